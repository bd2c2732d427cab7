//! Distances of two heads' logits without a softmax: mean squares, absolute differences, cosines.
//!
//! A projection of two views, of which the same distances are taken (BYOL, VICReg), is the very same program. What tells a head is that it widens:
//! it has several times as many columns as hidden units, [`WIDER`] and more, where a projection, or a layer, has up to four times as many.

use super::anchor::{is_anchor_exponential, is_product, weights_side};
use super::attention::has_given_weights;
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
/// an operand of one of them, as a gradient does; or sums what is made of a product of both.
pub fn is_of_two_heads<'c>(op: Op<'c>, tile: Tile<'c>) -> bool {
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
    heads.len() > 1
        && makers(tile.val).into_iter().filter(meets).any(|meeting| {
            let [a, b] = [0, 1].map(|i| heads_behind(meeting.operand(i), &heads));
            let apart = !a.is_empty() && !b.is_empty() && a.is_disjoint(&b);
            apart && (sums || a.iter().chain(&b).any(is_own))
        })
}

/// The numbers of columns of which there could be two heads.
pub(super) fn sizes(all: &[Op]) -> HashSet<i64> {
    let (mut once, mut twice) = (HashSet::default(), HashSet::default());
    for op in all.iter().filter(|op| is_product(**op)) {
        let rank = TensorType::of(op.result(0)).map_or(0, |ty| ty.rank());
        let columns = [rank.checked_sub(1), Some(0)].into_iter().flatten();
        let wide = columns.filter(|_| rank > 0).find_map(|axis| columns_of(*op, axis));
        twice.extend(wide.filter(|size| !once.insert(*size)));
    }
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
