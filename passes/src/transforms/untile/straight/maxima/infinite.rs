//! Weights and hidden states that are infinite or NaN, which 0 times what comes back to a maximum makes NaN of.
//!
//! A label's logit may be infinite where its weight is, and has a gradient of its own that is neither 0 nor NaN: of it the product with that
//! weight is infinite, and NaN with 0 added that is multiplied with the weight. What is 0 has no row of its own: each row of a product with
//! such tiles gets NaN in the same places, which are those of `Σ 0·w` over the columns. So that is added once, in place of a product: one more
//! pass over the weights, without logits.
//!
//! So it is with a hidden state, where a mask makes the largest logits of its row finite and a label's is −inf: the gradient by the label's weight is
//! infinite, and NaN with 0 times the hidden state. Each column gets what `Σ 0·h` over the rows is.

use super::super::{Run, unbarred};
use super::products::{Product, way};
use super::{Change, last_sum};
use crate::analysis::region::forward;
use crate::analysis::reshape::{reshape_axes, through_barriers};
use crate::analysis::tile::Tile;
use crate::ir::{Builder, Direction, Elem, Op, TensorType, Val, dot_dims};
use rustc_hash::FxHashSet as HashSet;

/// Lets what reads a gradient that products of all columns are added up to read it with NaN where a weight is not finite, and what reads one by
/// weights where a hidden state is not. None where weights, or their gradient, are arranged in another way.
pub(super) fn put<'c>(
    run: &Run<'c>,
    products: &[Product<'c>],
    made: &HashSet<Val<'c>>,
    change: &mut Change<'c>,
) -> Option<()> {
    let mut seen: HashSet<Val> = HashSet::default();
    let mut rows: HashSet<[Val; 2]> = HashSet::default();
    for Product { zero: (op, index), .. } in products {
        let Some(dims) = dot_dims(*op).filter(|_| op.is("stablehlo.dot_general")) else { continue };
        let factor = op.operand(1 - index);
        // What is no tile of the weights is the hidden states.
        if !made.contains(&factor) {
            let gradient = Gradient::of(*op, 1 - index, run)?;
            let all = gradient.all;
            // A barrier that is read would keep what else is behind it.
            let hidden = through_barriers(factor);
            if rows.insert([all, unbarred(hidden)]) {
                let b = Builder::before(all.def()?.next()?);
                let nothing = over_rows(&b, hidden, dims.of(1 - index).1);
                let sum = b.elementwise("add", &[all, gradient.spread(&b, nothing, run)?]);
                change.replace(all, sum, sum.def());
            }
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
    let nothing = b.elementwise("multiply", &[run.whole, b.zero(&TensorType::of(run.whole)?)]);
    let nothing = of_tiles(b, nothing, run.dim, run)?;
    let columns: Vec<i64> = columns.iter().map(|dim| *dim as i64).collect();
    let zero = b.zero(&TensorType::new([], Elem::F32));
    Some(b.reduce("add", b.convert(nothing, Elem::F32), zero, &columns))
}

/// The numbers of an array in columns that tiles have, and 0 in others. (A slice would be another tile.)
fn of_tiles<'c>(b: &Builder<'c>, v: Val<'c>, axis: usize, run: &Run<'c>) -> Option<Val<'c>> {
    let ty = TensorType::of(v)?;
    let (first, last) = (run.tiles.first()?.0, run.tiles.last()?);
    let end = last.0 + last.1;
    if (first, end) == (0, *ty.shape.get(axis)?) {
        return Some(v);
    }
    let index = TensorType::new(ty.shape.clone(), Elem::I32);
    let column = b.iota(&index, axis as i64);
    let is_behind = b.compare(Direction::Ge, column, b.int(&index, first));
    let is_before = b.compare(Direction::Lt, column, b.int(&index, end));
    let is_met = b.elementwise("and", &[is_behind, is_before]);
    Some(b.elementwise("select", &[is_met, v, b.zero(&ty)]))
}

/// 0 times hidden states, added up over these dimensions.
fn over_rows<'c>(b: &Builder<'c>, hidden: Val<'c>, rows: &[i64]) -> Val<'c> {
    let ty = TensorType::of(hidden).expect("a tensor");
    let nothing = b.convert(b.elementwise("multiply", &[hidden, b.zero(&ty)]), Elem::F32);
    b.reduce("add", nothing, b.zero(&TensorType::new([], Elem::F32)), rows)
}

/// A gradient by weights, where products of tiles are put into or added to.
struct Gradient<'c> {
    all: Val<'c>,
    /// Its dimensions that are the hidden states'.
    units: Vec<usize>,
    /// The dimension along which tiles are put; none where each is all of it.
    columns: Option<usize>,
}

impl<'c> Gradient<'c> {
    /// That of a tile's product, whose operand `side` are the hidden states.
    fn of(op: Op<'c>, side: usize, run: &Run<'c>) -> Option<Gradient<'c>> {
        let dims = dot_dims(op)?;
        let (batch, contracted) = dims.of(side);
        batch.is_empty().then_some(())?;
        let (mut all, mut ty) = (op.result(0), TensorType::of(op.result(0))?);
        let kept = TensorType::of(op.operand(side))?.rank() - contracted.len();
        let first = if side == 0 { 0 } else { ty.rank() - kept };
        // The columns, where there are some, are behind the units.
        let mut axes: Vec<usize> = (first..first + kept).collect();
        for (op, at) in way(all) {
            let next = TensorType::of(op.result(0))?;
            let moved = |axis: &usize| match op.name() {
                "stablehlo.transpose" | "stablehlo.broadcast_in_dim" | "stablehlo.reshape" => {
                    forward(Tile { val: all, axis: *axis }, op, 0).map(|tile| tile.axis)
                }
                _ => Some(*axis),
            };
            (!op.is("stablehlo.reduce")).then_some(())?;
            axes = axes.iter().map(moved).collect::<Option<_>>()?;
            if next.shape != ty.shape
                && matches!(op.name(), "stablehlo.pad" | "stablehlo.dynamic_update_slice")
            {
                let grown = |axis: &usize| next.shape[*axis] != ty.shape[*axis];
                let grown: Vec<usize> = (0..ty.rank()).filter(grown).collect();
                let ([columns], true) = (&grown[..], axes.len() == kept) else { return None };
                let tile = (*at?.get(*columns)?, ty.shape[*columns]);
                run.tiles.contains(&tile).then_some(())?;
                axes.push(*columns);
            }
            (all, ty) = (op.result(0), next);
        }
        let columns = axes.get(kept).copied();
        axes.truncate(kept);
        Some(Gradient { all, units: axes, columns })
    }

    /// Zeros of each unit, in all columns that tiles have.
    fn spread(&self, b: &Builder<'c>, zeros: Val<'c>, run: &Run<'c>) -> Option<Val<'c>> {
        let ty = TensorType::of(self.all)?;
        let places: Vec<i64> = self.units.iter().map(|axis| *axis as i64).collect();
        let zeros = b.broadcast(b.convert(zeros, ty.elem), &ty.shape, &places);
        self.columns.map_or(Some(zeros), |axis| of_tiles(b, zeros, axis, run))
    }
}
