//! The loop over groups of rows: the body on every chunk of 128 columns, and what sinks do with it.
//!
//! Nothing crosses lanes here: lane `l` of a row's accumulators has seen the columns `l`, `l + 128`,
//! …; XLA combines the 128 partial results (see [`super::finish`]).

use super::frame::{LANES, Place, SinkAt, online_sums};
use super::kernel::Cx;
use super::ops;
use super::text::{Text, Ty, Value};
use super::tile::Group;
use crate::ir::Elem;
use crate::sweep::{Body, NodeId, NodeOp, Sink};

/// Fills the accumulators that live in output windows, in the first inner step.
pub fn initialise(cx: &Cx<'_>, t: &mut Text) {
    for (sink, at) in cx.f.sweep.sinks.iter().zip(&cx.f.sinks) {
        match at {
            SinkAt::Lanes(places) => {
                for (i, p) in places.iter().enumerate() {
                    let start = |t: &mut Text, ty: Ty| match (sink, i) {
                        (Sink::Online { .. }, 0) => t.float(-f32::MAX, ty),
                        (Sink::Max { value } | Sink::Argmax { value }, 0) => {
                            let e = cx.f.sweep.body.elem(*value);
                            lowest(t, e, ty)
                        }
                        _ => t.zero(ty),
                    };
                    fill(cx, t, *p, start);
                }
            }
            SinkAt::ColSum(p) => fill(cx, t, *p, |t, ty| t.zero(ty)),
            SinkAt::Contract { .. } | SinkAt::Far { .. } | SinkAt::Store(_) | SinkAt::Keep(_) => {}
        }
    }
}

fn fill(cx: &Cx<'_>, t: &mut Text, p: Place, value: impl FnOnce(&mut Text, Ty) -> Value) {
    let b = cx.f.buffer_at(p);
    let v = value(t, Ty::Vector(b.shape[0], b.shape[1], b.elem));
    let zero = t.index(0);
    t.store(v, cx.mem(p), [zero, zero]);
}

/// The neutral element of a maximum over values of type `e`.
fn lowest(t: &mut Text, e: Elem, ty: Ty) -> Value {
    match e {
        e if e.is_float() => t.float(f32::NEG_INFINITY, ty),
        e if e.is_unsigned() || e == Elem::I1 => t.ints(0, ty),
        e => t.ints(i32::MIN >> (32 - 8 * e.bytes() as i32), ty),
    }
}

/// How many rows a group has: as many as keep accumulators and row values in registers.
fn group_rows(cx: &Cx<'_>) -> i64 {
    let lanes: usize =
        cx.f.sinks.iter().map(|s| if let SinkAt::Lanes(p) = s { p.len() } else { 0 }).sum();
    let most = match lanes + cx.f.rows.len() {
        0..=4 => 64,
        5..=9 => 32,
        _ => 16,
    };
    [64, 32, 16].into_iter().find(|r| *r <= most && cx.f.tiles.rows % r == 0).unwrap_or(16)
}

/// One lane sink's accumulators while a group is processed.
struct Lanes<'a> {
    sink: &'a Sink,
    /// See [`picked`].
    picked: Option<(NodeId, NodeId)>,
    places: &'a [Place],
    /// As loaded.
    old: Vec<Value>,
    new: Vec<Value>,
}

/// Writes the loop over groups of rows. `valid` is the number of valid columns where the tile sticks
/// out over the vocabulary: chunks beyond it are skipped, the one across it is masked. With `found` the
/// logits are those of a kept tile.
pub fn row_loop(cx: &Cx<'_>, t: &mut Text, valid: Option<i64>, found: bool) {
    let rows = group_rows(cx);
    let chunks = cx.f.tiles.cols / LANES;
    let valid = valid.unwrap_or(cx.f.tiles.cols);
    let live = (valid + LANES - 1) / LANES;
    t.repeat(cx.f.tiles.rows / rows, |t, i| {
        let mut g = Group::new(cx, t, i, rows, found);
        let mut lanes = load(cx, t, &g);
        let row_mask = row_mask(cx, t, &g, i, rows);
        let roots = first_roots(cx);
        for j in 0..live {
            let mask = (valid < (j + 1) * LANES).then(|| g.lanes_below(t, valid - j * LANES));
            let values = g.values(t, j, &roots);
            let value = |id: NodeId| values[roots.iter().position(|r| *r == id).expect("a root")];
            for l in &mut lanes {
                if let Some((hit, picked)) = l.picked {
                    let hit = value(hit);
                    let hit = mask.map_or(hit, |m| t.integer("andi", hit, m));
                    l.new[0] = t.select(hit, value(picked), l.new[0]);
                    continue;
                }
                first_pass(cx, t, l, j, mask, &value);
            }
            tile_sinks(cx, t, &g, j, (mask, row_mask), &value);
        }
        if lanes.iter().any(|l| matches!(l.sink, Sink::Online { .. })) {
            second_pass(t, &mut g, &mut lanes, live, valid);
        }
        let zero = t.index(0);
        for l in &lanes {
            for (p, v) in l.places.iter().zip(&l.new) {
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
    });
}

/// The values that the first pass over the chunks needs, each once.
fn first_roots(cx: &Cx<'_>) -> Vec<NodeId> {
    let mut roots = Vec::new();
    for s in cx.f.sweep.sinks.iter().filter(|s| !matches!(s, Sink::Keep { .. })) {
        let ids = picked(cx, s).map_or(vec![s.values()[0]], |(hit, value)| vec![hit, value]);
        for id in ids {
            if !roots.contains(&id) {
                roots.push(id);
            }
        }
    }
    roots
}

/// For a sum of `column == r ? x : 0`: the comparison and x. At most one column of a row holds, so the
/// sum is a choice.
fn picked(cx: &Cx<'_>, sink: &Sink) -> Option<(NodeId, NodeId)> {
    let body = &cx.f.sweep.body;
    let Sink::Sum { value } = sink else { return None };
    let node = body.node(*value);
    let (NodeOp::Map("select"), [hit, x, zero]) = (&node.op, &node.args[..]) else { return None };
    let is_zero = match &body.node(*zero).op {
        NodeOp::Const(text) => ops::constant(text, node.elem) == Some(ops::Const::Float(0.0)),
        _ => false,
    };
    let one_hot = matches!(body.column_compared(*hit), Some(("EQ", _)));
    (is_zero && one_hot && node.elem.is_float()).then_some((*hit, *x))
}

fn load<'a>(cx: &'a Cx<'_>, t: &mut Text, g: &Group<'_>) -> Vec<Lanes<'a>> {
    let mut out = Vec::new();
    let zero = t.index(0);
    for (sink, at) in cx.f.sweep.sinks.iter().zip(&cx.f.sinks) {
        let SinkAt::Lanes(places) = at else { continue };
        let old: Vec<Value> =
            places.iter().map(|p| t.load(cx.mem(*p), [g.at, zero], g.rows, LANES)).collect();
        out.push(Lanes { sink, picked: picked(cx, sink), places, new: old.clone(), old });
    }
    out
}

/// A mask of the rows that exist, where rows are summed over and some do not.
fn row_mask(cx: &Cx<'_>, t: &mut Text, g: &Group<'_>, i: Value, rows: i64) -> Option<Value> {
    let sums = cx.f.sinks.iter().any(|s| matches!(s, SinkAt::ColSum(_)));
    if !sums || cx.row_tail().is_none() {
        return None;
    }
    let unit = t.int(rows);
    let first = t.integer("muli", i, unit);
    Some(g.rows_below(t, first))
}

/// A value as it travels: masks as 0 and 1.
fn travelling(t: &mut Text, v: Value) -> Value {
    if v.ty.elem() == Elem::I1 { t.cast("extui", v, Elem::I32) } else { v }
}

fn keep(t: &mut Text, mask: Option<Value>, v: Value, neutral: Value) -> Value {
    match mask {
        Some(m) => t.select(m, v, neutral),
        None => v,
    }
}

fn first_pass(
    cx: &Cx<'_>,
    t: &mut Text,
    l: &mut Lanes<'_>,
    j: i64,
    mask: Option<Value>,
    value: &dyn Fn(NodeId) -> Value,
) {
    let id = l.sink.values()[0];
    let e = cx.f.sweep.body.elem(id);
    let v = travelling(t, value(id));
    let acc = l.new[0];
    match l.sink {
        Sink::Sum { .. } => {
            let zero = t.zero(v.ty);
            let v = keep(t, mask, v, zero);
            l.new[0] = match v.ty.elem() {
                Elem::F32 => t.binary("arith.addf", acc, v),
                _ => t.integer("addi", acc, v),
            };
        }
        Sink::Max { .. } | Sink::Online { .. } => {
            let low = lowest(t, e, v.ty);
            let v = keep(t, mask, v, low);
            l.new[0] = match v.ty.elem() {
                Elem::F32 => t.binary("arith.maximumf", acc, v),
                _ if e.is_unsigned() => t.integer("maxui", acc, v),
                _ => t.integer("maxsi", acc, v),
            };
        }
        Sink::Argmax { .. } => {
            let low = lowest(t, e, v.ty);
            let v = keep(t, mask, v, low);
            let better = if v.ty.elem() == Elem::F32 {
                // Larger, or the first NaN.
                let larger = t.compare_float("GT", v, acc);
                let number = t.compare_float("EQ", v, v);
                let yes = t.splat("true", number.ty);
                let nan = t.integer("xori", number, yes);
                let fresh = t.compare_float("EQ", acc, acc);
                let first_nan = t.integer("andi", nan, fresh);
                t.integer("ori", larger, first_nan)
            } else {
                t.compare_int("GT", e.is_unsigned(), v, acc)
            };
            l.new[0] = t.select(better, v, acc);
            let base = t.int(cx.f.tiles.cols);
            let base = t.integer("muli", cx.v, base);
            let offset = t.int(j * LANES);
            let first = t.integer("addi", base, offset);
            let here = t.broadcast(first, v.ty.with_elem(Elem::I32));
            l.new[1] = t.select(better, here, l.new[1]);
        }
        _ => unreachable!("a lane sink"),
    }
}

/// Sinks that keep whole tiles: contracted values, stores, column sums.
fn tile_sinks(
    cx: &Cx<'_>,
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
            SinkAt::Lanes(_) | SinkAt::Contract { .. } | SinkAt::Far { .. } | SinkAt::Keep(_) => {}
        }
    }
}

/// The sums of online sinks, with the maximum of all chunks known: one rescaling a group.
fn second_pass(t: &mut Text, g: &mut Group<'_>, lanes: &mut [Lanes<'_>], live: i64, valid: i64) {
    let body = g.body();
    let mut roots: Vec<NodeId> = Vec::new();
    for l in lanes.iter_mut() {
        let Sink::Online { exponent, terms } = l.sink else { continue };
        rescale(t, l, &online_sums(terms));
        for id in std::iter::once(*exponent).chain(terms.iter().map(|t| t.0)) {
            if !roots.contains(&id) {
                roots.push(id);
            }
        }
    }
    for j in 0..live {
        let mask = (valid < (j + 1) * LANES).then(|| g.lanes_below(t, valid - j * LANES));
        let values = g.values(t, j, &roots);
        let value = |id: NodeId| values[roots.iter().position(|r| *r == id).expect("a root")];
        for l in lanes.iter_mut() {
            let Sink::Online { exponent, terms } = l.sink else { continue };
            let s = value(*exponent);
            let low = t.float(f32::NEG_INFINITY, s.ty);
            let s = keep(t, mask, s, low);
            let d = t.binary("arith.subf", s, l.new[0]);
            let e = t.unary("math.exp", d);
            for (i, (factor, degree)) in online_sums(terms).into_iter().enumerate() {
                let mut term = e;
                if degree == 1 {
                    // Where the exponent is −inf: 0 · a finite number.
                    let d = at_least_finite(t, d);
                    term = t.binary("arith.mulf", term, d);
                }
                term = weighted(t, term, d, body, factor, &value);
                l.new[1 + i] = t.binary("arith.addf", l.new[1 + i], term);
            }
        }
    }
}

/// A term times its factor; 0 where the exponent lies `d` = −inf below the maximum, whatever the
/// factor is there.
fn weighted(
    t: &mut Text,
    term: Value,
    d: Value,
    body: &Body,
    factor: NodeId,
    value: &dyn Fn(NodeId) -> Value,
) -> Value {
    if let NodeOp::Const(text) = &body.node(factor).op {
        match ops::constant(text, Elem::F32) {
            Some(ops::Const::Float(1.0)) => return term,
            Some(ops::Const::Float(x)) if x.is_finite() => {
                return t.binary("arith.mulf", term, value(factor));
            }
            _ => {}
        }
    }
    let product = t.binary("arith.mulf", term, value(factor));
    let (zero, low) = (t.zero(term.ty), t.float(f32::NEG_INFINITY, d.ty));
    let empty = t.compare_float("EQ", d, low);
    t.select(empty, zero, product)
}

/// Moves an online sink's sums from the old maximum `m` to the new one `M`:
/// `A0 → e·A0`, `A1 → e·(A1 + (m − M)·A0)` with `e = exp(m − M)`.
fn rescale(t: &mut Text, l: &mut Lanes<'_>, sums: &[(NodeId, u32)]) {
    let d = t.binary("arith.subf", l.old[0], l.new[0]);
    let d = at_least_finite(t, d);
    let e = t.unary("math.exp", d);
    for (i, (factor, degree)) in sums.iter().enumerate() {
        let mut sum = l.old[1 + i];
        if *degree == 1 {
            let zero = sums.iter().position(|s| *s == (*factor, 0)).expect("degree 0 is kept too");
            let moved = t.binary("arith.mulf", d, l.old[1 + zero]);
            sum = t.binary("arith.addf", sum, moved);
        }
        l.new[1 + i] = t.binary("arith.mulf", sum, e);
    }
}

fn at_least_finite(t: &mut Text, d: Value) -> Value {
    let least = t.float(-f32::MAX, d.ty);
    t.binary("arith.maximumf", d, least)
}
