//! What only newer TPU compilers compile; older ones refuse a kernel that contains it.
//!
//! `tools/dev/libtpu-check` compiles every operation on every type, every sink and every kind of kernel with each
//! libtpu (`mosaic/tests/capabilities.rs`) and fails if this list and the compilers disagree.

/// A release of libtpu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Release {
    /// Its version.
    pub libtpu: &'static str,
    /// The change of Google's repository in its description.
    pub change: u64,
}

/// Something that a kernel may contain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Capability {
    /// Its name, for messages.
    pub what: &'static str,
    /// A part of the message of compilers that lack it.
    pub refusal: &'static str,
    /// The first libtpu that compiles it.
    pub since: Release,
}

/// Capabilities that not every compiler since [`OLDEST`](crate::version::OLDEST) has.
pub const CAPABILITIES: [Capability; 2] = [
    Capability {
        what: "the arc tangent of two arguments",
        refusal: "'math.atan2'",
        since: Release { libtpu: "0.0.37", change: 878_335_365 },
    },
    Capability {
        what: "more than 16 columns of each row",
        refusal: "DynamicGatherOp only supports",
        since: Release { libtpu: "0.0.23", change: 804_429_027 },
    },
];

/// The capability that a compiler lacks, from its message; none if unknown.
pub fn refused(message: &str) -> Option<&'static Capability> {
    CAPABILITIES.iter().find(|a| message.contains(a.refusal))
}

/// The first libtpu that has every capability.
pub fn full() -> &'static str {
    CAPABILITIES.iter().max_by_key(|a| a.since.change).map_or(crate::version::OLDEST, |a| a.since.libtpu)
}
