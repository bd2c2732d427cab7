//! Conditionals, and those that take the same branch as another one: `lax.cond` and its transpose, which autodiff puts behind it.

use crate::reshape::peel;
use grpo_ir::{Block, Kind, Op, TensorType, Val};

/// A `stablehlo.case` or `stablehlo.if`.
#[derive(Clone)]
pub struct Branches<'c> {
    pub op: Op<'c>,
    /// One for each branch, in their order.
    pub blocks: Vec<Block<'c>>,
}

impl<'c> Branches<'c> {
    /// None for another operation.
    pub fn of(op: Op<'c>) -> Option<Branches<'c>> {
        if !matches!(op.kind(), Kind::Case | Kind::If) {
            return None;
        }
        let only = |blocks: Vec<Block<'c>>| if let [block] = blocks[..] { Some(block) } else { None };
        let blocks: Option<Vec<Block>> = op.regions().into_iter().map(|r| only(r.blocks())).collect();
        Some(Branches { op, blocks: blocks? })
    }

    /// Whether another conditional of the same block takes the branch of the same number.
    pub fn is_with(&self, other: &Branches<'c>) -> bool {
        self.op.name() == other.op.name()
            && self.chooses_by() == other.chooses_by()
            && self.op.block() == other.op.block()
            && self.blocks.len() == other.blocks.len()
    }

    /// The value that chooses, whatever shape it went by: one of a `shard_map`'s residuals has a dimension.
    fn chooses_by(&self) -> (Val<'c>, Option<TensorType>) {
        let v = self.op.operand(0);
        (peel(v), TensorType::of(v))
    }

    /// In which branch an operation is.
    pub fn branch(&self, op: Op<'c>) -> Option<usize> {
        let mut around = std::iter::once(op).chain(op.ancestors());
        let within = around.find(|op| op.parent() == Some(self.op))?;
        self.blocks.iter().position(|block| Some(*block) == within.block())
    }

    /// Whether `v` is made outside.
    pub fn is_outside(&self, v: Val<'c>) -> bool {
        let holder = v.def().or_else(|| v.block().parent());
        holder.is_none_or(|op| op != self.op && self.branch(op).is_none())
    }

    /// What a branch gives.
    pub fn given(&self, branch: usize) -> Vec<Val<'c>> {
        self.blocks[branch].terminator().map(Op::operands).unwrap_or_default()
    }

    /// What each branch gives as that result.
    pub fn given_for(&self, result: usize) -> Vec<Val<'c>> {
        (0..self.blocks.len()).map(|branch| self.given(branch)[result]).collect()
    }
}
