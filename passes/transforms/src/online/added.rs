//! `Σ_v scatter_add(0, ids, u) -> Σ_k u[k]` over the ids inside of the vocabulary: many numbers are added at columns of each row,
//! as in the gradient of `log_softmax` with respect to log-probabilities that a gather picks.
//!
//! The order of summation changes: NaN and infinities stay, and sums that overflow or cancel do so as in another order of the
//! columns. A row without ids in the vocabulary, or with −0 only, gives 0, as a sum that starts from 0 does.

use grpo_dataflow::column_pick::FEW;
use grpo_ir::numbers::extent;
use grpo_ir::{Builder, Elem, Elementwise, TensorType, Val};
use grpo_sweep::batched_pick::{pack_row_values, update_sequences};
use grpo_sweep::pick::are_within;
use grpo_sweep::{Body, NodeId, NodeOp, Sweep};

/// The `[N]` sum of such a value; none if it is another value. Few numbers per row are split one by one ([`crate::online::plan`]).
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
    let (_, puts) = update_sequences(body, &[at]).into_iter().find(|(node, _)| *node == at)?;
    let first = puts.first()?;
    let is_sum = !first.sets && body.literal(first.into) == Some(0.0) && body.elem(at) == Elem::F32;
    if !is_sum || extent(puts.len()) <= FEW {
        return None;
    }
    let read = Sweep { body: body.clone(), ..sweep.clone() };
    let side_by_side = |nodes: Vec<NodeId>| pack_row_values(b, &read, &nodes, sweep.rows);
    let columns = side_by_side(puts.iter().map(|put| put.column).collect());
    let mut numbers = side_by_side(puts.iter().map(|put| put.update).collect());
    if negative {
        numbers = b.elementwise(Elementwise::Negate, &[numbers]);
    }
    let ty = TensorType::of(columns)?;
    let nothing = |shape: &[i64]| b.zero(&TensorType::new(shape, Elem::F32));
    let inside = are_within(b, columns, sweep.cols);
    let inside = b.elementwise(Elementwise::Select, &[inside, numbers, nothing(&ty.shape)]);
    Some(b.reduce(Elementwise::Add, inside, nothing(&[]), &[1]))
}
