//! Picks of flattened rows by the number of an entry in all of them, `n·V + id`: `jnp.take(x.reshape(-1), jnp.arange(N) * V + id)`,
//! and the scatter into `[N·V]` zeros that is its gradient.
//!
//! Such a pick is one of row `n` where `id` is in `[0, V)`. An id that is not names an entry of another row (or, beyond
//! all rows, is clamped, wrapped around or made NaN, as the program has it): `take_along_axis` would give another number. Where
//! the program proves the range (a clamp, a remainder, a type as narrow) nothing else is to be done. Where it does not, it is
//! looked at when the program runs, by the index itself: `n·V ≤ index < (n+1)·V` (`transforms/outline/elsewhere.rs`).
//! So nothing depends on how the index was computed; that it is `n·V + something` is asked for because any other one would
//! leave the row as a rule. Sizes are such that no index of an entry overflows its type.

use super::coordinates::Linear;
use super::index::{MAX_COUNT, Picked, too_many};
use super::iota::counts_to;
use super::{reducer, splat_number};
use crate::ir::{Op, TensorType, Val, attr_ints, gather_dims, scatter_dims};

/// Whether `op` puts rows, with the columns along dimension `axis` of its operand, one after the other.
pub fn flattens(op: Op, axis: usize) -> bool {
    let types = TensorType::of(op.operand(0)).zip(TensorType::of(op.result(0)));
    types.is_some_and(|(from, to)| {
        op.is("stablehlo.reshape") && to.rank() == 1 && rows_first(&from, axis)
    })
}

/// Whether an array's columns are the last dimension, but for unit ones.
fn rows_first(ty: &TensorType, axis: usize) -> bool {
    ty.shape[axis + 1..].iter().all(|size| *size == 1)
}

/// A gather of one entry a row, or a few, of rows of type `ty`, with the columns along `axis`, that are put one after the other.
///
/// # Errors
/// Says why the gather is no such pick; the text continues "stablehlo.gather …".
pub fn pick<'c>(op: Op<'c>, ty: &TensorType, axis: usize) -> Result<Picked<'c>, String> {
    let numbers = gather_dims(op).ok_or("without dimension numbers")?;
    let sizes = op.attr("slice_sizes").and_then(attr_ints).unwrap_or_default();
    if sizes != [1] || numbers.start_index_map != [0] {
        return Err("takes slices of more than one element of flattened rows".into());
    }
    in_rows(op, (ty, axis), numbers.index_vector_dim)
}

/// A scatter that adds to zeros that a reshape makes rows of, of type `ty`: one number a row, or a few.
///
/// # Errors
/// Says why it is no such scatter; the text continues "stablehlo.scatter …".
pub fn scattered<'c>(op: Op<'c>, ty: &TensorType, axis: usize) -> Result<Picked<'c>, String> {
    let numbers = scatter_dims(op).ok_or("without dimension numbers")?;
    let zero = |x: f64| x == 0.0 && x.is_sign_positive();
    let zeros = op.num_operands() == 3 && splat_number(op.operand(0)).is_some_and(zero);
    if !zeros || !rows_first(ty, axis) || numbers.scatter_dims_to_operand_dims != [0] {
        return Err("does not add to zeros, one flattened row after the other".into());
    }
    if reducer(op) != Some("stablehlo.add") {
        return Err("combines by something other than an addition".into());
    }
    let picked = in_rows(op, (ty, axis), numbers.index_vector_dim)?;
    let updates = TensorType::of(op.operand(2)).map(|ty| ty.elements());
    if updates != TensorType::of(op.operand(1)).map(|ty| ty.elements()) {
        return Err("writes windows of more than one element".into());
    }
    Ok(picked)
}

/// What the indices of `op` into all rows are of each row.
fn in_rows<'c>(
    op: Op<'c>,
    (all, axis): (&TensorType, usize),
    vector_dim: i64,
) -> Result<Picked<'c>, String> {
    let operand = TensorType::of(op.operand(0)).filter(|t| t.rank() == 1);
    let entries = operand.ok_or("of an array that is not flat")?.elements();
    let cols = all.shape[axis];
    let rows = all.elements() / cols.max(1);
    let ty = TensorType::of(op.operand(1)).ok_or("with indices of an unknown type")?;
    if rows.checked_mul(cols) != Some(entries) || entries > i64::from(i32::MAX) {
        return Err(format!(
            "indexes {rows} x {cols} entries by one number, which 32 bits do not hold: a pick by row and column, as \
             jnp.take_along_axis writes it, is fused"
        ));
    }
    if entries > counts_to(ty.elem) {
        return Err(format!("has indices of {}, which do not count to {entries}", ty.elem));
    }
    let index = Linear::of(op.operand(1)).ok_or("with indices that are no integers")?;
    let dims = (0..ty.rank()).filter(|d| *d as i64 != vector_dim && ty.shape[*d] != 1);
    // The rows' dimensions in order, with one of several columns among them.
    let (mut several, mut outer, mut left) = (None, 1, rows);
    for dim in dims {
        let size = ty.shape[dim];
        if several.is_none() && index.steps[dim] == 0 {
            several = Some(dim);
            continue;
        }
        let stride = if size > 0 && left % size == 0 { left / size } else { 0 };
        if stride == 0 || index.steps[dim] != stride * cols {
            return Err(BY_ROWS.into());
        }
        left = stride;
        outer *= if several.is_none() { size } else { 1 };
    }
    if left != 1 {
        return Err(BY_ROWS.into());
    }
    let count = several.map_or(1, |dim| ty.shape[dim]);
    if count > MAX_COUNT {
        return Err(too_many(count));
    }
    let own = index.rest.is_some_and(|(low, high)| low >= 0 && high < cols);
    Ok(Picked::flat(op, [count, outer], cols, own))
}

const BY_ROWS: &str = "indexes flattened rows by something that is not proved to be the number of columns times that of the \
                       row, plus an id (a pick by row and column, as jnp.take_along_axis writes it, is fused)";

/// What is said of a reshape of rows under a `vmap`, whose picks `rewrite/flat_batches.rs` left; the text continues
/// "stablehlo.reshape …".
pub const IN_BATCHES: &str = "puts rows one after the other under a vmap, for picks by indices of which nobody knows that they are of \
                              their own part, as by jnp.clip(ids, 0, V - 1) (a pick by row and column, as jnp.take_along_axis writes \
                              it, is fused)";

/// Whether a reshape is one of rows that a batched gather reads, or that a batched scatter wrote.
pub fn is_in_batches(reshape: Op) -> bool {
    let gathers = |op: Op| gather_dims(op).is_some_and(|d| !d.operand_batching_dims.is_empty());
    let scatters = |op: Op| scatter_dims(op).is_some_and(|d| !d.input_batching_dims.is_empty());
    let flat = |v: Val| TensorType::of(v).is_some_and(|ty| ty.rank() == 2);
    flat(reshape.result(0)) && reshape.result(0).uses().into_iter().any(|used| gathers(used.owner))
        || flat(reshape.operand(0)) && reshape.operand(0).def().is_some_and(scatters)
}

/// The scatter into flat zeros that a reshape makes a tile of.
pub fn scatter_behind<'c>(reshape: Op<'c>) -> Option<Op<'c>> {
    let from: Val<'c> = reshape.operand(0);
    let flat = TensorType::of(from).is_some_and(|ty| ty.rank() == 1);
    from.def().filter(|op| flat && op.is("stablehlo.scatter") && op.block() == reshape.block())
}
