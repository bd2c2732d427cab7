//! Distinguishes attention from losses.
//!
//! Both have exponentials of a matmul. Attention's is batched (by sequences and heads), and its keys are computed, or the exponentials are
//! contracted with values. The weights of a head are parameters, its matmul has batching dimensions only under a `vmap` over heads, and its
//! gradients contract the exponentials with the operands of that matmul.

use crate::anchor::weights_side;
use crate::region::forward;
use crate::tile::{self, Tile, contracts_nothing};
use grpo_dataflow::conditional::Branches;
use grpo_dataflow::index_map::{free_dims, result_of, to_operand};
use grpo_dataflow::reshape::arranged_from;
use grpo_dataflow::walk::Walk;
use grpo_dataflow::{forwarded_from, is_data_movement};
use grpo_ir::{Kind, Op, TensorType, Val, dot_dims};

/// True if `start` is computed from attention's scores or weights.
pub fn is_attention(start: Tile) -> bool {
    let products = products(start);
    let scores = |(op, keys): &(Op, usize)| {
        is_batched(*op) && (!is_parameter(op.operand(*keys)) || meets_values(start, *op))
    };
    // Added to a matmul of parameters, such as a head's, it is an adapter with weights per sequence.
    let has_weights = |(op, keys): &(Op, usize)| {
        !is_batched(*op) && arguments_behind(op.operand(*keys)).is_some_and(|arguments| arguments > 0)
    };
    products.iter().any(scores) && !products.iter().any(has_weights)
}

/// True if a matmul contracts a tile that is computed from `start` with a matrix that is no operand of the product of its logits.
fn meets_values(start: Tile, product: Op) -> bool {
    let own = [0, 1].map(|side| arranged_from(product.operand(side)));
    let is_foreign = |op: Op, side: usize| {
        let (d, ty) = dot_dims(op).zip(TensorType::of(op.operand(side)))?;
        let (batch, contract) = d.of(side);
        // A contraction with a vector or a one-hot is a sum.
        let is_matrix = free_dims(ty.rank(), batch, contract).iter().any(|dim| ty.shape[*dim] > 1);
        Some(is_matrix && !own.contains(&arranged_from(op.operand(side))))
    };
    let mut walk = Walk::of([start]);
    while let Some(tile) = walk.next() {
        for u in tile.val.uses() {
            if u.owner.is(Kind::DotGeneral) && !contracts_nothing(u.owner) {
                if is_foreign(u.owner, 1 - u.index) == Some(true) {
                    return true;
                }
            } else {
                walk.push(forward(tile, u.owner, u.index));
            }
        }
    }
    false
}

fn is_batched(op: Op) -> bool {
    dot_dims(op).is_some_and(|d| !d.lhs_batch.is_empty())
}

/// True for a parameter, such as weights: computed from function arguments and constants by elementwise operations and data movement.
pub(crate) fn is_parameter(v: Val) -> bool {
    arguments_behind(v).is_some()
}

/// The number of function arguments that `v` is computed from by elementwise operations and data movement; none if it is not a parameter.
fn arguments_behind(v: Val) -> Option<usize> {
    let (mut walk, mut arguments) = (Walk::of([forwarded_from(v)]), 0);
    while let Some(v) = walk.next() {
        let next = match v.def() {
            None if v.block().parent().is_some_and(|op| op.is(Kind::Func)) => {
                arguments += 1;
                continue;
            }
            None => return None,
            Some(op) if op.num_operands() == 0 => continue,
            Some(op) if op.is(Kind::DynamicSlice) => vec![op.operand(0)],
            Some(op) if is_data_movement(op) || tile::has_elementwise_name(op) => {
                op.operands().collect()
            }
            Some(op) if op.is_any(&[Kind::Reverse, Kind::AllGather]) => vec![op.operand(0)],
            // Weights that are residuals of a branch.
            Some(op) => Branches::of(op)?.yields_for(v.result_index()),
        };
        walk.push(next.into_iter().map(forwarded_from));
    }
    (!walk.gave_up()).then_some(arguments)
}

/// The operands that a tile is computed from element by element.
fn backward<'c>(op: Op<'c>, tile: Tile<'c>) -> Vec<Tile<'c>> {
    if matches!(op.kind(), Kind::DotGeneral | Kind::Reduce) {
        return Vec::new();
    }
    let of = |i: usize| {
        let axis = to_operand(op, i, tile.axis)?;
        (result_of(op, i) == Some(tile.val)).then(|| Tile { val: op.operand(i), axis })
    };
    (0..op.num_operands()).filter_map(of).collect()
}

/// The matmuls that a tile is computed from elementwise, and the number of the operand with the tile's axis.
fn products<'c>(tile: Tile<'c>) -> Vec<(Op<'c>, usize)> {
    let mut found = Vec::new();
    let outer = |tile: Tile<'c>| Tile { val: forwarded_from(tile.val), ..tile };
    let mut walk = Walk::of([outer(tile)]);
    while let Some(tile) = walk.next() {
        let Some(op) = tile.val.def() else { continue };
        if op.is(Kind::DotGeneral) && !contracts_nothing(op) {
            found.extend(weights_side(op, tile.axis).map(|side| (op, side)));
        } else {
            walk.push(backward(op, tile).into_iter().map(outer));
        }
    }
    found
}
