//! What a loop's running statistics make of infinities and NaN: its own operations on rows, tried out with tiles of every
//! kind, one after the other, beside what would be computed of all columns at once.

use super::lift::{Form, Lift};
use super::statistics::row_of;
use super::values::{bare, literal};
use crate::analysis::reducer;
use crate::ir::{Op, TensorType, Val, attr_ints, direction};
use rustc_hash::FxHashMap as HashMap;

/// Columns of one row in a trip's tile.
pub(super) type Tile = [f32; 2];

/// Every kind: numbers near and far, infinities of both signs alone and beside numbers, NaN.
pub(super) const KINDS: [Tile; 12] = [
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

/// Where the maximum is taken off as 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cut {
    Nowhere,
    /// Where it is infinite or NaN.
    NotFinite,
    /// Where it is −inf.
    Lowest,
}

impl Cut {
    /// Whether it is for this maximum.
    pub fn cuts(self, maximum: f32) -> bool {
        match self {
            Cut::Nowhere => false,
            Cut::NotFinite => !maximum.is_finite(),
            Cut::Lowest => maximum == f32::NEG_INFINITY,
        }
    }
}

/// What is computed of all columns at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Whole {
    /// A logarithm, and not the sum itself.
    pub log: bool,
    pub cut: Cut,
    /// NaN where the first trip has nothing but −inf.
    pub first: bool,
}

impl Whole {
    /// All ways, the simplest first.
    pub fn all(log: bool) -> impl Iterator<Item = Whole> {
        let cuts = [Cut::Nowhere, Cut::NotFinite, Cut::Lowest];
        let ways = cuts.into_iter().flat_map(|cut| [false, true].map(|first| (cut, first)));
        ways.map(move |(cut, first)| Whole { log, cut, first })
    }

    /// The result for the columns of one row, of which `maximum` is the maximum.
    pub fn of(self, tiles: &[Tile], maximum: f32) -> f32 {
        let taken_off = if self.cut.cuts(maximum) { 0.0 } else { maximum };
        let sum: f32 = tiles.iter().flatten().map(|x| (x - taken_off).exp()).sum();
        let nothing = larger(tiles[0][0], tiles[0][1]) == f32::NEG_INFINITY;
        match self {
            Whole { first: true, .. } if nothing => f32::NAN,
            Whole { log: true, .. } => sum.ln() + taken_off,
            _ => sum,
        }
    }
}

/// The larger number, or NaN.
pub(super) fn larger(a: f32, b: f32) -> f32 {
    if a.is_nan() || b.is_nan() { f32::NAN } else { a.max(b) }
}

/// Whether two results are the same, special ones in the same places.
pub(super) fn alike(a: f32, b: f32) -> bool {
    // An infinity is like no number: a difference of the two is infinite, and not more than a part of the infinity.
    let near = a.is_finite() && b.is_finite() && (a - b).abs() <= 1e-4 * a.abs().max(b.abs());
    near || a == b || a.is_nan() && b.is_nan()
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
    Whole::all(log).find(|way| runs.iter().all(|run| alike(way.of(&run.tiles, run.maximum), run.result)))
}

/// What a loop does with some tiles.
struct Run {
    tiles: Vec<Tile>,
    /// What it carries then: the statistic, and the maximum of all columns.
    result: f32,
    maximum: f32,
}

/// What the loop carries behind up to three trips, for every sequence of tiles.
fn runs<'c>(lift: &Lift<'_, 'c>, x: Val<'c>, carry: usize, maximum: Option<usize>) -> Option<Vec<Run>> {
    let (args, next) = (lift.of.body.args(), lift.of.next());
    let carries: Vec<usize> = std::iter::once(carry).chain(maximum).collect();
    let starts = carries.iter().map(|at| literal(lift.of.op.operand(*at)).map(|x| x as f32));
    let mut states: Vec<(Vec<Tile>, Vec<f32>)> = vec![(Vec::new(), starts.collect::<Option<_>>()?)];
    let mut results = Vec::new();
    for _ in 0..lift.counted.trips().min(3) {
        let mut after = Vec::new();
        for (tiles, now) in states {
            for tile in KINDS {
                let mut row =
                    Row { lift, x, known: HashMap::from_iter([(bare(x), Cells::Columns(tile))]) };
                row.known.extend(
                    carries.iter().zip(&now).map(|(at, now)| (bare(args[*at]), Cells::One(*now))),
                );
                let then: Option<Vec<f32>> = carries.iter().map(|at| row.number(next[*at], 0)).collect();
                let (mut tiles, then) = (tiles.clone(), then?);
                tiles.push(tile);
                let all = || tiles.iter().flatten().copied().fold(f32::NEG_INFINITY, larger);
                let maximum = then.get(1).copied().unwrap_or_else(all);
                results.push(Run { tiles: tiles.clone(), result: then[0], maximum });
                after.push((tiles, then));
            }
        }
        states = after;
    }
    Some(results)
}

/// What a value has in one row. Truth values are 0 and 1.
#[derive(Clone, Copy)]
enum Cells {
    One(f32),
    /// A number for each column of the trip's tile.
    Columns(Tile),
}

impl Cells {
    fn at(self, column: usize) -> f32 {
        match self {
            Cells::One(number) => number,
            Cells::Columns(tile) => tile[column],
        }
    }
}

/// One row in one trip.
struct Row<'a, 'l, 'c> {
    lift: &'a Lift<'l, 'c>,
    /// Whose type has the tile's columns.
    x: Val<'c>,
    known: HashMap<Val<'c>, Cells>,
}

impl<'c> Row<'_, '_, 'c> {
    /// The one number that a value has in the row.
    fn number(&mut self, v: Val<'c>, depth: usize) -> Option<f32> {
        match self.value(v, depth)? {
            Cells::One(number) => Some(number),
            Cells::Columns(_) => None,
        }
    }

    fn value(&mut self, v: Val<'c>, depth: usize) -> Option<Cells> {
        const MAX_DEPTH: usize = 64;
        let v = bare(v);
        if let Some(known) = self.known.get(&v) {
            return Some(*known);
        }
        if depth > MAX_DEPTH {
            return None;
        }
        let value = match self.lift.form(v) {
            Some(Form::Given { whole, shift: 0 }) => Cells::One(literal(whole)? as f32),
            _ => self.computed(v.def()?, depth + 1)?,
        };
        self.known.insert(v, value);
        Some(value)
    }

    fn computed(&mut self, op: Op<'c>, depth: usize) -> Option<Cells> {
        match op.name() {
            "stablehlo.reduce" => return self.reduced(op, depth),
            "stablehlo.broadcast_in_dim" => {
                let row = self.repeated(op)?;
                return self.number(row, depth).map(Cells::One);
            }
            _ => {}
        }
        let mut operands = Vec::new();
        for v in op.operands() {
            operands.push(self.value(v, depth)?);
        }
        let make = elementwise(op)?;
        let column = |at: usize| {
            let numbers: Vec<f32> = operands.iter().map(|cells| cells.at(at)).collect();
            make(&numbers)
        };
        let one = operands.iter().all(|cells| matches!(cells, Cells::One(_)));
        Some(if one { Cells::One(column(0)) } else { Cells::Columns([column(0), column(1)]) })
    }

    /// The type of the exponents, and which of its dimensions has the tile's columns.
    fn columns(&self) -> Option<(TensorType, usize)> {
        match self.lift.form(self.x)? {
            Form::Tile { dim, shift: 0, .. } => Some((TensorType::of(self.x)?, dim)),
            _ => None,
        }
    }

    /// What a broadcast repeats: one number, or one number a row along the tile's columns.
    fn repeated(&self, op: Op<'c>) -> Option<Val<'c>> {
        let from = op.operand(0);
        if TensorType::of(from)?.elements() == 1 {
            return Some(from);
        }
        let (ty, dim) = self.columns()?;
        let fits = TensorType::of(op.result(0))?.shape == ty.shape;
        if fits { row_of(op.result(0), dim as i64) } else { None }
    }

    /// The sum or the maximum over the tile's columns.
    fn reduced(&mut self, op: Op<'c>, depth: usize) -> Option<Cells> {
        let dims = op.attr("dimensions").and_then(attr_ints).filter(|_| op.num_operands() == 2)?;
        let (ty, dim) = self.columns()?;
        let fits = dims == [dim as i64] && TensorType::of(op.operand(0))?.shape == ty.shape;
        let start = self.number(op.operand(1), depth).filter(|_| fits)?;
        let Cells::Columns(tile) = self.value(op.operand(0), depth)? else { return None };
        Some(Cells::One(match reducer(op)? {
            "stablehlo.add" => start + tile.iter().sum::<f32>(),
            "stablehlo.maximum" => tile.into_iter().fold(start, larger),
            _ => return None,
        }))
    }
}

/// What an operation makes of numbers.
pub(super) fn elementwise(op: Op) -> Option<Box<dyn Fn(&[f32]) -> f32>> {
    let truth = |b: bool| f32::from(u8::from(b));
    let name = op.name().strip_prefix("stablehlo.")?;
    Some(match (name, op.num_operands()) {
        ("add", 2) => Box::new(|a| a[0] + a[1]),
        ("subtract", 2) => Box::new(|a| a[0] - a[1]),
        ("multiply", 2) => Box::new(|a| a[0] * a[1]),
        ("divide", 2) => Box::new(|a| a[0] / a[1]),
        ("maximum", 2) => Box::new(|a| larger(a[0], a[1])),
        ("minimum", 2) => Box::new(|a| -larger(-a[0], -a[1])),
        ("exponential", 1) => Box::new(|a| a[0].exp()),
        ("log", 1) => Box::new(|a| a[0].ln()),
        ("log_plus_one", 1) => Box::new(|a| a[0].ln_1p()),
        ("abs", 1) => Box::new(|a| a[0].abs()),
        ("negate", 1) => Box::new(|a| -a[0]),
        ("is_finite", 1) => Box::new(move |a| truth(a[0].is_finite())),
        ("not", 1) => Box::new(|a| 1.0 - a[0]),
        ("and", 2) => Box::new(|a| a[0] * a[1]),
        ("or", 2) => Box::new(|a| a[0].max(a[1])),
        ("select", 3) => Box::new(|a| if a[0] != 0.0 { a[1] } else { a[2] }),
        ("compare", 2) => {
            let direction = direction(op)?;
            Box::new(move |a| truth(direction.holds(&a[0], &a[1])))
        }
        ("convert" | "reshape", 1) => Box::new(|a| a[0]),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::alike;

    #[test]
    fn an_infinity_is_like_itself_alone() {
        assert!(alike(f32::INFINITY, f32::INFINITY) && alike(f32::NAN, f32::NAN) && alike(1.0, 1.00001));
        assert!(
            !alike(f32::INFINITY, 1.0)
                && !alike(-3.2e38, f32::NEG_INFINITY)
                && !alike(f32::INFINITY, f32::NAN)
        );
    }
}
