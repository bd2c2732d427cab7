//! What a kernel is laid out with for pace alone, as far as there is VMEM for it.

use super::tables::Tables;
use super::{BufferRef, KernelSpec, LANES, Order, Overlap, SinkAt, Vmem, numerics, stash_source};
use grpo_ir::Elem;
use grpo_sweep::{Layout, Sink, Sweep, Tiles};

/// Buffers that a kernel could do without.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct OptionalBuffers {
    /// The body runs beneath a product.
    pub beneath: bool,
    /// No contracted value takes the place of a tile of logits.
    pub values_apart: bool,
    /// The matrix of the contraction over rows is turned once a step, so that the body can run beneath its strips: each
    /// would turn it again. Its sums are read and written once whatever the strips, those of a contraction over columns
    /// once a strip.
    pub turned: bool,
}

impl<'s, 'c> KernelSpec<'s, 'c> {
    /// Lays out the kernel of a sweep all of whose sinks belong to `order`. Windows are buffered
    /// twice; where that takes more than the limit, those that stay over the inner loop are
    /// buffered once. The body runs beneath a product where there is room for that as well. Where both gradients come from
    /// one tile, hidden states are turned if there is room for it, and where tiles of logits are
    /// found, the value that is contracted has a buffer of its own if there is room: written where a tile arrives, the body
    /// on one strip would wait for the product that reads another one.
    pub fn new(sweep: &'s Sweep<'c>, order: Order, tiles: Tiles, vmem: Vmem) -> KernelSpec<'s, 'c> {
        let tables = Tables::of(sweep);
        let with = |optional| KernelSpec::laid_out(sweep, order, tiles, vmem, optional, tables.clone());
        let beneath = OptionalBuffers { beneath: true, ..OptionalBuffers::default() };
        let finds = matches!(stash_source(sweep), Some((_, true)));
        for optional in [
            OptionalBuffers { values_apart: finds, turned: true, ..beneath },
            OptionalBuffers { values_apart: finds, ..beneath },
        ] {
            let spec = with(optional);
            let used = (spec.turned.is_some() || !optional.turned)
                && (optional.turned || optional.values_apart);
            let below = matches!(spec.overlap, Overlap::Contraction(_));
            if used && below && spec.buffers_twice() && spec.vmem_bytes() <= vmem.limit {
                return spec;
            }
        }
        let spec = with(beneath);
        if spec.overlap == Overlap::None || spec.vmem_bytes() <= vmem.limit {
            return spec;
        }
        with(OptionalBuffers::default())
    }

    /// Makes room for the turned matrix of the first contraction over rows that can have one: where both gradients come from
    /// one tile, all blocks of rows are whole, and so are the registers that are turned.
    pub(super) fn place_turned(&mut self) {
        let joined = matches!(self.overlap, Overlap::Contraction(_)) && self.hbm_accumulators() > 0;
        let Tiles { rows, .. } = self.tiles;
        if !self.optional.turned || !joined || rows % LANES != 0 || self.sweep.rows % rows != 0 {
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
        self.turned = Some((sink, place));
    }
}
