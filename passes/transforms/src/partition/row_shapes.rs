//! Row arithmetic between regions in the program's token dimensions.
//!
//! Regions have flattened rows, `[B·T]`. A reshape from `[B, T]` to one dimension loses the split of T, so that the partitioner
//! gathers every such value over T's axes, and slices it after reshaping it back. The operations in between are elementwise, and
//! have the same bits in either shape.

use crate::partition::dims::{replace_unflattened, shaped, uniform, without_units};
use grpo_ir::{Block, Builder, Op, TensorType, Val};
use grpo_recognize::tile::has_elementwise_name;

/// Computes a block's elementwise operations on one number per row in the shape `tokens`, of more than one dimension, if their
/// operands are reshapes of values of that shape or are the same in each row.
pub(crate) fn unflatten(block: Block, tokens: &[i64]) {
    let mut at = block.ops().first().copied();
    while let Some(op) = at {
        let b = Builder { loc: op.location(), ..Builder::before(op) };
        match unflattened(&b, op, tokens) {
            Some(new) => {
                replace_unflattened(&b, op.result(0), new);
                at = op.next();
                op.erase();
            }
            None => at = op.next(),
        }
    }
}

/// The operation's result in the shape of the tokens.
fn unflattened<'c>(b: &Builder<'c>, op: Op<'c>, tokens: &[i64]) -> Option<Val<'c>> {
    if !has_elementwise_name(op) || op.num_results() != 1 {
        return None;
    }
    let rows = [tokens.iter().product::<i64>()];
    let is_flat = |v: Val| TensorType::of(v).is_some_and(|t| without_units(&t.shape) == rows);
    let is_reshaped = |v: Val<'c>| is_flat(v) && shaped(v, tokens).is_some();
    if !is_flat(op.result(0)) || !op.operands().any(is_reshaped) {
        return None;
    }
    let operand = |v: Val<'c>| match shaped(v, tokens) {
        // A scalar operand of a `select` or `clamp`.
        _ if TensorType::of(v)?.rank() == 0 => Some(v),
        _ if !is_flat(v) => None,
        Some(v) => Some(b.reshape(v, tokens)),
        None => uniform(b, v, tokens),
    };
    let operands: Vec<Val> = op.operands().map(operand).collect::<Option<_>>()?;
    Some(b.copy_shaped(op, &operands, tokens))
}
