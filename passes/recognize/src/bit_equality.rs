//! Comparisons whose result depends on the bit equality of two computations of a logit.
//!
//! `x == max_v x` (the derivative of a maximum) compares logits with a logit of their row. With logits in memory, both sides are the same
//! number. A sweep computes the logits again, perhaps in tiles of another shape, and a matmul or a `tanh` may round differently, so that the
//! comparison is false where it must be true. Such a region is refused, except for the rank of a token, `x > x[id]`, where the column is known
//! ([`crate::self_comparison`]). Operands and results of loops, branches and manual computations may be such logits.

use crate::region::{Blocked, Region};
use crate::tile::{Def, Factor};
use grpo_dataflow::walk::Walk;
use grpo_ir::{Elem, Elementwise, Kind, Op, TensorType, Val};
use rustc_hash::FxHashSet as HashSet;

impl<'c> Region<'c> {
    /// The first operation that needs a computed logit to equal a logit of its own row, if there is one.
    pub fn exact_comparison(&self) -> Option<Blocked<'c>> {
        let consumers: HashSet<Op> = self.consumers.iter().map(|consumer| consumer.op).collect();
        for t in &self.order {
            let Def::Elementwise { op, operands } = &self.defs[&t.val].1 else { continue };
            // A logit that is picked from this tile is identified by its column.
            let by_index = || self.self_comparison_of(*op, operands).is_some();
            if self.compares_own_row(*op, operands, &consumers) && !by_index() {
                return Some(Blocked::loss(
                    *op,
                    "compares logits with one of their own row (a maximum or a picked logit): \
                     logits that are computed again need not equal it bit for bit",
                ));
            }
        }
        None
    }

    /// True for a comparison of floats, one of which is a logit of the other's row.
    fn compares_own_row(&self, op: Op, operands: &[Factor], consumers: &HashSet<Op>) -> bool {
        let ([a, b], true) = (operands, op.is(Kind::Compare)) else { return false };
        let is_float = TensorType::of(op.operand(0)).is_some_and(|t| t.elem.is_float());
        let of_own_row = |x, y| self.is_recomputed(x) && self.is_own_logit(y, consumers);
        let gap = |x| self.is_gap(x, consumers);
        is_float && (of_own_row(a, b) || of_own_row(b, a) || gap(a) || gap(b))
    }

    /// The definition of a factor, through rearrangements and widening conversions.
    fn behind(&self, factor: &Factor<'c>) -> Option<&Def<'c>> {
        let Factor::Tile(t) = factor else { return None };
        match self.unaliased_def(t.val)? {
            Def::Elementwise { op, operands } if op.is(Kind::Convert) && is_wider(*op) => {
                self.behind(operands.first()?)
            }
            def => Some(def),
        }
    }

    /// True if sweeps compute the value instead of loading it.
    fn is_recomputed(&self, factor: &Factor) -> bool {
        !matches!(
            self.behind(factor),
            None | Some(Def::Opaque(_) | Def::Const(_) | Def::Row(_) | Def::Col(_) | Def::Column)
        )
    }

    /// True if the value is, in each row, an element that a sink selects from the region, or from logits that may be the same, and not a
    /// function of one.
    fn is_own_logit(&self, factor: &Factor, consumers: &HashSet<Op>) -> bool {
        let ((Factor::Row(leaf), _) | (_, Some(Def::Row(leaf)))) = (factor, self.behind(factor)) else {
            return false;
        };
        let mut walk = Walk::of([leaf.val()]);
        while let Some(v) = walk.next() {
            if !TensorType::of(v).is_some_and(|t| t.elem.is_float()) {
                continue;
            }
            // The result or an argument of an operation whose regions compute the same logits, or a sweep's result.
            if v.def().or_else(|| v.block().parent()).is_some_and(may_compute_logits) {
                return true;
            }
            let Some(op) = v.def() else { continue };
            if consumers.contains(&op) || self.takes_entry(op) {
                return true;
            }
            if keeps_elements(op) {
                walk.push(op.operands());
            }
        }
        walk.gave_up()
    }

    /// True if an operation selects elements of rows of this shape. The program may compute the same logits twice, as with
    /// `jax.checkpoint`.
    fn takes_entry(&self, op: Op) -> bool {
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

/// True for an operation whose results may be elements of logits that are computed again here.
fn may_compute_logits(op: Op) -> bool {
    matches!(op.kind(), Kind::While | Kind::Case | Kind::If | Kind::ManualComputation | Kind::Sweep)
}

/// True for a conversion to a wider float type.
fn is_wider(op: Op) -> bool {
    let elem = |v| TensorType::of(v).map(|t| t.elem).filter(|e: &Elem| e.is_float());
    matches!((elem(op.operand(0)), elem(op.result(0))), (Some(a), Some(b)) if b.bytes() > a.bytes())
}

/// True if elements of the result are, or may be, elements of the operands, perhaps rounded. (`jax.checkpoint` adds `reduce_precision` to
/// the same type after saved values.)
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
