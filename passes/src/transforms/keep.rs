//! `keep`: see [`Keep::doc`].

use crate::analysis::counted;
use crate::error::Result;
use crate::ir::{Block, Builder, Elem, Op, Val};
use crate::options::{Budget, Options};
use crate::pass::{Declined, Pass, PassContext};
use crate::rewrite::sweeps::{read, replace, sweep_blocks};
use crate::sweep::pace::{Pace, Times, can_be_kept, is_tile_itself};
use crate::sweep::{NodeOp, Sink, Source, Sweep, is_sweep, position_or_push};
use crate::target::Target;

/// Keeps logits that a later loop would compute again.
pub struct Keep {
    pace: Option<Pace>,
}

const NAME: &str = "keep";
/// After so many steps loops are to have spared what they took to compile.
const PAID_BACK: u64 = 20;
/// That holds even if the program takes one such part less than predicted.
const MARGIN: u64 = 20;

impl Keep {
    /// For a program for `target`.
    pub fn of(target: &dyn Target) -> Keep {
        Keep { pace: target.loops().pace }
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
passes over logits that loops spare; beyond that it costs more. Where the cost model (`sweep/pace.rs`)
predicts that the loops take longer than the program, and less with the logits in memory, the first sweep
stores them and the others read them, if there is room: 1 GiB, or what an explicit `memory_budget` leaves.
The program has them in memory as well, so it takes no more than without grpo-opt. Under `always_fuse`
nothing is kept.

Chains that are predicted to be slower all the same, or so little faster (5 % are left to the model's
error) that twenty steps do not spare what their loops take to compile, are declined: the pipeline starts
again without them, and a remark has both numbers. Not so logits of more than 1 GiB, which may not fit otherwise, nor under `always_fuse` or an
explicit `memory_budget`, nor logits below the default of `min_logits` that a smaller one admits.

The numbers are those of the sweep that computed them first, NaN and infinities among them. Logits in bf16 or f16 are
not kept: a loop does not round them, and memory would.

Before:

    %max = "vocab.sweep"(%h, %w) … {sources = [{kind = "head", …}], sinks = [{kind = "max"}]}
    %dh = "vocab.sweep"(%h, %w, %max, %w) … {sources = [{kind = "head", …}], sinks = [{kind = "contract_cols", …}]}

After:

    %max, %x = "vocab.sweep"(%h, %w) … {sources = [{kind = "head", …}], sinks = [{kind = "max"}, {kind = "store"}]}
    %dh = "vocab.sweep"(%x, %max, %w) … {sources = [{kind = "logits", …}], sinks = [{kind = "contract_cols", …}]}"#
    }

    fn may_decline(&self, options: &Options) -> bool {
        self.pace.is_some() && !options.always_fuse && options.memory_budget == Budget::default()
    }

    fn run(&self, module: Op, context: &mut PassContext<'_>) -> Result<()> {
        let Some(pace) = self.pace.filter(|_| !context.options.always_fuse) else { return Ok(()) };
        // Who says how much memory there is asks for little of it, and has what that costs.
        let given = context.options.memory_budget != Budget::default();
        let mut room = match given {
            true => context.headroom(module),
            false => pace.room.max(context.headroom(module)),
        };
        for block in sweep_blocks(module) {
            let mut extents: Vec<[i64; 2]> = Vec::new();
            for op in block.ops().into_iter().filter(|op| is_sweep(*op)) {
                let sweep = read(NAME, op)?;
                position_or_push(&mut extents, [sweep.rows, sweep.cols]);
            }
            for extent in extents {
                let (ops, sweeps): (Vec<Op>, Vec<Sweep>) = alike(block, extent)?.into_iter().unzip();
                let Some((times, op)) = Times::of(&sweeps, &pace).zip(ops.first().copied()) else {
                    continue;
                };
                // Its loops are the program's own operations.
                if sweeps.iter().any(|sweep| is_tile_itself(sweep, &pace)) {
                    continue;
                }
                let again = times.bytes > 0
                    && times.again > times.program - times.program / MARGIN
                    && times.again > times.kept;
                let keeps = again && times.bytes <= room;
                context.remarks.applied(NAME, op, predicted(&times));
                let trips = counted::trips_around(block).max(1) as u64;
                // Tensors have at most 2^48 elements.
                let logits = (extent[0] * extent[1]) as u64 * Elem::F32.bytes();
                // Few logits are fused only where one asks for that.
                let least = Options::default().min_logits_bytes;
                let few =
                    context.options.min_logits_bytes < least && logits.saturating_mul(trips) < least;
                if !(given || few)
                    && let Some(why) = declined(&times, keeps, logits, trips, &pace)
                    && !context.declined.iter().any(|d| d.extent == extent)
                {
                    context.declined.push(Declined { extent, why });
                    context.declines = true;
                }
                if !again {
                    continue;
                }
                let ratio = times.again as f64 / times.program as f64;
                let mib = times.bytes as f64 / f64::from(1 << 20);
                if !keeps {
                    context.remarks.applied(
                        NAME,
                        op,
                        format!(
                            "computes logits again, which is predicted to take {ratio:.2} times as long as the program: to keep them takes \
                             {mib:.1} MiB, more than there is room for (`memory_budget`)"
                        ),
                    );
                    continue;
                }
                room -= times.bytes;
                context.kept.push(extent);
                context.remarks.applied(
                    NAME,
                    op,
                    format!(
                        "keeps {mib:.1} MiB of logits: to compute them again is predicted to take {ratio:.2} times as long as the program \
                         (a smaller `memory_budget`, or `always_fuse`, computes them again)"
                    ),
                );
                keep(block, extent)?;
            }
        }
        Ok(())
    }
}

/// What is predicted of a step.
fn predicted(times: &Times) -> String {
    let [program, again, kept, compile] =
        [times.program, times.again, times.kept, times.compile].map(|t| t as f64 / 1e12);
    format!(
        "predicted in processor time: {program:.3} s as the program has it, {again:.3} s in loops, {kept:.3} s in loops that keep \
         logits; {compile:.2} s more to compile"
    )
}

/// Why a chain is to be left as the program has it, where loops are predicted to be slower, or so little faster that what they take to
/// compile is not paid back: none where its logits are more than there is room for.
fn declined(times: &Times, keeps: bool, logits: u64, trips: u64, pace: &Pace) -> Option<String> {
    if logits > pace.room {
        return None;
    }
    let [before, after] =
        [times.program, if keeps { times.kept } else { times.again }].map(|t| t.saturating_mul(trips));
    let spared = (before - before / MARGIN).saturating_sub(after);
    if spared > 0 && spared.saturating_mul(PAID_BACK) >= times.compile {
        return None;
    }
    let seconds = |t: u64| t as f64 / 1e12;
    Some(format!(
        "declined: a step of this chain is predicted to take {:.3} s as it is and {:.3} s in loops, which take {:.2} s more to compile \
         (of a processor, see docs/hook.md; `always_fuse` fuses it, and so does a `memory_budget`)",
        seconds(before),
        seconds(after),
        seconds(times.compile)
    ))
}

/// The sweeps of a block over so many rows and columns that can give and take logits.
fn alike<'c>(block: Block<'c>, extent: [i64; 2]) -> Result<Vec<(Op<'c>, Sweep<'c>)>> {
    let mut found = Vec::new();
    for op in block.ops().into_iter().filter(|op| is_sweep(*op)) {
        let sweep = read(NAME, op)?;
        if [sweep.rows, sweep.cols] == extent && !sweep.is_two_phase() && sweep.tokens_minor.is_none() {
            found.push((op, sweep));
        }
    }
    Ok(found)
}

/// Stores each head's logits in the first sweep that has them, for those behind it.
fn keep(block: Block, extent: [i64; 2]) -> Result<()> {
    let mut kept: Vec<(Source, Val)> = Vec::new();
    let ops: Vec<Op> = alike(block, extent)?.into_iter().map(|(op, _)| op).collect();
    for (at, op) in ops.iter().copied().enumerate() {
        // Read only now: its operands may be results of a sweep before it.
        let mut sweep = read(NAME, op)?;
        for source in &mut sweep.sources {
            if let Some((_, value)) = kept.iter().find(|(of, _)| of == source) {
                *source = Source::Logits { value: *value, elem: source.elem() };
            }
        }
        let later = ops[at + 1..].iter().map(|op| read(NAME, *op)).collect::<Result<Vec<_>>>()?;
        let is_read = |source: &Source| later.iter().any(|sweep| sweep.sources.contains(source));
        let mut new = Vec::new();
        for (at, source) in sweep.sources.clone().into_iter().enumerate() {
            if can_be_kept(&source) && is_read(&source) {
                let value = sweep.body.add(NodeOp::Source(at), vec![], source.elem());
                sweep.sinks.push(Sink::Store { value });
                new.push(source);
            }
        }
        let (made, old) = (sweep.to_op(&Builder::before(op)).results(), op.num_results());
        kept.extend(new.into_iter().zip(made[old..].iter().copied()));
        replace(op, &made[..old]);
    }
    Ok(())
}
