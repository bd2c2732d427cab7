//! Logits that the program makes twice become sweeps in both places, or in none: see [`crate::analysis::twins`].

use super::anchors::{self, Side, blocks_with_anchors};
use super::{considered, yields};
use crate::analysis::labels::Anchors;
use crate::analysis::partition::Partitioning;
use crate::analysis::residuals::APART;
use crate::analysis::twins::{Twins, is_slice};
use crate::ir::{Block, Op};
use crate::pass::PassContext;
use crate::remarks::users_line;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Marks the products whose chains may not be taken, since another product of the same logits stays of which something is
/// taken off them, or the other way round. What stays for this reason makes others stay.
pub(super) fn mark<'c>(
    module: Op<'c>,
    starts: &Anchors,
    partitioning: &Partitioning,
    context: &PassContext<'_>,
) {
    let twins = Twins::of_module(module);
    if twins.is_empty() {
        return;
    }
    let all: HashSet<Op> = twins.iter().flat_map(|twins| twins.products.iter().copied()).collect();
    // The chain of each product that is taken, by number.
    let mut taken: HashMap<Op, usize> = HashMap::default();
    let mut refused: HashSet<Side> = HashSet::default();
    // Products with a slice of the columns.
    let mut tiles: HashSet<Op> = HashSet::default();
    let holders: HashSet<Block> = all.iter().filter_map(|op| op.block()).collect();
    let blocks = blocks_with_anchors(module, starts).into_iter().filter(|block| holders.contains(block));
    for (number, (op, block)) in
        blocks.flat_map(|b| b.ops().into_iter().map(move |op| (op, b))).enumerate()
    {
        let Some(start) = starts.anchor(op) else { continue };
        let side = anchors::side(start);
        if let Some((product, Some(side))) = side
            && is_slice(product.operand(side))
        {
            tiles.insert(product);
        }
        let known = side.is_some_and(|(product, _)| taken.contains_key(&product));
        // As `outline` looks at them.
        if known || op.is("stablehlo.dot_general") && side.is_some_and(|side| refused.contains(&side)) {
            continue;
        }
        let admitted = considered(op, start, block, partitioning, context);
        if yields(&admitted, op, side, starts, partitioning, context) {
            continue;
        }
        match admitted {
            Ok(region) => taken.extend(region.heads().map(|head| (head.op, number))),
            Err(_) => refused.extend(side),
        }
    }
    let pairs = |twins: &Twins<'c>| -> Vec<[Op<'c>; 2]> {
        let are_tiles = twins.products.iter().any(|op| tiles.contains(op));
        let of = |op: Op<'c>| twins.taken_off(op, are_tiles).into_iter().map(move |other| [op, other]);
        twins.products.iter().flat_map(|op| of(*op)).collect()
    };
    // Only where some are taken and some are not does it matter which belong together.
    let is_mixed = |twins: &Twins| {
        let count = twins.products.iter().filter(|op| taken.contains_key(op)).count();
        count > 0 && count < twins.products.len()
    };
    if !twins.iter().any(is_mixed) {
        return;
    }
    let pairs: Vec<[Op; 2]> = twins.iter().flat_map(pairs).collect();
    while let Some((chain, stays)) =
        pairs.iter().flat_map(|[a, b]| [[a, b], [b, a]]).find_map(|[a, b]| {
            let chain = *taken.get(a)?;
            (!taken.contains_key(b)).then_some((chain, *b))
        })
    {
        let reason = format!(
            "another product of the same hidden states and weights stays{}, and what is made of the logits of one is taken off{} those \
             of the other: tiles of another shape may round a logit differently",
            users_line(&stays.location_text()),
            if tiles.contains(&stays) { ", or scales," } else { "" },
        );
        for op in taken.iter().filter(|(_, of)| **of == chain).map(|(op, _)| op) {
            op.set_attr_str(APART, &reason);
        }
        taken.retain(|_, of| *of != chain);
    }
}
