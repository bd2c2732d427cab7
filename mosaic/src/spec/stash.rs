//! Buffers of logits that one kernel stashes in HBM and another one reads.

use super::{BufferRef, IndexMap, KernelSpec, Operand, SinkAt, StashRef, shape};
use grpo_ir::TensorType;
use grpo_sweep::{NodeId, NodeOp, Sink, Sweep};

impl KernelSpec<'_, '_> {
    /// Allocates arrays and slots of stashed logits. A contracted value of the same type can overwrite tiles that are
    /// read: a group of rows is read before the value is written.
    pub(super) fn place_stash(&mut self) {
        let Some((source, inputs)) = stash_source(self.sweep) else { return };
        let mut parts = Vec::new();
        for k in &self.sweep.stashed {
            let t = TensorType::of(k.value).expect("a sweep's operands are static tensors");
            let place = self.input(Operand::Array(k.value), shape(k.value), t.elem, IndexMap::Hbm);
            parts.push((place, k.region));
        }
        let e = self.sweep.sources[source].elem();
        for (sink, at) in self.sweep.sinks.iter().zip(&self.sinks) {
            if let (Sink::Stash { region, .. }, SinkAt::Stash(place)) = (sink, at) {
                parts.push((*place, *region));
            }
        }
        let slots = match (self.shared_slots(), &self.values[..]) {
            (Some(slots), _) => slots,
            (None, [(_, _, BufferRef::Scratch(i))]) if inputs && self.value_in_place() => {
                self.scratch[*i].shape[0] *= 2;
                BufferRef::Scratch(*i)
            }
            _ => self.buffer([2 * self.tiles.rows, self.tiles.cols], e),
        };
        self.stashed = Some(StashRef { slots, parts });
    }
}

/// The source whose logits a sweep stashes or reads, and whether it reads them.
pub(super) fn stash_source(sweep: &Sweep) -> Option<(usize, bool)> {
    let source = |value: &NodeId| match sweep.body.node(*value).op {
        NodeOp::Source(i) => Some(i),
        _ => None,
    };
    let keeps = sweep.sinks.iter().find_map(|s| match s {
        Sink::Stash { value, .. } => source(value),
        _ => None,
    });
    sweep.stashed.first().map(|k| (k.source, true)).or(keeps.map(|i| (i, false)))
}
