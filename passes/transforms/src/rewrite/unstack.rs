//! `reduce_add(concatenate(reshape(a), reshape(b))) -> add(a, b)`: a few arrays as large as the logits stacked along a new
//! dimension, `jnp.stack([a, b], -1)`. `logsumexp` over such a dimension adds two probabilities of one entry (Optax's sigmoid focal
//! loss, a mixture of two heads).

use crate::rewrite::cleanup::replace_reshaped;
use crate::rewrite::window::Window;
use grpo_dataflow::walk::find_def_through;
use grpo_dataflow::{reducer, splat, splat_number};
use grpo_ir::{Block, Builder, Elementwise, Kind, Op, TensorType, Val};
use grpo_recognize::tile::has_elementwise_name;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Maximum number of stacked arrays.
const MOST: i64 = 8;

/// Replaces reductions over the dimension of stacked arrays, and slices of it, by elementwise operations on the arrays, if these
/// have a dimension in `sizes` and all operations between are elementwise.
///
/// Each element is computed from the same numbers. A sum adds its terms one by one, the first to the initial value, which is an
/// order that a `reduce` may take; NaN and infinities propagate in the same way.
pub fn over(block: Block, sizes: &HashSet<i64>) {
    let mut parts = Parts::default();
    for op in block.ops() {
        let Some((axis, of)) = Read::of(op, sizes) else { continue };
        if !parts.can_have(op.operand(0), axis, block) {
            continue;
        }
        // Without a stack the dimension is like any other.
        if !is_of_stack(op.operand(0)) {
            continue;
        }
        let b = Builder::before(op);
        let shape = op.result(0).tensor_type().shape;
        let new = match of {
            Read::One(at) => parts.get(op.operand(0), axis, at),
            Read::All(count, by) => {
                let mut each: Vec<Val> =
                    (0..count).map(|at| parts.get(op.operand(0), axis, at)).collect();
                if !is_neutral(by, op.operand(1)) {
                    each.insert(0, b.broadcast(op.operand(1), &shape, &[]));
                }
                let ty = op.result(0).tensor_type();
                each.into_iter()
                    .reduce(|a, v| b.one(by.kind(), &[a, v], &[], &ty))
                    .expect("a stack has parts")
            }
        };
        replace_reshaped(op, new);
    }
}

/// The operation on a short dimension of an operand.
enum Read {
    /// A slice: this one part.
    One(i64),
    /// A reduction of so many parts, by this operation.
    All(i64, Elementwise),
}

impl Read {
    /// The dimension, and the operation on it.
    fn of(op: Op, sizes: &HashSet<i64>) -> Option<(usize, Read)> {
        let of = matches!(op.kind(), Kind::Reduce | Kind::Slice);
        let ty = TensorType::of(op.operands().next().filter(|_| of && op.num_results() == 1)?)?;
        let (axis, read) = if op.is(Kind::Reduce) {
            let [axis] = op.dims("dimensions")?[..] else { return None };
            let same = TensorType::of(op.result(0))?.elem == ty.elem;
            let by = reducer(op).filter(|_| op.num_operands() == 2 && same)?;
            (axis, Read::All(ty.shape[axis], by))
        } else {
            let window = Window::of_slice(op)?;
            let [axis] = window.cut_dims().collect::<Vec<_>>()[..] else { return None };
            (axis, (window.extent(axis) == 1).then_some(Read::One(window.start[axis]))?)
        };
        let mut others = ty.shape.iter().enumerate().filter(|(d, _)| *d != axis);
        let large = others.any(|(_, extent)| *extent > MOST && sizes.contains(extent));
        (large && (2..=MOST).contains(&ty.shape[axis])).then_some((axis, read))
    }
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

/// The arrays of values with a short dimension, by that dimension.
#[derive(Default)]
struct Parts<'c> {
    made: HashMap<(Val<'c>, usize, i64), Val<'c>>,
    /// Whether values can be split.
    known: HashMap<(Val<'c>, usize), bool>,
}

impl<'c> Parts<'c> {
    /// True if each part of `v` can be computed.
    fn can_have(&mut self, v: Val<'c>, axis: usize, block: Block<'c>) -> bool {
        if let Some(known) = self.known.get(&(v, axis)) {
            return *known;
        }
        let can = self.look(v, axis, block).unwrap_or(false);
        self.known.insert((v, axis), can);
        can
    }

    fn look(&mut self, v: Val<'c>, axis: usize, block: Block<'c>) -> Option<bool> {
        let op = v.def().filter(|op| op.block() == Some(block))?;
        let rank = TensorType::of(v)?.rank();
        Some(match op.kind() {
            Kind::Constant => splat(v).is_some(),
            Kind::Concatenate => {
                let extent = |v: Val| TensorType::of(v).map(|ty| ty.shape[axis]);
                op.dim("dimension") == Some(axis) && op.operands().all(|v| extent(v) == Some(1))
            }
            Kind::BroadcastInDim => {
                let own = dims_of(op)?.iter().position(|d| *d == axis);
                let source = TensorType::of(op.operand(0))?;
                own.is_none_or(|own| source.shape[own] == 1)
            }
            _ if has_elementwise_name(op) => op.operands().all(|v| {
                let of = TensorType::of(v).map_or(0, |ty| ty.rank());
                of == 0 || of == rank && self.can_have(v, axis, block)
            }),
            _ => false,
        })
    }

    /// Part `at` of a value that can be split, defined before the value.
    fn get(&mut self, v: Val<'c>, axis: usize, at: i64) -> Val<'c> {
        if let Some(made) = self.made.get(&(v, axis, at)) {
            return *made;
        }
        let op = v.def().expect("it was looked at");
        let b = Builder::before(op);
        let mut ty = v.tensor_type();
        ty.shape.remove(axis);
        let shape = &ty.shape;
        let part = match op.kind() {
            Kind::Constant => b.splat(&ty, &splat(v).expect("it was looked at")),
            Kind::Concatenate => {
                let at = usize::try_from(at).expect("an operand, as above");
                unstacked(&b, op.operand(at), axis, shape)
            }
            Kind::BroadcastInDim => {
                let (mut source, mut dims) = (op.operand(0), dims_of(op).expect("it was looked at"));
                if let Some(own) = dims.iter().position(|d| *d == axis) {
                    let mut kept = source.tensor_type().shape;
                    kept.remove(own);
                    dims.remove(own);
                    source = b.reshape(source, &kept);
                }
                dims.iter_mut().filter(|d| **d > axis).for_each(|d| *d -= 1);
                b.broadcast(source, shape, &dims)
            }
            _ => {
                let is_scalar = |v: Val| TensorType::of(v).is_some_and(|of| of.rank() == 0);
                let operands = op.operands();
                let operands: Vec<Val> =
                    operands.map(|v| if is_scalar(v) { v } else { self.get(v, axis, at) }).collect();
                b.copy_shaped(op, &operands, shape)
            }
        };
        self.made.insert((v, axis, at), part);
        part
    }
}

fn dims_of(broadcast: Op) -> Option<Vec<usize>> {
    broadcast.dims("broadcast_dimensions")
}

/// An array of the stack without the dimension `axis`, looking through the reshape that added it.
fn unstacked<'c>(b: &Builder<'c>, v: Val<'c>, axis: usize, shape: &[i64]) -> Val<'c> {
    let others = (0..=shape.len()).filter(|d| *d != axis).collect();
    let added = v.def().filter(|op| match op.kind() {
        Kind::Reshape => true,
        Kind::BroadcastInDim => dims_of(*op).as_ref() == Some(&others),
        _ => false,
    });
    let before =
        added.map(|op| op.operand(0)).filter(|v| TensorType::of(*v).is_some_and(|ty| ty.shape == shape));
    before.unwrap_or_else(|| b.reshape(v, shape))
}
