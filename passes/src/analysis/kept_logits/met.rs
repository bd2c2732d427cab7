//! What meets a head's logits in an operation: a label, numbers of the program's text, what the hidden states are made of, another layer.

use super::super::anchor::is_product;
use super::super::distances::makers;
use super::super::iota::compared_with_columns;
use super::super::labels::differs;
use super::super::origin::is_from_outside;
use super::super::probabilities::arranged_from;
use super::super::tile::{Tile, contracts_nothing, has_elementwise_name};
use super::super::{handed_on, splat, splat_number};
use crate::ir::{Direction, Op, TensorType, Val, direction};
use rustc_hash::FxHashSet as HashSet;

/// Whether an operation chooses some columns, as by lengths, or multiplies them by different numbers that nothing but the program's text makes.
pub(super) fn meets_written(op: Op, index: usize) -> bool {
    let is_one = |v: Val<'_>| TensorType::of(v).is_none_or(|ty| ty.elements() == 1);
    let repeats =
        |v: Val| v.def().is_some_and(|op| op.is("stablehlo.broadcast_in_dim") && is_one(op.operand(0)));
    let is_written =
        |v: Val| splat(v).is_none() && !repeats(v) && !is_from_outside(v, &HashSet::default());
    op.is("stablehlo.select") && index > 0
        || op.is("stablehlo.multiply") && is_written(op.operand(1 - index))
}

/// Whether an operation chooses columns by a number of each row that the program is given.
pub(super) fn meets_label(op: Op, index: usize, axis: usize) -> bool {
    let is_label = |v: Val| differs(v) && is_from_outside(v, &HashSet::default());
    comparisons(op, index).filter_map(|op| compared_with_columns(op, axis)).any(is_label)
}

/// Whether an operation leaves of each row the column alone that such a number names; of one row it may be one number.
pub(super) fn meets_one_hot(op: Op, index: usize, tile: Tile) -> bool {
    let is_row = tile.extent().is_some_and(|(rows, _)| rows == 1);
    let is_label = |v: Val| {
        (differs(v) || is_row && splat_number(v).is_none()) && is_from_outside(v, &HashSet::default())
    };
    let equals = comparisons(op, index).filter(|op| direction(*op) == Some(Direction::Eq));
    equals.filter_map(|op| compared_with_columns(op, tile.axis)).any(is_label)
}

/// The comparisons by which an operation chooses some of the numbers that it reads as operand `index`.
fn comparisons<'c>(op: Op<'c>, index: usize) -> impl Iterator<Item = Op<'c>> {
    let by = match op.name() {
        "stablehlo.select" if index > 0 => Some(op.operand(0)),
        "stablehlo.multiply" => Some(op.operand(1 - index)),
        _ => None,
    };
    by.into_iter().flat_map(makers).filter(|op| op.is("stablehlo.compare"))
}

/// Whether another operand is one of these values, but for literals, or elementwise operations make it of one with as many numbers.
pub(super) fn reads_one_of<'c>(op: Op<'c>, index: usize, values: &HashSet<Val<'c>>) -> bool {
    let elements = |v: Val| TensorType::of(v).map(|ty| ty.elements());
    let is_one = |v: Val<'c>| splat(v).is_none() && values.contains(&arranged_from(v));
    let mut others = op.operands().into_iter().enumerate().filter(|(i, _)| *i != index);
    others.any(|(_, v)| {
        let made = makers(v).into_iter().filter(|op| has_elementwise_name(*op)).flat_map(Op::operands);
        is_one(v) || made.filter(|of| elements(*of) == elements(v)).any(is_one)
    })
}

/// Whether a product of the logits with what another product made, as in a gated layer and its gradient.
pub(super) fn meets_other<'c>(op: Op<'c>, index: usize, product: Op<'c>, tile: Tile<'c>) -> bool {
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
