//! Literals that a loop carries: autodiff hoists the bounds of a `jnp.clip`, which are arguments of a function, and the constants
//! of the gradient of a maximum out of the body of a `scan`. A carried bound may be a logit of the same row; a literal is not, and
//! is read unrounded. A gradient that is 0 in real numbers is recognised by its literals.

use crate::rematerialize::residuals::sizes_of_logits;
use grpo_dataflow::constants::constant;
use grpo_dataflow::trip_count::While;
use grpo_ir::{Builder, Op, TensorType, number_text};

/// Replaces each carried number in a loop with logits, one for all rows or the same in each row, by a literal if its initial value
/// is one. The number is the same, NaN and infinities included.
pub(super) fn over(module: Op) {
    for of in module.walk().into_iter().filter_map(While::of).collect::<Vec<_>>() {
        let within = of.op.walk().into_iter().filter_map(While::of).map(|of| of.body);
        let bodies = std::iter::once(of.body).chain(within);
        let Some((logits, columns)) = bodies.flat_map(sizes_of_logits).min() else { continue };
        let most = logits.checked_div(columns).unwrap_or(1).max(1);
        let start = Builder::before(of.body.ops()[0]);
        for (carry, v) in of.op.operands().enumerate() {
            let arg = of.body.arg(carry);
            let few = TensorType::of(v).filter(|ty| ty.elements() <= most && ty.elem.is_float());
            // The operand of the terminator stays an argument.
            let read = arg.uses().into_iter().filter(|used| !used.owner.is_return());
            let read = read.collect::<Vec<_>>();
            let few = few.filter(|_| of.keeps(carry) && !read.is_empty());
            if let Some(ty) = few
                && let Some(text) = constant(v).and_then(|x| number_text(x, ty.elem))
            {
                let number = start.splat(&ty, &text);
                read.iter().for_each(|used| used.owner.set_operand(used.index, number));
            }
        }
    }
}
