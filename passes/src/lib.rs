//! The compiler passes of grpo-opt: find vocabulary sweeps in StableHLO, and lower them.

pub mod analysis;
mod capi;
pub mod config;
pub mod context;
pub mod diagnostics;
pub mod error;
pub mod ir;
pub mod mosaic;
pub mod options;
pub mod pass;
pub mod passes;
pub mod pipeline;
pub mod pjrt;
pub mod platform;
pub mod read;
pub mod remarks;
pub mod report;
pub mod store;
pub mod sweep;
pub mod write;
