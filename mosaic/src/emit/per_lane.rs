//! The loop over groups of rows: the body on every chunk of 128 columns, and what sinks do with it.
//!
//! Nothing crosses lanes here: lane `l` of a row's accumulators has seen the columns `l`, `l + 128`,
//! …; XLA combines the 128 partial results (see [`super::epilogue`]).

use super::accumulator::{self, Accumulator, keep, travelling};
use super::step::StepContext;
use super::text::{Text, Ty, Value};
use super::tile::{Group, first_column};
use crate::spec::{BufferRef, LANES, SinkAt};
use grpo_passes::ir::{Direction, Elem};
use grpo_passes::sweep::{NodeId, Sink};

/// Fills the accumulators that live in output windows, in the first inner step.
pub fn initialise(cx: &StepContext<'_>, t: &mut Text) {
    let body = &cx.f.sweep.body;
    for (sink, at) in cx.f.sweep.sinks.iter().zip(&cx.f.sinks) {
        match at {
            SinkAt::Lanes(places) => {
                for (i, p) in places.iter().enumerate() {
                    fill(cx, t, *p, |t, ty| accumulator::start(t, body, sink, i, ty));
                }
            }
            SinkAt::ColSum(p) => fill(cx, t, *p, |t, ty| t.zero(ty)),
            SinkAt::Contract { .. }
            | SinkAt::HbmAccumulator { .. }
            | SinkAt::Store(_)
            | SinkAt::Stash(_) => {}
        }
    }
}

fn fill(cx: &StepContext<'_>, t: &mut Text, p: BufferRef, value: impl FnOnce(&mut Text, Ty) -> Value) {
    let b = cx.f.buffer_at(p);
    let v = value(t, Ty::Vector(b.shape[0], b.shape[1], b.elem));
    let zero = t.index(0);
    t.store(v, cx.mem(p), [zero, zero]);
}

/// Rows of one turn of the loop over groups: while one group ends, the next begins. More is only more code.
const TURN_ROWS: i64 = 128;

/// How many rows a group has: as many as keep accumulators and row values in registers.
fn group_rows(cx: &StepContext<'_>) -> i64 {
    let lanes: usize =
        cx.f.sinks.iter().map(|s| if let SinkAt::Lanes(p) = s { p.len() } else { 0 }).sum();
    let most = if lanes + cx.f.rows.len() < 7 { 32 } else { 16 };
    [32, 16].into_iter().find(|r| *r <= most && cx.f.tiles.rows % r == 0).unwrap_or(16)
}

/// Writes the loop over groups of rows. `valid` is the number of valid columns where the tile sticks
/// out over the vocabulary: chunks beyond it are skipped, the one across it is masked. With `found` the
/// logits are those of a stashed tile.
pub fn row_loop(cx: &StepContext<'_>, t: &mut Text, valid: Option<i64>, found: bool) {
    let sweep = cx.f.sweep;
    let rows = group_rows(cx);
    let groups = cx.f.tiles.rows / rows;
    let unroll = (1..=TURN_ROWS / rows).rev().find(|u| groups % u == 0).unwrap_or(1);
    let chunks = cx.f.tiles.cols / LANES;
    let valid = valid.unwrap_or(cx.f.tiles.cols);
    let live = (valid + LANES - 1) / LANES;
    let group = |t: &mut Text, i: Value| {
        let mut g = Group::new(cx, t, i, rows, found);
        let mut lanes = load(cx, t, &g);
        let row_mask = row_mask(cx, t, &g, i, rows);
        let mask = |t: &mut Text, g: &Group<'_>, j: i64| {
            (valid < (j + 1) * LANES).then(|| g.lanes_below(t, valid - j * LANES))
        };
        let roots = accumulator::first_roots(sweep);
        for j in 0..live {
            let mask = mask(t, &g, j);
            let values = g.values(t, j, &roots);
            let value = |id: NodeId| values[roots.iter().position(|r| *r == id).expect("a root")];
            let here = |t: &mut Text, ty: Ty| {
                let (base, offset) = (first_column(cx, t), t.int(j * LANES));
                let first = t.integer("addi", base, offset);
                t.broadcast(first, ty)
            };
            for (l, _) in &mut lanes {
                l.first(t, mask, &here, &value);
            }
            tile_sinks(cx, t, &g, j, (mask, row_mask), &value);
        }
        lanes.iter_mut().for_each(|l| l.0.close(t));
        let roots = accumulator::second_roots(sweep);
        if !roots.is_empty() {
            lanes.iter_mut().for_each(|l| l.0.rescale(t));
            for j in 0..live {
                let mask = mask(t, &g, j);
                let values = g.values(t, j, &roots);
                let value = |id: NodeId| values[roots.iter().position(|r| *r == id).expect("a root")];
                lanes.iter_mut().for_each(|l| l.0.second(t, mask, &value));
            }
        }
        let zero = t.index(0);
        for (l, places) in &lanes {
            for (p, v) in places.iter().zip(&l.new) {
                t.store(*v, cx.mem(*p), [g.at, zero]);
            }
        }
        for j in live..chunks {
            for (_, e, p) in &cx.f.values {
                let v = t.zero(g.ty(*e));
                let at = [g.row_in(t, *p), t.index(j * LANES)];
                t.store(v, cx.mem(*p), at);
            }
        }
    };
    t.repeat(groups / unroll, |t, turn| {
        let first = t.multiple(turn, unroll);
        for u in 0..unroll {
            let u = t.int(u);
            let i = t.integer("addi", first, u);
            group(t, i);
        }
    });
    for (sink, at) in sweep.sinks.iter().zip(&cx.f.sinks) {
        if let (Sink::Argmax { value }, SinkAt::Lanes(places)) = (sink, at)
            && sweep.body.elem(*value).is_float()
            && live > 1
        {
            first_nan(cx, t, (*value, places[1]), rows, live, found);
        }
    }
}

/// Finds the chunk of the first NaN for an argmax that is [`accumulator::LOST`] in some lane of the tile: one test a
/// tile is cheaper than one for every logit.
fn first_nan(
    cx: &StepContext<'_>,
    t: &mut Text,
    (value, place): (NodeId, BufferRef),
    rows: i64,
    live: i64,
    found: bool,
) {
    let (to, zero) = (cx.mem(place), t.index(0));
    let all = t.load(to, [zero, zero], cx.f.tiles.rows, LANES);
    let all = t.cast("sitofp", all, Elem::F32);
    let (least, none) = (t.smallest(all), t.scalar(0.0));
    let lost = t.compare_float(Direction::Lt, least, none);
    let each = |t: &mut Text, i: Value| {
        let mut g = Group::new(cx, t, i, rows, found);
        let old = t.load(to, [g.at, zero], rows, LANES);
        let mut first = old;
        for j in (0..live).rev() {
            // Columns beyond the vocabulary come after all others, and rows beyond the last are nobody's.
            let v = g.values(t, j, &[value])[0];
            let number = t.compare_float(Direction::Eq, v, v);
            let start = g.start(t, j);
            let here = t.broadcast(start, old.ty);
            first = t.select(number, first, here);
        }
        let lost = t.ints(accumulator::LOST, old.ty);
        let lost = t.compare_int(Direction::Eq, false, old, lost);
        let new = t.select(lost, first, old);
        t.store(new, to, [g.at, zero]);
    };
    t.when(lost, |t| t.repeat(cx.f.tiles.rows / rows, each), |_| ());
}

/// The partial results of a group of rows and where they are kept.
fn load<'a>(
    cx: &'a StepContext<'_>,
    t: &mut Text,
    g: &Group<'_>,
) -> Vec<(Accumulator<'a>, &'a [BufferRef])> {
    let mut out = Vec::new();
    let zero = t.index(0);
    for (sink, at) in cx.f.sweep.sinks.iter().zip(&cx.f.sinks) {
        let SinkAt::Lanes(places) = at else { continue };
        let old = places.iter().map(|p| t.load(cx.mem(*p), [g.at, zero], g.rows, LANES)).collect();
        out.push((Accumulator::new(cx.f.sweep, sink, old), &places[..]));
    }
    out
}

/// A mask of the rows that exist, where rows are summed over and some do not.
fn row_mask(cx: &StepContext<'_>, t: &mut Text, g: &Group<'_>, i: Value, rows: i64) -> Option<Value> {
    let sums = cx.f.sinks.iter().any(|s| matches!(s, SinkAt::ColSum(_)));
    if !sums || cx.row_tail().is_none() {
        return None;
    }
    let unit = t.int(rows);
    let first = t.integer("muli", i, unit);
    Some(g.rows_below(t, first))
}

/// Sinks that keep whole tiles: contracted values, stores, column sums.
fn tile_sinks(
    cx: &StepContext<'_>,
    t: &mut Text,
    g: &Group<'_>,
    j: i64,
    (mask, row_mask): (Option<Value>, Option<Value>),
    value: &dyn Fn(NodeId) -> Value,
) {
    let column = t.index(j * LANES);
    for (id, e, p) in &cx.f.values {
        let v = value(*id);
        let zero = t.zero(v.ty);
        let v = keep(t, mask, v, zero);
        let v = t.resize(v, *e);
        let row = g.row_in(t, *p);
        t.store(v, cx.mem(*p), [row, column]);
    }
    for (sink, at) in cx.f.sweep.sinks.iter().zip(&cx.f.sinks) {
        match at {
            SinkAt::Store(p) => {
                let v = value(sink.values()[0]);
                let to = cx.mem(*p);
                let v = if to.ty.elem().is_float() { t.resize(v, to.ty.elem()) } else { v };
                t.store(v, to, [g.at, column]);
            }
            SinkAt::ColSum(p) => {
                let v = travelling(t, value(sink.values()[0]));
                let zero = t.zero(v.ty);
                let v = keep(t, row_mask, v, zero);
                let add = |t: &mut Text, a: Value, b: Value| match a.ty.elem() {
                    Elem::F32 => t.binary("arith.addf", a, b),
                    _ => t.integer("addi", a, b),
                };
                let to = cx.mem(*p);
                let top = t.index(0);
                let mut acc = t.load(to, [top, column], 8, LANES);
                for r in (0..g.rows).step_by(8) {
                    let part = t.rows(v, r, 8);
                    acc = add(t, acc, part);
                }
                t.store(acc, to, [top, column]);
            }
            SinkAt::Lanes(_)
            | SinkAt::Contract { .. }
            | SinkAt::HbmAccumulator { .. }
            | SinkAt::Stash(_) => {}
        }
    }
}
