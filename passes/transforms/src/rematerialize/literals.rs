//! Literals that a loop carries: autodiff hoists the bounds of a `jnp.clip`, which are arguments of a function, and the constants
//! of the gradient of a maximum out of the body of a `scan`. A carried bound may be a logit of the same row; a literal is not, and
//! is read unrounded. A gradient that is 0 in real numbers is recognised by its literals.

use crate::rematerialize::copies::sizes_of_logits;
use grpo_dataflow::calls;
use grpo_dataflow::splat;
use grpo_dataflow::trip_count::While;
use grpo_ir::numbers::to_f32;
use grpo_ir::{Builder, Elem, Kind, Op, TensorType, Val, number};

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
            if let Some((ty, text)) =
                few.zip(literal(v, None)).filter(|_| of.keeps(carry) && !read.is_empty())
            {
                let number = start.splat(&ty, &text);
                read.iter().for_each(|used| used.owner.set_operand(used.index, number));
            }
        }
    }
}

/// The number that a value has everywhere, in MLIR's syntax: a literal, or the result of a function that only broadcasts and
/// converts literals. `call` is the call through which the value's function was entered.
fn literal<'c>(v: Val<'c>, call: Option<Op<'c>>) -> Option<String> {
    if let Some(text) = splat(v) {
        return Some(text);
    }
    let Some(op) = v.def() else {
        let at = v.block().args().iter().position(|arg| *arg == v)?;
        return literal(call?.operand(at), None);
    };
    if calls::is_call(op) && call.is_none() {
        let functions = calls::Functions::of(op.ancestors().last()?);
        let end = calls::only_block(functions.callee(op)?)?.terminator()?;
        return literal(end.operand(v.result_index()), Some(op));
    }
    match op.kind() {
        Kind::BroadcastInDim | Kind::Reshape => literal(op.operand(0), call),
        Kind::Convert => {
            let elem = |v: Val| TensorType::of(v).map(|ty| ty.elem);
            let text = literal(op.operand(0), call)?;
            match (elem(op.operand(0))?, elem(v)?) {
                (Elem::F32, Elem::BF16) => {
                    let exact = number(&text, Elem::F32)?;
                    Some(format!("0x{:04X}", half::bf16::from_f32(to_f32(exact)).to_bits()))
                }
                (from, to) if from == to => Some(text),
                _ => None,
            }
        }
        _ => None,
    }
}
