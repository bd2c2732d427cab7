//! StableHLO's elementwise operations on single elements, held as f64 (booleans as 0 and 1).

use grpo_ir::Elementwise as Op;
use grpo_ir::{CompareType, Direction, Elem, number};

/// Rounds or wraps a number to an element type.
pub fn fit(x: f64, e: Elem) -> f64 {
    match e {
        Elem::F64 => x,
        Elem::F32 => f64::from(x as f32),
        Elem::BF16 => f64::from(bf16(x as f32)),
        Elem::I1 => f64::from(u8::from(x != 0.0)),
        Elem::I8 => f64::from(x as i64 as i8),
        Elem::I16 => f64::from(x as i64 as i16),
        Elem::I32 => f64::from(x as i64 as i32),
        Elem::U8 => f64::from(x as i64 as u8),
        Elem::U16 => f64::from(x as i64 as u16),
        Elem::U32 => f64::from(x as i64 as u32),
        e => panic!("no test holds {e}"),
    }
}

fn bf16(x: f32) -> f32 {
    if x.is_nan() {
        return x;
    }
    half::bf16::from_f32(x).to_f32()
}

/// A maximum in which NaN wins.
pub fn larger(a: f64, b: f64) -> f64 {
    if a.is_nan() || b.is_nan() { f64::NAN } else { a.max(b) }
}

fn smaller(a: f64, b: f64) -> f64 {
    -larger(-a, -b)
}

/// One element of an elementwise operation; `e` is the result's type and, but for `is_finite`, the
/// operands'.
pub fn map(op: Op, a: &[f64], e: Elem) -> f64 {
    let y = |i: usize| a[i];
    let int = !e.is_float();
    let bits = 8 * e.bytes() as u32;
    let (x, i) = (a[0], a[0] as i64);
    let j = a.get(1).map_or(0, |b| *b as i64);
    let r = match op {
        Op::Abs => x.abs(),
        Op::Cbrt => x.cbrt(),
        Op::Ceil => x.ceil(),
        Op::Cosine => x.cos(),
        Op::Exponential => x.exp(),
        Op::ExponentialMinusOne => x.exp_m1(),
        Op::Floor => x.floor(),
        Op::IsFinite => f64::from(u8::from(x.is_finite())),
        Op::Log => x.ln(),
        Op::LogPlusOne => x.ln_1p(),
        Op::Logistic => 1.0 / (1.0 + (-x).exp()),
        Op::Negate => -x,
        Op::Not if e == Elem::I1 => 1.0 - x,
        Op::Not => !i as f64,
        Op::RoundNearestAfz => x.round(),
        Op::RoundNearestEven => x.round_ties_even(),
        Op::Rsqrt => 1.0 / x.sqrt(),
        Op::Sign if x == 0.0 || x.is_nan() => x,
        Op::Sign => x.signum(),
        Op::Sine => x.sin(),
        Op::Sqrt => x.sqrt(),
        Op::Tan => x.tan(),
        Op::Tanh => x.tanh(),
        Op::Add => x + y(1),
        Op::Subtract if e == Elem::I1 => (i ^ j) as f64,
        Op::Subtract => x - y(1),
        Op::Multiply if int => ((i128::from(i) * i128::from(j)) & 0xFFFF_FFFF) as f64,
        Op::Multiply => x * y(1),
        Op::Divide if int && j == 0 => -1.0,
        Op::Divide if int => i.wrapping_div(j) as f64,
        Op::Divide => x / y(1),
        Op::Remainder if int && j == 0 => x,
        Op::Remainder => x % y(1),
        Op::Maximum => larger(x, y(1)),
        Op::Minimum => smaller(x, y(1)),
        Op::Power => x.powf(y(1)),
        Op::Atan2 => x.atan2(y(1)),
        Op::And => (i & j) as f64,
        Op::Or => (i | j) as f64,
        Op::Xor => (i ^ j) as f64,
        Op::ShiftLeft | Op::ShiftRightArithmetic | Op::ShiftRightLogical => shift(op, i, j, bits, e),
        Op::Clamp => smaller(larger(x, y(1)), y(2)),
        Op::Select => y(if x != 0.0 { 1 } else { 2 }),
    };
    fit(r, e)
}

fn shift(op: Op, i: i64, by: i64, bits: u32, e: Elem) -> f64 {
    let outside = by < 0 || by >= i64::from(bits);
    let mask = (1i64 << bits) - 1;
    let low = i & mask;
    let signed = if low >> (bits - 1) == 1 { low - (1i64 << bits) } else { low };
    let v = match op {
        Op::ShiftLeft if outside => 0,
        Op::ShiftLeft => low << by,
        Op::ShiftRightArithmetic if outside => signed >> (bits - 1),
        Op::ShiftRightArithmetic => signed >> by,
        _ if outside => 0,
        _ => low >> by,
    };
    fit(v as f64, e)
}

/// One element of a comparison of elements of type `e`.
pub fn compare(direction: Direction, kind: CompareType, a: f64, b: f64, e: Elem) -> f64 {
    let (a, b) = if kind == CompareType::TotalOrder && e.is_float() {
        let key = |x: f64| {
            let bits = (x as f32).to_bits() as i32;
            f64::from(bits ^ ((bits >> 31) & i32::MAX))
        };
        (key(a), key(b))
    } else {
        (a, b)
    };
    f64::from(u8::from(direction.holds(&a, &b)))
}

/// One element of a conversion.
pub fn convert(x: f64, from: Elem, to: Elem) -> f64 {
    if !from.is_float() || to.is_float() || to == Elem::I1 {
        return fit(if to == Elem::I1 && x.is_nan() { 1.0 } else { x }, to);
    }
    let bits = 8 * to.bytes() as i32;
    let (low, high) = match to.is_unsigned() {
        true => (0.0, 2f64.powi(bits) - 1.0),
        false => (-(2f64.powi(bits - 1)), 2f64.powi(bits - 1) - 1.0),
    };
    if x.is_nan() { 0.0 } else { x.trunc().clamp(low, high) }
}

/// One element of `reduce_precision` on f32.
pub fn reduce_precision(x: f64, exponent: u32, mantissa: u32) -> f64 {
    if !x.is_finite() || x == 0.0 {
        return x;
    }
    let (most, least) = ((1i32 << (exponent - 1)) - 1, 2 - (1i32 << (exponent - 1)));
    let at = (x.abs() as f32).log2().floor() as i32;
    let unit = 2f64.powi(at - mantissa as i32);
    let rounded = (x / unit).round_ties_even() * unit;
    match rounded.abs() {
        r if r >= 2f64.powi(most + 1) => f64::INFINITY.copysign(x),
        r if r < 2f64.powi(least) => 0f64.copysign(x),
        _ => rounded,
    }
}

/// Reads an element of a constant.
pub fn constant(text: &str, e: Elem) -> f64 {
    match (text, e) {
        ("true", _) => 1.0,
        ("false", _) => 0.0,
        (hex, e) if hex.starts_with("0x") && e.is_float() => number(hex, e).expect("bits of a float"),
        _ => fit(text.parse().unwrap_or_else(|_| panic!("the constant {text}")), e),
    }
}
