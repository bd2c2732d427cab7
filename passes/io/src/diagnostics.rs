//! Captures and renders MLIR's diagnostics.

#![allow(
    clippy::undocumented_unsafe_blocks,
    reason = "each block calls MLIR with a diagnostic or a location that is alive"
)]

use grpo_ir::capi::{from_sref, text};
use grpo_ir::{Op, location_text};
use melior::ir::Location;
use mlir_sys::*;
use std::ffi::c_void;
use std::fmt::Write;
use std::sync::{Arc, Mutex};

/// The severity of a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// The input or a pass fails.
    Error,
    /// Suspicious, but accepted.
    Warning,
    /// An addition to another diagnostic.
    Note,
    /// A decision of a pass.
    Remark,
}

impl Severity {
    /// The word that MLIR prints and that `expected-error {{…}}` has.
    pub fn word(self) -> &'static str {
        match self {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
            Severity::Remark => "remark",
        }
    }
}

/// A position in a source file. Lines and columns start at 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The file name as in the location.
    pub file: String,
    /// From 1.
    pub line: usize,
    /// From 1.
    pub column: usize,
}

impl Position {
    /// The first file position in a location as MLIR prints it: `"f.mlir":3:5`, or the innermost one of a named, fused or call-site
    /// location.
    pub fn find_in(location: &str) -> Option<Position> {
        Position::all_in(location).next()
    }

    /// True if an operation's location has a file position.
    pub fn is_of(op: Op) -> bool {
        Position::find_in(&op.location_text()).is_some()
    }

    /// The file positions in a location, the innermost first. MLIR prints a quote within a name as `\22`.
    fn all_in(location: &str) -> impl Iterator<Item = Position> + '_ {
        let names = location.split('"').skip(1).step_by(2);
        let behind = location.split('"').skip(2).step_by(2);
        names.zip(behind).filter_map(|(file, behind)| {
            let mut numbers = behind.strip_prefix(':')?.split(|c: char| !c.is_ascii_digit());
            let mut number = || numbers.next()?.parse().ok();
            Some(Position { file: file.into(), line: number()?, column: number()? })
        })
    }

    /// True for the user's code: a file that is in no installed package and not in Python's library.
    fn is_users(&self) -> bool {
        const INSTALLED: [&str; 4] = ["/site-packages/", "/dist-packages/", "/lib/python3.", "<frozen "];
        !INSTALLED.iter().any(|folder| self.file.contains(folder))
    }

    /// The innermost position in the user's code; without one, the innermost position.
    pub fn of_user(location: &str) -> Option<Position> {
        Position::all_in(location).find(Position::is_users).or_else(|| Position::find_in(location))
    }

    /// The caller of [`Position::of_user`]'s file: the next position in the user's code in another file.
    pub(crate) fn of_caller(location: &str) -> Option<Position> {
        let user = Position::of_user(location)?;
        Position::all_in(location)
            .filter(Position::is_users)
            .skip_while(|p| *p != user)
            .find(|p| p.file != user.file && !p.file.starts_with('<'))
    }
}

impl std::fmt::Display for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}:{}", self.file, self.line, self.column)
    }
}

/// `FILE:LINE:COL` of a location, or MLIR's text if it has no position.
pub(crate) fn readable_location(location: &str) -> String {
    Position::find_in(location).map_or_else(|| location.to_string(), |p| p.to_string())
}

/// One diagnostic with its notes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The severity that MLIR reports.
    pub severity: Severity,
    /// The location as MLIR prints it, without `loc(…)`.
    pub location: String,
    /// The text without severity and location.
    pub message: String,
    /// Additions, such as the printed operation; often empty.
    pub notes: Vec<Diagnostic>,
}

/// Limits of a note's length: MLIR attaches the operation, which may be a module.
const NOTE_LINES: usize = 12;
const NOTE_CHARS: usize = 1500;

impl Diagnostic {
    /// A diagnostic without notes.
    pub fn new(severity: Severity, location: &str, message: impl Into<String>) -> Diagnostic {
        Diagnostic { severity, location: location.into(), message: message.into(), notes: vec![] }
    }

    /// A note without a location.
    pub fn note(message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(Severity::Note, "unknown", message)
    }

    fn of(raw: MlirDiagnostic) -> Diagnostic {
        // The enumerators' values are those of mlir-c/Diagnostics.h.
        let severity = match unsafe { mlirDiagnosticGetSeverity(raw) } {
            0 => Severity::Error,
            1 => Severity::Warning,
            2 => Severity::Note,
            _ => Severity::Remark,
        };
        let location = unsafe { Location::from_raw(mlirDiagnosticGetLocation(raw)) };
        let message = text(|cb, d| unsafe { mlirDiagnosticPrint(raw, cb, d) });
        let count = unsafe { mlirDiagnosticGetNumNotes(raw) }.max(0);
        let notes =
            (0..count).map(|i| Diagnostic::of(unsafe { mlirDiagnosticGetNote(raw, i) })).collect();
        Diagnostic { notes, ..Diagnostic::new(severity, &location_text(location), message) }
    }

    /// The file position, if the location has one.
    pub fn position(&self) -> Option<Position> {
        Position::find_in(&self.location)
    }

    /// `FILE:LINE:COL: error: …`, the source line with a caret if `source` has it, and the notes.
    pub fn render(&self, source: Option<&Source<'_>>) -> String {
        let mut out = String::new();
        self.render_into(&mut out, source);
        out
    }

    fn render_into(&self, out: &mut String, source: Option<&Source<'_>>) {
        let position = self.position();
        let message = match self.severity {
            Severity::Note => shortened(&self.message),
            _ => self.message.clone(),
        };
        let place = match (&position, self.location.as_str()) {
            (Some(p), _) => format!("{p}: "),
            (None, "unknown" | "") => String::new(),
            (None, other) => format!("{other}: "),
        };
        let _ = writeln!(out, "{place}{}: {message}", self.severity.word());
        if let (Some(p), Some(s)) = (&position, source)
            && p.file == s.name
            && let Some(line) = s.line(p.line)
        {
            let caret = caret_indent(line, p.column);
            let _ = writeln!(out, "{line}\n{caret}^");
        }
        for note in &self.notes {
            // The source line is not repeated for a note at the same location.
            note.render_into(out, source.filter(|_| note.location != self.location));
        }
    }
}

/// The first [`NOTE_LINES`] lines and [`NOTE_CHARS`] characters.
fn shortened(message: &str) -> String {
    let lines = message.lines().take(NOTE_LINES).collect::<Vec<_>>().join("\n");
    let short: String = lines.chars().take(NOTE_CHARS).collect();
    if short.len() < message.trim_end().len() { short + " […]" } else { short }
}

/// White space before a caret under `column` of `line`, with the line's tabs.
fn caret_indent(line: &str, column: usize) -> String {
    line.chars().take(column.saturating_sub(1)).map(|c| if c == '\t' { '\t' } else { ' ' }).collect()
}

/// The text that diagnostics refer to.
pub struct Source<'a> {
    /// The file name in locations.
    pub name: &'a str,
    /// The contents of the file.
    pub text: &'a str,
}

impl<'a> Source<'a> {
    /// Line `number` (from 1); none if it is too long to show.
    fn line(&self, number: usize) -> Option<&'a str> {
        let line = self.text.lines().nth(number.checked_sub(1)?)?;
        (line.len() <= 300).then_some(line)
    }
}

/// Renders diagnostics as one text without a trailing line break.
pub(crate) fn render_all(list: &[Diagnostic], source: Option<&Source<'_>>) -> String {
    let all: String = list.iter().map(|d| d.render(source)).collect();
    all.trim_end().to_string()
}

/// The diagnostics of a context since the last [`Diagnostics::take`].
#[derive(Clone, Default)]
pub struct Diagnostics {
    list: Arc<Mutex<Vec<Diagnostic>>>,
}

/// Most diagnostics that are kept: MLIR may report an error for every operation of a module.
const MAX_KEPT: usize = 1000;

impl Diagnostics {
    /// Attaches a handler that captures `context`'s diagnostics, which MLIR then does not print.
    pub(crate) fn attach(context: MlirContext) -> Diagnostics {
        unsafe extern "C" fn handle(raw: MlirDiagnostic, data: *mut c_void) -> MlirLogicalResult {
            let list = unsafe { &*data.cast::<Mutex<Vec<Diagnostic>>>() };
            let mut list = list.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            if list.len() < MAX_KEPT {
                list.push(Diagnostic::of(raw));
            }
            MlirLogicalResult { value: 1 }
        }
        unsafe extern "C" fn release(data: *mut c_void) {
            drop(unsafe { Arc::from_raw(data.cast_const().cast::<Mutex<Vec<Diagnostic>>>()) });
        }
        let collected = Diagnostics::default();
        let data = Arc::into_raw(collected.list.clone()).cast_mut().cast();
        unsafe { mlirContextAttachDiagnosticHandler(context, Some(handle), data, Some(release)) };
        collected
    }

    /// Removes and returns the diagnostics so far.
    pub fn take(&self) -> Vec<Diagnostic> {
        std::mem::take(&mut *self.list.lock().unwrap_or_else(|poisoned| poisoned.into_inner()))
    }
}

/// True for a location that is a file position without a name or call site.
pub(crate) fn is_plain_file(location: Location<'_>) -> bool {
    unsafe { mlirLocationIsAFileLineColRange(location.to_raw()) }
}

/// The file name of a plain file location.
pub(crate) fn plain_file(location: Location<'_>) -> Option<String> {
    is_plain_file(location).then(|| unsafe {
        from_sref(mlirIdentifierStr(mlirLocationFileLineColRangeGetFilename(location.to_raw())))
            .to_string()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn at(file: &str, line: usize, column: usize) -> Option<Position> {
        Some(Position { file: file.into(), line, column })
    }

    #[test]
    fn positions_are_found_in_every_kind_of_location() {
        assert_eq!(Position::find_in(r#""a.mlir":3:5"#), at("a.mlir", 3, 5));
        assert_eq!(Position::find_in(r#""jit(f)/dot"("a b.py":12:4 to :20)"#), at("a b.py", 12, 4));
        assert_eq!(Position::find_in(r#"callsite("f"("x.py":1:2) at "y.py":3:4)"#), at("x.py", 1, 2));
        assert_eq!(Position::find_in(r#"fused["n", "x.py":7:1]"#), at("x.py", 7, 1));
        assert_eq!(Position::find_in("unknown"), None);
        assert_eq!(Position::find_in(r#""only a name""#), None);
        assert_eq!(Position::find_in(r#""unclosed"#), None);
        assert_eq!(Position::find_in(r#""huge":99999999999999999999999:1"#), None);
    }

    #[test]
    fn the_users_line_is_found_outside_a_library() {
        let library = r#""optax"("/v/site-packages/optax/l.py":5:1)"#;
        let called =
            format!(r#"callsite({library} at callsite("loss"("train.py":7:2) at "main.py":9:1))"#);
        assert_eq!(Position::of_user(&called), at("train.py", 7, 2));
        assert_eq!(Position::of_user(library), at("/v/site-packages/optax/l.py", 5, 1));
        assert_eq!(Position::of_user("unknown"), None);
    }

    #[test]
    fn a_helpers_caller_is_found_outside_libraries() {
        let traced = r#"callsite("f"("jax/site-packages/jax/a.py":1:1) at callsite("losses.py":5:2 at callsite("losses.py":9:2 at
            callsite("/usr/lib/python3.12/functools.py":3:1 at callsite("train.py":7:2 at "<frozen runpy>":9:1)))))"#;
        assert_eq!(Position::of_user(traced), at("losses.py", 5, 2));
        assert_eq!(Position::of_caller(traced), at("train.py", 7, 2));
        assert_eq!(Position::of_caller(r#"callsite("train.py":7:2 at "train.py":9:1)"#), None);
        assert_eq!(Position::of_caller(r#"callsite("train.py":7:2 at "<frozen runpy>":9:1)"#), None);
        assert_eq!(Position::of_caller(r#"callsite("train.py":7:2 at "<string>":9:1)"#), None);
        assert_eq!(Position::of_caller("unknown"), None);
    }

    #[test]
    fn a_diagnostic_shows_its_line_and_caret() {
        let d = Diagnostic {
            severity: Severity::Error,
            location: r#""f.mlir":2:3"#.into(),
            message: "no good".into(),
            notes: vec![Diagnostic::note("x\n".repeat(50))],
        };
        let source = Source { name: "f.mlir", text: "first\n\t second\n" };
        let shown = d.render(Some(&source));
        assert!(shown.starts_with("f.mlir:2:3: error: no good\n\t second\n\t ^\nnote: x\nx\n"));
        assert!(shown.ends_with(" […]\n"));
        assert_eq!(shown.lines().count(), 3 + NOTE_LINES);
    }
}
