//! Users of a slice of rows, computed for all rows.

use crate::rewrite::row_motion::Rows;
use grpo_ir::{Builder, Kind, Op, TensorType, Val};
use grpo_recognize::tile::is_elementwise;

impl<'a> Rows<'a> {
    /// Computes `op`, whose operand `index` is these rows of a value, for all rows, and slices its results.
    pub(super) fn behind<'c>(&self, b: &Builder<'c>, op: Op<'c>, index: usize) -> Option<()> {
        let survives = self.window.survives(op, index);
        match op.kind() {
            Kind::Reduce if survives => return self.behind_reduce(b, op),
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

    /// A reduction of each of these rows.
    fn behind_reduce<'c>(&self, b: &Builder<'c>, op: Op<'c>) -> Option<()> {
        let rows = self.of(self.window.of_result(op, 0)?);
        let count = op.num_results();
        let mut operands: Vec<Val> = op.operands().collect();
        for v in &mut operands[..count] {
            *v = self.widen(b, *v)?;
        }
        let types = op
            .results()
            .map(|v| Some(TensorType::new(rows.window.all.clone(), TensorType::of(v)?.elem)));
        let copy = b.copy(op, &operands, &types.collect::<Option<Vec<_>>>()?);
        (0..count).try_for_each(|i| rows.replace(b, op.result(i), copy.result(i)))
    }
}
