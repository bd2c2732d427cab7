//! Whether a label's column of a tile is read, or the logarithm of each column's own probability: what a loss has, and attention has not.

use super::anchor::{self, is_anchor_exponential};
use super::index;
use super::iota::compared_with_columns;
use super::is_sum;
use super::kin::kin;
use super::origin::{MAX_ROW_VALUES, is_from_outside, keeps_apart};
use super::repeated::is_of_rows;
use super::tile::Tile;
use crate::ir::{Direction, Op, Val, direction};
use rustc_hash::FxHashSet as HashSet;

/// Whether one is among the tiles that elementwise operations connect with this one.
pub(super) fn has_likelihood(tile: Tile) -> bool {
    let Some(kin) = kin(tile.val.block(), tile) else { return false };
    let vals: HashSet<Val> = kin.iter().map(|t| t.val).collect();
    kin.iter().any(|t| is_labelled(*t, &vals) || is_logarithm(*t))
}

/// Whether the column that an index from outside names is read of a tile, or something is put there.
fn is_labelled<'c>(tile: Tile<'c>, kin: &HashSet<Val<'c>>) -> bool {
    let picks = |op: Op<'c>, index: usize| {
        index == 0
            && op.is("stablehlo.gather")
            && index::pick(op, tile.axis).is_ok()
            && is_from_outside(op.operand(1), kin)
    };
    let made = tile.val.def().is_some_and(|op| {
        let puts = op.is("stablehlo.scatter") && index::one_hot_scatter(op, tile.axis).is_ok();
        let equal = op.is("stablehlo.compare") && direction(op) == Some(Direction::Eq);
        let label = compared_with_columns(op, tile.axis).filter(|_| equal);
        label.or(puts.then(|| op.operand(1))).is_some_and(|v| is_from_outside(v, kin))
    });
    made || tile.val.uses().into_iter().any(|used| picks(used.owner, used.index))
}

/// Whether a tile is the logarithm of probabilities, and no exponent: of exponentials, or logits less the logarithm of their sum.
fn is_logarithm(tile: Tile) -> bool {
    let Some(op) = tile.val.def() else { return false };
    match op.name() {
        "stablehlo.log" => anchor::behind(op.operand(0), is_anchor_exponential).is_some(),
        _ => is_log_probability(op, tile.axis) && goes_on(tile.val),
    }
}

/// Whether an operation takes the logarithm of a sum of exponentials off each of a row's numbers.
pub(super) fn is_log_probability(op: Op, axis: usize) -> bool {
    op.is("stablehlo.subtract")
        && is_of_rows(op.operand(1), axis)
        && row_behind(op.operand(1), is_logarithm_of_sum)
}

fn is_logarithm_of_sum(op: Op) -> bool {
    let sums = |op: Op| is_sum(op) && anchor::behind(op.operand(0), is_anchor_exponential).is_some();
    op.is("stablehlo.log") && row_behind(op.operand(0), sums)
}

/// Whether something else than an exponential reads a value.
fn goes_on(v: Val) -> bool {
    v.uses().into_iter().any(|used| match used.owner.name() {
        "stablehlo.convert" => goes_on(used.owner.result(0)),
        _ => !is_anchor_exponential(used.owner),
    })
}

/// Whether such an operation is among those that make a row's number of others.
fn row_behind(v: Val, is: impl Fn(Op) -> bool) -> bool {
    let (mut seen, mut pending) = (HashSet::from_iter([v]), vec![v]);
    while let Some(v) = pending.pop().filter(|_| seen.len() <= MAX_ROW_VALUES) {
        let Some(op) = v.def() else { continue };
        if is(op) {
            return true;
        }
        if keeps_apart(op) {
            pending.extend(op.operands().into_iter().filter(|v| seen.insert(*v)));
        }
    }
    false
}
