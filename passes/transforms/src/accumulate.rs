//! `accumulate`: see the pass's documentation below.

use crate::pass::{Pass, PassContext};
use crate::peak_memory::Fusion;
use crate::rewrite::cleanup;
use crate::rewrite::sweeps::{read, replace, sweep_blocks};
use grpo_dataflow::trip_count::While;
use grpo_io::error::Result;
use grpo_ir::{Builder, Elem, Kind, Op, TensorType, Val};
use grpo_sweep::{Sink, Sweep, is_sweep};

/// Adds gradients by weights to a loop's carry inside the sweep.
pub struct Accumulate {
    fusion: Fusion,
}

impl Accumulate {
    /// For a platform whose compiler fuses as `fusion` says.
    pub fn new(fusion: Fusion) -> Accumulate {
        Accumulate { fusion }
    }
}

const NAME: &str = "accumulate";

impl Pass for Accumulate {
    fn name(&self) -> &'static str {
        NAME
    }

    fn doc(&self) -> &'static str {
        "Adds gradients by weights to a loop's carry inside the sweep.

A loop over microbatches accumulates the gradient by weights in a carry. XLA adds a matrix product to the carry in
place; a sweep's gradient would be an array of its own. With the carry as its initial value, the sweep adds each block
of columns to the carry, in the same memory. A conversion to the carry's type joins the sweep, which then adds the f32 sums.

For a TPU this applies if the gradient is no smaller than the logits. A smaller one takes less memory than the logits of the
original program, and its array can hold logits that would be computed twice (`stash`).

Before:
```mlir
%dw = \"vocab.sweep\"(%h, %w, %m, %h) … {sinks = [{kind = \"contract_rows\", layout = \"kv\", matrix = 0 : i64, …}]}
%next = stablehlo.add %carry, %dw : tensor<40x1024xf32>
```
After:
```mlir
%next = \"vocab.sweep\"(%h, %w, %m, %h, %carry) …
    {sinks = [{init = 1 : i64, kind = \"contract_rows\", layout = \"kv\", matrix = 0 : i64, …}]}
```"
    }

    fn run(&self, module: Op, context: &mut PassContext<'_>) -> Result<()> {
        for block in sweep_blocks(module) {
            let Some(of) = block.parent().and_then(While::of).filter(|of| of.body == block) else {
                continue;
            };
            for op in block.ops().into_iter().filter(|op| is_sweep(*op)) {
                let mut sweep = read(NAME, op)?;
                let sums = self.sums(&sweep, op, &of);
                if sums.is_empty() {
                    continue;
                }
                for (sink, _, sum) in &sums {
                    let init = sweep.matrix(sum.carry);
                    let dot = sweep.sinks[*sink].dot_mut().expect("a contraction");
                    dot.init = Some(init);
                    dot.result.extend(sum.converted);
                }
                let new = sweep.to_op(&Builder::before(op));
                for (_, result, sum) in &sums {
                    replace(sum.add, [new.result(*result)]);
                }
                replace(op, new.results());
                let message =
                    format!("adds a gradient of {}x{} logits to a loop's carry", sweep.rows, sweep.cols);
                context.remarks.applied(NAME, new, message);
            }
            cleanup::erase_dead(block);
        }
        Ok(())
    }
}

/// A sum of a gradient and a carry.
struct Sum<'c> {
    add: Op<'c>,
    carry: Val<'c>,
    /// The type to which the gradient is converted before.
    converted: Option<Elem>,
}

impl Accumulate {
    /// The gradients by weights that are added to carries of the loop: the sink, its result, and the sum.
    fn sums<'c>(&self, sweep: &Sweep<'c>, op: Op<'c>, of: &While<'c>) -> Vec<(usize, usize, Sum<'c>)> {
        let logits: u64 = sweep.sources.iter().map(|source| source.elem().bytes()).sum();
        let least = match self.fusion {
            Fusion::Products => logits * (sweep.rows * sweep.cols).unsigned_abs(),
            Fusion::Common | Fusion::Siblings => 0,
        };
        let sinks = sweep.sinks.iter().zip(sweep.first_results()).enumerate();
        let gradients = sinks.filter(|(_, (sink, result))| {
            let is_new = matches!(sink, Sink::ContractRows { dot, .. } if dot.init.is_none());
            is_new && TensorType::of(op.result(*result)).is_some_and(|ty| ty.bytes() >= least)
        });
        gradients.filter_map(|(i, (_, result))| Some((i, result, sum(op.result(result), of)?))).collect()
    }
}

/// The sum of the gradient, or its conversion to another float type, and a carry without other users.
fn sum<'c>(gradient: Val<'c>, of: &While<'c>) -> Option<Sum<'c>> {
    let only_user = |v: Val<'c>| match v.uses()[..] {
        [used] if used.owner.block() == Some(of.body) => Some(used),
        _ => None,
    };
    let (mut value, mut converted) = (gradient, None);
    let mut used = only_user(value)?;
    if used.owner.is(Kind::Convert) {
        value = used.owner.result(0);
        converted = TensorType::of(value).map(|ty| ty.elem).filter(|elem| elem.is_float());
        converted?;
        used = only_user(value)?;
    }
    if !used.owner.is(Kind::Add) {
        return None;
    }
    let carry = used.owner.operand(1 - used.index);
    let index = of.argument(carry)?;
    let is_carried = carry.uses().len() == 1 && !of.keeps(index);
    is_carried.then_some(Sum { add: used.owner, carry, converted })
}
