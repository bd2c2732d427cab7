//! An MLIR context with every dialect that grpo-opt reads, and its diagnostics.

use crate::diagnostics::Diagnostics;
use grpo_ir::{PassManager, capi};
use melior::ContextRef;
use melior::dialect::DialectRegistry;
use melior::ir::{Location, Module};
use mlir_sys::*;
use std::sync::Once;

/// A context and its diagnostics.
pub struct Context {
    melior: melior::Context,
    /// MLIR's diagnostics; see [`Diagnostics::take`].
    pub diagnostics: Diagnostics,
}

impl Context {
    /// A context with MLIR's dialects, StableHLO, CHLO and VHLO. Operations of other dialects, such as Shardy's, are accepted in
    /// generic form.
    ///
    /// Multithreading is off: one thread reads and rewrites modules, and a pool would cost start-up time.
    pub fn new() -> Context {
        let registry = DialectRegistry::new();
        // SAFETY: the registry is alive, and dialects may be registered into it.
        unsafe {
            mlirRegisterAllDialects(registry.to_raw());
            let stablehlo = capi::mlirGetDialectHandle__stablehlo__();
            mlirDialectHandleInsertDialect(stablehlo, registry.to_raw());
        }
        let melior = melior::Context::new_with_registry(&registry, false);
        melior.set_allow_unregistered_dialects(true);
        let diagnostics = Diagnostics::attach(melior.to_raw());
        let context = Context { melior, diagnostics };
        context.load_chlo();
        context
    }

    /// melior's context.
    pub fn melior(&self) -> &melior::Context {
        &self.melior
    }

    /// A reference to melior's context.
    pub fn to_ref(&self) -> ContextRef<'_> {
        // SAFETY: the context lives as long as the reference to it.
        unsafe { ContextRef::from_raw(self.raw()) }
    }

    /// The C API's handle.
    pub fn raw(&self) -> MlirContext {
        self.melior.to_raw()
    }

    /// Loads CHLO and VHLO. The library exports no handles of them, but its passes load their dependent dialects.
    fn load_chlo(&self) {
        static REGISTER: Once = Once::new();
        // SAFETY: passes are registered once.
        REGISTER.call_once(|| unsafe { capi::mlirRegisterAllStablehloPasses() });
        let pipeline = "func.func(stablehlo-complex-math-expander),stablehlo-legalize-to-vhlo";
        let mut module = Module::new(Location::unknown(&self.melior));
        let manager = PassManager::parse(self.to_ref(), pipeline);
        let loaded = manager.is_ok_and(|manager| manager.run(&mut module));
        assert!(loaded, "the MLIR library cannot run `{pipeline}`: {:?}", self.diagnostics.take());
    }

    /// Registers every pass of MLIR and StableHLO, for pipelines with upstream passes.
    pub fn register_passes() {
        static REGISTER: Once = Once::new();
        // SAFETY: passes are registered once.
        REGISTER.call_once(|| unsafe {
            mlirRegisterAllPasses();
            capi::torchMlirRegisterAllPasses();
        });
    }
}

impl Default for Context {
    fn default() -> Context {
        Context::new()
    }
}
