//! Anchors: the operations from which a region grows.

use crate::tile::{self, Tile};
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
    anchor_where(op, is_derived_from_matmul, |_| false)
}

/// The tile that `op` reduces if it may be an anchor after inlining of functions and of branches that are always taken.
pub(crate) fn when_inlined(op: Op) -> Option<Tile> {
    anchor_where(op, |_| true, may_hold)
}

fn anchor_where<'c>(
    op: Op<'c>,
    from_logits: impl Fn(Val<'c>) -> bool,
    may_hold: impl Fn(Op<'c>) -> bool + Copy,
) -> Option<Tile<'c>> {
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
            let softmax = sum && is_derived_from_exponential(op.operand(0), may_hold);
            let argmax = || op.num_operands() == 4 && from_logits(op.operand(0));
            (softmax || argmax()).then(|| tile(axis))
        }
        Kind::DotGeneral => contracted(op, may_hold),
        _ => None,
    }
}

/// True for a matmul without batching dimensions.
pub fn is_product(op: Op) -> bool {
    op.is(Kind::DotGeneral) && grpo_ir::dot_dims(op).is_some_and(|d| d.lhs_batch.is_empty())
}

/// True if `v` is computed from a matmul by elementwise operations, and by ones that reshape, permute or slice.
fn is_derived_from_matmul(v: Val) -> bool {
    let is_matmul = |op: Op| op.is(Kind::DotGeneral) && !tile::contracts_nothing(op);
    find_def_through(v, is_matmul, keeps_columns).is_some()
}

/// True for a call and for a conditional whose branch is known.
fn may_hold(op: Op) -> bool {
    grpo_dataflow::calls::is_call(op) || grpo_dataflow::constants::taken(op).is_some()
}

/// The operand that a matmul contracts along its last non-unit dimension, if it is computed from an `exponential` of a matmul of the same
/// size; or along all other dimensions, if that matmul is a copy. (Otherwise the gradient of any layer with an exponential would be an
/// anchor.)
fn contracted<'c>(op: Op<'c>, may_hold: impl Fn(Op<'c>) -> bool + Copy) -> Option<Tile<'c>> {
    let d = grpo_ir::dot_dims(op).filter(|_| is_product(op))?;
    let is_anchor = |tile: &Tile<'c>| {
        let (v, side) = (tile.val, usize::from(tile.val == op.operand(1)));
        match d.of(side).1 == [tile.axis] {
            true => {
                is_derived_from_exponential(v, may_hold)
                    && (source_product(v).is_some() || behind(v, may_hold).is_some())
                    || is_of_copied_product(v)
            }
            false => is_of_copied_product(v),
        }
    };
    contracted_columns(op).into_iter().find(is_anchor).map(along_normalized)
}

/// The tile along the dimension that its exponentials are normalized along, which differs from the tile's for logits `[V, N]`.
fn along_normalized(tile: Tile) -> Tile {
    Tile { axis: normalized_along(tile.val).unwrap_or(tile.axis), ..tile }
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

/// The operands of which a matmul contracts the last non-unit dimension, or all others, along that dimension.
fn contracted_columns(op: Op) -> Vec<Tile> {
    let Some(d) = grpo_ir::dot_dims(op) else { return Vec::new() };
    let sides = [(op.operand(0), &d.lhs_contract), (op.operand(1), &d.rhs_contract)];
    let columns = |(v, contract): (_, &Vec<usize>)| {
        let last = last_long(v)?;
        let reads = contract[..] == [last] || last_but(v, contract).is_some();
        reads.then_some(Tile { val: v, axis: last })
    };
    sides.into_iter().filter_map(columns).collect()
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

/// True if `v` is computed elementwise from an `exponential`, or from an operation for which `may_hold` is true.
fn is_derived_from_exponential<'c>(v: Val<'c>, may_hold: impl Fn(Op<'c>) -> bool) -> bool {
    behind(v, |op| is_anchor_exponential(op) || may_hold(op)).is_some()
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
