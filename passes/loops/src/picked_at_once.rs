//! What the program makes of results of sweeps that were picked of several columns at once, one by one, and puts together again.

use grpo_ir::{Block, Op, Val};
use grpo_sweep::pack_rows::{column_of, vectorize_concatenation};
use grpo_transforms::rewrite::cleanup::erase_dead;
use rustc_hash::FxHashSet as HashSet;

/// What was picked of several columns at once, in the places of results of one column each: what the program makes of them one by one is put
/// together where it reads them so.
#[derive(Default)]
pub struct PickedAtOnce<'c> {
    blocks: HashSet<Block<'c>>,
    of: HashSet<Val<'c>>,
}

impl<'c> PickedAtOnce<'c> {
    /// Takes what replaces the results of a sweep.
    pub fn see(&mut self, sweep: Op<'c>, results: &[Val<'c>]) {
        let columns: Vec<Val> = results.iter().copied().filter_map(column_of).collect();
        self.blocks.extend(sweep.block().filter(|_| !columns.is_empty()));
        self.of.extend(columns);
    }

    /// Puts together what it can, when the sweeps are replaced.
    pub fn join(&self) {
        for block in &self.blocks {
            if block.ops().into_iter().filter(|op| vectorize_concatenation(*op, &self.of)).count() > 0 {
                erase_dead(*block);
            }
        }
    }
}
