//! `plan`: see [`Plan::doc`].

use crate::Tpu;
use crate::plan;
use grpo_io::error::Result;
use grpo_ir::{Builder, Op};
use grpo_sweep::{Sweep, is_sweep};
use grpo_transforms::pass::{Pass, PassContext, failure};

/// Chooses tile sizes for every sweep.
pub struct Plan(pub Tpu);

const NAME: &str = "plan";

impl Pass for Plan {
    fn name(&self) -> &'static str {
        NAME
    }

    fn doc(&self) -> &'static str {
        "Chooses tile sizes for every vocabulary sweep.

Sets `plan` on each `vocab.sweep` that has none: tiles of rows and columns for the kernel that keeps a
block of rows and streams the vocabulary (`row_major`), and for the one that keeps a block of columns
and streams the rows (`col_major`). Heights are multiples of 16, widths multiples of 128; the last
tile may exceed the sweep. Among the sizes whose windows and scratch fit into the VMEM limit it takes
the fastest by a model of multiplier time, HBM time and cost per step; `--tile-n` and `--tile-v`
override it; where the overriding tiles do not fit, the pass fails. A sweep that does not fit even with
the smallest tiles gets no plan, and becomes a loop.

A sweep of two phases (see `single-pass`) has one tile as wide as the vocabulary.

Gradients by hidden states and by weights can share one computation of the logits (`fused_gradients`): three
products instead of four, for f32 sums of the former in HBM, half of them in the memory of a bf16 result. That is
done where it is faster and where arguments, results and these sums stay within --memory-budget (1.25 times the
arguments and results where none is given). Where cores share a kernel, each has f32 sums of its own. Where
there is no room for the sums of all rows, the first ones are apart (`apart`): as few as possible, whose gradient comes from a
kernel of its own. A remark tells where more memory would have let more rows share it. Does nothing when the target is portable: loops
have no VMEM to fit into and choose tiles by themselves.

Before:

    \"vocab.sweep\"(%h, %w) ({…}) {rows = 8192 : i64, cols = 151936 : i64, …}

After:

    \"vocab.sweep\"(%h, %w) ({…}) {rows = 8192 : i64, cols = 151936 : i64, …,
        plan = {row_major = {cols = 2048 : i64, rows = 1024 : i64}, col_major = {cols = 2048 : i64, rows = 512 : i64}}}"
    }

    fn run(&self, module: Op, context: &mut PassContext<'_>) -> Result<()> {
        let settings = &self.0.settings(context.options);
        let headroom = context.headroom_for_sums(module);
        let forced = context.options.tile_n.is_some() || context.options.tile_v.is_some();
        let sweeps: Vec<Op> = module.walk().into_iter().filter(|o| is_sweep(*o)).collect();
        for op in sweeps {
            let mut sweep = Sweep::from_op(op).map_err(|e| failure(NAME, op, e))?;
            if sweep.plan.is_some() {
                continue;
            }
            sweep.plan = match plan::choose(&sweep, settings, headroom) {
                Ok(plan) => Some(plan),
                Err(e) if forced => return Err(failure(NAME, op, e)),
                Err(_) => continue,
            };
            let wants = sweep.plan.and_then(|p| plan::wants_memory(&sweep, &p, settings, headroom));
            if let Some(message) = wants {
                context.remarks.applied(NAME, op, message);
            }
            let new = sweep.to_op(&Builder::before(op));
            for (old, new) in op.results().zip(new.results()) {
                old.replace_all_uses(new);
            }
            op.erase();
        }
        Ok(())
    }
}
