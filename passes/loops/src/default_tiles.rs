//! Default tile sizes of loops.

use grpo_ir::Elem;
use grpo_sweep::Tiles;

/// Minimum number of columns of a tile that keep a matrix unit busy.
const LEAST_COLUMNS: i64 = 512;
/// Widths are multiples of this if possible: lanes of a TPU register, several cache lines of f32.
const ALIGNMENT: i64 = 128;
/// For equal tiles: a cache line of f32.
const LEAST_ALIGNMENT: i64 = 16;
/// Minimum number of tiles of a vocabulary, so that no value of the loops is nearly as large as `[N,V]`.
const LEAST_TILES: i64 = 4;

/// Maximum bytes in f32 of a tile of weights, or of their gradient.
const WEIGHT_BYTES: i64 = 64 << 20;

/// Default tile sizes for `rows` × `cols` logits with `inner` weights per column: all rows if a tile of [`LEAST_COLUMNS`] in f32 is
/// below `bytes`, and vocabulary tiles of nearly equal width, whose weights are below [`WEIGHT_BYTES`].
pub fn default_tiles(rows: i64, cols: i64, inner: i64, bytes: i64) -> Tiles {
    let budget = bytes / Elem::F32.bytes() as i64;
    let of_weights = WEIGHT_BYTES / Elem::F32.bytes() as i64 / inner.max(1);
    let widest = (cols / LEAST_TILES).min(of_weights.max(LEAST_COLUMNS)).max(1);
    let height = rows.clamp(1, budget / widest.min(LEAST_COLUMNS));
    let width = widest.min((budget / height).max(LEAST_COLUMNS));
    Tiles { rows: even(rows, height), cols: even(cols, width) }
}

/// The tile size, at most `largest`, that splits `extent` into equal tiles if that takes less than twice as many, since a remainder
/// is compiled separately; otherwise into the fewest tiles, as even and aligned as possible.
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
        // Equal tiles, aligned if possible.
        assert_eq!(default_tiles(512, 128_256, 64, 2 << 20).cols, 768);
        assert_eq!(default_tiles(512, 32_000, 64, 2 << 20).cols, 640);
        assert_eq!(default_tiles(512, 50_257, 64, 2 << 20).cols, 1024);
        // At most as many rows as weights per column.
        assert_eq!(default_tiles(512, 131_072, 4096, 64 << 20), Tiles { rows: 512, cols: 4096 });
        assert_eq!(default_tiles(8192, 131_072, 4096, 64 << 20), Tiles { rows: 8192, cols: 2048 });
        assert_eq!(default_tiles(0, 0, 64, 2 << 20), Tiles { rows: 1, cols: 1 });
    }
}
