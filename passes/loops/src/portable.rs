//! The target `portable`: StableHLO loops, for any device.

use crate::chunk_rows::ChunkRows;
use crate::plan_loops::PlanLoops;
use crate::target::{Loops, Target};
use grpo_transforms::pass::Pass;
use std::sync::Arc;

/// StableHLO loops, for any device. On a GPU passes of their own choose them.
#[derive(Clone, Copy, Debug)]
pub struct Portable(
    /// Properties of the platform's loops.
    pub Loops,
);

impl Default for Portable {
    fn default() -> Portable {
        Portable(Loops::ANY)
    }
}

impl Target for Portable {
    fn passes(&self) -> Vec<Arc<dyn Pass>> {
        let Some(gpu) = self.0.gpu() else { return Vec::new() };
        vec![Arc::new(ChunkRows(gpu)), Arc::new(PlanLoops(gpu))]
    }

    fn loops(&self) -> Loops {
        self.0
    }
}
