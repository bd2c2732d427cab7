//! Logits of which columns are put in another place: rolled, or differences of neighbours.

use crate::analysis::distances::makers;
use crate::analysis::splat;
use crate::analysis::tile::{Tile, has_elementwise_name};
use crate::ir::{Op, TensorType, Val, attr_ints};

/// Whether an operation cuts columns or puts them side by side.
pub(super) fn is_shift(op: Op, index: usize) -> bool {
    match op.name() {
        "stablehlo.slice" | "stablehlo.concatenate" => true,
        "stablehlo.dynamic_slice" | "stablehlo.pad" => index == 0,
        // As a gradient is put into zeros.
        "stablehlo.dynamic_update_slice" => index == 1 && splat(op.operand(0)).is_some(),
        _ => false,
    }
}

/// What it makes of a tile of a head's logits; none where it puts other things beside them, or where what it cuts meets another part of the
/// columns number by number, as in a gated layer or a density.
pub(super) fn next<'c>(op: Op<'c>, tile: Tile<'c>, head: Tile<'c>) -> Option<Tile<'c>> {
    let next = Tile { val: op.result(0), ..tile };
    match op.name() {
        "stablehlo.concatenate" => op.operands().into_iter().all(|v| is_of(v, head)).then_some(next),
        "stablehlo.slice" if tile.extent() == head.extent() && meets_part(op, tile.axis) => None,
        _ => Some(next),
    }
}

/// Whether a value is made of the head's logits, or of nothing but constants, by cutting and computing number by number.
fn is_of(v: Val, head: Tile) -> bool {
    const MOST: usize = 64;
    let moves = [
        "slice",
        "dynamic_slice",
        "pad",
        "concatenate",
        "optimization_barrier",
        "broadcast_in_dim",
        "reshape",
    ];
    let (mut seen, mut at) = (vec![v], 0);
    while let Some(v) = seen.get(at).copied().filter(|_| at < MOST) {
        at += 1;
        if v == head.val {
            return true;
        }
        for op in makers(v) {
            if op.results().contains(&head.val) {
                return true;
            }
            // A label's column.
            if op.is("stablehlo.gather") {
                seen.extend(Some(op.operand(0)).filter(|v| !seen.contains(v)));
            }
            if op.name().strip_prefix("stablehlo.").is_some_and(|name| moves.contains(&name)) {
                seen.extend(op.operands().into_iter().filter(|v| !seen.contains(v)).collect::<Vec<_>>());
            }
        }
    }
    false
}

/// Whether what is made of a slice, number by number, meets what is made of another slice of the same value that has none of its columns.
fn meets_part(slice: Op, axis: usize) -> bool {
    const MOST: usize = 64;
    let range = |op: Op| {
        let at =
            |name| op.attr(name).and_then(attr_ints).and_then(|all: Vec<i64>| all.get(axis).copied());
        Some([at("start_indices")?, at("limit_indices")?])
    };
    let Some([start, limit]) = range(slice) else { return true };
    let is_apart = |op: Op| {
        let same = op.is("stablehlo.slice") && op.operand(0) == slice.operand(0);
        same && range(op).is_none_or(|[a, b]| b <= start || limit <= a)
    };
    let (mut seen, mut at) = (vec![slice.result(0)], 0);
    while let Some(v) = seen.get(at).copied().filter(|_| at < MOST) {
        at += 1;
        for op in v.uses().into_iter().map(|used| used.owner) {
            let Some(made) = op.results().into_iter().next() else { continue };
            let same = |a: &Val| TensorType::of(*a).map(|ty| ty.shape);
            if !has_elementwise_name(op) || same(&made) != same(&v) {
                continue;
            }
            if op.operands().into_iter().flat_map(makers).any(is_apart) {
                return true;
            }
            if !seen.contains(&made) {
                seen.push(made);
            }
        }
    }
    false
}
