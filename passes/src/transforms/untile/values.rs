//! The numbers of a value, whatever its arrangement and type.

use crate::analysis::reshape;
use crate::analysis::splat_number;
use crate::ir::{TensorType, Val};

/// A value before it is converted to a wider float, or to its own type.
pub(super) fn widened(v: Val) -> Val {
    match v.def() {
        Some(op) if op.is("stablehlo.convert") => {
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

/// A literal's number, whatever type it was written in.
pub(super) fn literal(v: Val) -> Option<f64> {
    splat_number(v).or_else(|| {
        let op = v.def()?;
        let through = matches!(
            op.name(),
            "stablehlo.broadcast_in_dim" | "stablehlo.reshape" | "stablehlo.convert"
        );
        let float = |v: Val| TensorType::of(v).is_some_and(|ty| ty.elem.is_float());
        // Small integers are the same in every type.
        let exact = |x: &f64| float(op.operand(0)) == float(v) || x.abs() <= 256.0;
        if through { literal(op.operand(0)).filter(exact) } else { None }
    })
}

/// The numbers of a value before they are put into another arrangement of dimensions, or into a wider type.
pub(super) fn bare(mut v: Val) -> Val {
    loop {
        let inner = reshape::peel(widened(v));
        if inner == v {
            return v;
        }
        v = inner;
    }
}
