//! Anchors: the operations from which a region grows.

use crate::tile::{self, Tile};
use grpo_dataflow::calls::is_call;
use grpo_dataflow::constants::taken;
use grpo_dataflow::index_map::to_operand;
use grpo_dataflow::marks::MARK;
use grpo_dataflow::row_broadcast::is_row_broadcast;
use grpo_dataflow::walk::{find_def, find_def_through};
use grpo_ir::{Elementwise, Kind, Op, TensorType, Val};
use grpo_sweep::is_lowered;

/// The tile that `op` reduces if it is an anchor with exponentials, or an argmax:
///
/// - a sum over one dimension of a value that depends elementwise on an `exponential`;
/// - a sum over several dimensions of such a value, if it depends elementwise on a matmul; the axis is the last of them;
/// - a matmul that contracts the columns of such a value of matmul logits (a backward pass whose softmax sum is elsewhere);
/// - a matmul that contracts, or a sum over, all dimensions of such a value but the columns, if `rematerialize` copied the logits'
///   matmul (the gradients of weights and bias of a softmax in another region);
/// - an argmax along one dimension.
///
/// Operations of a lowered sweep are no anchors ([`is_lowered`]).
pub fn of_exponentials(op: Op) -> Option<Tile> {
    let tile = |axis| Tile { val: op.operand(0), axis };
    match op.kind() {
        Kind::Reduce if is_lowered(op) => None,
        Kind::Reduce => {
            let dims = op.dims("dimensions")?;
            let sum = op.num_operands() == 2 && grpo_dataflow::reducer(op) == Some(Elementwise::Add);
            // A sum over the rows of a softmax over the columns.
            if let Some(columns) = last_but(op.operand(0), &dims).filter(|_| sum)
                && is_of_copied_product(op.operand(0))
            {
                return Some(tile(columns));
            }
            let axis = match dims[..] {
                [axis] => axis,
                // A binary cross-entropy's mean over tokens and columns.
                _ => last_long(op.operand(0)).filter(|last| {
                    sum && dims.contains(last) && source_product(op.operand(0)).is_some()
                })?,
            };
            let softmax = sum && is_derived_from_exponential(op.operand(0));
            let argmax = || op.num_operands() == 4 && is_of_product(op.operand(0));
            (softmax || argmax()).then(|| tile(axis))
        }
        Kind::DotGeneral => contracted(op),
        _ => None,
    }
}

/// The tile that `op` reduces along one dimension if it is an argmax, or a sum that may be of exponentials after inlining of functions and
/// of branches that are always taken.
pub(crate) fn when_inlined(op: Op) -> Option<Tile> {
    let dims = op.dims("dimensions").filter(|_| op.is(Kind::Reduce))?;
    let may_be = |op: Op| is_anchor_exponential(op) || is_call(op) || taken(op).is_some();
    let [axis] = dims[..] else { return None };
    let val = op.operand(0);
    let sum = || grpo_dataflow::reducer(op) == Some(Elementwise::Add) && behind(val, may_be).is_some();
    (op.num_operands() == 4 || sum()).then_some(Tile { val, axis })
}

/// True for a matmul without batching dimensions.
pub fn is_product(op: Op) -> bool {
    op.is(Kind::DotGeneral) && grpo_ir::dot_dims(op).is_some_and(|d| d.lhs_batch.is_empty())
}

/// The operand that a matmul contracts along its last non-unit dimension, if it is computed from an `exponential` of a matmul of the same
/// size; or along all other dimensions, if that matmul is a copy. (Otherwise the gradient of any layer with an exponential would be an
/// anchor.) The tile is along the dimension that its exponentials are normalized along, which differs for logits `[V, N]`.
fn contracted(op: Op) -> Option<Tile> {
    let d = grpo_ir::dot_dims(op).filter(|_| is_product(op))?;
    (0..2).find_map(|side| {
        let (val, contract) = (op.operand(side), d.of(side).1);
        let last = last_long(val)?;
        let is_columns = *contract == [last];
        let is_of_logits =
            || is_columns && is_derived_from_exponential(val) && source_product(val).is_some();
        let is_of_copy =
            || (is_columns || last_but(val, contract).is_some()) && is_of_copied_product(val);
        let axis = || normalized_along(val).unwrap_or(last);
        (is_of_logits() || is_of_copy()).then(|| Tile { val, axis: axis() })
    })
}

/// The only dimension along which the exponentials that `v` is computed from subtract a broadcast, as `exp(x - logsumexp)` along the columns.
pub fn normalized_along(v: Val) -> Option<usize> {
    let ty = TensorType::of(v)?;
    let along = |op: Op| -> Vec<usize> {
        let all = if op.is(Kind::Subtract) { 0..ty.rank() } else { 0..0 };
        all.filter(|axis| ty.shape[*axis] != 1 && is_row_broadcast(op.operand(1), *axis)).collect()
    };
    let normalizes = |op: Op| {
        !along(op).is_empty() && op.result(0).uses().iter().any(|u| is_anchor_exponential(u.owner))
    };
    match behind(v, normalizes).map(along).unwrap_or_default()[..] {
        [axis] => Some(axis),
        _ => None,
    }
}

/// The operand of a reduction over all dimensions but the last non-unit one, along that dimension.
pub fn along_columns(op: Op) -> Option<Tile> {
    let dims = op.dims("dimensions").filter(|_| op.is(Kind::Reduce))?;
    Some(Tile { val: op.operand(0), axis: last_but(op.operand(0), &dims)? })
}

/// The last non-unit dimension of `v`, if `dims` contains all other non-unit dimensions, at least one.
fn last_but(v: Val, dims: &[usize]) -> Option<usize> {
    let (ty, last) = (TensorType::of(v)?, last_long(v)?);
    let is_long = |axis: &usize| ty.shape[*axis] != 1;
    let rows: Vec<usize> = (0..last).filter(is_long).collect();
    let named = dims.iter().copied().filter(is_long).count();
    let all = named == rows.len() && rows.iter().all(|axis| dims.contains(axis));
    (all && !rows.is_empty()).then_some(last)
}

/// The last non-unit dimension of `v`.
fn last_long(v: Val) -> Option<usize> {
    TensorType::of(v)?.shape.iter().rposition(|d| *d != 1)
}

/// The matmul of as many elements that `v` is computed from elementwise.
pub fn source_product(v: Val) -> Option<Op> {
    let elements = |v: Val| TensorType::of(v).map(|ty| ty.elements());
    let product = |op: Op| is_product(op) && elements(op.result(0)) == elements(v);
    behind(v, product)
}

/// The matmul that a tile is computed from elementwise, perhaps by way of a transpose, and the tile's dimension in its result.
pub fn product_of(tile: Tile) -> Option<(Op, usize)> {
    if let Some(product) = source_product(tile.val) {
        return Some((product, tile.axis));
    }
    let is_transposed = |op: Op| op.is(Kind::Transpose) && op.operand(0).def().is_some_and(is_product);
    let transpose = behind(tile.val, is_transposed)?;
    Some((source_product(transpose.operand(0))?, to_operand(transpose, 0, tile.axis)?))
}

/// The number of the operand that has dimension `axis` of a matmul's result as a free dimension: the weights, if that is the columns.
/// None for a batching dimension.
pub fn weights_side(product: Op, axis: usize) -> Option<usize> {
    let is_free = axis >= grpo_ir::dot_dims(product)?.lhs_batch.len();
    (0..2).find(|side| is_free && to_operand(product, *side, axis).is_some())
}

/// True if `v` is computed from exponentials of a matmul that `rematerialize` copied, perhaps from a part of its rows or in another shape.
fn is_of_copied_product(v: Val) -> bool {
    let through = |op: Op| op.is(Kind::Pad) || keeps_columns(op);
    let is_marked = |op: Op| is_product(op) && op.attr(MARK).is_some();
    find_def_through(v, is_marked, through).is_some()
        && find_def_through(v, is_anchor_exponential, through).is_some()
}

/// True if `v` is computed elementwise from a matmul, perhaps of several heads. Both operands have free dimensions, unlike in a
/// contraction row by row.
pub fn is_of_product(v: Val) -> bool {
    let has_free = |op: Op, side: usize| {
        let d = grpo_ir::dot_dims(op)?;
        let (batch, contract) = d.of(side);
        Some(TensorType::of(op.operand(side))?.rank() > batch.len() + contract.len())
    };
    let multiplies =
        |op: Op| op.is(Kind::DotGeneral) && [0, 1].iter().all(|side| has_free(op, *side) == Some(true));
    find_def_through(v, multiplies, keeps_columns).is_some()
}

/// True for an elementwise operation, and for one that reshapes, permutes or slices rows.
fn keeps_columns(op: Op) -> bool {
    op.is_any(&[Kind::Reshape, Kind::Slice, Kind::Transpose, Kind::ShardingConstraint])
        || tile::has_elementwise_name(op)
}

/// The matmul that `v` is computed from elementwise, perhaps from a part of its rows, in any order.
pub fn part_of_product_behind(v: Val) -> Option<Op> {
    find_def_through(v, is_product, keeps_columns).filter(|op| {
        let elements = |v: Val| TensorType::of(v).map(|ty| ty.elements());
        elements(op.result(0)) >= elements(v)
    })
}

/// True if `v` is computed elementwise from an `exponential`.
fn is_derived_from_exponential(v: Val) -> bool {
    behind(v, is_anchor_exponential).is_some()
}

/// True for an exponential that no lowered sweep emitted.
pub fn is_anchor_exponential(op: Op) -> bool {
    op.is(Kind::Exponential) && !is_lowered(op)
}

/// The nearest operation for which `is` is true among those that `v` is computed from elementwise, also through scatters into it.
pub fn behind<'c>(v: Val<'c>, is: impl Fn(Op<'c>) -> bool) -> Option<Op<'c>> {
    find_def(v, is, |op| match op.kind() {
        Kind::Scatter => vec![op.operand(0)],
        _ if tile::has_elementwise_name(op) || op.is(Kind::ShardingConstraint) => {
            op.operands().collect()
        }
        _ => Vec::new(),
    })
}
