//! `dot_general(a, b) -> reduce_add(multiply(a, b))` for contractions of logits along columns and rows at once:
//! `einsum("btv,btv->", log_p, p)`.
//!
//! A sweep sums the columns, and rows are summed afterwards. Each product has the same two factors, NaN and infinities included;
//! XLA rewrites a product with a converted condition to a select here too, as for `sum(log_p * one_hot)`. Only the order of
//! summation changes: a total may overflow in one order and not in another. Empty rows add nothing. In f32 and f64 only: narrower
//! types would round each product.

use grpo_dataflow::index_map::{Factor, dims_without};
use grpo_ir::{Builder, Elem, Elementwise, Op, TensorType, Val, dot_dims};
use rustc_hash::FxHashSet as HashSet;

/// A contraction of a dimension in `sizes` and others, without free dimensions, as a sum of products.
pub(crate) fn whole_contraction<'c>(op: Op<'c>, sizes: &HashSet<i64>) -> Option<Val<'c>> {
    let d = dot_dims(op)?;
    let ty = TensorType::of(op.result(0)).filter(|ty| matches!(ty.elem, Elem::F32 | Elem::F64))?;
    let [left, right] = [op.operand(0), op.operand(1)];
    let (from, other) = (TensorType::of(left)?, TensorType::of(right)?);
    (from.elem == ty.elem && other.elem == ty.elem && from.elements() > 0).then_some(())?;
    // A free dimension has no pair.
    let pair = |dim: usize| Factor::of_operand(op, 0, dim)?.operands[1];
    let pairs: Vec<usize> = (0..from.rank()).map(pair).collect::<Option<_>>()?;
    (pairs.len() == other.rank() && d.lhs_batch.is_sorted()).then_some(())?;
    let summed = d.lhs_contract;
    let long = |dim: &&usize| from.shape[**dim] != 1;
    let columns = *summed.iter().rev().find(|dim| sizes.contains(&from.shape[**dim]))?;
    (summed.iter().filter(long).count() > 1).then_some(())?;
    let b = Builder::before(op);
    let right = if pairs.is_sorted() { right } else { b.transpose(right, &pairs) };
    let product = b.elementwise(Elementwise::Multiply, &[left, right]);
    let zero = b.zero(&TensorType::new([], ty.elem));
    let of_rows = b.reduce(Elementwise::Add, product, zero, &[columns]);
    let mut others = dims_without(&summed, columns);
    others.sort_unstable();
    Some(b.reshape(b.reduce(Elementwise::Add, of_rows, zero, &others), &ty.shape))
}
