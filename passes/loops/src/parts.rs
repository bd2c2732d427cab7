//! A loop over the parts of an extent: rows or columns of a sweep.

use grpo_ir::{Builder, Elementwise, Start, Val};

/// Indices `first .. first + size` of an extent.
#[derive(Clone, Copy)]
pub(crate) struct Part<'c> {
    pub first: Start<'c>,
    pub size: i64,
}

/// Updates `state` by the parts of `size` of the indices `from .. to` in order: a loop if there are several. What they leave over is one
/// smaller part behind the loop. `reads` are the values around the loop that its body uses, by a map to those inside.
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
