//! Residuals of a `cond` in a loop that is differentiated from outside of both: each trip stacks them.
//!
//! 1. Before the loops are rewritten, [`split`] moves the computation of residuals to a separate conditional on the same value,
//!    directly after the first one. It is marked, and `loops.rs` recomputes it in the backward loop as it does a matrix product, from
//!    its operands: the branch index, which the loop stacks already, hidden states and weights, and small results of the first
//!    conditional.
//! 2. After that, the backward loop has two conditionals, whose branch indices are slices at the same places. [`share_choices`]
//!    makes them one value, and `branches.rs` passes the marked one's operands to the other. The marked one disappears.
//!
//! Each branch computes the same values from the same numbers, NaN and infinities included, and the same branch is taken: an index
//! that is out of bounds takes the last branch in both.

use crate::pass::PassContext;
use crate::rematerialize::branches;
use crate::rematerialize::copies::{elements, sizes_of_logits, sizes_worth};
use crate::rematerialize::split_manual::is_passed_on;
use grpo_dataflow::conditional::Branches;
use grpo_dataflow::marks::MARK;
use grpo_dataflow::reshape::peel;
use grpo_dataflow::trip_count::{Counted, While};
use grpo_ir::{Kind, Op, Val};

/// Moves the computation of residuals that a loop stacks out of the conditionals in its body.
pub(super) fn split(module: Op, context: &mut PassContext<'_>) {
    for producer in module.walk().into_iter().filter_map(Branches::of).collect::<Vec<_>>() {
        let mut results = stacked(&producer, context);
        while !results.is_empty() {
            let next = branches::passing(&producer, &results);
            let Err(rows) = branches::take_out(&producer, &next, context) else { break };
            branches::undo_passing(&next, &results, &producer);
            // Sums of rows in bf16 are moved as well.
            let go_on =
                rows.iter().all(|i| is_passed_on(producer.op.result(*i)) && !results.contains(i));
            if rows.is_empty() || !go_on {
                break;
            }
            results.extend(rows);
        }
    }
}

/// The results as large as the logits inside whose only users stack them for another loop, or return them to another conditional,
/// and the results that are loop-invariant arrays, such as weights, which autodiff returns from branches. None without one of the
/// first kind.
fn stacked(producer: &Branches, context: &PassContext<'_>) -> Vec<usize> {
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
