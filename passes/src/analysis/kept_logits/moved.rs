//! Where a head's logits go: into a loop or out of it, and to another place of an array.

use super::super::computes_number_by_number;
use super::super::counted::While;
use super::super::region::forward;
use super::super::sources::{cuts_first, puts_second};
use super::super::tile::{Tile, has_elementwise_name};
use crate::ir::{Op, TensorType, attr_ints};

/// What a loop is given becomes an argument of its body, and its result.
pub(super) fn handed<'c>(op: Op<'c>, index: usize, tile: Tile<'c>) -> Vec<Tile<'c>> {
    let Some(of) = While::of(op) else { return Vec::new() };
    [of.body.args()[index], op.result(index)].map(|val| Tile { val, ..tile }).into()
}

/// What a loop or a branch gives back; none for a program's results.
pub(super) fn given_back<'c>(op: Op<'c>, index: usize, tile: Tile<'c>) -> Option<Vec<Tile<'c>>> {
    let around = op.parent()?;
    match around.name() {
        "stablehlo.while" => Some(handed(around, index, tile)),
        "stablehlo.case" | "stablehlo.if" => Some(vec![Tile { val: around.result(index), ..tile }]),
        _ => None,
    }
}

/// The tile that an operation makes of another one by moving or computing each of its numbers; what is put into a stack, or read of it, is as
/// many columns.
pub(super) fn moved<'c>(tile: Tile<'c>, op: Op<'c>, index: usize) -> Option<Tile<'c>> {
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
        _ if index == 0 && cuts_first(op) || index == 1 && puts_second(op) => of_part(tile, op),
        _ if index == 0 && puts_second(op) => same_axis(),
        _ if has_elementwise_name(op) || computes_number_by_number(op) => same_axis(),
        _ => forward(tile, op, index),
    }
}

/// The tile that a function gives which reads an entry of a stack, or writes one: the first dimension is the stack's.
fn of_part<'c>(tile: Tile<'c>, call: Op<'c>) -> Option<Tile<'c>> {
    let val = call.result(0);
    let (from, to) = (TensorType::of(tile.val)?, TensorType::of(val)?);
    let behind = from.rank().checked_sub(tile.axis)?;
    let axis = to.rank().checked_sub(behind)?;
    (to.shape[axis..] == from.shape[tile.axis..]).then_some(Tile { val, axis })
}
