//! The vocabulary sweep `vocab.sweep`, the operation of a fused loss.
//!
//! A sweep iterates over tiles of logits `x[n,v] = Σ_k h[n,k]·w[k,v]`: it computes them from hidden states and head weights (or loads
//! them if logits are an input), applies an elementwise body, and reduces, contracts or stores the body's values in sinks. In IR it is an
//! unregistered operation:
//!
//! ```mlir
//! %max, %dh = "vocab.sweep"(%h, %w, %ids, %w) ({
//! ^bb0(%x: tensor<f32>, %id: tensor<i32>, %column: tensor<i32>):
//!   %0 = stablehlo.exponential %x : tensor<f32>
//!   "vocab.yield"(%x, %0) : (tensor<f32>, tensor<f32>) -> ()
//! }) {rows = 26 : i64, cols = 1003 : i64,
//!     sources = [{elem = "f32", kind = "head", layout = "kv", precision = []}],
//!     row_operands = 1 : i64, col_operands = 0 : i64,
//!     sinks = [{kind = "max"}, {kind = "contract_cols", layout = "kv", matrix = 0 : i64,
//!               precision = [], result = ["f32"]}]}
//!   : (tensor<26x40xf32>, tensor<40x1003xf32>, tensor<26xi32>, tensor<40x1003xf32>)
//!     -> (tensor<26xf32>, tensor<26x40xf32>)
//! ```
//!
//! Operands, in order: each source's (`head`: hidden states `[N,K]` and weights; `logits`: `[N,V]`), stashed logits, row operands `[N]` (or
//! `[N,K]` for K columns of each row), column operands `[V]`, matrices of the contractions and the values that they are added to.
//!
//! Block arguments, in order: one per source, row operand and column operand, the column index (i32), and one per entry of the attribute
//! `row_results`: that result of the same sweep at the same row (see [`phases`]). The body is on 0-d tensors (the arguments of row operands `[N,K]` are `[K]`), so it does not depend on shape and tile. With `tokens_minor = {axis, lanes}`, logits and stored values are
//! tokens-minor arrays, see [`TokensMinor`].
//!
//! - The operation: [`op`] reads and writes it, with its [`attributes`]; [`operands`] slices its operands; [`copy`] adds sinks of another sweep.
//! - The body: its graph ([`body`]), from StableHLO ([`node`]) and to StableHLO ([`emit`]), partial evaluation, sums with row factors
//!   ([`linear`]).
//! - Sinks: [`online`] softmax, [`argmax`], picked columns ([`pick`]); [`phases`] of a sweep that reads its own results.
//! - Lowering: a [`tile`] as StableHLO, equal bits in two loops (`contraction_barriers`), tokens-minor arrays ([`tokens_minor`]), the marker of lowered operations (`lowered_marker`).

#![warn(missing_docs)]
#![warn(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]

pub mod argmax;
pub mod attributes;
pub mod body;
pub(crate) mod contraction_barriers;
pub mod copy;
pub mod emit;
pub mod linear;
pub(crate) mod lowered_marker;
pub mod node;
pub mod online;
pub mod op;
pub mod operands;
pub(crate) mod partial_eval;
pub mod phases;
pub mod pick;
pub mod tile;
pub mod tokens_minor;

pub use body::{Body, Node, NodeId, NodeOp};
pub use lowered_marker::{is_lowered, mark_lowered};
pub use node::node_of;
pub use online::{OnlineTerm, online_sums};
pub use op::is_sweep;
pub use tokens_minor::TokensMinor;

use grpo_ir::{Elem, TensorType, Val, is_countable};
use melior::ir::Location;
use serde::{Deserialize, Serialize};

/// How a matrix with a vocabulary dimension is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Layout {
    /// `[K,V]`.
    Kv,
    /// `[V,K]`, as in a tied embedding.
    Vk,
}

/// The source of tiles of logits.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Source<'c> {
    /// Computed: `hidden[N,K] · weights`, with the result type and the precision of the program's `dot_general` (`precision` is
    /// empty or two entries such as `HIGHEST`).
    Head {
        /// Hidden states, `[N,K]`.
        hidden: Val<'c>,
        /// The weights, `[K,V]` or `[V,K]` by `layout`.
        weights: Val<'c>,
        /// The layout of the weights.
        layout: Layout,
        /// The precision of each operand; empty for the default.
        precision: Vec<String>,
        /// The element type of the logits.
        elem: Elem,
    },
    /// Loaded from an `[N,V]` or tokens-minor tensor.
    Logits {
        /// The logits.
        value: Val<'c>,
        /// Their element type.
        elem: Elem,
    },
}

impl<'c> Source<'c> {
    /// A head's weights.
    pub fn weights(&self) -> Option<Val<'c>> {
        match self {
            Source::Head { weights, .. } => Some(*weights),
            Source::Logits { .. } => None,
        }
    }

    /// K of a head's product; 0 for logits.
    pub fn inner(&self) -> i64 {
        match self {
            Source::Head { hidden, .. } => {
                TensorType::of(*hidden).and_then(|ty| ty.shape.last().copied()).unwrap_or(0)
            }
            Source::Logits { .. } => 0,
        }
    }

    /// The element type of the tile.
    pub fn elem(&self) -> Elem {
        match self {
            Source::Head { elem, .. } | Source::Logits { elem, .. } => *elem,
        }
    }
}

/// A part of the logits: rows `first .. first + rows` of columns `0 .. cols`. Rows of a partial tile exceed N.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Region {
    /// The first row.
    pub first: i64,
    /// The number of rows.
    pub rows: i64,
    /// The number of columns.
    pub cols: i64,
}

/// Logits that an earlier sweep computed and stored ([`Sink::Stash`]): those of `region`. Kernels have them in the first rows and columns of
/// `value`, loops tile by tile. The array may be larger; its other elements are unspecified.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stashed<'c> {
    /// Index into [`Sweep::sources`].
    pub source: usize,
    /// The array that holds them.
    pub value: Val<'c>,
    /// The part of the logits.
    pub region: Region,
}

/// A contraction. It accumulates in f32 (f64 for f64), rounds to the first type of `result`, then converts to each further one, as the
/// program's `dot_general` and the `convert`s that follow it do.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Contraction {
    /// Index into [`Sweep::matrices`].
    pub matrix: usize,
    /// Empty, or the two entries of the program's `precision_config`.
    pub precision: Vec<String>,
    /// Never empty; the last entry is the result's element type.
    pub result: Vec<Elem>,
    /// Index into [`Sweep::matrices`] of a value of the result's type, to which the rounded sum is added: a gradient that a loop
    /// accumulates. Of contractions over rows only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub init: Option<usize>,
}

impl Contraction {
    /// The types that the accumulated sum is rounded to, in order: `result` without roundings to bf16 that are followed by a wider type,
    /// which XLA removes.
    pub fn roundings(&self) -> Vec<Elem> {
        let widened = |next: Option<&Elem>| matches!(next, Some(Elem::F32 | Elem::F64));
        let types = self.result.iter().enumerate();
        types
            .filter(|(i, e)| **e != Elem::BF16 || !widened(self.result.get(i + 1)))
            .map(|(_, e)| *e)
            .collect()
    }
}

/// A consumer of a value `E[n,v]` of the body, with one or several results of the sweep.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Sink {
    /// `max_v E` → `[N]`, E's type. NaN wins.
    Max {
        /// `E`.
        #[serde(skip)]
        value: NodeId,
    },
    /// `Σ_v E` → `[N]`, in E's accumulator type.
    Sum {
        /// `E`.
        #[serde(skip)]
        value: NodeId,
    },
    /// E at K columns of each row → `[N,K]`, in E's accumulator type: 0 for a column outside of the vocabulary.
    Gather {
        /// `E`.
        #[serde(skip)]
        value: NodeId,
        /// The columns: a row operand `[N,K]` of i32.
        #[serde(skip)]
        columns: NodeId,
    },
    /// The lowest `v` at which E is largest (a NaN is largest) → `[N]` i32.
    Argmax {
        /// `E`.
        #[serde(skip)]
        value: NodeId,
    },
    /// Online softmax, see [`online`]: the maximum `M` and each term's sum → `[N]` f32 each. The exponent and the factors are f32,
    /// masks i1.
    Online {
        /// The exponent `e`, before the maximum is subtracted.
        #[serde(skip)]
        exponent: NodeId,
        /// The sums, in the order of the results after the maximum.
        terms: Vec<OnlineTerm>,
    },
    /// `Σ_v E[n,v]·matrix[v,k]` → `[N,K]`; the matrix is `[K,V]` or `[V,K]` by `layout`.
    ContractCols {
        /// `E`.
        #[serde(skip)]
        value: NodeId,
        /// The layout of the matrix.
        layout: Layout,
        /// Precision and types of the product.
        #[serde(flatten)]
        dot: Contraction,
    },
    /// `Σ_n E[n,v]·matrix[n,k]` with the matrix `[N,K]` → `[K,V]` or `[V,K]` by `layout`.
    ContractRows {
        /// `E`.
        #[serde(skip)]
        value: NodeId,
        /// The layout of the result.
        layout: Layout,
        /// Precision and types of the product.
        #[serde(flatten)]
        dot: Contraction,
    },
    /// `Σ_n E` → `[V]`, in E's accumulator type.
    #[serde(rename = "colsum")]
    ColSum {
        /// `E`.
        #[serde(skip)]
        value: NodeId,
    },
    /// E itself → `[N,V]`, or with tokens minor.
    Store {
        /// `E`.
        #[serde(skip)]
        value: NodeId,
    },
    /// E's elements in `region` → an array of shape `array` with at least as many elements, see [`Stashed`]. For [`Sweep::stashed`] of a
    /// later sweep; E is a source's logits.
    Stash {
        /// `E`.
        #[serde(skip)]
        value: NodeId,
        /// The stored part of the logits.
        region: Region,
        /// The shape of the array.
        array: [i64; 2],
    },
}

impl Sink {
    /// The body values that this sink consumes, in the order of `vocab.yield`'s operands.
    pub fn values(&self) -> Vec<NodeId> {
        match self {
            Sink::Online { exponent, terms } => {
                std::iter::once(*exponent).chain(terms.iter().flat_map(OnlineTerm::values)).collect()
            }
            Sink::Gather { value, columns } => vec![*value, *columns],
            Sink::Max { value }
            | Sink::Sum { value }
            | Sink::Argmax { value }
            | Sink::ContractCols { value, .. }
            | Sink::ContractRows { value, .. }
            | Sink::ColSum { value }
            | Sink::Store { value }
            | Sink::Stash { value, .. } => vec![*value],
        }
    }

    /// The sink with its body values replaced by `values` (same order and number).
    pub fn with_values(&self, values: &[NodeId]) -> Sink {
        let mut new = self.clone();
        match &mut new {
            Sink::Online { exponent, terms } => {
                *exponent = values[0];
                let mut rest = values[1..].iter().copied();
                for t in terms {
                    *t = t.with_values(|| rest.next().expect("as many values as before"));
                }
            }
            Sink::Gather { value, columns } => [*value, *columns] = [values[0], values[1]],
            Sink::Max { value }
            | Sink::Sum { value }
            | Sink::Argmax { value }
            | Sink::ContractCols { value, .. }
            | Sink::ContractRows { value, .. }
            | Sink::ColSum { value }
            | Sink::Store { value }
            | Sink::Stash { value, .. } => *value = values[0],
        }
        new
    }

    /// The contraction of a contraction sink.
    pub fn dot(&self) -> Option<&Contraction> {
        match self {
            Sink::ContractCols { dot, .. } | Sink::ContractRows { dot, .. } => Some(dot),
            _ => None,
        }
    }

    /// The contraction, mutable.
    pub fn dot_mut(&mut self) -> Option<&mut Contraction> {
        match self {
            Sink::ContractCols { dot, .. } | Sink::ContractRows { dot, .. } => Some(dot),
            _ => None,
        }
    }

    /// The sink's name in IR.
    pub fn kind(&self) -> &'static str {
        match self {
            Sink::Max { .. } => "max",
            Sink::Sum { .. } => "sum",
            Sink::Gather { .. } => "gather",
            Sink::Argmax { .. } => "argmax",
            Sink::Online { .. } => "online",
            Sink::ContractCols { .. } => "contract_cols",
            Sink::ContractRows { .. } => "contract_rows",
            Sink::ColSum { .. } => "colsum",
            Sink::Store { .. } => "store",
            Sink::Stash { .. } => "stash",
        }
    }

    /// True if the result has a dimension of rows and none of columns.
    pub fn is_per_row(&self) -> bool {
        !matches!(
            self,
            Sink::ContractRows { .. } | Sink::ColSum { .. } | Sink::Store { .. } | Sink::Stash { .. }
        )
    }
}

/// Tile sizes: rows (tokens) and columns (vocabulary entries) of one tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tiles {
    /// The number of rows of a tile.
    pub rows: i64,
    /// The number of columns of a tile.
    pub cols: i64,
}

/// The plan of a kernel: tiles of the loop nest that keeps a block of rows and iterates over the vocabulary (per-row sinks), and of
/// the one that keeps a block of columns and iterates over the rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Plan {
    /// Tiles of the loop nest that iterates over the vocabulary.
    pub row_major: Tiles,
    /// Tiles of the loop nest that iterates over the rows.
    pub col_major: Tiles,
    /// Contractions over columns run in the second loop nest too, so that both gradients share one computation of the logits. Their
    /// partial sums are in HBM.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fused_gradients: bool,
    /// The number of first rows whose contractions over columns stay in the first loop nest, without partial sums in HBM. 0 without
    /// `fused_gradients`.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub apart: i64,
}

fn is_zero(number: &i64) -> bool {
    *number == 0
}

/// A sweep. [`Sweep::from_op`] and [`Sweep::to_op`] read and write the operation.
#[derive(Clone, Debug)]
pub struct Sweep<'c> {
    /// N, the number of rows (tokens): all row dimensions flattened, row-major.
    pub rows: i64,
    /// V, the vocabulary size.
    pub cols: i64,
    /// The logits: one or several sources over the same rows and columns.
    pub sources: Vec<Source<'c>>,
    /// Parts of sources that an earlier sweep stored.
    pub stashed: Vec<Stashed<'c>>,
    /// `[N]` tensors, and `[N,K]` ones of gathers and scatters.
    pub row_operands: Vec<Val<'c>>,
    /// `[V]` tensors.
    pub col_operands: Vec<Val<'c>>,
    /// Matrices of the contraction sinks, and the values that they are added to.
    pub matrices: Vec<Val<'c>>,
    /// Computes the values of the sinks from the tiles and operands.
    pub body: Body,
    /// The consumers, in the order of the results.
    pub sinks: Vec<Sink>,
    /// Tile sizes; none before planning.
    pub plan: Option<Plan>,
    /// The layout of tokens-minor `[N,V]` arrays; none for row-major arrays.
    pub tokens_minor: Option<TokensMinor>,
    /// The losses that it is part of, by the numbers of their anchors; empty if no pass needs them.
    pub chains: Vec<i64>,
    /// The location of the operation.
    pub loc: Location<'c>,
}

/// The largest number of rows or columns: the column index and the counters of loops and kernels have 32 bits.
const MAX_EXTENT: i64 = i32::MAX as i64;

/// Checks the extent of a sweep.
///
/// # Errors
/// The reason for an extent that a sweep cannot have.
pub fn check_extent(rows: i64, cols: i64) -> Result<(), String> {
    if rows < 1 || cols < 1 {
        return Err(format!("{rows} rows and {cols} columns are no sweep"));
    }
    if rows > MAX_EXTENT || cols > MAX_EXTENT {
        return Err(format!("{rows} rows and {cols} columns are more than 32 bits count"));
    }
    if !is_countable(&[rows, cols]) {
        return Err(format!("{rows} rows and {cols} columns are more logits than can be counted on"));
    }
    Ok(())
}

impl<'c> Sweep<'c> {
    /// A sweep without operands and sinks.
    pub fn empty(rows: i64, cols: i64, loc: Location<'c>) -> Sweep<'c> {
        Sweep {
            rows,
            cols,
            sources: vec![],
            stashed: vec![],
            row_operands: vec![],
            col_operands: vec![],
            matrices: vec![],
            body: Body::default(),
            sinks: vec![],
            plan: None,
            tokens_minor: None,
            chains: vec![],
            loc,
        }
    }

    /// An empty sweep with the same losses, rows, columns and array layout.
    pub fn emptied(&self) -> Sweep<'c> {
        let (tokens_minor, chains) = (self.tokens_minor, self.chains.clone());
        Sweep { tokens_minor, chains, ..Sweep::empty(self.rows, self.cols, self.loc) }
    }

    /// True if both sweeps have a head source in common.
    pub fn shares_head(&self, other: &Sweep<'c>) -> bool {
        let head = |s: &&Source<'c>| matches!(s, Source::Head { .. });
        self.sources.iter().filter(head).any(|s| other.sources.contains(s))
    }

    /// All body values that the sinks consume.
    pub fn roots(&self) -> Vec<NodeId> {
        self.sinks.iter().flat_map(Sink::values).collect()
    }

    /// The size K of a contraction's matrix: its dimension that is neither N nor V.
    pub fn matrix_extent(&self, sink: &Sink) -> Option<i64> {
        let shape = |m: usize| TensorType::of(self.matrices[m]).map(|t| t.shape);
        match sink {
            Sink::ContractCols { layout: Layout::Kv, dot, .. } => Some(shape(dot.matrix)?[0]),
            Sink::ContractCols { layout: Layout::Vk, dot, .. } => Some(shape(dot.matrix)?[1]),
            Sink::ContractRows { dot, .. } => Some(shape(dot.matrix)?[1]),
            _ => None,
        }
    }

    /// K of a node that reads a row operand `[N,K]`.
    pub fn columns_per_row(&self, id: NodeId) -> Option<i64> {
        let NodeOp::Row(i) = self.body.node(id).op else { return None };
        TensorType::of(self.row_operands[i])?.shape.get(1).copied()
    }

    /// The columns of gathers and scatters among these nodes.
    pub fn indexed_columns(&self, nodes: &[NodeId]) -> Vec<NodeId> {
        let scatters = nodes.iter().filter_map(|id| match self.body.node(*id) {
            Node { op: NodeOp::Scatter { .. }, args, .. } => Some(args[1]),
            _ => None,
        });
        let gathers = self.sinks.iter().filter_map(|sink| match sink {
            Sink::Gather { columns, .. } => Some(*columns),
            _ => None,
        });
        scatters.chain(gathers).collect()
    }

    /// The result types of one sink, in order (an online sink has several).
    pub fn sink_results(&self, sink: &Sink) -> Vec<TensorType> {
        let (n, v) = (self.rows, self.cols);
        let last = |dot: &Contraction| *dot.result.last().expect("a contraction has a result type");
        let k = self.matrix_extent(sink).unwrap_or(0);
        match sink {
            Sink::Max { value } => vec![TensorType::new([n], self.body.elem(*value))],
            Sink::Sum { value } => vec![TensorType::new([n], self.body.elem(*value).accumulator())],
            Sink::Gather { value, columns } => {
                let k = self.columns_per_row(*columns).unwrap_or(0);
                vec![TensorType::new([n, k], self.body.elem(*value).accumulator())]
            }
            Sink::Argmax { .. } => vec![TensorType::new([n], Elem::I32)],
            Sink::Online { terms, .. } => vec![TensorType::new([n], Elem::F32); 1 + terms.len()],
            Sink::ContractCols { dot, .. } => vec![TensorType::new([n, k], last(dot))],
            Sink::ContractRows { layout: Layout::Kv, dot, .. } => {
                vec![TensorType::new([k, v], last(dot))]
            }
            Sink::ContractRows { layout: Layout::Vk, dot, .. } => {
                vec![TensorType::new([v, k], last(dot))]
            }
            Sink::ColSum { value } => vec![TensorType::new([v], self.body.elem(*value).accumulator())],
            Sink::Stash { value, array, .. } => {
                vec![TensorType::new(*array, self.body.elem(*value))]
            }
            Sink::Store { value } => {
                let elem = self.body.elem(*value);
                vec![match self.tokens_minor {
                    Some(t) => TensorType::new(t.shape(n, v), elem),
                    None => TensorType::new([n, v], elem),
                }]
            }
        }
    }

    /// Adds `v` to the row operands unless it is one; returns the body node that reads it.
    pub fn row(&mut self, v: Val<'c>) -> NodeId {
        let elem = v.tensor_type().elem;
        let i = position_or_push(&mut self.row_operands, v);
        self.body.add(NodeOp::Row(i), vec![], elem)
    }

    /// Adds `v` to the column operands unless it is one; returns the body node that reads it.
    pub fn col(&mut self, v: Val<'c>) -> NodeId {
        let elem = v.tensor_type().elem;
        let i = position_or_push(&mut self.col_operands, v);
        self.body.add(NodeOp::Col(i), vec![], elem)
    }

    /// Adds a source unless it is there; returns the body node that reads it.
    pub fn source(&mut self, s: Source<'c>) -> NodeId {
        let elem = s.elem();
        let i = position_or_push(&mut self.sources, s);
        self.body.add(NodeOp::Source(i), vec![], elem)
    }

    /// Duplicates the matrix operands that contractions over rows and over columns share (similarities of embeddings with themselves),
    /// because one has the vocabulary's dimension and the other the rows'. Returns true if there were any.
    pub fn split_matrices(&mut self) -> bool {
        let over_columns = self.sinks.iter().filter(|sink| matches!(sink, Sink::ContractCols { .. }));
        let used: Vec<usize> = over_columns.filter_map(Sink::dot).map(|dot| dot.matrix).collect();
        let mut own: Vec<usize> = Vec::new();
        let over_rows = self.sinks.iter_mut().filter(|sink| matches!(sink, Sink::ContractRows { .. }));
        for dot in over_rows.filter_map(Sink::dot_mut).filter(|dot| used.contains(&dot.matrix)) {
            dot.matrix = self.matrices.len() + position_or_push(&mut own, dot.matrix);
        }
        own.iter().for_each(|matrix| self.matrices.push(self.matrices[*matrix]));
        !own.is_empty()
    }

    /// The value that a sink's result is added to.
    pub fn init(&self, sink: &Sink) -> Option<Val<'c>> {
        sink.dot()?.init.map(|i| self.matrices[i])
    }

    /// Adds a contraction's matrix unless it is there; returns its index.
    pub fn matrix(&mut self, v: Val<'c>) -> usize {
        position_or_push(&mut self.matrices, v)
    }
}

/// The index of an item in a list, to which it is appended if it is not there.
pub fn position_or_push<T: PartialEq>(list: &mut Vec<T>, item: T) -> usize {
    match list.iter().position(|x| *x == item) {
        Some(i) => i,
        None => {
            list.push(item);
            list.len() - 1
        }
    }
}
