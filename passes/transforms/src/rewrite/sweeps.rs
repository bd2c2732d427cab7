//! Reads and replaces the sweeps of a module.

use crate::pass::failure;
use grpo_io::error::Result;
use grpo_ir::{Block, Builder, Op, Val};
use grpo_sweep::{Sweep, is_sweep};
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

/// Replaces a sweep by another one. Returns the new operation.
pub fn write<'c>(op: Op<'c>, sweep: &Sweep<'c>) -> Op<'c> {
    let new = sweep.to_op(&Builder::before(op));
    replace(op, new.results());
    new
}

/// Adds a second operand to sweeps that contract one matrix over rows and over columns ([`Sweep::split_matrices`]).
///
/// # Errors
/// When a sweep is not well-formed.
pub fn split_matrices(pass: &'static str, module: Op) -> Result<()> {
    for op in module.walk().into_iter().filter(|op| is_sweep(*op)) {
        let mut sweep = read(pass, op)?;
        if sweep.split_matrices() {
            write(op, &sweep);
        }
    }
    Ok(())
}
