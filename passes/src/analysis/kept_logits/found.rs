//! Sums of the greatest logits of each row, with a gradient: a loss of margins.
//!
//! Routers, sparse layers and decoding find the greatest as well. They take something by the indices: experts, rows of a dictionary, tokens. Of a loss
//! nothing is taken by them but its own gradient's places, and what is put there is made of the found numbers and of labels' alone.

use super::super::calls::{Functions, is_call};
use super::super::distances::makers;
use super::super::probabilities::arranged_from;
use super::super::sources::{meet, sources};
use super::super::splat;
use super::super::tile::{Tile, contracts_nothing, has_elementwise_name};
use super::behind;
use crate::ir::{Op, TensorType, Val, dot_dims};
use rustc_hash::FxHashSet as HashSet;

const MOST: usize = 256;
const MOVES: [&str; 8] = [
    "reshape",
    "transpose",
    "broadcast_in_dim",
    "slice",
    "pad",
    "concatenate",
    "optimization_barrier",
    "reverse",
];

fn moves(op: Op) -> bool {
    op.name().strip_prefix("stablehlo.").is_some_and(|name| MOVES.contains(&name))
}

/// Whether a gradient by the weights goes through what a search or a sort finds; none where something else is made of it than a loss.
pub(super) fn is_learned<'c>(
    op: Op<'c>,
    tile: Tile<'c>,
    product: Op<'c>,
    own: &[HashSet<Val<'c>>; 2],
) -> Option<bool> {
    (!are_distances(tile.val, own)).then_some(())?;
    let is_index = |v: &Val| TensorType::of(*v).is_some_and(|ty| !ty.elem.is_float());
    let (indices, values): (Vec<Val>, Vec<Val>) = op.results().into_iter().partition(is_index);
    are_numbers(values, tile, product)?;
    let puts = put_at(indices, tile, product)?;
    let mut learned = false;
    for put in puts {
        learned |= is_contracted(put, &own[0])?;
    }
    Some(learned)
}

/// Whether squares of a product's own operands are added to it: of points, of which the nearest are searched for.
fn are_distances<'c>(v: Val<'c>, own: &[HashSet<Val<'c>>; 2]) -> bool {
    let is_of_own = |v: Val<'c>| {
        let repeats = makers(v).into_iter().filter(|op| op.is("stablehlo.broadcast_in_dim"));
        let mut rows = repeats.flat_map(Op::operands).filter(|v| splat(*v).is_none());
        rows.any(|v| {
            let made = behind(v);
            own.iter().any(|own| own.iter().any(|v| made.contains(v)))
                && !made.iter().any(|v| v.def().is_some_and(|op| op.is("stablehlo.dot_general")))
        })
    };
    let adds = |op: &Op| ["stablehlo.add", "stablehlo.subtract"].contains(&op.name());
    makers(v).into_iter().filter(adds).flat_map(Op::operands).any(is_of_own)
}

/// Whether the found numbers become one in the end, and nothing meets them that another product gives, or that is taken from elsewhere.
fn are_numbers(values: Vec<Val>, tile: Tile, product: Op) -> Option<()> {
    let elements = |v: Val| TensorType::of(v).map(|ty| ty.elements());
    let (mut seen, mut at) = (values, 0);
    while let Some(v) = seen.get(at).copied() {
        at += 1;
        (at <= MOST).then_some(())?;
        for used in v.uses() {
            let op = used.owner;
            let one = || TensorType::of(v).is_some_and(|ty| ty.elements() == 1);
            let takes = op.is("stablehlo.gather") && used.index == 0;
            let puts = op.is("stablehlo.scatter") && used.index == 2;
            match op.name() {
                _ if op.is_return() => one().then_some(())?,
                _ if puts => {}
                _ if computes(op) || takes => {
                    let others = op.operands().into_iter().filter(|other| *other != v);
                    others.into_iter().all(|v| is_simple(v, product)).then_some(())?;
                    // What meets the logits is looked at with these.
                    let is_tile =
                        |v: &Val| op.is("stablehlo.compare") && elements(*v) == elements(tile.val);
                    for made in op.results().into_iter().filter(|v| !is_tile(v)) {
                        if !seen.contains(&made) {
                            seen.push(made);
                        }
                    }
                }
                _ => return None,
            }
        }
    }
    Some(())
}

/// Whether an operation, or a function of the program's, does nothing but compute numbers and put them in other places.
fn computes(op: Op) -> bool {
    const OTHERS: [&str; 6] = ["dot_general", "convolution", "gather", "scatter", "while", "sort"];
    let function = || Functions::of(op.ancestors().last()?).callee(op);
    match is_call(op) {
        true => function().is_some_and(|f| {
            let is_other = |op: Op| {
                op.name().strip_prefix("stablehlo.").is_some_and(|name| OTHERS.contains(&name))
                    || is_call(op)
            };
            !f.walk().into_iter().any(is_other)
        }),
        false => has_elementwise_name(op) || moves(op) || op.is("stablehlo.reduce"),
    }
}

/// Whether elementwise operations make a value of nothing that another product gives, or a gather takes from something else than this one's logits.
fn is_simple(v: Val, product: Op) -> bool {
    let is_own = |v: Val| makers(v).contains(&product);
    let (mut seen, mut at) = (vec![v], 0);
    while let Some(v) = seen.get(at).copied().filter(|_| at < MOST) {
        at += 1;
        let Some(op) = v.def() else { continue };
        match op.name() {
            "stablehlo.dot_general" if op == product => {}
            "stablehlo.dot_general" | "stablehlo.while" | "stablehlo.convolution" => return false,
            "stablehlo.gather" if !is_own(op.operand(0)) && !is_found(op.operand(0)) => return false,
            "stablehlo.gather" => {}
            _ => {
                for v in op.operands() {
                    if !seen.contains(&v) {
                        seen.push(v);
                    }
                }
            }
        }
    }
    at < MOST
}

/// Whether a search or a sort is what a value is arranged from.
fn is_found(v: Val) -> bool {
    let (mut v, mut left) = (arranged_from(v), 8);
    while let Some(op) = v.def().filter(|op| left > 0 && moves(*op)) {
        (v, left) = (arranged_from(op.operand(0)), left - 1);
    }
    v.def().is_some_and(|op| op.is("stablehlo.sort") || super::is_top_k(op))
}

/// What is put, beside zeros, at found indices of a value as large as the tile; none where the indices are for something else.
fn put_at<'c>(indices: Vec<Val<'c>>, tile: Tile<'c>, product: Op<'c>) -> Option<Vec<Val<'c>>> {
    let elements = |v: Val| TensorType::of(v).map(|ty| ty.elements());
    let (mut seen, mut at, mut puts) = (indices, 0, Vec::new());
    while let Some(v) = seen.get(at).copied() {
        at += 1;
        (at <= MOST).then_some(())?;
        for used in v.uses() {
            let op = used.owner;
            match op.name() {
                _ if op.results().iter().all(|v| v.is_unused()) && !op.is_return() => {}
                "stablehlo.scatter" if used.index == 1 => {
                    let is_gradient = elements(op.result(0)) == elements(tile.val)
                        && splat(op.operand(0)).is_some()
                        && is_simple(op.operand(2), product);
                    is_gradient.then_some(())?;
                    puts.push(op.result(0));
                }
                "stablehlo.compare" => {
                    splat(op.operand(1 - used.index)).map(|_| ())?;
                    seen.extend(Some(op.result(0)).filter(|v| !seen.contains(v)));
                }
                _ if has_elementwise_name(op) || moves(op) => {
                    seen.extend(
                        Some(op.result(used_result(op, used.index))).filter(|v| !seen.contains(v)),
                    );
                }
                _ => return None,
            }
        }
    }
    Some(puts)
}

/// Of a barrier each operand has a result of its own.
fn used_result(op: Op, index: usize) -> usize {
    if op.is("stablehlo.optimization_barrier") { index } else { 0 }
}

/// Whether a gradient's columns are contracted with the hidden states; none where something else reads it but the weights.
fn is_contracted<'c>(put: Val<'c>, hidden: &HashSet<Val<'c>>) -> Option<bool> {
    let (mut seen, mut at, mut contracts) = (vec![put], 0, false);
    while let Some(v) = seen.get(at).copied() {
        at += 1;
        (at <= MOST).then_some(())?;
        for used in v.uses() {
            let op = used.owner;
            match op.name() {
                "stablehlo.dot_general" if !contracts_nothing(op) => {
                    let over_rows = dot_dims(op)?.of(used.index).1.len() < TensorType::of(v)?.rank();
                    contracts |= over_rows && meet(hidden, &sources(op.operand(1 - used.index)));
                }
                "stablehlo.reduce" => {}
                _ if has_elementwise_name(op) || moves(op) => {
                    seen.extend(
                        Some(op.result(used_result(op, used.index))).filter(|v| !seen.contains(v)),
                    );
                }
                _ => return None,
            }
        }
    }
    Some(contracts)
}
