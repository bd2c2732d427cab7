//! The outcome of rewriting one program.

use grpo_driver::guard::guarded;
use grpo_io::error::Error;

/// A rewritten program.
pub struct Fused {
    pub program: Vec<u8>,
    pub name: String,
    /// The message for the user once the program is compiled.
    pub decisions: String,
}

/// Why a program was not rewritten.
#[derive(Debug)]
pub enum Failure {
    /// An error that the same input causes in every process.
    Program(String),
    /// An error of this process, after which another process may succeed.
    Fault(String),
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (Failure::Program(why) | Failure::Fault(why)) = self;
        f.write_str(why)
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        Failure::Program(error.to_string())
    }
}

/// Runs `f`; a panic is a fault.
pub fn caught<R>(f: impl FnOnce() -> Result<R, Failure>) -> Result<R, Failure> {
    guarded(f).unwrap_or_else(|panic| Err(Failure::Fault(format!("internal error: {panic}"))))
}
