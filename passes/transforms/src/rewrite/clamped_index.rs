//! `clamp(low, concatenate(a, b), high) -> concatenate(clamp(low_a, a, high_a), clamp(low_b, b, high_b))` for index vectors.
//!
//! Autodiff writes the clamp for a gather with clamping (`.at[rows, ids].get(mode="clip")`). A component that is always within its
//! bounds, such as a row number, is not clamped. Integers only: no number changes.

use grpo_dataflow::constants::entry;
use grpo_dataflow::iota::is_iota_along;
use grpo_ir::numbers::extent;
use grpo_ir::{Builder, Kind, Op, TensorType, Val};
use rustc_hash::FxHashSet as HashSet;

/// The clamp of a concatenation of index components as one of each component, if its users only index arrays with a dimension in
/// `sizes`.
pub(crate) fn clamped_index<'c>(op: Op<'c>, sizes: &HashSet<i64>) -> Option<Val<'c>> {
    op.is(Kind::Clamp).then_some(())?;
    let ty = TensorType::of(op.result(0)).filter(|ty| !ty.elem.is_float())?;
    let index = op.operand(1).def().filter(|op| op.is(Kind::Concatenate))?;
    let dim = index.dim("dimension")?;
    let is_index = |used: Op| {
        let picks = matches!(used.kind(), Kind::Gather | Kind::Scatter);
        picks && TensorType::of(used.operand(0)).is_some_and(|ty| ty.has_any(sizes))
    };
    let uses = op.result(0).uses();
    if !uses.iter().all(|used| used.index == 1 && is_index(used.owner)) {
        return None;
    }
    let pieces: Vec<Val> = index.operands().collect();
    let mut bounds = Vec::new();
    for (c, piece) in (0..).zip(&pieces) {
        (TensorType::of(*piece)?.shape[dim] == 1).then_some(())?;
        bounds.push([entry(op.operand(0), dim, c)?, entry(op.operand(2), dim, c)?]);
    }
    let b = Builder::before(op);
    let clamped = pieces.into_iter().zip(bounds).map(|(piece, [low, high])| {
        let ty = TensorType::of(piece).expect("a tensor, as above");
        // A row's number is from 0 to the number of rows − 1.
        let stays = |d: usize| low <= 0 && ty.shape[d] - 1 <= high && is_iota_along(piece, d);
        if (0..ty.rank()).any(|d| d != dim && stays(d)) {
            return piece;
        }
        b.one(Kind::Clamp, &[b.int(&ty, low), piece, b.int(&ty, high)], &[], &ty)
    });
    let clamped: Vec<Val> = clamped.collect();
    (extent(clamped.len()) == ty.shape[dim]).then(|| b.concatenate(&clamped, dim))
}
