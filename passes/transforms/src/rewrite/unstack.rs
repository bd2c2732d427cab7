//! `reduce_add(concatenate(reshape(a), reshape(b))) -> add(a, b)`: a few arrays as large as the logits stacked along a new
//! dimension, `jnp.stack([a, b], -1)`. `logsumexp` over such a dimension adds two probabilities of one entry (Optax's sigmoid focal
//! loss, a mixture of two heads).

use crate::rewrite::cleanup::{self, replace_reshaped};
use crate::rewrite::parts::Parts;
use crate::rewrite::window::Window;
use grpo_dataflow::{reducer, splat_number};
use grpo_ir::{Block, Builder, Elementwise, Kind, Op, TensorType, Val};
use grpo_recognize::tile::has_elementwise_name;
use rustc_hash::FxHashSet as HashSet;

/// Maximum number of stacked arrays.
const MOST: i64 = 8;

/// Replaces reductions over the dimension of stacked arrays, and slices of it, by elementwise operations on the arrays, if these
/// have a dimension in `sizes` and all operations between are elementwise.
///
/// Each element is computed from the same numbers. A sum adds its terms one by one, the first to the initial value, which is an
/// order that a `reduce` may take; NaN and infinities propagate in the same way.
pub(crate) fn over(block: Block, sizes: &HashSet<i64>) {
    let is_wide = |v: Val| {
        let large = |extent: &i64| *extent > MOST && sizes.contains(extent);
        TensorType::of(v).is_some_and(|ty| ty.shape.iter().any(large))
    };
    let mut parts = Parts::new(block, &is_wide);
    for op in block.ops() {
        if let Some(arrays) = stack(op).filter(|_| is_wide(op.result(0))) {
            parts.known.insert(op.result(0), arrays);
        } else if !op.operands().any(|v| parts.known.contains_key(&v)) {
            continue;
        } else if let Some(new) = read(op, &parts) {
            replace_reshaped(op, new);
        } else if has_elementwise_name(op)
            && let Some(factor) = parts.factor(op)
            && let Some(dim) = factor.result
            && let Some(mut split) = parts.split(op, &factor)
        {
            parts.known.insert(op.result(0), (dim, split.swap_remove(0)));
        }
    }
    cleanup::erase_dead(block);
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

/// The value of a slice of one array, or of a reduction over all.
fn read<'c>(op: Op<'c>, parts: &Parts<'c, '_>) -> Option<Val<'c>> {
    let (axis, arrays) = parts.known.get(&op.operand(0))?;
    if let Some(window) = Window::of_slice(op) {
        let is_one = window.cut_dims().eq([*axis]) && window.extent(*axis) == 1;
        return arrays.get(usize::try_from(window.start[*axis]).ok()?).copied().filter(|_| is_one);
    }
    let by = reducer(op).filter(|_| op.num_operands() == 2)?;
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
