//! The passes that only this target needs, one file each.

mod layout;
mod lower_mosaic;
mod plan;
mod single_pass;
mod stash;

use crate::Tpu;
use grpo_passes::pass::Pass;
use std::sync::Arc;

/// The passes in the order in which the default pipeline runs them.
pub fn all(tpu: Tpu) -> Vec<Arc<dyn Pass>> {
    vec![
        Arc::new(layout::Layouts),
        Arc::new(single_pass::SinglePass(tpu)),
        Arc::new(plan::Plan(tpu)),
        Arc::new(stash::Stash(tpu)),
        Arc::new(lower_mosaic::LowerMosaic(tpu)),
    ]
}
