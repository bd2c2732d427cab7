//! Rescales sums of an online sink to another maximum: between tiles, and from lanes or devices to a row.

use crate::OnlineTerm;
use crate::online::place;
use grpo_ir::{Builder, Elementwise, Val};

/// The change of maximum of sums of any shape, elementwise.
pub struct Shift<'a, 'c> {
    /// Old maxima − new maxima, clamped at [`crate::online::VANISHING_EXPONENT`].
    pub near: Val<'c>,
    /// Its exponential.
    pub scale: Val<'c>,
    /// The difference for unweighted sums, whose terms far below the maximum do not vanish: clamped at −FLT_MAX.
    pub far: &'a dyn Fn() -> Val<'c>,
}

/// Sum `i` of `sums` relative to the new maxima; `old(i)` is relative to the old ones. With d the difference of maxima and Aₖ the sum of
/// degree k: `exp(d)·(A₁ + d·A₀)` or `exp(d)·A₀`, unweighted `A₁ + d·A₀` or `A₀`.
pub fn rescaled<'c>(
    b: &Builder<'c>,
    sums: &[OnlineTerm],
    i: usize,
    old: &dyn Fn(usize) -> Val<'c>,
    shift: &Shift<'_, 'c>,
) -> Val<'c> {
    let sum = &sums[i];
    let mut v = old(i);
    if sum.degree == 1 {
        let by = if sum.weighted { shift.near } else { (shift.far)() };
        let more = b.elementwise(Elementwise::Multiply, &[by, old(place(sums, &sum.plain()))]);
        v = b.elementwise(Elementwise::Add, &[v, more]);
    }
    if !sum.weighted {
        return v;
    }
    b.elementwise(Elementwise::Multiply, &[shift.scale, v])
}
