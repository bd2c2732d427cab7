//! Contexts, reading and writing of modules, and what a run reports.
//!
//! - Modules: a [`context`], [`read`] and [`write`](mod@write), other names for operations that MLIR cannot verify (`shield`).
//! - Reports: MLIR's [`diagnostics`], [`error`]s, [`remarks`] with their reasons, the [`report`] in JSON.

#![warn(missing_docs)]
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
