//! A floor below a softmax's sum, against a logarithm of 0 or a quotient by it: `log(max(Σ_v exp(x - max_v x), 1e-20))`.
//!
//! The largest entry's exponential is 1, and the others are not negative, so that the sum is 1 or more however it is rounded, or
//! NaN where the row has a NaN or +inf, or nothing but -inf. The larger one of the sum and a smaller number is the sum, NaN
//! included: a maximum hands NaN on. A number that the sum is compared with, as the gradient of such a maximum does, is
//! not equal to it. No number of the program changes; empty rows have a sum of 0 and are left.
//!
//! The logits are f32 or f64: a bf16 maximum may be rounded where its entries are not, and then their exponentials say nothing.

use super::shift_gradient::maximum_along;
use crate::analysis::reshape::peel;
use crate::analysis::{is_sum, splat_number, unconstrained};
use crate::ir::{Builder, Direction, Elem, Op, TensorType, Val, attr_ints, direction};
use rustc_hash::FxHashSet as HashSet;

/// The highest floor that is known to lie below the sum, with room for what a backend makes of `exp(0)`.
const HIGHEST: f64 = 0.5;

/// Takes a floor off the sum of a softmax over one of `sizes`, and such a number's comparison with it. Whether there was one.
pub fn off(op: Op, sizes: &HashSet<i64>) -> bool {
    let is_equal = op.is("stablehlo.compare") && direction(op) == Some(Direction::Eq);
    if !is_equal && !op.is("stablehlo.maximum") {
        return false;
    }
    let low = |v: Val| splat_number(v).is_some_and(|number| number <= HIGHEST);
    let sum = match [op.operand(0), op.operand(1)] {
        [sum, floor] | [floor, sum] if low(floor) && is_softmax_sum(sum, sizes) => sum,
        _ => return false,
    };
    let made = op.result(0);
    match TensorType::of(made) {
        Some(ty) if is_equal => made.replace_all_uses(Builder::before(op).splat(&ty, "false")),
        _ => made.replace_all_uses(sum),
    }
    true
}

/// Whether a value is `Σ_v exp(x - max_v x)`, of a row of one of these many entries.
fn is_softmax_sum(v: Val, sizes: &HashSet<i64>) -> bool {
    let along = || {
        let sum = peel(unconstrained(v)).def().filter(|op| is_sum(*op))?;
        let power = unconstrained(sum.operand(0)).def().filter(|op| op.is("stablehlo.exponential"))?;
        let shifted = unconstrained(power.operand(0)).def().filter(|op| op.is("stablehlo.subtract"))?;
        let x = unconstrained(shifted.operand(0));
        let ty = TensorType::of(x).filter(|ty| matches!(ty.elem, Elem::F32 | Elem::F64))?;
        let axis = maximum_along(x, unconstrained(shifted.operand(1)))?;
        let over = sum.attr("dimensions").and_then(attr_ints)?;
        (over == [axis as i64]).then_some(ty.shape[axis])
    };
    along().is_some_and(|extent| extent > 0 && sizes.contains(&extent))
}
