//! The operations of a region, for the report.

use crate::region::Region;
use crate::tile::{Def, Tile};
use grpo_io::report::LossOperation;
use grpo_ir::Op;
use rustc_hash::FxHashMap as HashMap;

impl<'c> Region<'c> {
    /// The operations of the loss in program order.
    pub fn operations(&self) -> Vec<LossOperation> {
        let of_tile = |t: &Tile<'c>| match &self.defs[&t.val].1 {
            Def::Head(head) => Some((head.op, "head")),
            Def::Elementwise { op, .. } | Def::OneHot { op, .. } => Some((*op, "map")),
            Def::Opaque(_) => t.val.def().map(|op| (op, "logits")),
            _ => None,
        };
        let tiles = self.order.iter().filter_map(of_tile);
        let sinks = self.consumers.iter().map(|consumer| (consumer.op, "sink"));
        let mut found: Vec<(Op, &'static str)> = tiles.chain(sinks).collect();
        // A region is in one block, except for values of outer blocks.
        let blocks: Vec<_> = found.iter().filter_map(|(op, _)| op.block()).collect();
        let ops = blocks.last().map(|block| block.ops()).unwrap_or_default();
        let places: HashMap<Op, usize> =
            ops.into_iter().enumerate().map(|(i, op)| (op, i + 1)).collect();
        found.sort_by_key(|(op, _)| places.get(op).copied().unwrap_or(0));
        found.into_iter().map(|(op, part)| operation(op, part)).collect()
    }
}

/// The report's entry for an operation.
pub fn operation(op: Op, part: &'static str) -> LossOperation {
    LossOperation {
        op: op.name().to_string(),
        ty: op.results().next().map(|v| v.type_text()).unwrap_or_default(),
        part,
        location: op.location_text(),
    }
}
