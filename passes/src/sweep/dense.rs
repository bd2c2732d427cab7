//! The sinks of a sweep over whole `[N,V]` values: what a sweep means, without tiles.

use super::tile::{LOWEST_FINITE_F32, round_through, row_argmax, row_max, sum_over};
use super::{NodeId, Sink, Sweep};
use crate::ir::{Builder, Elem, Start, TensorType, Val};

impl Sweep {
    /// Computes the sweep with plain operations on `[N,V]` values; returns its results in order.
    pub fn dense(&self, b: &Builder) -> Vec<Val> {
        self.by_phases(b, |sweep| sweep.dense_phase(b))
    }

    fn dense_phase(&self, b: &Builder) -> Vec<Val> {
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

    fn dense_sink(&self, b: &Builder, sink: &Sink, values: &[Val]) -> Vec<Val> {
        match sink {
            Sink::Max { .. } => vec![row_max(b, values[0])],
            Sink::Sum { .. } => vec![sum_over(b, values[0], 1)],
            Sink::ColSum { .. } => vec![sum_over(b, values[0], 0)],
            Sink::Store { .. } => vec![values[0]],
            Sink::Keep { .. } => unreachable!("kept logits are forgotten first"),
            Sink::Argmax { .. } => vec![row_argmax(b, values[0], Start::At(0)).1],
            Sink::ContractCols { dot, .. } | Sink::ContractRows { dot, .. } => {
                let product = self.contract(b, sink, values[0], dot.result[0]);
                vec![round_through(b, product, &dot.result)]
            }
            Sink::Online { terms, .. } => self.dense_online(b, terms, values),
        }
    }

    fn dense_online(&self, b: &Builder, terms: &[(NodeId, u32)], values: &[Val]) -> Vec<Val> {
        let shape = [self.rows, self.cols];
        let tile = TensorType::new(shape, Elem::F32);
        let floor = b.splat(&TensorType::new([self.rows], Elem::F32), LOWEST_FINITE_F32);
        let max = b.ew("maximum", &[floor, row_max(b, values[0])]);
        let below = b.ew("subtract", &[values[0], b.broadcast(max, &shape, &[0])]);
        let weight = b.ew("exponential", &[below]);
        let infinite = b.compare("EQ", below, b.splat(&tile, "0xFF800000"));
        let mut results = vec![max];
        for ((_, degree), factor) in terms.iter().zip(&values[1..]) {
            let mut term = weight;
            for _ in 0..*degree {
                term = b.ew("multiply", &[term, below]);
            }
            term = b.ew("multiply", &[term, *factor]);
            term = b.ew("select", &[infinite, b.zero(&tile), term]);
            results.push(sum_over(b, term, 1));
        }
        results
    }
}
