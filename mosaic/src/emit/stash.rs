//! Tiles of logits that one kernel keeps in HBM and a later one uses instead of computing them again.
//!
//! Tiles travel through two slots of VMEM, so that a copy is under way while the multiplier works:
//!
//! ```text
//! keeps, step s   wait until s − 2 has left slot s mod 2 │ products, also into the slot │ start: slot → HBM
//! uses, step s    start: HBM → slot (s + 1) mod 2        │ wait for slot s mod 2, or products where
//!                                                        │ this tile was not kept
//! ```
//!
//! Where cores may share the kernel, copies stay within one step of the outer loop, since the one before it
//! may have been another core's.
//!
//! A kernel that uses tiles may write its per-column result over the array that they come from
//! ([`super::call`]): with blocks of columns outside, all tiles of a block of columns are read before
//! that block's result leaves. Another kernel that uses them runs before.

use super::step::StepContext;
use super::text::{Text, Value};
use crate::spec::{BufferRef, StashRef};
use grpo_passes::ir::Direction;
use grpo_passes::sweep::Region;

/// A step of the grid: its block of rows and block of columns, i32.
#[derive(Clone, Copy)]
struct Step {
    n: Value,
    v: Value,
}

/// Whether the kernel computes all tiles and keeps some; otherwise it finds them.
fn keeps(k: &StashRef) -> bool {
    k.parts.iter().any(|(p, _)| matches!(p, BufferRef::Output(_)))
}

fn now(cx: &StepContext<'_>) -> Step {
    Step { n: cx.n, v: cx.v }
}

fn step(cx: &StepContext<'_>, outer: Value, inner: Value) -> Step {
    let [n, v] = cx.f.order.turn([outer, inner]);
    Step { n, v }
}

/// The step after this one; without meaning beyond the grid.
fn next(cx: &StepContext<'_>, t: &mut Text) -> Step {
    let (outer, (inner, count)) = (cx.outer(), cx.inner());
    let one = t.int(1);
    let following = t.integer("addi", inner, one);
    if cx.f.independent() {
        return step(cx, outer, following);
    }
    let (zero, end) = (t.int(0), t.int(count - 1));
    let turns = t.compare_int(Direction::Eq, false, inner, end);
    let o = t.integer("addi", outer, one);
    let (outer, inner) = (t.select(turns, o, outer), t.select(turns, zero, following));
    step(cx, outer, inner)
}

/// The step `by` before this one, of the same step of the outer loop.
fn before(cx: &StepContext<'_>, t: &mut Text, by: i64) -> Step {
    let by = t.int(by);
    let inner = t.integer("subi", cx.inner().0, by);
    step(cx, cx.outer(), inner)
}

/// The number of this step among those that are sure to run on one core one after the other, and how many
/// those are.
fn stretch(cx: &StepContext<'_>, t: &mut Text) -> (Value, i64) {
    let (nn, nv) = cx.f.blocks();
    if cx.f.independent() { cx.inner() } else { (cx.step(t), nn * nv) }
}

/// Whether a region holds the tile of a step.
fn holds(cx: &StepContext<'_>, t: &mut Text, r: &Region, at: Step) -> Value {
    let tiles = cx.f.tiles;
    let (first, end) = (t.int(r.first / tiles.rows), t.int((r.first + r.rows) / tiles.rows));
    let cols = t.int(r.cols / tiles.cols);
    let from = t.compare_int(Direction::Ge, false, at.n, first);
    let below = t.compare_int(Direction::Lt, false, at.n, end);
    let left = t.compare_int(Direction::Lt, false, at.v, cols);
    let rows = t.integer("andi", from, below);
    t.integer("andi", rows, left)
}

/// The tile of a step in a part's array.
fn block(cx: &StepContext<'_>, t: &mut Text, (place, r): &(BufferRef, Region), at: Step) -> Value {
    let tiles = cx.f.tiles;
    let before = t.int(r.first / tiles.rows);
    let n = t.integer("subi", at.n, before);
    let (row, column) = (t.multiple(n, tiles.rows), t.multiple(at.v, tiles.cols));
    t.block(cx.mem(*place), [row, column], tiles.rows, tiles.cols)
}

/// Writes `act` with the part's tile in HBM, the slot, and its semaphore, for the part that holds the
/// tile of a step, if one does.
fn with(
    cx: &StepContext<'_>,
    t: &mut Text,
    k: &StashRef,
    at: Step,
    slot: Value,
    act: fn(&mut Text, Value, Value, Value),
) {
    let semaphores = cx.stashed.expect("a kernel with kept tiles has semaphores for them");
    for part in &k.parts {
        let condition = holds(cx, t, &part.1, at);
        let copy = |t: &mut Text| {
            let far = block(cx, t, part, at);
            let first = t.multiple(slot, cx.f.tiles.rows);
            let near = t.row_slice(cx.mem(k.slots), first, cx.f.tiles.rows);
            let semaphore = t.semaphore(semaphores, slot);
            act(t, far, near, semaphore);
        };
        t.when(condition, copy, |_| ());
    }
}

/// The slot that is not `slot`.
fn other(t: &mut Text, slot: Value) -> Value {
    let one = t.int(1);
    t.integer("subi", one, slot)
}

/// Makes this step's slot free, or asks for the next step's tile.
pub fn begin(cx: &StepContext<'_>, t: &mut Text) {
    let Some(k) = &cx.f.stashed else { return };
    let (number, count) = stretch(cx, t);
    let at_least = |t: &mut Text, i: i64| {
        let i = t.int(i);
        t.compare_int(Direction::Ge, false, number, i)
    };
    let slot = cx.slot(t);
    if keeps(k) {
        let later = at_least(t, 2);
        let wait = |t: &mut Text| {
            let two = before(cx, t, 2);
            with(cx, t, k, two, slot, |t, hbm_accumulator, near, s| {
                t.await_copy(near, hbm_accumulator, s)
            });
        };
        return t.when(later, wait, |_| ());
    }
    let request = |t: &mut Text, at: Step, slot: Value| {
        with(cx, t, k, at, slot, |t, hbm_accumulator, near, s| t.start_copy(hbm_accumulator, near, s));
    };
    let later = at_least(t, 1);
    t.when(later, |_| (), |t| request(t, now(cx), slot));
    let last = at_least(t, count - 1);
    let ask = |t: &mut Text| {
        let (next, slot) = (next(cx, t), other(t, slot));
        request(t, next, slot);
    };
    t.when(last, |_| (), ask);
}

/// Whether this step's tile is in its slot or on the way there; none where tiles are not found.
pub fn from_stash(cx: &StepContext<'_>, t: &mut Text) -> Option<Value> {
    let k = cx.f.stashed.as_ref().filter(|k| !keeps(k))?;
    k.parts.iter().fold(None, |any, (_, r)| {
        let here = holds(cx, t, r, now(cx));
        Some(any.map_or(here, |any| t.integer("ori", any, here)))
    })
}

/// Waits for this step's tile.
pub fn receive(cx: &StepContext<'_>, t: &mut Text) {
    let Some(k) = &cx.f.stashed else { return };
    let slot = cx.slot(t);
    with(cx, t, k, now(cx), slot, |t, hbm_accumulator, near, s| t.await_copy(hbm_accumulator, near, s));
}

/// Where products leave their tile besides: the slots and the first row of this step's.
pub fn target(cx: &StepContext<'_>, t: &mut Text) -> Option<(Value, Value)> {
    let k = cx.f.stashed.as_ref().filter(|k| keeps(k))?;
    let slot = cx.slot(t);
    Some((cx.mem(k.slots), t.scaled(slot, cx.f.tiles.rows)))
}

/// Sends this step's tile away if it is to be kept, and waits for what is under way in the last step of the
/// inner loop.
pub fn send(cx: &StepContext<'_>, t: &mut Text) {
    let Some(k) = cx.f.stashed.as_ref().filter(|k| keeps(k)) else { return };
    let slot = cx.slot(t);
    with(cx, t, k, now(cx), slot, |t, hbm_accumulator, near, s| t.start_copy(near, hbm_accumulator, s));
    let (inner, count) = cx.inner();
    let wait = |t: &mut Text| {
        let leave = |t: &mut Text, at: Step, slot: Value| {
            with(cx, t, k, at, slot, |t, hbm_accumulator, near, s| {
                t.await_copy(near, hbm_accumulator, s)
            });
        };
        if count > 1 {
            let (before, slot) = (before(cx, t, 1), other(t, slot));
            leave(t, before, slot);
        }
        leave(t, now(cx), slot);
    };
    cx.at_step(t, (inner, count), count - 1, wait, |_| ());
}
