//! The logits tile: products of head sources, and the body's values on groups of its rows.

use super::step::StepContext;
use super::text::{Text, Ty, Value};
use super::values::{Leaves, Values, narrow};
use super::{convert, stash};
use crate::spec::{BufferRef, Chunks, LANES, SourceAt, chunks, numerics};
use grpo_passes::ir::{Direction, Elem};
use grpo_passes::sweep::{Body, Layout, NodeId, NodeOp, Source};
use std::collections::HashMap;

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
            let later = t.compare_int(Direction::Gt, false, i, zero);
            let last = match last {
                Whether::Yes => Whether::Unless(t.compare_int(Direction::Lt, false, i, end)),
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
pub fn products(cx: &StepContext<'_>, t: &mut Text) {
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
        let (zero, keep) = (t.index(0), stash::target(cx, t));
        for_chunks(t, chunks(extent, tiles, num.exact), &mut |t, k, size, [first, last]| {
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
                let stashed = t.resize(sum, elem);
                t.store(stashed, slots, [top, zero]);
            }
        });
    }
}

/// A group of rows of the tile, and the body's values on it, one chunk of 128 columns at a time.
pub struct Group<'a> {
    cx: &'a StepContext<'a>,
    /// The group's first row within the tile.
    pub at: Value,
    /// The group's number.
    i: Value,
    /// Logits come from where stashed tiles arrive.
    from_stash: bool,
    pub rows: i64,
    values: Values<'a>,
    /// Results of the sweep that the body may read, once they are known.
    pub results: HashMap<usize, Value>,
    /// The column that chunk 0 starts at, i32, where the kernel loops over the columns of its tile, which
    /// then is as wide as the vocabulary.
    pub first: Option<Value>,
    /// Buffers of this group's rows and the tile's columns that hold values of the body.
    held: HashMap<NodeId, BufferRef>,
}

/// Chunk `j` of a group of rows.
struct Chunk<'a> {
    cx: &'a StepContext<'a>,
    results: &'a HashMap<usize, Value>,
    first: Option<Value>,
    held: &'a HashMap<NodeId, BufferRef>,
    at: Value,
    i: Value,
    from_stash: bool,
    j: i64,
    /// That of the group's vectors of i32.
    ty: Ty,
}

impl<'a> Group<'a> {
    /// Group `i` (i32) of `rows` rows; with `from_stash` its logits are those of a stashed tile.
    pub fn new(
        cx: &'a StepContext<'a>,
        t: &mut Text,
        i: Value,
        rows: i64,
        from_stash: bool,
    ) -> Group<'a> {
        let at = t.scaled(i, rows);
        Group {
            cx,
            at,
            i,
            from_stash,
            rows,
            values: Values::new(&cx.f.sweep.body),
            results: HashMap::new(),
            first: None,
            held: HashMap::new(),
        }
    }

    /// The group's first row in a buffer of the tile's height, or of two such slots.
    pub fn row_in(&self, t: &mut Text, p: BufferRef) -> Value {
        self.cx.row(t, p, self.i, self.rows)
    }

    /// The vector type of this group's values of element type `e`.
    pub fn ty(&self, e: Elem) -> Ty {
        Ty::Vector(self.rows, LANES, e)
    }

    /// The values of `roots` on chunk `j`. Values that depend only on the row are computed once a group,
    /// everything else anew on each call.
    pub fn values(&mut self, t: &mut Text, j: i64, roots: &[NodeId]) -> Vec<Value> {
        let Group { cx, at, i, from_stash, first, results, held, .. } = self;
        let ty = Ty::Vector(self.rows, LANES, Elem::I32);
        let chunk =
            Chunk { cx, results, first: *first, held, at: *at, i: *i, from_stash: *from_stash, j, ty };
        self.values.of(t, &chunk, ty, roots)
    }

    /// Computes what `roots` need that depends only on the row, for loops over columns to find.
    pub fn prepare(&mut self, t: &mut Text, roots: &[NodeId]) {
        let Group { cx, at, i, from_stash, first, results, held, .. } = self;
        let ty = Ty::Vector(self.rows, LANES, Elem::I32);
        let chunk = Chunk {
            cx,
            results,
            first: *first,
            held,
            at: *at,
            i: *i,
            from_stash: *from_stash,
            j: 0,
            ty,
        };
        self.values.fix(t, &chunk, ty, roots);
    }

    /// From now on, values come from a buffer with this group's rows.
    pub fn hold(&mut self, values: impl IntoIterator<Item = NodeId>, place: BufferRef) {
        for id in values {
            self.values.held.insert(id);
            self.held.insert(id, place);
        }
    }

    /// The sweep's body.
    pub fn body(&self) -> &'a Body {
        self.values.body
    }

    /// The column of the vocabulary that chunk `j` starts at, an i32 scalar.
    pub fn start(&self, t: &mut Text, j: i64) -> Value {
        start(self.cx, t, self.first, j)
    }

    /// The column of the tile that chunk `j` starts at, an index.
    pub fn local(&self, t: &mut Text, j: i64) -> Value {
        local(t, self.first, j)
    }

    /// A mask of the lanes below `valid`.
    pub fn lanes_below(&self, t: &mut Text, valid: i64) -> Value {
        let ty = self.ty(Elem::I32);
        let (lane, valid) = (t.iota(1, ty), t.ints(valid as i32, ty));
        t.compare_int(Direction::Lt, false, lane, valid)
    }

    /// A mask of the rows below N; `first` is the group's first row within the tile, i32.
    pub fn rows_below(&self, t: &mut Text, first: Value) -> Value {
        let ty = self.ty(Elem::I32);
        let (all, height) = (t.int(self.cx.f.sweep.rows), t.int(self.cx.f.tiles.rows));
        let above = t.integer("muli", self.cx.n, height);
        let left = t.integer("subi", all, above);
        let left = t.integer("subi", left, first);
        let (row, left) = (t.iota(0, ty), t.broadcast(left, ty));
        t.compare_int(Direction::Lt, false, row, left)
    }
}

impl Leaves for Chunk<'_> {
    fn leaf(&self, t: &mut Text, op: &NodeOp, elem: Elem) -> Value {
        let Ty::Vector(rows, ..) = self.ty else { unreachable!("a group's vectors are matrices") };
        match op {
            NodeOp::Source(i) => {
                let place = match (&self.cx.f.sources[*i], &self.cx.f.stashed) {
                    (_, Some(stashed)) if self.from_stash => stashed.slots,
                    (SourceAt::Head { tile, .. }, _) => *tile,
                    (SourceAt::Logits(p), _) => *p,
                };
                let (row, column) = (self.cx.row(t, place, self.i, rows), local(t, self.first, self.j));
                let v = t.load(self.cx.mem(place), [row, column], rows, LANES);
                t.resize(v, Elem::F32)
            }
            NodeOp::Row(i) => {
                let zero = t.index(0);
                let v = t.load(self.cx.mem(self.cx.f.rows[*i]), [self.at, zero], rows, LANES);
                narrow(t, v, elem)
            }
            NodeOp::Col(i) => {
                let at = [t.index(0), local(t, self.first, self.j)];
                let v = t.load(self.cx.mem(self.cx.f.cols[*i]), at, 1, LANES);
                let v = t.broadcast(v, self.ty.with_elem(v.ty.elem()));
                narrow(t, v, elem)
            }
            NodeOp::Result(i) => self.results[i],
            _ => {
                let first = start(self.cx, t, self.first, self.j);
                let (first, lane) = (t.broadcast(first, self.ty), t.iota(1, self.ty));
                t.integer("addi", lane, first)
            }
        }
    }

    fn held(&self, t: &mut Text, id: NodeId) -> Value {
        let Ty::Vector(rows, ..) = self.ty else { unreachable!("a group's vectors are matrices") };
        let at = [t.index(0), local(t, self.first, self.j)];
        t.load(self.cx.mem(self.held[&id]), at, rows, LANES)
    }

    /// `r − base − lane` is one value a group; each chunk compares it with a constant.
    fn row_less_column(&self, t: &mut Text, row: Value) -> (Value, Value) {
        let base = self.first.unwrap_or_else(|| first_column(self.cx, t));
        let (base, lane) = (t.broadcast(base, self.ty), t.iota(1, self.ty));
        let rest = t.integer("subi", row, base);
        let rest = t.integer("subi", rest, lane);
        (rest, t.ints((self.j * LANES) as i32, self.ty))
    }
}

/// The first column of this step's tile, an i32 scalar.
pub fn first_column(cx: &StepContext<'_>, t: &mut Text) -> Value {
    let width = t.int(cx.f.tiles.cols);
    t.integer("muli", cx.v, width)
}

/// The column of the vocabulary that chunk `j` starts at, an i32 scalar; `first` is that of chunk 0 where it
/// is not the tile's first.
fn start(cx: &StepContext<'_>, t: &mut Text, first: Option<Value>, j: i64) -> Value {
    let (base, offset) = (first.unwrap_or_else(|| first_column(cx, t)), t.int(j * LANES));
    t.integer("addi", base, offset)
}

/// The column of the tile that chunk `j` starts at, an index.
fn local(t: &mut Text, first: Option<Value>, j: i64) -> Value {
    let Some(first) = first else { return t.index(j * LANES) };
    let offset = t.int(j * LANES);
    let start = t.integer("addi", first, offset);
    t.aligned(start, LANES)
}
