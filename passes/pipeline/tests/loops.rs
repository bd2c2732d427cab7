//! `lower-loops` and `check` on modules of sweeps: the result verifies, keeps its interface, and contains no logits.
//! `tools/dev/sweep-check` tests the numbers.

use grpo_dataflow::signature::{Signature, signature};
use grpo_io::Context;
use grpo_io::error::{Error, Result};
use grpo_io::remarks::Remarks;
use grpo_io::report::Report;
use grpo_ir::{Op, TensorType};
use grpo_loops::portable::Portable;
use grpo_loops::target::{Loops, Target};
use grpo_pipeline::Registry;
use grpo_transforms::findings::Findings;
use grpo_transforms::options::Options;
use grpo_transforms::pass::{Done, Limits, Pass, PassContext, Splits};
use melior::ir::Module;
use pretty_assertions::assert_eq;
use std::sync::Arc;

/// Rows, inner extent and vocabulary of the test sweeps: all different, none a multiple of another.
const SHAPE: (i64, i64, i64) = (26, 40, 1003);

/// One sink of each kind but `store`: its attribute, its result types, and its number of values (all are %x).
fn sinks() -> Vec<(String, Vec<String>, usize)> {
    let (n, k, v) = SHAPE;
    let dot = r#"matrix = 0 : i64, precision = [], result = ["bf16", "f32"]"#;
    let per_row = format!("tensor<{n}xf32>");
    let one = |kind: &str, ty: String| (format!("{{kind = \"{kind}\"}}"), vec![ty], 1);
    let contract = |kind: &str, layout: &str, dot: &str, ty: String| {
        (format!("{{kind = \"{kind}\", layout = \"{layout}\", {dot}}}"), vec![ty], 1)
    };
    let rows = dot.replace("matrix = 0", "matrix = 1");
    vec![
        one("max", per_row.clone()),
        one("sum", per_row.clone()),
        one("argmax", format!("tensor<{n}xi32>")),
        one("colsum", format!("tensor<{v}xf32>")),
        contract("contract_cols", "kv", dot, format!("tensor<{n}x{k}xf32>")),
        contract("contract_rows", "kv", &rows, format!("tensor<{k}x{v}xf32>")),
        contract("contract_rows", "vk", &rows, format!("tensor<{v}x{k}xf32>")),
        ("{kind = \"online\", terms = [{degree = 1 : i64, weighted = true}, {degree = 0 : i64, weighted = true}]}".into(), vec![per_row; 3], 3),
    ]
}

fn module_text(sinks: &[(String, Vec<String>, usize)]) -> String {
    let (n, k, v) = SHAPE;
    let list = |items: Vec<String>| items.join(", ");
    let results: Vec<String> = sinks.iter().flat_map(|s| s.1.clone()).collect();
    let count = results.len();
    let yields: usize = sinks.iter().map(|s| s.2).sum();
    let returned =
        if count == 1 { "%r".into() } else { list((0..count).map(|i| format!("%r#{i}")).collect()) };
    let (h, w) = (format!("tensor<{n}x{k}xf32>"), format!("tensor<{k}x{v}xf32>"));
    let results = list(results);
    format!(
        "module attributes {{mhlo.num_partitions = 1 : i32}} {{
  func.func public @main(%h: {h} {{jax.buffer_donor = true}}, %w: {w}, %b: tensor<{v}xf32>, %g: tensor<{n}xf32>)
      -> ({results}) {{
    %r:{count} = \"vocab.sweep\"(%h, %w, %g, %b, %w, %h) ({{
    ^bb0(%x0: tensor<f32>, %s: tensor<f32>, %c: tensor<f32>, %column: tensor<i32>):
      %x1 = stablehlo.add %x0, %c : tensor<f32>
      %x = stablehlo.multiply %x1, %s : tensor<f32>
      \"vocab.yield\"({}) : ({}) -> ()
    }}) {{rows = {n} : i64, cols = {v} : i64, row_operands = 1 : i64, col_operands = 1 : i64,
        sources = [{{elem = \"f32\", kind = \"head\", layout = \"kv\", precision = []}}], sinks = [{}]}}
      : ({h}, {w}, tensor<{n}xf32>, tensor<{v}xf32>, {w}, {h}) -> ({results})
    return {returned} : {results}
  }}
}}",
        list(vec!["%x".into(); yields]),
        list(vec!["tensor<f32>".into(); yields]),
        list(sinks.iter().map(|s| s.0.clone()).collect()),
    )
}

/// Runs passes by name. Returns their report.
fn run(
    module: &Module,
    passes: &[&str],
    options: &Options,
    before: Option<Signature>,
) -> Result<Report> {
    run_for(&Portable::default(), module, passes, options, before)
}

/// The same for another target.
pub fn run_for(
    target: &dyn Target,
    module: &Module,
    passes: &[&str],
    options: &Options,
    before: Option<Signature>,
) -> Result<Report> {
    let (mut remarks, mut report) = (Remarks::default(), Report::default());
    let mut pass_context = PassContext {
        options,
        remarks: &mut remarks,
        report: &mut report,
        signature: before,
        original: None,
        split: Splits::default(),
        chains: None,
        findings: Findings::default(),
        done: Done::default(),
        limits: Limits::default(),
    };
    let registry = Registry::new(target, &[]);
    for name in passes {
        let pass = registry.passes().find(|p| p.name() == *name).expect("a pass");
        pass.run(Op::of_module(module), &mut pass_context)?;
    }
    Ok(report)
}

pub fn parse<'c>(context: &'c Context, text: &str) -> Module<'c> {
    Module::parse(context.melior(), text).unwrap_or_else(|| panic!("cannot parse:\n{text}"))
}

fn portable(rows: Option<i64>, cols: Option<i64>) -> Options {
    Options { tile_n: rows, tile_v: cols, ..Options::default() }
}

/// The element count of the largest value of a module other than (tiles of) weights and their gradients.
fn largest(module: &Module) -> i64 {
    let weights = |ty: &TensorType| ty.shape.contains(&SHAPE.1);
    let results = Op::of_module(module).walk().into_iter().flat_map(|op| op.results());
    let types = results.filter_map(TensorType::of).filter(|ty| !weights(ty));
    types.map(|ty| ty.elements()).max().unwrap_or(0)
}

#[test]
fn every_sink_lowers_for_every_tiling() {
    let context = Context::new();
    let all = sinks();
    let mut groups: Vec<Vec<_>> = all.iter().map(|s| vec![s.clone()]).collect();
    groups.push(all);
    let tilings = [
        (None, None),
        (None, Some(256)),
        (Some(8), Some(256)),
        (Some(13), Some(501)),
        (Some(25), Some(1002)),
        (Some(1), Some(1)),
    ];
    for group in groups {
        for (rows, cols) in tilings {
            let module = parse(&context, &module_text(&group));
            let before = signature(Op::of_module(&module));
            let options = portable(rows, cols);
            let report = run(&module, &["lower-loops", "check"], &options, Some(before))
                .unwrap_or_else(|e| panic!("{group:?} in {rows:?}x{cols:?}: {e}"));
            assert!(Op::of_module(&module).verify(), "{group:?} in {rows:?}x{cols:?}");
            assert!(largest(&module) < SHAPE.0 * SHAPE.2, "{group:?} in {rows:?}x{cols:?}");
            assert!(report.remaining.is_empty(), "{:?}", report.remaining);
            let sweep = &report.sweeps[0];
            assert_eq!((sweep.lowering, sweep.rows, sweep.cols), ("loops", SHAPE.0, SHAPE.2));
            assert_eq!(sweep.sinks.len(), group.len());
            assert_eq!(sweep.tiles["rows"], rows.unwrap_or(SHAPE.0));
        }
    }
}

#[test]
fn tiles_larger_than_the_sweep_are_cut_to_it() {
    let context = Context::new();
    let module = parse(&context, &module_text(&sinks()));
    let report = run(&module, &["lower-loops"], &portable(Some(1 << 40), Some(1 << 40)), None).unwrap();
    assert!(Op::of_module(&module).verify());
    assert_eq!(report.sweeps[0].tiles, serde_json::json!({"rows": SHAPE.0, "cols": SHAPE.2}));
}

/// A target with kernels, none of which has been written.
#[derive(Debug)]
struct Kernels;

impl Target for Kernels {
    fn passes(&self) -> Vec<Arc<dyn Pass>> {
        Vec::new()
    }

    fn loops(&self) -> Loops {
        Loops::TPU
    }
}

#[test]
fn for_a_tpu_the_loops_take_what_no_kernel_took() {
    let context = Context::new();
    let module = parse(&context, &module_text(&sinks()));
    let report =
        run_for(&Kernels, &module, &["lower-loops", "check"], &Options::default(), None).unwrap();
    assert!(Op::of_module(&module).verify());
    assert_eq!(report.sweeps[0].lowering, "loops");
}

#[test]
fn a_sweep_that_is_left_fails_the_check() {
    let context = Context::new();
    let module = parse(&context, &module_text(&sinks()));
    let error = run(&module, &["check"], &Options::default(), None).unwrap_err();
    assert!(error.to_string().contains("vocab.sweep is left"), "{error}");
}

#[test]
fn malformed_sweeps_are_errors() {
    let context = Context::new();
    let good = module_text(&sinks()[..1]);
    for (old, new) in [
        ("cols = 1003", "cols = 1000"),
        ("rows = 26", "rows = -1"),
        ("kind = \"max\"", "kind = \"median\""),
        ("row_operands = 1", "row_operands = 99"),
        ("row_operands = 1", "row_operands = 0"),
        ("layout = \"kv\"", "layout = \"vk\""),
        ("elem = \"f32\"", "elem = \"f4\""),
        ("(%x) : (tensor<f32>)", "(%column) : (tensor<i32>)"),
        ("sinks = [{kind = \"max\"}]", "sinks = []"),
    ] {
        let bad = good.replace(old, new);
        assert!(bad != good, "{old} is in the module");
        let module = parse(&context, &bad);
        let error = run(&module, &["lower-loops"], &portable(None, None), None).unwrap_err();
        assert!(matches!(error, Error::Pass { .. }), "{new}: {error}");
    }
}

/// A sweep over tokens-minor logits that stores them in that order.
const TOKENS_MINOR: &str = "module {
  func.func public @main(%x: tensor<1003x2x13xf32>) -> (tensor<26xf32>, tensor<1003x2x13xf32>) {
    %r:2 = \"vocab.sweep\"(%x) ({
    ^bb0(%e: tensor<f32>, %column: tensor<i32>):
      \"vocab.yield\"(%e, %e) : (tensor<f32>, tensor<f32>) -> ()
    }) {rows = 26 : i64, cols = 1003 : i64, row_operands = 0 : i64, col_operands = 0 : i64,
        tokens_minor = {axis = 0 : i64, lanes = 13 : i64},
        sources = [{elem = \"f32\", kind = \"logits\"}], sinks = [{kind = \"max\"}, {kind = \"store\"}]}
      : (tensor<1003x2x13xf32>) -> (tensor<26xf32>, tensor<1003x2x13xf32>)
    return %r#0, %r#1 : tensor<26xf32>, tensor<1003x2x13xf32>
  }
}";

#[test]
fn tokens_minor_sweeps_become_row_major() {
    let context = Context::new();
    let module = parse(&context, TOKENS_MINOR);
    let before = signature(Op::of_module(&module));
    let passes = ["lower-loops", "check"];
    run(&module, &passes, &portable(Some(7), Some(100)), Some(before)).expect("a sweep that lowers");
    assert!(Op::of_module(&module).verify());
    for (old, new) in [
        ("lanes = 13", "lanes = 5"),
        ("lanes = 13", "lanes = 0"),
        ("lanes = 13", "lanes = 26"),
        ("axis = 0", "axis = 1"),
        ("axis = 0", "axis = 2"),
        ("tokens_minor = {axis = 0 : i64, lanes = 13 : i64},", ""),
    ] {
        let module = parse(&context, &TOKENS_MINOR.replace(old, new));
        let error = run(&module, &["lower-loops"], &portable(None, None), None).unwrap_err();
        assert!(matches!(error, Error::Pass { .. }), "{new}: {error}");
    }
}

#[test]
fn a_changed_interface_is_named() {
    let context = Context::new();
    let good = module_text(&sinks()[..1]);
    let original = signature(Op::of_module(&parse(&context, &good)));
    assert_eq!(original.difference(&original.clone()), None);
    for (old, new, what) in [
        (
            " {jax.buffer_donor = true}",
            "",
            "argument 0 of @main was tensor<26x40xf32> {jax.buffer_donor",
        ),
        (
            "num_partitions = 1",
            "num_partitions = 2",
            "attribute mhlo.num_partitions of the module was 1",
        ),
        ("@main", "@other", "@main was public, now absent"),
        (
            "%g: tensor<26xf32>)",
            "%g: tensor<26xf32>, %z: tensor<2xf32>)",
            "argument 4 of @main was absent, now tensor<2xf32>",
        ),
    ] {
        let changed = good.replace(old, new);
        assert!(changed != good, "{old} is in the module");
        let now = signature(Op::of_module(&parse(&context, &changed)));
        let difference = original.difference(&now).unwrap_or_else(|| panic!("{new}: no difference"));
        assert!(difference.contains(what), "{difference}");
    }
}
