//! Row values that are broadcast along the vocabulary.

use crate::splat_number;
use grpo_ir::{Kind, TensorType, Val};

/// True if a value is the broadcast of one element per row along `axis`, and no constant.
pub fn is_row_broadcast(v: Val, axis: usize) -> bool {
    match v.def() {
        Some(op) if op.is(Kind::Convert) => is_row_broadcast(op.operand(0), axis),
        _ => row_of(v, axis).is_some() && splat_number(v).is_none(),
    }
}

/// The operand of a broadcast along dimension `axis` of one element per row, with the rows' dimensions in order.
pub fn row_of(v: Val, axis: usize) -> Option<Val> {
    let op = v.def().filter(|op| op.is(Kind::BroadcastInDim))?;
    let (from, to) = (TensorType::of(op.operand(0))?, TensorType::of(v)?);
    let dims = op.dims("broadcast_dimensions")?;
    let rows = (0..to.rank()).filter(|dim| to.shape[*dim] != 1 && *dim != axis);
    let reached = (0..from.rank()).filter(|dim| from.shape[*dim] != 1).map(|dim| dims[dim]);
    reached.eq(rows).then(|| op.operand(0))
}
