//! Tiles that a program writes out one after the other and whose statistics are not those of all columns: as loops of the program's
//! own operations.
//!
//! Where each tile's logarithm is taken on its own (`logsumexp` of tiles that are stacked, `logaddexp`), what comes back to a tile of
//! nothing but −inf is NaN in its columns alone, and no number of the row says that. But what is made of several tiles is made of a
//! few numbers of each, one a row: their logarithms. So the tiles are the trips of two loops. The first one stacks these numbers, and
//! those that the gradient reads besides; the program makes of them what it did; and the second loop reads, in each trip, what comes back to that
//! tile, and adds up what the tiles add to gradients, or writes it in its place. Logits and exponentials are not stacked:
//! each trip of the second loop makes its tile's again, by the same operations of the same numbers, and what `jax.checkpoint`
//! computes again is the same as what is there.
//!
//! Every number is what the program's own operations make of the same operands: NaN, infinities and empty rows are where they were,
//! and nothing overflows that did not. Only sums over tiles are added up in the order of the tiles. What is made of a running number
//! (`m = max(m, max x)`, which the next tile's exponentials read) would take a loop more for each such step, and stays.

use super::super::roll::{End, Trips};
use super::loops::{Few, Made, Trees};
use super::{Run, Same, exponents, rows_of};
use crate::analysis::{partition, tiled};
use crate::ir::{Block, Op, Val};
use crate::rewrite::cleanup;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// The forward loop, and that of the gradient.
const STAGES: usize = 2;

/// Writes the tiles as loops, which are marked as such; whether all of it is written, and none where nothing is changed.
/// `is_worth` tells whether so many logits, of so many columns, would be fused.
pub(in super::super) fn in_loops<'c>(
    block: Block<'c>,
    run: &Run<'c>,
    is_worth: impl Fn(i64, i64) -> bool,
) -> Option<bool> {
    let module = block.parent()?.ancestors().last()?;
    (!partition::of_module(module).is_split()).then_some(())?;
    let same = Same::of(block);
    let (tiles, dim) = exponents(block, run, &same)?;
    let columns: i64 = run.tiles.iter().map(|(_, width)| width).sum();
    let rows = rows_of(&tiles[0], dim);
    is_worth(rows.saturating_mul(columns), columns).then_some(())?;
    let mut of_columns: Vec<_> = tiles.iter().collect();
    of_columns.sort_by_key(|tile| tile.at);
    let row = of_columns[..run.slices.len()].iter().map(|tile| tile.x).collect();
    Trips::alike(block, &run.slices).same(row, 0).then_some(())?;

    let nothing = HashMap::default();
    let trees = |known: &HashSet<Val<'c>>| {
        let few = Few { most: rows, taken: Vec::new(), known: known.clone(), met: false };
        Trees::with(block, run, &nothing, Some(few))
    };
    let mut known = HashSet::default();
    let first = trees(&known)?;
    let meet = first.few.as_ref().is_some_and(|few| few.met);
    (meet && first.last()? + 1 == STAGES).then_some(())?;
    computed_once(block, &first);
    for _ in 0..STAGES {
        let Some(trees) = trees(&known) else { return Some(false) };
        let few = trees.few.iter().flat_map(|few| few.taken.iter().copied());
        let behind = |tile: &usize| *tile >= run.slices.len();
        known.extend(few.filter(|(_, tile, _)| behind(tile)).map(|(v, ..)| v));
        if write(block, run, rows, trees).is_none() {
            return Some(false);
        }
        cleanup::erase_dead(block);
    }
    Some(true)
}

/// What is made of tiles, without the barriers of `jax.checkpoint`, and each value once.
fn computed_once<'c>(block: Block<'c>, trees: &Trees<'c>) {
    for op in block.ops().into_iter().filter(|op| op.is("stablehlo.optimization_barrier")) {
        if op.results().iter().any(|v| trees.made.contains_key(v)) {
            op.results().into_iter().zip(op.operands()).for_each(|(v, of)| v.replace_all_uses(of));
        }
    }
    Same::of(block).put();
    cleanup::erase_dead(block);
}

/// Writes the loop of what is made of tiles alone.
fn write<'c>(block: Block<'c>, run: &Run<'c>, rows: i64, trees: Trees<'c>) -> Option<()> {
    let taken: Vec<(Val, usize)> =
        trees.few?.taken.into_iter().filter(|t| t.2 == 0).map(|t| (t.0, t.1)).collect();
    let mut made = trees.made;
    made.extend(taken.iter().map(|(v, tile)| (*v, Made::Tile(*tile))));
    let mut trips = Trips::alike_but_for(block, &run.slices, rows, made.keys().copied().collect());
    let places: HashMap<Op, usize> =
        block.ops().into_iter().enumerate().map(|(at, op)| (op, at)).collect();
    let mut of_tiles: Vec<Vec<Val>> = vec![Vec::new(); run.slices.len()];
    for (v, tile) in &taken {
        if let Some(all) = of_tiles.get_mut(*tile) {
            all.push(*v);
        }
    }
    for all in &mut of_tiles {
        all.sort_by_key(|v| v.def().and_then(|op| places.get(&op)));
    }
    of_tiles.iter().all(|all| all.len() == of_tiles[0].len()).then_some(())?;
    let of_first = trees.found.iter().filter(|tree| tree.stage == 0);
    let mut ends: Vec<End> =
        of_first.map(|tree| tree.end(run, &made, &mut trips)).collect::<Option<_>>()?;
    for at in 0..of_tiles[0].len() {
        let row: Vec<Val> = of_tiles.iter().map(|all| all[at]).collect();
        trips.same(row.clone(), 0).then_some(())?;
        ends.push(End::Each(row));
    }
    (!ends.is_empty()).then_some(())?;
    let next = behind(block, &ends)?;
    let rolled = trips.written_behind(ends, next);
    rolled.op.set_unit_attr(tiled::APART);
    Some(())
}

/// The first operation behind what these are made of; what is made of them in front of that is moved there.
fn behind<'c>(block: Block<'c>, ends: &[End<'c>]) -> Option<Op<'c>> {
    let members: Vec<Val> = ends.iter().flat_map(End::members).collect();
    let last: HashSet<Op> = members.iter().filter_map(|v| v.def()).collect();
    let roots: HashSet<Val> = ends.iter().filter_map(End::root).collect();
    let each = ends.iter().filter(|end| matches!(end, End::Each(_))).flat_map(End::members);
    let mut read: HashSet<Val> = each.collect();
    let ops = block.ops();
    let place = ops.iter().rposition(|op| last.contains(op))?;
    let next = *ops.get(place + 1)?;
    let mut first = None;
    for op in &ops[..=place] {
        let reads = |op: Op<'c>| op.operands().iter().any(|v| read.contains(v));
        let is_root = op.results().iter().any(|v| roots.contains(v));
        if is_root || reads(*op) || op.walk().into_iter().any(reads) {
            op.move_before(next);
            read.extend(op.results());
            first = first.or(Some(*op));
        }
    }
    Some(first.unwrap_or(next))
}
