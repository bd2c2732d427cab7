//! Which row values are passed between regions in f32.
//!
//! A sweep computes in f32 what the program has in bf16 ([`grpo_recognize::rounding`]), in both regions. Sums, maxima and log-sum-exps of
//! rows that are passed between them stay f32 as well, as between two sweeps of one region (`widen-rows`): rounded, they would not
//! fit the recomputed logits. With logits near 1e4 the error of a bf16 maximum is up to 32, and `exp(x − max x)` up to 1e13.
//! Numbers that overflow bf16 and not f32, 0.4 % above bf16's largest number, are then finite.

use grpo_dataflow::walk::{Walk, dependents};
use grpo_ir::{Elem, Kind, Op, TensorType, Val};
use grpo_recognize::anchor::is_product;

/// True if a small value is passed in f32: it is bf16, and no product reads it unconverted.
pub(super) fn is_widened(v: Val) -> bool {
    is_narrow(v) && !feeds_product(v)
}

fn is_narrow(v: Val) -> bool {
    TensorType::of(v).is_some_and(|ty| ty.elem == Elem::BF16)
}

fn feeds_product(v: Val) -> bool {
    let mut walk = Walk::of([v]);
    while let Some(v) = walk.next() {
        for used in v.uses() {
            if is_product(used.owner) {
                return true;
            }
            if moves(used.owner) || used.owner.is(Kind::Convert) {
                walk.push(dependents(used));
            }
        }
    }
    walk.gave_up()
}

/// True if an operation only moves elements.
pub(super) fn moves(op: Op) -> bool {
    grpo_dataflow::is_data_movement(op)
        || matches!(op.kind(), Kind::DynamicSlice | Kind::OptimizationBarrier)
}
