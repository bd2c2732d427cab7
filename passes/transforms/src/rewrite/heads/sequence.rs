//! `slice(w), slice(w), dw -> slice(w), slice(optimization_barrier(w, dw))`
//!
//! Heads do not depend on each other, so a compiler may schedule the forward computation of all before the first gradient, and hold
//! a copy of the weights and the saved logits of each. Here the weights of a head depend on the gradient by the weights of the
//! preceding head.

use crate::rewrite::schedule::{self, Effects};
use grpo_ir::{Block, Builder, Kind, Op, Start, TensorType, Val};

/// Makes the weights of each head depend on the gradients of the preceding heads: `written[i]` holds the gradients of the heads up to
/// `i`, and the weights are slices of an array of its shape. Does nothing if a gradient depends on a later head, as for a loss over
/// several heads.
pub(super) fn sequence<'c>(block: Block<'c>, written: &[Val<'c>]) {
    let (ops, shape) = (block.ops(), written[0].tensor_type().shape);
    let Some(module) = ops.first().and_then(|op| op.ancestors().last()) else { return };
    let is_of_weights = |op: &&Op| {
        op.is(Kind::Slice) && TensorType::of(op.operand(0)).is_some_and(|ty| ty.shape == shape)
    };
    let Some(weights) = ops.iter().find(is_of_weights).map(|op| op.operand(0)) else { return };
    let is_sliced = |op: &Op| op.is(Kind::Slice) && op.operand(0) == weights;
    let slices: Vec<Op> = ops.iter().copied().filter(is_sliced).collect();
    let updates: Vec<Op> = written.iter().filter_map(|v| v.def()).collect();
    if slices.len() != written.len() || slices.len() != updates.len() {
        return;
    }
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
