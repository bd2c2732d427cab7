//! Running statistics of a softmax: what a loop carries as a sum of exponentials, or as its logarithm.
//!
//! `Z` is the sum of `exp(x)` over columns, those of the trips before or those of the trip's tile. With real numbers every
//! row value of the body is `log Z + Σ c·a` or `Σ Z·exp(Σ c·a)`, where `a` stands for any other row value, such as a running
//! maximum. If a trip makes `Z(before ∪ tile)·exp(−m')` of `Z(before)·exp(−m)`, the loop gives `Z(all)·exp(−M)`. A row of −inf
//! alone gives what the program has for it: NaN, or a number where the program guards what it subtracts.

use super::lift::{Form, Lift};
use super::values::{bare, literal, widened};
use crate::analysis::{reducer, splat_number};
use crate::ir::{Direction, Op, TensorType, Val, attr_ints, direction};
use rustc_hash::FxHashMap as HashMap;
use std::collections::BTreeMap;

/// `Σ c·a`, by the numbers of the values `a`.
type Linear = BTreeMap<usize, i64>;

/// The columns that are summed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Columns {
    Before,
    Tile,
    Both,
}

/// A row value of the body.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Normal {
    /// `log Z`, if there are columns, and the rest.
    Log(Option<Columns>, Linear),
    /// Sums of exponentials, each times one of the rest.
    Exp(Vec<(Option<Columns>, Linear)>),
}

/// A sum of exponentials over a trip's tile: `Σ exp(x − r)`.
#[derive(Clone, Copy, Debug)]
pub(super) struct TileSum<'c> {
    /// The exponent, with the tile's columns.
    pub x: Val<'c>,
    /// One number a row.
    pub row: Val<'c>,
    /// Whether infinite maxima, or exponentials of infinities, are replaced by 0.
    pub guarded: bool,
}

impl<'c> TileSum<'c> {
    /// What `op` sums up, if it is such a sum where nothing is infinite or NaN: choices by such conditions are looked
    /// through.
    pub fn of(op: Op<'c>, lift: &Lift<'_, 'c>) -> Option<TileSum<'c>> {
        let is_zero =
            |v| matches!(lift.form(v), Some(Form::Given { whole, .. }) if literal(whole) == Some(0.0));
        let (sum, dim) = TileSum::along(op, is_zero)?;
        let tiled = matches!(lift.form(sum.x)?, Form::Tile { dim: of, shift: 0, .. } if of == dim);
        tiled.then_some(sum)
    }

    /// The same wherever it stands, and the dimension that it sums over.
    pub fn along(op: Op<'c>, is_zero: impl Fn(Val<'c>) -> bool) -> Option<(TileSum<'c>, usize)> {
        let sums = reducer(op) == Some("stablehlo.add") && op.num_operands() == 2;
        let zero = sums && is_zero(op.operand(1));
        let dims = op.attr("dimensions").and_then(attr_ints).filter(|_| zero)?;
        let [dim] = dims[..] else { return None };
        let summed = widened(op.operand(0));
        let e = chosen(summed).def().filter(|op| op.is("stablehlo.exponential"))?;
        let less = widened(e.operand(0));
        let d = chosen(less).def().filter(|op| op.is("stablehlo.subtract"))?;
        let (x, taken_off) = (d.operand(0), d.operand(1));
        // What is taken off one column need not be repeated.
        let is_one = || TensorType::of(x).is_some_and(|ty| ty.shape[dim as usize] == 1);
        let row = row_of(taken_off, dim).or_else(|| is_one().then(|| bare(taken_off)))?;
        let guarded = [summed, less, row].into_iter().any(|v| chosen(v) != v);
        Some((TileSum { x, row, guarded }, dim as usize))
    }
}

/// The row value that is broadcast along dimension `dim`.
pub(super) fn row_of(v: Val, dim: i64) -> Option<Val> {
    let op = v.def().filter(|op| op.is("stablehlo.broadcast_in_dim"))?;
    let (from, to) = (TensorType::of(op.operand(0))?, TensorType::of(v)?);
    let dims = op.attr("broadcast_dimensions").and_then(attr_ints)?;
    let along = dims.iter().position(|d| *d == dim);
    let repeats = along.is_none_or(|at| from.shape[at] == 1);
    let rows = to.elements() / to.shape[dim as usize].max(1);
    let whole = from.elements() == rows && dims.windows(2).all(|w| w[0] < w[1]);
    (repeats && whole).then(|| bare(op.operand(0)))
}

/// What is assumed of the values that a loop carries, and what follows for those that it goes on with.
pub(super) struct Statistics<'a, 'l, 'c> {
    lift: &'a Lift<'l, 'c>,
    /// Of which sum over columns this is.
    x: Val<'c>,
    assumed: HashMap<Val<'c>, Normal>,
    known: HashMap<Val<'c>, Option<Normal>>,
    numbers: HashMap<Val<'c>, usize>,
}

impl<'a, 'l, 'c> Statistics<'a, 'l, 'c> {
    fn new(lift: &'a Lift<'l, 'c>, x: Val<'c>) -> Self {
        let (assumed, known, numbers) = Default::default();
        Statistics { lift, x, assumed, known, numbers }
    }

    /// Whether a loop carries `Z·exp(−m)` in `sum`, from 0 on, with the running maximum m in `maximum`.
    pub fn is_sum(lift: &'a Lift<'l, 'c>, x: Val<'c>, sum: usize, maximum: usize) -> bool {
        if !begins(lift, sum, false) {
            return false;
        }
        let mut all = Statistics::new(lift, x);
        let (args, next) = (lift.of.body.args(), lift.of.next());
        let before = all.less(args[maximum]);
        let after = all.less(next[maximum]);
        all.assumed.insert(args[sum], Normal::Exp(vec![(Some(Columns::Before), before)]));
        all.normal(next[sum], 0) == Some(Normal::Exp(vec![(Some(Columns::Both), after)]))
    }

    /// Whether a loop carries `log Z`, from −inf on.
    pub fn is_log(lift: &'a Lift<'l, 'c>, x: Val<'c>, carry: usize) -> bool {
        if !begins(lift, carry, true) {
            return false;
        }
        let mut all = Statistics::new(lift, x);
        let log = |columns| Normal::Log(Some(columns), Linear::new());
        all.assumed.insert(lift.of.body.args()[carry], log(Columns::Before));
        all.normal(lift.of.next()[carry], 0) == Some(log(Columns::Both))
    }

    fn less(&mut self, v: Val<'c>) -> Linear {
        Linear::from([(self.number(v), -1)])
    }

    fn number(&mut self, v: Val<'c>) -> usize {
        let next = self.numbers.len();
        *self.numbers.entry(bare(v)).or_insert(next)
    }

    fn normal(&mut self, v: Val<'c>, depth: usize) -> Option<Normal> {
        const MAX_DEPTH: usize = 64;
        let v = bare(v);
        if let Some(assumed) = self.assumed.get(&v) {
            return Some(assumed.clone());
        }
        if let Some(known) = self.known.get(&v) {
            return known.clone();
        }
        let normal = if depth < MAX_DEPTH { self.computed(v, depth + 1) } else { None };
        self.known.insert(v, normal.clone());
        normal
    }

    fn computed(&mut self, v: Val<'c>, depth: usize) -> Option<Normal> {
        let other = |all: &mut Self| Some(Normal::Log(None, Linear::from([(all.number(v), 1)])));
        let Some(op) = v.def().filter(|op| op.block() == Some(self.lift.of.body)) else {
            return other(self);
        };
        let short = op.name().strip_prefix("stablehlo.")?;
        if short == "reduce" {
            return match TileSum::of(op, self.lift).filter(|sum| sum.x == self.x) {
                Some(sum) => match self.normal(sum.row, depth)? {
                    Normal::Log(None, row) => {
                        Some(Normal::Exp(vec![(Some(Columns::Tile), scaled(&row, -1))]))
                    }
                    _ => None,
                },
                None => other(self),
            };
        }
        if short == "select" {
            let side = if usual(op.operand(0))? { 1 } else { 2 };
            return self.normal(op.operand(side), depth);
        }
        if let Some((a, b)) = log_add(op) {
            return match (self.normal(a, depth)?, self.normal(b, depth)?) {
                (Normal::Log(Some(a), x), Normal::Log(Some(b), y)) if x == y => {
                    Some(Normal::Log(Some(joined(a, b)?), x))
                }
                _ => None,
            };
        }
        let mut read = Vec::new();
        if matches!(
            short,
            "exponential" | "log" | "add" | "subtract" | "multiply" | "negate" | "abs" | "convert"
        ) {
            for operand in op.operands() {
                read.push(self.normal(operand, depth)?);
            }
        }
        match (short, &read[..]) {
            ("exponential", [Normal::Log(columns, rest)]) => {
                Some(Normal::Exp(vec![(*columns, rest.clone())]))
            }
            ("log", [Normal::Exp(sum)]) => match &sum[..] {
                [(columns, rest)] => Some(Normal::Log(*columns, rest.clone())),
                _ => None,
            },
            ("abs", [Normal::Exp(sum)]) => Some(Normal::Exp(sum.clone())),
            ("convert", [a]) => Some(a.clone()),
            ("negate", [Normal::Log(None, a)]) => Some(Normal::Log(None, scaled(a, -1))),
            (
                "add",
                [Normal::Log(z, a), Normal::Log(None, b)] | [Normal::Log(None, b), Normal::Log(z, a)],
            ) => Some(Normal::Log(*z, plus(a, b))),
            ("subtract", [Normal::Log(z, a), Normal::Log(None, b)]) => {
                Some(Normal::Log(*z, plus(a, &scaled(b, -1))))
            }
            ("add", [Normal::Exp(a), Normal::Exp(b)]) => {
                let mut sum = a.clone();
                for (columns, rest) in b {
                    let same = sum.iter_mut().find(|term| term.1 == *rest);
                    match (same, columns) {
                        (Some((Some(mine), _)), Some(theirs)) => *mine = joined(*mine, *theirs)?,
                        (Some(_), _) => return None,
                        (None, _) => sum.push((*columns, rest.clone())),
                    }
                }
                Some(Normal::Exp(sum))
            }
            ("multiply", [Normal::Exp(a), Normal::Exp(b)]) => {
                let (sum, factor) = match (&a[..], &b[..]) {
                    (_, [(None, factor)]) => (a, factor),
                    ([(None, factor)], _) => (b, factor),
                    _ => return None,
                };
                let term = |(columns, rest): &(_, Linear)| (*columns, plus(rest, factor));
                Some(Normal::Exp(sum.iter().map(term).collect()))
            }
            // What is neither is a value of its own.
            _ if read.is_empty() => other(self),
            _ => None,
        }
    }
}

/// Whether a loop starts with the sum of exponentials of no columns, 0, or with its logarithm, −inf or a number below −1e30.
pub(super) fn begins(lift: &Lift, carry: usize, log: bool) -> bool {
    literal(lift.of.op.operand(carry)).is_some_and(|x| if log { x <= -1e30 } else { x == 0.0 })
}

fn plus(a: &Linear, b: &Linear) -> Linear {
    let mut sum = a.clone();
    for (value, times) in b {
        *sum.entry(*value).or_default() += times;
    }
    sum.retain(|_, times| *times != 0);
    sum
}

fn scaled(a: &Linear, by: i64) -> Linear {
    a.iter().map(|(value, times)| (*value, times * by)).collect()
}

/// Columns that are in either; none where a column would count twice.
fn joined(a: Columns, b: Columns) -> Option<Columns> {
    match (a, b) {
        (Columns::Before, Columns::Tile) | (Columns::Tile, Columns::Before) => Some(Columns::Both),
        _ => None,
    }
}

/// The operands of `max(a, b) + log1p(exp(−|a − b|))`.
pub(super) fn log_add<'c>(op: Op<'c>) -> Option<(Val<'c>, Val<'c>)> {
    let made = |v: Val<'c>, name: &str| v.def().filter(|op| op.is(name));
    let both = |at: usize| {
        let larger = made(op.operand(at), "stablehlo.maximum")?;
        let log = made(op.operand(1 - at), "stablehlo.log_plus_one")?;
        let exp = made(log.operand(0), "stablehlo.exponential")?;
        let less = made(exp.operand(0), "stablehlo.negate")?;
        let distance = made(less.operand(0), "stablehlo.abs")?;
        let difference = made(distance.operand(0), "stablehlo.subtract")?;
        let (a, b) = (larger.operand(0), larger.operand(1));
        let (c, d) = (difference.operand(0), difference.operand(1));
        ((a, b) == (c, d) || (a, b) == (d, c)).then_some((a, b))
    };
    if op.is("stablehlo.add") { (0..2).find_map(both) } else { None }
}

/// What is chosen where there are no infinities and no NaN.
fn chosen(mut v: Val) -> Val {
    loop {
        v = widened(v);
        let choice = v.def().filter(|op| op.is("stablehlo.select"));
        let Some((op, truth)) = choice.and_then(|op| Some((op, usual(op.operand(0))?))) else {
            return v;
        };
        v = op.operand(if truth { 1 } else { 2 });
    }
}

/// What a condition that asks for infinities or NaN is where there are none; none for other conditions.
pub(super) fn usual(v: Val) -> Option<bool> {
    let op = bare(v).def()?;
    match op.name() {
        "stablehlo.broadcast_in_dim" => usual(op.operand(0)),
        "stablehlo.is_finite" => Some(true),
        "stablehlo.not" => usual(op.operand(0)).map(|b| !b),
        "stablehlo.and" => Some(usual(op.operand(0))? && usual(op.operand(1))?),
        "stablehlo.or" => Some(usual(op.operand(0))? || usual(op.operand(1))?),
        "stablehlo.compare" => {
            let (a, b) = (bare(op.operand(0)), bare(op.operand(1)));
            let direction = direction(op)?;
            let infinite = |v: Val| splat_number(v).filter(|x| x.is_infinite());
            let float = TensorType::of(a)?.elem.is_float();
            match (infinite(a), infinite(b)) {
                _ if !float => None,
                (Some(a), None) => Some(direction.holds(&a, &0.0)),
                (None, Some(b)) => Some(direction.holds(&0.0, &b)),
                _ if a == b => Some(matches!(direction, Direction::Eq | Direction::Le | Direction::Ge)),
                _ => None,
            }
        }
        _ => None,
    }
}
