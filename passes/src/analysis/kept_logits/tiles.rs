//! Tiles of a head's columns, each a product of its own: of a loop over them, or written out one after the other.
//!
//! What tells a head is how many columns all of its tiles have, whatever one of them has. The weights are one matrix that the program is given,
//! perhaps arranged as a stack of tiles: a stack of matrices is a layer's, or an ensemble's.

use super::super::anchor::{is_product, weights_side};
use super::super::counted;
use super::super::distances::is_wide;
use super::super::handed_on;
use super::super::probabilities::arranged_from;
use super::super::reshape::peel;
use super::super::tile::Tile;
use crate::ir::{Op, TensorType, Val, attr_ints, gather_dims};
use crate::options::Options;
use rustc_hash::FxHashSet as HashSet;

/// How many values are looked at.
const MOST: usize = 256;

/// The tiles of one matrix.
#[derive(Clone, Copy)]
pub(super) struct Tiles<'c> {
    /// The matrix.
    weights: Val<'c>,
    /// How many columns they have together.
    columns: i64,
    /// Of how many tiles of as many columns.
    count: i64,
}

impl<'c> Tiles<'c> {
    /// Those of which a product makes one along `tile.axis`, where they are a head's.
    pub(super) fn of(product: Op<'c>, tile: Tile<'c>) -> Option<Tiles<'c>> {
        let side = weights_side(product, tile.axis)?;
        let (part, (_, width)) = (product.operand(side), tile.extent()?);
        let slice = peel(arranged_from(part)).def()?;
        let is_written = slice.is("stablehlo.slice");
        (is_written || slice.is("stablehlo.dynamic_slice")).then_some(())?;
        let weights = arranged_from(handed_on(slice.operand(0)));
        let whole = TensorType::of(weights)?;
        let is_matrix = whole.shape.iter().filter(|extent| **extent > 1).count() == 2;
        let hidden = TensorType::of(part)?.elements() / width.max(1);
        let block = product.block()?;
        let count = match is_written {
            true => {
                let is_other = |op: &Op<'c>| is_beside(*op, product, side);
                let slices = block.ops().into_iter().filter(is_other);
                let starts = slices.filter_map(|op| {
                    let slice = arranged_from(op.operand(side)).def()?;
                    slice.attr("start_indices").and_then(attr_ints)
                });
                // One that is taken several times, as what is left behind loops is, is one tile.
                starts.collect::<HashSet<_>>().len() as i64
            }
            false => counted::vocabulary_tiles(block, product.operand(1 - side), part),
        };
        let columns = (whole.elements() / hidden.max(1)).min(count.saturating_mul(width));
        (is_matrix && count > 1 && is_wide(columns, hidden)).then_some(Tiles { weights, columns, count })
    }

    /// Whether as many logits are worth fusing.
    pub(super) fn may_pay(self, tile: Tile, options: &Options) -> bool {
        let is_written_out = counted::repetitions(tile.val.block(), &[]) == 1;
        tile.extent().is_some_and(|(rows, columns)| {
            let all =
                rows.saturating_mul(columns).saturating_mul(if is_written_out { self.count } else { 1 });
            options.may_pay(self.columns, counted::logits_bytes(tile.val.block(), all))
        })
    }

    /// Whether ids that the program is given name columns of the matrix, of which hidden states are not made: the label's.
    pub(super) fn are_named(self, inputs: &HashSet<Val<'c>>) -> bool {
        const MOVES: [&str; 3] = ["stablehlo.transpose", "stablehlo.reshape", "stablehlo.convert"];
        let mut seen = vec![self.weights];
        let mut at = 0;
        while let Some(v) = seen.get(at).copied().filter(|_| at < MOST) {
            at += 1;
            for used in v.uses() {
                let op = used.owner;
                if op.is("stablehlo.gather") && used.index == 0 && !inputs.contains(&op.result(0)) {
                    let Some(ty) = TensorType::of(v) else { continue };
                    let dims = gather_dims(op).map_or_else(Vec::new, |d| d.start_index_map);
                    let of_columns = |dim: &i64| ty.shape[*dim as usize] >= self.columns;
                    if dims.iter().any(of_columns) && is_given_index(op.operand(1)) {
                        return true;
                    }
                } else if MOVES.contains(&op.name()) && !seen.contains(&op.result(0)) {
                    seen.push(op.result(0));
                }
            }
        }
        false
    }
}

/// Whether an operation gives for each column what the columns before it, or those behind it, make together, as a cumulative sum does.
pub(super) fn accumulates(op: Op, tile: Tile) -> bool {
    let shape = |v: Val| TensorType::of(v).map(|ty| ty.shape);
    let window = op.attr("window_dimensions").and_then(attr_ints).unwrap_or_default();
    let is_along = |(axis, size): (usize, i64)| match axis == tile.axis {
        true => tile.extent().is_some_and(|(_, columns)| size == columns),
        false => size == 1,
    };
    op.num_operands() == 2
        && shape(op.result(0)) == shape(tile.val)
        && window.into_iter().enumerate().all(is_along)
}

/// Whether an operation is such a product of the same hidden states with a slice of the same array.
fn is_beside<'c>(op: Op<'c>, product: Op<'c>, side: usize) -> bool {
    let sliced = |op: Op<'c>| {
        let slice = arranged_from(op.operand(side)).def().filter(|op| op.is("stablehlo.slice"))?;
        Some(arranged_from(slice.operand(0)))
    };
    is_product(op)
        && sliced(op).is_some()
        && sliced(op) == sliced(product)
        && arranged_from(op.operand(1 - side)) == arranged_from(product.operand(1 - side))
        && op.result(0).mlir_type() == product.result(0).mlir_type()
}

/// Whether an index is made of integers that the program is given alone, and of none that a search finds.
fn is_given_index(index: Val) -> bool {
    let (mut seen, mut at, mut is_given) = (vec![handed_on(index)], 0, false);
    while let Some(v) = seen.get(at).copied() {
        at += 1;
        let is_float = TensorType::of(v).is_none_or(|ty| ty.elem.is_float());
        match v.def() {
            _ if is_float || at > MOST => return false,
            None if v.block().parent().is_some_and(|op| op.is("func.func")) => is_given = true,
            Some(op) if op.regions().is_empty() && !op.is("func.call") => {
                for v in op.operands().into_iter().map(handed_on) {
                    if !seen.contains(&v) {
                        seen.push(v);
                    }
                }
            }
            _ => return false,
        }
    }
    is_given
}
