//! Conditionals, such as `lax.cond`, and pairs that take the same branch, such as a `lax.cond` and its transpose.

use crate::reshape::peel;
use crate::splat_number;
use grpo_ir::numbers::truncate;
use grpo_ir::{Block, Kind, Op, Region, TensorType, Val};

/// A `stablehlo.case` or `stablehlo.if`.
#[derive(Clone)]
pub struct Branches<'c> {
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
        let only = |blocks: Vec<Block<'c>>| if let [block] = blocks[..] { Some(block) } else { None };
        let blocks: Option<Vec<Block>> = op.regions().into_iter().map(|r| only(r.blocks())).collect();
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

/// The branch of a `case` or `if` that every execution takes, where the predicate is a constant.
pub fn taken(op: Op) -> Option<Region> {
    let branches = op.regions();
    match op.kind() {
        Kind::Case => match branches.len() {
            0 => None,
            1 => branches.first().copied(),
            count => {
                let index = literal(op.operand(0))?;
                let at = usize::try_from(truncate(index)).ok().filter(|at| *at < count);
                branches.get(at.unwrap_or(count - 1)).copied()
            }
        },
        Kind::If => branches.get(usize::from(literal(op.operand(0))? == 0.0)).copied(),
        _ => None,
    }
}

/// The value of a predicate that is a constant, or that a branch which is always taken yields as one.
fn literal(v: Val) -> Option<f64> {
    if let Some(number) = splat_number(v) {
        return Some(number);
    }
    let op = v.def()?;
    let [block] = taken(op)?.blocks()[..] else { return None };
    literal(block.terminator()?.operand(v.result_index()))
}
