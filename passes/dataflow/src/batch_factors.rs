//! The factors along which a gather or a scatter is independent.

use crate::index_map::{Factor, free_dims};
use grpo_ir::{Kind, Op, TensorType, Val, gather_dims, scatter_dims};

/// The batching dimensions of a gather or scatter, and those that each window covers, along which the indices are the same. The
/// operands of a factor are the array, the indices and a scatter's updates.
pub fn batch_factors(op: Op) -> Option<Vec<Factor>> {
    let gathers = op.is(Kind::Gather);
    let (arrays, indices, vector, window, inserted, moved) = if gathers {
        let d = gather_dims(op)?;
        let batch = (d.operand_batching_dims, d.start_indices_batching_dims);
        (batch.0, batch.1, d.index_vector_dim, d.offset_dims, d.collapsed_slice_dims, d.start_index_map)
    } else {
        let d = scatter_dims(op).filter(|_| op.num_operands() == 3)?;
        let batch = (d.input_batching_dims, d.scatter_indices_batching_dims);
        let to = d.scatter_dims_to_operand_dims;
        (batch.0, batch.1, d.index_vector_dim, d.update_window_dims, d.inserted_window_dims, to)
    };
    let others = |v: Val, but: &[usize]| Some(free_dims(TensorType::of(v)?.rank(), but, &[]));
    let (array, items) = (op.operand(0), if gathers { op.result(0) } else { op.operand(2) });
    let factor = |dim: usize, index: Option<usize>, item: usize| match gathers {
        true => Factor { operands: vec![Some(dim), index], result: Some(item) },
        false => Factor { operands: vec![Some(dim), index, Some(item)], result: Some(dim) },
    };
    let of_indices = others(op.operand(1), &[vector])?;
    // A gather's result and a scatter's updates have the indices' dimensions, in order, and those of a window.
    let of_items = others(items, &window)?;
    let batched = arrays.iter().zip(&indices).filter_map(|(dim, index)| {
        let at = of_indices.iter().position(|of| of == index)?;
        Some(factor(*dim, Some(*index), *of_items.get(at)?))
    });
    let extents = (TensorType::of(array)?.shape, TensorType::of(items)?.shape);
    let windows = others(array, &[inserted, arrays.clone()].concat())?.into_iter().zip(&window);
    let whole = windows
        .filter(|(dim, item)| extents.0[*dim] == extents.1[**item])
        .filter(|(dim, _)| !moved.contains(dim))
        .map(|(dim, item)| factor(dim, None, *item));
    Some(batched.chain(whole).collect())
}
