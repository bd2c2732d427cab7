//! Picks of rows that are put one after the other in each part of a batch: a `vmap` of picks of flattened rows.
//!
//! `x.reshape(-1)[n·V + id]` under a `vmap` is a gather of `[B, N·V]` whose batch is a batching dimension, and its gradient a scatter
//! into zeros of that shape. Where each index is proved to be one of its part, in `[0, N·V)`, entry `i` of part `b` is entry
//! `b·N·V + i` of all parts one after the other, and the same gather or scatter, without a batch, finds it there:
//! nothing is clamped or dropped in either, and no number changes, NaN included. `analysis/flat.rs` understands that one.
//! Where it is not proved, an index may be clamped to the end of its part, or dropped: everything stays.

use crate::analysis::coordinates::Linear;
use crate::analysis::iota::counts_to;
use crate::analysis::{reducer, splat_number};
use crate::ir::{Builder, Op, TensorType, Val, attr_ints, gather_dims, int_array, scatter_dims};
use rustc_hash::FxHashSet as HashSet;

/// Makes such a gather or scatter of rows of so many columns one without a batch. Whether it did.
pub fn unbatch(op: Op, sizes: &HashSet<i64>) -> bool {
    match op.name() {
        "stablehlo.gather" => gather(op, sizes),
        "stablehlo.scatter" => scatter(op, sizes),
        _ => None,
    }
    .is_some()
}

/// Whether a reshape has rows of such columns on its other side.
fn has_columns(ty: &TensorType, sizes: &HashSet<i64>) -> bool {
    ty.rank() > 1
        && ty.shape.iter().rev().find(|size| **size != 1).is_some_and(|size| sizes.contains(size))
}

fn gather<'c>(op: Op<'c>, sizes: &HashSet<i64>) -> Option<()> {
    let d = gather_dims(op)?;
    let lies_so = d.collapsed_slice_dims == [1]
        && d.operand_batching_dims == [0]
        && d.start_index_map == [1]
        && d.offset_dims.is_empty()
        && attr_ints(op.attr("slice_sizes")?)? == [1, 1];
    let [dim] = d.start_indices_batching_dims[..] else { return None };
    let flattened = op.operand(0).def().filter(|def| lies_so && def.is("stablehlo.reshape"))?;
    let rows = TensorType::of(flattened.operand(0)).filter(|ty| has_columns(ty, sizes))?;
    let b = Builder::before(op);
    let index = in_all(&b, op, dim)?;
    let numbers = format!(
        "#stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = {}>",
        d.index_vector_dim
    );
    let attrs = [("dimension_numbers", numbers), ("slice_sizes", int_array(&[1]))];
    let flat = b.reshape(flattened.operand(0), &[rows.elements()]);
    let new = b.one("stablehlo.gather", &[flat, index], &attrs, &TensorType::of(op.result(0))?);
    op.result(0).replace_all_uses(new);
    Some(())
}

fn scatter<'c>(op: Op<'c>, sizes: &HashSet<i64>) -> Option<()> {
    let d = scatter_dims(op)?;
    let zero = |x: f64| x == 0.0 && x.is_sign_positive();
    let adds = op.num_operands() == 3
        && reducer(op) == Some("stablehlo.add")
        && splat_number(op.operand(0)).is_some_and(zero);
    let lies_so = d.inserted_window_dims == [1]
        && d.input_batching_dims == [0]
        && d.scatter_dims_to_operand_dims == [1]
        && d.update_window_dims.is_empty();
    let [dim] = d.scatter_indices_batching_dims[..] else { return None };
    let uses = op.result(0).uses();
    let is_rows = |used: &Op<'c>| {
        let ty = TensorType::of(used.result(0));
        used.is("stablehlo.reshape") && ty.is_some_and(|ty| has_columns(&ty, sizes))
    };
    let readers: Vec<Op> = uses.into_iter().map(|used| used.owner).collect();
    (adds && lies_so && readers.iter().all(|op| op.num_results() == 1 && is_rows(op))).then_some(())?;
    let b = Builder::before(op);
    let index = in_all(&b, op, dim)?;
    let ty = TensorType::of(op.result(0))?;
    let flat = TensorType::new([ty.elements()], ty.elem);
    let numbers = format!(
        "#stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = {}>",
        d.index_vector_dim
    );
    let new = b.scatter([b.zero(&flat), index, op.operand(2)], &numbers, false);
    for reader in readers {
        let shape = TensorType::of(reader.result(0))?.shape;
        reader.result(0).replace_all_uses(Builder::before(reader).reshape(new, &shape));
    }
    Some(())
}

/// The indices of `op` into all parts one after the other, its batch being dimension `dim` of them; none where one may be outside
/// of its part, or where their type does not count so far.
fn in_all<'c>(b: &Builder<'c>, op: Op<'c>, dim: i64) -> Option<Val<'c>> {
    let (all, index) = (TensorType::of(op.operand(0))?, TensorType::of(op.operand(1))?);
    let [parts, entries] = all.shape[..] else { return None };
    let total = parts.checked_mul(entries).filter(|total| *total <= i64::from(i32::MAX))?;
    let (low, high) = Linear::of(op.operand(1))?.bounds(&index.shape)?;
    (total <= counts_to(index.elem) && low >= 0 && high < entries).then_some(())?;
    let part = b.iota(&index, dim);
    let first = b.elementwise("multiply", &[part, b.int(&index, entries)]);
    Some(b.elementwise("add", &[op.operand(1), first]))
}
