//! `dot_general(a, b)` without contracted and batching dimensions -> `multiply(broadcast_in_dim(a), broadcast_in_dim(b))`
//!
//! The gradient of a product with a vector over the columns, such as an expected value `softmax(x) @ r`, has this form. In f32 and
//! f64 both compute the same numbers; a mask stays an operand of a multiplication, which XLA may rewrite to a select.

use grpo_dataflow::mask;
use grpo_ir::{Builder, Elem, Elementwise, Op, TensorType, Val, dot_dims};
use rustc_hash::FxHashSet as HashSet;

/// An outer product whose result has a dimension in `sizes` as an elementwise product.
pub(crate) fn outer_product<'c>(op: Op<'c>, sizes: &HashSet<i64>) -> Option<Val<'c>> {
    let d = dot_dims(op)?;
    (d.lhs_contract.is_empty() && d.lhs_batch.is_empty()).then_some(())?;
    let ty = TensorType::of(op.result(0)).filter(|ty| matches!(ty.elem, Elem::F32 | Elem::F64))?;
    ty.has_any(sizes).then_some(())?;
    let types: Vec<TensorType> = op.operands().filter_map(TensorType::of).collect();
    let [first, second] = &types[..] else { return None };
    let is_outer = |of: &TensorType| of.elem == ty.elem && of.elements() < ty.elements();
    (is_outer(first) && is_outer(second) && !op.operands().any(mask::is_mask)).then_some(())?;
    let (split, rank) = (first.rank(), ty.rank());
    let dims = [(0..split).collect::<Vec<usize>>(), (split..rank).collect()];
    let b = Builder::before(op);
    let factors = [0, 1].map(|i| b.broadcast(op.operand(i), &ty.shape, &dims[i]));
    Some(b.elementwise(Elementwise::Multiply, &factors))
}
