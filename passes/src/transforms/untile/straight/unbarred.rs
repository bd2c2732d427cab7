//! Tiles that `jax.checkpoint` computes again: each step's slices are of what a barrier of its own hands on.
//!
//! Without these barriers they are slices of one array. No number changes. Where the tiles are put together no tile is computed again,
//! and nothing is kept apart; elsewhere the barriers are put back.

use super::super::tail::part;
use crate::ir::{Block, Op, Val};

/// What read the results of barriers, as which operand.
pub(in super::super) struct Unbarred<'c>(Vec<(Op<'c>, usize, Val<'c>)>);

impl<'c> Unbarred<'c> {
    /// Lets the program read what is sliced behind barriers in front of these; what else they hand on is kept apart.
    pub fn of(block: Block<'c>) -> Unbarred<'c> {
        let barriers = block.ops().into_iter().filter(|op| op.is("stablehlo.optimization_barrier"));
        let sliced = |v: &Val<'c>| v.uses().iter().any(|used| part(used.owner).is_some());
        let mut reads = Vec::new();
        for op in barriers {
            for (v, given) in op.results().into_iter().zip(op.operands()).filter(|(v, _)| sliced(v)) {
                for used in v.uses() {
                    used.owner.set_operand(used.index, given);
                    reads.push((used.owner, used.index, v));
                }
            }
        }
        Unbarred(reads)
    }

    /// Lets the program read what it did.
    pub fn put_back(self) {
        self.0.into_iter().rev().for_each(|(op, index, v)| op.set_operand(index, v));
    }
}
