//! Whether a tile is large enough for a sweep.

use crate::options::Options;
use grpo_dataflow::trip_count::logits_bytes;
use grpo_recognize::tile::Tile;

/// True if a loss over a tile may be profitable ([`Options::may_pay`]) over all trips of the surrounding loops; false if its
/// extents are unknown.
pub fn may_pay(tile: Tile, options: &Options) -> bool {
    tile.extent().is_some_and(|(rows, columns)| {
        options.may_pay(columns, logits_bytes(tile.val.block(), rows.saturating_mul(columns)))
    })
}

/// True if `strict` counts a loss over a tile: it has a vocabulary's columns, which `always_fuse` does not waive, and may be
/// profitable.
pub fn is_large(tile: Tile, options: &Options) -> bool {
    tile.extent().is_some_and(|(_, columns)| columns >= options.vocabulary()) && may_pay(tile, options)
}
