//! What leaves relative to a number of each row that a program takes off its logits.
//!
//! A softmax takes the row's maximum `m` off, and gives it back or divides it out: log-probabilities, log-sum-exps and gradients are in real
//! numbers the same for `m` and for its rounding to bf16. Where `m` leaves, it is rounded there, and what the region takes off is not. What leaves
//! relative to `m` beside it (`Σ exp(x − m)`, a picked `x − m`) has to fit the one that leaves: it is moved from `m` to its rounding `r` there, by a
//! sum or a product for each row that is `x − r` and `Σ exp(x − r)` of logits without a rounding, which is what XLA makes of the program where it
//! leaves out the rounding of the logits, and not that of their maximum. A loop that hands both on for the gradient, and
//! takes `m` off logits that are computed again, so has numbers that fit each other, too.
//!
//! How a value moves where `m` moves by δ is followed operation by operation: by `k·δ`, or by a factor of `exp(k·δ)`. What is not known
//! to move so, and leaves, has the logits rounded.
//!
//! NaN, infinities and empty rows: where `m` is infinite or NaN nothing is moved, since its rounding is itself. Where `m` is finite and its rounding is
//! not, 0.4 % above bf16's largest number, what leaves is relative to that infinity, as in the program: a sum of 0. Within the region `x − m` is at
//! most 0, with 0 at the maximum. `exp(k·(r − m))` overflows where the program's own `exp(x − r)` at the largest logit does.

use super::flow::Flow;
use super::stays_wide;
use crate::analysis::partition::CONSTRAINT;
use crate::analysis::region::Region;
use crate::analysis::reshape::peel;
use crate::analysis::sink::Consumer;
use crate::analysis::tile::Def;
use crate::analysis::{is_sum, reducer, splat_number};
use crate::ir::{Builder, Direction, Elem, Op, TensorType, Use, Val, attr_ints};
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

/// Which values have a number for each row, or for each entry of each row.
trait Rows<'c> {
    /// How many rows there are.
    fn count(&self) -> i64;
    /// Whether a value repeats a number of each row along it.
    fn is_repeated(&self, v: Val<'c>) -> bool;
    /// Whether an operation takes one number of each row.
    fn takes(&self, op: Op<'c>) -> bool;
    /// Whether a scatter puts a number of each row into it.
    fn is_one_hot(&self, scatter: Op<'c>) -> bool;
}

impl<'c> Rows<'c> for Region<'c> {
    fn count(&self) -> i64 {
        self.rows
    }

    fn is_repeated(&self, v: Val<'c>) -> bool {
        matches!(self.defs.get(&v), Some((_, Def::Row(_))))
    }

    fn takes(&self, op: Op<'c>) -> bool {
        self.consumers.iter().any(|c| match c {
            Consumer::Reduce { op: sink, rest, .. } => *sink == op && rest.is_empty(),
            Consumer::Pick { op: sink, .. } | Consumer::RowDot { op: sink, .. } => *sink == op,
            _ => false,
        })
    }

    fn is_one_hot(&self, scatter: Op<'c>) -> bool {
        matches!(self.defs.get(&scatter.result(0)), Some((_, Def::OneHot { .. })))
    }
}

/// Logits of at least `large` elements that are no region yet: how they are taken and repeated is looked at again where they are one.
struct Expected {
    rows: i64,
    large: i64,
}

impl<'c> Rows<'c> for Expected {
    fn count(&self) -> i64 {
        self.rows
    }

    fn is_repeated(&self, v: Val<'c>) -> bool {
        is_large(v, self.large)
    }

    fn takes(&self, op: Op<'c>) -> bool {
        is_large(op.operand(0), self.large)
    }

    fn is_one_hot(&self, scatter: Op<'c>) -> bool {
        is_large(scatter.result(0), self.large)
    }
}

/// Whether all that leaves a block, but for what is stacked of `residuals`, and moves with a number that is taken of each row of logits of at least `large` elements
/// there, has one number for each row, of which it is known how.
pub fn leaves_relative<'c>(taken: Val<'c>, large: i64, residuals: &[Val<'c>]) -> bool {
    let Some(ty) = TensorType::of(taken) else { return false };
    let rows = Expected { rows: ty.elements(), large };
    let mut found = Moves {
        rows: &rows,
        known: HashMap::from_iter([(taken, Move::By(1.0))]),
        tests: HashSet::default(),
    };
    for op in taken.block().ops() {
        let nested = if op.regions().is_empty() { Vec::new() } else { op.walk() };
        let mut read = std::iter::once(op).chain(nested).flat_map(Op::operands);
        let is_stacked =
            op.is("stablehlo.dynamic_update_slice") && residuals.contains(&peel(op.operand(1)));
        if is_stacked || !read.any(|v| found.moves(v)) || found.follow(op) {
            continue;
        }
        let is_known = |v: Val<'c>| !found.known.contains_key(&v) || found.is_of_rows(v);
        let is_computed =
            op.results().into_iter().any(|v| v.block() == taken.block() && is_large(v, large))
                && !op.is("stablehlo.dynamic_update_slice");
        if is_computed || !op.operands().into_iter().all(is_known) {
            return false;
        }
    }
    true
}

fn is_large(v: Val, large: i64) -> bool {
    TensorType::of(v).is_some_and(|ty| ty.elements() >= large)
}

/// What moves, each entry with the number of its row: rows are in the order in which that number lies in memory.
struct Moves<'r, 'c> {
    rows: &'r dyn Rows<'c>,
    known: HashMap<Val<'c>, Move>,
    /// Whether a number that moves is finite: that does not.
    tests: HashSet<Val<'c>>,
}

/// A value that leaves relative to a number that a sink takes, and has to be relative to its rounding.
pub(super) struct Relative<'c> {
    /// What reads it there.
    used: Use<'c>,
    /// The operation of the region's block that is, or holds, the reader.
    at: Op<'c>,
    taken: Val<'c>,
    moved: Move,
}

impl<'c> Relative<'c> {
    /// Makes it relative to the rounding, which is the number itself where that is infinite or NaN.
    pub(super) fn write(&self) {
        let v = self.used.owner.operand(self.used.index);
        let (Some(ty), Some(of)) = (TensorType::of(v), TensorType::of(self.taken)) else { return };
        let of = of.with_elem(Elem::F32);
        let b = Builder::before(self.at);
        let m = b.convert(self.taken, Elem::F32);
        let by = b.elementwise("subtract", &[b.reduce_precision(m, 8, 7), m]);
        let is_finite = b.compare(Direction::Lt, b.elementwise("abs", &[m]), b.splat(&of, "0x7F800000"));
        let by = b.elementwise("select", &[is_finite, by, b.zero(&of)]);
        let (Move::By(k) | Move::Times(k)) = self.moved else { return };
        let k = b.splat(&of, &format!("0x{:08X}", (k as f32).to_bits()));
        let by = b.reshape(b.elementwise("multiply", &[k, by]), &ty.shape);
        let wide = b.convert(v, Elem::F32);
        let moved = match self.moved {
            Move::Times(_) => b.elementwise("multiply", &[wide, b.elementwise("exponential", &[by])]),
            _ => b.elementwise("add", &[wide, by]),
        };
        self.used.owner.set_operand(self.used.index, b.convert(moved, ty.elem));
    }
}

impl<'c> Region<'c> {
    /// What leaves the region's block relative to a number of each row that a sink takes, beside that number as it is; none where something leaves
    /// that moves with it in a way that is not known, or one of the numbers `others`, which leave as well, does so.
    pub(super) fn relative_to(
        &self,
        taken: Val<'c>,
        flow: &Flow<'c>,
        others: &[Val<'c>],
    ) -> Option<Vec<Relative<'c>>> {
        let largest = self.rows.max(self.cols);
        let mut found = Moves {
            rows: self,
            known: HashMap::from_iter([(taken, Move::By(1.0))]),
            tests: HashSet::default(),
        };
        let mut out = Vec::new();
        for op in taken.block().ops() {
            let nested = if op.regions().is_empty() { Vec::new() } else { op.walk() };
            let read: Vec<Op> = std::iter::once(op).chain(nested).collect();
            let mut operands = read.iter().copied().flat_map(Op::operands);
            if !operands.any(|v| found.moves(v)) || found.follow(op) {
                continue;
            }
            let leaves = op.is_return()
                || !stays_wide(op, largest) && !op.results().into_iter().any(|v| self.is_computed(v));
            leaves.then_some(())?;
            for owner in read {
                for (index, v) in owner.operands().into_iter().enumerate() {
                    let Some(moved) = found.known.get(&v).copied() else { continue };
                    let ty = TensorType::of(v)?;
                    // As it is, it is rounded there.
                    let is_rounded = flow.as_taken.contains(&v) && ty.elem == Elem::BF16;
                    if !(is_rounded && moved == Move::By(1.0)) {
                        found.is_of_rows(v).then_some(())?;
                        out.push(Relative { used: Use { owner, index }, at: op, taken, moved });
                    }
                }
            }
        }
        let is_apart = others.iter().all(|v| *v == taken || !found.known.contains_key(v));
        is_apart.then_some(out)
    }
}

impl<'c> Moves<'_, 'c> {
    fn moves(&self, v: Val<'c>) -> bool {
        self.known.contains_key(&v) || self.tests.contains(&v)
    }

    /// Whether a value has one number for each row.
    fn is_of_rows(&self, v: Val<'c>) -> bool {
        TensorType::of(v).is_some_and(|ty| ty.elements() == self.rows.count() && ty.elem.is_float())
    }

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
        let is_row = || self.rows.is_repeated(op.result(0));
        op.is("stablehlo.broadcast_in_dim")
            && dims.windows(2).all(|pair| pair[0] < pair[1])
            && (from.elements() == to.elements() || from.elements() == self.rows.count() && is_row())
    }

    /// Whether an operation takes one number of each row.
    fn takes_of_rows(&self, op: Op<'c>) -> bool {
        self.rows.takes(op)
            && TensorType::of(op.result(0)).is_some_and(|ty| ty.elements() == self.rows.count())
    }

    /// Whether a scatter puts a number of each row into it.
    fn is_one_hot(&self, op: Op<'c>) -> bool {
        op.num_operands() == 3 && self.rows.is_one_hot(op)
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
