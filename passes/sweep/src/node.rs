//! Conversion of an elementwise StableHLO operation to a node of a sweep's body.

use crate::NodeOp;
use crate::attributes::read;
use grpo_ir::{CompareType, Elem, Kind, Op, TensorType, compare_type, dense_splat_bits, direction};

/// The node's operation and element type; the caller maps the operands.
///
/// # Errors
/// A message for an operation that is not elementwise.
pub fn node_of(op: Op) -> Result<(NodeOp, Elem), String> {
    let not = || format!("{} is not elementwise", op.name());
    if op.num_results() != 1 {
        return Err(not());
    }
    let ty = TensorType::of(op.result(0)).ok_or_else(not)?;
    let node = match op.kind() {
        Kind::Constant => {
            let value = op.attr("value").and_then(dense_splat_bits);
            NodeOp::Const(value.ok_or("a constant is no splat")?)
        }
        Kind::Compare => {
            let direction = direction(op).ok_or_else(not)?;
            let kind = compare_type(op).unwrap_or_else(|| {
                TensorType::of(op.operand(0)).map_or(CompareType::Signed, |t| CompareType::of(t.elem))
            });
            NodeOp::Compare(direction, kind)
        }
        Kind::Convert => NodeOp::Convert,
        Kind::ReducePrecision => {
            NodeOp::ReducePrecision(read(op, "exponent_bits")?, read(op, "mantissa_bits")?)
        }
        Kind::ColumnScatter => NodeOp::Scatter { sets: read(op, "sets")? },
        kind => {
            let elementwise = kind.elementwise().ok_or_else(not)?;
            if elementwise.arity() != op.num_operands() {
                return Err(not());
            }
            NodeOp::Map(elementwise)
        }
    };
    Ok((node, ty.elem))
}
