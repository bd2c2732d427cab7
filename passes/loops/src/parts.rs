//! A loop over the parts of an extent: rows or columns of a sweep.

use crate::sink_into_loop::Sunk;
use grpo_ir::{Builder, Elementwise, Start, Val};

/// Indices `first .. first + size` of an extent.
#[derive(Clone, Copy)]
pub(crate) struct Part<'c> {
    pub first: Start<'c>,
    pub size: i64,
}

/// What the body of a loop reads of the values around it.
pub(crate) struct Reads<'c> {
    pub values: Vec<Val<'c>>,
    /// The entries of those values that the body computes again ([`Sunk`]), if it does.
    pub recomputed_rows: Option<i64>,
}

/// Updates `state` by the parts of `size` of the indices `from .. to` in order: a loop if there are several. What they leave over is one
/// smaller part behind the loop. The body gets a map from the values around the loop to those inside.
pub(crate) fn by_parts<'c>(
    b: &Builder<'c>,
    ([from, to], size): ([i64; 2], i64),
    state: Vec<Val<'c>>,
    reads: &Reads<'c>,
    body: impl Fn(&Builder<'c>, Part<'c>, &[Val<'c>], &dyn Fn(Val<'c>) -> Val<'c>) -> Vec<Val<'c>>,
) -> Vec<Val<'c>> {
    let (full, rest) = ((to - from) / size, (to - from) % size);
    let mut state = state;
    match full {
        0 => {}
        1 => state = body(b, Part { first: Start::At(from), size }, &state, &|v| v),
        _ => {
            let sunk = Sunk::of(&reads.values, reads.recomputed_rows);
            let fixed: Vec<Val> = reads.values.iter().copied().filter(|v| !sunk.computes(*v)).collect();
            let carried = [&state[..], &sunk.leaves].concat();
            let mut out = b.counted_loop(full, size, &carried, &fixed, |b, at, now, fixed| {
                let (now, leaves) = now.split_at(state.len());
                let values = sunk.write(b, leaves);
                let inside = |v| values.get(&v).copied().unwrap_or_else(|| fixed.inside(v));
                let offset = || b.int(&at.tensor_type(), from);
                let first =
                    if from == 0 { at } else { b.elementwise(Elementwise::Add, &[at, offset()]) };
                let mut next = body(b, Part { first: Start::Value(first), size }, now, &inside);
                next.extend(Sunk::next(b, leaves));
                next
            });
            out.truncate(state.len());
            state = out;
        }
    }
    match rest {
        0 => state,
        _ => body(b, Part { first: Start::At(to - rest), size: rest }, &state, &|v| v),
    }
}
