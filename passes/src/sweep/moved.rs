//! Sums of an online sink on their way to another maximum, as StableHLO: from one tile to the next, from lanes or devices to a row.

use super::OnlineTerm;
use super::online::{ROOM, place, spare};
use crate::ir::{Builder, Direction, Elem, TensorType, Val};

/// How far sums of any shape are moved, elementwise.
pub struct Shift<'a, 'c> {
    /// Their own maxima less the new ones, cut at [`super::online::VANISHING_EXPONENT`].
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
    let alone = |i: usize| {
        let sum = &sums[i];
        let mut v = old(i);
        if sum.degree == 1 {
            let by = if sum.weighted { shift.near } else { (shift.far)() };
            let plain = place(sums, &sum.plain());
            let mut more = moved_by(b, by, old(plain));
            if let Some(spare) = spare(sums, &sums[plain]) {
                more = finite_or_larger(b, more, moved_by(b, by, old(spare)));
            }
            v = b.elementwise("add", &[v, more]);
        }
        if sum.weighted { b.elementwise("multiply", &[shift.scale, v]) } else { v }
    };
    match spare(sums, &sums[i]) {
        // Without weights nothing is forgotten.
        Some(spare) if sums[i].weighted => finite_or_larger(b, alone(i), alone(spare)),
        _ => alone(i),
    }
}

/// A sum, or where it is not finite the one that is kept [`ROOM`] times smaller, in its own size.
pub fn finite_or_larger<'c>(b: &Builder<'c>, v: Val<'c>, smaller: Val<'c>) -> Val<'c> {
    let ty = TensorType::of(v).expect("a tensor");
    let finite = b.one("stablehlo.is_finite", &[v], &[], &ty.with_elem(Elem::I1));
    b.elementwise("select", &[finite, v, larger(b, smaller)])
}

/// A sum that is kept [`ROOM`] times smaller, in its own size.
pub fn larger<'c>(b: &Builder<'c>, smaller: Val<'c>) -> Val<'c> {
    let ty = TensorType::of(smaller).expect("a tensor");
    b.elementwise("multiply", &[smaller, b.splat(&ty, &format!("0x{:08X}", ROOM.to_bits()))])
}

/// What moving a maximum by `by` adds to a sum with a distance whose plain sum is `plain`. Nothing where the maximum
/// stays: a row with +inf has an infinite plain sum, and 0·inf is no part of it.
fn moved_by<'c>(b: &Builder<'c>, by: Val<'c>, plain: Val<'c>) -> Val<'c> {
    let ty = TensorType::of(plain).expect("a tensor");
    let stays = b.compare(Direction::Eq, by, b.zero(&ty));
    b.elementwise("select", &[stays, b.zero(&ty), b.elementwise("multiply", &[by, plain])])
}
