//! The loops of sweeps on a GPU: of all tiles, the best by [`crate::gpu_cost_model`] within memory.

use crate::default_tiles::{ALIGNMENT, even};
use crate::gpu::Gpu;
use crate::gpu_cost_model::{Cost, Stash, cost, pair_cost, program_memory, program_time};
use crate::stashed_tiles::StashedTiles;
use grpo_dataflow::signature::device_bytes;
use grpo_io::remarks::mib;
use grpo_ir::{Op, TensorType};
use grpo_sweep::{Sink, Source, Sweep, Tiles, is_sweep};
use grpo_transforms::options::LEAST_ROOM_ON_GPU;
use grpo_transforms::pass::PassContext;
use rustc_hash::FxHashMap as HashMap;

/// Two times that differ by less are equal, and the form that takes less memory is better.
const EQUAL: f64 = 1.02;
/// The most trips of a loop.
const MOST_TRIPS: i64 = 64;

/// Chooses loops for a program.
pub(crate) struct LoopPlans {
    gpu: Gpu,
    /// Bytes that the temporaries of a loop may take, and whether a `memory_budget` says so: then the fastest loops within it are taken.
    memory: u64,
    has_budget: bool,
    /// The rows of a chunk (`tile_n`), and whether `tile_v` sets the columns of a tile.
    height: Option<i64>,
    has_width: bool,
    always_fuse: bool,
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
    (!types.is_empty() && !sweep.is_two_phase()).then_some((sweep.rows, sweep.cols, types))
}

impl LoopPlans {
    /// For a program on `gpu`.
    pub fn of(gpu: Gpu, module: Op, context: &PassContext<'_>) -> LoopPlans {
        let options = context.options;
        let mut plans = LoopPlans {
            gpu,
            memory: memory(gpu, module, context),
            has_budget: options.memory_budget.is_some(),
            height: options.tile_n,
            has_width: options.tile_v.is_some(),
            always_fuse: options.always_fuse,
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
            let stashed =
                |(pair, array)| Some((pair, StashedTiles::fitting(array, gradient.cols, tiles)?));
            match pair.and_then(stashed) {
                Some((pair, stashed)) => pair_cost(pair, tiles, stashed, &self.gpu),
                None => cost(gradient, tiles, Stash::None, &self.gpu),
            }
        };
        let memory = self.memory.min(program_memory(gradient));
        self.best(tiles(gradient).map(of), memory, 0.0).map(|cost| cost.tiles)
    }

    /// The best of these costs that fit into `memory` bytes: see [`best`]. With a `memory_budget` it is the fastest.
    fn best(&self, costs: impl Iterator<Item = Cost>, memory: u64, time: f64) -> Option<Cost> {
        match self.has_budget {
            true => best(costs, memory, 0.0, 1.0),
            false => best(costs, memory, time, EQUAL),
        }
    }

    /// The best loops of a sweep by itself; none where it stays as for an unknown device.
    pub fn alone(&self, sweep: &Sweep) -> Option<Cost> {
        if self.has_width {
            return None;
        }
        let memory = self.memory.min(program_memory(sweep));
        let of = |tiles| cost(sweep, tiles, Stash::None, &self.gpu);
        if sweep.sources.iter().all(|source| matches!(source, Source::Logits { .. })) {
            return Some(of(Tiles { rows: sweep.rows, cols: sweep.cols }));
        }
        if let Some((Some(tiles), _)) = head(sweep).and_then(|head| self.heads.get(&head)) {
            return Some(of(*tiles));
        }
        match sweep.is_two_phase() {
            true => self.one_pass(sweep, chunks(sweep, self.height), memory),
            false => self.best(chunks(sweep, self.height).chain(tiles(sweep)).map(of), memory, 0.0),
        }
    }

    /// The best of these chunks of a sweep of two phases: with little memory if it is as fast as the program. None if there are none.
    fn one_pass(&self, sweep: &Sweep, chunks: impl Iterator<Item = Tiles>, memory: u64) -> Option<Cost> {
        let costs = chunks.map(|tiles| cost(sweep, tiles, Stash::None, &self.gpu));
        self.best(costs, memory, program_time(sweep, &self.gpu))
    }

    /// Why two sweeps `parts` are not to become one of two phases, `fused`; none if they are.
    pub fn refusal(&self, fused: &Sweep, parts: [&Sweep; 2]) -> Option<String> {
        self.at_once(fused, parts, chunks(fused, self.height)).err()
    }

    /// The best chunks, of these sizes, in which two sweeps `parts` are computed at once as `both`; none where two loops are better or
    /// memory does not suffice.
    pub(crate) fn chunks_of(
        &self,
        both: &Sweep,
        parts: [&Sweep; 2],
        sizes: impl Iterator<Item = i64>,
    ) -> Option<Cost> {
        let sizes = sizes.filter(|size| self.height.is_none_or(|height| *size <= height));
        let chunks = sizes.map(|rows| Tiles { rows, cols: both.cols });
        self.at_once(both, parts, chunks).ok()
    }

    /// The best of these chunks for two sweeps `parts` at once.
    ///
    /// # Errors
    /// Why two loops are better.
    fn at_once(
        &self,
        both: &Sweep,
        parts: [&Sweep; 2],
        chunks: impl Iterator<Item = Tiles>,
    ) -> Result<Cost, String> {
        if self.has_width {
            return Err("the columns of a tile are set (`tile_v`)".into());
        }
        let program = if self.always_fuse { u64::MAX } else { program_memory(both) };
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
        match one_ms < two_ms || self.always_fuse {
            true => Ok(one),
            false => {
                Err(format!("it is predicted to take {one_ms:.2} ms, and two loops {two_ms:.2} ms"))
            }
        }
    }

    /// The best loops of two sweeps of which the first keeps logits for the second one; none where it cannot.
    pub fn pair(&self, parts: [&Sweep; 2]) -> Option<Pair> {
        if self.height.is_some() || self.has_width {
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

/// What is predicted of a step of a loss: seconds and bytes of temporaries of the program as it is, and in loops.
pub(crate) fn prediction(program: (f64, u64), loops: (f64, u64)) -> String {
    format!(
        "a step of this loss is predicted to take {:.2} ms as it is and {:.2} ms in loops, which leave {:.1} of {:.1} MiB of temporaries",
        program.0 * 1e3,
        loops.0 * 1e3,
        mib(loops.1),
        mib(program.1)
    )
}

/// Bytes that the temporaries of a loop may take: a quarter of the device's memory at most.
fn memory(gpu: Gpu, module: Op, context: &PassContext<'_>) -> u64 {
    // On a mesh it is of all devices.
    let program = context.original.filter(|_| context.split.device_bytes.is_none());
    let program = program.map(|original| original.temporaries);
    let room = match context.options.memory_budget {
        Some(_) => context.headroom(module),
        None => {
            let kept = context.split.device_bytes.unwrap_or_else(|| device_bytes(module, |_| 1));
            let room = kept.saturating_mul(2).max(LEAST_ROOM_ON_GPU).max(program.unwrap_or(0) / 4);
            room.min(gpu.memory / 4)
        }
    };
    room.min(program.unwrap_or(u64::MAX))
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

/// Chunks of rows with all columns, two at least; of `height` rows if that is set.
fn chunks(sweep: &Sweep, height: Option<i64>) -> impl Iterator<Item = Tiles> {
    let (rows, cols) = (sweep.rows, sweep.cols);
    let given = height.map(|height| height.min(rows));
    sizes(rows)
        .into_iter()
        .filter(move |_| given.is_none())
        .chain(given)
        .map(move |rows| Tiles { rows, cols })
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
    let mut sizes: Vec<i64> = parts.map(|n| even(extent, (extent + n - 1) / n)).collect();
    sizes.dedup();
    sizes
}
