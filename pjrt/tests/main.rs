//! The integration tests, one executable: a module per file of this folder.

mod compiler;

/// The process that compiles is this test executable, marked by an extra filter that matches nothing.
#[test]
fn worker_process() {
    if std::env::args().any(|argument| argument == grpo_pjrt_api::WORKER_ARGUMENT) {
        grpo_pjrt_api::worker_main();
    }
}
