//! Errors of the text, of the caller, and of the running kernel.

/// Why a kernel cannot be read or did not run to its end.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Error {
    /// MLIR refused the text.
    #[error("the kernel's text cannot be parsed: {0}")]
    Parse(String),
    /// The text is MLIR, but no versioned Mosaic kernel that the interpreter can run.
    #[error("no Mosaic kernel to run: {0}")]
    Module(String),
    /// An operation that the interpreter does not know.
    #[error("{location}: unknown operation `{op}`")]
    UnknownOp {
        /// The operation without the `stable_mosaic.` prefix.
        op: String,
        /// Its position in the text.
        location: String,
    },
    /// An operation with operands, attributes or types that it cannot have.
    #[error("{location}: `{op}`: {message}")]
    Malformed {
        /// The operation without the `stable_mosaic.` prefix.
        op: String,
        /// Its position in the text.
        location: String,
        /// What is wrong with it.
        message: String,
    },
    /// The caller's arrays do not fit the kernel.
    #[error("operands do not fit the kernel: {0}")]
    Operands(String),
    /// The kernel did something wrong at a place in its text.
    #[error("{location}: `{op}` in grid step {step:?}: {fault}")]
    Run {
        /// The operation without the `stable_mosaic.` prefix.
        op: String,
        /// Its position in the text.
        location: String,
        /// The grid indices of the step.
        step: Vec<i64>,
        /// What happened.
        fault: Fault,
    },
    /// A window copy failed between two steps.
    #[error("operand {operand} in grid step {step:?}: {fault}")]
    Window {
        /// The operand's number, counted without grid indices.
        operand: usize,
        /// The grid indices of the step.
        step: Vec<i64>,
        /// What happened.
        fault: Fault,
    },
    /// The kernel ended in a bad state.
    #[error("at the end of the kernel: {0}")]
    End(Fault),
}

/// What a kernel did wrong while it ran.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Fault {
    /// An access outside a buffer.
    #[error("out of bounds: {0}")]
    OutOfBounds(String),
    /// An access to memory with a copy in flight.
    #[error("race: {0}")]
    Race(String),
    /// A wait that never ends, or a semaphore that is not zero at the end.
    #[error("semaphore: {0}")]
    Semaphore(String),
    /// An output element that the kernel never wrote.
    #[error("output {output} has {count} elements that were never written, the first is {index:?}")]
    Unwritten {
        /// The output's number.
        output: usize,
        /// The first such element.
        index: Vec<usize>,
        /// How many there are.
        count: usize,
    },
    /// A division by zero, a failed assertion, and the like.
    #[error("{0}")]
    Undefined(String),
    /// Operands whose kinds do not fit the operation.
    #[error("malformed: {0}")]
    Malformed(String),
    /// More work or memory than the limit allows.
    #[error("limit: {0}")]
    Limit(String),
}
