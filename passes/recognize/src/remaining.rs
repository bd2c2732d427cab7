//! The largest values of a module that have the size of a head's logits.
//!
//! A head is a matmul with parameters as weights that [`widens`]. Its logits are the result and values of the same size computed from it by
//! elementwise operations and data movement, and a loop's stack of these. What a lowered sweep computes does not count: tiles, and gradients
//! of weights, which may have as many entries as the logits.

use crate::tile::has_elementwise_name;
use crate::vocabulary::widens;
use grpo_dataflow::walk::{Walk, find_def_through};
use grpo_io::report::RemainingValue;
use grpo_ir::{Kind, Op, TensorType, Val};
use grpo_sweep::is_lowered;

/// Most heads that are listed.
const MOST: usize = 8;

/// The matmul and the largest value of each head of at least `min_columns` columns whose logits a module computes, in order of size.
pub fn largest<'c>(module: Op<'c>, min_columns: i64) -> Vec<(Op<'c>, RemainingValue)> {
    let is_head = |op: &Op<'c>| {
        let Some(ty) = op.is(Kind::DotGeneral).then(|| TensorType::of(op.result(0))).flatten() else {
            return false;
        };
        let mut columns = (0..ty.rank()).filter(|axis| ty.shape[*axis] >= min_columns);
        columns.any(|axis| widens(*op, axis))
            && !op.ancestors().any(is_lowered)
            && !op.operands().any(is_of_lowered)
    };
    let mut found: Vec<(Op, RemainingValue)> = module
        .walk()
        .into_iter()
        .filter(is_head)
        .filter_map(|product| {
            let all = logits(product.result(0));
            // The last columns of a lowered sweep, after its loop.
            let is_tile = all.iter().any(|(v, _)| v.uses().iter().any(|used| is_lowered(used.owner)));
            let (v, ty) = all.into_iter().filter(|_| !is_tile).max_by_key(|(_, ty)| ty.bytes())?;
            let (op, location) = (v.def()?, product.location_text());
            Some((
                product,
                RemainingValue { location, op: op.name().into(), bytes: ty.bytes(), ty: ty.to_string() },
            ))
        })
        .collect();
    // The sort is stable: equal values are in program order.
    found.sort_by_key(|(_, value)| std::cmp::Reverse(value.bytes));
    found.truncate(MOST);
    found
}

/// True if a lowered sweep computes `v` by elementwise operations.
fn is_of_lowered(v: Val) -> bool {
    let moves = |op: Op| has_elementwise_name(op) || op.is_any(&[Kind::Reshape, Kind::Transpose]);
    find_def_through(v, is_lowered, moves).is_some()
}

/// A matmul's result, and the values computed from it at the same size.
fn logits(product: Val) -> Vec<(Val, TensorType)> {
    const MOVES: [Kind; 5] = [
        Kind::ShardingConstraint,
        Kind::Reshape,
        Kind::Transpose,
        Kind::BroadcastInDim,
        Kind::OptimizationBarrier,
    ];
    let elements = |v: Val| TensorType::of(v).map(|ty| ty.elements());
    let walk = Walk::along([product], |v| {
        let next = v.uses().into_iter().flat_map(|used| {
            let op = used.owner;
            let follows = has_elementwise_name(op) || op.is_any(&MOVES);
            let stacks = op.is(Kind::DynamicUpdateSlice) && used.index == 1;
            let of_logits = move |result: &Val| stacks || follows && elements(*result) == elements(v);
            op.results().filter(of_logits)
        });
        next.filter(|v| TensorType::of(*v).is_some_and(|ty| ty.elem.is_float())).collect::<Vec<_>>()
    });
    walk.items().filter_map(|v| Some((v, TensorType::of(v)?))).collect()
}
