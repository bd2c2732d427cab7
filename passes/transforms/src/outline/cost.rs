//! Whether fusing a region is profitable: how often its logits are recomputed without a softmax, and the bytes that surrounding
//! loops hold.
//!
//! For a softmax the first sweep computes most row values at once (`online`). For margins, ranks and thresholds each row value that
//! depends on another one has a sweep of its own, which recomputes the head's product.

use crate::findings::{Anchor, Chain};
use crate::pass::PassContext;
use grpo_dataflow::reshape::peel;
use grpo_dataflow::walk::Walk;
use grpo_dataflow::{marks, trip_count};
use grpo_io::remarks::{Standing, mib};
use grpo_ir::{Block, Elem, Op, TensorType, Val};
use grpo_recognize::anchor::{is_anchor_exponential, of_exponentials};
use grpo_recognize::consumer::Consumer;
use grpo_recognize::labels::Anchors;
use grpo_recognize::region::{Blocked, Region};
use grpo_recognize::tile::{Def, HeadDot, Tile};
use grpo_recognize::{chunks, tiled_loops};
use grpo_sweep::position_or_push;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Whether fusing is profitable.
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
    let step = (region.rows * region.cols) as u64 * Elem::F32.bytes();
    let bytes = |times: i64| step.saturating_mul(times as u64);
    // The same holds for chunks in straight-line code, and for the remainder of a loop.
    let together = || {
        let rows = region.heads().map(chunks::rows_of_head).max().unwrap_or(0);
        (rows.saturating_mul(region.cols) as u64).saturating_mul(Elem::F32.bytes())
    };
    let narrow = region.cols < min_columns;
    let few = bytes(times) < min_bytes && (narrow || together() < min_bytes);
    let (tiles, around) = vocabulary_loop(&region, block);
    if context.options.always_fuse && region.cols.saturating_mul(tiles.max(1)) >= min_columns {
        return Ok(region);
    }
    let number = Anchor::of(anchor);
    if let Some(why) = number.and_then(|anchor| context.findings.why_declined(&anchor)) {
        return Err(Blocked { op: anchor, reason: why.into(), standing: Standing::Candidate });
    }
    if let (false, Some(why)) = (narrow || few, too_many_products(anchor, &region)) {
        let reason = format!("not worth it: {why} (`always_fuse` overrides)");
        return Err(Blocked { op: anchor, reason, standing: Standing::Candidate });
    }
    if !narrow && !few {
        return Ok(region);
    }
    let (reason, standing) = if region.cols.saturating_mul(tiles) >= min_columns
        && bytes(tiles.saturating_mul(around)) >= min_bytes
    {
        let reason = format!(
            "a loop over the vocabulary, {} rows x {} columns{}: {:.1} MiB of f32 logits a tile are not worth a \
             kernel, where the same loss over all columns at once would be fused (`min_columns`, `min_logits`; \
             `always_fuse` fuses each tile)",
            region.rows,
            region.cols,
            trip_count::in_steps(tiles),
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
            trip_count::in_steps(times),
            mib(bytes(times)),
            min_columns,
            min_bytes >> 20
        );
        let standing = match (narrow, few) {
            _ if weights.is_empty() => Standing::Other,
            (true, true) => Standing::Other,
            _ => Standing::Small,
        };
        (reason, standing)
    };
    Err(Blocked { op: anchor, reason, standing })
}

/// Numbers the anchors. The numbers are the same in every run of the pipeline on the same module.
pub(super) fn number(module: Op, starts: &Anchors) {
    let anchors = module.walk().into_iter().filter(|op| starts.anchor(*op).is_some());
    anchors.enumerate().for_each(|(n, op)| op.set_attr_text(Anchor::NUMBER, &format!("{n} : i64")));
}

/// The description of a loss that may be declined; none if its anchor has no number because fusing other losses created it.
pub(super) fn chain(anchor: Op, region: &Region) -> Option<Chain> {
    let mut anchors = vec![Anchor::of(anchor)?];
    for other in region.consumers.iter().filter_map(Consumer::op).filter_map(Anchor::of) {
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

/// Why the sweeps have so many more products than the program that a sweep over logits in memory would be cheaper: by more than a
/// third, the overhead of a softmax with both gradients. A sweep has the products of its heads; dependent sinks and sinks of other
/// heads need sweeps of their own. None if there is a softmax, no product, or a choice of columns as anchor.
fn too_many_products(anchor: Op, region: &Region) -> Option<String> {
    let softmax = region.order.iter().any(|t| t.val.def().is_some_and(is_anchor_exponential));
    let heads = region.heads().count();
    if softmax || of_exponentials(anchor).is_some() || heads == 0 {
        return None;
    }
    let sinks: HashSet<Op> = region.consumers.iter().filter_map(Consumer::op).collect();
    let is_contraction =
        |c: &&Consumer| matches!(c, Consumer::ContractCols { .. } | Consumer::ContractRows { .. });
    let contractions = region.consumers.iter().filter(is_contraction).count();
    let mut known = HashMap::default();
    let mut sweeps: HashMap<(usize, Vec<usize>), usize> = HashMap::default();
    for consumer in &region.consumers {
        let Some(op) = consumer.op() else { continue };
        let of = heads_of(region, consumer);
        sweeps.insert((level(op, &sinks, &mut known), of.clone()), of.len());
    }
    let products: usize = sweeps.values().sum();
    (3 * (products + contractions) > 4 * (heads + contractions)).then(|| {
        let levels = sweeps.keys().map(|(level, _)| *level).max().unwrap_or(1);
        match levels {
            1 => format!(
                "its sums are of different heads, so that there would be {products} products where the program has {heads}"
            ),
            _ => format!(
                "its numbers wait for one another in {levels} steps, each of which would compute the logits again"
            ),
        }
    })
}

/// The heads of a region that a consumer reads, by number.
fn heads_of(region: &Region, consumer: &Consumer) -> Vec<usize> {
    let heads: Vec<Op> = region.heads().map(|head| head.op).collect();
    let mut walk = Walk::of(consumer.tiles().into_iter().map(|t| t.val));
    let mut found = Vec::new();
    while let Some(v) = walk.next() {
        let Some(op) = v.def().filter(|_| region.is_computed(v)) else { continue };
        match heads.iter().position(|head| *head == op) {
            Some(head) => found.push(head),
            None => walk.push(op.operands()),
        }
    }
    found.sort_unstable();
    found
}

/// The length of the longest dependency of sinks that ends at an operation.
fn level<'c>(op: Op<'c>, sinks: &HashSet<Op<'c>>, known: &mut HashMap<Op<'c>, usize>) -> usize {
    // Operands before users, without recursion: row computations may be long.
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

/// Bytes of f32 logits that are arguments of a loop which slices them by rows or columns, and that would be profitable to fuse at
/// once. A sweep over one tile saves the memory of one trip only, so trips do not add up. Softmaxes within tiles of columns are
/// excluded: a softmax over all columns carries a maximum or a sum.
fn tiles_of_given<'c>(
    region: &Region<'c>,
    anchor: Op<'c>,
    block: Block<'c>,
    context: &PassContext<'_>,
) -> Option<u64> {
    let (min_columns, min_bytes) = (context.options.least_columns(), context.options.min_logits_bytes);
    let whole = |t: &Tile| {
        let logits = TensorType::of(trip_count::sliced(block, t.val)?)?;
        let bytes = (logits.elements() as u64).saturating_mul(Elem::F32.bytes());
        let parts = t.extent().is_some_and(|(_, columns)| logits.shape.get(t.axis) != Some(&columns));
        (!parts || tiled_loops::running(anchor).is_some()).then_some(())?;
        (*logits.shape.get(t.axis)? >= min_columns && bytes >= min_bytes).then_some(bytes)
    };
    let given = region.order.iter().filter(|t| matches!(region.defs[&t.val].1, Def::Opaque(_)));
    given.filter_map(whole).max()
}
