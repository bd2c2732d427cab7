//! The results of a sweep that a loop computes by chunks of rows.
//!
//! Results with one entry per row are written chunk by chunk. Results with one entry per column are sums over the chunks, in the
//! contraction's accumulator type, and rounded after the loop.

use grpo_ir::{Builder, Elementwise, Start, TensorType, Val};
use grpo_sweep::tile::{accumulator, round_through};
use grpo_sweep::{Sink, Source, Sweep};

/// The results of a sweep that is computed by chunks of rows.
pub struct Chunks<'c> {
    /// The sweep for one chunk: its sums over rows are not rounded.
    pub sums: Sweep<'c>,
    /// The sink of each result of the original sweep, and the value that it is added to.
    sinks: Vec<(Sink, Option<Val<'c>>)>,
}

impl<'c> Chunks<'c> {
    /// The chunks of a sweep.
    pub fn of(sweep: &Sweep<'c>) -> Chunks<'c> {
        let mut sums = sweep.clone();
        for sink in &mut sums.sinks {
            if let Sink::ContractRows { value, dot, .. } = sink {
                dot.result = vec![accumulator(dot, sweep.body.elem(*value))];
                dot.init = None;
            }
        }
        let results =
            |sink: &Sink| vec![(sink.clone(), sweep.init(sink)); sweep.sink_results(sink).len()];
        Chunks { sums, sinks: sweep.sinks.iter().flat_map(results).collect() }
    }

    /// Number of results.
    pub fn results(&self) -> usize {
        self.sinks.len()
    }

    /// The results before the first chunk: zeros, or what a sum of this type is added to.
    pub fn initial(&self, b: &Builder<'c>) -> Vec<Val<'c>> {
        let types = self.sums.result_types();
        let first = |(ty, (_, init)): (&TensorType, &(Sink, Option<Val<'c>>))| {
            init.filter(|init| is_of_type(*init, ty)).unwrap_or_else(|| b.zero(ty))
        };
        types.iter().zip(&self.sinks).map(first).collect()
    }

    /// The results `now` updated by the rows starting at `from`.
    pub fn add(
        &self,
        b: &Builder<'c>,
        now: &[Val<'c>],
        part: &[Val<'c>],
        from: Start<'c>,
    ) -> Vec<Val<'c>> {
        let sinks = self.sinks.iter().map(|(sink, _)| sink);
        let next = |((sink, now), part): ((&Sink, &Val<'c>), &Val<'c>)| match sink {
            Sink::ContractRows { .. } | Sink::ColSum { .. } => {
                b.elementwise(Elementwise::Add, &[*now, *part])
            }
            _ => {
                let mut starts = vec![Start::At(0); part.tensor_type().rank()];
                starts[0] = from;
                b.update(*now, *part, &starts)
            }
        };
        sinks.zip(now).zip(part).map(next).collect()
    }

    /// The sweep's results from those after the last chunk.
    pub fn rounded(&self, b: &Builder<'c>, state: &[Val<'c>]) -> Vec<Val<'c>> {
        let finish = |((sink, init), v): (&(Sink, Option<Val<'c>>), &Val<'c>)| {
            let Sink::ContractRows { dot, .. } = sink else { return *v };
            let sum = round_through(b, *v, &dot.roundings());
            let is_added = |init: &Val<'c>| TensorType::of(*v).is_some_and(|ty| is_of_type(*init, &ty));
            match init.filter(|init| !is_added(init)) {
                Some(init) => b.elementwise(Elementwise::Add, &[init, sum]),
                None => sum,
            }
        };
        self.sinks.iter().zip(state).map(finish).collect()
    }
}

fn is_of_type(v: Val, ty: &TensorType) -> bool {
    TensorType::of(v).as_ref() == Some(ty)
}

/// The sweep with its logits and row operands behind a barrier, so that XLA does not fuse them with other users, and `others`
/// behind the same barrier.
pub(crate) fn behind_barrier<'c>(
    b: &Builder<'c>,
    sweep: &Sweep<'c>,
    others: &[Val<'c>],
) -> (Sweep<'c>, Vec<Val<'c>>) {
    let logits = sweep.sources.iter().filter_map(|source| match source {
        Source::Logits { value, .. } => Some(*value),
        Source::Head { .. } => None,
    });
    let values: Vec<Val> =
        others.iter().copied().chain(logits).chain(sweep.row_operands.clone()).collect();
    let behind = b.barrier(&values);
    let at = |v: Val<'c>| values.iter().position(|value| *value == v);
    let sweep = sweep.map_operands(|v| at(v).map_or(v, |i| behind[i]));
    (sweep, behind[..others.len()].to_vec())
}
