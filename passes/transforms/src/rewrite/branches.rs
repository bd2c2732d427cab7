//! Branches that are always taken.

use grpo_dataflow::conditional::taken;
use grpo_ir::Op;

/// Puts the operations of a branch that is always taken in the place of the `case` or `if`. Whether it did.
///
/// `jax.lax.platform_dependent` leaves a `case` with a branch for each platform and a literal for the one that it was lowered for, or
/// one branch alone. An index that names no branch takes the last one, as StableHLO has it. What the branch computes, NaN
/// and infinities included, is the same.
pub fn take(op: Op) -> bool {
    let Some(branch) = taken(op) else { return false };
    let [block] = branch.blocks()[..] else { return false };
    let Some(end) = block.terminator() else { return false };
    for inner in block.ops().into_iter().filter(|inner| *inner != end) {
        inner.move_before(op);
    }
    for (old, new) in op.results().into_iter().zip(end.operands()) {
        old.replace_all_uses(new);
    }
    op.erase();
    true
}
