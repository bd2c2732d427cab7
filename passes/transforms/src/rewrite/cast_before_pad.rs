//! `convert(pad(x)) -> pad(convert(x))` for a bf16 pad that is read in f32.
//!
//! A pad of logits moves only if the program casts first. The numbers are the same.

use grpo_dataflow::splat_number;
use grpo_ir::{Builder, Elem, Kind, Op, TensorType};
use rustc_hash::FxHashSet as HashSet;

/// Casts the operand of a bf16 pad without other users that has a dimension in `sizes`. Returns whether it did.
pub(crate) fn cast_before_pad(op: Op, sizes: &HashSet<i64>) -> bool {
    let Some(pad) = op.operands().next().and_then(|v| v.def()).filter(|pad| pad.is(Kind::Pad)) else {
        return false;
    };
    let Some(ty) = op.results().next().and_then(TensorType::of) else { return false };
    let narrow = TensorType::of(pad.result(0)).is_some_and(|ty| ty.elem == Elem::BF16);
    let is_cast = op.is(Kind::Convert) && ty.elem == Elem::F32 && narrow;
    if !is_cast || pad.result(0).uses().len() != 1 || !ty.has_any(sizes) {
        return false;
    }
    let b = Builder::before(op);
    let padded = pad.clone_op();
    b.insert_op(padded);
    for (at, v) in pad.operands().enumerate() {
        // A pad moves only if its value is a literal zero.
        let wide = match TensorType::of(v).filter(|_| splat_number(v) == Some(0.0)) {
            Some(ty) => Builder::before(padded).zero(&ty.with_elem(Elem::F32)),
            None => Builder::before(padded).convert(v, Elem::F32),
        };
        padded.set_operand(at, wide);
    }
    padded.result(0).set_type(ty.mlir(b.context));
    op.result(0).replace_all_uses(padded.result(0));
    true
}
