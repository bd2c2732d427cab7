//! A picture of what was done to a program: one self-contained page, a rendering of the [report](grpo_io::report).
//!
//! [`page`] puts the report into a template as JSON, together with the user's source lines that it speaks of; the
//! template's own script draws it. Nothing is fetched from anywhere.

mod sources;

use serde_json::{Value, json};
use std::collections::BTreeSet;

const TEMPLATE: &str = include_str!("page.html");
/// Where the report goes in the template.
const DATA: &str = "@REPORT@";

/// The page for a program of this name.
///
/// `report` is what [`Report::to_json`](grpo_io::report::Report::to_json) gives, with a field `compiled` where the TPU
/// compiler was asked.
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

/// All texts in fields `location`.
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

/// JSON that can stand inside a script element: `<` ends none, and starts no comment.
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
