//! Conditionals, such as `lax.cond`, and pairs that take the same branch, such as a `lax.cond` and its transpose.

use crate::reshape::peel;
use grpo_ir::{Block, Kind, Op, Region, TensorType, Val};

/// A `stablehlo.case` or `stablehlo.if`.
#[derive(Clone)]
pub struct Branches<'c> {
    /// The operation.
    pub op: Op<'c>,
    /// The branches' blocks, in order.
    pub blocks: Vec<Block<'c>>,
}

impl<'c> Branches<'c> {
    /// None for another operation, and if a branch has several blocks.
    pub fn of(op: Op<'c>) -> Option<Branches<'c>> {
        if !matches!(op.kind(), Kind::Case | Kind::If) {
            return None;
        }
        let blocks: Option<Vec<Block>> = op.regions().into_iter().map(Region::only_block).collect();
        Some(Branches { op, blocks: blocks? })
    }

    /// True if another conditional of the same block always takes the branch with the same number.
    pub fn takes_branch_of(&self, other: &Branches<'c>) -> bool {
        self.op.name() == other.op.name()
            && self.predicate() == other.predicate()
            && self.op.block() == other.op.block()
            && self.blocks.len() == other.blocks.len()
    }

    /// The predicate or branch index, through reshapes (a residual of a `shard_map` has a dimension), and its type.
    fn predicate(&self) -> (Val<'c>, Option<TensorType>) {
        let v = self.op.operand(0);
        (peel(v), TensorType::of(v))
    }

    /// The number of the branch that contains `op`.
    pub fn branch(&self, op: Op<'c>) -> Option<usize> {
        let mut around = std::iter::once(op).chain(op.ancestors());
        let within = around.find(|op| op.parent() == Some(self.op))?;
        self.blocks.iter().position(|block| Some(*block) == within.block())
    }

    /// True if `v` is defined outside of the conditional.
    pub fn is_outside(&self, v: Val<'c>) -> bool {
        let holder = v.def().or_else(|| v.block().parent());
        holder.is_none_or(|op| op != self.op && self.branch(op).is_none())
    }

    /// The values that a branch yields.
    pub fn yields(&self, branch: usize) -> Vec<Val<'c>> {
        self.blocks[branch].terminator().map(|end| end.operands().collect()).unwrap_or_default()
    }

    /// The value that each branch yields for a result.
    pub fn yields_for(&self, result: usize) -> Vec<Val<'c>> {
        (0..self.blocks.len()).map(|branch| self.yields(branch)[result]).collect()
    }
}
