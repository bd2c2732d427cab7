//! Sums of a block of rows that live in HBM, for contractions over columns in a kernel that keeps a
//! block of columns.
//!
//! Grid `(v, n)`: the sums of block `n` come into a slot of VMEM, take this step's share and go back.
//! Slots alternate, so a block travels while the multiplier works on the next one:
//!
//! ```text
//! step s     wait until s − 2 has left slot s mod 2 │ start: block n → slot   (not for the first v)
//!            recompute the logits, apply the body
//!            wait until block n is there            │ slot += D·Mᵀ            (first v: slot = D·Mᵀ)
//!            start: slot → block n
//! ```
//!
//! Block `n` returns to HBM in step `s` and is read again in step `s + N/bn`; its copy out has been
//! waited for if that is at least two steps later. Hence [`crate::spec::LEAST_BLOCKS`].

use super::step::StepContext;
use super::text::{Text, Ty, Value};
use crate::spec::{BufferRef, LANES, ROWS, SinkAt};
use grpo_passes::ir::{Direction, Elem};

/// One sink's part in a step: the block in HBM, the slot, and the semaphores.
struct Copies {
    block: Value,
    slot: Value,
    comes: Value,
    goes: Value,
}

fn sinks(cx: &StepContext<'_>) -> Vec<(BufferRef, BufferRef)> {
    let far = |at: &SinkAt| match at {
        SinkAt::HbmAccumulator { slots, out, .. } => Some((*slots, *out)),
        _ => None,
    };
    cx.f.sinks.iter().filter_map(far).collect()
}

/// Whether sums are there already: not in the first block of columns.
pub fn continues(cx: &StepContext<'_>, t: &mut Text) -> Value {
    let zero = t.int(0);
    t.compare_int(Direction::Gt, false, cx.v, zero)
}

fn copies(cx: &StepContext<'_>, t: &mut Text, slot: Value) -> Vec<Copies> {
    let rows = cx.f.tiles.rows;
    let mut out = Vec::new();
    for ((slots, array), semaphores) in sinks(cx).into_iter().zip(&cx.semaphores) {
        let first = t.multiple(cx.n, rows);
        let block = t.row_slice(cx.mem(array), first, rows);
        let first = t.multiple(slot, rows);
        let in_vmem = t.row_slice(cx.mem(slots), first, rows);
        let goes = t.semaphore(semaphores[1], slot);
        out.push(Copies { block, slot: in_vmem, comes: semaphores[0], goes });
    }
    out
}

/// Writes `act` for every sink's copies through `slot`, for the steps in which `condition` holds.
fn each(cx: &StepContext<'_>, t: &mut Text, condition: Value, slot: Value, act: fn(&mut Text, &Copies)) {
    let all = |t: &mut Text| copies(cx, t, slot).iter().for_each(|c| act(t, c));
    t.when(condition, all, |_| ());
}

/// Makes the lanes behind the sums zero in both slots, before the first step uses them: they travel with
/// the sums, and nothing else writes them.
fn clear(cx: &StepContext<'_>, t: &mut Text) {
    for (sink, at) in cx.f.sweep.sinks.iter().zip(&cx.f.sinks) {
        let SinkAt::HbmAccumulator { slots, .. } = at else { continue };
        let [rows, lanes] = cx.f.buffer_at(*slots).shape;
        if cx.f.sweep.matrix_extent(sink) == Some(lanes) {
            continue;
        }
        let mem = cx.mem(*slots);
        let fill = |t: &mut Text, at: Value, rows: i64| {
            let (v, column) = (t.zero(Ty::Vector(rows, LANES, Elem::F32)), t.index(lanes - LANES));
            t.store(v, mem, [at, column]);
        };
        let whole = rows / ROWS;
        let groups = |t: &mut Text| {
            t.repeat(whole, |t, i| {
                let at = t.scaled(i, ROWS);
                fill(t, at, ROWS);
            });
            if rows > whole * ROWS {
                let at = t.index(whole * ROWS);
                fill(t, at, rows - whole * ROWS);
            }
        };
        let (step, zero) = (cx.step(t), t.int(0));
        let first = t.compare_int(Direction::Eq, false, step, zero);
        t.when(first, groups, |_| ());
    }
}

/// Frees this step's slot and asks for the block's sums.
pub fn request(cx: &StepContext<'_>, t: &mut Text) {
    if cx.f.hbm_accumulators() == 0 {
        return;
    }
    clear(cx, t);
    let (step, two) = (cx.step(t), t.int(2));
    let used = t.compare_int(Direction::Ge, false, step, two);
    let slot = cx.slot(t);
    each(cx, t, used, slot, |t, c| t.await_copy(c.slot, c.block, c.goes));
    let later = continues(cx, t);
    each(cx, t, later, slot, |t, c| t.start_copy(c.block, c.slot, c.comes));
}

/// Waits for the sums that [`request`] asked for.
pub fn receive(cx: &StepContext<'_>, t: &mut Text) {
    if cx.f.hbm_accumulators() == 0 {
        return;
    }
    let slot = cx.slot(t);
    let later = continues(cx, t);
    each(cx, t, later, slot, |t, c| t.await_copy(c.block, c.slot, c.comes));
}

/// Sends the sums back.
pub fn send(cx: &StepContext<'_>, t: &mut Text) {
    if cx.f.hbm_accumulators() == 0 {
        return;
    }
    let slot = cx.slot(t);
    for c in copies(cx, t, slot) {
        t.start_copy(c.slot, c.block, c.goes);
    }
}

/// Waits for both slots in the last step.
pub fn finish(cx: &StepContext<'_>, t: &mut Text) {
    if cx.f.hbm_accumulators() == 0 {
        return;
    }
    let (nn, nv) = cx.f.blocks();
    let (step, last) = (cx.step(t), t.int(nn * nv - 1));
    let ends = t.compare_int(Direction::Eq, false, step, last);
    let wait = |t: &mut Text| {
        let slot = cx.slot(t);
        let one = t.int(1);
        let other = t.integer("subi", one, slot);
        for slot in [slot, other] {
            for c in copies(cx, t, slot) {
                t.await_copy(c.slot, c.block, c.goes);
            }
        }
    };
    t.when(ends, wait, |_| ());
}
