//! Modules in and out: the context that they live in, reading, writing, and what MLIR says about them.

pub mod context;
pub mod diagnostics;
pub mod error;
pub mod read;
pub mod remarks;
pub mod report;
pub mod write;

pub use context::Context;
