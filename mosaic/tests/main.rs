//! The integration tests, one executable: a module per file of this folder.

mod accept;
mod capabilities;
mod gradients;
mod kernels;
mod ops;
mod plan;
mod stash;
mod tables;
mod two_phases;
mod versions;

#[path = "support/at_hand.rs"]
mod at_hand;
#[path = "support/cases.rs"]
mod cases;
#[path = "support/checks.rs"]
mod checks;
#[path = "support/columns.rs"]
mod columns;
#[path = "support/compared.rs"]
mod compared;
#[path = "support/compiler.rs"]
mod compiler;
#[path = "support/lower.rs"]
mod lower;
#[path = "support/phases.rs"]
mod phases;
#[path = "support/recorded.rs"]
mod recorded;
#[path = "support/reference.rs"]
mod reference;
#[path = "support/run.rs"]
mod run;
#[path = "support/scalar.rs"]
mod scalar;
#[path = "support/tensor.rs"]
mod tensor;

/// The process that compiles is this test executable, marked by an extra filter that matches nothing.
#[test]
fn worker_process() {
    if std::env::args().any(|argument| argument == grpo_pjrt_api::WORKER_ARGUMENT) {
        grpo_pjrt_api::worker_main();
    }
}
