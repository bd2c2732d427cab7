//! What a loss has, and attention has not: a label's column of a tile is read, or the logarithm of each column's own probability.

use super::anchor::{self, is_anchor_exponential};
use super::index;
use super::iota::compared_with_columns;
use super::kin::kin;
use super::origin::{self, MAX_ROW_VALUES, is_from_outside, keeps_apart};
use super::repeated::is_of_rows;
use super::tile::Tile;
use super::{handed_on, is_sum};
use crate::ir::{Direction, Op, TensorType, Use, Val, attr_ints, direction, dot_dims, gather_dims};
use rustc_hash::FxHashSet as HashSet;

/// Whether one is among the tiles that elementwise operations connect with this one.
pub(super) fn has_likelihood(tile: Tile) -> bool {
    let Some(kin) = kin(tile.val.block(), tile) else { return false };
    let vals: HashSet<Val> = kin.iter().map(|t| t.val).collect();
    kin.iter().any(|t| is_labelled(*t, &vals) || is_logarithm(*t) || is_compared_with_label(*t))
}

/// Whether a tile is contracted along its axis with an array of which an index from outside names an entry, as the expectation of an
/// embedding that is compared with the label's.
fn is_compared_with_label<'c>(tile: Tile<'c>) -> bool {
    let along = |op: Op<'c>, index: usize| {
        let d = dot_dims(op).filter(|_| op.is("stablehlo.dot_general"))?;
        (*d.of(index).1 == [tile.axis as i64]).then(|| op.operand(1 - index))
    };
    let columns = TensorType::of(tile.val).map(|ty| ty.shape[tile.axis]);
    let takes = |op: Op| {
        let shape = TensorType::of(op.operand(0)).map_or_else(Vec::new, |ty| ty.shape);
        let named = gather_dims(op).map_or_else(Vec::new, |d| d.start_index_map);
        named.into_iter().any(|dim| shape.get(dim as usize).copied() == columns)
            && is_from_outside(op.operand(1), &HashSet::default())
    };
    let matrices = tile.val.uses().into_iter().filter_map(|used| along(used.owner, used.index));
    matrices.map(array_of).any(|array| {
        let gathers = |used: &Use| used.owner.is("stablehlo.gather") && used.index == 0;
        array.uses().iter().any(|used| gathers(used) && takes(used.owner))
    })
}

/// The array that a matrix is converted or transposed from.
fn array_of(v: Val) -> Val {
    let v = handed_on(v);
    let moves = ["stablehlo.convert", "stablehlo.transpose", "stablehlo.reshape"];
    match v.def().filter(|op| moves.contains(&op.name())) {
        Some(op) => array_of(op.operand(0)),
        None => v,
    }
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
        let puts = || op.is("stablehlo.scatter") && index::one_hot_scatter(op, tile.axis).is_ok();
        let label = match op.is("stablehlo.compare") && direction(op) == Some(Direction::Eq) {
            true => compared_with_columns(op, tile.axis),
            false => puts().then(|| op.operand(1)),
        };
        label.is_some_and(|v| is_from_outside(v, kin))
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

/// Whether exponentials are summed along the columns, of which each has a number of its column taken off.
pub(super) fn is_renormalised(tile: Tile) -> bool {
    let Some(ty) = TensorType::of(tile.val).filter(|_| is_bare_exponential(tile.val)) else {
        return false;
    };
    let along = |op: Op| op.attr("dimensions").and_then(attr_ints) == Some(vec![tile.axis as i64]);
    let is_row = |dim: &usize| *dim != tile.axis && ty.shape[*dim] > 1;
    let takes_off = |op: Op| {
        op.is("stablehlo.subtract")
            && (0..ty.rank()).any(|dim| is_row(&dim) && is_of_rows(op.operand(1), dim))
    };
    tile.val.uses().into_iter().any(|used| is_sum(used.owner) && along(used.owner))
        && origin::behind(tile.val, takes_off)
}

/// Whether a value is an exponential as it is, or a choice of one.
pub(super) fn is_bare_exponential(v: Val) -> bool {
    v.def().is_some_and(|op| match op.name() {
        "stablehlo.convert" | "stablehlo.reshape" | "stablehlo.transpose" => {
            is_bare_exponential(op.operand(0))
        }
        "stablehlo.select" => op.operands().into_iter().skip(1).any(is_bare_exponential),
        _ => is_anchor_exponential(op),
    })
}
