//! Roundings to bf16.
//!
//! A program in bf16 has a rounding after each of its elementwise operations. XLA computes those of one fusion in f32
//! (`xla_allow_excess_precision`, its default) and rounds what is written to memory. A sweep is one fusion: its body computes in
//! f32, in every sweep of a head alike, and so do the operations on rows between two sweeps (the passes `widen-rows` and
//! `rematerialize`). What is left are
//!
//! - the rounding of the head's logits, by [`LogitRounding`];
//! - `reduce_precision`;
//! - what a contraction multiplies and a store writes, and a result's type, rounded once
//!   ([`Contraction::roundings`](grpo_sweep::Contraction::roundings)).
//!
//! All of it is local to an operation: no rounding is followed through a program. Maxima and the logits they are
//! subtracted from are both f32 numbers of the same logits, and `x − max x` is at most 0, as in a program in f32. A maximum
//! that leaves as a bf16 result is the maximum of the rounded logits, since rounding is monotone.
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
use grpo_ir::{Elem, Kind, Op, TensorType, Val, number};
use grpo_sweep::{Body, NodeId, NodeOp, node_of};

/// Which roundings of a head's logits to bf16 the compiler of a platform keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogitRounding {
    /// That of a product in bf16.
    pub product: bool,
    /// That of a product in f32 which is converted to bf16.
    pub cast: bool,
}

impl LogitRounding {
    /// Of TPUs and GPUs, which write logits to memory in bf16.
    pub const KEPT: LogitRounding = LogitRounding { product: true, cast: true };
    /// Of CPUs.
    pub const DROPPED: LogitRounding = LogitRounding { product: false, cast: false };
    /// Of CPUs with a jaxlib before 0.10.
    pub const CAST_KEPT: LogitRounding = LogitRounding { product: false, cast: true };

    /// The element type of a head's logits: bf16 where all that reads them reads the rounded numbers.
    pub fn head<'c>(self, region: &Region<'c>, head: &HeadDot<'c>, own: Elem) -> Elem {
        match own {
            Elem::BF16 if !self.product => Elem::F32,
            Elem::F32 => {
                let is_kept = |elem: &Elem| *elem != Elem::BF16 || self.product && self.cast;
                let narrow = region.read_as(head.op.result(0)).filter(is_kept);
                let has = |v: Val, elem: Elem| TensorType::of(v).is_some_and(|ty| ty.elem == elem);
                let fits = |elem: &Elem| head.op.operands().into_iter().all(|v| has(v, *elem));
                narrow.filter(fits).unwrap_or(own)
            }
            own => own,
        }
    }

    /// Whether an operation of a region converts logits to bf16 and its rounding is kept.
    pub(crate) fn keeps_cast<'c>(
        self,
        region: &Region<'c>,
        op: Op<'c>,
        operands: &[Factor<'c>],
    ) -> bool {
        let [Factor::Tile(of)] = operands else { return false };
        let is_head = || matches!(region.defs.get(&region.unaliased(of.val)), Some((_, Def::Head(_))));
        self.cast && op.is(Kind::Convert) && rounds_to(op) == Some(Elem::BF16) && is_head()
    }
}

impl<'c> Region<'c> {
    /// The narrower type that every use of the f32 value `v`, but for its arrangement, rounds it to.
    fn read_as(&self, v: Val<'c>) -> Option<Elem> {
        let mut read = None;
        for u in v.uses() {
            let is_same = |r: &Val| matches!(self.defs.get(r), Some((_, Def::Alias(of))) if of.val == v);
            let to = match u.owner.results().into_iter().find(is_same) {
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

    /// The value that `v` is but for its arrangement.
    pub(crate) fn unaliased(&self, v: Val<'c>) -> Val<'c> {
        match self.defs.get(&v) {
            Some((_, Def::Alias(of))) => self.unaliased(of.val),
            _ => v,
        }
    }
}

/// The type in which a body computes what the program has in this type.
pub(crate) fn computed_in(elem: Elem) -> Elem {
    if elem == Elem::BF16 { Elem::F32 } else { elem }
}

/// The bf16 number nearest to `x` (the even one of two), as MLIR reads a literal.
pub fn nearest_bf16(x: f32) -> f32 {
    half::bf16::from_f32(x).to_f32()
}

/// A constant of the program, with the value that it has there, in the type in which a body computes.
pub fn constant(body: &mut Body, text: &str, elem: Elem) -> NodeId {
    match number(text, elem).filter(|_| elem == Elem::BF16) {
        Some(x) => {
            let bits = nearest_bf16(x as f32).to_bits();
            body.constant(&format!("0x{bits:08X}"), Elem::F32)
        }
        None => {
            let id = body.constant(text, elem);
            wide(body, id)
        }
    }
}

/// A node in the type in which a body computes with it.
pub fn wide(body: &mut Body, id: NodeId) -> NodeId {
    let elem = computed_in(body.elem(id));
    body.convert(id, elem)
}

/// A program's change of type, in the type in which a body computes. A condition becomes a bf16 number first where it
/// does so in the program: XLA makes a choice of its f32 product with what may be infinite, and none of its bf16 product.
pub fn converted(body: &mut Body, id: NodeId, elem: Elem) -> NodeId {
    let id = if body.elem(id) == Elem::I1 { body.convert(id, elem) } else { id };
    body.convert(id, computed_in(elem))
}

/// A node rounded to bf16, by an operation that no compiler drops.
pub fn rounded(body: &mut Body, id: NodeId) -> NodeId {
    let node = body.node(id);
    let is_rounded = match node.op {
        NodeOp::ReducePrecision(8, 7) => true,
        NodeOp::Convert => body.elem(node.args[0]) == Elem::BF16,
        _ => body.elem(id) != Elem::F32,
    };
    if is_rounded { id } else { body.add(NodeOp::ReducePrecision(8, 7), vec![id], Elem::F32) }
}

/// The type narrower than f32 whose numbers an operation rounds its f32 operand to.
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
    fn literals_are_those_of_bf16() {
        // A number that has two hexadecimal digits of mantissa left over, ties to even, the extremes.
        assert_eq!(nearest_bf16(0.2), f32::from_bits(0x3E4D_0000));
        assert_eq!(nearest_bf16(f32::from_bits(0x3F80_8000)), 1.0);
        assert_eq!(nearest_bf16(f32::from_bits(0x3F81_8000)), f32::from_bits(0x3F82_0000));
        assert_eq!(nearest_bf16(f32::MAX), f32::INFINITY);
        assert_eq!(nearest_bf16(-1e9), -998_244_352.0);
        assert_eq!(nearest_bf16(f32::NEG_INFINITY), f32::NEG_INFINITY);
        assert!(nearest_bf16(f32::NAN).is_nan());
    }
}
