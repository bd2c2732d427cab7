//! Branch indices of conditionals in the body of a loop that are equal in every trip.
//!
//! The reader of residuals of a `cond` in a loop has two conditionals, a marked one ([`crate::rematerialize::split`]) and the gradient's,
//! whose branch indices are slices at the same places. Both take the same branch: for an index that is out of bounds the last one.

use grpo_dataflow::conditional::Branches;
use grpo_dataflow::marks::MARK;
use grpo_dataflow::reshape::peel;
use grpo_dataflow::trip_count::{Counted, While};
use grpo_ir::{Kind, Op, Val};

/// Replaces the branch index of conditionals after a marked one by that one's, if both are the same slice.
pub(super) fn share(module: Op) {
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
