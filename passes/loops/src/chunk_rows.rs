//! `chunk-rows`: see [`ChunkRows::doc`].

use crate::chunks::{Chunks, behind_barrier};
use crate::gpu::Gpu;
use crate::loop_plan::{LoopPlans, may_decline};
use crate::parts::{Part, by_parts};
use crate::sweep_pair::SweepPair;
use grpo_dataflow::calls::is_call;
use grpo_dataflow::index_map::to_operand;
use grpo_dataflow::splat;
use grpo_io::error::Result;
use grpo_ir::{Builder, Elementwise, Kind, Op, Start, TensorType, Val, int_array};
use grpo_recognize::rows::same_rows;
use grpo_sweep::{Sink, Sweep, is_sweep};
use grpo_transforms::options::Options;
use grpo_transforms::pass::{Pass, PassContext};
use grpo_transforms::rewrite::cleanup;
use grpo_transforms::rewrite::inline::Inliner;
use grpo_transforms::rewrite::schedule::Effects;
use grpo_transforms::rewrite::sweeps::sweep_blocks;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Computes two sweeps over one head in one loop over chunks of rows.
pub(crate) struct ChunkRows(pub Gpu);

const NAME: &str = "chunk-rows";

impl Pass for ChunkRows {
    fn name(&self) -> &'static str {
        NAME
    }

    fn doc(&self) -> &'static str {
        r#"Computes two sweeps over one head in one loop over chunks of rows.

A loss takes two sweeps: one for the softmax's statistics, one for the gradients, whose row operands the program computes from the
statistics (log, ratio, clip, mask). If these operations work on each row alone, or on each sequence alone, as for a ratio per
sequence, a loop over chunks of rows or of whole sequences computes the logits of a chunk once, for the first sweep, these
operations, and the second sweep. A chunk of rows is a part of the leading dimensions of every value in between, and no operation
mixes the chunks. With sums over all rows, or pairs of sequences in different halves of a batch, the two sweeps are unchanged.

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
                    let cost = plans.chunks_of(&both, [first, second], |size| between.splits(size));
                    let Some(cost) = cost else { continue };
                    let size = cost.tiles.rows;
                    let message = format!(
                        "computes {}x{} logits once, in chunks of {size} rows",
                        first.rows, first.cols
                    );
                    context.remarks.applied(NAME, ops[1], message);
                    plans.report(NAME, (ops[0], &both), cost, context);
                    pair.replace(|b| between.write(b, ops[0], size))?;
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
    /// Those of them that the second sweep needs.
    needed: HashSet<Val<'c>>,
}

impl<'c> Between<'c> {
    /// None if the second sweep does not depend on the first, if they read different logits, or if it waits for other values than
    /// numbers per row.
    ///
    /// # Errors
    /// When a sweep is not well-formed.
    fn of(pair: SweepPair<'_, 'c>, calls: &mut Inliner<'c>) -> Result<Option<Between<'c>>> {
        loop {
            // Read again if a call was inlined: an operand may have been its result.
            let sweeps = pair.read()?;
            let [first, second] = &sweeps;
            if !first.has_head() || first.sources != second.sources {
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
            let is_per_row =
                |sink: &Sink| vec![sink.is_per_row(); first.sink_results(sink).len()].into_iter();
            let given = pair.ops[0].results().zip(first.sinks.iter().flat_map(is_per_row));
            let made = ops.iter().flat_map(|op| op.results());
            let made: HashSet<Val> =
                given.filter(|(_, is_per_row)| *is_per_row).map(|(v, _)| v).chain(made).collect();
            let is_made = needed.iter().all(|v| made.contains(v));
            return Ok(is_made.then_some(Between { sweeps, ops, late, needed }));
        }
    }

    /// True if the second sweep's operands for each chunk of `size` rows depend on the first sweep's results for the same chunk only,
    /// also for the remaining rows.
    fn splits(&self, size: i64) -> bool {
        let rows = self.sweeps[0].rows;
        [size, rows % size].into_iter().filter(|size| *size > 0).all(|size| {
            let chunk = |v: &Val<'c>| chunk_of(&TensorType::of(*v)?.shape, rows, size);
            self.needed.iter().all(|v| chunk(v).is_some())
                && self.ops.iter().all(|op| keeps_chunks(*op, rows, size))
        })
    }

    /// The results of both sweeps, computed by a loop over chunks of `size` rows.
    fn write(&self, b: &Builder<'c>, first: Op<'c>, size: i64) -> Vec<Val<'c>> {
        let [a, z] = &self.sweeps;
        let (firsts, seconds) = (Chunks::of(a), Chunks::of(z));
        let mut reads = [firsts.sums.operands_read(), seconds.sums.operands_read()].concat();
        reads.extend(self.ops.iter().flat_map(|op| op.operands()).filter(|v| splat(*v).is_none()));
        reads.retain(|v| !self.late.contains(v));
        let state = [firsts.initial(b), seconds.initial(b)].concat();
        let count = firsts.results();
        let results = by_parts(b, ([0, a.rows], size), state, &reads, |b, rows, now, inside| {
            let part = firsts.sums.map_operands(inside).with_logits(b, rows.first, rows.size);
            let given: Vec<Val> = part.to_op(b).results().collect();
            // All other users of the logits precede the gradient by them, so that it can reuse their buffer.
            let (behind, given) = behind_barrier(b, &part, &given);
            let mut made: HashMap<Val, Val> = first.results().zip(given.iter().copied()).collect();
            for op in &self.ops {
                let operand = |v: Val<'c>| {
                    made.get(&v).copied().unwrap_or_else(|| self.chunk(b, v, inside, (rows, size)))
                };
                let results = self.copy_chunk(b, *op, rows.size, operand);
                made.extend(results);
            }
            let of_rows = |v: Val<'c>| made.get(&v).copied().unwrap_or_else(|| inside(v));
            let mut last = seconds.sums.map_operands(of_rows).take_rows(b, rows.first, rows.size, false);
            last.sources = behind.sources.clone();
            last.prune();
            let next: Vec<Val> = last.to_op(b).results().collect();
            let [first, second] = [&now[..count], &now[count..]];
            [firsts.add(b, first, &given, rows.first), seconds.add(b, second, &next, rows.first)]
                .concat()
        });
        [firsts.rounded(b, &results[..count]), seconds.rounded(b, &results[count..])].concat()
    }

    /// These rows of `v`, a value defined before the loop, of which other chunks have `size` rows; a scalar is the same for all rows.
    fn chunk(
        &self,
        b: &Builder<'c>,
        v: Val<'c>,
        inside: &dyn Fn(Val<'c>) -> Val<'c>,
        (rows, size): (Part<'c>, i64),
    ) -> Val<'c> {
        let (ty, all) = (v.tensor_type(), self.sweeps[0].rows);
        let shape = chunk_of(&ty.shape, all, rows.size).unwrap_or_else(|| ty.shape.clone());
        if let Some(text) = splat(v) {
            return b.splat(&TensorType::new(shape, ty.elem), &text);
        }
        let mut chunk = inside(v);
        for dim in (0..shape.len()).filter(|dim| shape[*dim] < ty.shape[*dim]) {
            // The entries up to this dimension, of which a chunk has several, or is in one.
            let entries: i64 = ty.shape[..=dim].iter().product();
            let [of_chunk, of_entry] = [entries * size / all, all / (entries * size)].map(|n| n.max(1));
            let steps = [
                (Elementwise::Divide, size),
                (Elementwise::Multiply, of_chunk),
                (Elementwise::Divide, of_entry),
                (Elementwise::Remainder, ty.shape[dim]),
            ];
            chunk = b.slice(chunk, dim, computed(b, rows.first, &steps), shape[dim]);
        }
        chunk
    }

    /// The results of an operation that the second sweep needs, for a chunk of rows, from its operands for the same chunk.
    fn copy_chunk(
        &self,
        b: &Builder<'c>,
        op: Op<'c>,
        size: i64,
        operand: impl Fn(Val<'c>) -> Val<'c>,
    ) -> Vec<(Val<'c>, Val<'c>)> {
        let of_chunk = |v: Val<'c>| {
            let ty = v.tensor_type();
            let shape = chunk_of(&ty.shape, self.sweeps[0].rows, size).expect("a value that is cut");
            TensorType::new(shape, ty.elem)
        };
        let moved = |v: Val<'c>| same_rows(op, v, &v.tensor_type()).map(|from| (v, from));
        let results: Vec<Val> = op.results().filter(|v| self.needed.contains(v)).collect();
        if let Some(moved) = results.iter().copied().map(moved).collect::<Option<Vec<_>>>() {
            return moved
                .into_iter()
                .map(|(v, from)| (v, b.reshape(operand(from), &of_chunk(v).shape)))
                .collect();
        }
        let operands: Vec<Val> = op.operands().map(operand).collect();
        let types: Vec<TensorType> = results.iter().copied().map(of_chunk).collect();
        let copy = b.copy(op, &operands, &types);
        if let Some(mut limits) = copy.ints("limit_indices") {
            let whole = op.result(0).tensor_type().shape;
            let cut = (0..whole.len()).filter(|dim| types[0].shape[*dim] < whole[*dim]);
            cut.for_each(|dim| limits[dim] = types[0].shape[dim]);
            copy.set_attr_text("limit_indices", &int_array(&limits));
        }
        results.into_iter().zip(copy.results()).collect()
    }
}

/// The shape of the part of an array that belongs to `size` consecutive rows of `rows`: a part of its elements in order. None if its
/// leading dimensions cannot be cut so.
fn chunk_of(shape: &[i64], rows: i64, size: i64) -> Option<Vec<i64>> {
    let (mut chunk, mut entries) = (shape.to_vec(), 1i64);
    for (dim, extent) in shape.iter().enumerate() {
        entries *= extent;
        let part = entries.checked_mul(size).filter(|part| *part > 0)?;
        if part % rows == 0 {
            chunk[dim] = part / rows;
            return Some(chunk);
        }
        // Several chunks are in one entry of the dimensions up to this one.
        if entries > 1 && rows % part != 0 {
            return None;
        }
        chunk[dim] = 1;
    }
    None
}

/// True if the entries of each chunk of rows in an operation's result depend on those of the same chunk in its operands only: their
/// order is the same, or the dimensions that are cut stay the outermost ones. Scalars are unchanged.
fn keeps_chunks(op: Op, rows: i64, size: i64) -> bool {
    let shape = |v: Val| TensorType::of(v).map(|ty| ty.shape);
    let is_moved = |v: Val| TensorType::of(v).is_some_and(|ty| same_rows(op, v, &ty).is_some());
    if op.results().all(is_moved) {
        return true;
    }
    let Some(result) = op.only_result().and_then(shape) else { return false };
    let Some(chunk) = chunk_of(&result, rows, size) else { return false };
    let cut = (0..result.len()).rfind(|dim| chunk[*dim] != result[*dim]).map_or(0, |dim| dim + 1);
    let is_whole = |at: usize| {
        let of = shape(op.operand(at)).filter(|of| of.len() >= cut);
        of.is_some_and(|of| of[..cut] == result[..cut])
            && (0..cut).all(|dim| to_operand(op, at, dim) == Some(dim))
    };
    let is_scalar = |v: Val| TensorType::of(v).is_some_and(|ty| ty.rank() == 0);
    match op.kind() {
        Kind::Pad => {
            let is_none =
                |key| op.ints(key).is_some_and(|sizes| sizes[..cut].iter().all(|size| *size == 0));
            is_whole(0) && is_none("edge_padding_low") && is_none("interior_padding")
        }
        _ => {
            let mut operands = 0..op.num_operands();
            operands.clone().all(|at| is_whole(at) || is_scalar(op.operand(at)))
                && operands.any(is_whole)
        }
    }
}

/// The index that these operations compute from a position.
fn computed<'c>(b: &Builder<'c>, at: Start<'c>, steps: &[(Elementwise, i64)]) -> Start<'c> {
    let step = |at: Start<'c>, (op, number): &(Elementwise, i64)| match at {
        Start::Value(v) => Start::Value(b.elementwise(*op, &[v, b.int(&v.tensor_type(), *number)])),
        Start::At(at) => Start::At(match op {
            Elementwise::Multiply => at * number,
            Elementwise::Divide => at / number,
            _ => at % number,
        }),
    };
    steps.iter().filter(|(_, number)| *number > 1).fold(at, step)
}
