//! `reduce_add(scatter(0, ids, u)) -> select(0 <= ids < V, u, 0)` over the vocabulary, for one update per row and a scatter without
//! other users: the row sum in the derivative of `log_softmax` of the gradient of a picked column, where the gradient itself is
//! computed for other rows.

use crate::rewrite::row_gather::in_bounds;
use grpo_dataflow::column_pick::one_hot_scatter;
use grpo_dataflow::{is_sum, splat_number};
use grpo_ir::{Builder, Elementwise, Kind, Op, TensorType, Val};
use rustc_hash::FxHashSet as HashSet;

/// The update of each row, if its column is within the vocabulary, which is in `sizes`: the sum of a scatter, also a negated one.
/// All other terms are 0, so nothing is rounded.
pub(crate) fn one_hot_sum<'c>(op: Op<'c>, sizes: &HashSet<i64>) -> Option<Val<'c>> {
    is_sum(op).then_some(())?;
    let dims = op.dims("dimensions")?;
    let [axis] = dims[..] else { return None };
    let (mut v, out) = (op.operand(0), TensorType::of(op.result(0))?);
    let (ty, mut negated) = (TensorType::of(v)?, false);
    let cols = ty.shape[axis];
    (sizes.contains(&cols) && ty.elem == out.elem && ty.elem.is_float()).then_some(())?;
    let scatter = loop {
        let def = v.def().filter(|_| v.uses().len() == 1)?;
        match def.kind() {
            Kind::Negate => (v, negated) = (def.operand(0), !negated),
            Kind::Scatter => break def,
            _ => return None,
        }
    };
    let (picked, set) = one_hot_scatter(scatter, axis).ok()?;
    (!set && splat_number(scatter.operand(0)) == Some(0.0)).then_some(())?;
    let b = Builder::before(op);
    let rows = out.elements();
    picked.is_one().then_some(())?;
    let (ids, update) = (picked.columns(&b, [rows, cols], false), picked.updates(&b));
    let update = if negated { b.elementwise(Elementwise::Negate, &[update]) } else { update };
    Some(b.reshape(in_bounds(&b, ids, cols, update), &out.shape))
}
