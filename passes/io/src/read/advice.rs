//! Advice for input that cannot be read, by the format or the dialect that it has.

use crate::diagnostics::Diagnostic;

/// Formats other than MLIR by their first bytes.
const FORMATS: [(&[u8], &str, &str); 5] = [
    (b"HloModule", "HLO text", EXPORT),
    (b"{ lambda", "a jaxpr", EXPORT),
    (b"\x1f\x8b", "gzip", "unpack it first"),
    (b"PK\x03\x04", "a zip archive", "unpack it first"),
    (b"\x28\xb5\x2f\xfd", "zstd", "unpack it first"),
];

const EXPORT: &str = "export StableHLO instead: `jax.jit(f).lower(*args).as_text(debug_info=True)`";

/// Dialects that are not read in every encoding.
const DIALECTS: [(&str, &str); 3] = [
    (
        "sdy",
        "the program holds Shardy (sdy) operations, which can be read in generic text only: \
         write `lowered.compiler_ir().operation.get_asm(print_generic_op_form=True)` to a file on the JAX side (or \
         export without Shardy: JAX_USE_SHARDY_PARTITIONER=0)",
    ),
    (
        "chlo",
        "the program holds CHLO operations, whose bytecode changes from version to version: \
         export text (`lowered.as_text()`) or a portable artifact (`jax.export.export(f)(…).mlir_module_serialized`)",
    ),
    (
        "mhlo",
        "the program holds MHLO operations: export StableHLO (`lowered.as_text()` or `jax.export`)",
    ),
];

/// Advice by the first bytes; none for an unknown format.
pub(super) fn on_format(bytes: &[u8]) -> Option<String> {
    let start = bytes.trim_ascii_start();
    let (_, format, advice) = FORMATS.iter().find(|(first, ..)| start.starts_with(first))?;
    Some(format!("this looks like {format}; {advice}"))
}

/// Advice on the dialect that MLIR's messages about a text name. CHLO is read in text.
pub(super) fn on_messages(list: &[Diagnostic]) -> Option<&'static str> {
    fn name(d: &Diagnostic, dialect: &str) -> bool {
        let quoted = |before: &&str| d.message.contains(&format!("{before}{dialect}"));
        ["`", "'", "#"].iter().any(quoted) || d.notes.iter().any(|note| name(note, dialect))
    }
    on_dialect(|dialect| dialect != "chlo" && list.iter().any(|d| name(d, dialect)))
}

/// Advice on a dialect of bytecode, which lists the names of its dialects where the messages often do not.
pub(super) fn on_bytecode(bytes: &[u8]) -> Option<&'static str> {
    on_dialect(|dialect| {
        let name = format!("\0{dialect}\0");
        bytes.windows(name.len()).any(|window| window == name.as_bytes())
    })
}

fn on_dialect(is_used: impl Fn(&str) -> bool) -> Option<&'static str> {
    DIALECTS.iter().find(|(dialect, _)| is_used(dialect)).map(|(_, advice)| *advice)
}
