//! Logits that the program computes twice become sweeps in both places, or in neither: see [`grpo_recognize::recomputed_products`].

use crate::outline::anchors::{self, Side, blocks_with_anchors};
use crate::outline::considered;
use crate::pass::PassContext;
use grpo_dataflow::marks::APART;
use grpo_dataflow::partitioning::Partitioning;
use grpo_io::remarks::users_line;
use grpo_ir::{Block, Kind, Op};
use grpo_recognize::labels::Anchors;
use grpo_recognize::recomputed_products::{RecomputedProducts, is_slice};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Marks the products whose regions must not be fused, because another product of the same logits is not fused and one is
/// subtracted from the other. Repeats until no mark is added.
pub(super) fn mark<'c>(
    module: Op<'c>,
    starts: &Anchors,
    partitioning: &Partitioning,
    context: &PassContext<'_>,
) {
    let twins = RecomputedProducts::of_module(module);
    if twins.is_empty() {
        return;
    }
    let all: HashSet<Op> = twins.iter().flat_map(|twins| twins.products.iter().copied()).collect();
    // The region of each fused product, by number.
    let mut taken: HashMap<Op, usize> = HashMap::default();
    let mut turned: HashSet<usize> = HashSet::default();
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
        // The anchors that `outline` tries.
        if known || op.is(Kind::DotGeneral) && side.is_some_and(|side| refused.contains(&side)) {
            continue;
        }
        match considered(op, start, block, partitioning, context) {
            Ok(region) => {
                taken.extend(region.heads().map(|head| (head.op, number)));
                turned.extend(region.is_transposed().then_some(number));
            }
            Err(_) => refused.extend(side),
        }
    }
    let pairs = |twins: &RecomputedProducts<'c>| -> Vec<[Op<'c>; 2]> {
        // Of a whole and its parts, only what is taken off needs the same bits: parts have sums of their own.
        let are_tiles = twins.whole.is_empty() && twins.products.iter().any(|op| tiles.contains(op));
        let of =
            |op: Op<'c>| twins.subtracted_from(op, are_tiles).into_iter().map(move |other| [op, other]);
        twins.products.iter().flat_map(|op| of(*op)).collect()
    };
    // Pairs of a whole array and its parts.
    let cut: HashSet<[Op; 2]> =
        twins.iter().filter(|twins| !twins.whole.is_empty()).flat_map(pairs).collect();
    // Only where some are taken and some are not, or along another dimension, does it matter which belong together.
    let is_mixed = |twins: &RecomputedProducts| {
        let taken: Vec<&usize> = twins.products.iter().filter_map(|op| taken.get(op)).collect();
        let along = taken.iter().filter(|chain| turned.contains(chain)).count();
        let differ = taken.len() < twins.products.len() || along > 0 && along < taken.len();
        !taken.is_empty() && (differ || !twins.whole.is_empty())
    };
    if !twins.iter().any(is_mixed) {
        return;
    }
    let pairs: Vec<[Op; 2]> = twins.iter().flat_map(pairs).collect();
    while let Some((chain, stays)) =
        pairs.iter().flat_map(|[a, b]| [[a, b], [b, a]]).find_map(|[a, b]| {
            let chain = *taken.get(a)?;
            let is_cut = [[*a, *b], [*b, *a]].iter().any(|pair| cut.contains(pair));
            let stays = |other: &usize| is_cut || turned.contains(&chain) && !turned.contains(other);
            taken.get(b).is_none_or(stays).then_some((chain, *b))
        })
    {
        let reason = format!(
            "another product of the same hidden states and weights {}{}, and what is made of the logits of one is taken off{} those \
             of the other: tiles of another shape may round a logit differently",
            match taken.get(&stays) {
                Some(other) if turned.contains(other) || turned.contains(&chain) =>
                    "is used by a loss along its other dimension",
                Some(_) => "is used by a loss over other columns",
                None => "stays",
            },
            users_line(&stays.location_text()),
            if tiles.contains(&stays) { ", or scales," } else { "" },
        );
        for op in taken.iter().filter(|(_, of)| **of == chain).map(|(op, _)| op) {
            op.set_attr_str(APART, &reason);
        }
        taken.retain(|_, of| *of != chain);
    }
}
