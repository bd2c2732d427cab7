//! Truth values as numbers, one-hots and masks, and what is known of products with them.

use grpo_ir::{Elem, Kind, TensorType, Val};

/// Whether `v` is a truth value as a number, rearranged or not. As a contraction, a product with it makes NaN of
/// 0·inf; as an elementwise product, XLA and sweeps make a choice of it.
pub fn is_mask(v: Val) -> bool {
    let Some(op) = v.def() else { return false };
    match op.kind() {
        Kind::Reshape | Kind::BroadcastInDim | Kind::Transpose => is_mask(op.operand(0)),
        Kind::OptimizationBarrier | Kind::ShardingConstraint => is_mask(op.operand(v.result_index())),
        Kind::Convert => {
            TensorType::of(op.operand(0)).is_some_and(|t| t.elem == Elem::I1) || is_mask(op.operand(0))
        }
        _ => false,
    }
}
