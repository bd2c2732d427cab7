//! What tiles that are 0 in real numbers are multiplied with, or summed over rows: a head's gradients, and a bias's.
//!
//! Beside each such product the program has another one, of the tile's own gradient and with the same factor, and adds both in the same
//! place of the same array. So the first one adds nothing but NaN, in the rows that have it, and these are put into the tile's own gradient
//! instead. A factor that is infinite or NaN has made the logits of its column (or row) infinite or NaN. Of a row the other product is NaN there
//! too: one of its logits is +inf or NaN, or all are −inf. Of a column 0 times infinity is added as such ([`super::infinite`]).

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
    /// The same masks and factors of the tile's own gradient, the last one first, and which operand that is.
    way: Vec<(Op<'c>, usize)>,
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
        let beside = among.iter().copied().find(|other| {
            other.is(op.name())
                && other.operands().len() == op.operands().len()
                && !is_nothing.contains(&other.operand(index))
                && beside_operand(*other, index, nothing, same).as_ref() == Some(&key)
                && Way::of(other.result(0)) == way
        })?;
        let (mut nothing, mut own, mut way) = (nothing, beside.operand(index), Vec::new());
        while let Some((earlier, op, at)) = before(nothing, own, same) {
            way.push((op, at));
            (nothing, own) = (earlier, op.operand(at));
        }
        Some(Product { nothing, zero: (op, index), beside: (beside, index), way })
    }

    /// The tile's own gradient, with what `told` makes of it before masks and factors; `made`: what was made so.
    pub fn told(
        &self,
        made: &mut HashMap<Val<'c>, Val<'c>>,
        told: impl FnOnce(&Builder<'c>, Val<'c>) -> Val<'c>,
    ) -> Val<'c> {
        let (op, index) = self.beside;
        let b = Builder::before(op);
        let first = self.way.last().map_or(op.operand(index), |(op, at)| op.operand(*at));
        let mut v = *made.entry(first).or_insert_with(|| told(&b, first));
        for (op, at) in self.way.iter().rev() {
            v = *made.entry(op.result(0)).or_insert_with(|| {
                let new = op.clone_op();
                new.set_operand(*at, v);
                b.insert_op(new);
                new.result(0)
            });
        }
        v
    }
}

/// What `zero` is made of, and the operation that makes the same of another operand, which is `own`: a choice by the same mask, the same literal
/// factor, another type or arrangement.
fn before<'c>(zero: Val<'c>, own: Val<'c>, same: &Same<'c>) -> Option<(Val<'c>, Op<'c>, usize)> {
    let (zeros, owns) = (zero.def()?, own.def()?);
    let linear = match zeros.name() {
        "stablehlo.select" | "stablehlo.convert" | "stablehlo.negate" => true,
        "stablehlo.reshape" | "stablehlo.transpose" => true,
        "stablehlo.multiply" => zeros.operands().iter().any(|v| literal(*v).is_some_and(f64::is_finite)),
        _ => false,
    };
    let count = zeros.operands().len();
    (linear && zeros.name() == owns.name() && count == owns.operands().len()).then_some(())?;
    let differs = |at: &usize| same.first(zeros.operand(*at)) != same.first(owns.operand(*at));
    let [at] = (0..count).filter(differs).collect::<Vec<_>>()[..] else { return None };
    let of = |op: Op<'c>| beside_operand(op, at, zero, same);
    (of(zeros)? == of(owns)?).then(|| (zeros.operand(at), owns, at))
}

/// What an operation makes of its operand `at`, whatever that is: its key with `any` in that place.
fn beside_operand<'c>(op: Op<'c>, at: usize, any: Val<'c>, same: &Same<'c>) -> Option<Key<'c>> {
    let operand = op.operand(at);
    Key::of(op, |v| if v == operand { any } else { same.first(v) })
}

/// Where a value goes that only additions read, and what arranges numbers.
#[derive(PartialEq, Eq)]
struct Way<'c> {
    steps: Vec<Step<'c>>,
    /// The last sum.
    end: Val<'c>,
}

/// An arrangement on the way, and where its numbers are put into zeros.
#[derive(PartialEq, Eq)]
struct Step<'c> {
    ty: Type<'c>,
    attributes: Vec<(&'c str, Attribute<'c>)>,
    at: Vec<i64>,
}

impl<'c> Way<'c> {
    fn of(mut v: Val<'c>) -> Way<'c> {
        let elements = |v| TensorType::of(v).map(|ty| ty.elements());
        let mut steps = Vec::new();
        while let [(op, _)] = readers(v).collect::<Vec<_>>()[..] {
            let at = match op.name() {
                "stablehlo.add" => None,
                "stablehlo.reshape" | "stablehlo.transpose" | "stablehlo.convert" => Some(Vec::new()),
                // Of one number each.
                "stablehlo.reduce" if is_sum(op) && elements(v) == elements(op.result(0)) => {
                    Some(Vec::new())
                }
                "stablehlo.pad" | "stablehlo.dynamic_update_slice" => match placed(op.result(0)) {
                    Some((part, at)) if part == v => Some(at),
                    _ => break,
                },
                _ => break,
            };
            v = op.result(0);
            let step = |at| Step { ty: v.mlir_type(), attributes: op.attributes(), at };
            steps.extend(at.map(step));
        }
        Way { steps, end: v }
    }
}
