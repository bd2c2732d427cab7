//! Symbolic evaluation in real arithmetic: a value is a Laurent polynomial in atoms, the values that are not expanded.
//!
//! Products, quotients, sums and differences are expanded; conversions and reshapes are the identity; row factors are moved out of a
//! sum over the vocabulary. So `g - Σ_v e·(g/Σ_v e)` is 0 for all `e` and `g`. Roundings are ignored, and the result holds only where
//! no part is infinite, NaN or divided by 0: callers check that.

use crate::calls::{Functions, is_call, only_block};
use crate::polynomial::{MOST_TERMS, Monomial, Polynomial, constant, inverse, is_small, plus, times};
use crate::reshape::peel;
use crate::{is_sum, splat_number, unconstrained};
use grpo_ir::{Direction, Kind, Op, TensorType, Val, direction};
use rustc_hash::FxHashMap as HashMap;
use std::mem;

/// Longest path of operations.
const MOST_DEPTH: usize = 256;

#[derive(Clone, PartialEq, Eq, Hash)]
enum Atom<'c> {
    /// A value, and the number of the call that its function is expanded for; 0 for the outermost function.
    Value(Val<'c>, usize),
    /// The sum over the vocabulary of a product of tile values.
    Sum(Monomial),
}

/// Evaluates values with one element per entry, or per row, of tiles of one shape.
pub struct Reals<'c> {
    tile: TensorType,
    /// The vocabulary's dimension.
    axis: usize,
    atoms: Vec<Atom<'c>>,
    numbers: HashMap<Atom<'c>, usize>,
    /// The values of the current function.
    known: HashMap<Val<'c>, Polynomial>,
    /// The number of the current call.
    call: usize,
    /// The number of calls expanded so far.
    calls: usize,
}

impl<'c> Reals<'c> {
    /// For tiles of type `tile`, whose dimension `axis` is the vocabulary.
    pub fn new(tile: TensorType, axis: usize) -> Reals<'c> {
        let (numbers, known) = (HashMap::default(), HashMap::default());
        Reals { tile, axis, atoms: vec![], numbers, known, call: 0, calls: 0 }
    }

    /// True if the sum of these values is 0 in real arithmetic.
    pub fn cancel(&mut self, values: &[Val<'c>]) -> bool {
        let sum = values.iter().fold(Polynomial::new(), |sum, v| plus(sum, &self.of(*v, 0)));
        sum.is_empty()
    }

    fn of(&mut self, v: Val<'c>, depth: usize) -> Polynomial {
        if let Some(known) = self.known.get(&v) {
            return known.clone();
        }
        let value = if depth < MOST_DEPTH { self.expanded(v, depth + 1) } else { None };
        let value = value.filter(is_small).unwrap_or_else(|| self.atom(Atom::Value(v, self.call)));
        self.known.insert(v, value.clone());
        value
    }

    /// The value in terms of its defining operation's operands; none for an unsupported operation.
    fn expanded(&mut self, v: Val<'c>, depth: usize) -> Option<Polynomial> {
        if let Some(number) = splat_number(v) {
            return number.is_finite().then(|| constant(number));
        }
        let same = peel(unconstrained(v));
        if same != v {
            return Some(self.of(same, depth));
        }
        let op = v.def()?;
        let is_float = |v| TensorType::of(v).is_some_and(|t| t.elem.is_float());
        if !is_float(v) {
            return None;
        }
        match op.kind() {
            _ if is_call(op) => self.called(op, v.result_index(), depth),
            Kind::Convert if is_float(op.operand(0)) => Some(self.of(op.operand(0), depth)),
            Kind::Negate => Some(times(&self.of(op.operand(0), depth), &constant(-1.0))),
            Kind::Add => Some(plus(self.of(op.operand(0), depth), &self.of(op.operand(1), depth))),
            Kind::Subtract => {
                let right = times(&self.of(op.operand(1), depth), &constant(-1.0));
                Some(plus(self.of(op.operand(0), depth), &right))
            }
            Kind::Multiply => {
                let (left, right) = (self.of(op.operand(0), depth), self.of(op.operand(1), depth));
                (left.len() * right.len() <= MOST_TERMS * MOST_TERMS).then(|| times(&left, &right))
            }
            Kind::Divide => {
                let (left, right) = (self.of(op.operand(0), depth), self.of(op.operand(1), depth));
                let whole = |reals: &mut Self| {
                    let value = reals.broadcast_operand(op.operand(1));
                    inverse(&reals.atom(Atom::Value(value, reals.call)))
                };
                // A divisor of several terms is an atom.
                let inverse = match right.is_empty() {
                    true => None,
                    false => inverse(&right).or_else(|| whole(self)),
                }?;
                Some(times(&left, &inverse))
            }
            Kind::Select => {
                if let Some(holds) = self.holds(op.operand(0)) {
                    return Some(self.of(op.operand(if holds { 1 } else { 2 }), depth));
                }
                let zero = [1, 2].into_iter().all(|i| self.of(op.operand(i), depth).is_empty());
                zero.then(Polynomial::new)
            }
            Kind::BroadcastInDim => self.is_row_broadcast(v).then(|| self.of(op.operand(0), depth)),
            Kind::Reduce if is_sum(op) => {
                let from = TensorType::of(op.operand(0))?;
                let dims = op.dims("dimensions")?;
                if from.elements() == TensorType::of(v)?.elements() {
                    return Some(self.of(op.operand(0), depth));
                }
                if from.shape != self.tile.shape || dims != [self.axis] {
                    return None;
                }
                let terms = self.of(op.operand(0), depth);
                Some(self.summed(terms))
            }
            _ => None,
        }
    }

    /// The value of a condition in real arithmetic, if it is a constant or compares a value with itself.
    fn holds(&self, condition: Val<'c>) -> Option<bool> {
        let condition = self.broadcast_operand(condition);
        if let Some(number) = splat_number(condition) {
            return Some(number != 0.0);
        }
        let compare = condition.def().filter(|op| op.is(Kind::Compare))?;
        let [left, right] = [0, 1].map(|i| self.broadcast_operand(compare.operand(i)));
        let same = left == right;
        (same && direction(compare)? == Direction::Eq).then_some(true)
    }

    /// A result of a call: that of its function for these operands.
    fn called(&mut self, call: Op<'c>, result: usize, depth: usize) -> Option<Polynomial> {
        let module = call.ancestors().last()?;
        let body = only_block(Functions::of(module).callee(call)?)?;
        let operands: Vec<_> = call.operands().map(|v| self.of(v, depth)).collect();
        let arguments = body.args().into_iter().zip(operands).collect();
        self.calls += 1;
        let caller =
            (mem::replace(&mut self.known, arguments), mem::replace(&mut self.call, self.calls));
        let value = body.terminator().map(|end| self.of(end.operand(result), depth));
        (self.known, self.call) = caller;
        value
    }

    /// True if a value is the broadcast of a scalar, or of one element per row along the vocabulary of a tile.
    pub fn is_row_broadcast(&self, v: Val<'c>) -> bool {
        let Some(op) = v.def().filter(|op| op.is(Kind::BroadcastInDim)) else { return false };
        let (Some(from), Some(to)) = (TensorType::of(op.operand(0)), TensorType::of(v)) else {
            return false;
        };
        if from.elements() == 1 {
            return true;
        }
        let dims = op.dims("broadcast_dimensions").unwrap_or_default();
        let along = |d: usize| to.shape[d] != 1 && d != self.axis;
        let reached: Vec<usize> =
            (0..from.rank()).filter(|d| from.shape[*d] != 1).map(|d| dims[d]).collect();
        to.shape == self.tile.shape
            && reached == (0..to.rank()).filter(|d| along(*d)).collect::<Vec<_>>()
    }

    /// The operand of nested row broadcasts; `v` itself if it is not one.
    fn broadcast_operand(&self, v: Val<'c>) -> Val<'c> {
        let same = peel(unconstrained(v));
        match same.def() {
            Some(op) if self.is_row_broadcast(same) => self.broadcast_operand(op.operand(0)),
            _ => same,
        }
    }

    fn atom(&mut self, atom: Atom<'c>) -> Polynomial {
        let next = self.atoms.len();
        let number = *self.numbers.entry(atom.clone()).or_insert(next);
        if number == next {
            self.atoms.push(atom);
        }
        Polynomial::from([(vec![(number, 1)], 1.0)])
    }

    /// The sum over the vocabulary, term by term.
    fn summed(&mut self, terms: Polynomial) -> Polynomial {
        let (columns, all) = (self.tile.shape[self.axis] as f64, self.tile.elements());
        let mut sum = Polynomial::new();
        for (monomial, coefficient) in terms {
            let is_tile = |(atom, _): &(usize, i32)| match &self.atoms[*atom] {
                Atom::Value(v, _) => TensorType::of(*v).is_none_or(|t| t.elements() == all),
                Atom::Sum(_) => false,
            };
            let (tiles, rows): (Monomial, Monomial) = monomial.into_iter().partition(is_tile);
            let factor = if tiles.is_empty() { constant(columns) } else { self.atom(Atom::Sum(tiles)) };
            sum = plus(sum, &times(&Polynomial::from([(rows, coefficient)]), &factor));
        }
        sum
    }
}
