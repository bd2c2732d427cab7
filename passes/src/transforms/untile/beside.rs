//! Tiles that a block has one after the other: as the loop that they are, or with the gradients that autodiff makes of them.

use super::straight::{self, Run, Unbarred};
use super::tail::part;
use super::unrolled::Unrolled;
use super::worth::least_columns;
use super::{Aim, is_behind_tiles, maximum, roll, untile};
use crate::analysis::counted::While;
use crate::ir::{Block, Op, TensorType, Val};
use crate::pass::PassContext;
use crate::rewrite::inline::Inliner;
use crate::rewrite::{cleanup, hot};
use rustc_hash::FxHashSet as HashSet;

/// An array of which tiles were put together, and the dimension that these are along.
pub(super) type Put<'c> = (Val<'c>, usize);

/// Whether products with tiles of such an array are left. A product with all columns may round a logit differently, and what is taken off
/// it, or read beside it, is of one of the two.
pub(super) fn leaves_products<'c>(module: Op<'c>, put: &[Put<'c>]) -> bool {
    const MOST: usize = 64;
    let multiplied = |v: Val<'c>| {
        let (mut pending, mut seen) = (vec![v], 0);
        while let Some(v) = pending.pop().filter(|_| seen < MOST) {
            seen += 1;
            for op in v.uses().into_iter().map(|used| used.owner) {
                match op.name() {
                    "stablehlo.dot_general" => return true,
                    "stablehlo.convert"
                    | "stablehlo.reshape"
                    | "stablehlo.transpose"
                    | "stablehlo.optimization_barrier" => pending.extend(op.results()),
                    _ => {}
                }
            }
        }
        false
    };
    let is_left = |op: Op<'c>| {
        let Some((_, extents)) = part(op) else { return false };
        let Some(all) = TensorType::of(op.operand(0)) else { return false };
        let cut = |(v, dim): &Put<'c>| *v == op.operand(0) && extents[*dim] != all.shape[*dim];
        put.iter().any(cut) && multiplied(op.result(0))
    };
    !put.is_empty() && module.walk().into_iter().any(is_left)
}

/// The first of the tiles of a block whose maximum is found before their sums and that are sums and maxima now. Of loops that were
/// written out, no others.
fn of_one_maximum<'c>(
    block: Block<'c>,
    unrolled: Option<&Unrolled<'c>>,
    context: &PassContext<'_>,
) -> Option<Run<'c>> {
    let barriers = Unbarred::of(block);
    let runs = runs(block, unrolled, context, |_| true).into_iter();
    let mut runs = runs.map(|run| Run { one_maximum: true, ..run });
    let found = runs.find(|run| straight::without_maxima(block, run).is_some());
    if found.is_none() {
        barriers.put_back();
    }
    found
}

/// The tiles of a block; of loops that were written out, no others. `is_new` tells whether tiles are looked at, by the first of them.
fn runs<'c>(
    block: Block<'c>,
    unrolled: Option<&Unrolled<'c>>,
    context: &PassContext<'_>,
    mut is_new: impl FnMut(Op<'c>) -> bool,
) -> Vec<Run<'c>> {
    let runs = roll::runs(block, least_columns(context)).into_iter().filter(|run| is_new(run[0]));
    let runs = runs.filter(|run| unrolled.is_none_or(|of| run.iter().all(|op| of.made.contains(op))));
    runs.filter_map(|run| Some(Run { trips: unrolled.is_some(), ..Run::of(block, &run)? })).collect()
}

/// The first of the tiles of a block, but for those that were tried, whose statistic and gradients are now those of all columns. Of
/// loops that were written out, no others.
fn proven<'c>(
    block: Block<'c>,
    tried: &mut HashSet<Op<'c>>,
    unrolled: Option<&Unrolled<'c>>,
    context: &PassContext<'_>,
) -> Option<Run<'c>> {
    let runs = runs(block, unrolled, context, |first| tried.insert(first));
    runs.into_iter().find(|run| straight::whole(block, run).is_some())
}

/// Whether what is left of such tiles, sums over them and tiles side by side, was put together.
fn in_sums<'c>(
    inliner: &mut Inliner<'c>,
    (block, run): (Block<'c>, &Run<'c>),
    context: &mut PassContext<'_>,
    put: &mut Vec<Put<'c>>,
) -> bool {
    context.tiles.again = true;
    put.push((run.whole, run.dim));
    let loops = straight::loops(block, run).unwrap_or_default().into_iter();
    let loops: Vec<While> = loops.filter_map(While::of).collect();
    // A narrower tile behind a loop is compared with what its body computes, in which scatters are written out as well.
    if run.tiles.len() > run.slices.len() {
        loops.iter().flat_map(|of| of.body.ops()).for_each(|op| {
            hot::write_out(op);
        });
        loops.iter().for_each(|of| cleanup::erase_dead(of.body));
    }
    let mut together = |of: While<'c>| {
        untile(inliner, of, &mut Aim::Gradient(context))
            || untile(inliner, of, &mut Aim::Maximum(context))
    };
    !loops.is_empty() && loops.into_iter().all(&mut together)
}

/// Puts tiles together of which all but the last are a loop's, and whose gradients autodiff takes in another one; whether
/// something of that is left in tiles.
pub(super) fn differentiated_loops<'c>(
    inliner: &mut Inliner<'c>,
    module: Op<'c>,
    context: &mut PassContext<'_>,
    put: &mut Vec<Put<'c>>,
) -> bool {
    let unroll = |inliner: &mut Inliner<'c>, of: While<'c>| {
        is_behind_tiles(inliner, of).then(|| Unrolled::pair(of.op, inliner)).flatten()
    };
    unrolled_loops(
        inliner,
        module,
        context,
        put,
        (unroll, |unrolled, context| {
            proven(unrolled.block, &mut HashSet::default(), Some(unrolled), context)
        }),
    )
}

/// The same of loops whose maximum is found by one of them, before the others take it off; all of them, and their gradients.
pub(super) fn loops_of_one_maximum<'c>(
    inliner: &mut Inliner<'c>,
    module: Op<'c>,
    context: &mut PassContext<'_>,
    put: &mut Vec<Put<'c>>,
) -> bool {
    let unroll = |inliner: &mut Inliner<'c>, of: While<'c>| {
        maximum::is_taken_off(&of).then(|| Unrolled::all(of.op, inliner)).flatten()
    };
    unrolled_loops(
        inliner,
        module,
        context,
        put,
        (unroll, |unrolled, context| of_one_maximum(unrolled.block, Some(unrolled), context)),
    )
}

/// Puts loops together that `unroll` writes out from one of them, and whose tiles `find` proves; whether something of that is left in
/// tiles. Where nothing is proven, the loops are put back.
fn unrolled_loops<'c>(
    inliner: &mut Inliner<'c>,
    module: Op<'c>,
    context: &mut PassContext<'_>,
    put: &mut Vec<Put<'c>>,
    (unroll, find): (
        impl Fn(&mut Inliner<'c>, While<'c>) -> Option<Unrolled<'c>>,
        impl Fn(&Unrolled<'c>, &PassContext<'_>) -> Option<Run<'c>>,
    ),
) -> bool {
    let mut tried: HashSet<Op> = HashSet::default();
    loop {
        // Calls go while these are looked at.
        let loops = module.walk().into_iter().filter_map(While::of);
        let loops: Vec<While> = loops.filter(|of| tried.insert(of.op)).collect();
        let unrolled = loops.into_iter().find_map(|of| unroll(inliner, of));
        let Some(unrolled) = unrolled else { return false };
        let block = unrolled.block;
        let Some(run) = find(&unrolled, context) else {
            unrolled.put_back();
            continue;
        };
        unrolled.keep();
        if !in_sums(inliner, (block, &run), context, put) {
            return true;
        }
    }
}
