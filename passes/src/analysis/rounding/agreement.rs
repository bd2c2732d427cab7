//! Where logits in bf16 and what is taken of them agree without a rounding.
//!
//! The rounding that a softmax in bf16 has before its maximum is left out as a whole where the pass `widen-rows` runs behind, and
//! logits and maximum agree without it: all that is made of maxima, minima and picks is f32 until the region reads it or it leaves
//! as another number, so that `x − max x` is a difference of two f32 numbers, each with the same bits in every sweep, as in a
//! program in f32. A gradient of logits of 300 that are divided by a temperature is 8 % off f64 with the rounding, and 0.2 %
//! without (`rounding_temperature_bf16` of the exports): the gradient's own rounding.
//!
//! NaN, infinities and empty rows go the same ways; what overflows bf16 and not f32, 0.4 % above bf16's largest number, is finite.
//! `x − max x` stays at most 0, with 0 at the maximum. What an additive mask has lowered as a whole keeps the digits of f32, as in
//! f64, rather than being as flat as bf16 makes it.

use super::{chooses, moves, stays_wide};
use crate::analysis::region::Region;
use crate::analysis::sink::{Consumer, ReduceKind};
use crate::analysis::tile::{Def, Tile};
use crate::ir::{Elem, Op, TensorType, Val};
use rustc_hash::FxHashSet as HashSet;
use std::collections::VecDeque;

impl<'c> Region<'c> {
    /// Whether what maxima, minima and picks take of bf16 values is f32 wherever it goes, and nothing asks which of two such
    /// numbers is larger, so that the values need no rounding to agree with it. What is taken may not
    ///
    /// - leave a block as it is (a running maximum that a loop carries: its next trip takes it off a sum of exponentials that were
    ///   made with the unrounded one), or go by an operation that [`stays_wide`] does not know;
    /// - meet values in memory of which it was taken, or an argmax that leaves the region: it names the first of entries that bf16
    ///   has equal. One that only says where a gradient goes (that of a maximum) names the largest, as in f64;
    /// - be compared, among themselves or with the region's values: a token that is as likely as the likeliest one by bf16's
    ///   roundings counts as predicted.
    pub(super) fn agrees_unrounded(&self) -> bool {
        let narrow = |t: &Tile| TensorType::of(t.val).is_some_and(|t| t.elem == Elem::BF16);
        let mut taken = Vec::new();
        let mut taken_of = HashSet::default();
        for consumer in &self.consumers {
            match consumer {
                Consumer::Argmax { op, tile, .. } if narrow(tile) => {
                    if !self.reads_alone(op.result(1)) {
                        return false;
                    }
                    taken.push(op.result(0));
                    self.rounded_for(tile.val, &mut taken_of);
                }
                Consumer::Reduce { op, tile, kind: ReduceKind::Max | ReduceKind::Min, .. }
                | Consumer::Pick { op, tile, .. }
                    if narrow(tile) =>
                {
                    taken.extend(op.results());
                    self.rounded_for(tile.val, &mut taken_of);
                }
                _ => {}
            }
        }
        let is_stored = |c: &Consumer<'c>| match c {
            Consumer::Store { tile } => self.chosen_from(tile.val).iter().any(|v| taken_of.contains(v)),
            _ => false,
        };
        // What a sweep reads as it is stays narrow.
        let is_row =
            |t: &Tile<'c>| matches!(self.defs.get(&self.unaliased(t.val)), Some((_, Def::Row(_))));
        !taken.is_empty()
            && !self.consumers.iter().any(is_stored)
            && !self.consumers.iter().flat_map(Consumer::tiles).any(|t| is_row(&t))
            && !self.compares_with_sinks()
            && self.stay_wide(taken)
    }

    /// Whether nothing but the region reads a row value.
    fn reads_alone(&self, v: Val<'c>) -> bool {
        v.uses().into_iter().map(|u| u.owner).all(|op| {
            let is_read_here = || op.results().into_iter().any(|v| self.is_computed(v));
            is_read_here() || moves(op) && op.results().into_iter().all(|v| self.reads_alone(v))
        })
    }

    /// Whether the region compares a number with a row value that is made from what a sink takes.
    fn compares_with_sinks(&self) -> bool {
        let is_float = |v: Val| TensorType::of(v).is_some_and(|t| t.elem.is_float());
        let late = self.late(self.consumers.iter().filter_map(Consumer::op));
        self.defs.values().any(|(_, def)| match def {
            Def::Elementwise { op, operands }
                if op.is("stablehlo.compare") && is_float(op.operand(0)) =>
            {
                operands.iter().any(|f| self.is_row_of(&late, f))
            }
            _ => false,
        })
    }

    /// Whether all that is made of these values of rows is f32 until the region reads it, or leaves as something else.
    fn stay_wide(&self, taken: Vec<Val<'c>>) -> bool {
        let sinks: HashSet<Op> = self.consumers.iter().filter_map(Consumer::op).collect();
        let block = sinks.iter().next().and_then(|op| op.block());
        let largest = self.rows.max(self.cols);
        // What is, number by number, one of those that were taken.
        let mut as_taken: HashSet<Val> = taken.iter().copied().collect();
        let mut seen: HashSet<Op> = HashSet::default();
        let mut pending: VecDeque<Val> = taken.into();
        while let Some(v) = pending.pop_front() {
            for op in v.uses().into_iter().map(|u| u.owner) {
                if op.is_return() {
                    if as_taken.contains(&v) {
                        return false;
                    }
                    continue;
                }
                if op.results().into_iter().any(|v| self.is_computed(v)) {
                    continue;
                }
                let compared = |v: &Val| as_taken.contains(v);
                if sinks.contains(&op)
                    || op.block() != block
                    || !stays_wide(op, largest)
                    || op.is("stablehlo.compare") && op.operands().iter().all(compared)
                {
                    return false;
                }
                let is_new = seen.insert(op);
                let stays =
                    as_taken.contains(&v) && (moves(op) || chooses(op) || op.is("stablehlo.convert"));
                let newly_taken =
                    stays && op.results().into_iter().filter(|r| as_taken.insert(*r)).count() > 0;
                if is_new || newly_taken {
                    pending.extend(op.results());
                }
            }
        }
        true
    }
}
