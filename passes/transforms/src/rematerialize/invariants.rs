//! Loop-invariant arrays as large as the logits: autodiff hoists a mask out of the body that uses it.

use crate::pass::PassContext;
use crate::rematerialize::copies::{Copies, Source, Step, is_copied, is_given};
use crate::rematerialize::loops::invariant;
use crate::rematerialize::residuals::{elements, sizes_worth};
use crate::rewrite::carries;
use grpo_dataflow::trip_count::While;
use grpo_ir::{Op, Val};
use grpo_recognize::anchor::is_product;
use rustc_hash::FxHashMap as HashMap;

/// Recomputes broadcasts of smaller values inside the loops that contain vocabulary regions; for gradients taken outside, through
/// the surrounding loops.
pub(super) fn over(module: Op, context: &PassContext<'_>) {
    for of in module.walk().into_iter().filter_map(While::of).collect::<Vec<_>>() {
        let within = of.op.walk().into_iter().filter_map(While::of).map(|of| of.body);
        let bodies = std::iter::once(of.body).chain(within.filter(|_| context.done.residuals));
        let sizes: Vec<i64> = bodies.flat_map(|body| sizes_worth(body, context)).collect();
        let mut of = of;
        let mut carry = 0;
        while carry < of.op.num_operands() && !sizes.is_empty() {
            match from_smaller(of, carry, &sizes) {
                Some(copies) => of = write(of, carry, &copies),
                None => carry += 1,
            }
        }
    }
}

/// The operations that compute such an array from smaller values.
fn from_smaller<'c>(of: While<'c>, carry: usize, sizes: &[i64]) -> Option<Copies<'c, ()>> {
    let v = of.op.operand(carry);
    let large = elements(v).filter(|size| sizes.contains(size))?;
    if !of.keeps(carry) || !of.condition.arg(carry).is_unused() {
        return None;
    }
    let block = of.op.block()?;
    let step = |v: Val<'c>| {
        let size = elements(v)?;
        let op = v.def().filter(|op| op.block() == Some(block));
        match op.filter(|op| size >= large && is_copied(*op) && !is_product(*op) || is_given(*op)) {
            Some(op) => Some(Step::Copy(op)),
            None => (size < large).then_some(Step::Take(Source::Known(()))),
        }
    };
    Copies::new(large).and(v, step)
}

fn write<'c>(mut of: While<'c>, carry: usize, copies: &Copies<'c, ()>) -> While<'c> {
    let array = of.op.operand(carry);
    let block = array.block();
    of.op.result(carry).replace_all_uses(array);
    let small = copies.sources.iter().map(|(v, _)| *v);
    let mut values: HashMap<Val, Val> = small.map(|v| (v, invariant(&mut of, v))).collect();
    copies.write(block, of.body.ops()[0], &mut values);
    of.body.arg(carry).replace_all_uses(values[&array]);
    let of = carries::remove(of, &[carry]);
    for op in block.ops().into_iter().rev().filter(|op| copies.ops.contains(op)) {
        if op.results().all(Val::is_unused) {
            op.erase();
        }
    }
    of
}
