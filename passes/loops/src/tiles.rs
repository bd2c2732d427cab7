//! Tile sizes of loops: the command line's, the plan's, or the default, and those among which a cost model chooses.

use crate::cpu_cost_model::is_tile_itself;
use crate::target::Loops;
use grpo_sweep::{Plan, Sink, Source, Sweep, Tiles};
use grpo_transforms::options::Options;

/// The least number of columns of a tile that keep a matrix unit busy.
const LEAST_COLUMNS: i64 = 512;
/// Widths are multiples of this where possible: lanes of a TPU register, a cache line of f32 and more.
const ALIGNMENT: i64 = 128;
/// Of equal tiles: a cache line of f32.
const LEAST_ALIGNMENT: i64 = 16;
/// A vocabulary is cut in at least this many tiles, so that no value of the loops comes near `[N,V]`.
const LEAST_TILES: i64 = 4;

/// The bytes in f32 of the largest tile of weights, or of their gradient.
const WEIGHT_BYTES: i64 = 64 << 20;

/// The most trips of a loop whose tiles a cost model chooses.
const MOST_TRIPS: i64 = 64;

/// Bytes of a number in f32.
const F32: i64 = 4;

/// The tiles of a sweep: of the sizes `tile_n` and `tile_v`, else those of its plan ([`plan`]), else the default.
pub(crate) fn tiles_of(sweep: &Sweep, planned: Option<Plan>, loops: &Loops, options: &Options) -> Tiles {
    let planned = planned.map(|plan| plan.col_major);
    let is_chosen = planned.is_some() || options.tile_n.is_some() || options.tile_v.is_some();
    if loops.is_cpu() && !is_chosen && !options.always_fuse && is_tile_itself(sweep) {
        return whole(sweep);
    }
    let base = planned.unwrap_or_else(|| {
        let inner = sweep.sources.iter().map(Source::inner).max().unwrap_or(0);
        default_tiles(sweep.rows, sweep.cols, inner, tile_bytes(sweep, loops))
    });
    Tiles {
        rows: options.tile_n.unwrap_or(base.rows).clamp(1, sweep.rows.max(1)),
        cols: options.tile_v.unwrap_or(base.cols).clamp(1, sweep.cols.max(1)),
    }
}

/// Bytes of f32 in a tile of a sweep. On a CPU each tile reads and writes the sums over columns again, so that it has as many columns as
/// they do.
fn tile_bytes(sweep: &Sweep, loops: &Loops) -> i64 {
    if !loops.is_cpu() {
        return loops.tile_bytes;
    }
    let sums = sweep.sinks.iter().filter(|s| matches!(s, Sink::ContractCols { .. }));
    let width = sums.filter_map(|s| sweep.matrix_extent(s)).max().unwrap_or(0);
    let bytes = width.saturating_mul(sweep.rows).saturating_mul(F32);
    loops.tile_bytes.max(bytes.min(Loops::ANY.tile_bytes))
}

/// The plan of a loop over tiles of this size.
pub(crate) fn plan(tiles: Tiles) -> Plan {
    Plan { row_major: tiles, col_major: tiles, fused_gradients: false, apart: 0 }
}

/// The one tile of all rows and columns.
pub(crate) fn whole(sweep: &Sweep) -> Tiles {
    Tiles { rows: sweep.rows, cols: sweep.cols }
}

/// The number of tiles of this size that cover an extent; the last one may be smaller.
pub(crate) fn count(extent: i64, size: i64) -> i64 {
    (extent + size - 1) / size
}

/// Tile sizes for `rows` × `cols` when nobody chose, with `inner` weights a column: all rows where a tile of [`LEAST_COLUMNS`] in f32
/// stays below `bytes`, and vocabulary tiles of nearly equal width, whose weights stay below [`WEIGHT_BYTES`].
fn default_tiles(rows: i64, cols: i64, inner: i64, bytes: i64) -> Tiles {
    let budget = bytes / F32;
    let of_weights = WEIGHT_BYTES / F32 / inner.max(1);
    let widest = (cols / LEAST_TILES).min(of_weights.max(LEAST_COLUMNS)).max(1);
    let height = rows.clamp(1, budget / widest.min(LEAST_COLUMNS));
    let width = widest.min((budget / height).max(LEAST_COLUMNS));
    Tiles { rows: even(rows, height), cols: even(cols, width) }
}

/// The tile size for `extent`, at most `largest`: the largest aligned size that divides it, if there are then less than twice the
/// fewest tiles, because a remainder is compiled as operations of its own; else that of the fewest tiles, as even and aligned as
/// possible.
fn even(extent: i64, largest: i64) -> i64 {
    if largest >= extent {
        return extent.max(1);
    }
    let tiles = count(extent, largest);
    let equal = |unit: i64| (tiles..2 * tiles).find(|n| extent % (n * unit) == 0).map(|n| extent / n);
    if let Some(size) = [ALIGNMENT, LEAST_ALIGNMENT].into_iter().find_map(equal) {
        return size;
    }
    let size = count(extent, tiles);
    let aligned = count(size, ALIGNMENT) * ALIGNMENT;
    if aligned <= largest { aligned } else { size }
}

/// Tiles of some columns and all rows, which a cost model compares: the widths of [`sizes`], and these rounded down to [`ALIGNMENT`].
pub(crate) fn tiles_of_columns(sweep: &Sweep) -> impl Iterator<Item = Tiles> {
    let (rows, cols) = (sweep.rows, sweep.cols);
    let aligned =
        sizes(cols).into_iter().map(|size| size / ALIGNMENT * ALIGNMENT).filter(|size| *size > 0);
    sizes(cols).into_iter().chain(aligned).map(move |cols| Tiles { rows, cols })
}

/// Sizes of tiles that cut an extent in at least two, and about [`MOST_TRIPS`] at most ([`even`]).
pub(crate) fn sizes(extent: i64) -> Vec<i64> {
    let parts = 2..=extent.min(MOST_TRIPS);
    let mut sizes: Vec<i64> = parts.map(|n| even(extent, count(extent, n))).collect();
    sizes.dedup();
    sizes
}

/// Sizes of at most [`MOST_TRIPS`] equal parts of an extent, at least two.
pub(crate) fn equal_sizes(extent: i64) -> Vec<i64> {
    (2..=extent.min(MOST_TRIPS)).filter(|n| extent % n == 0).map(|n| extent / n).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn default_tiles_bound_memory_and_cut_the_vocabulary() {
        for bytes in [2 << 20, 64 << 20] {
            for rows in [1, 7, 1000, 8192, 1 << 20] {
                for cols in [1, 5, 127, 1003, 32_000, 151_643, 151_936, 262_144] {
                    let t = default_tiles(rows, cols, 64, bytes);
                    assert!(t.rows >= 1 && t.cols >= 1 && t.rows <= rows && t.cols <= cols);
                    assert!(t.rows * t.cols * 4 <= bytes, "{rows}x{cols}: {t:?}");
                    assert!(cols < LEAST_TILES || t.cols * 2 < cols, "{rows}x{cols}: {t:?}");
                }
            }
        }
        assert_eq!(default_tiles(8192, 151_936, 64, 64 << 20), Tiles { rows: 8192, cols: 2048 });
        assert_eq!(default_tiles(512, 32_768, 64, 2 << 20), Tiles { rows: 512, cols: 1024 });
        // In equal ones, aligned where that can be.
        assert_eq!(default_tiles(512, 128_256, 64, 2 << 20).cols, 768);
        assert_eq!(default_tiles(512, 32_000, 64, 2 << 20).cols, 640);
        assert_eq!(default_tiles(512, 50_257, 64, 2 << 20).cols, 1024);
        // As many rows as weights a column, or fewer.
        assert_eq!(default_tiles(512, 131_072, 4096, 64 << 20), Tiles { rows: 512, cols: 4096 });
        assert_eq!(default_tiles(8192, 131_072, 4096, 64 << 20), Tiles { rows: 8192, cols: 2048 });
        assert_eq!(default_tiles(0, 0, 64, 2 << 20), Tiles { rows: 1, cols: 1 });
    }
}
