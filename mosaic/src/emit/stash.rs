//! Tiles of logits that one kernel stashes in HBM and a later one reads instead of computing them again.
//!
//! Tiles are copied through two slots of VMEM, so that copies overlap products:
//!
//! ```text
//! stash, step s   wait until s − 2 has left slot s mod 2 │ products, also into the slot │ start: slot → HBM
//! uses, step s    start: HBM → slot (s + 1) mod 2        │ wait for slot s mod 2, or products where
//!                                                        │ this tile was not stashed
//! ```
//!
//! If any core may run any step of the outer loop, copies stay within one such step, since another core may have run
//! the previous one. With sums in HBM, each core's steps are known (`spec/cores.rs`), and it also runs the step of the
//! next tile.
//!
//! A kernel that reads tiles may write its per-column result to their array ([`super::call`]): all tiles of a block of
//! columns are read before that block's result is copied out. Another kernel that reads them runs before.

use super::step::StepContext;
use super::text::{Text, Value};
use crate::spec::{BufferRef, StashRef};
use grpo_ir::Direction;
use grpo_sweep::Region;

/// A step of the grid: its block of rows and block of columns, i32.
#[derive(Clone, Copy)]
struct Step {
    n: Value,
    v: Value,
}

/// True if the kernel computes all tiles and stashes some, false if it reads them.
fn writes(k: &StashRef) -> bool {
    k.parts.iter().any(|(p, _)| matches!(p, BufferRef::Output(_)))
}

fn now(context: &StepContext<'_>) -> Step {
    Step { n: context.n, v: context.v }
}

fn step(context: &StepContext<'_>, outer: Value, inner: Value) -> Step {
    let [n, v] = context.spec.order.turn([outer, inner]);
    Step { n, v }
}

/// The next step; undefined after the last one.
fn next(context: &StepContext<'_>, text: &mut Text) -> Step {
    let (outer, (inner, count)) = (context.outer(), context.inner());
    let one = text.int(1);
    let following = text.integer("addi", inner, one);
    if context.spec.independent() {
        return step(context, outer, following);
    }
    let (zero, end, cores) = (text.int(0), text.int(count - 1), text.int(context.spec.cores));
    let turns = text.compare_int(Direction::Eq, false, inner, end);
    let o = text.integer("addi", outer, cores);
    let (outer, inner) = (text.select(turns, o, outer), text.select(turns, zero, following));
    step(context, outer, inner)
}

/// The step `by` steps before this one, in the same step of the outer loop.
fn before(context: &StepContext<'_>, text: &mut Text, by: i64) -> Step {
    let by = text.int(by);
    let inner = text.integer("subi", context.inner().0, by);
    step(context, context.outer(), inner)
}

/// The number of this step among those that run sequentially on one core.
fn number(context: &StepContext<'_>, text: &mut Text) -> Value {
    if context.spec.independent() { context.inner().0 } else { context.step(text) }
}

/// A condition that this step is the last of those.
fn ends(context: &StepContext<'_>, text: &mut Text) -> Value {
    if !context.spec.independent() {
        return context.ends(text);
    }
    let (inner, count) = context.inner();
    let end = text.int(count - 1);
    text.compare_int(Direction::Ge, false, inner, end)
}

/// A condition that a region contains the tile of a step.
fn holds(context: &StepContext<'_>, text: &mut Text, r: &Region, at: Step) -> Value {
    let tiles = context.spec.tiles;
    let (first, end) = (text.int(r.first / tiles.rows), text.int((r.first + r.rows) / tiles.rows));
    let cols = text.int(r.cols / tiles.cols);
    let from = text.compare_int(Direction::Ge, false, at.n, first);
    let below = text.compare_int(Direction::Lt, false, at.n, end);
    let left = text.compare_int(Direction::Lt, false, at.v, cols);
    let rows = text.integer("andi", from, below);
    text.integer("andi", rows, left)
}

/// The tile of a step in a part's array.
fn block(
    context: &StepContext<'_>,
    text: &mut Text,
    (place, r): &(BufferRef, Region),
    at: Step,
) -> Value {
    let tiles = context.spec.tiles;
    let before = text.int(r.first / tiles.rows);
    let n = text.integer("subi", at.n, before);
    let (row, column) = (text.multiple(n, tiles.rows), text.multiple(at.v, tiles.cols));
    text.block(context.mem(*place), [row, column], tiles.rows, tiles.cols)
}

/// Writes `act` with the tile in HBM, the slot and its semaphore, for the part that contains the tile of a
/// step, if one does.
fn with(
    context: &StepContext<'_>,
    text: &mut Text,
    k: &StashRef,
    at: Step,
    slot: Value,
    act: fn(&mut Text, Value, Value, Value),
) {
    let semaphores = context.stashed.expect("a kernel with stashed tiles has semaphores for them");
    for part in &k.parts {
        let condition = holds(context, text, &part.1, at);
        let copy = |text: &mut Text| {
            let hbm = block(context, text, part, at);
            let first = text.multiple(slot, context.spec.tiles.rows);
            let vmem = text.row_slice(context.mem(k.slots), first, context.spec.tiles.rows);
            let semaphore = text.semaphore(semaphores, slot);
            act(text, hbm, vmem, semaphore);
        };
        text.when(condition, copy, |_| ());
    }
}

/// The other slot.
fn other(text: &mut Text, slot: Value) -> Value {
    let one = text.int(1);
    text.integer("subi", one, slot)
}

/// Waits until this step's slot is free, or starts the copy of the next step's tile.
pub fn begin(context: &StepContext<'_>, text: &mut Text) {
    let Some(k) = &context.spec.stashed else { return };
    let number = number(context, text);
    let at_least = |text: &mut Text, i: i64| {
        let i = text.int(i);
        text.compare_int(Direction::Ge, false, number, i)
    };
    let slot = context.slot(text);
    if writes(k) {
        let later = at_least(text, 2);
        let wait = |text: &mut Text| {
            let two = before(context, text, 2);
            with(context, text, k, two, slot, |text, hbm_accumulator, near, s| {
                text.await_copy(near, hbm_accumulator, s)
            });
        };
        return text.when(later, wait, |_| ());
    }
    let request = |text: &mut Text, at: Step, slot: Value| {
        with(context, text, k, at, slot, |text, hbm_accumulator, near, s| {
            text.start_copy(hbm_accumulator, near, s)
        });
    };
    let later = at_least(text, 1);
    text.when(later, |_| (), |text| request(text, now(context), slot));
    let last = ends(context, text);
    let ask = |text: &mut Text| {
        let (next, slot) = (next(context, text), other(text, slot));
        request(text, next, slot);
    };
    text.when(last, |_| (), ask);
}

/// A condition that this step's tile is read; none if the kernel reads no tiles.
pub fn from_stash(context: &StepContext<'_>, text: &mut Text) -> Option<Value> {
    let k = context.spec.stashed.as_ref().filter(|k| !writes(k))?;
    k.parts.iter().fold(None, |any, (_, r)| {
        let here = holds(context, text, r, now(context));
        Some(any.map_or(here, |any| text.integer("ori", any, here)))
    })
}

/// Waits for this step's tile.
pub fn receive(context: &StepContext<'_>, text: &mut Text) {
    let Some(k) = &context.spec.stashed else { return };
    let slot = context.slot(text);
    with(context, text, k, now(context), slot, |text, hbm_accumulator, near, s| {
        text.await_copy(hbm_accumulator, near, s)
    });
}

/// The slots to which products also write their tile, and the first row of this step's slot.
pub fn target(context: &StepContext<'_>, text: &mut Text) -> Option<(Value, Value)> {
    let k = context.spec.stashed.as_ref().filter(|k| writes(k))?;
    let slot = context.slot(text);
    Some((context.mem(k.slots), text.scaled(slot, context.spec.tiles.rows)))
}

/// Starts the copy of this step's tile to HBM if it is stashed, and waits for all copies in the last step of the
/// inner loop.
pub fn send(context: &StepContext<'_>, text: &mut Text) {
    let Some(k) = context.spec.stashed.as_ref().filter(|k| writes(k)) else { return };
    let slot = context.slot(text);
    with(context, text, k, now(context), slot, |text, hbm_accumulator, near, s| {
        text.start_copy(near, hbm_accumulator, s)
    });
    let (inner, count) = context.inner();
    let wait = |text: &mut Text| {
        let leave = |text: &mut Text, at: Step, slot: Value| {
            with(context, text, k, at, slot, |text, hbm_accumulator, near, s| {
                text.await_copy(near, hbm_accumulator, s)
            });
        };
        if count > 1 {
            let (before, slot) = (before(context, text, 1), other(text, slot));
            leave(text, before, slot);
        }
        leave(text, now(context), slot);
    };
    context.at_step(text, (inner, count), count - 1, wait, |_| ());
}
