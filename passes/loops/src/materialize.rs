//! `materialize`: see [`Materialize::doc`].

use crate::tile_loop::by_node;
use grpo_io::error::Result;
use grpo_ir::{Builder, Elem, Elementwise, Op, Start, TensorType, Val};
use grpo_sweep::argmax::row_argmax;
use grpo_sweep::online::{LOWEST_FINITE_F32, online_maximum, online_tiles};
use grpo_sweep::pick::gathered;
use grpo_sweep::tile::{maximum_over, round_through, sum_from, sum_over};
use grpo_sweep::{Sink, Sweep};
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

/// Computes the sweep by plain operations on `[N,V]` values. Returns its results in order.
fn dense<'c>(b: &Builder<'c>, sweep: &Sweep<'c>) -> Vec<Val<'c>> {
    sweep.by_phases(b, |sweep| phase(b, sweep))
}

fn phase<'c>(b: &Builder<'c>, sweep: &Sweep<'c>) -> Vec<Val<'c>> {
    let values = sweep.tile_values(b, Start::At(0));
    let mut rest = values.as_slice();
    let mut results = Vec::new();
    for sink in &sweep.sinks {
        let (mine, others) = rest.split_at(sink.values().len());
        rest = others;
        results.extend(sink_results(b, sweep, sink, mine));
    }
    results
}

fn sink_results<'c>(
    b: &Builder<'c>,
    sweep: &Sweep<'c>,
    sink: &Sink,
    values: &[Val<'c>],
) -> Vec<Val<'c>> {
    match sink {
        Sink::Max { .. } => vec![maximum_over(b, values[0], 1)],
        Sink::Sum { value } => vec![sum_from(b, values[0], 1, sweep.body.sum_starts_at(*value))],
        Sink::Gather { .. } => vec![gathered(b, values[0], values[1], Start::At(0))],
        Sink::ColSum { .. } => vec![sum_over(b, values[0], 0)],
        Sink::Store { .. } => vec![values[0]],
        Sink::Stash { .. } => unreachable!("stashed logits are forgotten first"),
        Sink::Argmax { .. } => vec![row_argmax(b, values[0], Start::At(0)).1],
        Sink::ContractCols { dot, .. } | Sink::ContractRows { dot, .. } => {
            let product = sweep.contract(b, sink, values[0], dot.result[0]);
            let sum = round_through(b, product, &dot.result);
            vec![sweep.init(sink).map_or(sum, |init| b.elementwise(Elementwise::Add, &[init, sum]))]
        }
        Sink::Online { .. } => online(b, sweep, sink, values),
    }
}

fn online<'c>(b: &Builder<'c>, sweep: &Sweep<'c>, sink: &Sink, values: &[Val<'c>]) -> Vec<Val<'c>> {
    let Sink::Online { exponent, terms } = sink else { unreachable!("an online sink") };
    let value = by_node(sink, values);
    let e = value(*exponent);
    let floor = b.splat(&TensorType::new([sweep.rows], Elem::F32), LOWEST_FINITE_F32);
    let max = online_maximum(b, &[floor, maximum_over(b, e, 1)]);
    let tiles = online_tiles(b, [sweep.rows, sweep.cols], &sweep.body, (e, max), terms, &value);
    std::iter::once(max).chain(tiles.into_iter().map(|t| sum_over(b, t, 1))).collect()
}
