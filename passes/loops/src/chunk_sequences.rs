//! `chunk-sequences`: see [`ChunkSequences::doc`].

use crate::gpu::Gpu;
use crate::loop_plan::{LoopPlans, may_decline};
use crate::one_pass::{Chunks, behind_barrier};
use crate::sweep_pair::SweepPair;
use grpo_dataflow::calls::is_call;
use grpo_dataflow::index_map::to_operand;
use grpo_io::error::Result;
use grpo_ir::{Builder, Elementwise, Kind, Op, Start, TensorType, Val, int_array};
use grpo_sweep::{Sweep, is_sweep};
use grpo_transforms::options::Options;
use grpo_transforms::pass::{Pass, PassContext};
use grpo_transforms::rewrite::cleanup;
use grpo_transforms::rewrite::inline::Inliner;
use grpo_transforms::rewrite::schedule::Effects;
use grpo_transforms::rewrite::sweeps::sweep_blocks;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Computes two sweeps over one head in one loop over chunks of sequences.
pub(crate) struct ChunkSequences(pub Gpu);

const NAME: &str = "chunk-sequences";

impl Pass for ChunkSequences {
    fn name(&self) -> &'static str {
        NAME
    }

    fn doc(&self) -> &'static str {
        r#"Computes two sweeps over one head in one loop over chunks of sequences.

If the gradient of a token depends on all tokens of its sequence, as for a ratio per sequence, `single-pass` leaves
two sweeps. If the operations between them work on each sequence alone, a loop over chunks of sequences computes the
logits of a chunk once, for the first sweep, these operations, and the second sweep. The leading dimension of every value
in between is a multiple of the number of sequences, and no operation mixes its entries. With sums over all
sequences, or pairs of sequences in different halves of a batch, the two sweeps are unchanged.

For a GPU, where the cost model of `plan-loops` expects that this is faster and has the memory.

Before:

    %m, %z = "vocab.sweep"(%h, %w) … {rows = 8192 : i64, …}
    %0 = stablehlo.reshape %z : (tensor<8192xf32>) -> tensor<8x1024xf32>
    %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1] : … -> tensor<8xf32>
    …
    %dw = "vocab.sweep"(%h, %w, %m, %r, %h) …

After:

    %r:… = stablehlo.while(…) {
      %hc = stablehlo.dynamic_slice %h, …  : … -> tensor<4096x4096xbf16>
      %x = stablehlo.dot_general %hc, %w …
      %m, %z = "vocab.sweep"(%x) … {rows = 4096 : i64, sources = [{kind = "logits", …}], …}
      %0 = stablehlo.reshape %z : (tensor<4096xf32>) -> tensor<4x1024xf32>
      …
      %dw = "vocab.sweep"(%x, %m, %r, %hc) …
    }"#
    }

    fn looks_at_chains(&self, options: &Options) -> bool {
        may_decline(options)
    }

    fn run(&self, module: Op, context: &mut PassContext<'_>) -> Result<()> {
        let mut calls = Inliner::of(module);
        let effects = Effects::of(module);
        let plans = LoopPlans::of(self.0, module, context);
        for block in sweep_blocks(module) {
            let ops: Vec<Op> = block.ops().into_iter().filter(|op| is_sweep(*op)).collect();
            let mut done: HashSet<Op> = HashSet::default();
            for later in 1..ops.len() {
                for earlier in 0..later {
                    let ops = [ops[earlier], ops[later]];
                    if ops.iter().any(|op| done.contains(op)) {
                        continue;
                    }
                    let pair = SweepPair { pass: NAME, ops, effects: &effects };
                    let Some(between) = Between::of(pair, &mut calls)? else { continue };
                    let [first, second] = &between.sweeps;
                    let both = first.merged_with(second);
                    let sequences = between.sequences;
                    let tokens = first.rows / sequences;
                    let sizes = (1..sequences).filter(|size| sequences % size == 0);
                    let cost = plans.chunks_of(&both, [first, second], sizes.map(|size| size * tokens));
                    let Some(cost) = cost else { continue };
                    let rows = cost.tiles.rows;
                    let message = format!(
                        "computes {}x{} logits once, in chunks of {} of {sequences} sequences",
                        first.rows,
                        first.cols,
                        rows / tokens
                    );
                    context.remarks.applied(NAME, ops[1], message);
                    plans.report(NAME, (ops[0], &both), cost, context);
                    pair.replace(|b| between.write(b, ops, rows / tokens))?;
                    done.extend(ops);
                }
            }
            if !done.is_empty() {
                cleanup::erase_dead(block);
            }
        }
        calls.finish(module);
        Ok(())
    }
}

/// Two sweeps over one head, and the operations between them.
struct Between<'c> {
    sweeps: [Sweep<'c>; 2],
    /// In order.
    ops: Vec<Op<'c>>,
    /// Values that depend on the first sweep.
    late: HashSet<Val<'c>>,
    /// Number of sequences.
    sequences: i64,
}

impl<'c> Between<'c> {
    /// None if the second sweep does not depend on the first, if they read different logits, or if an operation between them mixes
    /// sequences.
    ///
    /// # Errors
    /// When a sweep is not well-formed.
    fn of(pair: SweepPair<'_, 'c>, calls: &mut Inliner<'c>) -> Result<Option<Between<'c>>> {
        loop {
            // Read again if a call was inlined: an operand may have been its result.
            let sweeps = pair.read()?;
            let [first, second] = &sweeps;
            if !first.has_head()
                || first.sources != second.sources
                || first.is_two_phase()
                || second.is_two_phase()
            {
                return Ok(None);
            }
            let (between, late) = pair.between();
            let is_late = |v: &&Val<'c>| late.contains(*v);
            if second.col_operands.iter().chain(&second.matrices).any(|v| late.contains(v)) {
                return Ok(None);
            }
            let mut needed: HashSet<Val> = second.row_operands.iter().filter(is_late).copied().collect();
            if needed.is_empty() {
                return Ok(None);
            }
            let mut ops = Vec::new();
            for op in between.into_iter().rev().filter(|op| !pair.effects.has(*op)) {
                if op.results().any(|v| needed.contains(&v)) {
                    needed.extend(op.operands().filter(|v| is_late(&v)));
                    ops.push(op);
                }
            }
            if let Some(call) = ops.iter().copied().find(|op| is_call(*op)) {
                match calls.inline(call) {
                    true => continue,
                    false => return Ok(None),
                }
            }
            ops.reverse();
            let extents =
                needed.iter().map(|v| TensorType::of(*v).and_then(|ty| ty.shape.first().copied()));
            let Some(sequences) = extents.collect::<Option<Vec<i64>>>() else { return Ok(None) };
            let sequences = sequences.into_iter().fold(first.rows, common_divisor);
            let made: HashSet<Val> =
                ops.iter().chain([&pair.ops[0]]).flat_map(|op| op.results()).collect();
            let keeps = sequences > 1
                && needed.iter().all(|v| made.contains(v))
                && ops.iter().all(|op| keeps_sequences(*op, sequences));
            return Ok(keeps.then_some(Between { sweeps, ops, late, sequences }));
        }
    }

    /// The results of both sweeps, computed by a loop over chunks of this many sequences.
    fn write(&self, b: &Builder<'c>, [first, second]: [Op<'c>; 2], size: i64) -> Vec<Val<'c>> {
        let [a, z] = &self.sweeps;
        let tokens = a.rows / self.sequences;
        let (firsts, seconds) = (Chunks::of(a), Chunks::of(z));
        let early = self.ops.iter().flat_map(|op| op.operands()).chain(second.operands());
        let reads: Vec<Val> = first.operands().chain(early).filter(|v| !self.late.contains(v)).collect();
        let state = [firsts.initial(b), seconds.initial(b)].concat();
        let count = firsts.results();
        let results =
            b.counted_loop(self.sequences / size, size, &state, &reads, |b, at, now, carried| {
                let inside = |v: Val<'c>| carried.inside(v);
                let start = |entries: i64| {
                    let ty = at.tensor_type();
                    Start::Value(b.elementwise(Elementwise::Multiply, &[at, b.int(&ty, entries)]))
                };
                let rows = start(tokens);
                let part = firsts.sums.map_operands(inside).with_logits(b, rows, size * tokens);
                let given: Vec<Val> = part.to_op(b).results().collect();
                // All other users of the logits precede the gradient by them, so that it can reuse their buffer.
                let (behind, given) = behind_barrier(b, &part, &given);
                let mut made: HashMap<Val, Val> = first.results().zip(given.iter().copied()).collect();
                for op in &self.ops {
                    let chunk = |v: Val<'c>| match made.get(&v) {
                        Some(v) => *v,
                        None => self.chunk_of(b, v, inside(v), size, &start),
                    };
                    let operands: Vec<Val> = op.operands().map(chunk).collect();
                    let copy = self.copy_chunk(b, *op, &operands, size);
                    made.extend(op.results().zip(copy.results()));
                }
                let of_rows = |v: Val<'c>| made.get(&v).copied().unwrap_or_else(|| inside(v));
                let mut last =
                    seconds.sums.map_operands(of_rows).take_rows(b, rows, size * tokens, false);
                last.sources = behind.sources.clone();
                last.prune();
                let next: Vec<Val> = last.to_op(b).results().collect();
                [firsts.add(b, &now[..count], &given, rows), seconds.add(b, &now[count..], &next, rows)]
                    .concat()
            });
        [firsts.rounded(b, &results[..count]), seconds.rounded(b, &results[count..])].concat()
    }

    /// A chunk of `v`, a value defined before the loop; the whole value if it has no entries by sequence.
    fn chunk_of(
        &self,
        b: &Builder<'c>,
        outer: Val<'c>,
        v: Val<'c>,
        size: i64,
        start: &impl Fn(i64) -> Start<'c>,
    ) -> Val<'c> {
        match TensorType::of(outer).and_then(|ty| ty.shape.first().copied()) {
            Some(extent) if extent % self.sequences == 0 => {
                let entries = extent / self.sequences;
                b.slice(v, 0, start(entries), entries * size)
            }
            _ => v,
        }
    }

    /// A copy of an operation whose results have the entries of a chunk.
    fn copy_chunk(&self, b: &Builder<'c>, op: Op<'c>, operands: &[Val<'c>], size: i64) -> Op<'c> {
        let chunk = |extent: i64| extent / self.sequences * size;
        let of_chunk = |mut ty: TensorType| {
            ty.shape[0] = chunk(ty.shape[0]);
            ty
        };
        let types: Vec<TensorType> = op.results().map(|v| of_chunk(v.tensor_type())).collect();
        let copy = b.copy(op, operands, &types);
        if let Some(mut limits) = copy.ints("limit_indices") {
            limits[0] = chunk(limits[0]);
            copy.set_attr_text("limit_indices", &int_array(&limits));
        }
        copy
    }
}

fn common_divisor(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { common_divisor(b, a % b) }
}

/// True if the entries of each sequence in an operation's result depend on those of the same sequence in its operands only: the
/// leading dimension of each is a multiple of the number of sequences, and stays the outermost one. Scalars are unchanged.
fn keeps_sequences(op: Op, sequences: i64) -> bool {
    let leading = |v: Val| TensorType::of(v).and_then(|ty| ty.shape.first().copied());
    let Some(extent) = op.only_result().and_then(leading).filter(|extent| extent % sequences == 0)
    else {
        return false;
    };
    let is_scalar = |v: Val| TensorType::of(v).is_some_and(|ty| ty.rank() == 0);
    let is_whole =
        |at: usize| leading(op.operand(at)) == Some(extent) && to_operand(op, at, 0) == Some(0);
    match op.kind() {
        Kind::Reshape => leading(op.operand(0)).is_some_and(|of| of % sequences == 0),
        Kind::Pad => {
            let is_none = |key| op.ints(key).is_some_and(|sizes| sizes.first() == Some(&0));
            is_whole(0) && is_none("edge_padding_low") && is_none("interior_padding")
        }
        _ => (0..op.num_operands()).all(|at| is_whole(at) || is_scalar(op.operand(at))),
    }
}
