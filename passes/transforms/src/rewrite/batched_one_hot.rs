//! `dot_general(x, one_hot(labels))` with batching dimensions -> gather, and `dot_general(g, one_hot(labels))`, its gradient -> scatter
//!
//! `einsum("btv,bkv->btk", log_probs, one_hot(labels))`, as in a CTC loss, picks the columns `labels[b, :]` of each row. The gradient
//! `einsum("btk,bkv->btv", g, one_hot(labels))` adds `g` up at these columns. A label outside of the vocabulary picks 0 and adds
//! nothing. The other terms of the contraction are 0 times a logit, and are left out: NaN where that logit is infinite.

use crate::rewrite::row_gather::{in_bounds, row_gather, row_scatter};
use grpo_dataflow::column_pick::{MAX_COUNT, column_ids};
use grpo_dataflow::defining_op;
use grpo_dataflow::index_map::free_dims;
use grpo_dataflow::iota::compared_with_columns;
use grpo_ir::{Builder, Direction, Elem, Kind, Op, TensorType, Val, direction, dot_dims};
use rustc_hash::FxHashSet as HashSet;

/// A batched contraction with one-hots whose columns are in `sizes` as a gather or scatter.
pub(crate) fn batched_one_hot<'c>(op: Op<'c>, sizes: &HashSet<i64>) -> Option<Val<'c>> {
    (0..2).find_map(|side| by_index(op, side, sizes))
}

/// [`batched_one_hot`] for one-hots `[batch…, K, V]`, in any order of the dimensions, as operand `side`.
fn by_index<'c>(op: Op<'c>, side: usize, sizes: &HashSet<i64>) -> Option<Val<'c>> {
    let d = dot_dims(op)?;
    let ((batch, contract), (other_batch, other_contract)) = (d.of(side), d.of(1 - side));
    let [one_hot, other] = [side, 1 - side].map(|i| op.operand(i));
    let (ty, from) = (TensorType::of(one_hot)?, TensorType::of(other)?);
    (!batch.is_empty() && ty.elem.is_float()).then_some(())?;
    let [contracted] = contract[..] else { return None };
    let [free] = free_dims(ty.rank(), batch, contract)[..] else { return None };
    let rows = free_dims(from.rank(), other_batch, other_contract);
    // With one label and one row it is a sum of products.
    let least = if rows.iter().any(|dim| from.shape[*dim] != 1) { 1 } else { 2 };
    let b = Builder::before(op);
    // A pick contracts the columns, its gradient the labels.
    let (axis, label, labels) =
        [(contracted, free), (free, contracted)].into_iter().find_map(|(axis, label)| {
            let is_few = (least..=MAX_COUNT).contains(&ty.shape[label]);
            (is_few && sizes.contains(&ty.shape[axis])).then_some(())?;
            Some((axis, label, labels(&b, one_hot, axis, &[batch, &[label]].concat())?))
        })?;
    let (columns, out) = (ty.shape[axis], TensorType::of(op.result(0))?);

    // `[batch…, rows…, contracted]`.
    let order = [other_batch, &rows, other_contract].concat();
    let x = b.transpose(other, &order);
    let (rows, last) = (&x.tensor_type().shape[..order.len() - 1], order.len() - 1);
    let ids = || {
        let along: Vec<usize> = (0..batch.len()).chain([last]).collect();
        let ids = column_ids(&b, labels, columns, false);
        b.broadcast(ids, &[rows, &[ty.shape[label]]].concat(), &along)
    };
    let new = if axis == contracted {
        let ids = ids();
        in_bounds(&b, ids, columns, row_gather(&b, x, last, ids))
    } else {
        let zeros = b.zero(&TensorType::new([rows, &[columns]].concat(), out.elem));
        row_scatter(&b, zeros, last, [ids(), b.convert(x, out.elem)], false)
    };
    let mut order: Vec<usize> = (0..=last).collect();
    if side == 0 {
        order[batch.len()..].rotate_right(1);
    }
    Some(b.convert(b.transpose(new, &order), out.elem))
}

/// The labels of one-hots, a converted comparison with columns, in the order of these dimensions.
fn labels<'c>(b: &Builder<'c>, one_hot: Val<'c>, axis: usize, order: &[usize]) -> Option<Val<'c>> {
    let op = defining_op(one_hot)?;
    match op.kind() {
        Kind::Transpose => {
            let from = op.dims("permutation")?;
            let order: Vec<usize> = order.iter().map(|dim| from[*dim]).collect();
            labels(b, op.operand(0), from[axis], &order)
        }
        Kind::Convert => labels(b, op.operand(0), axis, order),
        Kind::Compare => compared(b, op, axis, order),
        _ => None,
    }
}

/// The labels of `labels == iota` in the order of these dimensions, if they are constant along the columns.
fn compared<'c>(b: &Builder<'c>, compare: Op<'c>, axis: usize, order: &[usize]) -> Option<Val<'c>> {
    (direction(compare) == Some(Direction::Eq)).then_some(())?;
    let repeats =
        defining_op(compared_with_columns(compare, axis)?).filter(|op| op.is(Kind::BroadcastInDim))?;
    let (v, ty) = (repeats.operand(0), TensorType::of(repeats.result(0))?);
    let from = TensorType::of(v).filter(|ty| !ty.elem.is_float() && ty.elem != Elem::I1)?;
    let dims = repeats.dims("broadcast_dimensions")?;
    let is_column = |dim: &usize| *dim == axis;
    dims.iter().zip(&from.shape).all(|(dim, size)| !is_column(dim) || *size == 1).then_some(())?;
    let kept = |(dim, size): (&usize, &i64)| (!is_column(dim)).then_some((*dim, *size));
    let (dims, sizes): (Vec<usize>, Vec<i64>) = dims.iter().zip(&from.shape).filter_map(kept).unzip();
    let place = |dim: &usize| order.iter().position(|of| of == dim);
    let dims: Vec<usize> = dims.iter().map(place).collect::<Option<_>>()?;
    let shape: Vec<i64> = order.iter().map(|dim| ty.shape[*dim]).collect();
    Some(b.broadcast(b.reshape(v, &sizes), &shape, &dims))
}
