//! The passes that replace losses by sweeps, one per file, and what they share.
//!
//! - [`pass`]: the pass interface, the [`options`] of a run, and the [`findings`] of earlier runs.
//! - The passes in the order of the default pipeline: [`inline`], [`rematerialize`], [`normalize`], [`outline`], [`online`],
//!   [`merge`], [`widen_rows`], [`partition`], [`accumulate`], [`check`].
//! - [`rewrite`]: rewrites that several passes use.
//! - Estimates: [`peak_memory`], [`gathered_bytes`], [`memory_savings`], [`mesh_axis_assignment`].

#![warn(missing_docs)]
#![warn(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]

pub mod accumulate;
pub mod check;
pub mod findings;
pub(crate) mod gathered_bytes;
pub mod inline;
pub mod memory_savings;
pub mod merge;
pub(crate) mod mesh_axis_assignment;
pub mod normalize;
pub mod online;
pub mod options;
pub mod outline;
pub mod partition;
pub mod pass;
pub mod peak_memory;
pub mod rematerialize;
pub mod rewrite;
pub mod widen_rows;
