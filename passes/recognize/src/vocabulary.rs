//! Sizes that may be a vocabulary's.
//!
//! A head widens: it has more than [`WIDER`] columns per hidden unit. Projections and layers have up to four.

use crate::anchor::{self, is_product, weights_side};
use crate::attention::is_parameter;
use crate::tile::Tile;
use grpo_dataflow::reshape::arranged_from;
use grpo_ir::{Kind, Op, TensorType};
use rustc_hash::FxHashSet as HashSet;

/// A head has more than this many columns per hidden unit.
const WIDER: i64 = 4;

/// The possible vocabulary sizes of anchors after inlining of functions and of branches that are always taken, among all operations of a
/// module.
pub fn sizes_when_inlined(all: &[Op]) -> HashSet<i64> {
    let size = |t: Tile| TensorType::of(t.val).map(|ty| ty.shape[t.axis]);
    let mut sizes: HashSet<i64> =
        all.iter().filter_map(|op| anchor::when_inlined(*op)).filter_map(size).collect();
    // A gradient that is taken outside of a loop or function has no exponentials of logits.
    sizes.extend(wide_sizes(all));
    sizes.retain(|size| *size > 1);
    sizes
}

/// The numbers of columns of matmuls that widen.
fn wide_sizes(all: &[Op]) -> HashSet<i64> {
    let wide = |op: &Op| {
        let rank = TensorType::of(op.result(0)).map_or(0, |ty| ty.rank());
        let columns = [rank.checked_sub(1), Some(0)].into_iter().flatten();
        columns
            .filter(|_| rank > 0)
            .find_map(|axis| columns_of(*op, axis).or_else(|| part_of(*op, axis)))
    };
    all.iter().filter(|op| is_product(**op)).filter_map(wide).collect()
}

/// True if the weights of a matmul with columns along dimension `axis` are a parameter with more than [`WIDER`] columns per hidden unit.
pub fn widens(op: Op, axis: usize) -> bool {
    let is_weights = |side: usize| is_parameter(op.operand(side));
    is_product(op) && columns_of(op, axis).is_some() && weights_side(op, axis).is_some_and(is_weights)
}

/// The number of columns of a matmul that widens along dimension `axis`.
fn columns_of(product: Op, axis: usize) -> Option<i64> {
    let weights = TensorType::of(product.operand(weights_side(product, axis)?))?;
    let columns = *TensorType::of(product.result(0))?.shape.get(axis)?;
    let hidden = weights.elements() / columns.max(1);
    is_wide(columns, hidden).then_some(columns)
}

/// The number of columns of a matmul with a slice of weights that widen.
fn part_of(product: Op, axis: usize) -> Option<i64> {
    let part = arranged_from(product.operand(weights_side(product, axis)?));
    let slice = part.def().filter(|op| op.is(Kind::DynamicSlice))?;
    let columns = *TensorType::of(product.result(0))?.shape.get(axis)?;
    let hidden = TensorType::of(part)?.elements() / columns.max(1);
    let all = TensorType::of(slice.operand(0))?.elements() / hidden.max(1);
    is_wide(all, hidden).then_some(columns)
}

/// True if a head may have this number of columns for this number of hidden units.
fn is_wide(columns: i64, hidden: i64) -> bool {
    columns > hidden.saturating_mul(WIDER)
}
