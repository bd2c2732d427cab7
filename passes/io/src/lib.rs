//! Contexts, reading and writing of modules, diagnostics, remarks and the report.

pub mod context;
pub mod diagnostics;
pub mod error;
pub mod read;
pub mod remarks;
pub mod report;
pub mod write;

pub use context::Context;
