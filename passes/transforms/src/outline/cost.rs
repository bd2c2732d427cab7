//! Whether fusing a region is profitable: the columns and bytes of its logits over all trips of surrounding loops.

use crate::findings::{Anchor, Chain, Declined};
use crate::pass::PassContext;
use grpo_dataflow::reshape::peel;
use grpo_dataflow::{marks, trip_count};
use grpo_io::remarks::{Significance, mib};
use grpo_ir::{Block, Elem, Op, TensorType, Val};
use grpo_recognize::anchor::of_exponentials;
use grpo_recognize::region::{Blocked, Region};
use grpo_recognize::tile::{Def, HeadDot, Tile};
use grpo_sweep::position_or_push;

/// The region, if fusing it is profitable.
pub(super) fn worth<'c>(
    region: Region<'c>,
    anchor: Op<'c>,
    block: Block<'c>,
    context: &PassContext<'_>,
) -> std::result::Result<Region<'c>, Blocked<'c>> {
    let (min_columns, min_bytes) = (context.options.least_columns(), context.options.min_logits_bytes);
    // A loop over tokens that computes logits by chunks costs as much as computing them at once.
    let weights: Vec<Val> = region.heads().map(|head| head.op.operand(head.weights)).collect();
    let mut times = if weights.is_empty() { 1 } else { trip_count::repetitions(block, &weights) };
    // Residuals that a loop would stack exist for all trips at once, also with different weights per trip.
    let marks = [marks::MARK, marks::COPIED];
    if region.heads().any(|head| marks.iter().any(|mark| head.op.attr(mark).is_some())) {
        times = times.max(trip_count::trips_around(block));
    }
    // The original holds the logits of all heads of a product at once.
    let heads = region.heads().filter_map(|head| head.op.ints(marks::HEAD));
    times = times.saturating_mul(heads.flatten().max().unwrap_or(1));
    // Tensors have at most 2^48 elements.
    let step = (region.rows * region.cols).unsigned_abs() * Elem::F32.bytes();
    let bytes = |times: i64| step.saturating_mul(times.unsigned_abs());
    let narrow = region.cols < min_columns;
    let few = bytes(times) < min_bytes;
    let (tiles, around) = vocabulary_loop(&region, block);
    if context.options.always_fuse && region.cols.saturating_mul(tiles.max(1)) >= min_columns {
        return Ok(region);
    }
    let number = Anchor::of(anchor);
    if let Some(declined) = number.and_then(|anchor| context.findings.why_declined(&anchor)) {
        let Declined { why, significance } = declined.clone();
        return Err(Blocked { op: anchor, reason: why, significance });
    }
    if !narrow && !few {
        return Ok(region);
    }
    let is_whole_large = region.cols.saturating_mul(tiles) >= min_columns
        && bytes(tiles.saturating_mul(around)) >= min_bytes
        || are_given_logits_large(&region, block, context);
    let size = format!("{} rows x {} columns", region.rows, region.cols);
    let (reason, significance) = if is_whole_large {
        let reason = format!(
            "a loop over tiles of {size}: {:.1} MiB of f32 logits each are not worth a kernel, where the loss over all of them at \
             once would be fused (`min_columns`, `min_logits`; `always_fuse` fuses each tile)",
            mib(step),
        );
        (reason, Significance::Loss)
    } else {
        let reason = format!(
            "not worth it: {size}{} are {:.1} MiB of f32 logits (a fused loss pays \
             from {} columns, `min_columns`, and {} MiB, `min_logits`; `always_fuse` overrides)",
            trip_count::in_steps(times),
            mib(bytes(times)),
            min_columns,
            min_bytes >> 20
        );
        let is_other = weights.is_empty() || narrow && few;
        (reason, if is_other { Significance::Other } else { Significance::Small })
    };
    Err(Blocked { op: anchor, reason, significance })
}

/// Numbers the anchors. The numbers are the same in every run of the pipeline on the same module.
pub(super) fn number(module: Op) {
    let anchors = module.walk().into_iter().filter(|op| of_exponentials(*op).is_some());
    anchors.enumerate().for_each(|(n, op)| op.set_attr_text(Anchor::NUMBER, &format!("{n} : i64")));
}

/// The description of a loss that may be declined; none if its anchor has no number because fusing other losses created it.
pub(super) fn chain(anchor: Op, region: &Region) -> Option<Chain> {
    let mut anchors = vec![Anchor::of(anchor)?];
    for other in region.consumers.iter().filter_map(|consumer| Anchor::of(consumer.op)) {
        position_or_push(&mut anchors, other);
    }
    // XLA merges equal products unless a barrier separates them.
    let mut made: Vec<[Val; 2]> = Vec::new();
    for head in region.heads() {
        position_or_push(&mut made, [0, 1].map(|side| head.op.operand(side)));
    }
    let mut distinct: Vec<[Val; 2]> = Vec::new();
    for head in &made {
        position_or_push(&mut distinct, head.map(peel));
    }
    Some(Chain { anchors, recomputed_products: (made.len() - distinct.len()) as u64 })
}

/// The number of tiles of a loop over the vocabulary around a region, and how often outer loops run it; no tiles if there is no
/// such loop.
fn vocabulary_loop(region: &Region, block: Block) -> (i64, i64) {
    let tile = |head: &HeadDot| {
        let [hidden, weights] = [1 - head.weights, head.weights].map(|i| head.op.operand(i));
        trip_count::vocabulary_tiles(block, hidden, weights)
    };
    let around =
        block.parent().and_then(Op::block).map_or(1, |outer| trip_count::repetitions(outer, &[]));
    (region.heads().map(tile).max().unwrap_or(0), around)
}

/// True if a loop slices given logits by rows, or by columns with running statistics, and the logits would be profitable to fuse at
/// once. A sweep over one tile saves the memory of one trip only, so trips do not add up.
fn are_given_logits_large<'c>(region: &Region<'c>, block: Block<'c>, context: &PassContext<'_>) -> bool {
    let (min_columns, min_bytes) = (context.options.least_columns(), context.options.min_logits_bytes);
    let is_tiled = block.parent().is_some_and(|of| of.attr(marks::STAYS).is_some());
    let is_large = |t: &Tile<'c>| {
        let logits = TensorType::of(trip_count::sliced(block, t.val)?)?;
        let bytes = logits.elements().unsigned_abs().saturating_mul(Elem::F32.bytes());
        let columns = *logits.shape.get(t.axis)?;
        let has_all_columns = t.extent().is_none_or(|(_, own)| own == columns);
        Some((has_all_columns || is_tiled) && columns >= min_columns && bytes >= min_bytes)
    };
    let mut given = region.order.iter().filter(|t| matches!(region.defs[&t.val].1, Def::Opaque(_)));
    given.any(|t| is_large(t) == Some(true))
}
