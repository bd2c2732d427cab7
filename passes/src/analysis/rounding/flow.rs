//! What becomes of a number of each row that a sink takes of a region's values.

use super::{chooses, moves, stays_wide};
use crate::analysis::region::Region;
use crate::ir::{Elem, Op, TensorType, Val};
use crate::sweep::is_sweep;
use rustc_hash::FxHashSet as HashSet;
use std::collections::VecDeque;

impl<'c> Region<'c> {
    /// Whether what a sink takes is compared as it is, or leaves as a bf16 number, and nothing else is made of it.
    pub(super) fn is_asked_alone(&self, sink: Op<'c>, sinks: &HashSet<Op<'c>>) -> bool {
        sink.results().into_iter().all(|v| {
            self.flow(v, sinks, &HashSet::default())
                .is_some_and(|flow| flow.is_asked_alone() && !flow.leaves_wide)
        })
    }

    /// What becomes of a value of rows; none if a sink takes something of it. `asked` are row values of the region that are only compared
    /// with.
    pub(super) fn flow(
        &self,
        taken: Val<'c>,
        sinks: &HashSet<Op<'c>>,
        asked: &HashSet<Val<'c>>,
    ) -> Option<Flow<'c>> {
        let block = sinks.iter().next().and_then(|op| op.block())?;
        let largest = self.rows.max(self.cols);
        let mut flow = Flow { as_taken: HashSet::from_iter([taken]), ..Flow::default() };
        let mut pending = VecDeque::from([taken]);
        while let Some(v) = pending.pop_front() {
            flow.wide.insert(v);
            let as_it_is = flow.as_taken.contains(&v);
            let is_wide = TensorType::of(v).is_some_and(|t| t.elem == Elem::F32);
            for used in v.uses() {
                let op = used.owner;
                if op.is_return() {
                    flow.leaves |= as_it_is && !is_wide;
                    flow.leaves_wide |= is_wide;
                    flow.strays |= !as_it_is;
                    // The next trip is given it.
                    let body = block.parent().filter(|op| as_it_is && op.is("stablehlo.while"));
                    flow.rounded.extend(body.and_then(|_| block.args().get(used.index).copied()));
                    continue;
                }
                if op.results().into_iter().any(|v| self.is_computed(v)) {
                    match moves(op) && op.results().iter().all(|v| asked.contains(v)) {
                        true => flow.asked.extend(op.results()),
                        false => {
                            flow.is_read |= as_it_is;
                            flow.strays |= !as_it_is;
                        }
                    }
                    continue;
                }
                if sinks.contains(&op) {
                    return None;
                }
                if op.block() == Some(block) && is_sweep(op) {
                    // Another region's, a reference model's head: it reads numbers of rows in f32, and gives them so (`widen-rows`).
                    flow.leaves_wide |= is_wide;
                    flow.strays |= !as_it_is;
                    if flow.seen.insert(op) {
                        let is_small =
                            |v: &Val| TensorType::of(*v).is_some_and(|ty| ty.elements() <= largest);
                        let (small, large): (Vec<Val>, _) = op.results().into_iter().partition(is_small);
                        pending.extend(small);
                        flow.rounded.extend(large);
                    }
                    continue;
                }
                if op.block() != Some(block) || !stays_wide(op, largest) {
                    flow.leaves |= as_it_is && !is_wide;
                    flow.leaves_wide |= is_wide;
                    flow.strays |= !as_it_is;
                    let of_block = op.ancestors().chain([op]).find(|op| op.block() == Some(block));
                    flow.rounded.extend(of_block.into_iter().flat_map(Op::results));
                    continue;
                }
                let is_new = flow.seen.insert(op);
                let stays = as_it_is && (moves(op) || chooses(op) || op.is("stablehlo.convert"));
                let newly_taken =
                    stays && op.results().into_iter().filter(|r| flow.as_taken.insert(*r)).count() > 0;
                // A condition is no number that anything has to agree with.
                if (is_new || newly_taken) && !op.is("stablehlo.compare") {
                    pending.extend(op.results());
                }
            }
        }
        Some(flow)
    }

    /// Whether what is rounded outside of these, or in the trip before, comes back neither to the region nor to what is made of the same
    /// values and is f32, but for comparisons, which `widen-rows` makes of roundings, and those of the region, which alone read the row values `asked`.
    pub(super) fn stay_apart(
        &self,
        flows: &[&Flow<'c>],
        sinks: &HashSet<Op<'c>>,
        asked: &HashSet<Val<'c>>,
    ) -> bool {
        let as_taken = |v: &Val<'c>| flows.iter().any(|flow| flow.as_taken.contains(v));
        let is_wide = |v: &Val<'c>| flows.iter().any(|flow| flow.wide.contains(v));
        let mut rounded: HashSet<Val> = HashSet::default();
        let mut pending: Vec<Val> = flows.iter().flat_map(|flow| flow.rounded.iter().copied()).collect();
        while let Some(v) = pending.pop() {
            if is_wide(&v) {
                return false;
            }
            if !rounded.insert(v) {
                continue;
            }
            for op in v.uses().into_iter().map(|used| used.owner) {
                // The larger one of a number and the rounding of another: rounded, it is the larger one of their roundings.
                if chooses(op) && op.results().iter().all(as_taken) {
                    continue;
                }
                let hands_on = moves(op)
                    || op.is_return()
                    || ["compare", "while", "optimization_barrier", "dynamic_update_slice"]
                        .iter()
                        .any(|name| op.name().strip_prefix("stablehlo.") == Some(name));
                let meets = op.operands().iter().any(is_wide);
                if moves(op) && op.results().iter().all(|v| asked.contains(v)) {
                    continue;
                }
                if sinks.contains(&op)
                    || meets && !hands_on
                    || op.results().into_iter().any(|v| self.is_computed(v))
                {
                    return false;
                }
                if !op.is("stablehlo.compare") {
                    pending.extend(op.ancestors().chain([op]).flat_map(Op::results));
                }
            }
        }
        true
    }
}

/// The value that moves and conversions make `v` of.
pub(super) fn as_it_is(v: Val) -> Val {
    match v.def().filter(|op| moves(*op) || op.is("stablehlo.convert")) {
        Some(op) => as_it_is(op.operand(0)),
        None => v,
    }
}

/// What becomes of a value of rows that was taken of a region's values.
#[derive(Default)]
pub(super) struct Flow<'c> {
    /// What is, number by number, one of those that were taken.
    pub(super) as_taken: HashSet<Val<'c>>,
    /// All that is made of it in f32.
    pub(super) wide: HashSet<Val<'c>>,
    /// By these operations.
    pub(super) seen: HashSet<Op<'c>>,
    /// Whether the region reads it as it is, and not only to compare with it.
    pub(super) is_read: bool,
    /// The row values of the region that are only compared with.
    pub(super) asked: HashSet<Val<'c>>,
    /// Whether what is made of it, such as a difference, leaves, or is read by the region.
    pub(super) strays: bool,
    /// Whether it leaves as it is, as a bf16 number.
    pub(super) leaves: bool,
    /// Whether it, or what is made of it, leaves as an f32 number.
    pub(super) leaves_wide: bool,
    /// What others make of it, rounded.
    pub(super) rounded: Vec<Val<'c>>,
}

impl Flow<'_> {
    /// Whether it is compared, or leaves as it is, and nothing else is made of it.
    pub(super) fn is_asked_alone(&self) -> bool {
        !self.is_read && !self.strays
    }
}
