//! What sweeps are lowered to.

use crate::pass::Pass;
use std::fmt::Debug;
use std::sync::Arc;

/// Something that sweeps are lowered to. It brings the passes that only it needs, with their settings.
pub trait Target: Debug + Send + Sync {
    /// Its passes in the order in which the default pipeline runs them: behind those that make and split
    /// sweeps, before `lower-loops`, which takes what they leave.
    fn passes(&self) -> Vec<Arc<dyn Pass>>;

    /// Whether the tiles of a sweep's plan are those of a loop, rather than of a kernel.
    fn plans_loops(&self) -> bool;
}

/// StableHLO loops over vocabulary tiles, for any device: it needs no passes of its own.
#[derive(Clone, Copy, Debug)]
pub struct Portable;

impl Target for Portable {
    fn passes(&self) -> Vec<Arc<dyn Pass>> {
        Vec::new()
    }

    fn plans_loops(&self) -> bool {
        true
    }
}
