//! The target-independent passes of grpo-opt: find vocabulary sweeps in StableHLO, and lower them to loops.
//!
//! Each module knows only those above it:
//!
//! - [`ir`]: MLIR through its C API, and literals in its syntax;
//! - [`io`]: a context, and modules in and out of it, with diagnostics, and [`error`];
//! - [`sweep`]: the operation `vocab.sweep`, and what it means;
//! - [`remarks`] and [`report`]: what is told of a run, to people and to programs;
//! - [`analysis`]: facts about a module; nothing here rewrites one;
//! - [`pass`]: what a pass is, with the [`options`] of a run, and what a [`target`] brings;
//! - [`rewrite`]: rewriting steps that several passes take;
//! - [`transforms`]: the passes, one a file;
//! - [`pipeline`]: runs them, with those of a target and of MLIR.

pub mod analysis;
pub mod error;
pub mod io;
pub mod ir;
pub mod options;
pub mod pass;
pub mod pipeline;
pub mod portable;
pub mod remarks;
pub mod report;
pub mod rewrite;
pub mod sweep;
pub mod target;
pub mod transforms;
