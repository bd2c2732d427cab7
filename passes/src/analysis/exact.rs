//! Comparisons that hold only where two computations agree to the last bit.
//!
//! `x == max_v x` (the derivative of a maximum) and `x > x[id]` (the rank of a token) compare a logit
//! with one of the same row's logits. While the logits are in memory, both sides are the same number.
//! A sweep computes them again, perhaps in tiles of another shape, and a matrix product or a `tanh` may
//! then round differently: the comparison fails where it must hold. Such a region is refused.

use super::region::{Blocked, Region};
use super::tile::{Def, Factor};
use crate::ir::{Elem, Op, TensorType, Val};
use rustc_hash::FxHashSet as HashSet;

impl Region {
    /// The first comparison of a computed logit with a logit of its own row, if there is one.
    pub fn exact_comparison(&self) -> Option<Blocked> {
        let exits: HashSet<Op> = self.exits.iter().filter_map(super::sink::Exit::op).collect();
        let compares = self.order.iter().filter_map(|t| match &self.defs[&t.val].1 {
            Def::Elementwise { op, operands } if op.is("stablehlo.compare") => Some((*op, operands)),
            _ => None,
        });
        for (op, operands) in compares {
            let [a, b] = &operands[..] else { continue };
            let is_float = TensorType::of(op.operand(0)).is_some_and(|t| t.elem.is_float());
            let of_own_row = |x, y| self.is_recomputed(x) && self.is_own_logit(y, &exits);
            let gap = |x| self.is_gap(x, &exits);
            if is_float && (of_own_row(a, b) || of_own_row(b, a) || gap(a) || gap(b)) {
                return Some(Blocked {
                    op,
                    reason: "compares logits with one of their own row (a maximum or a picked logit): \
                             logits that are computed again need not equal it bit for bit"
                        .into(),
                    candidate: true,
                });
            }
        }
        None
    }

    /// What a factor is, behind rearrangements and changes of type.
    fn behind(&self, factor: &Factor) -> Option<&Def> {
        let Factor::Tile(t) = factor else { return None };
        match &self.defs.get(&t.val)?.1 {
            Def::Alias(to) => self.behind(&Factor::Tile(*to)),
            Def::Elementwise { op, operands } if op.is("stablehlo.convert") && is_wider(*op) => {
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

    /// Whether the value is, in each row, what a sink took from the region: not a function of it.
    fn is_own_logit(&self, factor: &Factor, exits: &HashSet<Op>) -> bool {
        let ((Factor::Row(leaf), _) | (_, Some(Def::Row(leaf)))) = (factor, self.behind(factor)) else {
            return false;
        };
        let mut seen: HashSet<Val> = HashSet::default();
        let mut stack = vec![leaf.user.operand(leaf.index)];
        while let Some(v) = stack.pop() {
            let Some(op) = v.def().filter(|_| seen.insert(v)) else { continue };
            if exits.contains(&op) {
                return true;
            }
            if keeps_elements(op) {
                stack.extend(op.operands());
            }
        }
        false
    }

    /// `x − m` with a logit `m` of the row.
    fn is_gap(&self, factor: &Factor, exits: &HashSet<Op>) -> bool {
        let Some(Def::Elementwise { op, operands }) = self.behind(factor) else { return false };
        let [a, b] = &operands[..] else { return false };
        op.is("stablehlo.subtract")
            && (self.is_recomputed(a) && self.is_own_logit(b, exits)
                || self.is_recomputed(b) && self.is_own_logit(a, exits))
    }
}

/// A change of float type that loses nothing.
fn is_wider(op: Op) -> bool {
    let elem = |v| TensorType::of(v).map(|t| t.elem).filter(|e: &Elem| e.is_float());
    matches!((elem(op.operand(0)), elem(op.result(0))), (Some(a), Some(b)) if b.bytes() > a.bytes())
}

/// Operations whose elements are elements of their operands.
fn keeps_elements(op: Op) -> bool {
    matches!(
        op.name(),
        "stablehlo.reshape"
            | "stablehlo.broadcast_in_dim"
            | "stablehlo.transpose"
            | "stablehlo.convert"
            | "stablehlo.optimization_barrier"
            | "stablehlo.slice"
            | "stablehlo.concatenate"
            | "stablehlo.maximum"
            | "stablehlo.minimum"
            | "stablehlo.clamp"
            | "stablehlo.select"
    )
}
