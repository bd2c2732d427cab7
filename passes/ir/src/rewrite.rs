//! Exclusive access to a module for a rewrite, and deferred erasure.
//!
//! Handles are copyable, so a rewrite may hold several of an operation that it erases. [`Op::erase`] therefore only unlinks the
//! operation; [`rewrite()`] frees it after the last handle: handles of the module cannot exist before it, since it borrows the module
//! exclusively, nor leave it, since their lifetime is the closure's own.

use crate::handle::Op;
use melior::ir::Module;
use mlir_sys::*;
use std::cell::RefCell;

thread_local! {
    /// The erased operations of the innermost [`rewrite()`] of this thread; none outside of one.
    static ERASED: RefCell<Option<Vec<MlirOperation>>> = const { RefCell::new(None) };
}

/// Frees the erased operations, also when a rewrite panics, and continues the enclosing rewrite.
struct Scope {
    enclosing: Option<Vec<MlirOperation>>,
}

impl Drop for Scope {
    fn drop(&mut self) {
        let mut erased = ERASED.replace(self.enclosing.take()).unwrap_or_default();
        erased.sort_unstable_by_key(|op| op.ptr.addr());
        erased.dedup_by_key(|op| op.ptr);
        // SAFETY: each is detached, so that none is part of another, and has no uses; no handle is left (see above).
        erased.into_iter().for_each(|op| unsafe { mlirOperationDestroy(op) });
    }
}

/// Runs a rewrite of a module. Operations that it erases are freed afterwards.
///
/// No handle outlives the rewrite:
///
/// ```compile_fail,E0521
/// # use grpo_io::Context;
/// # use melior::ir::{Location, Module};
/// # let context = Context::new();
/// # let mut module = Module::new(Location::unknown(context.melior()));
/// let mut escaped = None;
/// grpo_ir::rewrite(&mut module, |module| escaped = Some(module));
/// ```
pub fn rewrite<R: 'static>(module: &mut Module<'_>, run: impl for<'m> FnOnce(Op<'m>) -> R) -> R {
    let _scope = Scope { enclosing: ERASED.replace(Some(Vec::new())) };
    run(Op::of_module(module))
}

impl Op<'_> {
    /// Unlinks the operation from its block, and it and the operations in it from their operands. Its results must have no uses. The
    /// enclosing [`rewrite()`] frees it; outside of one it stays allocated.
    pub fn erase(self) {
        assert!(
            self.results().all(|v| v.is_unused()),
            "{} is erased while its results have uses",
            self.name()
        );
        for op in std::iter::once(self).chain(self.walk()) {
            // SAFETY: the operation is alive; it does not read operands.
            unsafe { mlirOperationSetOperands(op.raw(), 0, std::ptr::null()) };
        }
        self.detach();
        ERASED.with_borrow_mut(|erased| erased.iter_mut().for_each(|erased| erased.push(self.raw())));
    }
}

#[cfg(test)]
mod tests {
    use super::rewrite;
    use crate::{Kind, Op, Val};
    use grpo_io::Context;
    use melior::ir::Module;
    use pretty_assertions::assert_eq;

    const TEXT: &str = "func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
      %0 = stablehlo.sine %x : tensor<2xf32>
      %1 = stablehlo.cosine %0 : tensor<2xf32>
      return %x : tensor<2xf32>
    }";

    fn op(module: Op, kind: Kind) -> Op {
        module.walk().into_iter().find(|op| op.is(kind)).expect("an operation of the text")
    }

    #[test]
    fn handles_of_erased_operations_are_valid_in_the_rewrite() {
        let context = Context::new();
        let mut module = Module::parse(context.melior(), TEXT).unwrap();
        rewrite(&mut module, |module| {
            let [sine, cosine] = [Kind::Sine, Kind::Cosine].map(|kind| op(module, kind));
            cosine.erase();
            assert!(sine.result(0).is_unused());
            sine.erase();
            sine.erase();
            assert_eq!(
                [sine, cosine].map(|op| (op.name(), op.num_operands(), op.block())),
                [("stablehlo.sine", 0, None), ("stablehlo.cosine", 0, None)]
            );
        });
        assert!(Op::of_module(&module).walk().into_iter().all(|op| !op.is(Kind::Sine)));
        assert!(Op::of_module(&module).verify());
    }

    #[test]
    #[should_panic(expected = "stablehlo.sine is erased while its results have uses")]
    fn an_operation_with_uses_is_not_erased() {
        let context = Context::new();
        let mut module = Module::parse(context.melior(), TEXT).unwrap();
        rewrite(&mut module, |module| op(module, Kind::Sine).erase());
    }

    #[test]
    fn erasing_an_operation_unlinks_those_in_it() {
        let context = Context::new();
        let mut module = Module::parse(context.melior(), TEXT).unwrap();
        rewrite(&mut module, |module| {
            let (function, sine) = (op(module, Kind::Func), op(module, Kind::Sine));
            let argument: Val = function.regions()[0].blocks()[0].arg(0);
            function.erase();
            assert_eq!((argument.uses().len(), sine.result(0).is_unused()), (0, true));
        });
    }
}
