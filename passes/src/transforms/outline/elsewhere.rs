//! Picks of flattened rows whose indices nobody has proved to be of their own row: what a sweep gives is looked at when the
//! program runs.
//!
//! A sweep takes `index = n·V + id` for column `id` of row n, which it is for `n·V ≤ index < (n+1)·V`. If that does not hold
//! for each index, its result is thrown away in a branch, and computed from the program's own scatter, or by its own
//! gather, a block of rows at a time, or of columns for what has one of these: each entry is where the index says, in whichever
//! row, or nowhere, as beyond all rows.
//!
//! The alternatives: the original in the branch costs the memory of the original, which XLA allocates for both
//! branches; a sweep that looks up rows by an index is none that a kernel can be; a pick in the row that the index names
//! as a product of one hidden state and one column rounds otherwise than the logits that it is compared with, and says nothing of
//! gradients. A block costs as many bytes as are allowed below, what is looked at one comparison for each index, and
//! nothing is done for each logit.
//!
//! NaN, infinities and empty rows are as in the program, whose operations these are, on fewer rows or columns at a time.

use crate::analysis::index::{Picked, column_ids};
use crate::analysis::slice::SliceBuilder;
use crate::ir::{Builder, Direction, Elem, Start, TensorType, Val, int_array};
use crate::sweep::{Layout, NodeId, Sink, Source, Sweep, mark_own};
use rustc_hash::FxHashMap as HashMap;

/// Logits of a block, at most.
const BLOCK: i64 = 1 << 22;

/// What a sweep of one sink gives where entries may be of any row.
pub(super) struct Anywhere<'c> {
    /// The sweep, with a source for each scatter in place of one-hot rows.
    sweep: Sweep<'c>,
    scatters: Vec<Scattered<'c>>,
    /// What takes entries of the values that the sweep stores.
    gather: Option<Picked<'c>>,
    blocks: Blocks,
}

/// How a sweep is cut so that each block gives a part of the result: into rows where it has one of these, else into columns.
#[derive(Clone, Copy)]
struct Blocks {
    by_columns: bool,
    /// Rows and columns of all, and of a block.
    all: [i64; 2],
    one: [i64; 2],
}

impl Blocks {
    fn of(sink: &Sink, [rows, cols]: [i64; 2]) -> Blocks {
        let by_columns = matches!(sink, Sink::ContractRows { .. } | Sink::ColSum { .. });
        // Less than all, so that nothing is as large as the logits.
        let size = |extent: i64, other: i64| (BLOCK / other).min(extent / 2).max(1);
        let one = if by_columns { [rows, size(cols, rows)] } else { [size(rows, cols), cols] };
        Blocks { by_columns, all: [rows, cols], one }
    }

    /// How many there are, how many rows or columns each has, and where the last one starts.
    fn steps(&self) -> (i64, i64, i64) {
        let at = usize::from(self.by_columns);
        let (extent, size) = (self.all[at], self.one[at]);
        ((extent + size - 1) / size, size, extent - size)
    }

    /// The dimension of a sink's result along which blocks give parts of it.
    fn dim(&self, sink: &Sink) -> usize {
        usize::from(matches!(sink, Sink::ContractRows { layout: Layout::Kv, .. }))
    }
}

/// A scatter, and what stands for a block of its result until a loop makes one.
struct Scattered<'c> {
    picked: Picked<'c>,
    block: Val<'c>,
}

impl<'c> Anywhere<'c> {
    /// What the sweep that `s` holds gives; none where all entries are proved to be of their own rows.
    pub(super) fn of(s: &SliceBuilder<'_, 'c>) -> Option<Anywhere<'c>> {
        if s.elsewhere.is_empty() {
            return None;
        }
        Some(Anywhere::reading(s, None))
    }

    /// Entries of a value of the sweep that `s` builds.
    pub(super) fn picked(s: &SliceBuilder<'_, 'c>, value: NodeId, ids: Picked<'c>) -> Anywhere<'c> {
        let mut s = s.clone();
        s.sweep.sinks = vec![Sink::Store { value }];
        Anywhere::reading(&s, Some(ids))
    }

    fn reading(s: &SliceBuilder<'_, 'c>, gather: Option<Picked<'c>>) -> Anywhere<'c> {
        let mut sweep = s.sweep.clone();
        let blocks = Blocks::of(&sweep.sinks[0], [sweep.rows, sweep.cols]);
        let mut scatters = Vec::new();
        let mut by: HashMap<NodeId, NodeId> = HashMap::default();
        for one in &s.elsewhere {
            // As large as a block, so that it is not sliced.
            let block = s.b.zero(&TensorType::new(blocks.one, one.elem));
            let source = sweep.source(Source::Logits { value: block, elem: one.elem });
            let source = sweep.body.convert(source, sweep.body.elem(one.node));
            by.insert(one.node, source);
            scatters.push(Scattered { picked: one.ids, block });
        }
        let mut sinks = sweep.sinks.clone();
        for sink in &mut sinks {
            let values: Vec<NodeId> =
                sink.values().into_iter().map(|value| sweep.body.replaced(value, &by)).collect();
            *sink = sink.with_values(&values);
        }
        sweep.sinks = sinks;
        sweep.prune();
        Anywhere { sweep, scatters, gather, blocks }
    }

    /// `own`, what is right if all entries are of their own rows, or else what is right anyway.
    pub(super) fn unless_own(self, b: &Builder<'c>, own: Val<'c>) -> Option<Val<'c>> {
        let mut elsewhere: Option<Val> = None;
        for ids in self.scatters.iter().map(|s| s.picked).chain(self.gather) {
            let (_, is_own) = ids.in_own_row(b)?;
            let none = b.zero(&TensorType::new([], Elem::I1));
            let some = b.reduce("or", b.elementwise("not", &[is_own]), none, &[0]);
            elsewhere = Some(elsewhere.map_or(some, |e| b.elementwise("or", &[e, some])));
        }
        let ty = TensorType::of(own)?;
        let (as_it_is, block) = b.region(&[]);
        Builder::at_end(block, *b).op("stablehlo.return", &[own], &[], &[], &[]);
        let (anywhere, block) = b.region(&[]);
        let inner = Builder::at_end(block, *b);
        let result = self.in_blocks(&inner, own)?;
        inner.op("stablehlo.return", &[result], &[], &[], &[]);
        // A program that is compiled again is not told of its blocks.
        block.ops().into_iter().flat_map(|op| std::iter::once(op).chain(op.walk())).for_each(mark_own);
        let which = b.convert(elsewhere?, Elem::I32);
        let regions = [as_it_is, anywhere];
        let chosen = b.op("stablehlo.case", &[which], &[], &[ty.mlir(b.context)], &regions).result(0);
        for scattered in &self.scatters {
            scattered.block.def().into_iter().for_each(|op| op.erase());
        }
        Some(chosen)
    }

    /// The sweep, block by block; the last one may have some rows or columns of the one before it once more.
    fn in_blocks(&self, b: &Builder<'c>, own: Val<'c>) -> Option<Val<'c>> {
        let blocks = self.blocks;
        let [rows, cols] = blocks.all;
        let mut sweep = self.sweep.clone();
        let [sink] = &mut sweep.sinks[..] else { return None };
        if let Some(dot) = sink.dot_mut() {
            dot.result = dot.roundings();
        }
        let sink = sink.clone();
        // Entries beyond all rows stay outside; no difference overflows.
        let indices = |ids: &Picked<'c>, clamp: bool| {
            let (index, is_own) = ids.in_own_row(b)?;
            let index = column_ids(b, index, rows * cols, clamp);
            let least = b.int(&TensorType::of(index)?, -1);
            Some((b.elementwise("maximum", &[index, least]), is_own))
        };
        let mut invariants = sweep.operands_read();
        invariants.retain(|v| self.scatters.iter().all(|s| s.block != *v));
        let mut scatters = Vec::new();
        for scattered in &self.scatters {
            let (index, _) = indices(&scattered.picked, false)?;
            let updates = b.reshape(scattered.picked.operand(2), &TensorType::of(index)?.shape);
            scatters.push((scattered.block, index, updates));
            invariants.extend([index, updates]);
        }
        let gather = match &self.gather {
            Some(ids) => Some(indices(ids, true)?),
            None => None,
        };
        invariants.extend(gather.into_iter().flat_map(|(index, is_own)| [index, is_own]));
        let state = match gather {
            Some((index, _)) => b.reshape(own, &TensorType::of(index)?.shape),
            None => b.zero(sweep.sink_results(&sink).first()?),
        };
        let (trips, size, last) = blocks.steps();
        let mut failed = false;
        let results = b.counted_loop(trips, size, &[state], &invariants, |b, start, now, inside| {
            let start = b.elementwise("minimum", &[start, b.int(&TensorType::new([], Elem::I32), last)]);
            let of = sweep.map_operands(|v| inside.inside(v));
            let (mut part, first) = match blocks.by_columns {
                true => (of.take_columns(b, Start::Value(start), size, false), Start::Value(start)),
                false => (of.take_rows(b, Start::Value(start), size, false), Start::At(0)),
            };
            for source in &mut part.sources {
                let Source::Logits { value, .. } = source else { continue };
                if let Some((block, index, updates)) = scatters.iter().find(|s| s.0 == *value) {
                    let place = blocks.place(b, inside.inside(*index), start);
                    *value = scatter(b, *block, place, inside.inside(*updates));
                }
            }
            let value = part.dense_from(b, first)[0];
            let next = match gather {
                Some((index, is_own)) => {
                    let place = blocks.place(b, inside.inside(index), start);
                    take(b, value, place, inside.inside(is_own), now[0])
                }
                None => {
                    let rank = TensorType::of(value).map_or(1, |ty| ty.rank());
                    let mut starts = vec![Start::At(0); rank];
                    starts[blocks.dim(&sink)] = Start::Value(start);
                    Some(b.update(now[0], value, &starts))
                }
            };
            failed |= next.is_none();
            vec![next.unwrap_or(now[0])]
        });
        let result = *results.first().filter(|_| !failed)?;
        Some(b.reshape(result, &TensorType::of(own)?.shape))
    }
}

impl Blocks {
    /// The number of an entry within a block that starts at row or column `start`, from its number in all rows; outside of
    /// the block for an entry that is not in it.
    fn place<'c>(&self, b: &Builder<'c>, index: Val<'c>, start: Val<'c>) -> Val<'c> {
        let ty = TensorType::of(index).expect("indices are a tensor");
        let number = |x: i64| b.int(&ty, x);
        let start = b.broadcast(start, &ty.shape, &[]);
        let cols = number(self.all[1]);
        if !self.by_columns {
            return b.elementwise("subtract", &[index, b.elementwise("multiply", &[start, cols])]);
        }
        let row = b.elementwise("divide", &[index, cols]);
        let column = b.elementwise("subtract", &[index, b.elementwise("multiply", &[row, cols])]);
        let column = b.elementwise("subtract", &[column, start]);
        let width = number(self.one[1]);
        let place = b.elementwise("add", &[b.elementwise("multiply", &[row, width]), column]);
        let tests = [
            b.compare(Direction::Ge, index, number(0)),
            b.compare(Direction::Ge, column, number(0)),
            b.compare(Direction::Lt, column, width),
        ];
        let here = tests.into_iter().reduce(|a, test| b.elementwise("and", &[a, test])).expect("tests");
        b.one("stablehlo.select", &[here, place, number(-1)], &[], &ty)
    }
}

/// A block of a scatter's result: numbers added to zeros, those of other blocks nowhere.
fn scatter<'c>(b: &Builder<'c>, like: Val<'c>, index: Val<'c>, updates: Val<'c>) -> Val<'c> {
    let ty = TensorType::of(like).expect("a block is a tensor");
    let flat = TensorType::new([ty.elements()], ty.elem);
    let count = TensorType::of(index).map_or(0, |ty| ty.elements());
    let numbers = "#stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], \
                   index_vector_dim = 1>";
    let operands = [b.zero(&flat), b.reshape(index, &[count, 1]), updates];
    b.reshape(b.scatter(operands, numbers, false), &ty.shape)
}

/// `now` with what a block has of the entries that are not of their own rows.
fn take<'c>(
    b: &Builder<'c>,
    block: Val<'c>,
    index: Val<'c>,
    is_own: Val<'c>,
    now: Val<'c>,
) -> Option<Val<'c>> {
    let (ty, at) = (TensorType::of(block)?, TensorType::of(index)?);
    let numbers =
        "#stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>";
    let attrs = [("dimension_numbers", numbers.to_string()), ("slice_sizes", int_array(&[1]))];
    let operands = [b.reshape(block, &[ty.elements()]), b.reshape(index, &[at.elements(), 1])];
    let taken = b.one("stablehlo.gather", &operands, &attrs, &at.with_elem(ty.elem));
    let reached = b.compare(Direction::Ge, index, b.int(&at, 0));
    let here =
        b.elementwise("and", &[reached, b.compare(Direction::Lt, index, b.int(&at, ty.elements()))]);
    let here = b.elementwise("and", &[here, b.elementwise("not", &[is_own])]);
    Some(b.one("stablehlo.select", &[here, taken, now], &[], &TensorType::of(now)?))
}
