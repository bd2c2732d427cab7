//! What arrays a value is arranged from, also through loops and branches, and whether a product is one of an array with itself.

use super::calls::{Functions, is_call};
use super::choice::is_repeated_number;
use super::conditional::Branches;
use super::counted::{Counted, While};
use super::probabilities::arranged_from;
use super::reshape::peel;
use super::stacks::Stack;
use super::{handed_on, splat};
use crate::ir::{Elem, Op, TensorType, Val};
use rustc_hash::FxHashSet as HashSet;

/// How many values are looked at.
const MOST: usize = 128;

/// Whether a product is one of an array, or a multiple of it, with itself, as of graphs, kernels and similarities.
pub fn is_of_itself(product: Op) -> bool {
    let [a, b] = [0, 1].map(|i| sources(unscaled(product.operand(i))));
    !a.is_disjoint(&b)
}

/// What a value is a multiple of.
fn unscaled(v: Val) -> Val {
    let v = arranged_from(v);
    let Some(op) = v.def() else { return v };
    let is_one = |v: &Val| splat(*v).is_some() || is_repeated_number(*v);
    match op.name() {
        "stablehlo.negate" => unscaled(op.operand(0)),
        "stablehlo.multiply" | "stablehlo.divide" => {
            let numbers: Vec<Val> = op.operands().into_iter().filter(|v| !is_one(v)).collect();
            if let [of] = numbers[..] { unscaled(of) } else { v }
        }
        _ => v,
    }
}

/// The arrays that a value is arranged from, or a part of, also where another loop stacked it.
pub(super) fn sources<'c>(v: Val<'c>) -> HashSet<Val<'c>> {
    fn whole(v: Val) -> Val {
        let cuts = ["stablehlo.slice", "stablehlo.dynamic_slice"];
        let v = arranged_from(peel(v));
        match v.def().filter(|op| cuts.contains(&op.name()) || cuts_first(*op)) {
            Some(op) => whole(op.operand(0)),
            None => v,
        }
    }
    origins_through(v, stacked_by_calls).into_iter().map(whole).collect()
}

/// Whether two values are of one array, or of one that a checkpoint computes again.
pub(super) fn meet<'c>(own: &HashSet<Val<'c>>, other: &HashSet<Val<'c>>) -> bool {
    !own.is_disjoint(other) || own.iter().any(|a| other.iter().any(|b| is_again(*a, *b, 16)))
}

/// Whether the same operations compute two values of the same.
fn is_again<'c>(a: Val<'c>, b: Val<'c>, depth: usize) -> bool {
    let (a, b) = (handed_on(a), handed_on(b));
    if a == b {
        return true;
    }
    let Some((x, y)) = a.def().zip(b.def()).filter(|_| depth > 0) else { return false };
    let (of_x, of_y) = (x.operands(), y.operands());
    if of_x.is_empty() {
        return splat(a).is_some() && splat(a) == splat(b);
    }
    x.name() == y.name()
        && a.mlir_type() == b.mlir_type()
        && a.result_index() == b.result_index()
        && x.attr_symbol("callee") == y.attr_symbol("callee")
        && of_x.len() == of_y.len()
        && of_x.into_iter().zip(of_y).all(|(a, b)| is_again(a, b, depth - 1))
}

/// Whether a function gives a part of its first argument, as `x[i]` in a loop.
pub(super) fn cuts_first(call: Op) -> bool {
    const MOVES: [&str; 4] =
        ["stablehlo.slice", "stablehlo.dynamic_slice", "stablehlo.reshape", "stablehlo.transpose"];
    does_only(call, &MOVES)
}

/// Whether a function puts its second argument into its first one, as `x.at[i].set(y)` in a loop.
pub(super) fn puts_second(call: Op) -> bool {
    const MOVES: [&str; 4] = [
        "stablehlo.dynamic_update_slice",
        "stablehlo.reshape",
        "stablehlo.transpose",
        "stablehlo.broadcast_in_dim",
    ];
    call.num_operands() > 1 && does_only(call, &MOVES)
}

/// Whether an operation calls a function that gives one value, and whose floats and flags these operations alone make.
fn does_only(call: Op, names: &[&str]) -> bool {
    let is_number = |ty: TensorType| ty.elem.is_float() || ty.elem == Elem::I1 && ty.elements() > 1;
    let float = |op: &Op| op.results().iter().any(|v| TensorType::of(*v).is_some_and(is_number));
    let function = || Functions::of(call.ancestors().last()?).callee(call);
    is_call(call)
        && call.num_results() == 1
        && function()
            .is_some_and(|f| f.walk().into_iter().filter(float).all(|op| names.contains(&op.name())))
}

/// What a value is, or may be: what other loops stack for it and other branches give for it, and where it comes from outside of loops.
pub(super) fn origins(v: Val) -> Vec<Val> {
    origins_through(v, |op| op.is("stablehlo.dynamic_slice").then(|| stacked(op.operand(0))).flatten())
}

/// The same where `read` tells what another loop stacks for an operation that reads a part of it.
fn origins_through<'c>(v: Val<'c>, read: impl Fn(Op<'c>) -> Option<Val<'c>>) -> Vec<Val<'c>> {
    let mut found = vec![arranged_from(v)];
    let mut at = 0;
    while at < found.len() && found.len() < MOST {
        let v = peel(found[at]);
        at += 1;
        let next: Vec<Val> = match (v.def().and_then(Branches::of), v.def()) {
            (Some(of), _) => of.given_for(v.result_index()),
            (None, Some(op)) => read(op).into_iter().collect(),
            _ => Vec::new(),
        };
        for v in next.into_iter().map(arranged_from) {
            if !found.contains(&v) {
                found.push(v);
            }
        }
    }
    found
}

/// The entry of an array that a loop reads and another one stacks.
fn stacked(array: Val) -> Option<Val> {
    let made = read_by_loop(array)?;
    let maker = Counted::of(made.def()?)?;
    Some(peel(Stack::of(&maker, made.result_index())?.entry))
}

/// The same where functions read and stack it.
fn stacked_by_calls(read: Op) -> Option<Val> {
    (read.is("stablehlo.dynamic_slice") || cuts_first(read)).then_some(())?;
    let array = read.operand(0);
    stacked(array).or_else(|| {
        let made = read_by_loop(array)?;
        let (maker, carry) = (While::of(made.def()?)?, made.result_index());
        let put = maker.next().get(carry)?.def().filter(|op| puts_second(*op))?;
        (put.operand(0) == maker.body.args()[carry]).then(|| peel(put.operand(1)))
    })
}

/// The result of a loop that is in all trips of the loop around it an array that is read.
fn read_by_loop(array: Val) -> Option<Val> {
    let reader = While::of(array.block().parent()?)?;
    let made = peel(reader.outer(array)?);
    made.def().filter(|op| op.is("stablehlo.while")).map(|_| made)
}
