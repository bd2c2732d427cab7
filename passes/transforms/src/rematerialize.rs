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
use crate::rewrite::{cleanup, unstack};
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
        "Computes logits-sized residuals that cross a region's border again where they are read.

Where a `shard_map` is differentiated from outside, autodiff splits it into a forward and a backward manual
computation, and the first hands residuals as large as the logits to the second. This pass copies the
operations that make such a residual (the matrix product, and what is as large as it, element by element) into
the second computation. What they read is handed over instead: an operand of the first computation becomes
one of the second, any other value leaves the first one as a result that each device gives to itself. A
residual that is an operand of the first computation is not handed over at all.

So it does where a loop is differentiated from outside (`jax.grad` of a `scan` over chunks of tokens), and autodiff splits
it into a loop that stacks residuals, `[steps, tokens, vocabulary]`, and one that reads them. What the copies read is
handed over: a value that is the same in all steps is carried by the second loop too, a slice of one (a chunk's
hidden states) is sliced again at the place that the residuals have, and what is small and neither is stacked, if it is not
yet. The places are computed trip by trip: each entry has to be written once, and every entry that is read has to be written.
Residuals of several trips that an unrolled loop (`unroll=2`) puts side by side are computed again together, and read apart.
An array as large as the logits that is the same in all steps, such as a mask, is made in the body of what is broadcast to it, and
a literal that a loop carries is one in its body.
Where a loop is within another one, and the gradient is taken outside of both, a loop of its own makes what the inner one
stacks (`nested.rs`). The outer loop of the backward pass does that loop again, and the inner one takes it in.
Where the loop is in a `shard_map`, and the gradient is taken outside of both, the two manual computations become one first,
over the same axes (`merge_manual.rs`): what the second one reads of the first one is then a value inside. That is done where the
second one reads nothing else that is made of the first one's results. Where it does, a marked loop in the first one makes the residuals anew,
and the second one does that loop again (`recompute_in_producer.rs`). Where the loop is around a `shard_map`, what makes the
residuals becomes a manual computation of its own first (`split_manual.rs`), which the second loop does again.
The same goes for a `cond` that is differentiated from outside: two conditionals on one value, of which a branch of the
second reads what that branch of the first gives. Where such a `cond` is in a loop, and the gradient outside of both, what makes the
residuals becomes a conditional of its own first, which the backward loop does again, by the stacked value that chose (`split_branches.rs`).

The copies compute what the originals compute, on the same device, from the same numbers, NaN and infinities
included. So are, in loops, the maximum and the sums of a softmax by hand that is differentiated through its maximum (`whole_rows.rs`):
that gradient is legal where its sums are of the logits that are compared. If `outline` makes no sweep of a copied product the pipeline starts again, with residuals of its size left as they are;
where that is no way out, without this pass. It
touches computations that are manual over the same axes of one mesh, loops whose steps are known, and residuals that nothing
else reads. That is done where logits are worth fusing (`min_columns`, `min_logits`). Where the program
computes with the logits in bf16, maxima and sums of rows are handed over in f32 (`row_values.rs`): both regions compute what one
would that held them both. In f16 the residuals stay.

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
        let hand = reader.as_ref().and_then(|reader| {
            let makers = manual[..at].iter().filter_map(|op| Computation::of(*op, mesh));
            makers.filter_map(|maker| Hand::over(maker, reader, context)).next()
        });
        match (hand, reader) {
            // The reader may read residuals of further computations.
            (Some(hand), Some(reader)) => {
                hand.write(&reader, mesh);
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
struct Hand<'c> {
    maker: Computation<'c>,
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

impl<'c> Hand<'c> {
    /// The values to pass in place of residuals; none if no product is recomputed.
    fn over(
        maker: Computation<'c>,
        reader: &Computation<'c>,
        context: &PassContext<'_>,
    ) -> Option<Hand<'c>> {
        let is_marked = makes_residuals(maker.op);
        Hand::between(maker, reader, is_marked, context)
    }

    /// The same; a marked computation must disappear entirely.
    fn between(
        maker: Computation<'c>,
        reader: &Computation<'c>,
        is_marked: bool,
        context: &PassContext<'_>,
    ) -> Option<Hand<'c>> {
        if maker.axes != reader.axes {
            return None;
        }
        let returned = maker.returned();
        let (mut passed, mut links, mut unknown) = (Vec::new(), Vec::new(), Vec::new());
        for (at, v) in reader.op.operands().into_iter().enumerate() {
            let Some(result) = (v.def() == Some(maker.op)).then(|| v.result_index()) else { continue };
            let inner = returned[result];
            // Only then does a device read the part that it wrote.
            if reader.ins[at] != maker.outs[result] {
                unknown.push(inner);
                continue;
            }
            match maker.argument(inner) {
                Some(operand) => passed.push((at, operand)),
                None => links.push((at, inner, v.uses().iter().all(|u| u.owner == reader.op))),
            }
        }
        let sizes: Vec<i64> = match is_marked {
            true => {
                let residuals = (0..returned.len()).filter(|i| is_residual(maker.op, *i));
                residuals.filter_map(|i| elements(returned[i])).collect()
            }
            false => sizes_worth(maker.body, context),
        };
        let large = sizes.iter().min().copied().unwrap_or(0);
        let (again, copies) = (Vec::new(), Copies::default());
        let mut hand = Hand { maker, is_marked, passed, again, copies, large };
        for large in sizes.iter().copied() {
            for (at, v, only) in &links {
                if *only
                    && holds_only(*v, &|size| size == large)
                    && let Some(copies) = hand.copies.and(*v, |v| hand.step(v, large, &links))
                {
                    hand.copies = copies;
                    hand.again.push((*at, *v));
                }
            }
        }
        if hand.copies.round(large, Elem::BF16) {
            let extent = hand.copies.extent();
            let is_row = |v: Val| is_widened(v) && elements(v).is_some_and(|size| size <= extent);
            if unknown.into_iter().any(is_row) {
                return None;
            }
            for (at, v, _) in
                links.iter().filter(|(at, v, _)| is_row(*v) && is_widened(reader.body.args()[*at]))
            {
                hand.copies = hand.copies.and(*v, |v| hand.step(v, large, &links))?;
                hand.again.push((*at, *v));
            }
        }
        // Values that are passed stay: a gathered weight may have as many elements as the logits.
        let sources = &hand.copies.sources;
        let is_read =
            |at: usize| sources.iter().any(|s| matches!(s.1, Source::Read(read) if read == at));
        hand.again.retain(|(at, _)| !is_read(*at));
        hand.copies.sort(hand.maker.body);
        (hand.copies.hold_product() && !hand.copies.round(large, Elem::F16)).then_some(hand)
    }

    /// True if a recomputed value is rounded to bf16.
    fn rounds(&self) -> bool {
        self.copies.round(self.large, Elem::BF16)
    }

    /// Results of the producer in bf16, no larger than sums of rows, with other users than the recomputation.
    fn rows_besides(&self) -> Vec<usize> {
        let returned = self.maker.returned();
        let extent = self.copies.extent();
        let is_row = |i: &usize| {
            let v = self.maker.op.result(*i);
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
        if let Some(operand) = self.maker.argument(v) {
            return Some(Step::Take(Source::Operand(operand)));
        }
        let op = v.def().filter(|op| op.block() == Some(self.maker.body))?;
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
        let end = self.maker.body.terminator().expect("it was looked at");
        let inner = |source: &(Val<'c>, Source<'c>)| match source.1 {
            Source::Inner(v) => Some(v),
            Source::Wide(v) => Some(Builder::before(end).convert(v, Elem::F32)),
            _ => None,
        };
        let exported: Vec<Val> = self.copies.sources.iter().filter_map(inner).collect();
        let first = self.maker.outs.len();
        let maker = self.maker.exporting(&exported, mesh);

        // The reader's operands, each with the old arguments that it replaces.
        let mut inputs: Vec<Input> = Vec::new();
        let mut from_maker: HashMap<usize, usize> = HashMap::default();
        let mut of_maker = |inputs: &mut Vec<Input<'c>>, operand: usize| {
            *from_maker.entry(operand).or_insert_with(|| {
                let local = tensor(maker.body.args()[operand]);
                inputs.push(Input::new(maker.op.operand(operand), &maker.ins[operand], local));
                inputs.len() - 1
            })
        };
        for (at, v) in reader.op.operands().into_iter().enumerate() {
            if self.again.iter().any(|a| a.0 == at) {
                continue;
            }
            let input = match self.passed.iter().find(|p| p.0 == at) {
                Some((_, operand)) => of_maker(&mut inputs, *operand),
                None => {
                    inputs.push(Input::new(v, &reader.ins[at], tensor(reader.body.args()[at])));
                    inputs.len() - 1
                }
            };
            inputs[input].stands_for.push(at);
        }
        let mut given: Vec<(Val, usize)> = Vec::new();
        let mut results = (first..).map(|i| (maker.op.result(i), &maker.outs[i]));
        for (v, source) in &self.copies.sources {
            // The producer has new arguments.
            let mut v = *v;
            let input = match source {
                Source::Operand(operand) => {
                    v = maker.body.args()[*operand];
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
        for (old, new) in reader.op.results().into_iter().zip(new.op.results()) {
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
        unstack::parts(new.body, &extents);
        reader.op.erase();
        maker.without_unused_results();
    }
}
