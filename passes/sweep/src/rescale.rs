//! Sums of an online sink on their way to another maximum, as StableHLO: from one tile to the next, from lanes or devices to a row.

use crate::OnlineTerm;
use crate::online::place;
use grpo_ir::{Builder, Elementwise, Val};

/// How far sums of any shape are moved, elementwise.
pub struct Shift<'a, 'c> {
    /// Their own maxima less the new ones, cut at [`crate::online::VANISHING_EXPONENT`].
    pub near: Val<'c>,
    /// Its exponential.
    pub scale: Val<'c>,
    /// The same differences for sums without weights, of which nothing vanishes that is far below the maximum: cut at −FLT_MAX.
    pub far: &'a dyn Fn() -> Val<'c>,
}

/// Sum `i` of `sums` around the new maxima, where `old` gives each around its own one: `e·(A1 + d·A0)`, or `e·A0`; without weights
/// `A1 + d·A0`, or `A0`.
pub fn moved<'c>(
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
