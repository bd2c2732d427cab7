//! Operations on scalars and, element by element, on vectors.

use super::special::{erf, maximum, minimum};
use super::{Eval, Fault};
use crate::array::{DType, round_bf16};
use crate::program::{Cast, Float1, Float2, FloatOrder, Int1, Int2, IntOrder, Value};
use std::cmp::Ordering;
use std::sync::Arc;

fn kinds<T>() -> Eval<T> {
    Err(Fault::Malformed("operands of different kinds".into()))
}

/// Floats to a float result, rounded to its type.
fn map_float(dtype: DType, x: &Value, f: impl Fn(f32) -> f32) -> Eval<Value> {
    Ok(match x {
        Value::Float(x) => Value::Float(dtype.round(f(*x))),
        Value::Floats(x) => {
            let mut out: Vec<f32> = x.iter().map(|x| f(*x)).collect();
            round_all(dtype, &mut out);
            Value::Floats(Arc::new(out))
        }
        _ => return kinds(),
    })
}

/// Rounds every element to the type.
pub(super) fn round_all(dtype: DType, values: &mut [f32]) {
    if dtype == DType::BF16 {
        values.iter_mut().for_each(|v| *v = round_bf16(*v));
    }
}

fn zip_float(dtype: DType, x: &Value, y: &Value, f: impl Fn(f32, f32) -> f32) -> Eval<Value> {
    Ok(match (x, y) {
        (Value::Float(x), Value::Float(y)) => Value::Float(dtype.round(f(*x, *y))),
        (Value::Floats(x), Value::Floats(y)) => {
            let mut out: Vec<f32> = x.iter().zip(&y[..]).map(|(x, y)| f(*x, *y)).collect();
            round_all(dtype, &mut out);
            Value::Floats(Arc::new(out))
        }
        _ => return kinds(),
    })
}

fn map_int(dtype: DType, x: &Value, f: impl Fn(i64) -> i64) -> Eval<Value> {
    Ok(match x {
        Value::Int(x) => Value::Int(dtype.wrap(f(*x))),
        Value::Ints(x) => {
            let out = x.iter().map(|x| dtype.wrap(f(i64::from(*x))) as i32);
            Value::Ints(Arc::new(out.collect()))
        }
        _ => return kinds(),
    })
}

fn zip_int(dtype: DType, x: &Value, y: &Value, f: impl Fn(i64, i64) -> i64) -> Eval<Value> {
    Ok(match (x, y) {
        (Value::Int(x), Value::Int(y)) => Value::Int(dtype.wrap(f(*x, *y))),
        (Value::Ints(x), Value::Ints(y)) => {
            let pairs = x.iter().zip(&y[..]);
            let out = pairs.map(|(x, y)| dtype.wrap(f(i64::from(*x), i64::from(*y))) as i32);
            Value::Ints(Arc::new(out.collect()))
        }
        _ => return kinds(),
    })
}

/// A float operation of one operand.
#[rustfmt::skip]
pub(super) fn float1(f: Float1, dtype: DType, x: &Value) -> Eval<Value> {
    match f {
        Float1::Neg => map_float(dtype, x, |x| -x),
        Float1::Abs => map_float(dtype, x, f32::abs),
        Float1::Exp => map_float(dtype, x, f32::exp),
        Float1::Exp2 => map_float(dtype, x, f32::exp2),
        Float1::Expm1 => map_float(dtype, x, f32::exp_m1),
        Float1::Log => map_float(dtype, x, f32::ln),
        Float1::Log2 => map_float(dtype, x, f32::log2),
        Float1::Log10 => map_float(dtype, x, f32::log10),
        Float1::Log1p => map_float(dtype, x, f32::ln_1p),
        Float1::Tanh => map_float(dtype, x, f32::tanh),
        Float1::Sqrt => map_float(dtype, x, f32::sqrt),
        Float1::Rsqrt => map_float(dtype, x, |x| 1.0 / x.sqrt()),
        Float1::Cbrt => map_float(dtype, x, f32::cbrt),
        Float1::Sin => map_float(dtype, x, f32::sin),
        Float1::Cos => map_float(dtype, x, f32::cos),
        Float1::Tan => map_float(dtype, x, f32::tan),
        Float1::Sinh => map_float(dtype, x, f32::sinh),
        Float1::Cosh => map_float(dtype, x, f32::cosh),
        Float1::Asin => map_float(dtype, x, f32::asin),
        Float1::Acos => map_float(dtype, x, f32::acos),
        Float1::Atan => map_float(dtype, x, f32::atan),
        Float1::Floor => map_float(dtype, x, f32::floor),
        Float1::Ceil => map_float(dtype, x, f32::ceil),
        Float1::Round => map_float(dtype, x, f32::round),
        Float1::RoundEven => map_float(dtype, x, f32::round_ties_even),
        Float1::Trunc => map_float(dtype, x, f32::trunc),
        Float1::Erf => map_float(dtype, x, erf),
        Float1::Reciprocal => map_float(dtype, x, |x| 1.0 / x),
    }
}

/// The scalar function of a float operation of two operands.
#[inline]
pub(super) fn float2_scalar(f: Float2, x: f32, y: f32) -> f32 {
    match f {
        Float2::Add => x + y,
        Float2::Sub => x - y,
        Float2::Mul => x * y,
        Float2::Div => x / y,
        Float2::Rem => x % y,
        Float2::Maximum => maximum(x, y),
        Float2::Minimum => minimum(x, y),
        Float2::MaxNum => x.max(y),
        Float2::MinNum => x.min(y),
        Float2::Pow => x.powf(y),
        Float2::Atan2 => x.atan2(y),
        Float2::CopySign => x.copysign(y),
    }
}

/// A float operation of two operands.
pub(super) fn float2(f: Float2, dtype: DType, x: &Value, y: &Value) -> Eval<Value> {
    // The frequent ones get loops of their own that the compiler can vectorise.
    match f {
        Float2::Add => zip_float(dtype, x, y, |x, y| x + y),
        Float2::Sub => zip_float(dtype, x, y, |x, y| x - y),
        Float2::Mul => zip_float(dtype, x, y, |x, y| x * y),
        Float2::Div => zip_float(dtype, x, y, |x, y| x / y),
        Float2::Maximum => zip_float(dtype, x, y, maximum),
        Float2::Minimum => zip_float(dtype, x, y, minimum),
        f => zip_float(dtype, x, y, |x, y| float2_scalar(f, x, y)),
    }
}

/// Multiply and add with one rounding.
pub(super) fn fma(dtype: DType, x: &Value, y: &Value, z: &Value) -> Eval<Value> {
    Ok(match (x, y, z) {
        (Value::Float(x), Value::Float(y), Value::Float(z)) => {
            Value::Float(dtype.round(x.mul_add(*y, *z)))
        }
        (Value::Floats(x), Value::Floats(y), Value::Floats(z)) => {
            let triples = x.iter().zip(&y[..]).zip(&z[..]);
            let mut out: Vec<f32> = triples.map(|((x, y), z)| x.mul_add(*y, *z)).collect();
            round_all(dtype, &mut out);
            Value::Floats(Arc::new(out))
        }
        _ => return kinds(),
    })
}

/// An integer operation of one operand.
pub(super) fn int1(f: Int1, dtype: DType, x: &Value) -> Eval<Value> {
    match f {
        Int1::Abs => map_int(dtype, x, i64::wrapping_abs),
        Int1::PopCount => map_int(dtype, x, |x| i64::from(dtype.unsigned(x).count_ones())),
        Int1::LeadingZeros => map_int(dtype, x, |x| {
            i64::from(dtype.unsigned(x).leading_zeros()) - i64::from(64 - dtype.bits())
        }),
    }
}

/// The scalar function of an integer operation that cannot fail.
#[inline]
pub(super) fn int2_scalar(f: Int2, dtype: DType, x: i64, y: i64) -> i64 {
    let shift = |y: i64| {
        let y = dtype.unsigned(y);
        (y < u64::from(dtype.bits())).then_some(y as u32)
    };
    // A truth value is held as 0 or 1, but as a signed number it is 0 or -1.
    let signed = |v: i64| if dtype == DType::I1 { -v } else { v };
    let larger = signed(x) >= signed(y);
    let larger_unsigned = dtype.unsigned(x) >= dtype.unsigned(y);
    match f {
        Int2::Add => x.wrapping_add(y),
        Int2::Sub => x.wrapping_sub(y),
        Int2::Mul => x.wrapping_mul(y),
        Int2::And => x & y,
        Int2::Or => x | y,
        Int2::Xor => x ^ y,
        Int2::MaxS => {
            if larger {
                x
            } else {
                y
            }
        }
        Int2::MinS => {
            if larger {
                y
            } else {
                x
            }
        }
        Int2::MaxU => {
            if larger_unsigned {
                x
            } else {
                y
            }
        }
        Int2::MinU => {
            if larger_unsigned {
                y
            } else {
                x
            }
        }
        // Shifts by the width or more are poison: the type's garbage pattern.
        Int2::Shl => shift(y).map_or(POISON, |y| x.wrapping_shl(y)),
        Int2::ShrS => shift(y).map_or(POISON, |y| signed(x) >> y),
        Int2::ShrU => shift(y).map_or(POISON, |y| (dtype.unsigned(x) >> y) as i64),
        // The caller has refused a zero divisor.
        Int2::DivS => x.checked_div(y).unwrap_or(POISON),
        Int2::RemS => x.checked_rem(y).unwrap_or(0),
        Int2::DivU => dtype.unsigned(x).checked_div(dtype.unsigned(y)).map_or(POISON, |v| v as i64),
        Int2::RemU => dtype.unsigned(x).checked_rem(dtype.unsigned(y)).map_or(0, |v| v as i64),
        Int2::FloorDiv => match x.checked_div(y) {
            Some(v) => v - i64::from(x % y != 0 && (x < 0) != (y < 0)),
            None => POISON,
        },
        Int2::CeilDiv => match x.checked_div(y) {
            Some(v) => v + i64::from(x % y != 0 && (x < 0) == (y < 0)),
            None => POISON,
        },
    }
}

const POISON: i64 = 0xdead_beef_u32 as i32 as i64;

/// An integer operation of two operands.
pub(super) fn int2(f: Int2, dtype: DType, x: &Value, y: &Value) -> Eval<Value> {
    let divides =
        matches!(f, Int2::DivS | Int2::DivU | Int2::RemS | Int2::RemU | Int2::FloorDiv | Int2::CeilDiv);
    let zero = match y {
        Value::Int(y) => *y == 0,
        Value::Ints(y) => divides && y.contains(&0),
        _ => false,
    };
    if divides && zero {
        return Err(Fault::Undefined("division by zero".into()));
    }
    match f {
        Int2::Add => zip_int(dtype, x, y, i64::wrapping_add),
        Int2::Sub => zip_int(dtype, x, y, i64::wrapping_sub),
        Int2::Mul => zip_int(dtype, x, y, i64::wrapping_mul),
        Int2::And => zip_int(dtype, x, y, |x, y| x & y),
        f => zip_int(dtype, x, y, |x, y| int2_scalar(f, dtype, x, y)),
    }
}

/// A comparison of floats.
pub(super) fn compare_float(order: FloatOrder, x: &Value, y: &Value) -> Eval<Value> {
    let test = |x: f32, y: f32| {
        (order.less && x < y)
            || (order.equal && x == y)
            || (order.greater && x > y)
            || (order.unordered && (x.is_nan() || y.is_nan()))
    };
    Ok(match (x, y) {
        (Value::Float(x), Value::Float(y)) => Value::Int(i64::from(test(*x, *y))),
        (Value::Floats(x), Value::Floats(y)) => {
            let out = x.iter().zip(&y[..]).map(|(x, y)| i32::from(test(*x, *y)));
            Value::Ints(Arc::new(out.collect()))
        }
        _ => return kinds(),
    })
}

/// A comparison of integers.
pub(super) fn compare_int(order: IntOrder, dtype: DType, x: &Value, y: &Value) -> Eval<Value> {
    // A truth value is held as 0 or 1, but as a signed number it is 0 or -1.
    let sign = if dtype == DType::I1 { -1 } else { 1 };
    zip_int(DType::I1, x, y, |x, y| {
        let found = if order.unsigned {
            dtype.unsigned(x).cmp(&dtype.unsigned(y))
        } else {
            (sign * x).cmp(&(sign * y))
        };
        i64::from(match found {
            Ordering::Less => order.less,
            Ordering::Equal => order.equal,
            Ordering::Greater => order.greater,
        })
    })
}

/// One of two values, by a scalar condition or element by element.
pub(super) fn select(condition: &Value, yes: &Value, no: &Value) -> Eval<Value> {
    fn pick<T: Copy>(condition: &[i32], yes: &[T], no: &[T]) -> Vec<T> {
        let pairs = condition.iter().zip(yes).zip(no);
        pairs.map(|((c, y), n)| if *c != 0 { *y } else { *n }).collect()
    }
    Ok(match (condition, yes, no) {
        (Value::Int(c), yes, no) => if *c != 0 { yes } else { no }.clone(),
        (Value::Ints(c), Value::Floats(y), Value::Floats(n)) => Value::Floats(Arc::new(pick(c, y, n))),
        (Value::Ints(c), Value::Ints(y), Value::Ints(n)) => Value::Ints(Arc::new(pick(c, y, n))),
        _ => return kinds(),
    })
}

/// A conversion.
pub(super) fn cast(cast: Cast, from: DType, to: DType, x: &Value) -> Eval<Value> {
    let to_int = |x: &Value, f: &dyn Fn(f32) -> i64| -> Eval<Value> {
        Ok(match x {
            Value::Float(x) => Value::Int(to.wrap(f(*x))),
            Value::Floats(x) => {
                let out = x.iter().map(|x| to.wrap(f(*x)) as i32);
                Value::Ints(Arc::new(out.collect()))
            }
            _ => return kinds(),
        })
    };
    let to_float = |x: &Value, f: &dyn Fn(i64) -> f32| -> Eval<Value> {
        Ok(match x {
            Value::Int(x) => Value::Float(f(*x)),
            Value::Ints(x) => {
                let out = x.iter().map(|x| f(i64::from(*x)));
                Value::Floats(Arc::new(out.collect()))
            }
            _ => return kinds(),
        })
    };
    match cast {
        Cast::Float => map_float(to, x, |x| x),
        Cast::Signed if from == DType::I1 => map_int(to, x, |x| -x),
        Cast::Signed => map_int(to, x, |x| x),
        Cast::Unsigned => map_int(to, x, |x| from.unsigned(x) as i64),
        Cast::SignedToFloat => {
            let sign = if from == DType::I1 { -1 } else { 1 };
            to_float(x, &|x| to.round((sign * x) as f32))
        }
        Cast::UnsignedToFloat => to_float(x, &|x| to.round(from.unsigned(x) as f32)),
        Cast::FloatToSigned { nearest } => {
            let (low, high) = signed_range(to);
            to_int(x, &|x| {
                let x = if nearest { x.round_ties_even() } else { x };
                if x.is_nan() { POISON } else { (x as i64).clamp(low, high) }
            })
        }
        Cast::FloatToUnsigned => {
            let high = to.unsigned(-1);
            to_int(x, &|x| {
                if x.is_nan() { POISON } else { (x as u64).min(high) as i64 }
            })
        }
        Cast::FloatBits => to_int(x, &|x| bits_of(from, x)),
        Cast::IntBits => to_float(x, &|x| from_bits(to, x)),
        Cast::Weird => to_int(x, &|x| i64::from(!x.is_finite())),
    }
}

fn signed_range(dtype: DType) -> (i64, i64) {
    match dtype.bits() {
        64 => (i64::MIN, i64::MAX),
        bits => (-(1 << (bits - 1)), (1 << (bits - 1)) - 1),
    }
}

/// A float's bits.
pub(super) fn bits_of(dtype: DType, x: f32) -> i64 {
    match dtype {
        DType::BF16 => i64::from(x.to_bits() >> 16),
        _ => i64::from(x.to_bits()),
    }
}

/// The float that has these bits.
pub(super) fn from_bits(dtype: DType, bits: i64) -> f32 {
    match dtype {
        DType::BF16 => f32::from_bits((bits as u32) << 16),
        _ => f32::from_bits(bits as u32),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn divisions_round_as_named() {
        let d = |f, x, y| int2_scalar(f, DType::I32, x, y);
        assert_eq!(d(Int2::DivS, -7, 2), -3);
        assert_eq!(d(Int2::RemS, -7, 2), -1);
        assert_eq!(d(Int2::FloorDiv, -7, 2), -4);
        assert_eq!(d(Int2::FloorDiv, 7, -2), -4);
        assert_eq!(d(Int2::FloorDiv, -8, 2), -4);
        assert_eq!(d(Int2::FloorDiv, -7, -2), 3);
        assert_eq!(d(Int2::CeilDiv, 7, 2), 4);
        assert_eq!(d(Int2::CeilDiv, -7, 2), -3);
        assert_eq!(d(Int2::DivU, -1, 2), 0x7fff_ffff);
    }

    const FLOATS: [DType; 2] = [DType::F32, DType::BF16];
    const INTEGERS: [DType; 4] = [DType::I8, DType::I16, DType::I32, DType::I64];

    /// Zero, the least subnormal number, the least normal and the largest number of a type, infinity and NaN.
    fn specials(dtype: DType) -> [f32; 6] {
        let (least, largest) = match dtype {
            DType::BF16 => (0x0001_0000, 0x7f7f_0000),
            _ => (1, 0x7f7f_ffff),
        };
        [0, least, 0x0080_0000, largest, 0x7f80_0000, 0x7fc0_0000].map(f32::from_bits)
    }

    fn same(x: f32, y: f32) -> bool {
        x.to_bits() == y.to_bits() || (x.is_nan() && y.is_nan())
    }

    fn float(value: Eval<Value>) -> f32 {
        match value {
            Ok(Value::Float(x)) => x,
            other => panic!("{other:?}"),
        }
    }

    fn int(value: Eval<Value>) -> i64 {
        match value {
            Ok(Value::Int(x)) => x,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn special_values_keep_their_bits() {
        for dtype in FLOATS {
            for x in specials(dtype).into_iter().flat_map(|x| [x, -x]) {
                assert!(same(from_bits(dtype, bits_of(dtype, x)), x), "{x:e} of {dtype:?}");
                assert!(same(dtype.round(x), x), "{x:e} of {dtype:?}");
                assert!(same(float(cast(Cast::Float, dtype, DType::F32, &Value::Float(x))), x));
            }
        }
        // What bf16 does not have: halfway beyond its largest number, and less than half of its least.
        let narrow = |x: f32| float(cast(Cast::Float, DType::F32, DType::BF16, &Value::Float(x)));
        assert_eq!((narrow(f32::MAX), narrow(f32::MIN)), (f32::INFINITY, f32::NEG_INFINITY));
        assert!(same(narrow(f32::from_bits(0x8000_0001)), -0.0));
        assert!(same(narrow(f32::from_bits(0x0000_c000)), f32::from_bits(0x0001_0000)));
    }

    #[test]
    fn special_values_compare_as_in_ieee() {
        let order = |less, equal, greater, unordered| FloatOrder { less, equal, greater, unordered };
        let holds =
            |order, x: f32, y: f32| int(compare_float(order, &Value::Float(x), &Value::Float(y))) == 1;
        for dtype in FLOATS {
            let all: Vec<f32> = specials(dtype).into_iter().flat_map(|x| [x, -x]).collect();
            for (x, y) in all.iter().flat_map(|x| all.iter().map(move |y| (*x, *y))) {
                assert_eq!(holds(order(true, false, false, false), x, y), x < y, "{x:e} < {y:e}");
                assert_eq!(holds(order(false, true, true, false), x, y), x >= y, "{x:e} >= {y:e}");
                assert_eq!(holds(order(true, false, true, true), x, y), x != y, "{x:e} != {y:e}");
                assert_eq!(holds(order(false, false, false, true), x, y), x.is_nan() || y.is_nan());
            }
        }
    }

    #[test]
    fn conversions_saturate() {
        let to = |dtype, x: f32| {
            int(cast(Cast::FloatToSigned { nearest: false }, DType::F32, dtype, &Value::Float(x)))
        };
        for dtype in INTEGERS {
            let (low, high) = signed_range(dtype);
            for x in [f32::INFINITY, f32::MAX] {
                assert_eq!((to(dtype, x), to(dtype, -x)), (high, low), "{x:e} as {dtype:?}");
            }
            for x in specials(DType::F32).into_iter().filter(|x| x.abs() < 1.0) {
                assert_eq!((to(dtype, x), to(dtype, -x)), (0, 0), "{x:e} as {dtype:?}");
            }
            assert_eq!(to(dtype, f32::NAN), dtype.wrap(POISON), "NaN as {dtype:?}");
        }
        assert_eq!((to(DType::I8, 300.0), to(DType::I8, -1.9)), (127, -1));
    }

    #[test]
    fn extremes_of_integers_wrap() {
        for dtype in INTEGERS {
            let (low, high) = signed_range(dtype);
            let two = |f, x, y| int(int2(f, dtype, &Value::Int(x), &Value::Int(y)));
            assert_eq!((two(Int2::Add, high, 1), two(Int2::Sub, low, 1)), (low, high), "{dtype:?}");
            assert_eq!((two(Int2::Mul, low, -1), two(Int2::Sub, 0, low)), (low, low), "{dtype:?}");
            assert_eq!((two(Int2::MaxS, low, high), two(Int2::MinS, low, high)), (high, low));
            assert_eq!((two(Int2::MaxU, low, high), two(Int2::MinU, -1, low)), (low, low), "{dtype:?}");
            assert_eq!(two(Int2::ShrS, low, i64::from(dtype.bits()) - 1), -1, "{dtype:?}");
            assert_eq!(two(Int2::ShrU, low, i64::from(dtype.bits()) - 1), 1, "{dtype:?}");
            assert!(int2(Int2::DivS, dtype, &Value::Int(low), &Value::Int(0)).is_err());
        }
    }

    #[test]
    fn arithmetic_of_special_floats() {
        let two = |f, dtype, x, y| float(float2(f, dtype, &Value::Float(x), &Value::Float(y)));
        for dtype in FLOATS {
            let [zero, least, _, largest, infinity, nan] = specials(dtype);
            for (f, x, y, expected) in [
                (Float2::Add, infinity, -infinity, nan),
                (Float2::Add, largest, largest, infinity),
                (Float2::Sub, least, least, zero),
                (Float2::Mul, zero, infinity, nan),
                (Float2::Mul, least, 0.25, zero),
                (Float2::Mul, -largest, 2.0, -infinity),
                (Float2::Div, -1.0, zero, -infinity),
                (Float2::Div, zero, zero, nan),
                (Float2::Div, 1.0, -infinity, -zero),
            ] {
                let found = two(f, dtype, x, y);
                assert!(same(found, expected), "{f:?} of {x:e}, {y:e} in {dtype:?}: {found:e}");
            }
            for x in [zero, least, largest, infinity] {
                for f in [Float2::Add, Float2::Mul, Float2::Div] {
                    assert!(two(f, dtype, x, nan).is_nan() && two(f, dtype, nan, x).is_nan(), "{f:?}");
                }
            }
        }
    }
}
