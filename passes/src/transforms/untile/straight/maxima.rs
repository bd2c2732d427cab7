//! Tiles whose maximum is found before the sums that have it taken off: `m = max(max(t₀), max(t₁), …)`, then `Σ exp(tᵢ − m)`.
//!
//! No tile's statistic is made of another's there, but for the maxima. A softmax is the same for logits that are all shifted, so that what
//! comes back to the maximum is 0 in real numbers ([`super::super::reals`]), and so is what autodiff makes of that: what it hands to the
//! largest entries of each tile, and to the maximum before. That is taken away. What is left are sums and maxima over tiles, and
//! tiles side by side, which [`mod@super::loops`] writes. What the program computes in place of 0 is the rounding of other terms.
//!
//! NaN is not 0: where what comes back to a row's maximum is NaN, each entry of the row is. Which number of the row tells that is tried
//! out by the program's own operations, with tiles and gradients of every kind; where no number does, everything stays.

mod infinite;
mod products;

use super::super::carries::not_a_number;
use super::super::differentiated::trying;
use super::super::hit::others;
use super::super::nothing::makes_nothing;
use super::super::roll::Trips;
use super::super::rows::Sequences;
use super::super::statistics::TileSum;
use super::super::values::literal;
use super::loops::{are_sums, placed};
use super::trial::Trial;
use super::{MOST, Run, Same, Tile, exponents, places_of, reals_of, rows_of};
use crate::ir::{Block, Builder, Elem, Op, TensorType, Val};
use crate::rewrite::cleanup;
use products::{Product, is_product};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use std::rc::Rc;

/// Takes away what comes back to the maximum of these tiles, so that what is left are sums and maxima over tiles. None where it is not
/// known to be nothing, or where something else is left: everything stays.
pub(in super::super) fn without_maxima<'c>(block: Block<'c>, run: &Run<'c>) -> Option<()> {
    let same = Same::of(block);
    let (mut tiles, dim) = exponents(block, run, &same)?;
    tiles.sort_by_key(|tile| tile.at);
    let row = tiles[..run.slices.len()].iter().map(|tile| tile.x).collect();
    (tiles.len() <= MOST && Trips::of(block, &run.slices).same(row, 0)).then_some(())?;
    let made: HashSet<Val> = run.made_of(block).into_keys().collect();
    takes_one_off(block, &same, &tiles).then_some(())?;
    let flow = Flow::of(block, &same, (&tiles, dim), &made)?;
    let told_by = match flow.ends.is_empty() && flow.products.is_empty() {
        true => None,
        false => Some(flow.told_by(block, &same, (&tiles, dim), run.trips)?),
    };
    trying(block, || {
        let change =
            told_by.map_or(Some(Change::default()), |told_by| flow.put((run, &made), dim, told_by))?;
        let known = are_sums(block, run, &HashMap::default());
        if !known {
            change.undo();
        }
        known.then_some(())
    })?;
    // No tile is computed again.
    for op in block.ops().into_iter().filter(|op| op.is("stablehlo.optimization_barrier")) {
        if op.operands().iter().any(|v| made.contains(v)) {
            op.results().into_iter().zip(op.operands()).for_each(|(v, of)| v.replace_all_uses(of));
        }
    }
    cleanup::erase_dead(block);
    Some(())
}

/// Whether the sums of all tiles' exponentials have the same number of each row taken off.
fn takes_one_off<'c>(block: Block<'c>, same: &Same<'c>, tiles: &[Tile<'c>]) -> bool {
    let is_zero = |v| literal(v) == Some(0.0);
    let sums = block.ops().into_iter().filter(|op| op.is("stablehlo.reduce"));
    let sums = sums.filter_map(|op| TileSum::along(op, is_zero)).map(|(sum, _)| sum);
    let of_tiles = sums.filter(|sum| tiles.iter().any(|tile| same.first(tile.x) == same.first(sum.x)));
    let rows: HashSet<Val> = of_tiles.map(|sum| same.first(sum.row)).collect();
    rows.len() == 1
}

/// What is 0 in real numbers because what comes back to a maximum is.
struct Flow<'c> {
    /// What comes back to maxima.
    roots: Vec<Val<'c>>,
    /// What is made of that and read by something else.
    ends: Vec<End<'c>>,
    /// What is multiplied, or summed over rows, of that, in the order of what is beside it.
    products: Vec<Product<'c>>,
    /// What adds that to something else, as which operand.
    dropped: Vec<(Op<'c>, usize)>,
}

/// What is nothing in real numbers, and read by something that is not.
struct End<'c> {
    v: Val<'c>,
    /// Tiles: itself, or those that are put into it, and where these begin.
    tiles: Vec<Val<'c>>,
    at: Option<Vec<Vec<i64>>>,
}

impl<'c> End<'c> {
    /// None where it is neither a tile nor tiles among zeros.
    fn of(v: Val<'c>, tiles: &[Tile<'c>], zeros: &HashSet<Val<'c>>) -> Option<End<'c>> {
        let is_tile = |v: Val<'c>| {
            let shape = TensorType::of(v).map(|ty| ty.shape);
            tiles.iter().any(|tile| shape.as_ref() == Some(&tile.ty.shape))
        };
        if is_tile(v) {
            return Some(End { v, tiles: vec![v], at: None });
        }
        let (mut of, mut at, mut pending) = (Vec::new(), Vec::new(), vec![v]);
        while let Some(v) = pending.pop() {
            if literal(v) == Some(0.0) {
                continue;
            }
            if let Some(sum) = v.def().filter(|op| op.is("stablehlo.add")) {
                pending.extend(sum.operands());
                continue;
            }
            let (tile, starts) = placed(v).filter(|(tile, _)| zeros.contains(tile) && is_tile(*tile))?;
            of.push(tile);
            at.push(starts);
        }
        Some(End { v, tiles: of, at: Some(at) })
    }
}

/// What was changed, and can be undone.
#[derive(Default)]
struct Change<'c>(Vec<(Op<'c>, usize, Val<'c>)>);

impl<'c> Change<'c> {
    /// Lets what reads `old`, but for `except`, read `new`.
    fn replace(&mut self, old: Val<'c>, new: Val<'c>, except: Option<Op<'c>>) {
        for used in old.uses().into_iter().filter(|used| Some(used.owner) != except) {
            self.replace_operand(used.owner, used.index, new);
        }
    }

    fn replace_operand(&mut self, op: Op<'c>, index: usize, new: Val<'c>) {
        self.0.push((op, index, op.operand(index)));
        op.set_operand(index, new);
    }

    fn undo(self) {
        self.0.into_iter().rev().for_each(|(op, index, old)| op.set_operand(index, old));
    }
}

impl<'c> Flow<'c> {
    /// None where something else than tiles is made of it.
    fn of(
        block: Block<'c>,
        same: &Same<'c>,
        (tiles, dim): (&[Tile<'c>], usize),
        made: &HashSet<Val<'c>>,
    ) -> Option<Flow<'c>> {
        let first = |v| same.first(v);
        let mut reals = reals_of(&first, tiles, dim);
        let rows = rows_of(&tiles[0], dim);
        let is_row =
            |v: Val| TensorType::of(v).is_some_and(|ty| ty.elem == Elem::F32 && ty.elements() == rows);
        let (mut zeros, mut roots): (HashSet<Val>, Vec<Val>) = Default::default();
        // What is made of products of zeros, and these.
        let (mut behind, mut multiplied): (HashSet<Val>, Vec<(Op, Val)>) = Default::default();
        let ops = block.ops();
        for op in ops.iter().copied() {
            if op.is("stablehlo.optimization_barrier") {
                for (v, result) in op.operands().into_iter().zip(op.results()) {
                    for known in [&mut zeros, &mut behind] {
                        known.extend(known.contains(&v).then_some(result));
                    }
                }
                continue;
            }
            let Some(v) = op.results().first().copied().filter(|_| op.num_results() == 1) else {
                continue;
            };
            let zero = op.operands().into_iter().find(|v| zeros.contains(v));
            let reads_product = op.operands().iter().any(|v| behind.contains(v));
            let is_nothing = (zero.is_some() || reads_product)
                && makes_nothing(op, |v| zeros.contains(&v) || behind.contains(&v));
            if is_nothing && let Some(zero) = zero.filter(|_| is_product(op, dim)) {
                multiplied.push((op, zero));
                behind.insert(v);
            } else if is_nothing {
                if reads_product {
                    behind.insert(v)
                } else {
                    zeros.insert(v)
                };
            } else if made.contains(&v) && is_row(v) && literal(first(v)).is_none() {
                let sum =
                    matches!(op.name(), "stablehlo.add" | "stablehlo.subtract" | "stablehlo.reduce");
                if sum && reals.of(v, 0).is_empty() {
                    zeros.insert(v);
                    roots.push(v);
                }
            }
        }
        let nothing: HashSet<Val> = zeros.union(&behind).copied().collect();
        let products = multiplied.into_iter();
        let products = products.map(|(op, zero)| Product::of(op, zero, &ops, same, &nothing));
        let mut products: Vec<Product> = products.collect::<Option<_>>()?;
        let places = places_of(block);
        products.sort_by_key(|product| places.get(&product.beside.0).copied());
        let (mut ends, mut dropped) = (Vec::new(), Vec::new());
        for v in ops.iter().flat_map(|op| op.results()).filter(|v| nothing.contains(v)) {
            let goes_on = |reader: Op<'c>, index: usize| {
                let on = if reader.is("stablehlo.optimization_barrier") { index } else { 0 };
                reader.results().get(on).is_some_and(|v| nothing.contains(v))
            };
            let read: Vec<(Op, usize)> = readers(v).filter(|(op, at)| !goes_on(*op, *at)).collect();
            if behind.contains(&v) {
                read.iter().all(|(op, _)| op.is("stablehlo.add")).then_some(())?;
                dropped.extend(read);
            } else if !read.is_empty() {
                ends.push(End::of(v, tiles, &zeros)?);
            }
        }
        Some(Flow { roots, ends, products, dropped })
    }

    /// The number of a row that is not finite where each entry gets NaN, and is finite where none gets more than roundings of what
    /// comes back; none if no number of these does.
    fn told_by(
        &self,
        block: Block<'c>,
        same: &Same<'c>,
        (tiles, dim): (&[Tile<'c>], usize),
        trips: bool,
    ) -> Option<Val<'c>> {
        const MOST_SOURCES: usize = 8;
        let (numbers, sources) = self.behind(block, same, tiles, dim);
        let trial = Trial { block, same, tiles, dim, trips };
        let ends = self.ends.iter().flat_map(|end| end.tiles.iter().copied());
        let ends: Vec<Val> = ends.chain(self.products.iter().map(|product| product.nothing)).collect();
        sources.into_iter().take(MOST_SOURCES).find_map(|source| {
            let mut told_by = numbers.clone();
            let wanted = [&ends[..], &numbers[..]].concat();
            let order = trial.order(&wanted, &[source]);
            for of in Sequences::of_some(tiles.len(), trips, true) {
                let cells = trial.numbers(&of, Some(source), &order, &wanted)?;
                let (entries, rows) = cells.split_at(ends.len());
                let back: Rc<[f32]> = match literal(source) {
                    Some(number) => std::iter::repeat_n(number as f32, of.count).collect(),
                    None => of.gradients[0].rows().collect(),
                };
                let tells = |number: &[f32]| {
                    (0..of.count).all(|row| {
                        let near = 1e-4 * back[row].abs() + 1e-30;
                        let fits = |entry: f32| match number[row].is_finite() {
                            true => entry.abs() <= near,
                            false => entry.is_nan(),
                        };
                        entries.iter().all(|cells| (0..2).all(|at| fits(cells.at(at)[row])))
                    })
                };
                let fit = |v: &Val<'c>| {
                    let at = numbers.iter().position(|number| number == v);
                    at.and_then(|at| Some(tells(&rows[at].one()?))).unwrap_or(false)
                };
                told_by.retain(fit);
                if told_by.is_empty() {
                    return None;
                }
            }
            told_by.into_iter().next()
        })
    }

    /// Numbers of the rows behind what comes back to a maximum, and of what it may be made: what a sum of exponentials divides.
    fn behind(
        &self,
        block: Block<'c>,
        same: &Same<'c>,
        tiles: &[Tile<'c>],
        dim: usize,
    ) -> (Vec<Val<'c>>, Vec<Val<'c>>) {
        const MOST_NUMBERS: usize = 16;
        const MOST_SEEN: usize = 4096;
        let rows = rows_of(&tiles[0], dim);
        let xs: HashSet<Val> = tiles.iter().map(|tile| same.first(tile.x)).collect();
        let is_row =
            |v: Val| TensorType::of(v).is_some_and(|ty| ty.elem == Elem::F32 && ty.elements() == rows);
        let mut seen: Vec<Val> = self.roots.iter().map(|v| same.first(*v)).collect();
        let mut known: HashSet<Val> = seen.iter().copied().collect();
        let (mut numbers, mut sources): (Vec<Val>, Vec<Val>) = (self.roots.clone(), Vec::new());
        let mut at = 0;
        while at < seen.len() && seen.len() < MOST_SEEN {
            let op = seen[at].def();
            at += 1;
            let Some(op) = op else { continue };
            if op.is("stablehlo.divide") && is_row(op.result(0)) && op.operands().into_iter().all(is_row)
            {
                numbers.push(op.result(0));
                sources.push(op.operand(0));
            }
            let read = op.operands().into_iter().map(|v| same.first(v)).filter(|v| !xs.contains(v));
            let new: Vec<Val> = read.filter(|v| known.insert(*v)).collect();
            seen.extend(new);
        }
        numbers.reverse();
        // What multiplies a tile's own gradient may be there before what comes back to the maximum.
        if let Some(first) = self.products.first() {
            let ops = block.ops().into_iter();
            let before: HashSet<Op> = ops.take_while(|op| *op != first.beside.0).collect();
            numbers.retain(|v| v.def().is_none_or(|op| before.contains(&op)));
        }
        numbers.truncate(MOST_NUMBERS);
        (numbers, sources)
    }

    /// Puts what is NaN where that number is not finite, and 0 elsewhere, in the place of what is made of nothing: of arrays that
    /// tiles are put into, once, behind all that is added to them. None where it is read otherwise; nothing is changed then.
    fn put(
        &self,
        (run, made): (&Run<'c>, &HashSet<Val<'c>>),
        dim: usize,
        told_by: Val<'c>,
    ) -> Option<Change<'c>> {
        let totals = self.totals(run, dim)?;
        let mut change = Change::default();
        if infinite::put(run, &self.products, made, &mut change).is_none() {
            change.undo();
            return None;
        }
        for end in self.ends.iter().filter(|end| end.at.is_none()) {
            let b = Builder::before(end.v.def()?);
            let new = spread(&b, end.v, dim, told_by);
            change.replace(end.v, new, None);
        }
        // What is made for one product of a tile is for the next ones too, which come behind it.
        let mut made: HashMap<Val, Val> = HashMap::default();
        for product in self.products.chunk_by(|a, b| a.beside == b.beside).map(|same| &same[0]) {
            let new = product
                .told(&mut made, |b, own| b.elementwise("add", &[own, spread(b, own, dim, told_by)]));
            let (op, index) = product.beside;
            change.replace_operand(op, index, new);
        }
        for (add, side) in &self.dropped {
            change.replace(add.result(0), add.operand(1 - side), None);
        }
        for Total { v, adds } in totals {
            for (add, side) in &adds {
                if add.result(0) != v {
                    change.replace(add.result(0), add.operand(1 - side), None);
                }
            }
            // Behind all that is made of the maximum.
            let op = v.def()?;
            let whole =
                adds.iter().find(|(add, _)| *add == op).map_or(v, |(_, side)| op.operand(1 - side));
            let b = if whole == v { Builder::before(op.next()?) } else { Builder::before(op) };
            let part = spread(&b, v, dim, told_by);
            let sum = b.elementwise("add", &[whole, part]);
            change.replace(v, sum, sum.def());
        }
        Some(change)
    }

    /// Where arrays of nothing are added to others; none where something else reads one, or where one lacks tiles.
    fn totals(&self, run: &Run<'c>, dim: usize) -> Option<Vec<Total<'c>>> {
        let mut totals: Vec<(Total, HashSet<i64>)> = Vec::new();
        let nothing: HashSet<Val> = self.ends.iter().map(|end| end.v).collect();
        for end in &self.ends {
            let Some(places) = &end.at else { continue };
            for (op, index) in readers(end.v) {
                let add = Some(op).filter(|op| op.is("stablehlo.add"))?;
                (!nothing.contains(&add.operand(1 - index))).then_some(())?;
                let v = last_sum(add.result(0));
                let at = match totals.iter().position(|(total, _)| total.v == v) {
                    Some(at) => at,
                    None => {
                        totals.push((Total { v, adds: Vec::new() }, HashSet::default()));
                        totals.len() - 1
                    }
                };
                totals[at].0.adds.push((add, index));
                totals[at].1.extend(places.iter().map(|starts| starts[dim]));
            }
        }
        let begins: HashSet<i64> = run.tiles.iter().map(|(at, _)| *at).collect();
        let columns: i64 = run.tiles.iter().map(|(_, width)| width).sum();
        let is_whole = |(total, places): &(Total<'c>, HashSet<i64>)| {
            let ty = TensorType::of(total.v);
            *places == begins && ty.is_some_and(|ty| ty.shape[dim] == columns)
        };
        totals.iter().all(is_whole).then(|| totals.into_iter().map(|(total, _)| total).collect())
    }
}

/// What arrays of nothing are added to, one after the other, with all else.
struct Total<'c> {
    v: Val<'c>,
    /// The additions, in their order, and which operand is nothing.
    adds: Vec<(Op<'c>, usize)>,
}

/// The last of the sums that a value is added to, one after the other.
fn last_sum(mut v: Val) -> Val {
    while let [(op, _)] = readers(v).collect::<Vec<_>>()[..]
        && op.is("stablehlo.add")
    {
        v = op.result(0);
    }
    v
}

/// What reads a value, as which operand; loops that were written out are in no block.
fn readers<'c>(v: Val<'c>) -> impl Iterator<Item = (Op<'c>, usize)> {
    let uses = v.uses().into_iter().filter(|used| used.owner.block().is_some());
    uses.map(|used| (used.owner, used.index))
}

/// Of the type of `v`, NaN in the rows where that number is not finite, and 0 elsewhere.
fn spread<'c>(b: &Builder<'c>, v: Val<'c>, dim: usize, told_by: Val<'c>) -> Val<'c> {
    let ty = TensorType::of(v).expect("a tensor");
    let (dims, rows) = others(&ty, dim);
    let row = TensorType::new(rows, Elem::F32);
    let number = b.reshape(told_by, &row.shape);
    let finite = b.one("stablehlo.is_finite", &[number], &[], &row.with_elem(Elem::I1));
    let nothing =
        b.elementwise("select", &[finite, b.zero(&row), b.splat(&row, not_a_number(Elem::F32))]);
    b.convert(b.broadcast(nothing, &ty.shape, &dims), ty.elem)
}
