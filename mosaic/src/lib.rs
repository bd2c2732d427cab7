//! The target TPU: Mosaic kernels in `tpu_custom_call`s.
//!
//! - [`chip`], [`version`], [`layout`]: what differs between TPUs and their compilers, as data;
//! - [`emit`]: writes kernels;
//! - [`passes`]: what this target adds to the default pipeline.

pub mod chip;
pub mod emit;
pub mod layout;
mod passes;
mod settings;
pub mod version;

pub use settings::{Settings, Tpu};
