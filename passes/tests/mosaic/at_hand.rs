//! The TPU compiler at hand: `GRPO_LIBTPU`, else the set-up's. The worker is the test executable, which
//! must have a test `worker_process` that calls [`work`].

use grpo_passes::mosaic::version;
use grpo_passes::pjrt::{self, CompileOptions, Compiled, Error, Topology, WORKER_ARGUMENT, Worker};
use std::sync::OnceLock;

/// The worker's side; the extra filter, which matches nothing, tells it apart.
pub fn work() {
    if std::env::args().any(|argument| argument == WORKER_ARGUMENT) {
        pjrt::worker_main();
    }
}

/// Compiles a program.
pub fn compile(topology: &str, program: &str, options: &CompileOptions) -> Result<Compiled, Error> {
    let worker = Worker {
        executable: std::env::current_exe().expect("this executable"),
        arguments: ["worker_process", WORKER_ARGUMENT, "--exact", "--nocapture"]
            .map(Into::into)
            .to_vec(),
    };
    let libtpu = pjrt::find_libtpu(None).expect("libtpu is needed by this test");
    let topology: Topology = topology.parse().expect("a topology");
    pjrt::compile_in_child(&worker, &libtpu, &topology, program.as_bytes(), options)
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
