//! The loop over groups of rows: the body and its sinks on every chunk of 128 columns.
//!
//! No operation crosses lanes: lane `l` of a row's accumulators accumulates the columns `l`, `l + 128`, …; XLA
//! combines the 128 partial results (see [`super::epilogue`]).

use super::accumulator::{self, Accumulator, keep, travelling};
use super::step::StepContext;
use super::tables;
use super::text::{Text, Ty, Value};
use super::tile::{Group, Strip};
use crate::spec::{BufferRef, LANES, Overlap, SinkAt, has_argmax};
use grpo_ir::{Direction, Elem};
use grpo_sweep::{NodeId, Sink, position_or_push};
use rustc_hash::FxHashMap as HashMap;

/// Initializes the accumulators in output windows, in the first inner step.
pub fn initialise(context: &StepContext<'_>, text: &mut Text) {
    let body = &context.spec.sweep.body;
    for (sink, at) in context.spec.sweep.sinks.iter().zip(&context.spec.sinks) {
        match at {
            SinkAt::Lanes(places) => {
                // The initial maximum of an argmax is −inf, which an online sink reads as −FLT_MAX.
                let follows = matches!(sink, Sink::Online { exponent, .. } if has_argmax(context.spec.sweep, *exponent));
                for (i, p) in places.iter().enumerate().skip(usize::from(follows)) {
                    fill(context, text, *p, |text, ty| accumulator::start(text, body, sink, i, ty));
                }
            }
            SinkAt::ColSum(out) | SinkAt::Picked { out, .. } => {
                fill(context, text, *out, |text, ty| text.zero(ty));
            }
            SinkAt::Contract { .. }
            | SinkAt::HbmAccumulator { .. }
            | SinkAt::Store(_)
            | SinkAt::Stash(_) => {}
        }
    }
}

fn fill(
    context: &StepContext<'_>,
    text: &mut Text,
    p: BufferRef,
    value: impl FnOnce(&mut Text, Ty) -> Value,
) {
    let b = context.spec.buffer_at(p);
    let v = value(text, Ty::Vector(b.shape[0], b.shape[1], b.elem));
    let zero = text.index(0);
    text.store(v, context.mem(p), [zero, zero]);
}

/// Rows of an iteration of the loop over groups: the end of a group overlaps the beginning of the next. More rows only
/// add code.
const TURN_ROWS: i64 = 128;

/// Rows of a group: as many as keep accumulators and row values in registers.
fn group_rows(context: &StepContext<'_>) -> i64 {
    let mut places: Vec<BufferRef> = Vec::new();
    for at in &context.spec.sinks {
        let SinkAt::Lanes(own) = at else { continue };
        own.iter().for_each(|p| _ = position_or_push(&mut places, *p));
    }
    let lanes = places.len() as u64 + context.spec.tables.registers();
    let rows = context.spec.rows.iter().flatten().count() as u64;
    let most = if lanes + rows < 7 { 32 } else { 16 };
    [32, 16].into_iter().find(|r| *r <= most && context.spec.tiles.rows % r == 0).unwrap_or(16)
}

/// Columns of the body, and the location of their logits.
struct Part {
    strip: Strip,
    /// True for the logits of a stashed tile.
    found: bool,
    columns: Columns,
}

/// The valid columns of a part.
#[derive(Clone, Copy)]
pub enum Columns {
    All,
    /// The first ones: chunks beyond them are skipped, and the last one is masked.
    Below(i64),
    /// Those in the vocabulary, by a mask in every chunk.
    Masked,
}

/// Writes the body and its sinks on group `i` (i32) of rows of a part.
fn group(context: &StepContext<'_>, text: &mut Text, part: &Part, i: Value) {
    let sweep = context.spec.sweep;
    let rows = group_rows(context);
    let chunks = part.strip.width / LANES;
    let live = match part.columns {
        Columns::Below(valid) => (valid + LANES - 1) / LANES,
        _ => chunks,
    };
    let mut g = Group::new(context, text, i, rows, part.found);
    (g.first, g.slot) = (Some(part.strip.column), part.strip.slot);
    let mut lanes = load(context, text, &g);
    let mut picks = picks(context, text, &g);
    let row_mask = row_mask(context, text, &g, i, rows);
    let mask = |text: &mut Text, g: &Group<'_>, j: i64| match part.columns {
        Columns::Below(valid) if valid < (j + 1) * LANES => Some(g.lanes_below(text, valid - j * LANES)),
        Columns::Masked => Some(g.columns_in_vocabulary(text, j)),
        _ => None,
    };
    let all = &context.spec.tables;
    let roots = accumulator::first_roots(&sweep.body, &sweep.sinks);
    // An argmax has the maximum of an online sink of the same value.
    let leader = |l: &Accumulator<'_>| lanes.iter().position(|(leader, _)| leader.leads(l));
    let leaders: Vec<Option<usize>> = lanes.iter().map(|(l, _)| leader(l)).collect();
    follow(text, &mut lanes, &leaders, false);
    let mut found = 0;
    for j in 0..live {
        let mask = mask(text, &g, j);
        if j == found && !all.puts.is_empty() {
            found = g.find(text, j, live);
        }
        let values = g.values(text, j, &roots);
        let value = |id: NodeId| values[roots.iter().position(|r| *r == id).expect("a root")];
        let here = |text: &mut Text, ty: Ty| {
            let first = g.start(text, j);
            text.broadcast(first, ty)
        };
        for ((l, _), leader) in lanes.iter_mut().zip(&leaders) {
            if leader.is_some() {
                continue;
            }
            l.first(text, mask, &here, &value);
            if !searched(context) {
                l.close_argmax(text);
            }
        }
        for (table, parts) in all.picks.iter().zip(&mut picks) {
            let number = g.number(text, j);
            for (columns, picked) in parts {
                *picked = tables::pick(text, *columns, value(table.value), number, *picked);
            }
        }
        tile_sinks(context, text, &g, j, (mask, row_mask), &value);
    }
    lanes.iter_mut().for_each(|l| l.0.close(text));
    follow(text, &mut lanes, &leaders, true);
    let roots = accumulator::second_roots(sweep);
    if !roots.is_empty() {
        lanes.iter_mut().for_each(|l| l.0.rescale(text));
        for j in 0..live {
            let mask = mask(text, &g, j);
            let values = g.values(text, j, &roots);
            let value = |id: NodeId| values[roots.iter().position(|r| *r == id).expect("a root")];
            lanes.iter_mut().for_each(|l| l.0.second(text, mask, &value));
        }
    }
    let zero = text.index(0);
    for ((l, places), leader) in lanes.iter().zip(&leaders) {
        for (p, v) in places.iter().zip(&l.new).skip(usize::from(leader.is_some())) {
            text.store(*v, context.mem(*p), [g.at, zero]);
        }
    }
    for at in &context.spec.sinks {
        let SinkAt::Picked { out, picks: i } = at else { continue };
        for (part, (_, picked)) in (0..).zip(&picks[*i]) {
            let at = text.index(part * LANES);
            text.store(*picked, context.mem(*out), [g.at, at]);
        }
    }
    for j in live..chunks {
        for (_, e, p) in &context.spec.values {
            let v = text.zero(g.ty(*e));
            let at = [g.row_in(text, *p), g.local(text, j)];
            text.store(v, context.mem(*p), at);
        }
    }
}

/// Sets the maxima of online sinks from the argmax of the same value, before a strip or after it.
fn follow(
    text: &mut Text,
    lanes: &mut [(Accumulator<'_>, &[BufferRef])],
    leaders: &[Option<usize>],
    closed: bool,
) {
    for (i, leader) in leaders.iter().enumerate() {
        if let Some(leader) = leader {
            let maximum = lanes[*leader].0.maximum(closed);
            lanes[i].0.follow(text, maximum, closed);
        }
    }
}

/// True if the chunk of a NaN is found by a search of the whole tile instead of a test in each chunk.
fn searched(context: &StepContext<'_>) -> bool {
    context.spec.overlap == Overlap::None
}

/// Writes the body on a strip; with `straight` as straight-line code, to overlap a product.
pub fn strip(
    context: &StepContext<'_>,
    text: &mut Text,
    strip: Strip,
    straight: bool,
    columns: Columns,
) {
    let part = Part { strip, found: strip.slot.is_none() && context.spec.stashed.is_some(), columns };
    if straight {
        for i in 0..context.spec.tiles.rows / group_rows(context) {
            let i = text.int(i);
            group(context, text, &part, i);
        }
    } else {
        row_turns(context, text, &part);
    }
}

/// Writes the body on all columns of `height` rows of a tile from row `top`, as straight-line code, to overlap a
/// product.
pub fn rows(context: &StepContext<'_>, text: &mut Text, (top, height): (i64, i64)) {
    let (strip, found) = (Strip::whole(context, text), context.spec.stashed.is_some());
    let part = Part { strip, found, columns: Columns::All };
    let group_rows = group_rows(context);
    for i in top / group_rows..(top + height) / group_rows {
        let i = text.int(i);
        group(context, text, &part, i);
    }
}

/// Writes the body on the whole tile. `valid` is the number of valid columns if the tile extends beyond the vocabulary:
/// chunks beyond them are skipped, and the last one is masked. With `found` the logits are those of a stashed tile.
pub fn row_loop(context: &StepContext<'_>, text: &mut Text, valid: Option<i64>, found: bool) {
    let sweep = context.spec.sweep;
    let columns = valid.map_or(Columns::All, Columns::Below);
    let part = Part { strip: Strip::whole(context, text), found, columns };
    row_turns(context, text, &part);
    let live = (valid.unwrap_or(context.spec.tiles.cols) + LANES - 1) / LANES;
    let rows = group_rows(context);
    for (sink, at) in sweep.sinks.iter().zip(&context.spec.sinks) {
        if let (Sink::Argmax { value }, SinkAt::Lanes(places)) = (sink, at)
            && sweep.body.elem(*value).is_float()
            && live > 1
        {
            first_nan(context, text, (*value, places[1]), rows, live, found);
        }
    }
}

/// Writes the loop over groups of rows.
fn row_turns(context: &StepContext<'_>, text: &mut Text, part: &Part) {
    let rows = group_rows(context);
    let groups = context.spec.tiles.rows / rows;
    let unroll = (1..=TURN_ROWS / rows).rev().find(|u| groups % u == 0).unwrap_or(1);
    text.repeat(groups / unroll, |text, turn| {
        let first = text.multiple(turn, unroll);
        for u in 0..unroll {
            let u = text.int(u);
            let i = text.integer("addi", first, u);
            group(context, text, part, i);
        }
    });
}

/// Finds the chunk of the first NaN for an argmax that is [`accumulator::LOST`] in some lane of the tile: a test per
/// tile is cheaper than one per logit.
fn first_nan(
    context: &StepContext<'_>,
    text: &mut Text,
    (value, place): (NodeId, BufferRef),
    rows: i64,
    live: i64,
    found: bool,
) {
    let (to, zero) = (context.mem(place), text.index(0));
    let all = text.load(to, [zero, zero], context.spec.tiles.rows, LANES);
    let all = text.cast("sitofp", all, Elem::F32);
    let (least, none) = (text.smallest(all), text.scalar(0.0));
    let lost = text.compare_float(Direction::Lt, least, none);
    let each = |text: &mut Text, i: Value| {
        let mut g = Group::new(context, text, i, rows, found);
        let old = text.load(to, [g.at, zero], rows, LANES);
        let mut first = old;
        for j in (0..live).rev() {
            // Invalid columns come last, and invalid rows are not copied out.
            let v = g.values(text, j, &[value])[0];
            let number = text.compare_float(Direction::Eq, v, v);
            let start = g.start(text, j);
            let here = text.broadcast(start, old.ty);
            first = text.select(number, first, here);
        }
        let lost = text.ints(accumulator::LOST, old.ty);
        let lost = text.compare_int(Direction::Eq, false, old, lost);
        let new = text.select(lost, first, old);
        text.store(new, to, [g.at, zero]);
    };
    text.when(lost, |text| text.repeat(context.spec.tiles.rows / rows, each), |_| ());
}

/// The partial results of a group of rows and their buffers.
fn load<'a>(
    context: &'a StepContext<'_>,
    text: &mut Text,
    g: &Group<'_>,
) -> Vec<(Accumulator<'a>, &'a [BufferRef])> {
    let mut out = Vec::new();
    let mut loaded: HashMap<BufferRef, Value> = HashMap::default();
    let zero = text.index(0);
    for (sink, at) in context.spec.sweep.sinks.iter().zip(&context.spec.sinks) {
        let SinkAt::Lanes(places) = at else { continue };
        let mut load = |p: &BufferRef| {
            let load = || text.load(context.mem(*p), [g.at, zero], g.rows, LANES);
            *loaded.entry(*p).or_insert_with(load)
        };
        let old = places.iter().map(&mut load).collect();
        out.push((Accumulator::new(context.spec.sweep, sink, old), &places[..]));
    }
    out
}

/// Columns and picked numbers of each table of picks, by parts.
fn picks(context: &StepContext<'_>, text: &mut Text, g: &Group<'_>) -> Vec<Vec<(Value, Value)>> {
    let spec = context.spec;
    let outs = spec.sinks.iter().filter_map(|at| match at {
        SinkAt::Picked { out, .. } => Some(*out),
        _ => None,
    });
    let tables = spec.tables.picks.iter().zip(&spec.tables_at.picks).zip(outs);
    let each = tables.map(|((picks, columns), picked)| {
        let mut parts = |p: BufferRef| tables::load(text, context.mem(p), g.at, g.rows, picks.count);
        let columns = parts(*columns);
        columns.into_iter().zip(parts(picked)).collect()
    });
    each.collect()
}

/// A mask of the valid rows, if rows are summed and some are invalid.
fn row_mask(
    context: &StepContext<'_>,
    text: &mut Text,
    g: &Group<'_>,
    i: Value,
    rows: i64,
) -> Option<Value> {
    let sums = context.spec.sinks.iter().any(|s| matches!(s, SinkAt::ColSum(_)));
    if !sums || context.row_tail().is_none() {
        return None;
    }
    let unit = text.int(rows);
    let first = text.integer("muli", i, unit);
    Some(g.rows_below(text, first))
}

/// Sinks that keep whole tiles: contracted values, stores, column sums.
fn tile_sinks(
    context: &StepContext<'_>,
    text: &mut Text,
    g: &Group<'_>,
    j: i64,
    (mask, row_mask): (Option<Value>, Option<Value>),
    value: &dyn Fn(NodeId) -> Value,
) {
    let column = g.local(text, j);
    for (id, e, p) in &context.spec.values {
        let v = value(*id);
        let zero = text.zero(v.ty);
        let v = keep(text, mask, v, zero);
        let v = text.resize(v, *e);
        let row = g.row_in(text, *p);
        text.store(v, context.mem(*p), [row, column]);
    }
    for (sink, at) in context.spec.sweep.sinks.iter().zip(&context.spec.sinks) {
        match at {
            SinkAt::Store(p) => {
                let v = value(sink.values()[0]);
                let to = context.mem(*p);
                let v = if to.ty.elem().is_float() { text.resize(v, to.ty.elem()) } else { v };
                text.store(v, to, [g.at, column]);
            }
            SinkAt::ColSum(p) => {
                let v = travelling(text, value(sink.values()[0]));
                let zero = text.zero(v.ty);
                let v = keep(text, row_mask, v, zero);
                let add = |text: &mut Text, a: Value, b: Value| match a.ty.elem() {
                    Elem::F32 => text.binary("arith.addf", a, b),
                    _ => text.integer("addi", a, b),
                };
                let to = context.mem(*p);
                let top = text.index(0);
                let mut acc = text.load(to, [top, column], 8, LANES);
                for r in (0..g.rows).step_by(8) {
                    let part = text.rows(v, r, 8);
                    acc = add(text, acc, part);
                }
                text.store(acc, to, [top, column]);
            }
            SinkAt::Lanes(_)
            | SinkAt::Picked { .. }
            | SinkAt::Contract { .. }
            | SinkAt::HbmAccumulator { .. }
            | SinkAt::Stash(_) => {}
        }
    }
}
