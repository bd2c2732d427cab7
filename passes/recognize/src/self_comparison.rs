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

use crate::consumer::{Consumer, ReduceKind};
use crate::region::Region;
use crate::tile::{Def, Factor, Tile};
use grpo_dataflow::column_pick::Picked;
use grpo_dataflow::iota::exact_integers;
use grpo_dataflow::reshape::peel;
use grpo_ir::{CompareType, Direction, Kind, Op, TensorType, Val, direction};
use grpo_sweep::{NodeOp, node_of};
use rustc_hash::FxHashMap as HashMap;

/// A comparison of logits with a picked one.
#[derive(Clone, Copy, Debug)]
pub struct SelfComparison<'c> {
    pub column: PickedColumn<'c>,
    /// The number of the operand that is the picked logit.
    pub picked: usize,
}

/// The picked column.
#[derive(Clone, Copy, Debug)]
pub enum PickedColumn<'c> {
    /// A gather of one column per row of this tile.
    Ids(Tile<'c>, Picked<'c>),
    /// The i1 tile `column == id[n]`.
    Hit(Tile<'c>),
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
            Some(SelfComparison { column: self.entry(*tile, self.row_value(row)?, MAX_DEPTH)?, picked })
        })
    }

    /// The row value that an operand broadcasts.
    fn row_value(&self, factor: &Factor<'c>) -> Option<Val<'c>> {
        let Factor::Tile(tile) = factor else { return None };
        let Def::Row(leaf) = &self.defs.get(&self.unaliased(tile.val))?.1 else { return None };
        // One element per row, in order.
        let in_order = leaf.dims.windows(2).all(|w| w[0] < w[1]);
        let each = TensorType::of(leaf.val()).is_some_and(|t| t.elements() == self.rows);
        (in_order && each).then(|| peel(leaf.val()))
    }

    /// The column in which the row value `number` equals `tile`: it is picked from it, or the same function of a picked value (`x[id] − m` for
    /// `x − m`).
    fn entry(&self, tile: Tile<'c>, number: Val<'c>, depth: usize) -> Option<PickedColumn<'c>> {
        let number = without_nan_select(number);
        if let Some(picks) = self.consumers.iter().find_map(|sink| self.picks(sink, number, tile)) {
            return Some(picks);
        }
        let ((of_tile, operands), of_number) = (self.operation(tile)?, number.def()?);
        let same = depth > 0
            && of_tile.name() == of_number.name()
            && of_number.num_operands() == operands.len()
            && node_of(of_tile).ok()? == node_of(of_number).ok()?;
        let mut column = None;
        for (i, operand) in operands.iter().enumerate().filter(|_| same) {
            let number = peel(of_number.operand(i));
            if self.is_row(operand, number) {
                continue;
            }
            let Factor::Tile(t) = operand else { return None };
            if column.replace(self.entry(*t, number, depth - 1)?).is_some() {
                return None;
            }
        }
        column
    }

    /// True if an operand is the row value `number`.
    fn is_row(&self, operand: &Factor<'c>, number: Val<'c>) -> bool {
        let literal = operand.number();
        literal.is_some() && literal == grpo_dataflow::splat_number(number)
            || self.row_value(operand) == Some(number)
    }

    /// The column of a sink whose result is `number`, if it is picked from `tile` in the same row.
    fn picks(&self, sink: &Consumer<'c>, number: Val<'c>, tile: Tile<'c>) -> Option<PickedColumn<'c>> {
        let same = |t: &Tile<'c>| {
            self.unaliased(t.val) == self.unaliased(tile.val)
                && self.row_order(t.val) == self.row_order(tile.val)
        };
        let gives = |op: &Op<'c>| op.num_results() == 1 && op.result(0) == number;
        match sink {
            Consumer::Pick { op, tile, ids } if gives(op) && same(tile) && ids.is_one() => {
                Some(PickedColumn::Ids(*tile, *ids))
            }
            // `Σ select(column == id, x, 0)` or `Σ x · convert(column == id)`.
            Consumer::Reduce { op, tile: sum, kind: ReduceKind::Add, rest }
                if gives(op)
                    && rest.is_empty()
                    && grpo_dataflow::splat_number(op.operand(1)) == Some(0.0) =>
            {
                let (hit, x) = self.masked(sum)?;
                (same(&x) && self.row_order(hit.val) == self.row_order(tile.val))
                    .then_some(PickedColumn::Hit(hit))
            }
            _ => None,
        }
    }

    /// `column == id` and `x` of `select(column == id, x, 0)` and `x · convert(column == id)`.
    fn masked(&self, sum: &Tile<'c>) -> Option<(Tile<'c>, Tile<'c>)> {
        let tile = |f: &Factor<'c>| if let Factor::Tile(t) = f { Some(*t) } else { None };
        let (op, operands) = self.operation(*sum)?;
        let zero = |f: &Factor<'c>| f.number() == Some(0.0);
        match (op.kind(), operands) {
            (Kind::Select, [hit, x, nothing]) if zero(nothing) => {
                let hit = tile(hit).filter(|hit| self.is_hit(*hit))?;
                Some((hit, tile(x)?))
            }
            (Kind::Multiply, [a, b]) => [(a, b), (b, a)].into_iter().find_map(|(mask, x)| {
                let (op, of) = self.operation(tile(mask)?)?;
                let hit = tile(of.first()?).filter(|hit| op.is(Kind::Convert) && self.is_hit(*hit))?;
                Some((hit, tile(x)?))
            }),
            _ => None,
        }
    }

    /// True for `column == id[n]`.
    fn is_hit(&self, tile: Tile<'c>) -> bool {
        let def = |f: &Factor<'c>| match f {
            Factor::Tile(t) => Some(&self.defs.get(&self.unaliased(t.val))?.1),
            Factor::Row(_) => None,
        };
        let Some((op, [a, b])) = self.operation(tile) else { return false };
        let pair = (def(a), def(b));
        // In an inexact type, several columns could equal an id.
        let exact = TensorType::of(op.operand(0)).is_some_and(|t| self.cols <= exact_integers(t.elem));
        exact
            && op.is(Kind::Compare)
            && direction(op) == Some(Direction::Eq)
            && matches!(
                pair,
                (Some(Def::Column), Some(Def::Row(_))) | (Some(Def::Row(_)), Some(Def::Column))
            )
    }

    /// The elementwise operation that defines a tile, through rearrangements.
    fn operation(&self, tile: Tile<'c>) -> Option<(Op<'c>, &[Factor<'c>])> {
        match &self.defs.get(&self.unaliased(tile.val))?.1 {
            Def::Elementwise { op, operands } => Some((*op, operands)),
            _ => None,
        }
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
