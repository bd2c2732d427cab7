//! Two slots that hold blocks of the weights and of their gradient in turn: see `spec/columns.rs`.
//!
//! ```text
//! block of columns   v                               v + 1                           v + 2
//! slot v mod 2       ░ w(v) ░░░░░░░ dw(v) ▸ out ─────────▸│ in w(v+2) ────────▸│ ░░ w(v+2) ░
//! other slot         ─ out ▸│ in w(v+1) ────────▸│ ░ w(v+1) ░░░░░░ dw(v+1) ▸ out ──────────
//!                           └ in the middle of the blocks of rows
//! ```
//!
//! If cores share the kernel, v counts the blocks of columns of one core. The first block is waited for, like a window.
//! Of the last block only valid columns are copied, and the others are cleared as in windows
//! ([`super::contract::clear_columns`]). A block of the gradient may overwrite stashed logits, all of which have been read
//! for its columns.

use super::step::StepContext;
use super::text::{Text, Value};
use grpo_ir::Direction;

/// The direction of a copy.
#[derive(Clone, Copy)]
enum Way {
    In,
    Out,
}

/// A block of columns and its number among those of its core, i32.
#[derive(Clone, Copy)]
struct Block {
    v: Value,
    turn: Value,
}

/// Rows and columns of the slot of a core's block number `turn` (i32).
pub fn slot(text: &mut Text, pair: Value, turn: Value, [rows, cols]: [i64; 2]) -> Value {
    let (two, zero) = (text.int(2), text.int(0));
    let parity = text.integer("remsi", turn, two);
    let first = text.multiple(parity, rows);
    text.block(pair, [first, zero], rows, cols)
}

/// Starts the copy of a block, or waits for it.
fn copy(context: &StepContext<'_>, text: &mut Text, way: Way, at: Block, starts: bool) {
    let Block { v, turn } = at;
    let (Some(slots), Some(arrays)) = (context.columns, context.spec.column_arrays()) else {
        return;
    };
    let cols = context.spec.tiles.cols;
    let [weights, gradient] = arrays.map(|array| context.mem(array));
    let rows = context.spec.buffer_at(arrays[0]).shape[0];
    let array = match way {
        Way::In => weights,
        Way::Out => gradient,
    };
    let of = |width: i64| {
        move |text: &mut Text| {
            let zero = text.int(0);
            let near = slot(text, slots.pair, turn, [rows, width]);
            let column = text.multiple(v, cols);
            let far = text.block(array, [zero, column], rows, width);
            let (from, to, semaphore) = match way {
                Way::In => (far, near, slots.semaphores[0]),
                Way::Out => (near, far, slots.semaphores[1]),
            };
            if starts {
                text.start_copy(from, to, semaphore);
            } else {
                text.await_copy(from, to, semaphore);
            }
        }
    };
    let (_, nv) = context.spec.blocks();
    match context.column_tail() {
        Some(valid) => context.at_step(text, (v, nv), nv - 1, of(valid), of(cols)),
        None => of(cols)(text),
    }
}

/// Before a step's products: waits for its block of columns in the first block of rows, and in the middle of the blocks
/// of rows starts the copy of the next block, when the previous block's gradient has been copied out.
pub fn begin(context: &StepContext<'_>, text: &mut Text) {
    if context.columns.is_none() {
        return;
    }
    let (n, nn) = context.inner();
    let now = Block { v: context.v, turn: context.turn };
    let zero = text.int(0);
    let first = |text: &mut Text| {
        let begins = text.compare_int(Direction::Eq, false, now.turn, zero);
        text.when(begins, |text| copy(context, text, Way::In, now, true), |_| ());
        copy(context, text, Way::In, now, false);
    };
    context.at_step(text, (n, nn), 0, first, |_| ());
    let middle = |text: &mut Text| {
        let (one, cores) = (text.int(1), text.int(context.spec.cores));
        let moved = |text: &mut Text, way: &str| Block {
            v: text.integer(way, now.v, cores),
            turn: text.integer(way, now.turn, one),
        };
        let before = moved(text, "subi");
        let later = text.compare_int(Direction::Gt, false, now.turn, zero);
        text.when(later, |text| copy(context, text, Way::Out, before, false), |_| ());
        let (next, last) = (moved(text, "addi"), context.is_last_block(text));
        text.when(last, |_| (), |text| copy(context, text, Way::In, next, true));
    };
    context.at_step(text, (n, nn), nn / 2, middle, |_| ());
}

/// After a step's sums: in the last step of a block of columns, which rounds them into the slot, starts their copy to
/// HBM; waits for the last copies.
pub fn send(context: &StepContext<'_>, text: &mut Text) {
    if context.columns.is_none() {
        return;
    }
    let inner = context.inner();
    let now = Block { v: context.v, turn: context.turn };
    let leave = |text: &mut Text| {
        copy(context, text, Way::Out, now, true);
        let last = context.is_last_block(text);
        text.when(last, |text| copy(context, text, Way::Out, now, false), |_| ());
    };
    context.at_step(text, inner, inner.1 - 1, leave, |_| ());
}
