//! Indexed entries of rows that a program cuts off: picks of logits, and the scatters of their gradients.

use crate::rewrite::row_gather::{row_gather, row_scatter};
use crate::rewrite::row_motion::Rows;
use grpo_dataflow::column_pick::{Column, Picked, one_hot_scatter, pick};
use grpo_dataflow::reshape::reshape_axis_forward;
use grpo_dataflow::splat;
use grpo_ir::{Builder, Elem, Kind, Op, TensorType, Val};

impl<'a> Rows<'a> {
    /// For each column of `ids`, an array of column numbers for all rows, 0 in the rows that were cut off.
    fn columns<'c>(
        &self,
        b: &Builder<'c>,
        ids: &Picked<'c>,
        axis: usize,
        clamp: bool,
    ) -> Option<Vec<Val<'c>>> {
        let rows = self.without(axis);
        let part = rows.shape();
        let extent = [part.iter().product(), self.window.limit[axis]];
        let of_all = |column: Column<'c>| match column {
            Column::Rows(ids) => Some(rows.pad(b, b.reshape(ids, &part))),
            Column::Literal(_) => None,
        };
        ids.columns(b, extent, clamp).into_iter().map(of_all).collect()
    }

    /// The vocabulary's dimension here, and that of a value of these rows, possibly flattened.
    fn places(&self, v: Val) -> Vec<(usize, usize)> {
        let part = TensorType::new(self.window.shape(), Elem::I1);
        let Some(ty) = TensorType::of(v) else { return Vec::new() };
        let axes = (0..part.rank()).filter(|d| self.is_vocabulary(*d));
        axes.filter_map(|axis| Some((axis, reshape_axis_forward(&part, axis, &ty)?))).collect()
    }

    /// A scatter of a few elements per row, possibly flattened: adds 0 in the rows that were cut off.
    pub(super) fn widen_scatter<'c>(&self, b: &Builder<'c>, op: Op<'c>) -> Option<Val<'c>> {
        let (axis, (ids, set)) = self.one_hot(op)?;
        let input = op.operand(0);
        let mut v = match splat(input) {
            Some(text) => {
                let elem = TensorType::of(input)?.elem;
                b.splat(&TensorType::new(self.window.all.clone(), elem), &text)
            }
            None => self.widen(b, input)?,
        };
        let rows = self.without(axis);
        let columns = self.columns(b, &ids, axis, false)?;
        for (column, update) in columns.into_iter().zip(ids.updates(b)) {
            let update = rows.pad(b, b.reshape(update, &rows.shape()));
            v = row_scatter(b, v, axis, [column, update], set);
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
        let mut picked = Vec::new();
        for column in self.columns(b, &ids, axis, true)? {
            let part = rows.slice(b, row_gather(b, x, axis, column));
            picked.push(b.reshape(part, &[rows.shape().iter().product()]));
        }
        let new = ids.combine(b, &picked);
        (new.mlir_type() == op.result(0).mlir_type()).then(|| op.result(0).replace_all_uses(new))
    }
}
