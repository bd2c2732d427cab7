//! The target-independent passes, one file each; `docs/dev/adding-a-pass.md` says how to add one.

mod check;
pub mod chunk_sequences;
mod coalesce_blocks;
mod inline;
mod keep;
mod lower_loops;
mod materialize;
mod merge;
mod normalize;
mod online;
mod outline;
mod partition;
pub mod plan_loops;
mod rematerialize;
pub mod single_pass;
mod widen_rows;

use crate::pass::Pass;
use crate::target::Target;
use std::sync::Arc;

/// The passes that find sweeps and bring them into form, in the order in which the default pipeline runs
/// them.
pub fn find(target: &dyn Target) -> Vec<Arc<dyn Pass>> {
    vec![
        Arc::new(inline::Inline::new(target.loops().fusion)),
        Arc::new(coalesce_blocks::CoalesceBlocks),
        Arc::new(rematerialize::Rematerialize),
        Arc::new(normalize::Normalize),
        Arc::new(outline::Outline::new(target.loops().rounding)),
        Arc::new(online::Online),
        Arc::new(merge::Merge),
        Arc::new(widen_rows::WidenRows),
        Arc::new(partition::Partition),
    ]
}

/// The passes behind those of the target: loops for the sweeps that it left, with or without their logits in memory, and the last look.
pub fn finish(target: &dyn Target) -> Vec<Arc<dyn Pass>> {
    vec![
        Arc::new(keep::Keep::of(target)),
        Arc::new(lower_loops::LowerLoops::of(target)),
        Arc::new(check::Check),
    ]
}

/// Passes that run only where a pipeline names them.
pub fn named() -> Vec<Arc<dyn Pass>> {
    vec![Arc::new(materialize::Materialize)]
}
