//! Real arithmetic: identities between values, decided by evaluation at random points.
//!
//! The quantities of an identity are the values that are not evaluated, such as arguments. They are drawn at random, and the other
//! values are computed from them. Two analytic functions that agree at such points are the same one (Schwartz and Zippel), so that
//! `g - Σ_v e·(g/Σ_v e)` is 0 for all `e` and `g`. Each number has a bound of its rounding error, up to which it may differ from 0.
//!
//! At each of several points a value has one number for each of a few columns: a tile consists of these, repeated. A row value
//! has the same number in all of them. Conversions and reshapes are the identity. Roundings are ignored, and the result holds only
//! where no part is infinite, NaN or divided by 0: callers check that.

use crate::constants::constant;
use crate::evaluate::{Domain, Memo};
use crate::reshape::peel;
use crate::row_broadcast::row_of;
use crate::{reducer, splat_number};
use grpo_ir::{Elementwise, Kind, Op, TensorType, Val, direction};
use rustc_hash::FxHashMap as HashMap;
use std::array;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;

const POINTS: usize = 16;
const COLUMNS: usize = 3;
/// The magnitudes of literals that are evaluated: those of others would be lost in rounding errors, or exceed f64 as exponents.
const LITERALS: std::ops::RangeInclusive<f64> = 1e-6..=1e6;

/// A number, and a bound of its rounding error.
#[derive(Clone, Copy, Debug)]
struct Number {
    value: f64,
    error: f64,
}

impl Number {
    /// `f` of these operands. The error is `f`'s own rounding, and by how much `f` changes with each operand's error.
    fn of<const N: usize>(f: impl Fn([f64; N]) -> f64, operands: [Number; N]) -> Number {
        let at = operands.map(|x| x.value);
        let value = f(at);
        let change = |i: usize| {
            let mut moved = at;
            moved[i] += operands[i].error;
            (f(moved) - value).abs()
        };
        Number { value, error: (0..N).map(change).sum::<f64>() + value.abs() * f64::EPSILON }
    }

    /// True if the number is 0 up to rounding errors, of which a function of a few operations may have several.
    fn is_zero(self) -> bool {
        self.value.abs() <= 64.0 * self.error
    }
}

/// A value's numbers: those of the columns at the first point, then those at the next one.
#[derive(Clone, Debug)]
pub struct Sample(Rc<[Number]>);

impl Sample {
    fn from_fn(number: impl FnMut(usize) -> Number) -> Sample {
        Sample((0..POINTS * COLUMNS).map(number).collect())
    }

    /// The same number everywhere.
    pub fn constant(value: f64) -> Sample {
        Sample::from_fn(|_| Number { value, error: 0.0 })
    }

    /// A function of samples.
    pub fn of<const N: usize>(operands: [&Sample; N], f: impl Fn([f64; N]) -> f64) -> Sample {
        Sample::from_fn(|lane| Number::of(&f, operands.map(|of| of.0[lane])))
    }

    /// The sum of two samples.
    pub fn plus(&self, other: &Sample) -> Sample {
        Sample::of([self, other], |[a, b]| a + b)
    }

    /// The product of two samples.
    pub fn times(&self, other: &Sample) -> Sample {
        Sample::of([self, other], |[a, b]| a * b)
    }

    /// The sum over a tile of so many columns.
    fn over_columns(&self, columns: f64) -> Sample {
        let repeated = columns / COLUMNS as f64;
        let sum = |lane: usize| {
            let first = lane - lane % COLUMNS;
            let point: [Number; COLUMNS] = array::from_fn(|column| self.0[first + column]);
            Number::of(|numbers| repeated * numbers.iter().sum::<f64>(), point)
        };
        Sample::from_fn(sum)
    }

    /// True if both are equal in real arithmetic.
    pub fn equals(&self, other: &Sample) -> bool {
        Sample::of([self, other], |[a, b]| a - b).is_zero()
    }

    /// True if this is 0 everywhere.
    pub fn is_zero(&self) -> bool {
        self.0.iter().all(|x| x.is_zero())
    }

    /// True if this is the same number everywhere.
    pub fn is_constant(&self) -> bool {
        self.equals(&Sample::from_fn(|_| self.0[0]))
    }

    /// True if this is 0 nowhere.
    fn is_invertible(&self) -> bool {
        !self.0.iter().any(|x| x.is_zero())
    }

    /// True if this is larger than `other` at one point and smaller at another one: both sides of a kink are evaluated.
    fn crosses(&self, other: &Sample) -> bool {
        let pairs = || self.0.iter().zip(other.0.iter());
        pairs().any(|(a, b)| a.value > b.value) && pairs().any(|(a, b)| a.value < b.value)
    }
}

/// The columns of some trips of a loop over tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Columns {
    /// Those of the preceding trips.
    Before,
    /// Those of the preceding trips and of the trip's tile.
    After,
    /// Those of all trips.
    All,
}

/// What is drawn at random.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Quantity<'c> {
    /// A value, and the number of the call that its function is evaluated for; 0 for the outermost function.
    Value(Val<'c>, usize),
    /// The bits of a literal.
    Literal(u64),
    Sum(Columns),
    Weighted(Columns),
    Cotangent,
}

/// A trip of a loop over tiles of columns.
pub struct Trip<'a, 'c> {
    /// The exponents.
    pub x: Val<'c>,
    /// Maps a value to an equal one.
    pub same: &'a dyn Fn(Val<'c>) -> Val<'c>,
}

/// Values with one element per entry, or per row, of tiles of one shape.
pub struct Reals<'a, 'c> {
    tile: TensorType,
    /// The dimension of the columns.
    axis: usize,
    trip: Option<Trip<'a, 'c>>,
    /// The quantities, in the order in which they were found.
    quantities: HashMap<Quantity<'c>, usize>,
    /// The samples known so far.
    pub memo: Memo<'c, Sample>,
}

impl<'a, 'c> Reals<'a, 'c> {
    /// For tiles of type `tile`, whose dimension `axis` is the vocabulary, possibly of a trip of a loop.
    pub fn new(tile: TensorType, axis: usize, trip: Option<Trip<'a, 'c>>) -> Reals<'a, 'c> {
        Reals { tile, axis, trip, quantities: HashMap::default(), memo: Memo::default() }
    }

    /// True if the sum of these values is 0 in real arithmetic.
    pub fn cancel(&mut self, values: &[Val<'c>]) -> bool {
        values.iter().fold(Sample::constant(0.0), |sum, v| sum.plus(&self.of(*v))).is_zero()
    }

    /// The sample of a value.
    pub fn of(&mut self, v: Val<'c>) -> Sample {
        self.value(v).expect("an unknown value is a quantity")
    }

    /// The sum of `exp(x)` over columns.
    pub fn sum(&mut self, columns: Columns) -> Sample {
        if columns == Columns::After {
            return self.sum(Columns::Before).plus(&self.sum_of_tile(f64::exp));
        }
        // Positive, and of the magnitude of a tile's sum.
        let width = self.width();
        Sample::of([&self.drawn(Quantity::Sum(columns))], |[number]| width * number.exp())
    }

    /// The sum of `exp(x)·x` over columns.
    pub fn weighted(&mut self, columns: Columns) -> Sample {
        if columns == Columns::After {
            return self.weighted(Columns::Before).plus(&self.sum_of_tile(|x| x.exp() * x));
        }
        self.drawn(Quantity::Weighted(columns))
    }

    /// The cotangent of the sum over all columns.
    pub fn cotangent(&mut self) -> Sample {
        self.drawn(Quantity::Cotangent)
    }

    /// The columns of a tile.
    fn width(&self) -> f64 {
        self.tile.shape[self.axis] as f64
    }

    /// The sum over the trip's tile of a function of the exponents.
    fn sum_of_tile(&mut self, f: impl Fn(f64) -> f64) -> Sample {
        let width = self.width();
        match self.trip.as_ref().map(|trip| trip.x) {
            Some(x) => Sample::of([&self.of(x)], |[x]| f(x)).over_columns(width),
            None => Sample::constant(0.0),
        }
    }

    /// The numbers of a quantity: between 1/2 and 2, with random signs.
    fn drawn(&mut self, quantity: Quantity<'c>) -> Sample {
        let next = self.quantities.len();
        let number = *self.quantities.entry(quantity).or_insert(next);
        let is_tile = matches!(quantity, Quantity::Value(v, _) if self.is_tile(v));
        Sample::from_fn(|lane| {
            let mut hasher = DefaultHasher::new();
            (number, if is_tile { lane } else { lane - lane % COLUMNS }).hash(&mut hasher);
            let bits = hasher.finish();
            let magnitude = 0.5 + 1.5 * ((bits >> 32) as f64 / f64::from(u32::MAX));
            Number { value: if bits & 1 == 0 { magnitude } else { -magnitude }, error: 0.0 }
        })
    }

    /// True if a value has a tile's columns. For a tile of one column every value but the exponent is a row value.
    fn is_tile(&self, v: Val<'c>) -> bool {
        let elements = |ty: TensorType| ty.elements();
        self.is_exponent(v)
            || self.tile.shape[self.axis] != 1
                && TensorType::of(v).map(elements) == Some(self.tile.elements())
    }

    fn is_exponent(&self, v: Val<'c>) -> bool {
        self.trip.as_ref().is_some_and(|trip| trip.x == v)
    }

    /// The sample of a value from those of its defining operation's operands; none for an unsupported operation, unless its operands
    /// are 0.
    fn evaluated(&mut self, op: Op<'c>, v: Val<'c>) -> Option<Sample> {
        TensorType::of(v).filter(|ty| ty.elem.is_float() && !self.is_exponent(v))?;
        if let Some(number) = splat_number(v).filter(|number| number.is_finite()) {
            let is_exact = number == 0.0 || LITERALS.contains(&number.abs());
            let literal = Quantity::Literal(number.to_bits());
            return Some(if is_exact { Sample::constant(number) } else { self.drawn(literal) });
        }
        match op.kind() {
            Kind::Reduce => return self.reduced(op),
            Kind::BroadcastInDim if let Some(row) = self.repeated(v) => return Some(self.of(row)),
            Kind::BroadcastInDim | Kind::Transpose => return self.zero(op.operands().take(1)),
            Kind::DynamicUpdateSlice | Kind::Pad => return self.zero(op.operands().take(2)),
            // In a trip it is a quantity, and what it is computed from, such as a model, is not evaluated.
            Kind::DotGeneral if self.trip.is_none() => {
                return op.operands().find_map(|v| self.zero([v].into_iter()));
            }
            Kind::Select => {
                if let Some(holds) = self.holds(op.operand(0)) {
                    return Some(self.of(op.operand(if holds { 1 } else { 2 })));
                }
                let [a, b] = [1, 2].map(|i| self.of(op.operand(i)));
                return a.equals(&b).then_some(a);
            }
            Kind::Convert => {
                TensorType::of(op.operand(0)).filter(|ty| ty.elem.is_float())?;
                return Some(self.of(op.operand(0)));
            }
            kind => kind.elementwise()?,
        };
        let operands: Vec<Sample> = op.operands().map(|v| self.of(v)).collect();
        arithmetic(op.kind(), &operands)
    }

    /// The value of a condition for finite numbers. That of the select that masks the exponents is true: they are not −inf.
    fn holds(&self, condition: Val<'c>) -> Option<bool> {
        let masks = self.trip.as_ref().and_then(|trip| trip.x.def()).filter(|op| op.is(Kind::Select));
        let is_mask = masks.is_some_and(|op| {
            self.source(op.operand(0)) == self.source(condition)
                && constant(self.source(op.operand(2))) == Some(f64::NEG_INFINITY)
        });
        if is_mask { Some(true) } else { holds_if_finite(condition, &|v| self.broadcast_operand(v)) }
    }

    /// The operand of the broadcast of a scalar, or of row values to a tile.
    fn repeated(&self, v: Val<'c>) -> Option<Val<'c>> {
        let from = v.def().filter(|op| op.is(Kind::BroadcastInDim))?.operand(0);
        let is_scalar = TensorType::of(from)?.elements() == 1;
        let is_tile = || TensorType::of(v).is_some_and(|ty| ty.shape == self.tile.shape);
        (is_scalar || is_tile() && row_of(v, self.axis).is_some()).then_some(from)
    }

    /// The operand of nested broadcasts of row values; `v` itself if it is not one.
    fn broadcast_operand(&self, v: Val<'c>) -> Val<'c> {
        let same = self.source(v);
        self.repeated(same).map_or(same, |row| self.broadcast_operand(row))
    }

    /// A sum over the columns, or over unit dimensions.
    fn reduced(&mut self, op: Op<'c>) -> Option<Sample> {
        let from = TensorType::of(op.operand(0))?;
        let sums = reducer(op) == Some(Elementwise::Add) && op.num_operands() == 2;
        (sums && self.of(op.operand(1)).is_zero()).then_some(())?;
        if op.dims("dimensions")? == [self.axis] && from.shape == self.tile.shape {
            let width = self.width();
            return Some(self.of(op.operand(0)).over_columns(width));
        }
        let is_one = from.elements() == TensorType::of(op.result(0))?.elements();
        if is_one { Some(self.of(op.operand(0))) } else { self.zero(op.operands().take(1)) }
    }

    /// 0, if these values are 0.
    fn zero(&mut self, mut values: impl Iterator<Item = Val<'c>>) -> Option<Sample> {
        values.all(|v| self.of(v).is_zero()).then(|| Sample::constant(0.0))
    }
}

/// The result of an elementwise operation; none for an unsupported one, and where it is no regular number.
fn arithmetic(kind: Kind, operands: &[Sample]) -> Option<Sample> {
    let sample = match (kind, operands) {
        (Kind::Negate, [a]) => Sample::of([a], |[a]| -a),
        (Kind::Add, [a, b]) => a.plus(b),
        (Kind::Subtract, [a, b]) => Sample::of([a, b], |[a, b]| a - b),
        (Kind::Multiply, [a, b]) => a.times(b),
        (Kind::Divide, [a, b]) if b.is_invertible() => Sample::of([a, b], |[a, b]| a / b),
        (Kind::Exponential, [a]) => Sample::of([a], |[a]| a.exp()),
        (Kind::Log, [a]) if a.is_invertible() => Sample::of([a], |[a]| a.ln()),
        (Kind::LogPlusOne, [a]) => Sample::of([a], |[a]| a.ln_1p()),
        (Kind::Abs, [a]) => Sample::of([a], |[a]| a.abs()),
        (Kind::Maximum, [a, b]) if a.crosses(b) => Sample::of([a, b], |[a, b]| a.max(b)),
        _ => return None,
    };
    // A small exponential is not 0.
    let is_regular = |x: &Number| x.value.is_normal() || x.value == 0.0 && kind != Kind::Exponential;
    sample.0.iter().all(is_regular).then_some(sample)
}

/// The value of a condition on infinities or NaN for finite numbers, and of a constant; none for other conditions. `same` maps a value
/// to an equal one.
pub fn holds_if_finite<'c>(v: Val<'c>, same: &dyn Fn(Val<'c>) -> Val<'c>) -> Option<bool> {
    let v = same(v);
    if let Some(number) = splat_number(v) {
        return Some(number != 0.0);
    }
    let op = v.def()?;
    let operand = |i: usize| holds_if_finite(op.operand(i), same);
    match op.kind() {
        Kind::BroadcastInDim => operand(0),
        Kind::IsFinite => Some(true),
        Kind::Not => operand(0).map(|holds| !holds),
        Kind::And => Some(operand(0)? && operand(1)?),
        Kind::Or => Some(operand(0)? || operand(1)?),
        Kind::Compare => {
            let [a, b] = [0, 1].map(|i| same(op.operand(i)));
            let direction = direction(op)?;
            let infinite = |v: Val| splat_number(v).filter(|x| x.is_infinite());
            match (infinite(a), infinite(b)) {
                _ if !TensorType::of(a)?.elem.is_float() => None,
                (Some(a), None) => Some(direction.holds(&a, &0.0)),
                (None, Some(b)) => Some(direction.holds(&0.0, &b)),
                _ if a == b => Some(direction.holds(&0.0, &0.0)),
                _ => None,
            }
        }
        _ => None,
    }
}

impl<'c> Domain<'c> for Reals<'_, 'c> {
    type Value = Sample;

    fn memo(&mut self) -> &mut Memo<'c, Sample> {
        &mut self.memo
    }

    fn source(&self, v: Val<'c>) -> Val<'c> {
        self.trip.as_ref().map_or_else(|| peel(v), |trip| (trip.same)(v))
    }

    fn computed(&mut self, v: Val<'c>) -> Option<Sample> {
        self.evaluated(v.def()?, v)
    }

    fn unknown(&mut self, v: Val<'c>) -> Option<Sample> {
        Some(self.drawn(Quantity::Value(v, self.memo.call())))
    }
}

#[cfg(test)]
mod tests {
    use super::Reals;
    use grpo_io::Context;
    use grpo_ir::{Kind, Op, TensorType};
    use melior::ir::Module;
    use pretty_assertions::assert_eq;

    const MODULE: &str = "func.func public @main(%g: tensor<4xf32>, %x: tensor<4x8xf32>, %y: tensor<4x8xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %x : tensor<4x8xf32>
  %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %share = stablehlo.divide %g, %sum : tensor<4xf32>
  %each = stablehlo.broadcast_in_dim %share, dims = [0] : (tensor<4xf32>) -> tensor<4x8xf32>
  %product = stablehlo.multiply %e, %each : tensor<4x8xf32>
  %all = stablehlo.reduce(%product init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %cancels = stablehlo.subtract %g, %all : tensor<4xf32>
  %small = stablehlo.constant dense<1.0e-5> : tensor<4xf32>
  %more = stablehlo.add %sum, %small : tensor<4xf32>
  %less = stablehlo.subtract %sum, %more : tensor<4xf32>
  %scaled = stablehlo.multiply %less, %small : tensor<4xf32>
  %many = stablehlo.constant dense<50.0> : tensor<4x8xf32>
  %cut = stablehlo.maximum %x, %many : tensor<4x8xf32>
  %above = stablehlo.subtract %cut, %many : tensor<4x8xf32>
  %f = stablehlo.exponential %y : tensor<4x8xf32>
  %both = stablehlo.add %e, %f : tensor<4x8xf32>
  %log = stablehlo.log %both : tensor<4x8xf32>
  %difference = stablehlo.subtract %x, %y : tensor<4x8xf32>
  %distance = stablehlo.abs %difference : tensor<4x8xf32>
  %minus = stablehlo.negate %distance : tensor<4x8xf32>
  %ratio = stablehlo.exponential %minus : tensor<4x8xf32>
  %correction = stablehlo.log_plus_one %ratio : tensor<4x8xf32>
  %larger = stablehlo.maximum %x, %y : tensor<4x8xf32>
  %log_add = stablehlo.add %larger, %correction : tensor<4x8xf32>
  %same = stablehlo.subtract %log, %log_add : tensor<4x8xf32>
  return %cancels, %less, %scaled, %above, %same : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}";

    #[test]
    fn values_that_are_zero_in_real_arithmetic_cancel() {
        let context = Context::new();
        let module = Module::parse(context.melior(), MODULE).expect("a module");
        let end = Op::of_module(&module).walk().into_iter().find(|op| op.is(Kind::FuncReturn));
        let end = end.expect("a terminator");
        let tile = TensorType::of(end.operand(3)).expect("a tile");
        let mut reals = Reals::new(tile, 1, None);
        let zero: Vec<bool> = end.operands().map(|v| reals.cancel(&[v])).collect();
        assert_eq!(zero, [true, false, false, false, true]);
    }
}
