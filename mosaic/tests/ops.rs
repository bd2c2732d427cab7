//! Every elementwise operation that a kernel can do, on plain and special values.

use crate::run::compare;
use crate::scalar;
use crate::tensor::{Random, Tensor};
use grpo_ir::{Elem, Elementwise};
use grpo_mosaic::Tpu;
use grpo_transforms::options::Options;

const COUNT: usize = 48;

/// A sweep over `COUNT` × `COUNT` whose body computes one value of type `to` from a row operand `%a`
/// and a column operand `%b` of type `e`.
fn module(body: &str, e: Elem, to: Elem) -> String {
    let stored = if to.is_float() { to } else { Elem::I32 };
    let convert = match stored == to {
        true => String::new(),
        false => format!("%stored = stablehlo.convert %out : (tensor<{to}>) -> tensor<{stored}>"),
    };
    let value = if stored == to { "%out" } else { "%stored" };
    format!(
        r#"module {{
  func.func public @main(%0: tensor<{COUNT}x{e}>, %1: tensor<{COUNT}x{e}>) -> tensor<{COUNT}x{COUNT}x{stored}> {{
    %2 = "vocab.sweep"(%0, %1) ({{
    ^bb0(%a: tensor<{e}>, %b: tensor<{e}>, %column: tensor<i32>):
      {body}
      {convert}
      "vocab.yield"({value}) : (tensor<{stored}>) -> ()
    }}) {{rows = {COUNT} : i64, cols = {COUNT} : i64, sources = [], row_operands = 1 : i64,
        col_operands = 1 : i64, sinks = [{{kind = "store"}}]}}
      : (tensor<{COUNT}x{e}>, tensor<{COUNT}x{e}>) -> tensor<{COUNT}x{COUNT}x{stored}>
    return %2 : tensor<{COUNT}x{COUNT}x{stored}>
  }}
}}
"#
    )
}

/// Numbers of all sizes, small integers, and what is special about the type.
fn values(e: Elem, seed: u64) -> Tensor {
    let mut r = Random(seed);
    let special: Vec<f64> = match e {
        Elem::I1 => vec![0.0, 1.0],
        e if e.is_float() => vec![
            0.0,
            -0.0,
            1.0,
            -1.0,
            0.5,
            2.5,
            -2.5,
            1e-3,
            1e-6,
            -1e-6,
            100.0,
            3e38,
            f64::INFINITY,
            f64::NEG_INFINITY,
            f64::NAN,
        ],
        _ => vec![0.0, 1.0, -1.0, 2.0, 7.0, 31.0, 32.0, 127.0, -128.0, 2147483647.0, -2147483648.0],
    };
    let data = (0..COUNT)
        .map(|i| match special.get(i) {
            Some(x) => *x,
            None if e.is_float() => r.unit() * 8.0,
            None => (r.unit() * 150.0).round(),
        })
        .map(|x| scalar::fit(x, e))
        .collect();
    Tensor::new(&[COUNT], e, data)
}

fn check(what: &str, text: &str, e: Elem, tolerance: f64) {
    let inputs = [values(e, 1), values(e, 2)];
    compare(text, &inputs, Tpu::default(), &Options::default(), |expected, found| {
        for (at, (x, y)) in expected[0].data.iter().zip(&found[0].data).enumerate() {
            let (a, b) = (inputs[0].data[at / COUNT], inputs[1].data[at % COUNT]);
            let same = x == y || (x.is_nan() && y.is_nan()) || (x - y).abs() <= tolerance * x.abs();
            assert!(same, "{what} on {e} of {a:e}, {b:e}: {y:e}, expected {x:e}");
        }
    });
}

fn operands(arity: usize, e: Elem) -> (String, String) {
    match arity {
        1 => ("%a".into(), format!("tensor<{e}>")),
        2 => ("%a, %b".into(), format!("tensor<{e}>")),
        _ => ("%a, %b, %a".into(), format!("tensor<{e}>")),
    }
}

#[test]
fn float_operations() {
    for e in [Elem::F32, Elem::BF16] {
        for (name, arity) in Elementwise::ALL.iter().map(|op| (op.name(), op.arity())) {
            if matches!(name, "not" | "and" | "or" | "xor" | "select" | "is_finite")
                || name.starts_with("shift")
            {
                continue;
            }
            let (args, ty) = operands(arity, e);
            let body = format!(
                "%out = \"stablehlo.{name}\"({args}) : ({}) -> {ty}",
                vec![ty.as_str(); arity].join(", ")
            );
            let tolerance = match (e, name) {
                (Elem::BF16, _) => 2f64.powi(-8),
                // Large arguments of trigonometric functions and large powers lose digits.
                (_, "sine" | "cosine" | "tan" | "power") => 1e-4,
                _ => 3e-6,
            };
            check(name, &module(&body, e, e), e, tolerance);
        }
        let body = format!("%out = stablehlo.is_finite %a : (tensor<{e}>) -> tensor<i1>");
        check("is_finite", &module(&body, e, Elem::I1), e, 0.0);
    }
}

#[test]
fn integer_operations() {
    for e in [Elem::I32, Elem::U32, Elem::I8, Elem::U8, Elem::I16, Elem::U16] {
        for name in [
            "abs",
            "add",
            "and",
            "clamp",
            "divide",
            "maximum",
            "minimum",
            "multiply",
            "negate",
            "not",
            "or",
            "remainder",
            "shift_left",
            "shift_right_arithmetic",
            "shift_right_logical",
            "sign",
            "subtract",
            "xor",
        ] {
            if e.is_unsigned() && matches!(name, "abs" | "negate" | "sign") {
                continue;
            }
            let arity = Elementwise::parse(name).expect("an operation").arity();
            let (args, ty) = operands(arity, e);
            let types = vec![ty.as_str(); arity].join(", ");
            let body = format!("%out = \"stablehlo.{name}\"({args}) : ({types}) -> {ty}");
            check(name, &module(&body, e, e), e, 0.0);
        }
    }
}

#[test]
fn mask_operations() {
    for (name, arity) in [("and", 2), ("or", 2), ("xor", 2), ("not", 1), ("select", 3)] {
        let (args, ty) = operands(arity, Elem::I1);
        let types = vec![ty.as_str(); arity].join(", ");
        let body = format!("%out = \"stablehlo.{name}\"({args}) : ({types}) -> {ty}");
        check(name, &module(&body, Elem::I1, Elem::I1), Elem::I1, 0.0);
    }
}

#[test]
fn comparisons() {
    for e in [Elem::F32, Elem::BF16, Elem::I32, Elem::U32, Elem::U8, Elem::I1] {
        let kinds: &[&str] = match e {
            e if e.is_float() => &["FLOAT", "TOTALORDER"],
            e if e.is_unsigned() || e == Elem::I1 => &["UNSIGNED"],
            _ => &["SIGNED"],
        };
        for kind in kinds {
            for direction in ["EQ", "NE", "LT", "LE", "GT", "GE"] {
                let body = format!(
                    "%out = stablehlo.compare {direction}, %a, %b, {kind} : \
                     (tensor<{e}>, tensor<{e}>) -> tensor<i1>"
                );
                check(&format!("{direction} {kind}"), &module(&body, e, Elem::I1), e, 0.0);
            }
        }
    }
}

#[test]
fn conversions() {
    let all = [
        Elem::F32,
        Elem::BF16,
        Elem::I1,
        Elem::I8,
        Elem::I16,
        Elem::I32,
        Elem::U8,
        Elem::U16,
        Elem::U32,
    ];
    for from in all {
        for to in all {
            if from == to || (from.is_float() && to == Elem::U32) {
                continue;
            }
            let body = format!("%out = stablehlo.convert %a : (tensor<{from}>) -> tensor<{to}>");
            check(&format!("convert to {to}"), &module(&body, from, to), from, 0.0);
        }
    }
}

#[test]
fn reduced_precision() {
    for (exponent, mantissa) in [(8, 7), (5, 10), (4, 3), (8, 23), (6, 9)] {
        let body = format!(
            "%out = stablehlo.reduce_precision %a, format = e{exponent}m{mantissa} : tensor<f32>"
        );
        check("reduce_precision", &module(&body, Elem::F32, Elem::F32), Elem::F32, 0.0);
    }
}
