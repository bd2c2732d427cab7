//! Two sweeps of a block that a pass replaces together.

use grpo_io::error::Result;
use grpo_ir::{Builder, Op, Val};
use grpo_sweep::Sweep;
use grpo_transforms::pass::failure;
use grpo_transforms::rewrite::schedule::{Effects, replace_pair, waiting};
use grpo_transforms::rewrite::sweeps::read;
use rustc_hash::FxHashSet as HashSet;

/// Two sweeps, the first of which precedes the second in its block.
#[derive(Clone, Copy)]
pub struct SweepPair<'a, 'c> {
    /// The pass that replaces them.
    pub pass: &'static str,
    /// In the order of their block.
    pub ops: [Op<'c>; 2],
    /// The operations that keep their order.
    pub effects: &'a Effects<'c>,
}

impl<'c> SweepPair<'_, 'c> {
    /// Both sweeps.
    ///
    /// # Errors
    /// When one is not well-formed.
    pub fn read(&self) -> Result<[Sweep<'c>; 2]> {
        let [first, second] = self.ops;
        Ok([read(self.pass, first)?, read(self.pass, second)?])
    }

    /// The operations between the sweeps in order, and the values up to the second sweep that depend on the first.
    pub fn between(&self) -> (Vec<Op<'c>>, HashSet<Val<'c>>) {
        let [first, second] = self.ops;
        let ops = std::iter::successors(first.next(), |op| op.next()).take_while(|op| *op != second);
        let ops: Vec<Op> = ops.collect();
        let late = waiting(&ops, &[first], &[], self.effects);
        (ops, late)
    }

    /// Replaces the results of both sweeps by those that `results` creates behind the first one, and moves operations up to the second
    /// sweep so that each follows its operands.
    ///
    /// # Errors
    /// When an operation would have to precede itself.
    pub fn replace(self, results: impl FnOnce(&Builder<'c>) -> Vec<Val<'c>>) -> Result<()> {
        let [first, second] = self.ops;
        let (Some(behind), Some(end)) = (first.next(), second.next()) else {
            return Err(failure(self.pass, second, "a sweep ends its block"));
        };
        let results = results(&Builder { loc: first.location(), ..Builder::before(behind) });
        replace_pair(self.ops, end, results, self.effects)
            .map_err(|op| failure(self.pass, op, "an operation between two sweeps depends on itself"))
    }
}
