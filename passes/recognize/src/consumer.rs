//! Classifies an operation that uses a tile and is not in the region: a supported sink, or the reason why not.

use crate::tile::Tile;
use grpo_dataflow::column_pick::{self, Picked};
use grpo_dataflow::index_map::{dims_without, free_dims};
use grpo_dataflow::{iota, mask, reducer, splat_number};
use grpo_ir::{Elem, Elementwise, Kind, Op, TensorType, dot_dims, precision};

/// A use of a tile outside the region: an operation whose result a sink computes.
#[derive(Clone, Debug)]
pub struct Consumer<'c> {
    /// The operation.
    pub op: Op<'c>,
    /// The tile that it reads.
    pub tile: Tile<'c>,
    /// What it computes.
    pub kind: ConsumerKind<'c>,
}

/// What a [`Consumer`] computes of its tile.
#[derive(Clone, Debug)]
pub enum ConsumerKind<'c> {
    /// `reduce` over the vocabulary and the dimensions `rest`, numbered as in the tile without its vocabulary dimension.
    Reduce {
        /// A sum, a maximum or a minimum, or a logical `or` or `and` of i1 values.
        reducer: Elementwise,
        /// Other reduced dimensions; empty if only the vocabulary is reduced.
        rest: Vec<usize>,
    },
    /// `reduce add` over all row dimensions.
    ColumnSum,
    /// The index of the largest (or `least`) element along the vocabulary: result 1 of a variadic reduce.
    Argmax {
        /// True for the index of the smallest element.
        least: bool,
    },
    /// A gather or slice of one or a few elements per row, in these columns.
    Pick(Picked<'c>),
    /// `dot_general` that contracts the vocabulary, or all rows.
    Contract {
        /// The operand number of the tile, 0 or 1.
        side: usize,
        /// The precision of each operand; empty for the default.
        precision: Vec<String>,
    },
    /// `dot_general` over batching row dimensions that contracts the vocabulary of two tiles, its operands in order.
    RowDot([Tile<'c>; 2]),
}

/// Advice for residuals of loops and branches.
const AGAIN: &str =
    ": if its gradient needs them, jax.checkpoint around the loss in it computes them again";

/// The sink for operand `index` of `op`, which is `tile`.
///
/// # Errors
/// The reason why this use is not supported, as a sentence about `op`.
pub fn consumer<'c>(op: Op<'c>, index: usize, tile: Tile<'c>) -> Result<Consumer<'c>, String> {
    Ok(Consumer { op, tile, kind: classify(op, index, tile)? })
}

fn classify<'c>(op: Op<'c>, index: usize, tile: Tile<'c>) -> Result<ConsumerKind<'c>, String> {
    match op.kind() {
        Kind::Reduce => reduce(op, index, tile),
        Kind::Reshape => {
            Err("stablehlo.reshape mixes rows and columns (a pick by row and column, as jnp.take_along_axis writes it, is fused)"
                .into())
        }
        Kind::Gather if index == 0 => match column_pick::pick(op, tile.axis) {
            Ok(ids) => Ok(ConsumerKind::Pick(ids)),
            Err(why) => Err(format!("stablehlo.gather {why}")),
        },
        Kind::Slice if let Some(ids) = column_pick::sliced(op, tile.axis) => Ok(ConsumerKind::Pick(ids)),
        Kind::DotGeneral => dot(op, index, tile),
        Kind::DynamicUpdateSlice if index == 1 => Err(format!(
            "stablehlo.dynamic_update_slice keeps the logits, or a value as large, of every step of a loop{AGAIN}"
        )),
        _ if op.is_return() => Err(match op.parent().map(Op::kind) {
            Some(Kind::Case | Kind::If) => {
                format!("the logits, or a value as large, leave a branch{AGAIN}")
            }
            _ => "the logits, or a value as large, are returned".into(),
        }),
        _ => {
            // The target of a custom call, or the name of a composite.
            let kind = op.attr_str("call_target_name").map(|target| format!(" @{target}"));
            let kind = kind.or_else(|| op.attr_str("name").map(|name| format!(" {name}")));
            let kind = kind.unwrap_or_default();
            Err(format!("{}{kind} needs the logits, or a value as large, in memory", op.name()))
        }
    }
}

fn reduce<'c>(op: Op<'c>, index: usize, tile: Tile<'c>) -> Result<ConsumerKind<'c>, String> {
    let dims = op.dims("dimensions").ok_or("a reduce without dimensions")?;
    let ty = TensorType::of(tile.val).ok_or("a reduce on an unknown type")?;
    let axis = tile.axis;
    if op.num_operands() == 4 {
        let finds = |least: &bool| index == 0 && dims == [axis] && is_argmax(op, tile.axis, *least);
        let least = [false, true].into_iter().find(finds).ok_or_else(|| {
            "stablehlo.reduce of several operands is no argmax or argmin over the vocabulary".to_string()
        })?;
        return Ok(ConsumerKind::Argmax { least });
    }
    if op.num_operands() != 2 || index != 0 {
        return Err("stablehlo.reduce of several operands".into());
    }
    // Sums accumulate in f32 for narrow floats, so that this wider result is exact.
    let out = TensorType::of(op.result(0)).ok_or("a reduce to an unknown type")?.elem;
    if out != ty.elem && out != ty.elem.accumulator() {
        return Err(format!("stablehlo.reduce of {} to {out}", ty.elem));
    }
    let is_supported = |reducer: &Elementwise| match reducer {
        Elementwise::Add | Elementwise::Maximum | Elementwise::Minimum => true,
        Elementwise::Or | Elementwise::And => ty.elem == Elem::I1,
        _ => false,
    };
    let reducer = reducer(op)
        .filter(is_supported)
        .ok_or("stablehlo.reduce by something other than add, maximum or minimum")?;
    if dims.contains(&axis) {
        if reducer == Elementwise::Minimum && !ty.elem.is_float() {
            return Err("stablehlo.reduce to the minimum of integers".into());
        }
        return Ok(ConsumerKind::Reduce { reducer, rest: dims_without(&dims, axis) });
    }
    let rows = (0..ty.rank()).filter(|d| *d != axis && ty.shape[*d] != 1);
    if reducer == Elementwise::Add && rows.clone().all(|d| dims.contains(&d)) {
        return Ok(ConsumerKind::ColumnSum);
    }
    Err("stablehlo.reduce over some of the row dimensions leaves a value per column and row".into())
}

fn dot<'c>(op: Op<'c>, side: usize, tile: Tile<'c>) -> Result<ConsumerKind<'c>, String> {
    let d = dot_dims(op).ok_or("a dot without dimension numbers")?;
    let ty = TensorType::of(tile.val).ok_or("a dot on an unknown type")?;
    let axis = tile.axis;
    let ((batch, contract), (other_batch, other_contract)) = (d.of(side), d.of(1 - side));
    if op.operand(0) == op.operand(1) && batch.is_empty() {
        return Err("stablehlo.dot_general of a value with itself".into());
    }
    let other = TensorType::of(op.operand(1 - side)).ok_or("a dot with an unknown type")?;
    let row_dot = || {
        let theirs = Tile { val: op.operand(1 - side), axis: other_contract[0] };
        ConsumerKind::RowDot(if side == 0 { [tile, theirs] } else { [theirs, tile] })
    };
    if !batch.is_empty() {
        let free = free_dims(ty.rank(), batch, contract);
        let in_order = |b: &[usize]| b.windows(2).all(|w| w[0] < w[1]);
        if contract == [axis]
            && free.iter().all(|f| ty.shape[*f] == 1)
            && in_order(batch)
            && in_order(other_batch)
            && free_dims(other.rank(), other_batch, other_contract).iter().all(|f| other.shape[*f] == 1)
        {
            return Ok(row_dot());
        }
        return Err("stablehlo.dot_general has batching dimensions, as attention has: \
                    a contraction of the vocabulary with one matrix has none"
            .into());
    }
    // One row and a one-hot: XLA simplifies this contraction to a sum of selects.
    let is_row = |ty: &TensorType, contract: &[usize]| ty.elements() == ty.shape[contract[0]];
    if contract == [axis]
        && is_row(&ty, contract)
        && is_row(&other, other_contract)
        && ty.elem == Elem::F32
        && mask::is_mask(op.operand(1 - side))
    {
        return Ok(row_dot());
    }
    let precision =
        precision(op).ok_or("stablehlo.dot_general asks for a special algorithm".to_string())?;
    let rows: Vec<usize> = (0..ty.rank()).filter(|d| *d != axis && ty.shape[*d] != 1).collect();
    let contracted: Vec<usize> = contract.iter().copied().filter(|d| ty.shape[*d] != 1).collect();
    if contract == [axis]
        || !contract.contains(&axis)
            && contracted.len() == rows.len()
            && rows.iter().all(|d| contracted.contains(d))
            && free_dims(ty.rank(), &[], contract).len() == 1
    {
        return Ok(ConsumerKind::Contract { side, precision });
    }
    Err("stablehlo.dot_general contracts neither the vocabulary alone nor all rows".into())
}

/// True if a reduce of two operands over dimension `axis` is an argmax (argmin if `least`): the second operand is an iota, the initial
/// values are −inf (+inf) and 0, and the reducer is an [argmax](grpo_dataflow::comparator).
fn is_argmax(op: Op, axis: usize, least: bool) -> bool {
    let Some(elem) = TensorType::of(op.operand(0)).map(|t| t.elem) else { return false };
    let is_index = TensorType::of(op.operand(1)).is_some_and(|t| !t.elem.is_float());
    elem.is_float()
        && is_index
        && iota::is_iota_along(op.operand(1), axis)
        && splat_number(op.operand(2)) == Some(if least { f64::INFINITY } else { f64::NEG_INFINITY })
        && splat_number(op.operand(3)) == Some(0.0)
        && op.result(0).is_unused()
        && grpo_dataflow::comparator::is_argmax_reducer(op, least)
}
