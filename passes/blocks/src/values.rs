//! The numbers of a value, up to moves and widening conversions.

use grpo_dataflow::reshape;
use grpo_ir::{Kind, TensorType, Val};

/// The operand of a conversion to a wider float, or to the same type.
pub fn widened(v: Val) -> Val {
    match v.def() {
        Some(op) if op.is(Kind::Convert) => {
            let elem = |v| TensorType::of(v).map(|ty| ty.elem);
            let (from, to) = (elem(op.operand(0)), elem(v));
            let wider = from.zip(to).is_some_and(|(from, to)| {
                from == to || from.is_float() && to.is_float() && from.bytes() < to.bytes()
            });
            if wider { widened(op.operand(0)) } else { v }
        }
        _ => v,
    }
}

/// The source of a value, looking through moves and widening conversions.
pub fn bare(mut v: Val) -> Val {
    loop {
        let inner = reshape::peel(widened(v));
        if inner == v {
            return v;
        }
        v = inner;
    }
}
