//! Real arithmetic: a value is a Laurent polynomial in quantities, such as the values that are not expanded, and their exponentials.
//!
//! Products, quotients, sums and differences are expanded; conversions and reshapes are the identity; row factors are moved out of a
//! sum over the vocabulary. So `g - Σ_v e·(g/Σ_v e)` is 0 for all `e` and `g`. Roundings are ignored, and the result holds only where
//! no part is infinite, NaN or divided by 0: callers check that.
//!
//! In a trip of a loop over tiles of columns ([`Trip`]), exponentials and logarithms are expanded as well. A sum of `exp(x)` over the
//! tile's columns is that of all columns so far minus that of the preceding ones.

use crate::evaluate::{Domain, Memo};
use crate::polynomial::{MOST_TERMS, Monomial, Polynomial, constant, inverse, is_small, plus, times};
use crate::reshape::peel;
use crate::row_broadcast::row_of;
use crate::{reducer, splat_number};
use grpo_ir::numbers::truncate;
use grpo_ir::{Direction, Elementwise, Kind, Op, TensorType, Val, direction};
use rustc_hash::FxHashMap as HashMap;

/// The columns of the preceding trips.
pub const BEFORE: usize = 0;
/// The columns of the preceding trips and of the trip's tile.
pub const AFTER: usize = 1;
/// The columns of all trips.
pub const ALL: usize = 2;

/// The quantities. Each has two variables: the number and its exponential.
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum Base<'c> {
    /// A value, and the number of the call that its function is expanded for; 0 for the outermost function.
    Value(Val<'c>, usize),
    /// `log Z` of the columns up to some tile.
    Columns(usize),
    /// The logarithm of the sum over one tile's columns.
    Alone,
    /// The logarithm of the absolute value of the cotangent of the sum over all columns.
    Gradient,
    /// The sum of `exp(x)·x` over the columns up to some tile.
    Weighted(usize),
    /// The sum over the columns of a product of tile values.
    Sum(Monomial),
}

/// A trip of a loop over tiles of columns.
pub struct Trip<'a, 'c> {
    /// The exponents.
    pub x: Val<'c>,
    /// Maps a value to an equal one.
    pub same: &'a dyn Fn(Val<'c>) -> Val<'c>,
    /// The value of a condition for finite numbers.
    pub holds: Box<dyn Fn(Val<'c>) -> Option<bool> + 'c>,
}

/// Values with one element per entry, or per row, of tiles of one shape.
pub struct Reals<'a, 'c> {
    tile: TensorType,
    /// The dimension of the columns.
    axis: usize,
    trip: Option<Trip<'a, 'c>>,
    bases: Vec<Base<'c>>,
    numbers: HashMap<Base<'c>, usize>,
    /// The polynomials known so far.
    pub memo: Memo<'c, Polynomial>,
}

impl<'a, 'c> Reals<'a, 'c> {
    /// For tiles of type `tile`, whose dimension `axis` is the vocabulary, possibly of a trip of a loop.
    pub fn new(tile: TensorType, axis: usize, trip: Option<Trip<'a, 'c>>) -> Reals<'a, 'c> {
        let (bases, numbers, memo) = Default::default();
        Reals { tile, axis, trip, bases, numbers, memo }
    }

    /// True if the sum of these values is 0 in real arithmetic.
    pub fn cancel(&mut self, values: &[Val<'c>]) -> bool {
        values.iter().fold(Polynomial::new(), |sum, v| plus(sum, &self.of(*v))).is_empty()
    }

    /// The polynomial of a value.
    pub fn of(&mut self, v: Val<'c>) -> Polynomial {
        self.value(v).expect("an unknown value is a quantity")
    }

    /// The quantity that a value is, if it is not expanded.
    pub fn base_of(&self, v: Val<'c>) -> Base<'c> {
        Base::Value(self.source(v), self.memo.call())
    }

    /// The variable of a quantity's number; that of its exponential is the next one.
    pub fn variable(&mut self, base: Base<'c>) -> usize {
        let next = self.bases.len();
        let number = *self.numbers.entry(base.clone()).or_insert(next);
        if number == next {
            self.bases.push(base);
        }
        2 * number
    }

    /// The number itself.
    pub fn plain(&mut self, base: Base<'c>) -> Polynomial {
        Polynomial::from([(vec![(self.variable(base), 1)], 1.0)])
    }

    /// A power of a number's exponential.
    pub fn exp(&mut self, base: Base<'c>, power: i32) -> Polynomial {
        Polynomial::from([(vec![(self.variable(base) + 1, power)], 1.0)])
    }

    /// True if a variable has a tile's columns. For a tile of one column every variable but the exponent is a row value.
    pub fn is_tile(&self, variable: usize) -> bool {
        let Base::Value(v, _) = &self.bases[variable / 2] else { return false };
        let Some(ty) = TensorType::of(*v) else { return true };
        self.is_exponent(*v) || self.tile.shape[self.axis] != 1 && self.tile.elements() == ty.elements()
    }

    fn is_exponent(&self, v: Val<'c>) -> bool {
        self.trip.as_ref().is_some_and(|trip| trip.x == v)
    }

    /// The value in terms of its defining operation's operands; none for an unsupported operation.
    fn expanded(&mut self, op: Op<'c>, v: Val<'c>) -> Option<Polynomial> {
        TensorType::of(v).filter(|ty| ty.elem.is_float() && !self.is_exponent(v))?;
        if let Some(number) = splat_number(v) {
            return number.is_finite().then(|| constant(number));
        }
        if let Some((a, b)) = log_add(op).filter(|_| self.trip.is_some()) {
            let (a, b) = (self.of(a), self.of(b));
            let sum = plus(self.exponential(&a)?, &self.exponential(&b)?);
            return self.logarithm(&sum);
        }
        match op.kind() {
            Kind::Reduce => return self.reduced(op),
            Kind::BroadcastInDim => {
                let row = self.repeated(v)?;
                return Some(self.of(row));
            }
            Kind::Select => {
                if let Some(holds) = self.holds(op.operand(0)) {
                    return Some(self.of(op.operand(if holds { 1 } else { 2 })));
                }
                let zero = [1, 2].into_iter().all(|i| self.of(op.operand(i)).is_empty());
                return zero.then(Polynomial::new);
            }
            Kind::Convert => {
                TensorType::of(op.operand(0)).filter(|ty| ty.elem.is_float())?;
                return Some(self.of(op.operand(0)));
            }
            Kind::Negate | Kind::Add | Kind::Subtract | Kind::Multiply | Kind::Divide => {}
            Kind::Abs | Kind::Exponential | Kind::Log if self.trip.is_some() => {}
            _ => return None,
        }
        let operands: Vec<Polynomial> = op.operands().map(|v| self.of(v)).collect();
        match (op.kind(), &operands[..]) {
            (Kind::Negate, [a]) => Some(times(a, &constant(-1.0))),
            (Kind::Add, [a, b]) => Some(plus(a.clone(), b)),
            (Kind::Subtract, [a, b]) => Some(plus(a.clone(), &times(b, &constant(-1.0)))),
            (Kind::Multiply, [a, b]) if a.len() * b.len() <= MOST_TERMS * MOST_TERMS => {
                Some(times(a, b))
            }
            (Kind::Divide, [_, b]) if b.is_empty() => None,
            (Kind::Divide, [a, b]) => {
                // A divisor of several terms is a quantity.
                let whole = |reals: &mut Self| {
                    let base = reals.base_of(reals.broadcast_operand(op.operand(1)));
                    inverse(&reals.plain(base))
                };
                let by = inverse(b).or_else(|| whole(self))?;
                Some(times(a, &by))
            }
            (Kind::Abs, [a]) => self.logarithm(a).map(|_| a.clone()),
            (Kind::Exponential, [a]) => self.exponential(a),
            (Kind::Log, [a]) => self.logarithm(a),
            _ => None,
        }
    }

    /// The value of a condition in real arithmetic, if it is a constant or compares a value with itself.
    fn holds(&self, condition: Val<'c>) -> Option<bool> {
        if let Some(holds) = self.trip.as_ref().and_then(|trip| (trip.holds)((trip.same)(condition))) {
            return Some(holds);
        }
        let condition = self.broadcast_operand(condition);
        if let Some(number) = splat_number(condition) {
            return Some(number != 0.0);
        }
        let compare = condition.def().filter(|op| op.is(Kind::Compare))?;
        let [left, right] = [0, 1].map(|i| self.broadcast_operand(compare.operand(i)));
        (left == right && direction(compare)? == Direction::Eq).then_some(true)
    }

    /// The operand of the broadcast of a scalar, or of row values to a tile.
    fn repeated(&self, v: Val<'c>) -> Option<Val<'c>> {
        let from = v.def().filter(|op| op.is(Kind::BroadcastInDim))?.operand(0);
        let is_scalar = TensorType::of(from)?.elements() == 1;
        let is_tile = || TensorType::of(v).is_some_and(|ty| ty.shape == self.tile.shape);
        (is_scalar || is_tile() && row_of(v, self.axis).is_some()).then_some(from)
    }

    /// The operand of nested broadcasts of row values; `v` itself if it is not one.
    fn broadcast_operand(&self, v: Val<'c>) -> Val<'c> {
        let same = self.source(v);
        self.repeated(same).map_or(same, |row| self.broadcast_operand(row))
    }

    /// A sum over the columns, term by term, or over unit dimensions.
    fn reduced(&mut self, op: Op<'c>) -> Option<Polynomial> {
        let from = TensorType::of(op.operand(0))?;
        let sums = reducer(op) == Some(Elementwise::Add) && op.num_operands() == 2;
        (sums && self.of(op.operand(1)).is_empty()).then_some(())?;
        let along = op.dims("dimensions")? == [self.axis];
        if !(along && from.shape == self.tile.shape) {
            let is_one = from.elements() == TensorType::of(op.result(0))?.elements();
            return is_one.then(|| self.of(op.operand(0)));
        }
        let columns = from.shape[self.axis] as f64;
        let mut sum = Polynomial::new();
        for (monomial, coefficient) in self.of(op.operand(0)) {
            let (tiles, rows): (Monomial, Monomial) =
                monomial.into_iter().partition(|(variable, _)| self.is_tile(*variable));
            let factor = match &tiles[..] {
                [] => constant(columns),
                [(e, 1)] if self.is_exponential(*e) => self.of_tile(Base::Columns, true),
                [(x, 1), (e, 1)] if self.is_exponential(*e) && x + 1 == *e => {
                    self.of_tile(Base::Weighted, false)
                }
                _ => self.plain(Base::Sum(tiles)),
            };
            sum = plus(sum, &times(&Polynomial::from([(rows, coefficient)]), &factor));
        }
        Some(sum)
    }

    /// True if a variable is `exp(x)` of the tile.
    fn is_exponential(&self, variable: usize) -> bool {
        matches!(self.bases[variable / 2], Base::Value(v, 0) if self.is_exponent(v)) && variable % 2 == 1
    }

    /// A sum over the tile's columns: that of all columns so far minus that of the preceding ones.
    fn of_tile(&mut self, base: impl Fn(usize) -> Base<'c>, logarithm: bool) -> Polynomial {
        let [before, after] = [BEFORE, AFTER].map(|columns| match logarithm {
            true => self.exp(base(columns), 1),
            false => self.plain(base(columns)),
        });
        plus(after, &times(&before, &constant(-1.0)))
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

impl<'c> Domain<'c> for Reals<'_, 'c> {
    type Value = Polynomial;

    fn memo(&mut self) -> &mut Memo<'c, Polynomial> {
        &mut self.memo
    }

    fn source(&self, v: Val<'c>) -> Val<'c> {
        self.trip.as_ref().map_or_else(|| peel(v), |trip| (trip.same)(v))
    }

    fn computed(&mut self, v: Val<'c>) -> Option<Polynomial> {
        self.expanded(v.def()?, v).filter(is_small)
    }

    fn unknown(&mut self, v: Val<'c>) -> Option<Polynomial> {
        let base = self.base_of(v);
        Some(self.plain(base))
    }
}

/// The operands of `max(a, b) + log1p(exp(−|a − b|))`.
fn log_add<'c>(op: Op<'c>) -> Option<(Val<'c>, Val<'c>)> {
    let made = |v: Val<'c>, kind: Kind| v.def().filter(|op| op.is(kind));
    let both = |at: usize| {
        let larger = made(op.operand(at), Kind::Maximum)?;
        let log = made(op.operand(1 - at), Kind::LogPlusOne)?;
        let exp = made(log.operand(0), Kind::Exponential)?;
        let less = made(exp.operand(0), Kind::Negate)?;
        let distance = made(less.operand(0), Kind::Abs)?;
        let difference = made(distance.operand(0), Kind::Subtract)?;
        let (a, b) = (larger.operand(0), larger.operand(1));
        let (c, d) = (difference.operand(0), difference.operand(1));
        ((a, b) == (c, d) || (a, b) == (d, c)).then_some((a, b))
    };
    if op.is(Kind::Add) { (0..2).find_map(both) } else { None }
}
