//! Comparisons with the greatest logit of a row.

use super::distances::makers;
use super::kin::kin;
use super::reducer;
use super::tile::{Tile, has_elementwise_name};
use crate::ir::{Op, Val, attr_ints, dot_dims};
use rustc_hash::FxHashSet as HashSet;

/// Whether a comparison's other side is made of a maximum or a minimum.
pub(super) fn is_by_greatest(op: Op, index: usize) -> bool {
    const DEPTH: usize = 16;
    let (mut seen, mut at) = (vec![op.operand(1 - index)], 0);
    while let Some(v) = seen.get(at).copied().filter(|_| at < DEPTH) {
        at += 1;
        let Some(op) = v.def() else { continue };
        if op.is("stablehlo.reduce") {
            if matches!(reducer(op), Some("stablehlo.maximum" | "stablehlo.minimum")) {
                return true;
            }
            continue;
        }
        let moves = ["stablehlo.broadcast_in_dim", "stablehlo.reshape"];
        if moves.contains(&op.name()) || has_elementwise_name(op) {
            seen.extend(op.operands());
        }
    }
    false
}

/// Whether the greatest of each row is left out, and the greatest of the others searched for, with a gradient by the weights: a margin.
pub fn is_margin<'c>(op: Op<'c>, tile: Tile<'c>) -> bool {
    let Some(kin) = op.block().and_then(|block| kin(block, tile)) else { return false };
    let vals: HashSet<Val> = kin.iter().map(|t| t.val).collect();
    let by_greatest = |op: Op<'c>| {
        let sides = op.operands().into_iter().enumerate();
        op.is("stablehlo.compare")
            && sides.into_iter().any(|(i, v)| vals.contains(&v) && is_by_greatest(op, i))
    };
    let leaves_out = |t: &Tile<'c>| {
        let op = t.val.def().filter(|op| op.is("stablehlo.select"));
        op.is_some_and(|op| makers(op.operand(0)).into_iter().any(by_greatest))
            && t.val.uses().into_iter().any(|used| {
                let dims = used.owner.attr("dimensions").and_then(attr_ints).unwrap_or_default();
                used.owner.is("stablehlo.reduce")
                    && dims == [t.axis as i64]
                    && matches!(reducer(used.owner), Some("stablehlo.maximum" | "stablehlo.minimum"))
            })
    };
    let contracts = |t: &Tile<'c>| {
        t.val.uses().into_iter().any(|used| {
            let d = dot_dims(used.owner).filter(|_| used.owner.is("stablehlo.dot_general"));
            d.is_some_and(|d| !d.of(used.index).1.contains(&(t.axis as i64)))
        })
    };
    kin.iter().any(leaves_out) && kin.iter().any(contracts)
}
