//! XLA operations around a kernel: operands in the form of its windows, and the combination of a
//! token's partial results.

use super::accumulator::negated;
use super::tables;
use crate::spec::{KernelSpec, Operand, SinkAt, Window, has_argmax, stored, wide};
use grpo_ir::{Builder, Direction, Elem, Elementwise, Kind, Start, TensorType, Val, zero_text};
use grpo_sweep::online::{LOWEST_FINITE_F32, Shift, VANISHING_EXPONENT, place, rescaled};
use grpo_sweep::{OnlineTerm, Sink, Sweep, online_sums};

/// The arrays of the input windows.
pub fn operands<'c>(b: &Builder<'c>, spec: &KernelSpec<'_, 'c>) -> Vec<Val<'c>> {
    let (sweep, mut sorted) = (spec.sweep, Vec::new());
    let mut put = |i: usize, w: &Window| -> [Val<'c>; 2] {
        if let Some((_, both)) = sorted.iter().find(|(of, _)| *of == i) {
            return *both;
        }
        let both = tables::sorted(b, spec, &spec.tables.puts[i], w);
        sorted.push((i, both));
        both
    };
    let of = |(operand, w): &(Operand<'c>, Window)| match *operand {
        Operand::Picked(i) => tables::picked(b, sweep, &spec.tables.picks[i], w),
        Operand::Put(i) => put(i, w)[0],
        Operand::Numbers(i) => put(i, w)[1],
        operand => plain(b, sweep, operand, w),
    };
    spec.inputs.iter().map(of).collect()
}

/// The array of an input window, from the sweep's operand.
fn plain<'c>(b: &Builder<'c>, sweep: &Sweep<'c>, operand: Operand<'c>, w: &Window) -> Val<'c> {
    match operand {
        Operand::Array(v) => v,
        Operand::Stored(matrix, layout) => stored(sweep, matrix, layout).array,
        Operand::Row(i) => b.broadcast(widen(b, sweep.row_operands[i]), &w.array, &[0]),
        Operand::Col(i) => b.reshape(widen(b, sweep.col_operands[i]), &w.array),
        Operand::Picked(_) | Operand::Put(_) | Operand::Numbers(_) => unreachable!("a table is made"),
    }
}

/// An operand in the 32-bit type in which it is passed.
pub fn widen<'c>(b: &Builder<'c>, v: Val<'c>) -> Val<'c> {
    let ty = v.tensor_type();
    match ty.elem {
        Elem::U32 => bits(b, v, Elem::I32),
        e => b.convert(v, wide(e)),
    }
}

/// A bitcast to another 32-bit type.
fn bits<'c>(b: &Builder<'c>, v: Val<'c>, e: Elem) -> Val<'c> {
    let ty = v.tensor_type();
    if ty.elem == e {
        return v;
    }
    b.one(Kind::BitcastConvert, &[v], &[], &ty.with_elem(e))
}

/// A sink's results from its kernel outputs; a contraction over columns lacks the first `apart` rows.
pub fn finish<'c>(
    b: &Builder<'c>,
    sweep: &Sweep<'c>,
    sink: &Sink,
    at: &SinkAt,
    outs: &[Val<'c>],
    spec: &KernelSpec<'_, '_>,
) -> Vec<Val<'c>> {
    if sweep.is_two_phase() && sink.is_row_number() {
        let types = sweep.sink_results(sink);
        return outs.iter().zip(types).map(|(v, ty)| any_lane(b, *v, ty.elem)).collect();
    }
    match sink {
        _ if matches!(at, SinkAt::HbmAccumulator { aliased: Some(_), .. }) => vec![outs[1]],
        Sink::ContractCols { dot, .. } if matches!(at, SinkAt::HbmAccumulator { .. }) => {
            // The cores' arrays are concatenated.
            let cores = spec.cores;
            let rows = outs[0].tensor_type().shape[0] / cores;
            let of = |core: i64| {
                let sums = b.slice(outs[0], 0, Start::At(core * rows), sweep.rows - spec.apart);
                b.slice(sums, 1, Start::At(0), sweep.matrix_extent(sink).unwrap_or(0))
            };
            let sums =
                (1..cores).fold(of(0), |sums, core| b.elementwise(Elementwise::Add, &[sums, of(core)]));
            vec![dot.roundings().iter().fold(sums, |v, e| b.convert(v, *e))]
        }
        Sink::Gather { .. } => {
            let ty = sweep.sink_results(sink).remove(0);
            vec![b.convert(b.slice(outs[0], 1, Start::At(0), ty.shape[1]), ty.elem)]
        }
        Sink::ColSum { value } => {
            let e = sweep.body.elem(*value).accumulator();
            vec![total(b, outs[0], 0, e)]
        }
        Sink::ContractCols { .. }
        | Sink::ContractRows { .. }
        | Sink::Store { .. }
        | Sink::Stash { .. } => outs.to_vec(),
        _ => combine(b, sweep, sink, outs, 1),
    }
}

/// The results of a sink with one entry per token, from arrays of partial results along dimension `dim`.
pub fn combine<'c>(
    b: &Builder<'c>,
    sweep: &Sweep<'c>,
    sink: &Sink,
    outs: &[Val<'c>],
    dim: usize,
) -> Vec<Val<'c>> {
    match sink {
        Sink::Max { value } => {
            let e = sweep.body.elem(*value);
            let parts = if e == Elem::U32 { bits(b, outs[0], e) } else { outs[0] };
            let whole = match negated(&sweep.body, sink) {
                Some(_) => {
                    let most = scalar(b, parts, |_| "0x7F800000");
                    b.elementwise(
                        Elementwise::Negate,
                        &[b.reduce(Elementwise::Minimum, parts, most, &[dim])],
                    )
                }
                None => largest(b, parts, dim),
            };
            vec![narrow(b, whole, e)]
        }
        Sink::Sum { value } => {
            let e = sweep.body.elem(*value).accumulator();
            vec![total(b, outs[0], dim, e)]
        }
        Sink::Argmax { value } => {
            let e = sweep.body.elem(*value);
            let best = if e == Elem::U32 { bits(b, outs[0], e) } else { outs[0] };
            vec![argmax(b, best, outs[1], dim)]
        }
        Sink::Online { exponent, terms } => {
            let mine = if has_argmax(sweep, *exponent) { within(b, outs[0]) } else { outs[0] };
            online(b, terms, mine, &outs[1..], dim)
        }
        _ => unreachable!("a sink with one entry per token"),
    }
}

/// A value without dimension `dim`, broadcast along it.
fn spread<'c>(b: &Builder<'c>, v: Val<'c>, like: &TensorType, dim: usize) -> Val<'c> {
    let others: Vec<usize> = (0..like.rank()).filter(|d| *d != dim).collect();
    b.broadcast(v, &like.shape, &others)
}

/// The first lane of each row, in the sink's type; all lanes are equal.
fn any_lane<'c>(b: &Builder<'c>, v: Val<'c>, e: Elem) -> Val<'c> {
    let rows = v.tensor_type().shape[0];
    let one = b.reshape(b.slice(v, 1, Start::At(0), 1), &[rows]);
    if e == Elem::U32 { bits(b, one, e) } else { narrow(b, one, e) }
}

/// Converts from the type in which a value is passed to the sink's type.
fn narrow<'c>(b: &Builder<'c>, v: Val<'c>, e: Elem) -> Val<'c> {
    if e == Elem::I1 {
        let ty = v.tensor_type();
        return b.compare(Direction::Ne, v, b.zero(&ty));
    }
    b.convert(v, e)
}

fn scalar<'c>(b: &Builder<'c>, v: Val<'c>, text: impl FnOnce(Elem) -> &'static str) -> Val<'c> {
    let e = v.tensor_type().elem;
    b.splat(&TensorType::new([], e), text(e))
}

/// The maximum along dimension `dim`; NaN if there is one.
fn largest<'c>(b: &Builder<'c>, v: Val<'c>, dim: usize) -> Val<'c> {
    let lowest = scalar(b, v, |e| match e {
        Elem::F32 => "0xFF800000",
        Elem::U32 => "0",
        _ => "-2147483648",
    });
    b.reduce(Elementwise::Maximum, v, lowest, &[dim])
}

fn sum<'c>(b: &Builder<'c>, v: Val<'c>, dim: usize) -> Val<'c> {
    let zero = scalar(b, v, zero_text);
    b.reduce(Elementwise::Add, v, zero, &[dim])
}

/// A sum in the sink's type. Integers wrap, so their sum in 32 bits is truncated. A
/// sum of booleans is their disjunction.
fn total<'c>(b: &Builder<'c>, v: Val<'c>, dim: usize, e: Elem) -> Val<'c> {
    let all = sum(b, v, dim);
    match e {
        Elem::U32 => bits(b, all, e),
        e => narrow(b, all, e),
    }
}

/// The index of an argmax: `best` has the largest value of every part, `first` the first column of its chunk.
fn argmax<'c>(b: &Builder<'c>, best: Val<'c>, first: Val<'c>, dim: usize) -> Val<'c> {
    let ty = first.tensor_type();
    let part = b.iota(&ty, dim);
    let index = b.elementwise(Elementwise::Add, &[first, part]);
    let winner = largest(b, best, dim);
    let winner = spread(b, winner, &ty, dim);
    let mut wins = b.compare(Direction::Eq, best, winner);
    if TensorType::of(best).is_some_and(|t| t.elem.is_float()) {
        // The first NaN, if there is one.
        let nan = b.compare(Direction::Ne, best, best);
        wins = b.elementwise(Elementwise::Or, &[wins, nan]);
    }
    let last = b.splat(&ty, "2147483647");
    let candidates = b.elementwise(Elementwise::Select, &[wins, index, last]);
    let init = b.splat(&TensorType::new([], Elem::I32), "2147483647");
    b.reduce(Elementwise::Minimum, candidates, init, &[dim])
}

/// Largest exponents as maxima of an online sink, which are finite.
fn within<'c>(b: &Builder<'c>, largest: Val<'c>) -> Val<'c> {
    let ty = largest.tensor_type();
    let least = b.splat(&ty, LOWEST_FINITE_F32);
    let most = b.elementwise(Elementwise::Negate, &[least]);
    b.elementwise(Elementwise::Minimum, &[b.elementwise(Elementwise::Maximum, &[largest, least]), most])
}

/// Combines partial sums, each relative to its own maximum `m`, relative to the token's maximum `M`:
/// `A0 = Σ e·a0` and `A1 = Σ e·(a1 + (m − M)·a0)`, `e = exp(m − M)`, or 1 without weights.
fn online<'c>(
    b: &Builder<'c>,
    terms: &[OnlineTerm],
    mine: Val<'c>,
    outs: &[Val<'c>],
    dim: usize,
) -> Vec<Val<'c>> {
    let parts = mine.tensor_type();
    let most = largest(b, mine, dim);
    let wide = spread(b, most, &parts, dim);
    let distance = b.elementwise(Elementwise::Subtract, &[mine, wide]);
    let cut = |least: Val<'c>| b.elementwise(Elementwise::Maximum, &[distance, least]);
    let near = cut(b.int(&parts, VANISHING_EXPONENT));
    let scale = b.elementwise(Elementwise::Exponential, &[near]);
    let shift = Shift { near, scale, far: &|| cut(b.splat(&parts, LOWEST_FINITE_F32)) };
    let sums = online_sums(terms);
    let mut results = vec![most];
    for term in terms {
        let part = rescaled(b, &sums, place(&sums, term), &|i| outs[i], &shift);
        results.push(sum(b, part, dim));
    }
    results
}
