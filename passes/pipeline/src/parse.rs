//! Parses pass pipelines in MLIR's syntax.

use grpo_io::error::{Error, Result};

/// One pass of a pipeline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Element {
    pub name: String,
    /// The options between `{` and `}`, if any.
    pub options: Option<String>,
    /// The operations below `builtin.module` that the pass is nested in, outermost first.
    pub anchors: Vec<String>,
}

impl Element {
    /// The pass as MLIR reads it: `func.func(canonicalize{max-iterations=3})`.
    pub fn text(&self) -> String {
        let options = self.options.as_ref().map_or_else(String::new, |o| format!("{{{o}}}"));
        let pass = format!("{}{options}", self.name);
        self.anchors.iter().rev().fold(pass, |inner, anchor| format!("{anchor}({inner})"))
    }
}

/// Reads `builtin.module(outline,func.func(canonicalize),cse)`.
///
/// # Errors
/// [`Error::Usage`] that names the offending place.
pub fn parse(text: &str) -> Result<Vec<Element>> {
    let mut p = Parser { text, at: 0 };
    p.space();
    let root = p.name();
    p.space();
    if !matches!(root, "builtin.module" | "any") || !p.eat('(') {
        return Err(Error::Usage(format!(
            "a pass pipeline is anchored on the module: write 'builtin.module({})'",
            text.trim()
        )));
    }
    let mut out = Vec::new();
    p.list(&mut Vec::new(), &mut out)?;
    p.space();
    if p.at < text.len() {
        return Err(p.error("nothing more"));
    }
    Ok(out)
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
}

/// More levels of nesting than any operation has.
const MAX_ANCHORS: usize = 64;

impl<'a> Parser<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn space(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start().len();
    }

    fn eat(&mut self, c: char) -> bool {
        let found = self.rest().starts_with(c);
        if found {
            self.at += c.len_utf8();
        }
        found
    }

    fn error(&self, expected: &str) -> Error {
        Error::Usage(format!(
            "in the pass pipeline '{}', at offset {}: expected {expected}",
            self.text, self.at
        ))
    }

    fn name(&mut self) -> &'a str {
        let stop = |c: char| c.is_whitespace() || "(){},".contains(c);
        let len = self.rest().find(stop).unwrap_or(self.rest().len());
        let name = &self.rest()[..len];
        self.at += len;
        name
    }

    /// The elements up to and including the closing parenthesis.
    fn list(&mut self, anchors: &mut Vec<String>, out: &mut Vec<Element>) -> Result<()> {
        self.space();
        if self.eat(')') {
            return Ok(());
        }
        loop {
            self.space();
            let name = self.name();
            if name.is_empty() {
                return Err(self.error("the name of a pass"));
            }
            self.space();
            if self.eat('(') {
                if anchors.len() == MAX_ANCHORS {
                    return Err(self.error("less nesting"));
                }
                anchors.push(name.to_string());
                self.list(anchors, out)?;
                anchors.pop();
            } else {
                let options = if self.eat('{') { Some(self.options()?) } else { None };
                out.push(Element { name: name.to_string(), options, anchors: anchors.clone() });
            }
            self.space();
            if self.eat(')') {
                return Ok(());
            }
            if !self.eat(',') {
                return Err(self.error("`,` or `)`"));
            }
        }
    }

    /// Text up to the brace that closes the options; braces and quotes nest.
    fn options(&mut self) -> Result<String> {
        let start = self.at;
        let (mut depth, mut quote) = (0usize, None);
        for (i, c) in self.rest().char_indices() {
            match (quote, c) {
                (Some(q), c) if q == c => quote = None,
                (Some(_), _) => {}
                (None, '"' | '\'') => quote = Some(c),
                (None, '{' | '[' | '(') => depth += 1,
                (None, '}') if depth == 0 => {
                    self.at = start + i + 1;
                    return Ok(self.text[start..start + i].to_string());
                }
                (None, '}' | ']' | ')') => depth = depth.saturating_sub(1),
                _ => {}
            }
        }
        self.at = self.text.len();
        Err(self.error("`}`"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn texts(pipeline: &str) -> Vec<String> {
        parse(pipeline).unwrap().iter().map(Element::text).collect()
    }

    fn message(pipeline: &str) -> String {
        parse(pipeline).unwrap_err().to_string()
    }

    #[test]
    fn pipelines_come_apart_into_passes() {
        assert_eq!(texts("builtin.module()"), Vec::<String>::new());
        assert_eq!(texts(" builtin.module( outline , cse ) "), ["outline", "cse"]);
        assert_eq!(
            texts("builtin.module(func.func(canonicalize{max-iterations=3},cse),symbol-dce)"),
            ["func.func(canonicalize{max-iterations=3})", "func.func(cse)", "symbol-dce"]
        );
        assert_eq!(
            texts("builtin.module(a{x={b(c)} y=\"}\"},any(any(b)))"),
            ["a{x={b(c)} y=\"}\"}", "any(any(b))"]
        );
    }

    #[test]
    fn mistakes_are_located() {
        assert!(message("cse,outline").contains("'builtin.module(cse,outline)'"));
        assert!(message("builtin.module(cse").contains("offset 18: expected `,` or `)`"));
        assert!(message("builtin.module(cse,)").contains("offset 19: expected the name of a pass"));
        assert!(message("builtin.module(a{b").contains("expected `}`"));
        assert!(message("builtin.module(a))").contains("offset 17: expected nothing more"));
        assert!(message("").contains("anchored on the module"));
        let deep = format!("builtin.module({})", "a(".repeat(100));
        assert!(message(&deep).contains("less nesting"));
    }
}
