//! Running sums of exponentials times exponents, as for a running entropy: `a·exp(m − m') + Σ exp(x − m')·x`.
//!
//! `Z` is the sum of `exp(x)` over columns, `W` that of `exp(x)·x`. A loop that carries `Z·exp(−m)` may also carry `W·exp(−m)`, or
//! `(W − m·Z)·exp(−m)`, the sum of `exp(x − m)·(x − m)`. That a trip preserves this form is proved in real numbers
//! ([`crate::symbolic`]). The result for all columns consists of the loop's own terms with the final maximum in place of the
//! running one, so that the program's own guards stay.

use crate::carries::{Results, sum_of};
use crate::lift::{Form, Lift};
use crate::statistics::{Running, TileSum, outside};
use crate::symbolic::reals;
use crate::values::bare;
use grpo_dataflow::constants;
use grpo_dataflow::polynomial::{Polynomial, constant, plus, times};
use grpo_dataflow::real::{AFTER, BEFORE, Base, Reals};
use grpo_dataflow::reducer;
use grpo_dataflow::walk::Walk;
use grpo_ir::{Elem, Elementwise, Kind, Op, TensorType, Val};

/// Such a sum, with a running maximum and a sum of exponentials, by the numbers of their carries.
#[derive(Clone, Debug)]
pub struct Weighted<'c> {
    pub x: Val<'c>,
    pub maximum: usize,
    pub sum: usize,
    pub carry: usize,
    /// True if the maximum is subtracted from the factors of the exponentials.
    pub relative: bool,
    /// The terms that a trip sums over its tile's columns.
    pub terms: Vec<Val<'c>>,
}

/// The sum, for `Z` and `W` of some columns and the maximum `m`.
pub fn weighted<'c>(
    reals: &mut Reals<'_, 'c>,
    columns: usize,
    m: Val<'c>,
    relative: bool,
) -> Polynomial {
    let m = reals.base_of(m);
    let mut sum = reals.plain(Base::Weighted(columns));
    if relative {
        let offset = times(&reals.plain(m.clone()), &reals.exp(Base::Columns(columns), 1));
        sum = plus(sum, &times(&offset, &constant(-1.0)));
    }
    times(&sum, &reals.exp(m, -1))
}

/// The sums that `carry` may be, in real numbers.
pub fn candidates<'c>(lift: &Lift<'_, 'c>, carry: usize) -> Vec<Weighted<'c>> {
    let of = lift.of;
    let next = of.next();
    let is_f32 = |v: Val<'c>| TensorType::of(v).is_some_and(|ty| ty.elem == Elem::F32);
    if of.keeps(carry) || !is_f32(next[carry]) || reads_others(lift, next[carry]) {
        return Vec::new();
    }
    let exponents: Vec<Val> =
        TileSum::all(lift).iter().map(|sum| sum.x).filter(|x| is_f32(*x)).collect();
    let is_maximum = |at: &usize| next[*at].def().is_some_and(|op| op.is(Kind::Maximum));
    let maxima: Vec<usize> = (0..next.len()).filter(is_maximum).collect();
    let mut found = Vec::new();
    for (x, maximum) in exponents.iter().flat_map(|x| maxima.iter().map(|at| (*x, *at))) {
        let others = (0..next.len()).filter(|at| *at != carry && *at != maximum && !of.keeps(*at));
        let running = |carry| Running { x, carry, maximum: Some(maximum), log: false };
        let sums = others.filter(|sum| is_f32(next[*sum]) && running(*sum).is_carried(lift));
        for sum in sums {
            let way = |relative| Weighted { x, maximum, sum, carry, relative, terms: Vec::new() };
            found.extend([false, true].map(way).into_iter().filter_map(|way| way.proven(lift)));
        }
    }
    found
}

/// True if a value depends on literals with other values in the last trip.
fn reads_others<'c>(lift: &Lift<'_, 'c>, v: Val<'c>) -> bool {
    let in_body = |op: &Op| op.block() == Some(lift.of.body);
    let start = Some(v).filter(|_| !lift.others.is_empty());
    let walk = Walk::along(start, |v| v.def().filter(in_body).into_iter().flat_map(Op::operands));
    walk.gave_up() || walk.items().any(|v| lift.others.contains_key(&v))
}

impl<'c> Weighted<'c> {
    /// The same with its terms; none if a trip does not preserve the form.
    fn proven(mut self, lift: &Lift<'_, 'c>) -> Option<Weighted<'c>> {
        let Form::Tile { dim, .. } = lift.form(self.x)? else { return None };
        let tile = TensorType::of(self.x)?;
        let same = outside(lift.of);
        let mut reals = reals(&same, lift, self.x)?;
        let (args, next) = (lift.of.body.args(), lift.of.next());
        let (m, top) = (args[self.maximum], next[self.maximum]);
        let at = reals.base_of(m);
        let sum = times(&reals.exp(Base::Columns(BEFORE), 1), &reals.exp(at, -1));
        let given = weighted(&mut reals, BEFORE, m, self.relative);
        reals.memo.assume(args[self.sum], sum);
        reals.memo.assume(args[self.carry], given);
        let expected = weighted(&mut reals, AFTER, top, self.relative);
        (reals.of(next[self.carry]) == expected).then_some(())?;

        // The summed terms of the tile, with the new maximum.
        let mut pending = vec![next[self.carry]];
        let mut added = Polynomial::new();
        while let Some(v) = pending.pop() {
            let Some(op) = bare(v).def().filter(|op| op.block() == Some(lift.of.body)) else { continue };
            if op.is(Kind::Add) {
                pending.extend(op.operands());
                continue;
            }
            let along = op.dims("dimensions");
            let sums = reducer(op) == Some(Elementwise::Add) && along == Some(vec![dim]);
            let is_tile = |v| TensorType::of(v).is_some_and(|ty| ty.shape == tile.shape);
            if sums && op.num_operands() == 2 && is_tile(op.operand(0)) {
                added = plus(added, &reals.of(op.result(0)));
                self.terms.push(op.operand(0));
            }
        }
        let before = weighted(&mut reals, BEFORE, top, self.relative);
        let of_tile = plus(expected, &times(&before, &constant(-1.0)));
        (!self.terms.is_empty() && added == of_tile).then_some(self)
    }
}

impl<'c> Results<'_, '_, 'c> {
    /// A running sum of exponentials times exponents, over all columns.
    pub fn weighted(&mut self, carry: usize) -> Option<Val<'c>> {
        let given = self.lift.of.op.operand(carry);
        let of = candidates(self.lift, carry)
            .into_iter()
            .next()
            .filter(|_| constants::constant(given) == Some(0.0))?;
        let maximum = self.get(of.maximum)?;
        self.get(of.sum)?;
        let ty = TensorType::of(given)?;
        let lift = &mut *self.lift;
        let next = lift.of.next();
        // The body's values for all columns with the final maximum as the running one.
        let mut at_last = Lift::knowing(lift, (next[of.maximum], maximum));
        let b = lift.b;
        let mut total: Option<Val> = None;
        for term in &of.terms {
            let Some(Form::Tile { whole, dim, shift: 0 }) = at_last.form(*term) else { return None };
            let part = sum_of(&b, whole, dim);
            total = Some(total.map_or(part, |sum| b.elementwise(Elementwise::Add, &[sum, part])));
        }
        at_last.mark_large();
        lift.logits = lift.logits.max(at_last.logits);
        let total = b.reshape(total?, &ty.shape);
        self.statistics = true;
        Some(total)
    }
}
