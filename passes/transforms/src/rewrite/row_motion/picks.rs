//! Indexed entries of rows that a program cuts off: picks of logits, and the scatters of their gradients.

use crate::rewrite::row_motion::Rows;
use crate::rewrite::slices::slice;
use grpo_dataflow::column_pick::{Column, Picked, one_hot_scatter, pick};
use grpo_dataflow::reshape::reshape_axis_forward;
use grpo_dataflow::splat;
use grpo_ir::{Builder, Elem, Kind, Op, TensorType, Val, int_array};

impl<'a> Rows<'a> {
    /// The dimensions that may be the vocabulary.
    fn axes(&self) -> impl Iterator<Item = usize> {
        (0..self.all.len()).filter(|d| self.is_vocabulary(*d))
    }

    /// For each column of `ids`, an array of column numbers for all rows: `[rows…, 1]`, 0 in the rows that were cut off.
    fn columns<'c>(
        &self,
        b: &Builder<'c>,
        ids: &Picked<'c>,
        axis: usize,
        clamp: bool,
    ) -> Option<Vec<Val<'c>>> {
        let rows = self.without(axis);
        let part = rows.part();
        let extent = [part.iter().product(), self.limit[axis]];
        let mut shape = rows.all.clone();
        shape.push(1);
        let mut found = Vec::new();
        for column in ids.columns(b, extent, clamp)? {
            let Column::Rows(ids) = column else { return None };
            found.push(b.reshape(rows.padded(b, b.reshape(ids, &part))?, &shape));
        }
        Some(found)
    }

    /// The vocabulary's dimension here, and that of a value of these rows, possibly flattened.
    fn places(&self, v: Val) -> Vec<(usize, usize)> {
        let part = TensorType::new(self.part(), Elem::I1);
        let Some(ty) = TensorType::of(v) else { return Vec::new() };
        self.axes().filter_map(|axis| Some((axis, reshape_axis_forward(&part, axis, &ty)?))).collect()
    }

    /// A scatter of a few elements per row, possibly flattened: adds 0 in the rows that were cut off.
    pub(super) fn widen_scatter<'c>(&self, b: &Builder<'c>, op: Op<'c>) -> Option<Val<'c>> {
        let (axis, (ids, set)) = self.one_hot(op)?;
        let input = op.operand(0);
        let mut v = match splat(input) {
            Some(text) => {
                b.splat(&TensorType::new(self.all.clone(), TensorType::of(input)?.elem), &text)
            }
            None => self.widen(b, input)?,
        };
        let rows = self.without(axis);
        let columns = self.columns(b, &ids, axis, false)?;
        let dims: Vec<usize> = (0..self.all.len()).filter(|d| *d != axis).collect();
        let numbers = format!(
            "#stablehlo.scatter<inserted_window_dims = [{axis}], input_batching_dims = {dims:?}, \
             scatter_indices_batching_dims = {:?}, scatter_dims_to_operand_dims = [{axis}], \
             index_vector_dim = {}>",
            (0..dims.len()).collect::<Vec<_>>(),
            dims.len()
        );
        for (column, update) in columns.into_iter().zip(ids.updates(b)?) {
            let update = rows.padded(b, b.reshape(update, &rows.part()))?;
            v = b.scatter([v, column, update], &numbers, set);
        }
        Some(v)
    }

    /// The vocabulary's dimension, the scatter's operands, and whether it sets.
    pub(super) fn one_hot<'c>(&self, op: Op<'c>) -> Option<(usize, (Picked<'c>, bool))> {
        let places = if op.is(Kind::Scatter) { self.places(op.result(0)) } else { vec![] };
        places.into_iter().find_map(|(axis, at)| Some((axis, one_hot_scatter(op, at).ok()?)))
    }

    /// The picks among the users of these rows, flattened.
    pub(super) fn behind_flat<'c>(&self, reshape: Op<'c>) -> Option<()> {
        let mut found = None;
        for u in reshape.result(0).uses() {
            if u.owner.is(Kind::Gather) && u.index == 0 && u.owner.block() == reshape.block() {
                let b = Builder::before(u.owner);
                found = self.behind_pick(&b, u.owner, reshape.operand(0)).or(found);
            }
        }
        found
    }

    /// A pick of `v`, whose rows may be flattened.
    pub(super) fn behind_pick<'c>(&self, b: &Builder<'c>, op: Op<'c>, v: Val<'c>) -> Option<()> {
        let picked = |(axis, at): (usize, usize)| Some((axis, pick(op, at).ok()?));
        let (axis, ids) = self.places(op.operand(0)).into_iter().find_map(picked)?;
        let x = self.widen(b, v)?;
        let rows = self.without(axis);
        let out = TensorType::new(rows.all.clone(), TensorType::of(x)?.elem);
        let dims: Vec<usize> = (0..self.all.len()).filter(|d| *d != axis).collect();
        let numbers = format!(
            "#stablehlo.gather<collapsed_slice_dims = [{axis}], operand_batching_dims = {dims:?}, \
             start_indices_batching_dims = {:?}, start_index_map = [{axis}], index_vector_dim = {}>",
            (0..dims.len()).collect::<Vec<_>>(),
            dims.len()
        );
        let attrs =
            [("dimension_numbers", numbers), ("slice_sizes", int_array(&vec![1; self.all.len()]))];
        let mut picked = Vec::new();
        for column in self.columns(b, &ids, axis, true)? {
            let all = b.one(Kind::Gather, &[x, column], &attrs, &out);
            let part = slice(b, all, &rows.start, &rows.limit)?;
            picked.push(b.reshape(part, &[rows.part().iter().product()]));
        }
        let new = ids.combine(b, &picked)?;
        (new.mlir_type() == op.result(0).mlir_type()).then(|| op.result(0).replace_all_uses(new))
    }
}
