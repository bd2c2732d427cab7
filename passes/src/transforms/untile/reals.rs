//! Row values and tiles as polynomials, in real numbers, in what sums of exponentials over columns are made of.
//!
//! `Z` is the sum of `exp(x)` over the columns of some tiles, one after the other. A sum over one tile's columns is that of all so far
//! less that of those before. NaN and infinities are no part of this.

use super::statistics::{log_add, row_of, usual};
use super::values::{bare, literal};
use crate::analysis::polynomial::{
    MOST_TERMS, Monomial, Polynomial, constant, inverse, is_followed, plus, times,
};
use crate::analysis::{reducer, splat_number};
use crate::ir::{Direction, Op, TensorType, Val, attr_ints, direction};
use rustc_hash::FxHashMap as HashMap;

/// What there are numbers of. Those of two neighbours are a number and its exponential.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) enum Base<'c> {
    /// A row's value, or a tile's.
    Value(Val<'c>),
    /// `log Z` of the columns up to some tile.
    Columns(usize),
    /// The logarithm of the sum over one tile's columns alone.
    Alone(usize),
    /// The logarithm of what comes back to the sum of all columns, whatever its sign.
    Gradient,
    /// The sum of `exp(x)·x` over the columns up to some tile.
    Weighted(usize),
    /// The sum over a tile's columns of a product.
    Sum(Vec<(usize, i32)>),
}

/// The exponents of a tile.
#[derive(Clone, Debug)]
pub(super) struct Exponents<'c> {
    pub x: Val<'c>,
    pub ty: TensorType,
    /// The columns before it, if there are any, and with its own.
    pub before: Option<usize>,
    pub after: usize,
}

/// Values as polynomials.
pub(super) struct Reals<'a, 'c> {
    /// The value that another one has the numbers of.
    same: &'a dyn Fn(Val<'c>) -> Val<'c>,
    tiles: Vec<Exponents<'c>>,
    /// The exponents' columns.
    dim: usize,
    bases: Vec<Base<'c>>,
    numbers: HashMap<Base<'c>, usize>,
    pub known: HashMap<Val<'c>, Polynomial>,
    /// Conditions that hold wherever an exponent is a number ([`masks`]).
    pub masks: Vec<Val<'c>>,
}

/// The condition under which an exponent is not −inf, if it is made by such a choice.
pub(super) fn masks<'c>(x: Val<'c>, same: &dyn Fn(Val<'c>) -> Val<'c>) -> Option<Val<'c>> {
    let op = same(x).def().filter(|op| op.is("stablehlo.select"))?;
    (literal(same(op.operand(2))) == Some(f64::NEG_INFINITY)).then(|| same(op.operand(0)))
}

impl<'a, 'c> Reals<'a, 'c> {
    pub fn of_tiles(
        same: &'a dyn Fn(Val<'c>) -> Val<'c>,
        mut tiles: Vec<Exponents<'c>>,
        dim: usize,
    ) -> Reals<'a, 'c> {
        tiles.iter_mut().for_each(|tile| tile.x = same(tile.x));
        let (bases, numbers, known) = Default::default();
        let masks = tiles.iter().filter_map(|tile| masks(tile.x, same)).collect();
        Reals { same, tiles, dim, bases, numbers, known, masks }
    }

    fn base(&mut self, base: Base<'c>) -> usize {
        let next = self.bases.len();
        let number = *self.numbers.entry(base.clone()).or_insert(next);
        if number == next {
            self.bases.push(base);
        }
        2 * number
    }

    /// A number itself.
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

    /// Of a tile's gradient, a sum: the rows' numbers that its terms have beside `exp(x)`, added up, and the terms that have something else.
    /// `only`: terms that have this number but for a constant.
    pub fn split(
        &mut self,
        total: Val<'c>,
        tile: usize,
        only: Option<&Monomial>,
    ) -> (Polynomial, Vec<Val<'c>>) {
        let base = self.value(self.tiles[tile].x);
        let x = self.base(base) + 1;
        let (mut others, mut sum) = (Vec::new(), Polynomial::new());
        let mut pending = vec![total];
        while let Some(v) = pending.pop() {
            if let Some(op) = v.def().filter(|op| op.is("stablehlo.add")) {
                pending.extend([op.operand(1), op.operand(0)]);
                continue;
            }
            let rest = |m: &Monomial| -> Monomial {
                m.iter().copied().filter(|(factor, _)| *factor != x).collect()
            };
            let fits = |all: &Self, m: &Monomial| {
                let rows = rest(m);
                let is_part = m.contains(&(x, 1)) && rows.iter().all(|(factor, _)| !all.is_tile(*factor));
                is_part && only.is_none_or(|only| *only == rows)
            };
            let value = self.of(v, 0);
            if value.keys().all(|m| fits(self, m)) {
                let rows = value.iter().map(|(m, c)| (rest(m), *c)).collect();
                sum = plus(sum, &rows);
            } else {
                others.push(v);
            }
        }
        (sum, others)
    }

    pub fn of(&mut self, v: Val<'c>, depth: usize) -> Polynomial {
        const MAX_DEPTH: usize = 128;
        let v = (self.same)(v);
        if let Some(known) = self.known.get(&v) {
            return known.clone();
        }
        let is_x = self.tiles.iter().any(|tile| tile.x == v);
        let made = if is_x || depth >= MAX_DEPTH { None } else { self.made(v, depth + 1) };
        let made = made.filter(is_followed).unwrap_or_else(|| self.plain(Base::Value(v)));
        self.known.insert(v, made.clone());
        made
    }

    /// Whether a type has the columns of a tile.
    fn has_columns(&self, ty: &TensorType) -> bool {
        self.tiles.iter().any(|tile| tile.ty.shape == ty.shape)
    }

    /// What the operation behind a value makes of its operands; none where that is not understood.
    fn made(&mut self, v: Val<'c>, depth: usize) -> Option<Polynomial> {
        TensorType::of(v).filter(|ty| ty.elem.is_float())?;
        if let Some(number) = literal(v) {
            return number.is_finite().then(|| constant(number));
        }
        let op = v.def().filter(|op| op.num_results() == 1)?;
        if let Some((a, b)) = log_add(op) {
            let (a, b) = (self.of(a, depth), self.of(b, depth));
            let sum = plus(self.exponential(&a)?, &self.exponential(&b)?);
            return self.logarithm(&sum);
        }
        let name = op.name().strip_prefix("stablehlo.")?;
        match name {
            "reduce" => return self.reduced(op, depth),
            "broadcast_in_dim" => {
                let same = self.has_columns(&TensorType::of(v)?);
                let row = if same { row_of(v, self.dim as i64)? } else { return None };
                return Some(self.of(row, depth));
            }
            "select" => {
                let (a, b) = (self.of(op.operand(1), depth), self.of(op.operand(2), depth));
                let condition = (self.same)(op.operand(0));
                let holds = self.masks.contains(&condition).then_some(true);
                let usual = holds.or_else(|| usual(condition));
                return match usual.or_else(|| self.is_positive(condition, depth)) {
                    Some(true) => Some(a),
                    Some(false) => Some(b),
                    None => (a.is_empty() && b.is_empty()).then_some(a),
                };
            }
            "convert" => {
                TensorType::of(op.operand(0)).filter(|ty| ty.elem.is_float())?;
                return Some(self.of(op.operand(0), depth));
            }
            "negate" | "abs" | "add" | "subtract" | "multiply" | "divide" | "exponential" | "log" => {}
            _ => return None,
        }
        let read: Vec<Polynomial> = op.operands().into_iter().map(|v| self.of(v, depth)).collect();
        match (name, &read[..]) {
            ("negate", [a]) => Some(times(a, &constant(-1.0))),
            ("abs", [a]) => self.logarithm(a).map(|_| a.clone()),
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
            ("exponential", [a]) => self.exponential(a),
            ("log", [a]) => self.logarithm(a),
            _ => None,
        }
    }

    /// Whether a sum of exponentials is compared with 0, and how that comes out.
    fn is_positive(&mut self, condition: Val<'c>, depth: usize) -> Option<bool> {
        let op = bare(condition).def().filter(|op| op.is("stablehlo.compare"))?;
        let zero = splat_number((self.same)(op.operand(1))) == Some(0.0);
        let compared = if zero { self.of(op.operand(0), depth) } else { return None };
        self.logarithm(&compared)?;
        match direction(op)? {
            Direction::Ge | Direction::Gt | Direction::Ne => Some(true),
            _ => Some(false),
        }
    }

    /// A sum over a tile's columns.
    fn reduced(&mut self, op: Op<'c>, depth: usize) -> Option<Polynomial> {
        let from = TensorType::of(op.operand(0))?;
        let sums = reducer(op) == Some("stablehlo.add") && op.num_operands() == 2;
        (sums && literal((self.same)(op.operand(1))) == Some(0.0)).then_some(())?;
        let along = op.attr("dimensions").and_then(attr_ints)? == [self.dim as i64];
        if !(along && self.has_columns(&from)) {
            let is_one = from.elements() == TensorType::of(op.result(0))?.elements();
            return is_one.then(|| self.of(op.operand(0), depth));
        }
        let terms = self.of(op.operand(0), depth);
        let columns = from.shape[self.dim] as f64;
        let mut sum = Polynomial::new();
        for (monomial, coefficient) in terms {
            let (tiles, rows): (Vec<_>, Vec<_>) =
                monomial.into_iter().partition(|(factor, _)| self.is_tile(*factor));
            let factor = match &tiles[..] {
                [] => constant(columns),
                [(factor, 1)] if let Some(tile) = self.exponential_of(*factor) => self.alone(tile),
                [(x, 1), (e, 1)] if let Some(tile) = self.exponential_of(*e).filter(|_| x + 1 == *e) => {
                    self.alone_weighted(tile)
                }
                _ => self.plain(Base::Sum(tiles)),
            };
            sum = plus(sum, &times(&Polynomial::from([(rows, coefficient)]), &factor));
        }
        Some(sum)
    }

    /// The tile whose exponential a factor is.
    fn exponential_of(&self, factor: usize) -> Option<usize> {
        let Base::Value(v) = self.bases.get(factor / 2)? else { return None };
        self.tiles.iter().position(|tile| tile.x == *v).filter(|_| factor % 2 == 1)
    }

    /// Exponentials of a tile: those of all so far but those before.
    fn alone(&mut self, tile: usize) -> Polynomial {
        let Exponents { before, after, .. } = self.tiles[tile];
        let all = self.exp(Base::Columns(after), 1);
        match before {
            Some(before) => plus(all, &times(&self.exp(Base::Columns(before), 1), &constant(-1.0))),
            None => all,
        }
    }

    /// The same times the exponents.
    fn alone_weighted(&mut self, tile: usize) -> Polynomial {
        let Exponents { before, after, .. } = self.tiles[tile];
        let all = self.plain(Base::Weighted(after));
        match before {
            Some(before) => plus(all, &times(&self.plain(Base::Weighted(before)), &constant(-1.0))),
            None => all,
        }
    }

    /// Whether a factor has a tile's columns. Of a tile of one column whatever is not its exponent is a number of the row.
    fn is_tile(&self, factor: usize) -> bool {
        let Base::Value(v) = &self.bases[factor / 2] else { return false };
        let Some(ty) = TensorType::of(*v) else { return true };
        let is_one = |tile: &Exponents| tile.ty.shape[self.dim] == 1;
        self.tiles.iter().any(|t| t.x == *v || !is_one(t) && t.ty.elements() == ty.elements())
    }

    /// `exp(Σ c·a)`: a product of powers.
    fn exponential(&mut self, a: &Polynomial) -> Option<Polynomial> {
        let mut product = constant(1.0);
        for (monomial, times_it) in a {
            let [(factor, 1)] = monomial[..] else { return None };
            let whole = times_it.fract() == 0.0 && times_it.abs() <= 8.0 && factor % 2 == 0;
            let power = whole.then_some(*times_it as i32)?;
            let by = match self.bases[factor / 2] {
                Base::Alone(tile) if power == 1 => self.alone(tile),
                Base::Alone(_) => return None,
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
            [_, _] => (0..self.tiles.len()).find_map(|tile| {
                // What the sum of one tile's exponentials is multiplied by.
                let alone = self.alone(tile);
                let all = self.exp(Base::Columns(self.tiles[tile].after), 1);
                let by = inverse(&all)?;
                a.iter().find_map(|(monomial, coefficient)| {
                    let rest = times(&Polynomial::from([(monomial.clone(), *coefficient)]), &by);
                    (times(&rest, &alone) == *a).then_some(())?;
                    let (rest, _) = rest.into_iter().next().filter(|(_, c)| *c == 1.0)?;
                    Some((rest, self.plain(Base::Alone(tile))))
                })
            })?,
            _ => return None,
        };
        for (factor, power) in monomial {
            let term = (factor % 2 == 1).then(|| (vec![(factor - 1, 1)], f64::from(power)))?;
            sum = plus(sum, &Polynomial::from([term]));
        }
        Some(sum)
    }
}
