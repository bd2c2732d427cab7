//! `keep`: see [`Keep::doc`].

use crate::cpu_cost_model::{KEPT_MARGIN, MARGIN, Pace, Times, can_be_kept, is_tile_itself};
use crate::keep_logits::{keep_logits, losses};
use crate::target::Target;
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
pub struct Keep {
    pace: Option<Pace>,
    /// Bytes of logits from which a loss may be declined.
    min_logits: u64,
}

const NAME: &str = "keep";

impl Keep {
    /// For a program for `target`.
    pub fn of(target: &dyn Target) -> Keep {
        let loops = target.loops();
        Keep { pace: loops.pace, min_logits: loops.min_logits }
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
partitioner splits these are the temporaries of one device, by the shardings that Shardy propagates. Under `always_fuse` nothing is kept.

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
        self.pace.is_some() && !options.always_fuse
    }

    fn run(&self, module: Op, context: &mut PassContext<'_>) -> Result<()> {
        let Some(pace) = self.pace.filter(|_| !context.options.always_fuse) else { return Ok(()) };
        // An explicit `memory_budget` replaces the default of 1 GiB.
        let mut room = match context.options.memory_budget {
            Some(_) => context.headroom(module),
            None => pace.room.max(context.headroom(module)),
        };
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
                let Some(times) = Times::of(&sweeps, recomputed.iter().sum(), &pace) else { continue };
                // Its loops are the program's own operations.
                if sweeps.iter().any(|sweep| is_tile_itself(sweep, &pace)) {
                    continue;
                }
                let trips = trip_count::trips_around(block).max(1).unsigned_abs();
                // Tensors have at most 2^48 elements.
                let logits = (sweeps[0].rows * sweeps[0].cols).unsigned_abs() * Elem::F32.bytes();
                // Few logits are fused only where one asks for that, and many may not fit.
                let few = context.options.min_logits_bytes < self.min_logits
                    && logits.saturating_mul(trips) < self.min_logits;
                let is_fused = context.options.memory_budget.is_some() || few || logits > pace.room;
                let has_room = times.bytes <= room;
                let memory = || temporaries.get_or_init(|| Temporaries::of(module, context));
                let loss = Loss { times, trips, logits, has_room, memory: &memory };
                let keeps = loss.is_kept(is_fused);
                let pays = || if keeps { loss.keeping_pays() } else { loss.loops_pay() };
                let declined = (!is_fused && !pays()).then(|| loss.declined());
                let predicted = [Some(loss.predicted()), loss.kept_or_not(keeps)];
                for message in predicted.into_iter().flatten() {
                    context.remarks.applied(NAME, ops[0], message);
                }
                if let Some(why) = declined {
                    context.findings.decline(anchors, &why);
                }
                if keeps {
                    room -= times.bytes;
                    keep_logits(NAME, &ops, can_be_kept)?;
                    temporaries.take();
                }
            }
        }
        Ok(())
    }
}

/// What is predicted of a loss.
struct Loss<'a> {
    times: Times,
    /// Trips of the loops around it.
    trips: u64,
    /// Bytes of its logits in f32.
    logits: u64,
    /// True if its logits may be kept.
    has_room: bool,
    memory: &'a dyn Fn() -> &'a Temporaries,
}

impl Loss<'_> {
    /// True if loops that compute logits again are not certainly faster than the program, and slower than loops that keep them.
    fn is_faster_kept(&self) -> bool {
        let times = &self.times;
        times.bytes > 0 && times.again > times.kept && !times.is_faster(times.again, MARGIN)
    }

    /// True if its logits are kept. A loss that is fused in any case keeps them where that is faster.
    fn is_kept(&self, is_fused: bool) -> bool {
        let pays = || is_fused || self.keeping_pays() || !self.saves_memory(0);
        self.is_faster_kept() && self.has_room && pays()
    }

    /// True if loops that keep `kept` bytes save the program's memory.
    fn saves_memory(&self, kept: u64) -> bool {
        (self.memory)().are_saved(self.logits, kept)
    }

    /// True if loops that compute logits again are faster than the program, or save its memory.
    fn loops_pay(&self) -> bool {
        self.times.is_faster(self.times.again, MARGIN) || self.saves_memory(0)
    }

    /// True if loops that keep logits are faster than the program, or save its memory.
    fn keeping_pays(&self) -> bool {
        self.times.is_faster(self.times.kept, KEPT_MARGIN) || self.saves_memory(self.times.bytes)
    }

    /// Seconds of a processor for all trips.
    fn seconds(&self, picoseconds: u64) -> f64 {
        picoseconds.saturating_mul(self.trips) as f64 / 1e12
    }

    /// The remark about the times of a step.
    fn predicted(&self) -> String {
        let times = [self.times.program, self.times.again, self.times.kept];
        let [program, again, kept] = times.map(|time| self.seconds(time));
        format!(
            "predicted in processor time: {program:.3} s as the program has it, {again:.3} s in loops, {kept:.3} s in loops that keep \
             logits"
        )
    }

    /// Why the loss is left as the program has it: the times of a step, in loops that keep logits if these are faster and have room,
    /// and the memory.
    fn declined(&self) -> String {
        let (after, margin) = match self.is_faster_kept() && self.has_room {
            true => (self.times.kept, KEPT_MARGIN),
            false => (self.times.again, MARGIN),
        };
        let [before, in_loops] = [self.times.program, after].map(|time| self.seconds(time));
        let why = match after < self.times.program {
            true => format!("a difference below {} % is not certain", 100 / margin),
            false => "no faster".to_string(),
        };
        format!(
            "declined: a step of this loss is predicted to take {before:.3} s as it is and {in_loops:.3} s in loops (of a processor; {why}), and \
             {}, where a third, and half of {:.1} MiB of logits, are to be saved (`always_fuse` fuses it, and so does a `memory_budget`)",
            (self.memory)(),
            mib(self.logits)
        )
    }

    /// The remark about logits that loops had better keep: whether they do. None if they had not.
    fn kept_or_not(&self, keeps: bool) -> Option<String> {
        let ratio = self.times.again as f64 / self.times.program as f64;
        let mib = mib(self.times.bytes);
        let why = match (keeps, self.has_room) {
            _ if !self.is_faster_kept() => return None,
            (true, _) => {
                return Some(format!(
                    "keeps {mib:.1} MiB of logits: to compute them again is predicted to take {ratio:.2} times as long as the program \
                     (a smaller `memory_budget`, or `always_fuse`, computes them again)"
                ));
            }
            (false, true) => format!("{}; to keep logits takes {mib:.1} MiB of them", (self.memory)()),
            (false, false) => {
                format!("to keep them takes {mib:.1} MiB, more than there is room for (`memory_budget`)")
            }
        };
        Some(format!(
            "computes logits again, which is predicted to take {ratio:.2} times as long as the program: {why}"
        ))
    }
}

/// True if a loss has one of these sweeps.
fn is_of(chain: &Chain, sweeps: &[Sweep]) -> bool {
    sweeps.iter().any(|sweep| sweep.chains.contains(&chain.anchors[0].number))
}
