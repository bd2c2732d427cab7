//! How an operation maps the indices of an operand to those of its result, dimension by dimension.
//!
//! XLA's `indexing_analysis.h` has affine maps; passes here follow one dimension, such as the vocabulary's, through operations that
//! keep its order. A reshape keeps a dimension that has the same size and as many elements minor to it on both sides.

use crate::reshape::reshape_axis_forward;
use grpo_ir::{Kind, Op, TensorType, Val, dot_dims};
use std::cmp::Ordering;

/// The dimensions of a `dot_general`'s operand that are neither batching nor contracting, in order.
pub fn free_dims(rank: usize, batch: &[usize], contract: &[usize]) -> Vec<usize> {
    (0..rank).filter(|d| !batch.contains(d) && !contract.contains(d)).collect()
}

/// The dimensions `dims`, numbered as in an array that has `count` dimensions in place of dimension `replaced`.
pub fn renumbered(dims: &[usize], replaced: usize, count: usize) -> Vec<usize> {
    let new = |dim: &usize| match dim.cmp(&replaced) {
        Ordering::Less => *dim..dim + 1,
        Ordering::Equal => *dim..dim + count,
        Ordering::Greater => dim + count - 1..dim + count,
    };
    dims.iter().flat_map(new).collect()
}

/// The dimensions `dims` but `removed`, numbered as in an array without that dimension.
pub fn dims_without(dims: &[usize], removed: usize) -> Vec<usize> {
    renumbered(dims, removed, 0)
}

/// The result that operand `operand` maps to: for a barrier the result of the same number, else the first one.
pub fn result_of(op: Op<'_>, operand: usize) -> Option<Val<'_>> {
    let at = if op.is(Kind::OptimizationBarrier) { operand } else { 0 };
    (at < op.num_results()).then(|| op.result(at))
}

/// The dimension of the result that dimension `dim` of operand `operand` becomes; none if it is reduced, contracted, broadcast or
/// split, and for other operations. A slice, a pad and a concatenation change its size.
pub fn to_result(op: Op, operand: usize, dim: usize) -> Option<usize> {
    *map(op, operand)?.get(dim)?
}

/// The dimension of operand `operand` that becomes dimension `dim` of the result: the inverse of [`to_result`].
pub fn to_operand(op: Op, operand: usize, dim: usize) -> Option<usize> {
    map(op, operand)?.iter().position(|to| *to == Some(dim))
}

/// A factor of an operation, as in Shardy's sharding rules: a dimension of operands that is one dimension of the result, or is
/// contracted or reduced.
pub struct Factor {
    /// The dimension of each operand; none if the operand does not have it.
    pub operands: Vec<Option<usize>>,
    /// The dimension of the result; none if it is contracted or reduced.
    pub result: Option<usize>,
}

impl Factor {
    /// The factor of dimension `dim` of the result.
    pub fn of_result(op: Op, dim: usize) -> Factor {
        let operands = (0..op.num_operands()).map(|i| to_operand(op, i, dim)).collect();
        Factor { operands, result: Some(dim) }
    }

    /// The factor of dimension `dim` of operand `operand`; none if it is neither in the result nor contracted or reduced.
    pub fn of_operand(op: Op, operand: usize, dim: usize) -> Option<Factor> {
        if let Some(at) = to_result(op, operand, dim) {
            return Some(Factor::of_result(op, at));
        }
        let operands = match op.kind() {
            Kind::DotGeneral => {
                let d = dot_dims(op)?;
                let at = d.of(operand).1.iter().position(|of| *of == dim)?;
                vec![Some(d.lhs_contract[at]), Some(d.rhs_contract[at])]
            }
            Kind::Reduce if op.dims("dimensions")?.contains(&dim) => {
                let arrays = op.num_operands() / 2;
                (0..op.num_operands()).map(|i| (i < arrays).then_some(dim)).collect()
            }
            _ => return None,
        };
        Some(Factor { operands, result: None })
    }
}

/// The result's dimension for each dimension of an operand.
fn map(op: Op, operand: usize) -> Option<Vec<Option<usize>>> {
    let from = TensorType::of(op.operands().nth(operand)?)?;
    let to = TensorType::of(result_of(op, operand)?)?;
    let dims = 0..from.rank();
    let is_first = operand == 0;
    Some(match op.kind() {
        Kind::Reshape => dims.map(|d| reshape_axis_forward(&from, d, &to)).collect(),
        Kind::Transpose => {
            let order = op.dims("permutation")?;
            dims.map(|d| order.iter().position(|of| *of == d)).collect()
        }
        Kind::BroadcastInDim => {
            let at = op.dims("broadcast_dimensions")?;
            dims.map(|d| Some(at[d]).filter(|at| from.shape[d] == to.shape[*at])).collect()
        }
        Kind::Reduce if operand < op.num_operands() / 2 => {
            let over = op.dims("dimensions")?;
            let mut kept = 0..;
            dims.map(|d| if over.contains(&d) { None } else { kept.next() }).collect()
        }
        Kind::DotGeneral => {
            let d = dot_dims(op)?;
            let (batch, contract) = d.of(operand);
            let free = free_dims(from.rank(), batch, contract);
            // The result has the batching dimensions, then the free ones of the first operand, then those of the second.
            let before = if is_first { batch.len() } else { to.rank() - free.len() };
            let place = |dim: usize| {
                let batch = batch.iter().position(|of| *of == dim);
                batch.or_else(|| Some(before + free.iter().position(|of| *of == dim)?))
            };
            dims.map(place).collect()
        }
        Kind::Slice | Kind::Pad | Kind::Scatter if is_first => dims.map(Some).collect(),
        Kind::Concatenate | Kind::OptimizationBarrier | Kind::ShardingConstraint => {
            dims.map(Some).collect()
        }
        kind if kind.is_elementwise() || kind == Kind::ChloSquare => {
            (from.shape == to.shape).then(|| dims.map(Some).collect())?
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::{to_operand, to_result};
    use grpo_io::Context;
    use grpo_ir::{Kind, Op};
    use melior::ir::Module;
    use pretty_assertions::assert_eq;

    const MODULE: &str = "func.func @f(%x: tensor<2x6x5xf32>, %y: tensor<2x5x7xf32>, %r: tensor<1x5xf32>, %z: tensor<f32>) {
  %t = stablehlo.transpose %x, dims = [1, 0, 2] : (tensor<2x6x5xf32>) -> tensor<6x2x5xf32>
  %s = stablehlo.reshape %x : (tensor<2x6x5xf32>) -> tensor<2x3x2x5xf32>
  %b = stablehlo.broadcast_in_dim %r, dims = [0, 2] : (tensor<1x5xf32>) -> tensor<3x4x5xf32>
  %d = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1]
    : (tensor<2x6x5xf32>, tensor<2x5x7xf32>) -> tensor<2x6x7xf32>
  %m = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1]
    : (tensor<2x6x5xf32>, tensor<f32>) -> tensor<2x5xf32>
  %a = stablehlo.add %x, %x : tensor<2x6x5xf32>
  return
}";

    #[test]
    fn dimensions_are_followed_both_ways() {
        let context = Context::new();
        let module = Module::parse(context.melior(), MODULE).expect("a module");
        let ops = Op::of_module(&module).walk();
        let maps = |kind: Kind, operand: usize, rank: usize| -> Vec<Option<usize>> {
            let op = *ops.iter().find(|op| op.is(kind)).expect("the operation");
            let there: Vec<_> = (0..rank).map(|dim| to_result(op, operand, dim)).collect();
            for (dim, to) in there.iter().enumerate().filter_map(|(dim, to)| Some((dim, (*to)?))) {
                assert_eq!(to_operand(op, operand, to), Some(dim));
            }
            there
        };
        assert_eq!(maps(Kind::Transpose, 0, 3), [Some(1), Some(0), Some(2)]);
        assert_eq!(maps(Kind::Reshape, 0, 3), [Some(0), None, Some(3)]);
        assert_eq!(maps(Kind::BroadcastInDim, 0, 2), [None, Some(2)]);
        assert_eq!(maps(Kind::DotGeneral, 0, 3), [Some(0), Some(1), None]);
        assert_eq!(maps(Kind::DotGeneral, 1, 3), [Some(0), None, Some(2)]);
        assert_eq!(maps(Kind::Reduce, 0, 3), [Some(0), None, Some(1)]);
        assert_eq!(maps(Kind::Add, 1, 3), [Some(0), Some(1), Some(2)]);
    }
}
