//! `layout`: see the pass's documentation below.

mod logits;

use crate::layout::minor_to_major;
use grpo_io::error::Result;
use grpo_ir::{Builder, Op, TensorType, Val};
use grpo_sweep::{Layout, Sink, Source, Sweep, is_sweep};
use grpo_transforms::pass::{Pass, PassContext, failure};
use grpo_transforms::rewrite::sweeps::sweep_blocks;
use rustc_hash::FxHashMap as HashMap;

/// Transposes matrices into the TPU's layout.
pub struct Layouts;

const NAME: &str = "layout";

impl Pass for Layouts {
    fn name(&self) -> &'static str {
        NAME
    }

    fn doc(&self) -> &'static str {
        "Turns matrices the way in which the TPU keeps them.

A kernel's operands are row-major. The TPU compiler keeps an argument such as `bf16[2048,151643]` with
the first dimension minor instead, since 151643 is no multiple of the 128 lanes and 2048 is one; a kernel
that asks for `[K,V]` would then get a copy as large as the head, and so would its gradient. This pass
makes such a sweep read and write `[V,K]` through a transpose, which the compiler turns into a change of
name. For the TPU target only.

Logits that are arguments are read tokens-minor too, and with them what is stored: `bf16[4,1024,151643]` is kept as
`[V,B,T]`, `bf16[1,4096,151643]` as `[B,V,T]`. Such a sweep has `tokens_minor = {axis, lanes}`: the place of the
vocabulary, and the number of tokens along the minor dimension. Logits that the program computes stay as
they are, and so do those in an order for which there is no kernel.

Before:
```mlir
\"vocab.sweep\"(%h, %w) … {sources = [{kind = \"head\", layout = \"kv\"}]} : (…, tensor<2048x151643xbf16>)
```
After:
```mlir
%t = stablehlo.transpose %w, dims = [1, 0]
\"vocab.sweep\"(%h, %t) … {sources = [{kind = \"head\", layout = \"vk\"}]} : (…, tensor<151643x2048xbf16>)
```"
    }

    fn run(&self, module: Op, _context: &mut PassContext<'_>) -> Result<()> {
        for block in sweep_blocks(module) {
            // One transposed head for all sweeps of a block, so that passes see that they read the same logits.
            let mut transposed = HashMap::default();
            for op in block.ops().into_iter().filter(|op| is_sweep(*op)) {
                let sweep = Sweep::from_op(op).map_err(|why| failure(NAME, op, why))?;
                transpose(op, sweep, &mut transposed);
            }
        }
        Ok(())
    }
}

/// True if the TPU's layout of a matrix of this type is column-major.
fn is_tokens_minor(ty: &TensorType) -> bool {
    minor_to_major(&ty.shape, ty.elem) == [0, 1]
}

fn other(layout: Layout) -> Layout {
    match layout {
        Layout::Kv => Layout::Vk,
        Layout::Vk => Layout::Kv,
    }
}

fn transpose<'c>(op: Op<'c>, mut sweep: Sweep<'c>, transposed: &mut HashMap<Val<'c>, Val<'c>>) {
    let b = Builder::before(op);
    let tokens_minor = |v: Val| TensorType::of(v).is_some_and(|t| is_tokens_minor(&t));
    let mut changed = false;
    for s in &mut sweep.sources {
        if let Source::Head { weights, layout, .. } = s
            && tokens_minor(*weights)
        {
            *weights = *transposed.entry(*weights).or_insert_with(|| b.transpose(*weights, &[1, 0]));
            *layout = other(*layout);
            changed = true;
        }
    }
    // Several contractions may use a matrix.
    for i in 0..sweep.sinks.len() {
        let Sink::ContractCols { layout, dot, .. } = &sweep.sinks[i] else { continue };
        let (flipped, at) = (other(*layout), dot.matrix);
        if !tokens_minor(sweep.matrices[at]) {
            continue;
        }
        let weights = sweep.matrices[at];
        let t = *transposed.entry(weights).or_insert_with(|| b.transpose(weights, &[1, 0]));
        let index = sweep.matrix(t);
        if let Sink::ContractCols { layout, dot, .. } = &mut sweep.sinks[i] {
            (*layout, dot.matrix) = (flipped, index);
        }
        changed = true;
    }
    let mut results = Vec::new();
    let mut at = 0;
    for i in 0..sweep.sinks.len() {
        let types = sweep.sink_results(&sweep.sinks[i]);
        let is_turned =
            matches!(sweep.sinks[i], Sink::ContractRows { .. }) && is_tokens_minor(&types[0]);
        let init = sweep.init(&sweep.sinks[i]).filter(|_| is_turned);
        let init = init.map(|init| sweep.matrix(b.transpose(init, &[1, 0])));
        if let Sink::ContractRows { layout, dot, .. } = &mut sweep.sinks[i]
            && is_turned
        {
            (*layout, dot.init) = (other(*layout), init);
            results.push(at);
            changed = true;
        }
        at += types.len();
    }
    let stored = logits::to_tokens_minor(&b, op, &mut sweep);
    if !changed && stored.is_none() {
        return;
    }
    sweep.prune();
    let new = sweep.to_op(&b);
    for (i, old) in op.results().enumerate() {
        let v = new.result(i);
        old.replace_all_uses(match (sweep.tokens_minor, &stored) {
            (Some(tokens_minor), Some(stored)) if stored.contains(&i) => tokens_minor.row_major(&b, v),
            _ if results.contains(&i) => b.transpose(v, &[1, 0]),
            _ => v,
        });
    }
    op.erase();
}
