//! Inlines functions that slice a chunk of a loop's operand: values passed between loops are analysed inline.

use crate::rematerialize::residuals::sizes_of_logits;
use crate::rematerialize::stacks::Way;
use crate::rewrite::inline::Inliner;
use grpo_dataflow::calls;
use grpo_dataflow::trip_count::While;
use grpo_ir::{Block, Kind, Op, Val};

/// Inlines small functions in the bodies of loops that may pass residuals: JAX outlines slices of chunks.
pub(super) fn inline<'c>(module: Op<'c>, loops: &[While<'c>]) {
    const FEW: usize = 16;
    let is_little = |f: &Op| {
        let inner = f.walk();
        inner.len() <= FEW && inner.iter().all(|op| op.regions().is_empty() && !calls::is_call(*op))
    };
    let readers = |of: &While<'c>| -> Vec<Block<'c>> {
        let uses = of.op.results().flat_map(Val::uses);
        uses.filter_map(|used| Some(While::of(used.owner)?.body)).collect()
    };
    let mut bodies: Vec<Block> = Vec::new();
    let makes_logits = |of: &&While<'c>| {
        let is_around = |op: &Op| matches!(op.kind(), Kind::ManualComputation | Kind::Case | Kind::If);
        let around = of.body.ops().into_iter().filter(is_around).flat_map(Op::regions);
        let blocks = around.flat_map(|region| region.blocks()).chain([of.body]);
        blocks.into_iter().any(|block| !sizes_of_logits(block).is_empty())
    };
    for of in loops.iter().filter(makes_logits) {
        let around = Way::all(*of).into_iter().flat_map(|way| way.loops().collect::<Vec<_>>());
        let mut others = readers(of);
        others.extend(around.map(|of| of.body));
        let handing = if others.is_empty() { None } else { Some(of.body) };
        for body in handing.into_iter().chain(others) {
            if !bodies.contains(&body) {
                bodies.push(body);
            }
        }
    }
    let functions = calls::Functions::of(module);
    let mut inliner = None;
    for call in bodies.into_iter().flat_map(Block::ops).filter(|op| calls::is_call(*op)) {
        if functions.callee(call).is_some_and(|f| is_little(&f)) {
            inliner.get_or_insert_with(|| Inliner::of(module)).inline(call);
        }
    }
    if let Some(inliner) = inliner {
        inliner.finish(module);
    }
}
