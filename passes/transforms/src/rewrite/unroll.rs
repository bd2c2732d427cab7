//! `reduce_add(x[rows…, K, V]) -> add(x[…, 0, V], add(x[…, 1, V], …))` for labels of several columns per row: `[rows…, K, V]`
//! one-hots are K times as large as the logits.

use crate::rewrite::window::Window;
use grpo_dataflow::column_pick::MOST_COMPARED;
use grpo_dataflow::is_sum;
use grpo_dataflow::walk::Walk;
use grpo_ir::{Builder, Kind, Op, TensorType, Val};
use grpo_recognize::tile::is_elementwise;
use rustc_hash::FxHashSet as HashSet;

/// A sum over K labels as the sum of K slices, if the vocabulary is in `sizes`.
///
/// The K terms are added one after the other: only the order of summation may change.
pub(crate) fn unroll<'c>(op: Op<'c>, sizes: &HashSet<i64>) -> Option<Val<'c>> {
    is_sum(op).then_some(())?;
    let [dim] = op.dims("dimensions")?[..] else { return None };
    let (v, out) = (op.operand(0), TensorType::of(op.result(0))?);
    let ty = TensorType::of(v).filter(|ty| ty.elem == out.elem)?;
    counts_labels(v, dim, sizes)?;
    let b = Builder::before(op);
    let part = |k: i64| b.reshape(Window::index(&ty.shape, dim, k).slice(&b, v), &out.shape);
    let parts: Vec<Val> = (0..ty.shape[dim]).map(part).collect();
    b.sum(parts)
}

/// True if dimension `dim` of `v` counts a few labels, each as wide as the vocabulary.
fn counts_labels(v: Val, dim: usize, sizes: &HashSet<i64>) -> Option<()> {
    let shape = TensorType::of(v)?.shape;
    let wide = (0..shape.len()).any(|d| d != dim && sizes.contains(&shape[d]));
    let few = (2..=MOST_COMPARED).contains(&shape[dim]);
    (wide && few && is_label(v)).then_some(())
}

/// True if `v` is an elementwise function of broadcasts: its slices are then computed from small slices.
fn is_label(v: Val) -> bool {
    let elements = |v: Val| TensorType::of(v).map(|t| t.elements());
    let mut walk = Walk::of([v]);
    while let Some(v) = walk.next() {
        let Some(op) = v.def() else { return false };
        match op.kind() {
            Kind::Constant => {}
            Kind::BroadcastInDim if elements(op.operand(0)) < elements(v) => {}
            Kind::BroadcastInDim => walk.push([op.operand(0)]),
            _ if is_elementwise(op) => walk.push(op.operands()),
            _ => return false,
        }
    }
    !walk.gave_up()
}
