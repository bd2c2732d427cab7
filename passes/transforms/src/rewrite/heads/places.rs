//! The head dimension of a product's operands and result.

use grpo_dataflow::index_map::to_result;
use grpo_ir::{DotDims, Op};

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
    pub fn result(self, op: Op) -> Option<Option<usize>> {
        Some(match self {
            Place::Batch(i) => Some(i),
            Place::Contracted(_) => None,
            Place::Free(side, dim) => Some(to_result(op, side, dim)?),
        })
    }
}
