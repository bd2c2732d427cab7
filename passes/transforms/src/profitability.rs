//! Whether a tile is of a size that is worth a sweep.

use crate::options::Options;
use grpo_dataflow::trip_count::logits_bytes;
use grpo_recognize::tile::Tile;

/// Whether a chain over a tile may pay ([`Options::may_pay`]) in all trips of the loops around it; not one whose extents are unknown.
pub fn may_pay(tile: Tile, options: &Options) -> bool {
    tile.extent().is_some_and(|(rows, columns)| {
        options.may_pay(columns, logits_bytes(tile.val.block(), rows.saturating_mul(columns)))
    })
}

/// Whether `strict` counts a chain over a tile: it has a vocabulary's columns, which `always_fuse` does not waive, and may pay.
pub fn is_large(tile: Tile, options: &Options) -> bool {
    tile.extent().is_some_and(|(_, columns)| columns >= options.vocabulary()) && may_pay(tile, options)
}
