//! The provenance of row values and indices.

use crate::anchor::source_product;
use crate::tile::has_elementwise_name;
use grpo_dataflow::forwarded_from;
use grpo_dataflow::splat_number;
use grpo_dataflow::walk::{Walk, find_def_through, operands};
use grpo_ir::{Kind, Op, TensorType, Val, dense_ints};
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

/// True if an index is computed from constants that are not iotas, such as labels that a traced function closes over.
pub(crate) fn is_constant_label(index: Val) -> bool {
    /// Most elements of a constant that is tested for an iota.
    const MOST: i64 = 1 << 20;
    let is_iota = |op: Op| {
        let numbers = op.attr("value").and_then(|value| dense_ints(value, MOST)).unwrap_or_default();
        !numbers.is_empty() && numbers.into_iter().zip(0..).all(|(number, at)| number == at)
    };
    let mut walk = Walk::of([index]);
    let mut found = false;
    while let Some(v) = walk.next() {
        match v.def() {
            Some(op) if op.is(Kind::Constant) => {
                found |= splat_number(v).is_none() && !is_iota(op);
            }
            Some(op) if op.is(Kind::OptimizationBarrier) => walk.push(operands(v)),
            Some(op) if op.operands().is_empty() || !is_elementwise_or_view(op) => return false,
            Some(op) => walk.push(op.operands()),
            None => return false,
        }
    }
    found && !walk.gave_up()
}

/// True for elementwise operations, reshapes, broadcasts and transposes.
pub(crate) fn is_elementwise_or_view(op: Op) -> bool {
    has_elementwise_name(op) || op.is_any(&[Kind::Reshape, Kind::BroadcastInDim, Kind::Transpose])
}

/// True if a row value is computed only from the operands of a tile's matmul. Then it is no softmax normaliser, but for example half a
/// row's squared norm, as in random features and distances.
pub(crate) fn is_of_factors(v: Val, tile: Val) -> bool {
    let Some(product) = source_product(tile) else { return false };
    let factors: Vec<Val> = product.operands().into_iter().map(forwarded_from).collect();
    let mut walk = Walk::of([v]);
    let mut found = false;
    while let Some(v) = walk.next() {
        match v.def() {
            _ if factors.contains(&forwarded_from(v)) => found = true,
            Some(op) if op.is(Kind::OptimizationBarrier) => walk.push(operands(v)),
            Some(op) if op.operands().is_empty() => {}
            Some(op) if op.is(Kind::Reduce) || is_elementwise_or_view(op) => walk.push(op.operands()),
            _ => return false,
        }
    }
    found && !walk.gave_up()
}

/// True if an operation squares its operand, or may.
pub(crate) fn squares(op: Op) -> bool {
    match op.kind() {
        Kind::Multiply => forwarded_from(op.operand(0)) == forwarded_from(op.operand(1)),
        Kind::Power | Kind::DotGeneral | Kind::ChloSquare => true,
        _ => false,
    }
}

/// True if a row value is computed from a square.
pub(crate) fn is_squared(v: Val) -> bool {
    find_def_through(v, squares, |op| op.is(Kind::Reduce) || is_elementwise_or_view(op)).is_some()
}
