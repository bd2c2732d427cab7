//! Comparisons of a row's logits with a picked one, as in the rank of a token:
//!
//! ```text
//! x > x[id]  ->  (column == id && x[id] > x[id]) || (column != id && x > x[id])
//! ```
//!
//! In the picked column both sides are the same number. A sweep computes the logits again, perhaps rounded differently from where `x[id]` was
//! picked, and would count a token as larger than itself. So the picked column is identified by its index.
//!
//! `x[id]` may be NaN for an id out of range: its comparison with itself equals that with any number. NaN and infinite logits compare as in
//! the program. Logits of two bitwise equal columns of the head may differ if computed in tiles of different shapes, as in the
//! program's matmul.

use crate::consumer::{Consumer, ConsumerKind};
use crate::region::Region;
use crate::tile::{Def, Factor, Tile};
use grpo_dataflow::column_pick::Picked;
use grpo_dataflow::reshape::peel;
use grpo_ir::{CompareType, Kind, Op, TensorType, Val};
use grpo_sweep::{NodeOp, node_of};
use rustc_hash::FxHashMap as HashMap;

/// A comparison of logits with a picked one.
#[derive(Clone, Copy, Debug)]
pub struct SelfComparison<'c> {
    /// The tile from which one column per row is picked, and these columns.
    pub tile: Tile<'c>,
    /// The column that is picked in each row.
    pub ids: Picked<'c>,
    /// The number of the operand that is the picked logit.
    pub picked: usize,
}

/// The comparisons of a region by operation.
pub(crate) type SelfComparisons<'c> = HashMap<Op<'c>, SelfComparison<'c>>;

/// Longest path of operations between a logit and the comparison.
const MAX_DEPTH: usize = 16;

impl<'c> Region<'c> {
    /// The comparisons of a tile with a logit picked from it, or with the same function of that. Must be called before sinks are
    /// replaced.
    pub fn self_comparisons(&self) -> SelfComparisons<'c> {
        let compares = self.order.iter().filter_map(|t| match &self.defs[&t.val].1 {
            Def::Elementwise { op, operands } if op.is(Kind::Compare) => Some((*op, operands)),
            _ => None,
        });
        compares
            .filter_map(|(op, operands)| Some((op, self.self_comparison_of(op, operands)?)))
            .collect()
    }

    /// The self-comparison of `op` with these operands, if it is one.
    pub(crate) fn self_comparison_of(
        &self,
        op: Op<'c>,
        operands: &[Factor<'c>],
    ) -> Option<SelfComparison<'c>> {
        let NodeOp::Compare(_, CompareType::Float) = node_of(op).ok()?.0 else { return None };
        let [a, b] = operands else { return None };
        [(a, b, 1), (b, a, 0)].into_iter().find_map(|(tile, row, picked)| {
            let Factor::Tile(tile) = tile else { return None };
            let (tile, ids) = self.entry(*tile, self.row_value(row)?, MAX_DEPTH)?;
            Some(SelfComparison { tile, ids, picked })
        })
    }

    /// The row value that an operand broadcasts.
    fn row_value(&self, factor: &Factor<'c>) -> Option<Val<'c>> {
        let Factor::Tile(tile) = factor else { return None };
        let Def::Row(leaf) = self.unaliased_def(tile.val)? else { return None };
        // One element per row, in order.
        let in_order = leaf.dims.windows(2).all(|w| w[0] < w[1]);
        let each = TensorType::of(leaf.val()).is_some_and(|t| t.elements() == self.rows);
        (in_order && each).then(|| peel(leaf.val()))
    }

    /// The column in which the row value `number` equals `tile`: it is picked from it, or the same function of a picked value (`x[id] − m` for
    /// `x − m`).
    fn entry(&self, tile: Tile<'c>, number: Val<'c>, depth: usize) -> Option<(Tile<'c>, Picked<'c>)> {
        let number = without_nan_select(number);
        let origin = |t: Tile<'c>| (self.unaliased(t.val), self.row_order(t.val));
        let picks = |consumer: &Consumer<'c>| {
            let ConsumerKind::Pick(ids) = consumer.kind else { return None };
            let gives = consumer.op.results().eq([number]) && ids.is_one();
            (gives && origin(consumer.tile) == origin(tile)).then_some((consumer.tile, ids))
        };
        if let Some(found) = self.consumers.iter().find_map(picks) {
            return Some(found);
        }
        let Def::Elementwise { op: of_tile, operands } = self.unaliased_def(tile.val)? else {
            return None;
        };
        let of_number = number.def()?;
        let same = depth > 0
            && of_tile.name() == of_number.name()
            && of_number.num_operands() == operands.len()
            && node_of(*of_tile).ok()? == node_of(of_number).ok()?;
        let mut found = None;
        for (i, operand) in operands.iter().enumerate().filter(|_| same) {
            let number = peel(of_number.operand(i));
            if self.is_row(operand, number) {
                continue;
            }
            let Factor::Tile(t) = operand else { return None };
            if found.replace(self.entry(*t, number, depth - 1)?).is_some() {
                return None;
            }
        }
        found
    }

    /// True if an operand is the row value `number`.
    fn is_row(&self, operand: &Factor<'c>, number: Val<'c>) -> bool {
        let literal = operand.number();
        literal.is_some() && literal == grpo_dataflow::splat_number(number)
            || self.row_value(operand) == Some(number)
    }
}

/// `x` of `select(…, x, NaN)`, as `jnp.take_along_axis` selects for ids out of range; else the value.
fn without_nan_select(number: Val) -> Val {
    let number = peel(number);
    let Some(select) = number.def().filter(|op| op.is(Kind::Select)) else { return number };
    let is_nan = |v: Val| grpo_dataflow::splat_number(v).is_some_and(f64::is_nan);
    let sides = [(1, 2), (2, 1)].map(|(of, other)| (select.operand(of), select.operand(other)));
    sides.into_iter().find(|(_, other)| is_nan(*other)).map_or(number, |(of, _)| peel(of))
}
