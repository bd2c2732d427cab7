//! `plan-loops`: see [`PlanLoops::doc`].

use crate::gpu::Gpu;
use crate::gpu_cost_model::{Cost, Stash, cost};
use crate::keep_logits::{keep_logits, losses};
use crate::loop_plan::{LoopPlans, may_decline};
use crate::stashed_tiles::stash;
use crate::tiles::plan;
use grpo_io::error::Result;
use grpo_ir::{Block, Kind, Op};
use grpo_sweep::{Source, Sweep, is_sweep};
use grpo_transforms::options::Options;
use grpo_transforms::pass::{Pass, PassContext};
use grpo_transforms::rewrite::sweeps::{read, sweep_blocks, write};

/// Chooses the loops of each sweep on a GPU.
pub(crate) struct PlanLoops(pub Gpu);

const NAME: &str = "plan-loops";

impl Pass for PlanLoops {
    fn name(&self) -> &'static str {
        NAME
    }

    fn doc(&self) -> &'static str {
        r#"Chooses the loops of each sweep on a GPU by a cost model, within memory.

A loop over chunks of rows computes all columns of a chunk. With two sweeps in one loop (`chunk-rows`) no product is
computed twice, but sums of the weights' gradient in f32 are temporaries. A loop over tiles of columns takes less
memory, and a sweep for gradients computes the logits again, but for those of the first tiles: they are stashed in the memory of
the weights' gradient, `[K,V]` or `[V,K]`, which is written tile by tile, when the logits there have been read.

The fastest form (`passes/loops/src/gpu_cost_model.rs`) whose temporaries are at most the program's own, and at most what `memory_budget`
leaves, is taken. Without a budget temporaries may take twice the bytes of arguments and results, a quarter of the program's
temporaries, or 1 GiB, whichever is most, but no more than a quarter of the device's memory; and of the forms that are as fast as the
program, or within 2 % of the fastest, the one with the least memory is taken. Sweeps over
logits that are an input have no loop: XLA computes each reduction, and the gradient, in one pass over the array. Nor have
logits of at most 1 GiB that a gradient reads: one product computes them, and all sweeps of a block read them. Under
`always_fuse` none are kept. With
`tile_v` the loops are those of an unknown device; with `tile_n` alone a chunk has that many rows.

A loss is declined where nothing is to be gained: loops are slower than the program or take more memory, the program takes less
than 1.5 times their temporaries, and its own are no more than those that loops may take. The pipeline starts again
without it. Not so under `always_fuse`, a `memory_budget`, `tile_n` or `tile_v`.

Before:

    %max = "vocab.sweep"(%h, %w) … {sources = [{kind = "head", …}], sinks = [{kind = "max"}]}

After:

    %max = "vocab.sweep"(%h, %w) … {plan = {col_major = {cols = 151936 : i64, rows = 2048 : i64}, row_major = {cols = 151936 : i64, rows = 2048 : i64}},
      sources = [{kind = "head", …}], sinks = [{kind = "max"}]}"#
    }

    fn looks_at_chains(&self, options: &Options) -> bool {
        may_decline(options)
    }

    fn run(&self, module: Op, context: &mut PassContext<'_>) -> Result<()> {
        if context.options.tile_v.is_some() {
            return Ok(());
        }
        let plans = LoopPlans::of(self.0, module, context);
        for block in sweep_blocks(module) {
            self.keep(block, &plans, context)?;
            let mut ops: Vec<Op> = block.ops().into_iter().filter(|op| is_sweep(*op)).collect();
            for later in 0..ops.len() {
                let sweep = read(NAME, ops[later])?;
                let alone = plans.alone(&sweep);
                ops[later] = write(ops[later], &Sweep { plan: alone.map(|c| plan(c.tiles)), ..sweep });
                for earlier in 0..later {
                    let [first, second] = [read(NAME, ops[earlier])?, read(NAME, ops[later])?];
                    let Some((stashed, cost)) = plans.pair([&first, &second]) else { continue };
                    let apart = [&first, &second].map(|s| plans.alone(s).map_or(f64::MAX, |c| c.time));
                    if cost.time >= apart.iter().sum() {
                        continue;
                    }
                    context.remarks.applied(NAME, ops[later], format!(
                        "keeps {:.0}% of {}x{} logits in the memory of the weights' gradient for the loop that needs them again",
                        100.0 * stashed.cols() as f64 / second.cols as f64, second.rows, second.cols
                    ));
                    [ops[earlier], ops[later]] = stash(NAME, [ops[earlier], ops[later]], stashed)?;
                    break;
                }
            }
        }
        self.predict(module, &plans, context)
    }
}

impl PlanLoops {
    /// Computes the logits once that several sweeps of a block read, where a tile of all rows and columns is best.
    ///
    /// # Errors
    /// When a sweep is not well-formed.
    fn keep(&self, block: Block, plans: &LoopPlans, context: &mut PassContext<'_>) -> Result<()> {
        for ops in losses(NAME, block)?.into_iter().filter(|ops| ops.len() > 1) {
            let sweeps = ops.iter().map(|op| read(NAME, *op)).collect::<Result<Vec<_>>>()?;
            let whole: Vec<&Sweep> = sweeps.iter().filter(|sweep| plans.is_whole(sweep)).collect();
            if whole.is_empty() {
                continue;
            }
            let all = sweeps[1..].iter().fold(sweeps[0].clone(), |all, sweep| all.merged_with(sweep));
            let message = format!("computes {}x{} logits once, and keeps them", all.rows, all.cols);
            context.remarks.applied(NAME, ops[0], message);
            plans.report(NAME, (ops[0], &all), plans.at_once(&all), context);
            keep_logits(NAME, &ops, |source| whole.iter().any(|sweep| sweep.sources.contains(source)))?;
        }
        Ok(())
    }

    /// Reports the time and the memory that are predicted of each loss.
    ///
    /// # Errors
    /// When a sweep is not well-formed.
    fn predict(&self, module: Op, plans: &LoopPlans, context: &mut PassContext<'_>) -> Result<()> {
        for block in sweep_blocks(module) {
            for ops in losses(NAME, block)? {
                // The first sweep, what all compute, the sum of their times, and the most temporaries.
                let mut loss: Option<(Op, Sweep, Cost)> = None;
                for op in ops {
                    let sweep = read(NAME, op)?;
                    let is_predicted = sweep.sources.iter().any(is_chunk);
                    let Some(plan) = sweep.plan.filter(|_| !is_predicted) else { continue };
                    let cost = cost(&sweep, plan.col_major, Stash::of(&sweep), &self.0);
                    loss = Some(match loss {
                        None => (op, sweep, cost),
                        Some((op, all, sum)) => {
                            let (time, memory) = (sum.time + cost.time, sum.memory.max(cost.memory));
                            (op, all.merged_with(&sweep), Cost { time, memory, ..sum })
                        }
                    });
                }
                if let Some((op, all, cost)) = loss {
                    plans.report(NAME, (op, &all), cost, context);
                }
            }
        }
        Ok(())
    }
}

/// True for logits that several sweeps read, of a chunk of rows or of all: the prediction is that of the sweeps together.
fn is_chunk(source: &Source) -> bool {
    let Source::Logits { value, .. } = source else { return false };
    value.def().is_some_and(|op| op.is_any(&[Kind::DotGeneral, Kind::OptimizationBarrier]))
}
