//! Tiles that a program writes out one after the other (a Python loop over slices of the weights), as the loop that they are.
//!
//! `w[:, 0:C]`, `w[:, C:2C]`, … of one array are the trips. What is made of each is compared across all trips, value by
//! value: the same operations, of what all trips are given, of the integers on a line, and of what the trip before has made.
//! A value of which a trip reads the one before is carried, from what the first trip reads; what is put side by side
//! behind the last trip is written tile by tile. The loop computes what was written out: the same operations on the same
//! numbers in the same order. It stands only while [`super::untile`] looks at it: where that does not put it together, the program
//! goes on with what it had.
//!
//! A last, narrower tile stays behind the loop ([`super::tail`]).

mod written;

use super::tail::{part, unconverted};
use crate::analysis::counted::{integer, line};
use crate::analysis::reshape::through_barriers;
use crate::analysis::{reducer, splat};
use crate::ir::{Block, Op, TensorType, Val, attr_ints};
use crate::rewrite::cleanup;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// The loop of tiles that were written out, in which the program reads what it gives.
pub(super) struct Rolled<'c> {
    pub op: Op<'c>,
    /// What the program read before, by the results that it reads now.
    ends: Vec<(Val<'c>, Val<'c>)>,
}

impl<'c> Rolled<'c> {
    /// Lets the program go on with what it had.
    pub fn put_back(self) {
        for (old, new) in &self.ends {
            new.replace_all_uses(*old);
        }
        let block = self.op.block();
        self.op.erase();
        block.into_iter().for_each(cleanup::erase_dead);
    }
}

/// The blocks of a module that have such slices of `least` columns together.
pub(super) fn blocks(module: Op, least: i64) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    for block in module.walk().into_iter().filter(|op| part(*op).is_some()).filter_map(Op::block) {
        if !blocks.contains(&block) {
            blocks.push(block);
        }
    }
    blocks.retain(|block| !runs(*block, least).is_empty());
    blocks
}

/// Slices of one array, side by side, by the operation of each trip. What is narrower than a vocabulary, `least`, is no candidate:
/// halves of rotary embeddings, heads of attention.
pub(super) fn runs(block: Block, least: i64) -> Vec<Vec<Op>> {
    struct Run<'c> {
        trips: Vec<Op<'c>>,
        at: Vec<i64>,
        step: Option<i64>,
    }
    type Key<'c> = (Val<'c>, usize, Vec<i64>);
    let (mut open, mut order): (HashMap<Key, Vec<Run>>, Vec<Key>) = Default::default();
    for op in block.ops() {
        let Some((at, extents)) = part(op) else { continue };
        let whole = TensorType::of(op.operand(0)).map(|ty| ty.shape).unwrap_or_default();
        let cut: Vec<usize> = (0..whole.len()).filter(|d| extents[*d] != whole[*d]).collect();
        let [dim] = cut[..] else { continue };
        let key = (op.operand(0), dim, extents.clone());
        if !open.contains_key(&key) {
            order.push(key.clone());
        }
        let runs = open.entry(key).or_default();
        let width = extents[dim];
        if let Some(run) = runs.last_mut() {
            let step = at[dim] - run.at[dim];
            // A trip may read its tile twice.
            if step == 0 {
                continue;
            }
            if step.abs() == width && run.step.is_none_or(|before| before == step) {
                run.step = Some(step);
                run.trips.push(op);
                run.at = at;
                continue;
            }
        }
        runs.push(Run { trips: vec![op], at, step: None });
    }
    let runs = order.iter().flat_map(|key| {
        let width = key.2[key.1];
        let runs = open.remove(key).unwrap_or_default().into_iter().map(|run| run.trips);
        runs.filter(move |trips| trips.len() > 1 && trips.len() as i64 * width >= least)
    });
    runs.collect()
}

/// The loop of these trips; none if they do not make the same.
pub(super) fn roll<'c>(trips: &[Op<'c>]) -> Option<Rolled<'c>> {
    let block = trips.first()?.block()?;
    let mut all = Trips::of(block, trips);
    all.compare();
    let ends = all.ends()?;
    let inside = inside(&all.made());
    let last = inside.iter().max_by_key(|op| all.places[*op])?;
    Some(all.written(ends, &inside, last.next()?))
}

/// What a value is in all trips.
#[derive(Clone, Debug)]
enum Kind<'c> {
    Given(Val<'c>),
    /// An integer on a line, in each entry.
    Integer([i64; 2]),
    /// What the trip before made, or this.
    Before(Val<'c>, Vec<Val<'c>>),
    /// A slice that starts on a line along a dimension.
    Slice(Vec<Val<'c>>, usize, [i64; 2]),
    /// The same operation.
    Made(Vec<Vec<Val<'c>>>),
    /// A value of its own for each trip, made of no tile: these are put side by side in front of the loop.
    Own,
}

/// Whether, and where, what a trip makes is read behind the last one.
pub(super) enum End<'c> {
    Last(Vec<Val<'c>>),
    /// Side by side in this operation, along a dimension.
    SideBySide(Vec<Val<'c>>, Op<'c>, usize, [i64; 2]),
    /// The sum of what each trip has of these is this value; with it are added those of a narrower tile.
    Sum(Vec<Vec<Val<'c>>>, Val<'c>, Vec<Val<'c>>),
    /// The largest of what each trip has, of this number, and of those of a narrower tile is this value.
    Maximum(Vec<Val<'c>>, Val<'c>, f64, Vec<Val<'c>>),
    /// The sums of these side by side in zeros are this value, along a dimension; with them those of a narrower tile, and where these
    /// are, and what is added to all.
    Apart(Vec<Vec<Val<'c>>>, Val<'c>, (usize, [i64; 2]), Vec<(Vec<Val<'c>>, i64)>, Vec<Val<'c>>),
    /// Each of these is read on its own.
    Each(Vec<Val<'c>>),
}

impl<'c> End<'c> {
    /// What the trips have.
    fn rows(&self) -> Vec<Vec<Val<'c>>> {
        match self {
            End::Last(row) | End::SideBySide(row, ..) | End::Maximum(row, ..) | End::Each(row) => {
                vec![row.clone()]
            }
            End::Sum(rows, ..) | End::Apart(rows, ..) => rows.clone(),
        }
    }

    /// The values of the trips.
    pub fn members(&self) -> Vec<Val<'c>> {
        self.rows().concat()
    }

    /// What all trips make together; none for what is read of one trip.
    pub fn root(&self) -> Option<Val<'c>> {
        match self {
            End::Last(_) | End::Each(_) => None,
            End::SideBySide(_, op, ..) => Some(op.result(0)),
            End::Sum(_, root, _) | End::Maximum(_, root, ..) | End::Apart(_, root, ..) => Some(*root),
        }
    }
}

pub(super) struct Trips<'c> {
    block: Block<'c>,
    count: usize,
    /// Places in the block.
    places: HashMap<Op<'c>, usize>,
    /// The last trip that a value is made of.
    levels: HashMap<Val<'c>, usize>,
    /// Values of all trips that stand in the same place, by that of the first.
    rows: HashMap<Val<'c>, Vec<Val<'c>>>,
    order: Vec<Vec<Val<'c>>>,
    known: HashMap<Vec<Val<'c>>, Option<Kind<'c>>>,
    /// Values of each trip may be its own where they have no more than so many elements, and are none of these.
    own: Option<(i64, HashSet<Val<'c>>)>,
}

impl<'c> Trips<'c> {
    fn of(block: Block<'c>, trips: &[Op<'c>]) -> Self {
        let ops = block.ops();
        let places = ops.iter().enumerate().map(|(at, op)| (*op, at)).collect();
        let mut levels: HashMap<Val<'c>, usize> = HashMap::default();
        let mut lists: Vec<Vec<Val<'c>>> = vec![Vec::new(); trips.len()];
        let mut latest = 0;
        for op in ops {
            let own = trips.iter().position(|trip| *trip == op);
            let read = op.walk().into_iter().chain([op]).flat_map(Op::operands);
            let level = read.filter_map(|v| levels.get(&v).copied()).chain(own).max();
            let Some(level) = level else { continue };
            levels.extend(op.results().into_iter().map(|v| (v, level)));
            // What stands behind the beginning of the next trip is that one's, such as a guard of what it is given. All slices
            // may come first.
            latest = if own.is_none() { latest.max(level) } else { latest };
            let over = own.is_none() && level < latest;
            if !over && op.num_results() == 1 && unconverted(op.result(0)) == op.result(0) {
                lists[level].push(op.result(0));
            }
        }
        let (mut rows, mut order) = (HashMap::default(), Vec::new());
        for at in 0..lists.iter().map(Vec::len).min().unwrap_or(0) {
            let row: Vec<Val> = lists.iter().map(|list| list[at]).collect();
            let name = |v: &Val<'c>| v.def().map(Op::name);
            if row.iter().any(|v| name(v) != name(&row[0]) || v.mlir_type() != row[0].mlir_type()) {
                break;
            }
            rows.insert(row[0], row.clone());
            order.push(row);
        }
        let (known, own) = Default::default();
        Trips { block, count: trips.len(), places, levels, rows, order, known, own }
    }

    /// Trips of which none reads another one, whose values are compared by what they are made of.
    pub fn alike(block: Block<'c>, trips: &[Op<'c>]) -> Self {
        let places = block.ops().into_iter().enumerate().map(|(at, op)| (op, at)).collect();
        let (levels, rows, order, known, own) = Default::default();
        Trips { block, count: trips.len(), places, levels, rows, order, known, own }
    }

    /// The same where each trip may also read values of its own, of up to `most` elements, that are not `made` of tiles.
    pub fn alike_but_for(block: Block<'c>, trips: &[Op<'c>], most: i64, made: HashSet<Val<'c>>) -> Self {
        Trips { own: Some((most, made)), ..Trips::alike(block, trips) }
    }

    /// Writes the loop in front of `next`, of what such trips end with.
    pub fn written_behind(&self, ends: Vec<End<'c>>, next: Op<'c>) -> Rolled<'c> {
        self.written(ends, &HashSet::default(), next)
    }

    fn compare(&mut self) {
        for row in self.order.clone() {
            self.same(row, 0);
        }
        // What reads something else than all of these does not stand in the loop.
        loop {
            let reads = |kind: &Option<Kind<'c>>| match kind {
                Some(Kind::Made(operands)) => {
                    operands.iter().any(|row| self.known.get(row).is_none_or(Option::is_none))
                }
                Some(Kind::Before(_, row) | Kind::Slice(row, ..)) => {
                    self.known.get(row).is_none_or(Option::is_none)
                }
                _ => false,
            };
            let gone: Vec<Vec<Val>> =
                self.known.iter().filter(|(_, kind)| reads(kind)).map(|(row, _)| row.clone()).collect();
            if gone.is_empty() {
                break;
            }
            for row in gone {
                self.known.insert(row, None);
            }
        }
    }

    /// Whether these values of the trips are the same but for the trip.
    pub fn same(&mut self, row: Vec<Val<'c>>, depth: usize) -> bool {
        const MAX_DEPTH: usize = 256;
        if let Some(known) = self.known.get(&row) {
            return known.is_some();
        }
        let fits = depth < MAX_DEPTH && row.iter().all(|v| v.mlir_type() == row[0].mlir_type());
        let kind = if fits { self.kind(&row, depth + 1) } else { None };
        let found = kind.is_some();
        self.known.insert(row, kind);
        found
    }

    fn kind(&mut self, row: &[Val<'c>], depth: usize) -> Option<Kind<'c>> {
        if row.iter().all(|v| *v == row[0]) {
            return Some(Kind::Given(row[0]));
        }
        if let Some(text) = splat(row[0])
            && row.iter().all(|v| splat(*v).as_ref() == Some(&text))
        {
            return Some(Kind::Given(row[0]));
        }
        // A trip that reads the one before.
        if let Some(next) = self.rows.get(&row[1]).filter(|next| next[..self.count - 1] == row[1..]) {
            return Some(Kind::Before(row[0], next.clone()));
        }
        if !TensorType::of(row[0])?.elem.is_float() {
            let number =
                |v: &Val<'c>| splat(*v).and_then(|text| text.parse().ok()).or_else(|| integer(*v));
            if let Some(numbers) = row.iter().map(number).collect::<Option<Vec<i64>>>() {
                return Some(Kind::Integer(self.line(&numbers)?));
            }
        }
        if !self.may_be_own(row) {
            return self.computed(row, depth);
        }
        // Slices of one array need not be put side by side again.
        let moves = |op: Op| {
            ["slice", "reshape"]
                .into_iter()
                .any(|name| op.name().strip_prefix("stablehlo.") == Some(name))
        };
        let moved = row.iter().all(|v| v.def().is_some_and(moves));
        moved.then(|| self.computed(row, depth)).flatten().or(Some(Kind::Own))
    }

    /// Whether each trip may have a value of its own there.
    fn may_be_own(&self, row: &[Val<'c>]) -> bool {
        let few = |most: i64| TensorType::of(row[0]).is_some_and(|ty| ty.elements() <= most);
        self.own.as_ref().is_some_and(|(most, made)| few(*most) && row.iter().all(|v| !made.contains(v)))
    }

    /// What the operations behind these values have in common.
    fn computed(&mut self, row: &[Val<'c>], depth: usize) -> Option<Kind<'c>> {
        let ops: Vec<Op> = row.iter().map(|v| v.def()).collect::<Option<_>>()?;
        let first = ops[0];
        let in_block = ops.iter().all(|op| op.block() == Some(self.block) && op.num_results() == 1);
        let named =
            ops.iter().all(|op| op.name() == first.name() && op.num_operands() == first.num_operands());
        if !in_block || !named || !cleanup::is_pure(first) {
            return None;
        }
        if first.is("stablehlo.slice") {
            let starts: Vec<Vec<i64>> =
                ops.iter().map(|op| Some(part(*op)?.0)).collect::<Option<_>>()?;
            let moving: Vec<usize> = (0..starts[0].len())
                .filter(|d| starts.iter().any(|at| at[*d] != starts[0][*d]))
                .collect();
            let whole: Vec<Val> = ops.iter().map(|op| unchanged(op.operand(0))).collect();
            if let [dim] = moving[..] {
                // Other dimensions that are cut are not looked at.
                let (from, to) = (TensorType::of(whole[0])?, TensorType::of(row[0])?);
                (0..to.rank()).all(|d| d == dim || from.shape[d] == to.shape[d]).then_some(())?;
                let at: Vec<i64> = starts.iter().map(|at| at[dim]).collect();
                let line = self.line(&at)?;
                return self.same(whole.clone(), depth).then_some(Kind::Slice(whole, dim, line));
            }
        }
        let alike = ops.iter().all(|op| {
            let alone =
                op.regions().is_empty() || reducer(*op).is_some() && reducer(*op) == reducer(first);
            alone && op.attributes() == first.attributes()
        });
        alike.then_some(())?;
        let mut operands = Vec::new();
        for at in 0..first.num_operands() {
            let operand: Vec<Val> = ops.iter().map(|op| unchanged(op.operand(at))).collect();
            self.same(operand.clone(), depth).then_some(())?;
            operands.push(operand);
        }
        Some(Kind::Made(operands))
    }

    fn line(&self, values: &[i64]) -> Option<[i64; 2]> {
        line(&(0..self.count as i64).collect::<Vec<_>>(), values)
    }

    /// What the trips make of their tiles, or of what the one before made, in the order in which it stands in the last one.
    fn made(&self) -> Vec<&Vec<Val<'c>>> {
        let is_made = |(row, kind): (&_, &_)| {
            let row: &Vec<Val> = row;
            let stands = matches!(kind, Some(Kind::Made(_) | Kind::Slice(..)));
            (stands && row.iter().any(|v| self.levels.contains_key(v))).then(|| row.last()?.def())?
        };
        let rows = self.known.iter().filter_map(|both| Some((is_made(both)?, both.0)));
        let mut rows: Vec<(usize, &Vec<Val>)> = rows.map(|(op, row)| (self.places[&op], row)).collect();
        rows.sort_by_key(|(at, _)| *at);
        rows.into_iter().map(|(_, row)| row).collect()
    }

    /// What is read behind the trips; none if something else reads what only the loop would have.
    fn ends(&self) -> Option<Vec<End<'c>>> {
        let made = self.made();
        let inside = inside(&made);
        let last = inside.iter().map(|op| self.places[op]).max()?;
        // Conversions that change nothing are looked through.
        let readers = |v: Val<'c>| {
            let (mut found, mut pending) = (Vec::new(), vec![v]);
            while let Some(v) = pending.pop() {
                for used in v.uses().into_iter().filter(|used| !inside.contains(&used.owner)) {
                    let same = used.owner.num_results() == 1
                        && used.owner.block() == Some(self.block)
                        && unconverted(used.owner.result(0)) == unconverted(v);
                    if same {
                        pending.push(used.owner.result(0));
                    } else {
                        found.push(used.owner);
                    }
                }
            }
            found
        };
        let mut ends = Vec::new();
        for row in made {
            let read: Vec<Vec<Op>> = row.iter().map(|v| readers(*v)).collect();
            if read.iter().all(Vec::is_empty) {
                continue;
            }
            if let [user] = read[0][..]
                && user.is("stablehlo.concatenate")
                && read.iter().all(|read| read[..] == [user])
            {
                ends.push(self.side_by_side(row, user, last)?);
                continue;
            }
            let (behind, before) = read.split_last()?;
            let later = |op: &Op<'c>| self.places.get(op).is_some_and(|at| *at > last);
            (before.iter().all(Vec::is_empty) && behind.iter().all(later)).then_some(())?;
            ends.push(End::Last(row.clone()));
        }
        (!ends.is_empty()).then_some(ends)
    }

    fn side_by_side(&self, row: &[Val<'c>], user: Op<'c>, last: usize) -> Option<End<'c>> {
        let [dim] = attr_ints(user.attr("dimension")?)?[..] else { return None };
        let operands: Vec<Val> = user.operands().into_iter().map(unconverted).collect();
        let width = TensorType::of(row[0])?.shape[dim as usize];
        let at: Vec<i64> = row
            .iter()
            .map(|v| operands.iter().position(|operand| operand == v).map(|at| at as i64 * width))
            .collect::<Option<_>>()?;
        let line = self.line(&at).filter(|[scale, _]| *scale != 0)?;
        // What the tiles leave over comes last.
        let in_front = line == [width, 0] || operands.len() == row.len();
        (in_front && self.places[&user] > last)
            .then(|| End::SideBySide(row.to_vec(), user, dim as usize, line))
    }
}

/// A value before it is converted to its own type, or goes through a barrier.
fn unchanged(mut v: Val) -> Val {
    loop {
        let inner = through_barriers(unconverted(v));
        if inner == v {
            return v;
        }
        v = inner;
    }
}

/// The operations of these rows.
fn inside<'c>(rows: &[&Vec<Val<'c>>]) -> HashSet<Op<'c>> {
    rows.iter().flat_map(|row| row.iter().filter_map(|v| v.def())).collect()
}
