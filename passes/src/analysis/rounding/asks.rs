//! Comparisons that bits decide within a sweep: how many logits are larger than a label's.
//!
//! `x > x[id]` of bf16 logits asks how their roundings compare. Nothing but the answer is read, so that both sides are of every
//! rounding that is written and what else the sweep computes is not: beside the rank of a label, losses of a plain bf16 head
//! were 37,000 times further from f64 than the original's (1.7e-2 for 2e-7; `rounding_rank_bf16` of the exports).
//!
//! NaN and infinities compare as they are, and a row that is empty asks nothing, as in the program; nothing is added that could
//! overflow or cancel.

use crate::analysis::region::Region;
use crate::analysis::sink::Consumer;
use crate::analysis::tile::{Def, Factor};
use crate::ir::{Elem, Op, TensorType, Val};
use rustc_hash::FxHashSet as HashSet;

/// Comparisons of a region's values with what its sinks take.
#[derive(Default)]
pub(super) struct Asks<'c> {
    pub(super) ops: HashSet<Op<'c>>,
    /// The row values of the region with which they compare, and which nothing else reads.
    pub(super) rows: HashSet<Val<'c>>,
}

impl<'c> Region<'c> {
    /// The comparisons of bf16 numbers with row values that are made from what sinks take; none if such a row value has another use. Numbers in
    /// f32 compare as they are, on both sides, but with metrics (`taken.rs`).
    pub(super) fn asks(&self) -> Option<Asks<'c>> {
        let mut asks = Asks::default();
        for (op, rows) in self.compared_rows() {
            if TensorType::of(op.operand(0)).is_some_and(|t| t.elem == Elem::BF16) {
                asks.ops.insert(op);
                asks.rows.extend(rows);
            }
        }
        let is_asked = |row: &Val<'c>| row.uses().into_iter().all(|u| asks.ops.contains(&u.owner));
        asks.rows.iter().all(is_asked).then_some(asks)
    }

    /// The comparisons of the region's values with row values that are made from what sinks take, and these.
    pub(super) fn compared_rows(&self) -> Vec<(Op<'c>, Vec<Val<'c>>)> {
        let late = self.late(self.consumers.iter().filter_map(Consumer::op));
        let compared = |(_, def): &(usize, Def<'c>)| {
            let Def::Elementwise { op, operands } = def else { return None };
            let rows = operands.iter().filter(|f| self.is_row_of(&late, f)).filter_map(|f| match f {
                Factor::Tile(row) => Some(self.unaliased(row.val)),
                Factor::Row(_) => None,
            });
            let rows: Vec<Val> = rows.collect();
            (op.is("stablehlo.compare") && !rows.is_empty()).then_some((*op, rows))
        };
        self.defs.values().filter_map(compared).collect()
    }
}
