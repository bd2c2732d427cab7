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
    (0..2).find_map(|side| Product::of(op, side, sizes))?.by_index()
}

/// A `dot_general` one of whose operands is one-hots `[batch…, K, V]`, in any order of the dimensions.
struct Product<'c> {
    op: Op<'c>,
    side: usize,
    /// `[batch…, K]`.
    labels: Val<'c>,
    columns: i64,
    count: i64,
    /// True if the columns are contracted, false if the labels are.
    picks: bool,
}

impl<'c> Product<'c> {
    fn of(op: Op<'c>, side: usize, sizes: &HashSet<i64>) -> Option<Product<'c>> {
        let d = dot_dims(op)?;
        let (batch, contract) = d.of(side);
        let (one_hot, ty) = (op.operand(side), TensorType::of(op.operand(side))?);
        let [contracted] = contract[..] else { return None };
        let [free] = free_dims(ty.rank(), batch, contract)[..] else { return None };
        let other = TensorType::of(op.operand(1 - side))?;
        let (their_batch, theirs) = d.of(1 - side);
        let rows = free_dims(other.rank(), their_batch, theirs);
        // With one label and one row it is a sum of products.
        let least = if rows.iter().any(|dim| other.shape[*dim] != 1) { 1 } else { 2 };
        let dims = [(contracted, free, true), (free, contracted, false)];
        (!batch.is_empty() && ty.elem.is_float()).then_some(())?;
        dims.into_iter().find_map(|(axis, label, picks)| {
            let (columns, count) = (ty.shape[axis], ty.shape[label]);
            (sizes.contains(&columns) && (least..=MAX_COUNT).contains(&count)).then_some(())?;
            let order: Vec<usize> = batch.iter().copied().chain([label]).collect();
            let labels = labels(&Builder::before(op), one_hot, axis, &order)?;
            Some(Product { op, side, labels, columns, count, picks })
        })
    }

    /// The other operand with the batching dimensions first and the contracted one last, and its number of batching dimensions.
    fn other(&self, b: &Builder<'c>) -> Option<(Val<'c>, usize)> {
        let (d, other) = (dot_dims(self.op)?, self.op.operand(1 - self.side));
        let (batch, contract) = d.of(1 - self.side);
        let free = free_dims(TensorType::of(other)?.rank(), batch, contract).into_iter();
        let order: Vec<usize> =
            batch.iter().copied().chain(free).chain(contract.iter().copied()).collect();
        Some((b.transpose(other, &order), batch.len()))
    }

    /// The columns of each row, `[rows…, K]`.
    fn ids(&self, b: &Builder<'c>, rows: &[i64], batch: usize) -> Val<'c> {
        let ids = column_ids(b, self.labels, self.columns, false);
        let along: Vec<usize> = (0..batch).chain([rows.len()]).collect();
        b.broadcast(ids, &[rows, &[self.count]].concat(), &along)
    }

    fn by_index(&self) -> Option<Val<'c>> {
        let b = Builder::before(self.op);
        let (x, batch) = self.other(&b)?;
        let ty = TensorType::of(x)?;
        let axis = ty.rank() - 1;
        let rows = &ty.shape[..axis];
        if self.picks {
            let ids = self.ids(&b, rows, batch);
            let taken = row_gather(&b, x, axis, ids);
            return self.arranged(&b, in_bounds(&b, ids, self.columns, taken), batch);
        }
        let elem = TensorType::of(self.op.result(0))?.elem;
        let zeros = b.zero(&TensorType::new([rows, &[self.columns]].concat(), elem));
        let ids = self.ids(&b, rows, batch);
        let sums = row_scatter(&b, zeros, axis, [ids, b.convert(x, elem)], false);
        self.arranged(&b, sums, batch)
    }

    /// `[batch…, rows…, columns]` in the order of the result.
    fn arranged(&self, b: &Builder<'c>, v: Val<'c>, batch: usize) -> Option<Val<'c>> {
        let (rank, out) = (TensorType::of(v)?.rank(), TensorType::of(self.op.result(0))?);
        let mut order: Vec<usize> = (0..rank).collect();
        if self.side == 0 {
            order[batch..].rotate_right(1);
        }
        Some(b.convert(b.transpose(v, &order), out.elem))
    }
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
