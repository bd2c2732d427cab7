//! `slice(concatenate(…, x, …)) -> slice(x)` for slices within one operand: autodiff of an unrolled loop, or of one with remaining
//! trips, reads its residuals so. No number is computed.

use crate::rewrite::cleanup::{erase_dead, replace_reshaped};
use crate::rewrite::window::Window;
use grpo_dataflow::reshape::peel;
use grpo_ir::{Block, Builder, Kind, Op, TensorType, Val};
use rustc_hash::FxHashSet as HashSet;

/// Replaces the slices in a block that have a dimension in `sizes`.
pub(crate) fn read_operands(block: Block, sizes: &HashSet<i64>) {
    let mut found = false;
    let is_wide = |op: &Op| TensorType::of(op.result(0)).is_some_and(|ty| ty.has_any(sizes));
    for op in block.ops().into_iter().filter(|op| op.is(Kind::Slice)).filter(is_wide) {
        if let Some(part) = part_of(op) {
            // Stacking adds a dimension, and its reader removes it.
            let before = peel(part);
            let is_reshape =
                |read: Op| read.is(Kind::Reshape) && read.result(0).mlir_type() == before.mlir_type();
            let is_read = op.result(0).uses().iter().any(|used| is_reshape(used.owner));
            replace_reshaped(op, if is_read { before } else { part });
            found = true;
        }
    }
    if found {
        erase_dead(block);
    }
}

/// A slice of the operand of a concatenation, possibly of concatenations, that contains it; the whole array for a slice of all of it.
fn part_of<'c>(op: Op<'c>) -> Option<Val<'c>> {
    let (first, mut window) = (op.operand(0), Window::of_slice(op)?);
    let mut v = first;
    while let Some(whole) = v.def().filter(|op| op.is(Kind::Concatenate)) {
        let dim = whole.dim("dimension")?;
        let mut before = 0;
        let found = whole.operands().find_map(|part| {
            let shape = TensorType::of(part)?.shape;
            let holds = before <= window.start[dim] && window.limit[dim] <= before + shape[dim];
            before += if holds { 0 } else { shape[dim] };
            holds.then_some((part, shape))
        });
        let Some((part, shape)) = found else { break };
        window.start[dim] -= before;
        window.limit[dim] -= before;
        (v, window.all) = (part, shape);
    }
    let is_whole = window.cut_dims().next().is_none();
    (v != first || is_whole).then(|| window.slice(&Builder::before(op), v))
}
