//! The results of a loop over tiles, computed for all columns at once.

use crate::id_function::Piece;
use crate::lift::{Form, Lift};
use crate::masked_scatter::others;
use crate::statistics::{Running, Statistic};
use crate::values::bare;
use grpo_dataflow::constants::constant;
use grpo_dataflow::evaluate::Domain;
use grpo_dataflow::trip_count::line;
use grpo_ir::{Builder, Direction, Elem, Elementwise, Kind, TensorType, Val};
use grpo_sweep::tile::lowest;
use rustc_hash::FxHashMap as HashMap;

/// The results of a loop.
pub struct Results<'a, 'l, 'c> {
    pub lift: &'a mut Lift<'l, 'c>,
    next: Vec<Val<'c>>,
    done: HashMap<usize, Val<'c>>,
    /// True if one of them is a statistic of a softmax.
    pub statistics: bool,
}

impl<'a, 'l, 'c> Results<'a, 'l, 'c> {
    pub fn of(lift: &'a mut Lift<'l, 'c>) -> Self {
        let next = lift.of.next();
        Results { lift, next, done: HashMap::default(), statistics: false }
    }

    /// The final value of `carry`, defined before the loop; none if unknown.
    pub fn get(&mut self, carry: usize) -> Option<Val<'c>> {
        if let Some(done) = self.done.get(&carry) {
            return Some(*done);
        }
        let of = self.lift.of;
        let result = if of.keeps(carry) {
            Some(of.op.operand(carry))
        } else {
            self.accumulated(carry)
                .or_else(|| self.written(carry))
                .or_else(|| self.numbered(carry))
                .or_else(|| self.picked(carry))
                .or_else(|| self.statistic(carry))
        }?;
        self.done.insert(carry, result);
        Some(result)
    }

    fn start(&self, carry: usize) -> Val<'c> {
        self.lift.of.op.operand(carry)
    }

    /// A sum or maximum over the tiles.
    fn accumulated(&self, carry: usize) -> Option<Val<'c>> {
        let start = self.start(carry);
        let (kind, terms) = self.terms(self.next[carry], self.lift.of.body.arg(carry), 0)?;
        let nothing = if kind == Elementwise::Maximum { f64::NEG_INFINITY } else { 0.0 };
        let neutral = constant(start) == Some(nothing) && terms.first().is_some_and(|term| term.1);
        let first = if neutral { None } else { Some(start) };
        terms.into_iter().fold(first, |sum, (term, added)| match sum {
            None => Some(term),
            Some(sum) => {
                let op = if added { kind } else { Elementwise::Subtract };
                Some(self.lift.b.elementwise(op, &[sum, term]))
            }
        })
    }

    /// The sums or maxima over all tiles that `v` adds to the carried `arg` (or, if false, subtracts from it), in sequence.
    fn terms(
        &self,
        v: Val<'c>,
        arg: Val<'c>,
        depth: usize,
    ) -> Option<(Elementwise, Vec<(Val<'c>, bool)>)> {
        const MAX_DEPTH: usize = 8;
        let op = v.def().filter(|_| depth < MAX_DEPTH)?;
        let subtracts = op.is(Kind::Subtract);
        let kind = match op.kind() {
            Kind::Add | Kind::Subtract => Elementwise::Add,
            Kind::Maximum => Elementwise::Maximum,
            _ => return None,
        };
        (0..2).filter(|at| *at == 0 || !subtracts).find_map(|at| {
            let Form::Part { whole, kind: of } = self.lift.form(op.operand(1 - at))? else {
                return None;
            };
            let before = op.operand(at);
            let mut terms = match bare(before) == arg {
                true => Vec::new(),
                false => self.terms(before, arg, depth + 1).filter(|before| before.0 == kind)?.1,
            };
            terms.push((whole, !subtracts));
            (of == kind).then_some((kind, terms))
        })
    }

    /// An array of which each trip writes its tile's columns, or adds to them.
    fn written(&self, carry: usize) -> Option<Val<'c>> {
        let lift = &*self.lift;
        let (op, slice) = lift.written_apart(carry)?;
        let start = self.start(carry);
        let (part, at) = lift.placed(&slice, op.operand(1))?;
        Some(lift.put(start, part, &at))
    }

    /// A vector of integers of which each trip writes one, an affine function of the trip: the offsets of tiles.
    fn numbered(&self, carry: usize) -> Option<Val<'c>> {
        let lift = &*self.lift;
        let (op, slice) = lift.update(carry)?;
        let ty = TensorType::of(slice.of).filter(|ty| ty.rank() == 1 && !ty.elem.is_float())?;
        let (values, [places]) = (lift.counted.values(op.operand(1))?, &slice.starts[..]) else {
            return None;
        };
        let [scale, offset] = line(places, &values).filter(|_| ty.elem != Elem::I1)?;
        let mut written = places.clone();
        written.sort_unstable();
        if !written.into_iter().eq(0..ty.shape[0]) {
            return None;
        }
        let b = lift.b;
        let steps = b.elementwise(Elementwise::Multiply, &[b.iota(&ty, 0), b.int(&ty, scale)]);
        Some(b.elementwise(Elementwise::Add, &[steps, b.int(&ty, offset)]))
    }

    /// The columns picked by ids: the sum over columns of `select(column == id, x, 0)`. A trip does nothing, sets the column `id`
    /// of all columns, or adds it, such as the label's: `where(first <= id < first + width, x[id - first], 0)`, in any spelling.
    fn picked(&self, carry: usize) -> Option<Val<'c>> {
        let next = self.next[carry];
        let rows = TensorType::of(next).filter(|ty| ty.elem.is_float())?.elements();
        let picked = self.lift.column_by_id(Some(carry), rows, |trip| match trip.value(next)? {
            Piece::Carried => Some(None),
            Piece::Column(x, offset) => Some(Some((offset, (x, true)))),
            Piece::Plus(x, offset) => Some(Some((offset, (x, false)))),
            _ => None,
        });
        let (range, (x, sets)) = picked?;
        let Form::Tile { whole, dim, shift: 0 } = self.lift.form(x)? else { return None };
        let (b, start) = (self.lift.b, self.start(carry));
        let (wide, ty) = (TensorType::of(whole)?, TensorType::of(start)?);
        let (is_it, inside) = self.lift.column_is(range, &wide, dim);
        let nothing = b.zero(&wide);
        let chosen = b.elementwise(Elementwise::Select, &[is_it, whole, nothing]);
        let sum = b.reshape(b.convert(sum_of(&b, chosen, dim), ty.elem), &ty.shape);
        if sets {
            return Some(
                b.elementwise(Elementwise::Select, &[b.reshape(inside, &ty.shape), sum, start]),
            );
        }
        (constant(start) == Some(0.0)).then_some(sum)
    }

    /// A running sum of exponentials, its logarithm, or a sum weighted by exponents.
    fn statistic(&mut self, carry: usize) -> Option<Val<'c>> {
        let ty = TensorType::of(self.next[carry])?;
        if !matches!(ty.elem, Elem::F32 | Elem::BF16) {
            return None;
        }
        let is_it = |of: &Running<'c>| of.carry == carry && of.is_carried(self.lift);
        let of = Running::all(self.lift).into_iter().find(is_it)?;
        let b = self.lift.b;
        let all = self.exponentials(of, ty.elem)?;
        let terms = match of.statistic {
            Statistic::Weighted => weighted(&b, all.e, all.x),
            _ => all.e,
        };
        let mut result = sum_of(&b, terms, all.dim);
        if of.statistic == Statistic::Logarithm {
            let log = b.elementwise(Elementwise::Log, &[result]);
            result = b.elementwise(Elementwise::Add, &[log, all.subtrahend]);
        }
        self.statistics = true;
        Some(b.reshape(b.convert(result, ty.elem), &ty.shape))
    }

    /// `exp(x − M)` of all columns, in the wider of the types of `x` and `elem`. M is the maximum that the loop carries, or that of
    /// all columns, with 0 in place of infinities if the program does so.
    pub fn exponentials(&mut self, of: Running<'c>, elem: Elem) -> Option<Exponentials<'c>> {
        let (x, carried) = (of.x, of.maximum);
        let Form::Tile { whole, dim, shift: 0 } = self.lift.form(x)? else { return None };
        let b = self.lift.b;
        let given = TensorType::of(whole)?.elem;
        let elem = if given.bytes() > elem.bytes() { given } else { elem };
        let v = b.convert(whole, elem);
        let wide = TensorType::of(v).filter(|_| matches!(given, Elem::F32 | Elem::BF16))?;
        let (rows, shape) = others(&wide, dim);
        let mut subtrahend = match carried {
            Some(at) => b.convert(b.reshape(self.get(at)?, &shape), elem),
            None => largest(&b, v, dim),
        };
        if of.is_guarded(self.lift) {
            let row = TensorType::new(shape, elem);
            let finite = b.one(Kind::IsFinite, &[subtrahend], &[], &row.with_elem(Elem::I1));
            subtrahend = b.elementwise(Elementwise::Select, &[finite, subtrahend, b.zero(&row)]);
        }
        let less =
            b.elementwise(Elementwise::Subtract, &[v, b.broadcast(subtrahend, &wide.shape, &rows)]);
        let e = b.elementwise(Elementwise::Exponential, &[less]);
        self.lift.mark(e, dim);
        Some(Exponentials { dim, x: v, e, subtrahend })
    }
}

/// Exponentials `e` of all columns, along `dim`. Their exponents are `x` without a subtrahend: one number per row, without that
/// dimension.
pub struct Exponentials<'c> {
    pub dim: usize,
    x: Val<'c>,
    pub e: Val<'c>,
    pub subtrahend: Val<'c>,
}

/// `e·x`, and 0 for masked columns, whose `x` is −inf.
fn weighted<'c>(b: &Builder<'c>, e: Val<'c>, x: Val<'c>) -> Val<'c> {
    let ty = x.tensor_type();
    let some = b.compare(Direction::Gt, x, b.splat(&ty, lowest(ty.elem)));
    let x = b.elementwise(Elementwise::Select, &[some, x, b.zero(&ty)]);
    b.elementwise(Elementwise::Multiply, &[e, x])
}

/// The sum along a dimension.
pub fn sum_of<'c>(b: &Builder<'c>, v: Val<'c>, dim: usize) -> Val<'c> {
    let elem = v.tensor_type().elem;
    b.reduce(Elementwise::Add, v, b.zero(&TensorType::new([], elem)), &[dim])
}

/// The maximum along a dimension.
pub fn largest<'c>(b: &Builder<'c>, v: Val<'c>, dim: usize) -> Val<'c> {
    let elem = v.tensor_type().elem;
    b.reduce(Elementwise::Maximum, v, b.splat(&TensorType::new([], elem), lowest(elem)), &[dim])
}
