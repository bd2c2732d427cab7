//! Contractions of a value's tile with a matrix, and their accumulators.

use super::hbm_accumulator;
use super::step::StepContext;
use super::text::{Text, Ty, Value};
use super::tile::{Whether, added, for_chunks};
use crate::spec::{BufferRef, LANES, ROWS, SinkAt, chunks, numerics};
use grpo_passes::ir::{Direction, Elem};
use grpo_passes::sweep::{Layout, Sink};

/// Adds this step's share to every contraction's accumulator.
pub fn accumulate(cx: &StepContext<'_>, t: &mut Text) {
    let (inner, steps) = cx.inner();
    let tiles = cx.f.tiles;
    for (sink, at) in cx.f.sweep.sinks.iter().zip(&cx.f.sinks) {
        let (tile, matrix, acc, top, first) = match at {
            SinkAt::Contract { tile, matrix, acc, .. } if steps == 1 => {
                (tile, matrix, acc, t.index(0), Whether::Yes)
            }
            SinkAt::Contract { tile, matrix, acc, .. } => {
                let zero = t.int(0);
                let later = t.compare_int(Direction::Gt, false, inner, zero);
                (tile, matrix, acc, t.index(0), Whether::Unless(later))
            }
            SinkAt::HbmAccumulator { tile, matrix, slots, .. } => {
                let later = hbm_accumulator::continues(cx, t);
                (tile, matrix, slots, cx.top(t, *slots), Whether::Unless(later))
            }
            _ => continue,
        };
        let dot = sink.dot().expect("a contraction");
        let value = cx.f.sweep.body.elem(sink.values()[0]);
        let (d, m, acc) = (cx.mem(*tile), cx.mem(*matrix), cx.mem(*acc));
        let num = numerics(value, m.ty.elem(), &dot.precision);
        let extent = cx.f.sweep.matrix_extent(sink).expect("a contraction has an extent");
        let (zero, from) = (t.index(0), cx.top(t, *tile));
        for_chunks(t, chunks(extent, tiles, num.exact), &mut |t, k, size, _| {
            let d = t.load(d, [from, zero], tiles.rows, tiles.cols);
            let (part, to) = match sink {
                Sink::ContractCols { layout: Layout::Kv, .. } => {
                    let mk = t.load(m, [k, zero], size, tiles.cols);
                    let mk = t.resize(mk, num.elem);
                    (t.matmul(d, mk, (1, 1), num.exact), [top, k])
                }
                Sink::ContractCols { .. } => {
                    let mk = t.load(m, [zero, k], tiles.cols, size);
                    let mk = t.resize(mk, num.elem);
                    (t.matmul(d, mk, (1, 0), num.exact), [top, k])
                }
                _ => {
                    let mk = t.load(m, [zero, k], tiles.rows, size);
                    let mk = t.resize(mk, num.elem);
                    match sink {
                        Sink::ContractRows { layout: Layout::Kv, .. } => {
                            (t.matmul(mk, d, (0, 0), num.exact), [k, zero])
                        }
                        _ => (t.matmul(d, mk, (0, 0), num.exact), [zero, k]),
                    }
                }
            };
            let sum = added(t, part, acc, to, first);
            t.store(sum, acc, to);
        });
    }
}

/// Rounds the accumulators into the output windows, in the last inner step.
pub fn flush(cx: &StepContext<'_>, t: &mut Text) {
    for (sink, at) in cx.f.sweep.sinks.iter().zip(&cx.f.sinks) {
        let SinkAt::Contract { acc, out, .. } = at else { continue };
        if acc == out {
            continue;
        }
        let dot = sink.dot().expect("a contraction");
        let (from, to) = (cx.mem(*acc), cx.mem(*out));
        let [_, cols] = cx.f.buffer_at(*acc).shape;
        each_rows(cx, t, *acc, 0, &mut |t, at, rows| {
            let zero = t.index(0);
            let mut v = t.load(from, [at, zero], rows, cols);
            for e in dot.roundings() {
                v = t.resize(v, e);
            }
            t.store(v, to, [at, zero]);
        });
    }
}

/// Writes `each` for the rows of a buffer from `from` (a multiple of [`ROWS`]) on, in groups.
fn each_rows(
    cx: &StepContext<'_>,
    t: &mut Text,
    p: BufferRef,
    from: i64,
    each: &mut dyn FnMut(&mut Text, Value, i64),
) {
    let rows = if cx.f.alternates(p) { cx.f.tiles.rows } else { cx.f.buffer_at(p).shape[0] };
    let full = (rows - from) / ROWS;
    t.repeat(full, |t, i| {
        let skip = t.int(from / ROWS);
        let i = t.integer("addi", i, skip);
        let at = cx.row(t, p, i, ROWS);
        each(t, at, ROWS);
    });
    let done = from + full * ROWS;
    if done < rows {
        let at = t.index(done);
        each(t, at, rows - done);
    }
}

/// Makes the columns beyond the vocabulary zero in every matrix that is contracted over columns:
/// what a window that sticks out holds there may be NaN, and 0·NaN is NaN.
pub fn clear_columns(cx: &StepContext<'_>, t: &mut Text, valid: i64) {
    for (p, sink) in matrices(cx) {
        match sink {
            Sink::ContractCols { layout: Layout::Vk, .. } => zero_rows(cx, t, p, valid),
            Sink::ContractCols { .. } => zero_columns(cx, t, p, valid),
            _ => {}
        }
    }
}

/// Makes the rows beyond N zero in contracted values and in the matrices that they meet.
pub fn clear_rows(cx: &StepContext<'_>, t: &mut Text, valid: i64) {
    for (p, sink) in matrices(cx) {
        if matches!(sink, Sink::ContractRows { .. }) {
            zero_rows(cx, t, p, valid);
        }
    }
    for (_, _, p) in &cx.f.values {
        zero_rows(cx, t, *p, valid);
    }
}

/// The matrices of the contractions, each once, with one of their sinks. Sinks of both kinds never
/// share a window: one has rows, the other columns.
fn matrices<'a>(cx: &StepContext<'a>) -> Vec<(BufferRef, &'a Sink)> {
    let mut out: Vec<(BufferRef, &Sink)> = Vec::new();
    for (sink, at) in cx.f.sweep.sinks.iter().zip(&cx.f.sinks) {
        if let SinkAt::Contract { matrix, .. } | SinkAt::HbmAccumulator { matrix, .. } = at
            && out.iter().all(|(p, _)| p != matrix)
        {
            out.push((*matrix, sink));
        }
    }
    out
}

/// Keeps `v` where the mask holds and makes it zero elsewhere, in f32.
fn masked(t: &mut Text, v: Value, index: Value, below: i64) -> Value {
    let limit = t.ints(below as i32, v.ty);
    let mask = t.compare_int(Direction::Lt, false, index, limit);
    let wide = t.resize(v, Elem::F32);
    let zero = t.zero(wide.ty);
    let kept = t.select(mask, wide, zero);
    t.resize(kept, v.ty.elem())
}

fn zero_rows(cx: &StepContext<'_>, t: &mut Text, p: BufferRef, valid: i64) {
    let [rows, cols] = cx.f.buffer_at(p).shape;
    let mem = cx.mem(p);
    let zero = t.index(0);
    let whole = valid / ROWS * ROWS;
    if whole < valid {
        let group = t.int(whole / ROWS);
        let at = cx.row(t, p, group, ROWS);
        let height = ROWS.min(rows - whole);
        let v = t.load(mem, [at, zero], height, cols);
        let row = t.iota(0, v.ty);
        let v = masked(t, v, row, valid - whole);
        t.store(v, mem, [at, zero]);
    }
    each_rows(cx, t, p, (valid + ROWS - 1) / ROWS * ROWS, &mut |t, at, rows| {
        let v = t.zero(Ty::Vector(rows, cols, mem.ty.elem()));
        t.store(v, mem, [at, zero]);
    });
}

fn zero_columns(cx: &StepContext<'_>, t: &mut Text, p: BufferRef, valid: i64) {
    let [_, cols] = cx.f.buffer_at(p).shape;
    let mem = cx.mem(p);
    let whole = valid / LANES * LANES;
    each_rows(cx, t, p, 0, &mut |t, at, rows| {
        if whole < valid {
            let column = t.index(whole);
            let v = t.load(mem, [at, column], rows, LANES);
            let lane = t.iota(1, v.ty);
            let v = masked(t, v, lane, valid - whole);
            t.store(v, mem, [at, column]);
        }
        let rest = (valid + LANES - 1) / LANES * LANES;
        if rest < cols {
            let column = t.index(rest);
            let v = t.zero(Ty::Vector(rows, cols - rest, mem.ty.elem()));
            t.store(v, mem, [at, column]);
        }
    });
}
