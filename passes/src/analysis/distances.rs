//! Distances of two heads' logits without a softmax, or of a head's and an array that the program is given, such as a teacher's logits: mean
//! squares, absolute differences, cosines.
//!
//! A projection of two views, of which the same distances are taken (BYOL, VICReg), is the very same program. What tells a head is that it widens:
//! it has several times as many columns as hidden units, [`WIDER`] and more, where a projection, or a layer, has up to four times as many.

use super::anchor::{is_anchor_exponential, is_product, weights_side};
use super::attention::{has_given_weights, is_given};
use super::handed_on;
use super::kin::{is_lowered, kin};
use super::probabilities::arranged_from;
use super::tile::{Tile, has_elementwise_name};
use crate::ir::{Op, TensorType, Val};
use rustc_hash::FxHashSet as HashSet;

/// A head has more than so many columns for each of its hidden units.
const WIDER: i64 = 4;
/// How many values are looked at behind one.
const MAX_LOOKED_AT: usize = 256;

/// Whether an operation that reads all columns of a tile reads what is made of a difference of two heads' logits: sums it, or contracts it with
/// an operand of one of them, as a gradient does; or sums what is made of a product of both. Or the difference is one of a head's logits and
/// as many numbers that the program is given.
pub fn is_distance<'c>(op: Op<'c>, tile: Tile<'c>) -> bool {
    let (sums, contracts) = (op.is("stablehlo.reduce"), op.is("stablehlo.dot_general"));
    let Some(kin) = op.block().filter(|_| sums || contracts).and_then(|block| kin(block, tile)) else {
        return false;
    };
    // Sums of exponentials are anchors.
    let exponential = |t: &Tile<'c>| t.val.def().is_some_and(is_anchor_exponential);
    if is_lowered(&kin) || kin.iter().any(exponential) {
        return false;
    }
    let heads: HashSet<Op> =
        kin.iter().filter_map(|t| t.val.def().filter(|op| is_head(*op, *t))).collect();
    let is_own = |head: &Op<'c>| {
        let same =
            |of: Val<'c>| op.operands().into_iter().any(|v| arranged_from(of) == arranged_from(v));
        head.operands().into_iter().any(same)
    };
    let meets = |op: &Op| op.is("stablehlo.subtract") || sums && op.is("stablehlo.multiply");
    // What else is made of both heads, as by a gated layer, is not what is read.
    makers(tile.val).into_iter().filter(meets).any(|meeting| {
        let [a, b] = [0, 1].map(|i| heads_behind(meeting.operand(i), &heads));
        let is_target =
            |i: usize| meeting.is("stablehlo.subtract") && is_as_it_is_given(meeting.operand(i));
        let apart = match (a.is_empty(), b.is_empty()) {
            (false, false) => a.is_disjoint(&b),
            (false, true) => is_target(1),
            (true, false) => is_target(0),
            (true, true) => false,
        };
        apart && (sums || a.iter().chain(&b).any(is_own))
    })
}

/// Whether a program is given each number of a value, and not fewer of them, as a bias is.
fn is_as_it_is_given(v: Val) -> bool {
    const MOVES: [&str; 5] = ["reshape", "transpose", "convert", "slice", "dynamic_slice"];
    let v = handed_on(v);
    let is_moved = |op: &Op| op.name().strip_prefix("stablehlo.").is_some_and(|n| MOVES.contains(&n));
    match v.def() {
        None => is_given(v) && TensorType::of(v).is_some_and(|ty| ty.rank() > 1),
        Some(op) => is_moved(&op) && is_as_it_is_given(op.operand(0)),
    }
}

/// The numbers of columns of which there could be two heads, or a head and given numbers.
pub(super) fn sizes(all: &[Op]) -> HashSet<i64> {
    let (mut once, mut twice) = (HashSet::default(), HashSet::default());
    for op in all.iter().filter(|op| is_product(**op)) {
        let rank = TensorType::of(op.result(0)).map_or(0, |ty| ty.rank());
        let columns = [rank.checked_sub(1), Some(0)].into_iter().flatten();
        let wide = columns.filter(|_| rank > 0).find_map(|axis| columns_of(*op, axis));
        twice.extend(wide.filter(|size| !once.insert(*size)));
    }
    let differences = all.iter().filter(|op| op.is("stablehlo.subtract")).flat_map(|op| op.operands());
    let of_given = |v: Val| TensorType::of(v).filter(|_| is_as_it_is_given(v)).map(|ty| ty.shape);
    twice.extend(differences.filter_map(of_given).flatten().filter(|size| once.contains(size)));
    twice
}

/// Whether a product that makes a tile is given its weights, and widens.
fn is_head(op: Op, tile: Tile) -> bool {
    let rank = TensorType::of(tile.val).map_or(0, |ty| ty.rank());
    // Of two operands that are both given, the second one.
    let is_second = || {
        let last = Tile { axis: rank.saturating_sub(1), ..tile };
        weights_side(op, tile.axis) == Some(1) || !has_given_weights(last)
    };
    is_product(op) && columns_of(op, tile.axis).is_some() && has_given_weights(tile) && is_second()
}

/// How many columns a product makes in dimension `axis`, where it widens.
fn columns_of(product: Op, axis: usize) -> Option<i64> {
    let weights = TensorType::of(product.operand(weights_side(product, axis)?))?;
    let columns = *TensorType::of(product.result(0))?.shape.get(axis)?;
    let hidden = weights.elements() / columns.max(1);
    (columns > hidden.saturating_mul(WIDER)).then_some(columns)
}

/// The heads that elementwise operations make a value of.
fn heads_behind<'c>(v: Val<'c>, heads: &HashSet<Op<'c>>) -> HashSet<Op<'c>> {
    makers(v).into_iter().filter(|op| heads.contains(op)).collect()
}

/// What makes a value, and what elementwise operations make it of.
fn makers(v: Val) -> HashSet<Op> {
    let (mut found, mut pending) = (HashSet::default(), vec![v]);
    while let Some(v) = pending.pop().filter(|_| found.len() <= MAX_LOOKED_AT) {
        let Some(op) = v.def().filter(|op| found.insert(*op)) else { continue };
        let moves = ["stablehlo.reshape", "stablehlo.transpose"];
        if has_elementwise_name(op) || moves.contains(&op.name()) {
            pending.extend(op.operands());
        }
    }
    found
}
