//! Declines losses whose fusion would raise the program's temporaries.
//!
//! A loop or kernel may need arrays that the original does not have: a broadcast that XLA fuses, a copy of weights, sums in f32. No
//! single pass sees them all, so the final module is compared with the original. If loops on a GPU keep logits, the pipeline starts
//! again and they keep none; otherwise the losses of the sweep at the peak are declined, and the pipeline starts again without them.

use crate::check::NAME;
use crate::findings::Chain;
use crate::pass::PassContext;
use crate::peak_memory::temporaries;
use grpo_io::remarks::mib;
use grpo_io::report::LoweredSweep;
use grpo_ir::Op;

/// Reciprocal of the share of the original's temporaries by which estimates (`peak_memory.rs`) may differ by their error.
const ACCURACY: u64 = 16;
/// Bytes of f32 of the largest tile of a loop, which may exceed the original's if that computes its logits in small chunks. A TPU keeps
/// one array of this size on the chip, and the estimate does not know which.
const TILE: u64 = 64 << 20;

/// Has loops keep no logits, or declines losses, if the module's temporaries exceed those of the original by more than one tile and the estimate's accuracy.
pub(super) fn compare(module: Op, context: &mut PassContext<'_>) {
    let Some(original) = context.original.filter(|_| context.report.is_rewritten()) else {
        return;
    };
    let before = original.temporaries;
    let after = temporaries(module);
    if after.bytes <= before.saturating_add(before / ACCURACY).saturating_add(TILE) {
        return;
    }
    if context.done.kept_logits && !context.findings.no_kept_logits {
        context.findings.no_kept_logits = true;
        return;
    }
    let at: Vec<String> = after
        .at
        .into_iter()
        .flat_map(|op| std::iter::once(op).chain(op.ancestors()))
        .map(Op::location_text)
        .collect();
    let is_there = |s: &&LoweredSweep| at.contains(&s.location);
    let there: Vec<i64> =
        context.report.sweeps.iter().filter(is_there).flat_map(|s| s.chains.iter().copied()).collect();
    let is_declined = |chain: &Chain| context.findings.why_declined(&chain.anchors[0]).is_some();
    let all: Vec<&Chain> = context.chains.iter().flatten().filter(|chain| !is_declined(chain)).collect();
    let is_at_peak = |chain: &&Chain| there.contains(&chain.anchors[0].number);
    let at_peak: Vec<&Chain> = all.iter().copied().filter(is_at_peak).collect();
    let declined = if at_peak.is_empty() { all } else { at_peak };
    let why = format!(
        "declined: fused, the program would have {:.1} MiB of temporaries, and {:.1} MiB as it is (an estimate, pass \
         {NAME}; `always_fuse` overrides)",
        mib(after.bytes),
        mib(before)
    );
    for anchors in declined.into_iter().map(|chain| chain.anchors.clone()).collect::<Vec<_>>() {
        context.findings.decline_rise(anchors, &why);
    }
}
