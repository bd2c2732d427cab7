//! Row statistics that are recomputed with their logits rather than passed: those of a hand-written softmax that is differentiated
//! through its maximum.
//!
//! The gradient of such a softmax by its maximum, `(x == max x)·c`, is fused if `c` is 0 in real numbers
//! ([`crate::rewrite::shift_gradient`]), which requires that its sums are sums of the compared logits. A stacked statistic has lost
//! that relation. So the reader recomputes the maximum and the sums by the same operations on the same numbers, NaN and infinities
//! included; a sum may have another order, as in a checkpointed step.

use crate::rematerialize::copies::{Copies, rounds};
use crate::rematerialize::residuals::elements;
use crate::rewrite::cleanup;
use crate::rewrite::shift_gradient::maximum_along;
use grpo_dataflow::unconstrained;
use grpo_ir::{Block, Direction, Kind, Op, Val, direction};
use grpo_recognize::tile;

/// Maximum number of operations between a row value and its reduction.
const MAX_DEPTH: usize = 8;

/// True if a copied operation compares entries with the maximum of their row.
pub(super) fn compare_a_maximum<S: Clone>(copies: &Copies<S>) -> bool {
    let compares = |op: &Op| {
        let [a, b] = [0, 1].map(|i| unconstrained(op.operand(i)));
        direction(*op) == Some(Direction::Eq)
            && (maximum_along(a, b).is_some() || maximum_along(b, a).is_some())
    };
    copies.ops.iter().filter(|op| op.is(Kind::Compare)).any(compares)
}

/// The operation that computes a row value from values of at least `large` elements of its block, if it can be recomputed.
pub(super) fn again<'c>(v: Val<'c>, large: i64) -> Option<Op<'c>> {
    made(v, v.block(), large, 0)
}

fn made<'c>(v: Val<'c>, of: Block<'c>, large: i64, depth: usize) -> Option<Op<'c>> {
    let is_small = |v: &Val| elements(*v).is_some_and(|size| size < large);
    let op = v.def().filter(|op| op.block() == Some(of) && depth < MAX_DEPTH)?;
    (is_small(&v) && op.num_results() == 1 && cleanup::is_pure(op) && !rounds(op)).then_some(())?;
    let of_row = |v: Val<'c>| made(v, of, large, depth + 1).is_some();
    let again = match op.kind() {
        Kind::Reduce => !is_small(&op.operand(0)) || of_row(op.operand(0)),
        Kind::Reshape | Kind::BroadcastInDim => of_row(op.operand(0)),
        _ => tile::is_elementwise(op) && op.operands().any(of_row),
    };
    again.then_some(op)
}
