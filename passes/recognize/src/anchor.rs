//! What a region can start at.

use crate::tile;
use crate::tile::Tile;
use grpo_dataflow::index_map::{free_dims, to_operand};
use grpo_dataflow::marks::MARK;
use grpo_dataflow::reshape::through_barriers;
use grpo_dataflow::row_broadcast::is_row_broadcast;
use grpo_ir::{Elementwise, Kind, Op, TensorType, Val};
use grpo_sweep::is_lowered;

/// What a region can start at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AnchorKind {
    Softmax,
    Contraction,
    Argmax,
    /// All columns are read, and a label's.
    Picked,
    /// The same, where a one-hot picks.
    OneHot,
    /// The same, where something is put into the label's column.
    Put,
    /// A distance of two heads' logits.
    Distance,
    /// What else is only reduced.
    Reduced,
    /// The same by products, as of a cosine.
    Cosine,
    /// A gradient alone, without the loss's value: what multiplies a function of the logits with their product's own operands.
    Gradient,
    /// The same of a function that jumps.
    Jump,
}

impl AnchorKind {
    /// Every kind.
    pub const ALL: [AnchorKind; 11] = [
        AnchorKind::Softmax,
        AnchorKind::Contraction,
        AnchorKind::Argmax,
        AnchorKind::Picked,
        AnchorKind::OneHot,
        AnchorKind::Put,
        AnchorKind::Distance,
        AnchorKind::Reduced,
        AnchorKind::Cosine,
        AnchorKind::Gradient,
        AnchorKind::Jump,
    ];

    /// Operations, without their dialects, that every program with such an anchor holds. An argmax counts
    /// along the vocabulary, and its reducer compares and selects.
    pub fn operations(self) -> &'static [&'static str] {
        match self {
            AnchorKind::Softmax => &["exponential", "reduce"],
            AnchorKind::Contraction => &["exponential", "dot_general"],
            AnchorKind::Argmax => &["dot_general", "iota", "reduce", "compare", "select"],
            AnchorKind::Picked => &["dot_general", "gather"],
            AnchorKind::OneHot => &["dot_general", "iota", "compare"],
            AnchorKind::Put => &["dot_general", "scatter"],
            AnchorKind::Distance => &["dot_general", "subtract"],
            AnchorKind::Reduced => &["dot_general", "reduce"],
            AnchorKind::Cosine => &["dot_general", "multiply", "reduce"],
            AnchorKind::Gradient => &["dot_general", "multiply"],
            AnchorKind::Jump => &["dot_general", "select"],
        }
    }
}

/// Whether `op` could anchor a region by an exponential, or by a choice of columns; gives the value that it reduces.
///
/// Anchors are sums over one dimension of something computed by an `exponential` of the same shape, matrix products that
/// contract the dimension of such a thing over which it was itself made by a matrix product (a backward pass that has its
/// softmax's sum from elsewhere), those that contract all other dimensions of it where `rematerialize` copied the product
/// (the gradient by the weights alone of a softmax in another region), sums over all other dimensions there (the gradient by
/// a bias), and the greatest element's index along a dimension.
/// [`AnchorKind::operations`] names what each of them needs. What an earlier run made of a sweep is none ([`is_lowered`]).
pub fn of_exponentials(op: Op) -> Option<Tile> {
    anchor_where(op, matmul_behind, |_| false)
}

/// Whether `op` could anchor a region once the functions around it, and branches that are always taken, are inlined.
pub(crate) fn when_inlined(op: Op) -> Option<Tile> {
    anchor_where(op, |_| true, may_hold)
}

fn anchor_where<'c>(
    op: Op<'c>,
    from_logits: impl Fn(Val<'c>) -> bool,
    may_hold: impl Fn(Op<'c>) -> bool + Copy,
) -> Option<Tile<'c>> {
    let tile = |axis: i64| Some(Tile { val: op.operand(0), axis: usize::try_from(axis).ok()? });
    match op.kind() {
        Kind::Reduce if is_lowered(op) => None,
        Kind::Reduce => {
            let dims = op.ints("dimensions")?;
            let sum = op.num_operands() == 2 && grpo_dataflow::reducer(op) == Some(Elementwise::Add);
            // A sum over the rows: it is the columns that the softmax runs over.
            if let Some(columns) = last_but(op.operand(0), &dims).filter(|_| sum)
                && is_of_copied_product(op.operand(0))
            {
                return tile(columns as i64);
            }
            let [axis] = dims[..] else { return None };
            let softmax = sum && exponential_behind(op.operand(0), may_hold);
            let argmax = || op.num_operands() == 4 && from_logits(op.operand(0));
            (softmax || argmax()).then(|| tile(axis)).flatten()
        }
        Kind::DotGeneral => contracted(op, may_hold),
        _ => None,
    }
}

/// Whether an operation is a matrix product without batching dimensions.
pub fn is_product(op: Op) -> bool {
    op.is(Kind::DotGeneral) && grpo_ir::dot_dims(op).is_some_and(|d| d.lhs_batch.is_empty())
}

/// Whether a matrix product is among the few elementwise operations, reshapes and slices behind `v`.
pub(crate) fn matmul_behind(v: Val) -> bool {
    matmul_or(v, |_| false)
}

/// The matrix product of which a transpose puts the vocabulary behind rows, where its first operand has that: one that contracts the last dimension of its
/// second operand as that was before it was transposed, which a gradient by weights does not.
pub(crate) fn turned_product(transpose: Op) -> Option<Op> {
    let order = transpose.ints("permutation");
    let order = order.filter(|_| transpose.is(Kind::Transpose))?;
    let product = product_behind(transpose.operand(0))?;
    let first = free_lhs(product)? as i64;
    let is_turned = order.iter().skip_while(|dim| **dim < first).any(|dim| *dim < first);
    (contracts_last(product, 1)? && is_turned).then_some(product)
}

/// Whether a product contracts the last dimension of operand `side`, as that was before it was transposed, and no other.
pub(crate) fn contracts_last(product: Op, side: usize) -> Option<bool> {
    let (d, v) = (grpo_ir::dot_dims(product)?, product.operand(side));
    let [dim] = d.of(side).1[..] else { return None };
    let before = v.def().filter(|op| op.is(Kind::Transpose));
    let dim = usize::try_from(dim).ok()?;
    let dim = before.map_or(Some(dim), |op| to_operand(op, 0, dim))?;
    Some(dim + 1 == TensorType::of(v)?.rank())
}

/// Whether a matrix product could be there once the functions around it, and branches that are always taken, are inlined.
pub(crate) fn matmul_when_inlined(v: Val) -> bool {
    matmul_or(v, may_hold)
}

pub(crate) fn may_hold(op: Op) -> bool {
    grpo_dataflow::calls::is_call(op) || grpo_dataflow::conditional::taken(op).is_some()
}

fn matmul_or<'c>(v: Val<'c>, is: impl Fn(Op<'c>) -> bool) -> bool {
    let through = |op: Op| {
        matches!(op.kind(), Kind::Reshape | Kind::Slice | Kind::ShardingConstraint)
            || tile::has_elementwise_name(op)
            || turned_product(op).is_some()
    };
    let is_matmul = |op: Op| op.is(Kind::DotGeneral) && !tile::contracts_nothing(op);
    behind_through(v, |op| is_matmul(op) || is(op), through).is_some()
}

/// The operand that a matrix product contracts along its last dimension that is no unit, where
/// an `exponential` and a matrix product of the same size are behind it; or along all others, where that product is a copy
/// of one whose exponentials are summed: any layer with an exponential has a gradient like that.
fn contracted<'c>(op: Op<'c>, may_hold: impl Fn(Op<'c>) -> bool + Copy) -> Option<Tile<'c>> {
    let d = grpo_ir::dot_dims(op).filter(|_| is_product(op))?;
    let is_candidate = |tile: &Tile<'c>| {
        let (v, side) = (tile.val, usize::from(tile.val == op.operand(1)));
        match d.of(side).1 == [tile.axis as i64] {
            true => {
                exponential_behind(v, may_hold)
                    && (product_behind(v).is_some() || behind(v, may_hold).is_some())
                    || is_of_copied_product(v)
            }
            false => is_of_copied_product(v),
        }
    };
    contracted_columns(op).into_iter().find(is_candidate).map(turned)
}

/// The tile along the dimension that exponentials run along, where what is taken off in them is a number of each row for another one than
/// the tile's: of logits `[V, N]`.
fn turned(tile: Tile) -> Tile {
    Tile { axis: normalized_along(tile.val).unwrap_or(tile.axis), ..tile }
}

/// The one dimension along which the exponentials behind `v` have the same number subtracted, as `exp(x - logsumexp)` has along the columns.
pub fn normalized_along(v: Val) -> Option<usize> {
    let ty = TensorType::of(v)?;
    let along = |op: Op| -> Vec<usize> {
        let all = if op.is(Kind::Subtract) { 0..ty.rank() } else { 0..0 };
        all.filter(|axis| ty.shape[*axis] != 1 && is_row_broadcast(op.operand(1), *axis)).collect()
    };
    let takes_off = |op: Op| {
        !along(op).is_empty() && op.result(0).uses().iter().any(|u| is_anchor_exponential(u.owner))
    };
    match behind(v, takes_off).map(along).unwrap_or_default()[..] {
        [axis] => Some(axis),
        _ => None,
    }
}

/// The operands of a matrix product of which it contracts the last dimension that is no unit, or all others, with that dimension.
pub(crate) fn contracted_columns(op: Op) -> Vec<Tile> {
    let Some(d) = grpo_ir::dot_dims(op) else { return Vec::new() };
    let sides = [(op.operand(0), &d.lhs_contract), (op.operand(1), &d.rhs_contract)];
    let columns = |(v, contract): (_, &Vec<i64>)| {
        let last = TensorType::of(v)?.shape.iter().rposition(|d| *d != 1)?;
        let reads = contract[..] == [last as i64] || last_but(v, contract).is_some();
        reads.then_some(Tile { val: v, axis: last })
    };
    sides.into_iter().filter_map(columns).collect()
}

/// The tiles whose columns alone a product contracts, or leaves; of logits whose vocabulary comes first as well.
pub(crate) fn alone_in_product(op: Op) -> Vec<Tile> {
    let Some(d) = grpo_ir::dot_dims(op) else { return Vec::new() };
    let of = |side: usize| {
        let (val, (batch, contract)) = (op.operand(side), d.of(side));
        let Some(ty) = TensorType::of(val) else { return Vec::new() };
        let free = free_dims(ty.rank(), batch, contract).into_iter().filter(|dim| ty.shape[*dim] > 1);
        let free: Vec<usize> = free.collect();
        let is_read = |axis: &usize| *contract == [*axis as i64] || free == [*axis];
        (0..ty.rank()).filter(is_read).map(|axis| Tile { val, axis }).collect()
    };
    [0, 1].into_iter().flat_map(of).collect()
}

/// The columns of what a sum over rows reduces, where all other dimensions are rows.
pub fn along_columns(op: Op) -> Option<Tile> {
    let dims = op.ints("dimensions").filter(|_| op.is(Kind::Reduce))?;
    Some(Tile { val: op.operand(0), axis: last_but(op.operand(0), &dims)? })
}

/// The last dimension of `v` that is no unit, where `dims` are all others that are none, and at least one.
fn last_but(v: Val, dims: &[i64]) -> Option<usize> {
    let ty = TensorType::of(v)?;
    let last = ty.shape.iter().rposition(|d| *d != 1)?;
    let is_long = |axis: &i64| ty.shape[*axis as usize] != 1;
    let rows: Vec<i64> = (0..last as i64).filter(is_long).collect();
    let named = dims.iter().copied().filter(is_long).count();
    let all = named == rows.len() && rows.iter().all(|axis| dims.contains(axis));
    (all && !rows.is_empty()).then_some(last)
}

/// The matrix product of as many elements that is among the few elementwise operations behind `v`.
pub fn product_behind(v: Val) -> Option<Op> {
    let elements = |v: Val| TensorType::of(v).map(|ty| ty.elements());
    let product = |op: Op| is_product(op) && elements(op.result(0)) == elements(v);
    behind(v, product)
}

/// The matrix product behind a tile as [`product_behind`] finds it, perhaps transposed, and the tile's dimension in its result.
pub fn product_of(tile: Tile) -> Option<(Op, usize)> {
    if let Some(product) = product_behind(tile.val) {
        return Some((product, tile.axis));
    }
    let is_turned = |op: Op| op.is(Kind::Transpose) && op.operand(0).def().is_some_and(is_product);
    let turned = behind(tile.val, is_turned)?;
    Some((product_behind(turned.operand(0))?, to_operand(turned, 0, tile.axis)?))
}

/// The number of the operand of a matrix product that has dimension `axis` of its result: of the weights, where that is the columns'.
pub fn weights_side(product: Op, axis: usize) -> Option<usize> {
    Some(usize::from(axis >= free_lhs(product)?))
}

/// How many dimensions a product's result has of its first operand.
pub fn free_lhs(product: Op) -> Option<usize> {
    Some(TensorType::of(product.operand(0))?.rank() - grpo_ir::dot_dims(product)?.lhs_contract.len())
}

/// Whether `rematerialize` copied the matrix product whose exponentials `v` is made of, perhaps of a part of its rows, or in another shape.
fn is_of_copied_product(v: Val) -> bool {
    let through = |op: Op| op.is(Kind::Pad) || moves_rows(op) || tile::has_elementwise_name(op);
    let is_marked = |op: Op| is_product(op) && op.attr(MARK).is_some();
    behind_through(v, is_marked, through).is_some()
        && behind_through(v, is_anchor_exponential, through).is_some()
}

/// Whether a matrix product, perhaps one of several heads, is among the few elementwise operations behind `v`: one whose result has
/// dimensions of either operand alone, which a contraction row by row has not.
pub fn is_of_product(v: Val) -> bool {
    let has_free = |op: Op, side: usize| {
        let d = grpo_ir::dot_dims(op)?;
        let (batch, contract) = d.of(side);
        Some(TensorType::of(op.operand(side))?.rank() > batch.len() + contract.len())
    };
    let multiplies =
        |op: Op| op.is(Kind::DotGeneral) && [0, 1].iter().all(|side| has_free(op, *side) == Some(true));
    behind_through(v, multiplies, |op| moves_rows(op) || tile::has_elementwise_name(op)).is_some()
}

/// Whether an operation gives rows of its operand, whole, in another shape, or in part.
fn moves_rows(op: Op) -> bool {
    matches!(op.kind(), Kind::Reshape | Kind::Slice | Kind::Transpose | Kind::ShardingConstraint)
}

/// The matrix product of which a part of the rows, or all, in any order, is among the few elementwise operations behind `v`.
pub fn part_of_product_behind(v: Val) -> Option<Op> {
    let through = |op: Op| moves_rows(op) || tile::has_elementwise_name(op);
    behind_through(v, is_product, through).filter(|op| {
        let elements = |v: Val| TensorType::of(v).map(|ty| ty.elements());
        elements(op.result(0)) >= elements(v)
    })
}

/// Whether an `exponential`, or something that may hold one, is among the few elementwise operations
/// behind `v`.
pub(crate) fn exponential_behind<'c>(v: Val<'c>, may_hold: impl Fn(Op<'c>) -> bool) -> bool {
    behind(v, |op| is_anchor_exponential(op) || may_hold(op)).is_some()
}

/// Whether an operation is an exponential of the program's own.
pub fn is_anchor_exponential(op: Op) -> bool {
    op.is(Kind::Exponential) && !is_lowered(op)
}

/// Such an operation among the few elementwise operations behind `v`, and behind what is put into single places of it.
pub fn behind<'c>(v: Val<'c>, is: impl Fn(Op<'c>) -> bool) -> Option<Op<'c>> {
    behind_by(v, is, |_, op| match op.kind() {
        Kind::Scatter => vec![op.operand(0)],
        _ if tile::has_elementwise_name(op) || op.is(Kind::ShardingConstraint) => op.operands(),
        _ => Vec::new(),
    })
}

/// The nearest such operation behind `v`, looked for behind all operands of the few operations that `through` admits.
fn behind_through<'c>(
    v: Val<'c>,
    is: impl Fn(Op<'c>) -> bool,
    through: impl Fn(Op<'c>) -> bool,
) -> Option<Op<'c>> {
    behind_by(v, is, |_, op| if through(op) { op.operands() } else { Vec::new() })
}

/// The nearest such operation behind `v`, looked for behind the values that `next` gives of a value and what makes it.
fn behind_by<'c>(
    v: Val<'c>,
    is: impl Fn(Op<'c>) -> bool,
    next: impl Fn(Val<'c>, Op<'c>) -> Vec<Val<'c>>,
) -> Option<Op<'c>> {
    const MAX_LOOKED_AT: usize = 128;
    let mut queue = vec![v];
    let mut at = 0;
    while at < queue.len() && at < MAX_LOOKED_AT {
        // As of a product that is kept for a step that is computed again (`checkpoint_policies.dots_saveable`).
        let made = through_barriers(queue[at]);
        at += 1;
        let Some(op) = made.def() else { continue };
        if is(op) {
            return Some(op);
        }
        for o in next(made, op) {
            if !queue.contains(&o) {
                queue.push(o);
            }
        }
    }
    None
}
