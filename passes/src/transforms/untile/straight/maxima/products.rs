//! What tiles that are 0 in real numbers are multiplied with, or summed over rows: a head's gradients, and a bias's.
//!
//! Beside each such product the program has another one, of the tile's own gradient and with the same factor, and adds both in the same
//! place of the same array. So the first one adds nothing but NaN, in the rows that have it, and these are put into the tile's own gradient
//! instead, before what is done with both: masks, factors such as a temperature, the derivative of a soft-cap. A factor that may be infinite
//! makes NaN of 0, which is added as well (`0 · f`). A factor of the product itself that is infinite or NaN has made the logits of its column
//! (or row) infinite or NaN, or their soft-cap's derivative 0. Of a row the other product is NaN there too: one of its logits is +inf or NaN,
//! or all are −inf. Of a column 0 times infinity is added as such ([`super::infinite`]).

use super::super::super::pair::Key;
use super::super::super::values::literal;
use super::super::Same;
use super::super::loops::placed;
use super::readers;
use crate::analysis::is_sum;
use crate::ir::{Builder, Op, TensorType, Val, attr_ints};
use melior::ir::{Attribute, Type};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// A product with nothing, and the one that is added to it.
pub(super) struct Product<'c> {
    /// The tile of nothing, before a mask or a literal factor.
    pub nothing: Val<'c>,
    /// The product, and which operand is nothing.
    pub zero: (Op<'c>, usize),
    /// What multiplies the tile's own gradient, as which operand.
    pub beside: (Op<'c>, usize),
    /// The same masks and factors of the tile's own gradient, the last one first.
    way: Vec<Linear<'c>>,
}

/// What a mask, a factor or an arrangement makes of its operand `at`, or what a number adds to that operand in the proportion of another
/// (`g + g · t`, which `jax.lax.tanh` has as its derivative).
struct Linear<'c> {
    op: Op<'c>,
    at: usize,
    /// What multiplies the operand before it is added, as which operand.
    part: Option<(Op<'c>, usize)>,
    /// Whether a factor may be infinite, so that 0 times it is NaN.
    is_guarded: bool,
}

/// Whether a row's columns are no longer told apart by their tile behind it: a product, or a sum of a tile over its rows.
pub(super) fn is_product(op: Op, dim: usize) -> bool {
    let over_columns =
        || op.attr("dimensions").and_then(attr_ints).is_some_and(|dims| dims == [dim as i64]);
    op.is("stablehlo.dot_general") || op.is("stablehlo.reduce") && !over_columns()
}

impl<'c> Product<'c> {
    /// Of `op`, which reads that tile, among these operations; `is_nothing`: what else is 0. None where nothing is added to it in its place, or
    /// where something else reads it.
    pub fn of(
        op: Op<'c>,
        nothing: Val<'c>,
        among: &[Op<'c>],
        same: &Same<'c>,
        is_nothing: &HashSet<Val<'c>>,
    ) -> Option<Product<'c>> {
        let places: Vec<usize> =
            (0..op.operands().len()).filter(|at| op.operand(*at) == nothing).collect();
        let [index] = places[..] else { return None };
        let (key, way) = (beside_operand(op, index, nothing, same)?, Way::of(op.result(0)));
        let is_beside = |other: &Op<'c>| {
            other.is(op.name())
                && other.operands().len() == op.operands().len()
                && !is_nothing.contains(&other.operand(index))
                && beside_operand(*other, index, nothing, same).as_ref() == Some(&key)
                && Way::of(other.result(0)) == way
        };
        let of = |other: Op<'c>| {
            let (mut nothing, mut own, mut way) = (nothing, other.operand(index), Vec::new());
            while let Some((earlier, linear)) = before(nothing, own, same) {
                (nothing, own) = (earlier, linear.op.operand(linear.at));
                way.push(linear);
            }
            Product { nothing, zero: (op, index), beside: (other, index), way }
        };
        // All tiles' gradients by a temperature are added in one place: the same tile's has the same logits as its factor.
        among.iter().copied().filter(is_beside).map(of).max_by_key(|product| product.way.len())
    }

    /// The tile's own gradient, with what `told` makes of it before masks and factors; `made`: what was made so.
    pub fn told(
        &self,
        made: &mut HashMap<Val<'c>, Val<'c>>,
        told: impl FnOnce(&Builder<'c>, Val<'c>) -> Val<'c>,
    ) -> Val<'c> {
        let (op, index) = self.beside;
        let b = Builder::before(op);
        let first = self.way.last().map_or(op.operand(index), |linear| linear.op.operand(linear.at));
        let mut v = *made.entry(first).or_insert_with(|| told(&b, first));
        let again = |op: Op<'c>, operands: &[(usize, Val<'c>)]| {
            let new = op.clone_op();
            operands.iter().for_each(|(at, v)| new.set_operand(*at, *v));
            b.insert_op(new);
            new.result(0)
        };
        for Linear { op, at, part, is_guarded } in self.way.iter().rev() {
            v = *made.entry(op.result(0)).or_insert_with(|| {
                let part = part.map(|(part, of)| (1 - at, again(part, &[(of, v)])));
                let operands: Vec<_> = std::iter::once((*at, v)).chain(part).collect();
                let new = again(*op, &operands);
                if !is_guarded {
                    return new;
                }
                let ty = TensorType::of(op.operand(*at)).expect("a tensor");
                let nothing = again(*op, &[(*at, b.zero(&ty))]);
                b.elementwise("add", &[new, nothing])
            });
        }
        v
    }
}

/// What is 0 of 0, whatever else it reads, but that 0 times infinity is NaN.
const LINEAR: [&str; 8] = [
    "stablehlo.select",
    "stablehlo.convert",
    "stablehlo.negate",
    "stablehlo.reshape",
    "stablehlo.transpose",
    "stablehlo.multiply",
    "stablehlo.divide",
    "stablehlo.add",
];

/// What `zero` is made of, and what makes the same of another operand, which is `own`: a choice by the same mask, the same factor, another
/// type or arrangement.
fn before<'c>(zero: Val<'c>, own: Val<'c>, same: &Same<'c>) -> Option<(Val<'c>, Linear<'c>)> {
    let (zeros, owns) = (zero.def()?, own.def()?);
    let is_linear = LINEAR.iter().any(|name| zeros.is(name));
    let count = zeros.operands().len();
    (is_linear && zeros.name() == owns.name() && count == owns.operands().len()).then_some(())?;
    if zeros.is("stablehlo.add") {
        return (0..2).find_map(|at| {
            let (part, other) = (owns.operand(1 - at).def()?, zeros.operand(1 - at).def()?);
            let (zero, own) = (zeros.operand(at), owns.operand(at));
            let factor = |op: Op<'c>, of: Val<'c>| {
                op.is("stablehlo.multiply").then_some(())?;
                let index = (0..2).find(|index| op.operand(*index) == of)?;
                Some((index, op.operand(1 - index)))
            };
            let ((of, by), (_, same_by)) = (factor(part, own)?, factor(other, zero)?);
            (same.first(by) == same.first(same_by) && is_bounded(by)).then_some(())?;
            Some((zero, Linear { op: owns, at, part: Some((part, of)), is_guarded: false }))
        });
    }
    let differs = |at: &usize| same.first(zeros.operand(*at)) != same.first(owns.operand(*at));
    let [at] = (0..count).filter(differs).collect::<Vec<_>>()[..] else { return None };
    let is_guarded = match zeros.name() {
        "stablehlo.multiply" => !is_bounded(zeros.operand(1 - at)),
        "stablehlo.divide" if at == 0 => {
            !literal(zeros.operand(1)).is_some_and(|by| by.is_finite() && by != 0.0)
        }
        "stablehlo.divide" => return None,
        _ => false,
    };
    let of = |op: Op<'c>| beside_operand(op, at, zero, same);
    let linear = Linear { op: owns, at, part: None, is_guarded };
    (of(zeros)? == of(owns)?).then(|| (zeros.operand(at), linear))
}

/// Whether a factor is finite or NaN whatever it is made of: with an infinite one 0 would be NaN.
fn is_bounded(v: Val) -> bool {
    bound(v, 8).is_some_and(|most| most < 1e30)
}

/// The largest number that a value may have, so many operations deep, unless it is NaN.
fn bound(v: Val, depth: usize) -> Option<f64> {
    if let Some(number) = literal(v) {
        return Some(number.abs()).filter(|number| number.is_finite());
    }
    let (op, depth) = (v.def()?, depth.checked_sub(1)?);
    let of = |at: usize| bound(op.operand(at), depth);
    match op.name() {
        "stablehlo.tanh" | "stablehlo.logistic" => Some(1.0),
        "stablehlo.add" | "stablehlo.subtract" => Some(of(0)? + of(1)?),
        "stablehlo.multiply" => Some(of(0)? * of(1)?),
        "stablehlo.negate" | "stablehlo.convert" | "stablehlo.broadcast_in_dim" => of(0),
        "stablehlo.reshape" | "stablehlo.transpose" => of(0),
        _ => None,
    }
}

/// What an operation makes of its operand `at`, whatever that is: its key with `any` in that place.
fn beside_operand<'c>(op: Op<'c>, at: usize, any: Val<'c>, same: &Same<'c>) -> Option<Key<'c>> {
    let operand = op.operand(at);
    Key::of(op, |v| if v == operand { any } else { same.first(v) })
}

/// Where a value goes that only additions read, and what negates or arranges numbers.
#[derive(PartialEq, Eq)]
struct Way<'c> {
    steps: Vec<Step<'c>>,
    /// The last sum.
    end: Val<'c>,
}

/// What an operation on the way makes, and where its numbers are put into zeros.
#[derive(PartialEq, Eq)]
struct Step<'c> {
    name: &'c str,
    ty: Type<'c>,
    attributes: Vec<(&'c str, Attribute<'c>)>,
    at: Vec<i64>,
}

impl<'c> Way<'c> {
    fn of(v: Val<'c>) -> Way<'c> {
        let ops = way(v);
        let end = ops.last().map_or(v, |(op, _)| op.result(0));
        let step = |(op, at): (Op<'c>, Option<Vec<i64>>)| {
            let ty = op.result(0).mlir_type();
            at.map(|at| Step { name: op.name(), ty, attributes: op.attributes(), at })
        };
        Way { steps: ops.into_iter().filter_map(step).collect(), end }
    }
}

/// The operations on the way of a value, the last of which gives the last sum; where its numbers are put, none of a sum.
pub(super) fn way<'c>(mut v: Val<'c>) -> Vec<(Op<'c>, Option<Vec<i64>>)> {
    let elements = |v| TensorType::of(v).map(|ty| ty.elements());
    let mut ops = Vec::new();
    while let [(op, _)] = readers(v).collect::<Vec<_>>()[..] {
        let at = match op.name() {
            "stablehlo.add" => None,
            "stablehlo.reshape" | "stablehlo.transpose" | "stablehlo.convert" | "stablehlo.negate" => {
                Some(Vec::new())
            }
            // Of one number each, and to one of each.
            "stablehlo.reduce" if is_sum(op) && elements(v) == elements(op.result(0)) => {
                Some(Vec::new())
            }
            "stablehlo.broadcast_in_dim" if elements(v) == elements(op.result(0)) => Some(Vec::new()),
            "stablehlo.pad" | "stablehlo.dynamic_update_slice" => match placed(op.result(0)) {
                Some((part, at)) if part == v => Some(at),
                _ => break,
            },
            _ => break,
        };
        v = op.result(0);
        ops.push((op, at));
    }
    ops
}
