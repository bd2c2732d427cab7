//! Masks: booleans converted to numbers, such as one-hots.

use grpo_ir::{Elem, Kind, TensorType, Val};

/// True if `v` is a boolean converted to a number, through reshapes, broadcasts and transposes. A contraction with a mask computes
/// 0·inf = NaN; an elementwise product with one is simplified to a select by XLA and by sweeps.
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
