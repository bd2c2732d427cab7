//! Conversions between element types, on vectors that hold values as [`super::ops`] says.

use super::ops::{held, not};
use super::text::{Text, Value};
use grpo_passes::ir::{Direction, Elem};

/// Rounds an f32 to the values of a float type.
pub fn round(t: &mut Text, v: Value, e: Elem) -> Value {
    let narrow = t.resize(v, e);
    t.resize(narrow, Elem::F32)
}

/// Bits of an element type.
pub fn bits(e: Elem) -> i32 {
    8 * e.bytes() as i32
}

/// Wraps an i32 to the values of an integer type.
pub fn wrap(t: &mut Text, v: Value, e: Elem) -> Value {
    if e.bytes() == 4 {
        return v;
    }
    if e.is_unsigned() {
        let mask = t.ints((1 << bits(e)) - 1, v.ty);
        return t.integer("andi", v, mask);
    }
    let by = t.ints(32 - bits(e), v.ty);
    let up = t.integer("shli", v, by);
    t.integer("shrsi", up, by)
}

/// Converts between element types as StableHLO does; floats to integers saturate, NaN gives 0.
pub fn convert(t: &mut Text, v: Value, from: Elem, to: Elem) -> Value {
    let shape = v.ty;
    match (held(from), held(to)) {
        (Elem::F32, Elem::F32) => {
            if to.bytes() < from.bytes() {
                round(t, v, to)
            } else {
                v
            }
        }
        (Elem::F32, Elem::I1) => {
            let zero = t.float(0.0, shape);
            let eq = t.compare_float(Direction::Eq, v, zero);
            not(t, eq)
        }
        (Elem::F32, _) => float_to_int(t, v, to),
        (Elem::I1, Elem::I1) => v,
        (Elem::I1, Elem::F32) => {
            let (zero, one) = (t.float(0.0, shape), t.float(1.0, shape));
            t.select(v, one, zero)
        }
        (Elem::I1, _) => t.cast("extui", v, Elem::I32),
        (_, Elem::F32) => {
            let op = if from == Elem::U32 { "uitofp" } else { "sitofp" };
            let f = t.cast(op, v, Elem::F32);
            round(t, f, to)
        }
        (_, Elem::I1) => {
            let zero = t.ints(0, shape);
            t.compare_int(Direction::Ne, false, v, zero)
        }
        _ => wrap(t, v, to),
    }
}

fn float_to_int(t: &mut Text, v: Value, to: Elem) -> Value {
    let shape = v.ty;
    let (low, high): (i64, i64) = match (to.is_unsigned(), bits(to)) {
        (true, b) => (0, (1 << b) - 1),
        (false, b) => (-(1 << (b - 1)), (1 << (b - 1)) - 1),
    };
    // The largest float below 2^31 is far from it: test against the power of two.
    let (low_f, high_f) = (t.float(low as f32, shape), t.float((high + 1) as f32, shape));
    let zero = t.float(0.0, shape);
    let same = t.compare_float(Direction::Eq, v, v);
    let clean = t.select(same, v, zero);
    let (below, above) =
        (t.compare_float(Direction::Le, clean, low_f), t.compare_float(Direction::Ge, clean, high_f));
    let outside = t.integer("ori", below, above);
    let inside = t.select(outside, zero, clean);
    let i = t.cast("fptosi", inside, Elem::I32);
    let (low_i, high_i) = (t.ints(low as i32, shape), t.ints(high as i32, shape));
    let i = t.select(below, low_i, i);
    t.select(above, high_i, i)
}

/// `reduce_precision` on bits, as XLA does it: round to nearest even, overflow to infinity,
/// underflow to zero, NaN stays.
pub fn reduce_precision(t: &mut Text, x: Value, exponent: u32, mantissa: u32) -> Value {
    let shape = x.ty.with_elem(Elem::I32);
    let bits = t.pure("tpu.bitcast", "", &[x], shape);
    let mut v = bits;
    if mantissa < 23 {
        let drop = 23 - mantissa as i32;
        let last = 1i32 << drop;
        let (by, one) = (t.ints(drop, shape), t.ints(1, shape));
        let bias = t.ints((last >> 1) - 1, shape);
        let odd = t.integer("shrui", v, by);
        let odd = t.integer("andi", odd, one);
        v = t.integer("addi", v, bias);
        v = t.integer("addi", v, odd);
        let keep = t.ints(!(last - 1), shape);
        v = t.integer("andi", v, keep);
    }
    if exponent < 8 {
        let bias = (1i32 << (exponent.max(1) - 1)) - 1;
        let (sign_mask, exp_mask) = (t.ints(i32::MIN, shape), t.ints(0x7F80_0000, shape));
        let (most, least) = (t.ints((127 + bias) << 23, shape), t.ints((127 - bias) << 23, shape));
        let sign = t.integer("andi", bits, sign_mask);
        let exp = t.integer("andi", v, exp_mask);
        let inf = t.integer("ori", sign, exp_mask);
        let (over, under) = (
            t.compare_int(Direction::Gt, false, exp, most),
            t.compare_int(Direction::Le, false, exp, least),
        );
        v = t.select(over, inf, v);
        v = t.select(under, sign, v);
    }
    let v = t.pure("tpu.bitcast", "", &[v], x.ty);
    let number = t.compare_float(Direction::Eq, x, x);
    t.select(number, v, x)
}
