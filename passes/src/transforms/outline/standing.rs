//! Whether what keeps a chain from being fused counts as a loss that was missed, and what is said of one that was declined.

use crate::analysis::anchor::of_exponentials;
use crate::analysis::attention::has_given_weights;
use crate::analysis::counted::{self, While};
use crate::analysis::region::Blocked;
use crate::analysis::size::may_pay;
use crate::analysis::tile::Tile;
use crate::analysis::tiled::{self, Running};
use crate::analysis::{distances, greatest, labels, loss, reducer};
use crate::ir::Op;
use crate::pass::PassContext;
use crate::remarks::Standing;

/// The choice of experts and other small softmaxes are no language-model losses; nor are, if they are few numbers in all trips of the loops
/// around, one over all rows' losses and a mean of all rows' choices, which no given weights make, and one over all tokens that pools these.
pub(super) fn if_large<'c>(
    mut blocked: Blocked<'c>,
    op: Op<'c>,
    start: Tile<'c>,
    context: &PassContext<'_>,
) -> Blocked<'c> {
    let is_other = || {
        !has_given_weights(start)
            || of_exponentials(op).is_some() && !loss::has_label_or_logarithm(op, start)
    };
    let is_small = start.extent().is_some_and(|(rows, cols)| {
        let bytes = counted::logits_bytes(start.val.block(), rows.saturating_mul(cols));
        let few = bytes < context.options.min_logits_bytes;
        cols < context.options.min_columns || few && is_other()
    });
    if is_small && !context.options.always_fuse && blocked.standing == Standing::Candidate {
        blocked.standing = Standing::Other;
    }
    blocked
}

/// What tells a loss without a softmax and without a label is its size; a greatest similarity or value of a row may be anything's.
pub(super) fn if_small_sum<'c>(
    mut blocked: Blocked<'c>,
    op: Op<'c>,
    start: Tile<'c>,
    context: &PassContext<'_>,
) -> Blocked<'c> {
    let is_small = start.extent().is_some() && !may_pay(start, context.options);
    let is_greatest = matches!(reducer(op), Some("stablehlo.maximum" | "stablehlo.minimum"))
        && !labels::is_labelled(op, start)
        && !greatest::is_margin(op, start);
    let is_layer = || distances::is_pooled_layer(op, start);
    // An argmax has its kernels.
    let is_argmax = op.is("stablehlo.reduce") && op.num_results() > 1;
    let is_told = blocked.standing != Standing::Other;
    if is_told && (is_small && !is_argmax || is_greatest || is_layer()) && distances::is_loss(op, start)
    {
        blocked.standing = Standing::Other;
    }
    blocked
}

/// A sum of exponentials over tiles of columns, or below a maximum that is found by tiles, is a softmax's where that of all columns
/// would be, whatever a tile of it looks like.
pub(super) fn if_tiled<'c>(
    mut blocked: Blocked<'c>,
    op: Op<'c>,
    start: Tile<'c>,
    context: &PassContext<'_>,
) -> Blocked<'c> {
    let candidate = blocked.standing == Standing::Candidate;
    // Of tiles that no loop goes over.
    if let Some(why) = op.attr_str(tiled::STAYS) {
        return match candidate {
            true => Blocked { reason: format!("{}; {why}", blocked.reason), ..blocked },
            false => Blocked { op, reason: why.into(), standing: Standing::Candidate },
        };
    }
    let other = || match candidate {
        // Such as an argmax of the same tiles.
        true => op.parent().and_then(While::of).and_then(|of| tiled::all(of).first().copied()),
        false => tiled::maximum_below(start.val),
    };
    let Some(running) = tiled::running(op).or_else(other) else { return blocked };
    if candidate {
        // What else is said of a tile stays true.
        blocked.reason =
            format!("{}; it is not put together: {}", blocked.reason, stays_because(&running));
        return blocked;
    }
    let times = running.of.op.block().map_or(1, |block| counted::repetitions(block, &[]));
    let bytes = running.bytes().saturating_mul(times as u64);
    if !context.options.may_pay(running.columns, bytes) {
        return blocked;
    }
    let what = if running.multiplies { "the head" } else { "given logits" };
    let reason = format!(
        "a loop over tiles of columns of {what}, {} rows x {} columns in all, is not put together: {}",
        running.rows,
        running.columns,
        stays_because(&running)
    );
    Blocked { op: running.op, reason, standing: Standing::Candidate }
}

/// Why the pass `untile` left a loop.
fn stays_because<'c>(running: &Running<'c>) -> &'c str {
    running.of.op.attr_str(tiled::STAYS).unwrap_or("the pass untile did not run")
}

/// What is said of chains that were declined, where nothing else was missed; what is no loss counts for nothing.
pub(super) fn only_declined(context: &PassContext<'_>) -> Option<String> {
    let declined: Vec<&str> = context.declined.iter().map(|d| d.why.as_str()).collect();
    let candidates = context.remarks.missed_ones().filter(|r| r.standing == Standing::Candidate);
    let mut said: Vec<&str> = candidates.map(|r| r.message.as_str()).collect();
    said.dedup();
    (!said.is_empty() && said.iter().all(|why| declined.contains(why))).then(|| said.join("; "))
}

/// What is said of tiles that a loop goes over, or that are written out, and of what loops and branches hand to others, where what became
/// of these was declined.
pub(super) fn declined_whole(op: Op, context: &PassContext<'_>) -> Option<String> {
    let is_tile = op.attr(tiled::STAYS).is_some();
    let is_within = || op.ancestors().any(|op| !op.is("func.func") && !op.is("builtin.module"));
    let declined = context.tiles.declined.clone().or_else(|| context.residuals.declined.clone());
    declined.filter(|_| is_tile || is_within())
}
