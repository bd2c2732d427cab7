//! Values each of whose elements is the same number, and vectors of integers that are computed from constants and iotas.

use crate::evaluate::{Domain, Memo};
use crate::{forwarded_from, index_map, splat_number};
use grpo_ir::numbers::truncate;
use grpo_ir::{
    CompareType, Elem, Elementwise, Kind, Op, Region, TensorType, Val, compare_type, dense_ints,
    direction,
};
use std::rc::Rc;

/// The number that each element of a value is.
pub fn constant(v: Val) -> Option<f64> {
    splat_number(v).or_else(|| Constants::default().number(v))
}

/// The integer that each element of a value is.
pub fn integer(v: Val) -> Option<i64> {
    TensorType::of(v).filter(|ty| !ty.elem.is_float())?;
    constant(v).map(truncate)
}

/// A number in each of several trips of a loop, where it is known in one of them. Truth values are 0 and 1.
type Lanes = Rc<[Option<f64>]>;

/// Evaluates the number that each element of a value is, in several trips of a loop at once. One lane is one trip, or values outside of
/// loops.
pub(crate) struct Constants<'c> {
    memo: Memo<'c, Lanes>,
    lanes: usize,
    /// True if the last trip is one beyond the loop's: it reads the entry after a vector's last one, extrapolated linearly.
    beyond: bool,
}

impl Default for Constants<'_> {
    fn default() -> Self {
        Constants::of_lanes(1, false)
    }
}

impl<'c> Constants<'c> {
    /// An evaluation of `lanes` trips, the last of which is one more than the loop has if `beyond`.
    pub fn of_lanes(lanes: usize, beyond: bool) -> Constants<'c> {
        Constants { memo: Memo::default(), lanes, beyond }
    }

    /// The number that each element of `v` is, in the only lane.
    pub fn number(&mut self, v: Val<'c>) -> Option<f64> {
        self.value(v)?[0]
    }

    /// Enters the number of `v`, such as a block's argument.
    pub fn assume(&mut self, v: Val<'c>, number: f64) {
        self.memo.assume(v, Rc::new([Some(number)]));
    }

    /// The entries of a vector that a `dynamic_slice` reads.
    fn sliced(&mut self, op: Op<'c>, elem: Elem) -> Option<Lanes> {
        let [array, index] = op.operands().collect::<Vec<_>>()[..] else { return None };
        let places = self.value(index)?;
        let len = *TensorType::of(array)?.shape.first()?;
        let entry_of = |lane: usize| {
            let at = truncate(places[lane]?);
            if self.beyond && lane + 1 == self.lanes && at == len && len > 1 {
                let [before, last] = [len - 2, len - 1].map(|at| entry(array, 0, at));
                let next = last?.checked_mul(2)?.checked_sub(before?);
                return next.filter(|value| elem.represents(*value));
            }
            entry(array, 0, at.clamp(0, len - 1))
        };
        Some((0..self.lanes).map(|lane| entry_of(lane).map(|entry| entry as f64)).collect())
    }
}

/// f64 represents all integers up to this one.
const MOST_INTEGER: f64 = 9e15;

impl<'c> Domain<'c> for Constants<'c> {
    type Value = Lanes;

    fn memo(&mut self) -> &mut Memo<'c, Lanes> {
        &mut self.memo
    }

    fn computed(&mut self, v: Val<'c>) -> Option<Lanes> {
        let (op, elem) = (v.def()?, TensorType::of(v)?.elem);
        let lanes = 0..self.lanes;
        let numbers: Lanes = match op.kind() {
            Kind::Constant => {
                let number = splat_number(v).filter(|x| elem.is_float() || x.abs() < MOST_INTEGER)?;
                lanes.map(|_| Some(number)).collect()
            }
            Kind::Case | Kind::If => {
                let in_all = |numbers: Lanes| {
                    numbers[0].filter(|first| numbers.iter().all(|number| *number == Some(*first)))
                };
                let block = taken_by(op, |v| self.value(v).and_then(in_all))?.only_block()?;
                return self.value(block.terminator()?.operand(v.result_index()));
            }
            Kind::DynamicSlice if !elem.is_float() && TensorType::of(v)?.elements() == 1 => {
                self.sliced(op, elem)?
            }
            Kind::Select => {
                let conditions = self.value(op.operand(0))?;
                let mut chosen = [1, 2].map(|i| (op.operand(i), None));
                let mut in_lane = |lane: usize| {
                    let (v, numbers) = &mut chosen[usize::from(conditions[lane]? == 0.0)];
                    numbers.get_or_insert_with(|| self.value(*v)).as_ref()?[lane]
                };
                lanes.map(&mut in_lane).collect()
            }
            kind if is_evaluated(kind, elem.is_float()) => {
                let operands: Vec<Lanes> =
                    op.operands().map(|v| self.value(v)).collect::<Option<_>>()?;
                let in_lane = |lane: usize| {
                    let operands: Option<Vec<f64>> = operands.iter().map(|of| of[lane]).collect();
                    applied(op, &operands?)
                };
                lanes.map(in_lane).collect()
            }
            _ => return None,
        };
        numbers.iter().any(|number| number.is_some()).then_some(numbers)
    }
}

/// True for operations whose results follow from numbers: of float arithmetic only sums and differences, such as those of masks.
fn is_evaluated(kind: Kind, is_float: bool) -> bool {
    match kind.elementwise() {
        Some(operation) => !is_float || matches!(operation, Elementwise::Add | Elementwise::Subtract),
        None => kind.is_elementwise() || matches!(kind, Kind::BroadcastInDim | Kind::Reshape),
    }
}

/// The number that an elementwise operation or a view results in; none for overflow, and for inexact arithmetic of floats.
pub fn applied(op: Op, operands: &[f64]) -> Option<f64> {
    let elem = TensorType::of(op.only_result()?)?.elem;
    match (op.kind(), operands) {
        (Kind::BroadcastInDim | Kind::Reshape, [x]) => Some(*x),
        (Kind::Convert, [x]) => elem.converted(*x),
        (Kind::Compare, [a, b]) if compare_type(op) != Some(CompareType::TotalOrder) => {
            Some(f64::from(u8::from(direction(op)?.holds(a, b))))
        }
        (kind, _) if is_evaluated(kind, elem.is_float()) => {
            let operation = kind.elementwise()?;
            if elem.is_float() {
                let exact = |x: &f64| elem.converted(*x) == Some(*x);
                return operation.on_floats(operands).filter(exact);
            }
            let integers: Vec<i64> = operands.iter().map(|x| truncate(*x)).collect();
            let number = operation.on_integers(elem, &integers)? as f64;
            Some(number).filter(|x| x.abs() < MOST_INTEGER)
        }
        _ => None,
    }
}

/// The branch of a `case` or `if` that every execution takes, where the predicate is a constant.
pub fn taken(op: Op) -> Option<Region> {
    taken_by(op, constant)
}

fn taken_by<'c>(op: Op<'c>, number: impl FnOnce(Val<'c>) -> Option<f64>) -> Option<Region<'c>> {
    let branches = op.regions();
    match op.kind() {
        Kind::Case if branches.len() == 1 => branches.first().copied(),
        Kind::Case => {
            let index = number(op.operand(0))?;
            let at = usize::try_from(truncate(index)).ok().and_then(|at| branches.get(at));
            at.or(branches.last()).copied()
        }
        Kind::If => branches.get(usize::from(number(op.operand(0))? == 0.0)).copied(),
        _ => None,
    }
}

/// Most elements of a constant that is read.
const MAX_LITERAL: i64 = 1 << 16;

/// The integer at index `at` of dimension `dim`, constant along the others, of a value computed from constants and iotas, such as
/// the operand of a `scan` over `arange(…)`.
pub fn entry(v: Val, dim: usize, at: i64) -> Option<i64> {
    entry_within(v, dim, at, 0).map(truncate)
}

fn entry_within(v: Val, dim: usize, at: i64, depth: usize) -> Option<f64> {
    const MAX_DEPTH: usize = 16;
    let v = forwarded_from(v);
    let ty = TensorType::of(v).filter(|ty| !ty.elem.is_float() && depth < MAX_DEPTH)?;
    if let Some(number) = splat_number(v) {
        return Some(number);
    }
    let op = v.def()?;
    let operand = |i: usize| {
        let of = op.operand(i);
        match index_map::to_operand(op, i, dim) {
            Some(dim) => entry_within(of, dim, at, depth + 1),
            None => constant(of),
        }
    };
    match op.kind() {
        Kind::Iota if op.dim("iota_dimension")? == dim => ty.elem.converted(at as f64),
        // `np.arange` in a traced function.
        Kind::Constant if ty.rank() == 1 => {
            let numbers = dense_ints(op.attr("value")?, MAX_LITERAL)?;
            numbers.get(usize::try_from(at).ok()?).map(|number| *number as f64)
        }
        kind if is_evaluated(kind, false) => {
            let operands: Vec<f64> = (0..op.num_operands()).map(operand).collect::<Option<_>>()?;
            applied(op, &operands)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::constant;
    use grpo_io::Context;
    use grpo_ir::{Kind, Op};
    use melior::ir::Module;
    use pretty_assertions::assert_eq;

    const MODULE: &str = "func.func private @sum(%low: tensor<f32>, %x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.add %low, %x : tensor<f32>
  return %0 : tensor<f32>
}
func.func public @main(%x: tensor<f32>, %n: tensor<i32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<bf16>, tensor<i8>, tensor<4xf32>) {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %tenth = stablehlo.constant dense<0.1> : tensor<f32>
  %yes = stablehlo.constant dense<true> : tensor<i1>
  %big = stablehlo.constant dense<100> : tensor<i8>
  %two = func.call @sum(%one, %one) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %unknown = func.call @sum(%one, %x) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %inexact = stablehlo.add %tenth, %one : tensor<f32>
  %rounded = stablehlo.convert %tenth : (tensor<f32>) -> tensor<bf16>
  %wraps = stablehlo.add %big, %big : tensor<i8>
  %branch = \"stablehlo.if\"(%yes) ({
    %both = stablehlo.add %one, %one : tensor<f32>
    stablehlo.return %both : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %all = stablehlo.broadcast_in_dim %branch, dims = [] : (tensor<f32>) -> tensor<4xf32>
  return %two, %unknown, %inexact, %rounded, %wraps, %all : tensor<f32>, tensor<f32>, tensor<f32>, tensor<bf16>, tensor<i8>, tensor<4xf32>
}";

    #[test]
    fn constants_follow_from_calls_branches_and_exact_arithmetic() {
        let context = Context::new();
        let module = Module::parse(context.melior(), MODULE).expect("a module");
        let ends = Op::of_module(&module).walk().into_iter().filter(|op| op.is(Kind::FuncReturn));
        let end = ends.last().expect("a terminator");
        let numbers: Vec<Option<f64>> = end.operands().map(constant).collect();
        assert_eq!(numbers, [Some(2.0), None, None, Some(0.10009765625), None, Some(2.0)]);
    }
}
