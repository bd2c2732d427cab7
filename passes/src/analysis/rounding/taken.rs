//! Which sinks of a region have to agree on the roundings of their logits.
//!
//! Sinks agree that give and take numbers: `Σ exp(x − max x)` with the maximum, a gradient with both. Of these groups each is rounded or
//! not (`agreement.rs`), so that the softmax in bf16 of a metric, whose maximum is returned as well, does not round a loss in f32: losses
//! of rows beside one were 37,000 times further from f64 than the original's (`rounding_softmax_beside_bf16`). A maximum or a pick of which nothing
//! meets logits again agrees with nobody. Where bits decide what is made of it (`x[id] − max x ≥ 0`, a label's logit above 0.9 of the largest), it
//! is taken of logits with every rounding that is written, for that sink alone, and a margin of such numbers is one of rounded numbers, as in the program.
//!
//! NaN, infinities and empty rows: each sink computes the program's own expression. What is rounded in one group and not in another one meets there where no number of the
//! one reaches the other.

use super::asks::{Asks, ByOther, ByOthers};
use super::flow::{Flow, as_it_is};
use super::reach::Reach;
use super::relative::Relative;
use crate::analysis::region::Region;
use crate::analysis::sink::Consumer;
use crate::analysis::splat_number;
use crate::ir::{Op, Val};
use rustc_hash::FxHashSet as HashSet;

/// A number of each row that a sink takes, and where it goes.
struct One<'c> {
    op: Op<'c>,
    taken: Val<'c>,
    /// None where a sink takes something of it.
    flow: Option<Flow<'c>>,
    rows: Reach<'c>,
    /// Whether nothing of it meets logits again.
    is_metric: bool,
    /// Whether it is taken of logits before any result of another sweep is known.
    is_early: bool,
}

/// The numbers that a region's maxima, minima and picks take of bf16 logits.
pub(super) struct Taken<'r, 'c> {
    region: &'r Region<'c>,
    sinks: HashSet<Op<'c>>,
    all: Vec<One<'c>>,
    /// What is made of what the other sinks give, in rows.
    others: Vec<(Op<'c>, Reach<'c>)>,
    /// The region's comparisons with what other kinds of operations made of such numbers.
    by_others: ByOthers<'c>,
}

impl<'r, 'c> Taken<'r, 'c> {
    /// These numbers, with the sinks that take them. `asks` are the comparisons in the region.
    pub(super) fn of(
        region: &'r Region<'c>,
        taken: &[(Op<'c>, Val<'c>)],
        asks: &Asks<'c>,
    ) -> Taken<'r, 'c> {
        let sinks: HashSet<Op> = region.consumers.iter().filter_map(Consumer::op).collect();
        let late = region.late(sinks.iter().copied());
        let large = region.rows * region.cols;
        let is_early = |op: Op<'c>| {
            let of = region.consumers.iter().filter(|c| c.op() == Some(op));
            of.flat_map(Consumer::tiles).all(|tile| !late.contains(&tile.val))
        };
        let one = |(op, v): &(Op<'c>, Val<'c>)| {
            let rows = Reach::of_rows([*v], large);
            let is_metric = !rows.meets(large) && !rows.readers.iter().any(|op| sinks.contains(op));
            let flow = region.flow(*v, &sinks, &asks.rows);
            One { op: *op, taken: *v, flow, is_metric, is_early: is_early(*op), rows }
        };
        let all: Vec<One> = taken.iter().map(one).collect();
        let is_other = |op: &&Op<'c>| all.iter().all(|one| one.op != **op);
        let rows = |op: &Op<'c>| (*op, Reach::of_rows(op.results(), large));
        let others = sinks.iter().filter(is_other).map(rows).collect();
        Taken { region, sinks, all, others, by_others: region.asks_of_others() }
    }

    /// Whether a comparison in the region is with one of these as it is, by this row.
    pub(super) fn are_asked(&self, row: &Val<'c>) -> bool {
        self.all.iter().filter_map(|one| one.flow.as_ref()).any(|flow| flow.asked.contains(row))
    }

    /// Says of metrics which are of every rounding that is written: those whose bits decide. None where what the region compares with one
    /// is made of other numbers as well.
    pub(super) fn metrics(&self, out: &mut Alone<'c>) -> Option<()> {
        let metrics = || self.all.iter().filter(|one| one.is_metric);
        out.sinks.extend(metrics().filter(|one| one.is_asked()).map(|one| one.op));
        let asks: HashSet<Op> = metrics().flat_map(|one| one.asks()).collect();
        for asks in asks {
            let by: Vec<&One> = self.compared(asks).collect();
            let mut summed = self.others.iter().filter(|(_, rows)| rows.readers.contains(&asks));
            if by.iter().any(|one| !one.is_metric) {
                continue;
            }
            match self.summed(asks) {
                Some(sums) => out.sinks.extend(by.iter().map(|one| one.op).chain(sums)),
                None if summed.next().is_none() && by.iter().all(|one| one.is_early) => {
                    out.sinks.extend(by.iter().map(|one| one.op));
                    out.of_made.insert(asks);
                }
                None => {}
            }
        }
        // What others make of roundings, and meets a number again, is the rounding of that very number.
        let flows: Vec<&Flow> = metrics().filter_map(|one| one.flow.as_ref()).collect();
        if !self.region.stay_apart(&flows, &self.sinks, &self.by_others.rows) {
            out.sinks.extend(metrics().map(|one| one.op));
        }
        let is_of_others = |asks: &Op<'c>| self.by_others.asks.iter().any(|by| by.op == *asks);
        let compared = self.region.compared_rows();
        for (asks, rows) in compared.into_iter().filter(|(asks, _)| !is_of_others(asks)) {
            let is_made_of = |reach: &Reach<'c>| rows.iter().any(|row| reach.values.contains(row));
            let by: Vec<&One> = self.all.iter().filter(|one| is_made_of(&one.rows)).collect();
            let is_mixed = by.iter().any(|one| !one.is_metric)
                || self.others.iter().any(|(_, rows)| is_made_of(rows));
            if !is_mixed && !by.is_empty() {
                out.sinks.extend(by.iter().map(|one| one.op));
                out.asks.insert(asks);
            } else if !out.asks.contains(&asks) && by.iter().any(|one| out.sinks.contains(&one.op)) {
                return None;
            }
        }
        self.metrics_of_others(out)
    }

    /// Says the same of what is compared behind other operations: of every rounding that is written where that is so of a number that it
    /// is compared with, of the argmax that names it, or of another comparison. None if a number of these is no metric.
    fn metrics_of_others(&self, out: &mut Alone<'c>) -> Option<()> {
        let asks = &self.by_others.asks;
        let is_once = |by: &ByOther<'c>| !by.is_named && by.from.is_disjoint(&out.sinks);
        if out.asks.is_empty() && asks.iter().all(is_once) {
            return Some(());
        }
        for by in asks {
            let is_metric = |op: &Op<'c>| self.all.iter().any(|one| one.op == *op && one.is_metric);
            by.from.iter().all(is_metric).then_some(())?;
            out.sinks.extend(by.from.iter().copied());
            out.asks.insert(by.op);
        }
        Some(())
    }

    /// Says of the others which have to be rounded, and the sinks that agree with them; none if that is so of what lies in memory, or is
    /// compared in the region.
    pub(super) fn agreeing(&self, out: &mut Alone<'c>) -> Option<()> {
        if self.all.iter().all(|one| one.is_metric) {
            return Some(());
        }
        let large = self.region.rows * self.region.cols;
        for group in self.groups() {
            let is_in = |op: Op<'c>| group.iter().any(|c| c.op() == Some(op));
            let ones: Vec<&One> = self.all.iter().filter(|one| is_in(one.op)).collect();
            if ones.iter().all(|one| one.is_metric) {
                continue;
            }
            let mut alone: HashSet<Op> = out.sinks.iter().copied().filter(|op| is_in(*op)).collect();
            alone.extend(ones.iter().filter(|one| one.is_asked()).map(|one| one.op));
            for asks in ones.iter().flat_map(|one| one.asks()) {
                if let Some(sums) = self.summed(asks) {
                    alone.extend(self.compared(asks).map(|one| one.op).chain(sums));
                }
            }
            let flows: Option<Vec<&Flow>> = ones.iter().map(|one| one.flow.as_ref()).collect();
            // Elsewhere, what leaves has to fit what it is taken off there; as a result each number is the nearest one.
            let is_relative = |one: &One<'c>, flow: &Flow<'c>| {
                let meets =
                    || Reach::of([one.taken], |_| true).meets_elsewhere(one.taken.block(), large);
                !alone.contains(&one.op) && flow.is_read && flow.leaves && meets()
            };
            let relative = flows.and_then(|flows| {
                let all = || ones.iter().copied().zip(flows.iter().copied());
                let is_right = |(one, flow): (&One<'c>, &Flow<'c>)| {
                    !alone.contains(&one.op) || flow.is_asked_alone() || one.is_metric
                };
                let fits = all().all(is_right)
                    && self.region.stay_apart(&flows, &self.sinks, &self.by_others.rows);
                let to = || all().filter(|(one, flow)| is_relative(one, flow));
                let others: Vec<Val> = to().map(|(one, _)| one.taken).collect();
                let found = to().map(|(one, flow)| self.region.relative_to(one.taken, flow, &others));
                fits.then(|| found.collect::<Option<Vec<Vec<Relative>>>>())?
            });
            if let Some(relative) = relative {
                out.sinks.extend(alone);
                out.relative.extend(relative.into_iter().flatten());
                continue;
            }
            let is_stored = group.iter().any(|c| c.op().is_none());
            if is_stored || ones.iter().any(|one| !one.is_metric && one.is_asked()) {
                return None;
            }
            let is_asked = |op: Op<'c>| ones.iter().any(|one| one.op == op && one.is_asked());
            let is_of_others = |op: &Op<'c>| {
                let with = |by: &ByOther<'c>| out.asks.contains(&by.op) && by.from.contains(op);
                self.by_others.asks.iter().any(with)
            };
            out.sinks.retain(|op| !is_in(*op) || is_asked(*op) || is_of_others(op));
            let values = self.region.rounded_of(group.iter().copied());
            out.rounded.push((group.iter().filter_map(|c| c.op()).collect(), values));
        }
        Some(())
    }

    /// Those that a comparison in rows is made of.
    fn compared(&self, asks: Op<'c>) -> impl Iterator<Item = &One<'c>> {
        self.all.iter().filter(move |one| one.rows.readers.contains(&asks))
    }

    /// The sums that a comparison in rows reads as they are, beside numbers that were taken as they are; none if it reads anything else. A sum
    /// that has another use, such as a loss, is not of rounded logits, and neither is what it is compared with.
    fn summed(&self, asks: Op<'c>) -> Option<Vec<Op<'c>>> {
        let flows = || self.all.iter().filter_map(|one| one.flow.as_ref());
        let others =
            asks.operands().into_iter().filter(|v| !flows().any(|flow| flow.as_taken.contains(v)));
        let sum = |v: Val<'c>| {
            let of =
                |op: &Op<'c>| self.sinks.contains(op) && self.region.is_asked_alone(*op, &self.sinks);
            as_it_is(v).def().filter(of)
        };
        others.map(sum).collect()
    }

    /// The region's sinks, those together that have to agree with each other.
    fn groups(&self) -> Vec<Vec<&'r Consumer<'c>>> {
        let all = &self.region.consumers;
        let mut groups: Vec<usize> = (0..all.len()).collect();
        let mut join = |a: usize, b: usize| {
            let (a, b) = (groups[a], groups[b]);
            groups.iter_mut().filter(|group| **group == b).for_each(|group| *group = a);
        };
        for (i, from) in all.iter().enumerate() {
            let Some(op) = from.op() else { continue };
            let reach = Reach::of(op.results(), |_| true);
            let reads = |to: &Consumer<'c>| {
                let rows = to.op().map(Op::operands).unwrap_or_default();
                to.tiles().iter().map(|t| t.val).chain(rows).any(|v| reach.values.contains(&v))
            };
            all.iter().enumerate().filter(|(_, to)| reads(to)).for_each(|(k, _)| join(i, k));
        }
        let place = |op: Op<'c>| all.iter().position(|c| c.op() == Some(op));
        for one in self.all.iter().filter(|one| !one.is_metric) {
            for asks in one.asks() {
                let compared = self.compared(asks).map(|one| one.op);
                for op in compared.chain(self.summed(asks).unwrap_or_default()) {
                    if let (Some(a), Some(b)) = (place(one.op), place(op)) {
                        join(a, b);
                    }
                }
            }
        }
        let of =
            |group: usize| (0..all.len()).filter(|i| groups[*i] == group).map(|i| &all[i]).collect();
        let found: HashSet<usize> = groups.iter().copied().collect();
        found.into_iter().map(of).collect()
    }
}

impl<'c> One<'c> {
    /// Whether the region compares with it as it is.
    fn is_asked(&self) -> bool {
        self.flow.as_ref().is_some_and(|flow| !flow.asked.is_empty())
    }

    /// The comparisons in rows of what is made of it, but for those that ask whether it is finite.
    fn asks(&self) -> impl Iterator<Item = Op<'c>> {
        let is_infinite = |v: Val| splat_number(v).is_some_and(f64::is_infinite);
        let asks = move |op: &&Op<'c>| {
            op.is("stablehlo.compare")
                && op.operand(0) != op.operand(1)
                && !op.operands().into_iter().any(is_infinite)
        };
        self.rows.readers.iter().filter(asks).copied()
    }
}

/// What of a region is rounded, where not all of it is.
#[derive(Default)]
pub(super) struct Alone<'c> {
    /// Sinks of every rounding that is written.
    pub(super) sinks: HashSet<Op<'c>>,
    /// Comparisons of every rounding that is written.
    pub(super) asks: HashSet<Op<'c>>,
    /// Comparisons in rows of what is made of numbers that were taken of rounded logits.
    pub(super) of_made: HashSet<Op<'c>>,
    /// What leaves relative to numbers of logits that are not rounded, and has to be relative to the rounding.
    pub(super) relative: Vec<Relative<'c>>,
    /// Sinks that have to agree with each other, and the values that are rounded in these.
    pub(super) rounded: Vec<(HashSet<Op<'c>>, HashSet<Val<'c>>)>,
}
