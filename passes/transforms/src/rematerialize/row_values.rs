//! Which row values are passed between regions in f32.
//!
//! A sweep computes in f32 what the program has in bf16 (`analysis/rounding.rs`), in both regions. Sums, maxima and log-sum-exps of
//! rows that are passed between them stay f32 as well, as between two sweeps of one region (`widen-rows`): rounded, they would not
//! fit the recomputed logits. With logits near 1e4 the error of a bf16 maximum is up to 32, and `exp(x − max x)` up to 1e13.
//! Numbers that overflow bf16 and not f32, 0.4 % above bf16's largest number, are then finite.

use grpo_dataflow;
use grpo_ir::{Elem, Kind, Op, TensorType, Use, Val};
use grpo_recognize::anchor::is_product;

/// True if a small value is passed in f32: it is bf16, and no product reads it unconverted.
pub(super) fn is_widened(v: Val) -> bool {
    is_narrow(v) && !feeds_product(v, 0)
}

fn is_narrow(v: Val) -> bool {
    TensorType::of(v).is_some_and(|ty| ty.elem == Elem::BF16)
}

fn feeds_product(v: Val, depth: usize) -> bool {
    const MAX_DEPTH: usize = 8;
    let feeds = |used: Use| {
        let op = used.owner;
        let goes_on = op.num_results() == 1 && (moves(op) || op.is(Kind::Convert));
        is_product(op) || goes_on && feeds_product(op.result(0), depth + 1)
    };
    depth < MAX_DEPTH && v.uses().into_iter().any(feeds)
}

/// True if an operation only moves elements.
pub(super) fn moves(op: Op) -> bool {
    grpo_dataflow::is_data_movement(op)
        || matches!(op.kind(), Kind::DynamicSlice | Kind::OptimizationBarrier)
}
