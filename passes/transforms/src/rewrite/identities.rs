//! Arithmetic on a matrix product's numbers that changes none: a product with 1, a quotient by 1, as a temperature of 1 writes
//! them.
//!
//! Every number stays, NaN, infinities, subnormal numbers and the signs of zeros included; XLA leaves them out too. In bf16 a
//! product that stays has a rounding of its own, which a sweep keeps where its maximum is taken: logits that are computed
//! again without it (the gradient of a `custom_vjp` that does not scale by 1) would not be rounded, and `exp(x − lse)` of
//! logits near 1e4 was 1e7.
//!
//! Of other values they stay: a condition that is multiplied by 1 is no condition any more, of which a product would be made a
//! choice.

use grpo_dataflow::reshape::peel;
use grpo_dataflow::splat_number;
use grpo_ir::{Kind, Op, TensorType};
use rustc_hash::FxHashSet as HashSet;

/// Hands on a matrix product that an operation changes nothing of, if its result has a dimension of one of these extents.
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
