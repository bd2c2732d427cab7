//! `outline`: see the pass's documentation below.

mod anchors;
mod cost;
mod significance;
mod sinks;

use crate::findings::{Anchor, Declined, Findings, Speculation};
use crate::mesh_axis_assignment::Constraint;
use crate::pass::{Pass, PassContext, failure};
use crate::rewrite::cleanup;
use anchors::{Side, blocks_with_anchors};
use grpo_dataflow::{marks, partitioning};
use grpo_io::error::Result;
use grpo_io::remarks::{Significance, users_line};
use grpo_io::report::Fusion;
use grpo_ir::{Block, Builder, Elementwise, Kind, Op, TensorType, Val};
use grpo_recognize::anchor::{along_columns, normalized_along, of_exponentials};
use grpo_recognize::attention::is_attention;
use grpo_recognize::consumer::ConsumerKind;
use grpo_recognize::region::{Blocked, Region};
use grpo_recognize::rounding::LogitRounding;
use grpo_recognize::slice::SliceBuilder;
use grpo_recognize::tile::{Def, Tile};
use rustc_hash::FxHashSet as HashSet;
use significance::{declined_whole, if_small, is_loss, only_declined};

/// Finds vocabulary regions and creates a sweep for each consumer of their values.
pub struct Outline {
    rounding: LogitRounding,
}

impl Outline {
    /// For a platform whose compiler keeps these roundings of logits.
    pub fn new(rounding: LogitRounding) -> Outline {
        Outline { rounding }
    }
}

/// Maximum number of residual sizes to leave alone.
const MOST_KEPT: usize = 8;
const NAME: &str = "outline";

/// The remark for a softmax that is not a loss.
const ATTENTION: &str = "it looks like attention: a batched product with computed keys, or with values";

impl Pass for Outline {
    fn name(&self) -> &'static str {
        NAME
    }

    fn doc(&self) -> &'static str {
        "Finds vocabulary regions and creates a `vocab.sweep` for each consumer of their values.

A region starts at a sum over one dimension of a value that an `exponential` computes, and is closed under
elementwise operations, unit reshapes, transposes and broadcasts, forward and backward. Its sources are matrix
multiplications without batching dimensions, or `[rows…, V]` tensors in memory (logits that are arguments). Every
other user of a region's value must be a legal sink: a reduction over the vocabulary, an argmax, a gather of columns
of each row, a contraction with a matrix over the vocabulary or over all rows, a sum over all rows. Each becomes
a separate sweep that recomputes the logits; later passes merge sweeps. If a user is not a legal sink, the whole
region is unchanged, with a remark. The same holds if a logit is compared with a logit of its own row, as in the
derivative of a maximum in a loss: a recomputed logit may differ in the last bit.
A comparison with a logit that is picked by its column, as for the rank of a token, is fused.

A sweep computes in f32 what the program computes in bf16, as XLA does within a fusion. The logits themselves are rounded
to bf16 if the platform's compiler rounds them in the original program, and so are operands of contractions and stored
values.

Before:
```mlir
%x = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0]
%e = stablehlo.exponential %x : tensor<26x1003xf32>
%z = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1]
```
After:
```mlir
%z = \"vocab.sweep\"(%h, %w) ({
^bb0(%x: tensor<f32>, %column: tensor<i32>):
  %e = stablehlo.exponential %x : tensor<f32>
  \"vocab.yield\"(%e) : (tensor<f32>) -> ()
}) {sinks = [{kind = \"sum\"}], …}
```"
    }

    fn run(&self, module: Op, context: &mut PassContext<'_>) -> Result<()> {
        let partitioning = partitioning::of_module(module);
        if context.chains.is_some() {
            cost::number(module);
        }
        let mut unfused = Vec::new();
        // A small loss may depend on a large one, such as a mixture of the heads' log-probabilities.
        for is_large in [true, false] {
            for block in blocks_with_anchors(module) {
                let blocked = outline_block(block, is_large, &partitioning, self.rounding, context)?;
                unfused.extend(blocked);
            }
        }
        let declined = only_declined(unfused);
        let is_left = |mark| marks::is_left(module, mark);
        if context.done.residuals {
            let left = marks::sizes_left(module);
            if !left.is_empty() {
                context.findings.residuals.declined.clone_from(&declined);
                keep_residuals(&mut context.findings, left);
            }
        }
        if context.done.blocks && is_left(marks::WHOLE) {
            let mut missed = context.remarks.missed_ones().filter(|r| r.pass == NAME);
            let first = missed.next().map(|r| format!("{}{}", r.message, users_line(&r.location)));
            let whole = |why| format!("the loss over all columns at once is not fused: {why}");
            context.findings.blocks = Speculation { is_off: true, why: first.map(whole), declined };
        }
        context.findings.heads.is_off |= context.done.heads && is_left(marks::HEAD);
        for op in module.walk() {
            [marks::STAYS, Anchor::NUMBER].into_iter().for_each(|mark| op.remove_attr(mark));
        }
        Ok(())
    }
}

/// Leaves residuals of these sizes alone, since others may be in sweeps without them; leaves all residuals alone if there are too
/// many sizes.
fn keep_residuals(findings: &mut Findings, left: Vec<i64>) {
    let kept = &mut findings.kept_residuals;
    let new = left.into_iter().filter(|size| !kept.contains(size)).collect::<Vec<_>>();
    match kept.len() + new.len() <= MOST_KEPT && !new.is_empty() {
        true => kept.extend(new),
        false => findings.residuals.is_off = true,
    }
}

/// Fuses the losses of a block that have a vocabulary's columns (`is_large`), or those with fewer. Returns for each loss that is
/// reported as not fused why it was declined; none if it was refused for another reason.
fn outline_block(
    block: Block,
    is_large: bool,
    partitioning: &partitioning::Partitioning,
    rounding: LogitRounding,
    context: &mut PassContext<'_>,
) -> Result<Vec<Option<Declined>>> {
    let mut unfused = Vec::new();
    let mut done: HashSet<Val> = HashSet::default();
    // Products whose regions are refused, by the side of the weights, and products that were reported: a region may have several
    // anchors.
    let mut refused: HashSet<Side> = HashSet::default();
    let mut reported: HashSet<Op> = HashSet::default();
    let mut next = block.ops().first().copied();
    while let Some(op) = next {
        next = op.next();
        let is_of_size = |start: &Tile| {
            let columns = start.extent().map_or(0, |(_, columns)| columns);
            (columns >= context.options.vocabulary()) == is_large
        };
        let start = of_exponentials(op).filter(is_of_size).filter(|t| done.insert(t.val));
        let Some(start) = start else { continue };
        let side = anchors::side(start);
        let product = side.map(|(product, _)| product);
        if op.is(Kind::DotGeneral) && side.is_some_and(|side| refused.contains(&side)) {
            continue;
        }
        match considered(op, start, block, partitioning, context) {
            Ok(region) => {
                done.extend(region.order.iter().filter(|t| region.is_computed(t.val)).map(|t| t.val));
                fuse(op, &region, rounding, context)?;
                // One region at a time: fusing one replaces operands of others.
                cleanup::erase_dead(block);
                next = block.ops().first().copied();
            }
            Err(blocked) => {
                refused.extend(side);
                let Blocked { op: place, reason, significance } =
                    explained(blocked, op, start, partitioning, context);
                let whole = declined_whole(op, &context.findings).filter(|_| is_loss(significance));
                let is_whole_reported =
                    |whole: &Declined| context.remarks.missed_ones().any(|r| r.message == whole.why);
                let is_reported = product.is_some_and(|product| reported.contains(&product))
                    || whole.is_some_and(is_whole_reported);
                if significance != Significance::Other {
                    reported.extend(product);
                }
                if !is_reported {
                    let declined =
                        Anchor::of(op).and_then(|anchor| context.findings.why_declined(&anchor));
                    if is_loss(significance) {
                        unfused.push(whole.or(declined).cloned());
                    }
                    let Declined { why, significance } =
                        whole.cloned().unwrap_or(Declined { why: reason, significance });
                    context.remarks.left_alone(NAME, place, why, significance);
                }
            }
        }
    }
    Ok(unfused)
}

/// The refusal of a region with the reason and significance that are reported: attention and what has no anchor are no losses, and a
/// loss is refused first by its partitioning, since without Shardy the border of a `shard_map` is a custom call, and nothing
/// could be fused.
fn explained<'c>(
    blocked: Blocked<'c>,
    anchor: Op<'c>,
    start: Tile<'c>,
    partitioning: &partitioning::Partitioning,
    context: &PassContext<'_>,
) -> Blocked<'c> {
    let block = anchor.block().expect("an anchor is in a block");
    let (reason, significance) = match blocked.significance {
        Significance::Other => (blocked.reason, Significance::Other),
        _ if is_attention(start) => (ATTENTION.into(), Significance::Other),
        // An argmax alone, as in decoding, is no loss.
        _ if anchor.num_results() > 1 => (blocked.reason, Significance::Other),
        significance => {
            let split = partitioning.refuses(block, &context.options.propagation);
            (split.unwrap_or(blocked.reason), significance)
        }
    };
    let not_coalesced = block.parent().and_then(|of| of.attr_str(marks::STAYS));
    let reason = match not_coalesced.filter(|_| is_loss(significance)) {
        Some(why) => format!("{reason}; it is not coalesced: {why}"),
        None => reason,
    };
    Blocked { op: blocked.op, reason, significance }
}

/// The region around an anchor. Of a sum over rows, such as a bias's gradient, that precedes the others: the region along the columns,
/// if the exponentials are normalized along them, or if there is none along the rows.
fn grown<'c>(op: Op<'c>, start: Tile<'c>) -> std::result::Result<Region<'c>, Blocked<'c>> {
    let region = Region::grow(op, start);
    let is_normalized = |along: &Tile| normalized_along(start.val) == Some(along.axis);
    let along = along_columns(op).filter(|along| along.axis != start.axis);
    let along = along.filter(|along| region.is_err() || is_normalized(along));
    along.and_then(|along| Region::grow(op, along).ok()).map_or(region, Ok)
}

/// The region around an anchor, if it can be fused and is profitable.
fn considered<'c>(
    op: Op<'c>,
    start: Tile<'c>,
    block: Block<'c>,
    partitioning: &partitioning::Partitioning,
    context: &PassContext<'_>,
) -> std::result::Result<Region<'c>, Blocked<'c>> {
    grown(op, start)
        .and_then(|region| admit(region, op, block, partitioning, context))
        .map_err(|blocked| if_small(blocked, start, context))
        .and_then(|region| cost::worth(region, op, block, context))
}

/// Legality conditions beyond the region itself.
fn admit<'c>(
    region: Region<'c>,
    anchor: Op<'c>,
    block: Block<'c>,
    partitioning: &partitioning::Partitioning,
    context: &PassContext<'_>,
) -> std::result::Result<Region<'c>, Blocked<'c>> {
    let no = |reason: String, significance| Err(Blocked { op: anchor, reason, significance });
    if let Some(reason) = partitioning.refuses(block, &context.options.propagation) {
        return no(reason, Significance::Loss);
    }
    let has_head = region.heads().next().is_some();
    let stabilized = region.consumers.iter().any(|consumer| {
        matches!(
            consumer.kind,
            ConsumerKind::Reduce { reducer: Elementwise::Maximum, .. } | ConsumerKind::Argmax { .. }
        )
    });
    if !has_head && !stabilized {
        return no(
            "this sum is not known to be a softmax's: no maximum is subtracted".into(),
            Significance::Other,
        );
    }
    if !has_head && region.stores.len() > 1 {
        return no(
            "values as large as the logits are used outside of the loss".into(),
            Significance::Loss,
        );
    }
    if !region.order.iter().any(|t| matches!(region.defs[&t.val].1, Def::Head(_) | Def::Opaque(_))) {
        return no("nothing is computed from logits".into(), Significance::Other);
    }
    if region.rows > 1 && !region.has_row_values() {
        return no(
            "it looks like a layer's activation: no number of a row is in it or made of it, as of a softmax".into(),
            Significance::Other,
        );
    }
    let fused = context.options.always_fuse || context.limits.has_tables && has_head;
    let most = context.limits.most_compared.filter(|_| !fused);
    if let Some((op, count, most)) = most.and_then(|most| region.wide_pick(most)) {
        let why = context.findings.no_tables.as_ref().map(|why| format!(" ({why})")).unwrap_or_default();
        let reason = format!(
            "{} picks {count} columns per row, of which a kernel compares at most {most} with every column{why}, and loops would look up each \
             of them in each tile, which this device does slowly (`always_fuse` fuses it so)",
            op.name()
        );
        return Err(Blocked { op, reason, significance: Significance::Loss });
    }
    match region.exact_comparison() {
        Some(blocked) => Err(blocked),
        None => Ok(region),
    }
}

fn fuse<'c>(
    anchor: Op<'c>,
    region: &Region<'c>,
    rounding: LogitRounding,
    context: &mut PassContext<'_>,
) -> Result<()> {
    if context.options.fuse_limit.is_some_and(|limit| context.report.fusions.len() >= limit) {
        context.remarks.missed(NAME, anchor, "the limit of `fuse_limit` is reached");
        return Ok(());
    }
    let first = region.heads().next().map_or(anchor, |h| h.op);
    context.split.constraints.extend(Constraint::of_region(region));
    let (mut removed_values, mut removed_bytes) = (0, 0u64);
    // A value used outside of the region is stored by a sweep.
    for t in region.order.iter().filter(|t| !region.stores.contains(t)) {
        let made =
            matches!(region.defs[&t.val].1, Def::Elementwise { .. } | Def::Head(_) | Def::OneHot { .. });
        if let Some(ty) = TensorType::of(t.val).filter(|_| made) {
            removed_values += 1;
            removed_bytes = ty.bytes().saturating_add(removed_bytes);
        }
    }
    let opaque = |t: &Tile<'c>| match &region.defs[&t.val].1 {
        Def::Opaque(why) => Some(why.clone()),
        _ => None,
    };
    let has_head = region.heads().next().is_some();
    let no_head = region.order.iter().find_map(opaque).filter(|_| !has_head);
    let fusion = Fusion {
        no_head: no_head.clone(),
        location: first.location_text(),
        rows: region.rows,
        cols: region.cols,
        devices: 1,
        removed_bytes,
        removed_values,
        operations: region.operations(),
    };
    context.report.fusions.push(fusion);
    context.remarks.applied(
        NAME,
        anchor,
        format!(
            "fused a loss over {} rows x {} vocabulary columns with {} reductions; {removed_values} values \
             of the logits' shape are gone{}",
            region.rows,
            region.cols,
            region.consumers.len() + region.stores.len(),
            no_head.map_or_else(String::new, |why| format!(
                "; the head was not reached: the logits stay, {why}"
            )),
        ),
    );
    let self_comparisons = region.self_comparisons();
    let chain = context.chains.as_ref().and_then(|_| cost::chain(anchor, region));
    let number = chain.as_ref().map(|chain| chain.anchors[0].number);
    if let (Some(chains), Some(chain)) = (&mut context.chains, chain) {
        chains.push(chain);
    }
    let builder = |at| {
        let mut s = SliceBuilder::new(region, rounding, &self_comparisons, Builder::before(at));
        s.sweep.chains.extend(number);
        s
    };
    for consumer in &region.consumers {
        let at = consumer.op;
        sinks::lower(&mut builder(at), consumer).map_err(|why| failure(NAME, at, why))?;
    }
    for tile in &region.stores {
        let at = tile.val.def().and_then(Op::next);
        let at = at.ok_or_else(|| failure(NAME, anchor, "a sink has no place in the program"))?;
        sinks::store(&mut builder(at), *tile).map_err(|why| failure(NAME, at, why))?;
    }
    Ok(())
}
