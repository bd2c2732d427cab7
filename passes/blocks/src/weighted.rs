//! Running sums of exponentials times exponents, as for a running entropy: `a·exp(m − m') + Σ exp(x − m')·x`.
//!
//! `Z` is the sum of `exp(x)` over columns, `W` that of `exp(x)·x`. A loop that carries `Z·exp(−m)` may also carry `W·exp(−m)`, or
//! `(W − m·Z)·exp(−m)`, the sum of `exp(x − m)·(x − m)`. That a trip preserves this form is decided in real numbers
//! ([`grpo_dataflow::real`]). The result for all columns consists of the loop's own terms with the final maximum in place of the
//! running one, so that the program's own guards stay.

use crate::lift::{Form, Lift};
use crate::results::{Results, sum_of};
use crate::statistics::{Running, outside, reals};
use crate::values::bare;
use grpo_dataflow::constants;
use grpo_dataflow::real::{Columns, Reals, Sample};
use grpo_dataflow::reducer;
use grpo_dataflow::walk::Walk;
use grpo_ir::{Elem, Elementwise, Kind, Op, TensorType, Val};
use rustc_hash::FxHashMap as HashMap;

/// The sum, for `Z` and `W` of some columns and the maximum `m`.
fn weighted<'c>(reals: &mut Reals<'_, 'c>, columns: Columns, m: Val<'c>, relative: bool) -> Sample {
    let (w, z, m) = (reals.weighted(columns), reals.sum(columns), reals.of(m));
    match relative {
        true => Sample::of([&w, &z, &m], |[w, z, m]| (w - m * z) * (-m).exp()),
        false => Sample::of([&w, &m], |[w, m]| w * (-m).exp()),
    }
}

/// The running sum of exponentials that goes with a running sum `carry` of exponentials times exponents, and the terms that a trip
/// sums over its tile's columns for the latter; none if `carry` is no such sum.
fn terms<'c>(lift: &Lift<'_, 'c>, carry: usize) -> Option<(Running<'c>, Vec<Val<'c>>)> {
    let next = lift.of.next();
    let is_f32 = |v: Val<'c>| TensorType::of(v).is_some_and(|ty| ty.elem == Elem::F32);
    if lift.of.keeps(carry) || !is_f32(next[carry]) || reads_others(lift, next[carry]) {
        return None;
    }
    let is_sum = |of: &Running<'c>| {
        of.carry != carry && !of.log && is_f32(of.x) && is_f32(next[of.carry]) && of.is_carried(lift)
    };
    Running::all(lift).into_iter().filter(is_sum).find_map(|sum| {
        let terms = |relative| terms_of_tile(lift, sum, carry, relative);
        Some((sum, [false, true].into_iter().find_map(terms)?))
    })
}

/// True if a value depends on literals with other values in the last trip.
fn reads_others<'c>(lift: &Lift<'_, 'c>, v: Val<'c>) -> bool {
    let in_body = |op: &Op| op.block() == Some(lift.of.body);
    let start = Some(v).filter(|_| !lift.others.is_empty());
    let walk = Walk::along(start, |v| v.def().filter(in_body).into_iter().flat_map(Op::operands));
    walk.gave_up() || walk.items().any(|v| lift.others.contains_key(&v))
}

/// The terms, if a trip preserves the form of the sum. `relative`: the maximum is subtracted from the factors of the exponentials.
fn terms_of_tile<'c>(
    lift: &Lift<'_, 'c>,
    sum: Running<'c>,
    carry: usize,
    relative: bool,
) -> Option<Vec<Val<'c>>> {
    let Form::Tile { dim, .. } = lift.form(sum.x)? else { return None };
    let tile = TensorType::of(sum.x)?;
    let same = outside(lift.of);
    let mut reals = reals(&same, lift, sum.x)?;
    let (args, next) = (lift.of.body.args(), lift.of.next());
    let [m, top] = [args[sum.maximum?], next[sum.maximum?]];
    let before = sum.value(&mut reals, Columns::Before, Some(m))?;
    let given = weighted(&mut reals, Columns::Before, m, relative);
    reals.memo.assume(args[sum.carry], before);
    reals.memo.assume(args[carry], given);
    let expected = weighted(&mut reals, Columns::After, top, relative);
    reals.of(next[carry]).equals(&expected).then_some(())?;

    // The summed terms of the tile, with the new maximum.
    let (mut terms, mut pending) = (Vec::new(), vec![next[carry]]);
    let mut sum = weighted(&mut reals, Columns::Before, top, relative);
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
            sum = sum.plus(&reals.of(op.result(0)));
            terms.push(op.operand(0));
        }
    }
    (!terms.is_empty() && sum.equals(&expected)).then_some(terms)
}

impl<'c> Results<'_, '_, 'c> {
    /// A running sum of exponentials times exponents, over all columns.
    pub fn weighted(&mut self, carry: usize) -> Option<Val<'c>> {
        let given = self.lift.of.op.operand(carry);
        let (sum, terms) =
            terms(self.lift, carry).filter(|_| constants::constant(given) == Some(0.0))?;
        let at = sum.maximum?;
        let maximum = self.get(at)?;
        self.get(sum.carry)?;
        let ty = TensorType::of(given)?;
        let lift = &mut *self.lift;
        let next = lift.of.next();
        // The body's values for all columns with the final maximum as the running one.
        let known = HashMap::from_iter([(next[at], Form::Given { whole: maximum, shift: 0 })]);
        let mut at_last = Lift::of(lift.counted, lift.tiles, lift.others.clone(), known);
        let b = lift.b;
        let mut sums = Vec::new();
        for term in terms {
            let Some(Form::Tile { whole, dim, shift: 0 }) = at_last.form(term) else { return None };
            sums.push(sum_of(&b, whole, dim));
        }
        at_last.mark_large();
        lift.logits = lift.logits.max(at_last.logits);
        self.statistics = true;
        Some(b.reshape(b.sum(sums)?, &ty.shape))
    }
}
