//! `materialize`: see [`Materialize::doc`].

use crate::dense::dense;
use grpo_io::error::Result;
use grpo_ir::{Builder, Op};
use grpo_transforms::pass::{Pass, PassContext};
use grpo_transforms::rewrite::recompute_logits::recompute_logits;
use grpo_transforms::rewrite::sweeps::{replace, sweeps};

/// Replaces sweeps by plain StableHLO.
pub struct Materialize;

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

    fn run(&self, module: Op, _context: &mut PassContext<'_>) -> Result<()> {
        recompute_logits(self.name(), module)?;
        for item in sweeps(self.name(), module) {
            let (op, sweep) = item?;
            let b = Builder::before(op);
            let results = sweep.with_row_major(&b, |s| dense(&b, s));
            replace(op, results);
        }
        Ok(())
    }
}
