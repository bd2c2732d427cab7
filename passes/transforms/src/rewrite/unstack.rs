//! `f(concatenate(x[0], x[1], …)) -> concatenate(f(x[0]), f(x[1]), …)` for a few arrays as large as the logits that are stacked along a
//! short dimension, and `dot_general(h, w[G, H, V]) -> concatenate(dot_general(h, w[0]), …)` for a product of several heads.
//!
//! `logsumexp` over `jnp.stack([a, b], -1)` adds two probabilities of one entry (Optax's sigmoid focal loss, a mixture of two heads): a
//! reduction over the new dimension becomes elementwise operations on the arrays. A sweep reads one matrix of weights: the operations
//! on each head become those of a loss of its own, and the gradient by shared hidden states is the sum of G contractions.
//!
//! Each element is computed from the same numbers by the same operations, NaN and infinities included. Only sums over the short dimension
//! have another order: in f32, added one by one, and rounded once.

use crate::rewrite::cleanup::{self, replace_reshaped};
use crate::rewrite::heads::Product;
use crate::rewrite::parts::Parts;
use crate::rewrite::window::Window;
use grpo_dataflow::index_map::Factor;
use grpo_dataflow::{is_sum, marks, reducer, splat_number};
use grpo_ir::{Block, Builder, Elementwise, Kind, Op, TensorType, Val};
use rustc_hash::FxHashSet as HashSet;

/// Maximum number of stacked arrays.
const MOST: i64 = 8;

/// Splits the operations of a block on stacked arrays with a dimension in `sizes`, and the products of several heads that `product`
/// returns. Returns whether there were such products.
pub(crate) fn over<'c>(
    block: Block<'c>,
    sizes: &HashSet<i64>,
    product: impl Fn(Op<'c>) -> Option<Product>,
) -> bool {
    let is_wide = |v: Val| {
        let large = |extent: &i64| *extent > MOST && sizes.contains(extent);
        TensorType::of(v).is_some_and(|ty| ty.shape.iter().any(large))
    };
    let mut parts = Parts::new(block, &is_wide);
    let mut has_heads = false;
    for op in block.ops() {
        let is_stacked = op.operands().any(|v| parts.known.contains_key(&v));
        // A gradient by weights, of stacked logits, has the form of such a product as well.
        let product = product(op).filter(|_| !is_stacked);
        if let Some(arrays) = stack(op).filter(|_| is_wide(op.result(0))) {
            parts.known.insert(op.result(0), arrays);
        } else if let Some(product) = product {
            let factor = Factor::of_result(op, product.dim);
            let Some(split) = parts.split(op, &factor) else { continue };
            let heads = split[0].iter().filter_map(|part| part.def());
            heads.for_each(|op| op.set_attr_text(marks::HEAD, &format!("{} : i64", product.heads)));
            parts.join(op, &factor, split);
            has_heads = true;
        } else if !is_stacked {
            continue;
        } else if op.is(Kind::OptimizationBarrier) {
            parts.split_barrier(op);
        } else if let Some(new) = read(op, &parts) {
            replace_reshaped(op, new);
        } else if let Some(factor) = parts.factor(op)
            && let Some(split) = parts.split(op, &factor)
        {
            parts.join(op, &factor, split);
        }
    }
    cleanup::erase_dead(block);
    has_heads
}

/// The new dimension of a stack, and the arrays without it.
fn stack(op: Op<'_>) -> Option<(usize, Vec<Val<'_>>)> {
    let axis = op.dim("dimension").filter(|_| op.is(Kind::Concatenate))?;
    let mut ty = TensorType::of(op.result(0))?;
    let units = op.operands().all(|v| TensorType::of(v).is_some_and(|ty| ty.shape[axis] == 1));
    (units && (2..=MOST).contains(&ty.shape.remove(axis))).then_some(())?;
    let b = Builder::before(op);
    Some((axis, op.operands().map(|v| unstacked(&b, v, axis, &ty.shape)).collect()))
}

/// The value of a slice of one array, or of a reduction over all that is not a sum.
fn read<'c>(op: Op<'c>, parts: &Parts<'c, '_>) -> Option<Val<'c>> {
    let (axis, arrays) = parts.known.get(&op.operand(0))?;
    if let Some(window) = Window::of_slice(op) {
        let is_one = window.cut_dims().eq([*axis]) && window.extent(*axis) == 1;
        return arrays.get(usize::try_from(window.start[*axis]).ok()?).copied().filter(|_| is_one);
    }
    let by = reducer(op).filter(|_| op.num_operands() == 2 && !is_sum(op))?;
    let (b, ty) = (Builder::before(op), TensorType::of(op.result(0))?);
    let same = ty.elem == op.operand(0).tensor_type().elem;
    (same && op.dims("dimensions")? == [*axis]).then_some(())?;
    let init = (!is_neutral(by, op.operand(1))).then(|| b.broadcast(op.operand(1), &ty.shape, &[]));
    init.into_iter().chain(arrays.iter().copied()).reduce(|a, v| b.one(by.kind(), &[a, v], &[], &ty))
}

/// True if the initial value of a reduction is neutral, also for NaN.
fn is_neutral(by: Elementwise, init: Val) -> bool {
    match by {
        Elementwise::Maximum => splat_number(init) == Some(f64::NEG_INFINITY),
        Elementwise::Minimum => splat_number(init) == Some(f64::INFINITY),
        _ => false,
    }
}

/// An array of the stack without the dimension `axis`, looking through the reshape that added it.
fn unstacked<'c>(b: &Builder<'c>, v: Val<'c>, axis: usize, shape: &[i64]) -> Val<'c> {
    let others = (0..=shape.len()).filter(|d| *d != axis).collect();
    let added = v.def().filter(|op| match op.kind() {
        Kind::Reshape => true,
        Kind::BroadcastInDim => op.dims("broadcast_dimensions").as_ref() == Some(&others),
        _ => false,
    });
    let before =
        added.map(|op| op.operand(0)).filter(|v| TensorType::of(*v).is_some_and(|ty| ty.shape == shape));
    before.unwrap_or_else(|| b.reshape(v, shape))
}
