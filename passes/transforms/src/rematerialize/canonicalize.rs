//! Canonicalizes the values that operations pass to each other: stacks that are read have one reader, which reads them as they were
//! written, and slices of chunks are inline.

use crate::rematerialize::branches::without_unused;
use crate::rematerialize::computation::Computation;
use crate::rematerialize::constraints;
use crate::rematerialize::residuals::{may_pass, sizes_of_logits};
use crate::rewrite::inline::Inliner;
use crate::rewrite::{carries, cleanup};
use grpo_dataflow::calls;
use grpo_dataflow::conditional::Branches;
use grpo_dataflow::marks::MARK;
use grpo_dataflow::mesh::Mesh;
use grpo_dataflow::trip_count::While;
use grpo_ir::{Block, Kind, Op, Val};
use rustc_hash::FxHashSet as HashSet;

/// Canonicalizes what the operations of a module pass to each other.
pub(super) fn over(module: Op, meshes: &[Mesh]) {
    let all = || -> Vec<While> { module.walk().into_iter().filter_map(While::of).collect() };
    // Innermost loops first. Unused slices, which inlining leaves, are no users of a stack.
    all().iter().rev().for_each(|of| cleanup::erase_dead(of.body));
    if let Some(least) = least_logits(module) {
        remove_unread(module, least, meshes);
    }
    inline_slices(module, &passing_residuals(module));
    constraints::of_stacks(&passing_residuals(module));
    all().iter().for_each(|of| cleanup::skip_reshapes(of.op));
}

/// The smallest element count of logits in blocks of operations that may pass residuals.
fn least_logits(within: Op) -> Option<i64> {
    let ops = std::iter::once(within).chain(within.walk()).filter(|op| may_pass(*op));
    let blocks = ops.flat_map(Op::regions).flat_map(|region| region.blocks());
    blocks.flat_map(sizes_of_logits).map(|(size, _)| size).min()
}

/// Removes loops, conditionals and manual computations that nothing reads, unread carries of at least `large` elements, and unread
/// results of conditionals and manual computations with logits: autodiff adds such results. Readers come first: they follow what they
/// read, or are around it.
fn remove_unread(within: Op, large: i64, meshes: &[Mesh]) {
    let blocks = within.regions().into_iter().flat_map(|region| region.blocks());
    for op in blocks.flat_map(Block::ops).rev().filter(|op| !op.regions().is_empty()) {
        // A copy has no side effects, and neither have the functions that it calls.
        let is_pure = || op.attr(MARK).is_some() || cleanup::is_pure(op);
        if may_pass(op) && op.results().all(Val::is_unused) && is_pure() {
            op.erase();
            continue;
        }
        let op = While::of(op).map_or(op, |of| carries::remove_unread(of, large).op);
        let unread = op.results().filter(|v| v.is_unused()).count();
        let is_read_in_part = unread > 0 && unread < op.num_results() && least_logits(op).is_some();
        let conditional = Branches::of(op).filter(|_| is_read_in_part);
        let op = conditional.map_or(op, |of| without_unused(&of));
        let mut computations = meshes.iter().filter_map(|mesh| Computation::of(op, mesh));
        let computation = computations.find(|_| is_read_in_part);
        let op = computation.map_or(op, Computation::without_unused_results);
        remove_unread(op, large, meshes);
    }
}

/// The loops with logits in them of which loops read results, these readers, and the loops in both, once each.
fn passing_residuals(module: Op) -> Vec<While> {
    let mut found: Vec<Op> = Vec::new();
    for op in module.walk().into_iter().filter(|op| op.is(Kind::While) && least_logits(*op).is_some()) {
        let readers: Vec<Op> = op.results().flat_map(readers).collect();
        if !readers.is_empty() {
            found.extend(readers.into_iter().chain([op]).flat_map(|op| [vec![op], op.walk()].concat()));
        }
    }
    let mut seen: HashSet<Op> = HashSet::default();
    found.into_iter().filter_map(While::of).filter(|of| seen.insert(of.op)).collect()
}

/// The loops that read a value, possibly reshaped.
fn readers<'c>(v: Val<'c>) -> Vec<Op<'c>> {
    let through = |op: Op<'c>| match op.kind() {
        Kind::While => vec![op],
        Kind::Reshape | Kind::BroadcastInDim | Kind::ShardingConstraint => readers(op.result(0)),
        _ => Vec::new(),
    };
    v.uses().into_iter().flat_map(|used| through(used.owner)).collect()
}

/// Inlines small functions in the bodies of loops that pass residuals: JAX outlines slices of chunks.
fn inline_slices(module: Op, loops: &[While]) {
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
