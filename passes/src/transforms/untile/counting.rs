//! Loops of nothing but integers: where the tiles of other loops begin, which `jax.checkpoint` knows before it differentiates these.
//!
//! Autodiff takes what is known of a loop out of it, and out of the loops around it: one that counts, and stacks `i·C`. The vector of these
//! numbers is a constant. Integers alone are computed: nothing rounds.

use crate::analysis::calls;
use crate::analysis::counted::{Counted, While};
use crate::analysis::stacks::Stack;
use crate::ir::{Block, Builder, Op, TensorType, Val};
use crate::rewrite::cleanup;
use crate::rewrite::inline::Inliner;

/// The most numbers that are written down.
const MOST: i64 = 1 << 12;

/// Writes down what such loops of a module give.
pub(super) fn fold<'c>(inliner: &mut Inliner<'c>, module: Op<'c>) {
    let few = |v: &Val| {
        TensorType::of(*v)
            .is_some_and(|ty| !ty.elem.is_float() && ty.elements() <= MOST && ty.rank() <= 1)
    };
    let counts = |op: &Op<'c>| {
        let operands = op.operands();
        op.is("stablehlo.while") && !operands.is_empty() && operands.iter().all(few)
    };
    // Where it begins may be said by what calls it.
    let all: Vec<Op> = module.walk().into_iter().filter(|op| calls::is_call(*op)).collect();
    for call in all {
        if inliner.callee(call).is_some_and(|f| f.walk().iter().any(counts)) {
            inliner.inline(call);
        }
    }
    let loops = module.walk().into_iter().filter(counts).filter_map(While::of);
    let loops: Vec<While> = loops.collect();
    let mut blocks: Vec<Block> = Vec::new();
    for of in loops {
        inliner.inline_all(|| of.body.ops());
        let Some(given) = Counted::of(of.op).and_then(|counted| given(&counted)) else { continue };
        for (old, new) in of.op.results().into_iter().zip(given) {
            if let Some(new) = new {
                old.replace_all_uses(new);
            }
        }
        blocks.extend(of.op.block().filter(|block| !blocks.contains(block)));
    }
    // A loop goes with those in it: the innermost first.
    blocks.into_iter().rev().for_each(cleanup::erase_dead);
}

/// What a loop gives, where something reads it; none if that is not known.
fn given<'c>(counted: &Counted<'c>) -> Option<Vec<Option<Val<'c>>>> {
    let of = counted.of;
    counted.ends_after().filter(|trips| *trips > 0)?;
    cleanup::is_pure(of.op).then_some(())?;
    let read = |carry: usize| !of.op.result(carry).is_unused();
    (0..of.op.num_results())
        .map(|carry| if read(carry) { result(counted, carry).map(Some) } else { Some(None) })
        .collect()
}

fn result<'c>(counted: &Counted<'c>, carry: usize) -> Option<Val<'c>> {
    let of = counted.of;
    if of.keeps(carry) {
        return Some(of.op.operand(carry));
    }
    let b = Builder::before(of.op);
    let ty = TensorType::of(of.op.result(carry))?;
    if ty.rank() == 0 {
        return Some(b.int(&ty, *counted.values(of.next()[carry])?.last()?));
    }
    let stack = Stack::of(counted, carry).filter(|stack| stack.places.len() as i64 == ty.elements())?;
    let mut numbers: Vec<(i64, i64)> =
        stack.places.into_iter().zip(counted.values(stack.entry)?).collect();
    numbers.sort_unstable();
    let numbers: Vec<i64> = numbers.into_iter().map(|(_, number)| number).collect();
    Some(b.ints(&ty, &numbers))
}
