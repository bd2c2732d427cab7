//! Tile sizes of loops when nobody chose.

use grpo_ir::Elem;
use grpo_sweep::Tiles;

/// The least number of columns of a tile that keep a matrix unit busy.
const LEAST_COLUMNS: i64 = 512;
/// Widths are multiples of this where possible: lanes of a TPU register, a cache line of f32 and more.
pub(super) const ALIGNMENT: i64 = 128;
/// Of equal tiles: a cache line of f32.
const LEAST_ALIGNMENT: i64 = 16;
/// A vocabulary is cut in at least this many tiles, so that no value of the loops comes near `[N,V]`.
const LEAST_TILES: i64 = 4;

/// The bytes in f32 of the largest tile of weights, or of their gradient.
const WEIGHT_BYTES: i64 = 64 << 20;

/// Tile sizes for `rows` × `cols` when nobody chose, with `inner` weights a column: all rows where a tile of [`LEAST_COLUMNS`] in f32
/// stays below `bytes`, and vocabulary tiles of nearly equal width, whose weights stay below [`WEIGHT_BYTES`].
pub(crate) fn default_tiles(rows: i64, cols: i64, inner: i64, bytes: i64) -> Tiles {
    let budget = bytes / Elem::F32.bytes().cast_signed();
    let of_weights = WEIGHT_BYTES / Elem::F32.bytes().cast_signed() / inner.max(1);
    let widest = (cols / LEAST_TILES).min(of_weights.max(LEAST_COLUMNS)).max(1);
    let height = rows.clamp(1, budget / widest.min(LEAST_COLUMNS));
    let width = widest.min((budget / height).max(LEAST_COLUMNS));
    Tiles { rows: even(rows, height), cols: even(cols, width) }
}

/// The size at most `largest` that cuts `extent` in tiles: in equal ones where not twice as many are needed for that, since what is
/// left over is compiled by itself; else in the fewest, as even and aligned as possible.
pub fn even(extent: i64, largest: i64) -> i64 {
    if largest >= extent {
        return extent.max(1);
    }
    let tiles = (extent + largest - 1) / largest;
    let equal = |unit: i64| (tiles..2 * tiles).find(|n| extent % (n * unit) == 0).map(|n| extent / n);
    if let Some(size) = [ALIGNMENT, LEAST_ALIGNMENT].into_iter().find_map(equal) {
        return size;
    }
    let size = (extent + tiles - 1) / tiles;
    let aligned = (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    if aligned <= largest { aligned } else { size }
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
