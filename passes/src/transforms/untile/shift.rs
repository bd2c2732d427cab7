//! The gradient through a maximum that a loop of its own finds: the loop that hands what comes back to the largest entries.
//!
//! A softmax is the same for logits that are all shifted, so that what comes back to the maximum is 0 in real numbers
//! ([`Reals`]), and what a gradient makes of 0 is 0: each trip multiplies what it carries, and what it adds to the logits'
//! gradient, by numbers of the trip. The loop goes, and the other one, that found the maximum, stacks nothing any more. What the
//! program computes in place of 0 is the rounding of the other terms.
//!
//! NaN is not 0: where what comes back to a row is NaN, each entry of the row is. That is tried out, with tiles of every kind and
//! gradients of every kind, and so is which number of the row tells it; where the loop makes something else of them, it stays.

use super::kinds::Column;
use super::lift::{Form, Lift};
use super::maximum::maxima;
use super::nothing::makes_nothing;
use super::pair::Pair;
use super::rows::{Cells, Known, Rows, Sequences};
use super::tiles::{Slice, Tiles, places};
use super::values::{bare, equal, literal};
use crate::analysis::counted::While;
use crate::analysis::is_sum;
use crate::analysis::real::Reals;
use crate::analysis::reshape::{peel, reshape_axis_forward};
use crate::analysis::tile as columns;
use crate::ir::{Builder, Elem, Op, TensorType, Val, attr_ints};
use crate::rewrite::cleanup;
use rustc_hash::FxHashSet as HashSet;
use std::rc::Rc;

/// The sum over columns that is among the terms of what a loop is given as one of its values: what may come back to a maximum.
fn sum_of_terms(v: Val) -> Option<Op> {
    const MAX_TERMS: usize = 32;
    let mut pending = vec![v];
    for _ in 0..MAX_TERMS {
        let op = peel(pending.pop()?).def()?;
        let elements = |v: Val| TensorType::of(v).map(|ty| ty.elements());
        match op.name() {
            "stablehlo.reduce" if is_sum(op) && elements(op.operand(0)) > elements(op.result(0)) => {
                return Some(op);
            }
            "stablehlo.add" | "stablehlo.subtract" => pending.extend(op.operands()),
            "stablehlo.select" => pending.extend(op.operands().into_iter().skip(1)),
            "stablehlo.negate" | "stablehlo.convert" | "stablehlo.reduce" => pending.push(op.operand(0)),
            _ => {}
        }
    }
    None
}

/// Whether such a value is among those that a loop is given.
pub(super) fn may_be_one(of: &While) -> bool {
    let given = of.op.operands().into_iter().enumerate();
    given.filter(|(at, _)| !of.keeps(*at)).any(|(_, v)| sum_of_terms(v).is_some())
}

/// Takes such a loop away, and puts what it gives in its place; whether it did.
pub(super) fn take_away(reader: Op) -> bool {
    let Some(block) = reader.block() else { return false };
    // What the program computes twice is known to be equal.
    cleanup::unify_arithmetic(block);
    let taken = Pair::of(reader).and_then(|pair| {
        let given = 0..reader.num_operands();
        given.filter(|at| !pair.reader.of.keeps(*at)).find_map(|at| results(&pair, at))
    });
    let Some(results) = taken else {
        While::of(reader).into_iter().for_each(|of| cleanup::erase_dead(of.body));
        return false;
    };
    for (carry, new) in results {
        reader.result(carry).replace_all_uses(new);
    }
    reader.erase();
    true
}

/// What the reader gives, where it is given the gradient of a maximum as `carry`; none where it is something else.
fn results<'c>(pair: &Pair<'c>, carry: usize) -> Option<Vec<(usize, Val<'c>)>> {
    let of = pair.reader.of;
    let start = of.op.operand(carry);
    let is_f32 = |v: Val| TensorType::of(v).is_some_and(|ty| ty.elem == Elem::F32);
    (is_f32(start) && cleanup::is_pure(of.op)).then_some(())?;
    let sum = sum_of_terms(start)?;
    let all = TensorType::of(sum.operand(0))?;
    let [axis] = sum.attr("dimensions").and_then(attr_ints)?[..] else { return None };
    Reals::new(all.clone(), axis as usize).cancel(&[start]).then_some(())?;

    let (args, next) = (of.body.args(), of.next());
    let zeros = zeros(of, carry);
    let unread = of.op.result(carry).is_unused() && of.condition.args()[carry].is_unused();
    (unread && zeros.contains(&next[carry])).then_some(())?;
    let mut parts: Vec<(usize, Part)> = Vec::new();
    for at in (0..args.len()).filter(|at| *at != carry && !of.op.result(*at).is_unused()) {
        let kept = of.keeps(at).then(|| Part { whole: of.op.operand(at), tile: None });
        parts.push((at, kept.or_else(|| part(pair, at, &zeros))?));
    }
    let mut tiles: Vec<Val> =
        parts.iter().filter_map(|(_, part)| part.tile.as_ref().map(|t| t.v)).collect();
    tiles.iter().all(|v| is_f32(*v)).then_some(())?;
    tiles.dedup();
    let most = *maxima(&pair.maker.of).first()?;
    let x = exponent_of(sum).filter(|x| is_of_all(pair, most, *x))?;
    let beside = |(at, part): &(usize, Part<'c>)| {
        part.tile.is_none()
            || part.tile.as_ref().is_some_and(|tile| tile.is_beside(of.op.result(*at), sum))
    };
    let beside = parts.iter().all(beside);
    let told_by = told_by(pair, carry, &tiles, (sum, x, most), beside)?;

    let b = Builder::before(of.op);
    let row = TensorType::of(told_by)?;
    let finite = b.one("stablehlo.is_finite", &[told_by], &[], &row.with_elem(Elem::I1));
    let nan = b.splat(&row, super::carries::not_a_number(row.elem));
    let nothing = b.elementwise("select", &[finite, b.zero(&row), nan]);
    let whole = |(at, part): (usize, Part<'c>)| match part.tile {
        None => Some((at, part.whole)),
        Some(tile) => {
            let zeros = literal(part.whole) == Some(0.0);
            let joined = zeros.then(|| tile.joined(of.op.result(at), nothing, (&all, axis as usize)));
            joined.flatten().is_none().then(|| (at, tile.put(&b, nothing, part.whole)))
        }
    };
    Some(parts.into_iter().filter_map(whole).collect())
}

/// What the loop gives: what it was given, and tiles that are 0 in real numbers.
struct Part<'c> {
    whole: Val<'c>,
    tile: Option<Put<'c>>,
}

/// Where the trips put such tiles.
struct Put<'c> {
    /// In the body.
    v: Val<'c>,
    /// Extents of all tiles together, which one is where the tile has its columns, and where they begin.
    all: Vec<i64>,
    rows: Vec<i64>,
    at: Vec<i64>,
}

impl<'c> Put<'c> {
    /// Adds a number of each row to all tiles of `whole`.
    fn put(&self, b: &Builder<'c>, row: Val<'c>, whole: Val<'c>) -> Val<'c> {
        let (Some(ty), Some(from)) = (TensorType::of(whole), TensorType::of(row)) else { return whole };
        let extents: Vec<i64> = self.rows.iter().map(|d| self.all[*d as usize]).collect();
        let row = b.convert(b.reshape(row, &extents), ty.elem);
        debug_assert_eq!(from.elements(), extents.iter().product::<i64>());
        let mut part = b.broadcast(row, &self.all, &self.rows);
        if self.all != ty.shape {
            let at: Vec<_> = self.at.iter().map(|at| crate::ir::Start::At(*at)).collect();
            part = b.update(b.zero(&ty), part, &at);
        }
        if literal(whole) == Some(0.0) { part } else { b.elementwise("add", &[whole, part]) }
    }
}

impl<'c> Put<'c> {
    /// Whether `v`, which has all of these tiles, is added to what is summed up, and read nowhere else.
    fn is_beside(&self, v: Val<'c>, sum: Op<'c>) -> bool {
        const MOST: usize = 16;
        let negated = sum.operand(0).def().filter(|op| op.is("stablehlo.negate"));
        let summed = negated.map_or(sum.operand(0), |op| op.operand(0));
        let axis = sum.attr("dimensions").and_then(attr_ints);
        let (Some(ty), Some(axis)) = (TensorType::of(v), axis) else { return false };
        let long = |d: &i64| ty.shape[*d as usize] != 1 && !axis.contains(d);
        let rows: Vec<i64> = (0..ty.rank() as i64).filter(long).collect();
        if v.mlir_type() != summed.mlir_type() || self.all != ty.shape || self.rows != rows {
            return false;
        }
        let mut pending = match v.uses()[..] {
            [ref only] if only.owner.is("stablehlo.add") => only.owner.operands(),
            _ => return false,
        };
        for _ in 0..MOST {
            match pending.pop() {
                Some(v) if v == summed => return true,
                Some(v) => {
                    let sum = v.def().filter(|op| op.is("stablehlo.add"));
                    pending.extend(sum.into_iter().flat_map(Op::operands));
                }
                None => return false,
            }
        }
        false
    }

    /// Adds a number of each row to what `v`, which has all of these tiles, is added to, before that is put into this arrangement;
    /// none where it is not put into another one.
    fn joined(&self, v: Val<'c>, row: Val<'c>, (all, axis): (&TensorType, usize)) -> Option<()> {
        let [ref only] = v.uses()[..] else { return None };
        let add =
            Some(only.owner).filter(|op| op.is("stablehlo.add") && op.operand(0) != op.operand(1))?;
        let (mut moved, mut chain) = (add.operand(1 - only.index), Vec::new());
        while let Some(op) =
            moved.def().filter(|op| matches!(op.name(), "stablehlo.reshape" | "stablehlo.transpose"))
        {
            chain.push(op);
            moved = op.operand(0);
        }
        let same = TensorType::of(moved)?.shape == all.shape && TensorType::of(v)?.shape == self.all;
        (same && !chain.is_empty()).then_some(())?;
        let rows: Vec<usize> = (0..all.rank()).filter(|d| *d != axis && all.shape[*d] != 1).collect();
        let mut at = rows.clone();
        for op in chain.iter().rev() {
            let (from, to) = (TensorType::of(op.operand(0))?, TensorType::of(op.result(0))?);
            let order = op.attr("permutation").and_then(attr_ints);
            let on = |d: usize| match &order {
                Some(order) => order.iter().position(|of| *of as usize == d),
                None => reshape_axis_forward(&from, d, &to),
            };
            at = at.into_iter().map(on).collect::<Option<_>>()?;
        }
        at.iter().map(|d| *d as i64).eq(self.rows.iter().copied()).then_some(())?;
        let b = Builder::before(add);
        let ty = TensorType::of(moved)?;
        let (extents, dims): (Vec<i64>, Vec<i64>) =
            rows.iter().map(|d| (ty.shape[*d], *d as i64)).unzip();
        let row = b.convert(b.reshape(row, &extents), ty.elem);
        let mut sum = b.elementwise("add", &[moved, b.broadcast(row, &ty.shape, &dims)]);
        for op in chain.into_iter().rev() {
            let copy = op.clone_op();
            copy.set_operand(0, sum);
            b.insert_op(copy);
            sum = copy.result(0);
        }
        add.result(0).replace_all_uses(sum);
        add.erase();
        Some(())
    }
}

/// What a trip makes of the value that it carries as `at`, if that is nothing in real numbers.
fn part<'c>(pair: &Pair<'c>, at: usize, zeros: &HashSet<Val<'c>>) -> Option<Part<'c>> {
    let of = pair.reader.of;
    let (arg, start) = (of.body.args()[at], of.op.operand(at));
    let op = of.next()[at].def()?;
    let is_zero = |v: Val<'c>| zeros.contains(&v) || literal(v) == Some(0.0);
    // Zeros with a tile among them are added, or a tile is written over zeros.
    let (written, into) = match op.name() {
        "stablehlo.add" => {
            let side = (0..2).find(|side| op.operand(*side) == arg)?;
            let written =
                op.operand(1 - side).def().filter(|op| op.is("stablehlo.dynamic_update_slice"))?;
            (written, written.operand(0))
        }
        "stablehlo.dynamic_update_slice" if op.operand(0) == arg => (op, start),
        _ => return None,
    };
    let tile = written.operand(1);
    (literal(into) == Some(0.0) && is_zero(tile)).then_some(())?;
    let slice = Slice::of(written, &pair.reader)?;
    let (dim, starts) = slice.varying()?;
    places(starts, slice.sizes[dim])?;
    let mut all = slice.sizes.clone();
    all[dim] *= starts.len() as i64;
    let first = |starts: &Vec<i64>| starts.iter().min().copied();
    let begins = slice.starts.iter().map(first).collect::<Option<_>>()?;
    // The tile as the loop computes it: where its rows are among the dimensions that are written.
    let v = bare(tile);
    let (of_tile, of_written) = (TensorType::of(v)?, TensorType::of(tile)?);
    let long =
        |ty: &TensorType| -> Vec<usize> { (0..ty.rank()).filter(|d| ty.shape[*d] != 1).collect() };
    let (from, to) = (long(&of_tile), long(&of_written));
    let column = maxima(&pair.maker.of).into_iter().find_map(|maximum| {
        let same = TensorType::of(maximum.val)?.shape == of_tile.shape;
        same.then_some(maximum.axis)
    })?;
    let rows = from.iter().zip(to).filter(|(d, _)| **d != column).map(|(_, to)| to as i64).collect();
    Some(Part { whole: start, tile: Some(Put { v, all, rows, at: begins }) })
}

/// The values of a body that are 0 in real numbers where it is given 0 as `carry`.
fn zeros<'c>(of: While<'c>, carry: usize) -> HashSet<Val<'c>> {
    let mut zeros = HashSet::from_iter([of.body.args()[carry]]);
    for op in of.body.ops() {
        if op.is("stablehlo.optimization_barrier") {
            let both = op.operands().into_iter().zip(op.results());
            let handed: Vec<Val> = both.filter(|(v, _)| zeros.contains(v)).map(|(_, v)| v).collect();
            zeros.extend(handed);
        } else if makes_nothing(op, |v| zeros.contains(&v)) {
            zeros.insert(op.result(0));
        }
    }
    zeros
}

/// What both loops, and what is between them, make of every sequence of tiles and every gradient.
struct Trial<'c> {
    /// What comes back to the maximum, and other numbers of the rows behind that.
    numbers: Vec<(Val<'c>, Rc<[f32]>)>,
    /// What the reader's trips make of it in each column.
    entries: Vec<Rc<[f32]>>,
    /// Whether each entry of what they are added to is NaN.
    lost: Vec<bool>,
    gradients: Rc<[f32]>,
}

impl<'c> Trial<'c> {
    fn of(
        pair: &Pair<'c>,
        carry: usize,
        made: &[Val<'c>],
        (sum, x, most): (Op<'c>, Val<'c>, columns::Tile<'c>),
        source: Option<Val<'c>>,
        others: &[Val<'c>],
        beside: bool,
    ) -> Option<Trial<'c>> {
        let (maker, reader) = (pair.maker.of, pair.reader.of);
        let trips = pair.maker.trips().min(3);
        let Sequences { count, tiles, gradients } = Sequences::of(trips);
        let mut gradients: Rc<[f32]> = gradients[0].rows().collect();

        // The maximum, trip by trip.
        let running = |at: &usize| maker.next()[*at].def().is_some_and(|op| op.is("stablehlo.maximum"));
        let at = (0..maker.op.num_operands()).find(running)?;
        let same = |v| pair.same(v);
        let tile = TensorType::of(most.val)?;
        let mut rows = Rows::of(&same, (vec![tile], most.axis), [count, 2]);
        let mut now = rows.all(literal(maker.op.operand(at))? as f32);
        let mut of_trips: Vec<Known> = Vec::new();
        for tile in &tiles {
            rows.known = Known::default();
            rows.known.insert(pair.same(most.val), Cells::Columns(tile.to_vec()));
            rows.known.insert(maker.body.args()[at], now.clone());
            now = rows.value(maker.next()[at], 0)?;
            of_trips.push(std::mem::take(&mut rows.known));
        }

        // What comes back, of all columns.
        let (tile, axis) =
            (TensorType::of(sum.operand(0))?, sum.attr("dimensions").and_then(attr_ints)?);
        let mut between = Rows::of(&|v| bare(v), (vec![tile], axis[0] as usize), [count, 2 * trips]);
        between.known.insert(bare(maker.op.result(at)), now);
        between.known.insert(x, Cells::Columns(tiles.into_iter().flatten().collect()));
        match source {
            Some(source) => drop(between.known.insert(source, Cells::One(Column::of(&gradients)))),
            // The same number for each row, which is written out.
            None => gradients = std::iter::repeat_n(1.0, count).collect(),
        }
        let mut back = between.value(reader.op.operand(carry), 0)?;
        let summed = between.value(sum.operand(0), 0)?;
        let is_lost = |row: usize| beside && (0..2 * trips).all(|at| summed.at(at)[row].is_nan());
        let lost = (0..count).map(is_lost).collect();
        let mut numbers = Vec::new();
        for v in others {
            if let Some(number) = between.value(*v, 0).and_then(|cells| cells.one()) {
                numbers.push((*v, number));
            }
        }

        let mut entries = Vec::new();
        for known in of_trips.into_iter().rev() {
            rows.known = known;
            rows.known.insert(reader.body.args()[carry], back);
            for v in made {
                let cells = rows.value(*v, 0)?;
                entries.extend((0..2).map(|at| cells.at(at).rows().collect()));
            }
            back = rows.value(reader.next()[carry], 0)?;
        }
        Some(Trial { numbers, entries, lost, gradients })
    }

    /// The number of a row that is not finite where each entry gets NaN, and is finite where none gets more than roundings of what
    /// comes back; none if there is no such number.
    fn told_by(&self) -> Option<Val<'c>> {
        let tells = |number: &Rc<[f32]>| {
            (0..number.len()).all(|row| {
                let near = 1e-4 * self.gradients[row].abs() + 1e-30;
                let fits = |entry: &Rc<[f32]>| match number[row].is_finite() {
                    true => entry[row].abs() <= near,
                    false => entry[row].is_nan(),
                };
                self.lost[row] || self.entries.iter().all(fits)
            })
        };
        // The last one is the nearest to where it is known.
        self.numbers.iter().rev().find(|(_, number)| tells(number)).map(|(v, _)| *v)
    }
}

/// The number of a row that tells which entries get NaN; none where the program makes something else of special values.
fn told_by<'c>(
    pair: &Pair<'c>,
    carry: usize,
    made: &[Val<'c>],
    of: (Op<'c>, Val<'c>, columns::Tile<'c>),
    beside: bool,
) -> Option<Val<'c>> {
    const MOST: usize = 48;
    let elements = |v: Val| TensorType::of(v).map(|ty| ty.elements());
    let start = bare(pair.reader.of.op.operand(carry));
    let (rows, all) = (elements(start), elements(of.0.operand(0)));
    let mut behind: Vec<Val> = vec![start];
    let mut at = 0;
    while at < behind.len() && behind.len() < MOST {
        let operands = behind[at].def().into_iter().flat_map(Op::operands).map(bare);
        let known = |v: &Val<'c>| elements(*v) == rows || elements(*v) == all && *v != of.1;
        let new: Vec<Val> = operands.filter(|v| known(v) && literal(*v).is_none()).collect();
        new.into_iter().for_each(|v| {
            if !behind.contains(&v) {
                behind.push(v);
            }
        });
        at += 1;
    }
    behind.retain(|v| elements(*v) == rows);
    // What comes back from behind the loss is one of these, or a literal, as for a sum or a mean of the rows.
    let mut sources = std::iter::once(None).chain(behind.iter().skip(1).copied().map(Some));
    sources.find_map(|source| Trial::of(pair, carry, made, of, source, &behind, beside)?.told_by())
}

/// Whether `x` is all columns of what the maker takes its maximum of.
fn is_of_all<'c>(pair: &Pair<'c>, most: columns::Tile<'c>, x: Val<'c>) -> bool {
    let Some(block) = pair.maker.of.op.block() else { return false };
    let before: HashSet<Op> = block.ops().into_iter().collect();
    let found = Tiles::of(&pair.maker).iter().any(|tiles| {
        let form = Lift::of(&pair.maker, tiles).form(most.val);
        matches!(form, Some(Form::Tile { whole, dim, shift: 0 }) if dim == most.axis && equal(whole, x, 0))
    });
    let mut new: Vec<Op> = block.ops().into_iter().filter(|op| !before.contains(op)).collect();
    while let Some(last) = new.pop() {
        last.erase();
    }
    found
}

/// What the exponential behind a sum is taken of, before the maximum is taken off.
fn exponent_of(sum: Op) -> Option<Val> {
    const MOST: usize = 32;
    let mut pending = vec![sum.operand(0)];
    for _ in 0..MOST {
        let op = bare(pending.pop()?).def()?;
        if op.is("stablehlo.exponential") {
            let less = bare(op.operand(0)).def().filter(|op| op.is("stablehlo.subtract"))?;
            return Some(bare(less.operand(0)));
        }
        if matches!(op.name(), "stablehlo.multiply" | "stablehlo.negate" | "stablehlo.divide") {
            pending.extend(op.operands());
        }
    }
    None
}
