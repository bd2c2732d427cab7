//! What the TPU compiler at hand (`GRPO_LIBTPU`, else the set-up's) cannot do: every operation on every type, every
//! sink, rows and tokens on lanes, on every generation, against the list of what older ones refuse.

use crate::accept;
use crate::at_hand;
use crate::cases::{Case, SINKS};
use crate::columns::Columns;
use crate::phases::{EXTRA, TwoPhase};
use grpo_ir::Elem;
use grpo_mosaic::capabilities::{self, CAPABILITIES, Capability};
use grpo_mosaic::version;
use grpo_transforms::options::Options;
use pretty_assertions::assert_eq;

/// The operations on floats.
const FLOAT: [&str; 28] = [
    "abs",
    "cbrt",
    "ceil",
    "cosine",
    "exponential",
    "exponential_minus_one",
    "floor",
    "log",
    "log_plus_one",
    "logistic",
    "negate",
    "round_nearest_afz",
    "round_nearest_even",
    "rsqrt",
    "sign",
    "sine",
    "sqrt",
    "tan",
    "tanh",
    "atan2",
    "divide",
    "maximum",
    "minimum",
    "multiply",
    "power",
    "remainder",
    "subtract",
    "clamp",
];

/// The operations on integers.
const INTEGER: [&str; 18] = [
    "abs",
    "negate",
    "not",
    "sign",
    "add",
    "and",
    "divide",
    "maximum",
    "minimum",
    "multiply",
    "or",
    "remainder",
    "shift_left",
    "shift_right_arithmetic",
    "shift_right_logical",
    "subtract",
    "xor",
    "clamp",
];

/// A sweep whose body applies these operations to a logit and adds everything up.
fn operations(e: Elem, names: &[&str]) -> String {
    let ty = format!("tensor<{e}>");
    let mut lines = vec![format!("%s0 = stablehlo.convert %x : (tensor<f32>) -> tensor<{e}>")];
    if e == Elem::F32 {
        lines = vec!["%s0 = stablehlo.add %x, %x : tensor<f32>".into()];
    }
    for (i, name) in names.iter().enumerate() {
        let args = match *name {
            "clamp" => vec!["%s0", "%b", "%s0"],
            "atan2" | "divide" | "maximum" | "minimum" | "multiply" | "power" | "remainder"
            | "subtract" | "add" | "and" | "or" | "xor" => vec!["%s0", "%b"],
            n if n.starts_with("shift") => vec!["%s0", "%b"],
            _ => vec!["%s0"],
        };
        let types = vec![ty.as_str(); args.len()].join(", ");
        let n = i + 1;
        lines.push(format!("%v{n} = \"stablehlo.{name}\"({}) : ({types}) -> {ty}", args.join(", ")));
        lines.push(format!("%s{n} = stablehlo.add %s{i}, %v{n} : {ty}"));
    }
    let last = names.len();
    let kind = match e {
        e if e.is_float() => "TOTALORDER",
        e if e.is_unsigned() => "UNSIGNED",
        _ => "SIGNED",
    };
    lines.extend([
        format!("%c0 = stablehlo.compare NE, %s{last}, %b : ({ty}, {ty}) -> tensor<i1>"),
        format!("%c1 = stablehlo.compare LT, %s{last}, %b, {kind} : ({ty}, {ty}) -> tensor<i1>"),
        "%c2 = stablehlo.xor %c0, %c1 : tensor<i1>".into(),
        "%c3 = stablehlo.select %c0, %c2, %c1 : tensor<i1>, tensor<i1>".into(),
        "%n = stablehlo.not %c3 : tensor<i1>".into(),
        "%i = stablehlo.convert %n : (tensor<i1>) -> tensor<i32>".into(),
        "%f = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>".into(),
        "%p = stablehlo.reduce_precision %f, format = e5m3 : tensor<f32>".into(),
        "%fin = stablehlo.is_finite %p : (tensor<f32>) -> tensor<i1>".into(),
        "%out = stablehlo.select %fin, %p, %x : tensor<i1>, tensor<f32>".into(),
    ]);
    format!(
        r#"module {{
  func.func public @main(%h: tensor<40x64xf32>, %w: tensor<64x300xf32>, %a: tensor<300x{e}>) -> tensor<40xf32> {{
    %0 = "vocab.sweep"(%h, %w, %a) ({{
    ^bb0(%x: tensor<f32>, %b: {ty}, %column: tensor<i32>):
      {}
      "vocab.yield"(%out) : (tensor<f32>) -> ()
    }}) {{rows = 40 : i64, cols = 300 : i64, row_operands = 0 : i64, col_operands = 1 : i64,
        sources = [{{elem = "f32", kind = "head", layout = "kv", precision = []}}], sinks = [{{kind = "sum"}}]}}
      : (tensor<40x64xf32>, tensor<64x300xf32>, tensor<300x{e}>) -> tensor<40xf32>
    return %0 : tensor<40xf32>
  }}
}}
"#,
        lines.join("\n      ")
    )
}

/// A program that the compiler may refuse, and what is in it.
struct Program {
    what: String,
    text: String,
}

fn program(what: impl Into<String>, text: String) -> Program {
    Program { what: what.into(), text }
}

/// One program with many things in it, and the same things one by one.
fn programs() -> Vec<(Program, Vec<Program>)> {
    let mut all = Vec::new();
    for e in [Elem::F32, Elem::BF16, Elem::I32, Elem::I8] {
        let names: &[&str] = if e.is_float() { &FLOAT } else { &INTEGER };
        let one = |name: &&str| program(format!("{name} of {e}"), operations(e, &[*name]));
        all.push((
            program(format!("operations on {e}"), operations(e, names)),
            names.iter().map(one).collect(),
        ));
    }
    for source in ["kv", "vk", "two", "logits"] {
        let fits = |s: &&str| source != "logits" || !matches!(*s, "cols" | "rows");
        let sinks: Vec<&str> = SINKS.into_iter().filter(fits).collect();
        let case =
            |sinks: Vec<&'static str>| Case { source, sinks, ..Case::plain(77, 136, 1003) }.module();
        let one =
            |sink: &&'static str| program(format!("the sink {sink} of {source}"), case(vec![*sink]));
        all.push((
            program(format!("sinks of {source}"), case(sinks.clone())),
            sinks.iter().map(one).collect(),
        ));
    }
    for (e, count) in [(Elem::F32, 20), (Elem::BF16, 200)] {
        all.push((
            program(format!("{count} columns of each row of {e}"), Columns::new(e, count).module()),
            Vec::new(),
        ));
    }
    all.push((program("one row", Case::plain(1, 3, 7).module()), Vec::new()));
    for e in [Elem::BF16, Elem::F32] {
        let case = |extra: Vec<&'static str>| {
            TwoPhase { logits: e, stored: e, extra, ..TwoPhase::plain(77, 1003) }.module()
        };
        let one =
            |extra: &&'static str| program(format!("rows of {e} with {extra}"), case(vec![*extra]));
        all.push((
            program(format!("rows of {e}"), case(EXTRA.to_vec())),
            EXTRA.iter().map(one).collect(),
        ));
        for (axis, lanes) in [(0, 77), (0, 11), (1, 77)] {
            let case = Case { logits: e, value: e, ..Case::tokens_minor(77, 1003, axis, lanes) };
            all.push((
                program(format!("tokens on lanes, {e}, {axis}, {lanes}"), case.module()),
                Vec::new(),
            ));
        }
    }
    all
}

/// What the compiler at hand says against a program; none if it takes it.
fn refusal(topology: &str, program: &Program) -> Option<String> {
    let taken = accept::attempt(topology, &program.what, &program.text, &Options::default(), usize::MAX);
    taken.err().map(|e| e.to_string())
}

/// A program of few things is refused by those compilers, and for those reasons, that the list names.
fn refuses_what_is_listed(topology: &str) {
    let compiler = &at_hand::known().0;
    let change = version::change(compiler).expect("a description with its change");
    let mut missed: Vec<&Capability> = CAPABILITIES.iter().filter(|a| a.since.change > change).collect();
    for (together, apart) in programs() {
        let Some(why) = refusal(topology, &together) else { continue };
        let alone = apart.iter().filter_map(|one| Some((&one.what, refusal(topology, one)?)));
        let mut alone: Vec<(&String, String)> = alone.collect();
        if alone.is_empty() {
            alone.push((&together.what, why));
        }
        for (what, why) in alone {
            let capability = capabilities::refused(&why)
                .unwrap_or_else(|| panic!("{compiler}: {topology}: {what}: {why}"));
            assert!(capability.since.change > change, "{compiler}: {topology}: {what}: {why}");
            missed.retain(|a| a.refusal != capability.refusal);
        }
    }
    assert_eq!(
        missed,
        Vec::<&Capability>::new(),
        "{compiler}: {topology} takes what the list says it does not"
    );
}

#[test]
fn v4_refuses_what_is_listed() {
    refuses_what_is_listed("v4:2x2x1");
}

#[test]
fn v5e_refuses_what_is_listed() {
    refuses_what_is_listed("v5e:2x2");
}

#[test]
fn v5p_refuses_what_is_listed() {
    refuses_what_is_listed("v5p:2x2x1");
}

#[test]
fn v6e_refuses_what_is_listed() {
    refuses_what_is_listed("v6e:2x2");
}

#[test]
fn tpu7x_refuses_what_is_listed() {
    refuses_what_is_listed("tpu7x:2x2x1");
}
