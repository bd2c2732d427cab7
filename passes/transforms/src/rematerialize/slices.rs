//! Inlines functions that slice a chunk of a loop's operand: values passed between loops are analysed inline.

use crate::rewrite::inline::Inliner;
use grpo_dataflow::calls;
use grpo_dataflow::trip_count::While;
use grpo_ir::Op;

/// Inlines small functions in the bodies of loops that pass residuals: JAX outlines slices of chunks.
pub(super) fn inline(module: Op, loops: &[While]) {
    const FEW: usize = 16;
    let is_little = |f: Op| {
        let inner = f.walk();
        inner.len() <= FEW && inner.iter().all(|op| op.regions().is_empty() && !calls::is_call(*op))
    };
    let calls = loops.iter().flat_map(|of| of.body.ops()).filter(|op| calls::is_call(*op));
    let calls: Vec<Op> = calls.collect();
    if calls.is_empty() {
        return;
    }
    let mut inliner = Inliner::of(module);
    for call in calls {
        if inliner.callee(call).is_some_and(is_little) {
            inliner.inline(call);
        }
    }
    inliner.finish(module);
}
