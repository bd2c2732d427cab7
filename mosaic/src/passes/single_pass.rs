//! The sweeps of two phases that the pass `single-pass` forms for kernels.

use crate::{Tpu, emit, plan};
use grpo_ir::Op;
use grpo_loops::single_pass::{Judge, TwoPhases};
use grpo_sweep::Source;
use grpo_transforms::pass::PassContext;

/// Kernels that keep a block of whole rows in VMEM.
pub struct Kernels(pub Tpu);

impl TwoPhases for Kernels {
    fn takes(&self, sources: &[Source]) -> bool {
        matches!(sources, [Source::Logits { .. }])
    }

    fn judge(&self, _: Op, context: &PassContext<'_>) -> Judge {
        let settings = self.0.settings(context.options);
        Box::new(move |fused, _| {
            let unsupported = emit::unsupported(fused).map(|what| format!("no kernel can do {what}"));
            unsupported.or_else(|| plan::choose(fused, &settings, 0).err())
        })
    }
}
