//! The vocabulary sweep: the operation that a fused loss becomes.
//!
//! A sweep streams over tiles of logits `x[n,v] = Σ_k h[n,k]·w[k,v]`, recomputes them from hidden
//! states and head weights (or loads them where logits are an input), applies an elementwise body
//! and feeds sinks. It is written in IR as the unregistered operation `vocab.sweep`:
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
//! Operands, in order: each source's (`head`: hidden states `[N,K]` and weights; `logits`: `[N,V]`),
//! stashed logits, row operands `[N]`, column operands `[V]`, matrices of the contractions. Block arguments, in
//! order: one per source, per row operand, per column operand, the column index (i32), and one per entry
//! of the attribute `row_results`, if there is one: that result of the sweep itself at the same row (see
//! [`phases`]). The body works on 0-d tensors: it is the same for every shape and tile. With
//! `tokens_minor = {axis, lanes}` logits and what is stored are arrays with tokens minor, see [`TokensMinor`].

pub mod attributes;
pub mod batched_pick;
pub mod body;
pub(crate) mod contraction_barriers;
pub mod copy;
pub mod emit;
pub mod linear;
pub(crate) mod lowered_marker;
pub mod node;
pub mod online;
pub mod op;
pub mod pack_rows;
pub(crate) mod partial_eval;
pub mod phases;
pub mod pick;
pub mod rescale;
pub mod tile;
pub mod tokens_minor;

pub use body::{Body, Node, NodeId, NodeOp};
pub use lowered_marker::{is_own, mark_own};
pub use node::node_of;
pub use online::{OnlineTerm, online_sums};
pub use op::{is_sweep, is_yield};
pub use tokens_minor::TokensMinor;

use grpo_ir::{Elem, TensorType, Val, is_countable};
use melior::ir::Location;

/// How a matrix with a vocabulary dimension is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layout {
    /// `[K,V]`: the vocabulary runs along rows of memory.
    Kv,
    /// `[V,K]`: one row per vocabulary entry, as a tied embedding has it.
    Vk,
}

/// Where tiles of logits come from.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Source<'c> {
    /// Computed: `hidden[N,K] · weights`, with the result type and the precision of the program's
    /// own `dot_general` (`precision` is empty or two entries such as `HIGHEST`).
    Head { hidden: Val<'c>, weights: Val<'c>, layout: Layout, precision: Vec<String>, elem: Elem },
    /// Loaded from an `[N,V]` tensor that exists anyway, or a tokens-minor one.
    Logits { value: Val<'c>, elem: Elem },
}

impl<'c> Source<'c> {
    /// A head's weights.
    pub fn weights(&self) -> Option<Val<'c>> {
        match self {
            Source::Head { weights, .. } => Some(*weights),
            Source::Logits { .. } => None,
        }
    }

    /// The element type of the tile.
    pub fn elem(&self) -> Elem {
        match self {
            Source::Head { elem, .. } | Source::Logits { elem, .. } => *elem,
        }
    }
}

/// A part of the logits: rows `first .. first + rows` of columns `0 .. cols`. Rows may lie beyond N, where
/// tiles stick out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Region {
    pub first: i64,
    pub rows: i64,
    pub cols: i64,
}

/// Logits that an earlier sweep has computed and kept ([`Sink::Stash`]), so that they need not be computed
/// again: those of `region`, in the first rows and columns of `value`. The array may be larger; what else
/// it holds is unspecified.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stashed<'c> {
    /// Index into [`Sweep::sources`].
    pub source: usize,
    pub value: Val<'c>,
    pub region: Region,
}

/// A contraction's numerics: it accumulates in f32 (f64 for f64), rounds to the first type of
/// `result`, then converts to each further one, as the program's own `dot_general` and the
/// `convert`s behind it do.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Contraction {
    /// Index into [`Sweep::matrices`].
    pub matrix: usize,
    /// Empty, or the two entries of the program's `precision_config`.
    pub precision: Vec<String>,
    /// Never empty; the last entry is the result's element type.
    pub result: Vec<Elem>,
}

impl Contraction {
    /// The types that the accumulated sum is rounded to, one after the other: those of `result` without the
    /// roundings to bf16 that a wider type follows, which XLA leaves out.
    pub fn roundings(&self) -> Vec<Elem> {
        let widened = |next: Option<&Elem>| matches!(next, Some(Elem::F32 | Elem::F64));
        let types = self.result.iter().enumerate();
        types
            .filter(|(i, e)| **e != Elem::BF16 || !widened(self.result.get(i + 1)))
            .map(|(_, e)| *e)
            .collect()
    }
}

/// What a sweep does with a value `E[n,v]` of its body.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sink {
    /// `max_v E` → `[N]`, E's type; −inf (lowest integer) where there is nothing; NaN wins.
    Max { value: NodeId },
    /// `Σ_v E` → `[N]`, in E's accumulator type, from [`Body::sum_starts_at`] on.
    Sum { value: NodeId },
    /// Lowest `v` at which E is largest (a NaN is largest) → `[N]` i32.
    Argmax { value: NodeId },
    /// Online softmax sums, see [`online`]: gives the maximum `M` and each term's sum → `[N]` f32 each.
    /// The exponent and the factors are f32, masks i1.
    Online { exponent: NodeId, terms: Vec<OnlineTerm> },
    /// `Σ_v E[n,v]·matrix[v,k]` → `[N,K]`; the matrix is `[K,V]` or `[V,K]` by `layout`.
    ContractCols { value: NodeId, layout: Layout, dot: Contraction },
    /// `Σ_n E[n,v]·matrix[n,k]` with the matrix `[N,K]` → `[K,V]` or `[V,K]` by `layout`.
    ContractRows { value: NodeId, layout: Layout, dot: Contraction },
    /// `Σ_n E` → `[V]`, in E's accumulator type.
    ColSum { value: NodeId },
    /// E itself → `[N,V]`, or with tokens minor.
    Store { value: NodeId },
    /// E's entries in `region` → the first rows and columns of an array of this shape, whose other
    /// entries are unspecified. For [`Sweep::stashed`] of a later sweep; E is a source's logits.
    Stash { value: NodeId, region: Region, array: [i64; 2] },
}

impl Sink {
    /// The body values that this sink consumes, in the order in which `vocab.yield` lists them.
    pub fn values(&self) -> Vec<NodeId> {
        match self {
            Sink::Online { exponent, terms } => {
                std::iter::once(*exponent).chain(terms.iter().flat_map(OnlineTerm::values)).collect()
            }
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

    /// The same sink with its body values replaced by `values` (same order and number).
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

    /// The contraction, for the two sinks that have one.
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
            Sink::Argmax { .. } => "argmax",
            Sink::Online { .. } => "online",
            Sink::ContractCols { .. } => "contract_cols",
            Sink::ContractRows { .. } => "contract_rows",
            Sink::ColSum { .. } => "colsum",
            Sink::Store { .. } => "store",
            Sink::Stash { .. } => "stash",
        }
    }

    /// Whether the result has one entry per row (and none per vocabulary column).
    pub fn is_per_row(&self) -> bool {
        !matches!(
            self,
            Sink::ContractRows { .. } | Sink::ColSum { .. } | Sink::Store { .. } | Sink::Stash { .. }
        )
    }
}

/// Tile sizes: rows (tokens) and columns (vocabulary entries) of one tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tiles {
    pub rows: i64,
    pub cols: i64,
}

/// What the plan pass decided: tiles for the loop nest that keeps a block of rows and runs over the
/// vocabulary (per-row sinks), and for the one that keeps a block of columns and runs over the rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Plan {
    pub row_major: Tiles,
    pub col_major: Tiles,
    /// Contractions over columns run in the second loop nest as well, so that both gradients share
    /// one computation of the logits; their sums travel to and from HBM.
    pub fused_gradients: bool,
    /// Of so many rows, the first ones, the contractions over columns stay in the first loop nest nevertheless: there are no
    /// sums of theirs in HBM. 0 where all rows share, or none do.
    pub apart: i64,
}

/// A sweep in memory; [`Sweep::from_op`] and [`Sweep::to_op`] read and write its IR form.
#[derive(Clone, Debug)]
pub struct Sweep<'c> {
    /// N, the number of token rows (all row dimensions flattened, row-major).
    pub rows: i64,
    /// V, the vocabulary size.
    pub cols: i64,
    pub sources: Vec<Source<'c>>,
    /// Parts of sources that are there already.
    pub stashed: Vec<Stashed<'c>>,
    /// `[N]` tensors.
    pub row_operands: Vec<Val<'c>>,
    /// `[V]` tensors.
    pub col_operands: Vec<Val<'c>>,
    /// Matrices of the contraction sinks.
    pub matrices: Vec<Val<'c>>,
    pub body: Body,
    pub sinks: Vec<Sink>,
    pub plan: Option<Plan>,
    /// How all `[N,V]` arrays of this sweep have tokens minor; none: they are as they are.
    pub tokens_minor: Option<TokensMinor>,
    /// The chains that it is part of, by the numbers of their anchors; empty where no pass asks for them.
    pub chains: Vec<i64>,
    pub loc: Location<'c>,
}

/// Rows and columns are counted in 32 bits, by the body's column index and by loops and kernels.
const MAX_EXTENT: i64 = i32::MAX as i64;

/// Checks the extent of a sweep.
///
/// # Errors
/// Says what no sweep can have.
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
    /// A sweep that reads and gives nothing yet.
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

    /// An empty sweep of the same chains over the same rows and columns, whose `[N,V]` arrays lie as this one's do.
    pub fn emptied(&self) -> Sweep<'c> {
        let (tokens_minor, chains) = (self.tokens_minor, self.chains.clone());
        Sweep { tokens_minor, chains, ..Sweep::empty(self.rows, self.cols, self.loc) }
    }

    /// Whether another sweep computes logits of a head of this one.
    pub fn shares_head(&self, other: &Sweep<'c>) -> bool {
        let head = |s: &&Source<'c>| matches!(s, Source::Head { .. });
        self.sources.iter().filter(head).any(|s| other.sources.contains(s))
    }

    /// All body values that the sinks consume.
    pub fn roots(&self) -> Vec<NodeId> {
        self.sinks.iter().flat_map(Sink::values).collect()
    }

    /// Extent K of a matrix operand: the dimension that is neither N nor V.
    pub fn matrix_extent(&self, sink: &Sink) -> Option<i64> {
        let shape = |m: usize| TensorType::of(self.matrices[m]).map(|t| t.shape);
        match sink {
            Sink::ContractCols { layout: Layout::Kv, dot, .. } => Some(shape(dot.matrix)?[0]),
            Sink::ContractCols { layout: Layout::Vk, dot, .. } => Some(shape(dot.matrix)?[1]),
            Sink::ContractRows { dot, .. } => Some(shape(dot.matrix)?[1]),
            _ => None,
        }
    }

    /// The result types of one sink, in order (an online sink has several).
    pub fn sink_results(&self, sink: &Sink) -> Vec<TensorType> {
        let (n, v) = (self.rows, self.cols);
        let last = |dot: &Contraction| *dot.result.last().expect("a contraction has a result type");
        let k = self.matrix_extent(sink).unwrap_or(0);
        match sink {
            Sink::Max { value } => vec![TensorType::new([n], self.body.elem(*value))],
            Sink::Sum { value } => vec![TensorType::new([n], self.body.elem(*value).accumulator())],
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

    /// Adds `v` to the row operands, or finds it there; returns the body node that reads it.
    pub fn row(&mut self, v: Val<'c>) -> NodeId {
        let elem = TensorType::of(v).expect("a tensor").elem;
        let i = position_or_push(&mut self.row_operands, v);
        self.body.add(NodeOp::Row(i), vec![], elem)
    }

    /// Adds `v` to the column operands, or finds it there; returns the body node that reads it.
    pub fn col(&mut self, v: Val<'c>) -> NodeId {
        let elem = TensorType::of(v).expect("a tensor").elem;
        let i = position_or_push(&mut self.col_operands, v);
        self.body.add(NodeOp::Col(i), vec![], elem)
    }

    /// Adds a source, or finds it; returns the body node that reads it.
    pub fn source(&mut self, s: Source<'c>) -> NodeId {
        let elem = s.elem();
        let i = position_or_push(&mut self.sources, s);
        self.body.add(NodeOp::Source(i), vec![], elem)
    }

    /// Gives contractions over rows their own operands, where ones over columns read the same matrix (similarities of embeddings with
    /// themselves): one has a dimension of the vocabulary, and the other of the rows. Whether there was such a matrix.
    pub fn part_matrices(&mut self) -> bool {
        let over_columns = self.sinks.iter().filter(|sink| matches!(sink, Sink::ContractCols { .. }));
        let taken: Vec<usize> = over_columns.filter_map(Sink::dot).map(|dot| dot.matrix).collect();
        let mut own: Vec<usize> = Vec::new();
        let over_rows = self.sinks.iter_mut().filter(|sink| matches!(sink, Sink::ContractRows { .. }));
        for dot in over_rows.filter_map(Sink::dot_mut).filter(|dot| taken.contains(&dot.matrix)) {
            dot.matrix = self.matrices.len() + position_or_push(&mut own, dot.matrix);
        }
        own.iter().for_each(|matrix| self.matrices.push(self.matrices[*matrix]));
        !own.is_empty()
    }

    /// Adds a contraction's matrix, or finds it; returns its index.
    pub fn matrix(&mut self, v: Val<'c>) -> usize {
        position_or_push(&mut self.matrices, v)
    }
}

/// The place of an item in a list, at its end if it was not there.
pub fn position_or_push<T: PartialEq>(list: &mut Vec<T>, item: T) -> usize {
    match list.iter().position(|x| *x == item) {
        Some(i) => i,
        None => {
            list.push(item);
            list.len() - 1
        }
    }
}
