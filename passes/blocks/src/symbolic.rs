//! Row values and tiles as polynomials over real numbers, in the quantities that sums of exponentials over columns consist of.
//!
//! `Z` is the sum of `exp(x)` over the columns of consecutive tiles. A sum over one tile's columns is that of all columns so far
//! minus that of the preceding ones. NaN and infinities are not represented.

use crate::lift::{Form, Lift};
use crate::values::{literal, log_add, row_of, usual};
use grpo_dataflow::polynomial::{
    MOST_TERMS, Monomial, Polynomial, constant, inverse, is_small, plus, times,
};
use grpo_dataflow::reducer;
use grpo_ir::numbers::truncate;
use grpo_ir::{Elementwise, Kind, Op, TensorType, Val};
use rustc_hash::FxHashMap as HashMap;

/// The columns of the preceding trips, with those of the trip's tile, and of all trips.
pub(crate) const BEFORE: usize = 0;
pub(crate) const AFTER: usize = 1;
pub const ALL: usize = 2;

/// The quantities. Each has two variables: the number and its exponential.
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum Base<'c> {
    /// A row value, or a tile.
    Value(Val<'c>),
    /// `log Z` of the columns up to some tile.
    Columns(usize),
    /// The logarithm of the sum over one tile's columns.
    Alone,
    /// The logarithm of the absolute value of the cotangent of the sum over all columns.
    Gradient,
    /// The sum of `exp(x)·x` over the columns up to some tile.
    Weighted(usize),
    /// The sum over a tile's columns of a product.
    Sum(Vec<(usize, i32)>),
}

/// Values as polynomials.
pub struct Reals<'a, 'c> {
    /// Maps a value to an equal one.
    same: &'a dyn Fn(Val<'c>) -> Val<'c>,
    /// The exponents of a trip's tile, and the dimension of the columns.
    x: Val<'c>,
    ty: TensorType,
    dim: usize,
    bases: Vec<Base<'c>>,
    numbers: HashMap<Base<'c>, usize>,
    pub known: HashMap<Val<'c>, Polynomial>,
    /// A condition that is true where an exponent is a number ([`mask_of`]).
    mask: Option<Val<'c>>,
}

/// The condition under which an exponent is not −inf, if a select computes it.
fn mask_of<'c>(x: Val<'c>, same: &dyn Fn(Val<'c>) -> Val<'c>) -> Option<Val<'c>> {
    let op = same(x).def().filter(|op| op.is(Kind::Select))?;
    (literal(same(op.operand(2))) == Some(f64::NEG_INFINITY)).then(|| same(op.operand(0)))
}

impl<'a, 'c> Reals<'a, 'c> {
    /// For a loop with exponents `x`; none if these do not have a tile's columns. `same` maps a value to an equal one.
    pub fn of(
        same: &'a dyn Fn(Val<'c>) -> Val<'c>,
        lift: &Lift<'_, 'c>,
        x: Val<'c>,
    ) -> Option<Reals<'a, 'c>> {
        let Form::Tile { dim, shift: 0, .. } = lift.form(x)? else { return None };
        let (bases, numbers, known) = Default::default();
        let (ty, x, mask) = (TensorType::of(x)?, same(x), mask_of(same(x), same));
        Some(Reals { same, x, ty, dim, bases, numbers, known, mask })
    }

    fn base(&mut self, base: Base<'c>) -> usize {
        let next = self.bases.len();
        let number = *self.numbers.entry(base.clone()).or_insert(next);
        if number == next {
            self.bases.push(base);
        }
        2 * number
    }

    /// The number itself.
    pub fn plain(&mut self, base: Base<'c>) -> Polynomial {
        Polynomial::from([(vec![(self.base(base), 1)], 1.0)])
    }

    /// A power of a number's exponential.
    pub fn exp(&mut self, base: Base<'c>, power: i32) -> Polynomial {
        Polynomial::from([(vec![(self.base(base) + 1, power)], 1.0)])
    }

    pub fn value(&self, v: Val<'c>) -> Base<'c> {
        Base::Value((self.same)(v))
    }

    /// The sum of the factors of `exp(x)` with one number per row, over the terms of a tile's gradient, and the other terms.
    /// `only`: terms that are constant multiples of this monomial.
    pub fn split(&mut self, total: Val<'c>, only: Option<&Monomial>) -> (Polynomial, Vec<Val<'c>>) {
        let base = self.value(self.x);
        let x = self.base(base) + 1;
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
            let fits = |all: &Self, m: &Monomial| {
                let rows = rest(m);
                let is_part =
                    m.contains(&(x, 1)) && rows.iter().all(|(factor, _)| !all.is_tile(*factor));
                is_part && only.is_none_or(|only| *only == rows)
            };
            let value = self.polynomial(v, 0);
            if value.keys().all(|m| fits(self, m)) {
                let rows = value.iter().map(|(m, c)| (rest(m), *c)).collect();
                sum = plus(sum, &rows);
            } else {
                others.push(v);
            }
        }
        (sum, others)
    }

    pub fn polynomial(&mut self, v: Val<'c>, depth: usize) -> Polynomial {
        const MAX_DEPTH: usize = 128;
        let v = (self.same)(v);
        if let Some(known) = self.known.get(&v) {
            return known.clone();
        }
        let made = if self.x == v || depth >= MAX_DEPTH { None } else { self.made(v, depth + 1) };
        let made = made.filter(is_small).unwrap_or_else(|| self.plain(Base::Value(v)));
        self.known.insert(v, made.clone());
        made
    }

    /// The result of the operation that defines a value; none for unsupported operations.
    fn made(&mut self, v: Val<'c>, depth: usize) -> Option<Polynomial> {
        TensorType::of(v).filter(|ty| ty.elem.is_float())?;
        if let Some(number) = literal(v) {
            return number.is_finite().then(|| constant(number));
        }
        let op = v.def().filter(|op| op.num_results() == 1)?;
        if let Some((a, b)) = log_add(op) {
            let (a, b) = (self.polynomial(a, depth), self.polynomial(b, depth));
            let sum = plus(self.exponential(&a)?, &self.exponential(&b)?);
            return self.logarithm(&sum);
        }
        match op.kind() {
            Kind::Reduce => return self.reduced(op, depth),
            Kind::BroadcastInDim => {
                let same = TensorType::of(v)?.shape == self.ty.shape;
                let row = if same { row_of(v, self.dim)? } else { return None };
                return Some(self.polynomial(row, depth));
            }
            Kind::Select => {
                let (a, b) =
                    (self.polynomial(op.operand(1), depth), self.polynomial(op.operand(2), depth));
                let condition = (self.same)(op.operand(0));
                let holds = (self.mask == Some(condition)).then_some(true);
                let usual = holds.or_else(|| usual(condition));
                return match usual {
                    Some(true) => Some(a),
                    Some(false) => Some(b),
                    None => (a.is_empty() && b.is_empty()).then_some(a),
                };
            }
            Kind::Convert => {
                TensorType::of(op.operand(0)).filter(|ty| ty.elem.is_float())?;
                return Some(self.polynomial(op.operand(0), depth));
            }
            Kind::Negate
            | Kind::Abs
            | Kind::Add
            | Kind::Subtract
            | Kind::Multiply
            | Kind::Divide
            | Kind::Exponential
            | Kind::Log => {}
            _ => return None,
        }
        let read: Vec<Polynomial> = op.operands().map(|v| self.polynomial(v, depth)).collect();
        match (op.kind(), &read[..]) {
            (Kind::Negate, [a]) => Some(times(a, &constant(-1.0))),
            (Kind::Abs, [a]) => self.logarithm(a).map(|_| a.clone()),
            (Kind::Add, [a, b]) => Some(plus(a.clone(), b)),
            (Kind::Subtract, [a, b]) => Some(plus(a.clone(), &times(b, &constant(-1.0)))),
            (Kind::Multiply, [a, b]) if a.len() * b.len() <= MOST_TERMS * MOST_TERMS => {
                Some(times(a, b))
            }
            (Kind::Divide, [a, b]) => {
                let by = match inverse(b) {
                    Some(by) => by,
                    None if b.is_empty() => return None,
                    None => {
                        let whole = self.value(op.operand(1));
                        inverse(&self.plain(whole))?
                    }
                };
                Some(times(a, &by))
            }
            (Kind::Exponential, [a]) => self.exponential(a),
            (Kind::Log, [a]) => self.logarithm(a),
            _ => None,
        }
    }

    /// A sum over a tile's columns.
    fn reduced(&mut self, op: Op<'c>, depth: usize) -> Option<Polynomial> {
        let from = TensorType::of(op.operand(0))?;
        let sums = reducer(op) == Some(Elementwise::Add) && op.num_operands() == 2;
        (sums && literal((self.same)(op.operand(1))) == Some(0.0)).then_some(())?;
        let along = op.dims("dimensions")? == [self.dim];
        if !(along && from.shape == self.ty.shape) {
            let is_one = from.elements() == TensorType::of(op.result(0))?.elements();
            return is_one.then(|| self.polynomial(op.operand(0), depth));
        }
        let terms = self.polynomial(op.operand(0), depth);
        let columns = from.shape[self.dim] as f64;
        let mut sum = Polynomial::new();
        for (monomial, coefficient) in terms {
            let (tiles, rows): (Vec<_>, Vec<_>) =
                monomial.into_iter().partition(|(factor, _)| self.is_tile(*factor));
            let factor = match &tiles[..] {
                [] => constant(columns),
                [(factor, 1)] if self.is_exponential(*factor) => self.of_tile(Base::Columns, true),
                [(x, 1), (e, 1)] if self.is_exponential(*e) && x + 1 == *e => {
                    self.of_tile(Base::Weighted, false)
                }
                _ => self.plain(Base::Sum(tiles)),
            };
            sum = plus(sum, &times(&Polynomial::from([(rows, coefficient)]), &factor));
        }
        Some(sum)
    }

    /// True if a factor is `exp(x)` of the tile.
    fn is_exponential(&self, factor: usize) -> bool {
        self.bases.get(factor / 2) == Some(&Base::Value(self.x)) && factor % 2 == 1
    }

    /// A sum over the tile's columns: that of all columns so far minus that of the preceding ones.
    fn of_tile(&mut self, base: impl Fn(usize) -> Base<'c>, logarithm: bool) -> Polynomial {
        let [before, after] = [BEFORE, AFTER].map(|columns| match logarithm {
            true => self.exp(base(columns), 1),
            false => self.plain(base(columns)),
        });
        plus(after, &times(&before, &constant(-1.0)))
    }

    /// True if a factor has a tile's columns. For a tile of one column every factor but the exponent is a row value.
    fn is_tile(&self, factor: usize) -> bool {
        let Base::Value(v) = &self.bases[factor / 2] else { return false };
        let Some(ty) = TensorType::of(*v) else { return true };
        self.x == *v || self.ty.shape[self.dim] != 1 && self.ty.elements() == ty.elements()
    }

    /// `exp(Σ c·a)`: a product of powers.
    fn exponential(&mut self, a: &Polynomial) -> Option<Polynomial> {
        let mut product = constant(1.0);
        for (monomial, times_it) in a {
            let [(factor, 1)] = monomial[..] else { return None };
            let whole = times_it.fract() == 0.0 && times_it.abs() <= 8.0 && factor % 2 == 0;
            let power = i32::try_from(truncate(*times_it)).ok().filter(|_| whole)?;
            let by = match self.bases[factor / 2] {
                Base::Alone if power == 1 => self.of_tile(Base::Columns, true),
                Base::Alone => return None,
                _ => Polynomial::from([(vec![(factor + 1, power)], 1.0)]),
            };
            product = times(&product, &by);
        }
        Some(product)
    }

    /// The logarithm of such a product.
    fn logarithm(&mut self, a: &Polynomial) -> Option<Polynomial> {
        let (monomial, mut sum) = match a.iter().collect::<Vec<_>>()[..] {
            [(monomial, 1.0)] => (monomial.clone(), Polynomial::new()),
            [_, _] => {
                // What the sum of the tile's exponentials is multiplied by.
                let (alone, all) =
                    (self.of_tile(Base::Columns, true), self.exp(Base::Columns(AFTER), 1));
                let by = inverse(&all)?;
                a.iter().find_map(|(monomial, coefficient)| {
                    let rest = times(&Polynomial::from([(monomial.clone(), *coefficient)]), &by);
                    (times(&rest, &alone) == *a).then_some(())?;
                    let (rest, _) = rest.into_iter().next().filter(|(_, c)| *c == 1.0)?;
                    Some((rest, self.plain(Base::Alone)))
                })?
            }
            _ => return None,
        };
        for (factor, power) in monomial {
            let term = (factor % 2 == 1).then(|| (vec![(factor - 1, 1)], f64::from(power)))?;
            sum = plus(sum, &Polynomial::from([term]));
        }
        Some(sum)
    }
}
