//! Logits of a head that are in memory although nothing but numbers of rows, or gradients, are made of them: a loss that no chain was found
//! for, whatever its targets are made of (random numbers, sorted or shifted logits, another head's softmax in another loop) and whatever
//! function of each logit it sums.
//!
//! Looked at is only what the head's product becomes: where a sum over all columns reads it, or a contraction with the product's own hidden
//! states, and nothing else does that a layer has: another product, a convolution, a search for the largest, or the program's results. Sums
//! over tokens alone are a network's pooling, and maxima anything's greatest similarity.

use super::anchor::{exponential_behind, is_product, weights_side};
use super::counted::While;
use super::distances::{is_head, makers, meets_groups};
use super::handed_logits::origins;
use super::probabilities::arranged_from;
use super::region::forward;
use super::reshape::peel;
use super::size::may_pay;
use super::tile::{Tile, contracts_nothing, has_elementwise_name};
use super::{computes_number_by_number, handed_on, is_sum, reducer, splat};
use crate::ir::{Op, TensorType, Val, attr_ints, dot_dims};
use crate::options::Options;
use crate::sweep::{is_own, is_sweep};
use rustc_hash::FxHashSet as HashSet;

/// How many values are looked at.
const MOST: usize = 256;

/// Whether a product with given weights, which widens, makes logits that a loss keeps in memory; as many as are worth fusing.
pub fn are_kept(product: Op, options: &Options) -> bool {
    if !is_product(product) || contracts_nothing(product) || product.ancestors().any(is_own) {
        return false;
    }
    let val = product.result(0);
    let axes = 0..TensorType::of(val).map_or(0, |ty| ty.rank());
    let mut tiles = axes.map(|axis| Tile { val, axis });
    tiles.any(|tile| may_pay(tile, options) && is_head(product, tile) && of_loss(product, tile))
}

/// Whether what is made of a head's logits ends as it does in a loss.
fn of_loss<'c>(product: Op<'c>, head: Tile<'c>) -> bool {
    let Some(side) = weights_side(product, head.axis) else { return false };
    // A gradient by weights is contracted over tokens.
    let features =
        |ty: TensorType| dot_dims(product).is_some_and(|d| d.of(1 - side).1 == [ty.rank() as i64 - 1]);
    if !TensorType::of(product.operand(1 - side)).is_some_and(features) {
        return false;
    }
    let own = [product.operand(1 - side), product.operand(side)].map(sources);
    let inputs = behind(product.operand(1 - side));
    let (mut seen, mut at) = (HashSet::from_iter([head.val]), 0);
    // With whether it is no multiple of the logits plus other numbers.
    let mut tiles = vec![(head, false)];
    let (mut sums, mut contracts, mut ties) = (false, false, false);
    // Such sums and contractions anchor chains, and what these are was looked at.
    let is_exponential = |tile: &Tile<'c>| exponential_behind(tile.val, |_| false);
    while let Some((tile, is_bent)) = tiles.get(at).copied() {
        at += 1;
        if at > MOST || meets_groups(tile) {
            return false;
        }
        for used in tile.val.uses() {
            let (op, index) = (used.owner, used.index);
            let next = match op.name() {
                _ if op.results().iter().all(|v| v.is_unused()) && !op.is_return() => continue,
                // A loss that was fused on logits which stay.
                _ if is_sweep(op) => {
                    contracts = true;
                    continue;
                }
                _ if is_own(op) => return false,
                "stablehlo.reduce" => {
                    let dims = op.attr("dimensions").and_then(attr_ints).unwrap_or_default();
                    if dims.contains(&(tile.axis as i64)) && is_sum(op) {
                        if is_exponential(&tile) {
                            return false;
                        }
                        // A mean of columns is no loss.
                        sums |= is_bent;
                    }
                    continue;
                }
                "stablehlo.dot_general" if !contracts_nothing(op) => {
                    let other = sources(op.operand(1 - index));
                    let [by_hidden, by_weights] = own.each_ref().map(|own| !own.is_disjoint(&other));
                    let over_columns =
                        dot_dims(op).is_some_and(|d| *d.of(index).1 == [tile.axis as i64]);
                    if by_hidden && !over_columns && !is_exponential(&tile) {
                        contracts = true;
                    } else if by_weights && over_columns {
                        ties = true;
                    } else {
                        return false;
                    }
                    continue;
                }
                // What is below the greatest of its row is no function of a logit.
                "stablehlo.compare" if is_by_greatest(op, index) => continue,
                "stablehlo.gather" if index == 0 => {
                    let sizes = op.attr("slice_sizes").and_then(attr_ints).unwrap_or_default();
                    let columns = tile.extent().map(|(_, columns)| columns);
                    if sizes.get(tile.axis).copied() == columns {
                        return false;
                    }
                    continue;
                }
                "stablehlo.while" => handed(op, index, tile),
                _ if op.is_return() => match given_back(op, index, tile) {
                    Some(next) => next,
                    None => return false,
                },
                _ if meets_other(op, index, product, tile) => return false,
                // What the hidden states were made of is made again, by an autoencoder or a codebook.
                _ if has_elementwise_name(op) && reads_one_of(op, index, &inputs) => return false,
                _ => match moved(tile, op, index) {
                    Some(next) => vec![next],
                    None => return false,
                },
            };
            let is_bent = is_bent || bends(op, index, &seen);
            tiles.extend(next.into_iter().filter(|t| seen.insert(t.val)).map(|t| (t, is_bent)));
        }
    }
    // A layer whose weights are tied multiplies with them as well.
    contracts || sums && !ties
}

/// Whether an operation that computes number by number makes no multiple of a logit plus another number of it.
fn bends<'c>(op: Op<'c>, index: usize, tiles: &HashSet<Val<'c>>) -> bool {
    const STRAIGHT: [&str; 5] = ["add", "subtract", "negate", "convert", "reduce_precision"];
    match op.name().strip_prefix("stablehlo.") {
        Some("multiply" | "divide") => {
            index == 1 && op.is("stablehlo.divide") || tiles.contains(&op.operand(1 - index))
        }
        Some("select") => index == 0,
        Some(name) => has_elementwise_name(op) && !STRAIGHT.contains(&name),
        None => has_elementwise_name(op) || computes_number_by_number(op),
    }
}

/// The arrays that a value is arranged from, or a part of, also where another loop stacked it.
fn sources<'c>(v: Val<'c>) -> HashSet<Val<'c>> {
    fn whole(v: Val) -> Val {
        let cuts = ["stablehlo.slice", "stablehlo.dynamic_slice"];
        let v = arranged_from(peel(v));
        match v.def().filter(|op| cuts.contains(&op.name())) {
            Some(op) => whole(op.operand(0)),
            None => v,
        }
    }
    origins(v).into_iter().map(whole).collect()
}

/// All that a value is made of, itself included, as far as it is looked at.
fn behind<'c>(v: Val<'c>) -> HashSet<Val<'c>> {
    const MOST: usize = 4096;
    let (mut seen, mut pending) = (HashSet::from_iter([v]), vec![v]);
    while let Some(v) = pending.pop().filter(|_| seen.len() < MOST) {
        let operands = v.def().into_iter().flat_map(Op::operands);
        pending.extend(operands.filter(|v| seen.insert(*v)));
    }
    seen
}

/// Whether another operand is one of these values, but for literals.
fn reads_one_of<'c>(op: Op<'c>, index: usize, values: &HashSet<Val<'c>>) -> bool {
    let mut others = op.operands().into_iter().enumerate().filter(|(i, _)| *i != index);
    others.any(|(_, v)| splat(v).is_none() && values.contains(&arranged_from(v)))
}

/// Whether a comparison's other side is made of a maximum or a minimum.
fn is_by_greatest(op: Op, index: usize) -> bool {
    const DEPTH: usize = 16;
    let (mut seen, mut at) = (vec![op.operand(1 - index)], 0);
    while let Some(v) = seen.get(at).copied().filter(|_| at < DEPTH) {
        at += 1;
        let Some(op) = v.def() else { continue };
        if op.is("stablehlo.reduce") {
            if matches!(reducer(op), Some("stablehlo.maximum" | "stablehlo.minimum")) {
                return true;
            }
            continue;
        }
        let moves = ["stablehlo.broadcast_in_dim", "stablehlo.reshape"];
        if moves.contains(&op.name()) || has_elementwise_name(op) {
            seen.extend(op.operands());
        }
    }
    false
}

/// Whether a product of the logits with what another product made, as in a gated layer and its gradient.
fn meets_other<'c>(op: Op<'c>, index: usize, product: Op<'c>, tile: Tile<'c>) -> bool {
    if !matches!(op.name(), "stablehlo.multiply" | "stablehlo.divide" | "stablehlo.select") {
        return false;
    }
    let is_other = |made: &Op<'c>| {
        is_product(*made) && *made != product && !contracts_nothing(*made) && {
            let of = |op: Op<'c>| op.operands().into_iter().map(arranged_from).collect::<Vec<_>>();
            of(*made) != of(product)
        }
    };
    let others = op.operands().into_iter().enumerate().filter(|(i, v)| *i != index && *v != tile.val);
    others.into_iter().any(|(_, v)| makers(handed_on(v)).iter().any(is_other))
}

/// What a loop is given becomes an argument of its body, and its result.
fn handed<'c>(op: Op<'c>, index: usize, tile: Tile<'c>) -> Vec<Tile<'c>> {
    let Some(of) = While::of(op) else { return Vec::new() };
    [of.body.args()[index], op.result(index)].map(|val| Tile { val, ..tile }).into()
}

/// What a loop or a branch gives back; none for a program's results.
fn given_back<'c>(op: Op<'c>, index: usize, tile: Tile<'c>) -> Option<Vec<Tile<'c>>> {
    let around = op.parent()?;
    match around.name() {
        "stablehlo.while" => Some(handed(around, index, tile)),
        "stablehlo.case" | "stablehlo.if" => Some(vec![Tile { val: around.result(index), ..tile }]),
        _ => None,
    }
}

/// The tile that an operation makes of another one by moving or computing each of its numbers; what is put into a stack, or read of it, is as
/// many columns.
fn moved<'c>(tile: Tile<'c>, op: Op<'c>, index: usize) -> Option<Tile<'c>> {
    let same_axis = || {
        let val = op.results().into_iter().next()?;
        let (from, to) = (TensorType::of(tile.val)?, TensorType::of(val)?);
        let kept = from.rank() == to.rank() && from.shape[tile.axis] == to.shape[tile.axis];
        kept.then_some(Tile { val, ..tile })
    };
    match op.name() {
        "stablehlo.dynamic_update_slice" if index > 1 => None,
        "stablehlo.dynamic_slice" if index > 0 => None,
        "stablehlo.dynamic_update_slice"
        | "stablehlo.dynamic_slice"
        | "stablehlo.slice"
        | "stablehlo.concatenate"
        | "stablehlo.pad"
        | "stablehlo.reverse" => same_axis(),
        "stablehlo.broadcast_in_dim" => forward(tile, op, index).or_else(|| {
            let dims = op.attr("broadcast_dimensions").and_then(attr_ints)?;
            let axis = *dims.get(tile.axis)? as usize;
            Some(Tile { val: op.result(0), axis })
        }),
        _ if has_elementwise_name(op) || computes_number_by_number(op) => same_axis(),
        _ => forward(tile, op, index),
    }
}
