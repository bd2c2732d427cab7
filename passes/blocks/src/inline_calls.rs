//! Calls that hide what a loop over tiles computes.

use grpo_dataflow::trip_count::While;
use grpo_ir::{Op, TensorType, Val};
use grpo_transforms::rewrite::inline::Inliner;
use rustc_hash::FxHashSet as HashSet;

/// Inlines what the body calls, and what makes the values that the loop is given, and the integers that these are made of.
pub(crate) fn inline_calls<'c>(inliner: &mut Inliner<'c>, of: While<'c>) {
    inliner.inline_all(|| {
        let mut pending: Vec<Op> = of.op.operands().into_iter().filter_map(Val::def).collect();
        let mut given: HashSet<Op> = HashSet::default();
        while let Some(op) = pending.pop() {
            let is_integer = |v: &Val| TensorType::of(*v).is_some_and(|ty| !ty.elem.is_float());
            if given.insert(op) && op.results().iter().all(is_integer) {
                let operands = op.operands().into_iter().filter(is_integer);
                pending.extend(operands.filter_map(Val::def));
            }
        }
        of.body.ops().into_iter().chain(given).collect()
    });
}
