//! Products that widen, as a head does: with more than [`WIDER`] columns for each hidden unit, where a projection or a layer has up to four.

use crate::anchor::{is_product, weights_side};
use crate::attention::has_given_weights;
use crate::probabilities::arranged_from;
use crate::tile::Tile;
use grpo_ir::{Kind, Op, TensorType};
use rustc_hash::FxHashSet as HashSet;

/// A head has more than so many columns for each of its hidden units.
const WIDER: i64 = 4;

/// The numbers of columns of products that widen.
pub fn sizes(all: &[Op]) -> HashSet<i64> {
    let wide = |op: &Op| {
        let rank = TensorType::of(op.result(0)).map_or(0, |ty| ty.rank());
        let columns = [rank.checked_sub(1), Some(0)].into_iter().flatten();
        columns
            .filter(|_| rank > 0)
            .find_map(|axis| columns_of(*op, axis).or_else(|| part_of(*op, axis)))
    };
    all.iter().filter(|op| is_product(**op)).filter_map(wide).collect()
}

/// Returns true if a product is given its weights and has more than [`WIDER`] columns for each hidden unit.
pub fn widens(op: Op, tile: Tile) -> bool {
    is_product(op) && columns_of(op, tile.axis).is_some() && has_given_weights(tile)
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
    let slice = part.def().filter(|op| op.is(Kind::DynamicSlice))?;
    let columns = *TensorType::of(product.result(0))?.shape.get(axis)?;
    let hidden = TensorType::of(part)?.elements() / columns.max(1);
    let all = TensorType::of(slice.operand(0))?.elements() / hidden.max(1);
    is_wide(all, hidden).then_some(columns)
}

/// Whether so many columns are a head's, for so many hidden units.
fn is_wide(columns: i64, hidden: i64) -> bool {
    columns > hidden.saturating_mul(WIDER)
}
