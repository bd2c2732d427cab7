//! Canonicalizes the values that loops pass to each other: stacks that are read have one reader, which reads them as they were
//! written, and slices of chunks are inline.

use crate::rematerialize::computation::argument_for;
use crate::rematerialize::constraints;
use crate::rematerialize::residuals::sizes_of_logits;
use crate::rewrite::inline::Inliner;
use crate::rewrite::{carries, cleanup};
use grpo_dataflow::calls;
use grpo_dataflow::reshape::peel;
use grpo_dataflow::trip_count::While;
use grpo_ir::{Kind, Op, Val};
use rustc_hash::FxHashSet as HashSet;

/// Canonicalizes the loops of a module, if there are several.
pub(super) fn loops(module: Op) {
    let all = || -> Vec<While> { module.walk().into_iter().filter_map(While::of).collect() };
    if all().len() < 2 {
        return;
    }
    // Innermost loops first. Unused slices, which inlining leaves, are no users of a stack.
    all().iter().rev().for_each(|of| cleanup::erase_dead(of.body));
    let sizes = all().into_iter().flat_map(|of| sizes_of_logits(of.body)).map(|(size, _)| size);
    if let Some(least) = sizes.min() {
        // A stack's reader follows its producer, and may be its only user.
        for at in (0..all().len()).rev() {
            if let Some(of) = all().get(at) {
                carries::remove_unread(*of, least);
            }
        }
    }
    inline_slices(module, &passing_residuals(module));
    constraints::of_stacks(&passing_residuals(module));
    all().iter().for_each(|of| read_as_made(of.op));
}

/// The loops with logits, and those around them, if loops read their results, with these and the loops in them, once each.
fn passing_residuals(module: Op) -> Vec<While> {
    let mut found: Vec<Op> = Vec::new();
    for of in module.walk().into_iter().filter_map(While::of) {
        let regions = of.body.ops().into_iter().filter(|op| !op.is(Kind::While)).flat_map(Op::regions);
        let mut blocks = regions.flat_map(|region| region.blocks()).chain([of.body]);
        if blocks.all(|block| sizes_of_logits(block).is_empty()) {
            continue;
        }
        let around = of.op.ancestors().filter(|op| op.is(Kind::While));
        let around: Vec<Op> = std::iter::once(of.op).chain(around).collect();
        let readers: Vec<Op> = around.iter().flat_map(|op| op.results()).flat_map(readers).collect();
        if !readers.is_empty() {
            found.extend(around);
            let within = readers.iter().flat_map(|op| op.walk()).filter(|op| op.is(Kind::While));
            found.extend(within.chain(readers.iter().copied()));
        }
    }
    let mut seen: HashSet<Op> = HashSet::default();
    found.into_iter().filter(|op| seen.insert(*op)).filter_map(While::of).collect()
}

/// The loops that read a value, possibly reshaped, or returned to another manual computation.
fn readers<'c>(v: Val<'c>) -> Vec<Op<'c>> {
    let through = |op: Op<'c>| match op.kind() {
        Kind::While => vec![op],
        Kind::Reshape | Kind::BroadcastInDim | Kind::ShardingConstraint => readers(op.result(0)),
        Kind::ShardyReturn => argument_for(v).map(readers).unwrap_or_default(),
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

/// Replaces values that a loop or manual computation reads through several reshapes by the source, if it has their shape:
/// `scan(unroll=2)` computes `[steps, 2, …]` from `[2·steps, …]`, and vice versa.
pub(super) fn read_as_made(of: Op) {
    for (at, v) in of.operands().enumerate() {
        let made = peel(v);
        if made == v || made.mlir_type() != v.mlir_type() || !is_reshaped(v) {
            continue;
        }
        of.set_operand(at, made);
        let mut dead = v;
        while let Some(op) = dead.def().filter(|_| dead != made && dead.is_unused()) {
            dead = op.operand(0);
            op.erase();
        }
    }
}

/// True if all operations that `peel` looks through are reshapes.
fn is_reshaped(v: Val) -> bool {
    let changes = |op: &Op| matches!(op.kind(), Kind::Reshape | Kind::BroadcastInDim);
    peel(v) == v || v.def().filter(changes).is_some_and(|op| is_reshaped(op.operand(0)))
}
