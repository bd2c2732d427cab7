//! Stacks row statistics in f32 that the program stacks in bf16 in one loop and reads in another one.
//!
//! A `custom_vjp` in a scan passes the log-sum-exp of each row, or the maximum and the sum relative to it, to its gradient's loop,
//! which recomputes the logits. Sweeps compute these in f32 ([`grpo_recognize::rounding`]): with a bf16 maximum of logits near 1e4, whose
//! error is up to 32, `exp(x − m)` would be up to 1e13 times the terms of the sum.
//!
//! The stack holds the bf16 numbers in f32 without changing any: a rounding precedes the write, and follows the read. `widen-rows`
//! drops both if sweeps are on either side, as between two sweeps of one region. NaN and infinities stay; numbers between bf16's
//! largest number and f32's, 0.4 %, are then finite.

use crate::options::Options;
use crate::rematerialize::row_values::moves;
use grpo_dataflow::stacks::{Read, Stack};
use grpo_dataflow::trip_count::{Counted, While};
use grpo_dataflow::walk::find_def;
use grpo_ir::{Builder, Elem, Kind, Op, TensorType, Val};
use grpo_recognize::tile::is_elementwise;

/// Widens the arrays of a module that pass row statistics between loops.
pub(super) fn over(module: Op, options: &Options) {
    let least = options.least_columns().max(2);
    for op in module.walk() {
        let Some(reader) = While::of(op) else { continue };
        for carry in 0..op.num_operands() {
            let Some(producer) = made_in(reader, carry) else { continue };
            let stack = op.operand(carry).def().map(Counted::of);
            let read = Counted::of(op).and_then(|reader| Read::of(&reader, carry));
            let written = stack.flatten().and_then(|stack| Stack::of(&stack, producer.1));
            if let (Some(read), Some(written)) = (read, written)
                && is_statistic(written.entry, least)
            {
                widen(producer, (reader, carry), read.slice);
            }
        }
    }
}

/// The loop and the number of its carry, if `reader` is the only user of its bf16 result.
fn made_in<'c>(reader: While<'c>, carry: usize) -> Option<(While<'c>, usize)> {
    let stack = reader.op.operand(carry);
    let producer = While::of(stack.def().filter(|_| is_narrow(stack) && stack.uses().len() == 1)?)?;
    let at = producer.op.results().position(|v| v == stack)?;
    Some((producer, at))
}

/// True if a value is computed by elementwise operations on values no larger than it, from a reduction of at least `least` times as
/// many elements.
fn is_statistic(v: Val, least: i64) -> bool {
    let elements = |v: Val| TensorType::of(v).map_or(i64::MAX, |ty| ty.elements());
    let size = elements(v);
    let reduces = |op: Op| op.is(Kind::Reduce) && elements(op.operand(0)) / least >= size;
    find_def(v, reduces, |op| {
        let follows = moves(op) || is_elementwise(op);
        op.operands().filter(|v| follows && elements(*v) <= size).collect()
    })
    .is_some()
}

fn widen(producer: (While, usize), reader: (While, usize), slice: Op) {
    let (of, carry) = producer;
    of.op.set_operand(carry, Builder::before(of.op).convert(of.op.operand(carry), Elem::F32));
    let update = of.next()[carry].def().expect("a stack is written");
    update.set_operand(1, Builder::before(update).convert(update.operand(1), Elem::F32));
    let (entry, uses) = (slice.result(0), slice.result(0).uses());
    let next = slice.next().expect("it is no terminator");
    let b = Builder::before(next);
    let carried = [producer, reader]
        .into_iter()
        .flat_map(|(of, carry)| [of.op.result(carry), of.body.arg(carry), of.condition.arg(carry)]);
    for v in carried.chain([update.result(0), entry]) {
        if let Some(ty) = TensorType::of(v) {
            v.set_type(ty.with_elem(Elem::F32).mlir(b.context));
        }
    }
    let narrow = b.convert(entry, Elem::BF16);
    uses.into_iter().for_each(|used| used.owner.set_operand(used.index, narrow));
}

fn is_narrow(v: Val) -> bool {
    TensorType::of(v).is_some_and(|ty| ty.elem == Elem::BF16)
}
