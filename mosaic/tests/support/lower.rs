//! Runs passes for a TPU.

use grpo_io::Context;
use grpo_io::read;
use grpo_io::read::Input;
use grpo_ir::Op;
use grpo_mosaic::Tpu;
use grpo_pipeline::{Instruments, Outcome, Pipeline, Registry};
use grpo_transforms::options::Options;

/// Reads a module.
pub fn read<'c>(context: &'c Context, text: &str) -> Input<'c> {
    let input = read::read(context, text.as_bytes(), "test");
    input.unwrap_or_else(|e| panic!("{e}\n{text}"))
}

/// A module with plans, in those of both gradients' kernels so many rows apart.
pub fn planned_apart(text: &str, tpu: Tpu, options: &Options, apart: i64) -> String {
    let context = Context::new();
    let mut input = read(&context, text);
    lower(&context, &mut input, "plan", tpu, options);
    let planned = Op::of_module(&input.module).to_string();
    let shared = "fused_gradients = true";
    assert!(planned.contains(shared), "{planned}");
    planned.replace(shared, &format!("{shared}, apart = {apart} : i64"))
}

/// Runs passes over a module; what they did.
pub fn lower(
    context: &Context,
    input: &mut Input,
    passes: &str,
    tpu: Tpu,
    options: &Options,
) -> Outcome {
    let registry = Registry::new(&tpu, &[]);
    let pipeline = Pipeline::parse(context, &registry, &format!("builtin.module({passes})"), &[]);
    let (mut instruments, mut outcome) = (Instruments::default(), Outcome::default());
    let module = &input.module;
    let ran = pipeline.and_then(|p| p.run(context, module, options, &mut instruments, &mut outcome));
    input.module = ran.unwrap_or_else(|e| panic!("{e}\n{}", Op::of_module(&input.module)));
    assert!(Op::of_module(&input.module).verify(), "the lowered module is invalid");
    outcome
}
