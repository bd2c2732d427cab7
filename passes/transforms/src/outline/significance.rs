//! Which refusals `strict` counts, and the reasons that earlier passes left.
//!
//! `strict` counts losses with at least `min_columns` columns and `min_logits` bytes, over all trips of the surrounding
//! loops. The test that excludes attention is that of the pass `normalize`.

use crate::findings::{Declined, Findings};
use crate::pass::PassContext;
use grpo_dataflow::trip_count::logits_bytes;
use grpo_io::remarks::Significance;
use grpo_ir::{Kind, Op};
use grpo_recognize::region::Blocked;
use grpo_recognize::tile::Tile;

/// Lowers the significance for a region that is too small to count: `strict` counts a loss with a vocabulary's columns, which
/// `always_fuse` does not waive, that may be profitable ([`Options::may_pay`]) over all trips of the surrounding loops.
///
/// [`Options::may_pay`]: crate::options::Options::may_pay
pub(super) fn if_small<'c>(
    mut blocked: Blocked<'c>,
    start: Tile<'c>,
    context: &PassContext<'_>,
) -> Blocked<'c> {
    let Some((rows, columns)) = start.extent() else { return blocked };
    let (options, bytes) =
        (context.options, logits_bytes(start.val.block(), rows.saturating_mul(columns)));
    if columns < options.vocabulary() || !options.may_pay(columns, bytes) {
        // An explicit request is reported.
        let asked = options.always_fuse && blocked.significance == Significance::Loss;
        blocked.significance = if asked { Significance::Small } else { Significance::Other };
    }
    blocked
}

/// True for a loss that is not fused, whether `strict` counts it or not.
pub(super) fn is_loss(significance: Significance) -> bool {
    matches!(significance, Significance::Loss | Significance::Declined)
}

/// The reasons of the declined losses, if no other loss is unfused. `strict` counts them unless all would take more memory.
pub(super) fn only_declined(unfused: Vec<Option<Declined>>) -> Option<Declined> {
    let mut all =
        unfused.into_iter().collect::<Option<Vec<Declined>>>().filter(|all| !all.is_empty())?;
    all.dedup();
    let counted = all.iter().find(|declined| declined.significance == Significance::Loss);
    let significance = counted.unwrap_or(&all[0]).significance;
    let why = all.iter().map(|declined| &declined.why[..]).collect::<Vec<_>>().join("; ");
    Some(Declined { why, significance })
}

/// The reason that is reported of tiles, stacked residuals and branch results if the loss that they became in an earlier run was
/// declined.
pub(super) fn declined_whole<'f>(op: Op, findings: &'f Findings) -> Option<&'f Declined> {
    let is_within = op.ancestors().any(|op| !op.is(Kind::Func) && !op.is(Kind::Module));
    let declined = findings.blocks.declined.as_ref().or(findings.residuals.declined.as_ref());
    declined.filter(|_| is_within)
}
