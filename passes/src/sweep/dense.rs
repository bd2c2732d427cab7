//! The sinks of a sweep over whole `[N,V]` values: what a sweep means, without tiles.

use super::stream::by_node;
use super::tile::{
    LOWEST_FINITE_F32, maximum_over, online_maximum, online_tiles, round_through, row_argmax, sum_from,
    sum_over,
};
use super::{Sink, Sweep};
use crate::ir::{Builder, Elem, Start, TensorType, Val};

impl<'c> Sweep<'c> {
    /// Computes the sweep with plain operations on `[N,V]` values; returns its results in order.
    pub fn dense(&self, b: &Builder<'c>) -> Vec<Val<'c>> {
        self.by_phases(b, |sweep| sweep.dense_phase(b))
    }

    fn dense_phase(&self, b: &Builder<'c>) -> Vec<Val<'c>> {
        let values = self.tile_values(b, Start::At(0));
        let mut rest = values.as_slice();
        let mut results = Vec::new();
        for sink in &self.sinks {
            let (mine, others) = rest.split_at(sink.values().len());
            rest = others;
            results.extend(self.dense_sink(b, sink, mine));
        }
        results
    }

    fn dense_sink(&self, b: &Builder<'c>, sink: &Sink, values: &[Val<'c>]) -> Vec<Val<'c>> {
        match sink {
            Sink::Max { .. } => vec![maximum_over(b, values[0], 1)],
            Sink::Sum { value } => vec![sum_from(b, values[0], 1, self.body.sum_starts_at(*value))],
            Sink::ColSum { .. } => vec![sum_over(b, values[0], 0)],
            Sink::Store { .. } => vec![values[0]],
            Sink::Stash { .. } => unreachable!("stashed logits are forgotten first"),
            Sink::Argmax { .. } => vec![row_argmax(b, values[0], Start::At(0)).1],
            Sink::ContractCols { dot, .. } | Sink::ContractRows { dot, .. } => {
                let product = self.contract(b, sink, values[0], dot.result[0]);
                vec![round_through(b, product, &dot.result)]
            }
            Sink::Online { .. } => self.dense_online(b, sink, values),
        }
    }

    fn dense_online(&self, b: &Builder<'c>, sink: &Sink, values: &[Val<'c>]) -> Vec<Val<'c>> {
        let Sink::Online { exponent, terms } = sink else { unreachable!("an online sink") };
        let value = by_node(sink, values);
        let e = value(*exponent);
        let floor = b.splat(&TensorType::new([self.rows], Elem::F32), LOWEST_FINITE_F32);
        let max = online_maximum(b, &[floor, maximum_over(b, e, 1)]);
        let tiles = online_tiles(b, [self.rows, self.cols], &self.body, (e, max), terms, &value);
        std::iter::once(max).chain(tiles.into_iter().map(|t| sum_over(b, t, 1))).collect()
    }
}
