//! What TPU compilers learned late: a kernel that holds it is refused by the ones before.
//!
//! Measured: `tools/dev/libtpu-check` compiles every operation on every type, every sink and every kind of kernel with
//! each libtpu (`mosaic/tests/abilities.rs`) and fails where this list says more or less than the compiler does.

/// A release of libtpu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Release {
    /// Its version.
    pub libtpu: &'static str,
    /// The change of Google's repository that it was built at, as its description says it.
    pub change: u64,
}

/// Something that a kernel may hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Capability {
    /// What it is, for the user.
    pub what: &'static str,
    /// What compilers that lack it say of a kernel that holds it.
    pub refusal: &'static str,
    /// The first libtpu that takes it.
    pub since: Release,
}

/// What not every compiler since [`OLDEST`](crate::version::OLDEST) takes.
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

/// What a compiler lacks that refuses a kernel with these words; none if that is not known.
pub fn refused(message: &str) -> Option<&'static Capability> {
    CAPABILITIES.iter().find(|a| message.contains(a.refusal))
}

/// The first libtpu that has every capability.
pub fn full() -> &'static str {
    CAPABILITIES.iter().max_by_key(|a| a.since.change).map_or(crate::version::OLDEST, |a| a.since.libtpu)
}
