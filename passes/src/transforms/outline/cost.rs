//! Whether fusing a chain is worth what it costs: how often one without a softmax would compute its logits again, and what loops around one hold.
//!
//! Of a softmax the first sweep finds most numbers at once (`online`). Of margins, ranks and thresholds each number that waits for
//! another one has a sweep of its own, with the head's product in it: what the program computes once.

use crate::analysis::anchor::{is_anchor_exponential, of_exponentials};
use crate::analysis::region::{Blocked, Region};
use crate::analysis::reshape::peel;
use crate::analysis::sink::Consumer;
use crate::analysis::tile::{Def, HeadDot, Tile};
use crate::analysis::{chunks, counted, labels, residuals, tiled};
use crate::ir::{Block, Elem, Op, TensorType, Val};
use crate::pass::{Anchor, Chain, Declined, PassContext};
use crate::remarks::Standing;
use crate::sweep::pace::Beside;
use crate::sweep::position_or_push;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Whether fusing is worth it.
pub(super) fn worth<'c>(
    region: Region<'c>,
    anchor: Op<'c>,
    block: Block<'c>,
    context: &PassContext<'_>,
) -> std::result::Result<Region<'c>, Blocked<'c>> {
    let (min_columns, min_bytes) = (context.options.min_columns, context.options.min_logits_bytes);
    // What a loop over tokens makes chunk by chunk costs as much as what is made at once.
    let weights: Vec<Val> = region.heads().map(|head| head.op.operand(head.weights)).collect();
    let mut times = if weights.is_empty() { 1 } else { counted::repetitions(block, &weights) };
    // What a loop would stack for its gradient is there for all trips at once, whatever the weights of each.
    let marks = [residuals::MARK, residuals::COPIED];
    if region.heads().any(|head| marks.iter().any(|mark| head.op.attr(mark).is_some())) {
        times = times.max(counted::trips_around(block));
    }
    // Tensors have at most 2^48 elements.
    let step = (region.rows * region.cols) as u64 * Elem::F32.bytes();
    let bytes = |times: i64| step.saturating_mul(times as u64);
    // So do chunks that are written one after the other, and what a loop leaves over.
    let together = || {
        let rows = region.heads().map(chunks::rows_together).max().unwrap_or(0);
        (rows.saturating_mul(region.cols) as u64).saturating_mul(Elem::F32.bytes())
    };
    let narrow = region.cols < min_columns;
    let few = bytes(times) < min_bytes && (narrow || together() < min_bytes);
    if context.options.always_fuse {
        return Ok(region);
    }
    let number = Anchor::of(anchor);
    let is_declined = |d: &&Declined| number.as_ref().is_some_and(|anchor| d.anchors.contains(anchor));
    if let Some(declined) = context.declined.iter().find(is_declined) {
        return Err(Blocked { op: anchor, reason: declined.why.clone(), standing: Standing::Candidate });
    }
    if let (false, Some(levels)) = (narrow || few, too_many_levels(anchor, &region)) {
        let reason = format!(
            "not worth it: its numbers wait for one another in {levels} steps, each of which would compute the logits again \
             (`always_fuse` overrides)"
        );
        return Err(Blocked { op: anchor, reason, standing: Standing::Candidate });
    }
    if !narrow && !few {
        return Ok(region);
    }
    let mib = |bytes: u64| bytes as f64 / f64::from(1 << 20);
    let (tiles, around) = vocabulary_loop(&region, block);
    let (reason, standing) = if region.cols.saturating_mul(tiles) >= min_columns
        && bytes(tiles.saturating_mul(around)) >= min_bytes
    {
        let reason = format!(
            "a loop over the vocabulary, {} rows x {} columns{}: {:.1} MiB of f32 logits a tile are not worth a \
             kernel, where the same loss over all columns at once would be fused (`min_columns`, `min_logits`; \
             `always_fuse` fuses each tile)",
            region.rows,
            region.cols,
            counted::in_steps(tiles),
            mib(step),
        );
        (reason, Standing::Candidate)
    } else if let Some(whole) = tiles_of_given(&region, anchor, block, context) {
        let reason = format!(
            "a loop over tiles of logits that exist outside of it, {} rows x {} columns of {:.1} MiB: {:.1} MiB of f32 \
             logits a tile are not worth a kernel, where the same loss over all of them at once would be fused \
             (`min_columns`, `min_logits`; `always_fuse` fuses each tile)",
            region.rows,
            region.cols,
            mib(whole),
            mib(step),
        );
        (reason, Standing::Candidate)
    } else {
        let reason = format!(
            "not worth it: {} rows x {} columns{} are {:.1} MiB of f32 logits (a fused chain pays \
             from {} columns, `min_columns`, and {} MiB, `min_logits`; `always_fuse` overrides)",
            region.rows,
            region.cols,
            counted::in_steps(times),
            mib(bytes(times)),
            min_columns,
            min_bytes >> 20
        );
        let standing = match (narrow, few) {
            _ if weights.is_empty() => Standing::Other,
            (false, _) => Standing::Candidate,
            (true, false) => Standing::Narrow,
            (true, true) => Standing::Other,
        };
        (reason, standing)
    };
    Err(Blocked { op: anchor, reason, standing })
}

/// Numbers what chains may start at. The numbers are the same whenever the pipeline starts again from the same module.
pub(super) fn number(module: Op) {
    let anchors = module.walk().into_iter().filter(|op| labels::anchor(*op).is_some());
    anchors.enumerate().for_each(|(n, op)| op.set_attr_text(Anchor::NUMBER, &format!("{n} : i64")));
}

/// What there is to know of a chain if it may be declined; none if its anchor has no number, which was none before other chains were
/// fused.
pub(super) fn chain(anchor: Op, region: &Region) -> Option<Chain> {
    let mut anchors = vec![Anchor::of(anchor)?];
    for other in region.consumers.iter().filter_map(Consumer::op).filter_map(Anchor::of) {
        position_or_push(&mut anchors, other);
    }
    // XLA makes one of equal products, but for a barrier between them.
    let mut made: Vec<[Val; 2]> = Vec::new();
    for head in region.heads() {
        position_or_push(&mut made, [0, 1].map(|side| head.op.operand(side)));
    }
    let mut distinct: Vec<[Val; 2]> = Vec::new();
    for head in &made {
        position_or_push(&mut distinct, head.map(peel));
    }
    let is_looked_up = |consumer: &&Consumer| {
        !matches!(consumer, Consumer::Reduce { .. } | Consumer::Argmax { .. } | Consumer::Store { .. })
    };
    let looked_up = match region.leaves_rows() {
        Some(_) => region.consumers.iter().filter(is_looked_up).count(),
        None => 0,
    };
    let again = made.len() - distinct.len();
    Some(Chain { anchors, beside: Beside { again: again as u64, looked_up: looked_up as u64 } })
}

/// How many sweeps wait for one another, where these have so many products more than the program that a sweep of given numbers would
/// be cheaper: more than a third, which is what a softmax with both gradients takes. None where there is a softmax, no product, or a
/// choice of columns that anchors the chain.
fn too_many_levels(anchor: Op, region: &Region) -> Option<usize> {
    let softmax = region.order.iter().any(|t| t.val.def().is_some_and(is_anchor_exponential));
    if softmax || of_exponentials(anchor).is_some() || region.heads().next().is_none() {
        return None;
    }
    let sinks: HashSet<Op> = region.consumers.iter().filter_map(Consumer::op).collect();
    let is_contraction =
        |c: &&Consumer| matches!(c, Consumer::ContractCols { .. } | Consumer::ContractRows { .. });
    let contractions = region.consumers.iter().filter(is_contraction).count();
    let mut known = HashMap::default();
    let levels = sinks.iter().map(|op| level(*op, &sinks, &mut known)).max().unwrap_or(1);
    (3 * (levels + contractions) > 4 * (1 + contractions)).then_some(levels)
}

/// How many sinks are one behind another up to an operation, itself included.
fn level<'c>(op: Op<'c>, sinks: &HashSet<Op<'c>>, known: &mut HashMap<Op<'c>, usize>) -> usize {
    // Operands before what reads them, without recursion: chains of rows may be long.
    let mut pending = vec![op];
    while let Some(op) = pending.last().copied() {
        if known.contains_key(&op) {
            pending.pop();
            continue;
        }
        let makers: Vec<Op> = op.operands().into_iter().filter_map(Val::def).collect();
        let unknown: Vec<Op> = makers.iter().copied().filter(|op| !known.contains_key(op)).collect();
        if unknown.is_empty() {
            let below = makers.iter().map(|op| known[op]).max().unwrap_or(0);
            known.insert(op, below + usize::from(sinks.contains(&op)));
            pending.pop();
        } else {
            pending.extend(unknown);
        }
    }
    known[&op]
}

/// How many tiles a loop over the vocabulary around a region makes, and how often loops run that loop; no tiles where there
/// is none.
fn vocabulary_loop(region: &Region, block: Block) -> (i64, i64) {
    let tile = |head: &HeadDot| {
        let [hidden, weights] = [1 - head.weights, head.weights].map(|i| head.op.operand(i));
        counted::vocabulary_tiles(block, hidden, weights)
    };
    let around = block.parent().and_then(Op::block).map_or(1, |outer| counted::repetitions(outer, &[]));
    (region.heads().map(tile).max().unwrap_or(0), around)
}

/// How many bytes the logits have in f32 that a loop goes over tile by tile, by rows or by columns, where they are given to
/// the loop and would be worth fusing at once. A sweep of one tile spares what one trip holds only, so the trips do not add up.
/// Softmaxes within tiles of columns are none of all columns: such a loop goes on with a maximum or a sum.
fn tiles_of_given<'c>(
    region: &Region<'c>,
    anchor: Op<'c>,
    block: Block<'c>,
    context: &PassContext<'_>,
) -> Option<u64> {
    let (min_columns, min_bytes) = (context.options.min_columns, context.options.min_logits_bytes);
    let whole = |t: &Tile| {
        let logits = TensorType::of(counted::sliced(block, t.val)?)?;
        let bytes = (logits.elements() as u64).saturating_mul(Elem::F32.bytes());
        let parts = t.extent().is_some_and(|(_, columns)| logits.shape.get(t.axis) != Some(&columns));
        (!parts || tiled::running(anchor).is_some()).then_some(())?;
        (*logits.shape.get(t.axis)? >= min_columns && bytes >= min_bytes).then_some(bytes)
    };
    let given = region.order.iter().filter(|t| matches!(region.defs[&t.val].1, Def::Opaque(_)));
    given.filter_map(whole).max()
}
