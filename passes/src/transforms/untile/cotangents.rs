//! What the gradient of a loop over tiles carries back from trip to trip, in real numbers.
//!
//! `Z` is the sum of `exp(x)` over columns: of the trips before, or with those of the trip's tile. A loop that carries
//! `Z·exp(−m)` or `log Z` hands on nothing else of the columns, so that what comes back through it is `D = dL/dZ` of all columns, in
//! every trip: `D·exp(m)` for the sum, `D·Z` for the logarithm, and for the maximum `D·Z` beside a sum and 0 beside a logarithm.
//! That is shown by induction, from the last trip to the first: if a trip gets these for what the maker's trip made, it gives them for
//! what that trip was given. What a trip adds to the gradient of its tile is then `D·exp(x)`: what goes through the
//! maximum has a factor of 0. All that is said of real numbers; infinities and NaN are tried out ([`super::gradient_trial`]).

use super::lift::{Form, Lift};
use super::pair::Pair;
use super::statistics::{TileSum, row_of, usual};
use super::values::literal;
use crate::analysis::polynomial::{MOST_TERMS, Polynomial, constant, inverse, is_followed, plus, times};
use crate::analysis::reducer;
use crate::ir::{Op, TensorType, Val, attr_ints};
use rustc_hash::FxHashMap as HashMap;

/// What there are numbers of. Those of two neighbours are a number and its exponential.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Base<'c> {
    /// A row's value, or a tile's.
    Value(Val<'c>),
    /// `log Z` of the columns before the trip, with those of its tile, and of all.
    Before,
    After,
    All,
    /// The logarithm of `D`, whatever its sign.
    Gradient,
    /// The sum over the tile's columns of a product.
    Sum(Vec<(usize, i32)>),
}

/// What a trip of the gradient is given, and gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// 0, `D·Z`, `D·exp(m)`.
    Zero,
    Total,
    Scaled,
    /// Something else, which no other one is made of.
    Other,
}

/// A running statistic: the number of the value that carries it, and of its maximum.
#[derive(Clone, Copy, Debug)]
pub(super) struct Running<'c> {
    pub x: Val<'c>,
    pub carry: usize,
    pub maximum: Option<usize>,
    pub log: bool,
}

/// The gradient by the tiles of a running statistic.
#[derive(Debug)]
pub(super) struct Gradient<'c> {
    /// What the reader carries of it, by the number.
    pub roles: Vec<(usize, Role)>,
    /// What a trip adds to the tile's gradient: `D·exp(x)`, as a sum of these, and what else is added to that.
    pub total: Val<'c>,
    pub terms: Vec<Val<'c>>,
    pub others: Vec<Val<'c>>,
}

/// Values of a pair of loops as polynomials.
struct Reals<'a, 'c> {
    pair: &'a Pair<'c>,
    of: Running<'c>,
    tile: TensorType,
    dim: usize,
    bases: Vec<Base<'c>>,
    numbers: HashMap<Base<'c>, usize>,
    known: HashMap<Val<'c>, Polynomial>,
}

/// The gradient by the columns of `of`, if the pair's second loop is one.
pub(super) fn gradient<'c>(
    pair: &Pair<'c>,
    lift: &Lift<'_, 'c>,
    of: Running<'c>,
) -> Option<Gradient<'c>> {
    let Form::Tile { dim, shift: 0, .. } = lift.form(of.x)? else { return None };
    let tile = TensorType::of(of.x)?;
    let (bases, numbers, known) = Default::default();
    let mut reals = Reals { pair, of, tile, dim, bases, numbers, known };
    reals.goes_on().then_some(())?;
    let starts = reals.starts();
    let carries = reals.carries();
    let mut ways: Vec<Vec<Role>> = vec![Vec::new()];
    for _ in &carries {
        let roles = [Role::Zero, Role::Total, Role::Scaled, Role::Other];
        ways = ways.iter().flat_map(|way| roles.map(|role| [&way[..], &[role]].concat())).collect();
    }
    ways.into_iter().find_map(|way| {
        let roles: Vec<(usize, Role)> = carries.iter().copied().zip(way).collect();
        reals.begins(&starts, &roles).then_some(())?;
        reals.gradient(roles)
    })
}

impl<'c> Reals<'_, 'c> {
    fn base(&mut self, base: Base<'c>) -> usize {
        let next = self.bases.len();
        let number = *self.numbers.entry(base.clone()).or_insert(next);
        if number == next {
            self.bases.push(base);
        }
        2 * number
    }

    /// A number itself.
    fn plain(&mut self, base: Base<'c>) -> Polynomial {
        Polynomial::from([(vec![(self.base(base), 1)], 1.0)])
    }

    /// A power of a number's exponential.
    fn exp(&mut self, base: Base<'c>, power: i32) -> Polynomial {
        Polynomial::from([(vec![(self.base(base) + 1, power)], 1.0)])
    }

    fn value(&self, v: Val<'c>) -> Base<'c> {
        Base::Value(self.pair.same(v))
    }

    /// What a statistic of columns with this `log Z` is, beside the maximum `m`.
    fn statistic(&mut self, z: Base<'c>, m: Option<Val<'c>>) -> Option<Polynomial> {
        Some(match (self.of.log, m) {
            (true, _) => self.plain(z),
            (false, m) => {
                let base = self.value(m?);
                times(&self.exp(z, 1), &self.exp(base, -1))
            }
        })
    }

    /// Whether the maker goes on with the statistic that it is given.
    fn goes_on(&mut self) -> bool {
        let of = self.pair.maker.of;
        let (args, next) = (of.body.args(), of.next());
        let maximum = |all: &[Val<'c>]| self.of.maximum.map(|at| all[at]);
        let (before, after) = (maximum(&args), maximum(&next));
        self.known.clear();
        let (Some(given), Some(expected)) =
            (self.statistic(Base::Before, before), self.statistic(Base::After, after))
        else {
            return false;
        };
        self.known.insert(args[self.of.carry], given);
        self.of(next[self.of.carry], 0) == expected
    }

    /// The values that the reader hands from trip to trip, one a row.
    fn carries(&self) -> Vec<usize> {
        const MOST: usize = 4;
        let of = self.pair.reader.of;
        let rows = self.tile.elements() / self.tile.shape[self.dim].max(1);
        let is_one = |at: &usize| {
            let ty = TensorType::of(of.op.operand(*at));
            !of.keeps(*at) && ty.is_some_and(|ty| ty.elem.is_float() && ty.elements() == rows)
        };
        (0..of.op.num_operands()).filter(is_one).take(MOST).collect()
    }

    /// What the reader is given, made of what the maker gives.
    fn starts(&mut self) -> Vec<Polynomial> {
        let (maker, reader) = (self.pair.maker.of, self.pair.reader.of);
        let results = maker.op.results();
        let maximum = self.of.maximum.map(|at| results[at]);
        let kept = std::mem::take(&mut self.known);
        if let Some(all) = self.statistic(Base::All, maximum) {
            self.known.insert(results[self.of.carry], all);
        }
        let starts = reader.op.operands().into_iter().map(|v| self.of(v, 0)).collect();
        self.known = kept;
        starts
    }

    /// What plays a role is, by `D`, where the statistic has this `log Z` and this maximum.
    fn factor(&mut self, role: Role, z: Base<'c>, m: Option<Val<'c>>) -> Option<Polynomial> {
        match role {
            Role::Total => Some(self.exp(z, 1)),
            Role::Scaled => {
                let base = self.value(m?);
                Some(self.exp(base, 1))
            }
            Role::Zero => Some(Polynomial::new()),
            Role::Other => None,
        }
    }

    /// Whether what the reader is given has these roles, with one `D` that is not 0.
    fn begins(&mut self, starts: &[Polynomial], roles: &[(usize, Role)]) -> bool {
        let maximum = self.of.maximum.map(|at| self.pair.maker.of.op.result(at));
        let mut gradients: Vec<Polynomial> = Vec::new();
        for (carry, role) in roles {
            let start = &starts[*carry];
            match role {
                Role::Other => {}
                Role::Zero if start.is_empty() => {}
                Role::Zero => return false,
                Role::Total | Role::Scaled if start.is_empty() => return false,
                Role::Total | Role::Scaled => {
                    let Some(factor) = self.factor(*role, Base::All, maximum) else { return false };
                    let Some(inverse) = inverse(&factor) else { return false };
                    gradients.push(times(start, &inverse));
                }
            }
        }
        !gradients.is_empty() && gradients.windows(2).all(|pair| pair[0] == pair[1])
    }

    /// The gradient, if the reader's trip gives these roles where it is given them.
    fn gradient(&mut self, roles: Vec<(usize, Role)>) -> Option<Gradient<'c>> {
        let (maker, reader) = (self.pair.maker.of, self.pair.reader.of);
        let maximum = |all: Vec<Val<'c>>| self.of.maximum.map(|at| all[at]);
        let (before, after) = (maximum(maker.body.args()), maximum(maker.next()));
        // Only what the maker's trip was given is known for good.
        self.known.clear();
        let given = self.statistic(Base::Before, before)?;
        self.known.insert(maker.body.args()[self.of.carry], given);
        let gradient = self.exp(Base::Gradient, 1);
        let (args, next) = (reader.body.args(), reader.next());
        for (carry, role) in &roles {
            if let Some(factor) = self.factor(*role, Base::After, after) {
                self.known.insert(args[*carry], times(&gradient, &factor));
            }
        }
        for (carry, role) in &roles {
            if let Some(factor) = self.factor(*role, Base::Before, before)
                && self.of(next[*carry], 0) != times(&gradient, &factor)
            {
                return None;
            }
        }
        let x = self.value(self.of.x);
        let part = times(&gradient, &self.exp(x, 1));
        let tiles = reader.body.ops().into_iter().filter(|op| op.num_results() == 1);
        let mut found = None;
        for total in tiles.map(|op| op.result(0)) {
            let is_tile = TensorType::of(total)
                .is_some_and(|ty| ty.elem.is_float() && ty.shape == self.tile.shape);
            let Some((terms, others)) = is_tile.then(|| self.split(total, &part)).flatten() else {
                continue;
            };
            found = Some(Gradient { roles: roles.clone(), total, terms, others });
        }
        found
    }

    /// The terms of a sum that add up to `part`, or to 0, and the others.
    fn split(&mut self, total: Val<'c>, part: &Polynomial) -> Option<(Vec<Val<'c>>, Vec<Val<'c>>)> {
        let monomial = part.keys().next()?.clone();
        let (mut terms, mut others, mut sum) = (Vec::new(), Vec::new(), Polynomial::new());
        let mut pending = vec![total];
        while let Some(v) = pending.pop() {
            if let Some(op) = v.def().filter(|op| op.is("stablehlo.add")) {
                pending.extend([op.operand(1), op.operand(0)]);
                continue;
            }
            let value = self.of(v, 0);
            if value.keys().all(|m| *m == monomial) {
                sum = plus(sum, &value);
                terms.push(v);
            } else {
                others.push(v);
            }
        }
        (sum == *part).then_some((terms, others))
    }

    fn of(&mut self, v: Val<'c>, depth: usize) -> Polynomial {
        const MAX_DEPTH: usize = 128;
        let v = self.pair.same(v);
        if let Some(known) = self.known.get(&v) {
            return known.clone();
        }
        let is_x = v == self.pair.same(self.of.x);
        let made = if is_x || depth >= MAX_DEPTH { None } else { self.made(v, depth + 1) };
        let made = made.filter(is_followed).unwrap_or_else(|| self.plain(Base::Value(v)));
        self.known.insert(v, made.clone());
        made
    }

    /// What the operation behind a value makes of its operands; none where that is not understood.
    fn made(&mut self, v: Val<'c>, depth: usize) -> Option<Polynomial> {
        TensorType::of(v).filter(|ty| ty.elem.is_float())?;
        if let Some(number) = literal(v) {
            return number.is_finite().then(|| constant(number));
        }
        let op = v.def().filter(|op| op.num_results() == 1)?;
        let name = op.name().strip_prefix("stablehlo.")?;
        match name {
            "reduce" => return self.reduced(op, depth),
            "broadcast_in_dim" => {
                let same = TensorType::of(v)?.shape == self.tile.shape;
                let row = if same { row_of(v, self.dim as i64)? } else { return None };
                return Some(self.of(row, depth));
            }
            "select" => {
                let (a, b) = (self.of(op.operand(1), depth), self.of(op.operand(2), depth));
                return match usual(self.pair.same(op.operand(0))) {
                    Some(true) => Some(a),
                    Some(false) => Some(b),
                    None => (a.is_empty() && b.is_empty()).then_some(a),
                };
            }
            "convert" => {
                TensorType::of(op.operand(0)).filter(|ty| ty.elem.is_float())?;
                return Some(self.of(op.operand(0), depth));
            }
            "negate" | "add" | "subtract" | "multiply" | "divide" | "exponential" | "log" => {}
            _ => return None,
        }
        let read: Vec<Polynomial> = op.operands().into_iter().map(|v| self.of(v, depth)).collect();
        match (name, &read[..]) {
            ("negate", [a]) => Some(times(a, &constant(-1.0))),
            ("add", [a, b]) => Some(plus(a.clone(), b)),
            ("subtract", [a, b]) => Some(plus(a.clone(), &times(b, &constant(-1.0)))),
            ("multiply", [a, b]) if a.len() * b.len() <= MOST_TERMS * MOST_TERMS => Some(times(a, b)),
            ("divide", [a, b]) => {
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
            ("exponential", [a]) => exponential(a),
            ("log", [a]) => logarithm(a),
            _ => None,
        }
    }

    /// A sum over the tile's columns.
    fn reduced(&mut self, op: Op<'c>, depth: usize) -> Option<Polynomial> {
        let from = TensorType::of(op.operand(0))?;
        let sums = reducer(op) == Some("stablehlo.add") && op.num_operands() == 2;
        (sums && literal(self.pair.same(op.operand(1))) == Some(0.0)).then_some(())?;
        if from.elements() == TensorType::of(op.result(0))?.elements() {
            return Some(self.of(op.operand(0), depth));
        }
        let along = op.attr("dimensions").and_then(attr_ints)? == [self.dim as i64];
        (along && from.shape == self.tile.shape).then_some(())?;
        let terms = self.of(op.operand(0), depth);
        let x = self.value(self.of.x);
        let x = self.base(x) + 1;
        let columns = self.tile.shape[self.dim] as f64;
        let mut sum = Polynomial::new();
        for (monomial, coefficient) in terms {
            let (tiles, rows): (Vec<_>, Vec<_>) =
                monomial.into_iter().partition(|(factor, _)| self.is_tile(*factor));
            let factor = match &tiles[..] {
                [] => constant(columns),
                // Exponentials of the trip's tile are those of all so far but those before.
                [(factor, 1)] if *factor == x => {
                    plus(self.exp(Base::After, 1), &times(&self.exp(Base::Before, 1), &constant(-1.0)))
                }
                _ => self.plain(Base::Sum(tiles)),
            };
            sum = plus(sum, &times(&Polynomial::from([(rows, coefficient)]), &factor));
        }
        Some(sum)
    }

    fn is_tile(&self, factor: usize) -> bool {
        match &self.bases[factor / 2] {
            Base::Value(v) => TensorType::of(*v).is_none_or(|ty| ty.elements() == self.tile.elements()),
            _ => false,
        }
    }
}

/// `exp(Σ c·a)`: a product of powers.
fn exponential(a: &Polynomial) -> Option<Polynomial> {
    let mut product = constant(1.0);
    for (monomial, times_it) in a {
        let [(factor, 1)] = monomial[..] else { return None };
        let whole = times_it.fract() == 0.0 && times_it.abs() <= 8.0 && factor % 2 == 0;
        let power = whole.then_some(*times_it as i32)?;
        product = times(&product, &Polynomial::from([(vec![(factor + 1, power)], 1.0)]));
    }
    Some(product)
}

/// The logarithm of such a product.
fn logarithm(a: &Polynomial) -> Option<Polynomial> {
    let mut terms = a.iter();
    let (Some((monomial, 1.0)), None) = (terms.next(), terms.next()) else { return None };
    let mut sum = Polynomial::new();
    for (factor, power) in monomial {
        let term = (factor % 2 == 1).then(|| (vec![(factor - 1, 1)], f64::from(*power)))?;
        sum = plus(sum, &Polynomial::from([term]));
    }
    Some(sum)
}

/// The running statistics that a loop may carry.
pub(super) fn running<'c>(lift: &Lift<'_, 'c>) -> Vec<Running<'c>> {
    let next = lift.of.next();
    let mut exponents: Vec<Val> = Vec::new();
    for op in lift.of.body.ops().into_iter().filter(|op| op.is("stablehlo.reduce")) {
        let sum = TileSum::of(op, lift).filter(|sum| !exponents.contains(&sum.x));
        exponents.extend(sum.map(|sum| sum.x));
    }
    let is_maximum = |at: &usize| next[*at].def().is_some_and(|op| op.is("stablehlo.maximum"));
    let maxima: Vec<usize> = (0..next.len()).filter(is_maximum).collect();
    let mut all = Vec::new();
    for x in exponents {
        for carry in (0..next.len()).filter(|at| !maxima.contains(at) && !lift.of.keeps(*at)) {
            all.push(Running { x, carry, maximum: None, log: true });
            for maximum in &maxima {
                all.extend([true, false].map(|log| Running { x, carry, maximum: Some(*maximum), log }));
            }
        }
    }
    all
}
