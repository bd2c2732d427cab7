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
pub fn for_chunks(
    text: &mut Text,
    c: Chunks,
    each: &mut dyn FnMut(&mut Text, Value, i64, [Whether; 2]),
) {
    let last = if c.rest > 0 { Whether::No } else { Whether::Yes };
    if c.full == 1 {
        let zero = text.index(0);
        each(text, zero, c.size, [Whether::Yes, last]);
    } else {
        text.repeat(c.full, |text, i| {
            let at = text.scaled(i, c.size);
            let (zero, end) = (text.int(0), text.int(c.full - 1));
            let later = text.compare_int(Direction::Gt, false, i, zero);
            let last = match last {
                Whether::Yes => Whether::Unless(text.compare_int(Direction::Lt, false, i, end)),
                other => other,
            };
            each(text, at, c.size, [Whether::Unless(later), last]);
        });
    }
    if c.rest > 0 {
        let at = text.index(c.full * c.size);
        each(text, at, c.rest, [Whether::No, Whether::Yes]);
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
pub fn added(text: &mut Text, part: Value, to: Value, at: [Value; 2], first: Whether) -> Value {
    if matches!(first, Whether::Yes) {
        return part;
    }
    let Ty::Vector(rows, cols, _) = part.ty else { unreachable!("a product is a vector") };
    let mut old = text.load(to, at, rows, cols);
    if let Whether::Unless(later) = first {
        let zero = text.zero(old.ty);
        old = text.select(later, old, zero);
    }
    text.binary("arith.addf", old, part)
}

/// Computes the tile of every head source: f32 in VMEM, rounded to the logits' type, and a copy in that
/// type where it is kept. While the multiplier is busy, rounding is free.
pub fn products(context: &StepContext<'_>, text: &mut Text) {
    let tiles = context.f.tiles;
    for (source, at) in context.f.sweep.sources.iter().zip(&context.f.sources) {
        let elem = source.elem();
        let (Source::Head { layout, precision, .. }, SourceAt::Head { hidden, weights, tile }) =
            (source, at)
        else {
            continue;
        };
        let (h, w, x) = (context.mem(*hidden), context.mem(*weights), context.mem(*tile));
        let extent = context.f.buffer_at(*hidden).shape[1];
        let num = numerics(h.ty.elem(), w.ty.elem(), precision);
        let (zero, keep) = (text.index(0), stash::target(context, text));
        for_chunks(text, chunks(extent, tiles, num.exact), &mut |text, k, size, [first, last]| {
            let hk = text.load(h, [zero, k], tiles.rows, size);
            let (wk, contract) = match layout {
                Layout::Kv => (text.load(w, [k, zero], size, tiles.cols), (1, 0)),
                Layout::Vk => (text.load(w, [zero, k], tiles.cols, size), (1, 1)),
            };
            let (hk, wk) = (text.resize(hk, num.elem), text.resize(wk, num.elem));
            let part = text.matmul(hk, wk, contract, num.exact);
            let sum = added(text, part, x, [zero, zero], first);
            let sum = match last {
                Whether::Yes => convert::round(text, sum, elem),
                Whether::Unless(earlier) if elem != Elem::F32 => {
                    let rounded = convert::round(text, sum, elem);
                    text.select(earlier, sum, rounded)
                }
                _ => sum,
            };
            text.store(sum, x, [zero, zero]);
            if let Some((slots, top)) = keep {
                let stashed = text.resize(sum, elem);
                text.store(stashed, slots, [top, zero]);
            }
        });
    }
}

/// A group of rows of the tile, and the body's values on it, one chunk of 128 columns at a time.
pub struct Group<'a> {
    context: &'a StepContext<'a>,
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
    context: &'a StepContext<'a>,
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
        context: &'a StepContext<'a>,
        text: &mut Text,
        i: Value,
        rows: i64,
        from_stash: bool,
    ) -> Group<'a> {
        let at = text.scaled(i, rows);
        Group {
            context,
            at,
            i,
            from_stash,
            rows,
            values: Values::new(&context.f.sweep.body),
            results: HashMap::new(),
            first: None,
            held: HashMap::new(),
        }
    }

    /// The group's first row in a buffer of the tile's height, or of two such slots.
    pub fn row_in(&self, text: &mut Text, p: BufferRef) -> Value {
        self.context.row(text, p, self.i, self.rows)
    }

    /// The vector type of this group's values of element type `e`.
    pub fn ty(&self, e: Elem) -> Ty {
        Ty::Vector(self.rows, LANES, e)
    }

    /// The values of `roots` on chunk `j`. Values that depend only on the row are computed once a group,
    /// everything else anew on each call.
    pub fn values(&mut self, text: &mut Text, j: i64, roots: &[NodeId]) -> Vec<Value> {
        let (values, chunk) = self.chunk(j);
        values.of(text, &chunk, chunk.ty, roots)
    }

    /// Computes what `roots` need that depends only on the row, for loops over columns to find.
    pub fn prepare(&mut self, text: &mut Text, roots: &[NodeId]) {
        let (values, chunk) = self.chunk(0);
        values.fix(text, &chunk, chunk.ty, roots);
    }

    /// The values so far, and chunk `j`.
    fn chunk(&mut self, j: i64) -> (&mut Values<'a>, Chunk<'_>) {
        let Group { context, at, i, from_stash, first, results, held, rows, values } = self;
        let ty = Ty::Vector(*rows, LANES, Elem::I32);
        let (first, at, i, from_stash) = (*first, *at, *i, *from_stash);
        (values, Chunk { context, results, first, held, at, i, from_stash, j, ty })
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
    pub fn start(&self, text: &mut Text, j: i64) -> Value {
        start(self.context, text, self.first, j)
    }

    /// The column of the tile that chunk `j` starts at, an index.
    pub fn local(&self, text: &mut Text, j: i64) -> Value {
        local(text, self.first, j)
    }

    /// A mask of the lanes below `valid`.
    pub fn lanes_below(&self, text: &mut Text, valid: i64) -> Value {
        let ty = self.ty(Elem::I32);
        let (lane, valid) = (text.iota(1, ty), text.ints(valid as i32, ty));
        text.compare_int(Direction::Lt, false, lane, valid)
    }

    /// A mask of the rows below N; `first` is the group's first row within the tile, i32.
    pub fn rows_below(&self, text: &mut Text, first: Value) -> Value {
        let ty = self.ty(Elem::I32);
        let (all, height) = (text.int(self.context.f.sweep.rows), text.int(self.context.f.tiles.rows));
        let above = text.integer("muli", self.context.n, height);
        let left = text.integer("subi", all, above);
        let left = text.integer("subi", left, first);
        let (row, left) = (text.iota(0, ty), text.broadcast(left, ty));
        text.compare_int(Direction::Lt, false, row, left)
    }
}

impl Leaves for Chunk<'_> {
    fn leaf(&self, text: &mut Text, op: &NodeOp, elem: Elem) -> Value {
        let Ty::Vector(rows, ..) = self.ty else { unreachable!("a group's vectors are matrices") };
        match op {
            NodeOp::Source(i) => {
                let place = match (&self.context.f.sources[*i], &self.context.f.stashed) {
                    (_, Some(stashed)) if self.from_stash => stashed.slots,
                    (SourceAt::Head { tile, .. }, _) => *tile,
                    (SourceAt::Logits(p), _) => *p,
                };
                let (row, column) =
                    (self.context.row(text, place, self.i, rows), local(text, self.first, self.j));
                let v = text.load(self.context.mem(place), [row, column], rows, LANES);
                text.resize(v, Elem::F32)
            }
            NodeOp::Row(i) => {
                let zero = text.index(0);
                let v =
                    text.load(self.context.mem(self.context.f.rows[*i]), [self.at, zero], rows, LANES);
                narrow(text, v, elem)
            }
            NodeOp::Col(i) => {
                let at = [text.index(0), local(text, self.first, self.j)];
                let v = text.load(self.context.mem(self.context.f.cols[*i]), at, 1, LANES);
                let v = text.broadcast(v, self.ty.with_elem(v.ty.elem()));
                narrow(text, v, elem)
            }
            NodeOp::Result(i) => self.results[i],
            _ => {
                let first = start(self.context, text, self.first, self.j);
                let (first, lane) = (text.broadcast(first, self.ty), text.iota(1, self.ty));
                text.integer("addi", lane, first)
            }
        }
    }

    fn held(&self, text: &mut Text, id: NodeId) -> Value {
        let Ty::Vector(rows, ..) = self.ty else { unreachable!("a group's vectors are matrices") };
        let at = [text.index(0), local(text, self.first, self.j)];
        text.load(self.context.mem(self.held[&id]), at, rows, LANES)
    }

    /// `r − base − lane` is one value a group; each chunk compares it with a constant.
    fn row_less_column(&self, text: &mut Text, row: Value) -> (Value, Value) {
        let base = self.first.unwrap_or_else(|| first_column(self.context, text));
        let (base, lane) = (text.broadcast(base, self.ty), text.iota(1, self.ty));
        let rest = text.integer("subi", row, base);
        let rest = text.integer("subi", rest, lane);
        (rest, text.ints((self.j * LANES) as i32, self.ty))
    }
}

/// The first column of this step's tile, an i32 scalar.
pub fn first_column(context: &StepContext<'_>, text: &mut Text) -> Value {
    let width = text.int(context.f.tiles.cols);
    text.integer("muli", context.v, width)
}

/// The column of the vocabulary that chunk `j` starts at, an i32 scalar; `first` is that of chunk 0 where it
/// is not the tile's first.
fn start(context: &StepContext<'_>, text: &mut Text, first: Option<Value>, j: i64) -> Value {
    let (base, offset) = (first.unwrap_or_else(|| first_column(context, text)), text.int(j * LANES));
    text.integer("addi", base, offset)
}

/// The column of the tile that chunk `j` starts at, an index.
fn local(text: &mut Text, first: Option<Value>, j: i64) -> Value {
    let Some(first) = first else { return text.index(j * LANES) };
    let offset = text.int(j * LANES);
    let start = text.integer("addi", first, offset);
    text.aligned(start, LANES)
}
