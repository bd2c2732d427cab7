//! The target-independent passes in the order of the default pipeline.  [Adding a pass](../../../docs/dev/adding-a-pass.md) says how.

use grpo_loops::keep::Keep;
use grpo_loops::lower_loops::LowerLoops;
use grpo_loops::target::{Device, Target};
use grpo_transforms::accumulate::Accumulate;
use grpo_transforms::check::Check;
use grpo_transforms::inline::Inline;
use grpo_transforms::merge::Merge;
use grpo_transforms::normalize::Normalize;
use grpo_transforms::online::Online;
use grpo_transforms::outline::Outline;
use grpo_transforms::partition::Partition;
use grpo_transforms::pass::Pass;
use grpo_transforms::rematerialize::Rematerialize;
use grpo_transforms::widen_rows::WidenRows;
use std::sync::Arc;

/// The passes that create and transform sweeps.
pub fn find(target: &dyn Target) -> Vec<Arc<dyn Pass>> {
    vec![
        Arc::new(Inline),
        #[cfg(feature = "blocks")]
        Arc::new(grpo_blocks::CoalesceBlocks),
        Arc::new(Rematerialize),
        Arc::new(Normalize),
        Arc::new(Outline::new(target.loops().rounding)),
        Arc::new(Online),
        Arc::new(Merge),
        Arc::new(WidenRows),
        Arc::new(Partition),
        Arc::new(Accumulate::new(target.loops().device != Device::Tpu)),
    ]
}

/// The passes after those of the target: loops for the remaining sweeps, with or without their logits in memory, and the check of
/// the result.
pub fn finish(target: &dyn Target) -> Vec<Arc<dyn Pass>> {
    vec![Arc::new(Keep::of(target)), Arc::new(LowerLoops::of(target)), Arc::new(Check)]
}
