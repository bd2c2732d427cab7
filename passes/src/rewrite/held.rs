//! Products of rows that a sweep reads are rounded where they are taken off a row's numbers as well.
//!
//! A row's mean is a product with 1/V for XLA. A loop that takes it off its logits reads it from memory, rounded; what is picked of
//! such a row is arithmetic on rows beside the product, `x[id] − Σ·(1/V)`, of which LLVM makes one multiply-add. Where all
//! logits are −1e9, `x − mean` is 0 or 64 in the loops, and was 10 there: standardised logits, which divide by 1e-6, had
//! log-probabilities of 1e7. So the smaller one of such a product and its size is taken, which is the product (`sweep/same_bits.rs`
//! does so within loops), for all that read it.
//!
//! It changes no number but in the last place of what is made of it on rows; NaN, infinities and the signs of zeros stay.

use crate::analysis::reshape::peel;
use crate::analysis::splat_number;
use crate::ir::{Builder, Elem, Op, TensorType, Val};
use crate::sweep::{Sweep, is_sweep};
use rustc_hash::FxHashSet as HashSet;

/// More differences between a sweep and a product are not followed.
const MAX_DEPTH: usize = 4;

/// Puts a minimum behind products that sweeps of a module read as row operands, and that are added to what a sweep gave.
pub fn hold_products(module: Op) {
    let mut seen: HashSet<Op> = HashSet::default();
    for sweep in module.walk().into_iter().filter(|op| is_sweep(*op)) {
        // One that is not well-formed is told of where it is lowered.
        let Ok(Sweep { row_operands, .. }) = Sweep::from_op(sweep) else { continue };
        let products = row_operands.into_iter().filter_map(|v| peel(v).def());
        for op in products.filter(|op| is_rounded_product(*op)) {
            if seen.insert(op) && is_added(op.result(0)) {
                hold(op);
            }
        }
    }
}

/// Whether an operation is a product of floats that is rounded: not one with a power of two or a condition.
fn is_rounded_product(op: Op) -> bool {
    let is_power = |v| splat_number(v).is_some_and(|x| x.is_normal() && x.to_bits() << 12 == 0);
    let is_condition = |v: Val| {
        v.def().is_some_and(|op| {
            let from = op.operands().first().copied().and_then(TensorType::of);
            op.is("stablehlo.convert") && from.is_some_and(|ty| ty.elem == Elem::I1)
        })
    };
    let is_wide = |v| TensorType::of(v).is_some_and(|ty| matches!(ty.elem, Elem::F32 | Elem::F64));
    let is_exact = |v| is_power(v) || is_condition(v);
    match op.name() {
        "stablehlo.multiply" => is_wide(op.result(0)) && !op.operands().into_iter().any(is_exact),
        "stablehlo.divide" => is_wide(op.result(0)) && !is_power(op.operand(1)),
        _ => false,
    }
}

/// Whether a value is added to what a sweep gave, or taken off it, in another arrangement or not.
fn is_added(v: Val) -> bool {
    v.uses().into_iter().any(|u| match u.owner.name() {
        "stablehlo.add" | "stablehlo.subtract" => is_of_sweep(u.owner.operand(1 - u.index), MAX_DEPTH),
        "stablehlo.negate" | "stablehlo.reshape" | "stablehlo.broadcast_in_dim" => {
            is_added(u.owner.result(0))
        }
        _ => false,
    })
}

/// Whether a value is a sweep's result, or a difference of one.
fn is_of_sweep(v: Val, depth: usize) -> bool {
    let Some(op) = peel(v).def() else { return false };
    let differs = depth > 0 && matches!(op.name(), "stablehlo.add" | "stablehlo.subtract");
    is_sweep(op) || differs && op.operands().into_iter().any(|v| is_of_sweep(v, depth - 1))
}

/// The smaller one of a product and its size, or, of a square, of it and the larger one of it and its root: XLA takes a square's size for
/// the square.
fn hold(op: Op) {
    let Some(next) = op.next() else { return };
    let (b, product, readers) = (Builder::before(next), op.result(0), op.result(0).uses());
    let other = match op.operand(0) == op.operand(op.num_operands() - 1) {
        true => b.elementwise("maximum", &[product, op.operand(0)]),
        false => b.elementwise("abs", &[product]),
    };
    let held = b.elementwise("minimum", &[product, other]);
    readers.into_iter().for_each(|u| u.owner.set_operand(u.index, held));
}
