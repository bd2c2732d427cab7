//! Reductions over dimensions.

use super::elementwise::{float2_scalar, int2_scalar, round_all};
use super::vectors::rows;
use super::{Eval, Fault};
use crate::array::DType;
use crate::program::{Dim, Float2, Int2, Reduce, SlotKind, Value};
use std::sync::Arc;

/// Reduces `x`, whose dimensions carry the result's strides; `kept` is the result's kind.
pub(super) fn reduce(
    kind: Reduce,
    dtype: DType,
    dims: &[Dim],
    x: &Value,
    acc: Option<&Value>,
    kept: SlotKind,
) -> Eval<Value> {
    let (count, scalar) = match kept {
        SlotKind::Floats(n) | SlotKind::Ints(n) => (n, false),
        _ => (1, true),
    };
    match (kind, x) {
        (Reduce::Float(f), Value::Floats(x)) => {
            let start = match acc {
                None => vec![float_identity(f); count],
                Some(Value::Float(v)) => vec![*v],
                Some(Value::Floats(v)) => v.to_vec(),
                Some(_) => return kinds(),
            };
            let mut out = if f == Float2::Add {
                // One rounding for the whole sum.
                let start = start.into_iter().map(f64::from).collect();
                let sums = fold(dims, x, start, |sum: f64, x: f32| sum + f64::from(x));
                sums.into_iter().map(|sum| sum as f32).collect()
            } else {
                fold(dims, x, start, |a, b| float2_scalar(f, a, b))
            };
            round_all(dtype, &mut out);
            Ok(match scalar {
                true => Value::Float(out[0]),
                false => Value::Floats(Arc::new(out)),
            })
        }
        (Reduce::Int(f), Value::Ints(x)) => {
            let start = match acc {
                None => vec![int_identity(f, dtype); count],
                Some(Value::Int(v)) => vec![*v as i32],
                Some(Value::Ints(v)) => v.to_vec(),
                Some(_) => return kinds(),
            };
            let combine = |a, b| dtype.wrap(int2_scalar(f, dtype, i64::from(a), i64::from(b))) as i32;
            let out = fold(dims, x, start, combine);
            Ok(match scalar {
                true => Value::Int(i64::from(out[0])),
                false => Value::Ints(Arc::new(out)),
            })
        }
        _ => kinds(),
    }
}

fn kinds<T>() -> Eval<T> {
    Err(Fault::Malformed("operands of different kinds".into()))
}

/// Folds every element of a dense vector into the place that its dimensions' strides name.
fn fold<A: Copy, T: Copy>(
    dims: &[Dim],
    x: &[T],
    mut out: Vec<A>,
    combine: impl Fn(A, T) -> A,
) -> Vec<A> {
    let mut source = 0;
    rows(0, dims, |at, last| {
        let row = &x[source..source + last.size];
        source += last.size;
        if last.stride == 0 {
            out[at] = row.iter().fold(out[at], |acc, x| combine(acc, *x));
        } else {
            for (i, x) in row.iter().enumerate() {
                let place = &mut out[at + i * last.stride];
                *place = combine(*place, *x);
            }
        }
    });
    out
}

fn float_identity(f: Float2) -> f32 {
    match f {
        Float2::Mul => 1.0,
        Float2::Maximum => f32::NEG_INFINITY,
        Float2::Minimum => f32::INFINITY,
        Float2::MaxNum | Float2::MinNum => f32::NAN,
        _ => 0.0,
    }
}

fn int_identity(f: Int2, dtype: DType) -> i32 {
    let low = match dtype {
        DType::I1 => 1,
        _ => dtype.wrap(1 << (dtype.bits() - 1)) as i32,
    };
    match f {
        Int2::Mul => 1,
        Int2::And | Int2::MinU => dtype.wrap(-1) as i32,
        Int2::MaxS => low,
        Int2::MinS => dtype.wrap(!i64::from(low)) as i32,
        _ => 0,
    }
}

/// The first index of the greatest (or least) element; a NaN counts as the greatest (or least).
pub(super) fn index(max: bool, [outer, size, inner]: [usize; 3], x: &Value) -> Eval<Value> {
    let Value::Floats(x) = x else { return kinds() };
    let mut out = Vec::with_capacity(outer * inner);
    for lead in 0..outer {
        for trail in 0..inner {
            let at = |i: usize| x[(lead * size + i) * inner + trail];
            let mut best = 0;
            for i in 1..size {
                let better = if max { at(i) > at(best) } else { at(i) < at(best) };
                if !at(best).is_nan() && (better || at(i).is_nan()) {
                    best = i;
                }
            }
            out.push(best as i32);
        }
    }
    Ok(Value::Ints(Arc::new(out)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identities() {
        assert_eq!(int_identity(Int2::MaxS, DType::I8), -128);
        assert_eq!(int_identity(Int2::MinS, DType::I8), 127);
        assert_eq!(int_identity(Int2::MaxS, DType::I32), i32::MIN);
        assert_eq!(int_identity(Int2::MinU, DType::I32), -1);
    }

    #[test]
    fn first_index_wins() {
        let x = Value::Floats(Arc::new(vec![1.0, 3.0, 3.0, f32::NAN, 5.0, f32::NAN]));
        match index(true, [2, 3, 1], &x) {
            Ok(Value::Ints(v)) => assert_eq!(*v, [1, 0]),
            other => panic!("{other:?}"),
        }
    }
}
