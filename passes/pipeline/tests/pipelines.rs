//! Pipelines over our passes and MLIR's.

use grpo_io::Context;
use grpo_io::error::Error;
use grpo_io::read::read;
use grpo_ir::Op;
use grpo_loops::portable::Portable;
use grpo_pipeline::{Instruments, Outcome, Pipeline, Registry, Verify, run_or_restore};
use grpo_transforms::options::Options;
use pretty_assertions::assert_eq;

const TWICE: &str = "\
module {
  func.func @main(%arg0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = stablehlo.tanh %arg0 : tensor<4xf32>
    %1 = stablehlo.tanh %arg0 : tensor<4xf32>
    return %0, %1 : tensor<4xf32>, tensor<4xf32>
  }
}
";

fn registry() -> Registry {
    Registry::new(&Portable::default(), &[])
}

/// The result of a pipeline on [`TWICE`].
fn run(context: &Context, pipeline: &str) -> (String, Outcome) {
    let module = read(context, TWICE.as_bytes(), "in.mlir").unwrap().module;
    let pipeline = Pipeline::parse(context, &registry(), pipeline, &[]).unwrap();
    let mut outcome = Outcome::default();
    let mut instruments = Instruments::default();
    let module =
        pipeline.run(context, &module, &Options::default(), &mut instruments, &mut outcome).unwrap();
    (format!("{}", Op::of_module(&module)), outcome)
}

#[test]
fn registered_passes_run_where_they_are_nested() {
    let context = Context::new();
    let (text, outcome) = run(&context, "builtin.module(func.func(cse))");
    assert_eq!(text.matches("stablehlo.tanh").count(), 1);
    let timed: Vec<&str> = outcome.timings.iter().map(|t| t.pass.as_str()).collect();
    assert_eq!(timed, ["func.func(cse)"]);
    let (text, outcome) = run(&context, "builtin.module()");
    assert_eq!(text.trim_end(), TWICE.trim_end());
    assert!(outcome.timings.is_empty());
}

#[test]
fn passes_can_be_left_out() {
    let standard = Pipeline::standard(&registry(), &[]).unwrap();
    let all = standard.names();
    assert_eq!(all.first(), Some(&"inline-vocab"));
    assert_eq!(all.last(), Some(&"check"));
    let without = Pipeline::standard(&registry(), &["outline".into()]).unwrap();
    assert_eq!(without.names(), all.into_iter().filter(|n| *n != "outline").collect::<Vec<_>>());
    let Err(error) = Pipeline::standard(&registry(), &["outlin".into()]) else {
        panic!("`outlin` is no pass")
    };
    assert_eq!(
        error.to_string(),
        "error: cannot disable the unknown pass `outlin`; did you mean `outline`?"
    );
    let context = Context::new();
    let named =
        Pipeline::parse(&context, &registry(), "builtin.module(cse,outline,cse)", &["cse".into()])
            .unwrap();
    assert_eq!(named.names(), ["outline"]);
}

#[test]
fn mistakes_are_usage_errors() {
    let context = Context::new();
    for pipeline in [
        "cse",
        "builtin.module(",
        "builtin.module(no-such-pass)",
        "builtin.module(func.func(outline))",
        "builtin.module(outline{x=1})",
        "builtin.module(canonicalize{x=1})",
        "builtin.module(canonicalize{max-iterations=x})",
    ] {
        let error = Pipeline::parse(&context, &registry(), pipeline, &[]).err();
        assert!(matches!(error, Some(Error::Usage(_))), "{pipeline}: {error:?}");
        assert_eq!(error.map(|e| e.exit_code()), Some(2));
        // It must not be mistaken for a diagnostic of the module later.
        assert_eq!(context.diagnostics.take(), vec![], "{pipeline}");
    }
}

#[test]
fn a_module_without_a_loss_comes_back_as_it_was() {
    let context = Context::new();
    let module = read(&context, TWICE.as_bytes(), "in.mlir").unwrap().module;
    // `cse` represents a pass that rewrites before a decision not to fuse.
    let pipeline = Pipeline::parse(&context, &registry(), "builtin.module(cse)", &[]).unwrap();
    let (mut instruments, mut outcome) = (Instruments::default(), Outcome::default());
    let options = Options::default();
    let result =
        run_or_restore(&pipeline, &context, module, &options, &mut instruments, &mut outcome).unwrap();
    assert_eq!(format!("{}", Op::of_module(&result)).trim_end(), TWICE.trim_end());
}

#[test]
fn the_module_is_printed_after_every_pass() {
    let context = Context::new();
    let module = read(&context, TWICE.as_bytes(), "in.mlir").unwrap().module;
    let pipeline =
        Pipeline::parse(&context, &registry(), "builtin.module(cse,canonicalize)", &[]).unwrap();
    let mut dump = Vec::new();
    let mut instruments = Instruments { verify: Verify::Never, print_after_all: Some(&mut dump) };
    let (options, mut outcome) = (Options::default(), Outcome::default());
    pipeline.run(&context, &module, &options, &mut instruments, &mut outcome).unwrap();
    let dump = String::from_utf8(dump).unwrap();
    let heads: Vec<&str> = dump.lines().filter(|l| l.starts_with("// -----//")).collect();
    assert_eq!(
        heads,
        ["// -----// IR Dump After cse //----- //", "// -----// IR Dump After canonicalize //----- //"]
    );
}
