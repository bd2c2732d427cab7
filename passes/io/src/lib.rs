//! Contexts, reading and writing of modules, diagnostics, remarks and the report.

#![warn(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]

pub mod context;
pub mod diagnostics;
pub mod error;
pub mod read;
pub mod remarks;
pub mod report;
mod shield;
pub mod write;

pub use context::Context;
