//! Remarks as text for standard error, and as YAML.

use crate::diagnostics::{Diagnostic, Position, Severity};
use crate::remarks::reasons::reason;
use crate::remarks::{Remark, RemarkKind, Significance};
use serde_json::Value;
use std::fmt::Write;

/// A remark as an MLIR diagnostic.
pub fn diagnostic(remark: &Remark) -> Diagnostic {
    Diagnostic::new(Severity::Remark, &remark.location, text(remark))
}

fn text(remark: &Remark) -> String {
    let kind = match (remark.kind, remark.significance) {
        (RemarkKind::Applied, _) => "applied",
        (RemarkKind::Missed, Significance::Loss | Significance::Declined) => "missed",
        (RemarkKind::Missed, _) => "left alone",
    };
    format!("[{}] {kind}: {}", remark.pass, remark.message)
}

/// `FILE:LINE:COL: remark: [pass] missed: …`, and a note with the name of a named location or the user's line of a call stack.
pub fn render(remark: &Remark) -> String {
    let mut out = diagnostic(remark).render(None);
    let (op, location) = (&remark.op, &remark.location);
    if Position::find_in(location).is_none() || is_plain(location) {
        return out;
    }
    let _ = match location.split_once("callsite(") {
        None => writeln!(out, "note: `{op}` at {location}"),
        // JAX's name of the operation, `"jit(f)/sort"(callsite(…`.
        Some((name, _)) => {
            let name = name.trim_end_matches('(');
            let at = if name.starts_with('"') { format!(" at {name}") } else { String::new() };
            writeln!(out, "note: `{op}`{at}{}", users_line(location))
        }
    };
    out
}

/// ` (FILE:LINE)` of the innermost frame in the user's code, or ` (FILE:LINE, called at FILE:LINE)` if the caller is in another of the
/// user's files; empty for a location without a position.
pub fn users_line(location: &str) -> String {
    let Some(user) = Position::of_user(location) else { return String::new() };
    let caller = Position::of_caller(location)
        .map_or_else(String::new, |caller| format!(", called at {}:{}", caller.file, caller.line));
    format!(" ({}:{}{caller})", user.file, user.line)
}

/// `1 loss`, `2 losses`.
pub fn plural(n: usize, what: &str) -> String {
    let ending = if what.ends_with('s') { "es" } else { "s" };
    if n == 1 { format!("1 {what}") } else { format!("{n} {what}{ending}") }
}

/// True if a location is a file position without a name or call site.
fn is_plain(location: &str) -> bool {
    let quotes = location.bytes().filter(|b| *b == b'"').count();
    location.starts_with('"') && quotes == 2
}

/// Remarks as YAML documents in the format of LLVM's `-pass-remarks-output`.
pub fn yaml(remarks: &[Remark]) -> String {
    // A string of JSON is a double-quoted scalar of YAML.
    let quoted = |text: &str| Value::from(text).to_string();
    let mut out = String::new();
    for r in remarks {
        let tag = match r.kind {
            RemarkKind::Applied => "Passed",
            RemarkKind::Missed => "Missed",
        };
        let _ = writeln!(out, "--- !{tag}");
        let _ = writeln!(out, "Pass:            {}", quoted(r.pass));
        let _ = writeln!(out, "Name:            {}", quoted(&r.op));
        if let Some(p) = Position::find_in(&r.location) {
            let (file, line, column) = (quoted(&p.file), p.line, p.column);
            let _ = writeln!(out, "DebugLoc:        {{ File: {file}, Line: {line}, Column: {column} }}");
        }
        let _ = writeln!(out, "Function:        {}", quoted(&r.function));
        let _ = writeln!(out, "Args:");
        let _ = writeln!(out, "  - String:          {}", quoted(&r.message));
        let _ = writeln!(out, "  - Location:        {}", quoted(&r.location));
        if r.kind == RemarkKind::Missed {
            let _ = writeln!(out, "  - Significance:    {}", quoted(r.significance.name()));
            if let Some(name) = reason(&r.message) {
                let _ = writeln!(out, "  - Reason:          {}", quoted(name));
            }
        }
        let _ = writeln!(out, "...");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn remark(location: &str) -> Remark {
        Remark {
            kind: RemarkKind::Missed,
            pass: "outline",
            location: location.into(),
            op: "stablehlo.sort".into(),
            function: "main".into(),
            message: "`sort` needs \"all\" logits".into(),
            significance: Significance::Loss,
        }
    }

    #[test]
    fn plain_and_named_locations() {
        assert_eq!(
            render(&remark(r#""f.mlir":3:5"#)),
            "f.mlir:3:5: remark: [outline] missed: `sort` needs \"all\" logits\n"
        );
        assert_eq!(
            render(&remark(r#""jit(f)/sort"("m.py":3:5 to :9)"#)),
            "m.py:3:5: remark: [outline] missed: `sort` needs \"all\" logits\n\
             note: `stablehlo.sort` at \"jit(f)/sort\"(\"m.py\":3:5 to :9)\n"
        );
        assert_eq!(
            render(&remark(
                r#""jit(f)/sort"(callsite("f"("lib.py":3:5) at callsite("g"("m.py":7:1) at "<module>"("run.py":9:1))))"#
            )),
            "lib.py:3:5: remark: [outline] missed: `sort` needs \"all\" logits\n\
             note: `stablehlo.sort` at \"jit(f)/sort\" (lib.py:3, called at m.py:7)\n"
        );
        assert_eq!(
            render(&remark("unknown")),
            "remark: [outline] missed: `sort` needs \"all\" logits\n"
        );
    }
}
