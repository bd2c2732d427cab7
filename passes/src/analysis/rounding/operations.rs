//! What single operations do to numbers and to their roundings.

use crate::analysis::partition::CONSTRAINT;
use crate::analysis::reducer;
use crate::ir::{Elem, Op, TensorType, Val};
use crate::sweep::{NodeOp, node_of};

/// Whether an operation moves numbers about, to places that do not depend on numbers.
pub fn moves(op: Op) -> bool {
    let moves = [
        "stablehlo.broadcast_in_dim",
        "stablehlo.concatenate",
        "stablehlo.pad",
        "stablehlo.reshape",
        "stablehlo.slice",
        "stablehlo.transpose",
        CONSTRAINT,
    ];
    moves.contains(&op.name())
}

/// Whether the pass `widen-rows` computes in f32 what an operation makes of bf16 numbers of rows and columns, of which there are at
/// most `largest`: number by number, by moving them about, or by reducing them.
pub fn stays_wide(op: Op, largest: i64) -> bool {
    let small = |v: &Val| TensorType::of(*v).is_some_and(|ty| ty.elements() <= largest);
    let reduces = || op.is("stablehlo.reduce") && op.num_operands() == 2 && reducer(op).is_some();
    op.operands().iter().chain(&op.results()).all(small)
        && (moves(op) || op.is("chlo.square") || reduces() || node_of(op).is_ok())
}

/// Whether an operation gives one of its operands, number by number.
pub fn chooses(op: Op) -> bool {
    ["stablehlo.maximum", "stablehlo.minimum", "stablehlo.clamp", "stablehlo.select"]
        .contains(&op.name())
}

/// The type narrower than f32 whose numbers an operation rounds its f32 operand to.
pub fn rounds_to(op: Op) -> Option<Elem> {
    match node_of(op).ok()? {
        (NodeOp::Convert, elem @ (Elem::BF16 | Elem::F16)) => Some(elem),
        (NodeOp::ReducePrecision(8, 7), _) => Some(Elem::BF16),
        _ => None,
    }
}
