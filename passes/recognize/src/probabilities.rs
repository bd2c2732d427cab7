//! Anchors of a gradient of the weights alone: a matmul of probabilities whose sum over the columns is not in the program.

use crate::anchor::{
    behind, contracted_columns, is_anchor_exponential, is_product, source_product, weights_side,
};
use crate::tile::{Tile, has_elementwise_name};
use grpo_dataflow::forwarded_from;
use grpo_dataflow::row_broadcast::is_row_broadcast;
use grpo_dataflow::walk::{Walk, operands};
use grpo_ir::{Kind, Op, Val, dot_dims};

/// The softmax probabilities that a matmul contracts, along all dimensions but the columns, with the hidden states of their logits: the
/// gradient of the weights.
pub fn of_weights(op: Op) -> Option<Tile> {
    let d = dot_dims(op).filter(|_| is_product(op))?;
    contracted_columns(op).into_iter().find(|tile| {
        let side = usize::from(tile.val == op.operand(1));
        d.of(side).1 != [tile.axis] && are_probabilities(tile.val, op.operand(1 - side), tile.axis)
    })
}

/// True if `v` is computed from `exp(h·w − r)` with a row value `r` that is not computed from `h` and `w` alone, as in random features, and
/// `hidden` is `h`.
fn are_probabilities(v: Val, hidden: Val, axis: usize) -> bool {
    let product = source_product(v);
    let normalizes = |op: Op| {
        op.is(Kind::Subtract)
            && is_row_broadcast(op.operand(1), axis)
            && !is_of_factors(op.operand(1), op.operand(0))
    };
    let probabilities =
        |op: Op| is_anchor_exponential(op) && behind(op.operand(0), normalizes).is_some();
    let own = |product: Op| {
        let rows = weights_side(product, axis).map(|side| product.operand(1 - side));
        rows.is_some_and(|rows| arranged_from(rows) == arranged_from(hidden))
    };
    product.is_some_and(own) && behind(v, probabilities).is_some()
}

/// True if a row value is computed only from the operands of a tile's matmul. Then it is no softmax normaliser, but for example half a
/// row's squared norm, as in random features and distances.
fn is_of_factors(v: Val, tile: Val) -> bool {
    const MOVES: [Kind; 4] = [Kind::Reduce, Kind::Reshape, Kind::BroadcastInDim, Kind::Transpose];
    let Some(product) = source_product(tile) else { return false };
    let factors: Vec<Val> = product.operands().map(forwarded_from).collect();
    let mut walk = Walk::of([v]);
    let mut found = false;
    while let Some(v) = walk.next() {
        match v.def() {
            _ if factors.contains(&forwarded_from(v)) => found = true,
            Some(op) if op.is(Kind::OptimizationBarrier) => walk.push(operands(v)),
            Some(op) if op.num_operands() == 0 => {}
            Some(op) if op.is_any(&MOVES) || has_elementwise_name(op) => walk.push(op.operands()),
            _ => return false,
        }
    }
    found && !walk.gave_up()
}

/// The value before transposes, reshapes and conversions.
pub(crate) fn arranged_from(v: Val) -> Val {
    match v.def().filter(|op| op.is_any(&[Kind::Transpose, Kind::Reshape, Kind::Convert])) {
        Some(op) => arranged_from(op.operand(0)),
        None => {
            let outer = forwarded_from(v);
            if outer == v { v } else { arranged_from(outer) }
        }
    }
}
