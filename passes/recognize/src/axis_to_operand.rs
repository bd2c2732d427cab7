//! Follows a tile's axis from an operation's result to its operands.

use crate::tile::Tile;
use grpo_dataflow::index_map;
use grpo_ir::{Kind, Op, dot_dims};

/// The operand of a matmul that has dimension `axis` of the result as a free dimension; none for a batching dimension.
pub(crate) fn side_of(product: Op, axis: usize) -> Option<usize> {
    let is_free = axis >= dot_dims(product)?.lhs_batch.len();
    (0..2).find(|side| is_free && index_map::to_operand(product, *side, axis).is_some())
}

/// The operands that a tile is computed from element by element.
pub fn backward<'c>(op: Op<'c>, tile: Tile<'c>) -> Vec<Tile<'c>> {
    if matches!(op.kind(), Kind::DotGeneral | Kind::Reduce) {
        return Vec::new();
    }
    let of = |i: usize| {
        let axis = index_map::to_operand(op, i, tile.axis)?;
        (index_map::result_of(op, i) == Some(tile.val)).then(|| Tile { val: op.operand(i), axis })
    };
    (0..op.num_operands()).filter_map(of).collect()
}
