//! `rematerialize`: see [`Rematerialize::doc`].

mod branches;
mod computation;
mod constraints;
mod copies;
mod invariants;
mod literals;
mod loops;
mod merge_manual;
mod nested;
mod recompute_in_producer;
mod row_stacks;
mod row_values;
mod slices;
mod split_branches;
mod split_manual;
mod stacks;
mod whole_rows;

use crate::pass::{Pass, PassContext};
use crate::rewrite::cleanup;
use crate::rewrite::slice_of_concatenate::read_operands;
use computation::{Computation, Input, at_least_one, tensor};
use copies::{
    Copies, Step, elements, holds_only, is_copied, is_given, is_residual, makes_residuals, sizes_worth,
};
use grpo_dataflow::mesh::Mesh;
use grpo_dataflow::partitioning;
use grpo_io::error::Result;
use grpo_ir::{Builder, Elem, Kind, Op, TensorType, Val};
use row_values::is_widened;
use rustc_hash::FxHashMap as HashMap;

/// Recomputes logits-sized residuals where another region reads them.
pub struct Rematerialize;

const NAME: &str = "rematerialize";

impl Pass for Rematerialize {
    fn name(&self) -> &'static str {
        NAME
    }

    fn doc(&self) -> &'static str {
        "Recomputes logits-sized residuals that regions pass to each other in the region that reads them.

Where a `shard_map` is differentiated from outside, autodiff splits it into a forward and a backward manual
computation, and the first returns residuals as large as the logits to the second. This pass copies the
operations that compute such a residual (the matrix product, and elementwise operations of its size) into the
second computation. Their operands are passed instead: an operand of the first computation becomes an operand
of the second, and any other value becomes a result of the first, of which each device reads its own part. A
residual that is an operand of the first computation is an operand of the second.

The same holds for a loop that is differentiated from outside (`jax.grad` of a `scan` over chunks of tokens), which
autodiff splits into a loop that stacks residuals, `[steps, tokens, vocabulary]`, and one that reads them. A
loop-invariant operand of the copies becomes a carry of the second loop, a slice of one (a chunk's hidden states) is
sliced again at the residuals' place, and other small operands are stacked. The places are computed trip by trip:
each entry must be written once, and every entry that is read must be written. Residuals of several trips that an
unrolled loop (`unroll=2`) concatenates are recomputed together and sliced. A loop-invariant array as large as the
logits, such as a mask, is recomputed in the body from the operand of its broadcast, and a carried literal becomes a
literal of the body.

Nested regions are reduced to these cases:

- a loop in a loop: a separate loop computes the inner loop's stacks, and the outer backward loop recomputes it
  (`nested.rs`);
- a loop in a `shard_map`: the two manual computations over the same axes are merged (`merge_manual.rs`) or, if the
  second one depends on the first one's results in another way too, a marked loop in the first one recomputes the
  residuals, and the second one recomputes that loop (`recompute_in_producer.rs`);
- a `shard_map` in a loop: a separate manual computation computes the residuals (`split_manual.rs`), and the backward
  loop recomputes it;
- a `cond` that is differentiated from outside is two conditionals on one value, and is treated like two loops; in a
  loop, a separate conditional computes the residuals (`split_branches.rs`), and the backward loop recomputes it from
  the stacked branch index.

The copies compute the same values on the same device from the same numbers, NaN and infinities included. In loops
the maximum and the sums of a hand-written softmax that is differentiated through its maximum are recomputed as well
(`whole_rows.rs`): that gradient is fused only if its sums are of the compared logits. If `outline` fuses no copied
product, the pipeline starts again without rematerializing residuals of its size or, if that does not help, without
this pass. The pass applies to computations that are manual over the same axes of one mesh, loops with constant trip
counts, and residuals without other users, whose logits are large enough to be fused (`min_columns`, `min_logits`).
Where the program computes with bf16 logits, maxima and sums of rows are passed in f32 (`row_values.rs`): both regions
compute as a single region would. In f16 the residuals stay.

Before:
```mlir
%loss, %e, %w1 = \"sdy.manual_computation\"(%h, %w) ({
  %x = stablehlo.dot_general %h0, %w0 …
  %e0 = stablehlo.exponential %x …
  \"sdy.return\"(%l0, %e0, %w0)
})
%dw = \"sdy.manual_computation\"(%g, %e, %w1) ({ ^bb0(%g0, %e0, %w0): … })
```
After:
```mlir
%loss = \"sdy.manual_computation\"(%h, %w) ({ … \"sdy.return\"(%l0) })
%dw = \"sdy.manual_computation\"(%g, %w, %h) ({
^bb0(%g0, %w0, %h0):
  %x = stablehlo.dot_general %h0, %w0 {grpo.rematerialized} …
  %e0 = stablehlo.exponential %x …
})
```"
    }

    fn run(&self, module: Op, context: &mut PassContext<'_>) -> Result<()> {
        if context.findings.residuals.is_off {
            return Ok(());
        }
        let whole = partitioning::of_module(module);
        let meshes = whole.meshes().unwrap_or_default();
        for mesh in meshes {
            merge_manual::over(mesh, || manual(module), context);
        }
        loops::prepare(module);
        for mesh in meshes {
            split_manual::over(mesh, manual(module), context);
        }
        branches::over(module, context);
        split_branches::split(module, context);
        literals::over(module);
        loops::prepare(module);
        nested::over(module, context);
        for mesh in meshes {
            recompute_in_producer::over(mesh, || manual(module), context);
        }
        loops::over(module, context);
        split_branches::share_choices(module);
        branches::over(module, context);
        branches::without_unread(module);
        invariants::over(module, context);
        row_stacks::over(module, context.options);
        for mesh in meshes {
            over(mesh, module, context);
        }
        Ok(())
    }
}

/// The manual computations of a module, in order.
fn manual(module: Op) -> Vec<Op> {
    module.walk().into_iter().filter(|op| op.is(Kind::ManualComputation)).collect()
}

/// Rematerializes between the computations that are manual over axes of one mesh.
fn over(mesh: &Mesh, module: Op, context: &mut PassContext<'_>) {
    let all = || manual(module);
    let (mut manual, mut at) = (all(), 0);
    manual.iter().for_each(|op| loops::read_as_made(*op));
    while let Some(op) = manual.get(at) {
        let reader = Computation::of(*op, mesh);
        let transfer = reader.as_ref().and_then(|reader| {
            let makers = manual[..at].iter().filter_map(|op| Computation::of(*op, mesh));
            makers.filter_map(|producer| Transfer::over(producer, reader, context)).next()
        });
        match (transfer, reader) {
            // The reader may read residuals of further computations.
            (Some(transfer), Some(reader)) => {
                transfer.write(&reader, mesh);
                context.done.residuals = true;
                manual = all();
            }
            _ => at += 1,
        }
    }
}

/// How the reader obtains a value that a copied operation reads.
#[derive(Clone, Copy)]
enum Source<'c> {
    /// An operand of the producer.
    Operand(usize),
    /// A result of the producer that is an operand of the reader.
    Read(usize),
    /// Another value inside the producer.
    Inner(Val<'c>),
    /// Another value inside the producer, passed in f32.
    Wide(Val<'c>),
}

/// The values passed between a manual computation and another one that reads its results.
struct Transfer<'c> {
    producer: Computation<'c>,
    /// True if `split_manual.rs` has split the producer off another computation.
    is_marked: bool,
    /// Operands of the reader that are operands of the producer.
    passed: Vec<(usize, usize)>,
    /// Operands of the reader that are recomputed, with the value inside the producer.
    again: Vec<(usize, Val<'c>)>,
    copies: Copies<'c, Source<'c>>,
    /// Element count of the smallest residual.
    large: i64,
}

impl<'c> Transfer<'c> {
    /// The values to pass in place of residuals; none if no product is recomputed.
    fn over(
        producer: Computation<'c>,
        reader: &Computation<'c>,
        context: &PassContext<'_>,
    ) -> Option<Transfer<'c>> {
        let is_marked = makes_residuals(producer.op);
        Transfer::between(producer, reader, is_marked, context)
    }

    /// The same; a marked computation must disappear entirely.
    fn between(
        producer: Computation<'c>,
        reader: &Computation<'c>,
        is_marked: bool,
        context: &PassContext<'_>,
    ) -> Option<Transfer<'c>> {
        if producer.axes != reader.axes {
            return None;
        }
        let returned = producer.returned();
        let (mut passed, mut links, mut unknown) = (Vec::new(), Vec::new(), Vec::new());
        for (at, v) in reader.op.operands().enumerate() {
            let Some(result) = (v.def() == Some(producer.op)).then(|| v.result_index()) else {
                continue;
            };
            let inner = returned[result];
            // Only then does a device read the part that it wrote.
            if reader.ins[at] != producer.outs[result] {
                unknown.push(inner);
                continue;
            }
            match producer.argument(inner) {
                Some(operand) => passed.push((at, operand)),
                None => links.push((at, inner, v.uses().iter().all(|u| u.owner == reader.op))),
            }
        }
        let sizes: Vec<i64> = match is_marked {
            true => {
                let residuals = (0..returned.len()).filter(|i| is_residual(producer.op, *i));
                residuals.filter_map(|i| elements(returned[i])).collect()
            }
            false => sizes_worth(producer.body, context),
        };
        let large = sizes.iter().min().copied().unwrap_or(0);
        let (again, copies) = (Vec::new(), Copies::default());
        let mut transfer = Transfer { producer, is_marked, passed, again, copies, large };
        for large in sizes.iter().copied() {
            for (at, v, only) in &links {
                if *only
                    && holds_only(*v, &|size| size == large)
                    && let Some(copies) = transfer.copies.and(*v, |v| transfer.step(v, large, &links))
                {
                    transfer.copies = copies;
                    transfer.again.push((*at, *v));
                }
            }
        }
        if transfer.copies.round(large, Elem::BF16) {
            let extent = transfer.copies.extent();
            let is_row = |v: Val| is_widened(v) && elements(v).is_some_and(|size| size <= extent);
            if unknown.into_iter().any(is_row) {
                return None;
            }
            for (at, v, _) in
                links.iter().filter(|(at, v, _)| is_row(*v) && is_widened(reader.body.arg(*at)))
            {
                transfer.copies = transfer.copies.and(*v, |v| transfer.step(v, large, &links))?;
                transfer.again.push((*at, *v));
            }
        }
        // Values that are passed stay: a gathered weight may have as many elements as the logits.
        let sources = &transfer.copies.sources;
        let is_read =
            |at: usize| sources.iter().any(|s| matches!(s.1, Source::Read(read) if read == at));
        transfer.again.retain(|(at, _)| !is_read(*at));
        transfer.copies.sort(transfer.producer.body);
        (transfer.copies.hold_product() && !transfer.copies.round(large, Elem::F16)).then_some(transfer)
    }

    /// True if a recomputed value is rounded to bf16.
    fn rounds(&self) -> bool {
        self.copies.round(self.large, Elem::BF16)
    }

    /// Results of the producer in bf16, no larger than sums of rows, with other users than the recomputation.
    fn other_row_results(&self) -> Vec<usize> {
        let returned = self.producer.returned();
        let extent = self.copies.extent();
        let is_row = |i: &usize| {
            let v = self.producer.op.result(*i);
            is_widened(returned[*i])
                && elements(returned[*i]).is_some_and(|size| size <= extent)
                && !v.is_unused()
        };
        (0..returned.len()).filter(is_row).collect()
    }

    /// How the reader obtains a value of the producer, if residuals have `large` elements.
    fn step(
        &self,
        v: Val<'c>,
        large: i64,
        links: &[(usize, Val<'c>, bool)],
    ) -> Option<Step<'c, Source<'c>>> {
        if let Some(operand) = self.producer.argument(v) {
            return Some(Step::Take(Source::Operand(operand)));
        }
        let op = v.def().filter(|op| op.block() == Some(self.producer.body))?;
        let size = elements(v)?;
        // A marked computation must disappear entirely.
        let is_whole = self.is_marked && cleanup::is_pure(op);
        if size >= large && is_copied(op) || is_given(op) || is_whole {
            return Some(Step::Copy(op));
        }
        match links.iter().find(|(_, inner, _)| *inner == v) {
            _ if size < large && is_widened(v) => Some(Step::Take(Source::Wide(v))),
            Some((at, ..)) => Some(Step::Take(Source::Read(*at))),
            None => (size < large).then_some(Step::Take(Source::Inner(v))),
        }
    }

    /// Rewrites both computations.
    fn write(self, reader: &Computation<'c>, mesh: &Mesh) {
        let end = self.producer.body.terminator().expect("it was looked at");
        let inner = |source: &(Val<'c>, Source<'c>)| match source.1 {
            Source::Inner(v) => Some(v),
            Source::Wide(v) => Some(Builder::before(end).convert(v, Elem::F32)),
            _ => None,
        };
        let exported: Vec<Val> = self.copies.sources.iter().filter_map(inner).collect();
        let first = self.producer.outs.len();
        let producer = self.producer.exporting(&exported, mesh);

        // The reader's operands, each with the old arguments that it replaces.
        let mut inputs: Vec<Input> = Vec::new();
        let mut from_maker: HashMap<usize, usize> = HashMap::default();
        let mut of_maker = |inputs: &mut Vec<Input<'c>>, operand: usize| {
            *from_maker.entry(operand).or_insert_with(|| {
                let local = tensor(producer.body.arg(operand));
                inputs.push(Input::new(producer.op.operand(operand), &producer.ins[operand], local));
                inputs.len() - 1
            })
        };
        for (at, v) in reader.op.operands().enumerate() {
            if self.again.iter().any(|a| a.0 == at) {
                continue;
            }
            let input = match self.passed.iter().find(|p| p.0 == at) {
                Some((_, operand)) => of_maker(&mut inputs, *operand),
                None => {
                    inputs.push(Input::new(v, &reader.ins[at], tensor(reader.body.arg(at))));
                    inputs.len() - 1
                }
            };
            inputs[input].stands_for.push(at);
        }
        let mut given: Vec<(Val, usize)> = Vec::new();
        let mut results = (first..).map(|i| (producer.op.result(i), &producer.outs[i]));
        for (v, source) in &self.copies.sources {
            // The producer has new arguments.
            let mut v = *v;
            let input = match source {
                Source::Operand(operand) => {
                    v = producer.body.arg(*operand);
                    of_maker(&mut inputs, *operand)
                }
                Source::Read(at) => {
                    inputs.iter().position(|i| i.stands_for.contains(at)).expect("it stays an operand")
                }
                Source::Inner(v) | Source::Wide(v) => {
                    let (outer, sharding) = results.next().expect("a result for each");
                    let local = TensorType::new(at_least_one(*v), tensor(outer).elem);
                    inputs.push(Input::new(outer, sharding, local));
                    inputs.len() - 1
                }
            };
            given.push((v, input));
        }
        let outs = reader.results();
        let new = reader.rebuilt(&inputs, &outs);
        for (old, new) in reader.op.results().zip(new.op.results()) {
            old.replace_all_uses(new);
        }
        let args = new.body.args();
        let start = new.body.ops()[0];
        let mut values: HashMap<Val, Val> = HashMap::default();
        for (v, input) in given {
            let (ty, b) = (tensor(v), Builder::before(start));
            values.insert(v, b.convert(b.reshape(args[input], &ty.shape), ty.elem));
        }
        self.copies.write(start, &mut values);
        let old_args = reader.body.args();
        for (at, input) in inputs.iter().enumerate() {
            input.stands_for.iter().for_each(|i| old_args[*i].replace_all_uses(args[at]));
        }
        self.again.iter().for_each(|(at, v)| old_args[*at].replace_all_uses(values[v]));
        // Residuals that an unrolled loop concatenates are sliced.
        let extents = self.again.iter().flat_map(|(_, v)| tensor(*v).shape).collect();
        read_operands(new.body, &extents);
        reader.op.erase();
        producer.without_unused_results();
    }
}
