//! A loop over the parts of an extent: rows or columns of a sweep.

use grpo_ir::{Builder, Elementwise, Start, Val};

/// Indices `first .. first + size` of an extent.
#[derive(Clone, Copy)]
pub(crate) struct Part<'c> {
    pub first: Start<'c>,
    pub size: i64,
}

/// Updates `state` by `body` for each part of the indices `from .. to`, in order. Parts have `size` indices, and are a loop if there are
/// several. The remaining indices are one smaller part after the loop. Returns the state after the last part.
///
/// `reads` are the values from outside that `body` uses. The last argument of `body` maps each of them to the value inside of the loop.
pub(crate) fn by_parts<'c>(
    b: &Builder<'c>,
    ([from, to], size): ([i64; 2], i64),
    mut state: Vec<Val<'c>>,
    reads: &[Val<'c>],
    body: impl Fn(&Builder<'c>, Part<'c>, &[Val<'c>], &dyn Fn(Val<'c>) -> Val<'c>) -> Vec<Val<'c>>,
) -> Vec<Val<'c>> {
    let (full, rest) = ((to - from) / size, (to - from) % size);
    if full > 1 {
        state = b.counted_loop(full, size, &state, reads, |b, at, now, carried| {
            let offset = || b.int(&at.tensor_type(), from);
            let first = if from == 0 { at } else { b.elementwise(Elementwise::Add, &[at, offset()]) };
            body(b, Part { first: Start::Value(first), size }, now, &|v| carried.inside(v))
        });
    } else if full == 1 {
        state = body(b, Part { first: Start::At(from), size }, &state, &|v| v);
    }
    if rest > 0 {
        state = body(b, Part { first: Start::At(to - rest), size: rest }, &state, &|v| v);
    }
    state
}
