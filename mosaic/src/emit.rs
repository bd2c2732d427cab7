//! From a sweep to Mosaic kernels.
//!
//! One sweep becomes one or two `tpu_custom_call`s: a kernel that streams the vocabulary past a block
//! of rows, for the sinks with one entry per row, and one that streams the rows past a block of
//! columns, for the others. Contractions over columns can join the second one ([`hbm_accumulator`]): both gradients
//! then share one computation of the logits. The parts:
//!
//! - [`step`]: the context of a grid step;
//! - [`kernel`], [`tile`], [`per_lane`], [`contract`], [`hbm_accumulator`], [`columns`], [`stash`]: the schedule of a grid step;
//! - [`cores`]: the blocks of a step, if cores share the kernel;
//! - [`overlap`]: the body overlapped with products;
//! - [`accumulator`], [`values`]: sinks and body on a chunk of a tile;
//! - [`tables`]: columns of each row that are looked up;
//! - [`full_row`]: the step of a sweep of two phases, which keeps whole rows of logits;
//! - [`ops`], [`convert`]: StableHLO's elementwise operations on vectors;
//! - [`kernel_module`], [`text`], [`copies`], [`types`]: the module around a body, and its versioned text;
//! - [`tokens_minor`]: the same for tokens-minor logits;
//! - [`mod@lower`], [`call`], [`epilogue`]: the custom call and XLA operations around it; [`vmem_report`]: the contents of VMEM, for the report.
//!
//! Nothing here knows about losses.

mod accumulator;
mod aliased_accumulator;
pub mod call;
mod columns;
mod contract;
mod convert;
mod copies;
mod cores;
mod epilogue;
mod full_row;
mod hbm_accumulator;
mod kernel;
mod kernel_module;
mod legal;
mod lower;
mod ops;
mod overlap;
mod per_lane;
mod search;
mod stash;
mod step;
mod tables;
mod text;
mod tile;
mod tokens_minor;
mod types;
mod values;
mod vmem_report;

pub use legal::unsupported;
pub use lower::lower;
