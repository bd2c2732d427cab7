//! `tpu.matmul`: any dimension numbers, brought into one form.

use super::op::{OpView, lists};
use super::shape::{is_identity, permute};
use super::{Compiler, Lowered};
use crate::error::Error;
use crate::program::{Gather, Matmul, Op};

type Result<T> = std::result::Result<T, Error>;

/// Lowers a matmul; without dimension numbers it is plain, with its two transpose flags.
pub(super) fn matmul(c: &Compiler<'_>, view: &OpView<'_, '_>) -> Result<Lowered> {
    let (lhs, lhs_shape, lhs_dtype) = c.vector_arg(view, 0)?;
    let (rhs, rhs_shape, rhs_dtype) = c.vector_arg(view, 1)?;
    let (acc, acc_ty) = c.arg(view, 2)?;
    let (dst, ty) = c.result(view)?;
    let (_, shape, dtype) = c.vector_result(view)?;
    if acc_ty != ty {
        return Err(view.malformed("the accumulator's type is not the result's"));
    }
    let float = dtype.is_float();
    if lhs_dtype.is_float() != float || rhs_dtype.is_float() != float {
        return Err(view.malformed("floats and integers are mixed"));
    }
    let numbers = match view.attr("dimension_numbers") {
        Some(a) => lists(&a.to_string()),
        None => plain_numbers(
            i64::from(!view.flag("transpose_lhs")?),
            i64::from(view.flag("transpose_rhs")?),
        ),
    };
    let bf16 = match view.attr("precision") {
        None => false,
        Some(a) => a.to_string().contains("bf16"),
    };
    let mut spec = dot(&lhs_shape, &rhs_shape, &shape, &numbers)
        .ok_or_else(|| view.malformed("dimension numbers and shapes do not fit"))?;
    spec.bf16 = bf16;
    Ok(Lowered::Op(Op::Matmul { spec: Box::new(spec), args: [lhs, rhs, acc], dtype, dst }))
}

/// The lists of [`dot`] for two matrices, of which dimensions `l` and `r` are contracted.
fn plain_numbers(l: i64, r: i64) -> Vec<Vec<i64>> {
    vec![vec![l], vec![r], vec![1 - l], vec![1 - r], vec![0, 1 - l, 1, 1 - r], vec![], vec![]]
}

/// The seven lists of `#tpu.dot_dimension_numbers`: contracted dimensions of both sides, kept
/// dimensions of both sides, the result's dimensions as (side, dimension), batch dimensions of both.
fn dot(lhs: &[usize], rhs: &[usize], out: &[usize], numbers: &[Vec<i64>]) -> Option<Matmul> {
    let numbers: Option<Vec<Vec<usize>>> =
        numbers.iter().map(|list| list.iter().map(|n| usize::try_from(*n).ok()).collect()).collect();
    let numbers = numbers?;
    let [lhs_k, rhs_k, lhs_keep, rhs_keep, order, lhs_batch, rhs_batch] = &numbers[..] else {
        return None;
    };
    let sizes = |shape: &[usize], dims: &[usize]| -> Option<Vec<usize>> {
        dims.iter().map(|d| shape.get(*d).copied()).collect()
    };
    let (k, batch) = (sizes(lhs, lhs_k)?, sizes(lhs, lhs_batch)?);
    if k != sizes(rhs, rhs_k)? || batch != sizes(rhs, rhs_batch)? {
        return None;
    }
    let (m, n) = (sizes(lhs, lhs_keep)?, sizes(rhs, rhs_keep)?);
    let read_lhs = permute(lhs, &[&lhs_batch[..], lhs_keep, lhs_k].concat())?;
    let read_rhs = permute(rhs, &[&rhs_batch[..], rhs_k, rhs_keep].concat())?;
    let product = [&batch[..], &m, &n].concat();
    let mut permutation = Vec::new();
    for pair in order.chunks(2) {
        let [side, dim] = pair else { return None };
        let find = |list: &[usize]| list.iter().position(|d| d == dim);
        let (batch_at, keep_at, before) = match side {
            0 => (find(lhs_batch), find(lhs_keep), batch.len()),
            1 => (find(rhs_batch), find(rhs_keep), batch.len() + m.len()),
            _ => return None,
        };
        permutation.push(batch_at.or(keep_at.map(|at| at + before))?);
    }
    let read_out = permute(&product, &permutation)?;
    if !read_out.dims.iter().map(|d| d.size).eq(out.iter().copied()) {
        return None;
    }
    let unless_same =
        |g: Gather, shape: &[usize]| (!is_identity(&g, shape.iter().product())).then_some(g);
    Some(Matmul {
        lhs: unless_same(read_lhs, lhs),
        rhs: unless_same(read_rhs, rhs),
        out: unless_same(read_out, &product),
        batch: batch.iter().product(),
        m: m.iter().product(),
        n: n.iter().product(),
        k: k.iter().product(),
        bf16: false,
    })
}

#[cfg(test)]
mod tests {
    use super::{dot, plain_numbers};

    #[test]
    fn dimension_numbers_are_checked() {
        let nt = plain_numbers(1, 1);
        let spec = dot(&[2, 3], &[4, 3], &[2, 4], &nt).unwrap();
        assert_eq!((spec.m, spec.n, spec.k), (2, 4, 3));
        assert!(spec.lhs.is_none() && spec.rhs.is_some() && spec.out.is_none());
        assert!(dot(&[2, 3], &[4, 2], &[2, 4], &nt).is_none());
        assert!(dot(&[2, 3], &[4, 3], &[4, 2], &nt).is_none());
        assert!(dot(&[2], &[4, 3], &[4, 2], &nt).is_none());
        assert!(dot(&[2, 3], &[4, 3], &[2, 4], &nt[..6]).is_none());
    }
}
