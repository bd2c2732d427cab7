//! Whether chosen columns are counted over the rows, as a router counts the tokens of each expert.

use super::anchor::is_anchor_exponential;
use super::choice::meets_noise;
use super::iota::is_iota_along;
use super::origin::{MAX_ROW_VALUES, behind, keeps_apart};
use super::region::forward;
use super::sources::{meet, sources};
use super::splat;
use super::tile::Tile;
use crate::ir::{Op, TensorType, Use, Val, attr_ints, dot_dims};
use rustc_hash::FxHashSet as HashSet;

/// Whether indices become one-hot rows of so many columns, which are added up over the rows or contracted with them; or are counted
/// by a scatter. What a gradient puts at chosen columns, such as a margin's, is none: it is contracted with the hidden states of the tile's own
/// product, to as many numbers as there are weights.
pub(super) fn is_counted<'c>(v: Val<'c>, columns: i64, product: Option<Op<'c>>) -> bool {
    let (mut seen, mut pending) = (HashSet::from_iter([v]), vec![v]);
    while let Some(v) = pending.pop() {
        for used in v.uses() {
            let op = used.owner;
            let ty = op.results().first().copied().and_then(TensorType::of);
            if op.is("stablehlo.scatter")
                && used.index == 1
                && ty.as_ref().is_some_and(|ty| ty.elements() == columns)
            {
                return true;
            }
            // As `mask > 0`, of gates that are put at the chosen columns.
            let put = ty.as_ref().filter(|_| op.is("stablehlo.scatter") && used.index == 1);
            let axis = put.and_then(|ty| ty.shape.iter().rposition(|extent| *extent == columns));
            if let Some(axis) = axis {
                let with_number = |used: &Use| splat(used.owner.operand(1 - used.index)).is_some();
                let compared = |used: &Use| used.owner.is("stablehlo.compare") && with_number(used);
                let truths = op.result(0).uses().into_iter().filter(compared);
                if truths
                    .map(|used| used.owner.result(0))
                    .any(|val| adds_rows(Tile { val, axis }, product))
                {
                    return true;
                }
            }
            let along = ty.filter(|_| op.is("stablehlo.compare")).and_then(|ty| {
                let counts = |dim: &usize| op.operands().into_iter().any(|v| is_iota_along(v, *dim));
                (0..ty.rank()).filter(|dim| ty.shape[*dim] == columns).find(counts)
            });
            if let Some(dim) = along {
                if adds_rows(Tile { val: op.result(0), axis: dim }, product) {
                    return true;
                }
                continue;
            }
            let cuts = matches!(op.name(), "stablehlo.slice" | "stablehlo.concatenate");
            if (cuts || keeps_apart(op)) && seen.len() <= MAX_ROW_VALUES {
                pending.extend(op.results().into_iter().filter(|v| seen.insert(*v)));
            }
        }
    }
    false
}

/// Whether one-hot rows are added up, one after the other or at once, or contracted over their rows.
fn adds_rows<'c>(one_hot: Tile<'c>, product: Option<Op<'c>>) -> bool {
    let elements = |v: Val| TensorType::of(v).map(|ty| ty.elements());
    let own: Vec<_> = product.map_or_else(Vec::new, Op::operands).into_iter().map(sources).collect();
    let by_weights = |op: Op<'c>, index: usize| {
        let other = sources(op.operand(1 - index));
        let as_large =
            |of: &Op| of.operands().into_iter().any(|v| elements(v) == elements(op.result(0)));
        product.is_some_and(|of| as_large(&of)) && own.iter().any(|own| meet(own, &other))
    };
    let (mut seen, mut pending) = (HashSet::from_iter([one_hot.val]), vec![one_hot]);
    while let Some(tile) = pending.pop() {
        for used in tile.val.uses() {
            let op = used.owner;
            let dims = op.attr("dimensions").and_then(attr_ints).unwrap_or_default();
            let rows = |dims: &[i64]| {
                let shape = TensorType::of(tile.val).map_or_else(Vec::new, |ty| ty.shape);
                !dims.contains(&(tile.axis as i64)) && dims.iter().any(|dim| shape[*dim as usize] > 1)
            };
            let contracted =
                dot_dims(op).is_some_and(|d| rows(d.of(used.index).1) && !by_weights(op, used.index));
            let window = op.attr("window_dimensions").and_then(attr_ints).unwrap_or_default();
            let added: Vec<i64> = (0..window.len() as i64).filter(|d| window[*d as usize] > 1).collect();
            if op.is("stablehlo.reduce") && used.index == 0 && rows(&dims)
                || op.is("stablehlo.reduce_window") && used.index == 0 && rows(&added)
                || op.is("stablehlo.dot_general") && contracted
            {
                return true;
            }
            // Added to probabilities without noise it is what comes back for a label.
            let plain = |op: Op| is_anchor_exponential(op) && !meets_noise(op.operand(0));
            let gradient = matches!(op.name(), "stablehlo.add" | "stablehlo.subtract")
                && behind(op.operand(1 - used.index), plain);
            let next =
                forward(tile, op, used.index).filter(|_| !gradient && seen.len() <= MAX_ROW_VALUES);
            pending.extend(next.filter(|t| seen.insert(t.val)));
        }
    }
    false
}
