//! The sinks of a sweep over whole `[N,V]` values: the semantics of a sweep, without tiles.

use crate::tile_loop::by_node;
use grpo_ir::{Builder, Elem, Elementwise, Start, TensorType, Val};
use grpo_sweep::argmax::row_argmax;
use grpo_sweep::online::{LOWEST_FINITE_F32, online_maximum, online_tiles};
use grpo_sweep::tile::{maximum_over, round_through, sum_from, sum_over};
use grpo_sweep::{Sink, Sweep};

/// Computes the sweep by plain operations on `[N,V]` values. Returns its results in order.
pub fn dense<'c>(b: &Builder<'c>, sweep: &Sweep<'c>) -> Vec<Val<'c>> {
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
