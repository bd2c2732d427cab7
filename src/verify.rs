//! `--verify-diagnostics`: diagnostics and remarks against `expected-error {{…}}` comments.

use crate::input::Input;
use crate::session::Session;
use anyhow::Result;
use grpo_io::diagnostics::{Diagnostic, Severity};
use grpo_io::error::Error;
use grpo_io::remarks;
use std::fmt::Write;

/// Rewrites each module of the input, and compares what is reported with the comments in it.
///
/// # Errors
/// [`Error::Input`] with the differences, or an error that is no diagnostic.
pub fn run(session: &Session, input: &Input) -> Result<()> {
    let mut differences = String::new();
    for piece in input.pieces() {
        let (outcome, result) = session.diagnose(&piece);
        let shown = outcome.remarks.list.iter().filter(|r| session.shown().includes(r.kind));
        let mut reported: Vec<Diagnostic> = shown.map(remarks::diagnostic).collect();
        if let Err(error) = result {
            let errors = error.diagnostics();
            if errors.is_empty() {
                return Err(error.into());
            }
            reported.extend(errors);
        }
        differences += &check(&String::from_utf8_lossy(&piece), input.name(), &reported);
    }
    if differences.is_empty() {
        return Ok(());
    }
    Err(Error::Input(differences.trim_end().to_string()).into())
}

/// One `expected-… {{…}}` comment.
#[derive(Debug, PartialEq, Eq)]
struct Expected {
    severity: Severity,
    /// The line the diagnostic must be at; none for `@unknown`.
    line: Option<usize>,
    text: String,
    /// Where the comment itself is.
    comment_line: usize,
}

/// The expected diagnostics that were not reported, and the reported ones that were not expected; empty if there are
/// none. Notes need not be expected.
fn check(source: &str, name: &str, reported: &[Diagnostic]) -> String {
    let mut differences = String::new();
    let mut expected = match comments(source) {
        Ok(expected) => expected,
        Err((line, message)) => {
            return format!("{name}:{line}:1: error: {message}\n");
        }
    };
    for diagnostic in reported {
        for d in std::iter::once(diagnostic).chain(&diagnostic.notes) {
            let line = d.position().filter(|p| p.file == name).map(|p| p.line);
            let met = expected
                .iter()
                .position(|e| e.severity == d.severity && e.line == line && d.message.contains(&e.text));
            match met {
                Some(i) => drop(expected.remove(i)),
                None if d.severity == Severity::Note => {}
                None => {
                    let place = d.position().map_or_else(|| name.to_string(), |p| p.to_string());
                    let word = d.severity.word();
                    let _ = writeln!(differences, "{place}: error: unexpected {word}: {}", d.message);
                }
            }
        }
    }
    for e in expected {
        let word = e.severity.word();
        let at = e.line.map_or_else(|| "an unknown location".into(), |l| format!("line {l}"));
        let _ = writeln!(
            differences,
            "{name}:{}:1: error: expected {word} {:?} at {at} was not produced",
            e.comment_line, e.text
        );
    }
    differences
}

/// All expectations in the source, or the line and text of a mistake.
fn comments(source: &str) -> std::result::Result<Vec<Expected>, (usize, String)> {
    let lines: Vec<&str> = source.lines().collect();
    let has_expectation =
        |line: &str| line.split("expected-").skip(1).any(|rest| severity(rest).is_some());
    let mut out = Vec::new();
    for (i, line) in lines.iter().enumerate() {
        let number = i + 1;
        let mut rest = *line;
        while let Some(at) = rest.find("expected-") {
            rest = &rest[at + "expected-".len()..];
            let Some((severity, after)) = severity(rest) else { continue };
            let mistake = |what: &str| (number, format!("malformed expectation: {what}"));
            let Some(open) = after.find("{{") else { return Err(mistake("no {{")) };
            let designator = after[..open].trim();
            let close = after[open..].find("}}").ok_or_else(|| mistake("no }}"))?;
            let text = after[open + 2..open + close].to_string();
            rest = &after[open + close..];
            let target = match designator.strip_prefix('@') {
                None if designator.is_empty() => Some(number),
                Some("unknown") => None,
                // The nearest line without an expectation of its own, as mlir-opt counts.
                Some("below") => {
                    (i + 1..lines.len()).find(|l| !has_expectation(lines[*l])).map(|l| l + 1)
                }
                Some("above") => (0..i).rev().find(|l| !has_expectation(lines[*l])).map(|l| l + 1),
                Some(offset) => {
                    match offset.parse::<isize>().ok().and_then(|o| number.checked_add_signed(o)) {
                        Some(line) => Some(line),
                        None => return Err(mistake(&format!("`@{offset}`"))),
                    }
                }
                None => return Err(mistake(&format!("`{designator}`"))),
            };
            out.push(Expected { severity, line: target, text, comment_line: number });
        }
    }
    Ok(out)
}

fn severity(rest: &str) -> Option<(Severity, &str)> {
    [Severity::Error, Severity::Warning, Severity::Note, Severity::Remark]
        .into_iter()
        .find_map(|s| rest.strip_prefix(s.word()).map(|after| (s, after)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn reported(severity: Severity, line: usize, message: &str) -> Diagnostic {
        let location = format!("\"f.mlir\":{line}:1");
        Diagnostic { severity, location, message: message.into(), notes: vec![] }
    }

    #[test]
    fn designators() {
        let source = "x // expected-error {{a}} expected-remark@+2 {{b}}\n\
                      // expected-warning@below {{c}}\n\
                      // expected-note @below {{d}}\n\
                      y\n\
                      // expected-error @above {{e}}\n\
                      // expected-error@unknown {{f}}\n\
                      // nothing is expected-here\n";
        let got: Vec<_> =
            comments(source).unwrap().into_iter().map(|e| (e.severity.word(), e.line, e.text)).collect();
        let want = |w, line, t: &str| (w, line, t.to_string());
        assert_eq!(
            got,
            [
                want("error", Some(1), "a"),
                want("remark", Some(3), "b"),
                want("warning", Some(4), "c"),
                want("note", Some(4), "d"),
                want("error", Some(4), "e"),
                want("error", None, "f"),
            ]
        );
    }

    #[test]
    fn mistakes_in_comments_are_errors() {
        assert!(check("// expected-error a}}", "f.mlir", &[]).contains("f.mlir:1:1: error: malformed"));
        assert!(check("\n// expected-error@x {{a}}", "f.mlir", &[]).contains("f.mlir:2:1"));
        assert!(check("// expected-error {{a", "f.mlir", &[]).contains("no }}"));
    }

    #[test]
    fn expected_and_reported_must_meet() {
        let source = "x // expected-remark {{left alone}}\n";
        let remark = |line| [reported(Severity::Remark, line, "[outline] missed: left alone")];
        assert_eq!(check(source, "f.mlir", &remark(1)), "");
        let wrong_line = check(source, "f.mlir", &remark(2));
        assert!(wrong_line.contains("f.mlir:2:1: error: unexpected remark: [outline]"), "{wrong_line}");
        assert!(wrong_line.contains("f.mlir:1:1: error: expected remark \"left alone\" at line 1"));
        assert!(check(source, "g.mlir", &remark(1)).contains("unexpected"));
        let error = [reported(Severity::Error, 1, "left alone")];
        assert!(check(source, "f.mlir", &error).contains("unexpected error"));
        assert_eq!(check("x", "f.mlir", &[reported(Severity::Note, 1, "n")]), "");
    }
}
