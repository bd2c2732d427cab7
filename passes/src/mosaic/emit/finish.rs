//! What XLA does around a kernel: operands in the form that windows want, and the combination of the
//! 128 partial results per row.

use super::frame::{Feed, LANES, SinkAt, Window, online_sums, wide};
use crate::ir::{Builder, Elem, Start, TensorType, Val};
use crate::sweep::{Sink, Sweep};

/// The array behind an input window.
pub fn feed(b: &Builder, sweep: &Sweep, feed: Feed, w: &Window) -> Val {
    match feed {
        Feed::Array(v) => v,
        Feed::Row(i) => b.broadcast(widen(b, sweep.row_operands[i]), &w.array, &[0]),
        Feed::Col(i) => b.reshape(widen(b, sweep.col_operands[i]), &w.array),
    }
}

/// An operand in the 32-bit type in which it travels.
fn widen(b: &Builder, v: Val) -> Val {
    let ty = TensorType::of(v).expect("a tensor operand");
    match ty.elem {
        Elem::U32 => bits(b, v, Elem::I32),
        e => b.convert(v, wide(e)),
    }
}

/// The same 32 bits as another type.
fn bits(b: &Builder, v: Val, e: Elem) -> Val {
    let ty = TensorType::of(v).expect("a tensor operand");
    if ty.elem == e {
        return v;
    }
    b.one("stablehlo.bitcast_convert", &[v], &[], &ty.with_elem(e))
}

/// A sink's results from its kernel outputs.
pub fn finish(b: &Builder, sweep: &Sweep, sink: &Sink, at: &SinkAt, outs: &[Val]) -> Vec<Val> {
    match sink {
        Sink::ContractCols { dot, .. } if matches!(at, SinkAt::Far { .. }) => {
            let sums = b.slice(outs[0], 0, Start::At(0), sweep.rows);
            vec![dot.result.iter().fold(sums, |v, e| b.convert(v, *e))]
        }
        Sink::Max { value } => {
            let e = sweep.body.elem(*value);
            let lanes = if e == Elem::U32 { bits(b, outs[0], e) } else { outs[0] };
            vec![narrow(b, largest(b, lanes), e)]
        }
        Sink::Sum { value } => vec![total(b, outs[0], 1, sweep.body.elem(*value).accumulator())],
        Sink::ColSum { value } => vec![total(b, outs[0], 0, sweep.body.elem(*value).accumulator())],
        Sink::Argmax { value } => {
            let e = sweep.body.elem(*value);
            let best = if e == Elem::U32 { bits(b, outs[0], e) } else { outs[0] };
            vec![argmax(b, best, outs[1])]
        }
        Sink::Online { terms, .. } => online(b, terms, outs),
        Sink::ContractCols { .. }
        | Sink::ContractRows { .. }
        | Sink::Store { .. }
        | Sink::Keep { .. } => outs.to_vec(),
    }
}

/// From the type in which a value travelled to the sink's own.
fn narrow(b: &Builder, v: Val, e: Elem) -> Val {
    if e == Elem::I1 {
        let ty = TensorType::of(v).expect("a tensor");
        return b.compare("NE", v, b.zero(&ty));
    }
    b.convert(v, e)
}

fn scalar(b: &Builder, v: Val, text: impl FnOnce(Elem) -> &'static str) -> Val {
    let e = TensorType::of(v).expect("a tensor").elem;
    b.splat(&TensorType::new([], e), text(e))
}

/// The largest of each row; NaN wins.
fn largest(b: &Builder, v: Val) -> Val {
    let lowest = scalar(b, v, |e| match e {
        Elem::F32 => "0xFF800000",
        Elem::U32 => "0",
        _ => "-2147483648",
    });
    b.reduce("maximum", v, lowest, &[1])
}

fn sum(b: &Builder, v: Val, dim: i64) -> Val {
    let zero = scalar(b, v, |e| if e.is_float() { "0.0" } else { "0" });
    b.reduce("add", v, zero, &[dim])
}

/// A sum in the sink's type. Integers wrap: summed in 32 bits and cut, they are the same. A sum of
/// booleans is whether there is one.
fn total(b: &Builder, v: Val, dim: i64, e: Elem) -> Val {
    let all = sum(b, v, dim);
    match e {
        Elem::U32 => bits(b, all, e),
        e => narrow(b, all, e),
    }
}

/// `best` holds each lane's largest value, `first` the first column of the chunk that it was in.
fn argmax(b: &Builder, best: Val, first: Val) -> Val {
    let ty = TensorType::of(first).expect("a tensor");
    let lane = b.iota(&ty, 1);
    let index = b.ew("add", &[first, lane]);
    let winner = largest(b, best);
    let winner = b.broadcast(winner, &ty.shape, &[0]);
    let mut wins = b.compare("EQ", best, winner);
    if TensorType::of(best).is_some_and(|t| t.elem.is_float()) {
        // Where a NaN is, it wins.
        let nan = b.compare("NE", best, best);
        wins = b.ew("or", &[wins, nan]);
    }
    let last = b.splat(&ty, "2147483647");
    let candidates = b.ew("select", &[wins, index, last]);
    let init = b.splat(&TensorType::new([], Elem::I32), "2147483647");
    b.reduce("minimum", candidates, init, &[1])
}

/// Lanes have sums around their own maximum `m`; with `M` the row's: `A0 = Σ e·a0` and
/// `A1 = Σ e·(a1 + (m − M)·a0)`, `e = exp(m − M)`.
fn online(b: &Builder, terms: &[(usize, u32)], outs: &[Val]) -> Vec<Val> {
    let lanes = TensorType::of(outs[0]).expect("a tensor");
    debug_assert_eq!(lanes.shape[1], LANES);
    let most = largest(b, outs[0]);
    let wide = b.broadcast(most, &lanes.shape, &[0]);
    let d = b.ew("subtract", &[outs[0], wide]);
    let d = b.ew("maximum", &[d, b.splat(&lanes, "0xFF7FFFFF")]);
    let e = b.ew("exponential", &[d]);
    let sums = online_sums(terms);
    let lane_sum = |factor: usize, degree: u32| {
        let at = sums.iter().position(|s| *s == (factor, degree)).expect("every sum is kept");
        outs[1 + at]
    };
    let mut results = vec![most];
    for (factor, degree) in terms {
        let mut a = lane_sum(*factor, *degree);
        if *degree == 1 {
            let moved = b.ew("multiply", &[d, lane_sum(*factor, 0)]);
            a = b.ew("add", &[a, moved]);
        }
        let scaled = b.ew("multiply", &[e, a]);
        results.push(sum(b, scaled, 1));
    }
    results
}
