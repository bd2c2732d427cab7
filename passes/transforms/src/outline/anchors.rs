//! Where regions may start, and along which dimension of a product they run.

use grpo_ir::{Block, Op};
use grpo_recognize::anchor::{along_columns, product_of, weights_side};
use grpo_recognize::attention::has_parameter_weights;
use grpo_recognize::labels::Anchors;
use grpo_recognize::tile::Tile;
use rustc_hash::FxHashSet as HashSet;

/// A product, and the number of its operand that has the region's columns.
pub(super) type Side<'c> = (Op<'c>, Option<usize>);

/// Every block that contains an anchor, in order.
pub(super) fn blocks_with_anchors<'c>(module: Op<'c>, starts: &Anchors) -> Vec<Block<'c>> {
    let mut seen = HashSet::default();
    module
        .walk()
        .into_iter()
        .filter(|op| starts.anchor(*op).is_some())
        .filter_map(Op::block)
        .filter(|b| seen.insert(*b))
        .collect()
}

/// The product whose region starts here.
pub(super) fn side(start: Tile) -> Option<Side> {
    product_of(start).map(|(product, axis)| (product, weights_side(product, axis)))
}

/// The tile reduced by a sum over rows, such as the gradient by a bias, along the columns if these are a head's columns: if both
/// operands of the product are arguments, if they are more than the rows.
pub(super) fn columns<'c>(op: Op<'c>, start: Tile<'c>) -> Tile<'c> {
    let extent = |tile: Tile| tile.extent().map(|(_, columns)| columns);
    let is_head = |along: &Tile<'c>| {
        along.axis != start.axis
            && has_parameter_weights(*along)
            && (!has_parameter_weights(start) || extent(*along) > extent(start))
    };
    along_columns(op).filter(is_head).unwrap_or(start)
}

/// The first anchor after `op` whose region runs along the other dimension of the product: the columns, for a gradient whose sum
/// over rows comes first.
pub(super) fn along_other_side<'c>(
    op: Op<'c>,
    (product, own): Side<'c>,
    starts: &Anchors,
) -> Option<(Op<'c>, Tile<'c>)> {
    let behind = std::iter::successors(op.next(), |op| op.next());
    let is_other = |start| side(start).is_some_and(|(of, side)| of == product && side != own);
    behind.filter_map(|op| Some((op, starts.anchor(op)?))).find(|(_, start)| is_other(*start))
}
