//! Which sweeps of two phases the pass `single-pass` makes for kernels.

use crate::{Tpu, emit, plan};
use grpo_passes::ir::Op;
use grpo_passes::pass::PassContext;
use grpo_passes::sweep::Source;
use grpo_passes::transforms::single_pass::{Judge, TwoPhases};

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
