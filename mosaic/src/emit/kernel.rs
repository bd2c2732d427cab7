//! A kernel's module: function, windows, and the schedule of one grid step.

use super::cores::{Position, exists, position, shown};
use super::kernel_module::{BlockSpec, KernelModule};
use super::step::{ColumnSlots, StepContext};
use super::text::{Text, Ty, Value};
use super::tile::{self, Strip};
use super::{columns, contract, full_row, hbm_accumulator, overlap, per_lane, stash};
use crate::spec::{BufferRef, IndexMap, KernelSpec, Order, Overlap, Window};
use grpo_ir::Elem;
use grpo_sweep::Sink;

/// Writes the kernel as a Mosaic module of a version, for a chip with `cores` cores.
pub fn module(spec: &KernelSpec<'_, '_>, name: &str, version: u32, cores: u32) -> String {
    let mut text = Text::new(version);
    let grid: Vec<Value> = spec.grid().0.iter().map(|_| text.argument(Ty::Scalar(Elem::I32))).collect();
    let mut buffers = |count: usize, place: fn(usize) -> BufferRef| -> Vec<Value> {
        (0..count)
            .map(|i| {
                let b = spec.buffer_at(place(i));
                let [r, c] = b.shape;
                text.argument(if b.in_hbm { Ty::Hbm(r, c, b.elem) } else { Ty::Memory(r, c, b.elem) })
            })
            .collect()
    };
    let inputs = buffers(spec.inputs.len(), BufferRef::Input);
    let outputs = buffers(spec.outputs.len(), BufferRef::Output);
    let mut scratch = buffers(spec.scratch.len(), BufferRef::Scratch);
    let semaphores: Vec<[Value; 2]> = (0..spec.hbm_accumulators())
        .map(|_| [text.argument(Ty::Semaphores(None)), text.argument(Ty::Semaphores(Some(2)))])
        .collect();
    let stashed = spec.stashed.as_ref().map(|_| text.argument(Ty::Semaphores(Some(2))));
    let moving =
        spec.columns.map(|_| [text.argument(Ty::Semaphores(None)), text.argument(Ty::Semaphores(None))]);
    let buffers = grid.iter().chain(&inputs).chain(&outputs).chain(&scratch);
    let own = semaphores.iter().flatten().chain(&stashed).chain(moving.iter().flatten());
    let all: Vec<Value> = buffers.chain(own).copied().collect();
    let at = position(spec, &mut text, &grid, cores);
    let Position { n, v, turn } = at;
    let columns = spec.columns.zip(moving).map(|(columns, semaphores)| {
        let BufferRef::Scratch(i) = columns.slots else { unreachable!("slots are scratch") };
        let [rows, cols] = spec.buffer_at(columns.slots).shape;
        let pair = scratch[i];
        scratch[i] = columns::slot(&mut text, pair, turn, [rows / 2, cols]);
        ColumnSlots { pair, semaphores }
    });
    let context =
        StepContext { spec, n, v, turn, inputs, outputs, scratch, semaphores, stashed, columns };
    let step = |text: &mut Text| match spec.order {
        _ if spec.sweep.is_two_phase() => full_row::step(&context, text),
        Order::RowMajor => row_major(&context, text),
        Order::ColMajor => col_major(&context, text),
    };
    match exists(spec, &mut text, at) {
        Some(exists) => text.when(exists, step, |_| ()),
        None => step(&mut text),
    }
    text.ret(&[]);
    assemble(spec, name, version, cores, &all, text.finish())
}

/// A step of grid `(n, v)`: the tile, then the sinks per row; accumulators stay over `v`.
fn row_major(context: &StepContext<'_>, text: &mut Text) {
    let (v, nv) = context.inner();
    let contracts = context.spec.sweep.sinks.iter().any(|s| matches!(s, Sink::ContractCols { .. }));
    stash::begin(context, text);
    context.at_step(text, (v, nv), 0, |text| per_lane::initialise(context, text), |_| ());
    if let (true, Some(valid)) = (contracts, context.column_tail()) {
        context.at_step(
            text,
            (v, nv),
            nv - 1,
            |text| contract::clear_columns(context, text, valid),
            |_| (),
        );
    }
    logits(context, text, context.column_tail());
    contract::accumulate(context, text, None);
    stash::send(context, text);
    context.at_step(text, (v, nv), nv - 1, |text| contract::flush(context, text), |_| ());
}

/// A step of grid `(v, n)`: the tile, then the sinks per column; accumulators stay over `n`. Rows
/// beyond N are cleared before they are summed. Columns beyond V hold garbage that affects no valid column
/// and is not copied out; they are cleared if a sink sums over columns.
fn col_major(context: &StepContext<'_>, text: &mut Text) {
    let (n, nn) = context.inner();
    let (_, nv) = context.spec.blocks();
    let contracts = context.spec.sweep.sinks.iter().any(|s| matches!(s, Sink::ContractRows { .. }));
    let clear = context.row_tail().filter(|_| contracts);
    let column_tail = context.column_tail().filter(|_| context.spec.hbm_accumulators() > 0);
    hbm_accumulator::request(context, text);
    stash::begin(context, text);
    columns::begin(context, text);
    context.at_step(text, (n, nn), 0, |text| per_lane::initialise(context, text), |_| ());
    if let Some(valid) = column_tail {
        // The block of columns stays over `n`.
        let first = |text: &mut Text| {
            context.at_step(
                text,
                (n, nn),
                0,
                |text| contract::clear_columns(context, text, valid),
                |_| (),
            );
        };
        context.at_step(text, (context.v, nv), nv - 1, first, |_| ());
    }
    logits(context, text, column_tail);
    hbm_accumulator::receive(context, text);
    contract::accumulate(context, text, clear);
    hbm_accumulator::send(context, text);
    context.at_step(text, (n, nn), nn - 1, |text| contract::flush(context, text), |_| ());
    columns::send(context, text);
    hbm_accumulator::finish(context, text);
}

/// The tile of logits, computed or read, and the body on it unless that overlaps a contraction. Stashed tiles are
/// whole, so no column is masked.
fn logits(context: &StepContext<'_>, text: &mut Text, tail: Option<i64>) {
    let overlap = context.spec.overlap;
    let compute = |text: &mut Text| {
        if let Overlap::Product(width) = overlap {
            return overlap::products(context, text, width);
        }
        let whole = Strip::whole(context, text);
        let computed =
            |width: i64| move |text: &mut Text| tile::products(context, text, Strip { width, ..whole });
        match context.spec.last_block() {
            None => tile::products(context, text, whole),
            Some((_, multiplied)) => {
                let (_, nv) = context.spec.blocks();
                context.at_step(
                    text,
                    (context.v, nv),
                    nv - 1,
                    computed(multiplied),
                    computed(whole.width),
                );
            }
        }
        if overlap == Overlap::None {
            rows(context, text, tail);
        }
    };
    match stash::from_stash(context, text) {
        None => compute(text),
        Some(from_stash) => {
            let take = |text: &mut Text| {
                stash::receive(context, text);
                if overlap == Overlap::None {
                    per_lane::row_loop(context, text, None, true);
                }
            };
            text.when(from_stash, take, compute);
        }
    }
}

/// The loop over groups of rows; the last block of columns has only `tail` valid ones.
fn rows(context: &StepContext<'_>, text: &mut Text, tail: Option<i64>) {
    let Some(valid) = tail else { return per_lane::row_loop(context, text, None, false) };
    let (_, nv) = context.spec.blocks();
    let last = |text: &mut Text| per_lane::row_loop(context, text, Some(valid), false);
    context.at_step(text, (context.v, nv), nv - 1, last, |text| {
        per_lane::row_loop(context, text, None, false)
    });
}

fn assemble(
    spec: &KernelSpec<'_, '_>,
    name: &str,
    version: u32,
    cores: u32,
    args: &[Value],
    body: String,
) -> String {
    let (grid, parallel) = spec.grid();
    let windows = spec.inputs.iter().map(|i| &i.1).chain(&spec.outputs).map(|w| match w.along {
        IndexMap::Hbm => BlockSpec::Hbm,
        _ => BlockSpec::Block {
            extent: w.block.to_vec(),
            once: w.buffers == 1,
            at: Box::new(move |text, grid| {
                let at = position(spec, text, grid, cores);
                let [n, v] = shown(spec, text, at);
                block(text, w, n, v)
            }),
        },
    });
    let semaphores = 2 * spec.hbm_accumulators()
        + usize::from(spec.stashed.is_some())
        + 2 * usize::from(spec.columns.is_some());
    let scratch = spec.scratch.len() + semaphores;
    let windows = windows.collect();
    KernelModule { name, version, grid: &grid, parallel, args, scratch, windows }.around(&body)
}

/// The block of a window at a block of rows and one of columns.
fn block(text: &mut Text, w: &Window, n: Value, v: Value) -> Vec<Value> {
    match w.along {
        IndexMap::Rows => vec![n, text.int(0)],
        IndexMap::Cols => vec![text.int(0), v],
        IndexMap::ColsFirst => vec![v, text.int(0)],
        IndexMap::Tile => vec![n, v],
        IndexMap::Hbm => unreachable!("an array without a window"),
    }
}
