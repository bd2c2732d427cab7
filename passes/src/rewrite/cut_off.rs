//! What is cut off a contraction leaves in it: NaN.
//!
//! The gradient of a slice is a pad with zeros, and a contraction of the pad has 0·x for what the slice cut off x:
//! nothing, or NaN where x is not finite. Without the pad that is a sum over the few rows that were cut off, the same for
//! every column of the other factor. And where the pad is along a dimension that stays, the contraction gives 0·x, summed
//! over all of x. An x that is not finite makes every other entry of its column not finite, so that one of them tells. The
//! result is changed only if there is such a NaN, in a branch: it is as large as the weights, and costs nothing otherwise.

use super::slices::{pad, slice};
use crate::analysis::tile::free_dims;
use crate::ir::{Builder, Direction, Elem, Op, TensorType, Val, attr_ints, dot_dims};

/// One operand of a contraction, `[start, limit)` of whose dimension `dim` is multiplied with padding.
#[derive(Clone, Copy, Debug)]
pub struct CutOff {
    pub dim: usize,
    pub start: i64,
    pub limit: i64,
}

/// What of a contraction's result is no product with padding: the part of shape `shape` that starts at `low`.
#[derive(Clone, Debug)]
pub struct Kept {
    pub low: Vec<i64>,
    pub shape: Vec<i64>,
}

/// Adds 0 times what was cut off to what follows the contraction `dot`. Outside of the part that is kept everything of
/// the operand `side`, the one that was cut, is multiplied with padding.
pub fn keep_nan(dot: Op, side: usize, cut: &[CutOff], kept: Kept) -> Option<()> {
    let d = dot_dims(dot)?;
    let (batch, contract) = d.of(side);
    let operand = dot.operand(side);
    let rank = TensorType::of(operand)?.rank();
    // Where the dimensions of what is left stand in the result.
    let free = free_dims(rank, batch, contract);
    let before = match side {
        0 => batch.len(),
        _ => TensorType::of(dot.result(0))?.rank() - free.len(),
    };
    let place = |dim: usize| match batch.iter().position(|x| *x == dim as i64) {
        Some(i) => Some(i),
        None => Some(before + free.iter().position(|x| *x == dim)?),
    };
    let left = (0..rank).filter(|dim| !contract.contains(&(*dim as i64)));
    let dims = left.map(place).collect::<Option<Vec<usize>>>()?;
    let result = Place { value: dot.result(0), dims, kept }.behind_sink()?;
    let b = Builder::before(result.value.def()?.next()?);
    let rest = match cut {
        [] => None,
        cut => Some(nothing(&b, operand, contract, cut)?),
    };
    result.with_nan(&b, rest, |b| nothing(b, operand, contract, &[]))
}

/// 0 times what was cut off, or 0 times everything, summed over the contracted dimensions.
fn nothing<'c>(b: &Builder<'c>, v: Val<'c>, contract: &[i64], cut: &[CutOff]) -> Option<Val<'c>> {
    let ty = TensorType::of(v)?;
    let mut dims = contract.to_vec();
    dims.sort_unstable();
    let all = [CutOff { dim: 0, start: 0, limit: ty.shape[0] }];
    let mut total: Option<Val> = None;
    for c in if cut.is_empty() { &all } else { cut } {
        let (mut start, mut limit) = (vec![0; ty.rank()], ty.shape.clone());
        (start[c.dim], limit[c.dim]) = (c.start, c.limit);
        let part = b.convert(slice(b, v, &start, &limit)?, Elem::F32);
        let zero = b.zero(&TensorType::of(part)?);
        let nothing = b.elementwise("multiply", &[part, zero]);
        let sum = b.reduce("add", nothing, b.zero(&TensorType::new([], Elem::F32)), &dims);
        total = Some(total.map_or(sum, |t| b.elementwise("add", &[t, sum])));
    }
    total
}

/// A contraction's result, where the dimensions of one operand stand in it, and what of it is no product with padding.
struct Place<'c> {
    value: Val<'c>,
    dims: Vec<usize>,
    kept: Kept,
}

impl<'c> Place<'c> {
    /// The same behind the conversions and transposes that a sink does itself.
    fn behind_sink(mut self) -> Option<Place<'c>> {
        let block = self.value.def()?.block();
        while let [u] = self.value.uses()[..] {
            if u.owner.block() != block {
                break;
            }
            match u.owner.name() {
                "stablehlo.convert" if TensorType::of(u.owner.result(0))?.elem.is_float() => {}
                "stablehlo.transpose" => {
                    let order = attr_ints(u.owner.attr("permutation")?)?;
                    let moved = |dim: &usize| order.iter().position(|from| *from == *dim as i64);
                    self.dims = self.dims.iter().map(moved).collect::<Option<Vec<usize>>>()?;
                    let pick = |list: &[i64]| order.iter().map(|d| list[*d as usize]).collect();
                    self.kept = Kept { low: pick(&self.kept.low), shape: pick(&self.kept.shape) };
                }
                _ => break,
            }
            self.value = u.owner.result(0);
        }
        Some(self)
    }

    /// Adds `rest` if some of it is NaN, and what `outside` gives outside of the part that is kept if an entry of that
    /// part is not finite: any column of it tells whether there is NaN outside.
    fn with_nan(
        self,
        b: &Builder<'c>,
        rest: Option<Val<'c>>,
        outside: impl Fn(&Builder<'c>) -> Option<Val<'c>>,
    ) -> Option<()> {
        let readers = self.value.uses();
        let ty = TensorType::of(self.value)?;
        let any = |v: Val<'c>| {
            let all: Vec<i64> = (0..TensorType::of(v)?.rank() as i64).collect();
            Some(b.reduce("or", v, b.zero(&TensorType::new([], Elem::I1)), &all))
        };
        let mut tests = Vec::new();
        if let Some(rest) = rest {
            tests.push(any(b.compare(Direction::Ne, rest, rest))?);
        }
        let is_padded = self.kept.shape != ty.shape;
        if is_padded {
            let column = (0..ty.rank()).map(|d| {
                let start = self.kept.low[d];
                let one = self.kept.shape[d] != ty.shape[d];
                (start, start + if one { 1 } else { self.kept.shape[d] })
            });
            let (start, limit): (Vec<i64>, Vec<i64>) = column.unzip();
            let column = slice(b, self.value, &start, &limit)?;
            let test = TensorType { elem: Elem::I1, ..TensorType::of(column)? };
            let finite = b.one("stablehlo.is_finite", &[column], &[], &test);
            tests.push(any(b.elementwise("not", &[finite]))?);
        }
        let some = tests.into_iter().reduce(|a, test| b.elementwise("or", &[a, test]))?;
        let (as_it_is, block) = b.region(&[]);
        Builder::at_end(block, *b).op("stablehlo.return", &[self.value], &[], &[], &[]);
        let (with_nan, block) = b.region(&[]);
        let inner = Builder::at_end(block, *b);
        let dims: Vec<i64> = self.dims.iter().map(|d| *d as i64).collect();
        let spread = |v: Val<'c>| inner.broadcast(inner.convert(v, ty.elem), &ty.shape, &dims);
        let mut sum = self.value;
        if let Some(rest) = rest {
            sum = inner.elementwise("add", &[sum, spread(rest)]);
        }
        if is_padded {
            let kept = TensorType::new(self.kept.shape.clone(), Elem::I1);
            let high: Vec<i64> =
                (0..ty.rank()).map(|d| ty.shape[d] - self.kept.low[d] - kept.shape[d]).collect();
            let kept = pad(&inner, inner.splat(&kept, "true"), &self.kept.low, &high)?;
            let none = spread(outside(&inner)?);
            sum = inner.one("stablehlo.select", &[kept, sum, none], &[], &ty);
        }
        inner.op("stablehlo.return", &[sum], &[], &[], &[]);
        let index = b.convert(some, Elem::I32);
        let branch = b.op("stablehlo.case", &[index], &[], &[ty.mlir(b.context)], &[as_it_is, with_nan]);
        for u in readers {
            u.owner.set_operand(u.index, branch.result(0));
        }
        Some(())
    }
}
