//! Reads and replaces the sweeps of a module, and removes stashed logits.

use crate::pass::failure;
use grpo_io::error::Result;
use grpo_ir::numbers::to_f32;
use grpo_ir::{Block, Builder, Elem, Op, TensorType, Val};
use grpo_sweep::{Sink, Sweep, is_sweep};
use rustc_hash::FxHashSet as HashSet;

/// Every block that contains a sweep, in order.
pub fn sweep_blocks(module: Op) -> Vec<Block> {
    let mut seen = HashSet::default();
    module
        .walk()
        .into_iter()
        .filter(|op| is_sweep(*op))
        .filter_map(Op::block)
        .filter(|b| seen.insert(*b))
        .collect()
}

/// The sweeps of a module, read and verified.
///
/// # Errors
/// When a `vocab.sweep` is not well-formed.
///
/// Each sweep is read when the iterator reaches it: it may use results of an earlier one, which the caller has replaced by then.
pub fn sweeps<'c>(
    pass: &'static str,
    module: Op<'c>,
) -> impl Iterator<Item = Result<(Op<'c>, Sweep<'c>)>> {
    let ops: Vec<Op> = module.walk().into_iter().filter(|op| is_sweep(*op)).collect();
    ops.into_iter().map(move |op| Ok((op, read(pass, op)?)))
}

/// A sweep, read and verified.
///
/// # Errors
/// When it is not well-formed.
pub fn read<'c>(pass: &'static str, op: Op<'c>) -> Result<Sweep<'c>> {
    let wrong = |why| failure(pass, op, format!("this vocab.sweep is not well-formed: {why}"));
    Sweep::from_op(op).map_err(wrong)
}

/// Replaces the results of `op` and erases it.
pub fn replace<'c>(op: Op<'c>, results: impl IntoIterator<Item = Val<'c>>) {
    for (old, new) in op.results().zip(results) {
        old.replace_all_uses(new);
    }
    op.erase();
}

/// Replaces the sweeps of a block that only sum a literal over the vocabulary, or take its maximum. A loop would hold a tile of it,
/// which XLA constant-folds number by number.
///
/// The sum of n times x is n·x rounded once: NaN and infinities stay, and it overflows where the sum does.
///
/// # Errors
/// When a `vocab.sweep` is not well-formed.
pub(crate) fn settle_literals(pass: &'static str, block: Block) -> Result<()> {
    for op in block.ops().into_iter().filter(|op| is_sweep(*op)) {
        let sweep = read(pass, op)?;
        let (value, times) = match sweep.sinks[..] {
            [Sink::Sum { value }] => (value, sweep.cols as f64),
            [Sink::Max { value }] => (value, 1.0),
            _ => continue,
        };
        let literal = sweep.body.literal(value).filter(|_| sweep.body.elem(value) == Elem::F32);
        if let Some(x) = literal {
            let ty = TensorType::new([sweep.rows], Elem::F32);
            // A sum that starts from 0 is never -0.
            let text = format!("0x{:08X}", (to_f32(x * times) + 0.0).to_bits());
            replace(op, [Builder::before(op).splat(&ty, &text)]);
        }
    }
    Ok(())
}

/// Adds a second operand to sweeps that contract one matrix over rows and over columns ([`Sweep::split_matrices`]).
///
/// # Errors
/// When a sweep is not well-formed.
pub fn split_matrices(pass: &'static str, module: Op) -> Result<()> {
    for op in module.walk().into_iter().filter(|op| is_sweep(*op)) {
        let mut sweep = read(pass, op)?;
        if sweep.split_matrices() {
            replace(op, sweep.to_op(&Builder::before(op)).results());
        }
    }
    Ok(())
}

/// Removes stashed logits from a module: every sweep computes its own.
///
/// # Errors
/// When an operation other than a sweep uses stashed logits.
pub fn forget(pass: &'static str, module: Op) -> Result<()> {
    let sweeps = || module.walk().into_iter().filter(|op| is_sweep(*op));
    for op in sweeps().filter(|op| op.attr("stash").is_some()) {
        let sweep = read(pass, op)?;
        let new = Sweep { stashed: Vec::new(), ..sweep };
        replace(op, new.to_op(&Builder::before(op)).results());
    }
    for op in sweeps() {
        let mut sweep = read(pass, op)?;
        let mut old = Vec::new();
        let mut at = 0;
        for sink in &sweep.sinks {
            let count = sweep.sink_results(sink).len();
            let mine = (at..at + count).map(|i| op.result(i));
            match sink {
                Sink::Stash { .. } if mine.clone().any(|v| !v.uses().is_empty()) => {
                    return Err(failure(pass, op, "kept logits are used by something that is no sweep"));
                }
                Sink::Stash { .. } => {}
                _ => old.extend(mine),
            }
            at += count;
        }
        if old.len() < at {
            sweep.sinks.retain(|s| !matches!(s, Sink::Stash { .. }));
            sweep.prune();
            let new = sweep.to_op(&Builder::before(op));
            for (old, new) in old.into_iter().zip(new.results()) {
                old.replace_all_uses(new);
            }
            op.erase();
        }
    }
    Ok(())
}
