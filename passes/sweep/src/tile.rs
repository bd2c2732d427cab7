//! Tiles of a sweep as StableHLO: logits, the body's values, contractions and reductions of these.
//!
//! A tile of a sweep is a [`Sweep`] with fewer rows and columns ([`Sweep::take_columns`], [`Sweep::take_rows`]). Its first column's
//! vocabulary index is the argument `first`.

use crate::emit::emit_missing;
use crate::operands::vocab_dim;
use crate::{Contraction, Layout, Node, NodeId, NodeOp, Sink, Source, Sweep};
use grpo_ir::{Builder, Elem, Elementwise, Start, TensorType, Val};
use rustc_hash::FxHashMap as HashMap;

/// The accumulator type of a contraction: f64 if the value or the result is f64, f32 for other floats, the result's type for integers.
pub fn accumulator(dot: &Contraction, value: Elem) -> Elem {
    match dot.result[0] {
        Elem::F64 => Elem::F64,
        e if !e.is_float() => e,
        _ if value == Elem::F64 => Elem::F64,
        _ => Elem::F32,
    }
}

impl<'c> Sweep<'c> {
    /// The part of this sweep with `height` rows from `from`, whose sources are logits that are computed here, once.
    pub fn with_logits(&self, b: &Builder<'c>, from: Start<'c>, height: i64) -> Sweep<'c> {
        let part = self.take_rows(b, from, height, false);
        let computed = |source| Source::Logits { value: part.logits(b, source), elem: source.elem() };
        Sweep { sources: part.sources.iter().map(computed).collect(), ..part.clone() }
    }

    /// The body values `of` as `[rows,cols]` tensors; `first` is the vocabulary index of the first column. `known` has values that
    /// exist, and new ones are added to it.
    pub fn tile_values_of(
        &self,
        b: &Builder<'c>,
        of: &[NodeId],
        first: Start<'c>,
        known: &mut HashMap<NodeId, Val<'c>>,
    ) -> Vec<Val<'c>> {
        for id in self.body.reachable_above(of, |id| known.contains_key(&id)) {
            let Node { op: NodeOp::Scatter { sets }, args, .. } = self.body.node(id) else { continue };
            if known.contains_key(&id) {
                continue;
            }
            let [tile, columns, updates] = self.elementwise(b, args, first, known)[..] else { continue };
            known.insert(id, scattered(b, tile, from_first(b, columns, first), updates, *sets));
        }
        self.elementwise(b, of, first, known)
    }

    /// [`Sweep::tile_values_of`] where `known` has all scatters. The values of row operands `[N,K]` are these.
    fn elementwise(
        &self,
        b: &Builder<'c>,
        of: &[NodeId],
        first: Start<'c>,
        known: &mut HashMap<NodeId, Val<'c>>,
    ) -> Vec<Val<'c>> {
        let shape = [self.rows, self.cols];
        emit_missing(b, &self.body, of, &shape, known, |b, node| match node.op {
            NodeOp::Source(i) => self.logits(b, &self.sources[i]),
            NodeOp::Row(i) if self.row_operands[i].tensor_type().rank() > 1 => self.row_operands[i],
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

/// The index vectors (row, column), `[rows·K, 2]`, of columns `[rows]` or `[rows, K]`.
pub(crate) fn index_vectors<'c>(b: &Builder<'c>, columns: Val<'c>) -> Val<'c> {
    let ty = columns.tensor_type();
    let part = |v| b.reshape(v, &[ty.elements(), 1]);
    b.concatenate(&[part(b.iota(&ty, 0)), part(columns)], 1)
}

/// A tile `[rows, cols]` with `updates` at the columns `at`, `[rows, K]` both: see [`NodeOp::Scatter`]. An index outside of the
/// tile has no effect.
fn scattered<'c>(b: &Builder<'c>, tile: Val<'c>, at: Val<'c>, updates: Val<'c>, sets: bool) -> Val<'c> {
    let updates = b.reshape(updates, &[updates.tensor_type().elements()]);
    let numbers = "#stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>";
    b.scatter([tile, index_vectors(b, at), updates], numbers, sets)
}

/// `column − first`, i32: columns relative to the first one of a tile.
pub(crate) fn from_first<'c>(b: &Builder<'c>, column: Val<'c>, first: Start<'c>) -> Val<'c> {
    with_first(b, Elementwise::Subtract, column, first)
}

/// The vocabulary index of each element of a tile, i32.
pub(crate) fn column_indices<'c>(b: &Builder<'c>, shape: &[i64; 2], first: Start<'c>) -> Val<'c> {
    let iota = b.iota(&TensorType::new(*shape, Elem::I32), 1);
    with_first(b, Elementwise::Add, iota, first)
}

/// `columns + first` or `columns − first`, i32.
fn with_first<'c>(b: &Builder<'c>, op: Elementwise, columns: Val<'c>, first: Start<'c>) -> Val<'c> {
    let ty = columns.tensor_type();
    let first = match first {
        Start::At(0) => return columns,
        Start::At(at) => b.int(&ty, at),
        Start::Value(v) => b.broadcast(b.convert(v, Elem::I32), &ty.shape, &[]),
    };
    b.elementwise(op, &[columns, first])
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

/// Maxima over dimension `dim` of a value (NaN wins).
pub fn maximum_over<'c>(b: &Builder<'c>, value: Val<'c>, dim: usize) -> Val<'c> {
    let elem = value.tensor_type().elem;
    let init = b.splat(&TensorType::new([], elem), lowest(elem));
    b.reduce(Elementwise::Maximum, value, init, &[dim])
}

/// Sums over dimension `dim` of a `[rows,cols]` value, in its accumulator type.
pub fn sum_over<'c>(b: &Builder<'c>, value: Val<'c>, dim: usize) -> Val<'c> {
    let elem = value.tensor_type().elem.accumulator();
    b.reduce(Elementwise::Add, b.convert(value, elem), b.zero(&TensorType::new([], elem)), &[dim])
}
