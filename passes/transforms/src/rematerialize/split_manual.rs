//! Residuals of a `shard_map` in a loop that is differentiated from outside of both: each trip stacks them.

use crate::pass::PassContext;
use crate::rematerialize::Transfer;
use crate::rematerialize::computation::{Computation, Input, tensor};
use crate::rematerialize::copies::{elements, sizes_worth};
use crate::rematerialize::stacks::Way;
use grpo_dataflow::conditional::Branches;
use grpo_dataflow::mesh::Mesh;
use grpo_dataflow::trip_count::While;
use grpo_ir::{Builder, Kind, Op, TensorType, Use, Val};

/// Moves the computation of residuals that a loop stacks out of the manual computations in its body, to a new computation directly
/// after, which computes them from the first one's operands and from additional small results of it.
///
/// Each device computes the same values from the same numbers, NaN and infinities included. The new computation has no collectives,
/// so that `loops.rs` can recompute it like a matrix product, and it can be merged with the reader of the residuals.
pub(super) fn over<'c>(mesh: &Mesh, all: Vec<Op<'c>>, context: &mut PassContext<'_>) {
    for op in all {
        let Some(producer) = Computation::of(op, mesh) else { continue };
        let residuals = handed_over(&producer, context);
        if residuals.is_empty() {
            continue;
        }
        let same = producer.passing(&residuals);
        let transfer = Transfer::over(producer.clone(), &same, context);
        let rows =
            transfer.as_ref().filter(|transfer| transfer.rounds()).map(Transfer::other_row_results);
        match (transfer, rows) {
            (Some(transfer), None) => transfer.write(&same, mesh),
            // Row sums in bf16 are moved as well, in f32.
            (Some(_), Some(rows)) => {
                same.undo_passing();
                let each = || rows.iter().map(|i| producer.op.result(*i));
                if !each().all(is_passed_on) {
                    continue;
                }
                let all: Vec<usize> = residuals.iter().chain(&rows).copied().collect();
                let same = producer.passing(&all);
                match Transfer::over(producer, &same, context) {
                    Some(transfer) if transfer.again.len() == all.len() => transfer.write(&same, mesh),
                    _ => {
                        same.undo_passing();
                        continue;
                    }
                }
            }
            (None, _) => {
                same.undo_passing();
                continue;
            }
        }
        context.done.residuals = true;
    }
}

/// The results as large as the logits inside whose only users stack them for another loop, or return them from a branch to another
/// conditional.
fn handed_over(producer: &Computation, context: &PassContext<'_>) -> Vec<usize> {
    let sizes = sizes_worth(producer.body, context);
    let returned = producer.returned();
    let is_large = |i: &usize| elements(returned[*i]).is_some_and(|size| sizes.contains(&size));
    (0..returned.len()).filter(|i| is_large(i) && is_passed_on(producer.op.result(*i))).collect()
}

/// True if the loop or branch around the definition of `v` passes it on, and nothing else reads it.
pub(super) fn is_passed_on(v: Val) -> bool {
    let Some(around) = v.block().parent() else { return false };
    match (While::of(around), Branches::of(around)) {
        (Some(of), _) => v.block() == of.body && is_stacked(v, &of),
        (_, Some(of)) => is_given(v, &of),
        _ => false,
    }
}

/// True if a branch returns `v`, possibly reshaped, to branches of other conditionals, or to the surrounding region, which passes
/// it on, and nothing else reads it.
fn is_given(v: Val, by: &Branches) -> bool {
    let is_other = |op: Op| {
        Branches::of(op).is_some() && op != by.op && by.op.ancestors().all(|around| around != op)
    };
    let is_read = |result: Val| {
        let uses = result.uses();
        let read = !uses.is_empty() && uses.iter().all(|used| used.owner.ancestors().any(is_other));
        read || is_passed_on(result)
    };
    let goes_there = |op: Op, index: usize| match op.kind() {
        Kind::BroadcastInDim | Kind::Reshape | Kind::ShardingConstraint => is_given(op.result(0), by),
        _ => op.is_return() && op.parent() == Some(by.op) && is_read(by.op.result(index)),
    };
    let uses = v.uses();
    !uses.is_empty() && uses.iter().all(|used| goes_there(used.owner, used.index))
}

/// True if all users of `v` write it into arrays that another loop reads, possibly through surrounding loops.
fn is_stacked(v: Val, around: &While) -> bool {
    let uses = v.uses();
    let stacks = |op: Op| {
        let [end] = op.result(0).uses()[..] else { return false };
        let carried = Some(end.owner) == around.body.terminator();
        let is_read_once = |v: Val| matches!(v.uses()[..], [only] if While::of(only.owner).is_some());
        carried && (is_read_once(around.op.result(end.index)) || Way::of(*around, end.index).is_some())
    };
    let goes_there = |op: Op, index: usize| match op.kind() {
        Kind::DynamicUpdateSlice => index == 1 && stacks(op),
        // An unrolled loop concatenates those of several trips.
        Kind::BroadcastInDim | Kind::Reshape | Kind::Concatenate | Kind::ShardingConstraint => {
            is_stacked(op.result(0), around)
        }
        _ => false,
    };
    !uses.is_empty() && uses.iter().all(|used| goes_there(used.owner, used.index))
}

impl<'c> Computation<'c> {
    /// Removes a computation that [`Computation::passing`] has inserted.
    fn undo_passing(self) {
        let ends = self.op.results().zip(self.op.operands());
        ends.for_each(|(result, operand)| result.replace_all_uses(operand));
        self.op.erase();
    }

    /// A computation after this one that returns to each device its part of these results, and replaces them in all users.
    fn passing(&self, results: &[usize]) -> Computation<'c> {
        let returned = self.returned();
        let old: Vec<Val> = results.iter().map(|i| self.op.result(*i)).collect();
        let uses: Vec<Vec<Use>> = old.iter().map(|v| v.uses()).collect();
        let each = || results.iter().zip(&old).map(|(i, v)| (*v, &self.outs[*i], tensor(returned[*i])));
        let inputs: Vec<Input> =
            each().map(|(v, sharding, local)| Input::new(v, sharding, local)).collect();
        let outs: Vec<(TensorType, String)> =
            each().map(|(v, sharding, _)| (tensor(v), sharding.clone())).collect();
        let next = self.op.next().expect("it is no terminator");
        let b = Builder::before(next);
        let (region, body) =
            b.region(&each().map(|(_, _, local)| local.mlir(b.context)).collect::<Vec<_>>());
        Builder::at_end(body, b).op(Kind::ShardyReturn, &body.args(), &[], &[], &[]);
        let new = self.over_same_axes(&b, &inputs, &outs, (region, body));
        for (uses, result) in uses.into_iter().zip(new.op.results()) {
            uses.into_iter().for_each(|used| used.owner.set_operand(used.index, result));
        }
        new
    }
}
