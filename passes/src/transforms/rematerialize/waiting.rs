//! Residuals of a loop in a `shard_map` whose gradient, taken outside of both, waits for what the `shard_map` gives.
//!
//! Two manual computations become one (`joined.rs`) where the second one reads nothing else that is made of the first one's results.
//! That is not so where log-probabilities are computed chunk by chunk in a `shard_map`, and a policy's loss is taken of them outside:
//! its gradient by them is a number of each. Then, in the first computation, a marked loop makes anew what the loop has stacked, as in
//! `nested.rs`, of its operands and small values that the loop stacks besides. The second computation does that loop again as it
//! does a matrix product again, and the loop that reads the residuals takes it in; nothing is left of it.
//!
//! Each device does the same operations on the same numbers, NaN and infinities included. A marked loop holds no collectives: what
//! devices combine, as a row's maximum over the vocabulary, is stacked. So it is where the softmax is computed in f32.

use super::computation::Computation;
use super::joined::is_stack_of_logits;
use super::loops::{Hand, sizes_handed_over};
use super::nested::Passing;
use crate::analysis::counted::{Counted, While};
use crate::analysis::mesh::Mesh;
use crate::analysis::reshape::peel;
use crate::analysis::stacks::Stack;
use crate::ir::{Op, Val};
use crate::pass::PassContext;

/// Lets marked loops make what loops in computations that are manual over axes of a mesh stack for other such computations. Whether there
/// is one.
pub(super) fn over(mesh: &Mesh, manual: &[Op<'_>], context: &mut PassContext<'_>) -> bool {
    let mut found = false;
    for maker in manual.iter().filter_map(|op| Computation::of(*op, mesh)) {
        let handed = handed_over(&maker, manual, mesh, context);
        let mut loops: Vec<Op> = handed.iter().filter_map(|v| v.def()).collect();
        loops.dedup();
        for of in loops.into_iter().filter_map(While::of) {
            let carries = handed.iter().filter(|v| v.def() == Some(of.op)).map(|v| v.result_index());
            found |= makes_again(of, carries, context);
        }
    }
    context.residuals.again |= found;
    found
}

/// What loops of a computation stack of residuals as large as the logits, which one other computation over the same axes reads, in a loop,
/// and nothing else.
fn handed_over<'c>(
    maker: &Computation<'c>,
    manual: &[Op<'c>],
    mesh: &Mesh,
    context: &PassContext<'_>,
) -> Vec<Val<'c>> {
    let stack_of = |(result, returned): (usize, Val<'c>)| {
        let [read] = maker.op.result(result).uses()[..] else { return None };
        let reader = manual.iter().find(|op| **op == read.owner)?;
        let reader = Computation::of(*reader, mesh).filter(|reader| reader.axes == maker.axes)?;
        let given = reader.body.args()[read.index];
        // Only then is the part that a device reads the part that it made.
        let is_same = reader.ins[read.index] == maker.outs[result]
            && given.mlir_type() == returned.mlir_type();
        let stack = peel(returned);
        let of = stack.def().filter(|op| While::of(*op).is_some() && op.block() == Some(maker.body))?;
        let is_only = is_read_once(returned) && (stack == returned || is_read_once(stack));
        let is_large = || is_stack_of_logits(returned, given, context);
        (is_same && is_only && is_large()).then(|| of.result(stack.result_index()))
    };
    let mut found: Vec<Val> = maker.returned().into_iter().enumerate().filter_map(stack_of).collect();
    found.dedup();
    found
}

fn is_read_once(v: Val) -> bool {
    v.uses().len() == 1
}

/// Puts a marked loop behind one that computes anew what it stacks as these of its values. Whether it can be.
fn makes_again(of: While, carries: impl Iterator<Item = usize>, context: &PassContext<'_>) -> bool {
    let sizes = sizes_handed_over(of, context);
    let Some(counted) = Counted::of(of.op).filter(|_| !sizes.is_empty()) else { return false };
    let mut stacks: Vec<Stack> = carries.filter_map(|carry| Stack::of(&counted, carry)).collect();
    while let Some(passing) = Passing::behind(&counted, &stacks) {
        let made = Counted::of(passing.made.op);
        let hand = made.and_then(|made| Hand::between(&counted, &made, &sizes));
        let again = hand.as_ref().map(Hand::stacks).unwrap_or_default();
        match hand.filter(|hand| again.len() == stacks.len() && !hand.rounds()) {
            Some(hand) => {
                hand.write();
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
