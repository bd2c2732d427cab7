//! The TPU compiler for tests: processes of this same executable.

use grpo_pjrt_api::store::Store;
use grpo_pjrt_api::{Compiler, WORKER_ARGUMENT, Worker, find_libtpu};
use std::sync::LazyLock;

/// How to start the process that compiles; see `worker_process` in main.rs.
pub fn worker() -> Worker {
    Worker {
        executable: std::env::current_exe().expect("this executable"),
        arguments: ["worker_process", WORKER_ARGUMENT, "--exact", "--nocapture"]
            .map(Into::into)
            .to_vec(),
    }
}

/// The compiler of all tests; what the store has is not compiled again.
pub fn compiler() -> &'static Compiler {
    static COMPILER: LazyLock<Compiler> = LazyLock::new(|| {
        let libtpu = find_libtpu(None).expect("libtpu is needed by this test");
        Compiler::new(worker(), libtpu, Store::of_environment())
    });
    &COMPILER
}
