//! `outline`: see the pass's documentation below.

use crate::analysis::region::{Blocked, Region, anchor, product_behind};
use crate::analysis::sink::{Consumer, ReduceKind};
use crate::analysis::slice::{SliceBuilder, zero_text};
use crate::analysis::tile::{Def, Tile, drop_axis, free_dims, matrix, vocab_matrix};
use crate::analysis::{partition, residuals, splat_number};
use crate::error::Result;
use crate::ir::{Block, Builder, Elem, Op, TensorType, Val, attr_ints, dot_dims};
use crate::pass::{Pass, PassContext, failure};
use crate::report::Fusion;
use crate::rewrite::cleanup;
use crate::sweep::{Contraction, Elementwise, Layout, Sink, is_sweep};
use rustc_hash::FxHashSet as HashSet;

/// Finds vocabulary regions and turns every way out of them into a sweep.
pub struct Outline;

const NAME: &str = "outline";

impl Pass for Outline {
    fn name(&self) -> &'static str {
        NAME
    }

    fn doc(&self) -> &'static str {
        "Finds vocabulary regions and turns every way out of them into a `vocab.sweep`.

A region starts at a sum over the last dimension of something that an `exponential` makes, and is
closed under elementwise operations, unit reshapes, transposes and broadcasts, forward and backward.
Its sources are matrix multiplications without batching dimensions, or `[rows…, V]` tensors that exist
anyway (logits given as an input). Every use of a region's value that is not elementwise must be a
legal sink: a reduction over the vocabulary, an argmax, a gather of one column per row, a contraction
with a matrix over the vocabulary or over all rows, a sum over all rows. Each becomes a sweep of its
own that recomputes the logits; later passes bring their number down. If one use is no legal sink, the
whole region is left as it is, with a remark. So it is where a logit is compared with a logit of its
own row, as the derivative of a maximum does: a logit that is computed again may differ in the last bit.

What the program computes in bf16 a sweep computes in f32, as XLA may within a fusion. Rounded are what a
head gives, what a contraction reads and a store writes, and what a row maximum, an argmax or a gather is
taken of.

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
        let partitioning = partition::of_module(module);
        for block in blocks_with_anchors(module) {
            outline_block(block, &partitioning, context)?;
        }
        context.residuals.left = context.residuals.again && residuals::is_left(module);
        Ok(())
    }
}

/// Every block that holds an anchor, in order.
fn blocks_with_anchors(module: Op) -> Vec<Block> {
    let mut seen = HashSet::default();
    module
        .walk()
        .into_iter()
        .filter(|op| anchor(*op).is_some())
        .filter_map(Op::block)
        .filter(|b| seen.insert(*b))
        .collect()
}

fn outline_block(
    block: Block,
    partitioning: &partition::Partitioning,
    context: &mut PassContext<'_>,
) -> Result<()> {
    let mut done: HashSet<Val> = HashSet::default();
    // Products whose chains are told of: a contraction may be the second anchor of one.
    let mut refused: HashSet<Op> = HashSet::default();
    let mut next = block.ops().first().copied();
    while let Some(op) = next {
        next = op.next();
        let Some(start) = anchor(op).filter(|t| done.insert(t.val)) else { continue };
        let product = product_behind(start.val);
        if op.is("stablehlo.dot_general") && product.is_some_and(|product| refused.contains(&product)) {
            continue;
        }
        let admitted = Region::grow(op, start).and_then(|r| admit(r, op, block, partitioning, context));
        if admitted.is_err() {
            refused.extend(product);
        }
        match admitted {
            Ok(region) => {
                done.extend(region.order.iter().filter(|t| region.is_computed(t.val)).map(|t| t.val));
                fuse(op, &region, context)?;
                // One region at a time: fusing one replaces values that another one reads.
                cleanup::erase_dead(block);
                next = block.ops().first().copied();
            }
            // The choice of experts and other small softmaxes are no language-model losses.
            Err(b)
                if b.candidate
                    && (context.options.always_fuse
                        || !is_small(start, context.options.min_columns)) =>
            {
                context.remarks.missed(NAME, b.op, b.reason)
            }
            Err(b) => context.remarks.no_candidate(NAME, b.op, b.reason),
        }
    }
    Ok(())
}

fn is_small(start: Tile, min_columns: i64) -> bool {
    start.extent().is_some_and(|(_, cols)| cols < min_columns)
}

/// Legality beyond the region itself, and whether fusing is worth it.
fn admit<'c>(
    region: Region<'c>,
    anchor: Op<'c>,
    block: Block<'c>,
    partitioning: &partition::Partitioning,
    context: &PassContext<'_>,
) -> std::result::Result<Region<'c>, Blocked<'c>> {
    let no = |reason: String, candidate| Err(Blocked { op: anchor, reason, candidate });
    if let Some(reason) = partitioning.refuses(block, &context.options.propagation) {
        return no(reason, true);
    }
    let has_head = region.heads().next().is_some();
    let stabilized = region
        .consumers
        .iter()
        .any(|e| matches!(e, Consumer::Reduce { kind: ReduceKind::Max, .. } | Consumer::Argmax { .. }));
    if !has_head && !stabilized {
        return no(
            "nothing tells that this sum is a softmax's: it has no maximum taken off".into(),
            false,
        );
    }
    let stores = region.consumers.iter().filter(|e| matches!(e, Consumer::Store { .. })).count();
    if !has_head && stores > 1 {
        return no(format!("{stores} values as large as the logits leave the chain"), true);
    }
    if !region.order.iter().any(|t| matches!(region.defs[&t.val].1, Def::Head(_) | Def::Opaque(_))) {
        return no("nothing is computed from logits".into(), false);
    }
    if let Some(blocked) = region.exact_comparison() {
        return Err(blocked);
    }
    if context.options.always_fuse {
        return Ok(region);
    }
    // Tensors have at most 2^48 elements.
    let bytes = (region.rows * region.cols) as u64 * Elem::F32.bytes();
    let (min_columns, min_bytes) = (context.options.min_columns, context.options.min_logits_bytes);
    if region.cols < min_columns || bytes < min_bytes {
        return no(
            format!(
                "not worth it: {} rows x {} columns are {:.1} MiB of f32 logits (a fused chain pays \
                 from {} columns and {} MiB; `always_fuse` overrides)",
                region.rows,
                region.cols,
                bytes as f64 / f64::from(1 << 20),
                min_columns,
                min_bytes >> 20
            ),
            has_head && region.cols >= min_columns,
        );
    }
    Ok(region)
}

fn fuse(anchor: Op, region: &Region, context: &mut PassContext<'_>) -> Result<()> {
    if context.options.fuse_limit.is_some_and(|limit| context.report.fusions.len() >= limit) {
        context.remarks.missed(NAME, anchor, "the limit of `fuse_limit` is reached");
        return Ok(());
    }
    let first = region.heads().next().map_or(anchor, |h| h.op);
    let (mut removed_values, mut removed_bytes) = (0, 0u64);
    // A value that leaves the chain stays: it is made by a sweep.
    let stored =
        |v: Val| region.consumers.iter().any(|e| matches!(e, Consumer::Store { tile } if tile.val == v));
    for t in region.order.iter().filter(|t| !stored(t.val)) {
        let made = matches!(
            region.defs[&t.val].1,
            Def::Elementwise { .. } | Def::Head(_) | Def::OneHot { .. } | Def::Product { .. }
        );
        if let Some(ty) = TensorType::of(t.val).filter(|_| made) {
            removed_values += 1;
            removed_bytes = ty.bytes().saturating_add(removed_bytes);
        }
    }
    let logits = |t: &Tile| match &region.defs[&t.val].1 {
        Def::Opaque(why) => Some(why.clone()),
        _ => None,
    };
    let head = region.heads().next().is_some();
    let no_head = if head { None } else { region.order.iter().find_map(logits) };
    context.report.fusions.push(Fusion {
        no_head: no_head.clone(),
        location: first.location_text(),
        rows: region.rows,
        cols: region.cols,
        removed_bytes,
        removed_values,
        operations: region.operations(),
    });
    context.remarks.applied(
        NAME,
        first,
        format!(
            "fused a chain over {} rows x {} vocabulary columns with {} sinks; {removed_values} values \
             of the logits' shape are gone ({:.2} GB){}",
            region.rows,
            region.cols,
            region.consumers.len(),
            removed_bytes as f64 / 1e9,
            no_head.map_or_else(String::new, |why| format!(
                "; the head was not reached: the logits stay, {why}"
            ))
        ),
    );
    let roundings = region.roundings();
    for consumer in &region.consumers {
        let at = match consumer {
            Consumer::Store { tile } => tile.val.def().and_then(Op::next),
            other => other.op(),
        }
        .ok_or_else(|| failure(NAME, anchor, "a sink has no place in the program"))?;
        let mut s = SliceBuilder::new(region, &roundings, Builder::before(at));
        lower_consumer(&mut s, consumer).map_err(|why| failure(NAME, at, why))?;
    }
    Ok(())
}

/// Makes the sweep of one consumer and replaces the results of the operation that it stands for.
fn lower_consumer<'c>(
    s: &mut SliceBuilder<'_, 'c>,
    consumer: &Consumer<'c>,
) -> std::result::Result<(), String> {
    match consumer {
        Consumer::Reduce { op, tile, kind, rest } => reduce(s, *op, *tile, *kind, rest),
        Consumer::ColumnSum { op, tile } => {
            let value = s.tile(*tile)?;
            let v = one(s, Sink::ColSum { value });
            let v = finish_reduce(s, *op, ReduceKind::Add, v, &[]);
            replace(op.result(0), v)
        }
        Consumer::Argmax { op, tile } => {
            let value = s.tile(*tile)?;
            let v = one(s, Sink::Argmax { value });
            let out = tensor(op.result(1))?;
            let v = s.b.reshape(v, &out.shape);
            replace(op.result(1), s.b.convert(v, out.elem))
        }
        Consumer::Pick { op, tile, ids } => {
            let x = s.tile(*tile)?;
            let ids = ids.vector(&s.b, s.sweep.cols, true).ok_or("indices of an unknown type")?;
            let hit = s.hit(ids);
            let elem = s.sweep.body.elem(x);
            let zero = s.sweep.body.constant(zero_text(elem), elem);
            let value = s.sweep.body.map(Elementwise::Select, vec![hit, x, zero]);
            let v = one(s, Sink::Sum { value });
            let out = tensor(op.result(0))?;
            let v = s.b.convert(v, out.elem);
            replace(op.result(0), s.b.reshape(v, &out.shape))
        }
        Consumer::RowDot { op, tiles } => {
            let out = tensor(op.result(0))?;
            let a = s.tile(tiles[0])?;
            let b = s.tile(tiles[1])?;
            let wide = out.elem.accumulator();
            let (a, b) = (s.sweep.body.convert(a, wide), s.sweep.body.convert(b, wide));
            let value = match out.elem {
                Elem::F32 => s.sweep.body.product(a, b),
                _ => s.sweep.body.map(Elementwise::Multiply, vec![a, b]),
            };
            let v = one(s, Sink::Sum { value });
            let v = s.b.convert(v, out.elem);
            replace(op.result(0), s.b.reshape(v, &out.shape))
        }
        Consumer::ContractCols { op, tile, side, precision } => {
            contract_cols(s, *op, *tile, *side, precision)
        }
        Consumer::ContractRows { op, tile, side, precision } => {
            contract_rows(s, *op, *tile, *side, precision)
        }
        Consumer::Store { tile } => store(s, *tile),
    }
}

fn tensor(v: Val) -> std::result::Result<TensorType, String> {
    TensorType::of(v).ok_or_else(|| format!("{} is no static tensor", v.type_text()))
}

/// Adds the sink, writes the sweep, returns its first result.
fn one<'c>(s: &mut SliceBuilder<'_, 'c>, sink: Sink) -> Val<'c> {
    s.sweep.sinks.push(sink);
    s.sweep.prune();
    s.sweep.to_op(&s.b).result(0)
}

fn replace(old: Val, new: Val) -> std::result::Result<(), String> {
    if old.mlir_type() != new.mlir_type() {
        return Err(format!("{} would replace {}", new.type_text(), old.type_text()));
    }
    old.replace_all_uses(new);
    Ok(())
}

fn reduce<'c>(
    s: &mut SliceBuilder<'_, 'c>,
    op: Op<'c>,
    tile: Tile<'c>,
    kind: ReduceKind,
    rest: &[i64],
) -> std::result::Result<(), String> {
    let mut value = s.tile(tile)?;
    let sink = match kind {
        ReduceKind::Add => Sink::Sum { value },
        ReduceKind::Max => Sink::Max { value },
        ReduceKind::Min => {
            value = s.sweep.body.map(Elementwise::Negate, vec![value]);
            Sink::Max { value }
        }
    };
    let mut v = one(s, sink);
    if kind == ReduceKind::Min {
        v = s.b.elementwise("negate", &[v]);
    }
    let rows = drop_axis(&tensor(tile.val)?.shape, tile.axis);
    let v = s.b.reshape(v, &rows);
    let v = finish_reduce(s, op, kind, v, rest);
    replace(op.result(0), v)
}

/// Reduces the remaining dimensions, rounds to the program's type and folds in its initial value.
fn finish_reduce<'c>(
    s: &SliceBuilder<'_, 'c>,
    op: Op<'c>,
    kind: ReduceKind,
    v: Val<'c>,
    rest: &[i64],
) -> Val<'c> {
    let b = &s.b;
    let out = TensorType::of(op.result(0)).expect("a reduce's result is a tensor");
    let wide = TensorType::of(v).expect("a tensor").elem;
    let (body, neutral) = match kind {
        ReduceKind::Add => ("add", 0.0),
        ReduceKind::Max => ("maximum", f64::NEG_INFINITY),
        ReduceKind::Min => ("minimum", f64::INFINITY),
    };
    let init = op.operand(1);
    let mut v = v;
    let mut folded = splat_number(init) == Some(neutral);
    if !rest.is_empty() {
        // The program's own initial value, once; what the sweep gave needs none.
        let start = b.convert(init, wide);
        v = b.reduce(body, v, start, rest);
        folded = true;
    }
    let v = b.convert(b.reshape(v, &out.shape), out.elem);
    if folded {
        return v;
    }
    let start = b.broadcast(init, &out.shape, &[]);
    b.one(&format!("stablehlo.{body}"), &[v, start], &[], &out)
}

/// The chain of single uses behind a contraction that a sink can do itself: one transpose of a
/// matrix, and conversions. Gives the last value, whether it is transposed, and the element types.
fn epilogue(op: Op, may_transpose: bool) -> std::result::Result<(Val, bool, Vec<Elem>), String> {
    let mut last = op.result(0);
    let mut result = vec![tensor(last)?.elem];
    let mut transposed = false;
    loop {
        let uses = last.uses();
        let [u] = uses[..] else { break };
        if u.owner.block() != op.block() {
            break;
        }
        match u.owner.name() {
            "stablehlo.transpose" if may_transpose && tensor(last)?.rank() == 2 => {
                let p = u.owner.attr("permutation").and_then(attr_ints);
                if p.as_deref() == Some(&[1, 0]) {
                    transposed = !transposed;
                }
            }
            "stablehlo.convert" => {
                let elem = tensor(u.owner.result(0))?.elem;
                if !elem.is_float() {
                    break;
                }
                if result.last() != Some(&elem) {
                    result.push(elem);
                }
            }
            _ => break,
        }
        last = u.owner.result(0);
    }
    Ok((last, transposed, result))
}

fn contract_cols<'c>(
    s: &mut SliceBuilder<'_, 'c>,
    op: Op<'c>,
    tile: Tile<'c>,
    side: usize,
    precision: &[String],
) -> std::result::Result<(), String> {
    let d = dot_dims(op).ok_or("a dot without dimension numbers")?;
    let vocab = if side == 0 { d.rhs_contract[0] } else { d.lhs_contract[0] };
    let other = op.operand(1 - side);
    let free: i64 = {
        let t = tensor(other)?;
        t.elements() / t.shape[vocab as usize].max(1)
    };
    let (last, _, result) = epilogue(op, false)?;
    let (m, layout) = vocab_matrix(&s.b, other, vocab as usize).ok_or("a matrix of an unknown type")?;
    let value = s.operand(tile)?;
    let matrix = s.sweep.matrix(m);
    let dot = Contraction { matrix, precision: oriented(precision, side), result };
    let mut v = one(s, Sink::ContractCols { value, layout, dot });
    if side == 1 && free > 1 {
        v = s.b.transpose(v, &[1, 0]);
    }
    replace(last, s.b.reshape(v, &tensor(last)?.shape))
}

fn contract_rows<'c>(
    s: &mut SliceBuilder<'_, 'c>,
    op: Op<'c>,
    tile: Tile<'c>,
    side: usize,
    precision: &[String],
) -> std::result::Result<(), String> {
    let d = dot_dims(op).ok_or("a dot without dimension numbers")?;
    let (mine, theirs) = match side {
        0 => (&d.lhs_contract, &d.rhs_contract),
        _ => (&d.rhs_contract, &d.lhs_contract),
    };
    let mut pairs: Vec<(i64, i64)> = mine.iter().copied().zip(theirs.iter().copied()).collect();
    pairs.sort();
    let order: Vec<i64> = pairs.iter().map(|p| p.1).collect();
    let other = crate::analysis::reshape::through_barriers(op.operand(1 - side));
    let rank = tensor(other)?.rank();
    let flat = free_dims(rank, &[], &order).len() == 1;
    let m = matrix(&s.b, other, &order, true).ok_or("a matrix of an unknown type")?;
    let (last, transposed, result) = epilogue(op, flat)?;
    let layout = if (side == 0) != transposed { Layout::Vk } else { Layout::Kv };
    let value = s.operand(tile)?;
    let matrix = s.sweep.matrix(m);
    let dot = Contraction { matrix, precision: oriented(precision, side), result };
    let v = one(s, Sink::ContractRows { value, layout, dot });
    replace(last, s.b.reshape(v, &tensor(last)?.shape))
}

/// A contraction's precision list with the tile first.
fn oriented(precision: &[String], side: usize) -> Vec<String> {
    let mut list = precision.to_vec();
    if side == 1 {
        list.reverse();
    }
    list
}

/// Writes the tile to memory, in the shape and arrangement that the program gave it.
fn store<'c>(s: &mut SliceBuilder<'_, 'c>, tile: Tile<'c>) -> std::result::Result<(), String> {
    let ty = tensor(tile.val)?;
    let value = s.operand(tile)?;
    let before: HashSet<Op> = tile.val.uses().into_iter().map(|u| u.owner).collect();
    let v = one(s, Sink::Store { value });
    // [N,V] -> the row dimensions with the vocabulary last -> the program's order.
    let mut shape = drop_axis(&ty.shape, tile.axis);
    shape.push(ty.shape[tile.axis]);
    let v = s.b.reshape(v, &shape);
    let last = ty.rank() as i64 - 1;
    let order: Vec<i64> = (0..ty.rank() as i64)
        .map(|d| match d.cmp(&(tile.axis as i64)) {
            std::cmp::Ordering::Less => d,
            std::cmp::Ordering::Equal => last,
            std::cmp::Ordering::Greater => d - 1,
        })
        .collect();
    let v = s.b.transpose(v, &order);
    for u in tile.val.uses() {
        if before.contains(&u.owner) && !is_sweep(u.owner) {
            u.owner.set_operand(u.index, v);
        }
    }
    Ok(())
}
