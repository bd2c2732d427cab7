//! The numbers of a value, whatever its arrangement and type.

use crate::analysis::reshape;
use crate::analysis::splat_number;
use crate::ir::{Op, TensorType, Val};
use crate::rewrite::cleanup;

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

/// A literal's number, whatever type it was written in, and what sums and differences of such are, where no rounding is in that: what is
/// infinite, and small integers.
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
        let sign = match op.name() {
            "stablehlo.add" => 1.0,
            "stablehlo.subtract" => -1.0,
            _ if through => return literal(op.operand(0)).filter(exact),
            _ => return None,
        };
        let sum = literal(op.operand(0))? + sign * literal(op.operand(1))?;
        let is_exact = sum.is_infinite() || sum.abs() <= 256.0 && sum.fract() == 0.0;
        (float(v) && is_exact).then_some(sum)
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

/// Whether two values have the same numbers in the same order, computed by equal operations.
pub(super) fn equal<'c>(a: Val<'c>, b: Val<'c>, depth: usize) -> bool {
    const MAX_DEPTH: usize = 24;
    let (a, b) = (bare(a), bare(b));
    if a == b {
        return true;
    }
    let (Some(x), Some(y)) = (a.def(), b.def()) else { return false };
    let alone = x.regions().is_empty() && x.num_results() == 1 && cleanup::is_pure(x);
    let same =
        x.name() == y.name() && a.mlir_type() == b.mlir_type() && x.attributes() == y.attributes();
    let types = |op: Op<'c>| op.operands().into_iter().map(Val::mlir_type).collect::<Vec<_>>();
    let operands = x.operands().into_iter().zip(y.operands());
    let alike = depth < MAX_DEPTH && alone && same && types(x) == types(y);
    alike && operands.into_iter().all(|(a, b)| equal(a, b, depth + 1))
}
