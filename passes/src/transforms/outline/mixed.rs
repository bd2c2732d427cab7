//! Logits that one part of a program rounds to bf16 and a sweep of the same ones does not.
//!
//! A sweep leaves out roundings (`analysis/rounding.rs`). What it gives of a row, a maximum or a logarithm, is of logits that are not
//! rounded. Where the program computes such logits once more, in a loop or behind one, and no sweep is made of that, `x − max x` is a
//! difference of a rounded number and one that is not: 16 near −7700, of which the exponential was 1e7. That shows only once all
//! chains were looked at: the pipeline then starts again, and chains that leave out roundings stay.
//!
//! NaN and infinities: nothing is rewritten here.

use crate::analysis::rounding::{Reach, rounds_to};
use crate::analysis::twins::{Calls, makers, root};
use crate::ir::{Op, TensorType, Val};
use crate::remarks::users_line;
use crate::sweep::{Source, Sweep, is_sweep};
use rustc_hash::FxHashSet as HashSet;

/// Why chains that leave out roundings stay: rounded logits are beside what sweeps made of the same ones. None where there are none.
pub(super) fn reason(module: Op) -> Option<String> {
    let all = module.walk();
    if !all.iter().any(|op| rounds_to(*op).is_some()) {
        return None;
    }
    let sweeps: Vec<Op> = all.into_iter().filter(|op| is_sweep(*op)).collect();
    let calls = Calls::of_module(module);
    let read = sweeps.iter().filter_map(|op| Sweep::from_op(*op).ok());
    let logits: HashSet<Val> = read
        .flat_map(|sweep| sweep.sources)
        .map(|source| match source {
            Source::Head { weights, .. } => weights,
            Source::Logits { value, .. } => value,
        })
        .map(|v| root(v, &calls))
        .collect();
    // Numbers of rows, and what is made of these; a number for all rows is none. (Gradients by hidden states reach the whole network.)
    let is_row = |v: &Val| TensorType::of(*v).is_some_and(|ty| ty.rank() == 1);
    let is_one = |v: Val| TensorType::of(v).is_some_and(|ty| ty.elements() == 1);
    let given = sweeps.iter().flat_map(|op| op.results()).filter(is_row);
    let reach = Reach::of(given, |v| !is_one(v));
    // Sums of losses, over rows that some chain has and rows that none has, mix nothing.
    let meets =
        ["subtract", "multiply", "divide", "maximum", "minimum"].map(|op| format!("stablehlo.{op}"));
    let mut found =
        reach.readers.iter().filter(|op| meets.iter().any(|name| op.is(name))).filter_map(|op| {
            let [a, b] = [0, 1].map(|at| op.operand(at));
            let other = match (reach.values.contains(&a), reach.values.contains(&b)) {
                (true, false) => b,
                (false, true) => a,
                _ => return None,
            };
            rounded(other, &logits, &reach, &calls)
        });
    let op = found.next()?;
    Some(format!(
        "the same logits are rounded to bf16{} where no chain is fused, beside what would be made of logits that are not rounded",
        users_line(&op.location_text())
    ))
}

/// What rounds logits of these arrays that a value is made of, number by number or by sums over them.
fn rounded<'c>(
    v: Val<'c>,
    logits: &HashSet<Val<'c>>,
    reach: &Reach<'c>,
    calls: &Calls<'c>,
) -> Option<Op<'c>> {
    const MOST: usize = 4096;
    let mut pending: Vec<(Val, Option<Op>)> = vec![(v, None)];
    let mut seen: HashSet<(Val, bool)> = HashSet::default();
    while let Some((v, by)) = pending.pop() {
        if seen.len() > MOST {
            return None;
        }
        if reach.values.contains(&v) || !seen.insert((v, by.is_some())) {
            continue;
        }
        let by = by.or_else(|| v.def().filter(|op| rounds_to(*op).is_some()));
        if by.is_some() && logits.contains(&root(v, calls)) {
            return by;
        }
        if let Some(product) = v.def().filter(|op| op.is("stablehlo.dot_general")) {
            let is_head = product.operands().into_iter().any(|v| logits.contains(&root(v, calls)));
            if let Some(by) = by.filter(|_| is_head) {
                return Some(by);
            }
            continue;
        }
        pending.extend(makers(v, calls).into_iter().map(|v| (v, by)));
    }
    None
}
