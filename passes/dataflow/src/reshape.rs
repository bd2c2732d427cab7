//! Dimensions through reshapes, and values through operations that keep or rearrange elements.

use crate::forwarded_from;
use grpo_ir::{Kind, TensorType, Val};

/// The dimension of `from` that becomes dimension `axis` of a reshape to `ty`: it has the same size, not 1, and as many elements
/// minor to it.
pub fn reshape_axis(from: Val, ty: &TensorType, axis: usize) -> Option<usize> {
    reshape_axis_forward(ty, axis, &TensorType::of(from)?)
}

/// The inverse of [`reshape_axis`].
pub fn reshape_axis_forward(from: &TensorType, axis: usize, to: &TensorType) -> Option<usize> {
    let behind: i64 = from.shape[axis + 1..].iter().product();
    (0..to.rank()).find(|a| {
        to.shape[*a] == from.shape[axis]
            && from.shape[axis] > 1
            && to.shape[*a + 1..].iter().product::<i64>() == behind
    })
}

/// The value before reshapes, broadcasts that only add unit dimensions, barriers and sharding constraints.
pub fn peel(v: Val) -> Val {
    let Some(op) = v.def() else { return v };
    match op.kind() {
        Kind::Reshape | Kind::ShardingConstraint => peel(op.operand(0)),
        Kind::BroadcastInDim => {
            let (Some(f), Some(t)) = (TensorType::of(op.operand(0)), TensorType::of(v)) else {
                return v;
            };
            let dims = op.dims("broadcast_dimensions").unwrap_or_default();
            let same = f.elements() == t.elements() && dims.windows(2).all(|w| w[0] < w[1]);
            if same { peel(op.operand(0)) } else { v }
        }
        Kind::OptimizationBarrier => peel(op.operand(v.result_index())),
        _ => v,
    }
}

/// The value before optimization barriers.
pub fn through_barriers(v: Val) -> Val {
    match v.def() {
        Some(op) if op.is(Kind::OptimizationBarrier) => through_barriers(op.operand(v.result_index())),
        _ => v,
    }
}

/// The value before transposes, reshapes and conversions.
pub fn arranged_from(v: Val) -> Val {
    match v.def().filter(|op| op.is_any(&[Kind::Transpose, Kind::Reshape, Kind::Convert])) {
        Some(op) => arranged_from(op.operand(0)),
        None => {
            let outer = forwarded_from(v);
            if outer == v { v } else { arranged_from(outer) }
        }
    }
}
