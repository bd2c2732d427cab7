//! Logits of a loss without a softmax that a loop stacks, or that leave a branch, for a gradient that is taken from outside: of a binary
//! cross-entropy or a margin over the vocabulary, in a scan over microbatches.
//!
//! Such residuals are computed again where a softmax is made of them (`rematerialize`). Where none is, no product is beside the
//! label any more: the contraction with the head's weights reads what another region made. Here it is followed there, so that it is told.

use super::anchor::{alone_in_product, is_product, is_search, moved_product_behind};
use super::attention::has_given_weights;
use super::counted::While;
use super::distances::{is_head, is_pooled_layer, makers};
use super::index;
use super::kernels::has_distances;
use super::kin::kin;
use super::labels::label_beside;
use super::reshape::peel;
use super::size::may_pay;
use super::sources::{is_of_itself, meet, origins, sources};
use super::tile::{Tile, has_elementwise_name};
use crate::ir::{Op, TensorType, Val};
use crate::options::Options;
use crate::sweep::is_own;

/// How many values are looked at.
const MOST: usize = 128;

/// Whether an operation contracts the columns of what is made of such logits with the head's weights, beside a label or where no product of this
/// region is in it, as in the gradient of a layer; or sums or picks columns of such logits beside a label. As many logits as are worth fusing.
/// `others` are sizes, the smaller extent first, of what was said to be no loss: beside labels that the program is given, they are one in another loop.
pub fn are_read(op: Op, options: &Options, others: &[[i64; 2]]) -> bool {
    // Tiles of a sweep that is lowered already may be as large as logits.
    if op.parent().is_none_or(|around| around.is("func.func")) || op.ancestors().any(is_own) {
        return false;
    }
    let tiles = match op.name() {
        // Of logits whose vocabulary comes first as well.
        "stablehlo.dot_general" => alone_in_product(op),
        "stablehlo.gather" => picked_columns(op),
        "stablehlo.reduce" => super::labels::reads_columns(op),
        _ => Vec::new(),
    };
    tiles.into_iter().any(|tile| {
        let is_lowered = tile.val.uses().into_iter().any(|used| is_own(used.owner));
        let is_other = tile.extent().is_some_and(|(a, b)| others.contains(&[a.min(b), a.max(b)]));
        !is_lowered
            && may_pay(tile, options)
            && is_of_handed(op, tile, is_other)
            && !is_pooled_layer(op, tile)
    })
}

/// The product of as many elements that makes logits which a loop stacks for `v`, or a branch hands to it.
pub fn stacked_product_behind(v: Val, elements: i64) -> Option<Op> {
    origins(v).into_iter().find_map(|v| moved_product_behind(v, elements))
}

/// The tile of which a gather picks columns.
fn picked_columns(op: Op) -> Vec<Tile> {
    let val = op.operand(0);
    let tiles = (0..TensorType::of(val).map_or(0, |ty| ty.rank())).map(|axis| Tile { val, axis });
    tiles.filter(|tile| index::pick(op, tile.axis).is_ok()).collect()
}

/// Whether what reads a tile is what a loss without a softmax has: the tile is made by another region of a product with given weights, and is
/// picked from, or beside a label, or contracted with these weights where nothing else as large is in it. Of an `other` size the program is given the label.
fn is_of_handed<'c>(op: Op<'c>, tile: Tile<'c>, other: bool) -> bool {
    let Some((_, columns)) = tile.extent() else { return false };
    let contracts = op.is("stablehlo.dot_general");
    let own = contracts.then(|| sources(op.operand(usize::from(tile.val == op.operand(0)))));
    let meets = |op: Op<'c>| {
        let of = |v: Val<'c>| own.as_ref().is_none_or(|own| meet(own, &sources(v)));
        op.operands().into_iter().any(of)
    };
    let elements = |v: Val| TensorType::of(v).map(|ty| ty.elements());
    let (mut seen, mut at, mut is_labelled) = (vec![tile.val], 0, false);
    let (mut is_of_head, mut is_wide, mut is_alone) = (false, false, true);
    // What comes back for what a layer gives.
    let is_other = |made: Op<'c>| {
        const OTHERS: [&str; 6] =
            ["dot_general", "convolution", "gather", "while", "reduce_window", "sort"];
        let name = made.name().strip_prefix("stablehlo.").unwrap_or_default();
        // A sum over tokens of what another product gives, as back to the gates of a layer's units (squeeze and excitation).
        let is_pooled = || {
            let is_other = |by: Op<'c>| by.is("stablehlo.dot_general") && by.block() == op.block();
            let sum = |op: &Op<'c>| op.is("stablehlo.reduce");
            let before = |op: &Op<'c>| peel(op.operand(0)).def().filter(sum);
            let first = std::iter::successors(Some(made).filter(sum), before).last();
            first.is_some_and(|op| makers(op.operand(0)).into_iter().any(is_other))
        };
        made.block() == op.block() && (OTHERS.contains(&name) || is_pooled())
    };
    // Of distances to points, as in kernels, nothing is a head's.
    let has_points = |op: Op<'c>, head: Tile<'c>| {
        let kin = op.block().and_then(|block| kin(block, head));
        kin.is_some_and(|kin| has_distances(&kin))
    };
    while at < seen.len() && at < MOST {
        let v = seen[at];
        at += 1;
        for made in origins(v) {
            let heads = if made == v { Vec::new() } else { heads_behind(made, columns) };
            is_of_head |= heads.iter().any(|(op, _)| meets(*op));
            is_wide |= heads.iter().any(|(op, head)| meets(*op) && is_head(*op, *head));
            is_alone &= !heads.iter().any(|(op, head)| has_points(*op, *head));
            let Some(op) = made.def() else { continue };
            let label = label_beside(op, tile.axis);
            is_labelled |= label.is_some_and(|label| !other || is_given_label(label));
            let moves = ["reshape", "transpose", "broadcast_in_dim", "scatter"];
            let name = op.name().strip_prefix("stablehlo.").unwrap_or_default();
            if has_elementwise_name(op) || moves.contains(&name) {
                for v in op.operands() {
                    if elements(v) == elements(tile.val) && !seen.contains(&v) {
                        seen.push(v);
                    }
                }
            } else {
                is_alone &= !is_other(op);
            }
        }
    }
    is_labelled |= op.is("stablehlo.gather") && (!other || is_given_label(op.operand(1)));
    is_of_head && (is_labelled || !other && contracts && is_wide && is_alone)
}

/// Whether the program is given an index, and no search finds it, nor a product makes it, here or where another loop stacks it.
fn is_given_label<'c>(index: Val<'c>) -> bool {
    let (mut seen, mut at, mut is_given) = (vec![index], 0, false);
    while at < seen.len() && at < MOST {
        let v = seen[at];
        at += 1;
        for made in origins(v) {
            let Some(op) = made.def() else {
                is_given = true;
                continue;
            };
            if is_search(op) || op.is("stablehlo.dot_general") {
                return false;
            }
            // What a loop begins with and goes on with, of this value alone.
            let own = |of: While<'c>| {
                let at = made.result_index();
                of.next().get(at).map(|next| vec![of.op.operand(at), *next])
            };
            for v in While::of(op).and_then(own).unwrap_or_else(|| op.operands()) {
                if !seen.contains(&v) {
                    seen.push(v);
                }
            }
        }
    }
    is_given && at < MOST
}

/// The products with given weights for so many columns that elementwise operations and moves make a value of.
fn heads_behind<'c>(v: Val<'c>, columns: i64) -> Vec<(Op<'c>, Tile<'c>)> {
    let head = |op: Op<'c>| {
        let val = op
            .results()
            .into_iter()
            .next()
            .filter(|_| is_product(op) && !op.ancestors().any(is_own) && !is_of_itself(op))?;
        let axis = TensorType::of(val)?.shape.iter().rposition(|extent| *extent == columns)?;
        Some(Tile { val, axis }).filter(|tile| has_given_weights(*tile))
    };
    makers(v).into_iter().filter_map(|op| Some((op, head(op)?))).collect()
}
