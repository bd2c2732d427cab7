//! Weights that are infinite or NaN, which 0 times what comes back to a maximum makes NaN of.
//!
//! A label's logit may be infinite where its weight is, and has a gradient of its own that is neither 0 nor NaN: of it the product with that
//! weight is infinite, and NaN with 0 added that is multiplied with the weight. What is 0 has no row of its own: each row of a product with
//! such tiles gets NaN in the same places, which are those of `Σ 0·w` over the columns. So that is added once, in place of a product: one more
//! pass over the weights, without logits.

use super::super::{Run, unbarred};
use super::products::Product;
use super::{Change, last_sum};
use crate::analysis::reshape::reshape_axes;
use crate::ir::{Builder, Elem, Start, TensorType, Val, dot_dims};
use rustc_hash::FxHashSet as HashSet;

/// Lets what reads a gradient that products of all columns are added up to read it with NaN where a weight is not finite. None where
/// weights are arranged in another way.
pub(super) fn put<'c>(
    run: &Run<'c>,
    products: &[Product<'c>],
    made: &HashSet<Val<'c>>,
    change: &mut Change<'c>,
) -> Option<()> {
    let mut seen: HashSet<Val> = HashSet::default();
    for Product { zero: (op, index), .. } in products {
        let Some(dims) = dot_dims(*op).filter(|_| op.is("stablehlo.dot_general")) else { continue };
        // What is no tile of the weights is the hidden states: an infinite one is none of a row whose logits are finite.
        let factor = op.operand(1 - index);
        if !made.contains(&factor) {
            continue;
        }
        let sum = last_sum(op.result(0));
        if !seen.insert(sum) {
            continue;
        }
        let (batch, contracted) = dims.of(1 - index);
        batch.is_empty().then_some(())?;
        let (of, ty) = (TensorType::of(factor)?, TensorType::of(sum)?);
        let slice = unbarred(factor).def().filter(|slice| run.tile(*slice).is_some())?;
        let contracted: Vec<usize> = contracted.iter().map(|axis| *axis as usize).collect();
        let mut columns = reshape_axes(&TensorType::of(slice.result(0))?, &of, &contracted)?;
        let is_column = run.tiles.iter().all(|(_, width)| *width == 1) || columns.contains(&run.dim);
        is_column.then_some(())?;
        if !columns.contains(&run.dim) {
            columns.push(run.dim);
        }
        columns.sort_unstable();
        let kept: Vec<usize> = (0..of.rank()).filter(|axis| !contracted.contains(axis)).collect();
        let first = if *index == 0 { ty.rank() - kept.len() } else { 0 };
        let b = Builder::before(sum.def()?.next()?);
        let nothing = over_columns(&b, run, &columns)?;
        let nothing = b.reshape(nothing, &kept.iter().map(|axis| of.shape[*axis]).collect::<Vec<_>>());
        let places: Vec<i64> = (first..first + kept.len()).map(|at| at as i64).collect();
        let nothing = b.broadcast(b.convert(nothing, ty.elem), &ty.shape, &places);
        let all = b.elementwise("add", &[sum, nothing]);
        change.replace(sum, all, all.def());
    }
    Some(())
}

/// 0 times the weights of all tiles, added up over these dimensions.
fn over_columns<'c>(b: &Builder<'c>, run: &Run<'c>, columns: &[usize]) -> Option<Val<'c>> {
    let (first, last) = (run.tiles.first()?.0, run.tiles.last()?);
    let nothing = b.elementwise("multiply", &[run.whole, b.zero(&TensorType::of(run.whole)?)]);
    // A slice of the weights themselves would be another tile.
    let nothing = b.slice(nothing, run.dim, Start::At(first), last.0 + last.1 - first);
    let columns: Vec<i64> = columns.iter().map(|dim| *dim as i64).collect();
    let zero = b.zero(&TensorType::new([], Elem::F32));
    Some(b.reduce("add", b.convert(nothing, Elem::F32), zero, &columns))
}
