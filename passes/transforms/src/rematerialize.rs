//! `rematerialize`: see [`Rematerialize::doc`].

mod branches;
mod canonicalize;
mod computation;
mod constraints;
mod copies;
mod invariants;
mod literals;
mod loops;
mod manual;
mod residuals;
mod row_stacks;
mod row_values;
mod transfer;
mod whole_rows;

use crate::pass::{Pass, PassContext};
use crate::rematerialize::computation::Computation;
use crate::rematerialize::loops::Loop;
use crate::rematerialize::residuals::{may_pass, passed};
use crate::rewrite::carries;
use grpo_dataflow::marks::MARK;
use grpo_dataflow::partitioning;
use grpo_dataflow::trip_count::While;
use grpo_io::error::Result;
use grpo_ir::Op;

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
sliced again at the residuals' place, and other small operands are stacked; larger ones, such as weights that change in
each step, only if they are stacked already. The places are computed trip by trip:
each entry must be written once, and every entry that is read must be written. Residuals of several trips that an
unrolled loop (`unroll=2`) concatenates are recomputed together and sliced. A loop-invariant array as large as the
logits, such as a mask, is recomputed in the body from the operand of its broadcast, and a carried literal becomes a
literal of the body.

A `cond` that is differentiated from outside is two conditionals on one value, and is treated like two loops.

If one of these is in another one, such as a loop in a `shard_map`, the outer operation that reads the residuals
recomputes the inner one as a whole, which then passes them to the inner one that reads them.

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
        literals::over(module);
        // Outer operations first: the copy of a nested one then passes residuals to one in the same block.
        loop {
            canonicalize::over(module, meshes);
            let mut of_meshes = meshes.iter();
            let is_changed = of_meshes
                .any(|mesh| transfer::over(module, |op| Computation::of(op, mesh), context))
                || branches::over(module, context)
                || transfer::over(module, Loop::of, context);
            if !is_changed {
                break;
            }
        }
        clean_copies(module, context);
        invariants::over(module, context);
        row_stacks::over(module, context.options);
        Ok(())
    }
}

/// Removes unused carries of copied loops, and unmarks copied operations that pass no residuals. If one still does, `outline` starts
/// the pipeline again.
fn clean_copies(module: Op, context: &PassContext<'_>) {
    let copies = module.walk().into_iter().filter(|op| may_pass(*op) && op.attr(MARK).is_some());
    for op in copies.collect::<Vec<_>>() {
        let op = While::of(op).map_or(op, |of| carries::remove_unread(of, 0).op);
        if passed(op, context).is_empty() {
            op.remove_attr(MARK);
        }
    }
}
