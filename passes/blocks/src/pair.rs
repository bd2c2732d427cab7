//! A loop over tiles and its gradient by autodiff, which reads the first loop's stacks.

use crate::values::bare;
use grpo_dataflow::reducer;
use grpo_dataflow::stacks::{Read, Stack};
use grpo_dataflow::trip_count::{Counted, line};
use grpo_ir::{Builder, Elem, Elementwise, Kind, Op, TensorType, Val};
use grpo_transforms::rewrite::cleanup;
use melior::ir::{Attribute, Type};
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
            let is_counted = TensorType::of(*entry).is_some_and(|ty| ty.elem != Elem::I1);
            if is_counted
                && self.integers(*entry).is_some()
                && let Some(v) = self.again(*entry)
            {
                slice.result(0).replace_all_uses(v);
            }
        }
    }

    /// The first value in a trip with the numbers of `v`, up to moves.
    pub fn same(&self, v: Val<'c>) -> Val<'c> {
        let v = bare(v);
        let outer = self.producer.of.outer(v).map_or(v, bare);
        let outer = self.reader.of.outer(outer).map_or(outer, bare);
        self.same.get(&outer).copied().unwrap_or(outer)
    }

    /// Finds equal values of both bodies.
    fn unify(&mut self) {
        for (slice, entry) in self.reads.clone() {
            self.same.insert(slice.result(0), self.same(entry));
        }
        let mut seen: HashMap<Key, Val> = HashMap::default();
        for v in self.producer.of.op.operands().chain(self.reader.of.op.operands()) {
            self.number_constant(v, &mut seen, 0);
        }
        for goes_back in [false, true] {
            let body = if goes_back { &self.reader } else { &self.producer }.of.body;
            for arg in body.args() {
                let Some(values) = self.integers(arg) else { continue };
                self.enter(&mut seen, Key::Integers(arg.mlir_type(), values), arg);
            }
            for op in body.ops() {
                if op.is(Kind::OptimizationBarrier) {
                    for (v, result) in op.operands().zip(op.results()) {
                        self.same.insert(result, self.same(v));
                    }
                }
                if op.num_results() != 1 || op.is(Kind::OptimizationBarrier) {
                    continue;
                }
                let v = op.result(0);
                // A value that the producer stacked may equal an earlier one.
                if let Some(same) = self.same.get(&v).copied() {
                    let first = self.same(same);
                    self.same.insert(v, first);
                    continue;
                }
                let integers = self.integers(v).map(|values| Key::Integers(v.mlir_type(), values));
                if let Some(key) = integers.or_else(|| Key::of(op, |v| self.same(v))) {
                    self.enter(&mut seen, key, v);
                }
            }
        }
    }

    /// Enters a value from outside of the loops that is computed from literals and iotas only, such as the columns of a tile.
    /// Returns whether it is one. It is computed outside for one loop and in the body of the other, which recomputes its arguments
    /// (`jax.checkpoint`).
    fn number_constant(
        &mut self,
        v: Val<'c>,
        seen: &mut HashMap<Key<'c>, Val<'c>>,
        depth: usize,
    ) -> bool {
        const MAX_DEPTH: usize = 8;
        let v = bare(v);
        let Some(op) = v.def().filter(|op| op.num_results() == 1 && depth < MAX_DEPTH) else {
            return false;
        };
        if !op.operands().all(|v| self.number_constant(v, seen, depth + 1)) {
            return false;
        }
        let key = Key::of(op, |v| self.same(v));
        key.map(|key| self.enter(seen, key, v)).is_some()
    }

    /// Enters a value, as equal to the first one with the same key.
    fn enter(&mut self, seen: &mut HashMap<Key<'c>, Val<'c>>, key: Key<'c>, v: Val<'c>) {
        let first = *seen.entry(key).or_insert(v);
        if first != v {
            self.same.insert(v, first);
        }
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

    /// Copies the computation of a value of the producer's body to the reader's corresponding trip; none if it depends on the
    /// producer's carries.
    pub fn again(&self, v: Val<'c>) -> Option<Val<'c>> {
        self.copied(v, &mut HashMap::default(), 0)
    }

    fn copied(&self, v: Val<'c>, made: &mut HashMap<Val<'c>, Val<'c>>, depth: usize) -> Option<Val<'c>> {
        const MAX_DEPTH: usize = 64;
        if let Some(outer) = self.producer.of.outer(v) {
            return Some(outer);
        }
        if let Some(made) = made.get(&v) {
            return Some(*made);
        }
        let ty = TensorType::of(v).filter(|_| depth < MAX_DEPTH)?;
        let b = Builder::before(self.first);
        let copy = match self.integers(v).filter(|_| ty.elem != Elem::I1) {
            Some(mut values) => {
                values.reverse();
                b.scaled(b.reshape(self.index.0, &[]), line(&self.index.1, &values)?, &ty)
            }
            None => {
                let op = v.def().filter(|op| op.block() == Some(self.producer.of.body))?;
                if op.is(Kind::OptimizationBarrier) {
                    return self.copied(op.operand(v.result_index()), made, depth + 1);
                }
                let alone = op.regions().is_empty() || reducer(op).is_some();
                if !alone || !cleanup::is_pure(op) || op.num_results() != 1 {
                    return None;
                }
                let operands: Vec<Val> =
                    op.operands().map(|v| self.copied(v, made, depth + 1)).collect::<Option<_>>()?;
                b.copy(op, &operands, &[]).result(0)
            }
        };
        made.insert(v, copy);
        Some(copy)
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

/// Two values of a trip with equal keys are equal.
#[derive(PartialEq, Eq, Hash)]
pub enum Key<'c> {
    Integers(Type<'c>, Vec<i64>),
    Made {
        name: &'c str,
        operands: Vec<(Val<'c>, Type<'c>)>,
        ty: Type<'c>,
        attributes: Vec<(&'c str, Attribute<'c>)>,
        reducer: Option<Elementwise>,
    },
}

impl<'c> Key<'c> {
    /// The key of an operation with one result, with operands replaced by `same`.
    pub fn of(op: Op<'c>, same: impl Fn(Val<'c>) -> Val<'c>) -> Option<Key<'c>> {
        let alone = op.regions().is_empty() || reducer(op).is_some();
        (alone && cleanup::is_pure(op)).then(|| Key::Made {
            name: op.name(),
            // The type determines the arrangement.
            operands: op.operands().map(|v| (same(v), v.mlir_type())).collect(),
            ty: op.result(0).mlir_type(),
            attributes: op.attributes(),
            reducer: reducer(op),
        })
    }
}
