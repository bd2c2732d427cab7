//! Removes logits that a sweep stores for later ones (stashes): every sweep computes its own.

use crate::pass::failure;
use crate::rewrite::sweeps::{read, replace};
use grpo_io::error::Result;
use grpo_ir::{Builder, Op, Val};
use grpo_sweep::{Sink, Sweep, is_sweep};

/// Removes stashed logits from a module.
///
/// # Errors
/// When an operation other than a sweep uses stashed logits.
pub fn recompute_logits(pass: &'static str, module: Op) -> Result<()> {
    let sweeps = || module.walk().into_iter().filter(|op| is_sweep(*op));
    for op in sweeps().filter(|op| op.attr("stash").is_some()) {
        let new = Sweep { stashed: Vec::new(), ..read(pass, op)? };
        replace(op, new.to_op(&Builder::before(op)).results());
    }
    for op in sweeps() {
        let mut sweep = read(pass, op)?;
        let is_stash = |sink: &Sink| matches!(sink, Sink::Stash { .. });
        let mut results = op.results();
        let (mut stashed, mut kept): (Vec<Val>, Vec<Val>) = Default::default();
        for sink in &sweep.sinks {
            let of_sink = results.by_ref().take(sweep.sink_results(sink).len());
            let list = if is_stash(sink) { &mut stashed } else { &mut kept };
            list.extend(of_sink);
        }
        if stashed.is_empty() {
            continue;
        }
        if !stashed.into_iter().all(Val::is_unused) {
            return Err(failure(pass, op, "an operation other than a sweep uses kept logits"));
        }
        sweep.sinks.retain(|sink| !is_stash(sink));
        sweep.prune();
        let new = sweep.to_op(&Builder::before(op));
        for (old, new) in kept.into_iter().zip(new.results()) {
            old.replace_all_uses(new);
        }
        op.erase();
    }
    Ok(())
}
