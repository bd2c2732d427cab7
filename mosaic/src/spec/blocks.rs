//! The parts of a kernel's spec: windows of operands, buffers, and the buffers of sources and sinks.

use super::LANES;
use crate::layout::sublanes;
use grpo_ir::{Elem, Val};
use grpo_sweep::{Layout, Region};

/// The order of a kernel's two loops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Grid `(n, v)`: a block of rows stays, the vocabulary streams past it. For per-row sinks.
    RowMajor,
    /// Grid `(v, n)`: a block of columns stays, the rows stream past it. For per-column sinks.
    ColMajor,
}

impl Order {
    /// Maps a pair (rows, columns) to (outer loop, inner loop), and back.
    pub fn turn<T>(self, [a, b]: [T; 2]) -> [T; 2] {
        match self {
            Order::RowMajor => [a, b],
            Order::ColMajor => [b, a],
        }
    }
}

/// How a window moves with the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IndexMap {
    /// Block `(n, 0)` of an array with rows along dimension 0.
    Rows,
    /// Block `(0, v)` of an array with the vocabulary along dimension 1.
    Cols,
    /// Block `(v, 0)` of an array with the vocabulary along dimension 0.
    ColsFirst,
    /// Block `(n, v)` of an `[N,V]` array.
    Tile,
    /// No window: the array stays in HBM, and the kernel copies.
    Hbm,
}

/// A block of an array in HBM that the pipeline keeps in VMEM.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// The array's shape.
    pub array: [i64; 2],
    /// The block's shape; the last block may extend beyond the array.
    pub block: [i64; 2],
    pub elem: Elem,
    pub along: IndexMap,
    /// 2, or 1 if copies do not overlap work.
    pub buffers: u64,
}

/// A buffer that a kernel sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Buffer {
    pub shape: [i64; 2],
    pub elem: Elem,
    /// True if it is in HBM, not in VMEM.
    pub in_hbm: bool,
}

/// The operand of an input window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand<'c> {
    /// A matrix or a logits array of the sweep, as it is.
    Array(Val<'c>),
    /// The array that a matrix of the sweep is converted from: see [`super::stored()`].
    Stored(Val<'c>, Layout),
    /// Row operand `i`, widened to 32 bits, repeated over the lanes: `[N,128]`.
    Row(usize),
    /// Column operand `i`, widened to 32 bits: `[1,V]`.
    Col(usize),
    /// The columns of a table of picks, `[N,128·n]`: see [`super::tables`].
    Picked(usize),
    /// The columns of a table of numbers that are put into a value.
    Put(usize),
    /// The numbers of that table.
    Numbers(usize),
}

/// A buffer of the spec, by kind and index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BufferRef {
    Input(usize),
    Output(usize),
    Scratch(usize),
}

/// The buffers of a source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SourceAt {
    /// Product of two windows, into an f32 scratch buffer.
    Head { hidden: BufferRef, weights: BufferRef, tile: BufferRef },
    /// A window of logits.
    Logits(BufferRef),
}

/// The buffers of a sink.
#[derive(Clone, Debug, PartialEq)]
pub enum SinkAt {
    /// Per-lane partial results: `[N,128]` outputs that stay in VMEM over the inner loop.
    Lanes(Vec<BufferRef>),
    /// The numbers of each row that a table picks: the output `[N,128·n]`, and the index of the picks.
    Picked { out: BufferRef, picks: usize },
    /// A contraction: the tile of the value, the matrix, the f32 accumulator, the value that the result is added to, in
    /// the same memory, and the result.
    Contract {
        tile: BufferRef,
        matrix: BufferRef,
        acc: BufferRef,
        init: Option<BufferRef>,
        out: BufferRef,
    },
    /// A contraction over columns in a kernel in which a block of columns stays: the sums of a block of rows are copied
    /// from HBM and back through the two halves of `slots` in turn. If the result's memory holds half of the sums,
    /// `aliased` are its slots and array, with the sums of the upper half of a block's rows, and `slots` and `out` have
    /// those of the lower half.
    HbmAccumulator {
        tile: BufferRef,
        matrix: BufferRef,
        slots: BufferRef,
        out: BufferRef,
        aliased: Option<[BufferRef; 2]>,
    },
    /// Per-sublane partial column sums: an `[8,V]` output.
    ColSum(BufferRef),
    /// Tiles of an `[N,V]` output.
    Store(BufferRef),
    /// A part of the tiles of logits: see [`StashRef`].
    Stash(BufferRef),
}

impl SinkAt {
    /// The outputs of the sink's results, in order. Two sinks may share one.
    pub fn results(&self) -> Vec<BufferRef> {
        match self {
            SinkAt::Lanes(places) => places.clone(),
            SinkAt::Contract { out, .. } => vec![*out],
            SinkAt::HbmAccumulator { out, aliased, .. } => {
                std::iter::once(*out).chain(aliased.map(|[_, array]| array)).collect()
            }
            SinkAt::ColSum(out) | SinkAt::Store(out) | SinkAt::Stash(out) => vec![*out],
            SinkAt::Picked { out, .. } => vec![*out],
        }
    }
}

/// Tiles of logits that are copied between HBM and the two halves of `slots` in turn.
#[derive(Clone, Debug, PartialEq)]
pub struct StashRef {
    pub slots: BufferRef,
    /// The arrays in HBM, outputs of a kernel that stashes logits or inputs of one that uses them, and the
    /// region of each.
    pub parts: Vec<(BufferRef, Region)>,
}

/// The matmul numerics of one pair of operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numerics {
    /// The type in which both sides enter the multiplier.
    pub elem: Elem,
    /// The product keeps all bits of f32 operands.
    pub exact: bool,
}

/// XLA's numerics on TPU of a product of these types at this precision.
pub fn numerics(l: Elem, r: Elem, precision: &[String]) -> Numerics {
    let high = precision.iter().any(|p| p != "DEFAULT");
    match (l, r) {
        (Elem::BF16, Elem::BF16) => Numerics { elem: Elem::BF16, exact: false },
        (Elem::F32, Elem::F32) => Numerics { elem: Elem::F32, exact: high },
        _ if high => Numerics { elem: Elem::F32, exact: true },
        _ => Numerics { elem: Elem::BF16, exact: false },
    }
}

/// Bytes of all buffers of a window.
pub fn window_bytes(w: &Window) -> u64 {
    w.buffers * bytes(w.block, w.elem)
}

/// Bytes of a buffer in VMEM, padded to whole registers.
pub fn bytes([rows, cols]: [i64; 2], e: Elem) -> u64 {
    let up = |x: i64, to: i64| ((x + to - 1) / to * to).unsigned_abs();
    up(rows, sublanes(e)) * up(cols, LANES) * e.bytes()
}
