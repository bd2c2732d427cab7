//! How products are cut into pieces.

use super::{KernelSpec, LANES};
use grpo_passes::sweep::Tiles;

/// How an inner extent is cut: pieces of `size`, `full` of them, and a rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chunks {
    pub size: i64,
    pub full: i64,
    pub rest: i64,
}

/// Passes of the multiplier for a product that keeps all bits of f32 operands.
const EXACT_PASSES: i64 = 6;

impl KernelSpec<'_, '_> {
    /// Cuts an inner extent so that one product of a tile has about 8 GFLOP, all passes counted: less pays for
    /// filling and draining the multiplier, more takes the compiler longer; and none longer than
    /// [`Self::longest_piece`]. Offsets are whole lanes.
    pub fn chunks(&self, extent: i64, tiles: Tiles, exact: bool) -> Chunks {
        let work = (1i64 << 32) / if exact { EXACT_PASSES } else { 1 };
        let most = (work / (tiles.rows * tiles.cols) / LANES * LANES).clamp(LANES, self.longest_piece());
        if extent <= most {
            return Chunks { size: extent, full: 1, rest: 0 };
        }
        let divides = |size: &i64| extent % size == 0;
        let size = (most / 2..=most).rev().filter(|s| s % LANES == 0).find(divides).unwrap_or(most);
        Chunks { size, full: extent / size, rest: extent % size }
    }
}
