//! `dynamic_slice(x, constant) -> slice(x)` and `dynamic_update_slice(0, x, constant) -> pad(x, 0)`: `lax.dynamic_slice_in_dim(x,
//! 192, 96)`, and its gradient.
//!
//! A start index from which the slice would exceed the array is clamped first, as by the operation. No number changes.

use crate::rewrite::window::Window;
use grpo_dataflow::splat_number;
use grpo_ir::numbers::truncate;
use grpo_ir::{Builder, Kind, Op, TensorType, Val};
use rustc_hash::FxHashSet as HashSet;

/// A slice or update at a constant index as a slice or pad, if the array or its part has a dimension in `sizes`.
pub(crate) fn constant_place<'c>(op: Op<'c>, sizes: &HashSet<i64>) -> Option<Val<'c>> {
    let slices = op.is(Kind::DynamicSlice);
    let (part, first) = match op.kind() {
        Kind::DynamicSlice => (op.result(0), 1),
        Kind::DynamicUpdateSlice => (op.operand(1), 2),
        _ => return None,
    };
    let (all, part_of) = (TensorType::of(op.operand(0))?, TensorType::of(part)?);
    (all.has_any(sizes) || part_of.has_any(sizes)).then_some(())?;
    let start = |dim: usize| {
        let at = truncate(splat_number(op.operand(first + dim))?);
        Some(at.clamp(0, all.shape[dim] - part_of.shape[dim]))
    };
    let start = (0..all.rank()).map(start).collect::<Option<_>>()?;
    let (b, window) = (Builder::before(op), Window::at(&all.shape, start, &part_of.shape));
    if slices {
        return Some(window.slice(&b, op.operand(0)));
    }
    let is_zero = |x: f64| x == 0.0 && x.is_sign_positive();
    splat_number(op.operand(0)).is_some_and(is_zero).then(|| window.pad(&b, part))
}
