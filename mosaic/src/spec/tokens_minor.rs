//! The spec of a kernel over tokens-minor logits: blocks, chunks, windows and their VMEM.

use super::{count, wide};
use crate::layout::{LANES, tile_rows};
use crate::settings::Settings;
use grpo_ir::numbers::extent;
use grpo_ir::{Elem, TensorType, Val};
use grpo_sweep::{NodeId, Sink, Source, Sweep, Tiles, TokensMinor};

/// Vocabulary entries of a chunk that are on sublanes: the rows of a packed bf16 register.
const SUBLANES: i64 = 16;
/// Elements of a vector register of 32-bit values.
const REGISTER: i64 = 8 * LANES;
/// Chunks per iteration of the loop over a block.
pub const UNROLL: i64 = 4;
/// The most elements of a block; far smaller blocks pay for a grid step.
const BLOCK: i64 = 1 << 20;
/// Cost of a grid step, in elementwise operations on one element: about 1,000 cycles of a v6e.
const STEP: u64 = 1 << 22;
/// Bytes of VMEM reserved for spilled registers.
pub const RESERVE: u64 = 2 << 20;

/// The operand of an input window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand<'c> {
    /// An array of logits, as it is.
    Logits(Val<'c>),
    /// Row operand `i`, widened to 32 bits.
    Row(usize),
}

/// A block of an array in HBM that the pipeline keeps in VMEM, buffered twice. It moves with the tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    pub array: [i64; 3],
    /// The last block of a dimension may extend beyond the array.
    pub block: [i64; 3],
    pub elem: Elem,
    /// True if it moves with the vocabulary as well.
    pub streams: bool,
}

/// A kernel's grid and memory.
#[derive(Clone, Debug)]
pub struct KernelSpec<'s, 'c> {
    pub sweep: &'s Sweep<'c>,
    pub tokens_minor: TokensMinor,
    /// A block of a tokens-minor array.
    pub block: [i64; 3],
    /// The part of a block that one iteration processes.
    pub chunk: [i64; 3],
    pub inputs: Vec<(Operand<'c>, Window)>,
    pub outputs: Vec<Window>,
    /// Input of each source.
    pub sources: Vec<usize>,
    /// Input of each row operand.
    pub rows: Vec<usize>,
    /// Outputs of each sink.
    pub sinks: Vec<Vec<usize>>,
}

/// Tokens in a block along the token dimension that is not on lanes: those of one tile of sublanes.
fn group(sweep: &Sweep, tokens_minor: TokensMinor) -> i64 {
    if tokens_minor.axis == 0 { (sweep.rows / tokens_minor.lanes).min(8) } else { 1 }
}

fn up(x: i64, to: i64) -> i64 {
    (x.max(1) + to - 1) / to * to
}

/// Tile sizes to choose from.
pub fn candidates(sweep: &Sweep, tokens_minor: TokensMinor, options: &Settings) -> Vec<Tiles> {
    let group = group(sweep, tokens_minor);
    let step = if tokens_minor.axis == 0 { 8 } else { SUBLANES };
    let lanes: Vec<i64> = match options.tile_n {
        Some(n) => vec![up(n.min(sweep.rows) / group, LANES)],
        None => [4096, 2048, 1024, 512, 256, 128]
            .into_iter()
            .map(|most| {
                // The number of blocks of this width, with equal widths.
                let blocks = (tokens_minor.lanes + most - 1) / most;
                up((tokens_minor.lanes + blocks - 1) / blocks, LANES)
            })
            .collect(),
    };
    let cols: Vec<i64> = match options.tile_v {
        Some(v) => vec![up(v.min(sweep.cols), step)],
        None => {
            let mut cols: Vec<i64> = (4..=11).map(|i| 1 << i).collect();
            cols.retain(|c| *c <= up(sweep.cols, step));
            cols.push(up(sweep.cols, step).min(2048));
            cols
        }
    };
    let tiles = |l: &i64| cols.iter().map(|c| Tiles { rows: group * l, cols: *c }).collect::<Vec<_>>();
    let all: Vec<Tiles> = lanes.iter().flat_map(tiles).collect();
    let moderate: Vec<Tiles> = all.iter().copied().filter(|t| t.rows * t.cols <= BLOCK).collect();
    if moderate.is_empty() { all } else { moderate }
}

impl<'s, 'c> KernelSpec<'s, 'c> {
    /// Lays out the kernel of a tokens-minor sweep.
    pub fn new(sweep: &'s Sweep<'c>, tokens_minor: TokensMinor, tiles: Tiles) -> KernelSpec<'s, 'c> {
        let group = group(sweep, tokens_minor);
        let (lanes, cols) = (up(tiles.rows / group, LANES), tiles.cols);
        let block = if tokens_minor.axis == 0 { [cols, group, lanes] } else { [1, cols, lanes] };
        let mut spec = KernelSpec {
            sweep,
            tokens_minor,
            block,
            chunk: chunk(sweep, tokens_minor, group, lanes),
            inputs: Vec::new(),
            outputs: Vec::new(),
            sources: Vec::new(),
            rows: Vec::new(),
            sinks: Vec::new(),
        };
        for s in &sweep.sources {
            let Source::Logits { value, elem } = s else {
                unreachable!("tokens-minor logits are logits")
            };
            let i = spec.input(Operand::Logits(*value), spec.streaming(*elem));
            spec.sources.push(i);
        }
        for (i, row) in sweep.row_operands.iter().enumerate() {
            let elem = TensorType::of(*row).expect("a sweep's operands are static tensors").elem;
            let i = spec.input(Operand::Row(i), spec.staying(1, wide(elem)));
            spec.rows.push(i);
        }
        for sink in &sweep.sinks {
            let elem = |id: NodeId| sweep.body.elem(id);
            let windows = match sink {
                Sink::Store { value } => vec![spec.streaming(elem(*value))],
                Sink::Argmax { value } => vec![spec.partial(elem(*value)), spec.partial(Elem::I32)],
                _ => {
                    let count = count(sink).expect("a sink with one entry per token");
                    vec![spec.partial(elem(sink.values()[0])); count]
                }
            };
            let first = spec.outputs.len();
            spec.outputs.extend(windows);
            spec.sinks.push((first..spec.outputs.len()).collect());
        }
        spec
    }

    /// Vocabulary entries of a chunk.
    pub fn entries(&self) -> i64 {
        self.chunk[self.tokens_minor.axis]
    }

    /// The block's tokens and vocabulary entries.
    pub fn tiles(&self) -> Tiles {
        let cols = self.block[self.tokens_minor.axis];
        Tiles { rows: self.block.iter().product::<i64>() / cols, cols }
    }

    /// Steps: over the token dimension that is not on lanes, over lanes, over the vocabulary.
    pub fn grid(&self) -> [i64; 3] {
        let array = self.tokens_minor.shape(self.sweep.rows, self.sweep.cols);
        let steps = |d: usize| (array[d] + self.block[d] - 1) / self.block[d];
        [steps(1 - self.tokens_minor.axis), steps(2), steps(self.tokens_minor.axis)]
    }

    /// Input and output windows, in order.
    pub fn windows(&self) -> impl Iterator<Item = &Window> {
        self.inputs.iter().map(|i| &i.1).chain(&self.outputs)
    }

    fn input(&mut self, operand: Operand<'c>, w: Window) -> usize {
        match self.inputs.iter().position(|i| *i == (operand, w)) {
            Some(i) => i,
            None => {
                self.inputs.push((operand, w));
                self.inputs.len() - 1
            }
        }
    }

    /// The window of a tokens-minor array.
    fn streaming(&self, elem: Elem) -> Window {
        let array = self.tokens_minor.shape(self.sweep.rows, self.sweep.cols);
        Window { array, block: self.block, elem, streams: true }
    }

    /// The window of an array with `entries` values per token, which stays over the vocabulary.
    fn staying(&self, entries: i64, elem: Elem) -> Window {
        let mut block = self.block;
        block[self.tokens_minor.axis] = entries;
        Window { array: self.tokens_minor.shape(self.sweep.rows, entries), block, elem, streams: false }
    }

    /// The window of a token's partial results.
    fn partial(&self, elem: Elem) -> Window {
        self.staying(self.entries(), wide(elem))
    }

    /// Bytes of VMEM that the kernel takes: windows and a reserve.
    pub fn vmem_bytes(&self) -> u64 {
        self.windows().map(window_bytes).sum::<u64>() + RESERVE
    }

    /// Modelled time, in elementwise operations on one element. HBM traffic is the same for all tiles.
    pub fn cost(&self) -> u64 {
        let Tiles { rows, cols } = self.tiles();
        let nodes = extent(self.sweep.body.reachable(&self.sweep.roots()).len());
        // Accumulator results are loaded, moved to a new maximum and stored once a step.
        let parts = (8 * self.entries()).saturating_mul(extent(self.outputs.len()));
        let steps: i64 = self.grid().iter().product();
        steps.unsigned_abs() * ((rows * (cols * nodes + parts)).unsigned_abs() + STEP)
    }
}

/// A chunk: as many registers as keep partial results and row values in registers, and independent
/// operations for the scheduler.
fn chunk(sweep: &Sweep, tokens_minor: TokensMinor, group: i64, lanes: i64) -> [i64; 3] {
    let stashed: usize = sweep.sinks.iter().filter_map(count).sum();
    let registers = match stashed + sweep.row_operands.len() {
        0..=4 => 8,
        5..=9 => 4,
        _ => 2,
    };
    let most = |lanes_of_register: i64, registers: i64| {
        let most = (lanes_of_register * registers).max(LANES);
        (1..=lanes / LANES).map(|i| i * LANES).filter(|l| lanes % l == 0 && *l <= most).max()
    };
    if tokens_minor.axis == 1 {
        let l = most(REGISTER / SUBLANES, registers).unwrap_or(LANES);
        return [1, SUBLANES, l];
    }
    // A register holds several tiles of few sublanes.
    let rows = tile_rows(group, Elem::F32);
    let l = most(REGISTER / rows, 2).unwrap_or(LANES);
    let page = (rows * l + REGISTER - 1) / REGISTER;
    [(registers / page).max(1), group, l]
}

/// Bytes of both buffers of a window.
pub fn window_bytes(w: &Window) -> u64 {
    2 * bytes(w.block, w.elem)
}

/// Bytes of a buffer in VMEM, in whole tiles.
fn bytes([pages, rows, cols]: [i64; 3], elem: Elem) -> u64 {
    (pages * up(rows, tile_rows(rows, elem)) * up(cols, LANES)).unsigned_abs() * elem.bytes()
}
