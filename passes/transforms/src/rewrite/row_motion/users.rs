//! Users of a slice of rows, computed for all rows.

use crate::rewrite::row_motion::Rows;
use crate::rewrite::slices::slice;
use grpo_dataflow::{is_sum, reducer, splat, splat_number};
use grpo_ir::{Builder, Elementwise, Kind, Op, TensorType, Val};
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

impl<'a> Rows<'a> {
    /// Computes `op`, whose operand `index` is these rows of a value, for all rows, and slices its results.
    pub(super) fn behind<'c>(&self, b: &Builder<'c>, op: Op<'c>, index: usize) -> Option<()> {
        let (all, rows) = match op.kind() {
            Kind::Reduce => return self.behind_reduce(b, op),
            Kind::Gather if index == 0 => return self.behind_pick(b, op, op.operand(0)),
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
        (!over_rows || starts_from_nothing(op)).then_some(())?;
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
}
