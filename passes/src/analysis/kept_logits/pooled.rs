//! Logits that are summed over tokens, or of which the greatest is taken.
//!
//! What is left has the columns of the vocabulary. A layer whose activations are pooled is the same, but another product reads it, and what comes back to its tokens is what that product's
//! gradient gives. Representations of texts by the words of a vocabulary (SPLADE) are compared with each other and have a penalty on their
//! sums, and are logarithms: what is made of features without one (random features' means, PointNet's) is not told.

use super::super::anchor::is_product;
use super::super::distances::{is_head, makers};
use super::super::probabilities::arranged_from;
use super::super::splat;
use super::super::tile::{Tile, contracts_nothing, has_elementwise_name};
use crate::ir::{Op, TensorType, Val, dot_dims};
use rustc_hash::FxHashSet as HashSet;

const MOST: usize = 256;
const MOVES: [&str; 7] =
    ["reshape", "transpose", "broadcast_in_dim", "slice", "pad", "concatenate", "optimization_barrier"];

fn moves(op: Op) -> bool {
    op.name().strip_prefix("stablehlo.").is_some_and(|name| MOVES.contains(&name))
}

fn columns_of(tile: Tile) -> i64 {
    tile.extent().map_or(0, |(_, columns)| columns)
}

fn has(v: Val, columns: i64) -> bool {
    TensorType::of(v).is_some_and(|ty| ty.shape.contains(&columns))
}

/// Whether numbers of columns that an operation repeats for the rows of a tile beside it are none of another layer's: a bias, numbers that are
/// made of the tile's own product, or such representations.
pub(super) fn may_come_back<'c>(
    op: Op<'c>,
    index: usize,
    seen: &HashSet<Val<'c>>,
    product: Op<'c>,
    tile: Tile<'c>,
) -> bool {
    if !has_elementwise_name(op) {
        return true;
    }
    let columns = columns_of(tile);
    let others = op.operands().into_iter().enumerate().filter(|(i, v)| *i != index && !seen.contains(v));
    others.flat_map(|(_, v)| repeated(v, columns)).all(|source| {
        let by_groups = TensorType::of(source)
            .is_some_and(|ty| ty.shape.iter().filter(|extent| **extent > 1).count() > 1);
        match by_groups {
            true => is_of_head(source, tile),
            false => !is_of_other(source, columns, product) || is_of_head(source, tile),
        }
    })
}

/// Whether a broadcast has more numbers than what it is made of.
pub(super) fn repeats(op: Op) -> bool {
    let elements = |v: Val| TensorType::of(v).map_or(0, |ty| ty.elements());
    elements(op.operand(0)) < elements(op.result(0))
}

/// What elementwise operations make a value of that is repeated for more rows.
fn repeated(v: Val, columns: i64) -> Vec<Val> {
    let is_repeat = |op: &Op| op.is("stablehlo.broadcast_in_dim") && repeats(*op);
    let sources = makers(v).into_iter().filter(is_repeat).map(|op| op.operand(0));
    sources.filter(|v| has(*v, columns) && splat(*v).is_none()).collect()
}

/// All operations that make the columns of a value, up to products and what these are made of.
fn columns_behind(v: Val, columns: i64) -> Vec<Op> {
    let (mut found, mut seen, mut at) = (Vec::new(), vec![v], 0);
    while let Some(v) = seen.get(at).copied().filter(|_| at < MOST) {
        at += 1;
        let Some(op) = v.def() else { continue };
        found.push(op);
        let of = match op.name() {
            "stablehlo.dot_general" if is_wide(op, columns) => Vec::new(),
            "stablehlo.dot_general" | "stablehlo.reduce" => op.operands(),
            _ if has_elementwise_name(op) || moves(op) => op.operands(),
            _ => Vec::new(),
        };
        for v in of {
            if has(v, columns) && !seen.contains(&v) {
                seen.push(v);
            }
        }
    }
    found
}

/// Whether an operation is a head for so many columns.
fn is_wide(op: Op, columns: i64) -> bool {
    let val = op.result(0);
    let axes = TensorType::of(val).map_or_else(Vec::new, |ty| ty.shape);
    let of_columns = axes.into_iter().enumerate().filter(|(_, extent)| *extent == columns);
    is_product(op)
        && !contracts_nothing(op)
        && of_columns.into_iter().any(|(axis, _)| is_head(op, Tile { val, axis }))
}

/// Whether another product makes numbers of columns.
fn is_of_other(v: Val, columns: i64, product: Op) -> bool {
    fn operands(op: Op) -> Vec<Val> {
        op.operands().into_iter().map(arranged_from).collect()
    }
    let own = operands(product);
    let is_other = |op: Op| op.is("stablehlo.dot_general") && !contracts_nothing(op);
    columns_behind(v, columns).into_iter().filter(|op| is_other(*op)).any(|op| operands(op) != own)
}

/// Whether a value is made of sums or maxima over tokens of logarithms of a head's logits, and of no other product with given weights.
pub(super) fn is_of_head(v: Val, tile: Tile) -> bool {
    let columns = columns_of(tile);
    let made = columns_behind(v, columns);
    let is_logarithm = |op: &Op| ["stablehlo.log", "stablehlo.log_plus_one"].contains(&op.name());
    let products =
        || made.iter().filter(|op| op.is("stablehlo.dot_general") && !contracts_nothing(**op));
    let pools = made.iter().any(|op| op.is("stablehlo.reduce"));
    // Of two such representations' products, one with the other.
    let is_of = |op: &&Op| {
        let read = op.operands().into_iter().filter(|v| has(*v, columns));
        is_wide(**op, columns) || read.into_iter().any(|v| v != op.result(0) && is_pooled(v, columns))
    };
    pools
        && made.iter().any(is_logarithm)
        && products().next().is_some()
        && products().all(|op| is_of(&op))
}

/// Whether a value has the columns of a head behind a sum or a maximum.
fn is_pooled(v: Val, columns: i64) -> bool {
    let made = columns_behind(v, columns);
    made.iter().any(|op| op.is("stablehlo.reduce")) && made.iter().any(|op| is_wide(*op, columns))
}

/// Whether numbers of columns that a product makes are repeated for tokens again, as a gradient is.
pub(super) fn comes_back(v: Val, tile: Tile) -> bool {
    let columns = columns_of(tile);
    let elements = |v: Val| TensorType::of(v).map_or(0, |ty| ty.elements());
    let (mut seen, mut at) = (vec![v], 0);
    while let Some(v) = seen.get(at).copied().filter(|_| at < MOST) {
        at += 1;
        for op in v.uses().into_iter().map(|used| used.owner) {
            let Some(made) = op.results().into_iter().next() else { continue };
            if op.is("stablehlo.broadcast_in_dim") && has(made, columns) && elements(made) > elements(v)
            {
                return true;
            }
            let sums = op.is("stablehlo.reduce") && dot_dims(op).is_none();
            if (has_elementwise_name(op) || moves(op) || sums)
                && has(made, columns)
                && !seen.contains(&made)
            {
                seen.push(made);
            }
        }
    }
    false
}
