//! `pad(convert<f32>(f<bf16>(x))) -> pad(f<f32>(convert<f32>(x)))`: logits in memory that the program computes in bf16 and reads in
//! f32 are computed in f32.
//!
//! Logits that several operations compute (a bias, a soft cap) and that are cast to f32 may be padded, concatenated, rolled or
//! sliced before the softmax, so that a sweep cannot reach the head. XLA drops the last rounding in the original if both
//! conversions are adjacent, and keeps it if it moves one of them over a concatenation; in a fused program, whose logits are read
//! by loops, other conditions decide. Log-probabilities were off by 7e-3 rather than 3e-7. So the operations before the cast are
//! done in f32, as XLA does by itself. The same holds for f32 logits that are rounded to bf16 in between
//! (`x.astype(bfloat16).astype(float32)`).
//!
//! The product itself then has an f32 result, and its bf16 users read the rounded numbers: XLA fuses the rounding of a product into
//! memory or not, depending on how many loops read it.
//!
//! All users of the cast read the same numbers. A value whose maximum is taken, or with other users that are not elementwise, stays
//! rounded, so that the difference with its maximum is at most 0. NaN and infinities of the operands propagate in the same way;
//! numbers that overflow bf16 and not f32 (0.4 %) are finite here, as in the original if XLA drops the rounding. Constants keep
//! their bf16 values.

use grpo_dataflow::splat_number;
use grpo_dataflow::walk::Walk;
use grpo_ir::{Builder, Elem, Kind, Op, TensorType, Val};
use grpo_recognize::tile::is_elementwise;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Operations that move numbers, and change none of their first operand's.
const ARRANGES: [Kind; 7] = [
    Kind::BroadcastInDim,
    Kind::Concatenate,
    Kind::Pad,
    Kind::Reshape,
    Kind::Reverse,
    Kind::Slice,
    Kind::Transpose,
];

/// Computes in f32 the values that are cast to f32 and then moved to form these logits.
pub fn widen<'c>(logits: Val<'c>) {
    let block = logits.def().and_then(Op::block);
    let mut walk = Walk::of([logits]);
    while let Some(v) = walk.next() {
        let Some(op) = v.def().filter(|op| op.block() == block) else { continue };
        if op.is_any(&ARRANGES) && has(v, Elem::F32) {
            walk.push(op.operands());
        } else if op.is(Kind::Convert) && has(v, Elem::F32) {
            let rounded = op.operand(0);
            if rounded.uses().len() > 1 {
                continue;
            }
            if let Some(wide) = rounds(rounded) {
                v.replace_all_uses(wide);
                walk.push([wide]);
            } else if rounded.def().is_some_and(computes) || is_product(rounded) {
                let wide = Wide { at: op, known: HashMap::default() }.of(rounded);
                v.replace_all_uses(wide);
            }
        }
    }
}

/// `convert(pad(x)) -> pad(convert(x))` for a bf16 pad without other users that has a dimension in `sizes`. Returns whether it did.
///
/// The numbers are the same; [`widen`] then finds the product, as where the program casts first.
pub(crate) fn cast_before_pad(op: Op, sizes: &HashSet<i64>) -> bool {
    let Some(pad) = op.operands().first().and_then(|v| v.def()) else { return false };
    let narrow = pad.results().first().is_some_and(|v| has(*v, Elem::BF16) && v.uses().len() == 1);
    let wide = op.results().first().is_some_and(|v| has(*v, Elem::F32));
    let is_cast = op.is(Kind::Convert) && pad.is(Kind::Pad) && narrow && wide;
    if !is_cast || !TensorType::of(op.result(0)).is_some_and(|ty| ty.has_any(sizes)) {
        return false;
    }
    let b = Builder::before(op);
    // A pad moves only if its value is a literal zero.
    let widened = |v| match TensorType::of(v).filter(|_| splat_number(v) == Some(0.0)) {
        Some(ty) => b.zero(&TensorType { elem: Elem::F32, ..ty }),
        None => b.convert(v, Elem::F32),
    };
    let operands: Vec<Val> = pad.operands().into_iter().map(widened).collect();
    let padded = Wide { at: op, known: HashMap::default() }.copy(pad, &operands);
    op.result(0).replace_all_uses(padded);
    true
}

/// f32 values, written before an operation.
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
                // The other users read the rounded numbers.
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

    /// The operation with these operands and an f32 result; a product is written at the place of the program's own.
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

/// The f32 value that a bf16 value is the rounding of.
fn rounds(v: Val<'_>) -> Option<Val<'_>> {
    let op = v.def().filter(|op| op.is(Kind::Convert) && has(v, Elem::BF16))?;
    Some(op.operand(0)).filter(|wide| has(*wide, Elem::F32))
}

/// True if an elementwise operation computes in bf16.
fn computes(op: Op) -> bool {
    let numbers = !op.is_any(&[Kind::Convert, Kind::ReducePrecision]);
    numbers && is_elementwise(op) && op.operands().iter().any(|v| has(*v, Elem::BF16))
}

/// True for a bf16 matrix product of bf16 operands.
fn is_product(v: Val) -> bool {
    let of_narrow = |op: Op| op.operands().iter().all(|v| has(*v, Elem::BF16));
    has(v, Elem::BF16) && v.def().is_some_and(|op| op.is(Kind::DotGeneral) && of_narrow(op))
}

fn has(v: Val, elem: Elem) -> bool {
    TensorType::of(v).is_some_and(|ty| ty.elem == elem)
}
