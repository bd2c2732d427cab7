//! Numbers in MLIR's syntax.

use crate::Elem;
use crate::numbers::to_f32;
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

/// The bits of `x` rounded to the float type `elem`, in MLIR's syntax; none for another type.
pub fn number_text(x: f64, elem: Elem) -> Option<String> {
    Some(match elem {
        Elem::F64 => format!("0x{:016X}", x.to_bits()),
        Elem::F32 => format!("0x{:08X}", to_f32(x).to_bits()),
        Elem::BF16 => format!("0x{:04X}", bf16::from_f64(x).to_bits()),
        Elem::F16 => format!("0x{:04X}", f16::from_f64(x).to_bits()),
        _ => return None,
    })
}
