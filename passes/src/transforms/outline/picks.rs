//! Logits of which a program reads single columns and nothing else, such as the values of actions: no sweep is needed, since each is the product
//! of a row's hidden states and the weights of one column ([`crate::sweep::Sweep::at_columns`]). And their gradient, which is 0 in all other
//! columns ([`crate::rewrite::one_hot_product`]).

use super::NAME;
use crate::analysis::anchor::{is_product, is_search, weights_side};
use crate::analysis::attention::has_given_weights;
use crate::analysis::chain::operation;
use crate::analysis::distances::is_leaf;
use crate::analysis::index::{Column, MOST_COMPARED, pick};
use crate::analysis::kin::kin;
use crate::analysis::partition::Partitioning;
use crate::analysis::region::{Blocked, Region};
use crate::analysis::rounding::LogitRounding;
use crate::analysis::sink::Consumer;
use crate::analysis::size::may_pay;
use crate::analysis::slice::SliceBuilder;
use crate::analysis::tile::{Def, Tile, has_elementwise_name};
use crate::error::Result;
use crate::ir::{Block, Builder, Elem, Op, TensorType, Val};
use crate::pass::{PassContext, failure};
use crate::remarks::Standing;
use crate::report::{ChainOperation, Fusion};
use crate::rewrite::cleanup;
use crate::rewrite::one_hot_product::OneHots;
use crate::sweep::is_own;
use rustc_hash::FxHashSet as HashSet;

/// Said where nothing but picks reads logits, and they stay.
const STAYS: &str = "nothing but single columns of these logits is read, and they stay";

/// Gathers that take a smaller part of the logits than one of so many pick single columns.
const LEAST_SPARED: i64 = 64;

/// Said of gradients that are 0 but for several columns of each row.
const PUTS: &str = "a gradient that is 0 but for a few columns of each row, as of logits of which nothing else is read, is in memory";

/// Takes picks of logits that nothing else reads from the weights of their columns, and contracts what is 0 in all other columns there.
pub(super) fn take(
    module: Op,
    partitioning: &Partitioning,
    rounding: LogitRounding,
    context: &mut PassContext<'_>,
) -> Result<()> {
    let mut changed: HashSet<Block> = HashSet::default();
    let mut told: HashSet<Op> = HashSet::default();
    // Tiles of a sweep that is lowered already are picked from as well.
    let is_programs = |op: &Op| !op.ancestors().any(is_own);
    const READERS: [&str; 3] = ["stablehlo.gather", "stablehlo.dot_general", "stablehlo.reduce"];
    let reads = |op: &Op| READERS.contains(&op.name()) && is_programs(op);
    let all: Vec<Op> = module.walk().into_iter().filter(reads).collect();
    for op in all.iter().copied().filter(|op| op.is("stablehlo.gather") && is_read(*op)) {
        let (Some(block), Some(start)) = (op.block(), picked(op, context)) else { continue };
        match of_weights(op, start, block, partitioning) {
            Some(Ok(region)) => {
                let head = region.heads().next().map_or(op, |head| head.op);
                let what = "picks of logits take the weights of their columns: no logits are made";
                report(head, start, region.operations(), what, context);
                lower(&region, rounding)?;
                changed.insert(block);
            }
            Some(Err(blocked)) if !is_chosen(op.operand(1)) && told.insert(blocked.op) => {
                context.remarks.left_alone(NAME, blocked.op, blocked.reason, Standing::Candidate);
            }
            _ => {}
        }
    }
    let mut told_puts = false;
    for op in all.iter().copied() {
        let contracts =
            ["stablehlo.dot_general", "stablehlo.reduce"].contains(&op.name()) && is_read(op);
        let Some(block) = op.block().filter(|_| contracts) else { continue };
        // What a search finds is a sparse layer's, whose numbers are few for another reason.
        let is_split = partitioning.is_automatic(block);
        let is_asked = |rows: &OneHots| rows.count() == 1 && !is_split || !is_found(rows);
        let Some(rows) = OneHots::of(op).filter(is_asked) else { continue };
        let (count, tile) = (rows.count(), rows.tile);
        let (all, cols) = tile.extent().unwrap_or_default();
        // Tokens that are cut off are zeros in each column of the head: what they leave is no few columns, but a sum over most tokens.
        let is_cut = count > 1 && cols < all && rows.puts().iter().all(|op| op.is("stablehlo.pad"));
        if is_cut || rows.width().saturating_mul(count) >= cols || !may_pay(tile, context.options) {
            continue;
        }
        let puts = rows.puts();
        let Some(first) = puts.first().copied() else { continue };
        if is_split || !rows.is_own() {
            if !told_puts {
                told_puts = true;
                context.remarks.left_alone(NAME, first, PUTS, Standing::Candidate);
            }
            continue;
        }
        let operations = puts.into_iter().chain([op]).map(|op| operation(op, "map")).collect();
        if rows.multiply() {
            let columns = if count == 1 { "one column".into() } else { format!("{count} columns") };
            let what = format!("a gradient that is 0 but for {columns} of each row is taken from there");
            report(first, tile, operations, &what, context);
            changed.insert(block);
        }
    }
    changed.into_iter().for_each(cleanup::erase_dead);
    let gathered =
        |op: &Op| is_product(*op) && is_read(*op) && is_programs(op) && is_only_gathered(*op, context);
    if let Some(product) = module.walk().into_iter().find(gathered)
        && told.is_empty()
    {
        let why = format!("{STAYS}: several of them together, or more of each row than can be picked");
        context.remarks.left_alone(NAME, product, why, Standing::Candidate);
    }
    Ok(())
}

/// Whether gathers of the columns of a head's logits are all that reads these, perhaps in another shape; what a search found is the choice of a
/// sparse layer or a router.
fn is_only_gathered(product: Op, context: &PassContext<'_>) -> bool {
    let val = product.result(0);
    let Some(axis) = TensorType::of(val).and_then(|ty| ty.rank().checked_sub(1)) else { return false };
    let tile = Tile { val, axis };
    let elements = |v: Val| TensorType::of(v).map_or(0, |ty| ty.elements());
    let Some((_, cols)) =
        tile.extent().filter(|_| may_pay(tile, context.options) && has_given_weights(tile))
    else {
        return false;
    };
    let weights = weights_side(product, axis).map_or(0, |side| elements(product.operand(side)));
    let (mut seen, mut at, mut gathers) = (vec![val], 0, false);
    while let Some(v) = seen.get(at).copied() {
        at += 1;
        for used in v.uses() {
            let op = used.owner;
            let picks = op.is("stablehlo.gather") && used.index == 0 && !is_chosen(op.operand(1));
            if picks && elements(op.result(0)) < elements(val) / LEAST_SPARED {
                gathers = true;
            } else if op.is("stablehlo.reshape") || has_elementwise_name(op) && op.num_results() == 1 {
                seen.extend(Some(op.result(0)).filter(|v| !seen.contains(v)));
            } else {
                return false;
            }
        }
    }
    gathers && weights / cols < cols
}

fn is_read(op: Op) -> bool {
    op.results().into_iter().any(|v| !v.is_unused())
}

/// The logits that a gather picks columns of.
fn picked<'c>(op: Op<'c>, context: &PassContext<'_>) -> Option<Tile<'c>> {
    let val = op.operand(0);
    let tiles = (0..TensorType::of(val)?.rank()).rev().map(|axis| Tile { val, axis });
    tiles.filter(|tile| may_pay(*tile, context.options)).find(|tile| pick(op, tile.axis).is_ok())
}

/// The region around a pick where picks are all that reads it, or why its logits stay; none where something else is made of them, or there is
/// nothing to gain.
fn of_weights<'c>(
    op: Op<'c>,
    start: Tile<'c>,
    block: Block<'c>,
    partitioning: &Partitioning,
) -> Option<std::result::Result<Region<'c>, Blocked<'c>>> {
    if !has_given_weights(start) || !is_only_picked(block, start) {
        return None;
    }
    let no = |op: Op<'c>, why: String| {
        Some(Err(Blocked { op, reason: format!("{STAYS}: {why}"), standing: Standing::Candidate }))
    };
    let region = match Region::grow(op, start) {
        Ok(region) => region,
        Err(blocked) => return no(blocked.op, blocked.reason),
    };
    let is_narrow = |op: Op, side: usize| {
        let elements = TensorType::of(op.operand(side)).map_or(0, |ty| ty.elements());
        elements / region.cols < region.cols
    };
    let wide = region.heads().any(|head| !is_narrow(head.op, head.weights));
    if wide || region.heads().next().is_none() {
        return None;
    }
    if partitioning.is_automatic(block) {
        return no(op, "the program is partitioned automatically".into());
    }
    let is_given = |t: &Tile| matches!(region.defs[&t.val].1, Def::Opaque(_));
    if region.order.iter().any(is_given) {
        return no(op, "given values as large meet them".into());
    }
    let is_own = |consumer: &Consumer| matches!(consumer, Consumer::Pick { ids, .. } if ids.is_own());
    if !region.consumers.iter().all(is_own) {
        return no(op, "indices are not proved to be of their own row".into());
    }
    if let Some((op, count, most)) = region.compared(MOST_COMPARED) {
        // As many as there are: their order, such as that of rows.
        if count >= region.cols {
            return None;
        }
        return no(op, format!("{count} columns of each row, and at most {most} are taken one by one"));
    }
    if region.order.iter().any(|t| !region.row_order(t.val).is_own()) {
        return no(op, "rows are put in another order".into());
    }
    Some(Ok(region))
}

/// Whether nothing reads what is connected with these logits but picks.
fn is_only_picked<'c>(block: Block<'c>, start: Tile<'c>) -> bool {
    let Some(kin) = kin(block, start) else { return false };
    let vals: HashSet<Val> = kin.iter().map(|t| t.val).collect();
    kin.iter().filter(|t| t.val.block() == block && !t.val.def().is_none_or(is_leaf)).all(|t| {
        t.val.uses().into_iter().all(|used| {
            let (op, index) = (used.owner, used.index);
            let picks = || op.is("stablehlo.gather") && index == 0 && pick(op, t.axis).is_ok();
            let in_kin = || op.results().iter().any(|v| vals.contains(v));
            in_kin() || picks() || op.results().iter().all(|v| v.is_unused())
        })
    })
}

/// Whether a search found where the numbers are put.
fn is_found(rows: &OneHots<'_>) -> bool {
    rows.puts().into_iter().any(|op| op.is("stablehlo.scatter") && is_chosen(op.operand(1)))
}

/// Whether a search for the largest, or a sort, made an index: a router's choice, whose logits are there anyway.
fn is_chosen(index: Val) -> bool {
    const MOST: usize = 64;
    let (mut seen, mut at) = (vec![index], 0);
    while let Some(op) = seen.get(at).filter(|_| at < MOST).map(|v| v.def()) {
        at += 1;
        let Some(op) = op else { continue };
        if is_search(op) || op.is("stablehlo.custom_call") {
            return true;
        }
        for v in op.operands() {
            if !seen.contains(&v) {
                seen.push(v);
            }
        }
    }
    false
}

fn report(
    first: Op,
    tile: Tile,
    operations: Vec<ChainOperation>,
    what: &str,
    context: &mut PassContext<'_>,
) {
    let Some((rows, cols)) = tile.extent() else { return };
    let removed_bytes = TensorType::of(tile.val).map_or(0, |ty| ty.bytes());
    context.report.fusions.push(Fusion {
        location: first.location_text(),
        rows,
        cols,
        removed_bytes,
        removed_values: 1,
        operations,
        ..Fusion::default()
    });
    context.remarks.applied(NAME, first, format!("{what} ({rows} rows x {cols} columns)"));
}

/// Puts what the weights of the columns give in the place of each pick.
fn lower(region: &Region<'_>, rounding: LogitRounding) -> Result<()> {
    let own_picks = region.own_picks();
    for consumer in &region.consumers {
        let Consumer::Pick { op, tile, ids } = consumer else { continue };
        let mut s = SliceBuilder::new(region, rounding, &own_picks, Builder::before(*op));
        let value = s.tile(*tile).map_err(|why| failure(NAME, *op, why))?;
        let b = s.b;
        let like = TensorType::new([region.rows], Elem::I32);
        let columns = ids.columns(&b, [region.rows, region.cols], true).map(|columns| {
            let each = columns.into_iter().map(|column| match column {
                Column::Rows(v) => v,
                Column::Literal(number) => b.int(&like, number),
            });
            each.map(|column| s.sweep.at_columns(&b, value, column)).collect::<Vec<Val>>()
        });
        let together = columns.and_then(|picked| ids.together(&b, &picked));
        let new = together.ok_or_else(|| failure(NAME, *op, "a pick of an unknown type"))?;
        op.result(0).replace_all_uses(new);
    }
    Ok(())
}
