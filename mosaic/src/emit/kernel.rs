//! A kernel's module: function, windows, and the schedule of one grid step.

use super::kernel_module::{BlockSpec, KernelModule};
use super::step::StepContext;
use super::text::{Text, Ty, Value};
use super::{contract, full_row, hbm_accumulator, per_lane, stash, tile};
use crate::spec::{BufferRef, IndexMap, KernelSpec, Order, Window};
use grpo_passes::ir::{Direction, Elem};
use grpo_passes::sweep::Sink;

/// Writes the kernel as a Mosaic module of a version, for a chip with so many cores.
pub fn module(f: &KernelSpec<'_, '_>, name: &str, version: u32, cores: u32) -> String {
    let mut t = Text::new(version);
    let grid = [t.argument(Ty::Scalar(Elem::I32)), t.argument(Ty::Scalar(Elem::I32))];
    let mut buffers = |count: usize, place: fn(usize) -> BufferRef| -> Vec<Value> {
        (0..count)
            .map(|i| {
                let b = f.buffer_at(place(i));
                let [r, c] = b.shape;
                t.argument(if b.in_hbm { Ty::Hbm(r, c, b.elem) } else { Ty::Memory(r, c, b.elem) })
            })
            .collect()
    };
    let inputs = buffers(f.inputs.len(), BufferRef::Input);
    let outputs = buffers(f.outputs.len(), BufferRef::Output);
    let scratch = buffers(f.scratch.len(), BufferRef::Scratch);
    let semaphores: Vec<[Value; 2]> = (0..f.hbm_accumulators())
        .map(|_| [t.argument(Ty::Semaphores(None)), t.argument(Ty::Semaphores(Some(2)))])
        .collect();
    let stashed = f.stashed.as_ref().map(|_| t.argument(Ty::Semaphores(Some(2))));
    let buffers = grid.iter().chain(&inputs).chain(&outputs).chain(&scratch);
    let all: Vec<Value> = buffers.chain(semaphores.iter().flatten()).chain(&stashed).copied().collect();
    let (n, v) = position(f, &mut t, &grid, cores);
    let cx = StepContext { f, n, v, inputs, outputs, scratch, semaphores, stashed };
    match f.order {
        _ if f.sweep.is_two_phase() => full_row::step(&cx, &mut t),
        Order::RowMajor => row_major(&cx, &mut t),
        Order::ColMajor => col_major(&cx, &mut t),
    }
    t.ret(&[]);
    assemble(f, name, version, cores, &all, t.finish())
}

/// The block of rows and the block of columns of a step of the grid. Cores take half of the outer loop's steps
/// each, the first half and the second one. Where a part of the logits is found, they take every other block:
/// one core would have to compute most of the rest otherwise.
fn position(f: &KernelSpec<'_, '_>, t: &mut Text, grid: &[Value], cores: u32) -> (Value, Value) {
    let (nn, nv) = f.blocks();
    let [count, _] = f.order.turn([nn, nv]);
    let (outer, inner) = (grid[0], grid[1]);
    let outer = if cores == 2 && f.independent() && !f.sweep.stashed.is_empty() {
        let (half, one) = (t.int((count + 1) / 2), t.int(1));
        let even = t.integer("addi", outer, outer);
        let behind = t.integer("subi", outer, half);
        let twice = t.integer("addi", behind, behind);
        let odd = t.integer("addi", twice, one);
        let first = t.compare_int(Direction::Lt, false, outer, half);
        t.select(first, even, odd)
    } else {
        outer
    };
    f.order.turn([outer, inner]).into()
}

/// A step of grid `(n, v)`: the tile, then the sinks per row; accumulators stay over `v`.
fn row_major(cx: &StepContext<'_>, t: &mut Text) {
    let (v, nv) = cx.inner();
    let contracts = cx.f.sweep.sinks.iter().any(|s| matches!(s, Sink::ContractCols { .. }));
    stash::begin(cx, t);
    cx.at_step(t, (v, nv), 0, |t| per_lane::initialise(cx, t), |_| ());
    if let (true, Some(valid)) = (contracts, cx.column_tail()) {
        cx.at_step(t, (v, nv), nv - 1, |t| contract::clear_columns(cx, t, valid), |_| ());
    }
    logits(cx, t, cx.column_tail());
    contract::accumulate(cx, t);
    stash::send(cx, t);
    cx.at_step(t, (v, nv), nv - 1, |t| contract::flush(cx, t), |_| ());
}

/// A step of grid `(v, n)`: the tile, then the sinks per column; accumulators stay over `n`. Rows
/// beyond N are cleared before they are summed over. Columns beyond V hold garbage that no valid column
/// sees and that is never copied out; where a sink sums over columns they are cleared too.
fn col_major(cx: &StepContext<'_>, t: &mut Text) {
    let (n, nn) = cx.inner();
    let (_, nv) = cx.f.blocks();
    let contracts = cx.f.sweep.sinks.iter().any(|s| matches!(s, Sink::ContractRows { .. }));
    let clear = cx.row_tail().filter(|_| contracts);
    let column_tail = cx.column_tail().filter(|_| cx.f.hbm_accumulators() > 0);
    hbm_accumulator::request(cx, t);
    stash::begin(cx, t);
    cx.at_step(t, (n, nn), 0, |t| per_lane::initialise(cx, t), |_| ());
    if let Some(valid) = column_tail {
        // The block of columns stays over `n`.
        let first = |t: &mut Text| {
            cx.at_step(t, (n, nn), 0, |t| contract::clear_columns(cx, t, valid), |_| ());
        };
        cx.at_step(t, (cx.v, nv), nv - 1, first, |_| ());
    }
    logits(cx, t, column_tail);
    if let Some(valid) = clear {
        cx.at_step(t, (n, nn), nn - 1, |t| contract::clear_rows(cx, t, valid), |_| ());
    }
    hbm_accumulator::receive(cx, t);
    contract::accumulate(cx, t);
    hbm_accumulator::send(cx, t);
    cx.at_step(t, (n, nn), nn - 1, |t| contract::flush(cx, t), |_| ());
    hbm_accumulator::finish(cx, t);
}

/// The tile of logits, computed or found, and the body on it. Stashed tiles are whole: no column is masked.
fn logits(cx: &StepContext<'_>, t: &mut Text, tail: Option<i64>) {
    let compute = |t: &mut Text| {
        tile::products(cx, t);
        rows(cx, t, tail);
    };
    match stash::from_stash(cx, t) {
        None => compute(t),
        Some(from_stash) => {
            let take = |t: &mut Text| {
                stash::receive(cx, t);
                per_lane::row_loop(cx, t, None, true);
            };
            t.when(from_stash, take, compute);
        }
    }
}

/// The loop over groups of rows; the last block of columns has only `tail` valid ones.
fn rows(cx: &StepContext<'_>, t: &mut Text, tail: Option<i64>) {
    let Some(valid) = tail else { return per_lane::row_loop(cx, t, None, false) };
    let (_, nv) = cx.f.blocks();
    let last = |t: &mut Text| per_lane::row_loop(cx, t, Some(valid), false);
    cx.at_step(t, (cx.v, nv), nv - 1, last, |t| per_lane::row_loop(cx, t, None, false));
}

fn assemble(
    f: &KernelSpec<'_, '_>,
    name: &str,
    version: u32,
    cores: u32,
    args: &[Value],
    body: String,
) -> String {
    let (nn, nv) = f.blocks();
    let grid = f.order.turn([nn, nv]);
    let parallel = usize::from(f.independent());
    let windows = f.inputs.iter().map(|i| &i.1).chain(&f.outputs).map(|w| match w.along {
        IndexMap::Hbm => BlockSpec::Hbm,
        _ => BlockSpec::Block {
            extent: w.block.to_vec(),
            once: w.buffers == 1,
            at: Box::new(move |t, grid| {
                let (n, v) = position(f, t, grid, cores);
                block(t, w, n, v)
            }),
        },
    });
    let scratch = f.scratch.len() + 2 * f.hbm_accumulators() + usize::from(f.stashed.is_some());
    let windows = windows.collect();
    KernelModule { name, version, grid: &grid, parallel, args, scratch, windows }.around(&body)
}

/// The block of a window at a block of rows and one of columns.
fn block(t: &mut Text, w: &Window, n: Value, v: Value) -> Vec<Value> {
    match w.along {
        IndexMap::Rows => vec![n, t.int(0)],
        IndexMap::Cols => vec![t.int(0), v],
        IndexMap::ColsFirst => vec![v, t.int(0)],
        IndexMap::Tile => vec![n, v],
        IndexMap::Hbm => unreachable!("an array without a window"),
    }
}
