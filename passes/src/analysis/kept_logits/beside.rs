//! Logits beside columns that are not the head's: another head's, or a few, such as a sink's.
//!
//! A layer's gates are side by side as well, and so are the similarities of a pair and those with a queue. Of these no label that the program is
//! given names a column.

use super::met::meets_label;
use crate::analysis::distances::{is_head, makers};
use crate::analysis::labels::label_beside;
use crate::analysis::origin::is_from_outside;
use crate::analysis::tile::{Tile, has_elementwise_name};
use crate::ir::{Op, TensorType, Val, attr_ints, gather_dims};
use rustc_hash::FxHashSet as HashSet;

const MOST: usize = 64;

/// Of how many of a head's columns there may be one that is none.
const FEW: i64 = 32;

/// Which of the columns are the head's.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Place {
    start: i64,
    limit: i64,
    all: i64,
}

impl Place {
    /// Where a concatenation puts a tile; none where what it puts beside it is neither another head's nor few columns, or where no label names one.
    pub(super) fn of(op: Op, index: usize, tile: Tile) -> Option<Place> {
        let columns = |v: Val| TensorType::of(v).and_then(|ty| ty.shape.get(tile.axis).copied());
        op.is("stablehlo.concatenate").then_some(())?;
        let own = columns(tile.val)?;
        let is_other = |v: Val| {
            let few = columns(v).is_some_and(|others| others.saturating_mul(FEW) <= own);
            few || makers(v).into_iter().any(|op| {
                op.is("stablehlo.dot_general") && is_head(op, Tile { val: op.result(0), ..tile })
            })
        };
        let mut others = op.operands().into_iter().enumerate().filter(|(i, _)| *i != index);
        let made = Tile { val: op.result(0), ..tile };
        (others.all(|(_, v)| is_other(v)) && is_named(made)).then_some(())?;
        let before = op.operands().into_iter().take(index).map(columns).sum::<Option<i64>>()?;
        Some(Place { start: before, limit: before + own, all: columns(op.result(0))? })
    }

    /// Whether a slice takes none of the head's columns.
    pub(super) fn is_elsewhere(&self, slice: Op, tile: Tile) -> bool {
        let at = |name| {
            let all = slice.attr(name).and_then(attr_ints)?;
            all.get(tile.axis).copied()
        };
        let of_all = TensorType::of(tile.val).is_some_and(|ty| ty.shape[tile.axis] == self.all);
        let range = at("start_indices").zip(at("limit_indices"));
        slice.is("stablehlo.slice")
            && of_all
            && range.is_some_and(|(start, limit)| limit <= self.start || self.limit <= start)
    }
}

/// Whether a label that the program is given names a column of what is computed of a tile number by number.
fn is_named(tile: Tile) -> bool {
    let is_given = |v: Val| is_from_outside(v, &HashSet::default());
    let (mut seen, mut at) = (vec![tile.val], 0);
    while let Some(v) = seen.get(at).copied().filter(|_| at < MOST) {
        at += 1;
        for used in v.uses() {
            let (op, index) = (used.owner, used.index);
            let along = || {
                let named = gather_dims(op).map(|d| d.start_index_map);
                named.is_some_and(|dims| dims.contains(&(tile.axis as i64)))
            };
            if op.is("stablehlo.gather") && index == 0 && along() && is_given(op.operand(1)) {
                return true;
            }
            if !has_elementwise_name(op) {
                continue;
            }
            let others = op.operands().into_iter().enumerate().filter(|(i, _)| *i != index);
            let mut labels = others.flat_map(|(_, v)| makers(v));
            if meets_label(op, index, tile.axis)
                || labels.any(|op| label_beside(op, tile.axis).is_some_and(is_given))
            {
                return true;
            }
            let made = op.results().into_iter().next().filter(|made| !seen.contains(made));
            let same = |v: Val| TensorType::of(v).map(|ty| ty.shape);
            seen.extend(made.filter(|made| same(*made) == same(v)));
        }
    }
    false
}
