//! The passes, one file each. [`ALL`] lists them in the order in which the default pipeline runs
//! them; `docs/adding-a-pass.md` says how to add one.

mod absorb;
pub mod check;
pub mod cleanup;
mod inline;
mod keep;
mod layout;
mod lower_loops;
mod lower_mosaic;
mod materialize;
mod merge;
mod normalize;
mod online;
mod outline;
mod partition;
mod plan;
mod schedule;
mod windows;

use crate::pass::Pass;

/// The default pipeline.
pub const ALL: &[&dyn Pass] = &[
    &inline::Inline,
    &normalize::Normalize,
    &outline::Outline,
    &online::Online,
    &merge::Merge,
    &partition::Partition,
    &layout::Layouts,
    &absorb::Absorb,
    &plan::Plan,
    &keep::Keep,
    &lower_mosaic::LowerMosaic,
    &lower_loops::LowerLoops,
    &check::Check,
];

/// Passes that run only where a pipeline names them.
pub const EXTRA: &[&dyn Pass] = &[&materialize::Materialize];
