//! Erases sharding constraints on values passed between regions: with explicit axes JAX adds one to every value.
//!
//! The result of a constraint is its operand. Entries of stacks keep the constraints in the bodies that write and read them.

use crate::rematerialize::copies::is_given;
use crate::rematerialize::residuals::sizes_of_logits;
use grpo_dataflow::reshape::peel;
use grpo_dataflow::trip_count::While;
use grpo_ir::{Kind, Op, Val};

/// Erases constraints on arrays that a loop stacks, or slices in each trip, if it may pass residuals.
pub(super) fn of_stacks(module: Op) {
    let loops: Vec<While> = module.walk().into_iter().filter_map(While::of).collect();
    let mut handing: Vec<Op> = Vec::new();
    for of in loops.iter().filter(|of| !sizes_of_logits(of.body).is_empty()) {
        let around = of.op.ancestors().filter(|op| While::of(*op).is_some());
        let all: Vec<Op> = std::iter::once(of.op).chain(around).collect();
        handing.extend(all);
    }
    handing.iter().filter_map(|op| While::of(*op)).for_each(of_zeros);
    let is_loop = |op: Op| While::of(op).is_some();
    handing.iter().for_each(|op| of_results(*op, is_loop));
    let readers: Vec<Op> =
        handing.iter().flat_map(|op| op.results()).flat_map(Val::uses).map(|u| u.owner).collect();
    for op in readers.into_iter().filter(|op| is_loop(*op)) {
        handing.push(op);
        handing.extend(op.walk().into_iter().filter(|op| is_loop(*op)));
    }
    let bodies: Vec<While> = handing.into_iter().filter_map(While::of).collect();
    for of in loops.iter().filter(|of| bodies.iter().any(|other| other.op == of.op)) {
        for op in of.body.ops().into_iter().filter(|op| op.is(Kind::ShardingConstraint)) {
            let is_part =
                |made: Op| matches!(made.kind(), Kind::DynamicUpdateSlice | Kind::DynamicSlice);
            if op.operand(0).def().is_some_and(is_part) {
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
