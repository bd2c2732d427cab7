//! Loops, conditionals and manual computations with other operands, block arguments and results.

use crate::build::Builder;
use crate::handle::{Block, Op, Val};
use melior::ir::{Type, TypeLike};
use mlir_sys::*;

impl<'c> Block<'c> {
    /// Adds an argument as the last one.
    pub fn add_arg(self, ty: Type<'c>) -> Val<'c> {
        let parent = self.parent().expect("the block of an operation");
        unsafe {
            Val::from_raw(mlirBlockAddArgument(self.raw(), ty.to_raw(), parent.location().to_raw()))
        }
    }
}

impl<'c> Op<'c> {
    /// Replaces all operands; the number may change.
    pub fn set_operands(self, operands: &[Val<'c>]) {
        let raw: Vec<MlirValue> = operands.iter().map(|v| v.raw()).collect();
        unsafe { mlirOperationSetOperands(self.raw(), raw.len().cast_signed(), raw.as_ptr()) }
    }

    /// Replaces the operation by one with these operands and the same attributes, whose blocks have only the arguments `args` and
    /// whose results are the old results `kept` and further ones of the types `added`. Other arguments and results must have no uses.
    /// A block that keeps all of its arguments stays the same block. Terminators are left to the caller, as are the inherent
    /// attributes of an operation of an unregistered dialect.
    pub fn with_signature(
        self,
        operands: &[Val<'c>],
        args: &[usize],
        kept: &[usize],
        added: &[Type<'c>],
    ) -> Op<'c> {
        let b = Builder::before(self);
        let mut regions = Vec::new();
        for old in self.regions() {
            let all = old.blocks().first().map(|block| block.args()).unwrap_or_default();
            if all.len() == args.len() {
                regions.push(old.moved());
                continue;
            }
            let types: Vec<Type> = args.iter().map(|i| all[*i].mlir_type()).collect();
            let (region, new) = b.region(&types);
            for (i, arg) in args.iter().zip(new.args()) {
                all[*i].replace_all_uses(arg);
            }
            let end = Builder::at_end(new, b);
            old.blocks().into_iter().flat_map(Block::ops).for_each(|op| end.insert_op(op));
            regions.push(region);
        }
        let types = kept.iter().map(|i| self.result(*i).mlir_type());
        let types: Vec<Type> = types.chain(added.iter().copied()).collect();
        let new = b.op(self.kind(), operands, &[], &types, &regions);
        for (name, value) in self.attributes() {
            new.set_attr(name, value);
        }
        for (at, i) in kept.iter().enumerate() {
            self.result(*i).replace_all_uses(new.result(at));
        }
        self.erase();
        new
    }
}

#[cfg(test)]
mod tests {
    use crate::{Block, Kind, Op, Val, rewrite};
    use grpo_io::Context;
    use melior::ir::Module;
    use pretty_assertions::assert_eq;

    /// A loop that carries an index and two arrays, of which it reads only the first one.
    const TEXT: &str =
        "func.func @f(%i: tensor<i32>, %x: tensor<2xf32>, %y: tensor<3xf32>) -> tensor<2xf32> {
      %r:3 = stablehlo.while(%k = %i, %a = %x, %b = %y) : tensor<i32>, tensor<2xf32>, tensor<3xf32>
          attributes {test.mark} cond {
        %c = stablehlo.compare LT, %k, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %c : tensor<i1>
      } do {
        %s = stablehlo.sine %a : tensor<2xf32>
        stablehlo.return %k, %s, %b : tensor<i32>, tensor<2xf32>, tensor<3xf32>
      }
      return %r#1 : tensor<2xf32>
    }";

    /// Applies `change` to the loop and its two blocks. Verifies the module and returns its text.
    fn changed(change: impl for<'c> FnOnce(Op<'c>, [Block<'c>; 2])) -> String {
        let context = Context::new();
        let mut module = Module::parse(context.melior(), TEXT).expect("a module");
        rewrite(&mut module, |module| {
            let of = module.walk().into_iter().find(|op| op.is(Kind::While)).expect("a loop");
            let blocks: Vec<Block> = of.regions().into_iter().flat_map(|r| r.blocks()).collect();
            change(of, [blocks[0], blocks[1]]);
        });
        assert!(Op::of_module(&module).verify());
        module.as_operation().to_string()
    }

    #[test]
    fn operands_arguments_and_results_are_removed() {
        let text = changed(|of, [_, body]| {
            let end = body.terminator().expect("a loop's body ends");
            end.set_operands(&[end.operand(0), end.operand(1)]);
            let operands: Vec<Val> = of.operands().take(2).collect();
            let new = of.with_signature(&operands, &[0, 1], &[0, 1], &[]);
            assert_eq!((new.num_operands(), new.num_results()), (2, 2));
            assert!(new.attr("test.mark").is_some());
            assert!(of.block().is_none(), "the old loop is erased");
            // The function returns what the loop computes from the same argument as before.
            assert_eq!(new.result(1).uses().len(), 1);
            let sine =
                new.walk().into_iter().find(|op| op.is(Kind::Sine)).expect("the body's operation");
            assert!(sine.operand(0) == new.regions()[1].blocks()[0].arg(1));
        });
        assert!(text.contains(") : tensor<i32>, tensor<2xf32> attributes"), "{text}");
    }

    #[test]
    fn operands_arguments_and_results_are_added() {
        changed(|of, blocks| {
            let added = of.operand(2);
            let [_, arg] = blocks.map(|block| block.add_arg(added.mlir_type()));
            let end = blocks[1].terminator().expect("a loop's body ends");
            end.set_operands(&end.operands().chain([arg]).collect::<Vec<_>>());
            let operands: Vec<Val> = of.operands().chain([added]).collect();
            let new = of.with_signature(&operands, &[0, 1, 2, 3], &[0, 1, 2], &[added.mlir_type()]);
            assert_eq!((new.num_operands(), new.num_results()), (4, 4));
            assert!(new.result(3).mlir_type() == added.mlir_type());
            // Blocks that keep their arguments stay.
            let kept: Vec<Block> = new.regions().into_iter().flat_map(|r| r.blocks()).collect();
            assert!(kept == blocks);
        });
    }
}
