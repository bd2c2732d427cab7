//! `slice(f(x)) -> f(slice(x))` for an elementwise `f`, a product, a broadcast or a transpose, and `f(pad(x)) -> pad(f(x))` for an
//! `f` that is linear in its operand.
//!
//! The product of a pad's zero and any number counts as zero: where the program's own `0 * x` is NaN, for a non-finite `x` in a row
//! or column that it cuts off, the result has no NaN.

use crate::rewrite::cleanup::is_pure;
use crate::rewrite::window::Window;
use grpo_dataflow::walk::Walk;
use grpo_dataflow::{is_sum, splat_number};
use grpo_ir::{Builder, DotDims, Elem, Kind, Op, TensorType, Use, Val, dot_dims};
use grpo_recognize::tile::{has_elementwise_name, is_elementwise};
use rustc_hash::FxHashSet as HashSet;

/// The value of a slice, computed from slices of the operands of the operation that defines its operand.
pub(crate) fn raise_slice<'c>(op: Op<'c>, part: &Window) -> Option<Val<'c>> {
    let v = op.operand(0);
    let def = v.def().filter(|def| def.block() == op.block() && is_pure(*def))?;
    // Other users of the whole value would make it be computed twice.
    let is_only_sliced = || v.uses().iter().all(|u| u.owner.is(Kind::Slice));
    let moves = match def.kind() {
        Kind::BroadcastInDim | Kind::Convert => true,
        Kind::DotGeneral | Kind::Transpose | Kind::ShardingConstraint => is_only_sliced(),
        _ => is_elementwise(def) && is_only_sliced(),
    };
    moves.then_some(())?;
    let b = Builder::before(op);
    let operand = |(i, v): (usize, Val<'c>)| Some(part.of_operand(def, i)?.slice(&b, v));
    let operands: Vec<Val> = def.operands().enumerate().map(operand).collect::<Option<_>>()?;
    Some(b.copy_shaped(def, &operands, &part.shape()))
}

/// Moves a pad of `part` after each of its users where that preserves the meaning, and adds the padded extents of dimensions in
/// `sizes` to these. Returns whether anything changed.
pub(crate) fn sink_pad(op: Op, part: &Window, sizes: &mut HashSet<i64>) -> bool {
    let mut changed = false;
    for u in op.result(0).uses() {
        // Users that were replaced before wait for cleanup.
        let is_live = u.owner.num_results() == 1 && !u.owner.result(0).is_unused();
        if u.owner.block() != op.block() || !is_live || !preserves_zeros(&u, part) {
            continue;
        }
        let b = Builder::before(u.owner);
        let result = u.owner.result(0);
        let elem = result.tensor_type().elem;
        if let Some((of_result, v)) = on_part(&b, &u, part, op.operand(0), elem) {
            result.replace_all_uses(of_result.pad(&b, v));
            sizes.extend(part.cut_sizes(sizes));
            changed = true;
        }
    }
    changed
}

/// True if a pad of rows can be moved after all elementwise operations and transposes that use it.
pub(crate) fn sinks(op: Op, part: &Window, sizes: &HashSet<i64>) -> bool {
    let mut walk = Walk::nearby([op.result(0)]);
    while let Some(v) = walk.next() {
        for u in v.uses() {
            // A pad of flattened rows is not a pad of unflattened ones.
            let stops = [Kind::Reshape, Kind::Transpose, Kind::ShardingConstraint];
            if !has_elementwise_name(u.owner) && !u.owner.is_any(&stops) {
                continue;
            }
            if !preserves_zeros(&u, part) {
                return false;
            }
            let next = u.owner.result(0);
            let is_wide = TensorType::of(next).is_some_and(|t| t.has_any(sizes));
            walk.push(is_wide.then_some(next));
        }
    }
    !walk.gave_up()
}

/// True if an operation is 0 wherever the zeros of a pad of `part`, its operand, are combined with other operands.
fn preserves_zeros(used: &Use, part: &Window) -> bool {
    let (op, index) = (used.owner, used.index);
    match op.kind() {
        Kind::Convert | Kind::Negate | Kind::Transpose | Kind::ShardingConstraint => true,
        Kind::Multiply | Kind::And => true,
        Kind::Divide => index == 0,
        Kind::Select => index > 0 && splat_number(op.operand(3 - index)) == Some(0.0),
        Kind::Add | Kind::Subtract => inner_of_pad(op.operand(1 - index), part).is_some(),
        Kind::Reduce => index == 0 && is_sum(op),
        Kind::DotGeneral => {
            let is_batched = |d: DotDims| d.of(index).0.iter().any(|dim| part.cuts(*dim));
            op.operand(0) != op.operand(1) && !dot_dims(op).is_some_and(is_batched)
        }
        _ => false,
    }
}

/// The operand of a pad of `part`.
fn inner_of_pad<'c>(v: Val<'c>, part: &Window) -> Option<Val<'c>> {
    let pad = v.def().filter(|op| Window::of_pad(*op).is_some_and(|of| of == *part))?;
    Some(pad.operand(0))
}

/// A user of an array of which only `part`, with the value `inner`, is not zero: what it computes from that part, with elements of
/// the type `elem`, and the part of its result that this is.
pub(crate) fn on_part<'c>(
    b: &Builder<'c>,
    used: &Use<'c>,
    part: &Window,
    inner: Val<'c>,
    elem: Elem,
) -> Option<(Window, Val<'c>)> {
    let (op, index) = (used.owner, used.index);
    let of_result = part.of_result(op, index)?;
    let operand = |(i, v): (usize, Val<'c>)| match op.kind() {
        _ if i == index => Some(inner),
        Kind::Add | Kind::Subtract => inner_of_pad(v, part),
        _ => Some(part.beside(op, index, i)?.slice(b, v)),
    };
    let operands: Vec<Val> = op.operands().enumerate().map(operand).collect::<Option<_>>()?;
    let ty = TensorType::new(of_result.shape(), elem);
    Some((of_result, b.copy(op, &operands, &[ty]).result(0)))
}
