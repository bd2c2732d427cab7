//! `case(constant, branches) -> branches[constant]`

use grpo_dataflow::constants::taken;
use grpo_ir::Op;

/// Replaces a `case` or `if` by the operations of the branch that is always taken. Returns whether there was one.
///
/// `jax.lax.platform_dependent` lowers to a `case` with a branch for each platform and a literal index, or to a single branch. An
/// index out of bounds takes the last branch, as in StableHLO.
pub fn take(op: Op) -> bool {
    let Some(branch) = taken(op) else { return false };
    let [block] = branch.blocks()[..] else { return false };
    let Some(end) = block.terminator() else { return false };
    for inner in block.ops().into_iter().filter(|inner| *inner != end) {
        inner.move_before(op);
    }
    for (old, new) in op.results().zip(end.operands()) {
        old.replace_all_uses(new);
    }
    op.erase();
    true
}
