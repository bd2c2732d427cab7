//! The provenance of row values and indices.

use crate::anchor::source_product;
use crate::tile::has_elementwise_name;
use grpo_dataflow::forwarded_from;
use grpo_dataflow::walk::{Walk, operands};
use grpo_ir::{Kind, Op, TensorType, Val};
use rustc_hash::FxHashSet as HashSet;

/// True for a broadcast that adds elements.
fn repeats(v: Val) -> bool {
    let elements = |v: Val| TensorType::of(v).map(|ty| ty.elements());
    v.def().is_some_and(|op| op.is(Kind::BroadcastInDim) && elements(op.operand(0)) < elements(v))
}

/// True if an index is computed from block arguments and not from `tiles`, a set of tiles.
pub(crate) fn is_from_outside<'c>(index: Val<'c>, tiles: &HashSet<Val<'c>>) -> bool {
    let mut walk = Walk::of([index]);
    let mut is_given = false;
    while let Some(v) = walk.next() {
        if tiles.contains(&v) && !repeats(v) {
            return false;
        }
        is_given |= v.def().is_none();
        walk.push(operands(v));
    }
    is_given || walk.gave_up()
}

/// True for elementwise operations, reshapes, broadcasts and transposes.
pub(crate) fn is_elementwise_or_view(op: Op) -> bool {
    has_elementwise_name(op) || op.is_any(&[Kind::Reshape, Kind::BroadcastInDim, Kind::Transpose])
}

/// True if a row value is computed only from the operands of a tile's matmul. Then it is no softmax normaliser, but for example half a
/// row's squared norm, as in random features and distances.
pub(crate) fn is_of_factors(v: Val, tile: Val) -> bool {
    let Some(product) = source_product(tile) else { return false };
    let factors: Vec<Val> = product.operands().map(forwarded_from).collect();
    let mut walk = Walk::of([v]);
    let mut found = false;
    while let Some(v) = walk.next() {
        match v.def() {
            _ if factors.contains(&forwarded_from(v)) => found = true,
            Some(op) if op.is(Kind::OptimizationBarrier) => walk.push(operands(v)),
            Some(op) if op.num_operands() == 0 => {}
            Some(op) if op.is(Kind::Reduce) || is_elementwise_or_view(op) => walk.push(op.operands()),
            _ => return false,
        }
    }
    found && !walk.gave_up()
}
