//! Two slots of VMEM that hold blocks of the head's weights and of their gradient in turn.
//!
//! A block of columns of the weights is dead after its product with the last block of rows, which is when its gradient,
//! bf16 of the same columns, is rounded and copied out. So the kernel of both gradients copies both itself, through two
//! slots (`emit/columns.rs` has the schedule), where windows would take four blocks. The VMEM saved allows tiles of
//! twice the rows, and so half as many steps.

use super::{
    BufferRef, IndexMap, KernelSpec, LANES, LEAST_BLOCKS, Operand, Order, ROWS, SinkAt, elem, shape,
};
use grpo_ir::{Elem, Val};
use grpo_sweep::{Layout, Sink, Source, Sweep};

/// The slots, and the arrays whose blocks they hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ColumnsRef {
    /// A buffer of two blocks.
    pub slots: BufferRef,
    pub weights: BufferRef,
    /// The contraction over rows whose result is the gradient.
    pub sink: usize,
}

/// The weights of a head and the contraction over rows whose result has their type, bf16, and shape. Whole lanes and
/// registers only, as copies need.
fn alike<'c>(sweep: &Sweep<'c>) -> Option<(Val<'c>, usize)> {
    let heads = sweep.sources.iter().filter_map(|s| match s {
        Source::Head { weights, layout: Layout::Kv, .. } => Some(*weights),
        _ => None,
    });
    let whole = |[k, v]: [i64; 2]| k % ROWS == 0 && v % LANES == 0;
    let mut heads = heads.filter(|w| elem(*w) == Elem::BF16 && whole(shape(*w)));
    heads.find_map(|weights| {
        let rounded = |sink: &Sink| match sink {
            Sink::ContractRows { layout: Layout::Kv, dot, .. } => {
                dot.init.is_none()
                    && dot.result.last() == Some(&Elem::BF16)
                    && sweep.matrix_extent(sink) == Some(shape(weights)[0])
            }
            _ => false,
        };
        sweep.sinks.iter().position(rounded).map(|sink| (weights, sink))
    })
}

impl<'c> KernelSpec<'_, 'c> {
    /// Allocates the slots, if both gradients come from one tile.
    pub(super) fn place_columns(&mut self) {
        let joined = |s: &Sink| matches!(s, Sink::ContractCols { .. });
        let joins = self.order == Order::ColMajor && self.sweep.sinks.iter().any(joined);
        if !joins || self.blocks().0 < LEAST_BLOCKS {
            return;
        }
        let Some((weights, sink)) = alike(self.sweep) else { return };
        let [k, v] = shape(weights);
        let slots = self.buffer([2 * k, self.tiles.cols], Elem::BF16);
        let array = self.input(Operand::Array(weights), [k, v], Elem::BF16, IndexMap::Hbm);
        self.columns = Some(ColumnsRef { slots, weights: array, sink });
    }

    /// The slots, if a matrix uses them.
    pub(super) fn column_slots(&self, matrix: Val<'c>, layout: Layout) -> Option<BufferRef> {
        let columns = self.columns.filter(|_| layout == Layout::Kv)?;
        let BufferRef::Input(i) = columns.weights else { return None };
        (self.inputs[i].0 == Operand::Array(matrix)).then_some(columns.slots)
    }

    /// True if the result of a contraction over rows is copied out from the slots.
    pub(super) fn leaves_by_slots(&self, sink: usize) -> bool {
        self.columns.is_some_and(|columns| columns.sink == sink)
    }

    /// The arrays whose blocks the slots hold: the weights and their gradient.
    pub fn column_arrays(&self) -> Option<[BufferRef; 2]> {
        let ColumnsRef { weights, sink, .. } = self.columns?;
        let SinkAt::Contract { out, .. } = &self.sinks[sink] else { return None };
        Some([weights, *out])
    }
}
