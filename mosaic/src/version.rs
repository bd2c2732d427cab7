//! Versions of Mosaic's serialized form: which one a TPU compiler reads, and how they differ.
//!
//! A compiler reads its own version and all older ones, and refuses newer ones. Differences in the
//! operations that kernels use (by `jaxlib/mosaic/dialect/tpu/transforms/serde.cc`
//! in JAX's repository, over its history):
//!
//! | from version | change |
//! |---|---|
//! | 5 | `tpu.dynamic_gather` names a list of dimensions, before that one |
//! | 6 | `tpu.iota` names a list of dimensions, before that one |
//! | 7 | `tpu.wait_dma2` has groups of operands |
//! | 8 | copies have an attribute for their order; a call may disable checks of their bounds (5 to 7 are untested) |
//! | 10 | the kernel's function may have any name; before that the compiler looks for `main` |
//! | 13 | `tpu.matmul` has a hint on how to transpose its left side |
//! | 14 | `tpu.enqueue_dma` has a seventh group of operands |
//!
//! Version 9 is like 8, but compilers no longer single-buffer windows of kernels that need too much
//! memory; versions 11, 12 and 15 change operations that kernels do not use.

/// The versions that kernels can be written in, oldest first.
pub const VERSIONS: [u32; 12] = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

/// The version for an unknown compiler. Newer versions have nothing that kernels need.
pub const DEFAULT: u32 = 11;

/// The oldest libtpu that reads a version in [`VERSIONS`], from the time of JAX 0.6.0.
pub(crate) const OLDEST: &str = "0.0.13";

/// The first change of Google's repository whose compiler reads a version, newest first, up to
/// [`DEFAULT`]: the `PiperOrigin-RevId` of the commit that introduced it in JAX's repository.
const SINCE: [(u64, u32); 8] = [
    (879_992_596, 11),
    (871_810_024, 10),
    (827_487_842, 9),
    (794_651_741, 8),
    (775_605_603, 7),
    (775_574_142, 6),
    (772_825_343, 5),
    (743_780_185, 4),
];

/// Builds of release branches, whose change number is newer than their content, with the change of a release with the
/// same content. `tools/dev/libtpu-check` fails if one is missing.
const BRANCHES: [(u64, u64); 4] = [
    (889_434_569, 844_590_465), // libtpu 0.0.32.1: as 0.0.32
    (873_080_440, 865_085_302), // libtpu 0.0.36: as 0.0.35
    (829_516_930, 769_337_304), // libtpu 0.0.17.1: as 0.0.17
    (799_122_805, 788_670_714), // libtpu 0.0.21.1: as 0.0.19.1
];

/// The version to write for a compiler with the description `text`, as in
/// `TFRT TPU v6 lite\nBuilt on Jan 12 2026 16:25:22 (1768263922) cl/854318611`; none if the text names no
/// change. A compiler that is too old for every version gets one that [`unwritable`] explains.
pub fn of_compiler(text: &str) -> Option<u32> {
    let change = change(text)?;
    let version = SINCE.iter().find(|(since, _)| change >= *since).map(|(_, version)| *version);
    Some(version.unwrap_or(VERSIONS[0] - 1))
}

/// The change of Google's repository that a compiler contains, from its description.
pub fn change(text: &str) -> Option<u64> {
    let digits = text.split("cl/").nth(1)?;
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    let build: u64 = digits[..end].parse().ok()?;
    let branch = BRANCHES.iter().find(|(branch, _)| build == *branch);
    Some(branch.map_or(build, |(_, change)| *change))
}

/// The first version in which a call disables checks of its copies' bounds; older compilers may refuse the option.
pub(crate) const UNCHECKED: u32 = 8;

/// The first version whose compilers gather lanes of several registers at once, for tables ([`crate::spec::tables`]):
/// see [`crate::capabilities`].
pub const TABLES: u32 = 8;

/// The newest version that a compiler reads, from its refusal of a newer one: `Unsupported version: expected <= 9 but
/// got 11`. The oldest compilers report `Failed to deserialize the Mosaic module: %s` or `Failed to retrieve the
/// config` for a module with unknown parts; then it is a version without these.
pub fn of_refusal(message: &str) -> Option<u32> {
    if message.contains("Failed to retrieve the config") {
        return Some(UNCHECKED - 1);
    }
    if message.contains("Failed to deserialize the Mosaic module: %s") {
        return Some(VERSIONS[0]);
    }
    let rest = message.split("expected <= ").nth(1)?;
    let (read, rest) = rest.split_once(" but got ")?;
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    let (read, got): (u32, u32) = (read.parse().ok()?, rest[..end].parse().ok()?);
    (read < got).then_some(read.min(DEFAULT))
}

/// The message for a version in which no kernel can be written; none for others.
pub(crate) fn unwritable(version: u32) -> Option<String> {
    if VERSIONS.contains(&version) {
        return None;
    }
    let (oldest, newest) = (VERSIONS[0], VERSIONS[VERSIONS.len() - 1]);
    Some(match version {
        v if v < oldest => format!(
            "the TPU compiler reads Mosaic's form only up to version {v}, and kernels are written in \
             version {oldest} or newer, which libtpu {OLDEST} and later read"
        ),
        v => format!("Mosaic version {v} is not known (known: {oldest} to {newest})"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn compilers_say_when_they_were_made() {
        // As these versions of libtpu answer for a v6e, and the newest version that each reads.
        for (libtpu, text, version) in [
            ("0.0.13", "Built on Apr 15 2025 07:49:37 (1744728577) cl/747713181", 4),
            ("0.0.17.1", "Built on Nov 7 2025 15:33:49 (1762558429) cl/829516930", 4),
            ("0.0.23", "Built on Sep 11 2025 15:57:19 (1757631439) cl/804429027", 8),
            ("0.0.32", "Built on Dec 15 2025 14:03:46 (1765836226) cl/844590465", 9),
            ("0.0.32.1", "cl/889434569", 9),
            ("0.0.34", "Built on Jan 12 2026 16:25:22 (1768263922) cl/854318611", 9),
            ("0.0.37", "Built on Mar 4 2026 11:32:08 (1772652728) cl/878335365", 10),
            ("0.0.42", "Built on Jun 15 2026 09:41:44 (1781541704) cl/932483720", 11),
            ("0.0.52", "Built on Nov 5 2026 01:07:28 (1793869648) cl/1014260217 grpo-opt-0.1.0-00", 11),
        ] {
            let text = format!("PJRT C API\nTFRT TPU v6 lite\n{text}");
            assert_eq!(of_compiler(&text), Some(version), "{libtpu}");
        }
        for text in
            ["", "fake 1.0\nBuilt on Oct 30 2023 (1698660263)", "cl/", "cl/x", "cl/99999999999999999999"]
        {
            assert_eq!(of_compiler(text), None, "{text}");
        }
        assert_eq!(of_compiler("cl/700000000"), Some(3));
    }

    #[test]
    fn refusals_name_the_version_that_is_read() {
        let refusal = |n: u32, m: u32| {
            format!(
                "Failed to deserialize the Mosaic module: INTERNAL: Unsupported version: expected <= {n} but got {m}\n\nat"
            )
        };
        assert_eq!(of_refusal(&refusal(9, 11)), Some(9));
        assert_eq!(of_refusal(&refusal(13, 15)), Some(DEFAULT));
        assert_eq!(of_refusal(&refusal(11, 11)), None);
        assert_eq!(of_refusal("expected <= x but got 11"), None);
        assert_eq!(of_refusal("Ran out of memory"), None);
        // Messages of libtpu 0.0.13 and 0.0.15.
        assert_eq!(of_refusal("PJRT_Compile: Failed to deserialize the Mosaic module: %s"), Some(4));
        // libtpu 0.0.13's message if checks of bounds are disabled.
        assert_eq!(of_refusal("PJRT_Compile: Failed to retrieve the config."), Some(7));
    }

    #[test]
    fn versions_that_are_not_written_say_why() {
        assert_eq!(VERSIONS.map(unwritable), [const { None }; VERSIONS.len()]);
        assert!(unwritable(3).unwrap().contains("up to version 3"));
        assert!(unwritable(3).unwrap().contains("libtpu 0.0.13"));
        assert!(unwritable(16).unwrap().contains("known: 4 to 15"));
    }
}
