//! `stash`: see [`Stash::doc`].

use crate::Tpu;
use crate::settings::Settings;
use crate::spec::{self, Order};
use crate::{emit, plan};
use grpo_dataflow::partitioning;
use grpo_io::error::Result;
use grpo_ir::{Builder, Elem, Op};
use grpo_sweep::{Layout, NodeOp, Plan, Region, Sink, Source, Stashed, Sweep, Tiles, is_sweep};
use grpo_transforms::pass::{Pass, PassContext, failure};
use grpo_transforms::rewrite::sweeps::{read, replace, sweep_blocks};

/// Stashes logits for a later sweep.
pub struct Stash(pub Tpu);

const NAME: &str = "stash";

impl Pass for Stash {
    fn name(&self) -> &'static str {
        NAME
    }

    fn doc(&self) -> &'static str {
        "Stashes logits that a later sweep would compute again, as far as memory allows.

A backward sweep computes the logits of its forward sweep again: one product of four. This pass lets the
forward sweep stash a part of them in HBM (sink `stash`) and the backward one read that part (`stash = [...]`). Two places:

- the memory of the head's gradient. It is not needed until the backward sweep writes it, block of
  columns by block of columns, and by then the logits of that block have been read. A gradient `[K,V]`
  holds the logits of K tokens at no cost, where it has the logits' type (on a mesh, where it is no result
  but a temporary, this is done within a budget only);
- an array of its own for columns of the other tokens, up to --memory-budget, and by default a quarter of the logits at most.

Logits are stashed as they are, rounded to their own type: no number changes. It does so where the model that
`plan` uses expects a gain (always with --always-fuse), the tiles of both sweeps fit into VMEM, and both
read one head. For the TPU target only; --disable-pass=stash computes everything again.

Before:
```mlir
%m, %s = \"vocab.sweep\"(%h, %w) … {sinks = [{kind = \"online\", …}], plan = {…}}
%dw = \"vocab.sweep\"(%h, %w, %lse, %h) … {sinks = [{kind = \"contract_rows\", …}], plan = {…}}
```
After:
```mlir
%m, %s, %x = \"vocab.sweep\"(%h, %w) … {sinks = [{kind = \"online\", …},
    {kind = \"stash\", array = array<i64: 4096, 151936>, region = {cols = 150528 : i64, first = 0 : i64, rows = 4096 : i64}}], plan = {…}}
%dw = \"vocab.sweep\"(%h, %w, %x, %lse, %h) … {sinks = [{kind = \"contract_rows\", …}],
    stash = [{region = {cols = 150528 : i64, first = 0 : i64, rows = 4096 : i64}, source = 0 : i64}], plan = {…}}
```"
    }

    fn run(&self, module: Op, context: &mut PassContext<'_>) -> Result<()> {
        let settings = &self.0.settings(context.options);
        let headroom = context.headroom(module);
        let all = module.walk().into_iter().filter(|op| is_sweep(*op));
        let all: Vec<Sweep> = all.map(|op| read(NAME, op)).collect::<Result<_>>()?;
        let mut left = headroom;
        for sweep in &all {
            left = left.saturating_sub(plan::lane_bytes(sweep));
            let sums =
                sweep.plan.map_or(0, |plan| plan::hbm_accumulator_bytes(sweep, &plan, settings.chip));
            left = left.saturating_sub(sums);
        }
        // If one sweep of a head becomes a loop, all do (see `lower-mosaic`), and loops stash nothing.
        let loops: Vec<&Sweep> =
            all.iter().filter(|s| s.plan.is_none() || emit::unsupported(s).is_some()).collect();
        for block in sweep_blocks(module) {
            // On a mesh the head's gradient is a temporary that is all-reduced: a stash in it would allocate it
            // earlier.
            if left == 0 && partitioning::is_manual(block) {
                continue;
            }
            let mut ops: Vec<Op> = block.ops().into_iter().filter(|op| is_sweep(*op)).collect();
            for later in 1..ops.len() {
                let user = read(NAME, ops[later])?;
                if loops.iter().any(|s| s.shares_head(&user)) {
                    continue;
                }
                for earlier in 0..later {
                    let producer = read(NAME, ops[earlier])?;
                    // Sweeps of products alone have no logits.
                    let Some(of) = producer.sources.first() else { continue };
                    let logits = (producer.rows * producer.cols).unsigned_abs() * of.elem().bytes();
                    let room = Room { left, most: context.options.most_kept(logits) };
                    let Some(pair) = Pair::new(&producer, &user, settings, headroom, room) else {
                        continue;
                    };
                    left = left + pair.freed - pair.bytes();
                    let joins = |s: &Sweep| s.plan.is_some_and(|plan| plan.fused_gradients);
                    let message = format!(
                        "keeps {:.0}% of {} × {} logits for the sweep that needs them again{}",
                        100.0 * pair.share(),
                        producer.rows,
                        producer.cols,
                        match joins(&user) && !joins(&pair.user) {
                            true => ", whose gradients do not share a computation of the others then",
                            false => "",
                        }
                    );
                    context.remarks.applied(NAME, ops[later], message);
                    let written = pair.write(ops[earlier], ops[later]);
                    (ops[earlier], ops[later]) =
                        written.map_err(|why| failure(NAME, ops[later], why))?;
                    break;
                }
            }
        }
        Ok(())
    }
}

/// Bytes that arrays with memory of their own may take.
#[derive(Clone, Copy)]
struct Room {
    /// For all losses together.
    left: u64,
    /// For one loss.
    most: u64,
}

/// An array for a part of the logits.
struct Part {
    region: Region,
    array: [i64; 2],
    /// True if the array has memory of its own.
    own: bool,
}

/// The parts of the logits that `user` can read, in whole tiles of both plans: first in the memory of its gradient by
/// weights, then in `left` bytes of other memory.
fn parts(user: &Sweep, (made, used): (Plan, Plan), left: u64) -> Vec<Part> {
    let kernels = spec::split(user, &used);
    let tiles = kernels.iter().map(|(order, _)| spec::tiles_of(&used, *order));
    let common = tiles.fold(made.row_major, |a, b| Tiles {
        rows: common_multiple(a.rows, b.rows),
        cols: common_multiple(a.cols, b.cols),
    });
    let whole = |extent: i64, tile: i64| extent / tile * tile;
    let elem = user.sources[0].elem();
    let rows = whole(user.rows + common.rows - 1, common.rows);
    let cols = whole(user.cols, common.cols);
    let mut parts = Vec::new();
    let mut first = 0;
    if let Some((_, sinks)) = kernels.iter().find(|(order, _)| *order == Order::ColMajor) {
        let gradient = |i: &usize| match &user.sinks[*i] {
            s @ Sink::ContractRows { layout: Layout::Kv, dot, .. } if dot.init.is_none() => {
                Some(user.sink_results(s).remove(0))
            }
            _ => None,
        };
        if let Some(t) = sinks.iter().filter_map(gradient).find(|t| t.elem == elem) {
            first = whole(t.shape[0], common.rows).min(rows);
            let region = Region { first: 0, rows: first, cols };
            parts.push(Part { region, array: [t.shape[0], t.shape[1]], own: false });
        }
    }
    let rest = rows - first;
    let fits = left.checked_div(rest.unsigned_abs() * elem.bytes()).unwrap_or(0);
    let some = whole(cols.min(i64::try_from(fits).unwrap_or(cols)), common.cols);
    parts.push(Part {
        region: Region { first, rows: rest, cols: some },
        array: [rest, some],
        own: true,
    });
    parts.retain(|p| p.region.rows > 0 && p.region.cols > 0);
    parts
}

fn common_multiple(a: i64, b: i64) -> i64 {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    a / x * b
}

/// A sweep that stashes logits, and one that uses them.
struct Pair<'c> {
    producer: Sweep<'c>,
    /// Its stashed logits have a placeholder value until `producer` is written.
    user: Sweep<'c>,
    parts: Vec<Part>,
    /// Bytes of sums of `user`'s first plan that are no longer needed.
    freed: u64,
}

impl<'c> Pair<'c> {
    /// The fastest pair in which `producer` stashes logits for `user`, within `room`; none if nothing is gained.
    fn new(
        producer: &Sweep<'c>,
        user: &Sweep<'c>,
        options: &Settings,
        headroom: u64,
        room: Room,
    ) -> Option<Pair<'c>> {
        let plans = (producer.plan?, user.plan?);
        let [Source::Head { elem: Elem::BF16 | Elem::F32, .. }] = user.sources[..] else { return None };
        let keeps = |s: &Sweep| s.sinks.iter().any(|k| matches!(k, Sink::Stash { .. }));
        let free = |s: &Sweep| s.stashed.is_empty() && !keeps(s);
        let streams = producer.sinks.iter().any(Sink::is_per_row);
        let same =
            producer.sources == user.sources && producer.rows == user.rows && producer.cols == user.cols;
        if !(same && streams && free(producer) && free(user)) {
            return None;
        }
        let now = plan::cost_of(producer, &plans.0, options)? + plan::cost_of(user, &plans.1, options)?;
        // With the smallest tiles, the most is stashed: what tiles are chosen for.
        let smallest = Tiles { rows: spec::ROWS, cols: spec::LANES };
        let small = |p: Plan| Plan { row_major: smallest, col_major: smallest, ..p };
        let most = Pair::with(producer, user, (small(plans.0), small(plans.1)), room, 0)?;
        // With the slots, planned tiles may exceed VMEM where others do not. Only tiles that are whole in both sweeps
        // are stashed, so the user may take a height that divides the producer's, and the producer the user's tiles.
        let fitted = |sweep: &Sweep<'c>, rows: Option<i64>, cols: Option<i64>, headroom: u64| {
            let (tile_n, tile_v) = (options.tile_n.or(rows), options.tile_v.or(cols));
            plan::choose(sweep, &Settings { tile_n, tile_v, ..*options }, headroom).ok()
        };
        // Gradients that share one computation of the logits may get separate kernels: if all logits are read, there is
        // no computation to share, and without the sums in HBM more of them can be kept.
        let heights = [None, Some(1024), Some(512), Some(256)];
        let kinds = heights.into_iter().flat_map(|rows| [(rows, headroom), (rows, 0)]);
        let again = kinds.filter_map(|(rows, headroom)| fitted(&most.user, rows, None, headroom));
        // `left` does not include the planned sums.
        let sums = |plan: &Plan| plan::hbm_accumulator_bytes(user, plan, options.chip);
        let again = again.filter(|p| plans.1.fused_gradients || !p.fused_gradients);
        let again = again.filter(|p| sums(p) <= sums(&plans.1));
        let made = |used: Plan| {
            let kernels = spec::split(user, &used);
            let tiles = kernels.into_iter().map(|(order, _)| spec::tiles_of(&used, order));
            let sizes = tiles.flat_map(|t| [(None, Some(t.cols)), (Some(t.rows), Some(t.cols))]);
            let sizes: Vec<_> = std::iter::once((None, None)).chain(sizes).collect();
            let made = sizes
                .into_iter()
                .filter_map(|(rows, cols)| fitted(&most.producer, rows, cols, headroom));
            made.map(move |made| (made, used)).collect::<Vec<_>>()
        };
        let own = std::iter::once(plans).chain(std::iter::once(plans.1).chain(again).flat_map(made));
        let pairs = own.filter_map(|p| {
            let freed = sums(&plans.1).saturating_sub(sums(&p.1));
            Pair::with(producer, user, p, room, if p.1.fused_gradients { 0 } else { freed })
        });
        let costed = pairs.filter_map(|p| p.cost(options).map(|cost| (cost, p)));
        let best = costed.min_by_key(|(cost, _)| *cost);
        best.filter(|(cost, _)| *cost < now || options.always_fuse).map(|(_, pair)| pair)
    }

    /// The sweeps with these plans, and as many whole tiles stashed as the remaining and freed memory allows.
    fn with(
        producer: &Sweep<'c>,
        user: &Sweep<'c>,
        plans: (Plan, Plan),
        room: Room,
        freed: u64,
    ) -> Option<Pair<'c>> {
        let parts = parts(user, plans, room.most.min(room.left + freed));
        let Some(Source::Head { hidden, elem, .. }) = user.sources.first() else { return None };
        let (mut producer, mut user) = (producer.clone(), Sweep { stashed: Vec::new(), ..user.clone() });
        (producer.plan, user.plan) = (Some(plans.0), Some(plans.1));
        let value = producer.body.add(NodeOp::Source(0), vec![], *elem);
        for Part { region, array, .. } in &parts {
            producer.sinks.push(Sink::Stash { value, region: *region, array: *array });
            user.stashed.push(Stashed { source: 0, value: *hidden, region: *region });
        }
        (!parts.is_empty()).then_some(Pair { producer, user, parts, freed })
    }

    fn cost(&self, options: &Settings) -> Option<u64> {
        let cost = |s: &Sweep| plan::cost_of(s, &s.plan?, options);
        Some(cost(&self.producer)? + cost(&self.user)?)
    }

    /// Bytes of the arrays with memory of their own.
    fn bytes(&self) -> u64 {
        let own = self.parts.iter().filter(|p| p.own).map(|p| (p.array[0] * p.array[1]).unsigned_abs());
        own.sum::<u64>() * self.producer.sources[0].elem().bytes()
    }

    /// The share of the logits that is stashed.
    fn share(&self) -> f64 {
        let rows = |r: &Region| (r.first + r.rows).min(self.producer.rows) - r.first;
        let stashed: i64 = self.parts.iter().map(|p| rows(&p.region) * p.region.cols).sum();
        stashed as f64 / (self.producer.rows * self.producer.cols) as f64
    }

    /// Replaces both sweeps in the program.
    fn write(self, earlier: Op<'c>, later: Op<'c>) -> std::result::Result<(Op<'c>, Op<'c>), String> {
        let producer = self.producer.to_op(&Builder::before(earlier));
        replace(earlier, producer.results());
        // Read again: operands may have been results of the first sweep.
        let mut user = Sweep::from_op(later)?;
        let first = producer.num_results() - self.parts.len();
        let stashed = self.user.stashed.iter().enumerate();
        user.stashed =
            stashed.map(|(i, k)| Stashed { value: producer.result(first + i), ..*k }).collect();
        user.plan = self.user.plan;
        let user = user.to_op(&Builder::before(later));
        replace(later, user.results());
        Ok((producer, user))
    }
}
