//! Which refusals `strict` counts, and the reasons that earlier passes left.
//!
//! Counted are losses with a softmax or a label as anchor and at least `min_columns` columns and `min_logits` bytes, over all trips
//! of the surrounding loops. Attention is excluded by the same test as in the pass `normalize`.

use crate::findings::Findings;
use crate::pass::PassContext;
use crate::profitability::is_large;
use grpo_dataflow::trip_count::{self, While};
use grpo_io::remarks::Significance;
use grpo_ir::{Kind, Op};
use grpo_recognize::anchor::of_exponentials;
use grpo_recognize::region::Blocked;
use grpo_recognize::tile::Tile;
use grpo_recognize::tiled_loops::{self, Running};
use grpo_recognize::{labels, probabilities};

/// True if a refused region has a softmax or a label as anchor. An argmax alone, as in decoding, and other reductions are none.
pub(super) fn is_anchored(op: Op, start: Tile) -> bool {
    let is_argmax = op.is(Kind::Reduce) && op.num_results() > 1;
    of_exponentials(op).is_some() && !is_argmax
        || probabilities::of_weights(op).is_some()
        || labels::is_labelled(op, start)
}

/// Lowers the significance for a region that is too small to count.
pub(super) fn if_small<'c>(
    mut blocked: Blocked<'c>,
    start: Tile<'c>,
    context: &PassContext<'_>,
) -> Blocked<'c> {
    if start.extent().is_some() && !is_large(start, context.options) {
        // An explicit request is reported.
        let asked = context.options.always_fuse && blocked.significance == Significance::Loss;
        blocked.significance = if asked { Significance::Small } else { Significance::Other };
    }
    blocked
}

/// A sum of exponentials over tiles of columns, or with a maximum over tiles, counts as a softmax if that of all columns would.
pub(super) fn if_tiled<'c>(
    mut blocked: Blocked<'c>,
    op: Op<'c>,
    start: Tile<'c>,
    context: &PassContext<'_>,
) -> Blocked<'c> {
    let is_loss = blocked.significance == Significance::Loss;
    // Tiles in straight-line code.
    if let Some(why) = op.attr_str(tiled_loops::STAYS) {
        return match is_loss {
            true => Blocked { reason: format!("{}; {why}", blocked.reason), ..blocked },
            false => Blocked { op, reason: why.into(), significance: Significance::Loss },
        };
    }
    let other = || match is_loss {
        // Such as an argmax of the same tiles.
        true => op.parent().and_then(While::of).and_then(|of| tiled_loops::all(of).first().copied()),
        false => tiled_loops::maximum_below(start.val),
    };
    let Some(running) = tiled_loops::running(op).or_else(other) else { return blocked };
    if is_loss {
        // The other reason about the tile stays.
        blocked.reason = format!("{}; it is not coalesced: {}", blocked.reason, stays_because(&running));
        return blocked;
    }
    let times = running.of.op.block().map_or(1, |block| trip_count::repetitions(block, &[]));
    let bytes = running.bytes().saturating_mul(times.unsigned_abs());
    if !context.options.may_pay(running.columns, bytes) {
        return blocked;
    }
    let what = if running.multiplies { "the head" } else { "given logits" };
    let reason = format!(
        "a loop over tiles of columns of {what}, {} rows x {} columns in all, is not coalesced: {}",
        running.rows,
        running.columns,
        stays_because(&running)
    );
    Blocked { op: running.op, reason, significance: Significance::Loss }
}

/// Why the pass `coalesce-blocks` left a loop.
fn stays_because<'c>(running: &Running<'c>) -> &'c str {
    running.of.op.attr_str(tiled_loops::STAYS).unwrap_or("the pass coalesce-blocks did not run")
}

/// The remark about declined losses, if nothing else was missed.
pub(super) fn only_declined(context: &PassContext<'_>) -> Option<String> {
    let losses = context.remarks.missed_ones().filter(|r| r.significance == Significance::Loss);
    let mut said: Vec<&str> = losses.map(|r| r.message.as_str()).collect();
    said.dedup();
    (!said.is_empty() && said.iter().all(|why| context.findings.is_of_declined(why)))
        .then(|| said.join("; "))
}

/// The remark about tiles, stacked residuals and branch results if the loss that they became in an earlier run was declined.
pub(super) fn declined_whole(op: Op, context: &PassContext<'_>) -> Option<String> {
    let is_tile = op.attr(tiled_loops::STAYS).is_some();
    let is_within = || op.ancestors().any(|op| !op.is(Kind::Func) && !op.is(Kind::Module));
    let declined = {
        let Findings { blocks, residuals, .. } = &context.findings;
        blocks.declined.clone().or_else(|| residuals.declined.clone())
    };
    declined.filter(|_| is_tile || is_within())
}
