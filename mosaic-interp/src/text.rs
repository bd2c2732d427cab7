//! Rewrites the text for an MLIR without the tpu dialect.
//!
//! Two things are replaced: a memory space `#tpu.memory_space<…>` in a memref type by an attribute
//! that MLIR accepts there (a string), and semaphore element types of memrefs by integers of widths that
//! have no other use. Other tpu attributes are opaque to MLIR. Line numbers do not change; columns
//! may.

/// The prefix of a memory space's name in the result of [`readable`].
pub(super) const SPACE_PREFIX: &str = "tpu.memory_space.";
/// The integer width that replaces `!tpu.dma_semaphore`.
pub(super) const DMA_SEMAPHORE_BITS: u32 = 60_001;
/// The integer width that replaces `!tpu.semaphore`.
pub(super) const SEMAPHORE_BITS: u32 = 60_002;

const SPACE: &str = "#tpu.memory_space<";
const DMA_SEMAPHORE: &str = "!tpu.dma_semaphore";
const SEMAPHORE: &str = "!tpu.semaphore";

/// Replaces memory spaces and semaphore types outside of string literals.
pub(super) fn readable(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(['"', '#', '!', '/']) {
        let (before, here) = rest.split_at(at);
        out.push_str(before);
        let (taken, replacement) = token(here);
        match replacement {
            Some(new) => out.push_str(&new),
            None => out.push_str(&here[..taken]),
        }
        rest = &here[taken..];
    }
    out.push_str(rest);
    out
}

/// The length of the token at the start of `here`, and its replacement, if any.
fn token(here: &str) -> (usize, Option<String>) {
    if here.starts_with('"') {
        return (string_length(here), None);
    }
    if here.starts_with("//") {
        return (here.find('\n').unwrap_or(here.len()), None);
    }
    if let Some(inner) = here.strip_prefix(SPACE)
        && let Some(end) = inner.find('>')
    {
        let name = inner[..end].replace(['"', '\\', '\n'], "?");
        return (SPACE.len() + end + 1, Some(format!("\"{SPACE_PREFIX}{name}\"")));
    }
    for (name, bits) in [(DMA_SEMAPHORE, DMA_SEMAPHORE_BITS), (SEMAPHORE, SEMAPHORE_BITS)] {
        if let Some(after) = here.strip_prefix(name)
            && !after.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.')
        {
            return (name.len(), Some(format!("i{bits}")));
        }
    }
    (1, None)
}

/// The length of the string literal at the start of `text`, with both quotes.
fn string_length(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::readable;

    #[test]
    fn replaces_spaces_and_semaphores() {
        assert_eq!(
            readable("memref<2x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>"),
            "memref<2xi60001, \"tpu.memory_space.semaphore_mem\">"
        );
        assert_eq!(
            readable("memref<!tpu.semaphore, #tpu.memory_space<any>>"),
            "memref<i60002, \"tpu.memory_space.any\">"
        );
    }

    #[test]
    fn leaves_strings_comments_and_the_rest() {
        for text in [
            "\"a \\\" #tpu.memory_space<vmem>\"",
            "// !tpu.semaphore\n%0 / 2",
            "#tpu.core_type<tc> !tpu.semaphores",
            "\"unterminated #tpu.memory_space<vmem>",
            "#tpu.memory_space<",
        ] {
            assert_eq!(readable(text), text);
        }
    }
}
