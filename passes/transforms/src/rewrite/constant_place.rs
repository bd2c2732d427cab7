//! `dynamic_slice(x, constant) -> slice(x)` and `dynamic_update_slice(0, x, constant) -> pad(x, 0)`: `lax.dynamic_slice_in_dim(x,
//! 192, 96)`, and its gradient.
//!
//! A start index from which the slice would exceed the array is clamped first, as by the operation. No number changes.

use crate::rewrite::slices::{pad, slice};
use grpo_dataflow::splat_number;
use grpo_ir::numbers::truncate;
use grpo_ir::{Builder, Kind, Op, TensorType, Val};
use rustc_hash::FxHashSet as HashSet;

/// Rewrites a slice or update at a constant index if the array has a dimension in `sizes`. Returns whether it did.
pub(crate) fn to_static(op: Op, sizes: &HashSet<i64>) -> bool {
    let (part, first) = match op.kind() {
        Kind::DynamicSlice => (op.result(0), 1),
        Kind::DynamicUpdateSlice => (op.operand(1), 2),
        _ => return false,
    };
    let touches = |v: Val| TensorType::of(v).is_some_and(|ty| ty.has_any(sizes));
    let new = (touches(part) || touches(op.operand(0))).then(|| named(op, part, first)).flatten();
    if let Some(new) = new.filter(|new| new.mlir_type() == op.result(0).mlir_type()) {
        op.result(0).replace_all_uses(new);
        return true;
    }
    false
}

fn named<'c>(op: Op<'c>, part: Val<'c>, first: usize) -> Option<Val<'c>> {
    let (all, part_of) = (TensorType::of(op.operand(0))?, TensorType::of(part)?);
    let room: Vec<i64> = all.shape.iter().zip(&part_of.shape).map(|(all, part)| all - part).collect();
    let place = |(dim, room): (usize, &i64)| {
        let at = splat_number(op.operand(first + dim))?;
        Some(truncate(at).clamp(0, *room))
    };
    let low: Vec<i64> = room.iter().enumerate().map(place).collect::<Option<_>>()?;
    let b = Builder::before(op);
    if first == 1 {
        let limit: Vec<i64> = low.iter().zip(&part_of.shape).map(|(low, size)| low + size).collect();
        return slice(&b, op.operand(0), &low, &limit);
    }
    let zero = splat_number(op.operand(0))?;
    (zero == 0.0 && zero.is_sign_positive()).then_some(())?;
    let high: Vec<i64> = room.iter().zip(&low).map(|(room, low)| room - low).collect();
    pad(&b, part, &low, &high)
}
