//! Tiles of a sweep as StableHLO: slices of its operands, logits, the body's values, and reductions of these.
//!
//! A tile of a sweep is a [`Sweep`] with fewer rows and columns, whose operands [`Sweep::take_columns`] and [`Sweep::take_rows`] slice. Its
//! first column's vocabulary index is the argument `first`.

use crate::emit::emit_missing;
use crate::{Body, Contraction, Layout, NodeId, NodeOp, OnlineTerm, Sink, Source, Sweep};
use grpo_ir::{
    Builder, Direction, Elem, Elementwise, Kind, Start, TensorType, Val, int_array, zero_text,
};
use rustc_hash::FxHashMap as HashMap;

/// The vocabulary's dimension in a weight matrix of this layout.
pub fn vocab_dim(layout: Layout) -> usize {
    match layout {
        Layout::Kv => 1,
        Layout::Vk => 0,
    }
}

/// The accumulator type of a contraction: f64 if the value or the result is f64, f32 for other floats, the result's type for integers.
pub fn accumulator(dot: &Contraction, value: Elem) -> Elem {
    match dot.result[0] {
        Elem::F64 => Elem::F64,
        e if !e.is_float() => e,
        _ if value == Elem::F64 => Elem::F64,
        _ => Elem::F32,
    }
}

/// Creates slices of one start and length, each once.
struct Slices<'a, 'c> {
    b: &'a Builder<'c>,
    start: Start<'c>,
    len: i64,
    /// Slices bf16 and f16 arrays as ui16, because XLA's CPU backend would convert the whole array.
    as_bits: bool,
    cache: HashMap<(Val<'c>, usize), Val<'c>>,
}

impl<'c> Slices<'_, 'c> {
    fn of(&mut self, v: Val<'c>, dim: usize) -> Val<'c> {
        let (b, start, len) = (self.b, self.start, self.len);
        let elem = v.tensor_type().elem;
        let is_part = matches!(start, Start::Value(_));
        let stored = if self.as_bits && is_part { elem.bits_of_half() } else { elem };
        let slice = || b.bitcast(b.slice(b.bitcast(v, stored), dim, start, len), elem);
        *self.cache.entry((v, dim)).or_insert_with(slice)
    }
}

impl<'c> Sweep<'c> {
    /// The part of this sweep with `width` columns from `start`: its vocabulary operands sliced, those of bf16 and f16
    /// as ui16 if `as_bits`.
    pub fn take_columns(
        &self,
        b: &Builder<'c>,
        start: Start<'c>,
        width: i64,
        as_bits: bool,
    ) -> Sweep<'c> {
        let mut slices = Slices { b, start, len: width, as_bits, cache: HashMap::default() };
        let mut part = Sweep { cols: width, ..self.clone() };
        for s in &mut part.sources {
            match s {
                Source::Head { weights, layout, .. } => {
                    *weights = slices.of(*weights, vocab_dim(*layout))
                }
                Source::Logits { value, .. } => *value = slices.of(*value, 1),
            }
        }
        for c in &mut part.col_operands {
            *c = slices.of(*c, 0);
        }
        for sink in &mut part.sinks {
            if let Sink::ContractCols { layout, dot, .. } = sink {
                let m = slices.of(self.matrices[dot.matrix], vocab_dim(*layout));
                part.matrices.push(m);
                dot.matrix = part.matrices.len() - 1;
            }
        }
        part
    }

    /// The part of this sweep with `height` rows from `start`: its row operands sliced as in [`Sweep::take_columns`].
    pub fn take_rows(&self, b: &Builder<'c>, start: Start<'c>, height: i64, as_bits: bool) -> Sweep<'c> {
        let mut slices = Slices { b, start, len: height, as_bits, cache: HashMap::default() };
        let mut part = Sweep { rows: height, ..self.clone() };
        for s in &mut part.sources {
            let (Source::Head { hidden: v, .. } | Source::Logits { value: v, .. }) = s;
            *v = slices.of(*v, 0);
        }
        for r in &mut part.row_operands {
            *r = slices.of(*r, 0);
        }
        for sink in &mut part.sinks {
            if let Sink::ContractRows { dot, .. } = sink {
                part.matrices.push(slices.of(self.matrices[dot.matrix], 0));
                dot.matrix = part.matrices.len() - 1;
            }
        }
        part
    }

    /// The part of this sweep with `height` rows from `from`, whose sources are logits that are computed here, once.
    pub fn with_logits(&self, b: &Builder<'c>, from: Start<'c>, height: i64) -> Sweep<'c> {
        let part = self.take_rows(b, from, height, false);
        let computed = |source| Source::Logits { value: part.logits(b, source), elem: source.elem() };
        Sweep { sources: part.sources.iter().map(computed).collect(), ..part.clone() }
    }

    /// The operands that this sweep reads, each once.
    pub fn operands_read(&self) -> Vec<Val<'c>> {
        self.operands_of(&self.body.reachable(&self.roots()))
    }

    /// The operands that these nodes of the body read, and the sinks' matrices.
    pub fn operands_of(&self, nodes: &[NodeId]) -> Vec<Val<'c>> {
        let mut out: Vec<Val> = Vec::new();
        let mut add = |v: Val<'c>| {
            if !out.contains(&v) {
                out.push(v)
            }
        };
        for id in nodes {
            match self.body.node(*id).op {
                NodeOp::Source(i) => match &self.sources[i] {
                    Source::Head { hidden, weights, .. } => {
                        add(*hidden);
                        add(*weights);
                    }
                    Source::Logits { value, .. } => add(*value),
                },
                NodeOp::Row(i) => add(self.row_operands[i]),
                NodeOp::Col(i) => add(self.col_operands[i]),
                _ => {}
            }
        }
        for dot in self.sinks.iter().filter_map(Sink::dot) {
            add(self.matrices[dot.matrix]);
        }
        out
    }

    /// The sweep with its operands mapped by `f`.
    pub fn map_operands(&self, f: impl Fn(Val<'c>) -> Val<'c>) -> Sweep<'c> {
        let mut new = self.clone();
        for s in &mut new.sources {
            match s {
                Source::Head { hidden, weights, .. } => {
                    *hidden = f(*hidden);
                    *weights = f(*weights);
                }
                Source::Logits { value, .. } => *value = f(*value),
            }
        }
        for v in new.row_operands.iter_mut().chain(&mut new.col_operands).chain(&mut new.matrices) {
            *v = f(*v);
        }
        new
    }

    /// The sinks' body values (in the order of [`Sweep::roots`]) as `[rows,cols]` tensors; `first` is the vocabulary index of the first
    /// column.
    pub fn tile_values(&self, b: &Builder<'c>, first: Start<'c>) -> Vec<Val<'c>> {
        self.tile_values_of(b, &self.roots(), first, &mut HashMap::default())
    }

    /// The body values `of` as `[rows,cols]` tensors; `known` has values that exist, and new ones are added to it.
    pub fn tile_values_of(
        &self,
        b: &Builder<'c>,
        of: &[NodeId],
        first: Start<'c>,
        known: &mut HashMap<NodeId, Val<'c>>,
    ) -> Vec<Val<'c>> {
        let shape = [self.rows, self.cols];
        emit_missing(b, &self.body, of, &shape, known, |b, node| match node.op {
            NodeOp::Source(i) => self.logits(b, &self.sources[i]),
            NodeOp::Row(i) => b.broadcast(self.row_operands[i], &shape, &[0]),
            NodeOp::Col(i) => b.broadcast(self.col_operands[i], &shape, &[1]),
            NodeOp::Column => column_indices(b, &shape, first),
            _ => unreachable!("a sweep that is tiled has one phase"),
        })
    }

    /// All logits of one source of this sweep, `[rows,cols]`.
    pub fn logits(&self, b: &Builder<'c>, source: &Source<'c>) -> Val<'c> {
        match source {
            Source::Head { hidden, weights, layout, precision, elem } => {
                let ty = TensorType::new([self.rows, self.cols], *elem);
                b.dot(*hidden, *weights, (1, 1 - vocab_dim(*layout)), precision, &ty)
            }
            Source::Logits { value, .. } => *value,
        }
    }

    /// The contraction over rows whose result has the type of the array of stashed logits: a loop over columns can write it in place, since
    /// it reads a tile of logits before it writes over it.
    pub fn gradient_with_logits(&self) -> Option<usize> {
        let [kept] = &self.stashed[..] else { return None };
        let array = TensorType::of(kept.value);
        self.sinks.iter().position(|sink| {
            let is_gradient = matches!(sink, Sink::ContractRows { dot, .. } if dot.init.is_none());
            is_gradient && array.as_ref() == Some(&self.sink_results(sink)[0])
        })
    }

    /// The matmul of a contraction sink: `value` (`[rows,cols]`) by its matrix, of type `elem`. `[rows,K]` for `contract_cols`; `[K,cols]`
    /// or `[cols,K]` for `contract_rows`.
    pub fn contract(&self, b: &Builder<'c>, sink: &Sink, value: Val<'c>, elem: Elem) -> Val<'c> {
        let dot = sink.dot().expect("a contraction sink");
        let matrix = self.matrices[dot.matrix];
        let k = self.matrix_extent(sink).expect("the matrix is a tensor");
        let ty = |shape: [i64; 2]| TensorType::new(shape, elem);
        match sink {
            Sink::ContractCols { layout, .. } => {
                let contract = (1, vocab_dim(*layout));
                b.dot(value, matrix, contract, &dot.precision, &ty([self.rows, k]))
            }
            Sink::ContractRows { layout: Layout::Vk, .. } => {
                b.dot(value, matrix, (0, 0), &dot.precision, &ty([self.cols, k]))
            }
            _ => {
                let precision: Vec<String> = dot.precision.iter().rev().cloned().collect();
                b.dot(matrix, value, (0, 0), &precision, &ty([k, self.cols]))
            }
        }
    }
}

/// `v` converted to each type in turn.
pub fn round_through<'c>(b: &Builder<'c>, v: Val<'c>, types: &[Elem]) -> Val<'c> {
    types.iter().fold(v, |v, e| b.convert(v, *e))
}

/// `column − first`, i32: columns relative to the first one of a tile.
pub(crate) fn from_first<'c>(b: &Builder<'c>, column: Val<'c>, first: Start<'c>) -> Val<'c> {
    let ty = column.tensor_type();
    match first {
        Start::At(0) => column,
        Start::At(at) => b.elementwise(Elementwise::Subtract, &[column, b.int(&ty, at)]),
        Start::Value(v) => {
            let v = b.convert(v, Elem::I32);
            b.elementwise(Elementwise::Subtract, &[column, b.broadcast(v, &ty.shape, &[])])
        }
    }
}

/// The vocabulary index of each element of a tile, i32.
fn column_indices<'c>(b: &Builder<'c>, shape: &[i64; 2], first: Start<'c>) -> Val<'c> {
    let ty = TensorType::new(*shape, Elem::I32);
    let iota = b.iota(&ty, 1);
    match first {
        Start::At(0) => iota,
        Start::At(at) => b.elementwise(Elementwise::Add, &[iota, b.int(&ty, at)]),
        Start::Value(v) => {
            let v = b.convert(v, Elem::I32);
            b.elementwise(Elementwise::Add, &[iota, b.broadcast(v, shape, &[])])
        }
    }
}

/// The neutral element of a maximum, in MLIR's syntax: −inf, or the lowest integer.
pub fn lowest(elem: Elem) -> &'static str {
    match elem {
        Elem::F16 => "0xFC00",
        Elem::BF16 => "0xFF80",
        Elem::F32 => "0xFF800000",
        Elem::F64 => "0xFFF0000000000000",
        Elem::I8 => "-128",
        Elem::I16 => "-32768",
        Elem::I32 => "-2147483648",
        Elem::I64 => "-9223372036854775808",
        Elem::I1 => "false",
        Elem::U8 | Elem::U16 | Elem::U32 | Elem::U64 => "0",
    }
}

/// −FLT_MAX in MLIR's syntax: the initial maximum of an online sink.
pub const LOWEST_FINITE_F32: &str = "0xFF7FFFFF";

/// FLT_MAX in MLIR's syntax: the upper bound of an online sink's maximum.
const LARGEST_FINITE_F32: &str = "0x7F7FFFFF";

/// An online sink's maximum `[rows]` from two candidates, the first of which is finite or NaN.
pub fn online_maximum<'c>(b: &Builder<'c>, candidates: &[Val<'c>; 2]) -> Val<'c> {
    let max = b.elementwise(Elementwise::Maximum, candidates);
    let ty = max.tensor_type();
    b.elementwise(Elementwise::Minimum, &[b.splat(&ty, LARGEST_FINITE_F32), max])
}

/// The summands of each term of an online sink, `[rows,cols]`, for this exponent `[rows,cols]` and maximum `[rows]`; `value` returns a body
/// node's tile.
pub fn online_tiles<'c>(
    b: &Builder<'c>,
    shape: [i64; 2],
    body: &Body,
    (exponent, max): (Val<'c>, Val<'c>),
    terms: &[OnlineTerm],
    value: &dyn Fn(NodeId) -> Val<'c>,
) -> Vec<Val<'c>> {
    let tile = TensorType::new(shape, Elem::F32);
    let below = b.elementwise(Elementwise::Subtract, &[exponent, b.broadcast(max, &shape, &[0])]);
    let weight =
        terms.iter().any(|t| t.weighted).then(|| b.elementwise(Elementwise::Exponential, &[below]));
    let product = |term: &OnlineTerm| {
        let mut factors: Vec<Val> = weight.filter(|_| term.weighted).into_iter().collect();
        factors.extend((term.degree == 1).then_some(below));
        if factors.is_empty() || !body.is_one(term.factor) {
            factors.push(value(term.factor));
        }
        let product = factors
            .into_iter()
            .reduce(|a, f| b.elementwise(Elementwise::Multiply, &[a, f]))
            .expect("at least one factor");
        match term.mask {
            Some(mask) => b.elementwise(Elementwise::Select, &[value(mask), product, b.zero(&tile)]),
            None => product,
        }
    };
    terms.iter().map(product).collect()
}

/// Maxima over dimension `dim` of a value (NaN wins).
pub fn maximum_over<'c>(b: &Builder<'c>, value: Val<'c>, dim: usize) -> Val<'c> {
    let elem = value.tensor_type().elem;
    let init = b.splat(&TensorType::new([], elem), lowest(elem));
    b.reduce(Elementwise::Maximum, value, init, &[dim])
}

/// Sums over dimension `dim` of a `[rows,cols]` value, in its accumulator type.
pub fn sum_over<'c>(b: &Builder<'c>, value: Val<'c>, dim: usize) -> Val<'c> {
    let elem = value.tensor_type().elem;
    sum_from(b, value, dim, zero_text(elem))
}

/// [`sum_over`] with the initial value `start`, 0 or −0.
pub fn sum_from<'c>(b: &Builder<'c>, value: Val<'c>, dim: usize, start: &str) -> Val<'c> {
    let elem = value.tensor_type().elem.accumulator();
    let start = b.splat(&TensorType::new([], elem), start);
    b.reduce(Elementwise::Add, b.convert(value, elem), start, &[dim])
}

/// Values and their vocabulary indices.
pub type Found<'c> = (Val<'c>, Val<'c>);

/// The initial values of an argmax: the lowest value, and the largest i32 as index. `shape` is that of both tensors.
pub fn nothing_found<'c>(b: &Builder<'c>, shape: &[i64], elem: Elem) -> Found<'c> {
    let value = b.splat(&TensorType::new(shape, elem), lowest(elem));
    (value, b.int(&TensorType::new(shape, Elem::I32), i32::MAX.into()))
}

/// The larger of two, elementwise: NaN is largest, and of equal values that with the lower index wins. Unlike JAX's comparator this
/// includes two NaNs, so that the result does not depend on the tiles.
pub fn larger<'c>(b: &Builder<'c>, left: Found<'c>, right: Found<'c>) -> Found<'c> {
    let elem = left.0.tensor_type().elem;
    let mut wins = b.compare(Direction::Gt, left.0, right.0);
    let mut ties = b.compare(Direction::Eq, left.0, right.0);
    if elem.is_float() {
        let nan = b.compare(Direction::Ne, left.0, left.0);
        let other = b.compare(Direction::Ne, right.0, right.0);
        let both = b.elementwise(Elementwise::And, &[nan, other]);
        let alone = b.elementwise(Elementwise::And, &[nan, b.elementwise(Elementwise::Not, &[other])]);
        wins = b.elementwise(Elementwise::Or, &[wins, alone]);
        ties = b.elementwise(Elementwise::Or, &[ties, both]);
    }
    let earlier = b.compare(Direction::Lt, left.1, right.1);
    wins = b.elementwise(Elementwise::Or, &[wins, b.elementwise(Elementwise::And, &[ties, earlier])]);
    (
        b.elementwise(Elementwise::Select, &[wins, left.0, right.0]),
        b.elementwise(Elementwise::Select, &[wins, left.1, right.1]),
    )
}

/// Each row's largest element, by [`larger`], and its vocabulary index.
pub fn row_argmax<'c>(b: &Builder<'c>, value: Val<'c>, first: Start<'c>) -> Found<'c> {
    let ty = value.tensor_type();
    let columns = column_indices(b, &[ty.shape[0], ty.shape[1]], first);
    let none = nothing_found(b, &[], ty.elem);
    largest_along(b, (value, columns), 1, none)
}

/// Reduces `found` by [`larger`] along a dimension; `none` holds the 0-d initial values.
pub fn largest_along<'c>(b: &Builder<'c>, found: Found<'c>, axis: usize, none: Found<'c>) -> Found<'c> {
    let ty = found.0.tensor_type();
    let raw = |shape: &[i64], elem| TensorType::new(shape, elem).mlir(b.context);
    let (scalar, index) = (raw(&[], ty.elem), raw(&[], Elem::I32));
    let (region, block) = b.region(&[scalar, index, scalar, index]);
    let inner = Builder::at_end(block, *b);
    let args = block.args();
    let (v, i) = larger(&inner, (args[0], args[1]), (args[2], args[3]));
    inner.op(Kind::Return, &[v, i], &[], &[], &[]);
    let mut rows = ty.shape.clone();
    rows.remove(axis);
    let results = [raw(&rows, ty.elem), raw(&rows, Elem::I32)];
    let operands = [found.0, found.1, none.0, none.1];
    let attrs = [("dimensions", int_array(&[axis]))];
    let op = b.op(Kind::Reduce, &operands, &attrs, &results, &[region]);
    (op.result(0), op.result(1))
}
