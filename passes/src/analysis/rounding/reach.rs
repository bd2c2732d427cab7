//! Where numbers go that are taken of logits: the one walk that the rules for one region (`agreement.rs`) and for what is computed again
//! (the pass `rematerialize`) both ask.
//!
//! What is made of a maximum or a pick, and meets values as large as the logits again, has to agree with the roundings of these. What does not
//! is a metric: how its logits are rounded decides nothing else. A condition or an index is no number, so that what is compared,
//! or found by its place, ends there: `p ≥ max x`, and the largest logit but that of an argmax.
//!
//! Nothing is rewritten here. Operations that are not known hand on all that they are given.

use super::moves;
use crate::analysis::partition::MANUAL;
use crate::ir::{Block, Op, TensorType, Val};
use rustc_hash::FxHashSet as HashSet;

/// What is made of some numbers.
#[derive(Default)]
pub struct Reach<'c> {
    /// The numbers, the first ones included.
    pub values: HashSet<Val<'c>>,
    /// What reads them.
    pub readers: HashSet<Op<'c>>,
}

impl<'c> Reach<'c> {
    /// All that is made of these numbers, out of loops, branches and manual computations and into others; not of values that it does not
    /// `follow`.
    pub fn of(from: impl IntoIterator<Item = Val<'c>>, follow: impl Fn(Val<'c>) -> bool) -> Reach<'c> {
        let mut reach = Reach::default();
        let mut pending: Vec<Val> = from.into_iter().filter(|v| is_number(*v)).collect();
        while let Some(v) = pending.pop() {
            if !reach.values.insert(v) || !follow(v) {
                continue;
            }
            for used in v.uses() {
                reach.readers.insert(used.owner);
                pending.extend(handed_on(used.owner, used.index).into_iter().filter(|v| is_number(*v)));
            }
        }
        reach
    }

    /// What is made of numbers of rows until they meet values of at least `large` elements.
    pub fn of_rows(from: impl IntoIterator<Item = Val<'c>>, large: i64) -> Reach<'c> {
        Reach::of(from, |v| !is_large(v, large))
    }

    /// Whether they meet values of at least `large` elements, and by more than comparisons.
    pub fn meets(&self, large: i64) -> bool {
        let asks = |v: Val| v.def().is_some_and(only_asks);
        let multiplies = |op: &Op| {
            op.is("stablehlo.dot_general") && op.operands().into_iter().any(|v| is_large(v, large))
        };
        self.values.iter().any(|v| is_large(*v, large) && !asks(*v))
            || self.readers.iter().any(multiplies)
    }

    /// Whether they meet values of at least `large` elements that are not a block's own, such as those of a loop in it.
    pub fn meets_elsewhere(&self, block: Block<'c>, large: i64) -> bool {
        self.values.iter().any(|v| v.block() != block && is_large(*v, large))
    }

    /// Whether they meet values of at least `large` elements that are not computed in a block.
    pub fn leaves_for(&self, block: Block<'c>, large: i64) -> bool {
        let is_outside = |v: &Val<'c>| {
            let mut around = std::iter::successors(Some(v.block()), |b| b.parent().and_then(Op::block));
            is_large(*v, large) && around.all(|b| b != block)
        };
        self.values.iter().any(is_outside)
    }
}

fn is_large(v: Val, large: i64) -> bool {
    TensorType::of(v).is_none_or(|ty| ty.elements() >= large)
}

/// What an operation makes of an operand, or hands it on as.
fn handed_on(op: Op, operand: usize) -> Vec<Val> {
    if op.is_return() {
        let Some(parent) = op.parent() else { return Vec::new() };
        return match parent.name() {
            "func.func" => Vec::new(),
            "stablehlo.while" => carried(parent, operand),
            "stablehlo.case" | "stablehlo.if" | MANUAL => vec![parent.result(operand)],
            _ => parent.results(),
        };
    }
    match op.name() {
        "stablehlo.while" => carried(op, operand),
        "stablehlo.optimization_barrier" => vec![op.result(operand)],
        MANUAL => args(op).into_iter().filter_map(|args| args.get(operand).copied()).collect(),
        _ => args(op).into_iter().flatten().chain(op.results()).collect(),
    }
}

/// The arguments of the regions of an operation.
fn args(op: Op) -> Vec<Vec<Val>> {
    op.regions().into_iter().flat_map(|region| region.blocks()).map(|block| block.args()).collect()
}

/// What a loop makes of what it is given at a place.
fn carried(of: Op, place: usize) -> Vec<Val> {
    let inside = args(of).into_iter().filter_map(|args| args.get(place).copied());
    inside.chain((place < of.num_results()).then(|| of.result(place))).collect()
}

/// Whether a value holds numbers that are rounded, as far as is known.
fn is_number(v: Val) -> bool {
    TensorType::of(v).is_none_or(|ty| ty.elem.is_float())
}

/// Whether an operation does nothing but repeat numbers for what compares with them.
fn only_asks(op: Op) -> bool {
    let asks = |op: Op| op.is("stablehlo.compare") || only_asks(op);
    moves(op) && op.results().into_iter().flat_map(Val::uses).all(|used| asks(used.owner))
}
