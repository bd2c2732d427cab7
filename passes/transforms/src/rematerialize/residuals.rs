//! Which values are residuals, by their element counts: values as large as the logits that a block computes.

use crate::pass::PassContext;
use crate::rewrite::cleanup;
use grpo_dataflow::reshape::peel;
use grpo_dataflow::trip_count::repetitions;
use grpo_ir::{Block, Elem, Kind, Op, TensorType, Val};
use grpo_recognize::anchor::{of_exponentials, part_of_product_behind};

/// Operations that may pass residuals of logits in their regions.
pub(super) const NESTED: [Kind; 4] = [Kind::While, Kind::Case, Kind::If, Kind::ManualComputation];

/// Element counts and column counts of possible anchors' logits in a block, if a matrix product, or a slice of one, computes them,
/// and of the residuals that operations in it return.
pub(super) fn sizes_of_logits(block: Block) -> Vec<(i64, i64)> {
    let anchors = block.ops().into_iter().filter_map(of_exponentials);
    let made = anchors.filter(|t| part_of_product_behind(t.val).is_some());
    let mut sizes: Vec<(i64, i64)> =
        made.filter_map(|t| Some((elements(t.val)?, t.extent()?.1))).collect();
    // Results of a `shard_map` for all devices, or of a loop for all trips.
    let returned = block.ops().into_iter().flat_map(returned_residuals);
    sizes.extend(returned.filter_map(|(result, cols)| Some((elements(result)?, cols))));
    sizes.sort_unstable();
    sizes.dedup();
    sizes
}

/// The used results of a pure loop, conditional or manual computation that are as large as logits of its blocks, or stack such
/// values, with the number of columns of these.
fn returned_residuals<'c>(op: Op<'c>) -> Vec<(Val<'c>, i64)> {
    if !op.is_any(&NESTED) || !cleanup::is_pure(op) {
        return Vec::new();
    }
    let blocks: Vec<Block> = op.regions().into_iter().flat_map(|region| region.blocks()).collect();
    let sizes: Vec<(i64, i64)> = blocks.iter().flat_map(|block| sizes_of_logits(*block)).collect();
    let columns = |result: Val<'c>| {
        let at = result.result_index();
        let ends = blocks.iter().filter_map(|block| block.terminator());
        let given = ends.filter(|end| at < end.num_operands()).map(|end| end.operand(at));
        let given = given.filter_map(|v| if op.is(Kind::While) { written(v) } else { Some(v) });
        let all: Vec<Val> = given.collect();
        let is_of = |size: i64| all.iter().any(|v| holds_only(*v, &|of| of == size));
        sizes.iter().find(|(size, _)| is_of(*size)).map(|(_, columns)| *columns)
    };
    let used = op.results().filter(|result| !sizes.is_empty() && !result.is_unused());
    used.filter_map(|result| Some((result, columns(result)?))).collect()
}

/// True if an operation with regions returns residuals, and multiplies no other matrices: it may be computed twice.
pub(super) fn returns_residuals(op: Op) -> bool {
    let returned = returned_residuals(op);
    let columns = |op: Op| TensorType::of(op.result(0)).map(|ty| ty.shape).unwrap_or_default();
    let mut products = op.walk().into_iter().filter(|op| op.is(Kind::DotGeneral));
    !returned.is_empty()
        && products.all(|op| returned.iter().any(|(_, cols)| columns(op).contains(cols)))
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

/// Element counts of the residuals that an operation with regions may pass to another one.
pub(super) fn sizes_passed(op: Op, context: &PassContext<'_>) -> Vec<i64> {
    let blocks = op.regions().into_iter().flat_map(|region| region.blocks());
    blocks.flat_map(|block| sizes_worth(block, context)).collect()
}

/// The update that a trip writes into a carried array, looking through reshapes.
pub(super) fn written(next: Val) -> Option<Val> {
    let update = next.def().filter(|op| op.is(Kind::DynamicUpdateSlice))?;
    Some(peel(update.operand(1)))
}

pub(super) fn elements(v: Val) -> Option<i64> {
    TensorType::of(v).map(|ty| ty.elements())
}

/// Element count of an entry along an array's first dimension.
pub(super) fn entry(v: Val) -> Option<i64> {
    let extent = *TensorType::of(v)?.shape.first()?;
    elements(v)?.checked_div(extent)
}

/// True if an entry of this element count may be one residual of these sizes, or several concatenated ones.
pub(super) fn may_be_of(entry: i64, sizes: &[i64]) -> bool {
    sizes.iter().any(|size| entry.checked_rem(*size) == Some(0))
}

/// True if `v` has an admitted element count, or concatenates only such arrays: residuals of the trips of an unrolled loop.
pub(super) fn holds_only(v: Val, is_one: &impl Fn(i64) -> bool) -> bool {
    let together = || peel(v).def().filter(|op| op.is(Kind::Concatenate));
    let is_part = |v: Val| elements(v) == Some(0) || holds_only(v, is_one);
    elements(v).is_some_and(is_one) || together().is_some_and(|op| op.operands().all(is_part))
}
