//! Splits the computation of residuals off an operation that is nested in another one.
//!
//! If a region is in another one and the gradient is taken outside of both, residuals cross the borders of both. This reduces them
//! to residuals that cross one border:
//!
//! 1. [`split`] inserts, directly after the inner operation (a loop, conditional or manual computation), another one of its kind that
//!    returns the residuals, and recomputes them there from operands and small results of the inner one. It is marked, and has no
//!    collectives.
//! 2. For the surrounding operation, a marked operation is like a matrix product: it computes a residual and may be recomputed. So
//!    it is recomputed in the operation that reads the outer residuals.
//! 3. There it precedes the inner operation of the backward pass, which recomputes its residuals. The marked operation disappears.
//!
//! Each device computes the same values by the same operations in the same order, NaN and infinities included. If a marked operation
//! remains, as where each trip of the outer loop has other weights, the pipeline starts again without this pass, and `outline`
//! reports what is kept.

use crate::pass::PassContext;
use crate::rematerialize::computation::argument_for;
use crate::rewrite::cleanup;
use grpo_dataflow::conditional::Branches;
use grpo_dataflow::marks::MARK;
use grpo_dataflow::walk::Walk;
use grpo_ir::{Kind, Op, Use, Val};

/// An operation whose residuals can be computed in another one of its kind.
pub(super) trait Producer<'c> {
    type Recomputation: Recomputation;

    /// Inserts an operation after this one that returns the values of these results.
    fn forward(&self, results: &[usize]) -> Option<Forward<'c>>;

    /// The recomputation of results in the inserted operation.
    fn transfer_to(&self, forward: Op<'c>, context: &PassContext<'_>) -> Option<Self::Recomputation>;
}

/// The recomputation of one operation's results in another one.
pub(super) trait Recomputation {
    /// The results of the first operation that the second one recomputes or reads in another type.
    fn replaced(&self) -> Vec<usize>;

    /// Other results in bf16, no larger than sums of rows, that are read if the softmax is computed in bf16.
    fn rounded_rows(&self) -> Vec<usize>;

    /// Rewrites both operations.
    fn write(self);
}

/// An operation that returns results of another one, and replaces them in all users.
pub(super) struct Forward<'c> {
    op: Op<'c>,
    old: Vec<Val<'c>>,
    new: Vec<Val<'c>>,
}

impl<'c> Forward<'c> {
    /// Replaces `old` by results of `op` in all users but `op`, and marks `op`.
    pub fn new(op: Op<'c>, old: Vec<Val<'c>>, new: Vec<Val<'c>>) -> Forward<'c> {
        for (old, new) in old.iter().zip(&new) {
            let is_within = |used: &Use| used.owner == op || used.owner.ancestors().any(|o| o == op);
            let others = old.uses().into_iter().filter(|used| !is_within(used));
            others.for_each(|used| used.owner.set_operand(used.index, *new));
        }
        op.set_unit_attr(MARK);
        Forward { op, old, new }
    }

    fn undo(self) {
        for (new, old) in self.new.iter().zip(&self.old) {
            new.replace_all_uses(*old);
        }
        let operands: Vec<Op> = self.op.operands().filter_map(Val::def).collect();
        self.op.erase();
        let is_dead = |op: &Op| cleanup::is_pure(*op) && op.results().all(Val::is_unused);
        operands.into_iter().filter(is_dead).for_each(Op::erase);
    }
}

/// Moves the computation of these results to a marked operation. Sums of rows in bf16 are moved as well, in f32, if all of them are
/// passed on.
pub(super) fn split<'c>(
    producer: &impl Producer<'c>,
    mut results: Vec<usize>,
    is_passed_on: impl Fn(usize) -> bool,
    context: &mut PassContext<'_>,
) {
    let mut with_rows = false;
    while !results.is_empty()
        && let Some(forward) = producer.forward(&results)
    {
        let transfer = producer.transfer_to(forward.op, context);
        let replaced = transfer.as_ref().map(Recomputation::replaced).unwrap_or_default();
        let mut rows = transfer.as_ref().map(Recomputation::rounded_rows).unwrap_or_default();
        rows.retain(|row| !results.contains(row));
        let is_whole = rows.is_empty() && results.iter().all(|result| replaced.contains(result));
        if let Some(transfer) = transfer.filter(|_| is_whole) {
            transfer.write();
            context.done.residuals = true;
            return;
        }
        forward.undo();
        if !rows.is_empty() && (with_rows || !rows.iter().all(|row| is_passed_on(*row))) {
            break;
        }
        with_rows |= !rows.is_empty();
        results.retain(|result| replaced.contains(result));
        results.extend(rows);
    }
}

/// True if the operations around the definition of `v` pass it on until another loop, or a branch of another conditional, reads it,
/// and nothing else does.
pub(super) fn is_passed_on(v: Val) -> bool {
    is_passed_to(v, |op| {
        op.is(Kind::While) || op.ancestors().any(|around| Branches::of(around).is_some())
    })
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
