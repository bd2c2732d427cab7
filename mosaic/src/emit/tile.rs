//! The logits tile: products of head sources, and the body's values on groups of its rows.

use super::step::StepContext;
use super::tables::Found;
use super::text::{Text, Ty, Value};
use super::values::{Leaves, Values, narrow};
use super::{convert, stash, tables};
use crate::spec::{BufferRef, LANES, Pieces, SourceAt, numerics};
use grpo_ir::{Direction, Elem};
use grpo_sweep::{Body, Layout, NodeId, NodeOp, Source, Tiles};
use std::collections::HashMap;

/// Writes `each` for every piece from offset `from`, in a loop: its offset, its size, and whether it is the first and
/// the last one.
pub fn for_pieces(
    text: &mut Text,
    c: Pieces,
    from: i64,
    each: &mut dyn FnMut(&mut Text, Value, i64, [Whether; 2]),
) {
    if c.full <= 1 {
        return straight_pieces(text, c, from, each);
    }
    let last = if c.rest > 0 { Whether::No } else { Whether::Yes };
    text.repeat(c.full, |text, i| {
        let (zero, end) = (text.int(0), text.int(c.full - 1));
        let (offset, before) = (text.multiple(i, c.size), text.int(from));
        let at = text.integer("addi", offset, before);
        let at = text.aligned(at, LANES);
        let later = text.compare_int(Direction::Gt, false, i, zero);
        let last = match last {
            Whether::Yes => Whether::Unless(text.compare_int(Direction::Lt, false, i, end)),
            other => other,
        };
        each(text, at, c.size, [Whether::Unless(later), last]);
    });
    let rest = Pieces { full: 0, ..c };
    straight_pieces(text, rest, from + c.full * c.size, &mut |text, at, size, [_, last]| {
        each(text, at, size, [Whether::No, last]);
    });
}

/// As [`for_pieces`], in straight-line code.
pub fn straight_pieces(
    text: &mut Text,
    c: Pieces,
    from: i64,
    each: &mut dyn FnMut(&mut Text, Value, i64, [Whether; 2]),
) {
    let whether = |it: bool| if it { Whether::Yes } else { Whether::No };
    let count = c.full + i64::from(c.rest > 0);
    for i in 0..count {
        let at = text.index(from + i * c.size);
        let size = if i < c.full { c.size } else { c.rest };
        each(text, at, size, [whether(i == 0), whether(i + 1 == count)]);
    }
}

/// A condition, which may be known when the kernel is written: whether a term of an accumulator is the first,
/// for example.
#[derive(Clone, Copy, Debug)]
pub enum Whether {
    Yes,
    No,
    /// False if this scalar i1 is true.
    Unless(Value),
}

/// The sum of this type at `at`; none for the first term.
pub fn taken(text: &mut Text, from: Value, at: [Value; 2], ty: Ty, first: Whether) -> Option<Value> {
    let Ty::Vector(rows, cols, _) = ty else { unreachable!("a product is a vector") };
    if matches!(first, Whether::Yes) {
        return None;
    }
    let old = text.load(from, at, rows, cols);
    text.supersede(from, at, old.ty);
    Some(old)
}

/// `old + part`, or `part` for the first term; the caller writes it.
pub fn sum(text: &mut Text, old: Option<Value>, part: Value, first: Whether) -> Value {
    let old = match (old, first) {
        (None, _) | (_, Whether::Yes) => return part,
        (Some(old), Whether::No) => old,
        (Some(old), Whether::Unless(later)) => {
            let zero = text.zero(old.ty);
            text.select(later, old, zero)
        }
    };
    text.binary("arith.addf", old, part)
}

/// Columns of a tile: all of them, or a strip (see [`crate::spec::Overlap`]).
#[derive(Clone, Copy)]
pub struct Strip {
    /// The first column within the tile, i32. A negative one is in the previous tile, if there is one.
    pub column: Value,
    pub width: i64,
    /// The strip's slot in the head tiles' buffers; none if they hold the whole tile.
    pub slot: Option<i64>,
}

impl Strip {
    /// The whole tile.
    pub fn whole(context: &StepContext<'_>, text: &mut Text) -> Strip {
        Strip { column: text.int(0), width: context.spec.tiles.cols, slot: None }
    }
}

/// Computes a strip of every head source, rounded to the logits' type: in f32, or in that type in a stash's slot, and a
/// copy in that type if it is stashed. Rounding is free while the multiplier is busy. A strip in a slot is computed by
/// straight-line code, to overlap the body.
pub fn products(context: &StepContext<'_>, text: &mut Text, strip: Strip) {
    let rows = context.spec.tiles.rows;
    for (source, at) in context.spec.sweep.sources.iter().zip(&context.spec.sources) {
        let elem = source.elem();
        let (
            Source::Head { hidden: h, weights: w, layout, precision, .. },
            SourceAt::Head { hidden, weights, tile },
        ) = (source, at)
        else {
            continue;
        };
        let num = numerics(h.tensor_type().elem, w.tensor_type().elem, precision);
        let (h, w, x) = (context.mem(*hidden), context.mem(*weights), context.mem(*tile));
        let conversions = context.spec.conversions(*weights);
        let side = |text: &mut Text, inner: (Value, i64), columns: (Value, i64)| {
            let (block, contract) = side(text, w, *layout, inner, columns);
            (text.convert_float(block, &conversions), contract)
        };
        let extent = context.spec.buffer_at(*hidden).shape[1];
        let (zero, keep) = (text.index(0), stash::target(context, text));
        let column = text.aligned(strip.column, LANES);
        if let Some(partial) = context.spec.partial.filter(|_| x.ty.elem() != Elem::F32) {
            let (sums, top) = (context.mem(partial), context.top(text, *tile));
            let pieces = context.spec.pieces(extent, Tiles { rows, cols: strip.width }, num.exact);
            straight_pieces(text, pieces, 0, &mut |text, k, size, [first, last]| {
                let hk = text.load(h, [zero, k], rows, size);
                let (wk, contract) = side(text, (k, size), (column, strip.width));
                let (hk, wk) = (text.resize(hk, num.elem), text.resize(wk, num.elem));
                let part = text.matmul(hk, wk, contract, num.exact);
                let old = taken(text, sums, [zero, zero], part.ty, first);
                let sum = sum(text, old, part, first);
                if matches!(last, Whether::Yes) {
                    let sum = convert::round(text, sum, elem);
                    let sum = text.resize(sum, x.ty.elem());
                    text.store(sum, x, [top, column]);
                } else {
                    text.store(sum, sums, [zero, zero]);
                }
            });
            continue;
        }
        if x.ty.elem() != Elem::F32 {
            // Partial sums would be rounded, so the product is not cut into pieces of the inner extent, but of columns.
            let pieces = context.spec.pieces(strip.width, Tiles { rows, cols: extent }, num.exact);
            let top = context.top(text, *tile);
            for_pieces(text, pieces, 0, &mut |text, column, width, _| {
                let hk = text.load(h, [zero, zero], rows, extent);
                let (wk, contract) = side(text, (zero, extent), (column, width));
                let (hk, wk) = (text.resize(hk, num.elem), text.resize(wk, num.elem));
                let sum = text.matmul(hk, wk, contract, num.exact);
                let sum = convert::round(text, sum, elem);
                let sum = text.resize(sum, x.ty.elem());
                text.store(sum, x, [top, column]);
            });
            continue;
        }
        let to = match strip.slot {
            Some(slot) => [text.index(slot * rows), zero],
            None => [context.top(text, *tile), column],
        };
        let pieces = context.spec.pieces(extent, Tiles { rows, cols: strip.width }, num.exact);
        let each = if strip.slot.is_some() { straight_pieces } else { for_pieces };
        each(text, pieces, 0, &mut |text, k, size, [first, last]| {
            let hk = text.load(h, [zero, k], rows, size);
            if strip.slot.is_some() && matches!(first, Whether::Yes) {
                text.supersede(x, to, Ty::Vector(rows, strip.width, Elem::F32));
            }
            let (wk, contract) = side(text, (k, size), (column, strip.width));
            let (hk, wk) = (text.resize(hk, num.elem), text.resize(wk, num.elem));
            let part = text.matmul(hk, wk, contract, num.exact);
            let old = taken(text, x, to, part.ty, first);
            let sum = sum(text, old, part, first);
            let sum = match last {
                Whether::Yes => convert::round(text, sum, elem),
                Whether::Unless(earlier) if elem != Elem::F32 => {
                    let rounded = convert::round(text, sum, elem);
                    text.select(earlier, sum, rounded)
                }
                _ => sum,
            };
            text.store(sum, x, to);
            if let Some((slots, top)) = keep {
                let stashed = text.resize(sum, elem);
                text.store(stashed, slots, [top, column]);
            }
        });
    }
}

/// A block of a head's weights, inner extent × columns, and the contracted dimensions of hidden states and weights.
fn side(
    text: &mut Text,
    weights: Value,
    layout: Layout,
    (k, inner): (Value, i64),
    (column, width): (Value, i64),
) -> (Value, (i64, i64)) {
    match layout {
        Layout::Kv => (text.load(weights, [k, column], inner, width), (1, 0)),
        Layout::Vk => (text.load(weights, [column, k], width, inner), (1, 1)),
    }
}

/// A group of rows of the tile, and the body's values on it, one chunk of 128 columns at a time.
pub struct Group<'a> {
    pub(super) context: &'a StepContext<'a>,
    /// The group's first row within the tile.
    pub at: Value,
    /// The group's number.
    i: Value,
    /// True if the logits are those of a stashed tile.
    from_stash: bool,
    pub rows: i64,
    values: Values<'a>,
    /// Results of the sweep that the body may read, once computed.
    pub results: HashMap<usize, Value>,
    /// The first column of chunk 0 within the tile, i32, if not 0.
    pub first: Option<Value>,
    /// The slot of the head tiles' buffers that chunk 0 starts; none if they hold the whole tile.
    pub slot: Option<i64>,
    /// Buffers with values of the body for this group's rows and the tile's columns.
    held: HashMap<NodeId, BufferRef>,
    /// Columns and numbers of each table of scattered numbers, by parts.
    pub(super) puts: Vec<Vec<[Value; 2]>>,
    /// Results of searches in them, by chunk.
    pub(super) found: HashMap<i64, Vec<Vec<Found>>>,
}

/// Chunk `j` of a group of rows.
struct Chunk<'a> {
    context: &'a StepContext<'a>,
    results: &'a HashMap<usize, Value>,
    first: Option<Value>,
    slot: Option<i64>,
    held: &'a HashMap<NodeId, BufferRef>,
    found: &'a HashMap<i64, Vec<Vec<Found>>>,
    at: Value,
    i: Value,
    from_stash: bool,
    j: i64,
    /// The type of the group's vectors of i32.
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
        let spec = context.spec;
        let mut puts = Vec::new();
        for (table, [columns, numbers]) in spec.tables.puts.iter().zip(&spec.tables_at.puts) {
            let mut parts = |p: BufferRef| tables::load(text, context.mem(p), at, rows, table.count);
            let (columns, numbers) = (parts(*columns), parts(*numbers));
            puts.push(columns.into_iter().zip(numbers).map(|(c, n)| [c, n]).collect());
        }
        Group {
            context,
            at,
            i,
            from_stash,
            rows,
            values: Values::new(&spec.sweep.body),
            results: HashMap::new(),
            first: None,
            slot: None,
            held: HashMap::new(),
            puts,
            found: HashMap::new(),
        }
    }

    /// The group's first row in a buffer of the tile's height or of two such slots.
    pub fn row_in(&self, text: &mut Text, p: BufferRef) -> Value {
        self.context.row(text, p, self.i, self.rows)
    }

    /// The vector type of this group's values of element type `e`.
    pub fn ty(&self, e: Elem) -> Ty {
        Ty::Vector(self.rows, LANES, e)
    }

    /// The values of `roots` on chunk `j`. Values that depend on the row only are computed once per group, all others
    /// by each call.
    pub fn values(&mut self, text: &mut Text, j: i64, roots: &[NodeId]) -> Vec<Value> {
        if !self.puts.is_empty() && !self.found.contains_key(&j) {
            self.find(text, j, j + 1);
        }
        let (values, chunk) = self.chunk(j);
        values.of(text, &chunk, chunk.ty, roots)
    }

    /// Computes the values that `roots` need and that depend on the row only, before a loop over columns.
    pub fn prepare(&mut self, text: &mut Text, roots: &[NodeId]) {
        let (values, chunk) = self.chunk(0);
        values.fix(text, &chunk, chunk.ty, roots);
    }

    /// The values so far, and chunk `j`.
    fn chunk(&mut self, j: i64) -> (&mut Values<'a>, Chunk<'_>) {
        let Group {
            context, at, i, from_stash, first, slot, results, held, found, rows, values, ..
        } = self;
        let ty = Ty::Vector(*rows, LANES, Elem::I32);
        let (first, slot, at, i, from_stash) = (*first, *slot, *at, *i, *from_stash);
        (values, Chunk { context, results, first, slot, held, found, at, i, from_stash, j, ty })
    }

    /// Makes a value of the body be read from a buffer with this group's rows.
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

    /// The first vocabulary column of chunk `j`, an i32 scalar.
    pub fn start(&self, text: &mut Text, j: i64) -> Value {
        start(self.context, text, self.first, j)
    }

    /// The index of chunk `j` within the vocabulary, an i32 scalar.
    pub fn number(&self, text: &mut Text, j: i64) -> Value {
        let (start, bits) = (self.start(text, j), text.int(i64::from(LANES.trailing_zeros())));
        text.integer("shrsi", start, bits)
    }

    /// The first column of chunk `j` within the tile, an index.
    pub fn local(&self, text: &mut Text, j: i64) -> Value {
        local(text, self.first, j)
    }

    /// A mask of the lanes below `valid`.
    pub fn lanes_below(&self, text: &mut Text, valid: i64) -> Value {
        let ty = self.ty(Elem::I32);
        let (lane, valid) = (text.iota(1, ty), text.ints(valid, ty));
        text.compare_int(Direction::Lt, false, lane, valid)
    }

    /// A mask of chunk `j`'s valid columns, from 0 to V − 1.
    pub fn columns_in_vocabulary(&self, text: &mut Text, j: i64) -> Value {
        let ty = self.ty(Elem::I32);
        let (all, zero, start) =
            (text.int(self.context.spec.sweep.cols), text.int(0), self.start(text, j));
        let left = text.integer("subi", all, start);
        let behind = text.compare_int(Direction::Ge, false, start, zero);
        let left = text.select(behind, left, zero);
        let (lane, left) = (text.iota(1, ty), text.broadcast(left, ty));
        text.compare_int(Direction::Lt, false, lane, left)
    }

    /// A mask of the rows below N; `first` is the group's first row within the tile, i32.
    pub fn rows_below(&self, text: &mut Text, first: Value) -> Value {
        let ty = self.ty(Elem::I32);
        let (all, height) =
            (text.int(self.context.spec.sweep.rows), text.int(self.context.spec.tiles.rows));
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
                let place = match (&self.context.spec.sources[*i], &self.context.spec.stashed) {
                    (_, Some(stashed)) if self.from_stash => stashed.slots,
                    (SourceAt::Head { tile, .. }, _) => *tile,
                    (SourceAt::Logits(p), _) => *p,
                };
                let head = matches!(self.context.spec.sources[*i], SourceAt::Head { .. });
                let (row, column) = match self.slot.filter(|_| head) {
                    Some(slot) => {
                        let before = text.int(slot * self.context.spec.tiles.rows / rows);
                        let i = text.integer("addi", self.i, before);
                        (text.scaled(i, rows), text.index(self.j * LANES))
                    }
                    None => {
                        (self.context.row(text, place, self.i, rows), local(text, self.first, self.j))
                    }
                };
                let v = text.load(self.context.mem(place), [row, column], rows, LANES);
                text.resize(v, Elem::F32)
            }
            NodeOp::Row(i) => {
                let zero = text.index(0);
                let v = text.load(
                    self.context
                        .mem(self.context.spec.rows[*i].expect("an operand that the body reads")),
                    [self.at, zero],
                    rows,
                    LANES,
                );
                narrow(text, v, elem)
            }
            NodeOp::Col(i) => {
                let at = [text.index(0), local(text, self.first, self.j)];
                let v = text.load(self.context.mem(self.context.spec.cols[*i]), at, 1, LANES);
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

    fn put(&self, text: &mut Text, id: NodeId, base: Value) -> Value {
        let all = &self.context.spec.tables.puts;
        let i = all.iter().position(|puts| puts.node == id).expect("a table's node");
        tables::put(text, &all[i], &self.found[&self.j][i], base)
    }

    /// `r − base − lane` is computed once per group; each chunk compares it with a constant.
    fn row_less_column(&self, text: &mut Text, row: Value) -> (Value, Value) {
        let base = start(self.context, text, self.first, 0);
        let (base, lane) = (text.broadcast(base, self.ty), text.iota(1, self.ty));
        let rest = text.integer("subi", row, base);
        let rest = text.integer("subi", rest, lane);
        (rest, text.ints(self.j * LANES, self.ty))
    }
}

/// The first column of this step's tile, an i32 scalar.
fn first_column(context: &StepContext<'_>, text: &mut Text) -> Value {
    let width = text.int(context.spec.tiles.cols);
    text.integer("muli", context.v, width)
}

/// The first vocabulary column of chunk `j`, an i32 scalar; `first` is the first column of chunk 0 within the tile, if
/// not 0.
fn start(context: &StepContext<'_>, text: &mut Text, first: Option<Value>, j: i64) -> Value {
    let (tile, offset) = (first_column(context, text), text.int(j * LANES));
    let base = first.map_or(tile, |first| text.integer("addi", tile, first));
    text.integer("addi", base, offset)
}

/// The first column of chunk `j` within the tile, an index.
fn local(text: &mut Text, first: Option<Value>, j: i64) -> Value {
    let Some(first) = first else { return text.index(j * LANES) };
    let offset = text.int(j * LANES);
    let start = text.integer("addi", first, offset);
    text.aligned(start, LANES)
}
