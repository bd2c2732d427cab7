//! Adds and removes carries of a loop.

use crate::rewrite::cleanup;
use crate::rewrite::schedule::reads;
use grpo_dataflow::trip_count::While;
use grpo_dataflow::walk::Walk;
use grpo_ir::{Op, TensorType, Val};
use rustc_hash::FxHashSet as HashSet;

/// Replaces the loop `of` by one that also carries these values, as its last carries; the body returns them unchanged.
pub fn add<'c>(of: While<'c>, added: &[Val<'c>]) -> While<'c> {
    let types: Vec<_> = added.iter().map(|v| v.mlir_type()).collect();
    let [_, same] = [of.condition, of.body]
        .map(|block| types.iter().map(|ty| block.add_arg(*ty)).collect::<Vec<_>>());
    let end = of.body.terminator().expect("a loop's body ends");
    end.set_operands(&[of.next(), same].concat());
    let operands: Vec<Val> = of.op.operands().chain(added.iter().copied()).collect();
    let (args, results): (Vec<_>, Vec<_>) =
        ((0..operands.len()).collect(), (0..of.op.num_results()).collect());
    While { op: of.op.with_signature(&operands, &args, &results, &types), ..of }
}

/// Replaces the loop `of` by one without these carries. They must have no users: neither the condition, nor, in the body, anything
/// but their own next values.
pub fn remove<'c>(of: While<'c>, removed: &[usize]) -> While<'c> {
    let kept: Vec<usize> = (0..of.op.num_operands()).filter(|i| !removed.contains(i)).collect();
    let end = of.body.terminator().expect("a loop's body ends");
    end.set_operands(&kept.iter().map(|i| end.operand(*i)).collect::<Vec<_>>());
    cleanup::erase_dead(of.body);
    // Several carries may start with results of one operation.
    let starts: HashSet<Op> = of.op.operands().filter_map(Val::def).collect();
    let operands: Vec<Val> = kept.iter().map(|i| of.op.operand(*i)).collect();
    let new = of.op.with_signature(&operands, &kept, &kept, &[]);
    for made in starts {
        if cleanup::is_pure(made) && made.results().all(Val::is_unused) {
            made.erase();
        }
    }
    While::of(new).expect("a loop stays one")
}

/// Replaces the loop `of` by one without carried arrays of at least `large` elements that have no users after it and that the
/// condition, effects and other carries do not depend on. JAX stacks residuals for results that have no gradient.
pub(crate) fn remove_unread<'c>(of: While<'c>, large: i64) -> While<'c> {
    let count = of.op.num_operands();
    let is_small = |v: Val| TensorType::of(v).is_none_or(|ty| ty.elements() < large);
    let read = |i: &usize| {
        let (result, tested) = (of.op.result(*i), of.condition.arg(*i));
        !result.is_unused() || !tested.is_unused() || is_small(result)
    };
    let mut needed: Vec<usize> = (0..count).filter(read).collect();
    let next = of.next();
    let mut walk = Walk::of(needed.iter().map(|i| next[*i]));
    let keeps = |op: &Op| !op.is_return() && !cleanup::is_pure(*op);
    walk.push(of.body.ops().into_iter().filter(keeps).flat_map(reads));
    while let Some(v) = walk.next() {
        match (of.argument(v), v.def()) {
            (Some(i), _) if !needed.contains(&i) => {
                needed.push(i);
                walk.push([next[i]]);
            }
            (None, Some(op)) if !of.is_outside(v) => walk.push(reads(op)),
            _ => {}
        }
    }
    if needed.len() == count || walk.gave_up() {
        return of;
    }
    let unread: Vec<usize> = (0..count).filter(|i| !needed.contains(i)).collect();
    remove(of, &unread)
}
