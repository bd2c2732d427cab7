//! A cost model of loops on a GPU: the time and the temporaries of a sweep for given tiles.
//!
//! Products take their operations at the rate of the device's matrix units; elementwise work and reductions take the
//! bytes that they read and write at its bandwidth. `docs/benchmarks.md` has the measurements; a test compares the model with them.
//!
//! Two forms of loops are costed. A loop over chunks of rows has all columns of a chunk at once: each product is computed
//! once, and gradients of weights are sums in f32. A loop over tiles of columns has all rows of a tile: weights are
//! sliced, gradients of hidden states are sums in f32, and a sweep for gradients computes the logits again, but for those
//! that an earlier sweep has stashed.

use crate::gpu::Gpu;
use crate::in_place::in_place;
use crate::stashed_tiles::StashedTiles;
use crate::tiles::count;
use grpo_ir::{Elem, TensorType, Val};
use grpo_sweep::pick::Pick;
use grpo_sweep::tile::accumulator;
use grpo_sweep::{NodeId, Sink, Source, Sweep, Tiles, position_or_push};

/// Tiles of a sweep, with their cost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cost {
    /// Rows and columns of a tile.
    pub tiles: Tiles,
    /// Seconds.
    pub time: f64,
    /// Bytes of temporaries.
    pub memory: u64,
}

/// The cost with the least memory, and then time, of those that fit into `memory` bytes and take at most `time` seconds, or `equal` times as
/// long as the fastest of them. Where none fits, the one with the least memory.
pub(crate) fn best(
    costs: impl IntoIterator<Item = Cost>,
    memory: u64,
    time: f64,
    equal: f64,
) -> Option<Cost> {
    let costs: Vec<Cost> = costs.into_iter().collect();
    let fitting: Vec<&Cost> = costs.iter().filter(|cost| cost.memory <= memory).collect();
    let fastest = fitting.iter().map(|cost| cost.time).fold(f64::INFINITY, f64::min);
    let is_fast = |cost: &&Cost| cost.time <= (fastest * equal).max(time);
    let smaller = |a: &&Cost, b: &&Cost| a.memory.cmp(&b.memory).then(a.time.total_cmp(&b.time));
    let all = || costs.iter().min_by(smaller);
    fitting.into_iter().filter(is_fast).min_by(smaller).or_else(all).copied()
}

// Fitted to the loops that were timed on an H100, `docs/benchmarks/h100-2026-11-28.jsonl`.

/// Columns at which a product of one tile takes twice the time of its operations: 16 tiles of 9,496 columns took 6 % longer than 8.
const NARROW: f64 = 300.0;
/// The share of a product's traffic that adds to its time if the traffic takes as long as the operations. The share is proportional to
/// the traffic.
const TRAFFIC: f64 = 0.75;
/// Kernels of a trip other than its products.
const KERNELS: u64 = 6;

/// A product of a sweep.
struct Product {
    /// Floating-point operations for each logit.
    operations: u64,
    elem: Elem,
    /// Bytes that it reads and writes for each chunk of rows: the weights, or their gradient in f32.
    traffic: u64,
}

impl Product {
    /// A product with a matrix of `inner` numbers for each logit.
    fn of(inner: u64, matrix: Val, traffic: u64) -> Product {
        let elem = TensorType::of(matrix).map_or(Elem::F32, |ty| ty.elem);
        Product { operations: 2 * inner, elem, traffic }
    }
}

/// What a sweep reads and writes for each logit, and its products, of which those of heads come first.
struct Work {
    products: Vec<Product>,
    /// Bytes of a logit of all sources.
    elem: u64,
    /// Bytes for each logit that passes read and write.
    bytes: u64,
    /// Bytes for each logit of the arrays that a tile has: the logits of heads, and what contractions read.
    logits: u64,
    written: u64,
    /// Bytes of the weights that tiles of columns slice.
    weights: u64,
    /// Columns of the sums over columns.
    over_columns: u64,
    /// Bytes of the sums over rows and of their results.
    over_rows: [u64; 2],
}

impl Work {
    fn of(sweep: &Sweep) -> Work {
        let elem = elem_bytes(sweep);
        let mut work = Work {
            products: Vec::new(),
            elem,
            bytes: 0,
            logits: 0,
            written: 0,
            weights: 0,
            over_columns: 0,
            over_rows: [0; 2],
        };
        let mut sliced: Vec<Val> = Vec::new();
        for source in &sweep.sources {
            if let Source::Head { hidden, weights, elem, .. } = source {
                work.products.push(Product::of(source.inner().unsigned_abs(), *hidden, bytes(*weights)));
                work.logits += elem.bytes();
                position_or_push(&mut sliced, *weights);
            }
        }
        let is_max =
            |s: &Sink| matches!(s, Sink::Max { .. } | Sink::Argmax { .. } | Sink::Online { .. });
        let is_sum = |s: &Sink| match s {
            Sink::Sum { .. } => Pick::of(&sweep.body, s).is_none(),
            Sink::Online { .. } | Sink::ColSum { .. } => true,
            _ => false,
        };
        work.bytes += elem
            * (u64::from(sweep.sinks.iter().any(is_max)) + u64::from(sweep.sinks.iter().any(is_sum)));
        let mut contracted: Vec<NodeId> = Vec::new();
        for sink in &sweep.sinks {
            match sink {
                Sink::ContractCols { value, dot, .. } => {
                    let matrix = sweep.matrices[dot.matrix];
                    let width = sweep.matrix_extent(sink).unwrap_or(0);
                    work.products.push(Product::of(width.unsigned_abs(), matrix, bytes(matrix)));
                    work.over_columns += width.unsigned_abs();
                    position_or_push(&mut sliced, matrix);
                    position_or_push(&mut contracted, *value);
                }
                Sink::ContractRows { value, dot, .. } => {
                    let matrix = sweep.matrices[dot.matrix];
                    let result = sweep.sink_results(sink).remove(0);
                    let sum = accumulator(dot, sweep.body.elem(*value));
                    let sum = result.elements().unsigned_abs() * sum.bytes();
                    let width = sweep.matrix_extent(sink).unwrap_or(0);
                    work.products.push(Product::of(width.unsigned_abs(), matrix, 2 * sum));
                    work.over_rows[0] += sum;
                    work.over_rows[1] += result.bytes();
                    position_or_push(&mut contracted, *value);
                }
                Sink::Store { value } => work.bytes += elem + sweep.body.elem(*value).bytes(),
                _ => {}
            }
        }
        for value in contracted {
            let written = sweep.body.elem(value).bytes();
            work.bytes += elem + written;
            work.written += written;
        }
        work.weights = sliced.into_iter().map(bytes).sum();
        work
    }

    /// Bytes of temporaries of a loop over chunks of rows. XLA puts the logits of a chunk where the gradient is written at the end, and
    /// what is computed from them in the same place. Without a loop the gradient itself is computed from that.
    fn memory_of_chunks(&self, chunk: Tiles, chunks: u64) -> u64 {
        let entries = (chunk.rows * chunk.cols).unsigned_abs();
        let (arrays, [sums, results]) = (self.logits + self.written, self.over_rows);
        let is_in_place = self.logits == self.written || entries * self.logits <= results;
        match chunks {
            1 if is_in_place && self.written > 0 => entries * self.written,
            1 => entries * arrays,
            _ if entries * arrays / 2 <= results => sums,
            _ => sums + entries * arrays,
        }
    }

    /// Bytes of temporaries of a loop over tiles of columns.
    fn memory_of_tiles(&self, sweep: &Sweep, tile: Tiles) -> u64 {
        let [rows, cols, width] = [sweep.rows, sweep.cols, tile.cols].map(i64::unsigned_abs);
        let [_, results] = self.over_rows;
        let arrays = if in_place(sweep).is_some() { self.elem } else { self.logits + self.written };
        // The part of the weights and of their gradient may be there at once where a tile's product takes as little time as a copy of them.
        let slices = match rows >= self.over_columns {
            true => self.weights.max(results),
            false => self.weights + results,
        };
        // The statistics' loop has the same tile of columns left over: XLA computes its logits once, and has them and their weights meanwhile.
        let rest = if sweep.has_gradient() { cols % width } else { 0 };
        let left_over = rest * (rows * self.elem + self.weights / cols);
        rows * width * arrays + left_over + slices / cols * width + self.sums_over_columns(sweep)
    }

    /// Bytes of the sums over columns, which are in f32.
    fn sums_over_columns(&self, sweep: &Sweep) -> u64 {
        sweep.rows.unsigned_abs() * self.over_columns * Elem::F32.bytes()
    }
}

fn bytes(v: Val) -> u64 {
    TensorType::of(v).map_or(0, |ty| ty.bytes())
}

/// Columns whose logits one sweep stashes for a later one, in the memory of the later one's gradient by weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stash {
    /// Neither writes nor reads stashed logits.
    None,
    /// By this sweep for a later one.
    Written(i64),
    /// By an earlier sweep for this one.
    Read(i64),
}

impl Stash {
    /// The columns that a sweep stashes or reads.
    pub(crate) fn of(sweep: &Sweep) -> Stash {
        match (&sweep.stashed[..], sweep.sinks.last()) {
            ([stashed], _) => Stash::Read(stashed.region.cols),
            (_, Some(Sink::Stash { region, .. })) => Stash::Written(region.cols),
            _ => Stash::None,
        }
    }
}

/// The cost of loops over tiles of columns of two sweeps, of which the first one stashes logits for the second one.
pub fn pair_cost([first, second]: [&Sweep; 2], tiles: Tiles, stashed: StashedTiles, gpu: &Gpu) -> Cost {
    let made = cost(first, tiles, Stash::Written(stashed.cols()), gpu);
    let used = cost(second, tiles, Stash::Read(stashed.cols()), gpu);
    Cost { tiles, time: made.time + used.time, memory: made.memory.max(used.memory) }
}

/// The cost of a sweep in a loop over chunks of rows (`tiles` have all columns), or over tiles of columns (`tiles` have all rows).
pub fn cost(sweep: &Sweep, tiles: Tiles, stash: Stash, gpu: &Gpu) -> Cost {
    let work = Work::of(sweep);
    let numbers = sweep.rows as f64 * sweep.cols as f64;
    let [chunks, columns] =
        [count(sweep.rows, tiles.rows), count(sweep.cols, tiles.cols)].map(i64::unsigned_abs);
    let (written, computed) = match stash {
        Stash::None => (0, 1.0),
        Stash::Written(cols) => (cols, 1.0),
        // They are read where they are.
        Stash::Read(cols) => (0, 1.0 - cols as f64 / sweep.cols as f64),
    };
    let heads = sweep.sources.iter().filter_map(Source::weights).count();
    let mut products = 0.0;
    for (at, product) in work.products.iter().enumerate() {
        let share = if at < heads { computed } else { 1.0 };
        let operations = gpu.product(product.operations as f64 * numbers * share, product.elem);
        products += operations;
        if chunks > 1 {
            let traffic = gpu.pass((product.traffic * chunks) as f64);
            products += traffic.min(TRAFFIC * traffic * traffic / operations);
        }
    }
    let [_, results] = work.over_rows;
    let mut bytes =
        work.bytes as f64 * numbers + (2 * work.elem) as f64 * written as f64 * sweep.rows as f64;
    if columns > 1 {
        products *= 1.0 + NARROW / tiles.cols as f64;
        bytes += 2.0 * (work.weights + results + work.sums_over_columns(sweep) * columns) as f64;
    } else if chunks > 1 {
        bytes += results as f64;
    }
    let memory = match columns {
        1 => work.memory_of_chunks(tiles, chunks),
        _ => work.memory_of_tiles(sweep, tiles),
    };
    let kernels = chunks * columns * (KERNELS + work.products.len() as u64);
    let time = products + gpu.pass(bytes) + (kernels * gpu.launch) as f64 * 1e-9;
    Cost { tiles, time, memory }
}

/// Predicted seconds of a program that computes a sweep's results without a loop and nothing twice. With a gradient it writes the
/// arrays of the logits' size in f32 and reads them again: twice the bytes of a loop. It has at least the kernels of one trip.
pub(crate) fn program_time(sweep: &Sweep, gpu: &Gpu) -> f64 {
    let work = Work::of(sweep);
    let numbers = sweep.rows as f64 * sweep.cols as f64;
    let bytes = if sweep.has_gradient() { 2 * work.bytes } else { work.bytes };
    let products: f64 =
        work.products.iter().map(|p| gpu.product(p.operations as f64 * numbers, p.elem)).sum();
    let kernels = KERNELS + work.products.len() as u64;
    products + gpu.pass(bytes as f64 * numbers) + (kernels * gpu.launch) as f64 * 1e-9
}

/// Bytes of temporaries of a program that computes a sweep's results without a loop: one array of the logits' size, with a gradient two
/// (logits in f32) or three (in bf16). XLA puts all but one of them, as far as they fit, into the memory of the weights' gradient.
pub(crate) fn program_memory(sweep: &Sweep) -> u64 {
    let work = Work::of(sweep);
    let logits = logits_bytes(sweep);
    let [_, results] = work.over_rows;
    let is_narrow = sweep.sources.iter().all(|source| source.elem().bytes() < 4);
    let arrays = match sweep.has_gradient() {
        false => 1,
        true if is_narrow => 3,
        true => 2,
    };
    let others = logits * (arrays - (results / logits.max(1)).min(arrays - 1));
    others.max((sweep.rows * sweep.cols).unsigned_abs() * work.written)
}

/// Bytes of the logits of all sources of a sweep.
pub(crate) fn logits_bytes(sweep: &Sweep) -> u64 {
    (sweep.rows * sweep.cols).unsigned_abs() * elem_bytes(sweep)
}

/// Bytes of a logit of all sources of a sweep.
fn elem_bytes(sweep: &Sweep) -> u64 {
    sweep.sources.iter().map(|source| source.elem().bytes()).sum()
}
