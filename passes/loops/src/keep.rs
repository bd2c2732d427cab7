//! `keep`: see [`Keep::doc`].

use crate::cpu_cost_model::{Form, ROOM, Times, can_be_kept, is_tile_itself};
use crate::keep_logits::{keep_logits, losses};
use crate::target::{Loops, Target};
use grpo_dataflow::trip_count;
use grpo_io::error::Result;
use grpo_io::remarks::mib;
use grpo_ir::{Elem, Op};
use grpo_sweep::Sweep;
use grpo_transforms::findings::{Anchor, Chain};
use grpo_transforms::memory_savings::Temporaries;
use grpo_transforms::options::Options;
use grpo_transforms::pass::{Pass, PassContext};
use grpo_transforms::rewrite::sweeps::{read, sweep_blocks};
use std::cell::OnceCell;

/// Keeps logits that a later loop would compute again.
pub struct Keep(Loops);

const NAME: &str = "keep";

impl Keep {
    /// For a program for `target`.
    pub fn of(target: &dyn Target) -> Keep {
        Keep(target.loops())
    }
}

impl Pass for Keep {
    fn name(&self) -> &'static str {
        NAME
    }

    fn doc(&self) -> &'static str {
        r#"Keeps logits that loops on a CPU would take longer to compute again than the program takes.

Sweeps of one block that read the same head compute its product again, each for itself: a loss with its
gradients once more than the program. Where hidden states are some hundred wide that costs less than the
passes over logits that loops save; beyond that it costs more. Where the cost model (`passes/loops/src/cpu_cost_model.rs`)
predicts that loops are no faster than the program by 10 % (its error), and that they take less time with the
logits in memory, one product computes them and all sweeps read them, if there is room: 1 GiB, or what an
explicit `memory_budget` leaves. The program has them in memory as well, so it takes no more than without
grpo-opt. Logits are kept only if loops that read them are faster than the program (by 20 %), or if the
program takes 1.5 times the temporaries that are left with them, and more by half of the logits. Of a program that XLA's
partitioner splits these are the temporaries of all devices, split evenly. Under `always_fuse` nothing is kept.

A loss is declined where neither form is predicted to be faster and loops save less than a third of the program's
temporaries (`passes/transforms/src/memory_savings.rs`), or less than half of the logits: the pipeline starts again without it, by the anchors that it was
started at, and a remark has the numbers. The time to compile is not weighed. Not declined are logits of more than 1 GiB, which
may not fit otherwise, anything under `always_fuse` or an explicit `memory_budget`, and logits below the
default of `min_logits` that a smaller one admits.

The numbers are the program's own product, NaN and infinities among them, the same for every sweep. Logits in bf16 or f16 are
not kept: a loop does not round them, and memory would.

Before:

    %max = "vocab.sweep"(%h, %w) … {sources = [{kind = "head", …}], sinks = [{kind = "max"}]}
    %dh = "vocab.sweep"(%h, %w, %max, %w) … {sources = [{kind = "head", …}], sinks = [{kind = "contract_cols", …}]}

After:

    %x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0]
    %max = "vocab.sweep"(%x) … {sources = [{kind = "logits", …}], sinks = [{kind = "max"}]}
    %dh = "vocab.sweep"(%x, %max, %w) … {sources = [{kind = "logits", …}], sinks = [{kind = "contract_cols", …}]}"#
    }

    fn looks_at_chains(&self, options: &Options) -> bool {
        self.0.is_cpu() && !options.always_fuse
    }

    fn run(&self, module: Op, context: &mut PassContext<'_>) -> Result<()> {
        if !self.looks_at_chains(context.options) {
            return Ok(());
        }
        // An explicit `memory_budget` replaces the default of 1 GiB.
        let has_budget = context.options.memory_budget.is_some();
        let mut room = context.headroom(module).max(if has_budget { 0 } else { ROOM });
        // Of the module as it is: estimated when a loss needs it, and once more when logits are kept.
        let mut temporaries = OnceCell::new();
        for block in sweep_blocks(module) {
            for ops in losses(NAME, block)? {
                // Read only now: operands may be results of a sweep that was replaced.
                let sweeps = ops.iter().map(|op| read(NAME, *op)).collect::<Result<Vec<_>>>()?;
                let chains = context.chains.iter().flatten().filter(|chain| is_of(chain, &sweeps));
                let (recomputed, anchors): (Vec<u64>, Vec<&[Anchor]>) =
                    chains.map(|chain| (chain.recomputed_products, &chain.anchors[..])).unzip();
                let anchors = anchors.concat();
                let Some(times) = Times::of(&sweeps, recomputed.iter().sum()) else { continue };
                // Its loops are the program's own operations.
                if sweeps.iter().any(is_tile_itself) {
                    continue;
                }
                let trips = trip_count::trips_around(block).max(1).unsigned_abs();
                // Tensors have at most 2^48 elements.
                let logits = (sweeps[0].rows * sweeps[0].cols).unsigned_abs() * Elem::F32.bytes();
                // Few logits are fused only where one asks for that, and many may not fit.
                let few = context.options.min_logits_bytes < self.0.min_logits
                    && logits.saturating_mul(trips) < self.0.min_logits;
                let is_fused = has_budget || few || logits > ROOM;
                let memory = || temporaries.get_or_init(|| Temporaries::of(module, context));
                let pays = |form: Form| times.is_faster(form) || memory().are_saved(logits, form.kept);
                let keeps = times.is_faster_kept()
                    && times.keeping.kept <= room
                    && (is_fused || pays(times.keeping) || !pays(times.again));
                let form = if keeps { times.keeping } else { times.again };
                if !is_fused && !pays(form) {
                    let why = declined(&times, form, trips);
                    let why = format!(
                        "{why}, and {}, where a third, and half of {:.1} MiB of logits, are to be saved (`always_fuse` fuses it, and so \
                         does a `memory_budget`)",
                        memory(),
                        mib(logits)
                    );
                    context.findings.decline(anchors, &why);
                }
                for message in predictions(&times, trips, keeps) {
                    context.remarks.applied(NAME, ops[0], message);
                }
                if keeps {
                    room -= times.keeping.kept;
                    keep_logits(NAME, &ops, can_be_kept)?;
                    temporaries.take();
                }
            }
        }
        Ok(())
    }
}

/// Seconds of a processor for all trips of the loops around a loss.
fn seconds(picoseconds: u64, trips: u64) -> f64 {
    picoseconds.saturating_mul(trips) as f64 / 1e12
}

/// The remarks about the times of a step, and about logits that loops had better keep.
fn predictions(times: &Times, trips: u64, keeps: bool) -> Vec<String> {
    let forms = [times.program, times.again.time, times.keeping.time];
    let [program, again, kept] = forms.map(|time| seconds(time, trips));
    let mut messages = vec![format!(
        "predicted in processor time: {program:.3} s as the program has it, {again:.3} s in loops, {kept:.3} s in loops that keep logits"
    )];
    if times.is_faster_kept() {
        let (mib, ratio) = (mib(times.keeping.kept), times.again.time as f64 / times.program as f64);
        messages.push(match keeps {
            true => format!(
                "keeps {mib:.1} MiB of logits: to compute them again is predicted to take {ratio:.2} times as long as the program \
                 (a smaller `memory_budget`, or `always_fuse`, computes them again)"
            ),
            false => format!(
                "computes logits again, which is predicted to take {ratio:.2} times as long as the program (with a larger \
                 `memory_budget` loops keep {mib:.1} MiB of logits)"
            ),
        });
    }
    messages
}

/// Why a loss in loops of this form is left as the program has it: the times of a step.
fn declined(times: &Times, form: Form, trips: u64) -> String {
    let [before, in_loops] = [times.program, form.time].map(|time| seconds(time, trips));
    let why = match form.time < times.program {
        true => format!("a difference below {} % is not certain", 100 / form.margin),
        false => "no faster".to_string(),
    };
    format!(
        "declined: a step of this loss is predicted to take {before:.3} s as it is and {in_loops:.3} s in loops (of a processor; {why})"
    )
}

/// True if a loss has one of these sweeps.
fn is_of(chain: &Chain, sweeps: &[Sweep]) -> bool {
    sweeps.iter().any(|sweep| sweep.chains.contains(&chain.anchors[0].number))
}
