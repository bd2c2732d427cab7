//! The gradient by the logits of a tile in the memory of the logits.
//!
//! XLA:GPU does not write an elementwise operation's result over the output of a library's product, which is an element of a tuple. An
//! update of a slice is always in place. So the gradient is computed in two halves of rows, each an update of the logits.

use grpo_ir::{Builder, Start, Val};
use grpo_sweep::{NodeId, NodeOp, Sink, Source, Sweep};
use rustc_hash::FxHashMap as HashMap;

/// The node of a head's logits, and the one of their gradient that can be in the same memory: the only value that sinks read, all of them
/// contractions, and of the logits' type.
pub(crate) fn in_place(sweep: &Sweep) -> Option<[NodeId; 2]> {
    let [Source::Head { elem, .. }] = sweep.sources[..] else { return None };
    let gradient = *sweep.sinks.first()?.values().first()?;
    let contracts = |sink: &Sink| sink.dot().is_some() && sink.values() == [gradient];
    let same = sweep.rows > 1 && sweep.body.elem(gradient) == elem && sweep.sinks.iter().all(contracts);
    let nodes = sweep.body.reachable(&[gradient]);
    let mut logits = nodes.into_iter().filter(|id| sweep.body.node(*id).op == NodeOp::Source(0));
    let logits = logits.next().filter(|id| same && *id != gradient)?;
    Some([logits, gradient])
}

/// The gradient by the logits of a tile, whose first column is `first`, by its node. None if it cannot be in the memory of the logits.
pub(crate) fn gradient_in_place<'c>(
    b: &Builder<'c>,
    part: &Sweep<'c>,
    first: Start<'c>,
) -> Option<(NodeId, Val<'c>)> {
    let [logits, gradient] = in_place(part)?;
    let half = part.rows / 2;
    let mut now = part.logits(b, &part.sources[0]);
    for (from, rows) in [(0, half), (half, part.rows - half)] {
        let rows_of = |v: Val<'c>| b.slice(v, 0, Start::At(from), rows);
        let row_operands = part.row_operands.iter().map(|v| rows_of(*v)).collect();
        let strip = Sweep { rows, row_operands, ..part.clone() };
        let mut known = HashMap::from_iter([(logits, rows_of(now))]);
        let value = strip.tile_values_of(b, &[gradient], first, &mut known)[0];
        now = b.barrier(&[b.update(now, value, &[Start::At(from), Start::At(0)])])[0];
    }
    Some((gradient, now))
}
