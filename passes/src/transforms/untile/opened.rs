//! Calls that hide what a loop over tiles computes, or what is made of it.

use super::lift::Lift;
use crate::analysis::calls;
use crate::analysis::counted::While;
use crate::ir::{Op, TensorType, Val};
use crate::rewrite::inline::Inliner;
use rustc_hash::FxHashSet as HashSet;

/// Inlines what the body calls, and what makes the values that the loop is given, and the integers that these are made of.
pub(super) fn inline_calls<'c>(inliner: &mut Inliner<'c>, of: While<'c>) {
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

/// Inlines what is called with the logits beside the loop, such as `take_along_axis`: no sweep would reach into it.
pub(super) fn inline_readers(lift: &Lift) {
    let of = lift.of.op;
    let (Some((large, _)), Some(block), Some(module)) = (lift.logits, of.block(), of.ancestors().last())
    else {
        return;
    };
    let is_large = |v: &Val| TensorType::of(*v).is_some_and(|ty| ty.elements() == large);
    let all = block.ops().into_iter().filter(|op| calls::is_call(*op));
    let calls: Vec<Op> =
        all.filter(|op| op.operands().iter().chain(&op.results()).any(is_large)).collect();
    if calls.is_empty() {
        return;
    }
    let mut inliner = Inliner::of(module);
    calls.into_iter().for_each(|call| {
        inliner.inline(call);
    });
    inliner.finish(module);
}
