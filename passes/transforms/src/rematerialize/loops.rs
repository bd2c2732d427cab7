//! Residuals that a loop stacks for another loop: a `scan` that is differentiated from outside.

use crate::rematerialize::copies::{is_given, rounds};
use crate::rematerialize::residuals::{holds_only, written};
use crate::rematerialize::row_values::moves;
use crate::rematerialize::transfer::{Link, Producer};
use crate::rewrite::carries;
use crate::rewrite::cleanup;
use grpo_dataflow::stacks::{Read, Stack};
use grpo_dataflow::trip_count::{Counted, While, line};
use grpo_dataflow::walk::{Walk, operands};
use grpo_ir::{Block, Builder, Elem, Kind, Op, Start, TensorType, Val};
use grpo_recognize::tile;

/// A loop with a constant trip count.
#[derive(Clone)]
pub(super) struct Loop<'c> {
    counted: Counted<'c>,
    /// Of a producer, the stacks with an entry at the residuals' place.
    stacks: Vec<Stack<'c>>,
    /// Of a reader, the stacks of which it reads an entry at the residuals' place.
    reads: Vec<Read<'c>>,
}

/// A value that the reader has.
#[derive(Clone, Copy)]
pub(super) enum Known<'c> {
    /// Loop-invariant, and defined outside.
    Outer(Val<'c>),
    /// Computed from the place of the trip's entries: `scale · place + offset`.
    Index { scale: i64, offset: i64 },
}

impl<'c> Loop<'c> {
    pub(super) fn of(op: Op<'c>) -> Option<Loop<'c>> {
        let counted = Counted::of(op)?;
        Some(Loop { counted, stacks: Vec::new(), reads: Vec::new() })
    }

    /// The slice by which this reader reads a stack.
    fn slice(&self, link: &Link<'c>) -> Option<Op<'c>> {
        let carry = self.counted.of.argument(link.read)?;
        self.reads.iter().find(|read| read.carry == carry).map(|read| read.slice)
    }
}

impl<'c> Producer<'c> for Loop<'c> {
    type Known = Known<'c>;

    fn op(&self) -> Op<'c> {
        self.counted.of.op
    }

    fn blocks(&self) -> Vec<Block<'c>> {
        vec![self.counted.of.body]
    }

    fn returned(&self) -> Vec<Vec<Val<'c>>> {
        let next = self.counted.of.next().into_iter();
        next.map(|next| vec![written(next).unwrap_or(next)]).collect()
    }

    /// None unless every entry that is read was written.
    fn with_reader(&self, reader: &Self, sizes: &[i64]) -> Option<(Self, Self)> {
        let (mut producer, mut reader) = (self.clone(), reader.clone());
        let residual = |(carry, v): (usize, Val<'c>)| {
            let is_only = v.def() == Some(self.op()) && v.uses().len() == 1;
            let stack = Stack::of(&self.counted, is_only.then(|| v.result_index())?)?;
            let is_residual = holds_only(stack.entry, &|size| sizes.contains(&size));
            is_residual.then_some((stack.places, Read::of(&reader.counted, carry)?.places))
        };
        let (written, wanted) = reader.op().operands().enumerate().find_map(residual)?;
        let stacks = (0..self.op().num_operands()).filter_map(|i| Stack::of(&self.counted, i));
        producer.stacks = stacks.filter(|stack| stack.places == written).collect();
        let reads = (0..reader.op().num_operands()).filter_map(|i| Read::of(&reader.counted, i));
        reader.reads = reads.filter(|read| read.places == wanted).collect();
        wanted.iter().all(|place| written.contains(place)).then_some((producer, reader))
    }

    fn links(&self, reader: &Self) -> Vec<Link<'c>> {
        let link = |(carry, v): (usize, Val<'c>)| {
            let result = given_by(v, self.op())?;
            let stack = self.op().result(result);
            let is_read = reader.reads.iter().any(|read| read.carry == carry);
            let corresponds = v == stack && is_read && self.can_read(reader, result);
            let (read, is_only) = (reader.counted.of.body.arg(carry), stack.uses().len() == 1);
            Some(Link { result, read, blocks: vec![0], is_only, corresponds })
        };
        reader.op().operands().enumerate().filter_map(link).collect()
    }

    fn can_read(&self, _: &Self, result: usize) -> bool {
        self.stacks.iter().any(|stack| stack.carry == result)
    }

    fn known(&self, v: Val<'c>) -> Option<Known<'c>> {
        if let Some(outer) = self.counted.of.outer(v) {
            return Some(Known::Outer(outer));
        }
        let ty = TensorType::of(v)?;
        let counts = matches!(ty.elem, Elem::I32 | Elem::I64 | Elem::U32 | Elem::U64);
        let is_number = counts && ty.elements() == 1;
        let places = &self.stacks.first()?.places;
        let [scale, offset] = line(places, &self.counted.values(v).filter(|_| is_number)?)?;
        Some(Known::Index { scale, offset })
    }

    /// True if a value is computed from available values by cheap operations: a slice of hidden states or weights, transposed and
    /// converted.
    fn is_cheap(&self, v: Val<'c>, is_known: &dyn Fn(Val<'c>) -> bool) -> bool {
        let mut walk = Walk::of([v]);
        while let Some(v) = walk.next() {
            let Some(op) = v.def().filter(|op| op.block() == Some(self.counted.of.body)) else {
                return false;
            };
            // A recomputed rounding may differ.
            let exact = tile::is_elementwise(op) && (op.is(Kind::Convert) || !rounds(op));
            if !(is_given(op) || moves(op) || exact) {
                return false;
            }
            walk.push(op.operands().filter(|v| !is_known(*v)));
        }
        !walk.gave_up()
    }

    /// The first slice of a stack.
    fn places(&self) -> Vec<Op<'c>> {
        let slices: Vec<Op> = self.reads.iter().map(|read| read.slice).collect();
        self.counted.of.body.ops().into_iter().filter(|op| slices.contains(op)).take(1).collect()
    }

    /// Stacks the values.
    fn export(&mut self, values: &[(Val<'c>, Elem)]) {
        for (v, elem) in values {
            push(&mut self.counted.of, &self.stacks[0], *v, *elem);
        }
    }

    fn import(&self, reader: &mut Self, v: Val<'c>, known: Known<'c>, at: Op<'c>) -> Val<'c> {
        match known {
            Known::Outer(outer) => invariant(&mut reader.counted.of, outer),
            Known::Index { scale, offset } => {
                Builder::before(at).scaled(at.operand(1), [scale, offset], &v.tensor_type())
            }
        }
    }

    fn import_result(&self, reader: &mut Self, _: Val<'c>, result: usize, at: Op<'c>) -> Val<'c> {
        let stack = invariant(&mut reader.counted.of, self.op().result(result));
        let entry = Builder::before(at).slice(stack, 0, Start::Value(at.operand(1)), 1);
        // One slice of each stack: an inner conditional's branch index is one value.
        let read = reader.reads.iter().find(|read| reader.counted.of.body.arg(read.carry) == stack);
        if let Some(read) = read {
            cleanup::replace_reshaped(read.slice, entry);
        }
        entry
    }

    fn replace(&self, reader: &Self, link: &Link<'c>, _: usize, value: Val<'c>) {
        if let Some(slice) = reader.slice(link) {
            cleanup::replace_reshaped(slice, value);
            slice.erase();
        }
    }

    /// Erases the producer if it has no users left.
    fn remove(self, reader: Self) {
        let (producer, read, reader) = (self.counted.of, reader.reads, reader.counted.of);
        let carries = read.iter().map(|read| read.carry);
        let unread = carries.filter(|carry| reader.body.arg(*carry).uses().len() == 1);
        let unread: Vec<(usize, usize)> =
            unread.map(|carry| (reader.op.operand(carry).result_index(), carry)).collect();
        // Until the reader is rewritten it reads the stacks' initial values, so that a producer without other users is erased.
        for (result, carry) in &unread {
            reader.op.set_operand(*carry, producer.op.operand(*result));
        }
        let results = unread.iter().map(|(result, _)| *result);
        let unused = results.filter(|at| producer.op.result(*at).is_unused());
        let producer = carries::remove(producer, &unused.collect::<Vec<_>>());
        carries::remove(reader, &unread.iter().map(|(_, carry)| *carry).collect::<Vec<_>>());
        let is_unread = producer.op.results().all(Val::is_unused);
        if let Some(block) = producer.op.block().filter(|_| is_unread) {
            cleanup::erase_dead(block);
        }
    }
}

/// The number of the loop's result that `v` is, possibly sliced, moved or converted.
fn given_by(v: Val, producer: Op) -> Option<usize> {
    let mut walk = Walk::of([v]);
    while let Some(v) = walk.next() {
        match v.def() {
            Some(op) if op == producer => return Some(v.result_index()),
            Some(op) if moves(op) || op.is(Kind::Convert) => walk.push(operands(v)),
            _ => {}
        }
    }
    None
}

/// Adds a stack, with the same places as another one, of a value of this element type that each trip computes.
fn push<'c>(producer: &mut While<'c>, like: &Stack<'c>, v: Val<'c>, elem: Elem) {
    let mut ty = v.tensor_type().with_elem(elem);
    ty.shape.insert(0, producer.op.operand(like.carry).tensor_type().shape[0]);
    let zeros = Builder::before(producer.op).zero(&ty);
    *producer = carries::add(*producer, &[zeros]);
    let (at, end) = (producer.op.num_operands() - 1, producer.body.terminator());
    let end = end.expect("a loop's body ends");
    let b = Builder::before(end);
    ty.shape[0] = 1;
    let mut starts = vec![Start::At(0); ty.rank()];
    starts[0] = Start::Value(like.index);
    let entry = b.reshape(b.convert(v, elem), &ty.shape);
    end.set_operand(at, b.update(producer.body.arg(at), entry, &starts));
}

/// The argument of a loop's body for a value from outside of it; adds a carry if there is none.
pub(super) fn invariant<'c>(of: &mut While<'c>, outer: Val<'c>) -> Val<'c> {
    let is_it = |at: &usize| of.op.operand(*at) == outer && of.keeps(*at);
    let at = (0..of.op.num_operands()).find(is_it).unwrap_or_else(|| {
        *of = carries::add(*of, &[outer]);
        of.op.num_operands() - 1
    });
    of.body.arg(at)
}
