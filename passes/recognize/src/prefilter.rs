//! A test of a program's bytes, before it is parsed, for operations that every loss needs.

use grpo_ir::Kind;
use memchr::memmem;

/// False if a program, in any encoding, has no [`anchor`](crate::anchor), no matmul and no sweep: it is not parsed, and the
/// output is the input.
///
/// Every encoding has the operations' names: `stablehlo.reduce` in text, `reduce` in bytecode, `reduce_v1` in portable artifacts.
pub fn may_have_loss(program: &[u8]) -> bool {
    let holds = |name: &str| holds_name(program, name);
    // A softmax of logits that are arguments, or a head's product.
    let is_loss = holds("exponential") && holds("reduce") || holds("dot_general");
    is_loss || Kind::Sweep.name().split('.').all(holds)
}

/// True if `name` occurs as a whole name, perhaps with a version suffix.
fn holds_name(program: &[u8], name: &str) -> bool {
    memmem::find_iter(program, name).any(|at| {
        let before = at.checked_sub(1).map(|i| program[i]);
        let after = &program[at + name.len()..];
        let ends = match after {
            [b'_', b'v', digit, ..] => digit.is_ascii_digit(),
            [next, ..] => !(next.is_ascii_alphanumeric() || *next == b'_'),
            [] => true,
        };
        ends && before.is_none_or(|b| !(b.is_ascii_lowercase() || b == b'_'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_alone_in_every_encoding() {
        for text in
            ["%1 = stablehlo.sort %0", "\"stablehlo.sort\"(%0)", "a\0sort\0", "\x0fsort_v1\0", "sort"]
        {
            assert!(holds_name(text.as_bytes(), "sort"), "{text}");
        }
        for text in
            ["indices_are_sorted = true", "@argsort", "jit_sort", "sort_of", "sort_vector", "sor"]
        {
            assert!(!holds_name(text.as_bytes(), "sort"), "{text}");
        }
    }

    #[test]
    fn each_kind_of_anchor_is_seen() {
        for text in
            ["stablehlo.exponential %x stablehlo.reduce(", "dot_general_v2\0", "\"vocab.sweep\"(%h, %w)"]
        {
            assert!(may_have_loss(text.as_bytes()), "{text}");
        }
        for text in [
            "module {}",
            "stablehlo.reduce_window stablehlo.exponential",
            "stablehlo.exponential_minus_one stablehlo.reduce(",
            "stablehlo.sort",
        ] {
            assert!(!may_have_loss(text.as_bytes()), "{text}");
        }
    }
}
