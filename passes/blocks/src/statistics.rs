//! Running statistics of a softmax: what a loop carries as a sum of exponentials, or as its logarithm.
//!
//! `Z` is the sum of `exp(x)` over columns: those of the trips before, or with those of the trip's tile. If a trip makes
//! `Z(before ∪ tile)·exp(−m')` of `Z(before)·exp(−m)`, in real numbers ([`Reals`]), the loop gives `Z(all)·exp(−M)`. A row of −inf
//! alone gives what the program has for it: NaN, or a number where the program guards what it subtracts.

use crate::lift::{Form, Lift};
use crate::symbolic::{AFTER, BEFORE, Base, Reals};
use crate::values::{bare, literal, row_of, usual, widened};
use grpo_dataflow::polynomial::{Polynomial, times};
use grpo_dataflow::reducer;
use grpo_dataflow::trip_count::While;
use grpo_ir::{Elementwise, Kind, Op, Val};

/// A sum of exponentials over a trip's tile: `Σ exp(x − r)`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TileSum<'c> {
    /// The exponent, with the tile's columns.
    pub x: Val<'c>,
    /// Whether infinite maxima, or exponentials of infinities, are replaced by 0.
    pub guarded: bool,
}

impl<'c> TileSum<'c> {
    /// Those of a loop's body, one for each exponent.
    pub fn all(lift: &Lift<'_, 'c>) -> Vec<TileSum<'c>> {
        let mut found: Vec<TileSum> = Vec::new();
        for sum in lift.of.body.ops().into_iter().filter_map(|op| TileSum::of(op, lift)) {
            if found.iter().all(|other| other.x != sum.x) {
                found.push(sum);
            }
        }
        found
    }

    /// What `op` sums up, if it is such a sum where nothing is infinite or NaN: choices by such conditions are looked
    /// through.
    fn of(op: Op<'c>, lift: &Lift<'_, 'c>) -> Option<TileSum<'c>> {
        let zero =
            |v| matches!(lift.form(v), Some(Form::Given { whole, .. }) if literal(whole) == Some(0.0));
        let sums =
            reducer(op) == Some(Elementwise::Add) && op.num_operands() == 2 && zero(op.operand(1));
        let dims = op.ints("dimensions").filter(|_| sums)?;
        let [dim] = dims[..] else { return None };
        let summed = widened(op.operand(0));
        let e = chosen(summed).def().filter(|op| op.is(Kind::Exponential))?;
        let less = widened(e.operand(0));
        let d = chosen(less).def().filter(|op| op.is(Kind::Subtract))?;
        let (x, row) = (d.operand(0), row_of(d.operand(1), dim)?);
        let guarded = [summed, less, row].into_iter().any(|v| chosen(v) != v);
        let tiled = matches!(lift.form(x)?, Form::Tile { dim: of, shift: 0, .. } if of == dim as usize);
        tiled.then_some(TileSum { x, guarded })
    }
}

/// A running statistic of a loop: the number of the value that carries it, and of its maximum.
#[derive(Clone, Copy, Debug)]
pub struct Running<'c> {
    pub x: Val<'c>,
    pub carry: usize,
    pub maximum: Option<usize>,
    /// Whether it is `log Z`; else it is `Z·exp(−m)`.
    pub log: bool,
}

impl<'c> Running<'c> {
    /// The statistic of columns with this `log Z` and the maximum `m`.
    pub fn value(&self, reals: &mut Reals<'_, 'c>, z: usize, m: Option<Val<'c>>) -> Option<Polynomial> {
        if self.log {
            return Some(reals.plain(Base::Columns(z)));
        }
        let base = reals.value(m?);
        Some(times(&reals.exp(Base::Columns(z), 1), &reals.exp(base, -1)))
    }

    /// Whether a trip whose argument is the statistic of the columns before returns that of these columns and its tile's.
    pub fn goes_on(&self, reals: &mut Reals<'_, 'c>, of: While<'c>) -> bool {
        let (args, next) = (of.body.args(), of.next());
        let [before, after] = [&args, &next].map(|all| self.maximum.map(|at| all[at]));
        let given = self.value(reals, BEFORE, before);
        let expected = self.value(reals, AFTER, after);
        let (Some(given), Some(expected)) = (given, expected) else { return false };
        reals.known.insert(args[self.carry], given);
        reals.polynomial(next[self.carry], 0) == expected
    }

    /// Whether the program has a number, and not NaN, for a row of −inf alone: whether it replaces infinite maxima, exponentials of infinities
    /// or the statistic itself.
    pub(crate) fn is_guarded(&self, lift: &Lift<'_, 'c>) -> bool {
        let next = widened(lift.of.next()[self.carry]);
        chosen(next) != next || TileSum::all(lift).into_iter().any(|sum| sum.x == self.x && sum.guarded)
    }

    /// Whether the loop carries it from the first trip on, which starts with no columns: with 0, or with the logarithm −inf or a number below
    /// −1e30.
    pub(crate) fn is_carried(&self, lift: &Lift<'_, 'c>) -> bool {
        let start = literal(lift.of.op.operand(self.carry));
        let begins = start.is_some_and(|x| if self.log { x <= -1e30 } else { x == 0.0 });
        let same = outside(lift.of);
        begins
            && Reals::of(&same, lift, self.x).is_some_and(|mut reals| self.goes_on(&mut reals, lift.of))
    }
}

/// Maps a value of a loop's body to one with the same elements: the loop's operand, for an argument that no trip changes.
pub fn outside<'c>(of: While<'c>) -> impl Fn(Val<'c>) -> Val<'c> {
    move |v| {
        let v = bare(v);
        of.outer(v).map_or(v, bare)
    }
}

/// What is chosen where there are no infinities and no NaN.
fn chosen(mut v: Val) -> Val {
    loop {
        v = widened(v);
        let choice = v.def().filter(|op| op.is(Kind::Select));
        let Some((op, truth)) = choice.and_then(|op| Some((op, usual(op.operand(0))?))) else {
            return v;
        };
        v = op.operand(if truth { 1 } else { 2 });
    }
}
