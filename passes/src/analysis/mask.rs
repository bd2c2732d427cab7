//! Truth values as numbers, one-hots and masks, and what is known of products with them.

use super::partition;
use crate::ir::{Elem, TensorType, Val};

/// Whether `v` is a truth value as a number, rearranged or not. As a contraction, a product with it makes NaN of
/// 0·inf; as an elementwise product, XLA and sweeps make a choice of it.
pub fn is_mask(v: Val) -> bool {
    let Some(op) = v.def() else { return false };
    match op.name() {
        "stablehlo.reshape" | "stablehlo.broadcast_in_dim" | "stablehlo.transpose" => {
            is_mask(op.operand(0))
        }
        "stablehlo.optimization_barrier" | partition::CONSTRAINT => {
            is_mask(op.operand(v.result_index()))
        }
        "stablehlo.convert" => {
            TensorType::of(op.operand(0)).is_some_and(|t| t.elem == Elem::I1) || is_mask(op.operand(0))
        }
        _ => false,
    }
}
