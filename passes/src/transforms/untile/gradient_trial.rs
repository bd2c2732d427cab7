//! What the gradient of a loop over tiles makes of infinities and NaN: both loops' own operations on rows, tried out with tiles
//! of every kind and gradients of every kind that come back, beside what would be written of all columns at once.

use super::cotangents::{Gradient, Role, Running};
use super::kinds::Column;
use super::lift::{Form, Lift};
use super::pair::Pair;
use super::rows::{Cells, Known, Rows, Sequences};
use super::trial::{Cut, larger};
use super::values::{bare, literal};
use super::weighted::Mask;
use crate::ir::{Op, TensorType, Val};
use rustc_hash::FxHashMap as HashMap;
use std::rc::Rc;

/// How the gradient is written of all columns: a number a row, times `exp(x − M)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Special {
    /// NaN where that number is not finite.
    pub finite: bool,
    /// NaN where the statistic is NaN.
    pub known: bool,
}

impl Special {
    /// All ways, the simplest first.
    pub fn all() -> impl Iterator<Item = Special> {
        let known = [false, true].into_iter();
        known.flat_map(|known| [false, true].map(|finite| Special { finite, known }))
    }
}

/// How the gradient follows from all columns at once; none where no way makes the same of all kinds of tiles.
pub(super) fn rows<'c>(
    pair: &Pair<'c>,
    lift: &Lift<'_, 'c>,
    of: Running<'c>,
    gradient: &Gradient<'c>,
    cut: Cut,
) -> Option<Special> {
    // What comes back is one number a row, of which all others are made: one of these, or what one is made of, such as `g` of `g/s`. Or it is
    // a literal, as behind a mean of rows, and nothing is free.
    let given = pair.reader.of.op.operands();
    let used = gradient.roles.iter().filter(|(_, role)| matches!(role, Role::Total | Role::Scaled));
    let mut sources: Vec<Val> = used.map(|(at, _)| bare(given[*at])).collect();
    let behind = sources.iter().filter_map(|v| v.def()).flat_map(Op::operands).map(bare);
    let is_free = |v: &Val<'c>| literal(*v).is_none() && v.def() != Some(pair.maker.of.op);
    sources.extend(behind.filter(is_free).collect::<Vec<_>>());
    sources.into_iter().map(Some).chain([None]).find_map(|source| {
        let trial = Trial::of(pair, lift, of, gradient, source)?;
        Special::all().find(|way| trial.is(*way, cut))
    })
}

/// What the program makes of every sequence of tiles and every gradient.
pub(super) struct Trial {
    /// By trips, and by columns.
    tiles: Vec<[Column; 2]>,
    gradients: Vec<[Rc<[f32]>; 2]>,
    /// What the maker ends with: the statistic and the maximum.
    statistic: Rc<[f32]>,
    maximum: Rc<[f32]>,
    /// What the reader starts with in one of its roles.
    start: Rc<[f32]>,
    role: Role,
}

/// Both loops' operations with every sequence of tiles, and with everything that comes back to the sources.
pub(super) struct Played {
    pub count: usize,
    /// By trips, and by columns.
    pub tiles: Vec<[Column; 2]>,
    pub gradients: Vec<[Rc<[f32]>; 2]>,
    /// What the maker ends with in each of the given carries.
    pub ends: Vec<Cells>,
    /// What the reader starts with in its roles.
    pub starts: HashMap<usize, Cells>,
}

/// Rows of the tiles of `x`, by the operations of both loops.
pub(super) fn rows_of<'a, 'c>(
    same: &'a dyn Fn(Val<'c>) -> Val<'c>,
    lift: &Lift<'_, 'c>,
    x: Val<'c>,
    count: usize,
) -> Option<Rows<'a, 'c>> {
    let Form::Tile { dim, shift: 0, .. } = lift.form(x)? else { return None };
    let tile = TensorType::of(x)?;
    Some(Rows::of(same, (vec![tile], dim), [count, 2]))
}

impl Played {
    /// `carries`: what the maker carries of the statistics. `sources`: which of the things that come back a value is. `mask`: a condition under which an exponent is no −inf, and what it has.
    pub fn of<'c>(
        pair: &Pair<'c>,
        lift: &Lift<'_, 'c>,
        x: Val<'c>,
        carries: &[usize],
        gradient: &Gradient<'c>,
        sources: &[(Val<'c>, usize)],
        mask: Option<(Val<'c>, Mask)>,
    ) -> Option<Played> {
        let trips = pair.maker.trips().min(3);
        let Sequences { count, tiles, gradients: comes_back } =
            Sequences::of_several(trips, sources.iter().map(|(_, at)| at + 1).max().unwrap_or(0));

        let (maker, reader) = (pair.maker.of, pair.reader.of);
        let same = |v| pair.same(v);
        let mut rows = rows_of(&same, lift, x, count)?;
        let mut now: Vec<Cells> = Vec::new();
        for at in carries {
            now.push(rows.all(literal(maker.op.operand(*at))? as f32));
        }
        let mut trips_known: Vec<Known> = Vec::new();
        for (trip, tile) in tiles.iter().enumerate() {
            rows.known = Known::default();
            rows.known.insert(pair.same(x), Cells::Columns(tile.to_vec()));
            rows.known.extend(mask.map(|(condition, mask)| (condition, mask.of(tile, trip))));
            for (at, cells) in carries.iter().zip(&now) {
                rows.known.insert(maker.body.args()[*at], cells.clone());
            }
            let next = maker.next();
            now = carries.iter().map(|at| rows.value(next[*at], 0)).collect::<Option<_>>()?;
            trips_known.push(std::mem::take(&mut rows.known));
        }

        for (at, cells) in carries.iter().zip(&now) {
            rows.known.insert(maker.op.result(*at), cells.clone());
        }
        for (source, at) in sources {
            rows.known.insert(*source, Cells::One(comes_back[*at].clone()));
        }
        let used = gradient.roles.iter().copied().filter(|(_, role)| *role != Role::Other);
        let mut given: HashMap<usize, Cells> = HashMap::default();
        for (at, _) in used {
            given.insert(at, rows.value(reader.op.operand(at), 0)?);
        }
        let starts = given.clone();

        let mut gradients = Vec::new();
        for known in trips_known.into_iter().rev() {
            rows.known = known;
            for (at, cells) in &given {
                rows.known.insert(reader.body.args()[*at], cells.clone());
            }
            gradients.push(sum_of(&mut rows, &gradient.terms)?);
            let next = reader.next();
            let ats: Vec<usize> = given.keys().copied().collect();
            let then = |at: usize| Some((at, rows.value(next[at], 0)?));
            given = ats.into_iter().map(then).collect::<Option<_>>()?;
        }
        gradients.reverse();
        Some(Played { count, tiles, gradients, ends: now, starts })
    }
}

/// The sum of a tile's values, by columns.
pub(super) fn sum_of<'c>(rows: &mut Rows<'_, 'c>, terms: &[Val<'c>]) -> Option<[Rc<[f32]>; 2]> {
    let mut sum: Option<[Vec<f32>; 2]> = None;
    for term in terms {
        let cells = rows.value(*term, 0)?;
        match &mut sum {
            None => sum = Some([0, 1].map(|at| cells.at(at).rows().collect())),
            Some(sum) => sum.iter_mut().enumerate().for_each(|(at, sum)| {
                sum.iter_mut().zip(cells.at(at).rows()).for_each(|(a, b)| *a += b);
            }),
        }
    }
    Some(sum?.map(Rc::from))
}

impl Trial {
    fn of<'c>(
        pair: &Pair<'c>,
        lift: &Lift<'_, 'c>,
        of: Running<'c>,
        gradient: &Gradient<'c>,
        source: Option<Val<'c>>,
    ) -> Option<Trial> {
        let carries: Vec<usize> = std::iter::once(of.carry).chain(of.maximum).collect();
        let sources: Vec<(Val, usize)> = source.into_iter().map(|v| (v, 0)).collect();
        let played = Played::of(pair, lift, of.x, &carries, gradient, &sources, None)?;
        let Played { count, tiles, gradients, ends, starts } = played;
        let statistic = ends[0].one()?;
        let maximum = match ends.get(1) {
            Some(cells) => cells.one()?,
            None => {
                let all = tiles.iter().flatten();
                let mut most = vec![f32::NEG_INFINITY; count];
                all.for_each(|c| most.iter_mut().zip(c.rows()).for_each(|(m, x)| *m = larger(*m, x)));
                most.into()
            }
        };
        let is = |role: Role| gradient.roles.iter().copied().find(|(_, other)| *other == role);
        let (at, role) = is(Role::Scaled).or_else(|| is(Role::Total))?;
        let start = starts.get(&at)?.one()?;
        Some(Trial { tiles, gradients, statistic, maximum, start, role })
    }

    /// Of tiles with these `gradients`, where `start` is what comes back to the logarithm, the `statistic`.
    pub fn of_all(
        tiles: Vec<[Column; 2]>,
        gradients: Vec<[Rc<[f32]>; 2]>,
        statistic: Rc<[f32]>,
        start: Rc<[f32]>,
        lowest: f32,
    ) -> Trial {
        let mut most = vec![lowest; start.len()];
        for columns in tiles.iter().flatten() {
            most.iter_mut().zip(columns.rows()).for_each(|(m, x)| *m = larger(*m, x));
        }
        Trial { tiles, gradients, statistic, maximum: most.into(), start, role: Role::Total }
    }

    /// Whether this is what all columns would be given at once.
    pub fn is(&self, way: Special, cut: Cut) -> bool {
        (0..self.start.len()).all(|row| {
            let maximum = self.maximum[row];
            let taken_off = if cut.cuts(maximum) { 0.0 } else { maximum };
            let e = |trip: usize, at: usize| (self.tiles[trip][at][row] - taken_off).exp();
            let trips = 0..self.tiles.len();
            let sum: f32 = trips.clone().map(|trip| e(trip, 0) + e(trip, 1)).sum();
            let mut factor = match self.role {
                Role::Scaled => self.start[row],
                _ => self.start[row] / sum,
            };
            if way.finite && !factor.is_finite() || way.known && self.statistic[row].is_nan() {
                factor = f32::NAN;
            }
            trips.clone().flat_map(|trip| [(trip, 0), (trip, 1)]).all(|(trip, at)| {
                let (a, b) = (self.gradients[trip][at][row], factor * e(trip, at));
                // What goes through the maximum is a rounding of the others.
                let near = 1e-4 * (a.abs().max(b.abs()) + factor.abs()) + 1e-30;
                // A logarithm beside numbers that are as far from 0 is lost.
                let far = maximum.abs() > 1e4;
                let are_finite = a.is_finite() && b.is_finite();
                a == b || a.is_nan() && b.is_nan() || are_finite && (far || (a - b).abs() <= near)
            })
        })
    }
}
