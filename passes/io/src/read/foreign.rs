//! Recognises input in common formats other than MLIR, so that an error can name the format and the way to export StableHLO.

/// The name of a format by the first bytes; none for an unknown one.
pub(super) fn format_of(bytes: &[u8]) -> Option<&'static str> {
    let start = bytes.trim_ascii_start();
    let starts = |with: &str| start.starts_with(with.as_bytes());
    if starts("HloModule") {
        return Some("HLO text");
    }
    if starts("{ lambda") || starts("let ") && contains(start, b" = pjit[") {
        return Some("a jaxpr");
    }
    if starts("# ") || starts("```") || contains(&start[..start.len().min(1 << 16)], b"\n```") {
        return Some("Markdown");
    }
    protobuf(bytes)
}

/// The export that a note recommends.
pub(super) const EXPORT: &str = "export StableHLO instead: `jax.jit(f).lower(*args).as_text(debug_info=True)`, of TensorFlow's and PyTorch's \
     models by `tf.mlir` or torch_xla's `stablehlo`";

/// A serialized message whose first field is a version and whose second is a producer's name (ONNX) or a graph (SavedModel).
fn protobuf(bytes: &[u8]) -> Option<&'static str> {
    const FIRST_NUMBER: u8 = 0x08;
    const SECOND_BYTES: u8 = 0x12;
    let [FIRST_NUMBER, _, SECOND_BYTES, rest @ ..] = bytes else { return None };
    let length = rest.iter().take_while(|byte| **byte >= 0x80).count() + 1;
    match rest.get(length)? {
        0x0a => Some("a SavedModel"),
        byte if byte.is_ascii_alphanumeric() => Some("an ONNX model"),
        _ => None,
    }
}

fn contains(bytes: &[u8], what: &[u8]) -> bool {
    bytes.windows(what.len()).any(|window| window == what)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_are_known_by_their_first_bytes() {
        for (bytes, format) in [
            (&b"HloModule jit_f, entry_computation_layout={}"[..], Some("HLO text")),
            (b"{ lambda ; a:f32[3]. let b:f32[3] = sin a in (b,) }", Some("a jaxpr")),
            (b"# Results\n\n```mlir\nmodule {}\n```\n", Some("Markdown")),
            (b"\x08\x07\x12\x07pytorch\x1a\x052.1.0", Some("an ONNX model")),
            (b"\x08\x01\x12\x80\x02\x0a\x10", Some("a SavedModel")),
            (b"module {}", None),
            (b"// a comment\nfunc.func @f() {}", None),
            (b"\x08", None),
            (b"", None),
        ] {
            assert_eq!(format_of(bytes), format);
        }
    }
}
