//! From a sweep to Mosaic kernels.
//!
//! One sweep becomes one or two `tpu_custom_call`s: a kernel that streams the vocabulary past a block
//! of rows, for the sinks with one entry per row, and one that streams the rows past a block of
//! columns, for the others. Contractions over columns can join the second one ([`hbm_accumulator`]): both gradients
//! then share one computation of the logits. The parts:
//!
//! - [`spec`]: grid, windows and scratch; [`vmem`]: the VMEM that they take;
//! - [`mod@choose`]: tile sizes by a cost model over specs;
//! - [`kernel`], [`tile`], [`per_lane`], [`contract`], [`hbm_accumulator`], [`stash`]: the schedule of a grid step;
//! - [`accumulator`], [`values`]: sinks and body on a chunk of a tile;
//! - [`full_row`]: the step of a sweep of two phases, which keeps whole rows of logits;
//! - [`ops`], [`convert`]: StableHLO's elementwise operations on vectors;
//! - [`kernel_module`], [`text`], [`types`]: the module around a body, and its versioned text;
//! - [`tokens_minor`]: all of that for logits that are kept with tokens minor;
//! - [`call`], [`epilogue`]: the custom call and what XLA does around it; [`holds`]: VMEM in words.
//!
//! Nothing here knows about losses.

mod accumulator;
pub mod call;
pub mod choose;
mod contract;
mod convert;
mod epilogue;
mod full_row;
mod hbm_accumulator;
mod holds;
mod kernel;
mod kernel_module;
mod legal;
mod ops;
mod per_lane;
pub mod spec;
mod stash;
mod text;
mod tile;
mod tokens_minor;
mod types;
mod values;
mod vmem;

pub use call::{Lowered, lower};
pub use choose::{choose, cost_of, hbm_accumulator_bytes, lane_bytes};
pub use legal::unsupported;

use grpo_passes::sweep::{Plan, Sink, Sweep, Tiles};
use spec::Order;

/// The kernels that a sweep needs: the order of each and the indices of its sinks. With `fused_gradients`,
/// contractions over columns go where the sinks per column are.
pub fn split(sweep: &Sweep, fused_gradients: bool) -> Vec<(Order, Vec<usize>)> {
    let needs_columns = |s: &Sink| match s {
        Sink::ContractRows { .. } | Sink::ColSum { .. } => true,
        Sink::ContractCols { .. } => fused_gradients,
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
