//! Predicted time of loops over tiles on a CPU, and of the program that they replace: a model of few numbers, for choices between the two.
//!
//! A program takes the product of each head once, or as often as it says, writes and reads again what XLA's CPU backend keeps in memory of the logits' size
//! (logits, exponentials, what contractions read), and computes each number. Loops take the product once for each sweep that reads
//! the head, or write and read the logits where they keep them, copy weights
//! and their gradients tile by tile, and compute tiles in caches. Contractions take the same in both.
//! Paces are those that `tools/dev/loop-paces` measured on two cores of an AMD EPYC, in processor time; `tools/dev/clients` says
//! what became of losses that were chosen by them. They decide which form is written, never a number of it.

use grpo_ir::{Class, Elem, Elementwise, TensorType, Val};
use grpo_sweep::batched_pick::BatchedCost;
use grpo_sweep::{NodeId, NodeOp, Sink, Source, Sweep, position_or_push};

/// How fast a device is, in picoseconds of its processors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// Floating-point operations of a product, a thousand of them.
    pub thousand_flops: u64,
    /// A byte that is written to memory and read again.
    pub byte: u64,
    /// A byte that is read from memory once more.
    pub read: u64,
    /// A rounded elementwise operation on one number of a tile.
    pub rounded: u64,
    /// A series, such as an exponential.
    pub series: u64,
    /// One number of a tile in a sum or a maximum. (A program's own maxima take 5 ns a number with jaxlib 0.9.0, those of loops do not:
    /// [`crate::target::Loops::lanes`].)
    pub reduced: u64,
    /// One number of a tile in an argmax, with its index.
    pub argmax: u64,
    /// One of several numbers of a row that are picked from a tile, and one that is put into it (jaxlib 0.10, 64 and 256 numbers a row in tiles of
    /// 512 x 1024: 3 to 7 ns and 10 to 36 ns).
    pub picked: u64,
    pub put: u64,
    /// Bytes of logits that may be kept, without a `memory_budget`.
    pub room: u64,
    /// Bytes of logits that one tile may have all of, where there are fewer rows than the head's weights have, each of which would be
    /// copied tile by tile.
    pub whole: i64,
}

impl Pace {
    /// Of a CPU's core.
    pub const CPU: Pace = Pace {
        thousand_flops: 10_000,
        byte: 600,
        read: 130,
        rounded: 80,
        series: 480,
        reduced: 170,
        argmax: 4400,
        picked: 7_000,
        put: 20_000,
        room: 1 << 30,
        whole: 16 << 20,
    };
}

/// Columns of a tile, at least, of as many rows as its caches are for.
const COLUMNS: u64 = 1024;

/// By which fraction of the program's time (1 / margin) the model may err: 10 %, and 20 % where loops read logits from memory, as
/// `tools/dev/clients --model` measured it with jaxlib 0.9 to 0.12 (docs/dev/cpu-model.md).
pub(crate) const MARGIN: u64 = 10;
pub(crate) const KEPT_MARGIN: u64 = 5;

/// What sweeps of one block over the same rows and columns take in picoseconds of a processor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Times {
    /// Time of the program that they replace.
    pub program: u64,
    /// Loops that compute logits in each sweep.
    pub again: u64,
    /// Loops that keep the logits of heads that several sweeps read.
    pub kept: u64,
    /// Bytes of these logits.
    pub bytes: u64,
}

impl Times {
    /// The times of sweeps, of whose heads the program computes `recomputed` products once more; none without a sweep.
    pub fn of(sweeps: &[Sweep], recomputed: u64, pace: &Pace) -> Option<Times> {
        let first = sweeps.first()?;
        let numbers = first.rows.unsigned_abs().saturating_mul(first.cols.unsigned_abs());
        let mut heads: Vec<(&Source, u64)> = Vec::new();
        let mut contracted: Vec<NodeId> = Vec::new();
        // In memory, elementwise, and what sinks without a product take, for each logit.
        let (mut large, mut series, mut work, mut guards) = (0u64, 0u64, 0u64, 0u64);
        let mut again_read = 0u64;
        // The program computes once what several sweeps compute.
        let mut program = first.emptied();
        let (mut sums, mut products) = (0u64, 0u64);
        let is = |sweep: &Sweep, id: NodeId, op| sweep.body.node(id).op == NodeOp::Map(op);
        let around_maxima =
            sweeps.iter().any(|s| s.sinks.iter().any(|sink| matches!(sink, Sink::Online { .. })));
        for sweep in sweeps {
            for source in sweep.sources.iter().filter(|s| matches!(s, Source::Head { .. })) {
                match heads.iter_mut().find(|(of, _)| *of == source) {
                    Some((_, uses)) => *uses += 1,
                    None => heads.push((source, 1)),
                }
            }
            let copied = program.copy_sinks(sweep, |new, node| new.leaf(sweep, node));
            let left = BatchedCost::of(&sweep.body, &sweep.sinks);
            work += (left.picked as u64 * pace.picked + left.put as u64 * pace.put) / COLUMNS;
            for (at, (sink, copied)) in sweep.sinks.iter().zip(copied).enumerate() {
                if left.grouped.contains(&at) {
                    program.sinks.push(copied);
                    continue;
                }
                products +=
                    sweep.matrix_extent(sink).unwrap_or(0).unsigned_abs() * 2 * pace.thousand_flops
                        / 1000;
                match sink {
                    Sink::Online { terms, .. } => {
                        large += Elem::F32.bytes();
                        sums += pace.series + pace.reduced * (1 + terms.len() as u64);
                    }
                    Sink::ContractCols { value, .. } | Sink::ContractRows { value, .. } => {
                        // Sums over columns are read and written again for each tile, which has about as many.
                        if matches!(sink, Sink::ContractCols { .. }) {
                            let width = sweep.matrix_extent(sink).unwrap_or(0).max(0).unsigned_abs();
                            let entry = 2 * Elem::F32.bytes() * pace.read;
                            again_read += entry * width / width.max(COLUMNS);
                        }
                        let of = copied.values()[0];
                        if !contracted.contains(&of) {
                            contracted.push(of);
                            large += sweep.body.elem(*value).bytes();
                        }
                    }
                    Sink::Store { .. } | Sink::Stash { .. } => {}
                    // The maximum of the columns other than a label's, for NaN: the program has no such maximum.
                    Sink::Max { value } if is(sweep, *value, Elementwise::Select) => {
                        guards += pace.reduced;
                    }
                    // The smallest logit of distances, which the program does not compute either: 0.4 to 0.5 ns a logit.
                    Sink::Max { value } if around_maxima && is(sweep, *value, Elementwise::Negate) => {
                        guards += pace.reduced;
                        continue;
                    }
                    Sink::Argmax { .. } => sums += pace.argmax,
                    _ => sums += pace.reduced,
                }
                program.sinks.push(copied);
            }
            work += elementwise_of(sweep, pace);
            // What one sweep has of these is in the others as well.
            let nodes = sweep.body.reachable(&sweep.roots()).into_iter().map(|id| sweep.body.node(id));
            series = series.max(nodes.filter(|n| is_series(&n.op)).map(|n| n.elem.bytes()).sum());
        }
        let once_work = elementwise_of(&program, pace);
        let product = |s: &Source| inner(s).saturating_mul(2 * pace.thousand_flops) / 1000;
        let memory = |s: &Source| s.elem().bytes() * pace.byte;
        let total =
            |of: &dyn Fn(&(&Source, u64)) -> u64| heads.iter().map(of).fold(0, u64::saturating_add);
        let once = total(&|(s, _)| product(s)) + products;
        let repeated =
            heads.iter().map(|(s, _)| product(s)).max().unwrap_or(0).saturating_mul(recomputed);
        let again = total(&|(s, uses)| product(s).saturating_mul(*uses))
            + products
            + work
            + guards
            + sums
            + again_read;
        let kept =
            once + total(&|(s, uses)| match s {
                s if *uses > 1 && can_be_kept(s) => {
                    memory(s) + s.elem().bytes() * pace.read * (uses - 1)
                }
                s => product(s).saturating_mul(uses - 1),
            }) + work
                + guards
                + sums
                + again_read;
        let program = once
            + repeated
            + total(&|(s, _)| memory(s))
            + (large + series) * pace.byte
            + once_work
            + sums;
        let bytes = total(&|(s, uses)| if *uses > 1 && can_be_kept(s) { s.elem().bytes() } else { 0 });
        // Tiles copy their columns of weights from memory, and their part of a gradient by weights to memory that was cleared.
        let slices: u64 = sweeps.iter().map(|sweep| slices(sweep, pace)).sum();
        let gradients = sweeps.iter().map(written).sum::<u64>().saturating_mul(pace.byte);
        let all = |each: u64| each.saturating_mul(numbers);
        let loops = |each: u64| all(each).saturating_add(slices);
        Some(Times {
            program: all(program).saturating_add(gradients),
            again: loops(again),
            kept: loops(kept),
            bytes: all(bytes),
        })
    }

    /// True if loops that take `after` are faster than the program even if that takes 1 / `margin` less than predicted.
    pub fn is_faster(&self, after: u64, margin: u64) -> bool {
        after < self.program - self.program / margin
    }
}

/// Whether a head's logits in memory are those that a sweep computes. Logits in bf16 are not: in a loop XLA's CPU backend leaves their
/// rounding out, so that maxima and sums of one sweep would not be of the numbers that the next one reads.
pub(crate) fn can_be_kept(source: &Source) -> bool {
    matches!(source, Source::Head { elem: Elem::F32 | Elem::F64, .. })
}

/// True if logits are so few, and of so few rows, that tiles of them would cost more than they save: those of a chunk of tokens, of
/// which a loop around them holds one at a time. Each tile copies its columns of the weights.
pub(crate) fn is_tile_itself(sweep: &Sweep, pace: &Pace) -> bool {
    let bytes = sweep.rows.saturating_mul(sweep.cols).saturating_mul(Elem::F32.bytes().cast_signed());
    bytes <= pace.whole
        && sweep.rows.unsigned_abs() <= sweep.sources.iter().map(inner).fold(0, u64::saturating_add)
}

/// Bytes of gradients by weights.
fn written(sweep: &Sweep) -> u64 {
    let sinks = sweep.sinks.iter().filter(|sink| matches!(sink, Sink::ContractRows { .. }));
    sinks.flat_map(|sink| sweep.sink_results(sink)).map(|ty| ty.bytes()).sum()
}

/// To read weights tile by tile, and to write gradients by weights into memory that is cleared first.
fn slices(sweep: &Sweep, pace: &Pace) -> u64 {
    let size = |v: &Val| TensorType::of(*v).map_or(0, |ty| ty.bytes());
    let mut read: Vec<Val> = sweep.sources.iter().filter_map(Source::weights).collect();
    for sink in &sweep.sinks {
        if let Sink::ContractCols { dot, .. } = sink {
            position_or_push(&mut read, sweep.matrices[dot.matrix]);
        }
    }
    let read: u64 = read.iter().map(size).sum();
    read.saturating_mul(pace.read).saturating_add(written(sweep).saturating_mul(3 * pace.byte) / 2)
}

/// What the elementwise operations of a sweep take for each logit.
fn elementwise_of(sweep: &Sweep, pace: &Pace) -> u64 {
    let nodes = BatchedCost::of(&sweep.body, &sweep.sinks).nodes.into_iter();
    nodes.map(|id| elementwise(&sweep.body.node(id).op, pace)).sum()
}

fn is_series(op: &NodeOp) -> bool {
    matches!(op, NodeOp::Map(op) if op.class() == Class::Transcendental)
}

/// What an operation takes on one number.
fn elementwise(op: &NodeOp, pace: &Pace) -> u64 {
    match op {
        // A logarithm and an exponential, and what is special.
        NodeOp::Map(Elementwise::Power) => 3 * pace.series,
        _ if is_series(op) => pace.series,
        NodeOp::Map(_) | NodeOp::Compare(..) | NodeOp::ReducePrecision(..) => pace.rounded,
        _ => 0,
    }
}

/// The inner extent of a head's product.
fn inner(source: &Source) -> u64 {
    let columns = |v: &Val| TensorType::of(*v).and_then(|ty| ty.shape.last().copied());
    match source {
        Source::Head { hidden, .. } => columns(hidden).unwrap_or(0).unsigned_abs(),
        Source::Logits { .. } => 0,
    }
}
