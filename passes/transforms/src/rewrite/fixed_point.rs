//! Applies a rewrite to the operations of a block until nothing changes.

use crate::rewrite::cleanup::erase_dead;
use grpo_ir::{Block, Op, Val};

/// Calls `rewrite`, which returns whether it changed anything, for the used operations of a block, and erases dead ones, until a
/// fixed point. This terminates if each rewrite moves something over an operation in one direction.
pub(crate) fn until_stable<'c>(block: Block<'c>, mut rewrite: impl FnMut(Op<'c>) -> bool) {
    loop {
        let mut changed = false;
        for op in block.ops() {
            if op.num_results() > 0 && !op.result(0).is_unused() {
                changed |= rewrite(op);
            }
        }
        erase_dead(block);
        if !changed {
            return;
        }
    }
}

/// Replaces the results of operations by the values that `rewrite` computes for them, until there are none.
pub(crate) fn replace_until_stable<'c>(block: Block<'c>, rewrite: impl Fn(Op<'c>) -> Option<Val<'c>>) {
    until_stable(block, |op| {
        let new = rewrite(op);
        new.inspect(|new| op.result(0).replace_all_uses(*new)).is_some()
    });
}
