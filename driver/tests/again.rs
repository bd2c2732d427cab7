//! What was fused is recognised: every program of testdata, run again.

use grpo_driver::config::Config;
use grpo_driver::platform::Platform;
use grpo_driver::target::{TargetKind, registry};
use grpo_io::Context;
use grpo_io::read::read;
use grpo_io::write::{Emit, encode};
use grpo_ir::Op;
use grpo_pipeline::{Instruments, Outcome, Pipeline, Verify, run_or_restore};
use grpo_transforms::options::Options;
use pretty_assertions::assert_eq;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// A program after the standard passes, and what they did.
fn run(pipeline: &Pipeline, options: &Options, program: &[u8], name: &str) -> (Vec<u8>, Outcome) {
    let context = Context::new();
    let input = read(&context, program, name).unwrap_or_else(|e| panic!("{name}: {e}"));
    let mut outcome = Outcome::default();
    let mut instruments = Instruments { verify: Verify::Never, ..Instruments::default() };
    let done = run_or_restore(pipeline, &context, input.module, options, &mut instruments, &mut outcome);
    let module = done.unwrap_or_else(|e| panic!("{name}: {e}"));
    let text = encode(&context, Op::of_module(&module), &Emit::Text, input.has_locations).unwrap();
    (text, outcome)
}

/// Runs the passes on their own results: nothing may change, no remark may be missed, and `strict` may not fail. Gives
/// how many programs were fused.
fn fuse_twice(target: TargetKind) -> usize {
    let config = Config { always_fuse: true, min_columns: "1".parse().ok(), ..Config::default() };
    let platform = Platform { target, ..Platform::default() };
    let registry = registry(config.target(platform).as_ref());
    let pipeline = Pipeline::standard(&registry, &[]).unwrap();
    let options = config.options(platform);
    let testdata = Path::new(env!("CARGO_MANIFEST_DIR")).join("../testdata");
    let folders = ["jax-0.7", "jax-0.10"].map(|folder| fs::read_dir(testdata.join(folder)).unwrap());
    let mut fused = 0;
    for path in folders.into_iter().flatten().map(|entry| entry.unwrap().path()) {
        let name = path.file_name().unwrap().to_str().unwrap();
        // Cannot be read, on purpose.
        if name == "pretty_shardy.mlir" {
            continue;
        }
        let (once, first) = run(&pipeline, &options, &fs::read(&path).unwrap(), name);
        if !first.report.is_rewritten() {
            continue;
        }
        fused += 1;
        let (twice, second) = run(&pipeline, &options, &once, name);
        // What is left of a sweep's logits is reported by the run that lowers it.
        let remarks_of = |outcome: &Outcome| {
            let all = outcome.remarks.list.iter();
            let missed = all.filter(|r| r.is_missed_loss() && r.pass != "check");
            // The second program may have only one loop of two that the reason names.
            let reason = |message: &str| match message.split_once("another loop of the same loss (") {
                Some((start, rest)) => {
                    format!("{start}{}", rest.split_once(" stays: ").map_or(rest, |(_, why)| why))
                }
                None => message.to_string(),
            };
            // Two places of the second program may have been one function of the first.
            missed.map(|r| reason(&r.message)).collect::<BTreeSet<_>>()
        };
        assert!(!second.report.is_rewritten(), "{name}: fused twice");
        assert!(once == twice, "{name}: changed");
        // Another chain of the program may have been left alone, and is reported again.
        assert_eq!(remarks_of(&second), remarks_of(&first), "{name}");
    }
    fused
}

#[test]
fn kernels_are_not_fused_again() {
    let fused = fuse_twice(TargetKind::Tpu);
    assert!(fused > 150, "{fused}");
}

#[test]
fn loops_are_not_fused_again() {
    let fused = fuse_twice(TargetKind::Portable);
    assert!(fused > 150, "{fused}");
}
