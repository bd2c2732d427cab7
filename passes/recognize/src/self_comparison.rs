//! Comparisons of a row's logits with one that is picked of them: the rank of a token.
//!
//! `x > x[id]` compares each logit of a row with the one of a column. Of two columns it is decided by what their logits are, as
//! far as rounding lets it; in the column that was picked both sides are the same number, and it holds or not whatever that
//! number is. A sweep computes the logits again, perhaps with another rounding than where the logit was picked, and would
//! count a token as larger than itself. So that column is told by its index, `column == id`, and decided by the picked
//! number alone: `x[id] > x[id]`.
//!
//! What is picked may be NaN instead (an id outside of the vocabulary, by the program's own choice): the comparison
//! of that with itself is the one with any number. A logit that is NaN or infinite is compared as it is, and equal to itself
//! as in the program. Logits that are equal because they are the same expression of the same numbers (two
//! columns of the head that are equal, bit for bit) may differ where they are computed in tiles of two shapes, as they may in the
//! program's own product. Empty rows have no columns, and nothing is summed here.

use crate::consumer::{Consumer, ReduceKind};
use crate::region::Region;
use crate::tile::{Def, Factor, Tile};
use grpo_dataflow::column_pick::Picked;
use grpo_dataflow::iota::exact_integers;
use grpo_dataflow::reshape::peel;
use grpo_ir::{CompareType, Direction, Kind, Op, TensorType, Val, direction};
use grpo_sweep::{NodeOp, node_of};
use rustc_hash::FxHashMap as HashMap;

/// Where a comparison's two sides are one number.
#[derive(Clone, Copy, Debug)]
pub struct OwnPick<'c> {
    pub column: Picks<'c>,
    /// The operand that is the picked number, 0 or 1.
    pub picked: usize,
}

/// What tells the column that was picked.
#[derive(Clone, Copy, Debug)]
pub enum Picks<'c> {
    /// A gather of one column a row, of this tile.
    Ids(Tile<'c>, Picked<'c>),
    /// `column == id[n]`, a tile of truth values.
    Hit(Tile<'c>),
}

/// The comparisons of a region for which this is known.
pub(crate) type OwnPicks<'c> = HashMap<Op<'c>, OwnPick<'c>>;

/// More operations between a logit and what is compared are not followed.
const MAX_DEPTH: usize = 16;

impl<'c> Region<'c> {
    /// Finds the comparisons of a tile with what is picked of it, row by row, or made of that as the tile is. To be asked before sinks are replaced.
    pub fn own_picks(&self) -> OwnPicks<'c> {
        let compares = self.order.iter().filter_map(|t| match &self.defs[&t.val].1 {
            Def::Elementwise { op, operands } if op.is(Kind::Compare) => Some((*op, operands)),
            _ => None,
        });
        compares.filter_map(|(op, operands)| Some((op, self.own_pick(op, operands)?))).collect()
    }

    /// What is known of a comparison with these operands.
    pub(crate) fn own_pick(&self, op: Op<'c>, operands: &[Factor<'c>]) -> Option<OwnPick<'c>> {
        let NodeOp::Compare(_, CompareType::Float) = node_of(op).ok()?.0 else { return None };
        let [a, b] = operands else { return None };
        [(a, b, 1), (b, a, 0)].into_iter().find_map(|(tile, row, picked)| {
            let Factor::Tile(tile) = tile else { return None };
            Some(OwnPick { column: self.entry(*tile, self.row_value(row)?, MAX_DEPTH)?, picked })
        })
    }

    /// The number of each row that an operand is.
    fn row_value(&self, factor: &Factor<'c>) -> Option<Val<'c>> {
        let Factor::Tile(tile) = factor else { return None };
        let Def::Row(leaf) = &self.defs.get(&self.unaliased(tile.val))?.1 else { return None };
        // One for each row, and in their order.
        let in_order = leaf.dims.windows(2).all(|w| w[0] < w[1]);
        let each = TensorType::of(leaf.val()).is_some_and(|t| t.elements() == self.rows);
        (in_order && each).then(|| peel(leaf.val()))
    }

    /// The column in which `number` is the entry of `tile`: it is picked of that, or made of what is picked as the tile
    /// is made (`x[id] − m`, of `x − m`).
    fn entry(&self, tile: Tile<'c>, number: Val<'c>, depth: usize) -> Option<Picks<'c>> {
        let number = chosen(number);
        if let Some(picks) = self.consumers.iter().find_map(|sink| self.picks(sink, number, tile)) {
            return Some(picks);
        }
        let ((of_tile, operands), of_number) = (self.operation(tile)?, number.def()?);
        let alike = depth > 0
            && of_tile.name() == of_number.name()
            && of_number.num_operands() == operands.len()
            && node_of(of_tile).ok()? == node_of(of_number).ok()?;
        let mut column = None;
        for (i, operand) in operands.iter().enumerate().filter(|_| alike) {
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

    /// Whether an operand is this number in each of its rows.
    fn is_row(&self, operand: &Factor<'c>, number: Val<'c>) -> bool {
        let literal = operand.number();
        literal.is_some() && literal == grpo_dataflow::splat_number(number)
            || self.row_value(operand) == Some(number)
    }

    /// The column of which a sink gives `number`, if that is an entry of `tile` in the same row.
    fn picks(&self, sink: &Consumer<'c>, number: Val<'c>, tile: Tile<'c>) -> Option<Picks<'c>> {
        let same = |t: &Tile<'c>| {
            self.unaliased(t.val) == self.unaliased(tile.val)
                && self.row_order(t.val) == self.row_order(tile.val)
        };
        let gives = |op: &Op<'c>| op.num_results() == 1 && op.result(0) == number;
        match sink {
            Consumer::Pick { op, tile, ids } if gives(op) && same(tile) && ids.is_one() => {
                Some(Picks::Ids(*tile, *ids))
            }
            // `Σ select(column == id, x, 0)`, or a product with that.
            Consumer::Reduce { op, tile: sum, kind: ReduceKind::Add, rest }
                if gives(op)
                    && rest.is_empty()
                    && grpo_dataflow::splat_number(op.operand(1)) == Some(0.0) =>
            {
                let (hit, x) = self.masked(sum)?;
                (same(&x) && self.row_order(hit.val) == self.row_order(tile.val))
                    .then_some(Picks::Hit(hit))
            }
            _ => None,
        }
    }

    /// Of `select(column == id, x, 0)` and `x · convert(column == id)`: the test, and x.
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

    /// Whether a tile is `column == id[n]`.
    fn is_hit(&self, tile: Tile<'c>) -> bool {
        let def = |f: &Factor<'c>| match f {
            Factor::Tile(t) => Some(&self.defs.get(&self.unaliased(t.val))?.1),
            Factor::Row(_) => None,
        };
        let Some((op, [a, b])) = self.operation(tile) else { return false };
        let pair = (def(a), def(b));
        // Of numbers that round, several columns would be equal to an id.
        let exact = TensorType::of(op.operand(0)).is_some_and(|t| self.cols <= exact_integers(t.elem));
        exact
            && op.is(Kind::Compare)
            && direction(op) == Some(Direction::Eq)
            && matches!(
                pair,
                (Some(Def::Column), Some(Def::Row(_))) | (Some(Def::Row(_)), Some(Def::Column))
            )
    }

    /// The elementwise operation that makes a tile, behind rearrangements.
    fn operation(&self, tile: Tile<'c>) -> Option<(Op<'c>, &[Factor<'c>])> {
        match &self.defs.get(&self.unaliased(tile.val))?.1 {
            Def::Elementwise { op, operands } => Some((*op, operands)),
            _ => None,
        }
    }
}

/// What a number is where it is not NaN by a choice, as of an id that is no column.
fn chosen(number: Val) -> Val {
    let number = peel(number);
    let Some(choice) = number.def().filter(|op| op.is(Kind::Select)) else { return number };
    let is_nan = |v: Val| grpo_dataflow::splat_number(v).is_some_and(f64::is_nan);
    let sides = [(1, 2), (2, 1)].map(|(of, other)| (choice.operand(of), choice.operand(other)));
    sides.into_iter().find(|(_, other)| is_nan(*other)).map_or(number, |(of, _)| peel(of))
}
