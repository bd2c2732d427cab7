//! Running statistics of a softmax: a carried sum of exponentials, or its logarithm.
//!
//! `Z` is the sum of `exp(x)` over columns: those of the preceding trips, or with those of the trip's tile. If a trip computes
//! `Z(before ∪ tile)·exp(−m')` from `Z(before)·exp(−m)`, in real numbers ([`Reals`]), the result of the loop is `Z(all)·exp(−M)`. A
//! row of −inf only has the program's value: NaN, or a number if the program guards the subtrahend.

use crate::lift::{Form, Lift};
use crate::values::{bare, usual, widened};
use grpo_dataflow::constants::constant;
use grpo_dataflow::real::{Columns, Reals, Sample, Trip};
use grpo_dataflow::reducer;
use grpo_dataflow::row_broadcast::row_of;
use grpo_dataflow::trip_count::While;
use grpo_ir::{Elementwise, Kind, Op, TensorType, Val};

/// A sum of exponentials over a trip's tile: `Σ exp(x − r)`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TileSum<'c> {
    /// The exponent, with the tile's columns.
    pub x: Val<'c>,
    /// True if infinite maxima, or exponentials of infinities, are replaced by 0.
    pub guarded: bool,
}

impl<'c> TileSum<'c> {
    /// All such sums of a loop's body, one for each exponent.
    pub fn all(lift: &Lift<'_, 'c>) -> Vec<TileSum<'c>> {
        let mut found: Vec<TileSum> = Vec::new();
        for sum in lift.of.body.ops().into_iter().filter_map(|op| TileSum::of(op, lift)) {
            if found.iter().all(|other| other.x != sum.x) {
                found.push(sum);
            }
        }
        found
    }

    /// The sum of `op`, if it is one for finite operands: looks through selects by conditions on infinities and NaN.
    fn of(op: Op<'c>, lift: &Lift<'_, 'c>) -> Option<TileSum<'c>> {
        let zero =
            |v| matches!(lift.form(v), Some(Form::Given { whole, .. }) if constant(whole) == Some(0.0));
        let sums =
            reducer(op) == Some(Elementwise::Add) && op.num_operands() == 2 && zero(op.operand(1));
        let dims = op.dims("dimensions").filter(|_| sums)?;
        let [dim] = dims[..] else { return None };
        let summed = widened(op.operand(0));
        let e = chosen(summed).def().filter(|op| op.is(Kind::Exponential))?;
        let less = widened(e.operand(0));
        let d = chosen(less).def().filter(|op| op.is(Kind::Subtract))?;
        let (x, row) = (d.operand(0), bare(row_of(d.operand(1), dim)?));
        let guarded = [summed, less, row].into_iter().any(|v| chosen(v) != v);
        let tiled = matches!(lift.form(x)?, Form::Tile { dim: of, shift: 0, .. } if of == dim);
        tiled.then_some(TileSum { x, guarded })
    }
}

/// A running statistic of a loop: the numbers of its carry and of its maximum's.
#[derive(Clone, Copy, Debug)]
pub struct Running<'c> {
    pub x: Val<'c>,
    pub carry: usize,
    pub maximum: Option<usize>,
    /// True for `log Z`, false for `Z·exp(−m)`.
    pub log: bool,
}

impl<'c> Running<'c> {
    /// The running statistics that a loop may carry.
    pub fn all(lift: &Lift<'_, 'c>) -> Vec<Running<'c>> {
        let next = lift.of.next();
        let is_maximum = |at: &usize| next[*at].def().is_some_and(|op| op.is(Kind::Maximum));
        let (maxima, others): (Vec<usize>, Vec<usize>) = (0..next.len()).partition(is_maximum);
        let mut all = Vec::new();
        for TileSum { x, .. } in TileSum::all(lift) {
            for carry in others.iter().copied().filter(|at| !lift.of.keeps(*at)) {
                all.push(Running { x, carry, maximum: None, log: true });
                for maximum in maxima.iter().copied().map(Some) {
                    all.extend([true, false].map(|log| Running { x, carry, maximum, log }));
                }
            }
        }
        all
    }

    /// The statistic of these columns, for the maximum `m`.
    pub fn value(
        &self,
        reals: &mut Reals<'_, 'c>,
        columns: Columns,
        m: Option<Val<'c>>,
    ) -> Option<Sample> {
        let z = reals.sum(columns);
        if self.log {
            return Some(Sample::of([&z], |[z]| z.ln()));
        }
        Some(Sample::of([&z, &reals.of(m?)], |[z, m]| z * (-m).exp()))
    }

    /// True if a trip whose argument is the statistic of the preceding columns returns that of these and its tile's.
    pub(crate) fn is_preserved(&self, reals: &mut Reals<'_, 'c>, of: While<'c>) -> bool {
        let (args, next) = (of.body.args(), of.next());
        let [before, after] = [&args, &next].map(|all| self.maximum.map(|at| all[at]));
        let given = self.value(reals, Columns::Before, before);
        let Some(given) = given else { return false };
        reals.memo.assume(args[self.carry], given);
        let expected = self.value(reals, Columns::After, after);
        expected.is_some_and(|expected| reals.of(next[self.carry]).equals(&expected))
    }

    /// True if the program has a number rather than NaN for a row of −inf only: if it replaces infinite maxima, exponentials of
    /// infinities or the statistic itself.
    pub(crate) fn is_guarded(&self, lift: &Lift<'_, 'c>) -> bool {
        let next = widened(lift.of.next()[self.carry]);
        chosen(next) != next || TileSum::all(lift).into_iter().any(|sum| sum.x == self.x && sum.guarded)
    }

    /// True if the loop carries it from the first trip on, with the initial value for no columns: 0, or for the logarithm −inf or a
    /// number below −1e30.
    pub(crate) fn is_carried(&self, lift: &Lift<'_, 'c>) -> bool {
        let start = constant(lift.of.op.operand(self.carry));
        let begins = start.is_some_and(|x| if self.log { x <= -1e30 } else { x == 0.0 });
        let same = outside(lift.of);
        begins
            && reals(&same, lift, self.x).is_some_and(|mut reals| self.is_preserved(&mut reals, lift.of))
    }
}

/// The values of a trip with exponents `x`; none if these do not have a tile's columns. `same` maps a value to an equal one.
pub fn reals<'a, 'c>(
    same: &'a dyn Fn(Val<'c>) -> Val<'c>,
    lift: &Lift<'_, 'c>,
    x: Val<'c>,
) -> Option<Reals<'a, 'c>> {
    let Form::Tile { dim, shift: 0, .. } = lift.form(x)? else { return None };
    let (ty, x) = (TensorType::of(x)?, same(x));
    let mask = mask_of(x, same);
    let holds = move |v| if mask == Some(v) { Some(true) } else { usual(v) };
    Some(Reals::new(ty, dim, Some(Trip { x, same, holds: Box::new(holds) })))
}

/// The condition under which an exponent is not −inf, if a select computes it.
fn mask_of<'c>(x: Val<'c>, same: &dyn Fn(Val<'c>) -> Val<'c>) -> Option<Val<'c>> {
    let op = same(x).def().filter(|op| op.is(Kind::Select))?;
    (constant(same(op.operand(2))) == Some(f64::NEG_INFINITY)).then(|| same(op.operand(0)))
}

/// Maps a value of a loop's body to one with the same elements: the loop's operand, for a loop-invariant argument.
pub fn outside<'c>(of: While<'c>) -> impl Fn(Val<'c>) -> Val<'c> {
    move |v| {
        let v = bare(v);
        of.outer(v).map_or(v, bare)
    }
}

/// The operand of a select for values without infinities and NaN.
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
