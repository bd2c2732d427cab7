//! A scan of MLIR text before it is parsed: nesting depth, and whether it has locations.

/// The result of a scan.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Scan {
    /// The deepest nesting of `(`, `[`, `{` and `<`.
    pub depth: usize,
    /// The byte offset where that depth is reached first.
    pub deepest_at: usize,
    /// True if there is a `loc(…)` outside strings and comments.
    pub has_locations: bool,
}

/// Scans brackets outside strings and comments. A closing bracket without an opening one is ignored; the parser reports it.
pub(super) fn scan(text: &str) -> Scan {
    let bytes = text.as_bytes();
    let mut found = Scan::default();
    let mut depth = 0usize;
    let mut i = 0;
    while i < bytes.len() {
        match bytes[i] {
            b'"' => i = string_end(bytes, i + 1),
            b'/' if bytes.get(i + 1) == Some(&b'/') => i = line_end(bytes, i),
            b'-' if bytes.get(i + 1) == Some(&b'>') => i += 1,
            b'(' | b'[' | b'{' | b'<' => {
                depth += 1;
                if depth > found.depth {
                    (found.depth, found.deepest_at) = (depth, i);
                }
                found.has_locations |= bytes[..i].ends_with(b" loc");
            }
            b')' | b']' | b'}' | b'>' => depth = depth.saturating_sub(1),
            _ => {}
        }
        i += 1;
    }
    found
}

/// The offset of the closing quote of a string that starts at `from`, or of the line's end, since MLIR's strings do not span lines.
fn string_end(bytes: &[u8], from: usize) -> usize {
    let mut i = from;
    while i < bytes.len() {
        match bytes[i] {
            b'\\' => i += 1,
            b'"' | b'\n' => return i,
            _ => {}
        }
        i += 1;
    }
    bytes.len()
}

fn line_end(bytes: &[u8], from: usize) -> usize {
    bytes[from..].iter().position(|b| *b == b'\n').map_or(bytes.len(), |n| from + n)
}

/// Line and column (from 1) of a byte offset.
pub(super) fn line_and_column(bytes: &[u8], offset: usize) -> (usize, usize) {
    let before = &bytes[..offset.min(bytes.len())];
    let line = before.iter().filter(|b| **b == b'\n').count() + 1;
    let start = before.iter().rposition(|b| *b == b'\n').map_or(0, |n| n + 1);
    (line, before.len() - start + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn brackets_in_strings_comments_and_arrows_do_not_count() {
        let s = scan("module { // {{{{{{\n f(\"((((((\\\"((\") -> tensor<4xf32> }");
        assert_eq!((s.depth, s.has_locations), (2, false));
        assert_eq!(scan(")))>>>((").depth, 2);
    }

    #[test]
    fn locations_are_seen() {
        assert!(scan("%0 = f() : i1 loc(#loc2)").has_locations);
        assert!(!scan("%0 = alloc(%1) : \" loc(\"").has_locations);
    }

    #[test]
    fn offsets_become_lines_and_columns() {
        assert_eq!(line_and_column(b"ab\ncd\n", 4), (2, 2));
        assert_eq!(line_and_column(b"", 9), (1, 1));
    }
}
