//! Roundings to bf16 in what is computed again.
//!
//! A sweep computes in f32 what the program has in bf16, but for what a maximum, an argmax or a pick is taken of
//! (`analysis/rounding.rs`). A region that only reads a maximum of logits that another one made takes none: it would compute
//! `exp(x − max x)` of logits that are not rounded and a maximum that is, and with logits near 1000 that is `exp(2)` in place of 1.
//! So the two regions compute what one region would that held them both:
//!
//! 1. What one of them rounds, both round: `reduce_precision` stands behind it in both, which no compiler leaves out. It is
//!    the rounding that the first one has anyway, to the same numbers, so that `x − max x ≤ 0` with a 0 in each row, and NaN and
//!    infinities stay. Neither rounds where all that leaves the first region beside what is taken is known to move with it or not
//!    (`analysis/rounding/relative.rs`): the maximum is handed over in f32, as sums are. Nor where nothing of what is taken meets logits outside of the block (`analysis/rounding/reach.rs`): it is a
//!    metric, which the sweeps of the first region take of rounded logits on their own, and the other region reads none of it. That this
//!    is so is looked at again where the region is outlined (`Region::half_rounded_residual`). Logits that are widened to f32, and as these meet nothing of what
//!    is taken of bf16 ones, are not rounded either. A comparison with a literal reads what is not rounded, as in a sweep: a logit that
//!    bf16 rounds to the bound that clips it has a derivative of 0 or 1.
//! 2. Sums of a row are handed over in f32, whatever type the program has there (`widen-rows` does so between sweeps of one region).
//!    Rounded, they would not fit terms that are not: of `v − Σ p·v` in a row with one dominant entry half a unit of bf16 would be
//!    left, 256 at 1e5, where the program has 0. What bf16 overflows and f32 does not, 0.4 % above bf16's largest number, is
//!    finite then.
//!
//! What is rounded in the other region only, or handed over by a way that is not known, is refused by those who ask here.

use crate::analysis::anchor::is_product;
use crate::analysis::reshape::peel;
use crate::analysis::rounding::{self, Reach, chooses, leaves_relative};
use crate::analysis::{reducer, splat_number, tile};
use crate::ir::{Block, Builder, Elem, Op, TensorType, Use, Val};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// What both regions round.
#[derive(Clone, Default)]
pub(super) struct Kept<'c> {
    /// The operations whose results are rounded.
    pub ops: Vec<Op<'c>>,
    /// What reads such a result as it is nonetheless: f32 logits that meet nothing of what is taken of bf16 ones.
    pub unrounded: HashSet<Op<'c>>,
    /// Whether the other region has to round nothing, since what it takes off its logits was taken of unrounded ones.
    pub is_relative: bool,
}

impl<'c> Kept<'c> {
    /// Whether an operation reads an operand that is rounded as the rounding gives it.
    pub(super) fn is_read_rounded(&self, op: Op<'c>, operand: usize) -> bool {
        let compares_with = || splat_number(peel(op.operand(1 - operand)));
        !self.unrounded.contains(&op) && (!op.is("stablehlo.compare") || compares_with().is_none())
    }

    /// Puts a rounding behind each value; what must not be rounded stays as it is.
    pub(super) fn round(&self) {
        for op in &self.ops {
            let (v, uses) = (op.result(0), op.result(0).uses());
            let rounded = rounded(&Builder::before(op.next().expect("it is no terminator")), v);
            for used in uses.into_iter().filter(|used| self.is_read_rounded(used.owner, used.index)) {
                used.owner.set_operand(used.index, rounded);
            }
        }
    }
}

/// Which of the copied operations, on values of at least `large` elements, a sweep of either region rounds. `read` are residuals, and
/// what the other region reads in their places. `widens` tells whether the pass `widen-rows` runs behind.
pub(super) fn kept<'c>(
    copied: &[Op<'c>],
    large: i64,
    read: &[(Val<'c>, Val<'c>)],
    widens: bool,
) -> Kept<'c> {
    let taken_there: Vec<Op> = read
        .iter()
        .filter(|(_, there)| takers(*there, large).next().is_some())
        .flat_map(|(residual, _)| chosen_from(*residual))
        .collect();
    let block = copied.first().and_then(|op| op.block());
    let agreement =
        block.filter(|_| widens).map_or(Agreement::All, |block| agreement(block, large, read));
    let is_kept = |op: &Op<'c>| {
        let v = op.result(0);
        let is_late = |taker: Op<'c>| is_free(taker, large) && reads_taken(v, large);
        let agrees = |taker: Op<'c>| match agreement {
            Agreement::All => !is_late(taker),
            Agreement::WhatMeets => !is_late(taker) && meets_logits(taker, large),
            Agreement::Relative | Agreement::None => false,
        };
        is_narrow(v)
            && is_large(v, large)
            && (tile::is_elementwise(*op) || is_product(*op))
            && !is_rounding(*op)
            && (is_of_shared_product(*op) || taken_there.contains(op) || takers(v, large).any(agrees))
    };
    let ops: Vec<Op> = copied.iter().copied().filter(is_kept).collect();
    // What the other region makes of logits that it is handed is not looked at.
    let is_residual = |op: &Op| read.iter().any(|(residual, _)| chosen_from(*residual).contains(op));
    let mut unrounded = match agreement {
        Agreement::WhatMeets if !ops.iter().any(is_residual) => read_wide(&ops, large),
        _ => HashSet::default(),
    };
    unrounded.retain(|op| !is_residual(op));
    let is_relative = ops.is_empty() && matches!(agreement, Agreement::Relative);
    Kept { ops, unrounded, is_relative }
}

/// The operations that widen what some others give, where what is made of f32 logits so never meets what is taken of the bf16 ones: a loss in
/// f32 beside one in bf16. Rounded for the other one, its rows were 38,000 times further from f64 than the original's.
fn read_wide<'c>(ops: &[Op<'c>], large: i64) -> HashSet<Op<'c>> {
    let values = ops.iter().map(|op| op.result(0));
    let taken = values.flat_map(|v| takers(v, large)).flat_map(Op::results);
    let taken = Reach::of(taken, |_| true);
    let is_apart = |op: &Op<'c>| {
        let widens = op.is("stablehlo.convert") && !is_narrow(op.result(0));
        let of_logits = || Reach::of(op.results(), |v| is_large(v, large));
        let meets = |v: &Val| {
            is_large(*v, large) && v.block() == op.result(0).block() && taken.values.contains(v)
        };
        widens && !of_logits().values.iter().any(meets)
    };
    let readers = ops.iter().flat_map(|op| op.result(0).uses()).map(|used| used.owner);
    readers.filter(is_apart).collect()
}

/// What of that which is taken of bf16 logits they have to agree with, in what is computed again too.
enum Agreement {
    /// All, since the sweeps of the first region round for all.
    All,
    /// What meets logits again.
    WhatMeets,
    /// None of it: what meets logits again, and all that leaves beside it, is relative to the same numbers (`analysis/rounding/relative.rs`).
    Relative,
    /// None of it: all are metrics, of which the other region reads none, and for which the first one rounds apart
    /// (`analysis/rounding/agreement.rs`).
    None,
}

/// What the values of a block have to agree with where another region computes them again, in place of what it `read`.
fn agreement<'c>(block: Block<'c>, large: i64, read: &[(Val<'c>, Val<'c>)]) -> Agreement {
    let values = block.ops().into_iter().flat_map(Op::results);
    let taken: Vec<(Val, Vec<Op>)> = values
        .filter(|v| is_narrow(*v) && is_large(*v, large))
        .map(|v| (v, takers(v, large).collect::<Vec<_>>()))
        .filter(|(_, takers)| !takers.is_empty())
        .collect();
    let meets_other = |v: Val, taker: &Op| {
        let is_late = is_free(*taker, large) && reads_taken(v, large) && !is_asked(*taker);
        !is_late && Reach::of(taker.results(), |_| true).leaves_for(block, large)
    };
    let residuals: Vec<Val> = read.iter().map(|(residual, _)| *residual).collect();
    let is_relative =
        |taker: &Op<'c>| taker.num_results() == 1 && leaves_relative(taker.result(0), large, &residuals);
    let meeting =
        taken.iter().flat_map(|(v, takers)| takers.iter().filter(|taker| meets_other(*v, taker)));
    let meeting: Vec<&Op> = meeting.collect();
    if sums_rows(block, large) || taken.iter().any(|(v, _)| is_stored(*v, large, read)) {
        Agreement::All
    } else if meeting.is_empty() {
        Agreement::None
    } else if meeting.into_iter().all(is_relative) {
        Agreement::Relative
    } else {
        Agreement::WhatMeets
    }
}

/// Whether something that is made of what an operation gives is compared.
fn is_asked(taker: Op) -> bool {
    Reach::of(taker.results(), |_| true).readers.iter().any(|op| op.is("stablehlo.compare"))
}

/// Whether numbers that an operation takes meet values of at least `large` elements, anywhere.
fn meets_logits(taker: Op, large: i64) -> bool {
    Reach::of_rows(taker.results(), large).meets(large)
}

/// The same value with the digits of bf16.
pub(super) fn rounded<'c>(b: &Builder<'c>, v: Val<'c>) -> Val<'c> {
    b.reduce_precision(v, 8, 7)
}

/// Whether a small value is handed over in f32: it is one in bf16, and no product reads it as it is.
pub(super) fn is_widened(v: Val) -> bool {
    is_narrow(v) && !feeds_product(v, 0)
}

fn is_large(v: Val, large: i64) -> bool {
    TensorType::of(v).is_some_and(|ty| ty.elements() >= large)
}

fn is_narrow(v: Val) -> bool {
    TensorType::of(v).is_some_and(|ty| ty.elem == Elem::BF16)
}

/// `reduce_precision` to bf16, or to less.
fn is_rounding(op: Op) -> bool {
    op.is("stablehlo.reduce_precision")
}

/// Whether an operation rounds a product in f32 that others read unrounded. A product that all round is rounded where it is made; the
/// other region may have none of the others.
fn is_of_shared_product(op: Op) -> bool {
    let product = peel(op.operand(0));
    let is_wide = || TensorType::of(product).is_some_and(|ty| ty.elem == Elem::F32);
    op.is("stablehlo.convert")
        && product.def().is_some_and(is_product)
        && is_wide()
        && !all_round(product)
}

fn all_round(product: Val) -> bool {
    product.uses().into_iter().all(|used| {
        let op = used.owner;
        op.is("stablehlo.convert") && is_narrow(op.result(0))
            || moves(op) && op.num_results() == 1 && all_round(op.result(0))
    })
}

fn feeds_product(v: Val, depth: usize) -> bool {
    const MAX_DEPTH: usize = 8;
    let feeds = |used: Use| {
        let op = used.owner;
        let goes_on = op.num_results() == 1 && (moves(op) || op.is("stablehlo.convert"));
        is_product(op) || goes_on && feeds_product(op.result(0), depth + 1)
    };
    depth < MAX_DEPTH && v.uses().into_iter().any(feeds)
}

/// Whether an operation only moves numbers about.
pub(super) fn moves(op: Op) -> bool {
    rounding::moves(op)
        || matches!(op.name(), "stablehlo.dynamic_slice" | "stablehlo.optimization_barrier")
}

/// What takes single entries of a value of at least `large` elements, in whatever order, or of what chooses between it and others.
fn takers<'c>(v: Val<'c>, large: i64) -> impl Iterator<Item = Op<'c>> {
    let (mut found, mut seen, mut pending) = (Vec::new(), HashSet::default(), vec![v]);
    while let Some(v) = pending.pop() {
        if !seen.insert(v) {
            continue;
        }
        for used in v.uses() {
            let op = used.owner;
            let large = |v: &Val| is_large(*v, large);
            let goes_on = moves(op) || chooses(op);
            let adds = || match op.name() {
                "stablehlo.reduce" => reducer(op) == Some("stablehlo.add"),
                name => name == "stablehlo.dot_general",
            };
            if goes_on && op.results().iter().all(large) {
                pending.extend(op.results());
            } else if !op.is_return() && !op.results().iter().any(large) && !adds() {
                found.push(op);
            }
        }
    }
    found.into_iter()
}

/// The operations on numbers that a value is made of by moves and choices.
fn chosen_from(v: Val) -> Vec<Op> {
    let Some(op) = v.def() else { return Vec::new() };
    let computes = tile::is_elementwise(op) || is_product(op);
    let mut all: Vec<Op> = if computes { vec![op] } else { Vec::new() };
    if moves(op) || chooses(op) {
        all.extend(op.operands().into_iter().flat_map(chosen_from));
    }
    all
}

/// Whether a value of at least `large` elements, or one that chooses between it and others, is kept in memory, but for residuals that are
/// no more, since another region computes them again in place of what it `read`.
fn is_stored<'c>(v: Val<'c>, large: i64, read: &[(Val<'c>, Val<'c>)]) -> bool {
    let mut kept: HashMap<Val, usize> = HashMap::default();
    let (mut seen, mut pending) = (HashSet::default(), vec![v]);
    while let Some(v) = pending.pop() {
        for used in v.uses() {
            let op = used.owner;
            if op.is_return() || op.is("stablehlo.dynamic_update_slice") {
                *kept.entry(peel(v)).or_default() += 1;
            } else if (moves(op) || chooses(op) || op.is("stablehlo.convert")) && seen.insert(op) {
                pending.extend(op.results().into_iter().filter(|v| is_large(*v, large)));
            }
        }
    }
    let again = |v: Val| read.iter().filter(|(residual, _)| peel(*residual) == v).count();
    kept.into_iter().any(|(v, times)| times > again(v))
}

/// Whether something is summed of what repeats a number of each row, or of each column, as it is.
fn sums_rows(block: Block, large: i64) -> bool {
    let repeats = |v: Val| {
        is_large(v, large)
            && splat_number(peel(v)).is_none()
            && peel(v).def().is_some_and(|op| op.is("stablehlo.broadcast_in_dim"))
    };
    let sums = ["stablehlo.reduce", "stablehlo.dot_general", "stablehlo.gather"];
    block.ops().into_iter().any(|op| sums.contains(&op.name()) && op.operands().into_iter().any(repeats))
}

/// Whether nothing of at least `large` elements is made of what an operation gives.
fn is_free(taker: Op, large: i64) -> bool {
    let (mut seen, mut pending) = (HashSet::default(), taker.results());
    while let Some(v) = pending.pop() {
        if TensorType::of(v).is_none() || is_large(v, large) {
            return false;
        }
        if seen.insert(v) {
            let readers = v.uses().into_iter().filter(|used| !used.owner.is_return());
            pending.extend(readers.flat_map(|used| used.owner.results()));
        }
    }
    true
}

/// Whether a value of at least `large` elements is made of something that is taken of values of its own chain.
fn reads_taken(v: Val, large: i64) -> bool {
    let block = v.block();
    let (products, mut pending) = made_of(v, large, block);
    let mut seen = HashSet::default();
    while let Some(v) = pending.pop() {
        let Some(op) = v.def().filter(|op| op.block() == Some(block) && seen.insert(*op)) else {
            continue;
        };
        for operand in op.operands() {
            if !is_large(operand, large) {
                pending.push(operand);
            } else if made_of(operand, large, block).0.iter().any(|product| products.contains(product)) {
                return true;
            }
        }
    }
    false
}

/// The matrix products of a block, of at least `large` elements, that a value is made of, and what smaller ones.
fn made_of<'c>(v: Val<'c>, large: i64, block: Block<'c>) -> (HashSet<Op<'c>>, Vec<Val<'c>>) {
    let (mut products, mut rows) = (HashSet::default(), Vec::new());
    let (mut seen, mut pending) = (HashSet::default(), vec![v]);
    while let Some(v) = pending.pop() {
        if !is_large(v, large) {
            rows.push(v);
        } else if let Some(op) = v.def().filter(|op| op.block() == Some(block) && seen.insert(*op)) {
            if is_product(op) {
                products.insert(op);
            } else {
                pending.extend(op.operands());
            }
        }
    }
    (products, rows)
}
