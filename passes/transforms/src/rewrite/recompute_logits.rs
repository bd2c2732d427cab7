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
        let mut kept = Vec::new();
        for sink in &sweep.sinks {
            let of_sink = results.by_ref().take(sweep.sink_results(sink).len());
            let (is_stash, of_sink) = (is_stash(sink), of_sink.collect::<Vec<Val>>());
            if !is_stash {
                kept.extend(of_sink);
            } else if !of_sink.iter().all(|v| v.is_unused()) {
                return Err(failure(pass, op, "kept logits are used by something that is no sweep"));
            }
        }
        if kept.len() < op.num_results() {
            sweep.sinks.retain(|sink| !is_stash(sink));
            sweep.prune();
            let new = sweep.to_op(&Builder::before(op));
            for (old, new) in kept.into_iter().zip(new.results()) {
                old.replace_all_uses(new);
            }
            op.erase();
        }
    }
    Ok(())
}
