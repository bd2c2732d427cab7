//! A loop over tiles and its gradient by autodiff, which reads the first loop's stacks.

use crate::values::bare;
use grpo_dataflow::reducer;
use grpo_dataflow::stacks::{Read, Stack};
use grpo_dataflow::trip_count::{Counted, line};
use grpo_ir::{Builder, Elem, Kind, Op, TensorType, Val};
use grpo_transforms::rewrite::cleanup;
use grpo_transforms::rewrite::common_subexpressions::Key;
use melior::ir::Type;
use rustc_hash::FxHashMap as HashMap;

/// A loop, and one that iterates over its trips in reverse and reads their stacks.
pub struct Pair<'c> {
    pub producer: Counted<'c>,
    pub reader: Counted<'c>,
    /// The reader's slices, and the entries that the producer's trip stacked.
    pub reads: Vec<(Op<'c>, Val<'c>)>,
    /// An integer of the reader that is known in each trip.
    index: (Val<'c>, Vec<i64>),
    /// The first operation of the reader after it.
    first: Op<'c>,
    /// Equal values of both bodies: from each to the first one in the same trip of the producer.
    same: HashMap<Val<'c>, Val<'c>>,
}

/// The first of equal values, by the integers that they are in each trip, or by their operation.
#[derive(Default)]
struct Seen<'c> {
    integers: HashMap<(Type<'c>, Vec<i64>), Val<'c>>,
    results: HashMap<Key<'c>, Val<'c>>,
}

impl<'c> Pair<'c> {
    /// The pair of `reader` and the loop whose stacks it reads; none unless it iterates in reverse trip by trip.
    pub fn of(reader: Op<'c>) -> Option<Pair<'c>> {
        let stacks = reader.operands().filter_map(Val::def);
        let producer = stacks
            .filter(|op| op.is(Kind::While) && op.block() == reader.block())
            .find(|op| Counted::of(*op).is_some_and(|of| stacked(&of, reader).next().is_some()))?;
        let (producer, reader) = (Counted::of(producer)?, Counted::of(reader)?);
        if producer.trips() < 2 || producer.trips() != reader.trips() {
            return None;
        }
        let (mut reads, mut index) = (Vec::new(), None);
        for (carry, stack) in stacked(&producer, reader.of.op) {
            let Some(read) = Read::of(&reader, carry) else { continue };
            let mut written = stack.places.clone();
            written.reverse();
            if written == read.places {
                index = Some((read.slice.operand(1), read.places));
                reads.push((read.slice, stack.entry));
            }
        }
        let index = index?;
        let body = reader.of.body;
        let first = index
            .0
            .def()
            .filter(|op| op.block() == Some(body))
            .map_or(body.ops().first().copied(), Op::next)?;
        let mut pair = Pair { producer, reader, reads, index, first, same: HashMap::default() };
        pair.count();
        pair.unify();
        Some(pair)
    }

    /// Replaces integers that the producer stacked by functions of the reader's trip.
    fn count(&self) {
        for (slice, entry) in &self.reads {
            if let Some(v) = self.counted(*entry) {
                slice.result(0).replace_all_uses(v);
            }
        }
    }

    /// An integer of the producer's trip in the reader's; none unless it is an affine function of the reader's index.
    fn counted(&self, v: Val<'c>) -> Option<Val<'c>> {
        let ty = TensorType::of(v).filter(|ty| ty.elem != Elem::I1)?;
        let mut values = self.integers(v)?;
        values.reverse();
        let b = Builder::before(self.first);
        Some(b.scaled(b.reshape(self.index.0, &[]), line(&self.index.1, &values)?, &ty))
    }

    /// The first value in a trip with the numbers of `v`, up to moves.
    pub fn same(&self, v: Val<'c>) -> Val<'c> {
        let v = self.source(v);
        self.same.get(&v).copied().unwrap_or(v)
    }

    /// The value before moves and loop-invariant carries.
    fn source(&self, v: Val<'c>) -> Val<'c> {
        let v = bare(v);
        let outer = self.producer.of.outer(v).map_or(v, bare);
        self.reader.of.outer(outer).map_or(outer, bare)
    }

    /// Finds equal values of both bodies.
    fn unify(&mut self) {
        let mut seen = Seen::default();
        for body in [self.producer.of.body, self.reader.of.body] {
            let results = body.ops().into_iter().flat_map(Op::results);
            for v in body.args().into_iter().chain(results) {
                self.number(v, &mut seen, 0);
            }
        }
    }

    /// Finds the first value with the numbers of `v`: of those with the same key, or that the producer stacked.
    fn number(&mut self, v: Val<'c>, seen: &mut Seen<'c>, depth: usize) {
        const MAX_DEPTH: usize = 16;
        let v = self.source(v);
        if depth > MAX_DEPTH || self.same.contains_key(&v) {
            return;
        }
        let op = v.def().filter(|op| op.num_results() == 1);
        let entry = self.reads.iter().find(|(slice, _)| Some(*slice) == op).map(|(_, entry)| *entry);
        let operands = op.into_iter().flat_map(Op::operands);
        operands.chain(entry).for_each(|v| self.number(v, seen, depth + 1));
        let is_alone = |op: &Op| op.regions().is_empty() || reducer(*op).is_some();
        let first = if let Some(entry) = entry {
            self.same(entry)
        } else if let Some(values) = self.integers(v) {
            *seen.integers.entry((v.mlir_type(), values)).or_insert(v)
        } else if let Some(op) = op.filter(|op| is_alone(op) && cleanup::is_pure(*op)) {
            *seen.results.entry(Key::of(op, |v| self.same(v))).or_insert(v)
        } else {
            v
        };
        self.same.insert(v, first);
    }

    /// The values of a scalar integer of a body in each of the producer's trips.
    fn integers(&self, v: Val<'c>) -> Option<Vec<i64>> {
        TensorType::of(v).filter(|ty| ty.elements() == 1 && !ty.elem.is_float())?;
        if v.block() == self.producer.of.body {
            return self.producer.values(v);
        }
        let mut values = self.reader.values(v)?;
        values.reverse();
        Some(values)
    }

    /// A value of the reader's body that is computed before `end` and has the type and the numbers of `v`.
    pub fn recomputed(&self, v: Val<'c>, end: Val<'c>) -> Option<Val<'c>> {
        let before = self.reader.of.body.ops().into_iter().take_while(|op| Some(*op) != end.def());
        let is_it = |of: &Val<'c>| of.mlir_type() == v.mlir_type() && self.same(*of) == self.same(v);
        before.flat_map(Op::results).find(is_it)
    }
}

/// The loop whose stacks `reader` reads, and the numbers of its carries.
fn stacked<'a, 'c>(
    producer: &'a Counted<'c>,
    reader: Op<'c>,
) -> impl Iterator<Item = (usize, Stack<'c>)> + use<'a, 'c> {
    let made = reader.operands().enumerate();
    made.filter_map(|(carry, v)| {
        v.def().filter(|op| *op == producer.of.op)?;
        Some((carry, Stack::of(producer, v.result_index())?))
    })
}
