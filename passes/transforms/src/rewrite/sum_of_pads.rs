//! `concatenate(a, b) -> add(pad(a), pad(b))` for the gradient of logits that a program splits by rows, `jnp.split(logits, 2)`.
//!
//! Pads of rows are computed for all rows (`row_motion`). Each entry has one term that is not a pad's 0; a −0 becomes 0.

use crate::rewrite::window::Window;
use grpo_ir::{Builder, Kind, Op, TensorType, Val};
use grpo_recognize::anchor::is_of_product;
use rustc_hash::FxHashSet as HashSet;

/// A concatenation of rows with a vocabulary in `sizes`, all of whose parts are also slices of logits, as a sum of pads.
pub(crate) fn sum_of_pads<'c>(op: Op<'c>, sizes: &HashSet<i64>) -> Option<Val<'c>> {
    let dim = op.dim("dimension").filter(|_| op.is(Kind::Concatenate))?;
    let all = TensorType::of(op.result(0)).filter(|ty| ty.elem.is_float() && ty.has_any(sizes))?;
    let ops = op.block()?.ops().into_iter();
    let of_logits = ops.filter(|op| op.is(Kind::Slice) && is_of_product(op.operand(0)));
    let slices: Vec<Window> = of_logits.filter_map(Window::of_slice).collect();
    let mut start = vec![0; all.rank()];
    let mut parts = Vec::new();
    for v in op.operands() {
        let part = Window::at(&all.shape, start.clone(), &TensorType::of(v)?.shape);
        start[dim] = part.limit[dim];
        (part.cuts(dim) && !part.is_of(dim, sizes) && slices.contains(&part)).then_some(())?;
        parts.push((v, part));
    }
    let b = Builder::before(op);
    b.sum(parts.iter().map(|(v, part)| part.pad(&b, *v)))
}
