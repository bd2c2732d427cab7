//! `optimization_barrier(x)[i] -> x[i]`, where `x[i]` is logits.
//!
//! A checkpoint policy that saves products (`dots_saveable`) passes logits to the gradient through a barrier, so that a compiler
//! does not merge recomputations. A fused program has no such logits, and a barrier stops slices and pads.

use grpo_ir::{Kind, Op, TensorType};
use grpo_recognize::anchor::is_of_product;
use rustc_hash::FxHashSet as HashSet;

/// Replaces results of a barrier by its operands if these are computed from a product elementwise and have a dimension in `sizes`.
pub(crate) fn skip(op: Op, sizes: &HashSet<i64>) {
    if !op.is(Kind::OptimizationBarrier) {
        return;
    }
    for (v, given) in op.results().zip(op.operands()) {
        if TensorType::of(v).is_some_and(|ty| ty.has_any(sizes)) && is_of_product(given) {
            v.replace_all_uses(given);
        }
    }
}
