//! Who says how XLA would shard the values of a program that it partitions.

use std::sync::Arc;

/// Who propagates a module's shardings: given generic text in which some operations `vocab.probe` carry a
/// `vocab.id`, runs Shardy's propagation over it and gives a JSON object from each number to the text of that
/// operation's sharding.
pub trait Propagate: std::fmt::Debug + Send + Sync {
    /// Propagates.
    ///
    /// # Errors
    /// The reason why there is no answer.
    fn propagate(&self, module: &str) -> Result<String, String>;
}

/// How the shardings of a program that XLA's partitioner splits are to be had.
#[derive(Clone, Debug)]
pub enum Propagation {
    /// Not at all, for this reason: such programs stay as they are.
    None(String),
    By(Arc<dyn Propagate>),
}

impl Default for Propagation {
    fn default() -> Propagation {
        Propagation::None("nothing here can propagate its shardings".into())
    }
}
