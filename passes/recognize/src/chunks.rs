//! The number of rows that a program has for one head, in all chunks of tokens.
//!
//! A program may process tokens in chunks, unrolled by a Python loop or in a loop with a remainder after it. Each chunk is a loss of its own,
//! but the rows of all chunks decide whether one is worth a sweep. A gradient that computes a chunk's logits again adds no rows: an array of
//! hidden states counts for at most its rows.

use crate::tile::HeadDot;
use grpo_dataflow::forwarded_from;
use grpo_dataflow::index_map::free_dims;
use grpo_dataflow::trip_count::{While, repetitions};
use grpo_dataflow::walk::Walk;
use grpo_ir::{Kind, Op, TensorType, Val, dot_dims};
use rustc_hash::FxHashMap as HashMap;

/// The number of rows of all matmuls with a head's weights; `i64::MAX` if one is a sweep already.
pub fn rows_of_head(head: &HeadDot) -> i64 {
    let mut walk = Walk::of([base(head.op.operand(head.weights))]);
    let mut chunks: HashMap<Val, [i64; 2]> = HashMap::default();
    while let Some(v) = walk.next() {
        for used in v.uses() {
            let op = used.owner;
            // Another chunk was worth a sweep.
            if op.is(Kind::Sweep) {
                return i64::MAX;
            }
            if let Some(of) = While::of(op) {
                walk.push(of.keeps(used.index).then(|| of.body.args()[used.index]));
            } else if is_view(op) {
                walk.push(op.results());
            } else if let Some((hidden, rows, most)) = product(op, used.index, head) {
                let [known, all] = chunks.entry(hidden).or_default();
                *known = known.saturating_add(rows);
                *all = most;
            }
        }
    }
    chunks.values().fold(0, |sum: i64, [rows, most]| sum.saturating_add(*rows.min(most)))
}

/// For a matmul of a head's weights, operand `side`: the array of hidden states, the rows in all trips of enclosing loops, and the rows of the
/// whole array.
fn product<'c>(op: Op<'c>, side: usize, head: &HeadDot) -> Option<(Val<'c>, i64, i64)> {
    let d = dot_dims(op).filter(|d| d.lhs_batch.is_empty())?;
    let ((_, contract), (_, theirs)) = (d.of(side), d.of(1 - side));
    let (weights, hidden) = (TensorType::of(op.operand(side))?, TensorType::of(op.operand(1 - side))?);
    let columns = |ty: &TensorType, contract: &[usize]| -> i64 {
        free_dims(ty.rank(), &[], contract).into_iter().map(|dim| ty.shape[dim]).product()
    };
    let like = dot_dims(head.op).zip(TensorType::of(head.op.operand(head.weights)));
    let like = like.map(|(d, ty)| columns(&ty, d.of(head.weights).1));
    if like != Some(columns(&weights, contract)) {
        return None;
    }
    let (rows, root) = (columns(&hidden, theirs), base(op.operand(1 - side)));
    let contracted = (hidden.elements() / rows.max(1)).max(1);
    let all = rows.saturating_mul(repetitions(op.block()?, &[op.operand(side)]));
    Some((root, all, TensorType::of(root)?.elements() / contracted))
}

fn is_view(op: Op) -> bool {
    op.is_any(&[Kind::Transpose, Kind::Convert, Kind::Reshape, Kind::OptimizationBarrier])
}

/// The array that a value is a slice of, through views.
fn base(mut v: Val) -> Val {
    loop {
        let outer = forwarded_from(v);
        let cut = |op: &Op| is_view(*op) || matches!(op.kind(), Kind::Slice | Kind::DynamicSlice);
        match outer.def().filter(cut) {
            Some(op) => v = op.operand(outer.result_index().min(op.num_operands() - 1)),
            None => return outer,
        }
    }
}
