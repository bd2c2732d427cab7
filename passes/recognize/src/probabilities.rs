//! Probabilities whose sum over the columns anchors nothing: of a gradient by the weights alone.

use crate::anchor::{
    behind, contracted_columns, is_anchor_exponential, is_product, product_behind, weights_side,
};
use crate::provenance::{is_of_factors, is_squared};
use crate::tile::{Tile, contracts_nothing};
use grpo_dataflow::forwarded_from;
use grpo_dataflow::row_broadcast::is_row_broadcast;
use grpo_ir::{Kind, Op, Val, dot_dims};

/// What a matrix product contracts along all dimensions but the columns', where these are a softmax's probabilities, which are multiplied with
/// their own product's hidden states: the gradient by the weights.
pub fn of_weights(op: Op) -> Option<Tile> {
    let d = dot_dims(op).filter(|_| is_product(op))?;
    contracted_columns(op).into_iter().find(|tile| {
        let side = usize::from(tile.val == op.operand(1));
        d.of(side).1 != [tile.axis as i64]
            && are_probabilities(tile.val, op.operand(1 - side), tile.axis)
    })
}

/// Whether `v` is made of exponentials of a matrix product less a number of each row, and `hidden` is that product's operand beside the
/// columns': the gradient by the weights of a softmax whose normaliser is from elsewhere. Where the number of a row is made of the factors
/// it is one if that is no square, as in random features, and if no other product is in it: a gradient by features is multiplied with what
/// comes back for them.
fn are_probabilities(v: Val, hidden: Val, axis: usize) -> bool {
    let product = product_behind(v);
    let is_alone = || {
        let is_other = |op: Op| is_product(op) && Some(op) != product && !contracts_nothing(op);
        behind(v, is_other).is_none()
    };
    let takes_off = |op: Op| {
        op.is(Kind::Subtract)
            && is_row_broadcast(op.operand(1), axis)
            && (!is_of_factors(op.operand(1), op.operand(0)) || !is_squared(op.operand(1)) && is_alone())
    };
    let probabilities = |op: Op| is_anchor_exponential(op) && behind(op.operand(0), takes_off).is_some();
    let own = |product: Op| {
        let rows = weights_side(product, axis).map(|side| product.operand(1 - side));
        rows.is_some_and(|rows| arranged_from(rows) == arranged_from(hidden))
    };
    product.is_some_and(own) && behind(v, probabilities).is_some()
}

/// The value that transposes, reshapes and conversions make `v` of.
pub(crate) fn arranged_from(v: Val) -> Val {
    let moves = [Kind::Transpose, Kind::Reshape, Kind::Convert];
    match v.def().filter(|op| moves.contains(&op.kind())) {
        Some(op) => arranged_from(op.operand(0)),
        None => {
            let outer = forwarded_from(v);
            if outer == v { v } else { arranged_from(outer) }
        }
    }
}
