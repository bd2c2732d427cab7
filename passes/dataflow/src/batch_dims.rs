//! The dimensions along which a gather or a scatter is independent.

use crate::index_map::free_dims;
use grpo_ir::{Kind, Op, TensorType, Val, gather_dims, scatter_dims};

/// A dimension along which a gather or a scatter is independent: its number in each operand and in the result.
pub struct BatchDim {
    /// The number in the array, the indices and a scatter's updates; none if the operand does not have the dimension.
    pub operands: Vec<Option<usize>>,
    pub result: usize,
}

impl BatchDim {
    /// The batching dimensions, and those that each window covers, along which the indices are the same.
    pub fn of(op: Op) -> Option<Vec<BatchDim>> {
        let gathers = op.is(Kind::Gather);
        let (arrays, indices, vector, window, inserted, moved) = if gathers {
            let d = gather_dims(op)?;
            let batch = (d.operand_batching_dims, d.start_indices_batching_dims);
            (
                batch.0,
                batch.1,
                d.index_vector_dim,
                d.offset_dims,
                d.collapsed_slice_dims,
                d.start_index_map,
            )
        } else {
            let d = scatter_dims(op).filter(|_| op.num_operands() == 3)?;
            let batch = (d.input_batching_dims, d.scatter_indices_batching_dims);
            let to = d.scatter_dims_to_operand_dims;
            (batch.0, batch.1, d.index_vector_dim, d.update_window_dims, d.inserted_window_dims, to)
        };
        let others = |v: Val, but: &[usize]| Some(free_dims(TensorType::of(v)?.rank(), but, &[]));
        let (array, items) = (op.operand(0), if gathers { op.result(0) } else { op.operand(2) });
        let batch_dim = |dim: usize, index: Option<usize>, item: usize| match gathers {
            true => BatchDim { operands: vec![Some(dim), index], result: item },
            false => BatchDim { operands: vec![Some(dim), index, Some(item)], result: dim },
        };
        let of_indices = others(op.operand(1), &[vector])?;
        // A gather's result and a scatter's updates have the indices' dimensions, in order, and those of a window.
        let of_items = others(items, &window)?;
        let batched = arrays.iter().zip(&indices).filter_map(|(dim, index)| {
            let at = of_indices.iter().position(|of| of == index)?;
            Some(batch_dim(*dim, Some(*index), *of_items.get(at)?))
        });
        let extents = (TensorType::of(array)?.shape, TensorType::of(items)?.shape);
        let windows = others(array, &[inserted, arrays.clone()].concat())?.into_iter().zip(&window);
        let whole = windows
            .filter(|(dim, item)| extents.0[*dim] == extents.1[**item])
            .filter(|(dim, _)| !moved.contains(dim))
            .map(|(dim, item)| batch_dim(dim, None, *item));
        Some(batched.chain(whole).collect())
    }
}
