//! Matrix products.

use super::elementwise::round_all;
use super::vectors::read_box;
use super::{Eval, Fault};
use crate::array::{DType, round_bf16};
use crate::program::{Gather, Matmul, Value};
use std::borrow::Cow;
use std::sync::Arc;

/// `lhs × rhs + acc`; floats accumulate in f32, integers in the result's type.
pub(super) fn matmul(spec: &Matmul, dtype: DType, args: [&Value; 3]) -> Eval<Value> {
    match args {
        [Value::Floats(lhs), Value::Floats(rhs), Value::Floats(acc)] => {
            let (mut lhs, mut rhs) = (arranged(lhs, &spec.lhs), arranged(rhs, &spec.rhs));
            if spec.bf16 {
                lhs.to_mut().iter_mut().for_each(|v| *v = round_bf16(*v));
                rhs.to_mut().iter_mut().for_each(|v| *v = round_bf16(*v));
            }
            let product = multiply(spec, &lhs, &rhs, 0.0, |sum, a, b| sum + a * b);
            let product = arranged(&product, &spec.out);
            let mut out: Vec<f32> = product.iter().zip(&acc[..]).map(|(p, a)| p + a).collect();
            round_all(dtype, &mut out);
            Ok(Value::Floats(Arc::new(out)))
        }
        [Value::Ints(lhs), Value::Ints(rhs), Value::Ints(acc)] => {
            let (lhs, rhs) = (arranged(lhs, &spec.lhs), arranged(rhs, &spec.rhs));
            let add = |sum: i32, a: i32, b: i32| sum.wrapping_add(a.wrapping_mul(b));
            let product = multiply(spec, &lhs, &rhs, 0, add);
            let product = arranged(&product, &spec.out);
            let pairs = product.iter().zip(&acc[..]);
            let out = pairs.map(|(p, a)| dtype.wrap(i64::from(*p) + i64::from(*a)) as i32);
            Ok(Value::Ints(Arc::new(out.collect())))
        }
        _ => Err(Fault::Malformed("operands of different kinds".into())),
    }
}

fn arranged<'a, T: Copy>(x: &'a [T], order: &Option<Gather>) -> Cow<'a, [T]> {
    match order {
        None => Cow::Borrowed(x),
        Some(gather) => Cow::Owned(read_box(x, gather)),
    }
}

fn multiply<T: Copy>(
    spec: &Matmul,
    lhs: &[T],
    rhs: &[T],
    zero: T,
    add: impl Fn(T, T, T) -> T,
) -> Vec<T> {
    let (m, n, k) = (spec.m, spec.n, spec.k);
    let mut out = vec![zero; spec.batch * m * n];
    for (row_at, row) in out.chunks_exact_mut(n.max(1)).enumerate() {
        let batch = row_at / m.max(1);
        for at in 0..k {
            let a = lhs[row_at * k + at];
            let b = &rhs[(batch * k + at) * n..][..n];
            for (sum, b) in row.iter_mut().zip(b) {
                *sum = add(*sum, a, *b);
            }
        }
    }
    out
}
