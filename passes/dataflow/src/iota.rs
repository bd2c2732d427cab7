//! Integer values that are iotas or zero.

use crate::index_map;
use crate::{defining_op, splat_number};
use grpo_ir::numbers::extent;
use grpo_ir::{Direction, Elem, Kind, Op, TensorType, Val, dense_ints, direction};

/// Most elements of a constant that is read.
const MOST_CONSTANTS: i64 = 1 << 16;

/// True if `v` is proved to be zero everywhere: a constant, or an iota along a unit dimension.
pub fn is_zero(v: Val) -> bool {
    if splat_number(v) == Some(0.0) {
        return true;
    }
    let (Some(op), Some(ty)) = (defining_op(v), TensorType::of(v)) else { return false };
    match op.kind() {
        Kind::Iota => op.dim("iota_dimension").is_some_and(|dim| ty.shape[dim] == 1),
        Kind::Convert | Kind::BroadcastInDim | Kind::Reshape => is_zero(op.operand(0)),
        Kind::Select => is_index_wrap(op, is_zero) && is_zero(op.operand(2)),
        _ => false,
    }
}

/// True for `select(v < 0, …)`, the wrap of negative indices, whose condition is false: a constant, or a comparison of a `v` that
/// `never_negative` accepts.
fn is_index_wrap(select: Op, never_negative: impl Fn(Val) -> bool) -> bool {
    let is_false = splat_number(select.operand(0)) == Some(0.0);
    is_false
        || defining_op(select.operand(0)).is_some_and(|c| {
            c.is(Kind::Compare)
                && direction(c) == Some(Direction::Lt)
                && splat_number(c.operand(1)) == Some(0.0)
                && never_negative(c.operand(0))
        })
}

/// The number of integers from 0 on that a type represents exactly.
pub fn exact_integers(elem: Elem) -> i64 {
    match elem {
        Elem::I1 => 2,
        Elem::I8 => 1 << 7,
        Elem::U8 | Elem::BF16 => 1 << 8,
        Elem::F16 => 1 << 11,
        Elem::I16 => 1 << 15,
        Elem::U16 => 1 << 16,
        Elem::F32 => 1 << 24,
        Elem::I32 => 1 << 31,
        Elem::U32 => 1 << 32,
        Elem::F64 => 1 << 53,
        Elem::I64 | Elem::U64 => i64::MAX,
    }
}

/// True if each element of `v` is proved to be its coordinate along dimension `dim`: an iota, through broadcasts, reshapes,
/// conversions, and the wrap of negative indices (which an iota does not have).
pub fn is_iota_along(v: Val, dim: usize) -> bool {
    let (Some(op), Some(ty)) = (defining_op(v), TensorType::of(v)) else { return false };
    if ty.shape.get(dim).is_none_or(|extent| *extent > exact_integers(ty.elem)) {
        return false;
    }
    match op.kind() {
        Kind::Iota => op.dim("iota_dimension") == Some(dim),
        // `np.arange` in a traced function.
        Kind::Constant => {
            let numbers = op.attr("value").and_then(|value| dense_ints(value, MOST_CONSTANTS));
            let inner: i64 = ty.shape[dim + 1..].iter().product();
            let counts = |(at, number): (usize, i64)| number == extent(at) / inner % ty.shape[dim];
            numbers.is_some_and(|numbers| numbers.into_iter().enumerate().all(counts))
        }
        Kind::Convert => is_iota_along(op.operand(0), dim),
        Kind::BroadcastInDim | Kind::Reshape => {
            index_map::to_operand(op, 0, dim).is_some_and(|dim| is_iota_along(op.operand(0), dim))
        }
        Kind::Select => {
            is_index_wrap(op, |v| is_iota_along(v, dim)) && is_iota_along(op.operand(2), dim)
        }
        _ => false,
    }
}

/// The operand of `op` that is compared with the column's number: the other operand is an iota along `axis`.
pub fn compared_with_columns<'c>(op: Op<'c>, axis: usize) -> Option<Val<'c>> {
    let columns = op.operands().position(|v| is_iota_along(v, axis))?;
    Some(op.operand(1 - columns))
}
