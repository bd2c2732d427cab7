//! `materialize`: see [`Materialize::doc`].

use super::keep::forget;
use crate::error::Result;
use crate::ir::{Builder, Op};
use crate::pass::{Pass, PassContext, failure};
use crate::sweep::{Sweep, is_sweep};

/// Turns sweeps back into plain StableHLO.
pub struct Materialize;

/// The sweeps of a module, read and verified.
///
/// # Errors
/// When a `vocab.sweep` is not well-formed.
///
/// Each sweep is read only when the iterator gets to it: one may use the results of an earlier one, which
/// the caller has replaced by then.
pub(super) fn sweeps(pass: &'static str, module: Op) -> impl Iterator<Item = Result<(Op, Sweep)>> {
    let ops: Vec<Op> = module.walk().into_iter().filter(|op| is_sweep(*op)).collect();
    ops.into_iter().map(move |op| Ok((op, read(pass, op)?)))
}

/// A sweep, read and verified.
///
/// # Errors
/// When it is not well-formed.
pub(super) fn read(pass: &'static str, op: Op) -> Result<Sweep> {
    let wrong = |why| failure(pass, op, format!("this vocab.sweep is not well-formed: {why}"));
    Sweep::from_op(op).map_err(wrong)
}

impl Pass for Materialize {
    fn name(&self) -> &'static str {
        "materialize"
    }

    fn doc(&self) -> &'static str {
        r#"Turns every vocab.sweep back into plain StableHLO on [N,V] values.

The inverse of the passes that make sweeps, and the definition of what a sweep means: the other
lowerings are tested against it. It is no part of the default pipeline, because it brings back the
[N,V] values whose absence is the point of a sweep.

Before:

    %max = "vocab.sweep"(%h, %w) ({
    ^bb0(%x: tensor<f32>, %column: tensor<i32>):
      "vocab.yield"(%x) : (tensor<f32>) -> ()
    }) {rows = 26 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
        sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}],
        sinks = [{kind = "max"}]}
      : (tensor<26x40xf32>, tensor<40x1003xf32>) -> tensor<26xf32>

After:

    %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0]
      : (tensor<26x40xf32>, tensor<40x1003xf32>) -> tensor<26x1003xf32>
    %max = stablehlo.reduce(%x init: %lowest) applies stablehlo.maximum across dimensions = [1]
      : (tensor<26x1003xf32>, tensor<f32>) -> tensor<26xf32>"#
    }

    fn run(&self, module: Op, _cx: &mut PassContext<'_>) -> Result<()> {
        forget(self.name(), module)?;
        for item in sweeps(self.name(), module) {
            let (op, sweep) = item?;
            let b = Builder::before(op);
            let results = sweep.straightened(&b, |s| s.dense(&b));
            replace(op, &results);
        }
        Ok(())
    }
}

/// Puts `results` in the place of `op`'s and erases it.
pub(super) fn replace(op: Op, results: &[crate::ir::Val]) {
    for (old, new) in op.results().into_iter().zip(results) {
        old.replace_all_uses(*new);
    }
    op.erase();
}
