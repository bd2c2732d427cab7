//! The target `portable`: StableHLO loops, for any device.

use crate::chunk_sequences::ChunkSequences;
use crate::gpu::Gpu;
use crate::loop_plan::LoopPlans;
use crate::plan_loops::PlanLoops;
use crate::single_pass::{Judge, SinglePass, TwoPhases};
use crate::target::{Loops, Target};
use grpo_ir::Op;
use grpo_sweep::Source;
use grpo_transforms::pass::{Pass, PassContext};
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
        vec![
            Arc::new(SinglePass(Arc::new(Chunks(gpu)))),
            Arc::new(ChunkSequences(gpu)),
            Arc::new(PlanLoops(gpu)),
        ]
    }

    fn loops(&self) -> Loops {
        self.0
    }
}

/// Sweeps of two phases in chunks of rows with all columns.
struct Chunks(Gpu);

impl TwoPhases for Chunks {
    fn takes(&self, sources: &[Source]) -> bool {
        sources.iter().any(|source| source.weights().is_some())
    }

    fn judge(&self, module: Op, context: &PassContext<'_>) -> Judge {
        let plans = LoopPlans::of(self.0, module, context);
        Box::new(move |fused, parts| plans.refusal(fused, parts))
    }
}
