//! Logits that several sweeps of a block read, computed once.

use grpo_io::error::Result;
use grpo_ir::{Block, Builder, Op, Val};
use grpo_sweep::{Source, Sweep, is_sweep};
use grpo_transforms::rewrite::sweeps::{read, write};

/// The sweeps of a block in order, grouped by loss. Losses that read the same logits are one.
///
/// # Errors
/// When a sweep is not well-formed.
pub(crate) fn losses<'c>(pass: &'static str, block: Block<'c>) -> Result<Vec<Vec<Op<'c>>>> {
    let mut found: Vec<Vec<(usize, Op<'c>, Sweep<'c>)>> = Vec::new();
    for (at, op) in block.ops().into_iter().enumerate().filter(|(_, op)| is_sweep(*op)) {
        let sweep = read(pass, op)?;
        let (mine, others): (Vec<_>, Vec<_>) =
            found.into_iter().partition(|loss| loss.iter().any(|(.., other)| are_of_one(other, &sweep)));
        found = others;
        let mut loss = mine.concat();
        loss.push((at, op, sweep));
        loss.sort_by_key(|(at, ..)| *at);
        found.push(loss);
    }
    Ok(found.into_iter().map(|loss| loss.into_iter().map(|(_, op, _)| op).collect()).collect())
}

/// True if two sweeps are of one loss, or read the same logits.
fn are_of_one(a: &Sweep, b: &Sweep) -> bool {
    [a.rows, a.cols] == [b.rows, b.cols]
        && (a.chains.iter().any(|chain| b.chains.contains(chain))
            || a.sources.iter().any(|source| b.sources.contains(source)))
}

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
        write(*op, &sweep);
    }
    Ok(())
}
