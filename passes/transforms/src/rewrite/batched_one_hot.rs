//! `dot_general(x, one_hot(labels))` with batching dimensions -> gather, and `dot_general(g, one_hot(labels))`, its gradient -> scatter
//!
//! `einsum("btv,bkv->btk", log_probs, one_hot(labels))`, as in a CTC loss, picks the columns `labels[b, :]` of each row. The gradient
//! `einsum("btk,bkv->btv", g, one_hot(labels))` adds `g` up at these columns. A label outside of the vocabulary picks 0 and adds
//! nothing. The other terms of the contraction are 0 times a logit, and are left out: NaN where that logit is infinite.

use grpo_dataflow::column_pick::{MAX_COUNT, column_ids};
use grpo_dataflow::defining_op;
use grpo_dataflow::index_map::free_dims;
use grpo_dataflow::iota::compared_with_columns;
use grpo_ir::{
    Builder, Direction, Elem, Elementwise, GatherDims, Kind, Op, TensorType, Val, direction, dot_dims,
    int_array,
};
use rustc_hash::FxHashSet as HashSet;

/// Replaces a batched contraction with one-hots whose columns are in `sizes`. Returns whether `op` was one.
pub fn by_index(op: Op, sizes: &HashSet<i64>) -> bool {
    let new =
        (0..2).find_map(|side| Product::of(op, side, sizes)).and_then(|product| product.by_index());
    if let Some(new) = new {
        op.result(0).replace_all_uses(new);
    }
    new.is_some()
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

    fn by_index(&self) -> Option<Val<'c>> {
        if self.picks { self.gather() } else { self.scatter() }
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

    fn gather(&self) -> Option<Val<'c>> {
        let b = Builder::before(self.op);
        let (x, batch) = self.other(&b)?;
        let ty = TensorType::of(x)?;
        let rows = &ty.shape[..ty.rank() - 1];
        let ids = self.ids(&b, rows, batch);
        let picked = TensorType::of(ids)?;
        let axis = rows.len();
        let all: Vec<usize> = (0..axis).collect();
        let numbers = GatherDims {
            offset_dims: vec![],
            collapsed_slice_dims: vec![axis],
            operand_batching_dims: all.clone(),
            start_indices_batching_dims: all,
            start_index_map: vec![axis],
            index_vector_dim: axis + 1,
        };
        let sizes = int_array(&vec![1; ty.rank()]);
        let attrs = [("dimension_numbers", numbers.text()), ("slice_sizes", sizes)];
        let out = picked.with_elem(ty.elem);
        let taken = b.one(Kind::Gather, &[x, ids], &attrs, &out);
        let reached = b.compare(Direction::Ge, ids, b.int(&picked, 0));
        let below = b.compare(Direction::Lt, ids, b.int(&picked, self.columns));
        let hit = b.elementwise(Elementwise::And, &[reached, below]);
        let taken = b.one(Kind::Select, &[hit, taken, b.zero(&out)], &[], &out);
        self.arranged(&b, taken, batch)
    }

    fn scatter(&self) -> Option<Val<'c>> {
        let b = Builder::before(self.op);
        let (g, batch) = self.other(&b)?;
        let ty = TensorType::of(g)?;
        let rows = &ty.shape[..ty.rank() - 1];
        let elem = TensorType::of(self.op.result(0))?.elem;
        let zeros = b.zero(&TensorType::new([rows, &[self.columns]].concat(), elem));
        let (axis, all) = (rows.len(), (0..rows.len()).collect::<Vec<usize>>());
        let numbers = format!(
            "#stablehlo.scatter<inserted_window_dims = [{axis}], input_batching_dims = {all:?}, \
             scatter_indices_batching_dims = {all:?}, scatter_dims_to_operand_dims = [{axis}], index_vector_dim = {}>",
            axis + 1
        );
        let ids = self.ids(&b, rows, batch);
        let sums = b.scatter([zeros, ids, b.convert(g, elem)], &numbers, false);
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

/// The labels of one-hots in the order of these dimensions.
fn labels<'c>(b: &Builder<'c>, one_hot: Val<'c>, axis: usize, order: &[usize]) -> Option<Val<'c>> {
    let op = defining_op(one_hot)?;
    match op.kind() {
        Kind::Transpose => {
            let from = op.dims("permutation")?;
            let order: Vec<usize> = order.iter().map(|dim| from[*dim]).collect();
            labels(b, op.operand(0), from[axis], &order)
        }
        Kind::Convert => match defining_op(op.operand(0))? {
            compare if compare.is(Kind::Compare) => compared(b, compare, axis, order),
            _ => labels(b, op.operand(0), axis, order),
        },
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
