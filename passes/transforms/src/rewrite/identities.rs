//! `multiply(x, 1) -> x` and `divide(x, 1) -> x` for a matrix product `x`, as a temperature of 1 writes them.
//!
//! Every number stays, NaN, infinities, subnormal numbers and the signs of zeros included; XLA does the same. In bf16 the
//! multiplication would be a rounding that a sweep keeps where it takes the maximum. Logits that are recomputed without it (the
//! gradient of a `custom_vjp` that does not scale by 1) would not be rounded: `exp(x − lse)` of logits near 1e4 was 1e7.
//!
//! Other values are left alone: a condition multiplied by 1 is no longer recognised as a condition, whose products become selects.

use grpo_dataflow::reshape::peel;
use grpo_dataflow::splat_number;
use grpo_ir::{Kind, Op, TensorType};
use rustc_hash::FxHashSet as HashSet;

/// Replaces an operation that does not change a matrix product by the product, if its result has a dimension in `sizes`.
pub fn skip(op: Op, sizes: &HashSet<i64>) -> bool {
    let is_one = |at: usize| splat_number(op.operand(at)) == Some(1.0);
    let same = match op.kind() {
        Kind::Multiply | Kind::Divide if is_one(1) => op.operand(0),
        Kind::Multiply if is_one(0) => op.operand(1),
        _ => return false,
    };
    let made = op.result(0);
    let touches = TensorType::of(made).is_some_and(|ty| ty.elem.is_float() && ty.has_any(sizes));
    let is_product = peel(same).def().is_some_and(|op| op.is(Kind::DotGeneral));
    let skipped = touches && is_product && same.mlir_type() == made.mlir_type();
    if skipped {
        made.replace_all_uses(same);
    }
    skipped
}
