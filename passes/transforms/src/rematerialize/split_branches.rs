//! Residuals of a `cond` in a loop, or in a `shard_map`, whose gradient is taken outside of both ([`split`]).
//!
//! The reader of the outer residuals then has two conditionals, whose branch indices, in a loop, are slices at the same places.
//! [`share_choices`] makes them one value, and `branches.rs` passes the marked one's operands to the other. Both take the same
//! branch: for an index that is out of bounds the last one.

use crate::pass::PassContext;
use crate::rematerialize::branches::Transfer;
use crate::rematerialize::residuals::{elements, sizes_of_logits, sizes_worth};
use crate::rematerialize::split::{Forward, Producer, is_passed_on, split};
use grpo_dataflow::conditional::Branches;
use grpo_dataflow::marks::MARK;
use grpo_dataflow::reshape::peel;
use grpo_dataflow::trip_count::{Counted, While};
use grpo_ir::{Builder, Kind, Op, Val};

/// Moves the computation of residuals that a surrounding operation passes on out of conditionals.
pub(super) fn over(module: Op, context: &mut PassContext<'_>) {
    for of in module.walk().into_iter().filter_map(Branches::of).collect::<Vec<_>>() {
        let results = passed_on(&of, context);
        split(&of, results, |row| is_passed_on(of.op.result(row)), context);
    }
}

impl<'c> Producer<'c> for Branches<'c> {
    type Recomputation = Transfer<'c>;

    /// A conditional on the same value, each branch of which returns these results.
    fn forward(&self, results: &[usize]) -> Option<Forward<'c>> {
        let from = self.op;
        let old: Vec<Val> = results.iter().map(|i| from.result(*i)).collect();
        let b = Builder::before(from.next()?);
        let pass = |end: Op<'c>| {
            let (region, block) = b.region(&[]);
            Builder::at_end(block, b).op(end.kind(), &old, &[], &[], &[]);
            region
        };
        let ends = self.blocks.iter().filter_map(|block| block.terminator());
        let regions: Vec<_> = ends.map(pass).collect();
        let types: Vec<_> = old.iter().map(|v| v.mlir_type()).collect();
        let op = b.op(from.kind(), &from.operands().collect::<Vec<_>>(), &[], &types, &regions);
        Some(Forward::new(op, old, op.results().collect()))
    }

    fn transfer_to(&self, forward: Op<'c>, context: &PassContext<'_>) -> Option<Transfer<'c>> {
        Transfer::over(self, &Branches::of(forward)?, context)
    }
}

/// The results as large as the logits inside whose only users stack them for another loop, or return them to another conditional,
/// and the results that are loop-invariant arrays, such as weights, which autodiff returns from branches. None without one of the
/// first kind.
fn passed_on(producer: &Branches, context: &PassContext<'_>) -> Vec<usize> {
    let sizes: Vec<i64> =
        producer.blocks.iter().flat_map(|block| sizes_worth(*block, context)).collect();
    // Values with one number per row or column are small.
    let extents = producer.blocks.iter().flat_map(|block| sizes_of_logits(*block));
    let small =
        extents.filter_map(|(size, cols)| Some(cols.max(size.checked_div(cols)?))).max().unwrap_or(0);
    let results = || (0..producer.op.num_results()).filter(|i| is_passed_on(producer.op.result(*i)));
    let is_large =
        |i: &usize| elements(producer.op.result(*i)).is_some_and(|size| sizes.contains(&size));
    let is_found = |i: &usize| {
        let around = producer.op.parent().and_then(While::of);
        let is_same = |v: Val| around.is_none_or(|around| around.outer(v).is_some());
        let mut found =
            producer.yields_for(*i).into_iter().filter(|v| producer.is_outside(*v) && is_same(*v));
        found.any(|v| elements(v).is_some_and(|size| size > small))
    };
    if results().any(|i| is_large(&i)) {
        results().filter(|i| is_large(i) || is_found(i)).collect()
    } else {
        Vec::new()
    }
}

/// Replaces the branch index of conditionals after a marked one by that one's, if both are the same slice.
pub(super) fn share_choices(module: Op) {
    for of in module.walk().into_iter().filter_map(While::of) {
        let all: Vec<Op> = of.body.ops().into_iter().filter(|op| Branches::of(*op).is_some()).collect();
        if !all.iter().any(|op| op.attr(MARK).is_some()) {
            continue;
        }
        let Some(counted) = Counted::of(of.op) else { continue };
        for (at, marked) in all.iter().enumerate().filter(|(_, op)| op.attr(MARK).is_some()) {
            let choice = marked.operand(0);
            for other in &all[at + 1..] {
                let v = other.operand(0);
                if v.mlir_type() == choice.mlir_type() && is_same(&counted, v, choice) {
                    other.set_operand(0, choice);
                }
            }
        }
    }
}

/// True if two values of a loop's body are equal in every trip: equal slices of the same loop-invariant array, or of equal slices
/// in the surrounding loop. A clamped index is clamped in both.
fn is_same<'c>(of: &Counted<'c>, one: Val<'c>, other: Val<'c>) -> bool {
    let (one, other) = (peel(one), peel(other));
    if one == other {
        return true;
    }
    if one.mlir_type() != other.mlir_type() {
        return false;
    }
    if let (Some(outer), Some(other)) = (of.of.outer(one), of.of.outer(other)) {
        let around = of.of.op.parent().and_then(While::of).filter(|a| of.of.op.block() == Some(a.body));
        let is_around =
            || around.and_then(|a| Counted::of(a.op)).is_some_and(|a| is_same(&a, outer, other));
        return outer == other || is_around();
    }
    let slice = |v: Val<'c>| v.def().filter(|op| op.is(Kind::DynamicSlice));
    let (Some(one), Some(other)) = (slice(one), slice(other)) else { return false };
    let indices = one.operands().zip(other.operands()).skip(1);
    let is_there = |(a, b): (Val<'c>, Val<'c>)| {
        a == b || of.values(a).is_some_and(|values| of.values(b) == Some(values))
    };
    indices.into_iter().all(is_there) && is_same(of, one.operand(0), other.operand(0))
}
