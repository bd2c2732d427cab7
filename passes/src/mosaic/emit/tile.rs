//! The logits tile: products of head sources, and the body's values on groups of its rows.

use super::frame::{LANES, Place, SourceAt, numerics};
use super::kernel::Cx;
use super::text::{Text, Ty, Value};
use super::{convert, kept, ops};
use crate::ir::Elem;
use crate::sweep::{Body, Layout, NodeId, NodeOp, Source};
use std::collections::HashMap;

/// How an inner extent is cut: pieces of `size`, `full` of them, and a rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chunks {
    pub size: i64,
    pub full: i64,
    pub rest: i64,
}

/// Cuts an extent so that one product of a `rows` × `cols` tile has about 8 GFLOP: less pays for
/// filling and draining the multiplier, more only grows the code. Offsets are whole lanes.
pub fn chunks(extent: i64, rows: i64, cols: i64) -> Chunks {
    let most = ((1i64 << 32) / (rows * cols) / LANES * LANES).clamp(LANES, 2048);
    if extent <= most {
        return Chunks { size: extent, full: 1, rest: 0 };
    }
    let divides = |size: &i64| extent % size == 0;
    let size = (most / 2..=most).rev().filter(|s| s % LANES == 0).find(divides).unwrap_or(most);
    Chunks { size, full: extent / size, rest: extent % size }
}

/// Writes `each` for every chunk: its offset, its size, and whether it is the first and the last one.
pub fn for_chunks(t: &mut Text, c: Chunks, each: &mut dyn FnMut(&mut Text, Value, i64, [Whether; 2])) {
    let last = if c.rest > 0 { Whether::No } else { Whether::Yes };
    if c.full == 1 {
        let zero = t.index(0);
        each(t, zero, c.size, [Whether::Yes, last]);
    } else {
        t.repeat(c.full, |t, i| {
            let at = t.scaled(i, c.size);
            let (zero, end) = (t.int(0), t.int(c.full - 1));
            let later = t.compare_int("GT", false, i, zero);
            let last = match last {
                Whether::Yes => Whether::Unless(t.compare_int("LT", false, i, end)),
                other => other,
            };
            each(t, at, c.size, [Whether::Unless(later), last]);
        });
    }
    if c.rest > 0 {
        let at = t.index(c.full * c.size);
        each(t, at, c.rest, [Whether::No, Whether::Yes]);
    }
}

/// What is known of a contribution to an accumulator when the kernel is written: whether it is the
/// first, say.
#[derive(Clone, Copy, Debug)]
pub enum Whether {
    Yes,
    No,
    /// Unless this scalar i1 is true.
    Unless(Value),
}

/// `part` added to what is at `at`, or alone where it is the first.
pub fn added(t: &mut Text, part: Value, to: Value, at: [Value; 2], first: Whether) -> Value {
    if matches!(first, Whether::Yes) {
        return part;
    }
    let Ty::Vector(rows, cols, _) = part.ty else { unreachable!("a product is a vector") };
    let mut old = t.load(to, at, rows, cols);
    if let Whether::Unless(later) = first {
        let zero = t.zero(old.ty);
        old = t.select(later, old, zero);
    }
    t.binary("arith.addf", old, part)
}

/// Computes the tile of every head source: f32 in VMEM, rounded to the logits' type, and a copy in that
/// type where it is kept. While the multiplier is busy, rounding is free.
pub fn products(cx: &Cx<'_>, t: &mut Text) {
    let tiles = cx.f.tiles;
    for (source, at) in cx.f.sweep.sources.iter().zip(&cx.f.sources) {
        let elem = source.elem();
        let (Source::Head { layout, precision, .. }, SourceAt::Head { hidden, weights, tile }) =
            (source, at)
        else {
            continue;
        };
        let (h, w, x) = (cx.mem(*hidden), cx.mem(*weights), cx.mem(*tile));
        let extent = cx.f.buffer_at(*hidden).shape[1];
        let num = numerics(h.ty.elem(), w.ty.elem(), precision);
        let (zero, keep) = (t.index(0), kept::target(cx, t));
        for_chunks(t, chunks(extent, tiles.rows, tiles.cols), &mut |t, k, size, [first, last]| {
            let hk = t.load(h, [zero, k], tiles.rows, size);
            let (wk, contract) = match layout {
                Layout::Kv => (t.load(w, [k, zero], size, tiles.cols), (1, 0)),
                Layout::Vk => (t.load(w, [zero, k], tiles.cols, size), (1, 1)),
            };
            let (hk, wk) = (t.resize(hk, num.elem), t.resize(wk, num.elem));
            let part = t.matmul(hk, wk, contract, num.exact);
            let sum = added(t, part, x, [zero, zero], first);
            let sum = match last {
                Whether::Yes => convert::round(t, sum, elem),
                Whether::Unless(earlier) if elem != Elem::F32 => {
                    let rounded = convert::round(t, sum, elem);
                    t.select(earlier, sum, rounded)
                }
                _ => sum,
            };
            t.store(sum, x, [zero, zero]);
            if let Some((slots, top)) = keep {
                let kept = t.resize(sum, elem);
                t.store(kept, slots, [top, zero]);
            }
        });
    }
}

/// For `column == r` and `column != r` with `r` of the row alone: the node of `r`.
fn one_hot_operand(body: &Body, id: NodeId) -> Option<NodeId> {
    let (direction, r) = body.column_compared(id)?;
    matches!(direction, "EQ" | "NE").then_some(r)
}

/// A group of rows of the tile, and the body's values on it, one chunk of 128 columns at a time.
pub struct Group<'a> {
    cx: &'a Cx<'a>,
    /// The group's first row within the tile.
    pub at: Value,
    /// The group's number.
    i: Value,
    /// Logits come from where kept tiles arrive.
    found: bool,
    pub rows: i64,
    /// Which nodes depend on nothing but the row.
    row_only: Vec<bool>,
    fixed: HashMap<NodeId, Value>,
}

impl<'a> Group<'a> {
    /// Group `i` (i32) of `rows` rows; with `found` its logits are those of a kept tile.
    pub fn new(cx: &'a Cx<'a>, t: &mut Text, i: Value, rows: i64, found: bool) -> Group<'a> {
        let body = &cx.f.sweep.body;
        let varies =
            body.depends(|op| matches!(op, NodeOp::Source(_) | NodeOp::Col(_) | NodeOp::Column));
        let row_only = varies.into_iter().map(|v| !v).collect();
        let at = t.scaled(i, rows);
        Group { cx, at, i, found, rows, row_only, fixed: HashMap::new() }
    }

    /// The group's first row in a buffer of the tile's height, or of two such slots.
    pub fn row_in(&self, t: &mut Text, p: Place) -> Value {
        self.cx.row(t, p, self.i, self.rows)
    }

    /// The sweep's body.
    pub fn body(&self) -> &'a Body {
        &self.cx.f.sweep.body
    }

    /// The vector type of this group's values of element type `e`.
    pub fn ty(&self, e: Elem) -> Ty {
        Ty::Vector(self.rows, LANES, e)
    }

    /// The values of `roots` on chunk `j`, in the vectors that hold them (see [`ops`]). Values that
    /// depend only on the row are computed once a group, everything else anew on each call.
    pub fn values(&mut self, t: &mut Text, j: i64, roots: &[NodeId]) -> Vec<Value> {
        let body = self.body();
        let mut here: HashMap<NodeId, Value> = HashMap::new();
        for id in self.needed(roots) {
            if self.fixed.contains_key(&id) {
                continue;
            }
            let n = body.node(id);
            let v = match &n.op {
                NodeOp::Source(i) => self.source(t, *i, j),
                NodeOp::Row(i) => {
                    let from = self.cx.mem(self.cx.f.rows[*i]);
                    let zero = t.index(0);
                    let v = t.load(from, [self.at, zero], self.rows, LANES);
                    self.narrow(t, v, n.elem)
                }
                NodeOp::Col(i) => {
                    let from = self.cx.mem(self.cx.f.cols[*i]);
                    let at = [t.index(0), t.index(j * LANES)];
                    let v = t.load(from, at, 1, LANES);
                    let v = t.broadcast(v, self.ty(v.ty.elem()));
                    self.narrow(t, v, n.elem)
                }
                NodeOp::Column => self.column(t, j),
                _ => match self.one_hot(t, id, j) {
                    Some(v) => v,
                    None => {
                        let args: Vec<Value> = n
                            .args
                            .iter()
                            .map(|a| *here.get(a).or(self.fixed.get(a)).expect("operands first"))
                            .collect();
                        ops::apply(t, body, id, &args, self.ty(Elem::F32))
                    }
                },
            };
            if self.row_only[id] {
                self.fixed.insert(id, v);
            } else {
                here.insert(id, v);
            }
        }
        roots.iter().map(|r| *here.get(r).or(self.fixed.get(r)).expect("a root was computed")).collect()
    }

    /// The nodes to compute for `roots`: all that they need, less a column index that only one-hot
    /// comparisons read.
    fn needed(&self, roots: &[NodeId]) -> Vec<NodeId> {
        let body = &self.cx.f.sweep.body;
        let all = body.reachable(roots);
        let read = |id: NodeId| {
            roots.contains(&id)
                || all
                    .iter()
                    .any(|u| body.node(*u).args.contains(&id) && one_hot_operand(body, *u).is_none())
        };
        all.iter().copied().filter(|id| body.node(*id).op != NodeOp::Column || read(*id)).collect()
    }

    /// A one-hot comparison: `r − base − lane` is one value a group, each chunk compares it with a
    /// constant.
    fn one_hot(&mut self, t: &mut Text, id: NodeId, j: i64) -> Option<Value> {
        let r = one_hot_operand(self.body(), id)?;
        let NodeOp::Compare(direction, _) = &self.cx.f.sweep.body.node(id).op else { return None };
        let r = self.fixed[&r];
        let ty = self.ty(Elem::I32);
        let base = self.base(t);
        let (base, lane) = (t.broadcast(base, ty), t.iota(1, ty));
        let rest = t.integer("subi", r, base);
        let rest = t.integer("subi", rest, lane);
        let here = t.ints((j * LANES) as i32, ty);
        Some(t.compare_int(direction, false, rest, here))
    }

    /// The first column of this step's tile, an i32 scalar.
    fn base(&self, t: &mut Text) -> Value {
        let width = t.int(self.cx.f.tiles.cols);
        t.integer("muli", self.cx.v, width)
    }

    fn column(&self, t: &mut Text, j: i64) -> Value {
        let ty = self.ty(Elem::I32);
        let (base, offset) = (self.base(t), t.int(j * LANES));
        let first = t.integer("addi", base, offset);
        let (first, lane) = (t.broadcast(first, ty), t.iota(1, ty));
        t.integer("addi", lane, first)
    }

    fn source(&self, t: &mut Text, i: usize, j: i64) -> Value {
        let place = match (&self.cx.f.sources[i], &self.cx.f.kept) {
            (_, Some(kept)) if self.found => kept.slots,
            (SourceAt::Head { tile, .. }, _) => *tile,
            (SourceAt::Logits(p), _) => *p,
        };
        let (row, column) = (self.row_in(t, place), t.index(j * LANES));
        let v = t.load(self.cx.mem(place), [row, column], self.rows, LANES);
        t.resize(v, Elem::F32)
    }

    /// What travelled as 32 bits, as its holder.
    fn narrow(&self, t: &mut Text, v: Value, e: Elem) -> Value {
        if e != Elem::I1 {
            return v;
        }
        let zero = t.ints(0, v.ty);
        t.compare_int("NE", false, v, zero)
    }

    /// A mask of the lanes below `valid`.
    pub fn lanes_below(&self, t: &mut Text, valid: i64) -> Value {
        let ty = self.ty(Elem::I32);
        let (lane, valid) = (t.iota(1, ty), t.ints(valid as i32, ty));
        t.compare_int("LT", false, lane, valid)
    }

    /// A mask of the rows below N; `first` is the group's first row within the tile, i32.
    pub fn rows_below(&self, t: &mut Text, first: Value) -> Value {
        let ty = self.ty(Elem::I32);
        let (all, height) = (t.int(self.cx.f.sweep.rows), t.int(self.cx.f.tiles.rows));
        let above = t.integer("muli", self.cx.n, height);
        let left = t.integer("subi", all, above);
        let left = t.integer("subi", left, first);
        let (row, left) = (t.iota(0, ty), t.broadcast(left, ty));
        t.compare_int("LT", false, row, left)
    }
}
