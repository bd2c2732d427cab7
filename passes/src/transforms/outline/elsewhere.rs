//! Picks of flattened rows whose indices nobody has proved to be of their own row: what a sweep gives is looked at when the
//! program runs.
//!
//! A sweep takes `index = n·V + id` for column `id` of row n, which it is for `n·V ≤ index < (n+1)·V`. If that does not hold
//! for each index, its result is thrown away in a branch, and computed from the program's own scatter, or by its own
//! gather, a block of rows at a time: each entry is where the index says, in whichever row, or nowhere, as beyond all rows.
//!
//! The alternatives: the original in the branch costs the memory of the original, which XLA allocates for both
//! branches; a sweep that looks up rows by an index is none that a kernel can be; a pick in the row that the index names
//! as a product of one hidden state and one column rounds otherwise than the logits that it is compared with, and says nothing of
//! gradients. A block costs as many bytes as are allowed below, what is looked at one comparison for each index, and
//! nothing is done for each logit.
//!
//! NaN, infinities and empty rows are as in the program, whose operations these are; sums over rows are added up block by
//! block.

use crate::analysis::index::{Picked, column_ids};
use crate::analysis::slice::SliceBuilder;
use crate::ir::{Builder, Direction, Elem, Start, TensorType, Val, int_array};
use crate::sweep::tile::{accumulator, round_through};
use crate::sweep::{NodeId, Sink, Source, Sweep};
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
    /// Rows of a block.
    height: i64,
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
        let height = block_of(sweep.rows, sweep.cols);
        let mut scatters = Vec::new();
        let mut by: HashMap<NodeId, NodeId> = HashMap::default();
        for one in &s.elsewhere {
            // As high as a block, so that it is not sliced.
            let block = s.b.zero(&TensorType::new([height, sweep.cols], one.elem));
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
        Anywhere { sweep, scatters, gather, height }
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
        let which = b.convert(elsewhere?, Elem::I32);
        let regions = [as_it_is, anywhere];
        let chosen = b.op("stablehlo.case", &[which], &[], &[ty.mlir(b.context)], &regions).result(0);
        for scattered in &self.scatters {
            scattered.block.def().into_iter().for_each(|op| op.erase());
        }
        Some(chosen)
    }

    /// The sweep, block by block.
    fn in_blocks(&self, b: &Builder<'c>, own: Val<'c>) -> Option<Val<'c>> {
        let (rows, cols) = (self.sweep.rows, self.sweep.cols);
        let mut sweep = self.sweep.clone();
        let [sink] = &mut sweep.sinks[..] else { return None };
        let rounded = sink.dot().map(|dot| dot.roundings());
        let value = sweep.body.elem(*sink.values().first()?);
        if let Some(dot) = sink.dot_mut() {
            dot.result = vec![accumulator(dot, value)];
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
        let mut failed = false;
        let height = self.height;
        let results =
            b.counted_loop(rows / height, height, &[state], &invariants, |b, start, now, inside| {
                let mut part =
                    sweep.map_operands(|v| inside.inside(v)).take_rows(b, Start::Value(start), height);
                let first =
                    b.elementwise("multiply", &[start, b.int(&TensorType::new([], Elem::I32), cols)]);
                let here = |index: Val<'c>| {
                    let index = inside.inside(index);
                    let shape = TensorType::of(index).map(|ty| ty.shape).unwrap_or_default();
                    b.elementwise("subtract", &[index, b.broadcast(first, &shape, &[])])
                };
                for source in &mut part.sources {
                    let Source::Logits { value, .. } = source else { continue };
                    if let Some((block, index, updates)) = scatters.iter().find(|s| s.0 == *value) {
                        *value = scatter(b, *block, here(*index), inside.inside(*updates));
                    }
                }
                let value = part.dense(b)[0];
                let next = match (gather, &sink) {
                    (Some((index, is_own)), _) => {
                        take(b, value, here(index), inside.inside(is_own), now[0])
                    }
                    (None, Sink::ContractRows { .. } | Sink::ColSum { .. }) => {
                        Some(b.elementwise("add", &[now[0], value]))
                    }
                    (None, _) => {
                        let rank = TensorType::of(value).map_or(1, |ty| ty.rank());
                        let mut starts = vec![Start::At(0); rank];
                        starts[0] = Start::Value(start);
                        Some(b.update(now[0], value, &starts))
                    }
                };
                failed |= next.is_none();
                vec![next.unwrap_or(now[0])]
            });
        let result = *results.first().filter(|_| !failed)?;
        let result = match rounded {
            Some(types) => round_through(b, result, &types),
            None => result,
        };
        Some(b.reshape(result, &TensorType::of(own)?.shape))
    }
}

/// The number of rows of a block: it divides `rows`, and is less where it can be.
fn block_of(rows: i64, cols: i64) -> i64 {
    let most = (BLOCK / cols).min(rows / 2).max(1);
    (1..=most).rev().find(|height| rows % height == 0).unwrap_or(1)
}

/// A block of a scatter's result: numbers added to zeros, those of other blocks nowhere.
fn scatter<'c>(b: &Builder<'c>, like: Val<'c>, index: Val<'c>, updates: Val<'c>) -> Val<'c> {
    let ty = TensorType::of(like).expect("a block is a tensor");
    let flat = TensorType::new([ty.elements()], ty.elem);
    let count = TensorType::of(index).map_or(0, |ty| ty.elements());
    let number = TensorType::new([], ty.elem).mlir(b.context);
    let (region, block) = b.region(&[number, number]);
    let inner = Builder::at_end(block, *b);
    let sum = inner.elementwise("add", &block.args());
    inner.op("stablehlo.return", &[sum], &[], &[], &[]);
    let numbers = "#stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], \
                   index_vector_dim = 1>";
    let operands = [b.zero(&flat), b.reshape(index, &[count, 1]), updates];
    let attrs = [("scatter_dimension_numbers", numbers.to_string())];
    let out = b.op("stablehlo.scatter", &operands, &attrs, &[flat.mlir(b.context)], &[region]);
    b.reshape(out.result(0), &ty.shape)
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
