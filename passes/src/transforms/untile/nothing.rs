//! What is 0 in real numbers where something is.
//!
//! In real numbers alone: 0 times what is infinite or NaN is NaN. Who uses it tries these out.

use super::values::literal;
use crate::analysis::is_sum;
use crate::ir::{Op, TensorType, Val};

/// Whether the one result of `op` is 0 where those of its operands are that `is_zero` says.
pub(super) fn makes_nothing<'c>(op: Op<'c>, is_zero: impl Fn(Val<'c>) -> bool) -> bool {
    let operands = op.operands();
    let is = |at: usize| operands.get(at).is_some_and(|v| is_zero(*v));
    let zero = |at: usize| is(at) || operands.get(at).is_some_and(|v| literal(*v) == Some(0.0));
    let floats = operands.iter().all(|v| TensorType::of(*v).is_some_and(|ty| ty.elem.is_float()));
    let made = match op.name() {
        "stablehlo.multiply" | "stablehlo.dot_general" => floats && (is(0) || is(1)),
        "stablehlo.divide" => floats && is(0),
        "stablehlo.add" | "stablehlo.subtract" => floats && zero(0) && zero(1),
        "stablehlo.select" => zero(1) && zero(2),
        "stablehlo.negate" | "stablehlo.convert" => floats && is(0),
        "stablehlo.broadcast_in_dim" | "stablehlo.reshape" | "stablehlo.transpose" => is(0),
        "stablehlo.dynamic_update_slice" | "stablehlo.pad" => zero(0) && zero(1),
        "stablehlo.reduce" => is_sum(op) && is(0) && zero(1),
        _ => false,
    };
    made && op.num_results() == 1
}
