//! Residuals that a loop stacks for another loop: a `scan` that is differentiated from outside.

use crate::pass::PassContext;
use crate::rematerialize::canonicalize::read_as_made;
use crate::rematerialize::copies::{Copies, Source, Step, is_copied, is_given, rounds};
use crate::rematerialize::residuals::{
    elements, entry, holds_only, makes_residuals, may_be_of, sizes_passed, written,
};
use crate::rematerialize::row_values::{is_widened, moves};
use crate::rematerialize::split::Recomputation;
use crate::rematerialize::whole_rows;
use crate::rewrite::carries;
use crate::rewrite::{cleanup, unstack};
use grpo_dataflow::reshape::peel;
use grpo_dataflow::stacks::{Read, Stack};
use grpo_dataflow::trip_count::{Counted, While, line};
use grpo_dataflow::walk::{Walk, dependents, operands};
use grpo_ir::{Builder, Elem, Kind, Op, Start, Val};
use grpo_recognize::tile;
use rustc_hash::FxHashMap as HashMap;

/// Rematerializes between each two loops of a module of which one reads the other's stacks.
pub(super) fn over(module: Op, context: &mut PassContext<'_>) {
    let all = || -> Vec<While> { module.walk().into_iter().filter_map(While::of).collect() };
    let (mut loops, mut at) = (all(), 0);
    while let Some(reader) = loops.get(at) {
        match Transfer::over(*reader, context) {
            // The reader may read stacks of further loops.
            Some(transfer) => {
                transfer.write();
                context.done.residuals = true;
                loops = all();
                loops.iter().for_each(|of| read_as_made(of.op));
            }
            None => at += 1,
        }
    }
}

/// A value that the reader has, or can have without a new stack.
#[derive(Clone, Copy)]
enum Known<'c> {
    /// Loop-invariant, and defined outside.
    Outer(Val<'c>),
    /// Computed from the place of the trip's entries: `scale · place + offset`.
    Index { scale: i64, offset: i64 },
    /// An entry of this stack of the producer.
    Stacked(usize),
}

/// The values passed between a loop and another one that reads its stacks.
pub(super) struct Transfer<'c> {
    producer: While<'c>,
    reader: While<'c>,
    /// Recomputed residuals.
    again: Vec<(Stack<'c>, Read<'c>)>,
    /// Stacked row sums that are passed in f32.
    rows: Vec<(Stack<'c>, Read<'c>)>,
    copies: Copies<'c, Known<'c>>,
}

impl<'c> Transfer<'c> {
    /// The values to pass in place of residuals stacked for `reader`; none if no product is recomputed, or if that is not
    /// profitable.
    fn over(reader: While<'c>, context: &PassContext<'_>) -> Option<Transfer<'c>> {
        let mut counted = None;
        let mut tried: Vec<Op> = Vec::new();
        for v in reader.op.operands() {
            let producer = v.def().filter(|op| op.is(Kind::While) && op.block() == reader.op.block());
            let Some(producer) = producer.filter(|op| !tried.contains(op)) else { continue };
            tried.push(producer);
            let sizes = sizes_passed(producer, context);
            if sizes.is_empty() {
                continue;
            }
            if counted.is_none() {
                counted = Counted::of(reader.op);
            }
            let (Some(producer), Some(reader)) = (Counted::of(producer), &counted) else { continue };
            if let Some(transfer) = Transfer::between(&producer, reader, &sizes) {
                return Some(transfer);
            }
        }
        None
    }

    /// The values to pass in place of residuals of these sizes.
    pub fn between(producer: &Counted<'c>, reader: &Counted<'c>, sizes: &[i64]) -> Option<Transfer<'c>> {
        let mut residuals: Vec<(Stack, Read)> = Vec::new();
        for (carry, v) in reader.of.op.operands().enumerate() {
            let result = v.def().filter(|op| *op == producer.of.op).map(|_| v.result_index());
            let Some(result) = result.filter(|_| v.uses().len() == 1) else { continue };
            let Some(large) = entry(v).filter(|large| may_be_of(*large, sizes)) else {
                continue;
            };
            if let (Some(stack), Some(read)) = (Stack::of(producer, result), Read::of(reader, carry))
                && (sizes.contains(&large) || holds_only(stack.entry, &|size| sizes.contains(&size)))
            {
                residuals.push((stack, read));
            }
        }
        // All are read at the same places, all of which were written.
        let (written, wanted) = residuals.first().map(|(s, r)| (s.places.clone(), r.places.clone()))?;
        residuals.retain(|(s, r)| s.places == written && r.places == wanted);
        if !wanted.iter().all(|place| written.contains(place)) {
            return None;
        }
        let carries = 0..producer.of.op.num_operands();
        let stacks = carries.filter_map(|carry| Stack::of(producer, carry));
        let stacks = stacks.filter(|stack| stack.places == written).collect();
        // A value as large as a residual is never passed.
        let large = *sizes.iter().min()?;
        let found = Found { producer, stacks, places: written, large };
        let (producer, copies) = (producer.of, Copies::new(large));
        let mut transfer = Transfer { producer, reader: reader.of, again: vec![], rows: vec![], copies };
        transfer.compute(&residuals, |v| found.step(v));
        if whole_rows::compare_a_maximum(&transfer.copies) && !transfer.copies.round_to(Elem::BF16) {
            (transfer.again, transfer.copies) = (vec![], Copies::new(large));
            let again = |v| whole_rows::again(v, producer, large);
            let of_rows = found.stacks.iter().filter(|s| again(peel(s.entry)).is_some());
            let read = of_rows.filter_map(|s| Some((s.clone(), transfer.read_of(s, reader)?)));
            residuals.extend(read.filter(|(_, read)| read.places == wanted));
            transfer.compute(&residuals, |v| again(v).map(Step::Copy).or_else(|| found.step(v)));
        }
        // Row sums are then passed in f32 everywhere.
        if transfer.copies.round_to(Elem::BF16) && !transfer.widens(&found, reader, &wanted) {
            return None;
        }
        transfer.copies.may_be_fused().then_some(transfer)
    }

    /// Adds residuals that can be recomputed by these steps.
    fn compute(
        &mut self,
        residuals: &[(Stack<'c>, Read<'c>)],
        step: impl Fn(Val<'c>) -> Option<Step<'c, Known<'c>>>,
    ) {
        for (stack, read) in residuals {
            if let Some(copies) = self.copies.and(peel(stack.entry), &step)
                && copies.extra() < copies.large / 2
            {
                self.copies = copies;
                self.again.push((stack.clone(), read.clone()));
            }
        }
    }

    /// Where the reader reads a stack unchanged.
    fn read_of(&self, stack: &Stack<'c>, reader: &Counted<'c>) -> Option<Read<'c>> {
        let stacked = self.producer.op.result(stack.carry);
        let [only] = stacked.uses()[..] else { return None };
        (only.owner == reader.of.op).then(|| Read::of(reader, only.index)).flatten()
    }

    /// True if a carry, or each entry of a carried array, is no larger than the row sums of the recomputed logits, or is the row
    /// values of a marked loop among the recomputed operations.
    fn is_of_rows(&self, carry: usize) -> bool {
        let v = self.producer.op.result(carry);
        let made = self.producer.next().get(carry).and_then(|next| written(*next)).and_then(Val::def);
        let is_marked = made.is_some_and(|op| makes_residuals(op) && self.copies.ops.contains(&op));
        let extent = self.copies.extent();
        is_marked || entry(v).or_else(|| elements(v)).is_none_or(|size| size <= extent)
    }

    /// Passes the producer's row sums in f32. Returns whether all of them can be.
    fn widens(&mut self, found: &Found<'_, 'c>, reader: &Counted<'c>, wanted: &[i64]) -> bool {
        let read = self.reader.op.operands().enumerate();
        let read: Vec<(usize, Val, usize)> =
            read.filter_map(|(carry, v)| Some((carry, v, given_by(v, self.producer.op)?))).collect();
        for (carry, v, result) in read {
            let stack = found.stacks.iter().find(|stack| stack.carry == result);
            let is_again = self.again.iter().any(|(_, read)| read.carry == carry);
            let arg = self.reader.body.arg(carry);
            let is_small = self.is_of_rows(result);
            if is_again || !is_small || !is_widened(self.producer.op.result(result)) || !is_widened(arg)
            {
                continue;
            }
            let known = stack.zip(Read::of(reader, carry).filter(|read| read.places == wanted));
            let Some((stack, read)) = known else { return false };
            if !is_widened(peel(stack.entry)) {
                // A product of the producer reads it in bf16, as does the recomputation: the reader keeps it.
                continue;
            }
            let direct = v == self.producer.op.result(result);
            let copies = self.copies.and(peel(stack.entry), |v| found.step(v)).filter(|_| direct);
            let Some(copies) = copies else { return false };
            self.copies = copies;
            self.rows.push((stack.clone(), read));
        }
        true
    }
}

impl<'c> Recomputation for Transfer<'c> {
    fn replaced(&self) -> Vec<usize> {
        self.again.iter().chain(&self.rows).map(|(stack, _)| stack.carry).collect()
    }

    fn rounded_rows(&self) -> Vec<usize> {
        let next = self.producer.next();
        let is_row = |carry: &usize| {
            let v = self.producer.op.result(*carry);
            let is_wide = is_widened(v) && written(next[*carry]).is_none_or(is_widened);
            is_wide && self.is_of_rows(*carry) && reaches_loop(v)
        };
        let rounds = self.copies.round_to(Elem::BF16);
        (0..self.producer.op.num_results()).filter(|_| rounds).filter(is_row).collect()
    }

    /// Erases the producer if it has no users left.
    fn write(self) {
        let Transfer { mut producer, mut reader, mut again, rows, copies, .. } = self;
        again.extend(rows);
        // The copies are inserted at the first user of a stack.
        let order: HashMap<Op, usize> = reader.body.ops().into_iter().zip(0..).collect();
        again.sort_by_key(|(_, read)| order[&read.slice]);
        let (stack, slice) = (again[0].0.clone(), again[0].1.slice);
        let (b, index) = (Builder::before(slice), slice.operand(1));
        let mut values: HashMap<Val, Val> = HashMap::default();
        for (v, source) in &copies.sources {
            let ty = v.tensor_type();
            let outer = match source {
                Source::Known(Known::Outer(v)) => *v,
                Source::Known(Known::Stacked(carry)) => producer.op.result(*carry),
                Source::New(elem) => push(&mut producer, &stack, *v, *elem),
                Source::Known(Known::Index { scale, offset }) => {
                    values.insert(*v, b.scaled(index, [*scale, *offset], &ty));
                    continue;
                }
            };
            let mut value = invariant(&mut reader, outer);
            if !matches!(source, Source::Known(Known::Outer(_))) {
                let entry = b.slice(value, 0, Start::Value(index), 1);
                value = b.convert(b.reshape(entry, &ty.shape), ty.elem);
            }
            values.insert(*v, value);
        }
        copies.write(producer.body, slice, &mut values);
        for (stack, read) in &again {
            cleanup::replace_reshaped(read.slice, values[&peel(stack.entry)]);
            read.slice.erase();
        }
        // Residuals that an unrolled loop concatenates are sliced.
        let extents = again.iter().flat_map(|(stack, _)| stack.entry.tensor_type().shape).collect();
        unstack::over(reader.body, &extents);
        cleanup::erase_dead(reader.body);

        // Until the reader is rewritten it reads the stacks' initial values, so that a producer without other users is erased.
        for (stack, read) in &again {
            reader.op.set_operand(read.carry, producer.op.operand(stack.carry));
        }
        let carried = again.iter().map(|(stack, _)| stack.carry);
        let producer = carries::remove(
            producer,
            &carried.filter(|at| producer.op.result(*at).is_unused()).collect::<Vec<_>>(),
        );
        carries::remove(reader, &again.iter().map(|(_, read)| read.carry).collect::<Vec<_>>());
        let is_unread = producer.op.results().all(Val::is_unused);
        if let Some(block) = producer.op.block().filter(|_| is_unread) {
            cleanup::erase_dead(block);
        }
    }
}

/// Known values of a producer.
struct Found<'a, 'c> {
    producer: &'a Counted<'c>,
    /// The stacks with an entry at the residuals' place.
    stacks: Vec<Stack<'c>>,
    /// The place of the residuals in each trip.
    places: Vec<i64>,
    /// Element count of the smallest residual.
    large: i64,
}

impl<'c> Found<'_, 'c> {
    /// How the reader obtains a value of the producer's body.
    fn step(&self, v: Val<'c>) -> Option<Step<'c, Known<'c>>> {
        let size = elements(v)?;
        let op = v.def().filter(|op| op.block() == Some(self.producer.of.body));
        if let Some(op) = op.filter(|op| is_given(*op) || makes_residuals(*op)) {
            return Some(Step::Copy(op));
        }
        match self.known(v) {
            // The stack is bf16, and the value is passed in f32.
            Some(Known::Stacked(_)) if is_widened(v) => {}
            Some(known) => return Some(Step::known(known)),
            None => {}
        }
        let is_large = size >= self.large;
        match op {
            Some(op) if is_large && is_copied(op) || self.is_cheap(v) => Some(Step::Copy(op)),
            _ => (!is_large).then(|| Step::pass(v)),
        }
    }

    /// Where the reader has a value, if no computation or new stack is needed.
    fn known(&self, v: Val<'c>) -> Option<Known<'c>> {
        if let Some(outer) = self.producer.of.outer(v) {
            return Some(Known::Outer(outer));
        }
        let size = elements(v)?;
        let is_entry = |s: &&Stack<'c>| {
            size < self.large && elements(s.entry) == Some(size) && peel(s.entry) == peel(v)
        };
        if let Some(stack) = self.stacks.iter().find(is_entry) {
            return Some(Known::Stacked(stack.carry));
        }
        let ty = v.tensor_type();
        let counts = size == 1 && matches!(ty.elem, Elem::I32 | Elem::I64 | Elem::U32 | Elem::U64);
        let [scale, offset] = line(&self.places, &self.producer.values(v).filter(|_| counts)?)?;
        Some(Known::Index { scale, offset })
    }

    /// True if a value is computed from available values by cheap operations: a slice of hidden states or weights, transposed and
    /// converted.
    fn is_cheap(&self, v: Val<'c>) -> bool {
        let mut walk = Walk::of([v]);
        while let Some(v) = walk.next() {
            let Some(op) = v.def().filter(|op| op.block() == Some(self.producer.of.body)) else {
                return false;
            };
            let moves = matches!(
                op.kind(),
                Kind::BroadcastInDim
                    | Kind::Reshape
                    | Kind::Transpose
                    | Kind::Slice
                    | Kind::DynamicSlice
                    | Kind::Pad
            );
            // A recomputed rounding may differ.
            let exact = tile::is_elementwise(op) && (op.is(Kind::Convert) || !rounds(op));
            if !(is_given(op) || moves || exact) {
                return false;
            }
            walk.push(op.operands().filter(|v| self.known(*v).is_none()));
        }
        !walk.gave_up()
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

/// True if a loop reads a value, or a value that contains it, possibly after surrounding operations return it.
fn reaches_loop(v: Val) -> bool {
    v.uses().into_iter().any(|used| {
        let (op, index) = (used.owner, used.index);
        let around = op
            .parent()
            .filter(|around| op.is_return() && around.is_any(&[Kind::While, Kind::ManualComputation]));
        let is_written = op.is(Kind::DynamicUpdateSlice) && index == 1;
        match (op.kind(), around) {
            (Kind::While, _) => true,
            (_, Some(around)) => reaches_loop(around.result(index)),
            (Kind::ManualComputation, _) => dependents(used).into_iter().any(reaches_loop),
            _ => (is_written || moves(op) || op.is(Kind::Convert)) && reaches_loop(op.result(0)),
        }
    })
}

/// Adds a stack, with the same places as another one, of a value of this element type that each trip computes, and returns it.
fn push<'c>(producer: &mut While<'c>, like: &Stack<'c>, v: Val<'c>, elem: Elem) -> Val<'c> {
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
    producer.op.result(at)
}

/// The argument of a loop's body for a value from outside of it; adds a carry if there is none.
fn invariant<'c>(of: &mut While<'c>, outer: Val<'c>) -> Val<'c> {
    let is_it = |at: &usize| of.op.operand(*at) == outer && of.keeps(*at);
    let at = (0..of.op.num_operands()).find(is_it).unwrap_or_else(|| {
        *of = carries::add(*of, &[outer]);
        of.op.num_operands() - 1
    });
    of.body.arg(at)
}
