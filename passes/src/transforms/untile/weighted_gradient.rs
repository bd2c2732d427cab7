//! The gradient of a loop over tiles that carries a running entropy: `jax.grad` from outside.
//!
//! The loop has a sum of exponentials times their exponents ([`super::weighted`]) beside one of exponentials.
//! In real numbers it is `D·exp(x) + E·exp(x)·(x + 1)`, where one number each comes back to the two sums of all columns ([`super::cotangents`]).
//! Written are the second loop's own terms, with the last maximum in place of the running one, and with what that loop was given as the
//! last factor instead of what it carries: an exponential that vanishes does so before an exponent overflows. Terms that go through
//! the maximum are 0, and left out. What infinities and NaN become of what is written is tried out beside both loops' own operations; where
//! theirs overflow by finite exponents (beyond 1e37, in terms through the maximum) what is written need not.

use super::carries::not_a_number;
use super::cotangents::{Gradient, Role};
use super::gradient_trial::{Played, Special, rows_of};
use super::hit::others;
use super::kinds::Column;
use super::lift::{Form, Lift};
use super::pair::Pair;
use super::reals::masks;
use super::rows::{Cells, Known};
use super::values::{bare, equal, literal};
use super::weighted::{Mask, Weighted};
use crate::analysis::tile::is_elementwise;
use crate::ir::{Builder, Direction, Elem, Op, TensorType, Val};
use crate::rewrite::cleanup;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// What comes back from outside, of which the loop is given what it starts with: whatever is not made of the statistics by arithmetic. With
/// numbers, which are one where two are computed alike.
fn sources<'c>(pair: &Pair<'c>, of: &Weighted<'c>, gradient: &Gradient<'c>) -> Vec<(Val<'c>, usize)> {
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
    let (mut seen, mut found): (HashSet<Val>, Vec<(Val, usize)>) = Default::default();
    let mut numbers = 0;
    while let Some(v) = pending.pop() {
        let v = pair.same(v);
        if !seen.insert(v) || literal(v).is_some() || is_statistic(v) {
            continue;
        }
        let is_arithmetic = |op: &Op<'c>| match op.name() {
            "stablehlo.negate" => true,
            "stablehlo.multiply" | "stablehlo.divide" => {
                depends(v) || op.operands().into_iter().any(|v| literal(v).is_some())
            }
            "stablehlo.add" | "stablehlo.subtract" | "stablehlo.log" => depends(v),
            _ => false,
        };
        match v.def().filter(is_arithmetic) {
            Some(op) => pending.extend(op.operands()),
            None => {
                let alike =
                    found.iter().find(|(other, _)| equal(*other, v, 0)).map(|(_, number)| *number);
                found.push((v, alike.unwrap_or(numbers)));
                numbers += usize::from(alike.is_none());
            }
        }
    }
    found
}

/// The numbers of a row, but what comes back to the weighted sum.
struct Numbers<'c> {
    /// What comes back to the sum of exponentials.
    sum: Val<'c>,
    /// What is added to that in another place, where it cancels.
    offset: Option<Val<'c>>,
}

impl<'c> Numbers<'c> {
    /// `D·exp(M) = T/s + W·(M - a/s) - W·M`, where `T` comes back to the maximum and `W` to the weighted sum `a`: the last term is as large as
    /// the exponents are far from 0, and so is what it is taken off, `W·x`. (What the loop has of this goes through the maximum, to the
    /// largest entry.)
    fn centred(
        pair: &Pair<'c>,
        of: &Weighted<'c>,
        total: Val<'c>,
        weights: Val<'c>,
    ) -> Option<Numbers<'c>> {
        let maker = pair.maker.of.op;
        let b = Builder::before(pair.reader.of.op);
        let row = TensorType::of(weights).filter(|ty| ty.elem == Elem::F32)?;
        let [maximum, sum, weighted, total] =
            [maker.result(of.maximum), maker.result(of.sum), maker.result(of.carry), total]
                .map(|v| b.reshape(v, &row.shape));
        let finite = b.one("stablehlo.is_finite", &[maximum], &[], &row.with_elem(Elem::I1));
        let maximum = b.elementwise("select", &[finite, maximum, b.zero(&row)]);
        let mean = b.elementwise("divide", &[weighted, sum]);
        let less = b.elementwise("subtract", &[maximum, mean]);
        let less = b.elementwise("multiply", &[weights, less]);
        let sum = b.elementwise("add", &[b.elementwise("divide", &[total, sum]), less]);
        let offset = b.elementwise("negate", &[b.elementwise("multiply", &[weights, maximum])]);
        Some(Numbers { sum, offset: Some(offset) })
    }
}

/// The tile's gradient by what the sums are of, written in the second loop but not yet read.
pub(super) struct Part<'c> {
    pub part: Val<'c>,
    /// What repeats, along the columns, the number of a row that comes back to the sum of exponentials.
    spread: Op<'c>,
}

impl<'c> Part<'c> {
    /// None where the terms are made of something else, or where nothing that is tried makes the same of infinities and NaN.
    pub fn of(
        pair: &Pair<'c>,
        lift: &Lift<'_, 'c>,
        of: &Weighted<'c>,
        gradient: &Gradient<'c>,
    ) -> Option<Part<'c>> {
        let (maker, reader) = (pair.maker.of, pair.reader.of);
        let Form::Tile { dim, shift: 0, .. } = lift.form(of.x)? else { return None };
        let carried = |role: Role| gradient.roles.iter().find(|(_, is)| *is == role).map(|(at, _)| *at);
        let (scaled, weighted) = (carried(Role::Scaled)?, carried(Role::Weighted)?);
        let x = pair.again(of.x)?;
        let given = HashMap::from_iter([
            (pair.same(of.x), x),
            (pair.same(maker.next()[of.maximum]), maker.op.result(of.maximum)),
        ]);
        let args = reader.body.args();
        let b = Builder::before(gradient.total.def()?);
        let carries = [args[scaled], args[weighted]];
        let mut copies = Copies { pair, given, carries, b };
        let parts = gradient.parts.iter();
        let terms: Vec<_> = parts.map(|term| copies.products(*term, 0)).collect::<Option<_>>()?;
        let (tile, total) = (TensorType::of(x)?, TensorType::of(gradient.total)?);
        let (along, shape) = others(&tile, dim);
        let spread = |v: Val<'c>| b.broadcast(b.reshape(v, &shape), &tile.shape, &along);
        let plus = |a: Option<Val<'c>>, v| Some(a.map_or(v, |a| b.elementwise("add", &[a, v])));
        let condition = masks(of.x, &|v| pair.same(v));
        let mask = condition.and_then(|v| Some((v, *copies.given.get(&v)?)));
        let given = |at: usize| reader.op.operand(at);
        let centred = carried(Role::Total).filter(|_| !of.relative);
        let centred = centred.and_then(|at| Numbers::centred(pair, of, given(at), given(weighted)));
        let plain = Numbers { sum: given(scaled), offset: None };
        centred.into_iter().chain([plain]).find_map(|numbers| {
            let [sums, weights] = [numbers.sum, given(weighted)].map(spread);
            let offset = numbers.offset.map(spread);
            let mut part = None;
            // What cancels is in one term, and the others are added to what is left of it.
            for products in &terms {
                let (mut term, mut last) = (None, None);
                for (which, factor) in products {
                    // A row's number alone is no term of a tile's gradient.
                    let Factor::Of(factor) = *factor else { return None };
                    let product = |number| b.elementwise("multiply", &[number, factor]);
                    match (which, offset) {
                        (0, Some(offset)) => {
                            term = plus(term, product(offset));
                            last = plus(last, product(sums));
                        }
                        (0, None) => term = plus(term, product(sums)),
                        _ => term = plus(term, product(weights)),
                    }
                }
                part = plus(part, last.map_or(term, |last| plus(term, last))?);
            }
            let part = Part { part: b.convert(part?, total.elem), spread: sums.def()? };
            let given = [numbers.sum, given(weighted)];
            let trial = Trial { pair, lift, of, gradient, x, given, part: part.part };
            let special = trial.special(condition, mask.map(|(_, copy)| copy))?;
            part.guard(given, [maker.op.result(of.sum), maker.op.result(of.carry)], special);
            Some(part)
        })
    }

    /// Puts NaN in where it is known that the loops have it.
    fn guard(&self, given: [Val<'c>; 2], statistics: [Val<'c>; 2], special: Special) {
        let mut factor = self.spread.operand(0);
        let Some(row) = TensorType::of(factor) else { return };
        let Some(reader) = self.spread.ancestors().find(|op| op.is("stablehlo.while")) else { return };
        let b = Builder::before(reader);
        let nan = b.splat(&row, not_a_number(row.elem));
        // Outside of the loop.
        factor = b.reshape(given[0], &row.shape);
        for v in given.into_iter().filter(|_| special.finite) {
            let v = b.reshape(v, &row.shape);
            let finite = b.one("stablehlo.is_finite", &[v], &[], &row.with_elem(Elem::I1));
            factor = b.elementwise("select", &[finite, factor, nan]);
        }
        for v in statistics.into_iter().filter(|_| special.known) {
            let v = b.reshape(v, &row.shape);
            let unknown = b.compare(Direction::Ne, v, v);
            factor = b.elementwise("select", &[unknown, nan, factor]);
        }
        self.spread.set_operand(0, factor);
    }

    /// Puts it in the place of what the reader computes.
    pub fn put(&self, gradient: &Gradient<'c>) {
        let Some(at) = gradient.total.def() else { return };
        let b = Builder::before(at);
        let add = |sum, other: &Val<'c>| b.elementwise("add", &[sum, *other]);
        gradient.total.replace_all_uses(gradient.others.iter().fold(self.part, add));
    }
}

/// What is tried out.
struct Trial<'a, 'l, 'c> {
    pair: &'a Pair<'c>,
    lift: &'a Lift<'l, 'c>,
    of: &'a Weighted<'c>,
    gradient: &'a Gradient<'c>,
    /// What was written: the tile, the numbers of the two sums, and the tile's gradient by them.
    x: Val<'c>,
    given: [Val<'c>; 2],
    part: Val<'c>,
}

impl<'c> Trial<'_, '_, 'c> {
    /// Where NaN has to be put in; none where no way makes the same of all kinds of tiles.
    fn special(&self, condition: Option<Val<'c>>, copy: Option<Val<'c>>) -> Option<Special> {
        const MOST: usize = 4;
        let sources = sources(self.pair, self.of, self.gradient);
        sources.iter().all(|(_, number)| *number < MOST).then_some(())?;
        let mut ways: Vec<Special> = Special::all().collect();
        let tried = if condition.is_some() { &Mask::all()[..] } else { &[Mask::All] };
        for mask in tried {
            let of = self.of;
            let given = condition.map(|v| (v, *mask));
            let carries = [of.maximum, of.sum, of.carry];
            let played =
                Played::of(self.pair, self.lift, of.x, &carries, self.gradient, &sources, given)?;
            let mut left = Vec::new();
            for way in ways {
                if self.is(&played, way, copy.map(|v| (v, *mask)))? {
                    left.push(way);
                }
            }
            ways = left;
        }
        ways.into_iter().next()
    }

    /// Whether the loops have what all columns would be given at once; none where that is not known.
    fn is(&self, played: &Played, way: Special, mask: Option<(Val<'c>, Mask)>) -> Option<bool> {
        let Trial { pair, lift, of, .. } = *self;
        let mut rows = rows_of(&bare, lift, of.x, played.count)?;
        let ends: Vec<_> = played.ends.iter().map(Cells::one).collect::<Option<_>>()?;
        let enter = |known: &mut Known<'c>| {
            let carries = [of.maximum, of.sum, of.carry].map(|at| pair.maker.of.op.result(at));
            known.extend(carries.into_iter().zip(played.ends.iter().cloned()));
            let starts = played.starts.iter();
            known.extend(starts.map(|(at, v)| (bare(pair.reader.of.op.operand(*at)), v.clone())));
        };
        enter(&mut rows.known);
        let [sum, weights] = self.given.map(|v| rows.value(v, 0).and_then(|cells| cells.one()));
        let (sum, weights) = (sum?, weights?);
        let is_lost = |row: usize| {
            way.finite && !(sum[row].is_finite() && weights[row].is_finite())
                || way.known && (ends[1][row].is_nan() || ends[2][row].is_nan())
        };
        let factor = (0..played.count).map(|row| if is_lost(row) { f32::NAN } else { sum[row] });
        let factor = Cells::One(Column::of(&factor.collect::<Vec<_>>()));
        let all = || played.tiles.iter().flatten();
        let starts: Vec<_> = played.starts.values().filter_map(Cells::one).collect();
        let given = |row: usize| starts.iter().all(|start| start[row].is_finite());
        let finite = |row: usize| all().all(|column| column[row] < f32::INFINITY) && given(row);
        let is_far = |x: f32| x.is_finite() && x.abs() > 1e37;
        for (trip, tile) in played.tiles.iter().enumerate() {
            rows.known.clear();
            rows.known.insert(bare(self.x), Cells::Columns(tile.to_vec()));
            rows.known.extend(mask.map(|(condition, mask)| (bare(condition), mask.of(tile, trip))));
            enter(&mut rows.known);
            rows.known.insert(bare(self.given[0]), factor.clone());
            let expected = rows.value(self.part, 0)?;
            let alike = (0..played.count).all(|row| {
                // A maximum that is as far from 0 leaves nothing of what cancels.
                let most = ends[0][row].abs();
                let size = sum[row].abs() + weights[row].abs() * (1.0 + most);
                (0..2).all(|at| {
                    let (a, b) = (played.gradients[trip][at][row], expected.at(at)[row]);
                    let near = 1e-4 * (a.abs().max(b.abs()) + size) + 1e-30;
                    let are_finite = a.is_finite() && b.is_finite();
                    let close = most > 1e4 || (a - b).abs() <= near;
                    let overflows =
                        || finite(row) && all().any(|column| is_far(column[row])) && !a.is_finite();
                    a == b || a.is_nan() && b.is_nan() || are_finite && close || overflows()
                })
            });
            if !alike {
                return Some(false);
            }
        }
        Some(true)
    }
}

/// What one of the two numbers that a row is given is multiplied by.
#[derive(Clone, Copy)]
enum Factor<'c> {
    One,
    Of(Val<'c>),
}

/// Values of both bodies, where some have others in their places.
struct Copies<'a, 'c> {
    pair: &'a Pair<'c>,
    given: HashMap<Val<'c>, Val<'c>>,
    /// What comes back to the sum of exponentials, and to that of exponentials times exponents.
    carries: [Val<'c>; 2],
    b: Builder<'c>,
}

impl<'c> Copies<'_, 'c> {
    /// The products of one of the two numbers, and what that is multiplied by, that a value is the sum of; none where it is something else.
    fn products(&mut self, v: Val<'c>, depth: usize) -> Option<Vec<(usize, Factor<'c>)>> {
        const MAX_DEPTH: usize = 64;
        let ty = TensorType::of(v).filter(|_| depth < MAX_DEPTH)?;
        let same = self.pair.same(v);
        if let Some(which) = self.carries.iter().position(|carry| *carry == same) {
            return Some(vec![(which, Factor::One)]);
        }
        let op = same.def()?;
        let linear = |v: &Val<'c>| self.is_linear(*v, 0);
        let which: Vec<bool> = op.operands().iter().map(linear).collect();
        match (op.name(), &which[..]) {
            ("stablehlo.add", [true, true]) => {
                let [a, b] = [0, 1].map(|at| self.products(op.operand(at), depth + 1));
                Some([a?, b?].concat())
            }
            ("stablehlo.multiply", [true, false] | [false, true]) => {
                let at = usize::from(which[1]);
                let products = self.products(op.operand(at), depth + 1)?;
                let by = self.of(op.operand(1 - at), depth + 1)?;
                let times = |factor| match factor {
                    Factor::One => Factor::Of(by),
                    Factor::Of(v) => Factor::Of(self.b.elementwise("multiply", &[v, by])),
                };
                Some(products.into_iter().map(|(which, factor)| (which, times(factor))).collect())
            }
            ("stablehlo.select", [false, true, false]) => {
                (literal(self.pair.same(op.operand(2))) == Some(0.0)).then_some(())?;
                let products = self.products(op.operand(1), depth + 1)?;
                let (chosen, zero) = (self.of(op.operand(0), depth + 1)?, self.b.zero(&ty));
                let choose = |factor| {
                    let v = match factor {
                        Factor::One => self.b.splat(&ty, "1.0"),
                        Factor::Of(v) => v,
                    };
                    Factor::Of(self.b.elementwise("select", &[chosen, v, zero]))
                };
                Some(products.into_iter().map(|(which, factor)| (which, choose(factor))).collect())
            }
            ("stablehlo.negate", [true]) => {
                let products = self.products(op.operand(0), depth + 1)?;
                let less = |factor| match factor {
                    Factor::One => Factor::Of(self.b.splat(&ty, "-1.0")),
                    Factor::Of(v) => Factor::Of(self.b.elementwise("negate", &[v])),
                };
                Some(products.into_iter().map(|(which, factor)| (which, less(factor))).collect())
            }
            // Of a row's number itself; what it is multiplied by has columns.
            ("stablehlo.broadcast_in_dim", [true]) => {
                let products = self.products(op.operand(0), depth + 1)?;
                let ones = products.iter().all(|(_, factor)| matches!(factor, Factor::One));
                ones.then_some(products)
            }
            _ => None,
        }
    }

    /// Whether a value is made of the two numbers.
    fn is_linear(&self, v: Val<'c>, depth: usize) -> bool {
        const MAX_DEPTH: usize = 16;
        let same = self.pair.same(v);
        let known = self.given.contains_key(&same) || depth > MAX_DEPTH;
        let inside = |op: &Op<'c>| op.block() == Some(self.pair.reader.of.body);
        let op = same.def().filter(|op| !known && inside(op));
        self.carries.contains(&same)
            || op.is_some_and(|op| op.operands().into_iter().any(|v| self.is_linear(v, depth + 1)))
    }

    fn of(&mut self, v: Val<'c>, depth: usize) -> Option<Val<'c>> {
        const MAX_DEPTH: usize = 64;
        let ty = TensorType::of(v).filter(|_| depth < MAX_DEPTH)?;
        let same = self.pair.same(v);
        let inside = |op: &Op| op.block() == Some(self.pair.reader.of.body);
        let made = match self.given.get(&same) {
            Some(given) => *given,
            None => match self.made(same, depth + 1) {
                Some(made) => made,
                // A mask of columns stays where it is made.
                None if ty.elem == Elem::I1 && v.def().as_ref().is_some_and(inside) => v,
                None => return None,
            },
        };
        self.given.insert(same, made);
        Some(self.b.convert(self.b.reshape(made, &ty.shape), ty.elem))
    }

    fn made(&mut self, v: Val<'c>, depth: usize) -> Option<Val<'c>> {
        let bodies = [self.pair.maker.of, self.pair.reader.of];
        if bodies.iter().all(|of| of.is_outside(v)) {
            return Some(v);
        }
        let computed = self.computed(v, depth);
        // A mask of columns is made of the trip's number.
        let is_mask = TensorType::of(v)?.elem == Elem::I1;
        computed.or_else(|| if is_mask { self.pair.again(v) } else { None })
    }

    fn computed(&mut self, v: Val<'c>, depth: usize) -> Option<Val<'c>> {
        let bodies = [self.pair.maker.of, self.pair.reader.of];
        let op = v.def().filter(|op| bodies.iter().any(|of| op.block() == Some(of.body)))?;
        let repeats = op.is("stablehlo.broadcast_in_dim");
        let alone = op.num_operands() == 0 && cleanup::is_pure(op);
        (op.num_results() == 1 && (alone || repeats || is_elementwise(op))).then_some(())?;
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
