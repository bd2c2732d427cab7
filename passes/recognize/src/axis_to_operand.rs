//! What makes a tile: the tiles that an operation makes it of, and the operand of a product that has its axis.

use crate::tile;
use crate::tile::{Tile, free_dims};
use grpo_dataflow::reshape::reshape_axis;
use grpo_ir::{Kind, Op, TensorType, Val, attr_ints, dot_dims};

/// Which operand of a matrix product has dimension `axis` of the result, as one of its own.
pub fn side_of(product: Op, axis: usize) -> Option<usize> {
    let (d, left) = (dot_dims(product)?, TensorType::of(product.operand(0))?);
    let shared = d.lhs_batch.len();
    let of_left = free_dims(left.rank(), &d.lhs_batch, &d.lhs_contract).len();
    (axis >= shared).then_some(usize::from(axis >= shared + of_left))
}

/// The tiles that an operation makes a tile of, element by element.
pub fn backward<'c>(op: Op<'c>, tile: Tile<'c>) -> Vec<Tile<'c>> {
    let Some(to) = TensorType::of(tile.val) else { return Vec::new() };
    let first = op.operands().first().copied();
    let axis = match (op.kind(), first.and_then(TensorType::of)) {
        (Kind::Transpose, _) => {
            op.attr("permutation").and_then(attr_ints).map(|p| p[tile.axis] as usize)
        }
        (Kind::Reshape, _) => first.and_then(|v| reshape_axis(v, &to, tile.axis)),
        (Kind::BroadcastInDim, Some(from)) => {
            let dims = op.attr("broadcast_dimensions").and_then(attr_ints).unwrap_or_default();
            let at = dims.iter().position(|dim| *dim as usize == tile.axis);
            at.filter(|at| from.shape[*at] == to.shape[tile.axis])
        }
        (Kind::Slice | Kind::Pad | Kind::Scatter, _) => Some(tile.axis),
        (Kind::OptimizationBarrier, _) => {
            return vec![Tile { val: op.operand(tile.val.result_index()), ..tile }];
        }
        (Kind::Concatenate, _) => {
            return op.operands().into_iter().map(|val| Tile { val, ..tile }).collect();
        }
        _ if tile::has_elementwise_name(op) || op.is(Kind::ShardingConstraint) => {
            let of_shape = |v: &Val| TensorType::of(*v).is_some_and(|ty| ty.shape == to.shape);
            let same = op.operands().into_iter().filter(of_shape);
            return same.map(|val| Tile { val, ..tile }).collect();
        }
        _ => None,
    };
    first.zip(axis).map(|(val, axis)| Tile { val, axis }).into_iter().collect()
}
