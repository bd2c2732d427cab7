//! Values each of whose elements is the same number.

use crate::evaluate::{Domain, Memo};
use crate::splat_number;
use grpo_ir::numbers::truncate;
use grpo_ir::{CompareType, Elementwise, Kind, Op, Region, TensorType, Val, compare_type, direction};

/// The number that each element of a value is.
pub fn constant(v: Val) -> Option<f64> {
    splat_number(v).or_else(|| Constants::default().value(v))
}

/// Numbers, and truth values as 0 and 1. Of float arithmetic, exact or infinite sums and differences, such as those of masks.
#[derive(Default)]
pub(crate) struct Constants<'c>(Memo<'c, f64>);

impl<'c> Domain<'c> for Constants<'c> {
    type Value = f64;

    fn memo(&mut self) -> &mut Memo<'c, f64> {
        &mut self.0
    }

    fn computed(&mut self, v: Val<'c>) -> Option<f64> {
        let (op, elem) = (v.def()?, TensorType::of(v)?.elem);
        match op.kind() {
            // f64 represents no larger integers exactly.
            Kind::Constant => splat_number(v).filter(|x| elem.is_float() || x.abs() < 9e15),
            Kind::BroadcastInDim | Kind::Reshape => self.value(op.operand(0)),
            Kind::Convert => self.value(op.operand(0)).and_then(|x| elem.converted(x)),
            Kind::Case | Kind::If => {
                let block = taken_by(op, |v| self.value(v))?.only_block()?;
                self.value(block.terminator()?.operand(v.result_index()))
            }
            Kind::Compare if compare_type(op) != Some(CompareType::TotalOrder) => {
                let [a, b] = [0, 1].map(|i| self.value(op.operand(i)));
                Some(f64::from(u8::from(direction(op)?.holds(&a?, &b?))))
            }
            Kind::Select => {
                let chosen = if self.value(op.operand(0))? != 0.0 { 1 } else { 2 };
                self.value(op.operand(chosen))
            }
            kind => {
                let operation = kind.elementwise()?;
                let sums = matches!(operation, Elementwise::Add | Elementwise::Subtract);
                (sums || !elem.is_float()).then_some(())?;
                let operands: Vec<f64> = op.operands().map(|v| self.value(v)).collect::<Option<_>>()?;
                if elem.is_float() {
                    let exact = |x: &f64| elem.converted(*x) == Some(*x);
                    return operation.on_floats(&operands).filter(exact);
                }
                let integers: Vec<i64> = operands.iter().map(|x| truncate(*x)).collect();
                operation.on_integers(elem, &integers).map(|x| x as f64)
            }
        }
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
