//! `transpose(transpose(x)) -> transpose(x)` and `reshape(reshape(x)) -> reshape(x)`

use crate::rewrite::cleanup::erase_dead;
use grpo_ir::{Block, Builder, Kind, Op, TensorType, Val};

/// Folds transposes of transposes, and sequences of reshapes, in a block.
pub fn fold(block: Block) {
    let mut folded = false;
    for op in block.ops().into_iter().filter(|op| op.num_results() == 1) {
        if let Some(new) = transposed(op).or_else(|| reshaped(op)) {
            op.result(0).replace_all_uses(new);
            folded = true;
        }
    }
    if folded {
        erase_dead(block);
    }
}

fn transposed(op: Op) -> Option<Val> {
    let order = |op: Op| op.dims("permutation").filter(|_| op.is(Kind::Transpose));
    let (outer, from) = (order(op)?, op.operand(0).def()?);
    let inner = order(from)?;
    let both: Vec<usize> = outer.iter().map(|d| inner[*d]).collect();
    Some(Builder::before(op).transpose(from.operand(0), &both))
}

fn reshaped(op: Op) -> Option<Val> {
    changes_shape(op).then_some(())?;
    let (from, to) = (op.operand(0).def()?, TensorType::of(op.result(0))?);
    changes_shape(from).then(|| Builder::before(op).reshape(from.operand(0), &to.shape))
}

/// True if an operation has the same elements in the same order as its operand.
fn changes_shape(op: Op) -> bool {
    match op.kind() {
        Kind::Reshape => true,
        Kind::BroadcastInDim => {
            let sizes = [op.operand(0), op.result(0)].map(|v| TensorType::of(v).map(|ty| ty.elements()));
            let dims = op.dims("broadcast_dimensions").unwrap_or_default();
            sizes[0].is_some() && sizes[0] == sizes[1] && dims.windows(2).all(|w| w[0] < w[1])
        }
        _ => false,
    }
}
