//! What a product with zeros is: the gradient of a slice is a pad, and its product with something NaN where that is not
//! finite.

use crate::analysis::partition::CONSTRAINT;
use crate::analysis::splat_number;
use crate::ir::{Op, TensorType, Val};
use rustc_hash::FxHashSet as HashSet;

/// Whether a product of `v` with a pad's zeros is 0: `v` is made from finite literals, conditions and integers, by what keeps
/// them finite.
///
/// All else may be infinite or NaN where the program cuts rows or columns off, and nowhere else: a temperature by row, a
/// scale by column, and logits, which a gradient by the temperature multiplies. Such a product is computed as the program has it.
pub(super) fn is_zero(v: Val) -> bool {
    let mut seen: HashSet<Val> = HashSet::default();
    let mut stack = vec![v];
    while let Some(v) = stack.pop() {
        let Some(ty) = TensorType::of(v) else { return false };
        if !ty.elem.is_float() || !seen.insert(v) || splat_number(v).is_some_and(f64::is_finite) {
            continue;
        }
        let Some(op) = v.def() else { return false };
        match op.name() {
            "stablehlo.select" => stack.extend([op.operand(1), op.operand(2)]),
            "stablehlo.divide" if divides_by_more_than_one(op) => stack.push(op.operand(0)),
            name if KEEPS.contains(&name) => stack.extend(op.operands()),
            _ => return false,
        }
    }
    true
}

fn divides_by_more_than_one(op: Op) -> bool {
    splat_number(op.operand(1)).is_some_and(|by| by.is_finite() && by.abs() >= 1.0)
}

/// Operations that make finite numbers of finite ones, or arrange them.
const KEEPS: [&str; 11] = [
    "stablehlo.abs",
    "stablehlo.broadcast_in_dim",
    "stablehlo.convert",
    "stablehlo.iota",
    "stablehlo.maximum",
    "stablehlo.minimum",
    "stablehlo.negate",
    "stablehlo.reshape",
    "stablehlo.slice",
    "stablehlo.transpose",
    CONSTRAINT,
];
