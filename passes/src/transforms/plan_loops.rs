//! `plan-loops`: see [`PlanLoops::doc`].

use crate::analysis::signature::device_bytes;
use crate::error::Result;
use crate::ir::{Builder, Op};
use crate::options::Options;
use crate::pass::{Declined, Pass, PassContext, failure};
use crate::rewrite::sweeps::{read, replace, sweep_blocks};
use crate::sweep::gpu_cost_model::{
    Cost, Gpu, Kept, best, chunks, cost, program_memory, program_time, tiles,
};
use crate::sweep::{Layout, NodeOp, Plan, Region, Sink, Source, Stashed, Sweep, Tiles, is_sweep};
use crate::transforms::single_pass::TwoPhases;

/// Chooses the loops of each sweep on a GPU.
pub struct PlanLoops(pub Gpu);

const NAME: &str = "plan-loops";

/// Bytes of temporaries that loops may always take where no budget is given.
const LEAST_ROOM: u64 = 1 << 30;

impl Pass for PlanLoops {
    fn name(&self) -> &'static str {
        NAME
    }

    fn doc(&self) -> &'static str {
        r#"Chooses the loops of each sweep on a GPU by a cost model, within memory.

A loop over chunks of rows computes all columns of a chunk. With a sweep of two phases (`single-pass`) no product is
computed twice, but sums of the weights' gradient in f32 are temporaries. A loop over tiles of columns takes less
memory, and a sweep for gradients computes the logits again. A part of them is kept in the memory of the weights'
gradient `[K,V]`: as many rows as it has. It is written tile by tile, when the logits of that tile have been read.

The fastest form (`sweep/gpu_cost_model.rs`) whose temporaries are at most the program's own, and at most what `memory_budget`
leaves, is taken; by default that is the most of twice the bytes of arguments and results, a quarter of the program's temporaries,
and 1 GiB. Sweeps over
logits that are an input have no loop: XLA computes each reduction, and the gradient, in one pass over the array. With
`tile_v` the loops are those of an unknown device; with `tile_n` alone a chunk has that many rows.

A loss is declined where loops are neither predicted to be faster than the program nor to save half of its temporaries: few rows,
whose logits XLA keeps where the weights' gradient is written, in a step that the weights decide. The pipeline starts again
without it. Not so under `always_fuse` or a `memory_budget`.

Before:

    %max = "vocab.sweep"(%h, %w) … {sources = [{kind = "head", …}], sinks = [{kind = "max"}]}

After:

    %max = "vocab.sweep"(%h, %w) … {plan = {col_major = array<i64: 2048, 151936>, row_major = array<i64: 2048, 151936>},
      sources = [{kind = "head", …}], sinks = [{kind = "max"}]}"#
    }

    fn may_decline(&self, options: &Options) -> bool {
        self.looks_at_chains(options) && options.memory_budget.is_none()
    }

    fn looks_at_chains(&self, options: &Options) -> bool {
        !options.always_fuse && options.tile_n.is_none() && options.tile_v.is_none()
    }

    fn run(&self, module: Op, context: &mut PassContext<'_>) -> Result<()> {
        if context.options.tile_v.is_some() {
            return Ok(());
        }
        let (memory, height) = (memory(module, context), context.options.tile_n);
        for block in sweep_blocks(module) {
            let mut ops: Vec<Op> = block.ops().into_iter().filter(|op| is_sweep(*op)).collect();
            for later in 0..ops.len() {
                let sweep = read(NAME, ops[later])?;
                let alone = self.alone(&sweep, memory, height);
                ops[later] = write(ops[later], Sweep { plan: alone.map(|c| plan(c.tiles)), ..sweep });
                for earlier in (0..later).filter(|_| height.is_none()) {
                    let [first, second] = [read(NAME, ops[earlier])?, read(NAME, ops[later])?];
                    let Some(pair) = self.pair([&first, &second], memory) else { continue };
                    let apart = [&first, &second]
                        .map(|s| self.alone(s, memory, None).map_or(f64::MAX, |c| c.time));
                    if pair.time >= apart.iter().sum() {
                        continue;
                    }
                    context.remarks.applied(NAME, ops[later], format!(
                        "keeps {:.0}% of {}x{} logits in the memory of the weights' gradient for the loop that needs them again",
                        100.0 * pair.rows as f64 / second.rows as f64, second.rows, second.cols
                    ));
                    let written = pair.write(ops[earlier], ops[later]);
                    [ops[earlier], ops[later]] =
                        written.map_err(|why| failure(NAME, ops[later], why))?;
                    break;
                }
            }
        }
        match self.may_decline(context.options) {
            true => self.decline(module, context),
            false => Ok(()),
        }
    }
}

/// Bytes that the temporaries of a loop may take.
fn memory(module: Op, context: &PassContext<'_>) -> u64 {
    // On a mesh it is of all devices.
    let program = context.original_temporaries.filter(|_| context.split.device_bytes.is_none());
    let room = match context.options.memory_budget {
        Some(_) => context.headroom(module),
        None => {
            let kept = context.split.device_bytes.unwrap_or_else(|| device_bytes(module, |_| 1));
            kept.saturating_mul(2).max(LEAST_ROOM).max(program.unwrap_or(0) / 4)
        }
    };
    room.min(program.unwrap_or(u64::MAX))
}

fn mib(bytes: u64) -> f64 {
    bytes as f64 / f64::from(1 << 20)
}

fn plan(tiles: Tiles) -> Plan {
    Plan { row_major: tiles, col_major: tiles, fused_gradients: false, apart: 0 }
}

fn write<'c>(op: Op<'c>, sweep: Sweep<'c>) -> Op<'c> {
    let new = sweep.to_op(&Builder::before(op));
    replace(op, &new.results());
    new
}

/// The loops of one loss.
struct Loss<'c> {
    /// What they compute.
    sweep: Sweep<'c>,
    /// Seconds, and bytes of temporaries.
    time: f64,
    memory: u64,
}

impl PlanLoops {
    /// Declines losses whose loops are neither faster than the program nor save half of its temporaries.
    ///
    /// # Errors
    /// When a sweep is not well-formed.
    fn decline(&self, module: Op, context: &mut PassContext<'_>) -> Result<()> {
        let mut losses: Vec<Loss> = Vec::new();
        for op in module.walk().into_iter().filter(|op| is_sweep(*op)) {
            let sweep = read(NAME, op)?;
            let is_head = |source: &Source| matches!(source, Source::Head { .. });
            let Some(plan) = sweep.plan.filter(|_| sweep.sources.iter().any(is_head)) else { continue };
            let kept = match (&sweep.stashed[..], sweep.sinks.last()) {
                ([stashed], _) => Kept::Read(stashed.region.rows),
                (_, Some(Sink::Stash { region, .. })) => Kept::Written(region.rows),
                _ => Kept::None,
            };
            let Cost { time, memory, .. } = cost(&sweep, plan.col_major, kept, &self.0);
            let is_of = |loss: &&mut Loss| {
                loss.sweep.sources == sweep.sources
                    && loss.sweep.chains.iter().any(|c| sweep.chains.contains(c))
            };
            match losses.iter_mut().find(is_of).filter(|_| !sweep.is_two_phase()) {
                Some(loss) => {
                    loss.sweep = loss.sweep.beside(&sweep);
                    loss.time += time;
                    loss.memory = loss.memory.max(memory);
                }
                None => losses.push(Loss { sweep, time, memory }),
            }
        }
        for Loss { sweep, time, memory } in losses {
            let (before, bytes) = (program_time(&sweep, &self.0), program_memory(&sweep));
            if time < before || memory <= bytes / 2 {
                continue;
            }
            let why = format!(
                "declined: a step of this loss is predicted to take {:.2} ms as it is and {:.2} ms in loops, which leave {:.1} of {:.1} MiB of \
                 temporaries (`always_fuse` fuses it, and so does a `memory_budget`)",
                before * 1e3,
                time * 1e3,
                mib(memory),
                mib(bytes)
            );
            let of = context.chains.iter().flatten();
            let of = of.filter(|chain| sweep.chains.contains(&chain.anchors[0].number));
            let declined: Vec<Declined> =
                of.map(|chain| Declined { anchors: chain.anchors.clone(), why: why.clone() }).collect();
            for one in declined {
                if !context.declined.iter().any(|d| d.anchors == one.anchors) {
                    context.declines = true;
                    context.declined.push(one);
                }
            }
        }
        Ok(())
    }

    /// The best loops of a sweep by itself; none where it stays as for an unknown device.
    fn alone(&self, sweep: &Sweep, memory: u64, height: Option<i64>) -> Option<Cost> {
        let memory = memory.min(program_memory(sweep));
        let of = |tiles| cost(sweep, tiles, Kept::None, &self.0);
        if sweep.sources.iter().all(|source| matches!(source, Source::Logits { .. })) {
            return Some(of(Tiles { rows: sweep.rows, cols: sweep.cols }));
        }
        match sweep.is_two_phase() {
            true => self.one_pass(sweep, chunks(sweep, height), memory),
            false => best(chunks(sweep, height).chain(tiles(sweep)).map(of), memory, 0.0),
        }
    }

    /// The best of these chunks of a sweep of two phases: with little memory if it is as fast as the program. None if there are none.
    fn one_pass(&self, sweep: &Sweep, chunks: impl Iterator<Item = Tiles>, memory: u64) -> Option<Cost> {
        let costs = chunks.map(|tiles| cost(sweep, tiles, Kept::None, &self.0));
        best(costs, memory, program_time(sweep, &self.0))
    }

    /// The rows of the best chunks, of these sizes, in which two sweeps `parts` are computed at once as `both`; none where two loops are
    /// better or memory does not suffice.
    pub fn chunks_of(
        &self,
        both: &Sweep,
        parts: [&Sweep; 2],
        sizes: impl Iterator<Item = i64>,
        module: Op,
        context: &PassContext<'_>,
    ) -> Option<i64> {
        let height = context.options.tile_n;
        let sizes = sizes.filter(|size| height.is_none_or(|height| *size <= height));
        let chunks = sizes.map(|rows| Tiles { rows, cols: both.cols });
        self.compare(both, parts, chunks, module, context).ok().map(|cost| cost.tiles.rows)
    }

    /// The best of these chunks for two sweeps `parts` at once.
    ///
    /// # Errors
    /// Why two loops are better.
    fn compare(
        &self,
        both: &Sweep,
        parts: [&Sweep; 2],
        chunks: impl Iterator<Item = Tiles>,
        module: Op,
        context: &PassContext<'_>,
    ) -> std::result::Result<Cost, String> {
        let Options { tile_v, tile_n, always_fuse, .. } = *context.options;
        if tile_v.is_some() {
            return Err("the columns of a tile are given (`tile_v`)".into());
        }
        let program = if always_fuse { u64::MAX } else { program_memory(both) };
        let memory = memory(module, context).min(program);
        let Some(one) = self.one_pass(both, chunks, memory) else {
            return Err("there is one chunk of rows".into());
        };
        if one.memory > memory {
            let [takes, has] = [one.memory, memory].map(mib);
            return Err(format!("it takes {takes:.0} MiB of temporaries where there are {has:.0}"));
        }
        let apart: f64 =
            parts.iter().filter_map(|s| self.alone(s, memory, tile_n)).map(|cost| cost.time).sum();
        let pair = self.pair(parts, memory).map_or(f64::MAX, |pair| pair.time);
        let [one_ms, two_ms] = [one.time, apart.min(pair)].map(|seconds| seconds * 1e3);
        match one_ms < two_ms || always_fuse {
            true => Ok(one),
            false => {
                Err(format!("it is predicted to take {one_ms:.2} ms, and two loops {two_ms:.2} ms"))
            }
        }
    }

    /// The best loops of two sweeps of which the first keeps logits for the second one; none where it cannot.
    fn pair(&self, [first, second]: [&Sweep; 2], memory: u64) -> Option<Pair> {
        let [Source::Head { elem, .. }] = second.sources[..] else { return None };
        let keeps = |s: &Sweep| s.sinks.iter().any(|sink| matches!(sink, Sink::Stash { .. }));
        let is_free = |s: &Sweep| s.stashed.is_empty() && !keeps(s) && !s.is_two_phase();
        let same =
            first.sources == second.sources && [first.rows, first.cols] == [second.rows, second.cols];
        if !same || !is_free(first) || !is_free(second) || !first.sinks.iter().all(Sink::is_per_row) {
            return None;
        }
        let gradient = |sink: &Sink| match sink {
            Sink::ContractRows { layout: Layout::Kv, .. } => Some(second.sink_results(sink).remove(0)),
            _ => None,
        };
        let gradient = second.sinks.iter().filter_map(gradient).find(|ty| ty.elem == elem)?;
        let rows = gradient.shape[0].min(second.rows);
        let memory = memory.min(program_memory(second));
        let costs = tiles(second).map(|tiles| {
            let made = cost(first, tiles, Kept::Written(rows), &self.0);
            let used = cost(second, tiles, Kept::Read(rows), &self.0);
            Cost { tiles, time: made.time + used.time, memory: made.memory.max(used.memory) }
        });
        let Cost { tiles, time, .. } = best(costs, memory, 0.0)?;
        Some(Pair { tiles, rows, array: [gradient.shape[0], gradient.shape[1]], time })
    }
}

/// Loops of two sweeps, of which the second reads logits that the first keeps.
struct Pair {
    tiles: Tiles,
    /// Rows whose logits are kept, the first ones, in an array of this shape.
    rows: i64,
    array: [i64; 2],
    /// Seconds of both.
    time: f64,
}

impl Pair {
    /// Writes both sweeps in the places of the old ones.
    ///
    /// # Errors
    /// When a sweep is not well-formed.
    fn write<'c>(&self, first: Op<'c>, second: Op<'c>) -> std::result::Result<[Op<'c>; 2], String> {
        let mut maker = Sweep::from_op(first)?;
        let region = Region { first: 0, rows: self.rows, cols: maker.cols };
        let value = maker.body.add(NodeOp::Source(0), vec![], maker.sources[0].elem());
        maker.sinks.push(Sink::Stash { value, region, array: self.array });
        maker.plan = Some(plan(self.tiles));
        let maker = write(first, maker);
        // Read again: operands may have been results of the first sweep.
        let mut user = Sweep::from_op(second)?;
        let kept = maker.result(maker.num_results() - 1);
        user.stashed = vec![Stashed { source: 0, value: kept, region }];
        user.plan = Some(plan(self.tiles));
        Ok([maker, write(second, user)])
    }
}

impl TwoPhases for PlanLoops {
    fn takes(&self, sources: &[Source]) -> bool {
        sources.iter().any(|source| matches!(source, Source::Head { .. }))
    }

    fn refusal(
        &self,
        fused: &Sweep,
        parts: [&Sweep; 2],
        module: Op,
        context: &PassContext<'_>,
    ) -> Option<String> {
        self.compare(fused, parts, chunks(fused, context.options.tile_n), module, context).err()
    }
}
