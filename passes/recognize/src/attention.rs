//! Distinguishes attention from losses.
//!
//! Both have exponentials of a matmul. A loss reduces and picks along the vocabulary, and its gradients contract the exponentials with the
//! matmul's operands: the head's weights and the hidden states. Attention contracts them with the values or, in a gradient, with the
//! cotangent of its result. So does the expectation of an embedding, `softmax(h·w)·E`, but there `w` is a parameter, while attention computes
//! its keys.

use crate::anchor::{is_anchor_exponential, weights_side};
use crate::region::forward;
use crate::tile::{self, Tile, contracts_nothing};
use grpo_dataflow::conditional::Branches;
use grpo_dataflow::forwarded_from;
use grpo_dataflow::index_map::{free_dims, result_of, to_operand};
use grpo_dataflow::mask;
use grpo_dataflow::walk::Walk;
use grpo_ir::{Kind, Op, TensorType, Val, dot_dims};
use rustc_hash::FxHashSet as HashSet;

/// True if `start` is computed from attention's scores or weights.
pub fn is_attention(start: Tile) -> bool {
    let Behind { products, exponentials } = behind(start);
    // A batched matmul of computed operands: heads of a loss have parameters.
    let is_computed = |v: Val| !is_parameter(v);
    let scores = |(op, _): &(Op, usize)| is_batched(*op) && op.operands().all(is_computed);
    let meets_values = |e: &Tile<'_>| meets_foreign(*e);
    // Added to a matmul of parameters, such as a head's, it is an adapter with weights per sequence.
    let has_weights = |(op, keys): &(Op, usize)| {
        !is_batched(*op) && arguments_behind(op.operand(*keys)).is_some_and(|arguments| arguments > 0)
    };
    if products.iter().any(scores) {
        return !products.iter().any(has_weights) || exponentials.iter().any(meets_values);
    }
    let is_head = |(op, keys): &(Op, usize)| !is_batched(*op) && is_parameter(op.operand(*keys));
    exponentials.into_iter().any(|e| meets_values(&e) && !behind(e).products.iter().any(is_head))
}

/// True if a tile is computed from matmuls whose operand with the columns is a parameter, as a head's is.
pub fn has_parameter_weights(tile: Tile) -> bool {
    let products = behind(tile).products;
    !products.is_empty() && products.iter().all(|(op, keys)| is_parameter(op.operand(*keys)))
}

fn is_batched(op: Op) -> bool {
    dot_dims(op).is_some_and(|d| !d.lhs_batch.is_empty())
}

/// True if `op` rearranges, broadcasts, slices or converts its first operand.
fn is_view(op: Op) -> bool {
    const VIEWS: [Kind; 11] = [
        Kind::ShardingConstraint,
        Kind::BroadcastInDim,
        Kind::Reverse,
        Kind::Reshape,
        Kind::Transpose,
        Kind::Slice,
        Kind::DynamicSlice,
        Kind::Pad,
        Kind::AllGather,
        Kind::Convert,
        Kind::ReducePrecision,
    ];
    op.is_any(&VIEWS)
}

/// True for a parameter, such as weights: computed from function arguments and constants by elementwise operations and views.
pub(crate) fn is_parameter(v: Val) -> bool {
    arguments_behind(v).is_some()
}

/// The number of function arguments that `v` is computed from by elementwise operations and views; none if it is not a parameter.
fn arguments_behind(v: Val) -> Option<usize> {
    let (mut walk, mut arguments) = (Walk::of([forwarded_from(v)]), 0);
    while let Some(v) = walk.next() {
        let next = match v.def() {
            None if v.block().parent().is_some_and(|op| op.is(Kind::Func)) => {
                arguments += 1;
                continue;
            }
            None => return None,
            Some(op) if op.num_operands() == 0 => continue,
            Some(op) if is_view(op) => vec![op.operand(0)],
            // Reordered or padded columns.
            Some(op) if op.is(Kind::Concatenate) => op.operands().collect(),
            Some(op) if tile::has_elementwise_name(op) => op.operands().collect(),
            // Weights that are residuals of a branch.
            Some(op) => Branches::of(op)?.yields_for(v.result_index()),
        };
        walk.push(next.into_iter().map(forwarded_from));
    }
    (!walk.gave_up()).then_some(arguments)
}

/// The operations that a tile is computed from.
#[derive(Default)]
struct Behind<'c> {
    /// The matmuls, and the number of the operand with the tile's axis.
    products: Vec<(Op<'c>, usize)>,
    exponentials: Vec<Tile<'c>>,
}

/// The operands that a tile is computed from element by element.
fn backward<'c>(op: Op<'c>, tile: Tile<'c>) -> Vec<Tile<'c>> {
    if matches!(op.kind(), Kind::DotGeneral | Kind::Reduce) {
        return Vec::new();
    }
    let of = |i: usize| {
        let axis = to_operand(op, i, tile.axis)?;
        (result_of(op, i) == Some(tile.val)).then(|| Tile { val: op.operand(i), axis })
    };
    (0..op.num_operands()).filter_map(of).collect()
}

/// The matmuls and exponentials that a tile is computed from elementwise.
fn behind<'c>(tile: Tile<'c>) -> Behind<'c> {
    let mut found = Behind::default();
    let outer = |tile: Tile<'c>| Tile { val: forwarded_from(tile.val), ..tile };
    let mut walk = Walk::of([outer(tile)]);
    while let Some(tile) = walk.next() {
        let Some(op) = tile.val.def() else { continue };
        if op.is(Kind::DotGeneral) && !contracts_nothing(op) {
            found.products.extend(weights_side(op, tile.axis).map(|side| (op, side)));
            continue;
        }
        if is_anchor_exponential(op) {
            found.exponentials.push(tile);
        }
        walk.push(backward(op, tile).into_iter().map(outer));
    }
    found
}

/// The source of a matrix's elements: a value, or a slice of it with these starts and limits. One matmul may compute queries, keys and
/// values.
#[derive(PartialEq, Eq, Hash)]
struct Origin<'c> {
    of: Val<'c>,
    slice: Option<[Vec<i64>; 2]>,
}

impl Origin<'_> {
    /// True if both have elements in common. (Rows may be sliced after a matmul but not before it.)
    fn overlaps(&self, other: &Self) -> bool {
        // A slice's elements may be those of a value that the sliced one is computed from.
        let holds = |whole: &Self, part: &Self| {
            whole.slice.is_none() && part.slice.is_some() && origins(part.of).contains(whole)
        };
        match (&self.slice, &other.slice) {
            _ if self.of != other.of => holds(self, other) || holds(other, self),
            (Some([starts, limits]), Some([others, ends])) => {
                (0..starts.len()).all(|i| starts[i] < ends[i] && others[i] < limits[i])
            }
            _ => true,
        }
    }
}

/// The values that `v` is computed from by elementwise operations and views, without scalars.
fn origins(v: Val) -> HashSet<Origin> {
    let mut found = HashSet::default();
    let mut walk = Walk::of([forwarded_from(v)]);
    while let Some(v) = walk.next() {
        let number = TensorType::of(v).is_none_or(|ty| ty.elements() == 1);
        let next = match v.def() {
            _ if number => continue,
            Some(op) if op.num_operands() == 0 => continue,
            Some(op) if op.is(Kind::Slice) => {
                let ints =
                    ["start_indices", "limit_indices"].map(|name| op.ints(name).unwrap_or_default());
                found.insert(Origin { of: forwarded_from(op.operand(0)), slice: Some(ints) });
                continue;
            }
            Some(op) if is_view(op) => vec![op.operand(0)],
            Some(op) if tile::has_elementwise_name(op) => op.operands().collect(),
            _ => {
                found.insert(Origin { of: v, slice: None });
                continue;
            }
        };
        walk.push(next.into_iter().map(forwarded_from));
    }
    found
}

/// True if a tile computed from exponentials is contracted with a matrix that no matmul of these exponentials reads.
fn meets_foreign(exponentials: Tile) -> bool {
    let mut walk = Walk::of([exponentials]);
    while let Some(tile) = walk.next() {
        for u in tile.val.uses() {
            if u.owner.is(Kind::DotGeneral) && !contracts_nothing(u.owner) {
                if is_foreign(u.owner, u.index, tile) {
                    return true;
                }
                continue;
            }
            let cut = [Kind::Slice, Kind::Pad, Kind::Concatenate];
            let next = match forward(tile, u.owner, u.index) {
                None if u.owner.is_any(&cut) && !(u.owner.is(Kind::Pad) && u.index > 0) => {
                    Some(Tile { val: u.owner.result(0), axis: tile.axis })
                }
                next => next,
            };
            walk.push(next);
        }
    }
    false
}

/// True if `dot` contracts a tile, its operand `side`, over the axis or the rows with a matrix that has no elements in common with the
/// operands of the tile's matmuls.
fn is_foreign(dot: Op, side: usize, tile: Tile) -> bool {
    let Some(d) = dot_dims(dot) else { return false };
    let (mine, theirs) = (d.of(side), d.of(1 - side));
    let matrix = dot.operand(1 - side);
    let (Some(of_tile), Some(of_matrix)) = (TensorType::of(tile.val), TensorType::of(matrix)) else {
        return false;
    };
    let free = |ty: &TensorType, (batch, contract): (&[usize], &[usize])| -> Vec<usize> {
        free_dims(ty.rank(), batch, contract).into_iter().filter(|dim| ty.shape[*dim] > 1).collect()
    };
    let over_rows = free(&of_tile, mine) == [tile.axis];
    // A contraction with a vector, a one-hot or a constant is a sum.
    if !(over_rows || *mine.1 == [tile.axis])
        || free(&of_matrix, theirs).is_empty()
        || mask::is_mask(matrix)
    {
        return false;
    }
    let theirs = origins(matrix);
    let products = behind(tile).products;
    let reads = |(op, _): &(Op, usize)| {
        let overlaps = |own: &Origin| theirs.iter().any(|their| own.overlaps(their));
        op.operands().any(|v| origins(v).iter().any(overlaps))
            || overlaps(&Origin { of: op.result(0), slice: None })
    };
    !products.is_empty() && !theirs.is_empty() && !products.iter().any(reads)
}
