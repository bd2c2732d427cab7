//! Products of the weights of several heads, as of a `vmap` over weights, draft heads, or heads for several tokens ahead. A sweep reads
//! one matrix of weights, so that [`unstack`](crate::rewrite::unstack) splits such a product.

use crate::rewrite::cleanup::is_pure;
use grpo_dataflow::index_map::{free_dims, to_result};
use grpo_ir::{Op, TensorType, dot_dims};

/// Maximum number of heads of a product.
const MOST: i64 = 16;

/// A product of hidden states and weights of several heads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Product {
    /// Rows and columns of one head.
    pub rows: i64,
    pub columns: i64,
    pub heads: i64,
    /// The result's head dimension.
    pub dim: usize,
}

impl Product {
    /// Matches a `dot_general` one of whose operands has the columns, its longest dimension that satisfies `is_vocabulary`, and
    /// another dimension that counts a few heads. The other operand may have the head dimension as well.
    pub fn of(op: Op, is_vocabulary: impl Fn(i64) -> bool) -> Option<Product> {
        let d = dot_dims(op).filter(|_| is_pure(op))?;
        let result = TensorType::of(op.result(0)).filter(|ty| ty.elem.is_float())?;
        let columns = |side: usize| {
            let (batch, contract) = d.of(side);
            let shape = TensorType::of(op.operand(side))?.shape;
            let free = free_dims(shape.len(), batch, contract).into_iter();
            free.map(|dim| (shape[dim], dim)).filter(|of| is_vocabulary(of.0)).max_by_key(|of| of.0)
        };
        // There may be as many tokens as another softmax has columns.
        let extent = |side: usize| columns(side).map(|of| of.0);
        let side = usize::from(extent(1) > extent(0));
        let (columns, column) = columns(side)?;
        let (shape, contract) = (TensorType::of(op.operand(side))?.shape, d.of(side).1);
        contract.iter().any(|dim| shape[*dim] != 1).then_some(())?;
        let others = free_dims(shape.len(), &[column], contract);
        let long: Vec<usize> = others.iter().copied().filter(|dim| shape[*dim] != 1).collect();
        let dim = match (&long[..], &others[..]) {
            // A single head has a unit dimension.
            ([dim], _) | ([], [dim]) => *dim,
            _ => return None,
        };
        let heads = Some(shape[dim]).filter(|heads| *heads <= MOST)?;
        let rows = result.elements() / heads.saturating_mul(columns).max(1);
        let dim = to_result(op, side, dim)?;
        (rows > 0).then_some(Product { rows, columns, heads, dim })
    }
}
