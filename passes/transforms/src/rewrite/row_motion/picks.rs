//! Indexed entries of rows that a program cuts off: picks of logits, and the scatters of their gradients.

use crate::rewrite::row_gather::{row_gather, row_scatter};
use crate::rewrite::row_motion::Rows;
use crate::rewrite::window::Window;
use grpo_dataflow::column_pick::{Picked, one_hot_scatter, pick};
use grpo_dataflow::reshape::reshape_axis_forward;
use grpo_dataflow::splat;
use grpo_ir::{Builder, Elem, Kind, Op, Start, TensorType, Val};

impl<'a> Rows<'a> {
    /// The columns of `ids` in all rows, 0 in the rows that were cut off, and the part of them that was not; both have a last dimension for
    /// several columns per row.
    fn columns<'c>(
        &self,
        b: &Builder<'c>,
        ids: &Picked<'c>,
        axis: usize,
        clamp: bool,
    ) -> (Val<'c>, Window) {
        let mut rows = self.without(axis);
        let extent = [rows.shape().iter().product(), self.window.limit[axis]];
        if !ids.is_one() {
            rows.all.push(ids.count());
            rows.start.push(0);
            rows.limit.push(ids.count());
        }
        (rows.pad(b, b.reshape(ids.columns(b, extent, clamp), &rows.shape())), rows)
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
        let v = match splat(input) {
            Some(text) => {
                let elem = TensorType::of(input)?.elem;
                b.splat(&TensorType::new(self.window.all.clone(), elem), &text)
            }
            None => self.widen(b, input)?,
        };
        let (columns, rows) = self.columns(b, &ids, axis, false);
        let updates = b.reshape(ids.updates(b), &rows.shape());
        let updates = match set && !ids.is_one() {
            // All updates are equal: see `one_hot_scatter`.
            true => {
                let all = updates.tensor_type().elements();
                let first = b.slice(b.reshape(updates, &[all]), 0, Start::At(0), 1);
                b.broadcast(b.reshape(first, &[]), &rows.all, &[])
            }
            false => rows.pad(b, updates),
        };
        Some(row_scatter(b, v, axis, [columns, updates], set))
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
        let (columns, rows) = self.columns(b, &ids, axis, true);
        let part = rows.slice(b, row_gather(b, x, axis, columns));
        let new = ids.result(b, part);
        (new.mlir_type() == op.result(0).mlir_type()).then(|| op.result(0).replace_all_uses(new))
    }
}
