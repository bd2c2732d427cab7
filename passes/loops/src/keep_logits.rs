//! Logits that several sweeps of a block read, computed once.

use grpo_io::error::Result;
use grpo_ir::{Builder, Op, Val};
use grpo_sweep::Source;
use grpo_transforms::rewrite::sweeps::{read, replace};

/// Computes the logits of heads that several of these sweeps read once, before the first of these, if `can_be_kept`.
///
/// # Errors
/// When a sweep is not well-formed.
pub(crate) fn keep_logits(
    pass: &'static str,
    ops: &[Op],
    can_be_kept: impl Fn(&Source) -> bool,
) -> Result<()> {
    let sweeps = ops.iter().map(|op| read(pass, *op)).collect::<Result<Vec<_>>>()?;
    let uses = |source: &Source| sweeps.iter().filter(|sweep| sweep.sources.contains(source)).count();
    let mut kept: Vec<(&Source, Val)> = Vec::new();
    for (op, sweep) in ops.iter().zip(&sweeps) {
        for source in &sweep.sources {
            let is_made = kept.iter().any(|(of, _)| *of == source);
            if can_be_kept(source) && !is_made && uses(source) > 1 {
                kept.push((source, sweep.logits(&Builder::before(*op), source)));
            }
        }
    }
    for op in ops {
        // Read only now: its operands may be results of a sweep before it.
        let mut sweep = read(pass, *op)?;
        for source in &mut sweep.sources {
            if let Some((_, value)) = kept.iter().find(|(of, _)| *of == source) {
                *source = Source::Logits { value: *value, elem: source.elem() };
            }
        }
        replace(*op, sweep.to_op(&Builder::before(*op)).results());
    }
    Ok(())
}
