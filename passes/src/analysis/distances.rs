//! Distances of two heads' logits without a softmax, or of a head's and an array that the program is given, such as a teacher's logits: mean
//! squares, absolute differences, cosines. And what else is only reduced along the columns: the mean square of logits, their distance to computed
//! numbers, the greatest of an action's values.
//!
//! A projection of two views, of which the same distances are taken (BYOL, VICReg), is the very same program. What tells a head is that it widens:
//! it has several times as many columns as hidden units, [`WIDER`] and more, where a projection, or a layer, has up to four times as many.

use super::anchor::{is_anchor_exponential, is_product, turned_product, weights_side};
use super::attention::{has_given_weights, is_given};
use super::index::pick;
use super::kin::{is_lowered, kin};
use super::probabilities::arranged_from;
use super::reshape::peel;
use super::residuals::WHOLE;
use super::tile::{Tile, contracts_nothing, has_elementwise_name};
use super::{handed_on, is_sum};
use crate::ir::{Op, TensorType, Val, attr_ints, dot_dims};
use crate::sweep::is_own;
use rustc_hash::FxHashSet as HashSet;

/// A head has more than so many columns for each of its hidden units.
const WIDER: i64 = 4;
/// How many values are looked at behind one.
const MAX_LOOKED_AT: usize = 256;

/// Whether an operation that reads all columns of a tile anchors a loss without a softmax and without a label.
pub fn is_loss<'c>(op: Op<'c>, tile: Tile<'c>) -> bool {
    // Tiles of a sweep that is lowered already may be as large as logits.
    !op.ancestors().any(is_own) && (is_distance(op, tile) || is_only_reduced(op, tile))
}

/// Whether an operation that reads all columns of a tile reads what is made of a difference of two heads' logits: sums it, or contracts it with
/// an operand of one of them, as a gradient does; or sums what is made of a product of both. Or the difference is one of a head's logits and
/// as many numbers that the program is given.
fn is_distance<'c>(op: Op<'c>, tile: Tile<'c>) -> bool {
    let (sums, contracts) = (op.is("stablehlo.reduce"), op.is("stablehlo.dot_general"));
    let Some(kin) = op.block().filter(|_| sums || contracts).and_then(|block| kin(block, tile)) else {
        return false;
    };
    // Sums of exponentials are anchors.
    let exponential = |t: &Tile<'c>| t.val.def().is_some_and(is_anchor_exponential);
    if is_lowered(&kin) || kin.iter().any(exponential) {
        return false;
    }
    let made: Vec<(Op, Tile)> =
        kin.iter().filter_map(|t| Some((t.val.def().filter(|op| is_head(*op, *t))?, *t))).collect();
    let vals: HashSet<Val> = kin.iter().map(|t| t.val).collect();
    // What comes back for a layer that another product reads meets that layer in its gradient.
    if made.iter().any(|(op, t)| is_back(*op, *t, &vals)) {
        return false;
    }
    let heads: HashSet<Op> = made.into_iter().map(|(op, _)| op).collect();
    let is_head_of = |head: &Op<'c>| {
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
        apart && (sums || a.iter().chain(&b).any(is_head_of))
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

/// Whether an operation reduces all columns of what is made of a head's logits, and nothing but such reductions, picks and the gradient by the
/// head's own operands reads these: the mean squares of logits, or of their distance to computed numbers, or the greatest of them. What another
/// product reads is a layer's activation, and so is what another product gives the gradient of. Of a gradient alone that by the weights is there.
fn is_only_reduced<'c>(op: Op<'c>, tile: Tile<'c>) -> bool {
    let sums = op.is("stablehlo.reduce");
    let reads = sums || op.is("stablehlo.dot_general");
    let Some(mut kin) = op.block().filter(|_| reads).and_then(|block| kin(block, tile)) else {
        return false;
    };
    // Numbers of columns are others' too.
    kin.retain(|t| t.extent() == tile.extent());
    let exponential = |t: &Tile<'c>| t.val.def().is_some_and(is_anchor_exponential);
    if is_lowered(&kin) || kin.iter().any(exponential) {
        return false;
    }
    let is_product = |op: &Op<'c>| op.is("stablehlo.dot_general") && !contracts_nothing(*op);
    let products: Vec<(Op, Tile)> =
        kin.iter().filter_map(|t| Some((t.val.def().filter(is_product)?, *t))).collect();
    if products.is_empty() || !products.iter().all(|(op, t)| is_head(*op, *t)) {
        return false;
    }
    // A running maximum over tiles may be another loop's, too, such as attention's.
    let is_whole = || op.block().is_some_and(|b| b.ops().iter().any(|op| op.attr(WHOLE).is_some()));
    if sums && (is_sum(op) && !is_bent(tile.val) || is_whole()) {
        return false;
    }
    let vals: HashSet<Val> = kin.iter().map(|t| t.val).collect();
    if products.iter().any(|(op, t)| is_back(*op, *t, &vals)) {
        return false;
    }
    // By an operand of a product that the tile itself is made of.
    let is_gradient = |t: &Tile<'c>, op: Op<'c>, index: usize| {
        let other = arranged_from(op.operand(1 - index));
        let made = makers(t.val).into_iter().filter(is_product);
        made.flat_map(|op| op.operands()).any(|v| arranged_from(v) == other)
    };
    let contracts = |t: &Tile<'c>, columns: bool| {
        t.val.uses().into_iter().any(|used| {
            let d = dot_dims(used.owner).filter(|_| used.owner.is("stablehlo.dot_general"));
            d.is_some_and(|d| {
                (d.of(used.index).1 == [t.axis as i64]) == columns
                    && is_gradient(t, used.owner, used.index)
            })
        })
    };
    // A layer whose weights are tied multiplies with them as well, and what comes back to one that is pooled is the same for tokens of a group.
    if kin.iter().any(|t| contracts(t, true) && !contracts(t, false) || meets_groups(*t)) {
        return false;
    }
    kin.iter().filter(|t| Some(t.val.block()) == op.block()).all(|t| {
        let is_own = t.val.def().is_some_and(|op| !is_leaf(op));
        !is_own
            || t.val.uses().into_iter().all(|used| {
                let (op, index) = (used.owner, used.index);
                let dims = || op.attr("dimensions").and_then(attr_ints).unwrap_or_default();
                match op.name() {
                    "stablehlo.reduce" => dims().contains(&(t.axis as i64)) || is_sum(op),
                    "stablehlo.gather" => index == 0 && pick(op, t.axis).is_ok(),
                    "stablehlo.dot_general" if !contracts_nothing(op) => is_gradient(t, op, index),
                    _ => op.results().iter().any(|v| vals.contains(v) || v.is_unused()),
                }
            })
    })
}

/// Whether a tile is computed of numbers of columns that several rows have, but not all.
fn meets_groups(tile: Tile) -> bool {
    let Some((op, (_, columns))) = tile.val.def().zip(tile.extent()) else { return false };
    let by_groups = |v: Val| {
        let v = peel(v);
        let op = v.def().filter(|op| op.is("stablehlo.broadcast_in_dim"))?;
        let from = TensorType::of(op.operand(0))?;
        let repeats = from.elements() < TensorType::of(v)?.elements();
        let groups = from.shape.iter().filter(|extent| **extent > 1).count() > 1;
        Some(repeats && groups && from.shape.contains(&columns))
    };
    has_elementwise_name(op) && op.operands().into_iter().any(|v| by_groups(v) == Some(true))
}

/// Whether a value is no sum of a product's numbers times others, as a mean of columns is, or a part of them.
fn is_bent(v: Val) -> bool {
    const STRAIGHT: [&str; 10] = [
        "add",
        "subtract",
        "negate",
        "convert",
        "select",
        "multiply",
        "divide",
        "reduce_precision",
        "reshape",
        "transpose",
    ];
    let of_product = |v: Val| {
        makers(v).into_iter().any(|op| op.is("stablehlo.dot_general") && !contracts_nothing(op))
    };
    makers(v).into_iter().any(|op| match op.name().strip_prefix("stablehlo.") {
        Some("multiply" | "divide") => op.operands().into_iter().all(of_product),
        Some("select") => of_product(op.operand(0)),
        Some(name) if has_elementwise_name(op) && !STRAIGHT.contains(&name) => {
            op.operands().into_iter().any(of_product)
        }
        _ => false,
    })
}

/// Whether a product's hidden states are none, but a cotangent that comes back for what another product made of these values.
fn is_back<'c>(product: Op<'c>, tile: Tile<'c>, values: &HashSet<Val<'c>>) -> bool {
    let hidden = weights_side(product, tile.axis).map(|side| product.operand(1 - side));
    hidden.is_none_or(|hidden| is_made_by_readers(hidden, values))
}

/// Whether a matrix product that reads one of these values is in what makes another one.
fn is_made_by_readers<'c>(v: Val<'c>, values: &HashSet<Val<'c>>) -> bool {
    let (mut seen, mut pending) = (HashSet::from_iter([v]), vec![v]);
    while let Some(v) = pending.pop() {
        let Some(op) = v.def() else { continue };
        let reads = op.is("stablehlo.dot_general") && op.operands().iter().any(|v| values.contains(v));
        if reads || seen.len() > MAX_LOOKED_AT {
            return true;
        }
        pending.extend(op.operands().into_iter().filter(|v| seen.insert(*v)));
    }
    false
}

/// Whether an operation makes constants, or repeats fewer numbers.
pub fn is_leaf(op: Op) -> bool {
    let elements = |v: Val| TensorType::of(v).map(|ty| ty.elements());
    let repeats =
        || op.is("stablehlo.broadcast_in_dim") && elements(op.operand(0)) < elements(op.result(0));
    op.operands().is_empty() || repeats()
}

/// The numbers of columns of products that widen.
pub(super) fn sizes(all: &[Op]) -> HashSet<i64> {
    let wide = |op: &Op| {
        let rank = TensorType::of(op.result(0)).map_or(0, |ty| ty.rank());
        let columns = [rank.checked_sub(1), Some(0)].into_iter().flatten();
        columns
            .filter(|_| rank > 0)
            .find_map(|axis| columns_of(*op, axis).or_else(|| part_of(*op, axis)))
    };
    all.iter().filter(|op| is_product(**op)).filter_map(wide).collect()
}

/// The same of products that are given their weights, in any dimension.
pub(super) fn head_sizes(all: &[Op]) -> HashSet<i64> {
    let columns = |op: &Op| {
        let val = op.result(0);
        let axes = 0..TensorType::of(val).map_or(0, |ty| ty.rank());
        let heads = axes.filter(|axis| is_head(*op, Tile { val, axis: *axis }));
        heads.filter_map(|axis| columns_of(*op, axis)).collect::<Vec<_>>()
    };
    all.iter().filter(|op| is_product(**op)).flat_map(columns).collect()
}

/// Whether a product that makes a tile is given its weights, and widens.
fn is_head(op: Op, tile: Tile) -> bool {
    let rank = TensorType::of(tile.val).map_or(0, |ty| ty.rank());
    // Of two operands that are both given, the second one, or the first of a product that is only read with its columns last.
    let is_preferred = || {
        let (side, axis) = if is_turned(op) { (0, 0) } else { (1, rank.saturating_sub(1)) };
        weights_side(op, tile.axis) == Some(side) || !has_given_weights(Tile { axis, ..tile })
    };
    widens(op, tile) && is_preferred()
}

/// The same of whichever operand has the columns, where both are given.
pub(super) fn widens(op: Op, tile: Tile) -> bool {
    is_product(op) && columns_of(op, tile.axis).is_some() && has_given_weights(tile)
}

/// Whether nothing reads a product but transposes that put a dimension of its first operand last.
fn is_turned(product: Op) -> bool {
    let uses = product.result(0).uses();
    !uses.is_empty() && uses.into_iter().all(|used| turned_product(used.owner) == Some(product))
}

/// How many columns a product makes in dimension `axis`, where it widens.
fn columns_of(product: Op, axis: usize) -> Option<i64> {
    let weights = TensorType::of(product.operand(weights_side(product, axis)?))?;
    let columns = *TensorType::of(product.result(0))?.shape.get(axis)?;
    let hidden = weights.elements() / columns.max(1);
    is_wide(columns, hidden).then_some(columns)
}

/// The same of one of several tiles of columns that are sliced out of weights which widen.
fn part_of(product: Op, axis: usize) -> Option<i64> {
    let part = arranged_from(product.operand(weights_side(product, axis)?));
    let slice = part.def().filter(|op| op.is("stablehlo.dynamic_slice"))?;
    let columns = *TensorType::of(product.result(0))?.shape.get(axis)?;
    let hidden = TensorType::of(part)?.elements() / columns.max(1);
    let all = TensorType::of(slice.operand(0))?.elements() / hidden.max(1);
    is_wide(all, hidden).then_some(columns)
}

/// Whether so many columns are a head's, for so many hidden units.
fn is_wide(columns: i64, hidden: i64) -> bool {
    columns > hidden.saturating_mul(WIDER)
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
