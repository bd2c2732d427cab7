//! Buffers that only make a kernel faster, allocated if VMEM allows it.

use super::{BufferRef, KernelSpec, LANES, Overlap, SinkAt, numerics};
use grpo_ir::Elem;
use grpo_sweep::{Layout, Sink, Tiles};

/// The optional buffers of a kernel.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct OptionalBuffers {
    /// Buffers with which the body overlaps a product.
    pub overlap: bool,
    /// A buffer of its own for a contracted value, which otherwise overwrites a tile of logits.
    pub values: bool,
    /// The transposed matrix of the contraction over rows, so that the body can overlap its strips: without the buffer
    /// each strip would transpose the matrix. The sums of this contraction are read and written once a step, those of a
    /// contraction over columns once a strip.
    pub transposed: bool,
}

impl<'s, 'c> KernelSpec<'s, 'c> {
    /// Allocates the buffer of the transposed matrix, for the first contraction over rows that can have one: both
    /// gradients come from one tile, and whole blocks of rows and whole registers are transposed.
    pub(super) fn place_transposed(&mut self) {
        let joined = matches!(self.overlap, Overlap::Contraction(_)) && self.hbm_accumulators() > 0;
        let Tiles { rows, .. } = self.tiles;
        if !self.optional.transposed || !joined || rows % LANES != 0 || self.sweep.rows % rows != 0 {
            return;
        }
        let turns = |(i, sink): (usize, &Sink)| {
            let Sink::ContractRows { layout: Layout::Kv, dot, value } = sink else { return None };
            let SinkAt::Contract { matrix, .. } = &self.sinks[i] else { return None };
            let elem = self.buffer_at(*matrix).elem;
            let num = numerics(self.sweep.body.elem(*value), elem, &dot.precision);
            let extent = self.sweep.matrix_extent(sink)?;
            let pieces = self.pieces(extent, self.tiles, num.exact);
            let narrow = (elem, num.elem) == (Elem::BF16, Elem::BF16);
            let whole = extent % LANES == 0 && self.contracts_straight(pieces, num.exact);
            (narrow && whole).then_some((i, extent))
        };
        let Some((sink, extent)) = self.sweep.sinks.iter().enumerate().find_map(turns) else { return };
        let place: BufferRef = self.buffer([extent, rows], Elem::BF16);
        self.transposed = Some((sink, place));
    }
}
