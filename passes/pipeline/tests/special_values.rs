//! Constants of special values in every type: what the analyses read of them. Rewrites decide by these numbers.

use crate::loops::parse;
use grpo_dataflow::{splat, splat_number};
use grpo_io::Context;
use grpo_ir::{Elem, Kind, Op, number};
use grpo_sweep::tile::lowest;
use half::{bf16, f16};

const FLOATS: [Elem; 4] = [Elem::BF16, Elem::F16, Elem::F32, Elem::F64];
const INTEGERS: [Elem; 8] =
    [Elem::I8, Elem::I16, Elem::I32, Elem::I64, Elem::U8, Elem::U16, Elem::U32, Elem::U64];

/// Bits of significands with the leading one, and the largest exponent.
fn format(elem: Elem) -> (i32, i32) {
    match elem {
        Elem::BF16 => (8, 127),
        Elem::F16 => (11, 15),
        Elem::F32 => (24, 127),
        Elem::F64 => (53, 1023),
        _ => panic!("{elem} is no float"),
    }
}

/// The bits of a positive special value as MLIR spells them, and its number.
fn specials(elem: Elem) -> Vec<(u64, f64)> {
    let (digits, most) = format(elem);
    let power = |exponent: i32| 2f64.powf(f64::from(exponent)); // `powi` has no subnormal numbers
    let infinity = (2 * most as u64 + 1) << (digits - 1);
    let (least, normal) = (power(2 - most - digits), power(1 - most));
    vec![
        (0, 0.0),
        (1, least),
        ((1 << (digits - 1)) - 1, normal - least),
        (1 << (digits - 1), normal),
        (infinity - 1, (2.0 - power(1 - digits)) * power(most)),
        (infinity, f64::INFINITY),
        (infinity | 1 << (digits - 2), f64::NAN),
        (infinity | 1, f64::NAN),
    ]
}

/// The number that analyses see of a constant, as it is and through a broadcast, as MLIR writes it.
fn read(text: &str, elem: Elem) -> [Option<f64>; 2] {
    let context = Context::new();
    let module = format!(
        "func.func public @main() -> (tensor<{elem}>, tensor<2x3x{elem}>) {{
           %c = stablehlo.constant dense<{text}> : tensor<{elem}>
           %b = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<{elem}>) -> tensor<2x3x{elem}>
           return %c, %b : tensor<{elem}>, tensor<2x3x{elem}>
         }}"
    );
    let module = parse(&context, &module);
    let ops = Op::of_module(&module).walk();
    let at = |kind: Kind| ops.iter().find(|op| op.is(kind)).expect("the operation is there").result(0);
    [at(Kind::Constant), at(Kind::BroadcastInDim)].map(splat_number)
}

/// A number as the type holds it: MLIR writes as many decimals as distinguish the type's numbers.
fn rounded(x: f64, elem: Elem) -> f64 {
    match elem {
        Elem::BF16 => bf16::from_f64(x).to_f64(),
        Elem::F16 => f16::from_f64(x).to_f64(),
        Elem::F32 => f64::from(x as f32),
        _ => x,
    }
}

fn assert_reads(text: &str, elem: Elem, expected: f64) {
    for found in read(text, elem) {
        let found = found.map(|x| rounded(x, elem));
        let same =
            found.is_some_and(|x| x.to_bits() == expected.to_bits() || x.is_nan() && expected.is_nan());
        assert!(same, "{text} of {elem} is {found:?}, not {expected:e}");
    }
}

#[test]
fn bits_of_floats() {
    for elem in FLOATS {
        let width = 2 * elem.bytes() as usize;
        for (bits, value) in specials(elem) {
            let sign = 1u64 << (4 * width - 1);
            assert_reads(&format!("0x{bits:0width$X}"), elem, value);
            assert_reads(&format!("0x{:0width$X}", bits | sign), elem, -value);
        }
    }
}

/// Numbers in decimal are those of the type, also where they are its extremes or less than it can hold.
#[test]
fn decimals_of_floats() {
    for elem in FLOATS {
        for (_, value) in specials(elem).into_iter().filter(|(_, value)| value.is_finite()) {
            assert_reads(&format!("{value:.17e}"), elem, value);
            assert_reads(&format!("{:.17e}", -value), elem, -value);
        }
    }
    // Half of the least subnormal number and less is zero; a mask of 1e9 is the nearest number.
    assert_reads("1.0e-50", Elem::F32, 0.0);
    assert_reads("-1.0e+09", Elem::BF16, -998_244_352.0);
    assert_reads("-1.0e+09", Elem::F32, -1e9);
}

#[test]
fn extremes_of_integers() {
    for elem in INTEGERS {
        let bits = 8 * elem.bytes() as u32;
        let (least, most) = match elem.is_unsigned() {
            true => (0, (1i128 << bits) - 1),
            false => (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1),
        };
        for value in [least, -1, 0, 1, most].into_iter().filter(|value| (least..=most).contains(value)) {
            assert_reads(&value.to_string(), elem, value as f64);
        }
        assert_eq!(number(lowest(elem), elem), Some(least as f64), "{elem}");
        assert_reads(lowest(elem), elem, least as f64);
    }
    assert_reads("true", Elem::I1, 1.0);
    assert_reads("false", Elem::I1, 0.0);
}

/// Where a maximum starts.
#[test]
fn the_lowest_float_is_minus_infinity() {
    for elem in FLOATS {
        assert_reads(lowest(elem), elem, f64::NEG_INFINITY);
        let context = Context::new();
        let text = format!(
            "func.func public @main() -> tensor<{elem}> {{
               %c = stablehlo.constant dense<{}> : tensor<{elem}>
               return %c : tensor<{elem}>
             }}",
            lowest(elem)
        );
        let module = parse(&context, &text);
        let ops = Op::of_module(&module).walk();
        let constant = ops.iter().find(|op| op.is(Kind::Constant)).expect("a constant");
        assert_eq!(splat(constant.result(0)).as_deref(), Some(lowest(elem)), "as MLIR spells it");
    }
}
