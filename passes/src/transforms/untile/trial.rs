//! What a loop's running statistics make of infinities and NaN: its own operations on rows, tried out with tiles of every
//! kind, one after the other, beside what would be computed of all columns at once.

use super::lift::{Form, Lift};
use super::statistics::TileSum;
use super::values::{bare, literal, widened};
use crate::analysis::reducer;
use crate::ir::{Op, Val, direction};
use rustc_hash::FxHashMap as HashMap;

/// Columns of one row in a trip's tile.
type Tile = [f32; 2];

/// Every kind: numbers near and far, infinities of both signs alone and beside numbers, NaN.
const KINDS: [Tile; 12] = [
    [1.5, -2.0],
    [0.25, 3.0],
    [f32::NEG_INFINITY, f32::NEG_INFINITY],
    [f32::NEG_INFINITY, 0.5],
    [f32::INFINITY, 1.0],
    [f32::NAN, 1.0],
    [f32::INFINITY, f32::NEG_INFINITY],
    [3e38, -3e38],
    [-1e9, -2e9],
    [-3.2e38, -3.3e38],
    [200.0, 180.0],
    [-200.0, -180.0],
];

/// What is computed of all columns at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Whole {
    /// A logarithm, and not the sum itself.
    pub log: bool,
    /// The maximum is taken off as 0 where it is infinite or NaN.
    pub cut: bool,
    /// NaN where the first trip has nothing but −inf.
    pub first: bool,
}

impl Whole {
    /// All ways, the simplest first.
    pub fn all(log: bool) -> impl Iterator<Item = Whole> {
        let ways = [(false, false), (true, false), (false, true), (true, true)];
        ways.into_iter().map(move |(cut, first)| Whole { log, cut, first })
    }

    /// The result for the columns of one row, whose maximum is at least `least`.
    fn of(self, tiles: &[Tile], least: f32) -> f32 {
        let all = || tiles.iter().flatten().copied();
        let maximum = all().fold(least, larger);
        let taken_off = if self.cut && !maximum.is_finite() { 0.0 } else { maximum };
        let sum: f32 = all().map(|x| (x - taken_off).exp()).sum();
        let nothing = larger(tiles[0][0], tiles[0][1]) == f32::NEG_INFINITY;
        match self {
            Whole { first: true, .. } if nothing => f32::NAN,
            Whole { log: true, .. } => sum.ln() + taken_off,
            _ => sum,
        }
    }
}

/// The larger number, or NaN.
fn larger(a: f32, b: f32) -> f32 {
    if a.is_nan() || b.is_nan() { f32::NAN } else { a.max(b) }
}

/// Whether two results are the same, special ones in the same places.
fn alike(a: f32, b: f32) -> bool {
    a == b || a.is_nan() && b.is_nan() || (a - b).abs() <= 1e-4 * a.abs().max(b.abs())
}

/// How the statistic that the loop carries as `carry` follows from all columns at once; none where no way makes the same of
/// all kinds of tiles. `maximum` is where the loop carries the maximum of the same columns.
pub(super) fn whole<'c>(
    lift: &Lift<'_, 'c>,
    x: Val<'c>,
    carry: usize,
    maximum: Option<usize>,
    log: bool,
) -> Option<Whole> {
    let runs = runs(lift, x, carry, maximum)?;
    let start = maximum.map(|at| literal(lift.of.op.operand(at)));
    let least = start.map_or(Some(f64::NEG_INFINITY), |start| start)? as f32;
    Whole::all(log).find(|way| runs.iter().all(|(tiles, result)| alike(way.of(tiles, least), *result)))
}

/// What the loop carries behind up to three trips, for every sequence of tiles.
fn runs<'c>(
    lift: &Lift<'_, 'c>,
    x: Val<'c>,
    carry: usize,
    maximum: Option<usize>,
) -> Option<Vec<(Vec<Tile>, f32)>> {
    let (args, next) = (lift.of.body.args(), lift.of.next());
    let carries: Vec<usize> = std::iter::once(carry).chain(maximum).collect();
    let starts = carries.iter().map(|at| literal(lift.of.op.operand(*at)).map(|x| x as f32));
    let mut states: Vec<(Vec<Tile>, Vec<f32>)> = vec![(Vec::new(), starts.collect::<Option<_>>()?)];
    let mut results = Vec::new();
    for _ in 0..lift.counted.trips().min(3) {
        let mut after = Vec::new();
        for (tiles, now) in states {
            for tile in KINDS {
                let known = carries.iter().map(|at| bare(args[*at])).zip(now.iter().copied()).collect();
                let mut row = Row { lift, x, tile, known };
                let then: Option<Vec<f32>> = carries.iter().map(|at| row.value(next[*at], 0)).collect();
                let (mut tiles, then) = (tiles.clone(), then?);
                tiles.push(tile);
                results.push((tiles.clone(), then[0]));
                after.push((tiles, then));
            }
        }
        states = after;
    }
    Some(results)
}

/// One row in one trip.
struct Row<'a, 'l, 'c> {
    lift: &'a Lift<'l, 'c>,
    x: Val<'c>,
    tile: Tile,
    /// Truth values are 0 and 1.
    known: HashMap<Val<'c>, f32>,
}

impl<'c> Row<'_, '_, 'c> {
    fn value(&mut self, v: Val<'c>, depth: usize) -> Option<f32> {
        const MAX_DEPTH: usize = 64;
        let v = bare(v);
        if let Some(known) = self.known.get(&v) {
            return Some(*known);
        }
        if depth > MAX_DEPTH {
            return None;
        }
        let value = match self.lift.form(v) {
            Some(Form::Given { whole, shift: 0 }) => literal(whole)? as f32,
            _ => self.computed(v.def()?, depth + 1)?,
        };
        self.known.insert(v, value);
        Some(value)
    }

    fn computed(&mut self, op: Op<'c>, depth: usize) -> Option<f32> {
        let short = op.name().strip_prefix("stablehlo.")?;
        if short == "reduce" {
            return self.reduced(op, depth);
        }
        let truth = |b: bool| f32::from(u8::from(b));
        let mut operands = Vec::new();
        for v in op.operands() {
            operands.push(self.value(v, depth)?);
        }
        Some(match (short, &operands[..]) {
            ("add", [a, b]) => a + b,
            ("subtract", [a, b]) => a - b,
            ("multiply", [a, b]) => a * b,
            ("divide", [a, b]) => a / b,
            ("maximum", [a, b]) => larger(*a, *b),
            ("minimum", [a, b]) => -larger(-a, -b),
            ("exponential", [a]) => a.exp(),
            ("log", [a]) => a.ln(),
            ("log_plus_one", [a]) => a.ln_1p(),
            ("abs", [a]) => a.abs(),
            ("negate", [a]) => -a,
            ("is_finite", [a]) => truth(a.is_finite()),
            ("not", [a]) => 1.0 - a,
            ("and", [a, b]) => a * b,
            ("or", [a, b]) => a.max(*b),
            ("select", [c, a, b]) => {
                if *c != 0.0 {
                    *a
                } else {
                    *b
                }
            }
            ("compare", [a, b]) => truth(direction(op)?.holds(a, b)),
            ("convert" | "reshape" | "broadcast_in_dim", [a]) => *a,
            _ => return None,
        })
    }

    fn reduced(&mut self, op: Op<'c>, depth: usize) -> Option<f32> {
        if let Some(sum) = TileSum::of(op, self.lift).filter(|sum| sum.x == self.x) {
            let row = self.value(sum.row, depth)?;
            return Some(self.tile.iter().map(|x| (x - row).exp()).sum());
        }
        let of_tile = widened(op.operand(0)) == widened(self.x) && op.num_operands() == 2;
        let start = self.value(op.operand(1), depth).filter(|_| of_tile)?;
        match reducer(op)? {
            "stablehlo.maximum" => Some(self.tile.into_iter().fold(start, larger)),
            _ => None,
        }
    }
}
