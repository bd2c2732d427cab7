//! Which kernels a sweep becomes; and both gradients from one kernel where the sums of only a part of the rows have room.
//!
//! Sums of a row take 4·H bytes of HBM for each core that has its own, and spare the product that computes the row's logits
//! once more. Where a budget has no room for the sums of all rows, the first rows' gradient comes from a kernel of its own, in
//! which a block of rows stays and nothing is summed in HBM. It writes a part of the whole result, and XLA the others there:
//!
//! ```text
//! rows  0 ──────── apart ──────────────── N
//!       │ dh: its own   │ dh: f32 sums in HBM │ ▸ dh
//!       └───────────────┴─────────────────────┘
//!        dw: one kernel, with all rows
//! ```
//!
//! It is the first rows, since those are the ones whose logits lie in the memory of the head's gradient, if any do: nobody
//! computes them again, whoever contracts them. `apart` is whole blocks of rows of both kernels. Blocks of the kernel with
//! sums that have none leave out that contraction and its copies.

use super::{KernelSpec, Order, shape};
use grpo_sweep::{Plan, Region, Sink, Source, Sweep};

/// The kernels that a sweep needs: the order of each and the indices of its sinks. With fused gradients, contractions over
/// columns go where the sinks per column are; of rows that are apart, into a kernel of their own as well.
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
        // A store fits both; it goes where there is a kernel anyway.
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

/// Whether a part of a sweep's rows can be apart: nothing else comes from a kernel in which a block of rows stays.
pub fn can_part(sweep: &Sweep, plan: &Plan) -> bool {
    let whole = Plan { apart: 0, ..*plan };
    plan.fused_gradients && split(sweep, &whole).iter().all(|(order, _)| *order == Order::ColMajor)
}

/// What one of a sweep's kernels computes: some of its sinks, on the rows that are apart or on all, and nothing that it does
/// not need.
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

/// The rows of a sweep's operands: of the rows that are apart, those of the whole sweep. Elsewhere operands are not looked at,
/// which a sweep that is only planned may not have in their shapes.
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

/// The rows of which a kernel with sums in HBM has none.
pub(super) fn rows(sweep: &Sweep, order: Order) -> i64 {
    if order == Order::ColMajor { sweep.plan.map_or(0, |plan| plan.apart) } else { 0 }
}

impl KernelSpec<'_, '_> {
    /// Blocks of rows, the first ones, of which there are no sums in HBM.
    pub fn skipped(&self) -> i64 {
        self.apart / self.tiles.rows
    }
}
