//! Copies in flight and the semaphores that they signal, as data; [`super::dma`] executes them.

use crate::program::View;

/// A copy in flight.
pub(super) struct Flight {
    pub source: View,
    pub target: View,
    /// What it adds to its semaphore.
    pub amount: i64,
    /// Where it was enqueued.
    pub place: u32,
}

/// A semaphore.
#[derive(Debug, Clone, Default)]
pub(super) struct Semaphore {
    /// Signals that have arrived and were not waited for.
    pub value: i64,
    /// Waited for, but not yet matched with a copy.
    pub waited: i64,
    /// Copies that will signal it.
    pub flights: Vec<usize>,
}
