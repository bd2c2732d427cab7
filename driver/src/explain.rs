//! The page of `explain`: a self-contained HTML rendering of the [report](grpo_io::report).
//!
//! [`page`] inserts the report into a template as JSON, with the source lines that it refers to. The template's script
//! renders it, without network access.

mod sources;

use serde_json::{Value, json};
use std::collections::BTreeSet;

const TEMPLATE: &str = include_str!("explain/page.html");
/// The placeholder of the report in the template.
const DATA: &str = "@REPORT@";

/// The page for the program `name`. `report` is that of [`Report::to_json`](grpo_io::report::Report::to_json), with
/// a field `compiled` if the program was compiled.
pub fn page(name: &str, report: &Value) -> String {
    let mut locations = BTreeSet::new();
    collect(report, &mut locations);
    let data = json!({
        "name": name,
        "version": env!("CARGO_PKG_VERSION"),
        "report": report,
        "places": sources::places(&locations),
        "sources": sources::excerpts(&locations),
    });
    TEMPLATE.replacen(DATA, &script_text(&data), 1)
}

/// Collects the strings of all fields `location`.
fn collect<'v>(value: &'v Value, found: &mut BTreeSet<&'v str>) {
    match value {
        Value::Array(list) => list.iter().for_each(|v| collect(v, found)),
        Value::Object(fields) => {
            found.extend(fields.get("location").and_then(Value::as_str));
            fields.values().for_each(|v| collect(v, found));
        }
        _ => {}
    }
}

/// JSON for a script element: without `<`, it neither ends the element nor starts a comment.
fn script_text(data: &Value) -> String {
    data.to_string().replace('<', "\\u003c")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_program_says_cannot_leave_its_place() {
        let nasty = "</script><script>alert(1)</script><!-- @REPORT@";
        let report =
            json!({"decisions": [{"location": format!("\"{nasty}.py\":1:1"), "message": nasty}]});
        let page = page(nasty, &report);
        assert_eq!(page.matches("alert(1)").count(), 5, "name, message, location, place, file");
        assert_eq!(page.matches("<script").count(), TEMPLATE.matches("<script").count());
        assert_eq!(page.matches("</script>").count(), TEMPLATE.matches("</script>").count());
        assert!(!page.contains("<!-- @"));
    }

    #[test]
    fn the_template_asks_nobody() {
        assert_eq!(TEMPLATE.matches(DATA).count(), 1);
        for outside in ["http://", "https://", "src=", "@import", "url(", "fetch("] {
            // The namespace of SVG is a name, not an address.
            let page = TEMPLATE.replace("http://www.w3.org/2000/svg", "");
            assert!(!page.contains(outside), "{outside}");
        }
    }
}
