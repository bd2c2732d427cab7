//! What is cut off a contraction leaves in it: NaN.
//!
//! The gradient of a slice is a pad with zeros, and a contraction of the pad has 0·x for what the slice cut off x:
//! nothing, or NaN where x is not finite. Without the pad that is a sum over the few rows that were cut off, the same for
//! every column of the other factor. The result is changed only if there is such a NaN, in a branch: it is as large as
//! the weights, and costs nothing otherwise.

use super::slices::slice;
use crate::analysis::tile::free_dims;
use crate::ir::{Builder, Direction, Elem, Op, TensorType, Val, attr_ints, dot_dims};

/// One operand of a contraction, `[start, limit)` of whose dimension `dim` is multiplied with padding.
#[derive(Clone, Copy, Debug)]
pub struct CutOff {
    pub dim: usize,
    pub start: i64,
    pub limit: i64,
}

/// Adds 0 times what was cut off to what follows the contraction `dot`. `side` is the operand that was cut.
pub fn keep_nan(dot: Op, side: usize, cut: &[CutOff]) -> Option<()> {
    let d = dot_dims(dot)?;
    let (batch, contract) = match side {
        0 => (&d.lhs_batch, &d.lhs_contract),
        _ => (&d.rhs_batch, &d.rhs_contract),
    };
    let b = Builder::before(dot);
    let rest = rest(&b, dot.operand(side), contract, cut)?;
    // Where the dimensions of what is left stand in the result.
    let rank = TensorType::of(dot.operand(side))?.rank();
    let free = free_dims(rank, batch, contract);
    let before = match side {
        0 => batch.len(),
        _ => TensorType::of(dot.result(0))?.rank() - free.len(),
    };
    let place = |dim: usize| match batch.iter().position(|x| *x == dim as i64) {
        Some(i) => Some(i),
        None => Some(before + free.iter().position(|x| *x == dim)?),
    };
    let kept = (0..rank).filter(|dim| !contract.contains(&(*dim as i64)));
    let dims = kept.map(place).collect::<Option<Vec<usize>>>()?;
    add_if_nan(&b, dot, rest, dims)
}

/// 0 times what was cut off, summed over the contracted dimensions.
fn rest<'c>(b: &Builder<'c>, v: Val<'c>, contract: &[i64], cut: &[CutOff]) -> Option<Val<'c>> {
    let ty = TensorType::of(v)?;
    let mut dims = contract.to_vec();
    dims.sort_unstable();
    let mut total: Option<Val> = None;
    for c in cut {
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

/// Adds `rest` to the contraction's result if some of it is NaN, behind the conversions and transposes that a sink does
/// itself. Its dimensions are `dims` of the result.
fn add_if_nan(b: &Builder, dot: Op, rest: Val, mut dims: Vec<usize>) -> Option<()> {
    let mut last = dot.result(0);
    while let [u] = last.uses()[..] {
        if u.owner.block() != dot.block() {
            break;
        }
        match u.owner.name() {
            "stablehlo.convert" if TensorType::of(u.owner.result(0))?.elem.is_float() => {}
            "stablehlo.transpose" => {
                let order = attr_ints(u.owner.attr("permutation")?)?;
                let moved = |dim: &usize| order.iter().position(|from| *from == *dim as i64);
                dims = dims.iter().map(moved).collect::<Option<Vec<usize>>>()?;
            }
            _ => break,
        }
        last = u.owner.result(0);
    }
    let readers = last.uses();
    let ty = TensorType::of(last)?;
    let nan = b.compare(Direction::Ne, rest, rest);
    let all: Vec<i64> = (0..dims.len() as i64).collect();
    let some = b.reduce("or", nan, b.zero(&TensorType::new([], Elem::I1)), &all);
    let b = Builder::before(last.def()?.next()?);
    let (as_it_is, block) = b.region(&[]);
    Builder::at_end(block, b).op("stablehlo.return", &[last], &[], &[], &[]);
    let (with_nan, block) = b.region(&[]);
    let inner = Builder::at_end(block, b);
    let dims: Vec<i64> = dims.iter().map(|d| *d as i64).collect();
    let wide = inner.broadcast(inner.convert(rest, ty.elem), &ty.shape, &dims);
    let sum = inner.elementwise("add", &[last, wide]);
    inner.op("stablehlo.return", &[sum], &[], &[], &[]);
    let index = b.convert(some, Elem::I32);
    let branch = b.op("stablehlo.case", &[index], &[], &[ty.mlir(b.context)], &[as_it_is, with_nan]);
    for u in readers {
        u.owner.set_operand(u.index, branch.result(0));
    }
    Some(())
}
