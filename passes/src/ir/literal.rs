//! Numbers in MLIR's syntax.

use super::Elem;

/// Reads an element in MLIR's syntax.
pub fn number(text: &str, elem: Elem) -> Option<f64> {
    if let Some(hex) = text.strip_prefix("0x") {
        let bits = u64::from_str_radix(hex, 16).ok()?;
        return match elem {
            Elem::F32 => Some(f32::from_bits(bits as u32) as f64),
            Elem::BF16 => Some(f32::from_bits((bits as u32) << 16) as f64),
            Elem::F16 => Some(half(bits as u16)),
            Elem::F64 => Some(f64::from_bits(bits)),
            _ => None,
        };
    }
    match text {
        "true" => Some(1.0),
        "false" => Some(0.0),
        _ => text.parse().ok(),
    }
}

/// The value of an IEEE half-precision number.
fn half(bits: u16) -> f64 {
    let sign = if bits >> 15 == 1 { -1.0 } else { 1.0 };
    let (exponent, fraction) = (i32::from(bits >> 10 & 0x1f), f64::from(bits & 0x3ff) / 1024.0);
    sign * match exponent {
        0x1f if fraction == 0.0 => f64::INFINITY,
        0x1f => f64::NAN,
        0 => fraction * 2f64.powi(-14),
        e => (1.0 + fraction) * 2f64.powi(e - 15),
    }
}

#[cfg(test)]
mod tests {
    use super::{Elem, number};
    use pretty_assertions::assert_eq;

    #[test]
    fn reads_hexadecimal_halves() {
        assert_eq!(number("0xFC00", Elem::F16), Some(f64::NEG_INFINITY));
        assert_eq!(number("0x7BFF", Elem::F16), Some(65504.0));
        assert_eq!(number("0xC000", Elem::F16), Some(-2.0));
        assert_eq!(number("0x0001", Elem::F16), Some(2f64.powi(-24)));
        assert!(number("0x7E00", Elem::F16).is_some_and(f64::is_nan));
    }
}
