//! Modules in and out: the context that they live in, reading, writing, and what MLIR says about them.

mod context;
pub mod diagnostics;
pub mod read;
pub mod write;

pub use context::Context;
