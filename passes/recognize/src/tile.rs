//! Tiles: the values of a region, and their definitions.

use grpo_dataflow::index_map::{free_dims, to_operand, to_result};
use grpo_dataflow::reshape::{peel, through_barriers};
use grpo_dataflow::walk::find_def_through;
use grpo_dataflow::{column_pick, iota, splat};
use grpo_ir::{Builder, Kind, Op, TensorType, Val, dot_dims, precision};
use grpo_sweep::Layout;

/// A value of a region: a tensor whose dimension `axis` is the vocabulary. Its other dimensions, flattened row-major, are the rows, perhaps in
/// another order than the region's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tile<'c> {
    /// The tensor.
    pub val: Val<'c>,
    /// The vocabulary dimension of `val`.
    pub axis: usize,
}

impl Tile<'_> {
    /// Rows and columns.
    pub fn extent(self) -> Option<(i64, i64)> {
        let ty = TensorType::of(self.val)?;
        let cols = *ty.shape.get(self.axis)?;
        (cols > 0).then(|| (ty.elements() / cols, cols))
    }
}

/// A value that is broadcast to a tile, with `dims` as in `broadcast_in_dim`. It is stored as a use, because fusion may replace the value
/// before the leaf is read.
#[derive(Clone, Debug)]
pub struct Leaf<'c> {
    /// The operation that uses the value.
    pub user: Op<'c>,
    /// The operand number of the value in `user`.
    pub index: usize,
    /// The dimension of the tile for each dimension of the value; empty for a scalar.
    pub dims: Vec<usize>,
}

/// A matmul that computes logits.
#[derive(Clone, Debug)]
pub struct HeadDot<'c> {
    /// The `dot_general`.
    pub op: Op<'c>,
    /// The number of the operand with the vocabulary.
    pub weights: usize,
    /// The precision of each operand, such as `HIGHEST`; empty for the default.
    pub precision: Vec<String>,
}

/// The definition of a tile.
#[derive(Clone, Debug)]
pub enum Def<'c> {
    /// An elementwise operation on tiles of the same shape (and scalars, for `select` and `clamp`), or an elementwise product as a
    /// `dot_general` without contraction, of which an operand without the vocabulary dimension is a leaf.
    Elementwise {
        /// The operation.
        op: Op<'c>,
        /// Its operands, in order.
        operands: Vec<Factor<'c>>,
    },
    /// A rearrangement of another tile.
    Alias(Tile<'c>),
    /// One element per row, or a scalar.
    Row(Leaf<'c>),
    /// One element per column.
    Col(Leaf<'c>),
    /// The column index, in the element type of the tile.
    Column,
    /// A splat constant, as MLIR prints the number.
    Const(String),
    /// A scatter: `input + (column == ids ? updates : 0)`, or, if `set`, `column == ids ? updates : input`; also a pad.
    OneHot {
        /// The scatter or pad.
        op: Op<'c>,
        /// The operand whose entries the updates change.
        input: Factor<'c>,
        /// The indexed column of each row.
        ids: column_pick::Picked<'c>,
        /// True if updates replace the input instead of being added.
        set: bool,
    },
    /// The logits of a head.
    Head(HeadDot<'c>),
    /// Another definition: a tensor in memory. The text is the reason why it is not computed.
    Opaque(String),
}

/// An operand of a tile's definition.
#[derive(Clone, Debug)]
pub enum Factor<'c> {
    /// One element per row and column.
    Tile(Tile<'c>),
    /// A value that is broadcast to the tile.
    Row(Leaf<'c>),
}

impl Factor<'_> {
    /// The value of a splat constant.
    pub fn number(&self) -> Option<f64> {
        grpo_dataflow::splat_number(match self {
            Factor::Tile(tile) => tile.val,
            Factor::Row(leaf) => leaf.val(),
        })
    }
}

/// Classifies the definition of `tile`.
pub fn define(tile: Tile) -> Def {
    if let Some(text) = splat(tile.val) {
        return Def::Const(text);
    }
    let Some(op) = tile.val.def() else {
        return Def::Opaque("an argument".into());
    };
    let Some(ty) = TensorType::of(tile.val) else {
        return Def::Opaque("a type that sweeps do not handle".into());
    };
    let opaque = |why: &str| Def::Opaque(format!("{} {why}", op.name()));
    match op.kind() {
        Kind::BroadcastInDim => broadcast(op, tile, &ty),
        Kind::Iota => match op.dim("iota_dimension") {
            Some(dim) if dim == tile.axis => Def::Column,
            _ => opaque("runs along a row dimension"),
        },
        Kind::Reduce if ty.elements() == ty.shape[tile.axis] || !is_reduce_of_units(op) => {
            opaque("is not elementwise")
        }
        // Rows may be permuted: see [`crate::order`].
        Kind::Reshape
        | Kind::Transpose
        | Kind::OptimizationBarrier
        | Kind::ShardingConstraint
        | Kind::Reduce => {
            let index = tile.val.result_index();
            match to_operand(op, index, tile.axis) {
                Some(axis) => Def::Alias(Tile { val: op.operand(index), axis }),
                None => opaque("mixes the vocabulary dimension with others"),
            }
        }
        Kind::Scatter => match column_pick::one_hot_scatter(op, tile.axis) {
            Ok((ids, set)) => {
                let input = Factor::Tile(Tile { val: op.operand(0), axis: tile.axis });
                Def::OneHot { op, input, ids, set }
            }
            Err(why) => opaque(&why),
        },
        Kind::Pad => match column_pick::padded(op, tile.axis) {
            Some(ids) => {
                let input = Factor::Row(Leaf { user: op, index: 1, dims: vec![] });
                Def::OneHot { op, input, ids, set: true }
            }
            None => opaque("is not elementwise"),
        },
        Kind::DotGeneral | Kind::Dot => dot(op, tile, &ty),
        Kind::ChloSquare => Def::Elementwise {
            op,
            operands: vec![Factor::Tile(Tile { val: op.operand(0), axis: tile.axis })],
        },
        _ => elementwise(op, tile, &ty)
            .unwrap_or_else(|| opaque("is no elementwise operation of a sweep")),
    }
}

fn elementwise<'c>(op: Op<'c>, tile: Tile<'c>, ty: &TensorType) -> Option<Def<'c>> {
    grpo_sweep::node_of(op).ok()?;
    let mut operands = Vec::new();
    for (index, val) in op.operands().enumerate() {
        let s = TensorType::of(val)?.shape;
        operands.push(match s {
            s if s == ty.shape => Factor::Tile(Tile { val, axis: tile.axis }),
            s if s.is_empty() => Factor::Row(Leaf { user: op, index, dims: vec![] }),
            _ => return None,
        });
    }
    Some(Def::Elementwise { op, operands })
}

/// True for an elementwise operation that a body supports.
pub fn is_elementwise(op: Op) -> bool {
    op.is(Kind::ChloSquare) || has_elementwise_name(op) && grpo_sweep::node_of(op).is_ok()
}

/// True for an elementwise operation by name; its types may be unsupported.
pub fn has_elementwise_name(op: Op) -> bool {
    op.is(Kind::ChloSquare) || op.kind().is_elementwise()
}

/// The definition of a broadcast, composed with broadcasts of its operand, which `vmap` emits.
fn broadcast<'c>(op: Op<'c>, tile: Tile<'c>, ty: &TensorType) -> Def<'c> {
    let dims_of = |op: Op| op.dims("broadcast_dimensions");
    let (mut at, mut dims) = (op, dims_of(op));
    while let Some(of) = dims.take() {
        if let Some(def) = broadcast_along(at, &of, tile, ty) {
            return def;
        }
        let same = |inner: &Op| inner.is(Kind::BroadcastInDim) && inner.block() == op.block();
        let Some(inner) = at.operand(0).def().filter(same) else { break };
        dims = dims_of(inner).map(|inner| inner.into_iter().map(|d| of[d]).collect());
        at = inner;
    }
    Def::Opaque("a broadcast of part of a tile".into())
}

/// The definition of a tile to whose dimensions `dims` the operand of `op` is broadcast; none for a broadcast of part of a tile.
fn broadcast_along<'c>(op: Op<'c>, dims: &[usize], tile: Tile<'c>, ty: &TensorType) -> Option<Def<'c>> {
    let val = op.operand(0);
    let from = TensorType::of(val)?;
    let cols = ty.shape[tile.axis];
    let leaf = Leaf { user: op, index: 0, dims: dims.to_vec() };
    let has_columns = |i: &usize| dims[*i] == tile.axis && from.shape[*i] == cols && cols > 1;
    let Some(axis) = (0..dims.len()).find(has_columns) else { return Some(Def::Row(leaf)) };
    let (rows, own_rows) = (ty.elements() / cols, from.elements() / cols);
    // The logits of one row, `(h @ w)[None]`, not a bias.
    let is_computed =
        || find_def_through(val, |op| op.is(Kind::DotGeneral), has_elementwise_name).is_some();
    if from.rank() == 1 && rows == 1 && ty.rank() > 1 && is_computed() {
        return Some(Def::Alias(Tile { val, axis }));
    }
    if own_rows == 1 && rows > 1 || from.rank() == 1 {
        return Some(if iota::is_iota_along(val, axis) { Def::Column } else { Def::Col(leaf) });
    }
    // All rows: only unit dimensions were added or moved.
    (own_rows == rows && dims.is_sorted()).then_some(Def::Alias(Tile { val, axis }))
}

/// True for a sum over unit dimensions: the transpose of `x[None]`. (For a tile of one row it is a sum over all rows, which is a sink.)
pub fn is_reduce_of_units(op: Op) -> bool {
    let has_units = |dims: Vec<usize>| {
        let from = TensorType::of(op.operand(0))?;
        Some(dims.iter().all(|d| from.shape[*d] == 1))
    };
    grpo_dataflow::is_sum(op) && op.dims("dimensions").and_then(has_units) == Some(true)
}

fn dot<'c>(op: Op<'c>, tile: Tile<'c>, ty: &TensorType) -> Def<'c> {
    let opaque = |why: &str| Def::Opaque(format!("{} {why}", op.name()));
    let Some(d) = dot_dims(op) else {
        return opaque("without dimension numbers");
    };
    let (Some(l), Some(r)) = (TensorType::of(op.operand(0)), TensorType::of(op.operand(1))) else {
        return opaque("on types that sweeps do not handle");
    };
    if contracts_nothing(op) {
        return product(op, tile, ty).unwrap_or_else(|| opaque("is an outer product"));
    }
    if !d.lhs_batch.is_empty() {
        return opaque(
            "has batching dimensions, and a sweep reads one matrix of head weights: jax.lax.map over the heads, with \
             jax.checkpoint in it, is fused",
        );
    }
    let Some(precision) = precision(op) else {
        return opaque("asks for a special algorithm");
    };
    let lf = free_dims(l.rank(), &[], &d.lhs_contract);
    let rf = free_dims(r.rank(), &[], &d.rhs_contract);
    let weights = usize::from(tile.axis >= lf.len());
    let own = if weights == 0 { lf.len() } else { rf.len() };
    if own != 1 {
        return opaque("has other dimensions than rows and the one that the softmax runs over");
    }
    Def::Head(HeadDot { op, weights, precision })
}

/// True for a matmul, or a product as one.
pub(crate) fn is_dot(op: Op) -> bool {
    op.is_any(&[Kind::Dot, Kind::DotGeneral])
}

/// True if a dot contracts only unit dimensions, or none.
pub(crate) fn contracts_nothing(op: Op) -> bool {
    let Some((d, ty)) = dot_dims(op).zip(TensorType::of(op.operand(0))) else { return false };
    d.lhs_contract.iter().all(|dim| ty.shape[*dim] == 1)
}

/// The elementwise product of a dot without contraction.
fn product<'c>(op: Op<'c>, tile: Tile<'c>, ty: &TensorType) -> Option<Def<'c>> {
    let factor = |index: usize| {
        let val = op.operand(index);
        let from = TensorType::of(val).filter(|from| from.elem == ty.elem)?;
        let dims = || (0..from.rank()).map(|dim| to_result(op, index, dim));
        match to_operand(op, index, tile.axis).filter(|at| from.shape[*at] == ty.shape[tile.axis]) {
            Some(axis) => {
                // All rows: only unit dimensions were added, moved or contracted.
                let whole = from.elements() == ty.elements() && dims().flatten().is_sorted();
                (from.shape[axis] > 1 && whole).then_some(Factor::Tile(Tile { val, axis }))
            }
            None => {
                // A contracted unit dimension is treated like the vocabulary's.
                let dims = dims().map(|dim| dim.unwrap_or(tile.axis)).collect();
                Some(Factor::Row(Leaf { user: op, index, dims }))
            }
        }
    };
    Some(Def::Elementwise { op, operands: vec![factor(0)?, factor(1)?] })
}

impl<'c> Leaf<'c> {
    /// The current value.
    pub fn val(&self) -> Val<'c> {
        self.user.operand(self.index)
    }

    /// The `[N]` tensor of a row leaf of `tile`.
    pub(crate) fn row_vector(&self, b: &Builder<'c>, tile: Tile<'c>) -> Val<'c> {
        let axis = tile.axis;
        let row_shape: Vec<i64> = drop_axis(&tile.val.tensor_type().shape, axis);
        let n: i64 = row_shape.iter().product();
        let ty = self.val().tensor_type();
        let increasing = self.dims.windows(2).all(|w| w[0] < w[1]);
        if ty.elements() == n && increasing {
            return b.reshape(peel(self.val()), &[n]);
        }
        // Broadcast to the row dimensions first.
        let keep: Vec<usize> = (0..ty.rank()).filter(|i| self.dims[*i] != axis).collect();
        let shape: Vec<i64> = keep.iter().map(|i| ty.shape[*i]).collect();
        let dims: Vec<usize> =
            keep.iter().map(|i| self.dims[*i] - usize::from(self.dims[*i] > axis)).collect();
        let v = b.reshape(self.val(), &shape);
        b.reshape(b.broadcast(v, &row_shape, &dims), &[n])
    }
}

/// `shape` without dimension `axis`.
pub fn drop_axis(shape: &[i64], axis: usize) -> Vec<i64> {
    shape.iter().enumerate().filter(|(i, _)| *i != axis).map(|(_, d)| *d).collect()
}

impl<'c> HeadDot<'c> {
    /// Hidden states as `[N,K]`, weights as a matrix, and the weights' layout.
    pub(crate) fn operands(&self, b: &Builder<'c>) -> (Val<'c>, Val<'c>, Layout) {
        let d = dot_dims(self.op).expect("a head is a matmul");
        let ((_, hc), (_, wc)) = (d.of(1 - self.weights), d.of(self.weights));
        // Flattened contraction dimensions must be in the same order on both sides.
        let mut pairs: Vec<(usize, usize)> = wc.iter().copied().zip(hc.iter().copied()).collect();
        pairs.sort();
        let hc: Vec<usize> = pairs.iter().map(|p| p.1).collect();
        let hidden = matrix(b, through_barriers(self.op.operand(1 - self.weights)), &hc, false);
        let w = self.op.operand(self.weights);
        let vocab = free_dims(w.tensor_type().rank(), &[], wc)[0];
        let (weights, layout) = vocab_matrix(b, w, vocab);
        (hidden, weights, layout)
    }
}

/// `v` as a matrix with vocabulary dimension `vocab` and all others flattened, in its layout in memory: `[V,K]` if the vocabulary is the first
/// dimension, else `[K,V]`. A transpose is omitted, with the other layout, so that a kernel reads the original without a copy.
pub fn vocab_matrix<'c>(b: &Builder<'c>, v: Val<'c>, vocab: usize) -> (Val<'c>, Layout) {
    let v = through_barriers(v);
    let ty = v.tensor_type();
    let first = vocab == 0 && ty.rank() > 1;
    let flat = if first {
        b.reshape(v, &[ty.shape[0], ty.elements() / ty.shape[0].max(1)])
    } else {
        let others: Vec<usize> = (0..ty.rank()).filter(|d| *d != vocab).collect();
        matrix(b, v, &others, true)
    };
    match (strip_transpose(b, flat), first) {
        (Some(inner), true) => (inner, Layout::Kv),
        (Some(inner), false) => (inner, Layout::Vk),
        (None, true) => (flat, Layout::Vk),
        (None, false) => (flat, Layout::Kv),
    }
}

/// `v` as a matrix: the dimensions `contract`, in that order, are flattened to one, which is the first if `contract_first`, and the others to
/// the other one.
pub fn matrix<'c>(b: &Builder<'c>, v: Val<'c>, contract: &[usize], contract_first: bool) -> Val<'c> {
    let ty = v.tensor_type();
    let free = free_dims(ty.rank(), &[], contract);
    let size = |dims: &[usize]| -> i64 { dims.iter().map(|d| ty.shape[*d]).product() };
    let (first, second): (&[usize], &[usize]) =
        if contract_first { (contract, &free) } else { (&free, contract) };
    let order: Vec<usize> = first.iter().chain(second).copied().collect();
    let v = b.transpose(v, &order);
    b.reshape(v, &[size(first), size(second)])
}

/// `x` for a matrix `v = transpose(x)`, `convert(x)` for `v = convert(transpose(x))`: a kernel reads `x` without a copy.
fn strip_transpose<'c>(b: &Builder<'c>, v: Val<'c>) -> Option<Val<'c>> {
    let op = v.def()?;
    match op.kind() {
        Kind::Transpose => {
            let swaps = op.dims("permutation")? == [1, 0];
            swaps.then(|| through_barriers(op.operand(0)))
        }
        Kind::Convert => {
            let inner = strip_transpose(b, op.operand(0))?;
            Some(b.convert(inner, TensorType::of(v)?.elem))
        }
        _ => None,
    }
}
