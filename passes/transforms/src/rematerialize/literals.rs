//! Literals that a loop carries: autodiff moves the bounds of a `jnp.clip`, which are arguments of a function, out of the body of
//! a `scan`, and the numbers that the gradient of a maximum chooses from. What a logit is compared with in a loop may be a logit of its own
//! row; a literal is not, and it is read unrounded. Of a gradient that is 0 in real numbers only literals tell that.

use crate::rematerialize::copies::sizes_of_logits;
use grpo_dataflow::calls;
use grpo_dataflow::splat;
use grpo_dataflow::trip_count::While;
use grpo_ir::{Builder, Elem, Kind, Op, TensorType, Val, number};

/// Makes each number that a loop around logits carries as it is in its body, one for all or the same one for each row, where it is a literal
/// outside. It is the same number there, NaN and infinities included.
pub(super) fn over(module: Op) {
    for of in module.walk().into_iter().filter_map(While::of).collect::<Vec<_>>() {
        let within = of.op.walk().into_iter().filter_map(While::of).map(|of| of.body);
        let bodies = std::iter::once(of.body).chain(within);
        let Some((logits, columns)) = bodies.flat_map(sizes_of_logits).min() else { continue };
        let most = logits.checked_div(columns).unwrap_or(1).max(1);
        let start = Builder::before(of.body.ops()[0]);
        for (carry, v) in of.op.operands().into_iter().enumerate() {
            let arg = of.body.args()[carry];
            let few = TensorType::of(v).filter(|ty| ty.elements() <= most && ty.elem.is_float());
            // What the loop gives the next trip stays an argument.
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

/// The number that a value is everywhere, in MLIR's syntax: a literal, or what a function makes of literals alone by spreading and
/// converting them. `call` is the call of the function that holds the value, if it is looked into.
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
                    Some(format!("0x{:04X}", half::bf16::from_f32(exact as f32).to_bits()))
                }
                (from, to) if from == to => Some(text),
                _ => None,
            }
        }
        _ => None,
    }
}
