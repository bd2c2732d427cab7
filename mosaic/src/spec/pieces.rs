//! The pieces that products are cut into.

use super::{KernelSpec, LANES, Order, Overlap, elem, numerics};
use grpo_sweep::{Sink, Tiles};

/// An inner extent cut into `full` pieces of `size` and a remainder `rest`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pieces {
    pub size: i64,
    pub full: i64,
    pub rest: i64,
}

/// Passes of the multiplier for a product that keeps all bits of f32 operands.
const EXACT_PASSES: i64 = 6;
/// Multiplications of a piece of a tile's product, over all passes: about 8 GFLOP. Smaller pieces cost filling and
/// draining of the multiplier, larger ones compile time.
const WORK: i64 = 1 << 32;

/// The most pieces of a contraction in one basic block.
const STRAIGHT: i64 = 4;

/// The longest piece of a contraction in the last block of columns if that has separate code.
const SHORT: i64 = 1024;

/// [`WORK`] for a product with so many passes.
fn work(exact: bool) -> i64 {
    WORK / if exact { EXACT_PASSES } else { 1 }
}

impl KernelSpec<'_, '_> {
    /// Cuts an inner extent into pieces of at most [`WORK`] multiplications and at most [`Self::longest_piece`].
    /// Offsets are multiples of 128.
    pub fn pieces(&self, extent: i64, tiles: Tiles, exact: bool) -> Pieces {
        let most =
            (work(exact) / (tiles.rows * tiles.cols) / LANES * LANES).clamp(LANES, self.longest_piece());
        cut(extent, most)
    }

    /// The pieces of a contraction in the last block of columns: see [`Self::last_block`].
    pub fn last_pieces(&self, extent: i64, exact: bool) -> Pieces {
        cut(extent, self.pieces(extent, self.tiles, exact).size.min(SHORT))
    }

    /// True if the pieces of a contraction are straight-line code in one basic block: both gradients come from one
    /// tile, the pieces are few and together at most [`WORK`]. Then a piece, or the other contraction, fills the
    /// multiplier while the piece before it drains: final bundles of the headline's gradients had 360 fewer for each
    /// piece. A kernel of one gradient does so only to overlap the body, and within
    /// [`Spills::alone`](crate::chip::Spills): on a v5p such kernels spilled more than the plan assumes.
    pub fn contracts_straight(&self, pieces: Pieces, exact: bool) -> bool {
        let joins = |s: &Sink| matches!(s, Sink::ContractCols { .. });
        if self.order == Order::ColMajor && self.sweep.sinks.iter().any(joins) {
            return self.fit_one_block(pieces, work(exact));
        }
        self.overlap != Overlap::None && self.fit_one_block(pieces, self.spills.alone)
    }

    /// True if pieces are few and have at most `most` multiplications in total.
    pub(super) fn fit_one_block(&self, pieces: Pieces, most: i64) -> bool {
        let Tiles { rows, cols } = self.tiles;
        let extent = pieces.full * pieces.size + pieces.rest;
        pieces.full <= STRAIGHT && rows.saturating_mul(cols).saturating_mul(extent) <= most
    }

    /// If both gradients come from one tile, the number of contraction pieces in each step after which the multiplier
    /// drains: those that are not in one basic block.
    pub fn drained_pieces(&self) -> u64 {
        if self.hbm_accumulators() == 0 {
            return 0;
        }
        let pieces = |sink: &Sink| {
            let (dot, value) = (sink.dot()?, self.sweep.body.elem(sink.values()[0]));
            let exact = numerics(value, elem(self.sweep.matrices[dot.matrix]), &dot.precision).exact;
            let pieces = self.pieces(self.sweep.matrix_extent(sink)?, self.tiles, exact);
            let count = (pieces.full + i64::from(pieces.rest > 0)).unsigned_abs();
            (!self.contracts_straight(pieces, exact)).then_some(count)
        };
        self.sweep.sinks.iter().filter_map(pieces).sum()
    }
}

/// Cuts an extent into pieces of at most `most`, of equal size if possible.
fn cut(extent: i64, most: i64) -> Pieces {
    if extent <= most {
        return Pieces { size: extent, full: 1, rest: 0 };
    }
    let divides = |size: &i64| extent % size == 0;
    let size = (most / 2..=most).rev().filter(|s| s % LANES == 0).find(divides).unwrap_or(most);
    Pieces { size, full: extent / size, rest: extent % size }
}
