//! `check`: see [`Check::doc`].

mod memory;

use crate::options::Options;
use crate::pass::{Pass, PassContext, failure};
use grpo_dataflow::signature::signature;
use grpo_io::error::Result;
use grpo_ir::Op;
use grpo_recognize::remaining;

const NAME: &str = "check";

/// Verifies the rewritten module against the original.
pub struct Check;

impl Pass for Check {
    fn name(&self) -> &'static str {
        NAME
    }

    fn doc(&self) -> &'static str {
        r#"Verifies the rewritten module against the original.

Runs last and changes nothing. It fails when

- a public function's argument or result types, their attributes (donation: tf.aliasing_output,
  jax.buffer_donor; shardings: mhlo.sharding, sdy.sharding) or the module's attributes are not those
  of the original: XLA would compile such a module without complaint;
- an operation of the vocab dialect remains.

The report lists the largest remaining values derived from a head's product, with the type and the user's source line.
With `max_remaining`, a larger one is a missed remark, which `strict` counts.

If the module's temporaries, as estimated by `peak_memory.rs`, exceed those of the original, the losses that are fused
at the peak are declined for any `memory_budget`: the pipeline starts again without them, and a remark has both numbers.
`always_fuse` disables this.

Before and after are the same module. This one fails, because no lowering took the sweep:

    func.func @main(%logits: tensor<8x512xf32>) -> tensor<8xf32> {
      %0 = "vocab.sweep"(%logits) ({ ... }) {...} : (tensor<8x512xf32>) -> tensor<8xf32>
      return %0 : tensor<8xf32>
    }"#
    }

    fn looks_at_chains(&self, options: &Options) -> bool {
        !options.always_fuse
    }

    fn run(&self, module: Op, context: &mut PassContext<'_>) -> Result<()> {
        if let Some(left) = module.walk().into_iter().find(|op| op.dialect() == "vocab") {
            let why = format!("{} is left: no pass of the pipeline lowered it", left.name());
            return Err(failure(self.name(), left, why));
        }
        if let Some(original) = &context.signature
            && let Some(difference) = original.difference(&signature(module))
        {
            let why = format!("the module's interface changed: {difference}");
            return Err(failure(self.name(), module, why));
        }
        let left = remaining::largest(module, context.options.vocabulary());
        if let Some(most) = context.options.max_remaining {
            for (product, value) in left.iter().filter(|(_, value)| value.bytes > most) {
                let message = format!(
                    "{} of {} bytes, as large as this product's logits, is left: `max_remaining` allows {most}",
                    value.ty, value.bytes
                );
                context.remarks.missed(self.name(), *product, message);
            }
        }
        context.report.remaining = left.into_iter().map(|(_, value)| value).collect();
        memory::compare(module, context);
        Ok(())
    }
}
