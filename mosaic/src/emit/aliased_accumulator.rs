//! f32 sums of which half lie in the memory of their bf16 result, which is not needed for itself until the last share is
//! added. Of a block of R rows, R/2 rows of f32 take the bytes that R rows of bf16 take:
//!
//! ```text
//!                 in HBM, and in the slots         after the last block of columns
//! bf16[R,K]       sums of rows 0 … R/2 − 1         all R rows, rounded
//! f32[R/2,K]      sums of rows R/2 … R − 1         nothing
//! ```
//!
//! The sums are moved as they are, whatever their bits would be as bf16: NaN, ±inf and denormal sums stay what they were. They
//! are rounded once, as XLA rounds f32.

use super::step::StepContext;
use super::text::{Text, Ty, Value};
use super::tile::{self, Whether, for_chunks, sum};
use crate::spec::SinkAt;
use grpo_ir::Elem;

/// The sums of `ty`, a block's from column `k` on, until [`add`] writes there: of the upper half of its rows and of the
/// lower one. Of this step's slots, the result's come first.
pub fn taken(
    context: &StepContext<'_>,
    text: &mut Text,
    [result, own]: [Value; 2],
    k: Value,
    ty: Ty,
    first: Whether,
) -> [Option<Value>; 2] {
    let Ty::Vector(rows, cols, _) = ty else { unreachable!("a product is a vector") };
    let [top, _, own_top] = rows_of(context, text);
    let upper = (!matches!(first, Whether::Yes)).then(|| {
        let old = load(text, result, [top, k], [rows, cols]);
        text.supersede(result, [top, k], Ty::Vector(rows, cols, Elem::BF16));
        old
    });
    [upper, tile::taken(text, own, [own_top, k], Ty::Vector(rows / 2, cols, Elem::F32), first)]
}

/// Adds a share of a block's sums, from column `k` on, to what was [`taken`].
pub fn add(
    context: &StepContext<'_>,
    text: &mut Text,
    share: Value,
    [result, own]: [Value; 2],
    k: Value,
    (old, first): ([Option<Value>; 2], Whether),
) {
    let Ty::Vector(rows, cols, _) = share.ty else { unreachable!("a product is a vector") };
    let [top, _, own_top] = rows_of(context, text);
    let [upper, lower] = [0, rows / 2].map(|from| text.rows(share, from, rows / 2));
    let upper = sum(text, old[0], upper, first);
    let packed = text.pure("tpu.bitcast", "", &[upper], Ty::Vector(rows, cols, Elem::BF16));
    text.store(packed, result, [top, k]);
    let lower = sum(text, old[1], lower, first);
    text.store(lower, own, [own_top, k]);
}

/// The sums that a result's slot holds for half of its rows.
fn load(text: &mut Text, from: Value, at: [Value; 2], [rows, cols]: [i64; 2]) -> Value {
    let packed = text.load(from, at, rows, cols);
    text.pure("tpu.bitcast", "", &[packed], Ty::Vector(rows / 2, cols, Elem::F32))
}

/// The first and the middle row of this step's slot of the result, and the first of the slot beside it.
fn rows_of(context: &StepContext<'_>, text: &mut Text) -> [Value; 3] {
    let half = context.spec.tiles.rows / 2;
    let (slot, one) = (context.slot(text), text.int(1));
    let twice = text.integer("addi", slot, slot);
    let middle = text.integer("addi", twice, one);
    [twice, middle, slot].map(|halves| text.scaled(halves, half))
}

/// Rounds the sums of this step's slots into those of the results.
pub fn round(context: &StepContext<'_>, text: &mut Text) {
    let rows = context.spec.tiles.rows;
    for (sink, at) in context.spec.sweep.sinks.iter().zip(&context.spec.sinks) {
        let SinkAt::HbmAccumulator { slots, aliased: Some([result_slots, _]), .. } = at else {
            continue;
        };
        let (result, own) = (context.mem(*result_slots), context.mem(*slots));
        let extent = context.spec.sweep.matrix_extent(sink).expect("a contraction has an extent");
        let [top, middle, own_top] = rows_of(context, text);
        let pieces = context.spec.chunks(extent, context.spec.tiles, false);
        for_chunks(text, pieces, 0, &mut |text, k, size, _| {
            let upper = load(text, result, [top, k], [rows, size]);
            let lower = text.load(own, [own_top, k], rows / 2, size);
            for (sums, row) in [(upper, top), (lower, middle)] {
                let rounded = text.resize(sums, Elem::BF16);
                text.store(rounded, result, [row, k]);
            }
        });
    }
}
