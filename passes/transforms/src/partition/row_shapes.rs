//! Row arithmetic between regions in the program's token dimensions.
//!
//! Regions have flattened rows, `[B·T]`. A reshape from `[B, T]` to one dimension loses the split of T, so that the partitioner
//! gathers every such value over T's axes, and slices it after reshaping it back. The operations in between are elementwise, and
//! have the same bits in either shape.

use crate::partition::dims::{replace_unflattened, shaped, without_units};
use grpo_dataflow::splat;
use grpo_ir::{Block, Builder, Kind, Op, TensorType, Val};
use grpo_recognize::tile::has_elementwise_name;

/// An operand in the shape of the tokens.
enum Leaf<'c> {
    /// A value of that shape.
    Shaped(Val<'c>),
    /// The same number in each row, in MLIR's syntax.
    Splat(String),
    /// The same number in each row: a value with one element.
    One(Val<'c>),
    /// A scalar operand of a `select` or `clamp`.
    Scalar(Val<'c>),
}

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
    let flat = |v: Val| TensorType::of(v).filter(|t| without_units(&t.shape) == rows);
    flat(op.result(0))?;
    let leaf = |v: Val<'c>| {
        let ty = TensorType::of(v)?;
        if ty.rank() == 0 {
            return Some(Leaf::Scalar(v));
        }
        flat(v)?;
        let one = || {
            let of = v.def().filter(|op| op.is(Kind::BroadcastInDim))?.operand(0);
            TensorType::of(of).filter(|t| t.elements() == 1).map(|_| Leaf::One(of))
        };
        shaped(v, tokens).map(Leaf::Shaped).or_else(|| splat(v).map(Leaf::Splat)).or_else(one)
    };
    let leaves = op.operands().map(leaf).collect::<Option<Vec<Leaf>>>()?;
    if !leaves.iter().any(|leaf| matches!(leaf, Leaf::Shaped(_))) {
        return None;
    }
    let operands: Vec<Val> = leaves
        .into_iter()
        .zip(op.operands())
        .map(|(leaf, old)| match leaf {
            Leaf::Shaped(v) => b.reshape(v, tokens),
            Leaf::Splat(text) => {
                let elem = old.tensor_type().elem;
                b.splat(&TensorType::new(tokens, elem), &text)
            }
            Leaf::One(v) => b.broadcast(b.reshape(v, &[]), tokens, &[]),
            Leaf::Scalar(v) => v,
        })
        .collect();
    Some(b.copy_shaped(op, &operands, tokens))
}
