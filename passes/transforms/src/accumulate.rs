//! `accumulate`: see the pass's documentation below.

use crate::pass::{Pass, PassContext};
use crate::rewrite::cleanup;
use crate::rewrite::sweeps::{read, replace, sweep_blocks};
use grpo_dataflow::trip_count::While;
use grpo_io::error::Result;
use grpo_ir::{Builder, Elem, Elementwise, Kind, Op, TensorType, Use, Val};
use grpo_sweep::{Sink, Sweep, is_sweep};
use rustc_hash::FxHashSet as HashSet;

/// Adds gradients by weights to a loop's carry inside the sweep.
pub struct Accumulate {
    in_loops: bool,
}

impl Accumulate {
    /// `in_loops`: whether sweeps become loops rather than kernels.
    pub fn new(in_loops: bool) -> Accumulate {
        Accumulate { in_loops }
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
The sum `carry + (gradient + x)`, as of embeddings that are also the head, becomes `(carry + gradient) + x`.

For kernels this applies if the gradient is no smaller than the logits. A smaller one takes less memory than the logits of the
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
                    let total = new.result(*result);
                    let b = Builder::before(sum.add);
                    let total =
                        sum.other.map_or(total, |v| b.elementwise(Elementwise::Add, &[total, v]));
                    replace(sum.add, [total]);
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

/// A sum of a gradient, a carry and possibly one more value.
struct Sum<'c> {
    /// The sum with the carry.
    add: Op<'c>,
    carry: Val<'c>,
    /// The value that the gradient is added to before.
    other: Option<Val<'c>>,
    /// The type to which the gradient is converted before.
    converted: Option<Elem>,
}

impl Accumulate {
    /// The gradients by weights that are added to carries of the loop: the sink, its result, and the sum.
    fn sums<'c>(&self, sweep: &Sweep<'c>, op: Op<'c>, of: &While<'c>) -> Vec<(usize, usize, Sum<'c>)> {
        let logits: u64 = sweep.sources.iter().map(|source| source.elem().bytes()).sum();
        let least = if self.in_loops { 0 } else { logits * (sweep.rows * sweep.cols).unsigned_abs() };
        let sinks = sweep.sinks.iter().zip(sweep.first_results()).enumerate();
        let gradients = sinks.filter(|(_, (sink, result))| {
            let is_new = matches!(sink, Sink::ContractRows { dot, .. } if dot.init.is_none());
            is_new && TensorType::of(op.result(*result)).is_some_and(|ty| ty.bytes() >= least)
        });
        let sums =
            gradients.filter_map(|(i, (_, result))| Some((i, result, sum(op.result(result), of)?)));
        // Of two gradients that are added to each other and to a carry, the first is added to the carry.
        let mut sums: Vec<(usize, usize, Sum<'c>)> = sums.collect();
        let mut seen: HashSet<Op<'c>> = HashSet::default();
        sums.retain(|(_, _, sum)| seen.insert(sum.add));
        sums
    }
}

/// The sum of the gradient, or its conversion to another float type, and a carry without other users, with at most one value
/// between them.
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
    let addend = |used: Use<'c>| used.owner.is(Kind::Add).then(|| used.owner.operand(1 - used.index));
    let mut carry = addend(used)?;
    let other = Some(carry).filter(|v| of.argument(*v).is_none());
    if other.is_some() {
        used = only_user(used.owner.result(0))?;
        carry = addend(used)?;
    }
    let index = of.argument(carry)?;
    let is_carried = carry.uses().len() == 1 && !of.keeps(index);
    is_carried.then_some(Sum { add: used.owner, carry, other, converted })
}
