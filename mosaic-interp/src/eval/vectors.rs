//! Operations that move elements of vectors.

use super::elementwise::{bits_of, from_bits};
use super::{Eval, Fault};
use crate::array::DType;
use crate::program::{Dim, Gather, Value};
use std::sync::Arc;

fn kinds<T>() -> Eval<T> {
    Err(Fault::Malformed("operands of different kinds".into()))
}

/// A scalar in `count` elements.
pub(super) fn splat(x: &Value, count: usize) -> Eval<Value> {
    Ok(match x {
        Value::Float(x) => Value::Floats(Arc::new(vec![*x; count])),
        Value::Int(x) => Value::Ints(Arc::new(vec![*x as i32; count])),
        _ => return kinds(),
    })
}

/// One element as a scalar.
pub(super) fn extract(at: usize, x: &Value) -> Eval<Value> {
    let value = match x {
        Value::Floats(x) => x.get(at).map(|v| Value::Float(*v)),
        Value::Ints(x) => x.get(at).map(|v| Value::Int(i64::from(*v))),
        _ => None,
    };
    value.ok_or_else(|| Fault::Malformed("no such element".into()))
}

/// Calls `row(start, last dimension)` for every row of a strided box, in order.
pub(super) fn rows(offset: usize, dims: &[Dim], mut row: impl FnMut(usize, Dim)) {
    let Some((last, outer)) = dims.split_last() else {
        return row(offset, Dim { size: 1, stride: 1 });
    };
    if dims.iter().any(|d| d.size == 0) {
        return;
    }
    let mut index = vec![0; outer.len()];
    let mut at = offset;
    loop {
        row(at, *last);
        let mut dim = outer.len();
        loop {
            if dim == 0 {
                return;
            }
            dim -= 1;
            index[dim] += 1;
            at += outer[dim].stride;
            if index[dim] < outer[dim].size {
                break;
            }
            at -= outer[dim].stride * outer[dim].size;
            index[dim] = 0;
        }
    }
}

/// Reads a strided box out of a slice.
pub(super) fn read_box<T: Copy>(from: &[T], gather: &Gather) -> Vec<T> {
    let count = gather.dims.iter().map(|d| d.size).product();
    let mut out = Vec::with_capacity(count);
    rows(gather.offset, &gather.dims, |at, last| match last.stride {
        1 => out.extend_from_slice(&from[at..at + last.size]),
        0 => out.extend(std::iter::repeat_n(from[at], last.size)),
        stride => out.extend((0..last.size).map(|i| from[at + i * stride])),
    });
    out
}

/// A strided reading; its box was checked against the vector's type.
pub(super) fn gather(spec: &Gather, x: &Value) -> Eval<Value> {
    Ok(match x {
        Value::Floats(x) => Value::Floats(Arc::new(read_box(x, spec))),
        Value::Ints(x) => Value::Ints(Arc::new(read_box(x, spec))),
        _ => return kinds(),
    })
}

/// Rows that concatenate one chunk of every part.
pub(super) fn concat(outer: usize, parts: &[(&Value, usize)]) -> Eval<Value> {
    fn join<T: Copy>(outer: usize, parts: &[(&[T], usize)]) -> Vec<T> {
        let mut out = Vec::new();
        for row in 0..outer {
            for (part, chunk) in parts {
                out.extend_from_slice(&part[row * chunk..(row + 1) * chunk]);
            }
        }
        out
    }
    let floats: Option<Vec<(&[f32], usize)>> = parts
        .iter()
        .map(|(v, n)| match v {
            Value::Floats(v) => Some((&v[..], *n)),
            _ => None,
        })
        .collect();
    if let Some(parts) = floats {
        return Ok(Value::Floats(Arc::new(join(outer, &parts))));
    }
    let ints: Option<Vec<(&[i32], usize)>> = parts
        .iter()
        .map(|(v, n)| match v {
            Value::Ints(v) => Some((&v[..], *n)),
            _ => None,
        })
        .collect();
    match ints {
        Some(parts) => Ok(Value::Ints(Arc::new(join(outer, &parts)))),
        None => kinds(),
    }
}

/// `target` with `source` written over the box.
pub(super) fn insert(place: &Gather, source: &Value, target: &Value) -> Eval<Value> {
    fn put<T: Copy>(place: &Gather, source: &[T], target: &[T]) -> Vec<T> {
        let mut out = target.to_vec();
        let mut next = source.iter();
        rows(place.offset, &place.dims, |at, last| {
            for (i, value) in (0..last.size).zip(&mut next) {
                out[at + i * last.stride] = *value;
            }
        });
        out
    }
    Ok(match (source, target) {
        (Value::Floats(s), Value::Floats(t)) => Value::Floats(Arc::new(put(place, s, t))),
        (Value::Ints(s), Value::Ints(t)) => Value::Ints(Arc::new(put(place, s, t))),
        _ => return kinds(),
    })
}

/// A rotation of a dimension; see the instruction.
pub(super) struct Rotate {
    pub outer: usize,
    pub size: usize,
    pub inner: usize,
    pub amount: i64,
    pub stride: i64,
    pub along: (usize, usize),
}

/// Element `i` of the dimension goes to `(i + amount) mod size`, with a stride the amount grows
/// along another dimension.
pub(super) fn rotate(spec: &Rotate, x: &Value) -> Eval<Value> {
    fn turn<T: Copy>(spec: &Rotate, from: &[T]) -> Vec<T> {
        let size = spec.size as i64;
        (0..spec.outer * spec.size * spec.inner)
            .map(|flat| {
                let at = (flat / spec.inner % spec.size) as i64;
                let along = (flat / spec.along.0 % spec.along.1) as i64;
                let amount = spec.amount.wrapping_add(spec.stride.wrapping_mul(along));
                let source = (at - amount.rem_euclid(size)).rem_euclid(size) - at;
                from[(flat as i64 + source * spec.inner as i64) as usize]
            })
            .collect()
    }
    Ok(match x {
        Value::Floats(x) => Value::Floats(Arc::new(turn(spec, x))),
        Value::Ints(x) => Value::Ints(Arc::new(turn(spec, x))),
        _ => return kinds(),
    })
}

/// Picks along a dimension by index, modulo its size; sizes are outer, from, to, inner.
pub(super) fn dynamic_gather(sizes: [usize; 4], x: &Value, indices: &Value) -> Eval<Value> {
    fn pick<T: Copy>([outer, from, to, inner]: [usize; 4], x: &[T], indices: &[i32]) -> Vec<T> {
        let mut out = Vec::with_capacity(indices.len());
        for (flat, index) in indices.iter().enumerate().take(outer * to * inner) {
            let (lead, trail) = (flat / (to * inner), flat % inner);
            let index = i64::from(*index).rem_euclid(from as i64) as usize;
            out.push(x[(lead * from + index) * inner + trail]);
        }
        out
    }
    Ok(match (x, indices) {
        (Value::Floats(x), Value::Ints(i)) => Value::Floats(Arc::new(pick(sizes, x, i))),
        (Value::Ints(x), Value::Ints(i)) => Value::Ints(Arc::new(pick(sizes, x, i))),
        _ => return kinds(),
    })
}

/// Reinterprets rows: a wide element holds the elements of consecutive narrow rows, the first in its
/// lowest bits.
pub(super) fn bitcast_rows(
    groups: usize,
    row: usize,
    (from, to): (DType, DType),
    x: &Value,
) -> Eval<Value> {
    let bits = |at: usize| -> Option<u64> {
        let value = match x {
            Value::Floats(x) => bits_of(from, *x.get(at)?),
            Value::Ints(x) => i64::from(*x.get(at)?),
            _ => return None,
        };
        Some(value as u64 & ((1u64 << from.bits()) - 1))
    };
    let (wide, narrow) = (from.bits().max(to.bits()), from.bits().min(to.bits()));
    let ratio = (wide / narrow) as usize;
    let mut out = Vec::with_capacity(groups * row * ratio);
    for group in 0..groups {
        if from.bits() == wide {
            for sub in 0..ratio {
                for at in 0..row {
                    let word = bits(group * row + at);
                    out.push(word.map(|w| w >> (sub as u32 * narrow)));
                }
            }
        } else {
            for at in 0..row {
                let word = (0..ratio).try_fold(0u64, |word, sub| {
                    let part = bits((group * ratio + sub) * row + at)?;
                    Some(word | part << (sub as u32 * narrow))
                });
                out.push(word);
            }
        }
    }
    let Some(out) = out.into_iter().collect::<Option<Vec<u64>>>() else {
        return kinds();
    };
    let mask = (1u64 << to.bits()) - 1;
    Ok(if to.is_float() {
        let values = out.iter().map(|w| from_bits(to, (w & mask) as i64));
        Value::Floats(Arc::new(values.collect()))
    } else {
        Value::Ints(Arc::new(out.iter().map(|w| to.wrap(*w as i64) as i32).collect()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ints(v: &[i32]) -> Value {
        Value::Ints(Arc::new(v.to_vec()))
    }

    fn read(v: Eval<Value>) -> Vec<i32> {
        match v {
            Ok(Value::Ints(v)) => v.to_vec(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn rotates_upwards() {
        let spec =
            |amount, stride| Rotate { outer: 2, size: 3, inner: 1, amount, stride, along: (3, 2) };
        let x = ints(&[0, 1, 2, 3, 4, 5]);
        assert_eq!(read(rotate(&spec(1, 0), &x)), [2, 0, 1, 5, 3, 4]);
        assert_eq!(read(rotate(&spec(-1, 0), &x)), [1, 2, 0, 4, 5, 3]);
        assert_eq!(read(rotate(&spec(0, 1), &x)), [0, 1, 2, 5, 3, 4]);
    }

    #[test]
    fn packs_and_unpacks_rows() {
        let narrow = ints(&[1, 2, 3, -4]);
        let wide = bitcast_rows(1, 2, (DType::I16, DType::I32), &narrow).unwrap();
        assert_eq!(read(Ok(wide.clone())), [1 | 3 << 16, 2 | -4 << 16]);
        assert_eq!(read(bitcast_rows(1, 2, (DType::I32, DType::I16), &wide)), [1, 2, 3, -4]);
    }

    #[test]
    fn boxes_of_any_rank() {
        let dims = [Dim { size: 2, stride: 3 }, Dim { size: 2, stride: 1 }];
        let spec = Gather { offset: 1, dims: dims.to_vec() };
        assert_eq!(read_box(&[0, 1, 2, 3, 4, 5], &spec), [1, 2, 4, 5]);
        let scalar = Gather { offset: 2, dims: vec![] };
        assert_eq!(read_box(&[0, 1, 2], &scalar), [2]);
    }
}
