//! The kernels of a sweep, and both gradients from one kernel if a memory budget only allows the sums of a part of the
//! rows.
//!
//! The sums of a row take 4·H bytes of HBM for each core that has its own, and save one product that computes the row's
//! logits. If the budget does not allow the sums of all rows, dh of the first `apart` rows comes from a separate
//! kernel, in which a block of rows stays and no sums are in HBM. It writes these rows of the result, and XLA writes
//! the others:
//!
//! ```text
//! rows  0 ──────── apart ──────────────── N
//!       │ dh: its own   │ dh: f32 sums in HBM │ ▸ dh
//!       └───────────────┴─────────────────────┘
//!        dw: one kernel, with all rows
//! ```
//!
//! They are the first rows, since stashed logits, which are in the memory of the head's gradient, are those of the first
//! rows: no kernel computes them again. `apart` is a multiple of the block of rows of both kernels. The kernel with
//! sums skips the contraction and its copies for these blocks.

use super::{KernelSpec, Order, shape};
use grpo_sweep::{Plan, Region, Sink, Source, Sweep};

/// The kernels of a sweep: the order of each and the indices of its sinks. With fused gradients, contractions over
/// columns are in the kernel of the sinks per column, and for the first `apart` rows in a separate kernel.
pub fn split(sweep: &Sweep, plan: &Plan) -> Vec<(Order, Vec<usize>)> {
    let contracts = |s: &Sink| matches!(s, Sink::ContractCols { .. });
    let needs_columns = |s: &Sink| match s {
        Sink::ContractRows { .. } | Sink::ColSum { .. } => true,
        Sink::ContractCols { .. } => plan.fused_gradients,
        _ => false,
    };
    let any = sweep.sinks.iter().any(needs_columns);
    let (mut rows, mut cols) = (Vec::new(), Vec::new());
    for (i, s) in sweep.sinks.iter().enumerate() {
        // A store fits both orders: the kernel that is needed in any case.
        let by_columns = needs_columns(s) || (any && matches!(s, Sink::Store { .. }));
        if by_columns {
            cols.push(i);
        }
        if !by_columns || (plan.apart > 0 && contracts(s)) {
            rows.push(i);
        }
    }
    [(Order::RowMajor, rows), (Order::ColMajor, cols)]
        .into_iter()
        .filter(|(_, sinks)| !sinks.is_empty())
        .collect()
}

/// True if the first rows can have a separate kernel: no other sink needs a kernel in which a block of rows stays.
pub fn can_part(sweep: &Sweep, plan: &Plan) -> bool {
    let whole = Plan { apart: 0, ..*plan };
    plan.fused_gradients && split(sweep, &whole).iter().all(|(order, _)| *order == Order::ColMajor)
}

/// The part of a sweep that one of its kernels computes: some sinks, of the first `apart` rows or of all, and what they
/// need.
pub fn part<'c>(sweep: &Sweep<'c>, order: Order, sinks: &[usize], plan: &Plan) -> Sweep<'c> {
    let mut part = sweep.clone();
    part.sinks = sinks.iter().map(|i| sweep.sinks[*i].clone()).collect();
    part.plan = Some(*plan);
    part.prune();
    if plan.apart > 0 && order == Order::RowMajor {
        part.rows = plan.apart;
        for k in &mut part.stashed {
            let Region { first, rows, .. } = k.region;
            k.region.rows = rows.min(plan.apart - first);
        }
        part.stashed.retain(|k| k.region.rows > 0);
    }
    part
}

/// The number of rows of a sweep's operands, which for a [`part`] is that of the whole sweep. Otherwise it is the
/// sweep's: the operands of a sweep that is only planned may have other shapes.
pub(super) fn all_rows(sweep: &Sweep) -> i64 {
    match sweep.sources.first() {
        Some(Source::Head { hidden: v, .. } | Source::Logits { value: v, .. })
            if sweep.plan.is_some_and(|plan| plan.apart > 0) =>
        {
            shape(*v)[0]
        }
        _ => sweep.rows,
    }
}

/// The number of first rows without sums, in a kernel with sums in HBM.
pub(super) fn rows(sweep: &Sweep, order: Order) -> i64 {
    if order == Order::ColMajor { sweep.plan.map_or(0, |plan| plan.apart) } else { 0 }
}

impl KernelSpec<'_, '_> {
    /// Number of first blocks of rows without sums in HBM.
    pub fn skipped(&self) -> i64 {
        self.apart / self.tiles.rows
    }
}
