//! Conversions between element types, on vectors in the representation of [`super::ops`].

use super::text::{Text, Value};
use super::types::held;
use grpo_ir::{Direction, Elem};

/// Rounds an f32 to the values of a float type.
pub fn round(text: &mut Text, v: Value, e: Elem) -> Value {
    let narrow = text.resize(v, e);
    text.resize(narrow, Elem::F32)
}

/// Bits of an element type.
pub fn bits(e: Elem) -> i32 {
    match e {
        Elem::I1 | Elem::I8 | Elem::U8 => 8,
        Elem::I16 | Elem::U16 | Elem::F16 | Elem::BF16 => 16,
        Elem::I32 | Elem::U32 | Elem::F32 => 32,
        Elem::I64 | Elem::U64 | Elem::F64 => 64,
    }
}

/// Wraps an i32 to the values of an integer type.
pub fn wrap(text: &mut Text, v: Value, e: Elem) -> Value {
    if e.bytes() == 4 {
        return v;
    }
    if e.is_unsigned() {
        let mask = text.ints((1 << bits(e)) - 1, v.ty);
        return text.integer("andi", v, mask);
    }
    let by = text.ints(32 - bits(e), v.ty);
    let up = text.integer("shli", v, by);
    text.integer("shrsi", up, by)
}

/// Converts between element types as StableHLO does: floats to integers saturate, and NaN becomes 0.
pub fn convert(text: &mut Text, v: Value, from: Elem, to: Elem) -> Value {
    let shape = v.ty;
    match (held(from), held(to)) {
        (Elem::F32, Elem::F32) => {
            if to.bytes() < from.bytes() {
                round(text, v, to)
            } else {
                v
            }
        }
        (Elem::F32, Elem::I1) => {
            let zero = text.float(0.0, shape);
            let eq = text.compare_float(Direction::Eq, v, zero);
            text.not(eq)
        }
        (Elem::F32, _) => float_to_int(text, v, to),
        (Elem::I1, Elem::I1) => v,
        (Elem::I1, Elem::F32) => {
            let (zero, one) = (text.float(0.0, shape), text.float(1.0, shape));
            text.select(v, one, zero)
        }
        (Elem::I1, _) => text.cast("extui", v, Elem::I32),
        (_, Elem::F32) => {
            let op = if from == Elem::U32 { "uitofp" } else { "sitofp" };
            let f = text.cast(op, v, Elem::F32);
            round(text, f, to)
        }
        (_, Elem::I1) => {
            let zero = text.ints(0, shape);
            text.compare_int(Direction::Ne, false, v, zero)
        }
        _ => wrap(text, v, to),
    }
}

fn float_to_int(text: &mut Text, v: Value, to: Elem) -> Value {
    let shape = v.ty;
    let (low, high): (i64, i64) = match (to.is_unsigned(), bits(to)) {
        (true, b) => (0, (1 << b) - 1),
        (false, b) => (-(1 << (b - 1)), (1 << (b - 1)) - 1),
    };
    // `high` is not representable: compare with the power of two above it.
    let (low_f, high_f) = (text.float(low as f32, shape), text.float((high + 1) as f32, shape));
    let zero = text.float(0.0, shape);
    let same = text.compare_float(Direction::Eq, v, v);
    let clean = text.select(same, v, zero);
    let (below, above) = (
        text.compare_float(Direction::Le, clean, low_f),
        text.compare_float(Direction::Ge, clean, high_f),
    );
    let outside = text.integer("ori", below, above);
    let inside = text.select(outside, zero, clean);
    let i = text.cast("fptosi", inside, Elem::I32);
    let (low_i, high_i) = (text.ints(low, shape), text.ints(high, shape));
    let i = text.select(below, low_i, i);
    text.select(above, high_i, i)
}

/// `reduce_precision` on bits, as in XLA: rounds to nearest even, overflows to infinity, underflows to zero, and
/// preserves NaN.
pub fn reduce_precision(text: &mut Text, x: Value, exponent: u32, mantissa: u32) -> Value {
    let shape = x.ty.with_elem(Elem::I32);
    let bits = text.pure("tpu.bitcast", "", &[x], shape);
    let mut v = bits;
    if mantissa < 23 {
        let drop = 23 - mantissa;
        let last = 1i32 << drop;
        let (by, one) = (text.ints(drop, shape), text.ints(1, shape));
        let bias = text.ints((last >> 1) - 1, shape);
        let odd = text.integer("shrui", v, by);
        let odd = text.integer("andi", odd, one);
        v = text.integer("addi", v, bias);
        v = text.integer("addi", v, odd);
        let keep = text.ints(!(last - 1), shape);
        v = text.integer("andi", v, keep);
    }
    if exponent < 8 {
        let bias = (1i32 << (exponent.max(1) - 1)) - 1;
        let (sign_mask, exp_mask) = (text.ints(i32::MIN, shape), text.ints(0x7F80_0000, shape));
        let (most, least) = (text.ints((127 + bias) << 23, shape), text.ints((127 - bias) << 23, shape));
        let sign = text.integer("andi", bits, sign_mask);
        let exp = text.integer("andi", v, exp_mask);
        let inf = text.integer("ori", sign, exp_mask);
        let (over, under) = (
            text.compare_int(Direction::Gt, false, exp, most),
            text.compare_int(Direction::Le, false, exp, least),
        );
        v = text.select(over, inf, v);
        v = text.select(under, sign, v);
    }
    let v = text.pure("tpu.bitcast", "", &[v], x.ty);
    let number = text.compare_float(Direction::Eq, x, x);
    text.select(number, v, x)
}
