//! Residuals of a `shard_map` in a loop that is differentiated from outside of both: each trip stacks them.

use super::Hand;
use super::computation::{Computation, Input, tensor};
use super::copies::{elements, sizes_worth};
use super::stacks::Way;
use crate::analysis::counted::While;
use crate::analysis::mesh::Mesh;
use crate::analysis::partition::CONSTRAINT;
use crate::ir::{Builder, Op, TensorType, Use, Val};
use crate::pass::PassContext;

/// Takes what makes the residuals that a loop stacks out of the manual computations in its body: a computation of its own, right
/// behind, makes them of what the first one reads and of small values that the first one gives besides.
///
/// Each device computes the same from the same numbers, NaN and infinities included. The new computation has no collectives, so that
/// `loops.rs` can do it again as it does a matrix product again, and the one that reads the residuals can take it in.
pub(super) fn over<'c>(mesh: &Mesh, all: Vec<Op<'c>>, context: &mut PassContext<'_>) {
    for op in all {
        let Some(maker) = Computation::of(op, mesh) else { continue };
        let residuals = stacked(&maker, context);
        if residuals.is_empty() {
            continue;
        }
        let same = maker.passing(&residuals);
        match Hand::over(maker, &same) {
            // Sums of rows in bf16 would have to go the same way in f32.
            Some(hand) if !hand.rounds() => {
                hand.write(&same, mesh);
                context.residuals.again = true;
            }
            _ => {
                let ends = same.op.results().into_iter().zip(same.op.operands());
                ends.for_each(|(result, operand)| result.replace_all_uses(operand));
                same.op.erase();
            }
        }
    }
}

/// The results as large as the logits inside that the loop around stacks for another loop, and nothing else reads.
fn stacked(maker: &Computation, context: &PassContext<'_>) -> Vec<usize> {
    let Some(around) = maker.op.parent().and_then(While::of) else { return Vec::new() };
    if maker.op.block() != Some(around.body) {
        return Vec::new();
    }
    let sizes = sizes_worth(maker.body, context);
    let returned = maker.returned();
    let is_large = |i: &usize| elements(returned[*i]).is_some_and(|size| sizes.contains(&size));
    (0..returned.len()).filter(|i| is_large(i) && is_stacked(maker.op.result(*i), &around)).collect()
}

/// Whether all that reads `v` puts it into arrays that another loop reads, perhaps by way of the loops around.
pub(super) fn is_stacked(v: Val, around: &While) -> bool {
    let uses = v.uses();
    let stacks = |op: Op| {
        let [end] = op.result(0).uses()[..] else { return false };
        let carried = Some(end.owner) == around.body.terminator();
        let is_read_once = |v: Val| matches!(v.uses()[..], [only] if While::of(only.owner).is_some());
        carried && (is_read_once(around.op.result(end.index)) || Way::of(*around, end.index).is_some())
    };
    let goes_there = |op: Op, index: usize| match op.name() {
        "stablehlo.dynamic_update_slice" => index == 1 && stacks(op),
        // An unrolled loop puts those of several trips side by side.
        "stablehlo.broadcast_in_dim" | "stablehlo.reshape" | "stablehlo.concatenate" | CONSTRAINT => {
            is_stacked(op.result(0), around)
        }
        _ => false,
    };
    !uses.is_empty() && uses.iter().all(|used| goes_there(used.owner, used.index))
}

impl<'c> Computation<'c> {
    /// A computation behind this one that gives each device its part of these results, in whose place it stands from now on.
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
        Builder::at_end(body, b).op("sdy.return", &body.args(), &[], &[], &[]);
        let new = self.over_same_axes(&b, &inputs, &outs, (region, body));
        for (uses, result) in uses.into_iter().zip(new.op.results()) {
            uses.into_iter().for_each(|used| used.owner.set_operand(used.index, result));
        }
        new
    }
}
