//! Inlines calls that compute a loop's tiles.

use grpo_dataflow::trip_count::While;
use grpo_ir::{Op, TensorType, Val};
use grpo_transforms::rewrite::inline::Inliner;
use rustc_hash::FxHashSet as HashSet;

/// Inlines the calls in the body, those that define operands of the loop, and those that compute the integers that these depend on.
pub(crate) fn inline_calls<'c>(inliner: &mut Inliner<'c>, of: While<'c>) {
    inliner.inline_all(|| {
        let mut pending: Vec<Op> = of.op.operands().filter_map(Val::def).collect();
        let mut given: HashSet<Op> = HashSet::default();
        while let Some(op) = pending.pop() {
            let is_integer = |v: &Val| TensorType::of(*v).is_some_and(|ty| !ty.elem.is_float());
            if given.insert(op) && op.results().all(|v| is_integer(&v)) {
                let operands = op.operands().filter(is_integer);
                pending.extend(operands.filter_map(Val::def));
            }
        }
        of.body.ops().into_iter().chain(given).collect()
    });
}
