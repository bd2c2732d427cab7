//! Which values are residuals, by their element counts: values as large as the logits that a block computes.

use crate::pass::PassContext;
use grpo_dataflow::reshape::peel;
use grpo_dataflow::trip_count::repetitions;
use grpo_ir::{Block, Elem, Kind, Op, TensorType, Val};
use grpo_recognize::anchor::{of_exponentials, part_of_product_behind};

/// Element counts and column counts of possible anchors' logits in a block, if a matrix product, or a slice of one, computes them.
pub(super) fn sizes_of_logits(block: Block) -> Vec<(i64, i64)> {
    let anchors = block.ops().into_iter().filter_map(of_exponentials);
    let made = anchors.filter(|t| part_of_product_behind(t.val).is_some());
    let mut sizes: Vec<(i64, i64)> =
        made.filter_map(|t| Some((elements(t.val)?, t.extent()?.1))).collect();
    sizes.sort_unstable();
    sizes.dedup();
    sizes
}

/// The element counts of [`sizes_of_logits`] that are profitable over all trips of surrounding loops and not known to be in no
/// sweep.
pub(super) fn sizes_worth(block: Block, context: &PassContext<'_>) -> Vec<i64> {
    let mut sizes = sizes_of_logits(block);
    if !sizes.is_empty() && !context.options.always_fuse {
        let times = repetitions(block, &[]).unsigned_abs();
        let bytes = |size: i64| (size.unsigned_abs() * Elem::F32.bytes()).saturating_mul(times);
        let (columns, least) = (context.options.vocabulary(), context.options.min_logits_bytes);
        sizes.retain(|(size, cols)| *cols >= columns && bytes(*size) >= least);
    }
    let is_open = |size: &i64| !context.findings.kept_residuals.contains(size);
    sizes.into_iter().map(|(size, _)| size).filter(is_open).collect()
}

/// True for an operation that may pass residuals: a loop, conditional or manual computation.
pub(super) fn may_pass(op: Op) -> bool {
    op.is_any(&[Kind::While, Kind::Case, Kind::If, Kind::ManualComputation])
}

/// Element counts of the residuals that an operation with regions may pass to another one: of the logits in its blocks, and of what
/// operations in these pass.
pub(super) fn sizes_passed(op: Op, context: &PassContext<'_>) -> Vec<i64> {
    let blocks = || op.regions().into_iter().flat_map(|region| region.blocks());
    let inner = blocks().flat_map(Block::ops).flat_map(|op| passed(op, context)).filter_map(elements);
    blocks().flat_map(|block| sizes_worth(block, context)).chain(inner).collect()
}

/// The results of an operation that pass its residuals: a loop stacks them, branches and manual computations return them.
pub(super) fn passed<'c>(op: Op<'c>, context: &PassContext<'_>) -> Vec<Val<'c>> {
    let sizes = if may_pass(op) { sizes_passed(op, context) } else { Vec::new() };
    let blocks = op.regions().into_iter().flat_map(|region| region.blocks());
    let ends: Vec<Op> = blocks.filter_map(Block::terminator).collect();
    let is_residual = |result: &Val<'c>| {
        let returned = ends.iter().filter_map(|end| end.operands().nth(result.result_index()));
        let returned = returned.filter_map(|v| if op.is(Kind::While) { written(v) } else { Some(v) });
        returned.into_iter().any(|v| holds_only(v, &|size| sizes.contains(&size)))
    };
    op.results().filter(|_| !sizes.is_empty()).filter(is_residual).collect()
}

/// The update that a trip writes into a carried array, looking through reshapes.
pub(super) fn written(next: Val) -> Option<Val> {
    let update = next.def().filter(|op| op.is(Kind::DynamicUpdateSlice))?;
    Some(peel(update.operand(1)))
}

pub(super) fn elements(v: Val) -> Option<i64> {
    TensorType::of(v).map(|ty| ty.elements())
}

/// True if `v` has an admitted element count, or concatenates only such arrays: residuals of the trips of an unrolled loop.
pub(super) fn holds_only(v: Val, is_one: &impl Fn(i64) -> bool) -> bool {
    let together = || peel(v).def().filter(|op| op.is(Kind::Concatenate));
    let is_part = |v: Val| elements(v) == Some(0) || holds_only(v, is_one);
    elements(v).is_some_and(is_one) || together().is_some_and(|op| op.operands().all(is_part))
}
