//! `concatenate(a, b) -> add(pad(a), pad(b))` and `dot_general(add(pad(a), pad(b)), w) -> add(dot_general(pad(a), w),
//! dot_general(pad(b), w))`: the gradient of logits that a program splits by rows, such as `jnp.split(logits, 2)` or `logits[i]`.
//!
//! Each pad then moves behind its own product (`slice_motion`), or is computed for all rows (`row_motion`).
//!
//! A sum over rows has another order, in f32 if the product is rounded. A row in several slices is summed after its product. A −0
//! that is added to a pad's 0 becomes 0.

use crate::rewrite::window::Window;
use grpo_dataflow::is_sum;
use grpo_ir::{Builder, Kind, Op, TensorType, Val};
use grpo_recognize::anchor::is_of_product;
use rustc_hash::FxHashSet as HashSet;

/// Maximum number of pads in a sum.
const MOST: usize = 64;

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
        let columns = part.columns(sizes)?;
        (part.cuts(dim) && !part.cuts(columns) && slices.contains(&part)).then_some(())?;
        parts.push((v, part));
    }
    let b = Builder::before(op);
    b.sum(parts.iter().map(|(v, part)| part.pad(&b, *v)))
}

/// A product, a conversion or a sum over rows of a sum of pads of rows, with a vocabulary in `sizes`, as the sum of those of each pad.
/// None if slices of the logits remain.
pub(crate) fn each_pad<'c>(op: Op<'c>, sizes: &HashSet<i64>) -> Option<Val<'c>> {
    let is_linear = matches!(op.kind(), Kind::DotGeneral | Kind::Convert) || is_sum(op);
    let ty = TensorType::of(op.results().next()?).filter(|ty| is_linear && ty.elem.is_float())?;
    let (index, pads) = op.operands().enumerate().find_map(|(i, v)| Some((i, pads_of(v, sizes)?)))?;
    let all = TensorType::of(op.operand(index))?.shape;
    let mut slices = op.block()?.ops().into_iter().filter_map(Window::of_slice);
    (!slices.any(|slice| slice.keeps(sizes) && slice.all == all)).then_some(())?;
    let b = Builder::before(op);
    let wide = if op.is(Kind::Convert) { ty.elem } else { ty.elem.accumulator() };
    let of_pad = |pad: Val<'c>| {
        let mut operands: Vec<Val> = op.operands().collect();
        operands[index] = pad;
        b.copy(op, &operands, &[ty.with_elem(wide)]).result(0)
    };
    Some(b.convert(b.sum(pads.into_iter().map(of_pad))?, ty.elem))
}

/// True if a pad is a term of a sum of pads that share no rows: computing all rows once is cheaper where they do.
pub(crate) fn is_apart(pad: Op, sizes: &HashSet<i64>) -> bool {
    let mut sum = pad.result(0);
    while let [used] = sum.uses()[..]
        && used.owner.is(Kind::Add)
    {
        sum = used.owner.result(0);
    }
    let elements = |v: Val| TensorType::of(v).map_or(0, |ty| ty.elements());
    let is_apart = |pads: Vec<Val>| {
        let parts = pads.into_iter().filter_map(Val::def).map(|op| elements(op.operand(0)));
        parts.sum::<i64>() <= elements(sum)
    };
    pads_of(sum, sizes).is_some_and(is_apart)
}

/// The terms of a sum of several pads, perhaps converted, that leave out rows.
fn pads_of<'c>(v: Val<'c>, sizes: &HashSet<i64>) -> Option<Vec<Val<'c>>> {
    let (mut pads, mut pending) = (Vec::new(), vec![v]);
    while let Some(v) = pending.pop() {
        let op = v.def()?;
        if op.is(Kind::Add) {
            pending.extend(op.operands());
        } else {
            let pad = if op.is(Kind::Convert) { op.operand(0).def()? } else { op };
            let window = Window::of_pad(pad)?;
            (!window.cuts(window.columns(sizes)?)).then_some(())?;
            pads.push(v);
        }
        (pads.len() + pending.len() <= MOST).then_some(())?;
    }
    pads.reverse();
    (pads.len() > 1).then_some(pads)
}
