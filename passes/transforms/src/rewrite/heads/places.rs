//! The head dimension of a product's operands and result.

use grpo_dataflow::index_map::free_dims;
use grpo_ir::{DotDims, Op, TensorType};

/// The role of the head dimension in a `dot_general`.
#[derive(Clone, Copy, Debug)]
pub(super) enum Place {
    /// A batching dimension.
    Batch(usize),
    /// A contracted dimension.
    Contracted(usize),
    /// A free dimension of one operand: the operand, and its dimension.
    Free(usize, usize),
}

impl Place {
    /// The head dimension of each operand.
    pub fn operands(self, d: &DotDims) -> Vec<Option<usize>> {
        let both = |left: &[usize], right: &[usize], i: usize| vec![Some(left[i]), Some(right[i])];
        match self {
            Place::Batch(i) => both(&d.lhs_batch, &d.rhs_batch, i),
            Place::Contracted(i) => both(&d.lhs_contract, &d.rhs_contract, i),
            Place::Free(side, dim) => (0..2).map(|of| (of == side).then_some(dim)).collect(),
        }
    }

    /// The head dimension of the result, if it has one.
    pub fn result(self, d: &DotDims, op: Op) -> Option<Option<usize>> {
        Some(match self {
            Place::Batch(i) => Some(i),
            Place::Contracted(_) => None,
            Place::Free(side, dim) => {
                let free = |side: usize| {
                    let (batch, contract) = d.of(side);
                    Some(free_dims(TensorType::of(op.operand(side))?.rank(), batch, contract))
                };
                let left = if side == 1 { free(0)?.len() } else { 0 };
                Some(d.lhs_batch.len() + left + free(side)?.iter().position(|of| *of == dim)?)
            }
        })
    }
}
