//! Logits in memory that the program computes in bf16 and reads in f32 are computed in f32.
//!
//! Logits that are made in several steps (a bias, a soft cap) and cast to f32 are arranged before the softmax where the head is not
//! reached: padded, put behind others, rolled, sliced. XLA leaves the last rounding out of the original where it sees both conversions
//! beside each other, and keeps it where it moves one of them through a concatenation; in a fused program, whose logits are
//! read by loops, it decides by other things. Log-probabilities were off by 7e-3 in place of 3e-7. So the operations behind the
//! cast are done in f32, as XLA does them by itself, and no rounding is left to be decided on.
//!
//! So are logits that are f32 and rounded to bf16 in between (`x.astype(bfloat16).astype(float32)`), before they are arranged.
//!
//! The product itself gives f32 then, of which those that read it in bf16 get the rounded numbers: XLA puts the rounding of a product
//! into memory or not by how many loops read it.
//!
//! All that reads the cast reads the same numbers. A value whose maximum is taken, or that is read by anything else that is not
//! elementwise, stays rounded, so that the difference with its maximum is at most 0. NaN and infinities of the operands go the same
//! ways; what overflows bf16 and not f32 (0.4 %) is finite here, as in the original where XLA leaves the rounding out. Constants
//! have the values that they have in bf16.

use grpo_dataflow::splat_number;
use grpo_ir::{Builder, Elem, Kind, Op, TensorType, Val};
use grpo_recognize::tile::is_elementwise;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Operations that arrange numbers, and change none of their first operands'.
const ARRANGES: [Kind; 7] = [
    Kind::BroadcastInDim,
    Kind::Concatenate,
    Kind::Pad,
    Kind::Reshape,
    Kind::Reverse,
    Kind::Slice,
    Kind::Transpose,
];

/// Computes in f32 what is cast to f32 and arranged to give these logits.
pub fn widen<'c>(logits: Val<'c>) {
    let block = logits.def().and_then(Op::block);
    let (mut pending, mut seen) = (vec![logits], HashSet::default());
    while let Some(v) = pending.pop() {
        let Some(op) = v.def().filter(|op| op.block() == block && seen.insert(*op)) else { continue };
        if ARRANGES.contains(&op.kind()) && has(v, Elem::F32) {
            pending.extend(op.operands());
        } else if op.is(Kind::Convert) && has(v, Elem::F32) {
            let rounded = op.operand(0);
            if rounded.uses().len() > 1 {
                continue;
            }
            if let Some(wide) = rounds(rounded) {
                v.replace_all_uses(wide);
                pending.push(wide);
            } else if rounded.def().is_some_and(computes) || is_product(rounded) {
                let wide = Wide { at: op, known: HashMap::default() }.of(rounded);
                v.replace_all_uses(wide);
            }
        }
    }
}

/// Casts what is padded in bf16 in place of the padded array, where nothing else reads that; one of its dimensions is one of `sizes`. Whether it did.
///
/// The same numbers; [`widen`] finds the product then, as where the program casts first.
pub(crate) fn cast_before_pad(op: Op, sizes: &HashSet<i64>) -> bool {
    let Some(pad) = op.operands().first().and_then(|v| v.def()) else { return false };
    let narrow = pad.results().first().is_some_and(|v| has(*v, Elem::BF16) && v.uses().len() == 1);
    let wide = op.results().first().is_some_and(|v| has(*v, Elem::F32));
    let is_cast = op.is(Kind::Convert) && pad.is(Kind::Pad) && narrow && wide;
    if !is_cast || !TensorType::of(op.result(0)).is_some_and(|ty| ty.has_any(sizes)) {
        return false;
    }
    let b = Builder::before(op);
    // A pad moves only where its value is seen to be zero.
    let widened = |v| match TensorType::of(v).filter(|_| splat_number(v) == Some(0.0)) {
        Some(ty) => b.zero(&TensorType { elem: Elem::F32, ..ty }),
        None => b.convert(v, Elem::F32),
    };
    let operands: Vec<Val> = pad.operands().into_iter().map(widened).collect();
    let padded = Wide { at: op, known: HashMap::default() }.copy(pad, &operands);
    op.result(0).replace_all_uses(padded);
    true
}

/// Values in f32, in front of an operation.
struct Wide<'c> {
    at: Op<'c>,
    known: HashMap<Val<'c>, Val<'c>>,
}

impl<'c> Wide<'c> {
    fn of(&mut self, v: Val<'c>) -> Val<'c> {
        if let Some(known) = self.known.get(&v) {
            return *known;
        }
        let wide = match v.def().filter(|op| has(v, Elem::BF16) && op.block() == self.at.block()) {
            _ if !has(v, Elem::BF16) => v,
            Some(op) if is_product(v) => {
                let wide = self.copy(op, &op.operands());
                // Of which the others read the rounded numbers.
                if v.uses().len() > 1 {
                    v.replace_all_uses(Builder::before(op).convert(wide, Elem::BF16));
                }
                wide
            }
            Some(op) if computes(op) && v.uses().iter().all(|used| is_elementwise(used.owner)) => {
                let operands: Vec<Val> = op.operands().into_iter().map(|v| self.of(v)).collect();
                self.copy(op, &operands)
            }
            _ => Builder::before(self.at).convert(v, Elem::F32),
        };
        self.known.insert(v, wide);
        wide
    }

    /// The operation with these operands, giving f32; a product stands where the program's own does.
    fn copy(&self, op: Op<'c>, operands: &[Val<'c>]) -> Val<'c> {
        let product = op.is(Kind::DotGeneral);
        let b = Builder::before(if product { op } else { self.at });
        let copy = op.clone_op();
        b.insert_op(copy);
        for (i, operand) in operands.iter().enumerate() {
            copy.set_operand(i, *operand);
        }
        let shape = TensorType::of(op.result(0)).map(|ty| ty.shape).unwrap_or_default();
        copy.result(0).set_type(TensorType::new(shape, Elem::F32).mlir(b.context));
        copy.result(0)
    }
}

/// What a bf16 value is the rounding of, in f32.
fn rounds(v: Val<'_>) -> Option<Val<'_>> {
    let op = v.def().filter(|op| op.is(Kind::Convert) && has(v, Elem::BF16))?;
    Some(op.operand(0)).filter(|wide| has(*wide, Elem::F32))
}

/// Whether an elementwise operation computes numbers in bf16.
fn computes(op: Op) -> bool {
    let numbers = ![Kind::Convert, Kind::ReducePrecision].contains(&op.kind());
    numbers && is_elementwise(op) && op.operands().iter().any(|v| has(*v, Elem::BF16))
}

/// Whether a value is a matrix product of bf16 numbers, in bf16.
fn is_product(v: Val) -> bool {
    let of_narrow = |op: Op| op.operands().iter().all(|v| has(*v, Elem::BF16));
    has(v, Elem::BF16) && v.def().is_some_and(|op| op.is(Kind::DotGeneral) && of_narrow(op))
}

fn has(v: Val, elem: Elem) -> bool {
    TensorType::of(v).is_some_and(|ty| ty.elem == elem)
}
