//! Comparisons that bits decide within a sweep: how many logits are larger than a label's.
//!
//! `x > x[id]` of bf16 logits asks how their roundings compare. Nothing but the answer is read, so that both sides are of every
//! rounding that is written and what else the sweep computes is not: beside the rank of a label, losses of a plain bf16 head
//! were 37,000 times further from f64 than the original's (1.7e-2 for 2e-7; `rounding_rank_bf16` of the exports).
//!
//! Where another kind of operation (a gather, a sort) has what was picked before it is compared with, it has its rounding, and what it is compared with is
//! rounded too, once, as that was: otherwise half of all tokens are likelier than themselves (`rounding_gathered_rank_bf16`).
//!
//! NaN and infinities compare as they are, and a row that is empty asks nothing, as in the program; nothing is added that could
//! overflow or cancel.

use super::flow::as_it_is;
use super::stays_wide;
use crate::analysis::region::Region;
use crate::analysis::sink::Consumer;
use crate::analysis::tile::{Def, Factor};
use crate::ir::{Elem, Op, TensorType, Use, Val};
use rustc_hash::FxHashSet as HashSet;

/// Comparisons of a region's values with what its sinks take.
#[derive(Default)]
pub(super) struct Asks<'c> {
    pub(super) ops: HashSet<Op<'c>>,
    /// The row values of the region with which they compare, and which nothing else reads.
    pub(super) rows: HashSet<Val<'c>>,
}

/// A comparison with what other kinds of operations made of what sinks take in bf16.
pub(super) struct ByOther<'c> {
    pub(super) op: Op<'c>,
    /// The sinks.
    pub(super) from: HashSet<Op<'c>>,
    /// Whether an argmax names what they take: a token that is the largest of rounded logits is compared with rounded ones.
    pub(super) is_named: bool,
}

/// Comparisons with what other kinds of operations made of what sinks take in bf16.
#[derive(Default)]
pub(super) struct ByOthers<'c> {
    pub(super) asks: Vec<ByOther<'c>>,
    /// The row values of the region that these alone read.
    pub(super) rows: HashSet<Val<'c>>,
    /// What is compared, in bf16.
    pub(super) values: HashSet<Val<'c>>,
    /// The operations and their operands that are rounded on their way to these.
    pub(super) rounded: HashSet<(Op<'c>, usize)>,
}

impl<'c> Region<'c> {
    /// The comparisons with what other kinds of operations made of what sinks take.
    pub(super) fn asks_of_others(&self) -> ByOthers<'c> {
        let sinks: HashSet<Op> = self.consumers.iter().filter_map(Consumer::op).collect();
        let late = self.late(sinks.iter().copied());
        let mut others = ByOthers::default();
        for (op, rows) in self.compared_rows() {
            let compared: Vec<Val> = op.operands().into_iter().filter_map(|v| self.in_bf16(v)).collect();
            let (mut from, mut rounded) = (HashSet::default(), HashSet::default());
            let mut is_named = false;
            let (mut seen, mut pending) = (HashSet::default(), rows.clone());
            while let Some(v) = pending.pop().map(as_it_is) {
                let Some(made) = v.def().filter(|made| late.contains(&v) && seen.insert(*made)) else {
                    continue;
                };
                if sinks.contains(&made) {
                    // A place is no number of its logits: it says where one is picked.
                    match TensorType::of(v).is_some_and(|t| t.elem.is_float()) {
                        true => from.insert(made),
                        false => std::mem::replace(&mut is_named, true),
                    };
                    continue;
                }
                let is_other = !stays_wide(made, self.rows.max(self.cols));
                for (at, operand) in made.operands().into_iter().enumerate() {
                    if is_other && is_narrow(operand) && late.contains(&operand) {
                        rounded.insert((made, at));
                    }
                    pending.push(operand);
                }
            }
            if !rounded.is_empty() && !compared.is_empty() {
                others.asks.push(ByOther { op, from, is_named });
                others.rows.extend(rows);
                others.rounded.extend(rounded);
                compared.into_iter().for_each(|v| self.rounded_for(v, &mut others.values));
            }
        }
        let is_asked = |used: Use<'c>| others.asks.iter().any(|asks| asks.op == used.owner);
        others.rows.retain(|row| row.uses().into_iter().all(is_asked));
        others
    }

    /// The bf16 value of the region, not of rows, that a value is, or is cast of.
    fn in_bf16(&self, v: Val<'c>) -> Option<Val<'c>> {
        let own = self.unaliased(v);
        let narrow = if is_narrow(own) { Some(own) } else { self.widened(own) };
        narrow.filter(|v| matches!(self.defs.get(v), Some((_, Def::Elementwise { .. } | Def::Head(_)))))
    }

    /// The comparisons of bf16 numbers with row values that are made from what sinks take, and not by other kinds of operations; none if such a row value has another use. Numbers in
    /// f32 compare as they are, on both sides, but with metrics (`taken.rs`).
    pub(super) fn asks(&self) -> Option<Asks<'c>> {
        let mut asks = Asks::default();
        let others = self.asks_of_others();
        for (op, rows) in self.compared_rows() {
            if is_narrow(op.operand(0)) && others.asks.iter().all(|asks| asks.op != op) {
                asks.ops.insert(op);
                asks.rows.extend(rows);
            }
        }
        let is_asked = |row: &Val<'c>| row.uses().into_iter().all(|u| asks.ops.contains(&u.owner));
        asks.rows.iter().all(is_asked).then_some(asks)
    }

    /// The comparisons of the region's values with row values that are made from what sinks take, and these.
    pub(super) fn compared_rows(&self) -> Vec<(Op<'c>, Vec<Val<'c>>)> {
        let late = self.late(self.consumers.iter().filter_map(Consumer::op));
        let compared = |(_, def): &(usize, Def<'c>)| {
            let Def::Elementwise { op, operands } = def else { return None };
            let rows = operands.iter().filter(|f| self.is_row_of(&late, f)).filter_map(|f| match f {
                Factor::Tile(row) => Some(self.unaliased(row.val)),
                Factor::Row(_) => None,
            });
            let rows: Vec<Val> = rows.collect();
            (op.is("stablehlo.compare") && !rows.is_empty()).then_some((*op, rows))
        };
        self.defs.values().filter_map(compared).collect()
    }
}

fn is_narrow(v: Val) -> bool {
    TensorType::of(v).is_some_and(|t| t.elem == Elem::BF16)
}
