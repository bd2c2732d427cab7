//! `Σ_v scatter_add(0, ids, u) -> Σ_k u[k]` over the ids inside of the vocabulary: several numbers are added at columns of each row,
//! as in the gradient of `log_softmax` with respect to log-probabilities that a gather picks.
//!
//! The order of summation changes: NaN and infinities stay, and sums that overflow or cancel do so as in another order of the
//! columns. A row without ids in the vocabulary gives 0.

use grpo_ir::{Builder, Elem, Elementwise, TensorType, Val};
use grpo_sweep::pick::are_within;
use grpo_sweep::{Body, NodeId, NodeOp, Sweep};

/// The `[N]` sum of such a value; none if it is another value.
pub(super) fn sum<'c>(
    b: &Builder<'c>,
    sweep: &Sweep<'c>,
    body: &Body,
    value: NodeId,
) -> Option<Val<'c>> {
    let (mut at, mut negative) = (value, false);
    while body.node(at).op == NodeOp::Map(Elementwise::Negate) {
        (at, negative) = (body.node(at).args[0], !negative);
    }
    let node = body.node(at);
    let is_sum = node.op == NodeOp::Scatter { sets: false } && node.elem == Elem::F32;
    let [base, columns, updates] = is_sum.then_some(&node.args[..])? else { return None };
    (body.literal(*base) == Some(0.0)).then_some(())?;
    let operand = |id: NodeId| match body.node(id).op {
        NodeOp::Row(i) => Some(sweep.row_operands[i]),
        _ => None,
    };
    let (columns, mut numbers) = (operand(*columns)?, operand(*updates)?);
    if negative {
        numbers = b.elementwise(Elementwise::Negate, &[numbers]);
    }
    let nothing = |shape: &[i64]| b.zero(&TensorType::new(shape, Elem::F32));
    let inside = are_within(b, columns, sweep.cols);
    let nothing_outside = [inside, numbers, nothing(&columns.tensor_type().shape)];
    let inside = b.elementwise(Elementwise::Select, &nothing_outside);
    Some(b.reduce(Elementwise::Add, inside, nothing(&[]), &[1]))
}
