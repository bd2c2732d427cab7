//! Kernels that two cores share (v4 and v5p) and that depend on which core runs a step.
//!
//! The compiler cuts a grid's first parallel dimension into equal shares. If the number of cores does not divide it,
//! the last core wraps around to the grid's start and repeats steps of another core (libtpu 0.0.51, by its final
//! bundles). Most kernels are idempotent. Three kinds are not, and their grid has a first dimension with one step per
//! core:
//!
//! - a kernel that adds a gradient to an array in place;
//! - a kernel in which a block of columns stays and that reads stashed logits from the memory of its gradient: the gradient of a
//!   finished block has overwritten them;
//! - a kernel of both gradients. A core takes every other block of columns, and sums their share of dh in its own array
//!   `f32[N,H]` in HBM; XLA adds the arrays, which are concatenated. A block of the weights' gradient belongs to one core.
//!
//! Neither the assignment of steps of that dimension to cores nor their order matters: sums, slots and semaphores start
//! anew in each, and one core may run both.
//!
//! ```text
//! grid (core, turn, n)            columns →
//!                    block  0    1    2    3    4
//!                    core   0    1    0    1    0         turn = block / 2
//!                           └────┼────┴────┼────┴──▸ f32[N,H] of core 0 ┐
//!                                └─────────┴───────▸ f32[N,H] of core 1 ┴▸ added, rounded once ▸ dh
//! ```
//!
//! Every other block, not halves: stashed logits and the last blocks are then distributed evenly. If the number of blocks
//! is odd, the last turn of the last core does nothing.
//!
//! Alternatives, for N tokens and a head of H × V:
//!
//! - Rows by core: dh is not shared, but each core has f32 sums of the weights' gradient of all columns, 8·H·V bytes instead of
//!   8·N·H. Adding them once per block of columns needs semaphores between cores.
//! - Half of H by core: the contracted value needs logits over all of H, so both cores would compute it.
//! - One array of sums for both cores, each with half of the blocks of rows at a time: needs the same semaphores, and a core
//!   that runs both shares would deadlock.
//! - Groups of rows, with the sums of one group at a time: the weights' gradient needs f32 sums over groups, 4·H·V bytes.
//!
//! If the budget does not allow the sums of all rows: see `spec/apart.rs`.
//!
//! The memory of a bf16 dh holds no sums here: dh is the sum of both arrays, computed after the kernel.

use super::{KernelSpec, Order};
use grpo_sweep::{Sink, Sweep, Tiles};

/// True if a kernel depends on which core runs a step.
fn must_know(sweep: &Sweep, order: Order) -> bool {
    let depends = |s: &Sink| matches!(s, Sink::ContractCols { .. }) || sweep.init(s).is_some();
    order == Order::ColMajor && (sweep.sinks.iter().any(depends) || !sweep.stashed.is_empty())
}

/// The size of the grid's dimension over cores: `cores` if the kernel depends on the core and each core has a block of
/// columns, else 1.
pub(super) fn with_own_steps(sweep: &Sweep, order: Order, tiles: Tiles, cores: u32) -> i64 {
    let blocks = (sweep.cols + tiles.cols - 1) / tiles.cols;
    let all = must_know(sweep, order) && blocks >= i64::from(cores);
    if all { i64::from(cores) } else { 1 }
}

impl KernelSpec<'_, '_> {
    /// True if `cores` cores can share the kernel.
    pub fn can_share(&self, cores: u32) -> bool {
        self.cores == i64::from(cores) || !must_know(self.sweep, self.order)
    }

    /// Turns of each core: its blocks of columns, of which the last may not exist.
    pub fn turns(&self) -> i64 {
        (self.blocks().1 + self.cores - 1) / self.cores
    }

    /// True if the last turn of a core has no block of columns.
    pub fn is_uneven(&self) -> bool {
        self.blocks().1 % self.cores != 0
    }

    /// The grid's extents, and the number of its first dimensions that are parallel.
    pub fn grid(&self) -> (Vec<i64>, usize) {
        let (nn, nv) = self.blocks();
        match self.cores {
            1 => (self.order.turn([nn, nv]).to_vec(), usize::from(self.independent())),
            cores => (vec![cores, self.turns(), nn], 1),
        }
    }
}
