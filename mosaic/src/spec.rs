//! A kernel's spec: its grid, windows and scratch, and with them the VMEM that it takes (see `vmem`).
//!
//! The cost model and the emitter read the same spec: an estimate is of the buffers that the kernel has.

mod apart;
mod blocks;
mod columns;
mod cores;
pub(crate) mod full_row;
mod optional_buffers;
mod overlap;
mod pieces;
mod stash;
mod stored;
pub(crate) mod tables;
pub(crate) mod tokens_minor;
mod vmem;

pub use blocks::Order;
pub use overlap::Overlap;

pub(crate) use apart::{can_part, part, split};
pub(crate) use blocks::{
    Buffer, BufferRef, IndexMap, Operand, SinkAt, SourceAt, StashRef, Window, bytes, numerics,
    window_bytes,
};
pub(crate) use columns::ColumnsRef;
pub(crate) use pieces::Pieces;
pub(crate) use stored::stored;

use crate::chip::Spills;
use grpo_ir::{Elem, TensorType, Val};
use grpo_sweep::{Layout, NodeId, Plan, Sink, Source, Sweep, Tiles, online_sums};
use optional_buffers::OptionalBuffers;
use stash::stash_source;
use tables::{Tables, TablesAt};

/// Lanes of a vector register.
pub(crate) const LANES: i64 = 128;
/// Rows that every tile height is a multiple of: the sublanes of a packed bf16 register.
pub(crate) const ROWS: i64 = 16;

/// The VMEM of each core that shares a kernel.
#[derive(Clone, Copy, Debug)]
pub struct Vmem {
    /// Bytes that the kernel may use on a core.
    pub limit: u64,
    /// What the compiler spills.
    pub spills: Spills,
    /// Cores that share the kernel.
    pub cores: u32,
}

/// A kernel's grid and memory.
#[derive(Clone, Debug)]
pub struct KernelSpec<'s, 'c> {
    /// The sweep, or the part of one, that the kernel computes.
    pub sweep: &'s Sweep<'c>,
    /// The order of the loops.
    pub order: Order,
    /// Rows and columns of a tile.
    pub tiles: Tiles,
    /// Size of the grid's dimension over cores: see [`cores`].
    pub cores: i64,
    /// The number of first rows that are left out of contractions over columns: see [`apart`].
    pub apart: i64,
    spills: Spills,
    /// Operands with their windows.
    pub inputs: Vec<(Operand<'c>, Window)>,
    /// Windows of results.
    pub outputs: Vec<Window>,
    /// Scratch buffers.
    pub scratch: Vec<Buffer>,
    /// Buffers of each source.
    pub sources: Vec<SourceAt>,
    /// Input of each row operand; none if only tables have it.
    pub rows: Vec<Option<BufferRef>>,
    /// Input of each column operand.
    pub cols: Vec<BufferRef>,
    /// Buffers of each sink.
    pub sinks: Vec<SinkAt>,
    /// Each contracted value, its element type in the buffer, and the buffer.
    pub values: Vec<(NodeId, Elem, BufferRef)>,
    /// Buffers of stashed logits.
    pub stashed: Option<StashRef>,
    /// The exponentials that a sweep of two phases keeps from the first phase to the second.
    pub exponentials: Option<BufferRef>,
    /// The product that the body overlaps.
    pub overlap: Overlap,
    /// A contraction over rows and the buffer of its transposed matrix: see [`OptionalBuffers`].
    pub transposed: Option<(usize, BufferRef)>,
    /// Partial sums of a tile of logits whose element type is not f32: see [`Overlap`].
    pub partial: Option<BufferRef>,
    /// The slots of blocks of the weights and of their gradient.
    pub columns: Option<ColumnsRef>,
    /// Columns of each row that are looked up.
    pub tables: Tables,
    /// Buffers of the tables.
    pub tables_at: TablesAt,
    optional: OptionalBuffers,
}

impl<'s, 'c> KernelSpec<'s, 'c> {
    /// Lays out the kernel of a sweep all of whose sinks belong to `order`. Windows are double-buffered; if that
    /// exceeds the VMEM limit, windows that stay over the inner loop are single-buffered.
    ///
    /// The optional buffers, in order of priority: those with which the body overlaps a product; if both gradients come
    /// from one tile, a buffer for a contracted value when tiles of logits are read from HBM (if the value overwrote
    /// the tile, the body on one strip would wait for the product that reads another one), and one for transposed
    /// hidden states.
    pub fn new(sweep: &'s Sweep<'c>, order: Order, tiles: Tiles, vmem: Vmem) -> KernelSpec<'s, 'c> {
        let tables = Tables::of(sweep);
        let with = |optional| KernelSpec::laid_out(sweep, order, tiles, vmem, optional, tables.clone());
        let overlapping = OptionalBuffers { overlap: true, ..OptionalBuffers::default() };
        let finds = matches!(stash_source(sweep), Some((_, true)));
        for optional in [
            OptionalBuffers { values: finds, transposed: true, ..overlapping },
            OptionalBuffers { values: finds, ..overlapping },
        ] {
            let spec = with(optional);
            let used = (spec.transposed.is_some() || !optional.transposed)
                && (optional.transposed || optional.values);
            let below = matches!(spec.overlap, Overlap::Contraction(_));
            if used && below && spec.buffers_twice() && spec.vmem_bytes() <= vmem.limit {
                return spec;
            }
        }
        let spec = with(overlapping);
        if spec.overlap == Overlap::None || spec.vmem_bytes() <= vmem.limit {
            return spec;
        }
        with(OptionalBuffers::default())
    }

    fn laid_out(
        sweep: &'s Sweep<'c>,
        order: Order,
        tiles: Tiles,
        vmem: Vmem,
        optional: OptionalBuffers,
        tables: Tables,
    ) -> KernelSpec<'s, 'c> {
        let mut spec = KernelSpec {
            sweep,
            order,
            tiles,
            cores: cores::with_own_steps(sweep, order, tiles, vmem.cores),
            apart: apart::rows(sweep, order),
            spills: vmem.spills,
            inputs: Vec::new(),
            outputs: Vec::new(),
            scratch: Vec::new(),
            sources: Vec::new(),
            rows: Vec::new(),
            cols: Vec::new(),
            sinks: Vec::new(),
            values: Vec::new(),
            stashed: None,
            exponentials: None,
            overlap: Overlap::None,
            transposed: None,
            partial: None,
            columns: None,
            tables,
            tables_at: TablesAt::default(),
            optional,
        };
        if optional.overlap {
            spec.overlap = spec.choose_overlap();
        }
        spec.place_columns();
        spec.place_sources();
        let v = sweep.cols;
        spec.place_rows();
        for (i, col) in sweep.col_operands.iter().enumerate() {
            let e = wide(elem(*col));
            let place = spec.input(Operand::Col(i), [1, v], e, IndexMap::Cols);
            spec.cols.push(place);
        }
        for (i, sink) in sweep.sinks.iter().enumerate() {
            let at = spec.place_sink(i, sink);
            spec.sinks.push(at);
        }
        spec.place_stash();
        spec.place_transposed();
        if sweep.repeated_exponentials().is_some() {
            let rows = full_row::group_rows(&spec);
            spec.exponentials = Some(spec.buffer([rows, tiles.cols], Elem::F32));
            if spec.vmem_bytes() > vmem.limit {
                spec.exponentials = None;
                spec.scratch.pop();
            }
        }
        if spec.vmem_bytes() > vmem.limit {
            spec.buffer_once();
        }
        spec
    }

    fn place_sources(&mut self) {
        for (i, s) in self.sweep.sources.iter().enumerate() {
            let at = match s {
                Source::Head { hidden, weights, layout, .. } => {
                    let hidden = self.input(
                        Operand::Array(*hidden),
                        shape(*hidden),
                        elem(*hidden),
                        IndexMap::Rows,
                    );
                    let weights = self.vocabulary_matrix(*weights, *layout);
                    let tile = self.head_tile(i);
                    SourceAt::Head { hidden, weights, tile }
                }
                Source::Logits { value, elem } => {
                    let array = shape(*value);
                    SourceAt::Logits(self.input(Operand::Array(*value), array, *elem, IndexMap::Tile))
                }
            };
            self.sources.push(at);
        }
    }

    fn vocabulary_matrix(&mut self, m: Val<'c>, layout: Layout) -> BufferRef {
        if let Some(slots) = self.column_slots(m, layout) {
            return slots;
        }
        let along = match layout {
            Layout::Kv => IndexMap::Cols,
            Layout::Vk => IndexMap::ColsFirst,
        };
        let array = stored(self.sweep, m, layout).array;
        self.input(Operand::Stored(m, layout), shape(m), elem(array), along)
    }

    fn place_sink(&mut self, i: usize, sink: &Sink) -> SinkAt {
        let s = self.sweep;
        let (n, v) = (s.rows, s.cols);
        let Tiles { rows: bn, cols: bv } = self.tiles;
        if sink.is_row_number() && s.is_two_phase() {
            // Lanes are combined in the kernel: see `emit::full_row`.
            let types = s.sink_results(sink);
            let wide = types.into_iter().map(|ty| wide(ty.elem));
            return SinkAt::Lanes(wide.map(|e| self.output([n, LANES], e, IndexMap::Rows)).collect());
        }
        match sink {
            Sink::Max { value } | Sink::Sum { value } => {
                let e = wide(s.body.elem(*value));
                SinkAt::Lanes(vec![self.output([n, LANES], e, IndexMap::Rows)])
            }
            Sink::Gather { .. } => self.place_picked(),
            Sink::Argmax { value } => {
                let best = self.maximum_place(*value);
                SinkAt::Lanes(vec![best, self.output([n, LANES], Elem::I32, IndexMap::Rows)])
            }
            Sink::Online { exponent, terms } => {
                let mut outs = vec![match has_argmax(s, *exponent) {
                    true => self.maximum_place(*exponent),
                    false => self.output([n, LANES], Elem::F32, IndexMap::Rows),
                }];
                for _ in online_sums(terms) {
                    outs.push(self.output([n, LANES], Elem::F32, IndexMap::Rows));
                }
                SinkAt::Lanes(outs)
            }
            Sink::ContractCols { value, layout, dot } => {
                let m = s.matrices[dot.matrix];
                let k = s.matrix_extent(sink).unwrap_or(0);
                let e = numerics(s.body.elem(*value), elem(m), &dot.precision).elem;
                let matrix = self.vocabulary_matrix(m, *layout);
                if self.order == Order::ColMajor {
                    let summed = self.blocks().0 - self.skipped();
                    // libtpu before 0.0.39 copies whole lanes only; in HBM they are there anyway.
                    let aliases = self.cores == 1 && self.apart == 0 && aliases_accumulator(s, sink, bn);
                    let share = if aliases { 2 } else { 1 };
                    let (array, block) =
                        ([self.cores * summed * bn, whole_lanes(k)], [2 * bn, whole_lanes(k)]);
                    let part = |[rows, k]: [i64; 2]| [rows / share, k];
                    let slots = self.buffer(part(block), Elem::F32);
                    let out = self.output(part(array), Elem::F32, IndexMap::Hbm);
                    let aliased = aliases.then(|| {
                        [self.buffer(block, Elem::BF16), self.output(array, Elem::BF16, IndexMap::Hbm)]
                    });
                    let tile = self.value_tile(*value, e);
                    return SinkAt::HbmAccumulator { tile, matrix, slots, out, aliased };
                }
                let last = *dot.result.last().expect("a contraction has a result type");
                // Rows that are apart are the first ones of the whole result.
                let out = self.output([apart::all_rows(s), k], last, IndexMap::Rows);
                let acc = self.accumulator([bn, k], &dot.roundings(), out);
                SinkAt::Contract { tile: self.value_tile(*value, e), matrix, acc, init: None, out }
            }
            Sink::ContractRows { value, layout, dot } => {
                let m = s.matrices[dot.matrix];
                let k = s.matrix_extent(sink).unwrap_or(0);
                let e = numerics(s.body.elem(*value), elem(m), &dot.precision).elem;
                let matrix = self.input(Operand::Array(m), shape(m), elem(m), IndexMap::Rows);
                let last = *dot.result.last().expect("a contraction has a result type");
                let (array, along, block) = match layout {
                    Layout::Kv => ([k, v], IndexMap::Cols, [k, bv]),
                    Layout::Vk => ([v, k], IndexMap::ColsFirst, [bv, k]),
                };
                let along = if self.leaves_by_slots(i) { IndexMap::Hbm } else { along };
                let init = s.init(sink).map(|v| self.input(Operand::Array(v), array, last, along));
                let out = self.output(array, last, along);
                let acc = self.accumulator(block, &dot.roundings(), out);
                SinkAt::Contract { tile: self.value_tile(*value, e), matrix, acc, init, out }
            }
            Sink::ColSum { value } => {
                let e = wide(s.body.elem(*value));
                SinkAt::ColSum(self.output([8, v], e, IndexMap::Cols))
            }
            Sink::Store { value } => {
                SinkAt::Store(self.output([n, v], s.body.elem(*value), IndexMap::Tile))
            }
            Sink::Stash { value, array, .. } => {
                SinkAt::Stash(self.output(*array, s.body.elem(*value), IndexMap::Hbm))
            }
        }
    }

    /// The buffer of the largest value of each lane, for an argmax and an online sink of the same value.
    fn maximum_place(&mut self, value: NodeId) -> BufferRef {
        let placed = self.sweep.sinks.iter().zip(&self.sinks);
        let same = |(sink, at): (&Sink, &SinkAt)| match (sink, at) {
            (Sink::Argmax { value: v } | Sink::Online { exponent: v, .. }, SinkAt::Lanes(places)) => {
                (*v == value).then_some(places[0])
            }
            _ => None,
        };
        match placed.into_iter().find_map(same) {
            Some(place) => place,
            None => {
                let e = wide(self.sweep.body.elem(value));
                self.output([self.sweep.rows, LANES], e, IndexMap::Rows)
            }
        }
    }

    /// The buffer of a contracted value, shared by its contractions.
    fn value_tile(&mut self, value: NodeId, e: Elem) -> BufferRef {
        if let Some((_, _, p)) = self.values.iter().find(|(v, t, _)| (*v, *t) == (value, e)) {
            return *p;
        }
        let place = match self.shared_slots() {
            Some(slots) if self.value_in_place() => slots,
            _ => self.buffer([self.tiles.rows, self.tiles.cols], e),
        };
        self.values.push((value, e, place));
        place
    }

    /// A contraction's f32 accumulator: the output window itself if the result is f32.
    fn accumulator(&mut self, block: [i64; 2], result: &[Elem], out: BufferRef) -> BufferRef {
        if result == [Elem::F32] { out } else { self.buffer(block, Elem::F32) }
    }

    fn input(
        &mut self,
        operand: Operand<'c>,
        array: [i64; 2],
        elem: Elem,
        along: IndexMap,
    ) -> BufferRef {
        let w = self.window(array, elem, along);
        if let Some(i) = self.inputs.iter().position(|i| *i == (operand, w)) {
            return BufferRef::Input(i);
        }
        self.inputs.push((operand, w));
        BufferRef::Input(self.inputs.len() - 1)
    }

    fn output(&mut self, array: [i64; 2], elem: Elem, along: IndexMap) -> BufferRef {
        self.outputs.push(self.window(array, elem, along));
        BufferRef::Output(self.outputs.len() - 1)
    }

    fn buffer(&mut self, shape: [i64; 2], elem: Elem) -> BufferRef {
        self.scratch.push(Buffer { shape, elem, in_hbm: false });
        BufferRef::Scratch(self.scratch.len() - 1)
    }

    fn window(&self, array: [i64; 2], elem: Elem, along: IndexMap) -> Window {
        let Tiles { rows, cols } = self.tiles;
        let block = match along {
            IndexMap::Rows => [rows, array[1]],
            IndexMap::Cols => [array[0], cols],
            IndexMap::ColsFirst => [cols, array[1]],
            IndexMap::Tile => [rows, cols],
            IndexMap::Hbm => array,
        };
        Window { array, block, elem, along, buffers: 2 }
    }

    fn buffer_once(&mut self) {
        let stays = |w: &Window| match self.order {
            Order::RowMajor => w.along == IndexMap::Rows,
            Order::ColMajor => matches!(w.along, IndexMap::Cols | IndexMap::ColsFirst),
        };
        let large = |w: &Window| stays(w) && bytes(w.block, w.elem) >= 1 << 20;
        for w in self.inputs.iter_mut().map(|i| &mut i.1).chain(&mut self.outputs) {
            if large(w) {
                w.buffers = 1;
            }
        }
    }

    /// True if a buffer consists of two slots that alternate.
    pub fn alternates(&self, p: BufferRef) -> bool {
        let hbm_slots = |s: &SinkAt| match s {
            SinkAt::HbmAccumulator { slots, aliased, .. } => {
                *slots == p || aliased.is_some_and(|[slots, _]| slots == p)
            }
            _ => false,
        };
        self.sinks.iter().any(hbm_slots) || self.stashed.as_ref().is_some_and(|k| k.slots == p)
    }

    /// Number of sinks whose sums are in HBM.
    pub fn hbm_accumulators(&self) -> usize {
        self.sinks.iter().filter(|s| matches!(s, SinkAt::HbmAccumulator { .. })).count()
    }

    /// True if steps of the outer loop are independent, so that cores may share them in any way: no sums are in HBM.
    pub fn independent(&self) -> bool {
        self.hbm_accumulators() == 0
    }

    /// Numbers of blocks of rows and of blocks of columns.
    pub fn blocks(&self) -> (i64, i64) {
        let Tiles { rows, cols } = self.tiles;
        ((self.sweep.rows + rows - 1) / rows, (self.sweep.cols + cols - 1) / cols)
    }

    /// The shape and element type of a buffer.
    pub fn buffer_at(&self, p: BufferRef) -> Buffer {
        let of = |w: &Window| Buffer { shape: w.block, elem: w.elem, in_hbm: w.along == IndexMap::Hbm };
        match p {
            BufferRef::Input(i) => of(&self.inputs[i].1),
            BufferRef::Output(i) => of(&self.outputs[i]),
            BufferRef::Scratch(i) => self.scratch[i],
        }
    }
}

/// True if the memory of the result of a contraction over columns holds the f32 sums of half of its rows until the
/// result is written (see `emit::aliased_accumulator`): it is bf16 and consists of whole blocks.
fn aliases_accumulator(sweep: &Sweep, sink: &Sink, rows: i64) -> bool {
    let roundings = sink.dot().map(|dot| dot.roundings()).unwrap_or_default();
    let rounded = matches!(roundings[..], [Elem::BF16] | [Elem::F32, Elem::BF16]);
    let lanes = sweep.matrix_extent(sink).is_some_and(|k| k % LANES == 0);
    rounded && lanes && rows % (2 * ROWS) == 0 && sweep.rows % rows == 0
}

/// Bytes of HBM, in addition to results, for the sums of a kernel of both gradients with blocks of `rows` rows on
/// `cores` cores, without the first `apart` rows; the padding of the last block is not counted.
pub(crate) fn hbm_accumulator_bytes(sweep: &Sweep, rows: i64, cores: u32, apart: i64) -> u64 {
    let sinks = sweep.sinks.iter().filter(|s| matches!(s, Sink::ContractCols { .. }));
    let bytes = |s: &Sink| {
        let lanes = whole_lanes(sweep.matrix_extent(s).unwrap_or(0)).unsigned_abs();
        let aliased = cores == 1 && apart == 0 && aliases_accumulator(sweep, s, rows);
        lanes * (sweep.rows - apart).unsigned_abs() * if aliased { 2 } else { 4 * u64::from(cores) }
    };
    sinks.map(bytes).fold(0, u64::saturating_add)
}

/// A number of columns, rounded up to whole lanes.
pub(crate) fn whole_lanes(columns: i64) -> i64 {
    (columns + LANES - 1) / LANES * LANES
}

/// The 32-bit type in which vectors of `e` are passed between XLA and a kernel.
pub fn wide(e: Elem) -> Elem {
    if e.is_float() { Elem::F32 } else { Elem::I32 }
}

pub(super) fn elem(v: Val) -> Elem {
    TensorType::of(v).expect("a sweep's operands are static tensors").elem
}

pub(super) fn shape(v: Val) -> [i64; 2] {
    let t = TensorType::of(v).expect("a sweep's operands are static tensors");
    t.shape.try_into().expect("a matrix")
}

/// The tiles of the kernel with this order.
pub(crate) fn tiles_of(plan: &Plan, order: Order) -> Tiles {
    match order {
        Order::RowMajor => plan.row_major,
        Order::ColMajor => plan.col_major,
    }
}

/// True if the sweep, with rows of logits major, has an argmax of a value. An online sink of the value then uses the
/// argmax's maxima, clamped to ±FLT_MAX when they are read.
pub(crate) fn has_argmax(sweep: &Sweep, value: NodeId) -> bool {
    let of = |s: &Sink| matches!(s, Sink::Argmax { value: v } if *v == value);
    !sweep.is_two_phase() && sweep.tokens_minor.is_none() && sweep.sinks.iter().any(of)
}

/// Number of partial results of a sink with one entry per token; none for other sinks.
pub fn count(sink: &Sink) -> Option<usize> {
    match sink {
        Sink::Max { .. } | Sink::Sum { .. } => Some(1),
        Sink::Argmax { .. } => Some(2),
        Sink::Online { terms, .. } => Some(1 + online_sums(terms).len()),
        _ => None,
    }
}

/// The fewest blocks of rows of a kernel with accumulators in HBM: see `emit::hbm_accumulator`.
pub(crate) const LEAST_BLOCKS: i64 = 3;
