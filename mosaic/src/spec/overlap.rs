//! Software pipelining: how a tile is cut into strips of columns, so that the body on one strip runs beneath a product.
//!
//! The multiplier and the vector slots are different slots of a bundle. Where a product and the body's operations on
//! logits that are there already stand in one block without a branch, the compiler's scheduler runs both at once.

use super::{BufferRef, KernelSpec, LANES, Order, SourceAt, elem, numerics, shape, stash_source};
use grpo_ir::Elem;
use grpo_sweep::{Sink, Source, Tiles};

/// What the body runs beneath.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlap {
    /// Nothing: the tile is complete before the body begins.
    None,
    /// The product of the next strip of logits, of this many columns. Logits are in two slots of this width, and the
    /// last strip of a tile runs beneath the first product of the next tile.
    Product(i64),
    /// The contraction over rows whose matrix is turned, or the first piece of the first one over columns, cut into strips
    /// of at most this many columns: it multiplies one while the body makes the next.
    Contraction(i64),
    /// The contraction over rows, cut into groups of so many rows: it multiplies one while the body makes the next. In a kernel
    /// in which a block of columns stays and that has no other contraction. Each group's matrix is turned once, as it would be
    /// alone; strips of columns would each turn all of it.
    Rows(i64),
}

/// Multiplications of a strip's product: as many as fill a block that the compiler schedules in seconds.
const STRIP_WORK: i64 = 1 << 31;
/// Columns of a contraction's strip: its sums are read and written once a strip, and with fewer columns their loads and
/// stores would take longer than the product.
const CONTRACTED: i64 = 512;
/// Columns that a matrix unit takes at once.
const UNIT: i64 = 256;

impl KernelSpec<'_, '_> {
    /// What the body of a sweep runs beneath. Strips that outlive their tile belong to another block of columns, and
    /// nothing else that moves with these outlives it: no logits from a window, no operand per column, and no sink but
    /// those per row. Nor may the next tile be found in the stash, where there is no product to run the last strip
    /// beneath, or the last one, which has no strips.
    pub(super) fn choose_overlap(&self) -> Overlap {
        let s = self.sweep;
        let is_head = |s: &Source| matches!(s, Source::Head { .. });
        if s.is_two_phase() || !s.sources.iter().any(is_head) {
            return Overlap::None;
        }
        // Hidden states that do not enter the multiplier as they are are narrowed, or split, for each product. libtpu
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
        let per_row = |k: &Sink| k.is_row_number() || matches!(k, Sink::Stash { .. });
        let moves = !s.sources.iter().all(is_head) || !s.col_operands.is_empty();
        let finds = matches!(stash_source(s), Some((_, true)));
        if self.order != Order::RowMajor || moves || finds || !s.sinks.iter().all(per_row) {
            return Overlap::None;
        }
        self.strip().map_or(Overlap::None, Overlap::Product)
    }

    /// The width of strips whose products have about [`STRIP_WORK`] multiplications: an even number of them makes a
    /// tile, and they are whole [`UNIT`]s where that is possible. None where the tile is too narrow.
    fn strip(&self) -> Option<i64> {
        let work = |s: &Source| match s {
            Source::Head { hidden, .. } => self.tiles.rows * shape(*hidden)[1],
            Source::Logits { .. } => 0,
        };
        let work = self.sweep.sources.iter().map(work).sum::<i64>().max(1);
        let most = (STRIP_WORK / work).max(UNIT);
        let fits = |w: &i64| self.tiles.cols % (2 * w) == 0;
        let widths = |step: i64| (1..=most / step).rev().map(move |i| i * step).find(fits);
        widths(UNIT).or_else(|| widths(LANES))
    }

    /// Rows of a group of a contraction over rows beneath which the body runs: half of a tile if that can be, where all blocks of rows are whole
    /// and so are the rows that a matrix unit sums at once, columns keep all of them busy, and all pieces stand in one block.
    fn group_height(&self) -> Option<i64> {
        let s = self.sweep;
        let Tiles { rows, cols } = self.tiles;
        let straight = |k: &Sink| match (k, s.matrix_extent(k)) {
            (Sink::ContractRows { value, dot, .. }, Some(extent)) => {
                let exact =
                    numerics(s.body.elem(*value), elem(s.matrices[dot.matrix]), &dot.precision).exact;
                !exact
                    && self.stand_in_one_block(self.chunks(extent, self.tiles, false), self.spills.alone)
            }
            _ => true,
        };
        let contracts = s.sinks.iter().any(|k| matches!(k, Sink::ContractRows { .. }));
        let whole = s.rows % rows == 0 && rows % LANES == 0 && cols % UNIT == 0;
        let fits = self.order == Order::ColMajor && contracts && whole && s.sinks.iter().all(straight);
        fits.then_some(if rows % (2 * LANES) == 0 { rows / 2 } else { rows })
    }

    /// First columns and widths of the strips of a tile beneath a contraction of which takes at most `most` columns.
    /// Nothing hides the first one's body: it is half as wide as the others.
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

    /// The columns that exist of the last block of columns, and those that its products take, whole [`UNIT`]s, where that
    /// block has code of its own: where both gradients come from one tile, and not many columns are left. The other blocks
    /// need no masks then, and nobody multiplies what does not exist. It is few steps, and its code is short, in loops: beside
    /// 3,400 bundles more the compiler scheduled the blocks that take the time less well.
    pub fn last_block(&self) -> Option<(i64, i64)> {
        let valid = self.sweep.cols % self.tiles.cols;
        let multiplied = (valid + UNIT - 1) / UNIT * UNIT;
        let joined = matches!(self.overlap, Overlap::Contraction(_)) && self.hbm_accumulators() > 0;
        (joined && valid > 0 && 2 * multiplied <= self.tiles.cols).then_some((valid, multiplied))
    }

    /// The longest piece of a product's inner extent. Where the body runs beneath strips of a product, longer blocks give
    /// the scheduler more to fill; contractions only spill more.
    pub(super) fn longest_piece(&self) -> i64 {
        if matches!(self.overlap, Overlap::Product(_)) { 4096 } else { 2048 }
    }

    /// The buffer that the tile of head source `i` is computed into: whole in f32, or two slots of a strip. Where tiles
    /// may be found in the stash and the body waits for a contraction, those that are computed are left where the others
    /// arrive, in their type.
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

    /// Whether the product of a source that is not left in f32 is cut into pieces all the same, whose sums have a buffer of their
    /// own: in a kernel of one gradient, where a generation's VMEM is small. What the compiler spills of hidden states is twice
    /// as much without.
    fn sums_partially(&self, i: usize) -> bool {
        let Source::Head { hidden, .. } = self.sweep.sources[i] else { return false };
        let joined = |k: &Sink| matches!(k, Sink::ContractCols { .. });
        let alone = self.order == Order::RowMajor || !self.sweep.sinks.iter().any(joined);
        let pieces = self.chunks(shape(hidden)[1], self.tiles, false);
        alone && self.spills.alone > 0 && pieces.full > 1
    }

    /// The slots that [`Self::head_tile`] made of a stash's: of the type and at the place of the source's tile.
    pub(super) fn shared_slots(&self) -> Option<BufferRef> {
        let (source, true) = stash_source(self.sweep)? else { return None };
        match (self.overlap, self.sources[source]) {
            (Overlap::Contraction(_) | Overlap::Rows(_), SourceAt::Head { tile, .. }) => Some(tile),
            _ => None,
        }
    }

    /// Whether a contracted value takes the place of the tile of logits that it is made of, group of rows by group of
    /// rows: where there is no room for a buffer of its own, logits are in the type in which it is multiplied, nothing
    /// reads them twice and no other value does.
    pub(super) fn value_in_place(&self) -> bool {
        if self.optional.values_apart {
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
