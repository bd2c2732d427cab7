//! Running statistics of a softmax: a carried sum of exponentials, its logarithm, or a sum weighted by the exponents, as for an
//! entropy.
//!
//! `Z` is the sum of `exp(x)` over columns, `W` that of `exp(x)·x`: those of the preceding trips, or with those of the trip's tile. If
//! a trip computes `Z(before ∪ tile)·exp(−m')` from `Z(before)·exp(−m)`, in real numbers ([`Reals`]), the result of the loop is
//! `Z(all)·exp(−M)`. A row of −inf only has the program's value: NaN, or a number if the program guards the subtrahend.

use crate::lift::{Form, Lift};
use crate::values::{bare, widened};
use grpo_dataflow::constants::constant;
use grpo_dataflow::real::{Columns, Reals, Sample, Trip, holds_if_finite};
use grpo_dataflow::row_broadcast::row_of;
use grpo_dataflow::trip_count::While;
use grpo_dataflow::walk::Walk;
use grpo_ir::{Kind, Op, TensorType, Val};

/// The exponents of a body's exponentials, once each: `x` of a tile's `exp(x − r)` with a row value `r`.
fn exponents<'c>(lift: &Lift<'_, 'c>) -> Vec<Val<'c>> {
    let mut found = Vec::new();
    for e in lift.of.body.ops().into_iter().filter(|op| op.is(Kind::Exponential)) {
        let difference = unguarded(e.operand(0)).def().filter(|op| op.is(Kind::Subtract));
        let Some((x, row)) = difference.map(|op| (op.operand(0), op.operand(1))) else { continue };
        let Some(Form::Tile { dim, shift: 0, .. }) = lift.form(x) else { continue };
        if row_of(row, dim).is_some() && !found.contains(&x) {
            found.push(x);
        }
    }
    found
}

/// A function of `Z`, `W` and the maximum `m`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Statistic {
    /// `log Z`.
    Logarithm,
    /// `Z·exp(−m)`.
    Sum,
    /// `W·exp(−m)`.
    Weighted,
}

/// A running statistic of a loop: the numbers of its carry and of its maximum's.
#[derive(Clone, Copy, Debug)]
pub struct Running<'c> {
    pub x: Val<'c>,
    pub carry: usize,
    pub maximum: Option<usize>,
    pub statistic: Statistic,
}

impl<'c> Running<'c> {
    /// The running statistics that a loop may carry.
    pub fn all(lift: &Lift<'_, 'c>) -> Vec<Running<'c>> {
        let next = lift.of.next();
        let is_maximum = |at: &usize| next[*at].def().is_some_and(|op| op.is(Kind::Maximum));
        let (maxima, others): (Vec<usize>, Vec<usize>) = (0..next.len()).partition(is_maximum);
        let mut all = Vec::new();
        for x in exponents(lift) {
            for carry in others.iter().copied().filter(|at| !lift.of.keeps(*at)) {
                all.push(Running { x, carry, maximum: None, statistic: Statistic::Logarithm });
                for maximum in maxima.iter().copied().map(Some) {
                    let of = |statistic| Running { x, carry, maximum, statistic };
                    all.extend([Statistic::Logarithm, Statistic::Sum, Statistic::Weighted].map(of));
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
        let sum = match self.statistic {
            Statistic::Logarithm => return Some(Sample::of([&reals.sum(columns)], |[z]| z.ln())),
            Statistic::Sum => reals.sum(columns),
            Statistic::Weighted => reals.weighted(columns),
        };
        Some(Sample::of([&sum, &reals.of(m?)], |[sum, m]| sum * (-m).exp()))
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
        let in_body = |v: Val<'c>| v.def().filter(|op| op.block() == Some(lift.of.body) && v != self.x);
        let start = [lift.of.next()[self.carry]];
        let walk = Walk::along(start, |v| in_body(v).into_iter().flat_map(Op::operands));
        walk.items().any(|v| guarded(v).is_some())
    }

    /// True if the loop carries it from the first trip on, with the initial value for no columns: 0, or for the logarithm −inf or a
    /// number below −1e30.
    pub(crate) fn is_carried(&self, lift: &Lift<'_, 'c>) -> bool {
        let start = constant(lift.of.op.operand(self.carry));
        let begins = start.is_some_and(|x| match self.statistic {
            Statistic::Logarithm => x <= -1e30,
            _ => x == 0.0,
        });
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
    Some(Reals::new(ty, dim, Some(Trip { x, same })))
}

/// Maps a value of a loop's body to one with the same elements: the loop's operand, for a loop-invariant argument.
pub fn outside<'c>(of: While<'c>) -> impl Fn(Val<'c>) -> Val<'c> {
    move |v| {
        let v = bare(v);
        of.outer(v).map_or(v, bare)
    }
}

/// The operand of a select for finite numbers, if the condition is one on infinities or NaN.
fn guarded(v: Val) -> Option<Val> {
    let op = v.def().filter(|op| op.is(Kind::Select))?;
    holds_if_finite(op.operand(0), &bare).map(|holds| op.operand(if holds { 1 } else { 2 }))
}

/// A value before such selects and widening conversions.
fn unguarded(v: Val) -> Val {
    let v = widened(v);
    guarded(v).map_or(v, unguarded)
}
