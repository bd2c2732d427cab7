//! The numbers of a value, up to moves and widening conversions.

use grpo_dataflow::reshape;
use grpo_dataflow::splat_number;
use grpo_ir::{Direction, Kind, TensorType, Val, direction};

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

/// The value of a condition on infinities or NaN for finite numbers; none for other conditions.
pub fn usual(v: Val) -> Option<bool> {
    let op = bare(v).def()?;
    match op.kind() {
        Kind::BroadcastInDim => usual(op.operand(0)),
        Kind::IsFinite => Some(true),
        Kind::Not => usual(op.operand(0)).map(|b| !b),
        Kind::And => Some(usual(op.operand(0))? && usual(op.operand(1))?),
        Kind::Or => Some(usual(op.operand(0))? || usual(op.operand(1))?),
        Kind::Compare => {
            let (a, b) = (bare(op.operand(0)), bare(op.operand(1)));
            let direction = direction(op)?;
            let infinite = |v: Val| splat_number(v).filter(|x| x.is_infinite());
            let float = TensorType::of(a)?.elem.is_float();
            match (infinite(a), infinite(b)) {
                _ if !float => None,
                (Some(a), None) => Some(direction.holds(&a, &0.0)),
                (None, Some(b)) => Some(direction.holds(&0.0, &b)),
                _ if a == b => Some(matches!(direction, Direction::Eq | Direction::Le | Direction::Ge)),
                _ => None,
            }
        }
        _ => None,
    }
}
