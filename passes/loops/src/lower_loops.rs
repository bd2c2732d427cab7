//! `lower-loops`: see [`LowerLoops::doc`].

use crate::chunks::behind_barrier;
use crate::round_operands::round_operands;
use crate::stashed_tiles::StashedTiles;
use crate::target::{Device, Loops, Target};
use crate::tile_loop::stream;
use crate::tiles::{tiles_of, whole};
use grpo_dataflow::column_pick::MOST_COMPARED;
use grpo_io::error::Result;
use grpo_io::report::LoweredSweep;
use grpo_ir::{Builder, Op, Val};
use grpo_sweep::{Sink, Source, Sweep, Tiles, mark_lowered};
use grpo_transforms::pass::{Pass, PassContext, failure};
use grpo_transforms::rewrite::recompute_logits::recompute_logits;
use grpo_transforms::rewrite::sweeps::{replace, sweeps};
use serde_json::{Value, json};

/// Lowers sweeps to StableHLO loops.
pub struct LowerLoops(Loops);

impl LowerLoops {
    /// Loops of a program for `target`.
    pub fn of(target: &dyn Target) -> LowerLoops {
        LowerLoops(target.loops())
    }
}

/// The report of a sweep that became a kernel or loops (`lowering`) with these tiles.
pub fn lowered_sweep(op: Op, sweep: &Sweep, lowering: &'static str, tiles: Value) -> LoweredSweep {
    let source = |s: &Source| match s {
        Source::Head { elem, layout, .. } => {
            json!({"kind": "head", "elem": elem.text(), "layout": layout, "inner": s.inner()})
        }
        Source::Logits { elem, .. } => json!({"kind": "logits", "elem": elem.text()}),
    };
    LoweredSweep {
        location: op.location_text(),
        chains: sweep.chains.clone(),
        lowering,
        rows: sweep.rows,
        cols: sweep.cols,
        sources: sweep.sources.iter().map(source).collect(),
        sinks: sweep.sinks.iter().map(|s| s.kind().to_string()).collect(),
        tiles,
    }
}

impl Pass for LowerLoops {
    fn name(&self) -> &'static str {
        "lower-loops"
    }

    fn doc(&self) -> &'static str {
        r#"Lowers every vocab.sweep to a stablehlo.while over vocabulary tiles.

With target `portable` that is all of them; for a TPU, those that `lower-mosaic` left.

Each iteration slices the head's weights, computes one tile of logits and what the sweep's body makes
of it, and updates the sinks' running values: maximum, sum, argmax, softmax sums that are rescaled
when the maximum grows, gradients. Gradients accumulate in f32 and are rounded once. No value has
N·V elements, except the result of a `store` sink. Where the tile height is below the number of rows
a second loop over row tiles runs inside. Extents that no tile divides leave a smaller tile behind
the loop. A sweep of two phases becomes two loops, with the row program on [N] between them. The result is
plain StableHLO: XLA runs it on CPU, GPU and TPU. Its exponentials and reductions bear the frontend
attribute `grpo_opt.sweep`: no region starts from them where the program is compiled again.

Tile sizes are those of --tile-n and --tile-v, else the plan's, else such that an f32 tile takes at
most 64 MiB, or 2 MiB where the device is known to be a CPU.

Before:

    %max = "vocab.sweep"(%h, %w) ({
    ^bb0(%x: tensor<f32>, %column: tensor<i32>):
      "vocab.yield"(%x) : (tensor<f32>) -> ()
    }) {rows = 26 : i64, cols = 1024 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
        sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}],
        sinks = [{kind = "max"}]}
      : (tensor<26x40xf32>, tensor<40x1024xf32>) -> tensor<26xf32>

After:

    %r:4 = stablehlo.while(%i = %c0, %m = %lowest, %a = %h, %b = %w)
     cond { %i < 4 }
     do {
      %v = stablehlo.multiply %i, %c256 : tensor<i32>
      %t = stablehlo.dynamic_slice %b, %c0, %v, sizes = [40, 256]
      %x = stablehlo.dot_general %a, %t, contracting_dims = [1] x [0] -> tensor<26x256xf32>
      %n = stablehlo.reduce(%x init: %lowest) applies stablehlo.maximum across dimensions = [1]
      %u = stablehlo.maximum %m, %n : tensor<26xf32>
      %j = stablehlo.add %i, %c1 : tensor<i32>
      stablehlo.return %j, %u, %a, %b
    }"#
    }

    fn most_compared(&self) -> Option<i64> {
        (!self.0.gathers).then_some(MOST_COMPARED)
    }

    fn run(&self, module: Op, context: &mut PassContext<'_>) -> Result<()> {
        let given = context.options.tile_n.is_some() || context.options.tile_v.is_some();
        if self.0.gpu().is_none() || given {
            recompute_logits(self.name(), module)?;
        }
        round_operands(module);
        for item in sweeps(self.name(), module) {
            let (op, sweep) = item?;
            // A plan for kernels says nothing about loops.
            let planned = sweep.plan.filter(|_| self.0.device != Device::Tpu);
            let tiles = tiles_of(&sweep, planned, &self.0, context.options);
            let stashes = sweep.sinks.iter().any(|sink| matches!(sink, Sink::Stash { .. }));
            if (stashes || !sweep.stashed.is_empty()) && StashedTiles::of(&sweep, tiles).is_none() {
                let why = "a loop stashes the logits of whole tiles with all rows, where the gradient by weights has room";
                return Err(failure(self.name(), op, why));
            }
            let sizes = json!({"rows": tiles.rows, "cols": tiles.cols});
            context.report.sweeps.push(lowered_sweep(op, &sweep, "loops", sizes));
            let message = format!(
                "lowered a sweep of {}x{} logits to loops over tiles of {}x{}",
                sweep.rows, sweep.cols, tiles.rows, tiles.cols
            );
            context.remarks.applied(self.name(), op, message);
            let b = Builder { created: Some(mark_lowered), ..Builder::before(op) };
            let results = sweep.with_row_major(&b, |s| loops(&b, s, tiles, &self.0));
            replace(op, results);
        }
        Ok(())
    }
}

/// Emits the loops of `sweep` with tiles of size `tiles`. Returns the sweep's results.
///
/// A sweep of two phases becomes a loop nest per phase. Logits that are an operand, in one tile, are behind a barrier, so that XLA reads
/// them again rather than keeping functions of them.
fn loops<'c>(b: &Builder<'c>, sweep: &Sweep<'c>, tiles: Tiles, loops: &Loops) -> Vec<Val<'c>> {
    let mut sweep = sweep.with_contraction_barriers();
    if !sweep.has_head() && tiles == whole(&sweep) {
        (sweep, _) = behind_barrier(b, &sweep, &[]);
    }
    sweep.by_phases(b, |sweep| stream(b, sweep, tiles, loops))
}
