//! Which dimensions of a gather or a scatter keep their entries apart.

use grpo_ir::{Kind, Op, TensorType, Val, gather_dims, scatter_dims};

/// A dimension of a gather or a scatter whose entries keep apart: where it is in each operand, and in the result.
pub struct Picks {
    /// The array, the indices, and a scatter's updates.
    pub operands: Vec<Option<usize>>,
    pub result: usize,
}

impl Picks {
    /// All batching dimensions, of which each entry has indices of its own, and those that windows have all of, for which the
    /// indices are the same.
    pub fn of(op: Op) -> Option<Vec<Picks>> {
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
        let others = |v: Val, but: &[i64]| -> Option<Vec<usize>> {
            let rank = TensorType::of(v)?.rank();
            Some((0..rank).filter(|dim| !but.contains(&(*dim as i64))).collect())
        };
        let (array, items) = (op.operand(0), if gathers { op.result(0) } else { op.operand(2) });
        let picks = |dim: usize, index: Option<usize>, item: usize| match gathers {
            true => Picks { operands: vec![Some(dim), index], result: item },
            false => Picks { operands: vec![Some(dim), index, Some(item)], result: dim },
        };
        let of_indices = others(op.operand(1), &[vector])?;
        // What is gathered, or put, has the indices' dimensions beside those of a window, in order.
        let of_items = others(items, &window)?;
        let batched = arrays.iter().zip(&indices).filter_map(|(dim, index)| {
            let at = of_indices.iter().position(|of| *of as i64 == *index)?;
            Some(picks(*dim as usize, Some(*index as usize), *of_items.get(at)?))
        });
        let extents = (TensorType::of(array)?.shape, TensorType::of(items)?.shape);
        let windows = others(array, &[&inserted[..], &arrays[..]].concat())?.into_iter().zip(&window);
        let whole = windows
            .filter(|(dim, item)| extents.0[*dim] == extents.1[**item as usize])
            .filter(|(dim, _)| !moved.contains(&(*dim as i64)))
            .map(|(dim, item)| picks(dim, None, *item as usize));
        Some(batched.chain(whole).collect())
    }
}
