//! `reduce_add(broadcast_in_dim(x)) -> x·V` along the vocabulary: the row sum in the derivative of `log_softmax`, of the gradient
//! of a mean of log-probabilities (`-log_softmax(x).mean()`).
//!
//! XLA's simplifier does the same. NaN and infinities stay, and a sum overflows in both forms up to one rounding of the largest
//! number. The result is rounded once rather than V times. No columns give 0; −0 gives −0 in place of 0.

use grpo_dataflow::is_sum;
use grpo_ir::{Builder, Elementwise, Kind, Op, TensorType, Val};
use grpo_recognize::tile::is_elementwise;
use rustc_hash::FxHashSet as HashSet;

/// Maximum number of operations between the sum and the broadcast.
const MOST_DEPTH: usize = 8;

/// A sum along a dimension in `sizes` as a product, if the operand is constant along it.
pub(crate) fn constant_sum<'c>(op: Op<'c>, sizes: &HashSet<i64>) -> Option<Val<'c>> {
    is_sum(op).then_some(())?;
    let [axis] = op.dims("dimensions")?[..] else { return None };
    let (ty, out) = (TensorType::of(op.operand(0))?, TensorType::of(op.result(0))?);
    let columns = ty.shape[axis];
    let counts = ty.elem.is_float() && ty.elem == out.elem && ty.elem.bytes() >= 4;
    (counts && sizes.contains(&columns)).then_some(())?;
    let b = Builder::before(op);
    let each = without(&b, op.operand(0), axis, 0)?;
    let times = b.splat(&out, &format!("{columns}.0"));
    Some(b.elementwise(Elementwise::Multiply, &[each, times]))
}

/// A value without a dimension along which it is constant.
fn without<'c>(b: &Builder<'c>, v: Val<'c>, axis: usize, depth: usize) -> Option<Val<'c>> {
    let mut shape = TensorType::of(v)?.shape;
    // A scalar predicate may select between arrays.
    if shape.is_empty() {
        return Some(v);
    }
    let op = v.def().filter(|_| depth < MOST_DEPTH)?;
    shape.remove(axis);
    if op.is(Kind::BroadcastInDim) {
        return broadcast_without(b, op, axis);
    }
    is_elementwise(op).then_some(())?;
    let operands: Option<Vec<Val>> = op.operands().map(|v| without(b, v, axis, depth + 1)).collect();
    Some(b.copy_shaped(op, &operands?, &shape))
}

/// A broadcast without dimension `axis` of its result; none if its operand has this dimension.
pub(crate) fn broadcast_without<'c>(b: &Builder<'c>, op: Op<'c>, axis: usize) -> Option<Val<'c>> {
    let mut shape = TensorType::of(op.result(0))?.shape;
    let mut from = TensorType::of(op.operand(0))?.shape;
    let mut dims = op.dims("broadcast_dimensions")?;
    shape.remove(axis);
    if let Some(unit) = dims.iter().position(|dim| *dim == axis) {
        (from.remove(unit) == 1).then_some(())?;
        dims.remove(unit);
    }
    dims.iter_mut().filter(|dim| **dim > axis).for_each(|dim| *dim -= 1);
    Some(b.broadcast(b.reshape(op.operand(0), &from), &shape, &dims))
}
