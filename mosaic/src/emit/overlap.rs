//! The body overlapped with products: the schedules of [`crate::spec::Overlap`].
//!
//! ```text
//! product      step v     │ X0 = h·w0     │ X1 = h·w1 │ X2 = h·w2 │ X3 = h·w3 │
//!                         │ body on X3 of │ body X0   │ body X1   │ body X2   │     the last step: body X3
//!                         │ step v − 1    │           │           │           │
//!
//! contraction  after X    │ body X0 │ D0·w0ᵀ  │ D1·w1ᵀ  │ D2·w2ᵀ  │ D3·w3ᵀ  │ the other pieces
//!                         │         │ body X1 │ body X2 │ body X3 │         │
//! ```
//!
//! A column of the diagram is one basic block. In the first step of a block of rows there is no previous strip: all its
//! columns are masked.

use super::per_lane::{self, Columns};
use super::step::StepContext;
use super::text::{Text, Value};
use super::tile::{self, Strip};
use grpo_ir::Direction;

/// Computes a tile in an even number of strips of `width` columns; the body on a strip overlaps the product of the next
/// one. Pairs of strips beyond the vocabulary are skipped.
pub fn products(context: &StepContext<'_>, text: &mut Text, width: i64) {
    let strip = |slot: i64, column: Value| Strip { column, width, slot: Some(slot) };
    let pairs = context.spec.tiles.cols / width / 2;
    let left = context.column_tail().map_or(pairs, |valid| (valid + 2 * width - 1) / (2 * width));
    let (v, nv) = context.inner();
    let pair = |text: &mut Text, pair: Value| {
        let first = text.multiple(pair, 2 * width);
        for slot in [0, 1] {
            let (offset, one) = (text.int(slot * width), text.int(width));
            let column = text.integer("addi", first, offset);
            tile::products(context, text, strip(slot, column));
            let before = text.integer("subi", column, one);
            per_lane::strip(context, text, strip(1 - slot, before), true, Columns::Masked);
        }
    };
    if left < pairs && nv > 1 {
        let (end, left, pairs) = (text.int(nv - 1), text.int(left), text.int(pairs));
        let ends = text.compare_int(Direction::Eq, false, v, end);
        let count = text.select(ends, left, pairs);
        text.repeat_until(count, pair);
    } else {
        text.repeat(left, pair);
    }
    let last = |text: &mut Text| {
        let column = text.int(2 * width * left - width);
        per_lane::strip(context, text, strip(1, column), false, Columns::Masked);
    };
    context.at_step(text, (v, nv), nv - 1, last, |_| ());
}

/// The columns of a tile that the body computes, in blocks without separate code.
pub fn columns(context: &StepContext<'_>) -> Columns {
    let whole = context.column_tail().is_none() || context.spec.last_block().is_some();
    if whole { Columns::All } else { Columns::Masked }
}

/// Writes the body on the first of a tile's strips, and for each strip `multiply`, which overlaps the body on the next
/// one.
pub fn contraction(
    context: &StepContext<'_>,
    text: &mut Text,
    most: i64,
    multiply: &mut dyn FnMut(&mut Text, i64, i64),
) {
    let strips = context.spec.contraction_strips(most);
    let columns = columns(context);
    let body = |text: &mut Text, (from, width): (i64, i64)| {
        let column = text.int(from);
        per_lane::strip(context, text, Strip { column, width, slot: None }, true, columns);
    };
    body(text, strips[0]);
    for (i, (from, width)) in strips.iter().enumerate() {
        multiply(text, *from, *width);
        if let Some(next) = strips.get(i + 1) {
            body(text, *next);
        }
    }
}
