//! `keep`: see [`Keep::doc`].

use crate::error::Result;
use crate::ir::{Block, Builder, Op, Val};
use crate::options::Budget;
use crate::pass::{Pass, PassContext};
use crate::rewrite::sweeps::{read, replace, sweep_blocks};
use crate::sweep::pace::{Pace, Times};
use crate::sweep::{NodeOp, Sink, Source, Sweep, is_sweep, position_or_push};
use crate::target::Target;

/// Keeps logits that a later loop would compute again.
pub struct Keep {
    pace: Option<Pace>,
}

const NAME: &str = "keep";

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
        r#"Keeps logits that loops would compute again, on a CPU, where that would take longer than the program.

Sweeps of one block that read the same head compute its product again, each for itself: a loss with its
gradients once more than the program. Where hidden states are some hundred wide that costs less than the
passes over logits that loops spare; beyond that it costs more. Where the cost model (`sweep/pace.rs`)
predicts that the loops take longer than the program, and less with the logits in memory, the first sweep
stores them and the others read them, if there is room: 1 GiB, or what an explicit `memory_budget` leaves.
The program has them in memory as well, so it takes no more than without grpo-opt. Under `always_fuse`
nothing is kept.

The numbers are those of the sweep that computed them first, NaN and infinities among them.

Before:

    %max = "vocab.sweep"(%h, %w) … {sources = [{kind = "head", …}], sinks = [{kind = "max"}]}
    %dh = "vocab.sweep"(%h, %w, %max, %w) … {sources = [{kind = "head", …}], sinks = [{kind = "contract_cols", …}]}

After:

    %max, %x = "vocab.sweep"(%h, %w) … {sources = [{kind = "head", …}], sinks = [{kind = "max"}, {kind = "store"}]}
    %dh = "vocab.sweep"(%x, %max, %w) … {sources = [{kind = "logits", …}], sinks = [{kind = "contract_cols", …}]}"#
    }

    fn run(&self, module: Op, context: &mut PassContext<'_>) -> Result<()> {
        let Some(pace) = self.pace.filter(|_| !context.options.always_fuse) else { return Ok(()) };
        let mut room = match context.options.memory_budget {
            given if given != Budget::default() => context.headroom(module),
            _ => pace.room.max(context.headroom(module)),
        };
        for block in sweep_blocks(module) {
            let mut extents: Vec<[i64; 2]> = Vec::new();
            for op in block.ops().into_iter().filter(|op| is_sweep(*op)) {
                let sweep = read(NAME, op)?;
                position_or_push(&mut extents, [sweep.rows, sweep.cols]);
            }
            for extent in extents {
                let (ops, sweeps): (Vec<Op>, Vec<Sweep>) = alike(block, extent)?.into_iter().unzip();
                let Some((times, op)) = Times::of(&sweeps, &pace).zip(ops.first().copied()) else { continue };
                if times.bytes == 0 || times.again <= times.program || times.again <= times.kept {
                    continue;
                }
                let again = times.again as f64 / times.program as f64;
                let mib = times.bytes as f64 / f64::from(1 << 20);
                if times.bytes > room {
                    context.remarks.applied(
                        NAME,
                        op,
                        format!(
                            "computes logits again, which is predicted to take {again:.2} times as long as the program: to keep them takes \
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
                        "keeps {mib:.1} MiB of logits: to compute them again is predicted to take {again:.2} times as long as the program \
                         (a smaller `memory_budget`, or `always_fuse`, computes them again)"
                    ),
                );
                keep(block, extent)?;
            }
        }
        Ok(())
    }
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
            if matches!(source, Source::Head { .. }) && is_read(&source) {
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
