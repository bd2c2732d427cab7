//! A floor below a softmax's sum, against a logarithm of 0 or a quotient by it: `log(max(Σ_v exp(x - max_v x), 1e-20))`, or
//! `where(Σ_v exp(x - max_v x) > 0, Σ_v exp(x - max_v x), 1)`.
//!
//! The largest entry's exponential is 1, and the others are not negative, so that the sum is 1 or more however it is rounded, or
//! NaN where the row has a NaN or +inf, or nothing but -inf. The larger one of the sum and a smaller number is the sum, NaN
//! included: a maximum hands NaN on. Compared with a smaller number the sum is as it is whatever the number, but for NaN,
//! which is neither equal to it nor on either side of it: `c == Σ` and `Σ < c` do not hold, `c != Σ` does, and `Σ > c` does
//! where the sum is no NaN, which is `Σ == Σ`, as autodiff of a clip asks it of the floored sum. No number of the program
//! changes; empty rows have a sum of 0 and are left.
//!
//! The logits are f32 or f64: a bf16 maximum may be rounded where its entries are not, and then their exponentials say nothing.

use crate::rewrite::shift_gradient::maximum_along;
use grpo_dataflow::reshape::peel;
use grpo_dataflow::{is_sum, splat_number, unconstrained};
use grpo_ir::{Builder, Direction, Elem, Kind, Op, TensorType, Val, direction};
use rustc_hash::FxHashSet as HashSet;

/// The highest floor that is known to lie below the sum, with room for what a backend makes of `exp(0)`.
const HIGHEST: f64 = 0.5;

/// Takes a floor off the sum of a softmax over one of `sizes`, and such a number's comparison with it. Whether there was one.
pub fn off(op: Op, sizes: &HashSet<i64>) -> bool {
    let is_compared = op.is(Kind::Compare);
    if !is_compared && !op.is(Kind::Maximum) {
        return false;
    }
    let low = |v: Val| splat_number(v).is_some_and(|number| number <= HIGHEST);
    let (sum, is_right) = match [op.operand(0), op.operand(1)] {
        [sum, floor] if low(floor) && is_softmax_sum(sum, sizes) => (sum, false),
        [floor, sum] if low(floor) && is_softmax_sum(sum, sizes) => (sum, true),
        _ => return false,
    };
    let made = op.result(0);
    let Some(ty) = TensorType::of(made).filter(|_| is_compared) else {
        made.replace_all_uses(sum);
        return true;
    };
    let b = Builder::before(op);
    made.replace_all_uses(match (direction(op), is_right) {
        (Some(Direction::Eq), _) => b.splat(&ty, "false"),
        (Some(Direction::Ne), _) => b.splat(&ty, "true"),
        (Some(Direction::Lt | Direction::Le), false) | (Some(Direction::Gt | Direction::Ge), true) => {
            b.splat(&ty, "false")
        }
        (Some(_), _) => b.compare(Direction::Eq, sum, sum),
        (None, _) => return false,
    });
    true
}

/// Whether a floor may be put below a value where it is handed to a function: the sum of a softmax over one of `sizes`, or its comparison.
pub(crate) fn may_be_floored(v: Val, sizes: &HashSet<i64>) -> bool {
    let compare = unconstrained(v).def().filter(|op| op.is(Kind::Compare));
    is_softmax_sum(v, sizes)
        || compare.is_some_and(|op| op.operands().into_iter().any(|v| is_softmax_sum(v, sizes)))
}

/// Whether a value is `Σ_v exp(x - max_v x)`, of a row of one of these many entries.
fn is_softmax_sum(v: Val, sizes: &HashSet<i64>) -> bool {
    let along = || {
        let sum = peel(unconstrained(v)).def().filter(|op| is_sum(*op))?;
        let power = unconstrained(sum.operand(0)).def().filter(|op| op.is(Kind::Exponential))?;
        let shifted = unconstrained(power.operand(0)).def().filter(|op| op.is(Kind::Subtract))?;
        let x = unconstrained(shifted.operand(0));
        let ty = TensorType::of(x).filter(|ty| matches!(ty.elem, Elem::F32 | Elem::F64))?;
        let axis = maximum_along(x, unconstrained(shifted.operand(1)))?;
        let over = sum.ints("dimensions")?;
        (over == [axis as i64]).then_some(ty.shape[axis])
    };
    along().is_some_and(|extent| extent > 0 && sizes.contains(&extent))
}
