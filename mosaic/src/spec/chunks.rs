//! How products are cut into pieces.

use super::{KernelSpec, LANES, Order, Overlap, SinkAt, numerics};
use grpo_sweep::{Sink, Tiles};

/// How an inner extent is cut: pieces of `size`, `full` of them, and a rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chunks {
    pub size: i64,
    pub full: i64,
    pub rest: i64,
}

/// Passes of the multiplier for a product that keeps all bits of f32 operands.
const EXACT_PASSES: i64 = 6;
/// Multiplications of one product of a tile, all passes counted: about 8 GFLOP. Less pays for filling and draining the
/// multiplier, more takes the compiler longer.
const WORK: i64 = 1 << 32;

/// Pieces of a contraction that stand in one block at most.
const STRAIGHT: i64 = 4;

/// The longest piece of a contraction in the last block of columns where that has code of its own.
const SHORT: i64 = 1024;

/// [`WORK`] for a product with so many passes.
fn work(exact: bool) -> i64 {
    WORK / if exact { EXACT_PASSES } else { 1 }
}

impl KernelSpec<'_, '_> {
    /// Cuts an inner extent so that one product of a tile has as many multiplications as [`WORK`] says, and none is longer
    /// than [`Self::longest_piece`]. Offsets are whole lanes.
    pub fn chunks(&self, extent: i64, tiles: Tiles, exact: bool) -> Chunks {
        let most =
            (work(exact) / (tiles.rows * tiles.cols) / LANES * LANES).clamp(LANES, self.longest_piece());
        cut(extent, most)
    }

    /// The pieces of a contraction in the last block of columns: see [`Self::last_block`].
    pub fn last_chunks(&self, extent: i64, exact: bool) -> Chunks {
        cut(extent, self.chunks(extent, self.tiles, exact).size.min(SHORT))
    }

    /// Whether the pieces of a contraction stand in one block without a loop: where both gradients come from one tile, and
    /// pieces are few and all together no more than [`WORK`]. One piece fills the multiplier while the one before it
    /// drains, and so does the other contraction: final bundles of the headline's gradients had 360 less for each piece.
    /// Kernels of one gradient do so only to have the body beneath them, and where [`Spills::alone`](crate::chip::Spills) says
    /// so: on a v5p they spilled more than the plan reckons with.
    pub fn contracts_straight(&self, pieces: Chunks, exact: bool) -> bool {
        let joins = |s: &Sink| matches!(s, Sink::ContractCols { .. });
        if self.order == Order::ColMajor && self.sweep.sinks.iter().any(joins) {
            return self.stand_in_one_block(pieces, work(exact));
        }
        self.overlap != Overlap::None && self.stand_in_one_block(pieces, self.spills.alone)
    }

    /// Whether pieces are few and have at most so many multiplications all together.
    pub(super) fn stand_in_one_block(&self, pieces: Chunks, most: i64) -> bool {
        let Tiles { rows, cols } = self.tiles;
        let extent = pieces.full * pieces.size + pieces.rest;
        pieces.full <= STRAIGHT && rows.saturating_mul(cols).saturating_mul(extent) <= most
    }

    /// Pieces of contractions behind which the multiplier drains in each step, where both gradients come from one tile: of
    /// those that do not stand in one block.
    pub fn drained_pieces(&self) -> u64 {
        if self.hbm_accumulators() == 0 {
            return 0;
        }
        let pieces = |(sink, at): (&Sink, &SinkAt)| {
            let (SinkAt::Contract { matrix, .. } | SinkAt::HbmAccumulator { matrix, .. }) = at else {
                return None;
            };
            let value = self.sweep.body.elem(sink.values()[0]);
            let exact = numerics(value, self.buffer_at(*matrix).elem, &sink.dot()?.precision).exact;
            let pieces = self.chunks(self.sweep.matrix_extent(sink)?, self.tiles, exact);
            let count = (pieces.full + i64::from(pieces.rest > 0)).unsigned_abs();
            (!self.contracts_straight(pieces, exact)).then_some(count)
        };
        self.sweep.sinks.iter().zip(&self.sinks).filter_map(pieces).sum()
    }
}

/// Cuts an extent into pieces of at most `most`, equal ones where that is possible.
fn cut(extent: i64, most: i64) -> Chunks {
    if extent <= most {
        return Chunks { size: extent, full: 1, rest: 0 };
    }
    let divides = |size: &i64| extent % size == 0;
    let size = (most / 2..=most).rev().filter(|s| s % LANES == 0).find(divides).unwrap_or(most);
    Chunks { size, full: extent / size, rest: extent % size }
}
