//! `multiply(x, 1) -> x` and `divide(x, 1) -> x` for a matrix product `x`, as a temperature of 1 writes them.
//!
//! Every number stays, NaN, infinities, subnormal numbers and the signs of zeros included; XLA does the same. In bf16 the
//! multiplication would be a rounding that a sweep keeps where it takes the maximum. Logits that are recomputed without it (the
//! gradient of a `custom_vjp` that does not scale by 1) would not be rounded: `exp(x − lse)` of logits near 1e4 was 1e7.
//!
//! Other values are left alone: a condition multiplied by 1 is no longer recognised as a condition, whose products become selects.

use grpo_dataflow::reshape::peel;
use grpo_dataflow::splat_number;
use grpo_ir::{Kind, Op, TensorType, Val};
use rustc_hash::FxHashSet as HashSet;

/// The matrix product that an operation does not change, if it has a dimension in `sizes`.
pub(crate) fn unscaled<'c>(op: Op<'c>, sizes: &HashSet<i64>) -> Option<Val<'c>> {
    let is_one = |at: usize| splat_number(op.operand(at)) == Some(1.0);
    let same = match op.kind() {
        Kind::Multiply | Kind::Divide if is_one(1) => op.operand(0),
        Kind::Multiply if is_one(0) => op.operand(1),
        _ => return None,
    };
    TensorType::of(same).filter(|ty| ty.elem.is_float() && ty.has_any(sizes))?;
    let is_product = peel(same).def().is_some_and(|op| op.is(Kind::DotGeneral));
    is_product.then_some(same)
}
