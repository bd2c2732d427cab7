//! `reduce_add(scatter(0, ids, u)) -> select(0 <= ids < V, u, 0)` over the vocabulary, for one update per row and a scatter without
//! other users: the row sum in the derivative of `log_softmax` of the gradient of a picked column, where the gradient itself is
//! computed for other rows.

use grpo_dataflow::column_pick::{Column, one_hot_scatter};
use grpo_dataflow::{is_sum, splat_number};
use grpo_ir::{Builder, Direction, Elementwise, Kind, Op, TensorType, Val};
use rustc_hash::FxHashSet as HashSet;

/// Rewrites such a sum, also of a negated scatter, if the vocabulary is in `sizes`. All other terms are 0, so nothing is rounded.
/// Returns whether it did.
pub(crate) fn of_updates(op: Op, sizes: &HashSet<i64>) -> bool {
    let new = if is_sum(op) { updates(op, sizes) } else { None };
    if let Some(new) = new {
        op.result(0).replace_all_uses(new);
    }
    new.is_some()
}

fn updates<'c>(op: Op<'c>, sizes: &HashSet<i64>) -> Option<Val<'c>> {
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
    let [Column::Rows(ids)] = picked.columns(&b, [rows, cols], false)?[..] else { return None };
    let [update] = picked.updates(&b)?[..] else { return None };
    let like = TensorType::of(ids)?;
    let reached = b.compare(Direction::Ge, ids, b.int(&like, 0));
    let below = b.compare(Direction::Lt, ids, b.int(&like, cols));
    let hit = b.elementwise(Elementwise::And, &[reached, below]);
    let update = if negated { b.elementwise(Elementwise::Negate, &[update]) } else { update };
    let ty = TensorType::of(update)?;
    Some(b.reshape(b.one(Kind::Select, &[hit, update, b.zero(&ty)], &[], &ty), &out.shape))
}
