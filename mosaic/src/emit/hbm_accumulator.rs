//! Accumulators in HBM, for contractions over columns in a kernel in which a block of columns stays.
//!
//! Grid `(v, n)`: the sums of block `n` are copied into a slot of VMEM, this step's term is added, and they are
//! copied back. Two slots alternate, so that copies overlap the work on another block:
//!
//! ```text
//! step s     wait until s − 2 has left slot s mod 2 │ start: block n → slot   (not for the first v)
//!            recompute the logits, apply the body
//!            wait until block n is there            │ slot += D·Mᵀ            (first v: slot = D·Mᵀ)
//!            start: slot → block n
//! ```
//!
//! The first `apart` rows (`spec/apart.rs`) are the first steps of a block of columns and have no sums. The first of
//! these steps waits for the copies of the last two blocks' sums, after its products.
//!
//! If cores share the kernel, v counts the blocks of columns of one core, and each has its own array (`spec/cores.rs`).
//!
//! Block `n` is written to HBM in step `s` and read again in step `s + N/bn`; its copy out has been
//! waited for if that is at least two steps later. Hence [`crate::spec::LEAST_BLOCKS`].

use super::aliased_accumulator;
use super::step::StepContext;
use super::text::{Text, Ty, Value};
use crate::spec::{BufferRef, LANES, ROWS, SinkAt};
use grpo_ir::{Direction, Elem};

/// A sink's copies in a step: the block in HBM, the slot, and the semaphores.
struct Copies {
    block: Value,
    slot: Value,
    comes: Value,
    goes: Value,
}

/// The slots and arrays of each sink.
fn sinks(context: &StepContext<'_>) -> Vec<Vec<[BufferRef; 2]>> {
    let hbm = |at: &SinkAt| match at {
        SinkAt::HbmAccumulator { slots, out, aliased, .. } => {
            Some([[*slots, *out]].into_iter().chain(*aliased).collect())
        }
        _ => None,
    };
    context.spec.sinks.iter().filter_map(hbm).collect()
}

/// A condition that sums exist: not in a core's first block of columns.
pub fn continues(context: &StepContext<'_>, text: &mut Text) -> Value {
    let zero = text.int(0);
    text.compare_int(Direction::Gt, false, context.turn, zero)
}

/// The first row of a core's sums of this step's block in their array, for blocks of `rows` rows.
fn first_row(context: &StepContext<'_>, text: &mut Text, rows: i64) -> Value {
    let mut block = context.n;
    let skipped = context.spec.skipped();
    if skipped > 0 {
        // A wait only needs the extents.
        let (skipped, zero) = (text.int(skipped), text.int(0));
        let summed = text.compare_int(Direction::Ge, false, block, skipped);
        let before = text.integer("subi", block, skipped);
        block = text.select(summed, before, zero);
    }
    if context.spec.cores > 1 {
        // v = cores · turn + core
        let (nn, _) = context.spec.blocks();
        let (cores, blocks) = (text.int(context.spec.cores), text.int(nn - skipped));
        let core = text.integer("remsi", context.v, cores);
        let before = text.integer("muli", core, blocks);
        block = text.integer("addi", before, block);
    }
    text.multiple(block, rows)
}

fn copies(context: &StepContext<'_>, text: &mut Text, slot: Value) -> Vec<Copies> {
    let mut out = Vec::new();
    for (parts, semaphores) in sinks(context).into_iter().zip(&context.semaphores) {
        for [slots, array] in parts {
            let rows = context.spec.buffer_at(slots).shape[0] / 2;
            let first = first_row(context, text, rows);
            let block = text.row_slice(context.mem(array), first, rows);
            let first = text.multiple(slot, rows);
            let in_vmem = text.row_slice(context.mem(slots), first, rows);
            let goes = text.semaphore(semaphores[1], slot);
            out.push(Copies { block, slot: in_vmem, comes: semaphores[0], goes });
        }
    }
    out
}

/// Writes `act` for every sink's copies through `slot`, for the steps in which `condition` holds.
fn each(
    context: &StepContext<'_>,
    text: &mut Text,
    condition: Value,
    slot: Value,
    act: fn(&mut Text, &Copies),
) {
    let all = |text: &mut Text| copies(context, text, slot).iter().for_each(|c| act(text, c));
    text.when(condition, all, |_| ());
}

/// Clears the padding lanes of both slots before the first step: they are copied with the sums, and nothing
/// else writes them.
fn clear(context: &StepContext<'_>, text: &mut Text) {
    for (sink, at) in context.spec.sweep.sinks.iter().zip(&context.spec.sinks) {
        let SinkAt::HbmAccumulator { slots, .. } = at else { continue };
        let [rows, lanes] = context.spec.buffer_at(*slots).shape;
        if context.spec.sweep.matrix_extent(sink) == Some(lanes) {
            continue;
        }
        let mem = context.mem(*slots);
        let fill = |text: &mut Text, at: Value, rows: i64| {
            let (v, column) = (text.zero(Ty::Vector(rows, LANES, Elem::F32)), text.index(lanes - LANES));
            text.store(v, mem, [at, column]);
        };
        let whole = rows / ROWS;
        let groups = |text: &mut Text| {
            text.repeat(whole, |text, i| {
                let at = text.scaled(i, ROWS);
                fill(text, at, ROWS);
            });
            if rows > whole * ROWS {
                let at = text.index(whole * ROWS);
                fill(text, at, rows - whole * ROWS);
            }
        };
        let (step, zero) = (context.step(text), text.int(0));
        let first = text.compare_int(Direction::Eq, false, step, zero);
        text.when(first, groups, |_| ());
    }
}

/// Writes `then` for the steps whose block of rows has sums, and `otherwise` for the others.
pub fn where_summed(
    context: &StepContext<'_>,
    text: &mut Text,
    then: impl FnOnce(&mut Text),
    otherwise: impl FnOnce(&mut Text),
) {
    match context.spec.skipped() {
        0 => then(text),
        skipped => {
            let skipped = text.int(skipped);
            let summed = text.compare_int(Direction::Ge, false, context.n, skipped);
            text.when(summed, then, otherwise);
        }
    }
}

/// Waits until this step's slot is free, and starts the copy of the block's sums.
pub fn request(context: &StepContext<'_>, text: &mut Text) {
    if context.spec.hbm_accumulators() == 0 {
        return;
    }
    clear(context, text);
    where_summed(context, text, |text| request_block(context, text), |_| ());
}

fn request_block(context: &StepContext<'_>, text: &mut Text) {
    // After the first `apart` rows both slots are free.
    let (step, free) = match context.spec.skipped() {
        0 => (context.step(text), text.int(2)),
        skipped => (context.n, text.int(skipped + 2)),
    };
    let used = text.compare_int(Direction::Ge, false, step, free);
    let slot = context.slot(text);
    each(context, text, used, slot, |text, c| text.await_copy(c.slot, c.block, c.goes));
    let later = continues(context, text);
    each(context, text, later, slot, |text, c| text.start_copy(c.block, c.slot, c.comes));
}

/// Waits for the copy that [`request`] started.
pub fn receive(context: &StepContext<'_>, text: &mut Text) {
    if context.spec.hbm_accumulators() == 0 {
        return;
    }
    let wait = |text: &mut Text| {
        let slot = context.slot(text);
        let later = continues(context, text);
        each(context, text, later, slot, |text, c| text.await_copy(c.block, c.slot, c.comes));
    };
    where_summed(context, text, wait, |_| ());
}

/// Copies the sums back to HBM; in the last block of columns, the results whose memory holds half of the sums.
pub fn send(context: &StepContext<'_>, text: &mut Text) {
    if context.spec.hbm_accumulators() == 0 {
        return;
    }
    let aliased = |at: &SinkAt| matches!(at, SinkAt::HbmAccumulator { aliased: Some(_), .. });
    if context.spec.sinks.iter().any(aliased) {
        let (_, nv) = context.spec.blocks();
        context.at_step(
            text,
            (context.v, nv),
            nv - 1,
            |text| aliased_accumulator::round(context, text),
            |_| (),
        );
    }
    let start = |text: &mut Text| {
        let slot = context.slot(text);
        for c in copies(context, text, slot) {
            text.start_copy(c.slot, c.block, c.goes);
        }
    };
    where_summed(context, text, start, |_| ());
    if context.spec.skipped() > 0 {
        let zero = text.int(0);
        let first = text.compare_int(Direction::Eq, false, context.n, zero);
        let later = continues(context, text);
        let gap = text.integer("andi", first, later);
        text.when(gap, |text| drain(context, text), |_| ());
    }
}

/// Waits for the copies out of both slots, of the two previous steps.
fn drain(context: &StepContext<'_>, text: &mut Text) {
    let slot = context.slot(text);
    let one = text.int(1);
    let other = text.integer("subi", one, slot);
    for slot in [slot, other] {
        for c in copies(context, text, slot) {
            text.await_copy(c.slot, c.block, c.goes);
        }
    }
}

/// Waits for the copies out of both slots in a core's last step.
pub fn finish(context: &StepContext<'_>, text: &mut Text) {
    if context.spec.hbm_accumulators() == 0 {
        return;
    }
    let ends = context.ends(text);
    text.when(ends, |text| drain(context, text), |_| ());
}
