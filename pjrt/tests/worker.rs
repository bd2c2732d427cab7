//! Processes that compile: this same executable.

use grpo_pjrt_api::{WORKER_ARGUMENT, Worker};

/// How to start the process that compiles; see `worker_process` in main.rs.
pub fn worker() -> Worker {
    Worker {
        executable: std::env::current_exe().expect("this executable"),
        arguments: ["worker_process", WORKER_ARGUMENT, "--exact", "--nocapture"]
            .map(Into::into)
            .to_vec(),
    }
}
