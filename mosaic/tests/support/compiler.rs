//! The TPU compiler for tests: processes of this same executable.

use grpo_pjrt_api::store::Store;
use grpo_pjrt_api::{Compiler, Worker, find_libtpu};
use std::sync::LazyLock;

/// The compiler of all tests; what the store has is not compiled again.
pub fn compiler() -> &'static Compiler {
    static COMPILER: LazyLock<Compiler> = LazyLock::new(|| {
        let libtpu = find_libtpu(None).expect("libtpu is needed by this test");
        Compiler::new(Worker::of_tests(), libtpu, Store::of_environment())
    });
    &COMPILER
}
