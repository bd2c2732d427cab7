//! The loops of sweeps on a GPU: of all tiles, the best by [`crate::gpu_cost_model`] within memory.

use crate::gpu::Gpu;
use crate::gpu_cost_model::{Cost, Stash, cost, logits_bytes, pair_cost, program_memory, program_time};
use crate::stashed_tiles::StashedTiles;
use crate::tiles::{ALIGNMENT, count, even, whole};
use grpo_dataflow::signature::device_bytes;
use grpo_io::remarks::mib;
use grpo_ir::{Elem, Op, TensorType};
use grpo_sweep::{Sink, Source, Sweep, Tiles, is_sweep};
use grpo_transforms::memory_savings::{Temporaries, saves_memory};
use grpo_transforms::options::Options;
use grpo_transforms::pass::PassContext;
use rustc_hash::FxHashMap as HashMap;

/// Two times that differ by less are equal, and the form that takes less memory is better.
const EQUAL: f64 = 1.02;
/// Bytes of temporaries that loops may take in any case where no `memory_budget` is set.
const LEAST_ROOM: u64 = 1 << 30;
/// Bytes of logits that may be kept.
const MOST_KEPT: u64 = 1 << 30;
/// The most trips of a loop.
const MOST_TRIPS: i64 = 64;

/// Chooses loops for a program.
pub(crate) struct LoopPlans {
    gpu: Gpu,
    /// Bytes that the temporaries of loops may take, and the same or the program's own, if these are less.
    room: u64,
    memory: u64,
    options: Options,
    /// True if logits may be kept.
    keeps_logits: bool,
    /// The tiles of columns of heads with a gradient, and how many sweeps read each: they compute the same logits in products of one
    /// shape, whose sums are in one order.
    heads: HashMap<Head, (Option<Tiles>, usize)>,
}

/// True if a loss may be left as it is.
pub(crate) fn may_decline(options: &Options) -> bool {
    let is_given = options.tile_n.is_some() || options.tile_v.is_some();
    !options.always_fuse && !is_given && options.memory_budget.is_none()
}

/// Rows, columns, and the types of hidden states and weights. Sweeps of one head have the same, also in different loops.
type Head = (i64, i64, Vec<[TensorType; 2]>);

fn head(sweep: &Sweep) -> Option<Head> {
    let types = |source: &Source| match source {
        Source::Head { hidden, weights, .. } => {
            Some([TensorType::of(*hidden)?, TensorType::of(*weights)?])
        }
        Source::Logits { .. } => None,
    };
    let types: Vec<[TensorType; 2]> = sweep.sources.iter().filter_map(types).collect();
    (!types.is_empty() && !sweep.is_two_phase()).then_some((sweep.rows, sweep.cols, types))
}

impl LoopPlans {
    /// For a program on `gpu`.
    pub fn of(gpu: Gpu, module: Op, context: &PassContext<'_>) -> LoopPlans {
        let original = context.original.and_then(|original| original.of_device);
        let room = room(gpu, module, original, context);
        let mut plans = LoopPlans {
            gpu,
            room,
            memory: room.min(original.unwrap_or(u64::MAX)),
            options: context.options.clone(),
            keeps_logits: !context.options.always_fuse && !context.findings.no_kept_logits,
            heads: HashMap::default(),
        };
        let mut heads: HashMap<Head, Vec<Sweep>> = HashMap::default();
        for op in module.walk().into_iter().filter(|op| is_sweep(*op)) {
            // One that is not well-formed is reported where it is lowered.
            let Ok(sweep) = Sweep::from_op(op) else { continue };
            let Some(head) = head(&sweep) else { continue };
            heads.entry(head).or_default().push(sweep);
        }
        let chosen =
            heads.into_iter().map(|(head, sweeps)| (head, (plans.columns(&sweeps), sweeps.len())));
        plans.heads = chosen.collect();
        plans
    }

    /// The best tiles of columns of sweeps that compute the same logits: those of the first one with a gradient, or of two sweeps
    /// together, of which the first one can keep logits. None without a gradient.
    fn columns(&self, sweeps: &[Sweep]) -> Option<Tiles> {
        let gradient = sweeps.iter().find(|sweep| sweep.has_gradient())?;
        let pair = match sweeps {
            [first, second] => Some([first, second]),
            _ => None,
        };
        let pair = pair.and_then(|pair| Some((pair, stash_array(pair)?)));
        let of = |tiles: Tiles| {
            let alone = |sweep| cost(sweep, tiles, Stash::None, &self.gpu);
            let Some(([first, second], array)) = pair else { return alone(gradient) };
            if tiles == whole(first) {
                return alone(&first.merged_with(second));
            }
            match StashedTiles::fitting(array, gradient.cols, tiles) {
                Some(stashed) => pair_cost([first, second], tiles, stashed, &self.gpu),
                None => alone(gradient),
            }
        };
        let memory = self.memory.min(program_memory(gradient));
        let all = tiles(gradient).chain(self.whole_if_small(gradient));
        self.best(all.map(of), memory, 0.0).map(|cost| cost.tiles)
    }

    /// The best of these costs that fit into `memory` bytes: see [`best`]. With a `memory_budget` it is the fastest.
    fn best(&self, costs: impl Iterator<Item = Cost>, memory: u64, time: f64) -> Option<Cost> {
        match self.options.memory_budget.is_some() {
            true => best(costs, memory, 0.0, 1.0),
            false => best(costs, memory, time, EQUAL),
        }
    }

    /// The tile of all rows and columns, if a gradient reads the logits and they may be kept: at most [`MOST_KEPT`] or `max_remaining`
    /// bytes, and none under `always_fuse` or where the program would take more memory.
    fn whole_if_small(&self, sweep: &Sweep) -> Option<Tiles> {
        let most = self.options.max_remaining.unwrap_or(u64::MAX).min(MOST_KEPT);
        let is_small = self.keeps_logits && logits_bytes(sweep) <= most;
        (sweep.has_gradient() && is_small).then(|| whole(sweep))
    }

    /// True if the logits of a sweep's head are computed at once.
    pub fn is_whole(&self, sweep: &Sweep) -> bool {
        let tiles = head(sweep).and_then(|head| self.heads.get(&head)?.0);
        tiles == Some(whole(sweep))
    }

    /// The cost of a sweep without a loop.
    pub fn at_once(&self, sweep: &Sweep) -> Cost {
        cost(sweep, whole(sweep), Stash::None, &self.gpu)
    }

    /// The best loops of a sweep by itself; none where it stays as for an unknown device.
    pub fn alone(&self, sweep: &Sweep) -> Option<Cost> {
        if self.options.tile_v.is_some() {
            return None;
        }
        let memory = self.memory.min(program_memory(sweep));
        let of = |tiles| cost(sweep, tiles, Stash::None, &self.gpu);
        if !sweep.has_head() {
            return Some(self.at_once(sweep));
        }
        if let Some((Some(tiles), _)) = head(sweep).and_then(|head| self.heads.get(&head)) {
            return Some(of(*tiles));
        }
        match sweep.is_two_phase() {
            true => self.one_pass(sweep, self.chunks(sweep), memory),
            false => self.best(self.chunks(sweep).chain(tiles(sweep)).map(of), memory, 0.0),
        }
    }

    /// Chunks of rows with all columns, of `tile_n` rows if that is set; all rows if they are [`LoopPlans::whole_if_small`].
    fn chunks(&self, sweep: &Sweep) -> impl Iterator<Item = Tiles> {
        let cols = sweep.cols;
        let (chunks, at_once) = match self.options.tile_n {
            Some(height) => (vec![height.min(sweep.rows)], None),
            None => (sizes(sweep.rows), self.whole_if_small(sweep)),
        };
        chunks.into_iter().map(move |rows| Tiles { rows, cols }).chain(at_once)
    }

    /// The best of these chunks of a sweep of two phases: with little memory if it is as fast as the program. None if there are none.
    fn one_pass(&self, sweep: &Sweep, chunks: impl Iterator<Item = Tiles>, memory: u64) -> Option<Cost> {
        let costs = chunks.map(|tiles| cost(sweep, tiles, Stash::None, &self.gpu));
        self.best(costs, memory, program_time(sweep, &self.gpu))
    }

    /// Why two sweeps `parts` are not to become one of two phases, `fused`; none if they are.
    pub fn refusal(&self, fused: &Sweep, parts: [&Sweep; 2]) -> Option<String> {
        self.chunked(fused, parts, self.chunks(fused)).err()
    }

    /// The best chunks, of these sizes, in which two sweeps `parts` are computed at once as `both`; none where two loops or one product
    /// are better, or memory does not suffice.
    pub(crate) fn chunks_of(
        &self,
        both: &Sweep,
        parts: [&Sweep; 2],
        sizes: impl Iterator<Item = i64>,
    ) -> Option<Cost> {
        let sizes = sizes.filter(|size| self.options.tile_n.is_none_or(|height| *size <= height));
        let chunks = sizes.map(|rows| Tiles { rows, cols: both.cols }).chain(self.whole_if_small(both));
        self.chunked(both, parts, chunks).ok().filter(|cost| cost.tiles.rows < both.rows)
    }

    /// The best of these chunks for two sweeps `parts` at once.
    ///
    /// # Errors
    /// Why two loops are better.
    fn chunked(
        &self,
        both: &Sweep,
        parts: [&Sweep; 2],
        chunks: impl Iterator<Item = Tiles>,
    ) -> Result<Cost, String> {
        if self.options.tile_v.is_some() {
            return Err("the columns of a tile are set (`tile_v`)".into());
        }
        let program = if self.options.always_fuse { u64::MAX } else { program_memory(both) };
        let memory = self.memory.min(program);
        let Some(one) = self.one_pass(both, chunks, memory) else {
            return Err("there is one chunk of rows".into());
        };
        if one.memory > memory {
            let [takes, has] = [one.memory, memory].map(mib);
            return Err(format!("it takes {takes:.0} MiB of temporaries where there are {has:.0}"));
        }
        let apart: f64 = parts.iter().filter_map(|s| self.alone(s)).map(|cost| cost.time).sum();
        let pair = self.pair(parts).map_or(f64::MAX, |pair| pair.time);
        let [one_ms, two_ms] = [one.time, apart.min(pair)].map(|seconds| seconds * 1e3);
        match one_ms < two_ms || self.options.always_fuse {
            true => Ok(one),
            false => {
                Err(format!("it is predicted to take {one_ms:.2} ms, and two loops {two_ms:.2} ms"))
            }
        }
    }

    /// Reports what the model predicts of a loss in loops of this cost, and declines the loss
    /// if there is nothing to gain: that is slower than the program or takes more memory, saves no memory to speak of, of the loss
    /// ([`saves_memory`]) or of the step ([`Temporaries::are_saved`]), and the program's own temporaries fit into the room for those of loops.
    pub fn report(
        &self,
        pass: &'static str,
        (op, sweep): (Op, &Sweep),
        Cost { tiles, time, memory }: Cost,
        context: &mut PassContext<'_>,
    ) {
        context.done.kept_logits |= tiles == whole(sweep) && sweep.has_head();
        let (program, bytes) = (program_time(sweep, &self.gpu), program_memory(sweep));
        let predicted = format!(
            "a step of this loss is predicted to take {:.2} ms as it is and {:.2} ms in loops, which leave {:.1} of {:.1} MiB of temporaries",
            program * 1e3,
            time * 1e3,
            mib(memory),
            mib(bytes)
        );
        context.remarks.applied(pass, op, predicted.clone());
        let is_as_good = time <= EQUAL * program && memory <= bytes;
        if !may_decline(&self.options) || is_as_good || saves_memory(bytes, memory) || bytes > self.room
        {
            return;
        }
        let logits = (sweep.rows * sweep.cols).unsigned_abs() * Elem::F32.bytes();
        let all = Temporaries::of(op.ancestors().last().unwrap_or(op), logits, context);
        if all.are_saved(memory) {
            return;
        }
        let why = format!(
            "declined: {predicted}, and {all} in all (`always_fuse` fuses it, and so does a `memory_budget`)"
        );
        let of = context.chains.iter().flatten();
        let of = of.filter(|chain| sweep.chains.contains(&chain.anchors[0].number));
        of.for_each(|chain| context.findings.decline(chain.anchors.clone(), &why));
    }

    /// The best loops of two sweeps of which the first keeps logits for the second one; none where it cannot.
    pub fn pair(&self, parts: [&Sweep; 2]) -> Option<Pair> {
        if self.options.tile_n.is_some() || self.options.tile_v.is_some() {
            return None;
        }
        let array = stash_array(parts)?;
        // Only these two compute the logits that are not stashed.
        let Some((Some(tiles), 2)) = head(parts[1]).and_then(|head| self.heads.get(&head)).copied()
        else {
            return None;
        };
        let stashed = StashedTiles::fitting(array, parts[1].cols, tiles)?;
        let Cost { time, .. } = pair_cost(parts, tiles, stashed, &self.gpu);
        Some(Pair { tiles, cols: stashed.cols(), array, time })
    }
}

/// The shape of the gradient by weights of the second of two sweeps for which the first one can stash logits: they have the same head, and
/// the gradient has the logits' type and memory of its own.
fn stash_array([first, second]: [&Sweep; 2]) -> Option<[i64; 2]> {
    let [Source::Head { elem, .. }] = second.sources[..] else { return None };
    let stashes = |s: &Sweep| s.sinks.iter().any(|sink| matches!(sink, Sink::Stash { .. }));
    let is_free = |s: &Sweep| s.stashed.is_empty() && !stashes(s) && !s.is_two_phase();
    let same = first.sources == second.sources && [first.rows, first.cols] == [second.rows, second.cols];
    if !same || !is_free(first) || !is_free(second) || !first.sinks.iter().all(Sink::is_per_row) {
        return None;
    }
    let gradient = |sink: &Sink| match sink {
        Sink::ContractRows { dot, .. } if dot.init.is_none() => {
            Some(second.sink_results(sink).remove(0))
        }
        _ => None,
    };
    let gradient = second.sinks.iter().filter_map(gradient).find(|ty| ty.elem == elem)?;
    Some([gradient.shape[0], gradient.shape[1]])
}

/// Loops of two sweeps, of which the second reads logits that the first stashes.
pub struct Pair {
    pub tiles: Tiles,
    /// Columns whose logits are stashed, the first ones, in an array of this shape.
    pub cols: i64,
    pub array: [i64; 2],
    /// Seconds of both.
    pub time: f64,
}

/// Bytes that the temporaries of loops may take: what a `memory_budget` leaves, or twice the bytes of arguments and results, 1 GiB, or a
/// quarter of the program's temporaries `original`, whichever is most, but at most a quarter of the device's memory.
fn room(gpu: Gpu, module: Op, original: Option<u64>, context: &PassContext<'_>) -> u64 {
    if context.options.memory_budget.is_some() {
        return context.headroom(module);
    }
    let kept = context.split.device_bytes.unwrap_or_else(|| device_bytes(module, |_| 1));
    let room = kept.saturating_mul(2).max(LEAST_ROOM).max(original.unwrap_or(0) / 4);
    room.min(gpu.memory / 4)
}

/// The cost with the least memory, and then time, of those that fit into `memory` bytes and take at most `time` seconds, or `equal` times as
/// long as the fastest of them. Where none fits, the one with the least memory.
fn best(costs: impl IntoIterator<Item = Cost>, memory: u64, time: f64, equal: f64) -> Option<Cost> {
    let costs: Vec<Cost> = costs.into_iter().collect();
    let fitting: Vec<&Cost> = costs.iter().filter(|cost| cost.memory <= memory).collect();
    let fastest = fitting.iter().map(|cost| cost.time).fold(f64::INFINITY, f64::min);
    let is_fast = |cost: &&Cost| cost.time <= (fastest * equal).max(time);
    let smaller = |a: &&Cost, b: &&Cost| a.memory.cmp(&b.memory).then(a.time.total_cmp(&b.time));
    let all = || costs.iter().min_by(smaller);
    fitting.into_iter().filter(is_fast).min_by(smaller).or_else(all).copied()
}

/// Tiles of columns with all rows, two at least: of one size, or the largest ones that leave over few columns.
fn tiles(sweep: &Sweep) -> impl Iterator<Item = Tiles> {
    let (rows, cols) = (sweep.rows, sweep.cols);
    let aligned =
        sizes(cols).into_iter().map(|size| size / ALIGNMENT * ALIGNMENT).filter(|size| *size > 0);
    sizes(cols).into_iter().chain(aligned).map(move |cols| Tiles { rows, cols })
}

/// Sizes that cut an extent in two parts or more.
fn sizes(extent: i64) -> Vec<i64> {
    let parts = 2..=extent.min(MOST_TRIPS);
    let mut sizes: Vec<i64> = parts.map(|n| even(extent, count(extent, n))).collect();
    sizes.dedup();
    sizes
}
