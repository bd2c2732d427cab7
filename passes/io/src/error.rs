//! The error type of the passes and the driver.

use crate::diagnostics::{Diagnostic, Position, Severity, Source, readable_location, render_all};

/// A failure. Each kind has one exit code of the command line.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Input that cannot be read, verified or written.
    #[error("{0}")]
    Input(String),
    /// The same with diagnostics that have locations.
    #[error("{text}")]
    Diagnosed {
        /// The diagnostics, in order.
        diagnostics: Vec<Diagnostic>,
        /// The diagnostics as printed, with source lines.
        text: String,
    },
    /// A pass that failed or made the module invalid.
    #[error("{}error: pass `{pass}` failed: {message}", prefix(location))]
    Pass {
        /// The name of the pass.
        pass: String,
        /// The location as MLIR prints it; empty if there is none.
        location: String,
        /// The reason.
        message: String,
    },
    /// An invalid option or pass pipeline.
    #[error("error: {0}")]
    Usage(String),
    /// `--strict`: losses that were not fused.
    #[error("error: {0}")]
    Strict(String),
    /// The TPU compiler or its library.
    #[error("error: {0}")]
    Compiler(String),
    /// Reading or writing a file.
    #[error("{path}: error: {source}")]
    Io {
        /// The path of the file, or `<stdout>`.
        path: String,
        /// The failure of the operating system.
        source: std::io::Error,
    },
}

fn prefix(location: &str) -> String {
    match location {
        "unknown" | "" => String::new(),
        place => format!("{}: ", readable_location(place)),
    }
}

impl Error {
    /// An error with MLIR's diagnostics. Messages show the source lines that they refer to, with `source`.
    pub fn diagnosed(diagnostics: Vec<Diagnostic>, source: Option<&Source<'_>>) -> Error {
        let text = render_all(&diagnostics, source);
        Error::Diagnosed { diagnostics, text }
    }

    /// An error at a position of the input, with advice as a note.
    pub fn at(place: &Position, message: impl Into<String>, note: Option<String>) -> Error {
        let location = format!("{:?}:{}:{}", place.file, place.line, place.column);
        let notes = note.map(Diagnostic::note).into_iter().collect();
        let diagnostic = Diagnostic { notes, ..Diagnostic::new(Severity::Error, &location, message) };
        Error::diagnosed(vec![diagnostic], None)
    }

    /// The error as diagnostics, for `--verify-diagnostics`; empty if it does not refer to the input.
    pub fn diagnostics(&self) -> Vec<Diagnostic> {
        match self {
            Error::Diagnosed { diagnostics, .. } => diagnostics.clone(),
            Error::Pass { location, message, .. } => {
                vec![Diagnostic::new(Severity::Error, location, message)]
            }
            _ => vec![],
        }
    }

    /// The exit code of the command line: 1 bad input or a failed pass, 2 usage, 3 strict refusal.
    pub fn exit_code(&self) -> u8 {
        match self {
            Error::Usage(_) => 2,
            Error::Strict(_) => 3,
            Error::Input(_)
            | Error::Diagnosed { .. }
            | Error::Pass { .. }
            | Error::Compiler(_)
            | Error::Io { .. } => 1,
        }
    }
}

/// The library's result type.
pub type Result<T> = std::result::Result<T, Error>;
