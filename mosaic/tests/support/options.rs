//! Options and pipelines for a TPU.

use grpo_mosaic::Tpu;
use grpo_passes::io::Context;
use grpo_passes::options::Options;
use grpo_passes::pipeline::{Pipeline, Registry};
use std::sync::Arc;

/// The default options, for the default TPU.
pub fn tpu() -> Options {
    on(Tpu::default(), &Options::default())
}

/// These options for this TPU.
pub fn on(tpu: Tpu, options: &Options) -> Options {
    Options { target: Arc::new(tpu), ..options.clone() }
}

/// The pipeline of these passes, for the options' target.
pub fn pipeline(context: &Context, passes: &str, options: &Options) -> Pipeline {
    let registry = Registry::new(options.target.as_ref(), &[]);
    Pipeline::parse(context, &registry, &format!("builtin.module({passes})"), &[]).expect("a pipeline")
}
