//! Comparisons that hold only where two computations agree to the last bit.
//!
//! `x == max_v x` (the derivative of a maximum) and `softmax(x) > x[id]` compare a function of the logits
//! with one of the same row's logits. While the logits are in memory, both sides are the same number.
//! A sweep computes them again, perhaps in tiles of another shape, and a matrix product or a `tanh` may
//! then round differently: the comparison fails where it must hold. Such a region is refused, but for the rank of
//! a token, `x > x[id]`, of which the column is known where it would fail ([`crate::self_comparison`]); and so is one
//! with another function that jumps where a logit equals one of its own row: see [`crate::discontinuity`]. What a loop, a branch or a
//! manual computation is given, or gives, may be such a logit: of logits that were computed there, and are computed again here.

use crate::consumer::{Consumer, ReduceKind};
use crate::discontinuity::{Gaps, jumps};
use crate::region::{Blocked, Region};
use crate::tile::{Def, Factor};
use grpo_io::remarks::Standing;
use grpo_ir::{Elem, Elementwise, Kind, Op, TensorType, Val};
use grpo_sweep::{NodeOp, Sink, Sweep, is_sweep};
use rustc_hash::FxHashSet as HashSet;

impl<'c> Region<'c> {
    /// The first operation that needs a computed logit to equal a logit of its own row, if there is one.
    pub fn exact_comparison(&self) -> Option<Blocked<'c>> {
        let consumers: HashSet<Op> = self.consumers.iter().filter_map(Consumer::op).collect();
        let takes = self.consumers.iter().filter(|e| self.takes_entries(e));
        let mut gaps = Gaps::new(self, takes.filter_map(Consumer::op).collect());
        for t in &self.order {
            let Def::Elementwise { op, operands } = &self.defs[&t.val].1 else { continue };
            // What is picked of this very tile is told by its column.
            let by_index = || self.own_pick(*op, operands).is_some();
            if self.compares_own_row(*op, operands, &consumers) && !by_index() {
                return Some(Blocked {
                    op: *op,
                    reason: "compares logits with one of their own row (a maximum or a picked logit): \
                             logits that are computed again need not equal it bit for bit"
                        .into(),
                    standing: Standing::Candidate,
                });
            }
            let known: Vec<_> = operands.iter().map(|f| gaps.of(f)).collect();
            if jumps(*op, &known) {
                let reason = format!(
                    "{} jumps where a logit equals one of its own row (a maximum or a picked logit): \
                     logits that are computed again need not equal it bit for bit",
                    op.name()
                );
                return Some(Blocked { op: *op, reason, standing: Standing::Candidate });
            }
        }
        None
    }

    /// Whether what a sink takes of a row are entries of it: its maximum, a gather, a sum of all but nothing.
    fn takes_entries(&self, consumer: &Consumer) -> bool {
        match consumer {
            Consumer::Reduce { kind: ReduceKind::Add, tile, .. } => self.is_masked(&Factor::Tile(*tile)),
            Consumer::RowDot { tiles, .. } => tiles.iter().any(|t| self.is_mask(&Factor::Tile(*t))),
            Consumer::Reduce { .. } | Consumer::Argmax { .. } | Consumer::Pick { .. } => true,
            _ => false,
        }
    }

    /// `select(c, x, 0)`, or a product with a mask.
    fn is_masked(&self, factor: &Factor) -> bool {
        let zero = |f: &Factor| f.number() == Some(0.0);
        match self.behind(factor) {
            Some(Def::Elementwise { op, operands }) if op.is(Kind::Select) => {
                operands[1..].iter().any(zero)
            }
            Some(Def::Elementwise { op, operands }) if op.is(Kind::Multiply) => {
                operands.iter().any(|f| self.is_mask(f))
            }
            Some(Def::Product { factors, .. }) => factors.iter().any(|f| self.is_mask(f)),
            _ => false,
        }
    }

    /// A truth value as a number.
    fn is_mask(&self, factor: &Factor) -> bool {
        let is_float = |v| TensorType::of(v).is_some_and(|t| t.elem.is_float());
        matches!(self.behind(factor), Some(Def::Elementwise { op, .. })
            if op.is(Kind::Convert) && !is_float(op.operand(0)))
    }

    /// Whether the operation compares floats, of which one is a logit of the other one's row.
    fn compares_own_row(&self, op: Op, operands: &[Factor], consumers: &HashSet<Op>) -> bool {
        let ([a, b], true) = (operands, op.is(Kind::Compare)) else { return false };
        let is_float = TensorType::of(op.operand(0)).is_some_and(|t| t.elem.is_float());
        let of_own_row = |x, y| self.is_recomputed(x) && self.is_own_logit(y, consumers);
        let gap = |x| self.is_gap(x, consumers);
        is_float && (of_own_row(a, b) || of_own_row(b, a) || gap(a) || gap(b))
    }

    /// What a factor is, behind rearrangements and changes of type.
    fn behind(&self, factor: &Factor<'c>) -> Option<&Def<'c>> {
        let Factor::Tile(t) = factor else { return None };
        match &self.defs.get(&t.val)?.1 {
            Def::Alias(to) => self.behind(&Factor::Tile(*to)),
            Def::Elementwise { op, operands } if op.is(Kind::Convert) && is_wider(*op) => {
                self.behind(operands.first()?)
            }
            def => Some(def),
        }
    }

    /// Whether sweeps compute the value, instead of reading it from memory.
    fn is_recomputed(&self, factor: &Factor) -> bool {
        !matches!(
            self.behind(factor),
            None | Some(Def::Opaque(_) | Def::Const(_) | Def::Row(_) | Def::Col(_) | Def::Column)
        )
    }

    /// Whether the value is, in each row, what a sink took from the region, or from logits that may be the same: not a
    /// function of it.
    fn is_own_logit(&self, factor: &Factor, consumers: &HashSet<Op>) -> bool {
        let ((Factor::Row(leaf), _) | (_, Some(Def::Row(leaf)))) = (factor, self.behind(factor)) else {
            return false;
        };
        let mut seen: HashSet<Val> = HashSet::default();
        let mut stack = vec![leaf.user.operand(leaf.index)];
        while let Some(v) = stack.pop() {
            let is_float = TensorType::of(v).is_some_and(|t| t.elem.is_float());
            if !is_float || !seen.insert(v) {
                continue;
            }
            let Some(op) = v.def() else {
                if crosses_border(v) {
                    return true;
                }
                continue;
            };
            if consumers.contains(&op) || self.takes_entry_elsewhere(op, v) || is_region(op) {
                return true;
            }
            if keeps_elements(op) {
                stack.extend(op.operands());
            }
        }
        false
    }

    /// Whether an operation takes entries of rows like these: of logits that the program computes twice (saved by a
    /// checkpoint and computed again) they are entries of the same row.
    fn takes_entry_elsewhere(&self, op: Op, v: Val) -> bool {
        if is_sweep(op) {
            let Ok(sweep) = Sweep::from_op(op) else { return true };
            let mut results =
                sweep.sinks.iter().flat_map(|s| (0..sweep.sink_results(s).len()).map(move |i| (s, i)));
            let takes = |(sink, part): (&Sink, usize)| match sink {
                Sink::Max { .. } => true,
                Sink::Online { .. } => part == 0,
                Sink::Sum { value } => sweep.body.depends(|n| *n == NodeOp::Column)[*value],
                _ => false,
            };
            return (sweep.rows, sweep.cols) == (self.rows, self.cols)
                && results.nth(v.result_index()).is_some_and(takes);
        }
        let as_large = |v: Val| {
            TensorType::of(v)
                .is_some_and(|t| t.shape.contains(&self.cols) && t.elements() == self.rows * self.cols)
        };
        let extremum =
            || matches!(grpo_dataflow::reducer(op), Some(Elementwise::Maximum | Elementwise::Minimum));
        (op.is(Kind::Gather) || op.is(Kind::Reduce) && extremum()) && as_large(op.operand(0))
    }

    /// `x − m` with a logit `m` of the row.
    pub(crate) fn is_gap(&self, factor: &Factor, consumers: &HashSet<Op>) -> bool {
        let Some(Def::Elementwise { op, operands }) = self.behind(factor) else { return false };
        let [a, b] = &operands[..] else { return false };
        op.is(Kind::Subtract)
            && (self.is_recomputed(a) && self.is_own_logit(b, consumers)
                || self.is_recomputed(b) && self.is_own_logit(a, consumers))
    }
}

/// Whether an operation gives what regions of it computed, perhaps of logits that are computed again here: a loop, a branch,
/// a manual computation.
fn is_region(op: Op) -> bool {
    matches!(op.kind(), Kind::While | Kind::Case | Kind::If | Kind::ManualComputation)
}

/// Whether an argument comes from outside of such a region, where the logits may have been computed before.
fn crosses_border(argument: Val) -> bool {
    argument.block().parent().is_some_and(is_region)
}

/// A change of float type that loses nothing.
fn is_wider(op: Op) -> bool {
    let elem = |v| TensorType::of(v).map(|t| t.elem).filter(|e: &Elem| e.is_float());
    matches!((elem(op.operand(0)), elem(op.result(0))), (Some(a), Some(b)) if b.bytes() > a.bytes())
}

/// Operations whose elements are elements of their operands, perhaps rounded, or may be: a checkpoint writes `reduce_precision` to the
/// same type behind what it saves.
fn keeps_elements(op: Op) -> bool {
    matches!(
        op.kind(),
        Kind::Reshape
            | Kind::BroadcastInDim
            | Kind::Transpose
            | Kind::Convert
            | Kind::ReducePrecision
            | Kind::OptimizationBarrier
            | Kind::Slice
            | Kind::DynamicSlice
            | Kind::Call
            | Kind::Concatenate
            | Kind::Maximum
            | Kind::Minimum
            | Kind::Clamp
            | Kind::Select
    )
}
