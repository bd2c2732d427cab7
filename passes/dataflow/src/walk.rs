//! Walks over the def-use graph.
//!
//! A [`Walk`] is the worklist of an analysis that follows values further than one operation; what it pushes are the edges. Backward
//! edges are the [`operands`] of a value, in its block, or its [`sources`], also across the boundaries of regions. Forward edges are
//! the [`dependents`] of a use, also across regions. Every walk has a budget: one for [all](Walk::of), and a small one for those that
//! start [at every operation](Walk::nearby). A walk that it ends [gave up](Walk::gave_up), and its user takes the answer that is safe
//! for any program.

use grpo_ir::{Block, Kind, Op, Use, Val};
use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;
use std::hash::Hash;

/// Most items that a walk visits: more than the values of a large model.
const BUDGET: usize = 1 << 16;

/// Most items of a walk that may start at every operation of a module, so that all of them together take linear time. What they look
/// for is less than a loss away.
const NEARBY: usize = 512;

/// A worklist that visits each item once, in the order in which the items are pushed: the nearest first.
#[derive(Clone)]
pub struct Walk<T> {
    items: IndexSet<T, FxBuildHasher>,
    visited: usize,
    budget: usize,
}

impl<T: Copy + Eq + Hash> Walk<T> {
    /// A walk from these items.
    pub fn of(start: impl IntoIterator<Item = T>) -> Walk<T> {
        Walk { items: start.into_iter().collect(), visited: 0, budget: BUDGET }
    }

    /// A walk from these items that may start at every operation of a module.
    pub fn nearby(start: impl IntoIterator<Item = T>) -> Walk<T> {
        Walk { budget: NEARBY, ..Walk::of(start) }
    }

    /// A finished walk along `edges`, which gives an item's successors.
    pub fn along<I: IntoIterator<Item = T>>(
        start: impl IntoIterator<Item = T>,
        edges: impl Fn(T) -> I,
    ) -> Walk<T> {
        let mut walk = Walk::of(start);
        while let Some(item) = walk.next() {
            walk.push(edges(item));
        }
        walk
    }

    /// Adds the items that the walk does not have yet.
    pub fn push(&mut self, items: impl IntoIterator<Item = T>) {
        self.items.extend(items);
    }

    /// True if the item was pushed, visited or not.
    pub fn contains(&self, item: T) -> bool {
        self.items.contains(&item)
    }

    /// The pushed items, in order.
    pub fn items(&self) -> impl Iterator<Item = T> {
        self.items.iter().copied()
    }

    /// True if the budget ended the walk before it visited all items.
    pub fn gave_up(&self) -> bool {
        self.visited == self.budget && self.items.len() > self.budget
    }
}

impl<T: Copy + Eq + Hash> Iterator for Walk<T> {
    type Item = T;

    /// The next item to visit; none at the end, and where the budget ends the walk.
    fn next(&mut self) -> Option<T> {
        let item = self.items.get_index(self.visited).copied().filter(|_| self.visited < self.budget)?;
        self.visited += 1;
        Some(item)
    }
}

/// The nearest operation for which `is` is true, among the one that defines `v` and those behind it along `edges`, which gives the
/// operands to follow. Barriers are passed. None if there is none, and where the budget of a [nearby](Walk::nearby) walk ends it first.
pub fn find_def<'c>(
    v: Val<'c>,
    is: impl Fn(Op<'c>) -> bool,
    edges: impl Fn(Op<'c>) -> Vec<Val<'c>>,
) -> Option<Op<'c>> {
    let mut walk = Walk::nearby([v]);
    while let Some(v) = walk.next() {
        match v.def() {
            Some(op) if op.is(Kind::OptimizationBarrier) => walk.push(operands(v)),
            Some(op) if is(op) => return Some(op),
            Some(op) => walk.push(edges(op)),
            None => {}
        }
    }
    None
}

/// [`find_def`] along all operands of the operations for which `through` is true.
pub fn find_def_through<'c>(
    v: Val<'c>,
    is: impl Fn(Op<'c>) -> bool,
    through: impl Fn(Op<'c>) -> bool,
) -> Option<Op<'c>> {
    find_def(v, is, |op| if through(op) { op.operands().collect() } else { Vec::new() })
}

/// The operands that `v` is computed from: of an optimization barrier, the one that it forwards. None for a block argument.
pub fn operands(v: Val) -> Vec<Val> {
    match v.def() {
        Some(op) if op.is(Kind::OptimizationBarrier) => vec![op.operand(v.result_index())],
        Some(op) => op.operands().collect(),
        None => Vec::new(),
    }
}

/// The values that `v` is computed from directly: the initial and the next value for a loop's carry, what each region yields for a
/// result of a conditional or a manual computation, the operand for an argument of the latter, else [`operands`].
pub fn sources(v: Val) -> Vec<Val> {
    let at = v.result_index();
    let carry = v.def().filter(|op| op.is(Kind::While)).map(|op| (op, at));
    if let Some((op, at)) = carry.or_else(|| region_operand(v)) {
        let end = loop_body(op).and_then(Block::terminator).filter(|end| at < end.num_operands());
        return end.map(|end| end.operand(at)).into_iter().chain([op.operand(at)]).collect();
    }
    match v.def() {
        Some(op) if op.is_any(&[Kind::Case, Kind::If, Kind::ManualComputation]) => {
            let blocks = op.regions().into_iter().flat_map(|region| region.blocks());
            let ends = blocks.filter_map(|block| block.terminator());
            ends.filter(|end| at < end.num_operands()).map(|end| end.operand(at)).collect()
        }
        _ => operands(v),
    }
}

/// The loop or manual computation of which `v` is an argument, and the number of the operand.
pub fn region_operand(v: Val) -> Option<(Op, usize)> {
    let block = v.block();
    let op = block.parent().filter(|op| op.is(Kind::While) || op.is(Kind::ManualComputation))?;
    let at = block.args().iter().position(|a| *a == v)?;
    (v.def().is_none() && at < op.num_operands()).then_some((op, at))
}

/// The values that depend on a use directly: those of which it is a source, and for a predicate the results that it selects. The
/// results and the regions' arguments of an unknown operation depend on every operand.
pub fn dependents(used: Use) -> Vec<Val> {
    let (op, operand) = (used.owner, used.index);
    if op.is_return() {
        let Some(parent) = op.parent() else { return Vec::new() };
        return match parent.kind() {
            Kind::Func => Vec::new(),
            Kind::While if op.block() == loop_body(parent) => carried(parent, operand),
            Kind::Case | Kind::If | Kind::ManualComputation => vec![parent.result(operand)],
            _ => parent.results().collect(),
        };
    }
    match op.kind() {
        Kind::While => carried(op, operand),
        Kind::OptimizationBarrier => vec![op.result(operand)],
        Kind::ManualComputation => {
            args(op).into_iter().filter_map(|args| args.get(operand).copied()).collect()
        }
        _ => args(op).into_iter().flatten().chain(op.results()).collect(),
    }
}

/// The body of a `stablehlo.while`; none for a manual computation.
fn loop_body(op: Op) -> Option<Block> {
    op.regions().into_iter().last().filter(|_| op.is(Kind::While))?.only_block()
}

/// The arguments of the regions of an operation.
fn args(op: Op) -> Vec<Vec<Val>> {
    op.regions().into_iter().flat_map(|region| region.blocks()).map(|block| block.args()).collect()
}

/// The block arguments and the result of a loop's carry.
fn carried(of: Op, carry: usize) -> Vec<Val> {
    let inside = args(of).into_iter().filter_map(|args| args.get(carry).copied());
    inside.chain((carry < of.num_results()).then(|| of.result(carry))).collect()
}

#[cfg(test)]
mod tests {
    use super::{BUDGET, Walk, dependents, sources};
    use grpo_io::Context;
    use grpo_ir::{Op, Val};
    use melior::ir::Module;
    use pretty_assertions::assert_eq;

    const MODULE: &str =
        "func.func @f(%x: tensor<f32>, %y: tensor<f32>, %n: tensor<i32>, %p: tensor<i1>) {
  %l:2 = stablehlo.while(%a = %x, %i = %n) : tensor<f32>, tensor<i32>
  cond {
    %more = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %b = stablehlo.multiply %a, %y : tensor<f32>
    stablehlo.return %b, %n : tensor<f32>, tensor<i32>
  }
  %c = \"stablehlo.if\"(%p) ({
    stablehlo.return %l#0 : tensor<f32>
  }, {
    %e = stablehlo.negate %y : tensor<f32>
    stablehlo.return %e : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  %o:2 = stablehlo.optimization_barrier %c, %y : tensor<f32>, tensor<f32>
  %d = stablehlo.add %o#0, %o#0 : tensor<f32>
  return
}";

    #[test]
    fn edges_lead_into_and_out_of_regions() {
        let context = Context::new();
        let module = Module::parse(context.melior(), MODULE).expect("a module");
        let all = Op::of_module(&module).walk();
        let add = all.last().and_then(|end| end.block()).map(|block| block.ops()).expect("a function");
        let sum = add[add.len() - 2].result(0);
        let behind = Walk::along([sum], sources);
        let args = add[0].block().expect("a block").args();
        let [x, y, n, p] = args[..] else { panic!("four arguments") };
        assert_eq!([x, y, n, p].map(|v| behind.contains(v)), [true, true, false, false]);
        for v in behind.items() {
            let reaches = |s: &Val| s.uses().into_iter().any(|used| dependents(used).contains(&v));
            assert!(sources(v).iter().all(reaches), "{v:?}");
        }
        // A predicate selects a result; a loop's condition decides all of them.
        for v in [p, n] {
            let mut uses = Walk::of(v.uses());
            while let Some(used) = uses.next() {
                uses.push(dependents(used).into_iter().flat_map(Val::uses));
            }
            assert!(uses.items().any(|used| Some(used.owner) == sum.def()), "{v:?}");
        }
    }

    #[test]
    fn each_item_is_visited_once_and_the_nearest_first() {
        let edges = |n: usize| [2 * n, 2 * n + 1].into_iter().filter(|n| *n < 8).chain([1]);
        let walk = Walk::along([1], edges);
        assert_eq!(walk.items().collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7]);
        assert!(!walk.gave_up());
    }

    #[test]
    fn the_budget_ends_a_walk() {
        let all = |last: usize| Walk::along([0], move |n: usize| (n < last).then_some(n + 1));
        assert!(!all(BUDGET - 1).gave_up());
        let mut walk = all(BUDGET);
        assert!(walk.gave_up() && walk.next().is_none());
    }
}
