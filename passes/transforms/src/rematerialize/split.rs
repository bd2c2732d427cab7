//! Splits the computation of residuals off an operation that is nested in another one.
//!
//! If a region is in another one and the gradient is taken outside of both, residuals cross the borders of both. This reduces them
//! to residuals that cross one border:
//!
//! 1. [`over`] inserts, directly after the inner operation (a loop, conditional or manual computation), another one of its kind that
//!    returns the residuals, and recomputes them there from operands and small results of the inner one. It is marked, and has no
//!    collectives.
//! 2. For the surrounding operation, a marked operation is like a matrix product: it computes a residual and may be recomputed. So
//!    it is recomputed in the operation that reads the outer residuals.
//! 3. There it precedes the inner operation of the backward pass, which recomputes its residuals. The marked operation disappears.
//!
//! The residuals of a `scan` over steps of a `scan` over microbatches, for example, are `[steps, micro, tokens, vocabulary]`: each trip
//! of the outer loop stacks the inner loop's stack. In the backward pass the outer loop slices one step's stack, of which the inner
//! loop slices one microbatch's entry.
//!
//! Each device computes the same values by the same operations in the same order, NaN and infinities included. If a marked operation
//! remains, the pipeline starts again without this pass, and `outline`
//! reports what is kept.

use crate::pass::PassContext;
use crate::rematerialize::residuals::{holds_only, sizes_passed};
use crate::rematerialize::transfer::{Producer, Transfer};
use crate::rewrite::cleanup;
use grpo_dataflow::marks::MARK;
use grpo_ir::{Op, Use, Val};

/// An operation that returns results of another one, and replaces them in all users.
struct Forward<'c> {
    op: Op<'c>,
    old: Vec<Val<'c>>,
    new: Vec<Val<'c>>,
}

impl<'c> Forward<'c> {
    /// Inserts such an operation, marked, after `producer`.
    fn of(producer: &impl Producer<'c>, results: &[usize]) -> Option<Forward<'c>> {
        let new = producer.forward(results)?;
        let op = new.first()?.def()?;
        let old: Vec<Val> = results.iter().map(|i| producer.op().result(*i)).collect();
        for (old, new) in old.iter().zip(&new) {
            let is_within = |used: &Use| used.owner == op || used.owner.ancestors().any(|o| o == op);
            let others = old.uses().into_iter().filter(|used| !is_within(used));
            others.for_each(|used| used.owner.set_operand(used.index, *new));
        }
        op.set_unit_attr(MARK);
        Some(Forward { op, old, new })
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

/// Moves the computation of residuals that surrounding operations pass on to marked operations: of results as large as the logits
/// and, with these, of arrays from outside. Inner operations come first, as the outer ones pass their results.
pub(super) fn over<'c, P: Producer<'c>>(
    module: Op<'c>,
    of: impl Fn(Op<'c>) -> Option<P>,
    context: &mut PassContext<'_>,
) {
    for op in module.walk().into_iter().rev().filter(|op| !op.regions().is_empty()) {
        let sizes = sizes_passed(op, context);
        if sizes.is_empty() {
            continue;
        }
        let passed: Vec<usize> =
            (0..op.num_results()).filter(|i| P::is_passed_on(op.result(*i))).collect();
        let Some(producer) = Some(op).filter(|_| !passed.is_empty()).and_then(&of) else { continue };
        let returned = producer.returned();
        let is_large =
            |i: &usize| returned[*i].iter().any(|v| holds_only(*v, &|size| sizes.contains(&size)));
        if passed.iter().any(is_large) {
            let passed = passed.into_iter().filter(|i| is_large(i) || producer.forwards(*i));
            split(&producer, &of, passed.collect(), context);
        }
    }
}

/// Moves the computation of these results to a marked operation. Sums of rows in bf16 are moved as well, in f32, if all of them are
/// passed on.
fn split<'c, P: Producer<'c>>(
    producer: &P,
    of: &impl Fn(Op<'c>) -> Option<P>,
    mut results: Vec<usize>,
    context: &mut PassContext<'_>,
) {
    let mut with_rows = false;
    while !results.is_empty()
        && let Some(forward) = Forward::of(producer, &results)
    {
        let transfer = of(forward.op).and_then(|reader| Transfer::between(producer, &reader, context));
        let replaced = transfer.as_ref().map(Transfer::replaced).unwrap_or_default();
        let mut rows = transfer.as_ref().map(Transfer::rounded_rows).unwrap_or_default();
        rows.retain(|row| !results.contains(row));
        let is_whole = rows.is_empty() && results.iter().all(|result| replaced.contains(result));
        if let Some(transfer) = transfer.filter(|_| is_whole) {
            transfer.write();
            context.done.residuals = true;
            return;
        }
        forward.undo();
        if !rows.is_empty()
            && (with_rows || !rows.iter().all(|row| P::is_passed_on(producer.op().result(*row))))
        {
            break;
        }
        with_rows |= !rows.is_empty();
        results.retain(|result| replaced.contains(result));
        results.extend(rows);
    }
}
