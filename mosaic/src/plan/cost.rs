//! The cost model: the time of a kernel on a chip.

use crate::chip::{Chip, PACES};
use crate::spec::{
    BufferRef, IndexMap, KernelSpec, LANES, Order, Overlap, SinkAt, SourceAt, Window, full_row,
};
use grpo_ir::numbers::floor;
use grpo_sweep::{Region, Sink};

/// Cycles of a grid step in addition to its products: filling and draining the multiplier, starting copies. Final
/// bundles of the headline's kernels had 1,450 to 2,200 more for each additional step on v6e if the body overlapped
/// nothing.
const STEP_CYCLES: u64 = 1 << 11;
/// The same if products are in one basic block with the body: 250 to 950 more.
const OVERLAPPED_STEP_CYCLES: u64 = 1 << 9;
/// The same in a kernel of one gradient whose contraction is in one basic block with the body (on v4). With a smaller
/// value the model prefers two kernels where one of both gradients is faster: 59.8 ms instead of 57.8 at 4096 × 2048 ×
/// 128256.
const ALONE_STEP_CYCLES: u64 = 1 << 10;
/// Idle cycles of the multiplier after a piece of a contraction that is not in one basic block with the next.
const DRAIN_CYCLES: u64 = 360;
/// Time of products relative to the multiplier's peak, by the same bundles without the cost of steps; tall blocks that
/// the body overlaps use it better.
const PACE: f64 = 1.08;
const STRIP_PACE: f64 = 1.03;
/// Entries of a tile for which the vector slots compute one node of the body in a cycle.
const ENTRIES_PER_CYCLE: u64 = 1 << 13;

/// Modelled time of a kernel, in flops at the multiplier's peak: the maximum of work and copies, and what overlaps
/// neither.
pub fn cost(spec: &KernelSpec<'_, '_>, chip: &Chip) -> u64 {
    let s = spec.sweep;
    let (nn, nv) = spec.blocks();
    // The core with the most blocks of columns.
    let taken = if spec.cores > 1 { spec.turns() * spec.cores } else { nv };
    let steps = (nn * taken).unsigned_abs();
    let tile = (spec.tiles.rows * spec.tiles.cols).unsigned_abs();
    let nodes = match s.is_two_phase() {
        true => full_row::nodes(spec) as u64,
        false => spec.tables.operations(s),
    };
    let per_cycle = chip.flops_per_cycle();
    // 128 bits: a few million tokens would overflow 64.
    let entries = u128::from(steps * tile) * u128::from(nodes);
    let slots = entries * u128::from(per_cycle) / u128::from(ENTRIES_PER_CYCLE);
    let slots = u64::try_from(slots).unwrap_or(u64::MAX);
    // Columns of a tile on which the body overlaps nothing.
    let (bare, pace, step) = match spec.overlap {
        Overlap::None => (spec.tiles.cols, PACE, STEP_CYCLES),
        // Strips as narrow as a small matrix unit overlap less of the body.
        Overlap::Product(LANES) if chip.spills.alone > 0 => (0, STRIP_PACE, ALONE_STEP_CYCLES),
        Overlap::Product(_) => (0, STRIP_PACE, OVERLAPPED_STEP_CYCLES),
        Overlap::Rows(height) => (spec.tiles.cols * height / spec.tiles.rows, PACE, ALONE_STEP_CYCLES),
        Overlap::Contraction(width) => {
            let alone = spec.hbm_accumulators() == 0 && chip.spills.alone > 0;
            let step = if alone { ALONE_STEP_CYCLES } else { OVERLAPPED_STEP_CYCLES };
            (width.min(spec.tiles.cols) / 2, PACE, step)
        }
    };
    let exposed = floor(slots as f64 * bare as f64 / spec.tiles.cols as f64);
    // Measured times of kernels that the matrix units bound, relative to their bundles.
    let pace = pace * PACES[1];
    // The separate code of the last block of columns does not multiply padding.
    let saved = spec.last_block().map_or(0, |(_, multiplied)| spec.tiles.cols - multiplied);
    let saved = (nn * spec.tiles.rows * saved).unsigned_abs();
    let entries = steps.saturating_mul(multiplied(spec, chip)).saturating_sub(saved);
    let work = floor(products(spec, entries) as f64 * pace);
    let work = work.saturating_add(exposed).max(slots);
    let time = |bytes: u64| floor(bytes as f64 * chip.flops_per_byte());
    let waits = waited_bytes(spec);
    let traffic = time(hbm_bytes(spec).saturating_sub(waits));
    let step = step + spec.drained_pieces() * DRAIN_CYCLES;
    let steps = steps.saturating_mul(step * per_cycle);
    let alone = time(waits.saturating_add(full_row::fill_bytes(spec)).saturating_add(added_bytes(spec)));
    work.max(traffic).saturating_add(alone).saturating_add(steps)
}

/// Entries of a tile with the padding that matrix units multiply: each strip's columns, and rows if they are summed,
/// are rounded up to whole matrix units.
fn multiplied(spec: &KernelSpec<'_, '_>, chip: &Chip) -> u64 {
    let whole = |extent: i64| extent.unsigned_abs().next_multiple_of(u64::from(chip.mxu_size));
    let strip = match spec.overlap {
        Overlap::Product(width) => width,
        Overlap::None | Overlap::Contraction(_) | Overlap::Rows(_) => spec.tiles.cols,
    };
    let cols = whole(strip) * (spec.tiles.cols / strip).unsigned_abs();
    let sums_rows = spec.sweep.sinks.iter().any(|s| matches!(s, Sink::ContractRows { .. }));
    let rows = if sums_rows { whole(spec.tiles.rows) } else { spec.tiles.rows.unsigned_abs() };
    rows * cols
}

/// Work of a kernel's products in flops, if all tiles together have `tile` entries.
pub fn products(spec: &KernelSpec<'_, '_>, tile: u64) -> u64 {
    let s = spec.sweep;
    let from_stash = |source: usize| -> u64 {
        let mine = s.stashed.iter().filter(|k| k.source == source);
        mine.map(|k| (k.region.rows * k.region.cols).unsigned_abs()).sum()
    };
    // Saturating, for absurd extents.
    let product =
        |entries: u64, inner: i64| entries.saturating_mul(2).saturating_mul(inner.unsigned_abs());
    let mut flops = 0u64;
    for (i, at) in spec.sources.iter().enumerate() {
        if let SourceAt::Head { hidden, .. } = at {
            let entries = tile.saturating_sub(from_stash(i));
            flops = flops.saturating_add(product(entries, spec.buffer_at(*hidden).shape[1]));
        }
    }
    // A contraction over columns leaves out the first `apart` rows.
    let summed = tile - share(tile, spec.apart.unsigned_abs(), s.rows.unsigned_abs());
    let sinks = s.sinks.iter().map(|k| {
        let entries = if matches!(k, Sink::ContractCols { .. }) { summed } else { tile };
        product(entries, s.matrix_extent(k).unwrap_or(0))
    });
    sinks.fold(flops, u64::saturating_add)
}

/// `total · part / whole`, rounded down, for a part that is at most the whole.
fn share(total: u64, part: u64, whole: u64) -> u64 {
    let share = u128::from(total) * u128::from(part) / u128::from(whole);
    u64::try_from(share).unwrap_or(total)
}

/// Bytes that XLA moves to add the sums of several cores, after the kernel.
fn added_bytes(spec: &KernelSpec<'_, '_>) -> u64 {
    if spec.cores == 1 {
        return 0;
    }
    let sinks = spec.sweep.sinks.iter().zip(&spec.sinks);
    let bytes = |(sink, at): (&Sink, &SinkAt)| match (at, sink.dot().and_then(|dot| dot.result.last())) {
        (SinkAt::HbmAccumulator { out, .. }, Some(e)) => {
            let [rows, cols] = spec.buffer_at(*out).shape;
            let all = rows.unsigned_abs().saturating_mul(cols.unsigned_abs());
            all.saturating_mul(4).saturating_add(all / spec.cores.unsigned_abs() * e.bytes())
        }
        _ => 0,
    };
    sinks.map(bytes).fold(0, u64::saturating_add)
}

/// Bytes of copies that overlap no work: those of single-buffered windows.
fn waited_bytes(spec: &KernelSpec<'_, '_>) -> u64 {
    let windows = spec.inputs.iter().map(|i| &i.1).chain(&spec.outputs);
    let once = windows.filter(|w| w.buffers == 1);
    once.map(|w| entries(spec, w).unsigned_abs().saturating_mul(w.elem.bytes()))
        .fold(0, u64::saturating_add)
}

/// Entries of a window's array that a kernel accesses, without the rows of another kernel.
fn entries(spec: &KernelSpec<'_, '_>, w: &Window) -> i64 {
    let [first, second] = w.array;
    let by_rows = matches!(w.along, IndexMap::Rows | IndexMap::Tile);
    second * if by_rows { first.min(spec.sweep.rows) } else { first }
}

/// HBM traffic of a kernel in bytes: each window's array once, or once per outer step if the window
/// moves with the inner loop. Sums in HBM are written and read once per outer step, stashed logits are
/// copied once.
pub fn hbm_bytes(spec: &KernelSpec<'_, '_>) -> u64 {
    let (nn, nv) = spec.blocks();
    let passes = |w: &Window| match (spec.order, w.along) {
        (Order::RowMajor, IndexMap::Cols | IndexMap::ColsFirst) => nn,
        (Order::ColMajor, IndexMap::Rows) => nv,
        // Each core has its own part of the array.
        (_, IndexMap::Hbm) => (2 * nv - spec.cores) / spec.cores,
        _ => 1,
    };
    let stashed: &[(BufferRef, Region)] = spec.stashed.as_ref().map_or(&[], |k| &k.parts);
    // Blocks of columns are copied once, by windows or by the kernel.
    let once = |p: BufferRef| spec.column_arrays().is_some_and(|arrays| arrays.contains(&p));
    let bytes = |(p, w): (BufferRef, &Window)| {
        let passes = if once(p) { 1 } else { passes(w) };
        let whole = passes.unsigned_abs().saturating_mul(entries(spec, w).unsigned_abs());
        let part = stashed.iter().find(|k| k.0 == p).map(|(_, r)| (r.rows * r.cols).unsigned_abs());
        part.unwrap_or(whole).saturating_mul(w.elem.bytes())
    };
    let inputs = spec.inputs.iter().enumerate().map(|(i, w)| (BufferRef::Input(i), &w.1));
    let outputs = spec.outputs.iter().enumerate().map(|(i, w)| (BufferRef::Output(i), w));
    inputs.chain(outputs).map(bytes).fold(0, u64::saturating_add)
}
