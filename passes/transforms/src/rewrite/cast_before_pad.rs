//! `convert(pad(x)) -> pad(convert(x))` for a bf16 pad that is read in f32.
//!
//! A pad of logits moves only if the program casts first. The numbers are the same.

use grpo_dataflow::splat_number;
use grpo_ir::{Builder, Elem, Kind, Op, TensorType, Val};
use rustc_hash::FxHashSet as HashSet;

/// The f32 pad of the cast operand, for a cast of a bf16 pad without other users that has a dimension in `sizes`.
pub(crate) fn cast_before_pad<'c>(op: Op<'c>, sizes: &HashSet<i64>) -> Option<Val<'c>> {
    let pad = op.operands().next()?.def().filter(|pad| op.is(Kind::Convert) && pad.is(Kind::Pad))?;
    let ty = TensorType::of(op.result(0)).filter(|ty| ty.elem == Elem::F32 && ty.has_any(sizes))?;
    let is_narrow = TensorType::of(pad.result(0))?.elem == Elem::BF16;
    (is_narrow && pad.result(0).uses().len() == 1).then_some(())?;
    let b = Builder::before(op);
    // A pad moves only if its value is a literal zero.
    let cast = |v: Val<'c>| match splat_number(v) {
        Some(0.0) => b.zero(&v.tensor_type().with_elem(Elem::F32)),
        _ => b.convert(v, Elem::F32),
    };
    let operands: Vec<Val> = pad.operands().map(cast).collect();
    Some(b.copy(pad, &operands, &[ty]).result(0))
}
