//! `max(Σ_v exp(x - max_v x), c) -> Σ_v exp(x - max_v x)`, and comparisons of such a sum with `c`, for a constant `c` of at most 0.5: the
//! guard of a logarithm or quotient, as in `log(max(Σ, 1e-20))` or `where(Σ > 0, Σ, 1)`.
//!
//! The largest entry's exponential is 1, and the others are not negative, so that the sum is at least 1 under any rounding, or NaN
//! if the row has a NaN or +inf, or -inf only. The maximum with a smaller number is the sum, NaN included. The comparisons `c == Σ`
//! and `Σ < c` are false and `c != Σ` is true, also for NaN; `Σ > c` becomes `Σ == Σ`, which is false for NaN only. Autodiff of a
//! clip compares the clamped sum this way. No number of the program changes; empty rows have a sum of 0 and are left alone.
//!
//! Requires f32 or f64 logits: a bf16 maximum may be rounded where its entries are not, and the bound does not hold.

use crate::rewrite::shift_gradient::maximum_along;
use grpo_dataflow::reshape::peel;
use grpo_dataflow::{is_sum, splat_number, unconstrained};
use grpo_ir::{Builder, Direction, Elem, Kind, Op, TensorType, Val, direction};
use rustc_hash::FxHashSet as HashSet;

/// The largest constant that is certainly below the sum, with a margin for a backend's error of `exp(0)`.
const HIGHEST: f64 = 0.5;

/// The value of the clamp of a softmax's sum over a dimension in `sizes`, or of its comparison.
pub(crate) fn unclamped<'c>(op: Op<'c>, sizes: &HashSet<i64>) -> Option<Val<'c>> {
    let is_compared = op.is(Kind::Compare);
    (is_compared || op.is(Kind::Maximum)).then_some(())?;
    let low = |v: Val| splat_number(v).is_some_and(|number| number <= HIGHEST);
    let (sum, is_right) = match [op.operand(0), op.operand(1)] {
        [sum, floor] if low(floor) && is_softmax_sum(sum, sizes) => (sum, false),
        [floor, sum] if low(floor) && is_softmax_sum(sum, sizes) => (sum, true),
        _ => return None,
    };
    if !is_compared {
        return Some(sum);
    }
    let (b, ty) = (Builder::before(op), TensorType::of(op.result(0))?);
    Some(match (direction(op)?, is_right) {
        (Direction::Ne, _) => b.splat(&ty, "true"),
        (Direction::Gt | Direction::Ge, false) | (Direction::Lt | Direction::Le, true) => {
            b.compare(Direction::Eq, sum, sum)
        }
        _ => b.splat(&ty, "false"),
    })
}

/// True if a function may clamp its argument `v`: the sum of a softmax over a dimension in `sizes`, or its comparison.
pub(crate) fn may_be_clamped(v: Val, sizes: &HashSet<i64>) -> bool {
    let compare = unconstrained(v).def().filter(|op| op.is(Kind::Compare));
    is_softmax_sum(v, sizes) || compare.is_some_and(|op| op.operands().any(|v| is_softmax_sum(v, sizes)))
}

/// True for `Σ_v exp(x - max_v x)` over a dimension in `sizes`.
fn is_softmax_sum(v: Val, sizes: &HashSet<i64>) -> bool {
    let along = || {
        let sum = peel(unconstrained(v)).def().filter(|op| is_sum(*op))?;
        let power = unconstrained(sum.operand(0)).def().filter(|op| op.is(Kind::Exponential))?;
        let shifted = unconstrained(power.operand(0)).def().filter(|op| op.is(Kind::Subtract))?;
        let x = unconstrained(shifted.operand(0));
        let ty = TensorType::of(x).filter(|ty| matches!(ty.elem, Elem::F32 | Elem::F64))?;
        let axis = maximum_along(x, unconstrained(shifted.operand(1)))?;
        let over = sum.dims("dimensions")?;
        (over == [axis]).then_some(ty.shape[axis])
    };
    along().is_some_and(|extent| extent > 0 && sizes.contains(&extent))
}
