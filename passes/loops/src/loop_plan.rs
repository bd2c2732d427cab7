//! The loops of sweeps on a GPU: of all tiles, the best by [`crate::gpu_cost_model`] within memory.

mod profitability;

pub(crate) use profitability::may_decline;

use crate::gpu::Gpu;
use crate::gpu_cost_model::{
    Cost, Stash, best, cost, logits_bytes, pair_cost, program_memory, program_time,
};
use crate::stashed_tiles::{StashedTiles, stash_array};
use crate::tiles::{equal_sizes, sizes, tiles_of_columns, whole};
use grpo_dataflow::signature::device_bytes;
use grpo_ir::{Op, TensorType};
use grpo_sweep::{Source, Sweep, Tiles, is_sweep};
use grpo_transforms::options::Options;
use grpo_transforms::pass::PassContext;
use rustc_hash::FxHashMap as HashMap;

/// Two times that differ by less are equal, and the form that takes less memory is better.
const EQUAL: f64 = 1.02;
/// Bytes of temporaries that loops may take in any case where no `memory_budget` is set.
const LEAST_ROOM: u64 = 1 << 30;
/// Bytes of logits that may be kept.
const MOST_KEPT: u64 = 1 << 30;

/// Chooses loops for a program.
pub(crate) struct LoopPlans {
    gpu: Gpu,
    /// Bytes that the temporaries of loops may take.
    room: u64,
    /// `room`, or the bytes of the program's own temporaries if these are less.
    memory: u64,
    options: Options,
    /// True if logits may be kept.
    keeps_logits: bool,
    /// The tiles of columns of heads with a gradient, and how many sweeps read each: they compute the same logits in products of one
    /// shape, whose sums are in one order.
    heads: HashMap<Head, (Option<Tiles>, usize)>,
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
    (!types.is_empty()).then_some((sweep.rows, sweep.cols, types))
}

impl LoopPlans {
    /// For a program on `gpu`.
    pub fn of(gpu: Gpu, module: Op, context: &PassContext<'_>) -> LoopPlans {
        let original = context.original.map(|original| original.of_device);
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
        let all = tiles_of_columns(gradient).chain(self.whole_if_small(gradient));
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

    /// The best loops of a sweep by itself; none if its extents cannot be cut.
    pub fn alone(&self, sweep: &Sweep) -> Option<Cost> {
        let memory = self.memory.min(program_memory(sweep));
        let of = |tiles| cost(sweep, tiles, Stash::None, &self.gpu);
        if !sweep.has_head() {
            return Some(self.at_once(sweep));
        }
        if let Some((Some(tiles), _)) = head(sweep).and_then(|head| self.heads.get(&head)) {
            return Some(of(*tiles));
        }
        let tiles = self.chunks(sweep).chain(tiles_of_columns(sweep));
        self.best(tiles.map(of), memory, 0.0)
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

    /// The best chunks of rows in which two sweeps `parts` are computed at once as `both`, of a size that is possible: with little
    /// memory if that is as fast as the program. None where two loops or one product are better, or memory does not suffice.
    pub fn chunks_of(
        &self,
        both: &Sweep,
        parts: [&Sweep; 2],
        is_possible: impl Fn(i64) -> bool,
    ) -> Option<Cost> {
        if self.options.tile_v.is_some() {
            return None;
        }
        let (rows, cols) = (both.rows, both.cols);
        let (sizes, at_once) = match self.options.tile_n {
            Some(height) => {
                ((1..=height.min(rows)).rev().filter(|size| is_possible(*size)).take(1).collect(), None)
            }
            None => {
                let mut all = [sizes(rows), equal_sizes(rows)].concat();
                all.retain(|size| is_possible(*size));
                (all, self.whole_if_small(both))
            }
        };
        let chunks = sizes.into_iter().map(|rows| Tiles { rows, cols }).chain(at_once);
        let costs = chunks.map(|tiles| cost(both, tiles, Stash::None, &self.gpu));
        let program = if self.options.always_fuse { u64::MAX } else { program_memory(both) };
        let memory = self.memory.min(program);
        let chunked = self.best(costs, memory, program_time(both, &self.gpu))?;
        let apart: f64 = parts.iter().filter_map(|s| self.alone(s)).map(|cost| cost.time).sum();
        let pair = self.pair(parts).map_or(f64::MAX, |(_, cost)| cost.time);
        let is_better = chunked.time < apart.min(pair) || self.options.always_fuse;
        (is_better && chunked.memory <= memory && chunked.tiles.rows < rows).then_some(chunked)
    }

    /// The tiles that the first of two sweeps keeps for the second one in their best loops, and their cost; none where it cannot.
    pub fn pair(&self, parts: [&Sweep; 2]) -> Option<(StashedTiles, Cost)> {
        if self.options.tile_n.is_some() {
            return None;
        }
        let array = stash_array(parts)?;
        // Only these two compute the logits that are not stashed.
        let (Some(tiles), 2) = head(parts[1]).and_then(|head| self.heads.get(&head)).copied()? else {
            return None;
        };
        let stashed = StashedTiles::fitting(array, parts[1].cols, tiles)?;
        Some((stashed, pair_cost(parts, tiles, stashed, &self.gpu)))
    }
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
