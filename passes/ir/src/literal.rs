//! Numbers in MLIR's syntax.

use crate::Elem;
use half::{bf16, f16};

/// Parses an element in MLIR's syntax: decimal, the hexadecimal bits of a float of type `elem`, `true` (1) or `false` (0).
pub fn number(text: &str, elem: Elem) -> Option<f64> {
    if let Some(hex) = text.strip_prefix("0x") {
        let bits = u64::from_str_radix(hex, 16).ok()?;
        return match elem {
            Elem::F32 => Some(f32::from_bits(bits.try_into().ok()?).into()),
            Elem::BF16 => Some(bf16::from_bits(bits.try_into().ok()?).to_f64()),
            Elem::F16 => Some(f16::from_bits(bits.try_into().ok()?).to_f64()),
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
