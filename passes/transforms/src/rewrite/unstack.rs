//! `reduce_add(concatenate(reshape(a), reshape(b))) -> add(a, b)`: a few arrays as large as the logits stacked along a new
//! dimension, `jnp.stack([a, b], -1)`. `logsumexp` over such a dimension adds two probabilities of one entry (Optax's sigmoid focal
//! loss, a mixture of two heads).

use crate::rewrite::cleanup::{self, replace_reshaped};
use crate::rewrite::linear_sum::broadcast_without;
use crate::rewrite::window::Window;
use grpo_dataflow::walk::find_def_through;
use grpo_dataflow::{reducer, splat, splat_number};
use grpo_ir::{Block, Builder, Elementwise, Kind, Op, TensorType, Val};
use grpo_recognize::tile::has_elementwise_name;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use std::ops::Range;

/// Maximum number of stacked arrays.
const MOST: i64 = 8;

/// Replaces reductions over the dimension of stacked arrays, and slices of it, by elementwise operations on the arrays, if these
/// have a dimension in `sizes` and all operations between are elementwise.
///
/// Each element is computed from the same numbers. A sum adds its terms one by one, the first to the initial value, which is an
/// order that a `reduce` may take; NaN and infinities propagate in the same way.
pub(crate) fn over(block: Block, sizes: &HashSet<i64>) {
    let mut parts = Parts { block, computed: HashMap::default() };
    for op in block.ops() {
        let Some((axis, indices, by)) = read_of(op, sizes) else { continue };
        // Without a stack the dimension is like any other.
        if !is_of_stack(op.operand(0)) {
            continue;
        }
        if let Some(new) = parts.read(op, axis, indices, by) {
            replace_reshaped(op, new);
        }
    }
    cleanup::erase_dead(block);
}

/// The short dimension of its operand that a slice of one index or a reduction reads, the indices, and the reduction's operation.
fn read_of(op: Op, sizes: &HashSet<i64>) -> Option<(usize, Range<i64>, Option<Elementwise>)> {
    let of = matches!(op.kind(), Kind::Reduce | Kind::Slice);
    let ty = TensorType::of(op.operands().next().filter(|_| of && op.num_results() == 1)?)?;
    let (axis, indices, by) = if op.is(Kind::Reduce) {
        let [axis] = op.dims("dimensions")?[..] else { return None };
        let same = TensorType::of(op.result(0))?.elem == ty.elem;
        let by = reducer(op).filter(|_| op.num_operands() == 2 && same)?;
        (axis, 0..ty.shape[axis], Some(by))
    } else {
        let window = Window::of_slice(op)?;
        let [axis] = window.cut_dims().collect::<Vec<_>>()[..] else { return None };
        (window.extent(axis) == 1).then_some(())?;
        (axis, window.start[axis]..window.limit[axis], None)
    };
    let mut others = ty.shape.iter().enumerate().filter(|(d, _)| *d != axis);
    let large = others.any(|(_, extent)| *extent > MOST && sizes.contains(extent));
    (large && (2..=MOST).contains(&ty.shape[axis])).then_some((axis, indices, by))
}

/// True if the initial value of a reduction is neutral, also for NaN.
fn is_neutral(by: Elementwise, init: Val) -> bool {
    match by {
        Elementwise::Maximum => splat_number(init) == Some(f64::NEG_INFINITY),
        Elementwise::Minimum => splat_number(init) == Some(f64::INFINITY),
        _ => false,
    }
}

/// True if stacked arrays are among the values from which [`Parts`] computes `v`.
fn is_of_stack(v: Val) -> bool {
    find_def_through(v, |op| op.is(Kind::Concatenate), has_elementwise_name).is_some()
}

/// The arrays of values with a short dimension.
struct Parts<'c> {
    block: Block<'c>,
    /// By value, dimension and index; none for a value that is not elementwise in the dimension.
    computed: HashMap<(Val<'c>, usize, i64), Option<Val<'c>>>,
}

impl<'c> Parts<'c> {
    /// The result of a read of these indices of dimension `axis`, computed from the arrays.
    fn read(
        &mut self,
        op: Op<'c>,
        axis: usize,
        indices: Range<i64>,
        by: Option<Elementwise>,
    ) -> Option<Val<'c>> {
        let parts = indices.map(|at| self.part(op.operand(0), axis, at));
        let mut parts: Vec<Val> = parts.collect::<Option<_>>()?;
        let Some(by) = by else { return parts.pop() };
        let (b, ty) = (Builder::before(op), op.result(0).tensor_type());
        if !is_neutral(by, op.operand(1)) {
            parts.insert(0, b.broadcast(op.operand(1), &ty.shape, &[]));
        }
        parts.into_iter().reduce(|a, v| b.one(by.kind(), &[a, v], &[], &ty))
    }

    /// Part `at` of a value along dimension `axis`, defined before the value.
    fn part(&mut self, v: Val<'c>, axis: usize, at: i64) -> Option<Val<'c>> {
        if let Some(part) = self.computed.get(&(v, axis, at)) {
            return *part;
        }
        let part = self.compute(v, axis, at);
        self.computed.insert((v, axis, at), part);
        part
    }

    fn compute(&mut self, v: Val<'c>, axis: usize, at: i64) -> Option<Val<'c>> {
        let op = v.def().filter(|op| op.block() == Some(self.block))?;
        let b = Builder::before(op);
        let mut ty = TensorType::of(v)?;
        let rank = ty.rank();
        ty.shape.remove(axis);
        let shape = &ty.shape;
        let extent = |v: Val| TensorType::of(v).map(|ty| ty.shape[axis]);
        match op.kind() {
            Kind::Constant => Some(b.splat(&ty, &splat(v)?)),
            Kind::Concatenate => {
                let stacks = op.dim("dimension") == Some(axis);
                (stacks && op.operands().all(|v| extent(v) == Some(1))).then_some(())?;
                let array = op.operands().nth(usize::try_from(at).ok()?)?;
                Some(unstacked(&b, array, axis, shape))
            }
            Kind::BroadcastInDim => broadcast_without(&b, op, axis),
            _ if has_elementwise_name(op) => {
                let operand = |v: Val<'c>| match TensorType::of(v)?.rank() {
                    0 => Some(v),
                    of if of == rank => self.part(v, axis, at),
                    _ => None,
                };
                let operands: Vec<Val> = op.operands().map(operand).collect::<Option<_>>()?;
                Some(b.copy_shaped(op, &operands, shape))
            }
            _ => None,
        }
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
