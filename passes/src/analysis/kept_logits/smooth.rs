//! Exponentials of a softmax, and those of smooth functions of each number.

use super::super::anchor::{exponential_behind, is_anchor_exponential};
use super::super::distances::makers;
use super::super::tile::has_elementwise_name;
use super::MOST;
use crate::ir::{Op, Val};

/// Whether exponentials are among what elementwise operations make a value of, other than those of smooth functions of each number: of which a logarithm
/// is taken, from which one is taken off before, or which are divided by themselves and other numbers.
pub(super) fn has_bare_exponential(v: Val) -> bool {
    let is_divided = |op: Op| {
        let sum = op.operand(1).def().filter(|of| of.is("stablehlo.add"));
        sum.is_some_and(|of| exponential_behind(of.result(0), |_| false))
    };
    let is_smooth = |op: Op| match op.name() {
        "stablehlo.log" | "stablehlo.log_plus_one" => true,
        "stablehlo.exponential" => op
            .operand(0)
            .def()
            .filter(|of| of.is("stablehlo.subtract"))
            .is_some_and(|of| has_logarithm(of.operand(1))),
        "stablehlo.divide" => is_divided(op),
        "stablehlo.multiply" => op
            .operands()
            .into_iter()
            .any(|v| v.def().is_some_and(|of| of.is("stablehlo.divide") && is_divided(of))),
        _ => false,
    };
    let (mut seen, mut at) = (vec![v], 0);
    while let Some(v) = seen.get(at).copied().filter(|_| at < MOST) {
        at += 1;
        let Some(op) = v.def().filter(|op| !is_smooth(*op)) else { continue };
        if is_anchor_exponential(op) {
            return true;
        }
        let moves = ["stablehlo.reshape", "stablehlo.transpose"];
        if has_elementwise_name(op) || moves.contains(&op.name()) {
            for v in op.operands() {
                if !seen.contains(&v) {
                    seen.push(v);
                }
            }
        }
    }
    false
}

/// Whether a logarithm is among what elementwise operations make a value of.
fn has_logarithm(v: Val) -> bool {
    makers(v).into_iter().any(|op| ["stablehlo.log", "stablehlo.log_plus_one"].contains(&op.name()))
}
