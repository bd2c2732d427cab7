//! Where logits in bf16 and what is taken of them agree without a rounding.
//!
//! The rounding that a softmax in bf16 has before its maximum is left out as a whole where the pass `widen-rows` runs behind, and
//! logits and maximum agree without it: all that is made of maxima, minima and picks and meets them again is f32, so that `x − max x`
//! is a difference of two f32 numbers, each with the same bits in every sweep, as in a program in f32. A gradient of logits of 300 that are divided by a temperature is 8 % off f64 with the rounding, and 0.2 %
//! without (`rounding_temperature_bf16` of the exports): the gradient's own rounding.
//!
//! NaN, infinities and empty rows go the same ways; what overflows bf16 and not f32, 0.4 % above bf16's largest number, is finite.
//! `x − max x` stays at most 0, with 0 at the maximum. What an additive mask has lowered as a whole keeps the digits of f32, as in
//! f64, rather than being as flat as bf16 makes it.

use super::asks::Asks;
use super::moves;
use super::reach::Reach;
use super::taken::{Alone, Taken};
use crate::analysis::region::{Blocked, Region};
use crate::analysis::residuals::{COPIED, UNROUNDED};
use crate::analysis::sink::{Consumer, ReduceKind};
use crate::analysis::tile::{Def, Tile};
use crate::ir::{Elem, Op, TensorType, Val};
use crate::remarks::Standing;
use rustc_hash::FxHashSet as HashSet;

impl<'c> Region<'c> {
    /// Whether what maxima, minima and picks take of bf16 values is f32 wherever it meets what is made of these values, and nothing asks
    /// which of two such numbers is larger, so that the values need no rounding to agree with it. What is taken may
    ///
    /// - leave as it is, or go by an operation that [`stays_wide`](super::stays_wide) does not know (a maximum that is a result, that a loop carries or
    ///   stacks): rounded there, it is what would have been taken of rounded values, since rounding keeps their order. But not where
    ///   the region reads it as well: a sum of exponentials that have a running maximum taken off is moved, in the next trip, from the
    ///   rounded one to another;
    /// - come back from there only into comparisons: neither to the region nor to what is made of it in f32 (`m − sort(m)`, a maximum
    ///   over several devices);
    /// - not meet values in memory of which it was taken.
    ///
    /// What bits decide is of rounded logits: an argmax that leaves the region names the first of entries that bf16 has equal, and a token
    /// that is as likely as the likeliest one by bf16's roundings counts as predicted. Where these numbers and places do nothing but
    /// leave or be compared, in the region too (`asks.rs`), they are taken of rounded logits on their own, and sums are made of others. (An argmax that only says where a
    /// gradient goes, that of a maximum, names the largest, as in f64.) But the region's values may not be compared with what is taken in another way.
    /// Of sinks that hand no number to each other each group is looked at by itself (`taken.rs`).
    ///
    /// What is taken of rounded logits; none where all values have to be rounded, or nothing is taken.
    pub(super) fn rounded_alone(&self) -> Option<Alone<'c>> {
        let narrow = |t: &Tile| TensorType::of(t.val).is_some_and(|t| t.elem == Elem::BF16);
        let mut taken: Vec<(Op, Val)> = Vec::new();
        let mut alone: HashSet<Op> = HashSet::default();
        let mut taken_of = HashSet::default();
        for consumer in &self.consumers {
            match consumer {
                Consumer::Argmax { op, tile, .. }
                    if self.widened(tile.val).is_some()
                        && op.result(0).uses().is_empty()
                        && !self.reads_alone(op.result(1))
                        && !self.reads_too(op.result(1)) =>
                {
                    alone.insert(*op);
                }
                Consumer::Argmax { op, tile, .. } if narrow(tile) => {
                    if !self.reads_alone(op.result(1)) {
                        alone.insert(*op);
                    }
                    taken.push((*op, op.result(0)));
                    self.rounded_for(tile.val, &mut taken_of);
                }
                Consumer::Reduce { op, tile, kind: ReduceKind::Max | ReduceKind::Min, .. }
                | Consumer::Pick { op, tile, .. }
                    if narrow(tile) =>
                {
                    taken.extend(op.results().into_iter().map(|v| (*op, v)));
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
        let fits = (!taken.is_empty() || !alone.is_empty())
            && !self.consumers.iter().any(is_stored)
            && !self.consumers.iter().flat_map(Consumer::tiles).any(|t| is_row(&t));
        let asks = if fits { self.asks()? } else { return None };
        self.stay_wide(&taken, alone, asks)
    }

    /// What is computed again elsewhere, of logits that one of the two regions rounds and the other one does not: the pass `rematerialize` puts
    /// `reduce_precision` behind what both have to round.
    pub fn half_rounded_residual(&self, widens: bool) -> Option<Blocked<'c>> {
        let marked = |mark: &str| self.heads().find(|h| h.op.attr(mark).is_some());
        let unrounded = marked(UNROUNDED);
        let copied = marked(COPIED).or(unrounded).filter(|_| widens)?;
        let (large, block) = (self.rows * self.cols, copied.op.block()?);
        let leaves = |op: &Op<'c>| {
            unrounded.is_some() || Reach::of(op.results(), |_| true).leaves_for(block, large)
        };
        let values: HashSet<Val> = match self.rounded_alone() {
            None => self.rounded_of(&self.consumers),
            Some(Alone { rounded, .. }) => {
                let left = rounded.into_iter().filter(|(sinks, _)| sinks.iter().any(leaves));
                left.flat_map(|(_, values)| values).collect()
            }
        };
        let is_half = |v: &Val<'c>| self.is_computed(*v) && !self.is_rounded_by_the_program(*v);
        values.iter().any(is_half).then(|| Blocked {
            op: copied.op,
            reason: "its logits in bf16, whose maximum is taken, are computed again elsewhere: a sweep rounds them here and not there (in \
                     f32 there are no such roundings)"
                .into(),
            standing: Standing::Candidate,
        })
    }

    /// Whether nothing but the region reads a row value.
    fn reads_alone(&self, v: Val<'c>) -> bool {
        v.uses().into_iter().map(|u| u.owner).all(|op| {
            let is_read_here = || op.results().into_iter().any(|v| self.is_computed(v));
            is_read_here() || moves(op) && op.results().into_iter().all(|v| self.reads_alone(v))
        })
    }

    /// Whether the region reads a row value, among others.
    fn reads_too(&self, v: Val<'c>) -> bool {
        v.uses().into_iter().map(|u| u.owner).any(|op| {
            let is_read_here = || op.results().into_iter().any(|v| self.is_computed(v));
            is_read_here() || moves(op) && op.results().into_iter().any(|v| self.reads_too(v))
        })
    }

    /// Which of these are taken of rounded logits, beside those that have to be; none if all logits have to be rounded.
    fn stay_wide(
        &self,
        taken: &[(Op<'c>, Val<'c>)],
        alone: HashSet<Op<'c>>,
        asks: Asks<'c>,
    ) -> Option<Alone<'c>> {
        let taken = Taken::of(self, taken, &asks);
        asks.rows.iter().all(|row| taken.are_asked(row)).then_some(())?;
        let mut out = Alone { sinks: alone, asks: asks.ops, ..Alone::default() };
        taken.metrics(&mut out)?;
        taken.agreeing(&mut out)?;
        Some(out)
    }
}
