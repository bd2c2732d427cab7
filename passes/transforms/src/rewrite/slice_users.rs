//! Users of sliced logits and of their padded gradients.

use crate::rewrite::slice_motion::Pad;
use grpo_dataflow::splat_number;
use grpo_dataflow::walk::Walk;
use grpo_ir::{Kind, Op, TensorType, Val};
use grpo_recognize::tile::is_elementwise;
use rustc_hash::FxHashSet as HashSet;

/// True if an operation needs the product that `v` is computed from, or an elementwise function of it, in memory: a loss may then
/// read a slice of that.
pub fn is_kept(v: Val) -> bool {
    const READERS: [Kind; 10] = [
        Kind::BroadcastInDim,
        Kind::DotGeneral,
        Kind::Gather,
        Kind::OptimizationBarrier,
        Kind::Pad,
        Kind::Reduce,
        Kind::Reshape,
        Kind::Scatter,
        Kind::Slice,
        Kind::Transpose,
    ];
    let shape = |v: Val| TensorType::of(v).map(|ty| ty.shape);
    let (mut is_product, mut is_needed) = (false, false);
    let mut walk = Walk::nearby([v]);
    while let Some(v) = walk.next() {
        is_product |= v.def().is_some_and(|op| op.is(Kind::DotGeneral));
        let sources = v.def().filter(|op| is_elementwise(*op)).into_iter().flat_map(Op::operands);
        walk.push(sources.filter(|o| shape(*o) == shape(v)));
        for op in v.uses().into_iter().map(|u| u.owner) {
            if is_elementwise(op) || op.is(Kind::ShardingConstraint) {
                walk.push([op.result(0)]);
            } else {
                is_needed |= !op.is_any(&READERS);
            }
        }
    }
    is_product && is_needed
}

/// True if a pad of rows can be moved after all elementwise operations and reshapes that use it.
pub fn sinks(op: Op, pad_of: &Pad, sizes: &HashSet<i64>) -> bool {
    let mut walk = Walk::nearby([op.result(0)]);
    while let Some(v) = walk.next() {
        for u in v.uses() {
            let other = |i: usize| (u.owner.num_operands() > i).then(|| u.owner.operand(i));
            let through = match u.owner.kind() {
                Kind::Convert | Kind::Negate | Kind::Transpose | Kind::ShardingConstraint => true,
                Kind::Multiply | Kind::And => true,
                Kind::Divide => u.index == 0,
                Kind::Select => u.index > 0 && other(3 - u.index).and_then(splat_number) == Some(0.0),
                Kind::Add | Kind::Subtract => {
                    let other = other(1 - u.index).and_then(Val::def).and_then(Pad::of);
                    other.is_some_and(|other| other.is_like(pad_of))
                }
                // A pad of flattened rows is not a pad of unflattened ones.
                Kind::Reshape => false,
                _ if is_elementwise(u.owner) => false,
                _ => continue,
            };
            if !through {
                return false;
            }
            let next = u.owner.result(0);
            let wide = TensorType::of(next).is_some_and(|t| t.has_any(sizes));
            walk.push(wide.then_some(next));
        }
    }
    !walk.gave_up()
}
