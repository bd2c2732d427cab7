//! Numbers of rows that are computed again with their logits, and not handed over: those of a softmax by hand that is differentiated
//! through its maximum.
//!
//! The gradient that such a softmax has by its maximum, `(x == max x)·c`, is legal where `c` is 0 in real numbers
//! ([`crate::rewrite::shift_gradient`]), and that shows where its sums are sums of the very logits that are compared. What
//! the maker stacked of them is a number of which nobody knows what it is. So the reader takes the maximum and the sums again, by the same
//! operations of the same numbers, NaN and infinities included; a sum may be added up in another order, as in a step that is checkpointed.

use crate::rematerialize::copies::{Copies, elements, rounds};
use crate::rewrite::cleanup;
use crate::rewrite::shift_gradient::maximum_along;
use grpo_dataflow::trip_count::While;
use grpo_dataflow::unconstrained;
use grpo_ir::{Direction, Kind, Op, Val, direction};
use grpo_recognize::tile;

/// How many operations are followed from a row's number to a reduction.
const MAX_DEPTH: usize = 8;

/// Whether what is copied compares entries with the maximum of their row.
pub(super) fn compare_a_maximum<S: Clone>(copies: &Copies<S>) -> bool {
    let compares = |op: &Op| {
        let [a, b] = [0, 1].map(|i| unconstrained(op.operand(i)));
        direction(*op) == Some(Direction::Eq)
            && (maximum_along(a, b).is_some() || maximum_along(b, a).is_some())
    };
    copies.ops.iter().filter(|op| op.is(Kind::Compare)).any(compares)
}

/// The operation that makes a number of each row in a loop's body of values of at least `large` elements, where it can be done again.
pub(super) fn again<'c>(v: Val<'c>, of: While<'c>, large: i64) -> Option<Op<'c>> {
    made(v, of, large, 0)
}

fn made<'c>(v: Val<'c>, of: While<'c>, large: i64, depth: usize) -> Option<Op<'c>> {
    let is_small = |v: &Val| elements(*v).is_some_and(|size| size < large);
    let op = v.def().filter(|op| op.block() == Some(of.body) && depth < MAX_DEPTH)?;
    (is_small(&v) && op.num_results() == 1 && cleanup::is_pure(op) && !rounds(op)).then_some(())?;
    let of_row = |v: Val<'c>| made(v, of, large, depth + 1).is_some();
    let again = match op.kind() {
        Kind::Reduce => !is_small(&op.operand(0)) || of_row(op.operand(0)),
        Kind::Reshape | Kind::BroadcastInDim => of_row(op.operand(0)),
        _ => tile::is_elementwise(op) && op.operands().into_iter().any(of_row),
    };
    again.then_some(op)
}
