//! Residuals of a `shard_map` in a loop, or in a branch, whose gradient is taken outside of both ([`split`]).

use crate::pass::PassContext;
use crate::rematerialize::computation::Computation;
use crate::rematerialize::manual::Transfer;
use crate::rematerialize::residuals::{elements, sizes_worth};
use crate::rematerialize::split::{Forward, Producer, is_passed_on, split};
use grpo_dataflow::mesh::{Mesh, per_value_text};
use grpo_ir::{Builder, Kind, Op, Val};

/// Moves the computation of residuals that a surrounding operation passes on out of manual computations over axes of a mesh.
pub(super) fn over(mesh: &Mesh, module: Op, context: &mut PassContext<'_>) {
    for of in Computation::all(module, mesh) {
        let returned = of.returned();
        let sizes = sizes_worth(of.body, context);
        let is_large = |i: &usize| elements(returned[*i]).is_some_and(|size| sizes.contains(&size));
        let is_passed = |i: usize| is_passed_on(of.op.result(i));
        let residuals = (0..returned.len()).filter(|i| is_large(i) && is_passed(*i)).collect();
        split(&Manual { of: &of, mesh }, residuals, is_passed, context);
    }
}

/// A manual computation whose residuals are passed on.
struct Manual<'a, 'c> {
    of: &'a Computation<'c>,
    mesh: &'a Mesh,
}

impl<'a, 'c> Producer<'c> for Manual<'a, 'c> {
    type Recomputation = Transfer<'a, 'c>;

    /// A computation over the same axes that returns to each device its part of these results.
    fn forward(&self, results: &[usize]) -> Option<Forward<'c>> {
        let (from, returned) = (self.of, self.of.returned());
        let old: Vec<Val> = results.iter().map(|i| from.op.result(*i)).collect();
        let b = Builder::before(from.op.next()?);
        let locals: Vec<_> = results.iter().map(|i| returned[*i].mlir_type()).collect();
        let (region, body) = b.region(&locals);
        Builder::at_end(body, b).op(Kind::ShardyReturn, &body.args(), &[], &[], &[]);
        let parts = per_value_text(&results.iter().map(|i| from.outs[*i].clone()).collect::<Vec<_>>());
        let attrs = [
            ("in_shardings", parts.clone()),
            ("manual_axes", from.op.attr_text("manual_axes")?),
            ("out_shardings", parts),
        ];
        let types: Vec<_> = old.iter().map(|v| v.mlir_type()).collect();
        let op = b.op(Kind::ManualComputation, &old, &attrs, &types, &[region]);
        Some(Forward::new(op, old, op.results().collect()))
    }

    fn transfer_to(&self, forward: Op<'c>, context: &PassContext<'_>) -> Option<Transfer<'a, 'c>> {
        Transfer::over(self.of.clone(), Computation::of(forward, self.mesh)?, self.mesh, context)
    }
}
