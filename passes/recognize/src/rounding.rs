//! Roundings to bf16.
//!
//! A program in bf16 has a rounding after each of its elementwise operations. XLA computes those of one fusion in f32
//! (`xla_allow_excess_precision`, its default) and rounds what is written to memory. A sweep is one fusion: its body computes in
//! f32, and so do the row operations between two sweeps (the passes `widen-rows` and `rematerialize`). The roundings are
//!
//! - that of the head's logits, by [`LogitRounding`];
//! - `reduce_precision`;
//! - operands of contractions, stored values, and results, rounded once
//!   ([`Contraction::roundings`](grpo_sweep::Contraction::roundings)).
//!
//! Each is a property of one operation. A maximum and the logits that it is subtracted from are both in f32, so `x − max x` is at
//! most 0. A maximum with a bf16 result is the maximum of the rounded logits, since rounding is monotone.
//!
//! f16 has a smaller range, and XLA rounds it as written: so does a sweep.
//!
//! # What compilers do with the rounding of logits
//!
//! Measured with `nll((h @ w).astype(f32))` (a bf16 product that is read as f32: *product*) and
//! `nll(matmul(h, w, preferred_element_type=f32).astype(bf16).astype(f32))` (*cast*), alone and with their gradients:
//!
//! | compiler | product | cast | how it was measured |
//! |---|---|---|---|
//! | CPU, jaxlib 0.6.2, 0.8.0, 0.9.0, 0.9.2 | dropped | kept | errors against f64: 9e-7 and 1.1e-2 |
//! | CPU, jaxlib 0.10.2, 0.11.0, 0.11.2, 0.12.0 | dropped | dropped | errors against f64: 9e-7 (`simplify-fp-conversions`) |
//! | TPU v6e, libtpu 0.0.51 | kept | kept | optimized HLO: the product's fusion writes bf16, its maximum is of bf16 numbers |
//! | GPU H100, JAX 0.11.2 | kept | kept | optimized HLO, compiled without a device: the product's fusion writes bf16; not run |
//!
//! Where a CPU program also reads its product in bf16, jaxlib 0.11.2 and 0.12 keep the rounding; where it is reshaped or has a
//! bias added in bf16, jaxlib 0.9 keeps it. Neither is followed: the logits are then closer to f64 than the original's.

use crate::region::Region;
use crate::tile::{Def, Factor, HeadDot};
use grpo_ir::numbers::to_f32;
use grpo_ir::{Elem, Kind, Op, TensorType, Val, number};
use grpo_sweep::{Body, NodeId, NodeOp, node_of};

/// The roundings of a head's logits to bf16 that a platform's compiler keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogitRounding {
    /// Of a matmul in bf16.
    pub product: bool,
    /// Of a matmul in f32 that is converted to bf16.
    pub cast: bool,
}

impl LogitRounding {
    /// Of TPUs and GPUs, which write logits to memory in bf16.
    pub const KEPT: LogitRounding = LogitRounding { product: true, cast: true };
    /// Of CPUs.
    pub const DROPPED: LogitRounding = LogitRounding { product: false, cast: false };
    /// Of CPUs with a jaxlib before 0.10.
    pub const CAST_KEPT: LogitRounding = LogitRounding { product: false, cast: true };

    /// The element type of a head's logits: bf16 if all their users read rounded values.
    pub fn head<'c>(self, region: &Region<'c>, head: &HeadDot<'c>, own: Elem) -> Elem {
        match own {
            Elem::BF16 if !self.product => Elem::F32,
            Elem::F32 => {
                let is_kept = |elem: &Elem| *elem != Elem::BF16 || self.product && self.cast;
                let narrow = region.read_as(head.op.result(0)).filter(is_kept);
                let has = |v: Val, elem: Elem| TensorType::of(v).is_some_and(|ty| ty.elem == elem);
                let fits = |elem: &Elem| head.op.operands().all(|v| has(v, *elem));
                narrow.filter(fits).unwrap_or(own)
            }
            own => own,
        }
    }

    /// True if an operation of a region converts logits to bf16 and the rounding is kept.
    pub(crate) fn keeps_cast<'c>(
        self,
        region: &Region<'c>,
        op: Op<'c>,
        operands: &[Factor<'c>],
    ) -> bool {
        let [Factor::Tile(of)] = operands else { return false };
        let is_head = || matches!(region.unaliased_def(of.val), Some(Def::Head(_)));
        self.cast && op.is(Kind::Convert) && rounds_to(op) == Some(Elem::BF16) && is_head()
    }
}

impl<'c> Region<'c> {
    /// The narrower type that all users of the f32 value `v` round it to, through rearrangements.
    fn read_as(&self, v: Val<'c>) -> Option<Elem> {
        let mut read = None;
        for u in v.uses() {
            let is_same = |r: &Val| matches!(self.defs.get(r), Some((_, Def::Alias(of))) if of.val == v);
            let to = match u.owner.results().find(is_same) {
                Some(same) => self.read_as(same)?,
                None => rounds_to(u.owner)?,
            };
            if read.is_some_and(|r| r != to) {
                return None;
            }
            read = Some(to);
        }
        read
    }

    /// The value before rearrangements.
    pub(crate) fn unaliased(&self, v: Val<'c>) -> Val<'c> {
        match self.defs.get(&v) {
            Some((_, Def::Alias(of))) => self.unaliased(of.val),
            _ => v,
        }
    }

    /// The definition of the value before rearrangements.
    pub(crate) fn unaliased_def(&self, v: Val<'c>) -> Option<&Def<'c>> {
        self.defs.get(&self.unaliased(v)).map(|(_, def)| def)
    }
}

/// The type in which a body computes a program's values of type `elem`.
pub(crate) fn computed_in(elem: Elem) -> Elem {
    if elem == Elem::BF16 { Elem::F32 } else { elem }
}

/// `x` rounded to the nearest bf16 number, ties to even, as MLIR parses a literal.
pub fn nearest_bf16(x: f32) -> f32 {
    half::bf16::from_f32(x).to_f32()
}

/// A constant of the program, rounded to its type there, in the type in which a body computes.
pub fn constant(body: &mut Body, text: &str, elem: Elem) -> NodeId {
    match number(text, elem).filter(|_| elem == Elem::BF16) {
        Some(x) => {
            let bits = nearest_bf16(to_f32(x)).to_bits();
            body.constant(&format!("0x{bits:08X}"), Elem::F32)
        }
        None => {
            let id = body.constant(text, elem);
            wide(body, id)
        }
    }
}

/// A node in the type in which a body computes.
pub fn wide(body: &mut Body, id: NodeId) -> NodeId {
    let elem = computed_in(body.elem(id));
    body.convert(id, elem)
}

/// A program's conversion, in the type in which a body computes. An i1 is converted to the program's type first: [`Body::product`] depends on
/// it.
pub fn converted(body: &mut Body, id: NodeId, elem: Elem) -> NodeId {
    let id = if body.elem(id) == Elem::I1 { body.convert(id, elem) } else { id };
    body.convert(id, computed_in(elem))
}

/// A node rounded to bf16 by `reduce_precision`, which compilers keep.
pub fn rounded(body: &mut Body, id: NodeId) -> NodeId {
    let node = body.node(id);
    let is_rounded = match node.op {
        NodeOp::ReducePrecision(8, 7) => true,
        NodeOp::Convert => body.elem(node.args[0]) == Elem::BF16,
        _ => body.elem(id) != Elem::F32,
    };
    if is_rounded { id } else { body.add(NodeOp::ReducePrecision(8, 7), vec![id], Elem::F32) }
}

/// The narrower type that an operation rounds its f32 operand to.
fn rounds_to(op: Op) -> Option<Elem> {
    let is_wide = |v: Val| TensorType::of(v).is_some_and(|ty| ty.elem == Elem::F32);
    match node_of(op).ok()? {
        (NodeOp::Convert, elem @ (Elem::BF16 | Elem::F16)) if is_wide(op.operand(0)) => Some(elem),
        (NodeOp::ReducePrecision(8, 7), _) => Some(Elem::BF16),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::nearest_bf16;
    use pretty_assertions::assert_eq;

    #[test]
    fn literals_are_rounded_to_bf16() {
        // A number with more digits, ties to even, the extremes.
        assert_eq!(nearest_bf16(0.2), f32::from_bits(0x3E4D_0000));
        assert_eq!(nearest_bf16(f32::from_bits(0x3F80_8000)), 1.0);
        assert_eq!(nearest_bf16(f32::from_bits(0x3F81_8000)), f32::from_bits(0x3F82_0000));
        assert_eq!(nearest_bf16(f32::MAX), f32::INFINITY);
        assert_eq!(nearest_bf16(-1e9), -998_244_352.0);
        assert_eq!(nearest_bf16(f32::NEG_INFINITY), f32::NEG_INFINITY);
        assert!(nearest_bf16(f32::NAN).is_nan());
    }
}
