//! Shares equal branch indices: conditionals in a loop that slice their index from the same entry of a stack get one value.
//!
//! A conditional that is copied into the loop of its gradient then has the index of the conditional that reads its results, and
//! `branches` sees that both take the same branch.

use grpo_dataflow::conditional::Branches;
use grpo_dataflow::reshape::peel;
use grpo_dataflow::trip_count::{Counted, While};
use grpo_ir::{Kind, Op, Val};

/// Replaces the branch index of conditionals in loops by that of an earlier one, if both are the same slice.
pub(super) fn share(module: Op) {
    for of in module.walk().into_iter().filter_map(While::of) {
        let all: Vec<Op> = of.body.ops().into_iter().filter(|op| Branches::of(*op).is_some()).collect();
        let Some(counted) = Counted::of(of.op).filter(|_| all.len() > 1) else { continue };
        for (at, first) in all.iter().enumerate() {
            let choice = first.operand(0);
            for other in &all[at + 1..] {
                let v = other.operand(0);
                if v.mlir_type() == choice.mlir_type() && is_same(&counted, v, choice) {
                    other.set_operand(0, choice);
                }
            }
        }
    }
}

/// True if two values of a loop's body are equal in every trip: equal slices of the same loop-invariant array. A clamped index is
/// clamped in both.
fn is_same<'c>(of: &Counted<'c>, one: Val<'c>, other: Val<'c>) -> bool {
    let (one, other) = (peel(one), peel(other));
    if one == other {
        return true;
    }
    if one.mlir_type() != other.mlir_type() {
        return false;
    }
    if let (Some(outer), Some(other)) = (of.of.outer(one), of.of.outer(other)) {
        return outer == other;
    }
    let slice = |v: Val<'c>| v.def().filter(|op| op.is(Kind::DynamicSlice));
    let (Some(one), Some(other)) = (slice(one), slice(other)) else { return false };
    let indices = one.operands().zip(other.operands()).skip(1);
    let is_there = |(a, b): (Val<'c>, Val<'c>)| {
        a == b || of.values(a).is_some_and(|values| of.values(b) == Some(values))
    };
    indices.into_iter().all(is_there) && is_same(of, one.operand(0), other.operand(0))
}
