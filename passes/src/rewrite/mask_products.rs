//! Matrix products of rows with a one-hot, written as products of numbers: `jax.lax.batch_matmul(one_hot[:, None], logits[:, :, None])`.
//!
//! As a matrix product, 0 times an infinity or NaN counts, where the elementwise product with a truth value is a choice, for XLA and for sweeps. So
//! it becomes a choice of `x` and `0·x`, summed over the columns, and its gradient, a product over dimensions of 1, a choice of `g` and
//! `0·g`. NaN, infinities and signs of products are as in the matrix product; only the order of summation is another one. In bf16, numbers are multiplied
//! and summed in f32, and rounded once, as a matrix product does it.

use crate::analysis::tile::{contracts_nothing, free_dims, is_mask};
use crate::ir::{Builder, Direction, Elem, Op, TensorType, Val, dot_dims, precision};
use rustc_hash::FxHashSet as HashSet;

/// Writes such a product over columns of one of these extents, or the product of a number of each row with such columns, element by element.
/// Whether it did.
pub fn by_numbers(op: Op, sizes: &HashSet<i64>) -> bool {
    let new = if op.is("stablehlo.dot_general") { product(op, sizes) } else { None };
    if let Some(new) = new {
        op.result(0).replace_all_uses(new);
    }
    new.is_some()
}

fn product<'c>(op: Op<'c>, sizes: &HashSet<i64>) -> Option<Val<'c>> {
    let d = dot_dims(op).filter(|d| !d.lhs_batch.is_empty())?;
    precision(op)?;
    let mask = [0, 1].into_iter().find(|side| is_mask(op.operand(*side)))?;
    let out = TensorType::of(op.result(0)).filter(|ty| ty.elem.is_float())?;
    let types = [TensorType::of(op.operand(0))?, TensorType::of(op.operand(1))?];
    let free = |side: usize| {
        let (batch, contract) = d.of(side);
        free_dims(types[side].rank(), batch, contract)
    };
    let long = |side: usize| -> Vec<usize> {
        free(side).into_iter().filter(|dim| types[side].shape[*dim] != 1).collect()
    };
    let sums = !contracts_nothing(op);
    // Of an einsum of rows, which has no dimension of 1, XLA makes a choice too.
    let is_matrices = match sums {
        true => [0, 1].into_iter().all(|side| !free(side).is_empty()),
        false => !d.lhs_contract.is_empty(),
    };
    is_matrices.then_some(())?;
    let b = Builder::before(op);
    let columns = match (sums, &long(mask)[..], &long(1 - mask)[..]) {
        (true, [], []) => *d.of(mask).1.first().filter(|_| d.of(mask).1.len() == 1)? as usize,
        (false, [columns], []) => *columns,
        _ => return None,
    };
    let cols = types[mask].shape[columns];
    sizes.contains(&cols).then_some(())?;
    let hit = rows(&b, op.operand(mask), d.of(mask).0, Some(columns))?;
    let own = sums.then(|| d.of(1 - mask).1[0] as usize);
    let x = rows(&b, op.operand(1 - mask), d.of(1 - mask).0, own)?;
    let ty = TensorType::of(hit)?;
    let elem = if out.elem == Elem::F64 { Elem::F64 } else { Elem::F32 };
    let narrow = TensorType::of(x)?.elem;
    let x = b.convert(x, elem);
    // What a contraction reads is rounded.
    let x = match narrow {
        Elem::BF16 if sums => b.reduce_precision(x, 8, 7),
        Elem::F16 if sums => b.reduce_precision(x, 5, 10),
        _ => x,
    };
    let shape = &ty.shape;
    let dims: Vec<i64> = (0..TensorType::of(x)?.rank() as i64).collect();
    let x = b.broadcast(x, shape, &dims);
    let zero = b.zero(&ty.with_elem(elem));
    let hit = b.compare(Direction::Ne, hit, b.zero(&ty));
    let nothing = b.elementwise("multiply", &[x, zero]);
    let each = b.one("stablehlo.select", &[hit, x, nothing], &[], &ty.with_elem(elem));
    let result = match sums {
        true => {
            let zero = b.zero(&TensorType::new([], elem));
            b.reduce("add", each, zero, &[shape.len() as i64 - 1])
        }
        false => each,
    };
    Some(b.reshape(b.convert(result, out.elem), &out.shape))
}

/// `v` with its batching dimensions in order, and then the columns, if it has some; all others are units.
fn rows<'c>(b: &Builder<'c>, v: Val<'c>, batch: &[i64], columns: Option<usize>) -> Option<Val<'c>> {
    let ty = TensorType::of(v)?;
    let kept: Vec<i64> = batch.iter().copied().chain(columns.map(|dim| dim as i64)).collect();
    let shape: Vec<i64> = kept.iter().map(|dim| ty.shape[*dim as usize]).collect();
    if kept.windows(2).all(|w| w[0] < w[1]) {
        return Some(b.reshape(v, &shape));
    }
    let units = (0..ty.rank() as i64).filter(|dim| !kept.contains(dim));
    let order: Vec<i64> = kept.iter().copied().chain(units).collect();
    Some(b.reshape(b.transpose(v, &order), &shape))
}
