//! Whether what leaves is the same whichever number of a row a program takes off its logits.
//!
//! A softmax takes the row's maximum `m` off, and gives it back or divides it out: log-probabilities, log-sum-exps and gradients are in real
//! numbers the same for `m` and for its rounding to bf16. Where nothing else leaves beside `m` itself, `m` is rounded where it leaves, and what the region takes
//! off is not. Where a sum relative to `m` leaves (`Σ exp(x − m)`, a picked `x − m`), it has to fit the one that leaves.
//!
//! How a value moves where `m` moves by δ is followed operation by operation: by `k·δ`, or by a factor of `exp(k·δ)`. What is not known
//! to move so moves.
//!
//! NaN, infinities and empty rows: a maximum that is infinite or NaN is so when it is rounded, but between bf16's largest number and f32's; it
//! is taken off as it is, as in a region that rounds nothing. `x − m` is at most 0, with 0 at the maximum.

use super::flow::Flow;
use super::stays_wide;
use crate::analysis::partition::CONSTRAINT;
use crate::analysis::region::Region;
use crate::analysis::sink::Consumer;
use crate::analysis::tile::Def;
use crate::analysis::{is_sum, reducer, splat_number};
use crate::ir::{Op, TensorType, Val, attr_ints};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// How a value moves where the number that is taken off moves by δ.
#[derive(Clone, Copy, PartialEq)]
enum Move {
    /// It stays; an operand that is 0 moves as anything does.
    Stays,
    /// By `k·δ`.
    By(f64),
    /// By a factor of `exp(k·δ)`.
    Times(f64),
}

impl Move {
    fn by(k: f64) -> Move {
        if k == 0.0 { Move::Stays } else { Move::By(k) }
    }

    fn times(k: f64) -> Move {
        if k == 0.0 { Move::Stays } else { Move::Times(k) }
    }

    /// By how many δ it moves.
    fn shift(self) -> Option<f64> {
        match self {
            Move::Stays => Some(0.0),
            Move::By(k) => Some(k),
            Move::Times(_) => None,
        }
    }

    /// The exponent of its factor.
    fn factor(self) -> Option<f64> {
        match self {
            Move::Stays => Some(0.0),
            Move::Times(k) => Some(k),
            Move::By(_) => None,
        }
    }
}

/// What moves, each entry with the number of its row: rows are in the order in which that number lies in memory.
struct Moves<'r, 'c> {
    region: &'r Region<'c>,
    known: HashMap<Val<'c>, Move>,
    /// Whether a number that moves is finite: that does not.
    tests: HashSet<Val<'c>>,
}

impl<'c> Region<'c> {
    /// Whether nothing leaves the region's block that moves with a number of each row that a sink takes, but that number as it is.
    pub(super) fn leaves_unmoved(&self, taken: Val<'c>, flow: &Flow<'c>) -> bool {
        let largest = self.rows.max(self.cols);
        let mut found = Moves {
            region: self,
            known: HashMap::from_iter([(taken, Move::By(1.0))]),
            tests: HashSet::default(),
        };
        for op in taken.block().ops() {
            let nested = if op.regions().is_empty() { Vec::new() } else { op.walk() };
            let read: Vec<Val> = std::iter::once(op).chain(nested).flat_map(Op::operands).collect();
            if read.iter().all(|v| !found.known.contains_key(v) && !found.tests.contains(v)) {
                continue;
            }
            if found.follow(op) {
                continue;
            }
            // It leaves as it is, and is rounded there.
            let leaves = op.is_return()
                || !stays_wide(op, largest) && !op.results().into_iter().any(|v| self.is_computed(v));
            let as_it_is = |v: &Val<'c>| {
                !found.known.contains_key(v)
                    || flow.as_taken.contains(v) && found.known[v] == Move::By(1.0)
            };
            if !leaves || !read.iter().all(as_it_is) {
                return false;
            }
        }
        true
    }
}

impl<'c> Moves<'_, 'c> {
    fn of(&self, v: Val<'c>) -> Move {
        self.known.get(&v).copied().unwrap_or(Move::Stays)
    }

    /// Says how an operation's results move; false if that is not known.
    fn follow(&mut self, op: Op<'c>) -> bool {
        if self.is_test(op) {
            self.tests.extend(op.results());
            return true;
        }
        if op.num_results() != 1 {
            return false;
        }
        let Some(made) = self.made(op) else { return false };
        if made != Move::Stays {
            self.known.insert(op.result(0), made);
        }
        true
    }

    /// Whether an operation asks if a number that moves is finite, or moves the answer about.
    fn is_test(&self, op: Op<'c>) -> bool {
        let read = op.operands();
        let is_shifted = |v: &Val<'c>| matches!(self.of(*v), Move::By(_));
        let is_infinite = |v: &Val<'c>| splat_number(*v).is_some_and(f64::is_infinite);
        match op.name() {
            "stablehlo.is_finite" => read.iter().all(is_shifted),
            "stablehlo.compare" => {
                let one = read.iter().find(|v| is_shifted(v));
                one.is_some_and(|one| read.iter().all(|v| v == one || is_infinite(v)))
            }
            "stablehlo.not" | "stablehlo.and" | "stablehlo.or" => {
                read.iter().all(|v| self.tests.contains(v))
            }
            _ => self.keeps_rows(op) && self.tests.contains(&read[0]),
        }
    }

    /// Whether an operation leaves each row's numbers where they are, or repeats them along their row.
    fn keeps_rows(&self, op: Op<'c>) -> bool {
        if op.is("stablehlo.reshape") || op.is(CONSTRAINT) {
            return true;
        }
        let elements = |v: Val| TensorType::of(v).map(|ty| ty.elements());
        if is_sum(op) && elements(op.operand(0)) == elements(op.result(0)) {
            return true;
        }
        let Some(dims) = op.attr("broadcast_dimensions").and_then(attr_ints) else { return false };
        let (Some(from), Some(to)) = (TensorType::of(op.operand(0)), TensorType::of(op.result(0)))
        else {
            return false;
        };
        let is_row = || matches!(self.region.defs.get(&op.result(0)), Some((_, Def::Row(_))));
        op.is("stablehlo.broadcast_in_dim")
            && dims.windows(2).all(|pair| pair[0] < pair[1])
            && (from.elements() == to.elements() || from.elements() == self.region.rows && is_row())
    }

    /// Whether an operation takes one number of each row of the region's.
    fn takes_of_rows(&self, op: Op<'c>) -> bool {
        let is_sink = self.region.consumers.iter().any(|c| match c {
            Consumer::Reduce { op: sink, rest, .. } => *sink == op && rest.is_empty(),
            Consumer::Pick { op: sink, .. } | Consumer::RowDot { op: sink, .. } => *sink == op,
            _ => false,
        });
        is_sink && TensorType::of(op.result(0)).is_some_and(|ty| ty.elements() == self.region.rows)
    }

    /// Whether a scatter puts a number of each row into it.
    fn is_one_hot(&self, op: Op<'c>) -> bool {
        op.num_operands() == 3
            && matches!(self.region.defs.get(&op.result(0)), Some((_, Def::OneHot { .. })))
    }

    /// How what an operation makes moves.
    fn made(&self, op: Op<'c>) -> Option<Move> {
        let read = op.operands();
        if read.iter().skip(usize::from(op.is("stablehlo.select"))).any(|v| self.tests.contains(v)) {
            return None;
        }
        let of = |at: usize| self.of(read[at]);
        let literal = |at: usize| read.get(at).and_then(|v| splat_number(*v));
        let stays = |from: usize| (from..read.len()).all(|at| of(at) == Move::Stays);
        // Whether a number is the same after any factor, or after any move.
        let fits = |at: usize, moved: Move| {
            let zero = |x: f64| x == 0.0 && matches!(moved, Move::Times(_));
            of(at) == Move::Stays && literal(at).is_some_and(|x| zero(x) || !x.is_finite())
        };
        let alike = |a: usize, b: usize| match (of(a), of(b)) {
            (x, y) if x == y || fits(b, x) => Some(x),
            (_, y) if fits(a, y) => Some(y),
            _ => None,
        };
        match op.name() {
            "stablehlo.convert" | "stablehlo.reduce_precision" => Some(of(0)),
            "stablehlo.maximum" | "stablehlo.minimum" => alike(0, 1),
            _ if self.keeps_rows(op) => Some(of(0)),
            "stablehlo.negate" => Some(match of(0) {
                Move::By(k) => Move::By(-k),
                other => other,
            }),
            "stablehlo.add" | "stablehlo.subtract" => {
                let sign = if op.is("stablehlo.add") { 1.0 } else { -1.0 };
                match (of(0).shift(), of(1).shift()) {
                    (Some(a), Some(b)) => Some(Move::by(a + sign * b)),
                    _ => alike(0, 1),
                }
            }
            "stablehlo.multiply" => match (of(0), of(1)) {
                (Move::By(k), _) => literal(1).map(|c| Move::by(k * c)),
                (_, Move::By(k)) => literal(0).map(|c| Move::by(k * c)),
                (a, b) => Some(Move::times(a.factor()? + b.factor()?)),
            },
            "stablehlo.dot_general" if self.takes_of_rows(op) => {
                Some(Move::times(of(0).factor()? + of(1).factor()?))
            }
            "stablehlo.divide" => match (of(0), of(1)) {
                (Move::By(k), _) => literal(1).map(|c| Move::by(k / c)),
                (a, b) => Some(Move::times(a.factor()? - b.factor()?)),
            },
            "stablehlo.exponential" => of(0).shift().map(Move::times),
            "stablehlo.log" => of(0).factor().map(Move::by),
            "stablehlo.select" => match self.tests.contains(&read[0]) {
                // Behind a guard: where the number is not finite, it is rounded or not the same one.
                true if literal(2).is_some() => Some(of(1)),
                true if literal(1).is_some() => Some(of(2)),
                true => None,
                false => alike(1, 2),
            },
            "stablehlo.reduce" if is_sum(op) && self.takes_of_rows(op) => {
                of(0).factor().map(Move::times)
            }
            "stablehlo.reduce" if self.takes_of_rows(op) && stays(1) => {
                ["stablehlo.maximum", "stablehlo.minimum"].contains(&reducer(op)?).then(|| of(0))
            }
            "stablehlo.gather" if self.takes_of_rows(op) && stays(1) => Some(of(0)),
            "stablehlo.scatter" if self.is_one_hot(op) => alike(0, 2),
            _ => None,
        }
    }
}
