//! From a sweep to Mosaic kernels.
//!
//! One sweep becomes one or two `tpu_custom_call`s: a kernel that streams the vocabulary past a block
//! of rows, for the sinks with one entry per row, and one that streams the rows past a block of
//! columns, for the others. Contractions over columns can join the second one ([`far`]): both gradients
//! then share one computation of the logits. The parts:
//!
//! - [`frame`]: grid, windows and scratch; [`vmem`]: the VMEM that they take;
//! - [`mod@choose`]: tile sizes by a cost model over frames;
//! - [`kernel`], [`tile`], [`lanes`], [`contract`], [`far`], [`kept`]: the schedule of a grid step;
//! - [`partial`], [`values`]: sinks and body on a chunk of a tile;
//! - [`resident`]: the step of a sweep of two phases, which keeps whole rows of logits;
//! - [`ops`], [`convert`]: StableHLO's elementwise operations on vectors;
//! - [`shell`], [`text`], [`types`]: the module around a body, and its versioned text;
//! - [`tokens`]: all of that for logits that are kept with tokens minor;
//! - [`call`], [`finish`]: the custom call and what XLA does around it; [`holds`]: VMEM in words.
//!
//! Nothing here knows about losses.

pub mod call;
pub mod choose;
mod contract;
mod convert;
mod far;
mod finish;
pub mod frame;
mod holds;
mod kept;
mod kernel;
mod lanes;
mod legal;
mod ops;
mod partial;
mod resident;
mod shell;
mod text;
mod tile;
mod tokens;
mod types;
mod values;
mod vmem;

pub use call::{Lowered, lower};
pub use choose::{choose, cost_of, far_bytes, lane_bytes};
pub use legal::unsupported;

use frame::Order;
use grpo_passes::sweep::{Plan, Sink, Sweep, Tiles};

/// The kernels that a sweep needs: the order of each and the indices of its sinks. With `joint`,
/// contractions over columns go where the sinks per column are.
pub fn split(sweep: &Sweep, joint: bool) -> Vec<(Order, Vec<usize>)> {
    let needs_columns = |s: &Sink| match s {
        Sink::ContractRows { .. } | Sink::ColSum { .. } => true,
        Sink::ContractCols { .. } => joint,
        _ => false,
    };
    let any = sweep.sinks.iter().any(needs_columns);
    let (mut rows, mut cols) = (Vec::new(), Vec::new());
    for (i, s) in sweep.sinks.iter().enumerate() {
        // A store fits both; it goes where there is a kernel anyway.
        if needs_columns(s) || (any && matches!(s, Sink::Store { .. })) {
            cols.push(i);
        } else {
            rows.push(i);
        }
    }
    [(Order::RowMajor, rows), (Order::ColMajor, cols)]
        .into_iter()
        .filter(|(_, sinks)| !sinks.is_empty())
        .collect()
}

/// The tiles of the kernel with this order.
pub fn tiles_of(plan: &Plan, order: Order) -> Tiles {
    match order {
        Order::RowMajor => plan.row_major,
        Order::ColMajor => plan.col_major,
    }
}

/// The sweep with some of its sinks, and with nothing that those do not need.
pub fn part(sweep: &Sweep, sinks: &[usize]) -> Sweep {
    let mut part = sweep.clone();
    part.sinks = sinks.iter().map(|i| sweep.sinks[*i].clone()).collect();
    part.prune();
    part
}
