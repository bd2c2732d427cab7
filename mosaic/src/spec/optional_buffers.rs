//! Buffers that only make a kernel faster, allocated if VMEM allows it.

use super::tables::Tables;
use super::{BufferRef, KernelSpec, LANES, Order, Overlap, SinkAt, Vmem, numerics, stash_source};
use grpo_ir::Elem;
use grpo_sweep::{Layout, Sink, Sweep, Tiles};

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
    /// Lays out the kernel of a sweep all of whose sinks belong to `order`. Windows are double-buffered; if that
    /// exceeds the VMEM limit, windows that stay over the inner loop are single-buffered.
    ///
    /// The optional buffers, in order of priority: those with which the body overlaps a product; if both gradients come
    /// from one tile, a buffer for a contracted value when tiles of logits are read from HBM (if the value overwrote
    /// the tile, the body on one strip would wait for the product that reads another one), and one for transposed
    /// hidden states.
    pub fn new(sweep: &'s Sweep<'c>, order: Order, tiles: Tiles, vmem: Vmem) -> KernelSpec<'s, 'c> {
        let tables = Tables::of(sweep);
        let with = |optional| KernelSpec::laid_out(sweep, order, tiles, vmem, optional, tables.clone());
        let overlapping = OptionalBuffers { overlap: true, ..OptionalBuffers::default() };
        let finds = matches!(stash_source(sweep), Some((_, true)));
        for optional in [
            OptionalBuffers { values: finds, transposed: true, ..overlapping },
            OptionalBuffers { values: finds, ..overlapping },
        ] {
            let spec = with(optional);
            let used = (spec.transposed.is_some() || !optional.transposed)
                && (optional.transposed || optional.values);
            let below = matches!(spec.overlap, Overlap::Contraction(_));
            if used && below && spec.buffers_twice() && spec.vmem_bytes() <= vmem.limit {
                return spec;
            }
        }
        let spec = with(overlapping);
        if spec.overlap == Overlap::None || spec.vmem_bytes() <= vmem.limit {
            return spec;
        }
        with(OptionalBuffers::default())
    }

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
            let pieces = self.chunks(extent, self.tiles, num.exact);
            let narrow = (elem, num.elem) == (Elem::BF16, Elem::BF16);
            let whole = extent % LANES == 0 && self.contracts_straight(pieces, num.exact);
            (narrow && whole).then_some((i, extent))
        };
        let Some((sink, extent)) = self.sweep.sinks.iter().enumerate().find_map(turns) else { return };
        let place: BufferRef = self.buffer([extent, rows], Elem::BF16);
        self.transposed = Some((sink, place));
    }
}
