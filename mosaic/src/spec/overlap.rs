//! Software pipelining: a tile is cut into strips of columns, so that the body on one strip overlaps a product.
//!
//! The multiplier and the vector unit have different slots in a bundle. If a product and the body's operations on
//! logits that are computed already are in one basic block, the compiler's scheduler interleaves them.

use super::{BufferRef, KernelSpec, LANES, Order, SourceAt, elem, numerics, shape, stash_source};
use grpo_ir::Elem;
use grpo_sweep::{Sink, Source, Tiles};

/// The product that the body overlaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlap {
    /// None: the tile is complete before the body begins.
    None,
    /// The product of the next strip of logits, of this many columns. Logits are in two slots of this width, and the
    /// body on the last strip of a tile overlaps the first product of the next tile.
    Product(i64),
    /// The contraction over rows whose matrix is transposed, or the first piece of the first contraction over columns,
    /// cut into strips of at most this many columns: one is multiplied while the body computes the next.
    Contraction(i64),
    /// The contraction over rows, cut into groups of this many rows: one is multiplied while the body computes the
    /// next. In a kernel in which a block of columns stays and that has no other contraction. The part of the matrix in
    /// each group is transposed once; with strips of columns, each strip would transpose the whole matrix.
    Rows(i64),
}

/// Columns of a contraction's strip: its sums are read and written once a strip, and with fewer columns their loads and
/// stores would take longer than the product.
const CONTRACTED: i64 = 512;
/// Columns of a matrix unit.
const UNIT: i64 = 256;

impl KernelSpec<'_, '_> {
    /// Chooses the product that the body overlaps. The last strip of a tile is live during the next tile, which is
    /// another block of columns. So nothing else may depend on the block of columns: no window of logits, no column
    /// operand, and only sinks per row. Nor may tiles come from the stash, which have no product to overlap.
    pub(super) fn choose_overlap(&self) -> Overlap {
        let s = self.sweep;
        let is_head = |s: &Source| matches!(s, Source::Head { .. });
        if s.is_two_phase() || !s.sources.iter().any(is_head) {
            return Overlap::None;
        }
        // Hidden states in another type than the multiplier's are narrowed or split for each product. libtpu
        // 0.0.51 does not narrow f32 for one strip, and its matrix units take that at half the pace.
        let is_wide = |s: &Source| match s {
            Source::Head { hidden, weights, precision, .. } => {
                let entering = numerics(elem(*hidden), elem(*weights), precision).elem;
                (elem(*hidden), entering) != (Elem::BF16, Elem::BF16)
            }
            Source::Logits { .. } => false,
        };
        if s.sources.iter().any(is_wide) {
            return Overlap::None;
        }
        if s.sinks.iter().any(|k| matches!(k, Sink::ContractCols { .. })) {
            return Overlap::Contraction(CONTRACTED);
        }
        if let Some(height) = self.group_height() {
            return Overlap::Rows(height);
        }
        let per_row =
            |k: &Sink| k.is_row_number() || matches!(k, Sink::Gather { .. } | Sink::Stash { .. });
        let moves = !s.sources.iter().all(is_head) || !s.col_operands.is_empty();
        let finds = matches!(stash_source(s), Some((_, true)));
        if self.order != Order::RowMajor || moves || finds || !s.sinks.iter().all(per_row) {
            return Overlap::None;
        }
        self.strip().map_or(Overlap::None, Overlap::Product)
    }

    /// The width of strips whose products have at most [`Spills::strip_work`](crate::chip::Spills) multiplications if
    /// that is [`UNIT`] or more: a tile has an even number of them, and the width is a multiple of [`UNIT`] if possible.
    /// None if the tile is too narrow.
    fn strip(&self) -> Option<i64> {
        let work = |s: &Source| self.tiles.rows * s.inner();
        let work = self.sweep.sources.iter().map(work).sum::<i64>().max(1);
        let most = (self.spills.strip_work / work).max(UNIT);
        let fits = |w: &i64| self.tiles.cols % (2 * w) == 0;
        let widths = |step: i64| (1..=most / step).rev().map(move |i| i * step).find(fits);
        widths(UNIT).or_else(|| widths(LANES))
    }

    /// Rows of a group for [`Overlap::Rows`], half of a tile if possible. None unless blocks of rows are whole, groups
    /// are whole multiples of the rows that a matrix unit sums, the columns occupy all matrix units, and all pieces are
    /// in one basic block.
    fn group_height(&self) -> Option<i64> {
        let s = self.sweep;
        let Tiles { rows, cols } = self.tiles;
        let straight = |k: &Sink| match (k, s.matrix_extent(k)) {
            (Sink::ContractRows { value, dot, .. }, Some(extent)) => {
                let exact =
                    numerics(s.body.elem(*value), elem(s.matrices[dot.matrix]), &dot.precision).exact;
                !exact && self.fit_one_block(self.pieces(extent, self.tiles, false), self.spills.alone)
            }
            _ => true,
        };
        let contracts = s.sinks.iter().any(|k| matches!(k, Sink::ContractRows { .. }));
        let whole = s.rows % rows == 0 && rows % LANES == 0 && cols % UNIT == 0;
        let fits = self.order == Order::ColMajor && contracts && whole && s.sinks.iter().all(straight);
        fits.then_some(if rows % (2 * LANES) == 0 { rows / 2 } else { rows })
    }

    /// First columns and widths of a tile's strips of at most `most` columns, for [`Overlap::Contraction`]. The body on
    /// the first strip overlaps nothing, so it is half as wide as the others.
    pub fn contraction_strips(&self, most: i64) -> Vec<(i64, i64)> {
        let cols = self.tiles.cols;
        let mut out = Vec::new();
        let mut from = 0;
        while from < cols {
            let width = if from == 0 && cols > most { most / 2 } else { most };
            out.push((from, width.min(cols - from)));
            from += width;
        }
        out
    }

    /// The valid columns of the last block of columns, and those that its products take, a multiple of [`UNIT`], if
    /// that block has separate code: both gradients come from one tile, and few columns are left. Then other blocks
    /// need no masks, and padding is not multiplied. The separate code consists of loops: with 3,400 more bundles of
    /// straight-line code the compiler scheduled the other blocks less well.
    pub fn last_block(&self) -> Option<(i64, i64)> {
        let valid = self.sweep.cols % self.tiles.cols;
        let multiplied = (valid + UNIT - 1) / UNIT * UNIT;
        let joined = matches!(self.overlap, Overlap::Contraction(_)) && self.hbm_accumulators() > 0;
        (joined && valid > 0 && 2 * multiplied <= self.tiles.cols).then_some((valid, multiplied))
    }

    /// The longest piece of a product's inner extent: longer if the body overlaps strips of a product, where the
    /// scheduler has more to interleave; in a contraction longer pieces only spill more.
    pub(super) fn longest_piece(&self) -> i64 {
        if matches!(self.overlap, Overlap::Product(_)) { 4096 } else { 2048 }
    }

    /// The buffer of head source `i`'s tile: the whole tile in f32, or two slots of a strip. If tiles may come from the
    /// stash and the body overlaps a contraction, computed tiles are written to the stash's slots, in its type.
    pub(super) fn head_tile(&mut self, i: usize) -> BufferRef {
        let Tiles { rows, cols } = self.tiles;
        match (self.overlap, stash_source(self.sweep)) {
            (Overlap::Product(width), _) => self.buffer([2 * rows, width], Elem::F32),
            (Overlap::Contraction(_) | Overlap::Rows(_), Some((source, true))) if source == i => {
                self.partial = self.sums_partially(i).then(|| self.buffer([rows, cols], Elem::F32));
                self.buffer([2 * rows, cols], self.sweep.sources[i].elem())
            }
            _ => self.buffer([rows, cols], Elem::F32),
        }
    }

    /// True if the product of a source whose type is not f32 is cut into pieces with a buffer for partial sums: in a
    /// kernel of one gradient on a generation with little VMEM. Without pieces the compiler spills twice as much of the
    /// hidden states.
    fn sums_partially(&self, i: usize) -> bool {
        let Source::Head { hidden, .. } = self.sweep.sources[i] else { return false };
        let joined = |k: &Sink| matches!(k, Sink::ContractCols { .. });
        let alone = self.order == Order::RowMajor || !self.sweep.sinks.iter().any(joined);
        let pieces = self.pieces(shape(hidden)[1], self.tiles, false);
        alone && self.spills.alone > 0 && pieces.full > 1
    }

    /// The stash's slots, if [`Self::head_tile`] uses them for the source's tile.
    pub(super) fn shared_slots(&self) -> Option<BufferRef> {
        let (source, true) = stash_source(self.sweep)? else { return None };
        match (self.overlap, self.sources[source]) {
            (Overlap::Contraction(_) | Overlap::Rows(_), SourceAt::Head { tile, .. }) => Some(tile),
            _ => None,
        }
    }

    /// True if a contracted value overwrites its tile of logits, one group of rows after the other: it has no buffer of
    /// its own, logits have the type in which it is multiplied, and the tile has no other use.
    pub(super) fn value_in_place(&self) -> bool {
        if self.optional.values {
            return false;
        }
        let s = self.sweep;
        let Some((source, true)) = stash_source(s) else { return false };
        let mut values = s.sinks.iter().filter_map(|k| {
            let (dot, value) = (k.dot()?, k.values()[0]);
            let matrix = elem(s.matrices[dot.matrix]);
            Some((value, numerics(s.body.elem(value), matrix, &dot.precision).elem))
        });
        let Some(first) = values.next() else { return false };
        let twice = s.sinks.iter().any(|k| matches!(k, Sink::Online { .. }));
        first.1 == s.sources[source].elem() && !twice && values.all(|v| v == first)
    }
}
