//! Statistics and gradients of column blocks that stand one after the other: loops over blocks that `untile` unrolls, since
//! autodiff goes through them and columns remain behind (`unrolled.rs`).
//!
//! Blocks are not compared one by one: the first may start the statistics. As polynomials of real numbers ([`super::reals`]),
//! one value of each row is `log Z` over all columns, and autodiff adds `D·exp(x)` to the gradient of each block, with the same D of
//! the row for all blocks; the term through the running maximum has the factor 0. Infinities and NaN are evaluated by the
//! program's own operations ([`trial`]).
//!
//! With X the concatenation of all blocks, `log Z` is then that of X, and a block's gradient is `R·exp(x − M)` with
//! `R = D·Z/Σ exp(X − M)`. What remains are sums over blocks and concatenations; they are written as loops ([`mod@loops`]),
//! which `untile` coalesces. Where one of them cannot be coalesced, nothing is.
//!
//! If the first running maximum is a literal such as -1e30, M is at least that, and smaller logits count nothing.
//!
//! Blocks whose logarithm is computed on its own (`logsumexp` of blocks, `logaddexp`) are left alone: a block of nothing but
//! −inf has a gradient of NaN in the program, which no value of the row says.

mod loops;
mod maxima;
mod trial;
mod unbarred;

pub(super) use loops::loops;
pub(super) use maxima::without_maxima;
pub(super) use unbarred::Unbarred;

use super::carries::{Exponentials, largest, not_a_number, sum_of};
use super::differentiated::trying;
use super::hit::others;
use super::pair::Key;
use super::reals::{Base, Exponents, Reals};
use super::roll::Trips;
use super::statistics::TileSum;
use super::tail::part;
use super::values::{bare, literal};
use crate::analysis::polynomial::{Polynomial, times};
use crate::analysis::reshape::through_barriers;
use crate::analysis::residuals;
use crate::ir::{Block, Builder, Direction, Elem, Op, TensorType, Val};
use crate::rewrite::cleanup;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use trial::{Back, Trial, Way};

/// Slices of one array, side by side.
pub(super) struct Run<'c> {
    pub whole: Val<'c>,
    pub dim: usize,
    /// Where each tile begins, and its columns. The last one may be narrower.
    pub tiles: Vec<(i64, i64)>,
    /// The slices of the tiles of one width.
    pub slices: Vec<Op<'c>>,
    /// Whether these are the trips of one loop.
    pub trips: bool,
    /// Whether the maximum is looked for that is found before the sums.
    pub one_maximum: bool,
}

impl<'c> Run<'c> {
    /// Of these slices, and one behind them.
    pub fn of(block: Block<'c>, slices: &[Op<'c>]) -> Option<Run<'c>> {
        let whole = slices.first()?.operand(0);
        let shape = TensorType::of(whole)?.shape;
        let mut placed: Vec<(i64, Op)> = Vec::new();
        let (_, extents) = part(slices[0])?;
        let dim = (0..shape.len()).find(|d| extents[*d] != shape[*d])?;
        for op in slices {
            placed.push((part(*op)?.0[dim], *op));
        }
        placed.sort_by_key(|(at, _)| *at);
        let width = extents[dim];
        let mut tiles: Vec<(i64, i64)> = placed.iter().map(|(at, _)| (*at, width)).collect();
        let end = tiles.last()?.0 + width;
        let behind = block.ops().into_iter().find_map(|op| {
            let (at, extents) = part(op).filter(|_| op.operand(0) == whole)?;
            let only = (0..shape.len()).all(|d| d == dim || extents[d] == shape[d]);
            (only && at[dim] == end && extents[dim] < width).then_some((end, extents[dim]))
        });
        tiles.extend(behind);
        let slices = placed.into_iter().map(|(_, op)| op).collect();
        Some(Run { whole, dim, tiles, slices, trips: false, one_maximum: false })
    }

    /// Which tile an operation takes; none if it is no slice of this array.
    fn tile(&self, op: Op<'c>) -> Option<usize> {
        let (at, extents) = part(op).filter(|_| op.operand(0) == self.whole)?;
        self.tiles.iter().position(|tile| *tile == (at[self.dim], extents[self.dim]))
    }

    /// Of which tiles each value of the block is made: the number of one, or none if there are several.
    fn made_of(&self, block: Block<'c>) -> HashMap<Val<'c>, Option<usize>> {
        let mut made: HashMap<Val, Option<usize>> = HashMap::default();
        for op in block.ops() {
            if op.is("stablehlo.optimization_barrier") {
                for (v, result) in op.operands().into_iter().zip(op.results()) {
                    made.extend(made.get(&v).copied().map(|of| (result, of)));
                }
                continue;
            }
            let read = op.walk().into_iter().chain([op]).flat_map(Op::operands);
            let mut of: Vec<Option<usize>> = read.filter_map(|v| made.get(&v).copied()).collect();
            of.extend(part(op).filter(|_| op.operand(0) == self.whole).map(|_| self.tile(op)));
            let Some(first) = of.first().copied() else { continue };
            let one = first.filter(|_| of.iter().all(|tile| *tile == first));
            made.extend(op.results().into_iter().map(|v| (v, one)));
        }
        made
    }
}

/// Values of a block that have the same numbers.
struct Same<'c>(HashMap<Val<'c>, Val<'c>>);

impl<'c> Same<'c> {
    fn of(block: Block<'c>) -> Same<'c> {
        let (mut same, mut seen): (Same, HashMap<Key, Val>) =
            (Same(HashMap::default()), HashMap::default());
        for op in block.ops().into_iter().filter(|op| op.num_results() == 1) {
            let Some(key) = Key::of(op, |v| same.first(v)) else { continue };
            let v = op.result(0);
            let first = *seen.entry(key).or_insert(v);
            if first != v {
                same.0.insert(v, first);
            }
        }
        same
    }

    fn first(&self, v: Val<'c>) -> Val<'c> {
        let v = unbarred(v);
        self.0.get(&v).map_or(v, |first| unbarred(*first))
    }
}

/// The numbers of a value before they are put into another arrangement, or go through the barriers of `jax.checkpoint`.
fn unbarred(mut v: Val) -> Val {
    loop {
        let inner = through_barriers(bare(v));
        if inner == v {
            return v;
        }
        v = inner;
    }
}

/// The logits of a tile that exponentials are made of, in the order in which the program sums them up.
#[derive(Clone)]
struct Tile<'c> {
    x: Val<'c>,
    ty: TensorType,
    /// Which one it is of the columns.
    at: usize,
}

/// How many rows a tile has.
fn rows_of(tile: &Tile, dim: usize) -> i64 {
    tile.ty.elements() / tile.ty.shape[dim].max(1)
}

/// Values as polynomials, of these tiles one after the other.
fn reals_of<'a, 'c>(
    same: &'a dyn Fn(Val<'c>) -> Val<'c>,
    tiles: &[Tile<'c>],
    dim: usize,
) -> Reals<'a, 'c> {
    let exponents = tiles.iter().enumerate().map(|(at, tile)| Exponents {
        x: tile.x,
        ty: tile.ty.clone(),
        before: at.checked_sub(1),
        after: at,
    });
    Reals::of_tiles(same, exponents.collect(), dim)
}

/// What a tile's gradient has of `log Z`, and what else.
#[derive(Clone)]
struct Gradient<'c> {
    total: Val<'c>,
    terms: Vec<Val<'c>>,
    others: Vec<Val<'c>>,
}

/// The logits of each tile, and which of their dimensions has the columns; none if there are several in a tile.
fn exponents<'c>(block: Block<'c>, run: &Run<'c>, same: &Same<'c>) -> Option<(Vec<Tile<'c>>, usize)> {
    let made = run.made_of(block);
    let (mut tiles, mut along): (Vec<Tile>, Option<usize>) = Default::default();
    for op in block.ops().into_iter().filter(|op| op.is("stablehlo.reduce")) {
        let is_zero = |v| literal(v) == Some(0.0);
        let Some((TileSum { x, .. }, dim)) = TileSum::along(op, is_zero) else { continue };
        let Some(Some(at)) = made.get(&x).copied() else { continue };
        let ty = TensorType::of(x)?;
        (ty.shape[dim] == run.tiles[at].1 && ty.elem == Elem::F32).then_some(())?;
        match tiles.iter().find(|tile| tile.at == at) {
            Some(known) => (same.first(known.x) == same.first(x)).then_some(())?,
            None => tiles.push(Tile { x, ty, at }),
        }
        (*along.get_or_insert(dim) == dim).then_some(())?;
    }
    (tiles.len() == run.tiles.len()).then_some((tiles, along?))
}

/// What a run of tiles has.
struct Found<'c> {
    tiles: Vec<Tile<'c>>,
    dim: usize,
    statistic: Val<'c>,
    way: Way,
    gradients: Vec<Gradient<'c>>,
    back: Option<Back<'c>>,
}

/// Makes what the block has of these tiles' statistic, and of the gradients by it, of all columns. None where it is not known
/// to be one, and everything stays.
pub(super) fn whole<'c>(block: Block<'c>, run: &Run<'c>) -> Option<()> {
    let (found, places) = trying(block, || proven(block, run))?;
    let made = run.made_of(block);
    found.write(run, places);
    // No tile is computed again.
    for op in block.ops().into_iter().filter(|op| op.is("stablehlo.optimization_barrier")) {
        if op.operands().iter().any(|v| made.contains_key(v)) {
            op.results().into_iter().zip(op.operands()).for_each(|(v, of)| v.replace_all_uses(of));
        }
    }
    cleanup::erase_dead(block);
    Some(())
}

/// What is found of these tiles, where it can be written, and where each operation stands.
fn proven<'c>(block: Block<'c>, run: &Run<'c>) -> Option<(Found<'c>, HashMap<Op<'c>, usize>)> {
    let same = Same::of(block);
    let (tiles, dim) = exponents(block, run, &same)?;
    let found = find(block, run, &same, tiles, dim)?;
    let places = places_of(block);
    let place = |v: Val<'c>| v.def().and_then(|op| places.get(&op).copied()).unwrap_or(0);
    let first = found.gradients.iter().map(|g| place(g.total)).min();
    let behind = place(found.statistic).max(found.back.as_ref().map_or(0, |back| place(back.value)));
    let is_behind = found.tiles.iter().all(|tile| place(tile.x) < place(found.statistic));
    (is_behind && first.is_none_or(|first| first > behind)).then_some((found, places))
}

/// Where each operation stands.
fn places_of<'c>(block: Block<'c>) -> HashMap<Op<'c>, usize> {
    block.ops().into_iter().enumerate().map(|(at, op)| (op, at)).collect()
}

/// Most tiles that are tried out together.
const MOST: usize = 64;
/// Most values that a tile's gradient is looked for among.
const MOST_FORMS: usize = 8;

fn find<'c>(
    block: Block<'c>,
    run: &Run<'c>,
    same: &Same<'c>,
    tiles: Vec<Tile<'c>>,
    dim: usize,
) -> Option<Found<'c>> {
    let mut columns: Vec<&Tile> = tiles.iter().collect();
    columns.sort_by_key(|tile| tile.at);
    let row = columns[..run.slices.len()].iter().map(|tile| tile.x).collect();
    if !Trips::of(block, &run.slices).same(row, 0) {
        return None;
    }
    if tiles.len() > MOST {
        return None;
    }
    let first = |v| same.first(v);
    let mut reals = reals_of(&first, &tiles, dim);
    let made = run.made_of(block);
    let rows = rows_of(&tiles[0], dim);
    let is_row =
        |v: &Val| TensorType::of(*v).is_some_and(|ty| ty.elem == Elem::F32 && ty.elements() == rows);
    let all: Vec<Op> = block.ops().into_iter().filter(|op| op.num_results() == 1).collect();
    let of_all = reals.plain(Base::Columns(tiles.len() - 1));
    let mut numbers: Vec<(Val, Polynomial)> = Vec::new();
    for v in all.iter().flat_map(|op| op.operands().into_iter().chain(op.results())) {
        let float = TensorType::of(v).is_some_and(|ty| ty.elem.is_float());
        let number = if float { reals.of(v, 0) } else { continue };
        if is_row(&v) && !numbers.iter().any(|(known, _)| *known == v) {
            numbers.push((v, number));
        }
    }
    let is_all = |(v, number): &&(Val<'c>, Polynomial)| made.contains_key(v) && *number == of_all;
    let mut statistics: Vec<Val> = numbers.iter().filter(is_all).map(|(v, _)| *v).take(8).collect();
    if statistics.is_empty() {
        statistics.extend(logarithm(block, &mut reals, &numbers, tiles.len() - 1));
    }
    if statistics.is_empty() {
        return None;
    }
    let of_trial = tiles.clone();
    let trial = Trial { block, same, tiles: &of_trial, dim, trips: run.trips };
    // Such as what is chosen where nothing is infinite, before that is chosen.
    let way = |v: Val<'c>| Some((v, trial.statistic(v)?));
    let (statistic, way) = statistics.into_iter().find_map(way)?;

    // What a tile's gradient becomes, of a temperature or a scale, is a number of the row times `exp(x)` as well.
    let mut gradients: Vec<Vec<(Gradient, Polynomial)>> = Vec::new();
    for (at, tile) in tiles.iter().enumerate() {
        let is_tile = |op: &&Op<'c>| {
            let ty = TensorType::of(op.result(0));
            let read = op.result(0).uses().into_iter().map(|used| used.owner);
            let ends =
                |op: Op| !["add", "negate", "reduce"].iter().any(|name| op.name().ends_with(name));
            ty.is_some_and(|ty| ty.shape == tile.ty.shape && ty.elem.is_float())
                && read.into_iter().any(ends)
                && made.contains_key(&op.result(0))
        };
        let found = all.iter().rev().filter(is_tile).filter_map(|op| {
            let (terms, number, others) = reals.split(op.result(0), at, None);
            let gradient = Gradient { total: op.result(0), terms, others };
            (!number.is_empty()).then_some((gradient, number))
        });
        gradients.push(found.take(MOST_FORMS).collect());
    }
    let mut found = Found { statistic, way, gradients: Vec::new(), back: None, tiles, dim };
    let mut forms: Vec<Polynomial> = Vec::new();
    for (_, number) in &gradients[0] {
        let is_of = |tile: &Vec<(Gradient, Polynomial)>| tile.iter().any(|(_, other)| other == number);
        if !forms.contains(number) && gradients.iter().all(is_of) {
            forms.push(number.clone());
        }
    }
    for number in &forms {
        let total = times(number, &reals.exp(Base::Columns(found.tiles.len() - 1), 1));
        let candidates = numbers.iter().filter(|(_, number)| *number == total).map(|(v, _)| *v);
        let of_tile = |tile: &Vec<(Gradient<'c>, Polynomial)>| {
            tile.iter().find(|(_, other)| other == number).map(|(gradient, _)| gradient.clone())
        };
        let alike: Vec<Gradient> = gradients.iter().filter_map(of_tile).collect();
        found.back = candidates.take(8).find_map(|v| trial.gradient(v, statistic, way, &alike));
        if found.back.is_some() {
            found.gradients = alike;
            break;
        }
    }
    if !forms.is_empty() && found.back.is_none() {
        return None;
    }
    loops::are_sums(block, run, &found.others()).then_some(found)
}

/// `m + log s` of the first running sum `s = Z·exp(−m)` of all columns, written behind both: autodiff leaves the logarithm out where nobody
/// reads the loss. It is NaN and infinite where that of the program would be.
fn logarithm<'c>(
    block: Block<'c>,
    reals: &mut Reals<'_, 'c>,
    numbers: &[(Val<'c>, Polynomial)],
    last: usize,
) -> Option<Val<'c>> {
    let is_maximum = |v: &Val<'c>| v.def().is_some_and(|op| op.is("stablehlo.maximum"));
    let mut maxima = numbers.iter().map(|(v, _)| *v).filter(is_maximum);
    let (m, s) = maxima.find_map(|m| {
        let base = reals.value(m);
        let sum = times(&reals.exp(Base::Columns(last), 1), &reals.exp(base, -1));
        Some((m, numbers.iter().find(|(_, number)| *number == sum)?.0))
    })?;
    let places = places_of(block);
    let place = |v: Val<'c>| v.def().and_then(|op| places.get(&op).copied());
    let behind = place(m).max(place(s))? + 1;
    let b = Builder { loc: s.def()?.location(), ..Builder::before(block.ops()[behind]) };
    let m = b.reshape(m, &TensorType::of(s)?.shape);
    Some(b.elementwise("add", &[m, b.elementwise("log", &[s])]))
}

impl<'c> Found<'c> {
    /// Of what the statistic and the gradients will be made, but for what is made of all columns.
    fn others(&self) -> HashMap<Val<'c>, Vec<Val<'c>>> {
        let gradients = self.tiles.iter().zip(&self.gradients);
        let mut all: HashMap<Val, Vec<Val>> =
            gradients.map(|(tile, of)| (of.total, [&of.others[..], &[tile.x]].concat())).collect();
        all.insert(self.statistic, Vec::new());
        all
    }

    /// Writes the statistic, and the gradients by it, of all columns.
    fn write(self, run: &Run<'c>, places: HashMap<Op<'c>, usize>) {
        let Found { tiles, dim, statistic, way, gradients, back } = self;
        let Some(at) = statistic.def() else { return };
        let mut b = Builder::before(at);
        b.loc = at.location();
        let mut columns = tiles.clone();
        columns.sort_by_key(|tile| tile.at);
        let x = b.concatenate(&columns.iter().map(|tile| tile.x).collect::<Vec<_>>(), dim);
        let mut most = largest(&b, x, dim);
        if way.lowest.is_finite() {
            let lowest = b.splat(
                &TensorType::of(most).expect("a row"),
                &format!("0x{:08X}", way.lowest.to_bits()),
            );
            most = b.elementwise("maximum", &[most, lowest]);
        }
        let all = Exponentials::of(&b, (x, dim), most, way.whole.cut);
        all.e.def().into_iter().for_each(|op| op.set_unit_attr(residuals::WHOLE));
        let first = &tiles[if way.turned { tiles.len() - 1 } else { 0 }];
        let origin = run.tiles[0].0;
        let (start, width) = run.tiles[first.at];
        let log = all.statistic(&b, way.whole, (start - origin, width));
        let shape = TensorType::of(statistic).expect("a row").shape;
        let own: HashSet<Op> = HashSet::from_iter([at]);
        let log = b.reshape(log, &shape);
        for used in statistic.uses().into_iter().filter(|used| !own.contains(&used.owner)) {
            used.owner.set_operand(used.index, log);
        }
        let Some(back) = back else { return };
        let earliest = gradients.iter().filter_map(|g| g.total.def()).min_by_key(|op| places[op]);
        let b = earliest.map_or(b, Builder::before);
        let sum = sum_of(&b, all.e, dim);
        let row = TensorType::of(sum).expect("a row");
        let given = b.convert(b.reshape(back.value, &row.shape), Elem::F32);
        let mut factor = b.elementwise("divide", &[given, sum]);
        let nan = b.splat(&row, not_a_number(Elem::F32));
        if back.special.finite {
            let finite = b.one("stablehlo.is_finite", &[factor], &[], &row.with_elem(Elem::I1));
            factor = b.elementwise("select", &[finite, factor, nan]);
        }
        if back.special.known {
            let known = b.reshape(log, &row.shape);
            let unknown = b.compare(Direction::Ne, known, known);
            factor = b.elementwise("select", &[unknown, nan, factor]);
        }
        for (tile, gradient) in tiles.iter().zip(gradients) {
            gradient.put(tile, dim, factor, all.taken_off);
        }
    }
}

impl<'c> Gradient<'c> {
    /// Puts `R·exp(x − M)` in the place of what the program has.
    fn put(self, tile: &Tile<'c>, dim: usize, factor: Val<'c>, taken_off: Val<'c>) {
        let (Some(at), Some(total)) = (self.total.def(), TensorType::of(self.total)) else { return };
        let mut b = Builder::before(at);
        b.loc = at.location();
        let (rows, _) = others(&tile.ty, dim);
        let spread = |v: Val<'c>| b.broadcast(v, &tile.ty.shape, &rows);
        let less = b.elementwise("subtract", &[tile.x, spread(taken_off)]);
        let e = b.elementwise("exponential", &[less]);
        let part = b.convert(b.elementwise("multiply", &[spread(factor), e]), total.elem);
        let sum = self.others.into_iter().reduce(|sum, other| b.elementwise("add", &[sum, other]));
        self.total.replace_all_uses(sum.map_or(part, |sum| b.elementwise("add", &[sum, part])));
    }
}
