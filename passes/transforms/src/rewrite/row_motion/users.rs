//! Users of a slice of rows, computed for all rows.

use crate::rewrite::row_motion::Rows;
use crate::rewrite::slice_motion::rebuilt;
use crate::rewrite::slices::slice;
use grpo_dataflow::comparator::is_argmax_reducer;
use grpo_dataflow::index_map::free_dims;
use grpo_dataflow::{is_sum, reducer, splat, splat_number};
use grpo_ir::{Builder, Elementwise, Kind, Op, TensorType, Val, dot_dims};
use grpo_recognize::tile::is_elementwise;

/// True if the initial value of a reduction is neutral.
fn starts_from_nothing(op: Op) -> bool {
    let nothing = match reducer(op) {
        Some(Elementwise::Maximum) => f64::NEG_INFINITY,
        Some(Elementwise::Minimum) => f64::INFINITY,
        _ => return is_sum(op),
    };
    op.num_operands() == 2 && splat_number(op.operand(1)) == Some(nothing)
}

/// True for an argmax or argmin whose initial value any other value replaces.
fn starts_from_any(op: Op) -> bool {
    let starts_at = |x: f64| splat_number(op.operand(2)) == Some(x);
    op.num_operands() == 4
        && (is_argmax_reducer(op, false) && starts_at(f64::NEG_INFINITY)
            || is_argmax_reducer(op, true) && starts_at(f64::INFINITY))
}

impl<'a> Rows<'a> {
    /// Computes `op`, whose operand `index` is these rows of a value, for all rows, and slices its results.
    pub(super) fn behind<'c>(&self, b: &Builder<'c>, op: Op<'c>, index: usize) -> Option<()> {
        let (all, rows) = match op.kind() {
            Kind::Reduce => return self.behind_reduce(b, op),
            Kind::Gather if index == 0 => return self.behind_pick(b, op, op.operand(0)),
            Kind::DotGeneral => self.behind_product(b, op, index)?,
            Kind::Reshape => {
                let Some(rows) = self.reshaped(&TensorType::of(op.result(0))?.shape) else {
                    return self.behind_flat(op);
                };
                (rows.widen(b, op.result(0))?, rows)
            }
            Kind::Transpose => {
                let order = op.dims("permutation")?;
                let rows = self.moved(order.iter().map(|from| (Some(*from), 0)));
                (rows.widen(b, op.result(0))?, rows)
            }
            Kind::BroadcastInDim => {
                let (dims, to) = (op.dims("broadcast_dimensions")?, TensorType::of(op.result(0))?);
                let place = |d: usize| dims.iter().position(|to| *to == d);
                let part = self.part();
                let same = |d: usize| place(d).filter(|from| part[*from] == to.shape[d]);
                // A broadcast of a single row has no such rows.
                let lost = |d: usize| self.is_cut_along(d) && same(dims[d]).is_none();
                if (0..part.len()).any(lost) {
                    return None;
                }
                let rows = self.moved((0..to.rank()).map(|d| (same(d), to.shape[d])));
                (rows.widen(b, op.result(0))?, rows)
            }
            _ if is_elementwise(op) || op.is(Kind::ShardingConstraint) => {
                (self.widen(b, op.result(0))?, self.clone())
            }
            _ => return None,
        };
        rows.replace(b, op.result(0), all)
    }

    fn replace<'c>(&self, b: &Builder<'c>, part: Val<'c>, all: Val<'c>) -> Option<()> {
        let new = slice(b, all, &self.start, &self.limit)?;
        (new.mlir_type() == part.mlir_type()).then(|| part.replace_all_uses(new))
    }

    fn behind_reduce<'c>(&self, b: &Builder<'c>, op: Op<'c>) -> Option<()> {
        let dims = op.dims("dimensions")?;
        let over_rows = dims.iter().any(|d| self.is_cut_along(*d));
        (!over_rows || starts_from_nothing(op) || starts_from_any(op)).then_some(())?;
        let rows = self.moved((0..self.all.len()).filter(|d| !dims.contains(d)).map(|d| (Some(d), 0)));
        let count = op.num_results();
        let inputs: Option<Vec<Val>> = (0..count).map(|i| self.widen(b, op.operand(i))).collect();
        let mut inputs = inputs?;
        if over_rows {
            let mut summed = self.clone();
            for d in (0..self.all.len()).filter(|d| !dims.contains(d)) {
                (summed.start[d], summed.limit[d]) = (0, self.all[d]);
            }
            inputs[0] = summed.chosen(b, inputs[0], &splat(op.operand(count))?)?;
        }
        let types: Option<Vec<TensorType>> = op.results().map(TensorType::of).collect();
        let copy = op.clone_op();
        b.insert_op(copy);
        for (i, (input, ty)) in inputs.into_iter().zip(types?).enumerate() {
            copy.set_operand(i, input);
            copy.result(i).set_type(TensorType::new(rows.all.clone(), ty.elem).mlir(b.context));
        }
        (0..count).try_for_each(|i| rows.replace(b, op.result(i), copy.result(i)))
    }

    /// A product over unsliced contracted dimensions, for all rows, and the slice of its result.
    fn behind_product<'c>(
        &self,
        b: &Builder<'c>,
        op: Op<'c>,
        side: usize,
    ) -> Option<(Val<'c>, Rows<'a>)> {
        let d = dot_dims(op)?;
        let ((batch, contract), (their_batch, their_contract)) = (d.of(side), d.of(1 - side));
        if contract.iter().any(|dim| self.is_cut_along(*dim)) || op.operand(0) == op.operand(1) {
            return None;
        }
        let theirs = TensorType::of(op.operand(1 - side))?;
        let shared = |dim: usize| their_batch.iter().position(|x| *x == dim);
        let their_rows =
            self.moved((0..theirs.rank()).map(|dim| (shared(dim).map(|i| batch[i]), theirs.shape[dim])));
        let other = their_rows.widen(b, op.operand(1 - side))?;
        let out = TensorType::of(op.result(0))?;
        let mine = free_dims(self.all.len(), batch, contract);
        let others = free_dims(theirs.rank(), their_batch, their_contract).len();
        let before = batch.len() + if side == 0 { 0 } else { others };
        let place = |dim: usize| match dim {
            dim if dim < batch.len() => Some(batch[dim]),
            dim => dim.checked_sub(before).and_then(|at| mine.get(at).copied()),
        };
        let rows = self.moved((0..out.rank()).map(|dim| (place(dim), out.shape[dim])));
        let mut operands = [self.widen(b, op.operand(side))?, other];
        if side == 1 {
            operands.swap(0, 1);
        }
        Some((rebuilt(b, op, &operands, &rows.all)?, rows))
    }
}
