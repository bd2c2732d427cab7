//! Sums and maxima over tiles, and tiles side by side, as loops over the tiles.
//!
//! What is left where no tile's statistic is another's: each value of the block is made of one tile, of sums or maxima over tiles or tiles side
//! by side, or of none. Such a sum, whatever its order, is what a loop carries that adds one tile's part in each trip; in a sum of arrays
//! that are 0 beside a tile's place, each trip writes its own place. What a sum is made of may be made of another one, whose
//! loop is in front of it.

mod ends;

pub(super) use ends::placed;

use super::super::roll::{End, Trips};
use super::super::tail::unconverted;
use super::Run;
use crate::ir::{Block, Op, TensorType, Val};
use crate::rewrite::cleanup;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// What a value is made of.
#[derive(Clone)]
pub(super) enum Made<'c> {
    /// One tile.
    Tile(usize),
    /// A sum of these, or the largest of them, of several tiles.
    All(Of, Vec<Val<'c>>),
}

/// How several tiles' values become one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Of {
    Sum,
    Maximum,
}

impl Of {
    /// The operation on two of them, if it is one.
    fn two(op: Op) -> Option<Of> {
        match op.name() {
            "stablehlo.add" => Some(Of::Sum),
            "stablehlo.maximum" => Some(Of::Maximum),
            _ => None,
        }
    }
}

/// A value that is made of all tiles.
pub(super) struct Tree<'c> {
    pub root: Val<'c>,
    of: Of,
    leaves: Vec<Val<'c>>,
    /// How many such values it is made of, one of another.
    pub stage: usize,
}

/// Writes the loops, and lets the program read what they give; the loops, the first one first. None where something is made of
/// several tiles in another way: the block may have changed by then.
pub(in super::super) fn loops<'c>(block: Block<'c>, run: &Run<'c>) -> Option<Vec<Op<'c>>> {
    let trees = Trees::of(block, run, &HashMap::default())?;
    let (made, trees) = (trees.made, trees.found);
    let most = trees.iter().map(|tree| tree.stage).max()?;
    let mut loops = Vec::new();
    for stage in 0..=most {
        let mut trips = Trips::of(block, &run.slices);
        let of_stage = trees.iter().filter(|tree| tree.stage == stage);
        let ends: Vec<End> =
            of_stage.map(|tree| tree.end(run, &made, &mut trips)).collect::<Option<_>>()?;
        if ends.is_empty() {
            continue;
        }
        let roots: Vec<Op> = ends.iter().filter_map(|end| end.root().def()).collect();
        let last = ends.iter().flat_map(End::members).filter_map(Val::def).collect::<HashSet<Op>>();
        loops.push(trips.written_behind(ends, at(block, &roots, &last)?));
    }
    cleanup::erase_dead(block);
    Some(loops)
}

/// Whether everything is made of one tile, or of sums over tiles, once the values of `others` are made of these instead.
pub(super) fn are_sums<'c>(
    block: Block<'c>,
    run: &Run<'c>,
    others: &HashMap<Val<'c>, Vec<Val<'c>>>,
) -> bool {
    Trees::of(block, run, others).is_some_and(|trees| !trees.found.is_empty())
}

/// What has an effect, and the values that this is made of; of a barrier, one by one.
fn live<'c>(
    block: Block<'c>,
    others: &HashMap<Val<'c>, Vec<Val<'c>>>,
) -> (HashSet<Op<'c>>, HashSet<Val<'c>>) {
    let read = |op: Op<'c>| op.walk().into_iter().chain([op]).flat_map(Op::operands).collect::<Vec<_>>();
    let effects = block.ops().into_iter().filter(|op| op.is_return() || !cleanup::is_pure(*op));
    let mut ops: HashSet<Op> = effects.collect();
    let mut pending: Vec<Val> = ops.iter().flat_map(|op| read(*op)).collect();
    let mut values: HashSet<Val> = HashSet::default();
    while let Some(v) = pending.pop() {
        let Some(op) = v.def().filter(|_| values.insert(v)) else { continue };
        ops.insert(op);
        if let Some(other) = others.get(&v) {
            pending.extend(other);
        } else if op.is("stablehlo.optimization_barrier") {
            pending.push(op.operand(v.result_index()));
        } else {
            pending.extend(read(op));
        }
    }
    (ops, values)
}

/// The first operation behind all of `last`; what is made of `roots` in front of that is moved there.
fn at<'c>(block: Block<'c>, roots: &[Op<'c>], last: &HashSet<Op<'c>>) -> Option<Op<'c>> {
    let ops = block.ops();
    let place = ops.iter().rposition(|op| last.contains(op))?;
    let next = *ops.get(place + 1)?;
    let (mut moved, mut first): (HashSet<Val>, Option<Op>) = (HashSet::default(), None);
    for op in &ops[..=place] {
        let reads = |op: Op<'c>| op.operands().iter().any(|v| moved.contains(v));
        if roots.contains(op) || reads(*op) || op.walk().into_iter().any(reads) {
            (!last.contains(op)).then_some(())?;
            op.move_before(next);
            moved.extend(op.results());
            first = first.or(Some(*op));
        }
    }
    Some(first.unwrap_or(next))
}

/// Numbers of one tile that are few enough to be stacked.
pub(super) struct Few<'c> {
    /// The most that there may be: the rows.
    pub most: i64,
    /// Those that are read beside others', with their tiles and stages.
    pub taken: Vec<(Val<'c>, usize, usize)>,
    /// Numbers of a narrower last tile that are known to be such.
    pub known: HashSet<Val<'c>>,
    /// Whether something is made of such numbers of several tiles: heads of attention never meet.
    pub met: bool,
}

impl<'c> Few<'c> {
    /// Whether a value has few numbers.
    pub fn are(&self, v: Val<'c>) -> bool {
        TensorType::of(v).is_some_and(|ty| ty.elements() <= self.most)
    }

    /// Remembers numbers that are read on their own.
    pub fn take(&mut self, v: Val<'c>, tile: usize, stage: usize) {
        if self.taken.iter().all(|(known, ..)| *known != v) {
            self.taken.push((v, tile, stage));
        }
    }
}

pub(super) struct Trees<'c> {
    pub made: HashMap<Val<'c>, Made<'c>>,
    stages: HashMap<Val<'c>, usize>,
    /// What is read in the end.
    live: HashSet<Op<'c>>,
    pub found: Vec<Tree<'c>>,
    /// Of tiles that go through rows' values.
    pub few: Option<Few<'c>>,
}

impl<'c> Trees<'c> {
    fn of(
        block: Block<'c>,
        run: &Run<'c>,
        others: &HashMap<Val<'c>, Vec<Val<'c>>>,
    ) -> Option<Trees<'c>> {
        Trees::with(block, run, others, None)
    }

    /// The same where what is made of several tiles may be made of `few` numbers of each.
    pub fn with(
        block: Block<'c>,
        run: &Run<'c>,
        others: &HashMap<Val<'c>, Vec<Val<'c>>>,
        few: Option<Few<'c>>,
    ) -> Option<Trees<'c>> {
        let (live, values) = live(block, others);
        let (made, stages, found) = Default::default();
        let ops: Vec<Op> = block.ops().into_iter().filter(|op| live.contains(op)).collect();
        let mut all = Trees { made, stages, live, found, few };
        for op in ops {
            if let Some((v, read)) = op.results().first().and_then(|v| Some((v, others.get(v)?))) {
                all.instead(*v, read);
            } else if op.is("stablehlo.optimization_barrier") {
                let both = op.operands().into_iter().zip(op.results());
                for (v, result) in both.filter(|(_, result)| values.contains(result)) {
                    all.read(v);
                    all.stages.insert(result, all.stage(v));
                    let made = all.made.get(&v).cloned();
                    all.made.extend(made.map(|made| (result, made)));
                }
            } else {
                all.look(op, run)?;
            }
        }
        Some(all)
    }

    fn stage(&self, v: Val<'c>) -> usize {
        self.stages.get(&v).copied().unwrap_or(0)
    }

    /// Of a value that will be made of others, and of sums over all tiles.
    fn instead(&mut self, v: Val<'c>, read: &[Val<'c>]) {
        read.iter().for_each(|v| self.read(*v));
        let tile = read.iter().find_map(|v| self.made.get(v).cloned());
        self.made.extend(tile.map(|tile| (v, tile)));
        self.stages.insert(v, 1);
    }

    /// Of a value that is read by something else than a sum over tiles.
    fn read(&mut self, v: Val<'c>) {
        if let Some(Made::All(of, leaves)) = self.made.get(&v).cloned() {
            self.end(v, of, leaves);
        }
    }

    fn end(&mut self, root: Val<'c>, of: Of, leaves: Vec<Val<'c>>) {
        let stage = leaves.iter().map(|v| self.stage(*v)).max().unwrap_or(0);
        self.found.push(Tree { root, of, leaves, stage });
        self.made.remove(&root);
        self.stages.insert(root, stage + 1);
    }

    fn look(&mut self, op: Op<'c>, run: &Run<'c>) -> Option<()> {
        let read: Vec<Val> = op.walk().into_iter().chain([op]).flat_map(Op::operands).collect();
        let result = op.results().first().copied();
        let stage = read.iter().map(|v| self.stage(*v)).max().unwrap_or(0);
        self.stages.extend(op.results().into_iter().map(|v| (v, stage)));
        if let Some(slice) = result.filter(|_| super::part(op).is_some() && op.operand(0) == run.whole) {
            self.made.insert(slice, Made::Tile(run.tile(op)?));
            return Some(());
        }
        // A conversion that changes nothing.
        if let Some(v) = result.filter(|v| op.is("stablehlo.convert") && unconverted(*v) != *v) {
            let made = self.made.get(&op.operand(0)).cloned();
            self.made.extend(made.map(|made| (v, made)));
            return Some(());
        }
        let tiles = |all: &Self| tiles_of(&read, &all.made);
        // Elsewhere maxima are a statistic's, or made of tiles' few numbers that are stacked.
        let of = Of::two(op).filter(|of| *of == Of::Sum || run.one_maximum);
        if let (Some(result), Some(of)) = (result, of) {
            for v in op.operands() {
                let other = op.operands().into_iter().any(|other| !self.made.contains_key(&other));
                let ends = matches!(self.made.get(&v), Some(Made::All(other, _)) if *other != of);
                let uses = v.uses().into_iter().filter(|used| self.live.contains(&used.owner));
                if other || ends || uses.count() > 1 {
                    self.read(v);
                }
            }
            let leaves: Option<Vec<Vec<Val>>> =
                op.operands().into_iter().map(|v| self.leaves(v)).collect();
            let several = tiles(self).len() > 1
                || op.operands().iter().any(|v| matches!(self.made.get(v), Some(Made::All(..))));
            if let (Some(leaves), true) = (leaves, several) {
                self.made.insert(result, Made::All(of, leaves.concat()));
                return Some(());
            }
        }
        read.iter().for_each(|v| self.read(*v));
        let ends = op.num_results() == 0 || !cleanup::is_pure(op);
        let several = tiles(self).len() > 1;
        self.take_out(&read, ends || several);
        if let Some(few) = self.few.as_mut() {
            few.met |= several && tiles_of(&read, &self.made).is_empty();
        }
        let tiles = tiles(self);
        let together = tiles.len() > 1;
        match tiles.len() {
            0 => {}
            1 => {
                let tile = tiles.into_iter().next()?;
                (op.num_results() > 0 && cleanup::is_pure(op)).then_some(())?;
                self.made.extend(op.results().into_iter().map(|v| (v, Made::Tile(tile))));
            }
            _ if op.is("stablehlo.concatenate") => {
                let all = read.iter().all(|v| self.made.contains_key(v));
                (all || self.few.is_none()).then_some(())?;
                self.end(result?, Of::Sum, op.operands());
            }
            _ => return None,
        }
        if let Some(few) = &self.few {
            op.results().iter().filter(|v| few.known.contains(v)).for_each(|v| {
                self.made.remove(v);
            });
        }
        // What this is made of may have ended as a sum only now.
        let stage = read.iter().map(|v| self.stage(*v)).max().unwrap_or(0);
        if !together {
            self.stages.extend(op.results().into_iter().map(|v| (v, stage)));
        }
        Some(())
    }

    /// Takes numbers of one tile out of it: where they are `read` beside those of others, or by what is made of sums over tiles,
    /// themselves or by way of what is too large.
    fn take_out(&mut self, read: &[Val<'c>], beside_others: bool) {
        let Some(few) = self.few.as_mut() else { return };
        let stage = read.iter().map(|v| self.stages.get(v).copied().unwrap_or(0)).max().unwrap_or(0);
        for v in read {
            let before = self.stages.get(v).copied().unwrap_or(0);
            let Some(Made::Tile(tile)) = self.made.get(v) else { continue };
            if few.are(*v) && (beside_others || before < stage) {
                few.take(*v, *tile, before);
                self.made.remove(v);
                self.stages.insert(*v, before + 1);
            } else if !few.are(*v) && before < stage {
                // What makes it again need not make these again.
                let (mut pending, mut seen) = (vec![*v], HashSet::default());
                while let Some(v) = pending.pop() {
                    let Some(Made::Tile(tile)) = self.made.get(&v).filter(|_| seen.insert(v)) else {
                        continue;
                    };
                    if few.are(v) {
                        few.take(v, *tile, self.stages.get(&v).copied().unwrap_or(0));
                    } else {
                        pending.extend(v.def().into_iter().flat_map(Op::operands));
                    }
                }
            }
        }
    }

    /// What a value is a sum of.
    fn leaves(&self, v: Val<'c>) -> Option<Vec<Val<'c>>> {
        Some(match self.made.get(&v)? {
            Made::Tile(_) => vec![unconverted(v)],
            Made::All(_, leaves) => leaves.clone(),
        })
    }
}

/// The tiles that these values are made of, one each.
fn tiles_of<'c>(read: &[Val<'c>], made: &HashMap<Val<'c>, Made<'c>>) -> HashSet<usize> {
    let tile = |v: &Val<'c>| match made.get(v) {
        Some(Made::Tile(tile)) => Some(*tile),
        _ => None,
    };
    read.iter().filter_map(tile).collect()
}
