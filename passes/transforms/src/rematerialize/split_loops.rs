//! Residuals of a loop in another loop, or in a `shard_map`, whose gradient is taken outside of both ([`split`]).
//!
//! The residuals of a `scan` over steps of a `scan` over microbatches are `[steps, micro, tokens, vocabulary]`: each trip of the
//! outer loop stacks the inner loop's stack. In the backward pass the outer loop slices one step's stack, of which the inner loop
//! slices one microbatch's entry. A manual computation returns the stack, and another one reads it.
//!
//! The inserted loop copies each entry to the same place of another stack, from which `loops.rs` recomputes the entries. The trip
//! count must be constant, and each entry written once. An entry that no trip writes keeps its initial value.

use crate::pass::PassContext;
use crate::rematerialize::loops::Transfer;
use crate::rematerialize::residuals::{entry, may_be_of, sizes_passed};
use crate::rematerialize::split::{Forward, Producer, is_passed_to, split};
use grpo_dataflow::stacks::Stack;
use grpo_dataflow::trip_count::{Counted, While, line};
use grpo_ir::numbers::extent;
use grpo_ir::{Builder, Kind, Op, Start, Val};

/// Inserts marked loops for stacks that the surrounding operations pass on.
pub(super) fn over(module: Op, context: &mut PassContext<'_>) {
    let mut loops: Vec<Op> = module.walk().into_iter().filter(|op| While::of(*op).is_some()).collect();
    // Inner loops first: the outer ones pass their results.
    loops.reverse();
    for of in loops.into_iter().filter_map(While::of) {
        let is_passed = |carry: usize| is_passed_to_loop(of.op.result(carry));
        let passed: Vec<usize> = (0..of.op.num_results()).filter(|carry| is_passed(*carry)).collect();
        let sizes = if passed.is_empty() { Vec::new() } else { sizes_passed(of.op, context) };
        if sizes.is_empty() {
            continue;
        }
        let Some(counted) = Counted::of(of.op) else { continue };
        let is_large =
            |carry: &usize| entry(of.op.result(*carry)).is_some_and(|size| may_be_of(size, &sizes));
        let residuals = passed.into_iter().filter(is_large).collect();
        let producer = Loop { counted, sizes: &sizes };
        split(&producer, residuals, is_passed, context);
    }
}

/// True if the surrounding operations pass a stack on, and a loop reads it: where an outer loop stacked it, one in its reader.
fn is_passed_to_loop(stack: Val) -> bool {
    let reads =
        |op: &Op| op.is(Kind::While) && op.operands().any(|v| v.mlir_type() == stack.mlir_type());
    let within = |op: Op| op.walk().iter().any(reads);
    is_passed_to(stack, |op| op.is(Kind::While) && (reads(&op) || within(op)))
}

/// A loop, and the element counts of its residuals.
struct Loop<'a, 'c> {
    counted: Counted<'c>,
    sizes: &'a [i64],
}

impl<'c> Producer<'c> for Loop<'_, 'c> {
    type Recomputation = Transfer<'c>;

    /// A loop that copies the entries of these stacks to the same places of new stacks; none if the places are not equidistant.
    fn forward(&self, results: &[usize]) -> Option<Forward<'c>> {
        let op = self.counted.of.op;
        let stacks: Option<Vec<Stack>> = results.iter().map(|i| Stack::of(&self.counted, *i)).collect();
        let stacks = stacks?;
        let trips: Vec<i64> = (0..extent(stacks.first()?.places.len())).collect();
        let lines: Option<Vec<[i64; 2]>> = stacks.iter().map(|s| line(&trips, &s.places)).collect();
        let lines = lines?;
        let old: Vec<Val> = results.iter().map(|i| op.result(*i)).collect();
        let starts: Vec<Val> = results.iter().map(|i| op.operand(*i)).collect();
        let b = Builder::before(op.next()?);
        let new = b.counted_loop(extent(trips.len()), 1, &starts, &old, |b, trip, now, carried| {
            let each = old.iter().zip(&lines).zip(now);
            let pass = |((v, line), now): ((&Val<'c>, &[i64; 2]), &Val<'c>)| {
                let index = Start::Value(b.scaled(trip, *line, &trip.tensor_type()));
                let entry = b.slice(carried.inside(*v), 0, index, 1);
                let mut starts = vec![Start::At(0); v.tensor_type().rank()];
                starts[0] = index;
                b.update(*now, entry, &starts)
            };
            each.map(pass).collect()
        });
        Some(Forward::new(new.first()?.def()?, old, new))
    }

    fn transfer_to(&self, forward: Op<'c>, _: &PassContext<'_>) -> Option<Transfer<'c>> {
        Transfer::between(&self.counted, &Counted::of(forward)?, self.sizes)
    }
}
