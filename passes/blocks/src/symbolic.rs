//! A trip of a loop over tiles of columns, in real arithmetic.

use crate::lift::{Form, Lift};
use crate::values::usual;
use grpo_dataflow::constants::constant;
use grpo_dataflow::polynomial::{Monomial, Polynomial, plus};
use grpo_dataflow::real::{Reals, Trip};
use grpo_ir::{Kind, TensorType, Val};

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

/// The sum of the factors of `exp(x)` with one number per row, over the terms of a tile's gradient, and the other terms.
/// `only`: terms that are constant multiples of this monomial.
pub fn split<'c>(
    reals: &mut Reals<'_, 'c>,
    x: Val<'c>,
    total: Val<'c>,
    only: Option<&Monomial>,
) -> (Polynomial, Vec<Val<'c>>) {
    let base = reals.base_of(x);
    let x = reals.variable(base) + 1;
    let (mut others, mut sum) = (Vec::new(), Polynomial::new());
    let mut pending = vec![total];
    while let Some(v) = pending.pop() {
        if let Some(op) = v.def().filter(|op| op.is(Kind::Add)) {
            pending.extend([op.operand(1), op.operand(0)]);
            continue;
        }
        let rest = |m: &Monomial| -> Monomial {
            m.iter().copied().filter(|(factor, _)| *factor != x).collect()
        };
        let fits = |all: &Reals<'_, 'c>, m: &Monomial| {
            let rows = rest(m);
            let is_part = m.contains(&(x, 1)) && rows.iter().all(|(factor, _)| !all.is_tile(*factor));
            is_part && only.is_none_or(|only| *only == rows)
        };
        let value = reals.of(v);
        if value.keys().all(|m| fits(reals, m)) {
            let rows = value.iter().map(|(m, c)| (rest(m), *c)).collect();
            sum = plus(sum, &rows);
        } else {
            others.push(v);
        }
    }
    (sum, others)
}
