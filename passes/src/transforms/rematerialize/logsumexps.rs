//! Log-sum-exps in bf16 that the program itself stacks in one loop and reads in another one are stacked in f32.
//!
//! A `custom_vjp` in a scan hands the log-sum-exp of each row to the loop of its gradient, which makes the logits again and takes it off
//! them. In bf16 half a unit of it is 4 at 1000. Sweeps do not round the logits, so that `exp(x − lse)` is up to `exp(4)`, where it is at
//! most 1 of numbers that are all rounded in the same direction: gradients were 4.7 and 7.3 times as far from f64 as the original's.
//!
//! The array holds the bf16 numbers in f32, of which no number changes: the rounding stands in front of what is stacked, and again behind
//! what is read. `widen-rows` leaves both out where sweeps are on either side, as between two sweeps of one region. NaN and infinities
//! stay; between bf16's largest number and f32's, 0.4 %, what is handed over is finite then.

use super::row_values::moves;
use crate::analysis::counted::{Counted, While};
use crate::analysis::stacks::{Read, Stack};
use crate::ir::{Builder, Elem, Op, TensorType, Val};

/// Widens the arrays of a module in which log-sum-exps go from loop to loop.
pub(super) fn over(module: Op) {
    for op in module.walk() {
        let Some(reader) = While::of(op) else { continue };
        for carry in 0..op.num_operands() {
            let Some(maker) = made_in(reader, carry) else { continue };
            let stack = op.operand(carry).def().map(Counted::of);
            let read = Counted::of(op).and_then(|reader| Read::of(&reader, carry));
            let written = stack.flatten().and_then(|stack| Stack::of(&stack, maker.1));
            if let (Some(read), Some(written)) = (read, written)
                && is_logsumexp(written.entry)
            {
                widen(maker, (reader, carry), read.slice);
            }
        }
    }
}

/// The loop, and which of what it carries, whose bf16 result nothing reads but this loop.
fn made_in<'c>(reader: While<'c>, carry: usize) -> Option<(While<'c>, usize)> {
    let stack = reader.op.operand(carry);
    let maker = While::of(stack.def().filter(|_| is_narrow(stack) && stack.uses().len() == 1)?)?;
    let at = maker.op.results().into_iter().position(|v| v == stack)?;
    Some((maker, at))
}

/// Whether a value is a sum of a logarithm and another number.
fn is_logsumexp(v: Val) -> bool {
    let sum = made_by(v, "stablehlo.add").map(Op::operands).unwrap_or_default();
    sum.into_iter().any(|v| made_by(v, "stablehlo.log").is_some())
}

/// The operation of this name that a value is the result of, but for its arrangement and type.
fn made_by<'c>(mut v: Val<'c>, name: &str) -> Option<Op<'c>> {
    while let Some(op) = v.def().filter(|op| moves(*op) || op.is("stablehlo.convert")) {
        v = op.operand(0);
    }
    v.def().filter(|op| op.is(name))
}

fn widen(maker: (While, usize), reader: (While, usize), slice: Op) {
    let (of, carry) = maker;
    of.op.set_operand(carry, Builder::before(of.op).convert(of.op.operand(carry), Elem::F32));
    let update = of.next()[carry].def().expect("a stack is written");
    update.set_operand(1, Builder::before(update).convert(update.operand(1), Elem::F32));
    let (entry, uses) = (slice.result(0), slice.result(0).uses());
    let next = slice.next().expect("it is no terminator");
    let b = Builder::before(next);
    let carried = [maker, reader].into_iter().flat_map(|(of, carry)| {
        [of.op.result(carry), of.body.args()[carry], of.condition.args()[carry]]
    });
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
