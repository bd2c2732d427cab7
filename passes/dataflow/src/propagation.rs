//! The interface to Shardy's propagation, which computes how XLA would shard the values of a program that it partitions.

use std::sync::Arc;

/// Runs Shardy's propagation.
pub trait Propagate: std::fmt::Debug + Send + Sync {
    /// Propagates the shardings of a module in generic syntax, in which `vocab.probe` operations have an attribute `vocab.id`.
    /// Returns a JSON object that maps each id to the text of the operation's sharding.
    ///
    /// # Errors
    /// The reason for a failure.
    fn propagate(&self, module: &str) -> Result<String, String>;
}

/// The source of the shardings of a program that XLA's partitioner splits.
#[derive(Clone, Debug)]
pub enum Propagation {
    /// None, for this reason: such programs are not changed.
    None(String),
    /// Computed by this implementation.
    By(Arc<dyn Propagate>),
}

impl Default for Propagation {
    fn default() -> Propagation {
        Propagation::None("nothing here can propagate its shardings".into())
    }
}
