//! The target TPU: Mosaic kernels in `tpu_custom_call`s.
//!
//! - [`chip`], [`version`], [`capabilities`], [`layout`]: what differs between TPUs and their compilers, as data;
//! - [`settings`]: the options of a run for this target;
//! - [`spec`]: what a kernel consists of, and the VMEM that it takes;
//! - [`plan`]: chooses tiles by a cost model over specs;
//! - [`emit`]: writes kernels into their specs;
//! - [`passes`]: what this target adds to the default pipeline.

#![warn(missing_docs)]
#![warn(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]

pub mod capabilities;
pub mod chip;
mod emit;
mod layout;
mod passes;
pub mod plan;
mod settings;
pub mod spec;
pub mod version;

pub use settings::Tpu;
