//! `slice(w), slice(w), dw -> slice(w), slice(optimization_barrier(w, dw))`
//!
//! Heads do not depend on each other, so a compiler may schedule the forward computation of all before the first gradient, and hold
//! a copy of the weights and the saved logits of each. Here the weights of a head depend on the gradient by the weights of the
//! preceding head.

use crate::rewrite::schedule::{self, Effects};
use grpo_dataflow::reshape::peel;
use grpo_ir::{Block, Builder, Kind, Start, TensorType, Val};

/// Makes the weights of each head, slices in `weights`, depend on the gradients of the preceding heads: `written[i]` holds the
/// gradients of the heads up to `i`. Does nothing if a gradient depends on a later head, as for a loss over several heads.
pub(super) fn sequence<'c>(block: Block<'c>, weights: &[Val<'c>], written: &[Val<'c>]) {
    let ops = block.ops();
    let Some(module) = ops.first().and_then(|op| op.ancestors().last()) else { return };
    let slice = |v: &Val<'c>| peel(*v).def().filter(|op| op.is(Kind::Slice));
    let slices: Option<Vec<_>> = weights.iter().map(slice).collect();
    let updates: Option<Vec<_>> = written.iter().map(|v| v.def()).collect();
    let (Some(slices), Some(updates)) = (slices, updates) else { return };
    let effects = Effects::of(module);
    let waits = |head: usize| {
        schedule::waiting(&ops, &[slices[head]], &[], &effects).contains(&written[head - 1])
    };
    if (1..slices.len()).any(waits) {
        return;
    }
    for head in 1..slices.len() {
        let operands = [slices[head].operand(0), updates[head].operand(0)];
        let types = operands.map(|v| v.mlir_type());
        let barrier =
            Builder::before(updates[head]).op(Kind::OptimizationBarrier, &operands, &[], &types, &[]);
        slices[head].set_operand(0, barrier.result(0));
        updates[head].set_operand(0, barrier.result(1));
    }
    let ops = block.ops();
    if let Some((end, rest)) = ops.split_last() {
        schedule::sort(rest, *end, &effects).expect("no gradient depends on a later head");
    }
}

/// The heads' parts in one array of this type, and the array after each part is written: a concatenation would keep all parts until
/// the last.
pub(super) fn written<'c>(
    b: &Builder<'c>,
    parts: &[Val<'c>],
    ty: &TensorType,
    dim: usize,
) -> Vec<Val<'c>> {
    let mut all = b.zero(ty);
    let update = |(head, part): (i64, &Val<'c>)| {
        let mut at = vec![Start::At(0); ty.rank()];
        at[dim] = Start::At(head);
        all = b.update(all, *part, &at);
        all
    };
    (0..).zip(parts).map(update).collect()
}
