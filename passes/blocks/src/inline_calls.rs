//! Inlines calls that compute a loop's tiles.

use grpo_dataflow::trip_count::While;
use grpo_dataflow::walk::Walk;
use grpo_ir::{TensorType, Val};
use grpo_transforms::rewrite::inline::Inliner;

/// Inlines the calls in the body, those that define operands of the loop, and those that compute the integers that these depend on.
pub(crate) fn inline_calls<'c>(inliner: &mut Inliner<'c>, of: While<'c>) {
    inliner.inline_all(|| {
        let is_integer = |v: &Val| TensorType::of(*v).is_some_and(|ty| !ty.elem.is_float());
        let given = Walk::along(of.op.operands().filter_map(Val::def), |op| {
            let follows = op.results().all(|v| is_integer(&v));
            let operands = op.operands().filter(move |v| follows && is_integer(v));
            operands.filter_map(Val::def)
        });
        of.body.ops().into_iter().chain(given.items()).collect()
    });
}
