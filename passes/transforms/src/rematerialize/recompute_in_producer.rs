//! Residuals of a loop in a `shard_map` whose gradient, taken outside of both, depends on results of the `shard_map`.
//!
//! `merge_manual.rs` merges two manual computations if the second one depends on the first one's results only directly. Otherwise, as
//! where log-probabilities are computed chunk by chunk in a `shard_map` and a policy's loss is computed outside, the gradient by
//! them is one number each. Then, in the first computation, a marked loop recomputes the loop's stacks, as in `nested.rs`, from
//! operands and from additional small stacks. The second computation recomputes that loop like a matrix product, and `loops.rs`
//! moves its computation into the loop that reads the residuals. The marked loop disappears.
//!
//! Each device executes the same operations on the same numbers, NaN and infinities included. A marked loop has no collectives:
//! values that devices combine, such as a row's maximum over the vocabulary, are stacked. Requires a softmax in f32.

use crate::pass::PassContext;
use crate::rematerialize::computation::Computation;
use crate::rematerialize::loops::{Transfer, read_as_made, sizes_handed_over};
use crate::rematerialize::merge_manual::is_stack_of_logits;
use crate::rematerialize::nested::Passing;
use grpo_dataflow::mesh::Mesh;
use grpo_dataflow::reshape::peel;
use grpo_dataflow::stacks::Stack;
use grpo_dataflow::trip_count::{Counted, While};
use grpo_ir::{Kind, Op, Val};

/// Recomputes, in computations that are manual over axes of a mesh, the stacks that loops of others pass to them.
pub(super) fn over<'c>(mesh: &Mesh, all: impl Fn() -> Vec<Op<'c>>, context: &mut PassContext<'_>) {
    let (mut manual, mut at) = (all(), 0);
    while let Some(op) = manual.get(at) {
        let reader = Computation::of(*op, mesh);
        let makers = manual[..at].iter().filter_map(|op| Computation::of(*op, mesh));
        let transfer = reader.as_ref().and_then(|reader| {
            let marked = |producer: &Computation<'c>| marks(producer, reader, context);
            let producer = makers.filter(|producer| producer.axes == reader.axes).find(marked)?;
            // The pipeline starts again without this pass if a marked loop remains.
            context.done.residuals = true;
            crate::rematerialize::Transfer::between(producer, reader, false, context)
        });
        match (transfer, reader) {
            (Some(transfer), Some(reader)) => {
                transfer.write(&reader, mesh);
                manual = all();
                let within = manual.iter().flat_map(|op| op.walk());
                within.filter(|op| op.is(Kind::While)).for_each(read_as_made);
            }
            _ => at += 1,
        }
    }
}

/// Inserts marked loops after the producer's loops that stack residuals for the reader. Returns whether there are any.
fn marks(producer: &Computation, reader: &Computation, context: &PassContext<'_>) -> bool {
    let handed = handed_over(producer, reader, context);
    let mut loops: Vec<Op> = handed.iter().filter_map(|v| v.def()).collect();
    loops.dedup();
    let mut found = false;
    for of in loops.into_iter().filter_map(While::of) {
        let carries = handed.iter().filter(|v| v.def() == Some(of.op)).map(|v| v.result_index());
        found |= insert_recomputation(of, carries, context);
    }
    found
}

/// The stacks of residuals as large as the logits whose only user is a loop of the other computation.
fn handed_over<'c>(
    producer: &Computation<'c>,
    reader: &Computation<'c>,
    context: &PassContext<'_>,
) -> Vec<Val<'c>> {
    let args = reader.body.args();
    let stack_of = |(result, returned): (usize, Val<'c>)| {
        let [read] = producer.op.result(result).uses()[..] else { return None };
        let given = *args.get(read.index).filter(|_| read.owner == reader.op)?;
        // Only then does a device read the part that it wrote.
        let is_same =
            reader.ins[read.index] == producer.outs[result] && given.mlir_type() == returned.mlir_type();
        let stack = peel(returned);
        stack.def().filter(|op| While::of(*op).is_some() && op.block() == Some(producer.body))?;
        let is_only = is_read_once(returned) && (stack == returned || is_read_once(stack));
        (is_same && is_only && is_stack_of_logits(returned, given, context)).then_some(stack)
    };
    producer.returned().into_iter().enumerate().filter_map(stack_of).collect()
}

fn is_read_once(v: Val) -> bool {
    v.uses().len() == 1
}

/// Inserts a marked loop that recomputes these stacks of a loop. Returns whether that is possible.
fn insert_recomputation(
    of: While,
    carries: impl Iterator<Item = usize>,
    context: &PassContext<'_>,
) -> bool {
    let sizes = sizes_handed_over(of, context);
    let Some(counted) = Counted::of(of.op).filter(|_| !sizes.is_empty()) else { return false };
    let mut stacks: Vec<Stack> = carries.filter_map(|carry| Stack::of(&counted, carry)).collect();
    while let Some(passing) = Passing::behind(&counted, &stacks) {
        let made = Counted::of(passing.made.op);
        let transfer = made.and_then(|made| Transfer::between(&counted, &made, &sizes));
        let again = transfer.as_ref().map(Transfer::stacks).unwrap_or_default();
        match transfer.filter(|transfer| again.len() == stacks.len() && !transfer.rounds()) {
            Some(transfer) => {
                transfer.write();
                return true;
            }
            None => passing.undo(),
        }
        let before = stacks.len();
        stacks.retain(|stack| again.contains(&stack.carry));
        if stacks.len() == before {
            break;
        }
    }
    false
}
