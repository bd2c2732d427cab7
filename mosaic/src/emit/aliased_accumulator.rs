//! f32 accumulators of which half are in the memory of their bf16 result, which is free until the last term is added.
//! In a block of R rows, R/2 rows of f32 take as many bytes as R rows of bf16:
//!
//! ```text
//!                 in HBM, and in the slots         after the last block of columns
//! bf16[R,K]       sums of rows 0 … R/2 − 1         all R rows, rounded
//! f32[R/2,K]      sums of rows R/2 … R − 1         nothing
//! ```
//!
//! The bits of the sums are copied unchanged, so that NaN, ±inf and denormal sums are preserved. They are rounded once,
//! as XLA rounds f32.

use super::step::StepContext;
use super::text::{Text, Ty, Value};
use super::tile::{self, Whether, for_pieces, sum};
use crate::spec::SinkAt;
use grpo_ir::Elem;

/// The sums of a block from column `k` on, of type `ty`, before [`add`]: of the upper half of its rows and of the lower
/// half. The slots of this step are those of the result and those of the sums.
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

/// Adds a term to a block's sums from column `k` on, which were [`taken`] before.
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

/// The sums of half of the rows, in a result's slot.
fn load(text: &mut Text, from: Value, at: [Value; 2], [rows, cols]: [i64; 2]) -> Value {
    let packed = text.load(from, at, rows, cols);
    text.pure("tpu.bitcast", "", &[packed], Ty::Vector(rows / 2, cols, Elem::F32))
}

/// The first and the middle row of this step's slot of the result, and the first row of its slot of the sums.
fn rows_of(context: &StepContext<'_>, text: &mut Text) -> [Value; 3] {
    let half = context.spec.tiles.rows / 2;
    let (slot, one) = (context.slot(text), text.int(1));
    let twice = text.integer("addi", slot, slot);
    let middle = text.integer("addi", twice, one);
    [twice, middle, slot].map(|halves| text.scaled(halves, half))
}

/// Rounds the sums of this step's slots into the slots of the results.
pub fn round(context: &StepContext<'_>, text: &mut Text) {
    let rows = context.spec.tiles.rows;
    for (sink, at) in context.spec.sweep.sinks.iter().zip(&context.spec.sinks) {
        let SinkAt::HbmAccumulator { slots, aliased: Some([result_slots, _]), .. } = at else {
            continue;
        };
        let (result, own) = (context.mem(*result_slots), context.mem(*slots));
        let extent = context.spec.sweep.matrix_extent(sink).expect("a contraction has an extent");
        let [top, middle, own_top] = rows_of(context, text);
        let pieces = context.spec.pieces(extent, context.spec.tiles, false);
        for_pieces(text, pieces, 0, &mut |text, k, size, _| {
            let upper = load(text, result, [top, k], [rows, size]);
            let lower = text.load(own, [own_top, k], rows / 2, size);
            for (sums, row) in [(upper, top), (lower, middle)] {
                let rounded = text.resize(sums, Elem::BF16);
                text.store(rounded, result, [row, k]);
            }
        });
    }
}
