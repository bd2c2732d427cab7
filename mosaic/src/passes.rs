//! The passes that only this target needs, one file each.

mod layout;
mod lower_mosaic;
mod plan;
mod single_pass;
mod stash;

use crate::Tpu;
use grpo_loops::target::{Loops, Target};
use grpo_transforms::pass::Pass;
use std::sync::Arc;

impl Target for Tpu {
    /// In the order in which the default pipeline runs them.
    fn passes(&self) -> Vec<Arc<dyn Pass>> {
        vec![
            Arc::new(layout::Layouts),
            Arc::new(single_pass::SinglePass(*self)),
            Arc::new(plan::Plan(*self)),
            Arc::new(stash::Stash(*self)),
            Arc::new(lower_mosaic::LowerMosaic(*self)),
        ]
    }

    fn loops(&self) -> Loops {
        Loops::TPU
    }
}
