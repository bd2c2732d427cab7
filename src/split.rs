//! `--split-input-file`: pieces between `// -----` lines.

/// Splits a source at lines `// -----`. A piece starts with as many line breaks as there are lines before it, so that
/// locations and messages have line numbers of the whole source.
pub fn pieces(source: &str) -> Vec<String> {
    let mut pieces = vec![String::new()];
    for (number, line) in source.split_inclusive('\n').enumerate() {
        if line.trim_end() == "// -----" {
            pieces.push("\n".repeat(number + 1));
        } else if let Some(last) = pieces.last_mut() {
            last.push_str(line);
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn pieces_keep_their_line_numbers() {
        assert_eq!(
            pieces("a\nb\n// -----\nc\n  // -----\n// -----  \nd"),
            ["a\nb\n", "\n\n\nc\n  // -----\n", "\n\n\n\n\n\nd"]
        );
        assert_eq!(pieces(""), [""]);
    }
}
