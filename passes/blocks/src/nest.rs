//! Loops over rows within a loop over columns, and other regions and calls in its body.

use crate::{Aim, coalesce_alone};
use grpo_dataflow::calls;
use grpo_dataflow::constants::taken;
use grpo_dataflow::trip_count::{Counted, While};
use grpo_dataflow::walk::Walk;
use grpo_ir::{Builder, Kind, Op};
use grpo_recognize::anchor::{is_anchor_exponential, of_exponentials, source_product};
use grpo_transforms::rewrite::inline::Inliner;
use grpo_transforms::rewrite::{branches, cleanup, scatter_to_one_hot};
use rustc_hash::FxHashSet as HashSet;

/// The barrier that `jax.checkpoint` adds around the operands of a recomputation.
const BARRIER: Kind = Kind::OptimizationBarrier;

/// Replaces a loop by a copy whose body has only operations that [the pass](super) analyses; the original is then in no block. None
/// if nothing changes.
///
/// Calls and branches that are always taken are inlined, loops of one trip are replaced by their bodies, slices of a whole array by
/// the array, scatters of one update per row by sums ([`scatter_to_one_hot`]), barriers by their operands, and loops over rows of
/// the tile are coalesced, which changes the order of sums over rows.
pub fn copy<'c>(inliner: &mut Inliner<'c>, of: While<'c>) -> Option<While<'c>> {
    let inside = with_callees(inliner, of.op);
    let hides = |op: &Op| {
        op.is(Kind::While)
            || op.is(Kind::Scatter)
            || op.is(BARRIER)
            || calls::is_call(*op)
            || taken(*op).is_some()
    };
    let sweeps = inside.iter().any(|op| is_anchor_exponential(*op))
        && inside.iter().any(|op| op.is(Kind::DotGeneral) || op.is(BARRIER));
    if !sweeps || !inside.iter().any(hides) {
        return None;
    }
    let copy = of.op.clone_op();
    replace(of.op, copy);
    open(While::of(copy)?, inliner);
    While::of(copy)
}

/// All operations in a loop and in its callees.
fn with_callees<'c>(inliner: &Inliner<'c>, of: Op<'c>) -> Vec<Op<'c>> {
    let callee = |op| if calls::is_call(op) { inliner.callee(op) } else { None };
    Walk::along(of.walk(), |op| callee(op).into_iter().flat_map(Op::walk)).items().collect()
}

/// Replaces the copy by the original loop.
pub(crate) fn restore(copy: Op, original: Op) {
    replace(copy, original);
    copy.erase();
}

fn replace(old: Op, new: Op) {
    Builder::before(old).insert_op(new);
    for (old, new) in old.results().zip(new.results()) {
        old.replace_all_uses(new);
    }
    old.detach();
}

/// Inlines the regions and calls of a loop's body, including those of nested loops.
fn open<'c>(of: While<'c>, inliner: &mut Inliner<'c>) {
    inliner.inline_all(|| of.op.walk());
    // Inner ones first.
    let mut all = of.op.walk();
    while let Some(op) = all.pop() {
        if taken(op).is_some() {
            branches::take(op);
        }
    }
    for op in of.body.ops().into_iter().filter(|op| op.is(BARRIER)) {
        for (v, result) in op.operands().zip(op.results()) {
            result.replace_all_uses(v);
        }
        op.erase();
    }
    read_given(of);
    let mut seen = HashSet::default();
    // Erases operations that become dead.
    while let Some(inner) = of.body.ops().into_iter().filter_map(While::of).find(|of| seen.insert(of.op))
    {
        open(inner, inliner);
        if let Some(counted) = Counted::of(inner.op) {
            match counted.ends_after() {
                Some(1) => once(inner),
                Some(_) if multiplies(&inner) => drop(coalesce_alone(counted, &mut Aim::Rows)),
                _ => {}
            }
        }
    }
    for op in of.body.ops() {
        if !scatter_to_one_hot::write_out(op) {
            read_whole(op);
        }
    }
    cleanup::erase_dead(of.body);
}

/// True if a softmax of the body is of a product.
fn multiplies(of: &While) -> bool {
    of.body.ops().into_iter().filter_map(of_exponentials).any(|t| source_product(t.val).is_some())
}

/// Replaces arguments of a body that are loop-invariant by their initial values.
fn read_given(of: While) {
    for (carry, arg) in of.body.args().into_iter().enumerate().filter(|(carry, _)| of.keeps(*carry)) {
        for read in arg.uses().into_iter().filter(|read| Some(read.owner) != of.body.terminator()) {
            read.owner.set_operand(read.index, of.op.operand(carry));
        }
    }
}

/// Replaces a slice of a whole array, or of one that is overwritten entirely, by the array: any start index is clamped to 0.
fn read_whole(op: Op) {
    let all = match op.kind() {
        Kind::DynamicSlice => op.operand(0),
        Kind::DynamicUpdateSlice => op.operand(1),
        _ => return,
    };
    if all.mlir_type() == op.result(0).mlir_type() {
        op.result(0).replace_all_uses(all);
    }
}

/// Replaces a loop of one trip by its body.
fn once(of: While) {
    for (arg, start) in of.body.args().into_iter().zip(of.op.operands()) {
        arg.replace_all_uses(start);
    }
    let next = of.next();
    for op in of.body.ops().into_iter().filter(|op| !op.is_return()) {
        op.move_before(of.op);
    }
    for (result, next) in of.op.results().zip(next) {
        result.replace_all_uses(next);
    }
    of.op.erase();
}
