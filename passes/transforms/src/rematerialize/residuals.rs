//! Which values are residuals, by their element counts: values as large as the logits that a block computes.

use crate::pass::PassContext;
use crate::rematerialize::computation::argument_for;
use grpo_dataflow::marks::MARK;
use grpo_dataflow::reshape::peel;
use grpo_dataflow::trip_count::{While, repetitions};
use grpo_dataflow::walk::Walk;
use grpo_ir::{Block, Elem, Kind, Op, TensorType, Val};
use grpo_recognize::anchor::{of_exponentials, part_of_product_behind};

/// Element counts and column counts of possible anchors' logits in a block, if a matrix product, or a slice of one, computes them.
pub(super) fn sizes_of_logits(block: Block) -> Vec<(i64, i64)> {
    let anchors = block.ops().into_iter().filter_map(of_exponentials);
    let made = anchors.filter(|t| part_of_product_behind(t.val).is_some());
    let mut sizes: Vec<(i64, i64)> =
        made.filter_map(|t| Some((elements(t.val)?, t.extent()?.1))).collect();
    // Results of a `shard_map` for all devices, or of a loop for all trips; these are known to be profitable.
    let of_several = block.ops().into_iter().filter(|op| makes_residuals(*op)).flat_map(residuals);
    sizes.extend(of_several.filter_map(|(result, _)| Some((elements(result)?, i64::MAX))));
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

/// Element counts of the residuals that an operation with regions may pass to another one.
pub(super) fn sizes_passed(op: Op, context: &PassContext<'_>) -> Vec<i64> {
    if !makes_residuals(op) {
        let blocks = op.regions().into_iter().flat_map(|region| region.blocks());
        return blocks.flat_map(|block| sizes_worth(block, context)).collect();
    }
    // A marked operation is known to be profitable.
    let parts = |(_, v): (Val, Val)| match v.def().filter(|op| op.is(Kind::Concatenate)) {
        Some(op) => op.operands().filter_map(elements).collect(),
        None => Vec::from_iter(elements(v)),
    };
    let mut sizes: Vec<i64> = residuals(op).into_iter().flat_map(parts).collect();
    sizes.sort_unstable();
    sizes.dedup();
    sizes
}

/// The used results of a marked operation that are as large as logits, each with the value in a block that it is, or of a loop an
/// entry. The others are sums of rows, which are passed with the residuals if the softmax is computed in bf16.
fn residuals<'c>(marked: Op<'c>) -> Vec<(Val<'c>, Val<'c>)> {
    let products = marked.walk().into_iter().filter(|op| op.is(Kind::DotGeneral));
    let least = products.filter_map(|op| elements(op.result(0))).min().unwrap_or(0);
    let blocks = || marked.regions().into_iter().flat_map(|region| region.blocks());
    let inner = |result: Val<'c>| {
        let at = result.result_index();
        let ends = blocks().filter_map(Block::terminator).filter(|end| at < end.num_operands());
        let given = ends.map(|end| end.operand(at));
        let given = given.filter_map(|v| if marked.is(Kind::While) { written(v) } else { Some(v) });
        given.max_by_key(|v| elements(*v)).filter(|v| elements(*v) >= Some(least))
    };
    let used = marked.results().filter(|result| !result.is_unused());
    used.filter_map(|result| Some((result, inner(result)?))).collect()
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

/// True for a marked operation ([`crate::rematerialize::split`]).
pub(super) fn makes_residuals(op: Op) -> bool {
    let captures = || {
        let mut read = op.walk().into_iter().flat_map(Op::operands);
        While::of(op).is_none_or(|of| read.any(|v| of.is_outside(v)))
    };
    match op.kind() {
        Kind::While => op.attr(MARK).is_some() && !captures(),
        Kind::ManualComputation | Kind::Case | Kind::If => op.attr(MARK).is_some(),
        _ => false,
    }
}

/// True if the operations around the definition of `v` pass it on until such operations outside read it, and nothing else does: loops
/// stack it, branches and manual computations return it.
pub(super) fn is_passed_to<'c>(v: Val<'c>, is_reader: impl Fn(Op<'c>) -> bool) -> bool {
    let home = v.block();
    let is_outside =
        |op: Op| std::iter::once(op).chain(op.ancestors()).all(|op| op.block() != Some(home));
    let mut walk = Walk::of(v.uses());
    while let Some(used) = walk.next() {
        let op = used.owner;
        let around = op.parent().filter(|_| op.is_return());
        let passed = match (op.kind(), around) {
            (Kind::Reshape | Kind::BroadcastInDim | Kind::Concatenate | Kind::ShardingConstraint, _) => {
                Some(op.result(0))
            }
            (Kind::DynamicUpdateSlice, _) if used.index == 1 => Some(op.result(0)),
            (Kind::ShardyReturn, _) => argument_for(op.operand(used.index)),
            (_, Some(around)) => around.results().nth(used.index),
            _ if is_outside(op) && is_reader(op) => continue,
            _ => None,
        };
        let Some(passed) = passed.filter(|v| !v.is_unused()) else { return false };
        walk.push(passed.uses());
    }
    !v.is_unused() && !walk.gave_up()
}
