//! The gradient of a loop over tiles that carries a sum of exponentials times their exponents ([`super::weighted`]) beside one of
//! exponentials: `jax.grad` of a running entropy from outside.
//!
//! In real numbers it is `D·exp(x) + E·exp(x)·(x + 1)`, where one number each comes back to the two sums of all columns ([`super::cotangents`]).
//! Written are the second loop's own terms, with the last maximum in place of the running one and with what that loop was given in place of
//! what it carries; those that go through the maximum are 0, and left out. What infinities and NaN become is tried out, with both loops'
//! own operations.

use super::carries::{Results, not_a_number};
use super::cotangents::{Gradient, Role, Running};
use super::gradient_trial::{Played, Special, rows_of, sum_of};
use super::lift::Lift;
use super::pair::Pair;
use super::reals::masks;
use super::rows::Cells;
use super::values::{bare, literal};
use super::weighted::{Mask, Weighted};
use crate::analysis::tile::is_elementwise;
use crate::ir::{Builder, Direction, Elem, Op, TensorType, Val};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// How the gradient follows from all columns at once; none where no way makes the same of all kinds of tiles.
pub(super) fn special<'c>(
    pair: &Pair<'c>,
    lift: &Lift<'_, 'c>,
    of: &Weighted<'c>,
    gradient: &Gradient<'c>,
) -> Option<Special> {
    const MOST: usize = 4;
    let sources = sources(pair, of, gradient);
    let mut ways: Vec<Special> = Special::all().collect();
    let condition = masks(of.x, &|v| pair.same(v));
    let tried = if condition.is_some() { &Mask::all()[..] } else { &[Mask::All] };
    for mask in tried.iter().filter(|_| sources.len() <= MOST) {
        let trial = Trial { pair, lift, of, gradient };
        let mask = condition.map(|v| (v, *mask));
        let carries = [of.maximum, of.sum, of.carry];
        let played = Played::of(pair, lift, of.x, &carries, gradient, &sources, mask)?;
        let mut left = Vec::new();
        for way in ways {
            if trial.is(&played, way, mask)? {
                left.push(way);
            }
        }
        ways = left;
    }
    ways.into_iter().next().filter(|_| sources.len() <= MOST)
}

/// What comes back from outside, of which the loop is given what it starts with: whatever is not made of the statistics by arithmetic.
fn sources<'c>(pair: &Pair<'c>, of: &Weighted<'c>, gradient: &Gradient<'c>) -> Vec<Val<'c>> {
    const MOST: usize = 64;
    let (maker, reader) = (pair.maker.of.op, pair.reader.of.op);
    let is_statistic =
        |v: Val<'c>| [of.maximum, of.sum, of.carry].iter().any(|at| maker.result(*at) == v);
    let depends = |v: Val<'c>| {
        let (mut seen, mut pending) = (HashSet::default(), vec![v]);
        while let Some(v) = pending.pop() {
            if is_statistic(v) || seen.len() > MOST {
                return true;
            }
            if seen.insert(v) {
                pending.extend(v.def().into_iter().filter(|op| *op != maker).flat_map(Op::operands));
            }
        }
        false
    };
    let used = gradient.roles.iter().filter(|(_, role)| *role != Role::Other);
    let mut pending: Vec<Val> = used.map(|(at, _)| reader.operand(*at)).collect();
    let (mut seen, mut found): (HashSet<Val>, Vec<Val>) = Default::default();
    while let Some(v) = pending.pop() {
        let v = pair.same(v);
        if !seen.insert(v) || literal(v).is_some() || is_statistic(v) {
            continue;
        }
        const ARITHMETIC: [&str; 6] = ["add", "subtract", "multiply", "divide", "negate", "log"];
        let is_arithmetic = |op: &Op| {
            op.name().strip_prefix("stablehlo.").is_some_and(|name| ARITHMETIC.contains(&name))
        };
        match v.def().filter(is_arithmetic).filter(|_| depends(v)) {
            Some(op) => pending.extend(op.operands()),
            None => found.push(v),
        }
    }
    found
}

struct Trial<'a, 'l, 'c> {
    pair: &'a Pair<'c>,
    lift: &'a Lift<'l, 'c>,
    of: &'a Weighted<'c>,
    gradient: &'a Gradient<'c>,
}

impl<'c> Trial<'_, '_, 'c> {
    /// Whether the loops have what all columns would be given at once; none where that is not known.
    fn is(&self, played: &Played, way: Special, mask: Option<(Val<'c>, Mask)>) -> Option<bool> {
        let Trial { pair, lift, of, gradient } = *self;
        let same = |v| pair.same(v);
        let mut rows = rows_of(&same, lift, of.x, played.count)?;
        let ends: Vec<_> = played.ends.iter().map(Cells::one).collect::<Option<_>>()?;
        let start = |role: Role| {
            let at = gradient.roles.iter().find(|(_, of)| *of == role)?.0;
            Some((at, played.starts.get(&at)?.one()?))
        };
        let ((scaled, sum), (weighted, weights)) = (start(Role::Scaled)?, start(Role::Weighted)?);
        let is_lost = |row: usize| {
            way.finite && !(sum[row].is_finite() && weights[row].is_finite())
                || way.known && (ends[1][row].is_nan() || ends[2][row].is_nan())
        };
        let factor = (0..played.count).map(|row| if is_lost(row) { f32::NAN } else { sum[row] });
        let factor = Cells::One(factor.collect());
        for (trip, tile) in played.tiles.iter().enumerate() {
            rows.known.clear();
            rows.known.insert(same(of.x), Cells::Columns(tile.to_vec()));
            rows.known.extend(mask.map(|(condition, mask)| (condition, mask.of(tile, trip))));
            rows.known.insert(same(pair.maker.of.next()[of.maximum]), played.ends[0].clone());
            let args = pair.reader.of.body.args();
            rows.known.insert(args[scaled], factor.clone());
            rows.known.insert(args[weighted], Cells::One(weights.clone()));
            let expected = sum_of(&mut rows, &gradient.parts)?;
            let alike = (0..played.count).all(|row| {
                // A maximum that is as far from 0 leaves nothing of what cancels.
                let most = ends[0][row].abs();
                let size = sum[row].abs() + weights[row].abs() * (1.0 + most);
                (0..2).all(|at| {
                    let (a, b) = (played.gradients[trip][at][row], expected[at][row]);
                    let near = 1e-4 * (a.abs().max(b.abs()) + size) + 1e-30;
                    let are_finite = a.is_finite() && b.is_finite();
                    a == b
                        || a.is_nan() && b.is_nan()
                        || are_finite && (most > 1e4 || (a - b).abs() <= near)
                })
            });
            if !alike {
                return Some(false);
            }
        }
        Some(true)
    }
}

/// The tile's gradient by what the sums are of.
pub(super) struct Part<'c> {
    part: Val<'c>,
}

impl<'c> Part<'c> {
    /// Written in the second loop, where `x` is the tile; none where its terms are made of something else.
    pub fn of(
        results: &mut Results<'_, '_, 'c>,
        pair: &Pair<'c>,
        (of, special): (&Weighted<'c>, Special),
        gradient: &Gradient<'c>,
        x: Val<'c>,
    ) -> Option<Part<'c>> {
        let reader = pair.reader.of;
        let (maximum, sum, weighted) =
            (results.get(of.maximum)?, results.get(of.sum)?, results.get(of.carry)?);
        let b = Builder::before(reader.op);
        let carried = |role: Role| gradient.roles.iter().find(|(_, is)| *is == role).map(|(at, _)| *at);
        let (scaled, weights) = (carried(Role::Scaled)?, carried(Role::Weighted)?);
        let mut factor = reader.op.operand(scaled);
        let row = TensorType::of(factor).filter(|ty| ty.elem == Elem::F32)?;
        let nan = b.splat(&row, not_a_number(Elem::F32));
        if special.finite {
            for v in [reader.op.operand(scaled), reader.op.operand(weights)] {
                let v = b.reshape(v, &row.shape);
                let finite = b.one("stablehlo.is_finite", &[v], &[], &row.with_elem(Elem::I1));
                factor = b.elementwise("select", &[finite, factor, nan]);
            }
        }
        if special.known {
            for v in [sum, weighted] {
                let v = b.reshape(v, &row.shape);
                let unknown = b.compare(Direction::Ne, v, v);
                factor = b.elementwise("select", &[unknown, nan, factor]);
            }
        }
        let args = reader.body.args();
        let mut given: HashMap<Val, Val> = HashMap::default();
        given.insert(pair.same(of.x), x);
        given.insert(pair.same(pair.maker.of.next()[of.maximum]), maximum);
        given.insert(args[scaled], factor);
        given.insert(args[weights], reader.op.operand(weights));
        let b = Builder::before(gradient.total.def()?);
        let mut copies = Copies { pair, given, b };
        let mut part: Option<Val> = None;
        for term in &gradient.parts {
            let term = copies.of(*term, 0)?;
            part = Some(part.map_or(term, |part| copies.b.elementwise("add", &[part, term])));
        }
        Some(Part { part: part? })
    }

    /// Puts it in the place of what the reader computes.
    pub fn put(&self, gradient: &Gradient<'c>) {
        let Some(at) = gradient.total.def() else { return };
        let b = Builder::before(at);
        let add = |sum, other: &Val<'c>| b.elementwise("add", &[sum, *other]);
        gradient.total.replace_all_uses(gradient.others.iter().fold(self.part, add));
    }
}

/// Values of both bodies, where some have others in their places.
struct Copies<'a, 'c> {
    pair: &'a Pair<'c>,
    given: HashMap<Val<'c>, Val<'c>>,
    b: Builder<'c>,
}

impl<'c> Copies<'_, 'c> {
    fn of(&mut self, v: Val<'c>, depth: usize) -> Option<Val<'c>> {
        const MAX_DEPTH: usize = 64;
        let ty = TensorType::of(v).filter(|_| depth < MAX_DEPTH)?;
        let same = self.pair.same(v);
        let made = match self.given.get(&same) {
            Some(given) => *given,
            None => self.made(same, depth + 1)?,
        };
        self.given.insert(same, made);
        Some(self.b.convert(self.b.reshape(made, &ty.shape), ty.elem))
    }

    fn made(&mut self, v: Val<'c>, depth: usize) -> Option<Val<'c>> {
        let bodies = [self.pair.maker.of, self.pair.reader.of];
        if bodies.iter().all(|of| of.is_outside(v)) {
            return Some(v);
        }
        if TensorType::of(v)?.elem == Elem::I1
            && let Some(again) = self.pair.again(v)
        {
            return Some(again);
        }
        let op = v.def().filter(|op| bodies.iter().any(|of| op.block() == Some(of.body)))?;
        let repeats = op.is("stablehlo.broadcast_in_dim");
        (op.num_results() == 1 && (repeats || is_elementwise(op))).then_some(())?;
        let mut operands = Vec::new();
        for operand in op.operands() {
            operands.push(self.of(operand, depth)?);
        }
        let copy = op.clone_op();
        operands.iter().enumerate().for_each(|(i, v)| copy.set_operand(i, *v));
        self.b.insert_op(copy);
        Some(copy.result(0))
    }
}
