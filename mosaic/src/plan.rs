//! The plan of a sweep: its kernels and tile sizes, chosen by a cost model. Passes choose plans, and the emitter
//! follows them.

mod cost;
mod tokens_minor;
mod tuned;

pub use tuned::Tuned;

pub(crate) use cost::{hbm_bytes, products};
pub(crate) use tuned::signature;

use crate::chip::Chip;
use crate::settings::Settings;
use crate::spec::tables::Tables;
use crate::spec::{
    self, KernelSpec, LANES, LEAST_BLOCKS, Order, ROWS, count, full_row, part, split, tiles_of,
};
use grpo_ir::numbers::floor;
use grpo_sweep::{Plan, Sink, Sweep, Tiles};

/// Chooses the tiles of each kernel of a sweep: the fastest within the VMEM limit by a simple model (the
/// maximum of multiplier and HBM time, and a cost per step). Contractions over columns and over rows are
/// in one kernel if that is faster and the f32 sums in HBM fit into `headroom` bytes.
///
/// # Errors
/// A message with what does not fit.
pub(crate) fn choose(sweep: &Sweep, options: &Settings, headroom: u64) -> Result<Plan, String> {
    if let Some(tokens_minor) = sweep.tokens_minor {
        return tokens_minor::choose(sweep, tokens_minor, options);
    }
    let apart = plan(sweep, options, (None, 0));
    let contracts = |f: fn(&Sink) -> bool| sweep.sinks.iter().any(f);
    let may_join = contracts(|s| matches!(s, Sink::ContractCols { .. }))
        && contracts(|s| matches!(s, Sink::ContractRows { .. }));
    let fused_gradients = if may_join { joined(sweep, options, headroom) } else { None };
    match (apart, fused_gradients) {
        (Ok((a, _)), Some((b, fused_gradients))) if b < a => Ok(fused_gradients),
        (Ok((_, apart)), _) => Ok(apart),
        (Err(_), Some((_, fused_gradients))) => Ok(fused_gradients),
        (Err(why), None) => Err(why),
    }
}

/// A message if more memory would let both gradients of all rows share one computation of the logits; the plan shares
/// it for some rows or none.
pub(crate) fn wants_memory(
    sweep: &Sweep,
    plan: &Plan,
    options: &Settings,
    headroom: u64,
) -> Option<String> {
    if sweep.tokens_minor.is_some() || (plan.fused_gradients && plan.apart == 0) {
        return None;
    }
    let more = choose(sweep, options, u64::MAX).ok().filter(|more| more.fused_gradients)?;
    let gigabytes = |bytes: u64| format!("{:.2} GB", bytes as f64 / 1e9);
    let needed = hbm_accumulator_bytes(sweep, &more, options.chip);
    let whose = match plan.fused_gradients {
        true => format!("the gradients of {} of {} rows are", plan.apart, sweep.rows),
        false => "the gradients by hidden states and by weights are".to_string(),
    };
    Some(format!(
        "{whose} computed apart, and the logits of each again: to share them would take {} of f32 sums, and the memory budget leaves {}",
        gigabytes(needed),
        gigabytes(headroom),
    ))
}

/// The modelled time of a sweep with a plan, in flops; none if a kernel does not fit.
pub(crate) fn cost_of(sweep: &Sweep, plan: &Plan, options: &Settings) -> Option<u64> {
    let kernel = |(order, sinks): (Order, Vec<usize>)| {
        let part = part(sweep, order, &sinks, plan);
        let spec = KernelSpec::new(&part, order, tiles_of(plan, order), options.vmem());
        let fits = spec.vmem_bytes() <= options.vmem_bytes && spec.can_share(options.chip.cores);
        fits.then(|| cost(&spec, options))
    };
    let costs: Option<Vec<u64>> = split(sweep, plan).into_iter().map(kernel).collect();
    Some(costs?.into_iter().fold(0, u64::saturating_add))
}

/// The time of a kernel in flops at the multiplier's peak: the model's, corrected by the table of tile times.
fn cost(spec: &KernelSpec<'_, '_>, options: &Settings) -> u64 {
    let modelled = cost::cost(spec, options.chip);
    let factor = options.tuned.map(|table| table.factor(options.chip.name, spec));
    factor.map_or(modelled, |factor| floor(modelled as f64 * factor))
}

/// The model's seconds for a kernel, without the table's correction.
pub(crate) fn modelled_seconds(spec: &KernelSpec<'_, '_>, chip: &Chip) -> f64 {
    cost::cost(spec, chip) as f64 / (chip.bf16_flops * f64::from(chip.cores))
}

/// The tiles with which a kernel of `part` is fastest by the model, and their seconds: at most `count`, the fastest
/// first. Forced tile sizes apply.
pub(crate) fn candidates(
    part: &Sweep,
    order: Order,
    options: &Settings,
    count: usize,
) -> Vec<(Tiles, f64)> {
    let Ok(specs) = specs(part, order, options, u64::MAX) else { return Vec::new() };
    let fits = specs.into_iter().filter(|spec| spec.vmem_bytes() <= options.vmem_bytes);
    let mut all: Vec<(Tiles, f64)> =
        fits.map(|spec| (spec.tiles, modelled_seconds(&spec, options.chip))).collect();
    all.sort_by(|a, b| a.1.total_cmp(&b.1));
    all.truncate(count);
    all
}

/// Bytes of the arrays `[N,128]` among operands and results of a sweep's kernels.
pub fn lane_bytes(sweep: &Sweep) -> u64 {
    let tables = Tables::of(sweep);
    let results = sweep.sinks.iter().filter_map(count).sum::<usize>();
    let operands = Tables::rows(sweep).into_iter().filter(|read| *read).count();
    let arrays = (operands + results) as u64 + tables.arrays();
    arrays * 4 * (sweep.rows * LANES).unsigned_abs()
}

/// Bytes of HBM for a plan's sums, in addition to results.
pub(crate) fn hbm_accumulator_bytes(sweep: &Sweep, plan: &Plan, chip: &Chip) -> u64 {
    let bytes = || spec::hbm_accumulator_bytes(sweep, plan.col_major.rows, chip.cores, plan.apart);
    if plan.fused_gradients { bytes() } else { 0 }
}

/// The fastest plan of one kind and its modelled time in flops: with both gradients in one kernel, whose sums in HBM
/// take at most the given bytes and leave out the given rows, or in two kernels.
fn plan(
    sweep: &Sweep,
    options: &Settings,
    (fused, apart): (Option<u64>, i64),
) -> Result<(u64, Plan), String> {
    let (headroom, fused_gradients) = (fused.unwrap_or(0), fused.is_some());
    let smallest = Tiles { rows: ROWS, cols: LANES };
    let mut plan = Plan { row_major: smallest, col_major: smallest, fused_gradients, apart };
    let mut total = 0u64;
    for (order, sinks) in split(sweep, &plan) {
        let part = part(sweep, order, &sinks, &plan);
        let (cost, tiles) = tiles(&part, order, options, headroom)?;
        total = cost.saturating_add(total);
        match order {
            Order::RowMajor => plan.row_major = tiles,
            Order::ColMajor => plan.col_major = tiles,
        }
    }
    Ok((total, plan))
}

/// `apart` is a multiple of one of these.
const PARTED: [i64; 4] = [2048, 1024, 512, 256];

/// The fastest plan with both gradients in one kernel and its modelled time; `apart` is as small as the memory for sums
/// allows.
fn joined(sweep: &Sweep, options: &Settings, headroom: u64) -> Option<(u64, Plan)> {
    let whole = plan(sweep, options, (Some(headroom), 0));
    let (_, unbounded) = match whole {
        Ok(whole) => return Some(whole),
        Err(_) => plan(sweep, options, (Some(u64::MAX), 0)).ok()?,
    };
    if !spec::can_part(sweep, &unbounded) {
        return None;
    }
    // Arrays `[N,128]` take memory as well.
    let headroom = headroom.saturating_sub(lane_bytes(sweep));
    let mut tried = Vec::new();
    for unit in PARTED {
        let unit = options.tile_n.map_or(unit, |rows| rows * i64::from(options.chip.cores));
        let bytes =
            |apart: i64| hbm_accumulator_bytes(sweep, &Plan { apart, ..unbounded }, options.chip);
        let fits = (1..(sweep.rows + unit - 1) / unit).map(|i| i * unit).find(|a| bytes(*a) <= headroom);
        tried.extend(fits.and_then(|apart| plan(sweep, options, (Some(headroom), apart)).ok()));
    }
    tried.into_iter().min_by_key(|(cost, _)| *cost)
}

/// The kernels of `part` with all tiles that a plan tries, including those that exceed VMEM, with at most `headroom`
/// bytes of sums in HBM.
///
/// # Errors
/// If rows of logits are wider than any tile.
fn specs<'s, 'c>(
    part: &'s Sweep<'c>,
    order: Order,
    options: &Settings,
    headroom: u64,
) -> Result<Vec<KernelSpec<'s, 'c>>, String> {
    let widths = if part.is_two_phase() {
        vec![full_row::width(part.cols, options.tile_v)?]
    } else {
        widths(part.cols, options.tile_v)
    };
    let heights = heights(part.rows, order, options.tile_n);
    let all =
        heights.into_iter().flat_map(|rows| widths.iter().map(move |cols| Tiles { rows, cols: *cols }));
    let specs = all.map(|tiles| KernelSpec::new(part, order, tiles, options.vmem()));
    let apart = |spec: &KernelSpec| spec.hbm_accumulators() == 0;
    let fits = |spec: &KernelSpec| {
        let sums = spec::hbm_accumulator_bytes(part, spec.tiles.rows, options.chip.cores, spec.apart);
        spec.blocks().0 - spec.skipped() >= LEAST_BLOCKS && sums <= headroom
    };
    // `apart` is whole blocks, equally many for each core.
    let divides = |spec: &KernelSpec| {
        let cores = if spec.order == Order::RowMajor { i64::from(options.chip.cores) } else { 1 };
        let apart = part.plan.map_or(0, |plan| plan.apart);
        apart % (cores * spec.tiles.rows) == 0
    };
    let shared = specs.filter(|spec| spec.can_share(options.chip.cores) && divides(spec));
    Ok(shared.filter(|spec| apart(spec) || fits(spec)).collect())
}

/// The fastest tiles of one kernel and their time.
fn tiles(part: &Sweep, order: Order, options: &Settings, headroom: u64) -> Result<(u64, Tiles), String> {
    let mut best: Option<(u64, Tiles)> = None;
    let mut least = u64::MAX;
    for spec in specs(part, order, options, headroom)? {
        let bytes = spec.vmem_bytes();
        least = least.min(bytes);
        if bytes > options.vmem_bytes {
            continue;
        }
        let cost = cost(&spec, options);
        if best.is_none_or(|(c, _)| cost < c) {
            best = Some((cost, spec.tiles));
        }
    }
    best.ok_or_else(|| {
        let what = match (options.tile_n, options.tile_v) {
            (None, None) => "even the smallest tiles".to_string(),
            (n, v) => {
                let text = |x: Option<i64>| x.map_or("any".to_string(), |x| x.to_string());
                format!("tiles of {} × {}", text(n), text(v))
            }
        };
        format!("{what} need {} bytes of VMEM, more than the limit of {}", least, options.vmem_bytes)
    })
}

/// Candidate tile heights, largest first.
fn heights(n: i64, order: Order, forced: Option<i64>) -> Vec<i64> {
    let up = |x: i64| (x.max(1) + ROWS - 1) / ROWS * ROWS;
    if let Some(forced) = forced {
        return vec![up(forced.min(n))];
    }
    let mut out: Vec<i64> = Vec::new();
    for most in [2048, 1536, 1024, 768, 512, 384, 256, 128, 64, 32, 16] {
        // If rows stream, many of them save no traffic, and their registers spill.
        if order == Order::ColMajor && most > 1024 {
            continue;
        }
        // The number of blocks of this height, with equal heights.
        let blocks = (n + most - 1) / most;
        let even = up((n + blocks - 1) / blocks);
        for h in [most, even] {
            if h <= up(n) && !out.contains(&h) {
                out.push(h);
            }
        }
    }
    out
}

/// Candidate tile widths, largest first.
fn widths(v: i64, forced: Option<i64>) -> Vec<i64> {
    let up = |x: i64| (x.max(1) + LANES - 1) / LANES * LANES;
    if let Some(forced) = forced {
        return vec![up(forced.min(v))];
    }
    let mut out: Vec<i64> =
        [2048, 1536, 1024, 768, 512, 384, 256, 128].into_iter().filter(|w| *w <= up(v)).collect();
    if out.first().is_none_or(|w| *w < up(v)) && up(v) < 2048 {
        out.insert(0, up(v));
    }
    out
}
