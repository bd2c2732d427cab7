//! The gradient through a maximum that a separate loop computes: the loop that distributes the maximum's cotangent to the largest
//! entries.
//!
//! A softmax is invariant under a shift of its logits, so that the maximum's cotangent is 0 in real numbers ([`Reals`]), and so are
//! its products: each trip multiplies its carry, and its term of the logits' gradient, by numbers of the trip. The loop is erased,
//! and the loop that computes the maximum stacks nothing. The original computes the rounding error of the other terms in place of
//! 0.

use grpo_dataflow::is_sum;
use grpo_dataflow::real::{Reals, Sample};
use grpo_dataflow::reshape::peel;
use grpo_dataflow::trip_count::While;
use grpo_dataflow::walk::find_def;
use grpo_ir::{Elem, Kind, Op, TensorType, Val};
use grpo_transforms::rewrite::{cleanup, common_subexpressions};

/// The sum over columns among the terms of a loop's initial value, which may be the cotangent of a maximum.
fn sum_of_terms(v: Val) -> Option<Op> {
    let elements = |v: Val| TensorType::of(v).map(|ty| ty.elements());
    let sums = |op: Op| is_sum(op) && elements(op.operand(0)) > elements(op.result(0));
    find_def(peel(v), sums, |op| {
        let terms: Vec<Val> = match op.kind() {
            Kind::Add | Kind::Subtract => op.operands().collect(),
            Kind::Select => op.operands().skip(1).collect(),
            Kind::Negate | Kind::Convert | Kind::Reduce => vec![op.operand(0)],
            _ => Vec::new(),
        };
        terms.into_iter().map(peel).collect()
    })
}

/// True if one of a loop's initial values has such a term.
pub(crate) fn may_be_one(of: &While) -> bool {
    let given = of.op.operands().enumerate();
    given.filter(|(at, _)| !of.keeps(*at)).any(|(_, v)| sum_of_terms(v).is_some())
}

/// Replaces the results of such a loop and erases it. Returns whether it did.
pub fn erase(reader: Op) -> bool {
    let Some(block) = reader.block() else { return false };
    // Makes values that the program computes twice equal.
    common_subexpressions::unify_all(block);
    let taken = While::of(reader).and_then(|of| {
        (0..reader.num_operands()).filter(|at| !of.keeps(*at)).find_map(|at| results(of, at))
    });
    let Some(results) = taken else { return false };
    for (carry, new) in results {
        reader.result(carry).replace_all_uses(new);
    }
    reader.erase();
    true
}

/// The results of a loop whose initial value `carry` is 0 in real numbers: their initial values. None if the loop adds another
/// value to them.
fn results<'c>(of: While<'c>, carry: usize) -> Option<Vec<(usize, Val<'c>)>> {
    let start = of.op.operand(carry);
    let is_f32 = |v: Val| TensorType::of(v).is_some_and(|ty| ty.elem == Elem::F32);
    (is_f32(start) && cleanup::is_pure(of.op)).then_some(())?;
    let sum = sum_of_terms(start)?;
    let all = TensorType::of(sum.operand(0))?;
    let [axis] = sum.dims("dimensions")?[..] else { return None };
    let mut reals = Reals::new(all, axis, None);
    reals.cancel(&[start]).then_some(())?;

    reals.memo.assume(of.body.arg(carry), Sample::constant(0.0));
    let unread = of.op.result(carry).is_unused() && of.condition.arg(carry).is_unused();
    (unread && reals.cancel(&[of.next()[carry]])).then_some(())?;
    let results = (0..of.op.num_operands()).filter(|at| *at != carry && !of.op.result(*at).is_unused());
    results
        .map(|at| (of.keeps(at) || adds_nothing(of, at, &mut reals)).then(|| (at, of.op.operand(at))))
        .collect()
}

/// True if the trips add 0 to the carry `at`.
fn adds_nothing<'c>(of: While<'c>, at: usize, reals: &mut Reals<'_, 'c>) -> bool {
    let arg = of.body.arg(at);
    let sum = of.next()[at].def().filter(|op| op.is(Kind::Add));
    sum.is_some_and(|op| {
        (0..2).any(|side| op.operand(side) == arg && reals.cancel(&[op.operand(1 - side)]))
    })
}
