//! Reading and writing: every encoding of every kind of program round-trips.

use grpo_io::Context;
use grpo_io::error::Error;
use grpo_io::read::{Encoding, Input, read, recognise};
use grpo_io::write::{Emit, encode};
use grpo_ir::Op;
use pretty_assertions::assert_eq;
use std::path::PathBuf;

/// Exports from both JAX versions that differ in content: element types, calls, loops, CHLO.
const PROGRAMS: [&str; 6] = [
    "jax-0.10/headline.mlir",
    "jax-0.10/grpo_bf16_logits.mlir",
    "jax-0.10/grpo_metrics_together.mlir",
    "jax-0.10/argmax_forward.mlir",
    "jax-0.7/grpo_f32.mlir",
    "jax-0.7/grpo_metric_entropy.mlir",
];

fn program(name: &str) -> Vec<u8> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata").join(name);
    std::fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

fn write(context: &Context, input: &Input<'_>, emit: &Emit) -> Vec<u8> {
    encode(context, Op::of_module(&input.module), emit, input.has_locations).unwrap()
}

/// Reads `bytes`, writes them as `emit`, reads that and writes it as text.
fn through(context: &Context, bytes: &[u8], emit: &Emit) -> String {
    let input = read(context, bytes, "in.mlir").unwrap();
    let encoded = write(context, &input, emit);
    let again = read(context, &encoded, "again.mlir").unwrap();
    String::from_utf8(write(context, &again, &Emit::Text)).unwrap()
}

#[test]
fn text_generic_text_and_bytecode_keep_everything() {
    let context = Context::new();
    for name in PROGRAMS {
        let bytes = program(name);
        let mut text = String::from_utf8(bytes.clone()).unwrap();
        if !name.starts_with("jax-0.10/") {
            // An older JAX spells a few attributes differently.
            text = through(&context, &bytes, &Emit::Text);
        }
        for emit in [Emit::Text, Emit::Generic, Emit::Bytecode] {
            assert_eq!(through(&context, &bytes, &emit), text, "{name} as {emit:?}");
        }
    }
}

#[test]
fn portable_artifacts_keep_the_program() {
    let context = Context::new();
    for name in PROGRAMS {
        let bytes = program(name);
        // Attributes with default values are dropped in the first round trip only.
        let once = through(&context, &bytes, &Emit::Portable(None));
        assert_eq!(once.lines().count(), String::from_utf8(bytes).unwrap().lines().count(), "{name}");
        assert_eq!(through(&context, once.as_bytes(), &Emit::Portable(None)), once, "{name}");
    }
}

#[test]
fn encodings_are_recognised_by_content() {
    let context = Context::new();
    let input = read(&context, &program(PROGRAMS[0]), "in.mlir").unwrap();
    assert_eq!(input.encoding, Encoding::Text);
    let bytecode = write(&context, &input, &Emit::Bytecode);
    assert!(
        matches!(recognise(&bytecode, "f").unwrap(), Encoding::Bytecode(p) if p.starts_with("MLIR"))
    );
    let emit = Emit::parse("portable-artifact=1.9.0").unwrap();
    let artifact = write(&context, &input, &emit);
    assert_eq!(recognise(&artifact, "f").unwrap(), Encoding::Portable("1.9.0".into()));
    assert_eq!(recognise(b"", "f").unwrap(), Encoding::Text);
    assert_eq!(recognise(b"ML\xefR", "f").unwrap(), Encoding::Bytecode(String::new()));
    let mistake = recognise(b"module {\n\0}", "f").unwrap_err().to_string();
    assert!(
        mistake.starts_with("f:2:1: error: neither MLIR text nor MLIR bytecode: byte 0x00"),
        "{mistake}"
    );
}

#[test]
fn unregistered_operations_are_written_as_generic_text_only() {
    let context = Context::new();
    let text =
        "\"builtin.module\"() ({\n  \"sdy.mesh\"() <{sym_name = \"mesh\"}> : () -> ()\n}) : () -> ()\n";
    assert_eq!(through(&context, text.as_bytes(), &Emit::Text), text);
    let input = read(&context, text.as_bytes(), "in.mlir").unwrap();
    for emit in [Emit::Bytecode, Emit::Portable(None)] {
        let error = encode(&context, Op::of_module(&input.module), &emit, false).unwrap_err();
        assert!(error.to_string().contains("`sdy`"), "{error}");
    }
    // A sharding is an attribute, and may be the only use of Shardy.
    let attribute = "module attributes {a.b = [{x = #sdy.sharding<@mesh, []>}]} {}";
    let input = read(&context, attribute.as_bytes(), "in.mlir").unwrap();
    assert!(encode(&context, Op::of_module(&input.module), &Emit::Bytecode, false).is_err());
}

#[test]
fn our_own_operations_are_written_in_pretty_text() {
    let context = Context::new();
    let text = r#"module {
  func.func @f(%arg0: tensor<2x4xf32>) -> tensor<2xf32> {
    %0 = "vocab.sweep"(%arg0) ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<i32>):
      "vocab.yield"(%arg1) : (tensor<f32>) -> ()
    }) {col_operands = 0 : i64, cols = 4 : i64, row_operands = 0 : i64, rows = 2 : i64, sinks = [{kind = "max"}], sources = [{elem = "f32", kind = "logits"}]} : (tensor<2x4xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
"#;
    assert_eq!(through(&context, text.as_bytes(), &Emit::Text), text);
}

#[test]
fn every_prefix_of_every_encoding_is_an_error_or_a_module() {
    let context = Context::new();
    let input =
        read(&context, b"module {\n  func.func @f(%x: tensor<4xf32>) {\n    return\n  }\n}\n", "f")
            .unwrap();
    // Damaged artifacts are tested by lit, in separate processes: the reader may crash.
    for emit in [Emit::Text, Emit::Generic] {
        let whole = write(&context, &input, &emit);
        for len in 0..whole.len() {
            if let Err(error) = read(&context, &whole[..len], "f") {
                assert!(matches!(error, Error::Diagnosed { .. }), "{emit:?} {len}: {error}");
                assert!(error.to_string().contains("error: "), "{emit:?} {len}: {error}");
            }
        }
    }
}

#[test]
fn errors_show_the_line_and_help() {
    let context = Context::new();
    let error =
        |text: &str| read(&context, text.as_bytes(), "m.mlir").map(|_| ()).unwrap_err().to_string();
    assert_eq!(error("  \n"), "m.mlir:1:1: error: the input is empty");
    assert!(error("module {\n  bad\n}").starts_with("m.mlir:2:3: error: "));
    assert!(error("module {\n  bad\n}").contains("\n  bad\n  ^"));
    // MLIR parses functions without a module differently; the location is the same.
    assert!(error("func.func @f() {\n  bad\n}").starts_with("m.mlir:2:3: error: "));
    assert!(error("module { sdy.mesh @m = <[]> }").contains("note: the program holds Shardy"));
    let deep = "[".repeat(5000);
    assert_eq!(
        error(&deep),
        "m.mlir:1:5000: error: brackets are nested 5000 deep; at most 2000 levels are read"
    );
}
