//! The passes that only this target needs, one file each.

mod absorb;
mod keep;
mod layout;
mod lower_mosaic;
mod plan;

use crate::Tpu;
use grpo_passes::pass::Pass;
use std::sync::Arc;

/// The passes in the order in which the default pipeline runs them.
pub fn all(tpu: Tpu) -> Vec<Arc<dyn Pass>> {
    vec![
        Arc::new(layout::Layouts),
        Arc::new(absorb::Absorb(tpu)),
        Arc::new(plan::Plan(tpu)),
        Arc::new(keep::Keep(tpu)),
        Arc::new(lower_mosaic::LowerMosaic(tpu)),
    ]
}
