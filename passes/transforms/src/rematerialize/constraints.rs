//! Erases sharding constraints on values passed between regions: with explicit axes JAX adds one to every value.
//!
//! The result of a constraint is its operand. Entries of stacks keep the constraints in the bodies that write and read them.

use crate::rematerialize::copies::is_given;
use grpo_dataflow::reshape::peel;
use grpo_dataflow::trip_count::While;
use grpo_ir::{Kind, Op, Val};

/// Erases constraints on arrays that these loops stack, or slice in each trip.
pub(super) fn of_stacks(loops: &[While]) {
    for of in loops {
        of_zeros(*of);
        of_results(of.op, |op| op.is(Kind::While));
        for op in of.body.ops().into_iter().filter(|op| op.is(Kind::ShardingConstraint)) {
            let made = op.operand(0).def();
            if made.is_some_and(|op| op.is_any(&[Kind::DynamicUpdateSlice, Kind::DynamicSlice])) {
                erase(op);
            }
        }
    }
}

/// Erases constraints on the initial zeros of a loop's stacks.
fn of_zeros(of: While) {
    for (carry, next) in of.next().into_iter().enumerate() {
        let constraint = of.op.operand(carry).def().filter(|op| op.is(Kind::ShardingConstraint));
        let is_stacked = peel(next).def().is_some_and(|op| op.is(Kind::DynamicUpdateSlice));
        let Some(constraint) = constraint.filter(|_| is_stacked) else { continue };
        if constraint.operand(0).def().is_some_and(is_given) {
            of.op.set_operand(carry, constraint.operand(0));
            if constraint.result(0).is_unused() {
                constraint.erase();
            }
        }
    }
}

/// Erases constraints on results of an operation whose only users satisfy `are_readers`.
pub(super) fn of_results<'c>(op: Op<'c>, are_readers: impl Fn(Op<'c>) -> bool) {
    for used in op.results().flat_map(Val::uses).filter(|used| used.owner.is(Kind::ShardingConstraint)) {
        let readers = used.owner.result(0).uses();
        if !readers.is_empty() && readers.iter().all(|reader| are_readers(reader.owner)) {
            erase(used.owner);
        }
    }
}

fn erase(constraint: Op) {
    constraint.result(0).replace_all_uses(constraint.operand(0));
    constraint.erase();
}
