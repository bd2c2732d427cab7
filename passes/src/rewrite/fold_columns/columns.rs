//! Which dimensions of values are columns, and what they become.

use crate::analysis::anchor::{free_lhs, is_product, product_behind};
use crate::analysis::probabilities::summed_exponentials;
use crate::analysis::tile::is_elementwise;
use crate::ir::{Block, Op, TensorType, Val};
use rustc_hash::FxHashSet as HashSet;

/// Values that are folded at once, at most.
const MOST: usize = 4096;

/// The dimensions `first .. first + count` of values of a shape.
pub(super) struct Columns {
    pub shape: Vec<i64>,
    pub first: usize,
    pub count: usize,
}

impl Columns {
    /// Of a sum of exponentials over several dimensions.
    pub(super) fn summed(op: Op) -> Option<Columns> {
        let dims = summed_exponentials(op)?;
        let shape = TensorType::of(op.operand(0))?.shape;
        Some(Columns { first: dims.start, count: dims.len(), shape })
    }

    /// Of a reshape that puts dimensions together to one of these extents.
    pub(super) fn joined(op: Op, sizes: &HashSet<i64>) -> Option<Columns> {
        if !op.is("stablehlo.reshape") {
            return None;
        }
        Columns::between(
            TensorType::of(op.operand(0))?.shape,
            TensorType::of(op.result(0))?.shape,
            sizes,
        )
    }

    /// Of a reshape that takes a dimension of such an extent apart for a matrix product.
    pub(super) fn apart(op: Op, sizes: &HashSet<i64>) -> Option<Columns> {
        let multiplied = |v: Val| v.uses().iter().any(|used| is_product(used.owner));
        let rounded = |v: Val| {
            let readers = v.uses().into_iter().map(|used| used.owner);
            readers.filter(|op| op.is("stablehlo.convert")).any(|op| multiplied(op.result(0)))
        };
        if !op.is("stablehlo.reshape") || !multiplied(op.result(0)) && !rounded(op.result(0)) {
            return None;
        }
        Columns::between(
            TensorType::of(op.result(0))?.shape,
            TensorType::of(op.operand(0))?.shape,
            sizes,
        )
    }

    fn between(from: Vec<i64>, to: Vec<i64>, sizes: &HashSet<i64>) -> Option<Columns> {
        let count = (from.len() + 1).checked_sub(to.len()).filter(|count| *count > 1)?;
        let first = from.iter().zip(&to).position(|(a, b)| a != b)?;
        let columns = Columns { shape: from, first, count };
        let size = sizes.contains(to.get(first)?);
        (size && first + count <= columns.shape.len() && columns.folded() == to).then_some(columns)
    }

    /// Whether the product behind a value has these dimensions of its weights, and no others of them; or is reshaped to have them.
    pub(super) fn are_a_products(&self, v: Val) -> bool {
        if TensorType::of(v).is_none_or(|ty| ty.shape != self.shape) {
            return false;
        }
        let of_weights = |product: Op| {
            let left = free_lhs(product)?;
            let own = if self.first == 0 { 0..left } else { left..self.shape.len() };
            let same = TensorType::of(product.result(0))?.shape == self.shape;
            Some(same && own == (self.first..self.first + self.count))
        };
        let mut seen = vec![v];
        let mut at = 0;
        while let Some(v) = seen.get(at).copied().filter(|_| at < MOST) {
            at += 1;
            let Some(op) = v.def() else { continue };
            if is_product(op) && of_weights(op) == Some(true) {
                return true;
            }
            if self.is_unfolded(op) && product_behind(op.operand(0)).is_some() {
                return true;
            }
            if is_elementwise(op) {
                let next: Vec<Val> = op.operands().into_iter().filter(|v| !seen.contains(v)).collect();
                seen.extend(next);
            }
        }
        false
    }

    /// How many columns there are.
    pub(super) fn size(&self) -> i64 {
        self.shape[self.first..self.first + self.count].iter().product()
    }

    /// How many elements lie between two neighbours along a dimension of the columns, in the folded one.
    pub(super) fn inner(&self, dim: usize) -> i64 {
        self.shape[dim + 1..self.first + self.count].iter().product()
    }

    /// Whether a dimension is one of the columns'.
    pub(super) fn contains(&self, dim: i64) -> bool {
        (self.first..self.first + self.count).contains(&(dim as usize))
    }

    /// The shape with one dimension of columns.
    pub(super) fn folded(&self) -> Vec<i64> {
        self.with(&self.shape, self.first)
    }

    /// `shape`, which has the columns' dimensions from `at` on, with one in their place.
    pub(super) fn with(&self, shape: &[i64], at: usize) -> Vec<i64> {
        [&shape[..at], &[self.size()], &shape[at + self.count..]].concat()
    }

    /// Dimensions of a value, of which those of the columns start at `at`, each once.
    pub(super) fn dims(&self, dims: &[i64], at: usize) -> Vec<i64> {
        let (first, end) = (at as i64, (at + self.count) as i64);
        let moved = |dim: i64| match dim {
            _ if dim < first => dim,
            _ if dim < end => first,
            _ => dim - self.count as i64 + 1,
        };
        let mut out: Vec<i64> = Vec::new();
        for dim in dims.iter().map(|dim| moved(*dim)) {
            if dim != first || !out.contains(&dim) {
                out.push(dim);
            }
        }
        out
    }

    /// Where dimensions are those of the columns, in order: the place of the first one.
    pub(super) fn place(&self, dims: &[i64]) -> Option<usize> {
        let at = dims.iter().position(|dim| self.contains(*dim))?;
        let run = dims.get(at..at + self.count)?;
        run.iter().zip(self.first as i64..).all(|(dim, of)| *dim == of).then_some(at)
    }

    /// Whether an operation reshapes a value with folded columns to one with these.
    pub(super) fn is_unfolded(&self, op: Op) -> bool {
        op.is("stablehlo.reshape")
            && TensorType::of(op.operand(0)).is_some_and(|ty| ty.shape == self.folded())
    }

    /// The values of this shape that elementwise operations and scatters of a block connect with one.
    pub(super) fn connected<'c>(&self, start: Val<'c>, block: Block<'c>) -> Option<HashSet<Val<'c>>> {
        let of_shape = |v: &Val| TensorType::of(*v).is_some_and(|ty| ty.shape == self.shape);
        let connects =
            |op: Op| (is_elementwise(op) || op.is("stablehlo.scatter")) && op.num_results() == 1;
        let (mut seen, mut pending) = (HashSet::from_iter([start]), vec![start]);
        while let Some(v) = pending.pop() {
            // What regions of other operations read would be made twice.
            let own = v.block() == block;
            if own && v.uses().iter().any(|used| used.owner.block() != Some(block)) {
                return None;
            }
            let made = v.def().filter(|op| connects(*op)).map(Op::operands).unwrap_or_default();
            let readers = v.uses().into_iter().map(|used| used.owner);
            let readers = readers.filter(|op| connects(*op) && op.block() == Some(block));
            let next = made.into_iter().chain(readers.map(|op| op.result(0)));
            pending.extend(next.filter(of_shape).filter(|v| seen.insert(*v)));
            (seen.len() <= MOST).then_some(())?;
        }
        Some(seen)
    }
}
