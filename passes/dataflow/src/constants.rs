//! Values each of whose elements is the same number.

use crate::evaluate::{Domain, Memo};
use crate::splat_number;
use grpo_ir::numbers::truncate;
use grpo_ir::{CompareType, Elementwise, Kind, Op, Region, TensorType, Val, compare_type, direction};
use std::rc::Rc;

/// The number that each element of a value is.
pub fn constant(v: Val) -> Option<f64> {
    splat_number(v).or_else(|| Constants::default().number(v))
}

/// A number in each of several trips of a loop, where it is known in one of them. Truth values are 0 and 1.
pub(crate) type Lanes = Rc<[Option<f64>]>;

/// Values outside of loops: one lane.
#[derive(Default)]
pub(crate) struct Constants<'c>(Memo<'c, Lanes>);

impl<'c> Constants<'c> {
    /// The number that each element of `v` is.
    pub fn number(&mut self, v: Val<'c>) -> Option<f64> {
        self.value(v)?[0]
    }

    /// Enters the number of `v`, such as a block's argument.
    pub fn assume(&mut self, v: Val<'c>, number: f64) {
        self.0.assume(v, Rc::new([Some(number)]));
    }
}

impl<'c> Domain<'c> for Constants<'c> {
    type Value = Lanes;

    fn memo(&mut self) -> &mut Memo<'c, Lanes> {
        &mut self.0
    }

    fn computed(&mut self, v: Val<'c>) -> Option<Lanes> {
        computed(self, v, 1)
    }
}

/// f64 represents all integers up to this one.
const MOST_INTEGER: f64 = 9e15;

/// [`Domain::computed`] for the numbers in so many lanes.
pub(crate) fn computed<'c>(
    domain: &mut impl Domain<'c, Value = Lanes>,
    v: Val<'c>,
    lanes: usize,
) -> Option<Lanes> {
    let (op, elem) = (v.def()?, TensorType::of(v)?.elem);
    let lanes = 0..lanes;
    let numbers: Lanes = match op.kind() {
        Kind::Constant => {
            let number = splat_number(v).filter(|x| elem.is_float() || x.abs() < MOST_INTEGER)?;
            lanes.map(|_| Some(number)).collect()
        }
        Kind::Case | Kind::If => {
            let in_all = |numbers: Lanes| {
                numbers[0].filter(|first| numbers.iter().all(|number| *number == Some(*first)))
            };
            let block = taken_by(op, |v| domain.value(v).and_then(in_all))?.only_block()?;
            return domain.value(block.terminator()?.operand(v.result_index()));
        }
        Kind::Select => {
            let conditions = domain.value(op.operand(0))?;
            let mut chosen = [1, 2].map(|i| (op.operand(i), None));
            let mut in_lane = |lane: usize| {
                let (v, numbers) = &mut chosen[usize::from(conditions[lane]? == 0.0)];
                numbers.get_or_insert_with(|| domain.value(*v)).as_ref()?[lane]
            };
            lanes.map(&mut in_lane).collect()
        }
        kind if is_evaluated(kind, elem.is_float()) => {
            let operands: Vec<Lanes> = op.operands().map(|v| domain.value(v)).collect::<Option<_>>()?;
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

/// True for operations whose results follow from numbers: of float arithmetic only sums and differences, such as those of masks.
pub(crate) fn is_evaluated(kind: Kind, is_float: bool) -> bool {
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
