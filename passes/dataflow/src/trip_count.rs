//! Trip counts of `stablehlo.while` loops, and the values of integers in each trip.
//!
//! The analysis evaluates the integers that a loop carries trip by trip, so any form of counting is supported: up, down, in steps,
//! with wrapped or clamped indices. Integers that do not follow from constants are unknown.

use crate::constants::{Constants, integer};
use crate::evaluate::Domain;
use crate::walk::{Walk, operands};
use grpo_ir::numbers::{extent, truncate};
use grpo_ir::{Block, Elem, Kind, Op, TensorType, Val};
use rustc_hash::FxHashMap as HashMap;

/// Most trips that are evaluated; a longer loop has at least as many.
const MAX_TRIPS: usize = 4096;

/// A `stablehlo.while`.
#[derive(Clone, Copy, Debug)]
pub struct While<'c> {
    /// The operation.
    pub op: Op<'c>,
    /// The block that computes whether another trip follows.
    pub condition: Block<'c>,
    /// The block that computes the next carries.
    pub body: Block<'c>,
}

impl<'c> While<'c> {
    /// None for another operation.
    pub fn of(op: Op<'c>) -> Option<While<'c>> {
        if !op.is(Kind::While) {
            return None;
        }
        let [condition, body] = op.regions()[..] else { return None };
        Some(While { op, condition: condition.only_block()?, body: body.only_block()? })
    }

    /// The loop whose body is `block`.
    fn around(block: Block<'c>) -> Option<While<'c>> {
        While::of(block.parent()?).filter(|of| of.body == block)
    }

    /// The values that the body returns: the carries of the next trip.
    pub fn next(&self) -> Vec<Val<'c>> {
        self.body.terminator().map(|end| end.operands().collect()).unwrap_or_default()
    }

    /// The number of the body's argument `v`.
    pub fn argument(&self, v: Val) -> Option<usize> {
        self.body.args().iter().position(|a| *a == v)
    }

    /// True if the body returns argument `carry` unchanged.
    pub fn keeps(&self, carry: usize) -> bool {
        let next = self.body.terminator().filter(|end| carry < end.num_operands());
        next.is_some_and(|end| end.operand(carry) == self.body.arg(carry))
    }

    /// True if `v` is defined outside of the loop.
    pub fn is_outside(&self, v: Val) -> bool {
        let holder = match v.def() {
            Some(op) => Some(op),
            None if v.block() == self.body || v.block() == self.condition => return false,
            None => v.block().parent(),
        };
        holder.is_none_or(|op| op != self.op && op.ancestors().all(|around| around != self.op))
    }

    /// The value outside of the loop that equals `v` in every trip.
    pub fn outer(&self, v: Val<'c>) -> Option<Val<'c>> {
        match self.argument(v) {
            Some(carry) => self.keeps(carry).then(|| self.op.operand(carry)),
            None => self.is_outside(v).then_some(v),
        }
    }

    /// The integers by carry after a trip that starts with `now`.
    fn integers_after(self, now: &HashMap<usize, i64>) -> HashMap<usize, i64> {
        let (mut known, next) = (in_trip(self.body, now), self.next());
        let mut after = |carry: usize| Some((carry, truncate(known.number(*next.get(carry)?)?)));
        now.keys().filter_map(|carry| after(*carry)).collect()
    }

    /// The values outside of the loop that a loop-invariant `v` is computed from; none if it may change.
    fn invariant_inputs(&self, v: Val<'c>) -> Option<Vec<Val<'c>>> {
        let (mut outside, mut walk) = (Vec::new(), Walk::of([v]));
        while let Some(v) = walk.next() {
            match (self.outer(v), v.def()) {
                (Some(outer), _) => outside.push(outer),
                (None, Some(op)) if op.regions().is_empty() => walk.push(operands(v)),
                _ => return None,
            }
        }
        (!walk.gave_up()).then_some(outside)
    }
}

/// An evaluation of one trip with these arguments of `block`.
fn in_trip<'c>(block: Block<'c>, arguments: &HashMap<usize, i64>) -> Constants<'c> {
    let (args, mut constants) = (block.args(), Constants::default());
    arguments.iter().for_each(|(at, value)| constants.assume(args[*at], *value as f64));
    constants
}

/// A loop whose trip count, or a lower bound of it, follows from constants.
#[derive(Clone, Debug)]
pub struct Counted<'c> {
    /// The loop.
    pub of: While<'c>,
    /// The integers that the loop carries, at the start of each trip.
    integers: Vec<HashMap<usize, i64>>,
    /// True if the loop ends after these trips.
    ends: bool,
    /// The width of the last trip's block, if that trip is not in the loop but peeled off after it.
    pub short: Option<i64>,
    /// True if the last trip is one more than the loop has; vectors that the loop slices are extrapolated by one entry.
    longer: bool,
}

impl<'c> Counted<'c> {
    /// Counts the trips of a loop; none if the condition does not follow from constants.
    pub fn of(op: Op<'c>) -> Option<Counted<'c>> {
        let of = While::of(op)?;
        let test = of.condition.terminator().filter(|end| end.num_operands() == 1)?.operand(0);
        let start = of.op.operands().enumerate();
        let mut now: HashMap<usize, i64> =
            start.filter_map(|(carry, v)| Some((carry, integer(v)?))).collect();
        let mut integers = Vec::new();
        while integers.len() < MAX_TRIPS {
            if in_trip(of.condition, &now).number(test)? == 0.0 {
                return Some(Counted { of, integers, ends: true, short: None, longer: false });
            }
            let then = of.integers_after(&now);
            integers.push(std::mem::replace(&mut now, then));
        }
        Some(Counted { of, integers, ends: false, short: None, longer: false })
    }

    /// The loop with one more trip, whose carries are those that the last trip returns.
    pub fn longer(&self) -> Option<Counted<'c>> {
        let last = self.integers.last().filter(|_| self.ends)?;
        let then = self.of.integers_after(last);
        let integers = self.integers.iter().cloned().chain([then]).collect();
        Some(Counted { integers, longer: true, ..self.clone() })
    }

    /// A lower bound of the trip count.
    pub fn trips(&self) -> usize {
        self.integers.len()
    }

    /// The trip count, if it is known.
    pub fn ends_after(&self) -> Option<usize> {
        self.ends.then(|| self.trips())
    }

    /// The integer that each element of a value of the body is, in each trip, if the trip count is known.
    pub fn values(&self, v: Val<'c>) -> Option<Vec<i64>> {
        TensorType::of(v).filter(|ty| !ty.elem.is_float())?;
        let lanes = self.integers.len();
        if !self.ends || lanes == 0 {
            return self.ends.then(Vec::new);
        }
        let mut constants = Constants::of_lanes(lanes, self.longer);
        for (at, arg) in self.of.body.args().into_iter().enumerate() {
            let each = self.integers.iter().map(|now| now.get(&at).map(|value| *value as f64));
            if each.clone().any(|now| now.is_some()) {
                constants.memo().assume(arg, each.collect());
            }
        }
        constants.value(v)?.iter().map(|value| value.map(truncate)).collect()
    }
}

/// `[scale, offset]` with `values[i] = scale · places[i] + offset` for each trip `i`.
pub fn line(places: &[i64], values: &[i64]) -> Option<[i64; 2]> {
    let (x0, y0) = (*places.first()?, *values.first()?);
    let scale = match (places.get(1), values.get(1)) {
        (Some(x1), Some(y1)) => y1.checked_sub(y0)?.checked_div(x1 - x0)?,
        _ => 0,
    };
    let offset = y0.checked_sub(scale.checked_mul(x0)?)?;
    let fits = |x: i64, y: i64| scale.checked_mul(x).and_then(|sx| sx.checked_add(offset)) == Some(y);
    places.iter().zip(values).all(|(x, y)| fits(*x, *y)).then_some([scale, offset])
}

/// Bytes of `logits` f32 values that `block` computes, in all trips of the loops around it.
pub fn logits_bytes(block: Block, logits: i64) -> u64 {
    logits.saturating_mul(repetitions(block, &[])).unsigned_abs().saturating_mul(Elem::F32.bytes())
}

/// A lower bound of the number of times that the loops around `block` run it with the same `same` values; 1 outside of loops.
pub fn repetitions<'c>(block: Block<'c>, same: &[Val<'c>]) -> i64 {
    let (mut times, mut same) = (1i64, same.to_vec());
    let mut at = Some(block);
    while let Some((block, op)) = at.and_then(|block| Some((block, block.parent()?))) {
        at = op.block();
        let Some(of) = While::of(op) else { continue };
        let outer: Option<Vec<Vec<Val>>> = same.iter().map(|v| of.invariant_inputs(*v)).collect();
        let Some(outer) = outer.filter(|_| block == of.body) else { break };
        same = outer.into_iter().flatten().collect();
        times = times.saturating_mul(Counted::of(op).map_or(1, |counted| extent(counted.trips())));
    }
    times
}

/// A lower bound of the trip count of the innermost loop around a block; 1 outside of loops and where it is unknown.
pub fn trips_around(block: Block) -> i64 {
    While::around(block).and_then(|of| Counted::of(of.op)).map_or(1, |of| extent(of.trips()))
}

/// The number of blocks of logits that a hand-written loop over the vocabulary computes from these hidden states: the innermost
/// loop around `block` has different weights in each trip and the same hidden states. (A loop over layers has different hidden
/// states.) 0 without such a loop and where its trips are unknown.
///
/// The pass `coalesce-blocks` rewrites such loops.
pub fn vocabulary_tiles<'c>(block: Block<'c>, hidden: Val<'c>, weights: Val<'c>) -> i64 {
    let tiled = || {
        let of = While::around(block)?;
        let is_loop = of.invariant_inputs(weights).is_none() && of.invariant_inputs(hidden).is_some();
        is_loop.then(|| Counted::of(of.op).map_or(0, |counted| extent(counted.trips())))
    };
    tiled().unwrap_or(0)
}

/// The array outside of the innermost loop around `block` of which `tile` is a `dynamic_slice`, a different one in each trip.
pub fn sliced<'c>(block: Block<'c>, tile: Val<'c>) -> Option<Val<'c>> {
    let of = While::around(block)?;
    let slice = tile.def().filter(|op| op.is(Kind::DynamicSlice))?;
    of.outer(slice.operand(0)).filter(|_| of.invariant_inputs(tile).is_none())
}

/// A message's suffix for a computation that a loop runs `times` times; empty outside of loops.
pub fn in_steps(times: i64) -> String {
    if times > 1 { format!(" in each of {times} steps") } else { String::new() }
}
