//! The TPU compiler at hand: `GRPO_LIBTPU`, else the set-up's.

use crate::compiler::compiler;
use grpo_mosaic::version;
use grpo_pjrt_api::{CompileOptions, Compiled, Error, Topology};
use std::sync::OnceLock;

/// Compiles a program.
pub fn compile(topology: &str, program: &str, options: &CompileOptions) -> Result<Compiled, Error> {
    let topology: Topology = topology.parse().expect("a topology");
    compiler().compile(&topology, program.as_bytes(), options)
}

/// How the compiler describes itself, and the version of Mosaic's form to write for it.
pub fn known() -> &'static (String, u32) {
    static KNOWN: OnceLock<(String, u32)> = OnceLock::new();
    KNOWN.get_or_init(|| {
        let trivial =
            "func.func public @main(%a: tensor<8xf32>) -> tensor<8xf32> { return %a : tensor<8xf32> }";
        let compiled = compile("v6e:2x2", trivial, &CompileOptions::default()).expect("a compiler");
        let version = version::of_compiler(&compiled.compiler).expect("a description with its change");
        (compiled.compiler, version)
    })
}
