//! Cores that share a kernel (two on v4 and v5p), where the kernel must know which steps are whose.
//!
//! The compiler cuts a grid's first parallel dimension into shares of as many steps. Where cores do not divide it, the last one
//! begins at the grid's start again and does what another core does or has done (libtpu 0.0.51, by its final bundles). Most
//! kernels give the same again. Two kinds do not, and their grid has a dimension in front, one step a core:
//!
//! - a kernel in which a block of columns stays and that finds logits in the memory of its gradient: a block that is done has none
//!   left;
//! - one of both gradients. Each core takes every other block of columns, and sums dh of these in an array of its own in HBM,
//!   `f32[N,H]`, the arrays one behind the other; XLA adds them. The weights' gradient is nobody else's.
//!
//! Nothing depends on which core the compiler gives a step of that dimension to, or on their order: sums, slots and semaphores
//! begin anew with each, and both may be one core's.
//!
//! ```text
//! grid (core, turn, n)            columns →
//!                    block  0    1    2    3    4
//!                    core   0    1    0    1    0         turn = block / 2
//!                           └────┼────┴────┼────┴──▸ f32[N,H] of core 0 ┐
//!                                └─────────┴───────▸ f32[N,H] of core 1 ┴▸ added, rounded once ▸ dh
//! ```
//!
//! Every other block, not halves: tokens whose logits are kept, and the last blocks, are both cores' share then. Where the
//! blocks are odd in number, the last turn of the last core does nothing.
//!
//! What else was reckoned with, for N tokens and a head of H × V:
//!
//! - Rows by core: dh is nobody else's then, but of the weights' gradient each core has f32 sums of all columns, 8·H·V bytes
//!   against the 8·N·H of this one. They would have to meet once a block of columns, which needs semaphores between cores.
//! - Half of H by core: the value that is contracted needs logits over all of H, so both cores would compute it.
//!
//! - One array of sums for both cores, half of the blocks of rows between them: needs the same semaphores, and a core that gets
//!   both shares would wait for itself.
//! - Rows in groups, with the sums of one at a time: the weights' gradient needs f32 sums over groups, 4·H·V bytes.
//!
//! Where the sums of all rows have no room, those of a part of them may have: see `spec/apart.rs`.
//!
//! A bf16 dh lends no memory here: it is the sum of both arrays, made when the kernel is done.

use super::{KernelSpec, Order};
use grpo_sweep::{Sink, Sweep, Tiles};

/// Whether a kernel must know which steps are whose, should cores share it.
fn must_know(sweep: &Sweep, order: Order) -> bool {
    let joined = |s: &Sink| matches!(s, Sink::ContractCols { .. });
    order == Order::ColMajor && (sweep.sinks.iter().any(joined) || !sweep.stashed.is_empty())
}

/// How many of `cores` that share a kernel have a dimension of its grid: all where it must know them and each has a block of
/// columns, else 1.
pub(super) fn with_own_steps(sweep: &Sweep, order: Order, tiles: Tiles, cores: u32) -> i64 {
    let blocks = (sweep.cols + tiles.cols - 1) / tiles.cols;
    let all = must_know(sweep, order) && blocks >= i64::from(cores);
    if all { i64::from(cores) } else { 1 }
}

impl KernelSpec<'_, '_> {
    /// Whether so many cores can share the kernel.
    pub fn can_share(&self, cores: u32) -> bool {
        self.cores == i64::from(cores) || !must_know(self.sweep, self.order)
    }

    /// Turns of each core: the blocks of columns that it takes, of which the last may not exist.
    pub fn turns(&self) -> i64 {
        (self.blocks().1 + self.cores - 1) / self.cores
    }

    /// Whether the last turn of some core has no block of columns.
    pub fn is_uneven(&self) -> bool {
        self.blocks().1 % self.cores != 0
    }

    /// The steps of the grid, and of how many of its first dimensions they do not depend on each other.
    pub fn grid(&self) -> (Vec<i64>, usize) {
        let (nn, nv) = self.blocks();
        match self.cores {
            1 => (self.order.turn([nn, nv]).to_vec(), usize::from(self.independent())),
            cores => (vec![cores, self.turns(), nn], 1),
        }
    }
}
