//! Products with a condition as a number (a one-hot, a mask) that XLA leaves products.
//!
//! Of a product with a condition that is made a number right there XLA makes a choice: what the condition leaves out does not count,
//! infinite or NaN. It does not look through a reshape for the condition. Such a reshape is written (`one_hot[None]`), or XLA puts it
//! in where a contraction has dimensions of one element, which it drops (an einsum `bnv,bnv->bn` of a batch of one). If the other
//! factor is rearranged in the same way, the product moves in front of both, and is a choice again; but logits as a matrix
//! product gives them have no such reshape, since the dimensions of one element are dropped from their product too.

use super::partition;
use super::splat_number;
use super::tile::free_dims;
use crate::ir::{Elem, Op, TensorType, Val, attr_ints, dot_dims};

/// Marks a product with a condition as a number that is one: 0·inf is NaN.
pub const MARK: &str = "grpo.multiplies";

/// Whether XLA leaves an elementwise product, or the sum over products that a contraction of two rows is, a product.
pub fn stays(op: Op) -> bool {
    let elem = op.results().first().copied().and_then(TensorType::of).map(|ty| ty.elem);
    if op.num_operands() != 2 || !elem.is_some_and(|elem| elem.is_float() && elem != Elem::BF16) {
        return false;
    }
    let factors = [(op.operand(0), op.operand(1)), (op.operand(1), op.operand(0))];
    let condition = |(side, (v, other))| Some((side, condition_behind(v)?, other));
    let Some((side, number, other)) = factors.into_iter().enumerate().find_map(condition) else {
        return false;
    };
    let (Some(number), Some(ty)) = (TensorType::of(number), TensorType::of(other)) else { return false };
    match op.name() {
        "stablehlo.multiply" => number.shape != ty.shape && !is_moved(other),
        "stablehlo.dot_general" => {
            let (Some(mine), Some(theirs)) = (Row::of(op, side), Row::of(op, 1 - side)) else {
                return false;
            };
            let drops = theirs.shape != ty.shape;
            let is_moved = if drops { !is_logits(other) } else { is_moved(other) };
            mine.order == theirs.order && number.shape != mine.shape && !is_moved
        }
        _ => false,
    }
}

/// A factor of a contraction without the dimensions of one element, of which one is summed over, the last.
struct Row {
    shape: Vec<i64>,
    /// Whether its dimensions come as in the result.
    order: bool,
}

impl Row {
    /// Of a contraction of one dimension of which nothing else is left but rows that both have.
    fn of(op: Op, side: usize) -> Option<Row> {
        let d = dot_dims(op)?;
        let (batch, contract) = d.of(side);
        let all = TensorType::of(op.operand(side))?.shape;
        let [summed] = contract[..] else { return None };
        let free = free_dims(all.len(), batch, contract);
        free.iter().all(|dim| all[*dim] == 1).then_some(())?;
        let many = |dim: &i64| all[*dim as usize] != 1;
        let kept: Vec<i64> = batch.iter().copied().filter(many).chain([summed]).collect();
        let shape = kept.iter().map(|dim| all[*dim as usize]).collect();
        Some(Row { shape, order: kept.is_sorted() })
    }
}

/// The number that is made of a condition with as many elements, behind reshapes.
fn condition_behind(v: Val) -> Option<Val> {
    let op = v.def()?;
    match op.name() {
        "stablehlo.convert" => {
            let is_condition = TensorType::of(op.operand(0)).is_some_and(|ty| ty.elem == Elem::I1);
            // A condition of rows or columns that is repeated is another matter (`Body::product`).
            let repeats = |v: Val| v.def().is_some_and(|op| op.is("stablehlo.broadcast_in_dim"));
            (is_condition && !repeats(op.operand(0))).then_some(v)
        }
        _ => condition_behind(reshaped(v)?),
    }
}

/// What a reshape is of, or what for XLA is one: a broadcast that adds dimensions of one element, a transpose that moves these alone.
fn reshaped(v: Val) -> Option<Val> {
    let op = v.def()?;
    match op.name() {
        "stablehlo.reshape" | partition::CONSTRAINT => Some(op.operand(0)),
        "stablehlo.broadcast_in_dim" => {
            let same = TensorType::of(op.operand(0))?.elements() == TensorType::of(v)?.elements();
            let in_order = attr_ints(op.attr("broadcast_dimensions")?)?.is_sorted();
            (same && in_order).then(|| op.operand(0))
        }
        "stablehlo.transpose" => {
            let shape = TensorType::of(op.operand(0))?.shape;
            let order = attr_ints(op.attr("permutation")?)?;
            let many: Vec<i64> = order.into_iter().filter(|dim| shape[*dim as usize] != 1).collect();
            many.is_sorted().then(|| op.operand(0))
        }
        _ => None,
    }
}

/// Whether a value is a reshape for this reader alone, of something that is no matrix product.
fn is_moved(v: Val) -> bool {
    reshaped(v).is_some() && v.uses().len() == 1 && !is_logits(v)
}

/// Whether a matrix product gives a value, reshaped, read as another float type or times 1.
fn is_logits(v: Val) -> bool {
    let Some(op) = v.def() else { return false };
    let is_float = |v: Val| TensorType::of(v).is_some_and(|ty| ty.elem.is_float());
    let is_one = |v: Val| splat_number(v) == Some(1.0);
    match op.name() {
        "stablehlo.dot_general" => true,
        "stablehlo.convert" => is_float(op.operand(0)) && is_logits(op.operand(0)),
        "stablehlo.multiply" | "stablehlo.divide" if is_one(op.operand(1)) => is_logits(op.operand(0)),
        "stablehlo.multiply" if is_one(op.operand(0)) => is_logits(op.operand(1)),
        _ => reshaped(v).is_some_and(is_logits),
    }
}
