//! Rows that a program flattens for the head's product, `(h.reshape(-1, H) @ w).reshape(B, T, V)[:, :-1]`.
//!
//! Where a loss cuts rows off such logits, or autodiff pads its gradient with zeros in their places, the reshape goes to the product's
//! other operand or behind the product: the program is then the one that never flattened its rows, of which slices and pads move
//! on. Each number is made of the same ones as before.

use super::slice_motion::{Pad, Slice, rebuilt};
use crate::analysis::tile::{free_dims, is_elementwise};
use crate::analysis::{is_sum, splat};
use crate::ir::{Builder, Op, TensorType, Val, attr_ints, dot_dims, int_array};
use rustc_hash::FxHashSet as HashSet;

/// How many operations lie between the reshape and the slice or the pad.
const NEAR: usize = 8;

/// Moves a reshape of flattened rows, of a vocabulary of one of `sizes`, away from logits of which rows are cut. Whether it did.
pub fn apart(op: Op, sizes: &HashSet<i64>) -> bool {
    if !op.is("stablehlo.reshape") {
        return false;
    }
    let (Some(from), Some(to)) = (TensorType::of(op.operand(0)), TensorType::of(op.result(0))) else {
        return false;
    };
    let columns =
        from.shape.last().filter(|extent| sizes.contains(extent) && to.shape.last() == Some(extent));
    match (from.rank(), to.rank()) {
        _ if columns.is_none() || from.elements() == 0 => false,
        (2, 3..) if is_cut(op.result(0), NEAR) => {
            let apart = taken_apart(&Builder::before(op), op.operand(0), &to.shape);
            apart.map(|v| op.result(0).replace_all_uses(v)).is_some()
        }
        (3.., 2) if is_padded(op.operand(0), NEAR) => read_apart(op, &from.shape),
        _ => false,
    }
}

/// Whether rows are cut off a value, perhaps behind a few elementwise operations.
fn is_cut(v: Val, depth: usize) -> bool {
    v.uses().into_iter().map(|used| used.owner).any(|op| match Slice::of(op) {
        Some(of) => (0..of.start.len() - 1).any(|d| of.limit[d] - of.start[d] != of.from.shape[d]),
        None => depth > 0 && is_elementwise(op) && is_cut(op.result(0), depth - 1),
    })
}

/// Whether a value has zeros in the place of rows, perhaps in front of a few elementwise operations.
fn is_padded(v: Val, depth: usize) -> bool {
    let Some(op) = v.def() else { return false };
    match Pad::of(op) {
        Some(of) => of
            .low
            .iter()
            .zip(of.limits())
            .zip(&of.to.shape)
            .rev()
            .skip(1)
            .any(|((low, limit), extent)| *low != 0 || limit != *extent),
        None => {
            depth > 0 && is_elementwise(op) && op.operands().into_iter().any(|v| is_padded(v, depth - 1))
        }
    }
}

/// A value of flattened rows with these rows.
fn taken_apart<'c>(b: &Builder<'c>, v: Val<'c>, shape: &[i64]) -> Option<Val<'c>> {
    let ty = TensorType::of(v)?;
    if ty.rank() == 0 {
        return Some(v);
    }
    if let Some(text) = splat(v) {
        return Some(b.splat(&TensorType::new(shape, ty.elem), &text));
    }
    // Other readers of the flattened value would make it be computed twice.
    let op = v.def().filter(|_| v.uses().len() == 1)?;
    let (columns, lead) = shape.split_last()?;
    (ty.shape == [lead.iter().product(), *columns]).then_some(())?;
    match op.name() {
        "stablehlo.dot_general" => product(b, op, shape),
        "stablehlo.broadcast_in_dim" => {
            let (dims, from) =
                (attr_ints(op.attr("broadcast_dimensions")?)?, TensorType::of(op.operand(0))?);
            let last = lead.len() as i64;
            let at = dims.iter().position(|dim| *dim == 0).filter(|at| from.shape[*at] > 1);
            let of = match at {
                Some(at) => split(b, op.operand(0), at, lead)?,
                None => op.operand(0),
            };
            let place = |(i, dim): (usize, &i64)| match (*dim, at) {
                (0, Some(at)) if i == at => (0..last).collect(),
                (dim, _) => vec![dim * last],
            };
            let dims: Vec<i64> = dims.iter().enumerate().flat_map(place).collect();
            Some(b.broadcast(of, shape, &dims))
        }
        _ if is_elementwise(op) => {
            let operands: Option<Vec<Val>> =
                op.operands().into_iter().map(|v| taken_apart(b, v, shape)).collect();
            rebuilt(b, op, &operands?, shape)
        }
        _ => None,
    }
}

/// A product of flattened rows, its first operand's, with these rows.
fn product<'c>(b: &Builder<'c>, op: Op<'c>, shape: &[i64]) -> Option<Val<'c>> {
    let d = dot_dims(op).filter(|d| d.lhs_batch.is_empty())?;
    let (hidden, weights) = (TensorType::of(op.operand(0))?, TensorType::of(op.operand(1))?);
    let rows = free_dims(hidden.rank(), &[], &d.lhs_contract);
    let ([rows], [_]) = (&rows[..], &free_dims(weights.rank(), &[], &d.rhs_contract)[..]) else {
        return None;
    };
    let lead = &shape[..shape.len() - 1];
    let hidden = split(b, op.operand(0), *rows, lead)?;
    let contract: Vec<i64> = d.lhs_contract.iter().flat_map(|dim| moved(*dim, *rows, lead)).collect();
    contracted(b, op, [hidden, op.operand(1)], [contract, d.rhs_contract], shape)
}

/// Where dimension `dim` is once dimension `at` is taken apart.
fn moved(dim: i64, at: usize, lead: &[i64]) -> Vec<i64> {
    let (at, more) = (at as i64, lead.len() as i64);
    match dim {
        _ if dim == at => (at..at + more).collect(),
        _ if dim > at => vec![dim + more - 1],
        _ => vec![dim],
    }
}

/// A value whose dimension `at` is taken apart: what a reshape has put together, or a reshape.
fn split<'c>(b: &Builder<'c>, v: Val<'c>, at: usize, lead: &[i64]) -> Option<Val<'c>> {
    let mut shape = TensorType::of(v)?.shape;
    (shape[at] == lead.iter().product::<i64>()).then_some(())?;
    shape.splice(at..=at, lead.iter().copied());
    let before = v.def().filter(|op| op.is("stablehlo.reshape")).map(|op| op.operand(0));
    let same = before.filter(|v| TensorType::of(*v).is_some_and(|ty| ty.shape == shape));
    Some(same.unwrap_or_else(|| b.reshape(v, &shape)))
}

/// The same product of other operands.
fn contracted<'c>(
    b: &Builder<'c>,
    op: Op<'c>,
    operands: [Val<'c>; 2],
    [left, right]: [Vec<i64>; 2],
    shape: &[i64],
) -> Option<Val<'c>> {
    let made = rebuilt(b, op, &operands, shape)?;
    made.def()?.set_attr_text(
        "dot_dimension_numbers",
        &format!(
            "#stablehlo.dot<lhs_contracting_dimensions = {left:?}, rhs_contracting_dimensions = {right:?}>"
        ),
    );
    Some(made)
}

/// Lets what reads flattened rows read the rows, which have this shape. Whether something does.
fn read_apart(reshape: Op, shape: &[i64]) -> bool {
    let mut changed = false;
    for used in reshape.result(0).uses() {
        let op = used.owner;
        // What was replaced before waits for cleanup.
        if op.block() != reshape.block() || op.num_results() != 1 || op.result(0).is_unused() {
            continue;
        }
        let b = Builder::before(op);
        let new = match op.name() {
            "stablehlo.dot_general" => gradient(&b, reshape, op, used.index, shape),
            "stablehlo.convert" | "stablehlo.negate" => rebuilt(&b, op, &[reshape.operand(0)], shape),
            "stablehlo.reduce" if is_sum(op) => column_sums(&b, reshape, op, shape),
            _ => None,
        };
        let Some((new, old)) = new.zip(TensorType::of(op.result(0))) else { continue };
        op.result(0).replace_all_uses(b.reshape(new, &old.shape));
        changed = true;
    }
    changed
}

/// A contraction of rows that are not flattened.
fn gradient<'c>(
    b: &Builder<'c>,
    reshape: Op<'c>,
    op: Op<'c>,
    index: usize,
    shape: &[i64],
) -> Option<Val<'c>> {
    let d = dot_dims(op).filter(|d| d.lhs_batch.is_empty())?;
    let ((_, mine), (_, theirs)) = (d.of(index), d.of(1 - index));
    let other = op.operand(1 - index);
    (other != reshape.result(0)).then_some(())?;
    let lead = &shape[..shape.len() - 1];
    let mut out = TensorType::of(op.result(0))?.shape;
    let at = mine.iter().position(|dim| *dim == 0);
    let (other, theirs) = match at {
        Some(at) => {
            let at = theirs[at] as usize;
            let dims = theirs.iter().flat_map(|dim| moved(*dim, at, lead)).collect();
            (split(b, other, at, lead)?, dims)
        }
        None => {
            let before = if index == 0 { 0 } else { out.len().checked_sub(2 - mine.len())? };
            out.splice(before..=before, lead.iter().copied());
            (other, theirs.to_vec())
        }
    };
    let mine = mine.iter().flat_map(|dim| moved(*dim, 0, lead)).collect();
    let rows = reshape.operand(0);
    match index {
        0 => contracted(b, op, [rows, other], [mine, theirs], &out),
        _ => contracted(b, op, [other, rows], [theirs, mine], &out),
    }
}

/// A sum over rows that are not flattened.
fn column_sums<'c>(b: &Builder<'c>, reshape: Op<'c>, op: Op<'c>, shape: &[i64]) -> Option<Val<'c>> {
    (attr_ints(op.attr("dimensions")?)? == [0]).then_some(())?;
    let made = rebuilt(b, op, &[reshape.operand(0), op.operand(1)], &shape[shape.len() - 1..])?;
    let rows: Vec<i64> = (0..shape.len() as i64 - 1).collect();
    made.def()?.set_attr_text("dimensions", &int_array(&rows));
    Some(made)
}
