//! MLIR's pass manager, for upstream passes.

use crate::capi::{collect, raw_context, sref, succeeded};
use crate::kind::Kind;
use melior::ContextRef;
use melior::ir::Module;
use mlir_sys::*;
use std::marker::PhantomData;

/// A pipeline of registered passes.
pub struct PassManager<'c> {
    raw: MlirPassManager,
    context: PhantomData<&'c melior::Context>,
}

impl<'c> PassManager<'c> {
    /// Parses a textual pipeline. The verifier does not run between passes.
    ///
    /// # Errors
    /// MLIR's message for an invalid pipeline.
    pub fn parse(context: ContextRef<'c>, pipeline: &str) -> Result<PassManager<'c>, String> {
        let raw =
            unsafe { mlirPassManagerCreateOnOperation(raw_context(context), sref(Kind::Module.name())) };
        let manager = PassManager { raw, context: PhantomData };
        let (message, result) = collect(|cb, d| unsafe {
            let top = mlirPassManagerGetAsOpPassManager(manager.raw);
            mlirOpPassManagerAddPipeline(top, sref(pipeline), cb, d)
        });
        if !succeeded(result) {
            return Err(String::from_utf8_lossy(&message).trim().to_string());
        }
        unsafe { mlirPassManagerEnableVerifier(manager.raw, false) };
        Ok(manager)
    }

    /// Runs the passes. Returns true on success.
    pub fn run(&self, module: &mut Module<'_>) -> bool {
        succeeded(unsafe { mlirPassManagerRunOnOp(self.raw, mlirModuleGetOperation(module.to_raw())) })
    }
}

impl Drop for PassManager<'_> {
    fn drop(&mut self) {
        unsafe { mlirPassManagerDestroy(self.raw) }
    }
}
