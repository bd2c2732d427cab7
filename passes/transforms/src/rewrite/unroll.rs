//! `reduce_add(x[rows…, K, V]) -> add(x[…, 0, V], add(x[…, 1, V], …))` for labels of several columns per row: `[rows…, K, V]`
//! one-hots are K times as large as the logits.

use crate::rewrite::slices::slice;
use grpo_dataflow::column_pick::MOST_COMPARED;
use grpo_dataflow::is_sum;
use grpo_dataflow::walk::Walk;
use grpo_ir::{Builder, Elementwise, Kind, Op, TensorType, Val};
use grpo_recognize::tile::is_elementwise;
use rustc_hash::FxHashSet as HashSet;

/// Replaces a sum over K labels by the sum of K slices, if the vocabulary is in `sizes`. Returns whether it did.
///
/// The K terms are added one after the other: only the order of summation may change.
pub fn unroll(op: Op, sizes: &HashSet<i64>) -> bool {
    let new = if is_sum(op) { sum(&Builder::before(op), op, sizes) } else { None };
    if let Some(new) = new {
        op.result(0).replace_all_uses(new);
    }
    new.is_some()
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

fn sum<'c>(b: &Builder<'c>, op: Op<'c>, sizes: &HashSet<i64>) -> Option<Val<'c>> {
    let dims = op.dims("dimensions")?;
    let [dim] = dims[..] else { return None };
    let (v, out) = (op.operand(0), TensorType::of(op.result(0))?);
    (TensorType::of(v)?.elem == out.elem).then_some(())?;
    counts_labels(v, dim, sizes)?;
    let shape = TensorType::of(v)?.shape;
    let part = |k: i64| {
        let (mut start, mut limit) = (vec![0; shape.len()], shape.clone());
        (start[dim], limit[dim]) = (k, k + 1);
        Some(b.reshape(slice(b, v, &start, &limit)?, &out.shape))
    };
    let parts: Option<Vec<Val>> = (0..shape[dim]).map(part).collect();
    parts?.into_iter().reduce(|a, part| b.elementwise(Elementwise::Add, &[a, part]))
}
