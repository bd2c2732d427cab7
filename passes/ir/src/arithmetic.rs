//! Elementwise operations on numbers.

use crate::kind::Elementwise;
use crate::numbers::{to_f32, truncate};
use crate::types::Elem;
use half::{bf16, f16};

impl Elem {
    /// The number of this type that a conversion of `x` results in; none for a number that an integer type does not represent.
    pub fn converted(self, x: f64) -> Option<f64> {
        match self {
            Elem::F64 => Some(x),
            Elem::F32 => Some(f64::from(to_f32(x))),
            Elem::BF16 => Some(bf16::from_f64(x).to_f64()),
            Elem::F16 => Some(f16::from_f64(x).to_f64()),
            Elem::I1 => Some(f64::from(u8::from(x != 0.0))),
            _ => (x.fract() == 0.0 && x.abs() < 9e15 && self.represents(truncate(x))).then_some(x),
        }
    }

    /// True if this integer type represents `value`.
    pub fn represents(self, value: i64) -> bool {
        let bits = 8 * self.bytes();
        match self {
            Elem::I1 => (0..2).contains(&value),
            e if e.is_unsigned() => value >= 0 && (bits == 64 || value < 1 << bits),
            _ => bits == 64 || (-(1 << (bits - 1))..1 << (bits - 1)).contains(&value),
        }
    }
}

impl Elementwise {
    /// The result of an operation on integers, or on truth values (0 and 1), of type `elem`; none for an operation on floats or
    /// bits, and for a result that the type does not represent (where arithmetic wraps).
    pub fn on_integers(self, elem: Elem, operands: &[i64]) -> Option<i64> {
        let is_truth = elem == Elem::I1;
        let value = match (self, operands) {
            (Elementwise::Negate, [a]) => a.checked_neg(),
            (Elementwise::Abs, [a]) => a.checked_abs(),
            (Elementwise::Sign, [a]) => Some(a.signum()),
            (Elementwise::Not, [a]) if is_truth => Some(1 - a),
            (Elementwise::Add, [a, b]) => a.checked_add(*b),
            (Elementwise::Subtract, [a, b]) => a.checked_sub(*b),
            (Elementwise::Multiply, [a, b]) => a.checked_mul(*b),
            (Elementwise::Divide, [a, b]) => a.checked_div(*b),
            (Elementwise::Remainder, [a, b]) => a.checked_rem(*b),
            (Elementwise::Minimum, [a, b]) => Some(*a.min(b)),
            (Elementwise::Maximum, [a, b]) => Some(*a.max(b)),
            (Elementwise::And, [a, b]) if is_truth => Some(a & b),
            (Elementwise::Or, [a, b]) if is_truth => Some(a | b),
            (Elementwise::Xor, [a, b]) if is_truth => Some(a ^ b),
            (Elementwise::Clamp, [least, a, most]) => Some(*a.max(least).min(most)),
            _ => None,
        };
        value.filter(|value| elem.represents(*value))
    }

    /// The result of a negation or of an operation of [`Class::Rounded`](crate::Class) on floats, in f64; none for another one.
    pub fn on_floats(self, operands: &[f64]) -> Option<f64> {
        match (self, operands) {
            (Elementwise::Negate, [x]) => Some(-x),
            (Elementwise::Add, [x, y]) => Some(x + y),
            (Elementwise::Subtract, [x, y]) => Some(x - y),
            (Elementwise::Multiply, [x, y]) => Some(x * y),
            (Elementwise::Divide, [x, y]) => Some(x / y),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Elem, Elementwise};
    use pretty_assertions::assert_eq;

    #[test]
    fn integers_do_not_wrap() {
        assert_eq!(Elementwise::Add.on_integers(Elem::I8, &[100, 27]), Some(127));
        assert_eq!(Elementwise::Add.on_integers(Elem::I8, &[100, 28]), None);
        assert_eq!(Elementwise::Subtract.on_integers(Elem::U32, &[0, 1]), None);
        assert_eq!(Elementwise::Divide.on_integers(Elem::I32, &[1, 0]), None);
        assert_eq!(Elementwise::Not.on_integers(Elem::I1, &[1]), Some(0));
        assert_eq!(Elementwise::Not.on_integers(Elem::I32, &[1]), None);
    }

    #[test]
    fn conversions_round() {
        assert_eq!(Elem::BF16.converted(1.0 + 1.0 / 256.0), Some(1.0));
        assert_eq!(Elem::U8.converted(256.0), None);
        assert_eq!(Elementwise::Divide.on_floats(&[1.0, 0.0]), Some(f64::INFINITY));
        assert_eq!(Elementwise::Floor.on_floats(&[0.5]), None);
    }
}
