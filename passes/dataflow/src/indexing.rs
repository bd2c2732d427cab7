//! Gathers and scatters in one form: which dimensions of the array and of the indices the dimensions of the items are.

use crate::index_map::{Factor, free_dims};
use grpo_ir::{IndexingDims, Kind, Op, TensorType, gather_dims, scatter_dims};

/// A gather, or a scatter of one input.
pub struct Indexing<'c> {
    /// The operation. Operand 0 is the array, operand 1 the indices.
    pub op: Op<'c>,
    /// The dimension numbers.
    pub dims: IndexingDims,
    /// The type of a gather's operand or a scatter's input.
    pub array: TensorType,
    /// The type of the indices.
    pub indices: TensorType,
    /// The type of a gather's result or a scatter's updates.
    pub items: TensorType,
    /// The dimension of the array and that of the items, for each dimension of the windows that the items have.
    pub windows: Vec<(usize, usize)>,
    /// The dimension of the indices and that of the items, for each dimension of the indices but that of the index vectors.
    pub batch: Vec<(usize, usize)>,
}

impl<'c> Indexing<'c> {
    /// None for another operation.
    pub fn of(op: Op<'c>) -> Option<Indexing<'c>> {
        let (dims, items) = match op.kind() {
            Kind::Gather => (gather_dims(op)?, op.result(0)),
            Kind::Scatter if op.num_operands() == 3 => (scatter_dims(op)?, op.operand(2)),
            _ => return None,
        };
        let [array, indices, items] = [op.operand(0), op.operand(1), items].map(TensorType::of);
        let (array, indices, items) = (array?, indices?, items?);
        let of_windows = free_dims(array.rank(), &dims.collapsed, &dims.array_batch);
        let windows = of_windows.into_iter().zip(dims.windows.iter().copied()).collect();
        let of_indices = free_dims(indices.rank(), &[dims.index_vector_dim], &[]);
        let batch = of_indices.into_iter().zip(free_dims(items.rank(), &dims.windows, &[])).collect();
        Some(Indexing { op, dims, array, indices, items, windows, batch })
    }

    /// The component of the index vectors that is an index along dimension `dim` of the array.
    pub fn component(&self, dim: usize) -> Option<usize> {
        self.dims.index_map.iter().position(|d| *d == dim)
    }

    /// The dimensions of the array and of the items that correspond because the windows contain the whole dimension.
    pub fn whole(&self) -> impl Iterator<Item = (usize, usize)> {
        let is_whole = |(dim, item): &(usize, usize)| {
            self.array.shape[*dim] == self.items.shape[*item] && self.component(*dim).is_none()
        };
        self.windows.iter().copied().filter(is_whole)
    }

    /// True if dimension `dim` of the array and `index` of the indices are batching dimensions that correspond.
    pub fn is_batching(&self, dim: usize, index: usize) -> bool {
        self.dims.array_batch.iter().zip(&self.dims.indices_batch).any(|of| of == (&dim, &index))
    }

    /// The factors along which the operation is independent: the batching dimensions, and those that each window covers, along which the
    /// indices are the same. The operands of a factor are the array, the indices and a scatter's updates.
    pub fn factors(&self) -> impl Iterator<Item = Factor> {
        let gathers = self.op.is(Kind::Gather);
        let factor = move |(dim, index, item): (usize, Option<usize>, usize)| match gathers {
            true => Factor { operands: vec![Some(dim), index], result: Some(item) },
            false => Factor { operands: vec![Some(dim), index, Some(item)], result: Some(dim) },
        };
        let batching = self.dims.array_batch.iter().zip(&self.dims.indices_batch);
        let batched = batching.filter_map(|(dim, index)| {
            let (_, item) = self.batch.iter().find(|(of, _)| of == index)?;
            Some((*dim, Some(*index), *item))
        });
        batched.chain(self.whole().map(|(dim, item)| (dim, None, item))).map(factor)
    }
}
