//! Gathers and scatters of elements of each row, along one dimension, by ids of the shape `[rows…]` or `[rows…, K]`.

use grpo_ir::{Builder, Direction, Elementwise, IndexingDims, Kind, TensorType, Val, int_array};

/// The dimension numbers for an array of `rank` dimensions: all but `axis` are batching dimensions. `ids` is the rank of the ids.
fn indexing_dims(rank: usize, axis: usize, ids: usize) -> IndexingDims {
    IndexingDims {
        windows: vec![],
        collapsed: vec![axis],
        array_batch: (0..rank).filter(|dim| *dim != axis).collect(),
        indices_batch: (0..rank - 1).collect(),
        index_map: vec![axis],
        index_vector_dim: ids,
    }
}

/// The elements of `x` at these ids, which are clamped, along dimension `axis`; of the ids' shape.
pub(crate) fn row_gather<'c>(b: &Builder<'c>, x: Val<'c>, axis: usize, ids: Val<'c>) -> Val<'c> {
    let (ty, shape) = (x.tensor_type(), ids.tensor_type().shape);
    let numbers = indexing_dims(ty.rank(), axis, shape.len());
    let sizes = int_array(&vec![1; ty.rank()]);
    let attrs = [("dimension_numbers", numbers.gather_text()), ("slice_sizes", sizes)];
    b.one(Kind::Gather, &[x, ids], &attrs, &TensorType::new(shape, ty.elem))
}

/// `v`, of the ids' shape, and 0 where an id is not in `[0, columns)`.
pub(crate) fn in_bounds<'c>(b: &Builder<'c>, ids: Val<'c>, columns: i64, v: Val<'c>) -> Val<'c> {
    let (like, ty) = (ids.tensor_type(), v.tensor_type());
    let reached = b.compare(Direction::Ge, ids, b.int(&like, 0));
    let below = b.compare(Direction::Lt, ids, b.int(&like, columns));
    let is_inside = b.elementwise(Elementwise::And, &[reached, below]);
    b.one(Kind::Select, &[is_inside, v, b.zero(&ty)], &[], &ty)
}

/// `x` with `updates`, of the ids' shape, added to or, if `replaces`, in place of its elements at these ids along dimension `axis`.
/// Ids out of bounds are dropped.
pub(crate) fn row_scatter<'c>(
    b: &Builder<'c>,
    x: Val<'c>,
    axis: usize,
    [ids, updates]: [Val<'c>; 2],
    replaces: bool,
) -> Val<'c> {
    let numbers = indexing_dims(x.tensor_type().rank(), axis, ids.tensor_type().rank());
    b.scatter([x, ids, updates], &numbers.scatter_text(), replaces)
}
