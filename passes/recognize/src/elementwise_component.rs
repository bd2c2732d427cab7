//! The connected component of a tile under elementwise operations.

use crate::axis_to_operand::backward;
use crate::region::forward;
use crate::tile::Tile;
use grpo_dataflow::forwarded_from;
use grpo_dataflow::iota::compared_with_columns;
use grpo_dataflow::walk::Walk;
use grpo_ir::{Block, Kind, Op, TensorType};
use grpo_sweep::is_lowered;

/// All tiles that are connected with `start` by elementwise operations and slices of rows, forward only in `block`; none if there are
/// too many. Slices and concatenations of columns are not followed.
pub(crate) fn connected_tiles<'c>(block: Block<'c>, start: Tile<'c>) -> Option<Vec<Tile<'c>>> {
    let mut walk = Walk::nearby([start]);
    while let Some(tile) = walk.next() {
        let mut next = Vec::new();
        match tile.val.def() {
            Some(op) if op.is(Kind::Slice) || op.is(Kind::Pad) => {
                let whole = Tile { val: op.operand(0), ..tile };
                next.extend(other_rows(whole, op, 0).map(|_| whole));
            }
            Some(op) if op.is(Kind::Concatenate) => {}
            // The operand is a label.
            Some(op) if op.is(Kind::Compare) && compared_with_columns(op, tile.axis).is_some() => {}
            Some(op) => next.extend(backward(op, tile)),
            None => {
                let val = forwarded_from(tile.val);
                next.extend((val != tile.val).then_some(Tile { val, ..tile }));
            }
        }
        // Values from outside of the block have unrelated users.
        if tile.val.block() == block {
            for used in tile.val.uses() {
                let (op, index) = (used.owner, used.index);
                next.extend(forward(tile, op, index).or_else(|| other_rows(tile, op, index)));
            }
        }
        walk.push(next);
    }
    (!walk.gave_up()).then(|| walk.items().collect())
}

/// The result of a slice or pad of a tile's rows.
fn other_rows<'c>(tile: Tile<'c>, op: Op<'c>, index: usize) -> Option<Tile<'c>> {
    let cuts = op.is(Kind::Slice) || op.is(Kind::Pad);
    let val = op.results().next().filter(|_| cuts && index == 0)?;
    let (from, to) = (TensorType::of(tile.val)?, TensorType::of(val)?);
    (from.shape[tile.axis] == to.shape[tile.axis]).then_some(Tile { val, ..tile })
}

/// True if a lowered sweep defines or uses one of the tiles.
pub(crate) fn any_lowered(tiles: &[Tile]) -> bool {
    tiles.iter().any(|t| {
        t.val.def().is_some_and(is_lowered)
            || t.val.uses().into_iter().any(|used| is_lowered(used.owner))
    })
}
