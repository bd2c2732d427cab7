//! A cost model of a CPU: the processor time of loops over tiles, and of the program that they replace.
//!
//! The program computes the product of each head as often as its operations do, and each elementwise value once. It writes to memory
//! and reads again the arrays of the logits' size that XLA's CPU backend stores: logits, exponentials, operands of contractions.
//! Loops compute the product once for each sweep that reads the head (or write and read kept logits), and copy weights and their
//! gradients tile by tile; tiles are in caches. Contractions take the same time in both.
//!
//! `tools/dev/loop-paces` measured the paces, in processor time, on two cores of an AMD EPYC; `tools/dev/clients --model` compares predictions with
//! measurements. The model decides which form is written, and changes no number of the program.

use grpo_ir::{Class, Elem, Elementwise, TensorType, Val};
use grpo_sweep::{NodeId, NodeOp, Sink, Source, Sweep, position_or_push};

// How fast a core is, in picoseconds.

/// A thousand floating-point operations of a product.
pub const THOUSAND_FLOPS: u64 = 10_000;
/// A byte that is written to memory and read again.
const BYTE: u64 = 600;
/// A byte that is read from memory once more.
const READ: u64 = 130;
/// A rounded elementwise operation on one number of a tile.
const ROUNDED: u64 = 80;
/// A series, such as an exponential.
const SERIES: u64 = 480;
/// One number of a tile in a sum or a maximum. (A program's own maxima take 5 ns a number with jaxlib 0.9.0, those of loops do not.)
const REDUCED: u64 = 170;
/// One number of a tile in an argmax, with its index.
const ARGMAX: u64 = 4400;
/// One of several numbers of a row that are picked from a tile: 3 to 7 ns with jaxlib 0.10, for 64 and 256 numbers a row and tiles of
/// 512 x 1024.
const PICKED: u64 = 7_000;
/// One of several numbers of a row that are added to a tile at picked columns: 10 to 36 ns under the same conditions.
const PUT: u64 = 20_000;

/// Bytes of logits that may be kept, without a `memory_budget`.
pub(crate) const ROOM: u64 = 1 << 30;
/// Bytes of logits that one tile may have all of, where there are fewer rows than the head's weights have, each of which would be
/// copied tile by tile.
const WHOLE: i64 = 16 << 20;
/// Columns of a tile, at least, of as many rows as its caches are for.
const COLUMNS: u64 = 1024;

/// Loops of sweeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// Picoseconds of a processor.
    pub time: u64,
    /// Bytes of logits in memory.
    pub kept: u64,
    /// The model may err by this fraction (1 / margin) of the program's time.
    pub margin: u64,
}

/// What sweeps of one block over the same rows and columns take, and the program that they replace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Times {
    /// Picoseconds of a processor for the program.
    pub program: u64,
    /// Loops that compute logits in each sweep.
    pub again: Form,
    /// Loops that keep the logits of heads that several sweeps read.
    pub keeping: Form,
}

/// What sweeps over the same logits compute, in picoseconds for each logit unless a field says otherwise.
struct Work<'a, 'c> {
    /// The heads, and how many sweeps read each.
    heads: Vec<(&'a Source<'c>, u64)>,
    /// What the program computes: once what several sweeps compute.
    program: Sweep<'c>,
    /// Contractions.
    products: u64,
    /// Sums, maxima and argmaxes, in loops and in the program.
    sums: u64,
    /// What loops compute in another form than the program: elementwise operations, picks, and sums over columns tile by tile.
    in_loops: u64,
    /// Bytes of the arrays of the logits' size that the program has in memory, other than the logits.
    large: u64,
    /// The values of `program` that its contractions read.
    contracted: Vec<NodeId>,
}

impl<'a, 'c> Work<'a, 'c> {
    /// The work of sweeps; none without a sweep.
    fn of(sweeps: &'a [Sweep<'c>]) -> Option<Work<'a, 'c>> {
        let program = sweeps.first()?.emptied();
        let mut work = Work {
            heads: Vec::new(),
            program,
            products: 0,
            sums: 0,
            in_loops: 0,
            large: 0,
            contracted: Vec::new(),
        };
        let mut series = 0;
        for sweep in sweeps {
            for source in sweep.sources.iter().filter(|source| source.weights().is_some()) {
                match work.heads.iter_mut().find(|(of, _)| *of == source) {
                    Some((_, uses)) => *uses += 1,
                    None => work.heads.push((source, 1)),
                }
            }
            work.in_loops += columns_of(sweep) / COLUMNS + elementwise_of(sweep);
            let copied = work.program.copy_sinks(sweep, |new, node| new.leaf(sweep, node));
            for (sink, copied) in sweep.sinks.iter().zip(copied) {
                work.add(sweep, sink, copied.values()[0]);
                work.program.sinks.push(copied);
            }
            // What one sweep has of these is in the others as well.
            let nodes = sweep.body.reachable(&sweep.roots()).into_iter().map(|id| sweep.body.node(id));
            series = series.max(nodes.filter(|n| is_series(&n.op)).map(|n| n.elem.bytes()).sum());
        }
        work.large += series;
        Some(work)
    }

    /// Adds a sink of a sweep, whose copy in `program` reads `value`.
    fn add(&mut self, sweep: &Sweep, sink: &Sink, value: NodeId) {
        let width = sweep.matrix_extent(sink).unwrap_or(0).unsigned_abs();
        self.products += product(width);
        match sink {
            Sink::Online { terms, .. } => {
                self.large += Elem::F32.bytes();
                self.sums += SERIES + REDUCED * (1 + terms.len() as u64);
            }
            Sink::ContractCols { value: of, .. } | Sink::ContractRows { value: of, .. } => {
                // Sums over columns are read and written again for each tile, which has about as many.
                if matches!(sink, Sink::ContractCols { .. }) {
                    self.in_loops += 2 * Elem::F32.bytes() * READ * width / width.max(COLUMNS);
                }
                if !self.contracted.contains(&value) {
                    self.contracted.push(value);
                    self.large += sweep.body.elem(*of).bytes();
                }
            }
            Sink::Store { .. } | Sink::Stash { .. } | Sink::Gather { .. } => {}
            Sink::Argmax { .. } => self.sums += ARGMAX,
            _ => self.sums += REDUCED,
        }
    }
}

impl Times {
    /// The times of sweeps, of whose heads the program computes `recomputed` products once more; none without a sweep.
    pub fn of(sweeps: &[Sweep], recomputed: u64) -> Option<Times> {
        let work = Work::of(sweeps)?;
        let others = work.products + work.sums;
        let [mut program, mut again, mut kept] =
            [work.large * BYTE + elementwise_of(&work.program), work.in_loops, work.in_loops];
        let (mut bytes, mut longest) = (0, 0);
        for (head, uses) in work.heads {
            let (product, logit) = (product(head.inner().unsigned_abs()), head.elem().bytes());
            program += product + logit * BYTE;
            again += product * uses;
            if uses > 1 && can_be_kept(head) {
                kept += product + logit * (BYTE + READ * (uses - 1));
                bytes += logit;
            } else {
                kept += product * uses;
            }
            longest = longest.max(product);
        }
        program += longest * recomputed;
        // Tiles copy their columns of weights from memory, and their part of a gradient by weights to memory that was cleared.
        let slices: u64 = sweeps.iter().map(|sweep| slices(sweep)).sum();
        let gradients = sweeps.iter().map(written).sum::<u64>().saturating_mul(BYTE);
        let numbers = sweeps[0].rows.unsigned_abs().saturating_mul(sweeps[0].cols.unsigned_abs());
        let all = |each: u64| each.saturating_mul(numbers);
        let in_loops = |each: u64| all(each + others).saturating_add(slices);
        // `tools/dev/clients --model` measured the margins with jaxlib 0.9 to 0.12 (docs/dev/cpu-model.md).
        Some(Times {
            program: all(program + others).saturating_add(gradients),
            again: Form { time: in_loops(again), kept: 0, margin: 10 },
            keeping: Form { time: in_loops(kept), kept: all(bytes), margin: 5 },
        })
    }

    /// True if loops are faster than the program even if that takes less than predicted by their margin.
    pub fn is_faster(&self, form: Form) -> bool {
        form.time < self.program - self.program / form.margin
    }

    /// True if loops had better keep logits: those that compute them again are not certainly faster than the program.
    pub(crate) fn is_faster_kept(&self) -> bool {
        self.keeping.kept > 0 && self.keeping.time < self.again.time && !self.is_faster(self.again)
    }
}

/// Whether a head's logits in memory are those that a sweep computes. Logits in bf16 are not: in a loop XLA's CPU backend leaves their
/// rounding out, so that maxima and sums of one sweep would not be of the numbers that the next one reads.
pub(crate) fn can_be_kept(source: &Source) -> bool {
    matches!(source, Source::Head { elem: Elem::F32 | Elem::F64, .. })
}

/// True if logits are so few, and of so few rows, that tiles of them would cost more than they save: those of a chunk of tokens, of
/// which a loop around them holds one at a time. Each tile copies its columns of the weights.
pub(crate) fn is_tile_itself(sweep: &Sweep) -> bool {
    let bytes = sweep.rows.saturating_mul(sweep.cols).saturating_mul(Elem::F32.bytes().cast_signed());
    bytes <= WHOLE && sweep.rows <= sweep.sources.iter().map(Source::inner).fold(0, i64::saturating_add)
}

/// Bytes of gradients by weights.
fn written(sweep: &Sweep) -> u64 {
    let sinks = sweep.sinks.iter().filter(|sink| matches!(sink, Sink::ContractRows { .. }));
    sinks.flat_map(|sink| sweep.sink_results(sink)).map(|ty| ty.bytes()).sum()
}

/// To read weights tile by tile, and to write gradients by weights into memory that is cleared first.
fn slices(sweep: &Sweep) -> u64 {
    let size = |v: &Val| TensorType::of(*v).map_or(0, |ty| ty.bytes());
    let mut read: Vec<Val> = sweep.sources.iter().filter_map(Source::weights).collect();
    for sink in &sweep.sinks {
        if let Sink::ContractCols { dot, .. } = sink {
            position_or_push(&mut read, sweep.matrices[dot.matrix]);
        }
    }
    let read: u64 = read.iter().map(size).sum();
    read.saturating_mul(READ).saturating_add(written(sweep).saturating_mul(3 * BYTE) / 2)
}

/// What gathers and scatters of several columns of each row take for a row of a tile.
fn columns_of(sweep: &Sweep) -> u64 {
    let count = |id: NodeId| sweep.columns_per_row(id).map_or(0, i64::unsigned_abs);
    let gathers = sweep.sinks.iter().map(|sink| match sink {
        Sink::Gather { columns, .. } => count(*columns) * PICKED,
        _ => 0,
    });
    let nodes = sweep.body.reachable(&sweep.roots()).into_iter().map(|id| sweep.body.node(id));
    let scatters = nodes.map(|node| match node.op {
        NodeOp::Scatter { .. } => count(node.args[1]) * PUT,
        _ => 0,
    });
    gathers.chain(scatters).sum()
}

/// What the elementwise operations of a sweep take for each logit.
fn elementwise_of(sweep: &Sweep) -> u64 {
    let nodes = sweep.body.reachable(&sweep.roots()).into_iter();
    nodes.map(|id| elementwise(&sweep.body.node(id).op)).sum()
}

fn is_series(op: &NodeOp) -> bool {
    matches!(op, NodeOp::Map(op) if op.class() == Class::Transcendental)
}

/// A product with `inner` numbers for each logit.
fn product(inner: u64) -> u64 {
    inner.saturating_mul(2 * THOUSAND_FLOPS) / 1000
}

/// What an operation takes on one number.
fn elementwise(op: &NodeOp) -> u64 {
    match op {
        // A logarithm and an exponential, and what is special.
        NodeOp::Map(Elementwise::Power) => 3 * SERIES,
        _ if is_series(op) => SERIES,
        NodeOp::Map(_) | NodeOp::Compare(..) | NodeOp::ReducePrecision(..) => ROUNDED,
        _ => 0,
    }
}
