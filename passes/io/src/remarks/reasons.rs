//! The reasons why a loss is not fused, as `docs/why-not-fused.md` lists them; YAML remarks have the reason's name.
//!
//! A section of the page has a line ``Reason `NAME`:`` and a list of parts of messages, in which `…` matches any text. The page and
//! this module ignore the backticks of messages.

use std::cmp::Reverse;

const PAGE: &str = include_str!("../../../../docs/why-not-fused.md");

/// Each part of a message with the name of its reason.
fn parts() -> impl Iterator<Item = (&'static str, &'static str)> {
    let mut name = "";
    PAGE.lines().filter_map(move |line| {
        if let Some(next) = line.strip_prefix("Reason `") {
            name = next.trim_end_matches("`:");
        }
        Some((name, line.strip_prefix("- `")?.strip_suffix('`')?))
    })
}

/// The name of a missed remark's reason: the one whose part matches at the lowest position, of several there the longest.
pub(crate) fn reason(message: &str) -> Option<&'static str> {
    let message = message.replace('`', "");
    let matches = parts().filter_map(|(name, part)| Some((find(&message, part)?, part, name)));
    matches.min_by_key(|(at, part, _)| (*at, Reverse(part.len()))).map(|(.., name)| name)
}

/// The position of a template's first match in a text; `…` matches any text.
fn find(text: &str, template: &str) -> Option<usize> {
    let mut pieces = template.split('…').map(str::trim);
    let first = pieces.next()?;
    let begin = text.find(first)?;
    let mut rest = &text[begin + first.len()..];
    for piece in pieces {
        rest = &rest[rest.find(piece)? + piece.len()..];
    }
    Some(begin)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::{Path, PathBuf};

    fn root() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
    }

    /// The texts of the files below `folder` whose names end in `ending`.
    fn texts(folder: &Path, ending: &str) -> Vec<String> {
        let mut found = Vec::new();
        for entry in
            std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path())
        {
            if entry.is_dir() {
                found.extend(texts(&entry, ending));
            } else if entry.to_string_lossy().ends_with(ending) && !entry.ends_with("reasons.rs") {
                found.push(std::fs::read_to_string(&entry).expect("a text"));
            }
        }
        found
    }

    #[test]
    fn every_missed_remark_of_the_tests_has_a_reason() {
        let mut seen = 0;
        for text in texts(&root().join("lit"), ".mlir") {
            for line in text.lines() {
                let Some((_, message)) = line.split_once("] missed: ") else { continue };
                let message = message.replace("{{.*}}", "…");
                let message = message.split("}}").next().unwrap_or_default();
                seen += 1;
                assert!(reason(message).is_some(), "no reason has this message: {message}");
            }
        }
        assert!(seen > 50, "{seen} remarks");
    }

    #[test]
    fn every_message_is_in_the_code() {
        let code: Vec<String> =
            ["passes", "mosaic/src"].iter().flat_map(|f| texts(&root().join(f), ".rs")).collect();
        let joined = |text: &String| {
            let lines = text.split("\\\n").map(str::trim_start);
            lines.collect::<String>().replace('`', "")
        };
        let code: String = code.iter().map(joined).collect();
        for (_, part) in parts() {
            for piece in part.split('…').map(str::trim).filter(|piece| !piece.is_empty()) {
                let piece =
                    piece.trim_start_matches("stablehlo.reduce ").trim_start_matches("declined: ");
                assert!(code.contains(piece), "no remark says this: {piece}");
            }
        }
    }

    #[test]
    fn the_outer_reason_of_two_counts() {
        let inner = "the logits, or a value as large, are returned";
        assert_eq!(reason(inner), Some("returned"));
        assert_eq!(
            reason(&format!("only the loss was fused, the head was not reached: {inner}")),
            Some("head-not-reached")
        );
        assert_eq!(reason("not worth it: 8 rows x 9 columns are 0.1 MiB of f32 logits"), Some("small"));
        assert_eq!(reason("it is Sunday"), None);
    }
}
