//! Columns that are points or clusters and no words: exponentials of distances to them, and sums over all tokens that the program goes on with.
//!
//! A head has biases that are given. Where what is added to a product's columns are the squares of the columns' own numbers, the product is a part of distances, and
//! what is weighed with their exponentials is a regression's or a kernel's. Where probabilities weigh all tokens to one vector for each column (NetVLAD), and
//! these vectors are no gradient, the columns are clusters: of a gradient, nothing but the optimizer reads more.

use super::anchor::{is_anchor_exponential, weights_side};
use super::kin::is_lowered;
use super::origin::{keeps_apart, squares};
use super::probabilities::arranged_from;
use super::tile::{Tile, contracts_nothing, has_elementwise_name, reduce_of_units};
use super::{handed_on, is_sum};
use crate::ir::{Op, TensorType, Val, attr_ints, dot_dims};
use rustc_hash::FxHashSet as HashSet;

/// How many values are looked at.
const MOST: usize = 256;

/// Whether squares of the columns' operand of a product among tiles are added to its columns.
pub(super) fn has_distances<'c>(kin: &[Tile<'c>]) -> bool {
    let products = kin.iter().filter_map(|t| t.val.def().filter(is_product));
    products.collect::<HashSet<_>>().into_iter().any(|product| squares_meet(product, kin))
}

fn is_product(op: &Op) -> bool {
    op.is("stablehlo.dot_general") && !contracts_nothing(*op)
}

/// Whether squares of the columns' operand of `product` are added to its columns.
fn squares_meet<'c>(product: Op<'c>, kin: &[Tile<'c>]) -> bool {
    kin.iter().any(|tile| {
        let made = tile.val.def().filter(|op| has_elementwise_name(*op));
        made.is_some_and(|op| op.operands().into_iter().any(|v| is_square(v, tile.axis, product)))
    })
}

/// Whether a value is one number a column, repeated for all rows, which is made of squares of a product's columns alone.
fn is_square(v: Val, axis: usize, product: Op) -> bool {
    let Some(op) = v.def().filter(|op| op.is("stablehlo.broadcast_in_dim")) else { return false };
    let (Some(from), Some(to)) = (TensorType::of(op.operand(0)), TensorType::of(v)) else {
        return false;
    };
    let dims = op.attr("broadcast_dimensions").and_then(attr_ints).unwrap_or_default();
    let along = dims.iter().position(|dim| *dim as usize == axis);
    let is_of_columns = along.is_some_and(|at| {
        from.shape[at] == to.shape[axis] && from.elements() == from.shape[at] && to.shape[axis] > 1
    });
    let Some(rank) = TensorType::of(product.result(0)).map(|ty| ty.rank()) else { return false };
    is_of_columns
        && (0..rank).filter_map(|axis| weights_side(product, axis)).any(|side| {
            let columns = product.operand(side);
            let ty = TensorType::of(columns);
            ty.is_some_and(|ty| ty.shape.contains(&to.shape[axis]))
                && is_made_of(op.operand(0), arranged_from(columns))
        })
}

/// Whether numbers are computed of an array alone, by squares that are summed.
fn is_made_of(v: Val, array: Val) -> bool {
    let (mut seen, mut pending) = (HashSet::from_iter([v]), vec![v]);
    let (mut is_made, mut is_sum, mut is_square) = (false, false, false);
    while let Some(v) = pending.pop().map(handed_on) {
        let next = match v.def() {
            _ if arranged_from(v) == array => {
                is_made = true;
                continue;
            }
            Some(op) if op.operands().is_empty() => continue,
            Some(op) if op.is("stablehlo.reduce") || keeps_apart(op) => op.operands(),
            Some(op) if op.is("stablehlo.dot_general") => op.operands(),
            _ => return false,
        };
        is_sum |= v.def().is_some_and(|op| !keeps_apart(op));
        is_square |= v.def().is_some_and(squares);
        pending.extend(next.into_iter().filter(|v| seen.insert(*v)));
        if seen.len() > MOST {
            return false;
        }
    }
    is_made && is_sum && is_square
}

/// Whether sums over the columns, of other numbers than exponentials, are reduced or given as they are, as a loss's value. What is repeated for
/// other numbers of the rows is a gradient, of the rows' squares.
pub(super) fn measures_rows<'c>(kin: &[Tile<'c>]) -> bool {
    let values: HashSet<Val> = kin.iter().map(|t| t.val).collect();
    let exponential = |t: &&Tile<'c>| arranged_from(t.val).def().is_some_and(is_anchor_exponential);
    let sums = kin.iter().filter(|t| !exponential(t)).flat_map(|t| {
        t.val.uses().into_iter().map(|used| used.owner).filter(|op| {
            let dims = op.attr("dimensions").and_then(attr_ints);
            is_sum(*op) && dims.is_some_and(|dims| dims == [t.axis as i64])
        })
    });
    sums.into_iter().any(|sum| goes_on_alone(sum.result(0), &values))
}

/// Whether numbers of rows become something else than tiles, and than what is repeated.
fn goes_on_alone<'c>(v: Val<'c>, tiles: &HashSet<Val<'c>>) -> bool {
    let elements = |v: Val| TensorType::of(v).map(|ty| ty.elements());
    let rows = elements(v);
    let (mut seen, mut pending) = (HashSet::from_iter([v]), vec![v]);
    while let Some(v) = pending.pop() {
        for op in v.uses().into_iter().map(|used| used.owner) {
            if !keeps_apart(op) && reduce_of_units(op).is_none() || seen.len() > MOST {
                return true;
            }
            let next = op.results().into_iter().filter(|v| elements(*v) == rows && !tiles.contains(v));
            pending.extend(next.filter(|v| seen.insert(*v)));
        }
    }
    false
}

/// Whether probabilities weigh the tokens to vectors of columns with which the program goes on: of these it makes other tiles' columns, or
/// nothing that it gives has as many numbers.
pub(super) fn pools_tokens<'c>(kin: &[Tile<'c>]) -> bool {
    let values: HashSet<Val> = kin.iter().map(|t| t.val).collect();
    let sums: HashSet<Op> = kin.iter().flat_map(|t| sums_over_rows(*t)).collect();
    let comes_back = |t: &Tile<'c>| {
        let product = t.val.def().filter(is_product);
        let columns = product.and_then(|op| Some(op.operand(weights_side(op, t.axis)?)));
        columns.is_some_and(|v| is_behind(v, &sums, &values))
    };
    !sums.is_empty()
        && !is_lowered(kin)
        && (kin.iter().any(comes_back) || sums.into_iter().any(|op| ends_here(op.result(0))))
}

/// The products that contract the rows of a tile with several numbers of each.
fn sums_over_rows<'c>(tile: Tile<'c>) -> impl Iterator<Item = Op<'c>> {
    tile.val.uses().into_iter().filter_map(move |used| {
        let d = dot_dims(used.owner).filter(|_| used.owner.is("stablehlo.dot_general"))?;
        let (batch, contract) = d.of(used.index);
        let is_axis = |dim: &i64| *dim == tile.axis as i64;
        let over_rows = !contract.is_empty() && !contract.iter().chain(batch).any(is_axis);
        let columns = tile.extent()?.1;
        let wide = TensorType::of(used.owner.result(0))?.elements() > columns;
        (over_rows && wide).then_some(used.owner)
    })
}

/// Whether one of these operations is in what makes a value, behind none of the tiles.
fn is_behind<'c>(v: Val<'c>, ops: &HashSet<Op<'c>>, tiles: &HashSet<Val<'c>>) -> bool {
    let (mut seen, mut pending) = (HashSet::from_iter([v]), vec![v]);
    while let Some(v) = pending.pop().map(handed_on) {
        let Some(op) = v.def().filter(|_| !tiles.contains(&v)) else { continue };
        if ops.contains(&op) {
            return true;
        }
        if seen.len() > MOST {
            return false;
        }
        pending.extend(op.operands().into_iter().filter(|v| seen.insert(*v)));
    }
    false
}

/// Whether what is made of a value is read, and all that a function, a loop or a branch gives of it has fewer numbers.
pub(super) fn ends_here(v: Val) -> bool {
    let elements = |v: Val| TensorType::of(v).map_or(0, |ty| ty.elements());
    let most = elements(v);
    let (mut seen, mut pending) = (HashSet::from_iter([v]), vec![v]);
    while let Some(v) = pending.pop() {
        for op in v.uses().into_iter().map(|used| used.owner) {
            let is_known = keeps_apart(op)
                || ["stablehlo.reduce", "stablehlo.dot_general", "stablehlo.slice"].contains(&op.name());
            let is_given = op.is_return() && elements(v) < most;
            if !is_known && !is_given || seen.len() > MOST {
                return false;
            }
            pending.extend(op.results().into_iter().filter(|v| seen.insert(*v)));
        }
    }
    seen.len() > 1
}
