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
        let from = TensorType::of(op.operand(0))?;
        let dims = op.dims("broadcast_dimensions")?;
        let repeats = |(at, dim): (usize, &usize)| *dim != axis || from.shape[at] == 1;
        dims.iter().enumerate().all(repeats).then_some(())?;
        let (mut kept, mut to) = (Vec::new(), Vec::new());
        for (at, dim) in dims.iter().enumerate().filter(|(_, dim)| **dim != axis) {
            kept.push(from.shape[at]);
            to.push(dim - usize::from(*dim > axis));
        }
        return Some(b.broadcast(b.reshape(op.operand(0), &kept), &shape, &to));
    }
    is_elementwise(op).then_some(())?;
    let operands: Option<Vec<Val>> = op.operands().map(|v| without(b, v, axis, depth + 1)).collect();
    Some(b.copy_shaped(op, &operands?, &shape))
}
