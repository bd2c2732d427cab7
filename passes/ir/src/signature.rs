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
