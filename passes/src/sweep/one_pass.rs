//! A sweep of two phases as a loop over chunks of rows: a chunk's logits over all columns are computed once, and both
//! phases and the row program between them read them.
//!
//! Results with one entry per row are written chunk by chunk. Results with one entry per column are sums over the
//! chunks, in the contraction's accumulator type, and rounded behind the loop.

use super::near::barrier_of;
use super::stream::stream_phase;
use super::tile::{accumulator, round_through};
use super::{Sink, Source, Sweep, Tiles};
use crate::ir::{Builder, Start, TensorType, Val};
use crate::target::Loops;

/// Emits the loop of a sweep of two phases over chunks of `height` rows; returns the sweep's results.
pub(super) fn one_pass<'c>(
    b: &Builder<'c>,
    sweep: &Sweep<'c>,
    height: i64,
    loops: &Loops,
) -> Vec<Val<'c>> {
    let mut sums = sweep.clone();
    for sink in &mut sums.sinks {
        if let Sink::ContractRows { value, dot, .. } = sink {
            dot.result = vec![accumulator(dot, sweep.body.elem(*value))];
        }
    }
    let mut state: Vec<Val> = sums.result_types().iter().map(|ty| b.zero(ty)).collect();
    let (full, rest) = (sweep.rows / height, sweep.rows % height);
    if full > 0 {
        state = b.counted_loop(full, height, &state, &sums.operands_read(), |b, from, now, carried| {
            let sums = sums.map_operands(|v| carried.inside(v));
            chunk(b, &sums, Start::Value(from), height, loops, now)
        });
    }
    if rest > 0 {
        state = chunk(b, &sums, Start::At(full * height), rest, loops, &state);
    }
    let finish = |(sink, v): (&Sink, Val<'c>)| match sink {
        Sink::ContractRows { dot, .. } => round_through(b, v, &dot.roundings()),
        _ => v,
    };
    by_result(sweep).into_iter().zip(state).map(finish).collect()
}

/// The sink of each result.
fn by_result<'a>(sweep: &'a Sweep) -> Vec<&'a Sink> {
    let results = |sink: &'a Sink| vec![sink; sweep.sink_results(sink).len()];
    sweep.sinks.iter().flat_map(results).collect()
}

/// The results `now` with the `height` rows from `from` on in them.
fn chunk<'c>(
    b: &Builder<'c>,
    sweep: &Sweep<'c>,
    from: Start<'c>,
    height: i64,
    loops: &Loops,
    now: &[Val<'c>],
) -> Vec<Val<'c>> {
    let mut part = sweep.take_rows(b, from, height, loops.slices_as_bits);
    let computed: Vec<Source> = part
        .sources
        .iter()
        .map(|source| Source::Logits { value: part.logits(b, source), elem: source.elem() })
        .collect();
    part.sources = computed;
    let tiles = Tiles { rows: height, cols: part.cols };
    // What the first phase gives, and the same behind the barrier.
    let (mut given, mut behind): (Vec<Val>, Vec<Val>) = (Vec::new(), Vec::new());
    let mut results = part.by_phases(b, |phase| {
        if given.is_empty() {
            given = stream_phase(b, phase, tiles, loops);
            return given.clone();
        }
        // XLA keeps in f32 what both phases make of the logits, were it not for the barrier. Everything else that reads them comes before
        // it, so that the gradient by the logits takes their place.
        let (phase, same) = behind_barrier(b, phase, &given);
        behind = same;
        stream_phase(b, &phase, tiles, loops)
    });
    for result in &mut results {
        if let Some(at) = given.iter().position(|v| v == result) {
            *result = behind[at];
        }
    }
    let next = |((sink, now), part): ((&Sink, &Val<'c>), Val<'c>)| match sink {
        Sink::ContractRows { .. } | Sink::ColSum { .. } => b.elementwise("add", &[*now, part]),
        _ => {
            let mut starts = vec![Start::At(0); TensorType::of(part).expect("a tensor").rank()];
            starts[0] = from;
            b.update(*now, part, &starts)
        }
    };
    by_result(sweep).into_iter().zip(now).zip(results).map(next).collect()
}

/// The same sweep, whose logits and row operands XLA does not join with what else reads them, and `others` behind the same barrier.
pub(super) fn behind_barrier<'c>(
    b: &Builder<'c>,
    sweep: &Sweep<'c>,
    others: &[Val<'c>],
) -> (Sweep<'c>, Vec<Val<'c>>) {
    let logits = sweep.sources.iter().filter_map(|source| match source {
        Source::Logits { value, .. } => Some(*value),
        Source::Head { .. } => None,
    });
    let values: Vec<Val> = others.iter().copied().chain(logits).chain(sweep.row_operands.clone()).collect();
    let behind = barrier_of(b, &values);
    let at = |v: Val<'c>| values.iter().position(|value| *value == v);
    let sweep = sweep.map_operands(|v| at(v).map_or(v, |i| behind[i]));
    (sweep, behind[..others.len()].to_vec())
}
