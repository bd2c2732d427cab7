//! The tiles that elementwise operations connect with one.

use crate::axis_to_operand::backward;
use crate::region::forward;
use crate::tile::Tile;
use grpo_dataflow::forwarded_from;
use grpo_dataflow::iota::compared_with_columns;
use grpo_ir::{Block, Kind, Op, TensorType};
use grpo_sweep::is_lowered;
use rustc_hash::FxHashSet as HashSet;

/// How many values are looked at.
const MAX_LOOKED_AT: usize = 512;

/// All tiles that operations which keep elements apart connect with `start`, forward in `block`; none where there are too many.
/// Some of the rows are as all of them. Parts of columns, and columns that are put side by side, are tiles of their own.
pub(crate) fn connected_tiles<'c>(block: Block<'c>, start: Tile<'c>) -> Option<Vec<Tile<'c>>> {
    let mut seen = HashSet::from_iter([start.val]);
    let mut tiles = vec![start];
    let mut at = 0;
    while let Some(tile) = tiles.get(at).copied() {
        at += 1;
        (at < MAX_LOOKED_AT).then_some(())?;
        let mut next = Vec::new();
        match tile.val.def() {
            Some(op) if op.is(Kind::Slice) || op.is(Kind::Pad) => {
                let whole = Tile { val: op.operand(0), ..tile };
                next.extend(other_rows(whole, op, 0).map(|_| whole));
            }
            Some(op) if op.is(Kind::Concatenate) => {}
            // A label is no tile.
            Some(op) if op.is(Kind::Compare) && compared_with_columns(op, tile.axis).is_some() => {}
            Some(op) => next.extend(backward(op, tile)),
            None => {
                let val = forwarded_from(tile.val);
                next.extend((val != tile.val).then_some(Tile { val, ..tile }));
            }
        }
        // Of what is given from outside of the block, others may read other things.
        if tile.val.block() == block {
            for used in tile.val.uses() {
                let (op, index) = (used.owner, used.index);
                next.extend(forward(tile, op, index).or_else(|| other_rows(tile, op, index)));
            }
        }
        tiles.extend(next.into_iter().filter(|t| seen.insert(t.val)));
    }
    Some(tiles)
}

/// The tile that an operation makes of some rows of another one, or of more rows.
fn other_rows<'c>(tile: Tile<'c>, op: Op<'c>, index: usize) -> Option<Tile<'c>> {
    let cuts = op.is(Kind::Slice) || op.is(Kind::Pad);
    let val = op.results().first().copied().filter(|_| cuts && index == 0)?;
    let (from, to) = (TensorType::of(tile.val)?, TensorType::of(val)?);
    (from.shape[tile.axis] == to.shape[tile.axis]).then_some(Tile { val, ..tile })
}

/// Whether a sweep that is lowered already made one of the tiles, or reads it.
pub(crate) fn any_lowered(tiles: &[Tile]) -> bool {
    tiles.iter().any(|t| {
        t.val.def().is_some_and(is_lowered)
            || t.val.uses().into_iter().any(|used| is_lowered(used.owner))
    })
}
