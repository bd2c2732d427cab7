//! Where regions may start, and along which dimension of a product they run.

use grpo_ir::{Block, Op};
use grpo_recognize::anchor::{of_exponentials, product_of, weights_side};
use grpo_recognize::tile::Tile;
use rustc_hash::FxHashSet as HashSet;

/// A product, and the number of its operand that has the region's columns.
pub(super) type Side<'c> = (Op<'c>, Option<usize>);

/// Every block that contains an anchor, in order.
pub(super) fn blocks_with_anchors<'c>(module: Op<'c>) -> Vec<Block<'c>> {
    let mut seen = HashSet::default();
    module
        .walk()
        .into_iter()
        .filter(|op| of_exponentials(*op).is_some())
        .filter_map(Op::block)
        .filter(|b| seen.insert(*b))
        .collect()
}

/// The product whose region starts here.
pub(super) fn side(start: Tile) -> Option<Side> {
    product_of(start).map(|(product, axis)| (product, weights_side(product, axis)))
}
