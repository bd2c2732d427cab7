//! The tiles that elementwise operations connect with one.

use super::attention::{backward, handed_on};
use super::region::forward;
use super::tile::Tile;
use crate::ir::Block;
use rustc_hash::FxHashSet as HashSet;

/// How many values are looked at.
const MAX_LOOKED_AT: usize = 512;

/// All tiles that operations which keep elements apart connect with `start`, forward in `block`; none where there are too many.
/// Parts of columns, and columns that are put side by side, are tiles of their own.
pub(super) fn kin<'c>(block: Block<'c>, start: Tile<'c>) -> Option<Vec<Tile<'c>>> {
    let mut seen = HashSet::from_iter([start.val]);
    let mut kin = vec![start];
    let mut at = 0;
    while let Some(tile) = kin.get(at).copied() {
        at += 1;
        (at < MAX_LOOKED_AT).then_some(())?;
        let mut next = Vec::new();
        match tile.val.def() {
            Some(op)
                if ["stablehlo.slice", "stablehlo.pad", "stablehlo.concatenate"]
                    .contains(&op.name()) => {}
            Some(op) => next.extend(backward(op, tile)),
            None => {
                let val = handed_on(tile.val);
                next.extend((val != tile.val).then_some(Tile { val, ..tile }));
            }
        }
        // Of what is given from outside of the block, others may read other things.
        if tile.val.block() == block {
            let uses = tile.val.uses().into_iter();
            next.extend(uses.filter_map(|used| forward(tile, used.owner, used.index)));
        }
        kin.extend(next.into_iter().filter(|t| seen.insert(t.val)));
    }
    Some(kin)
}
