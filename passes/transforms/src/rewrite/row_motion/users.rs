//! Users of a slice of rows, computed for all rows.

use crate::rewrite::row_motion::Rows;
use grpo_dataflow::{is_sum, reducer, splat, splat_number};
use grpo_ir::{Builder, Elementwise, Kind, Op, TensorType, Val};
use grpo_recognize::tile::is_elementwise;

impl<'a> Rows<'a> {
    /// Computes `op`, whose operand `index` is these rows of a value, for all rows, and slices its results.
    pub(super) fn behind<'c>(&self, b: &Builder<'c>, op: Op<'c>, index: usize) -> Option<()> {
        let survives = self.window.survives(op, index);
        match op.kind() {
            Kind::Reduce => return self.behind_reduce(b, op),
            Kind::Gather if index == 0 => return self.behind_pick(b, op, op.operand(0)),
            Kind::Reshape if !survives => return self.behind_flat(op),
            // A broadcast of a single row has no such rows.
            Kind::BroadcastInDim | Kind::Reshape if survives => {}
            Kind::Transpose | Kind::ShardingConstraint => {}
            _ if is_elementwise(op) => {}
            _ => return None,
        }
        let rows = self.of(self.window.of_result(op, index)?);
        let all = rows.widen(b, op.result(0))?;
        rows.replace(b, op.result(0), all)
    }

    /// Replaces a value of these rows by its slice of `all`.
    fn replace<'c>(&self, b: &Builder<'c>, part: Val<'c>, all: Val<'c>) -> Option<()> {
        let new = self.window.slice(b, all);
        (new.mlir_type() == part.mlir_type()).then(|| part.replace_all_uses(new))
    }

    /// Rows that are reduced are masked by the initial value, which must be neutral.
    fn behind_reduce<'c>(&self, b: &Builder<'c>, op: Op<'c>) -> Option<()> {
        let dims = op.dims("dimensions")?;
        let over_rows = !self.window.survives(op, 0);
        (!over_rows || has_neutral_init(op)).then_some(())?;
        let rows = self.of(self.window.of_result(op, 0)?);
        let count = op.num_results();
        let mut operands: Vec<Val> = op.operands().collect();
        for v in &mut operands[..count] {
            *v = self.widen(b, *v)?;
        }
        if over_rows {
            let mut summed = self.clone();
            for d in (0..self.window.rank()).filter(|d| !dims.contains(d)) {
                (summed.window.start[d], summed.window.limit[d]) = (0, self.window.all[d]);
            }
            operands[0] = summed.chosen(b, operands[0], &splat(op.operand(count))?);
        }
        let types = op
            .results()
            .map(|v| Some(TensorType::new(rows.window.all.clone(), TensorType::of(v)?.elem)));
        let copy = b.copy(op, &operands, &types.collect::<Option<Vec<_>>>()?);
        (0..count).try_for_each(|i| rows.replace(b, op.result(i), copy.result(i)))
    }
}

/// True if the initial value of a reduction is neutral.
fn has_neutral_init(op: Op) -> bool {
    let neutral = match reducer(op) {
        Some(Elementwise::Maximum) => f64::NEG_INFINITY,
        Some(Elementwise::Minimum) => f64::INFINITY,
        _ => return is_sum(op),
    };
    op.num_operands() == 2 && splat_number(op.operand(1)) == Some(neutral)
}
