//! Products with a condition as a number (a one-hot, a mask) that XLA leaves products.
//!
//! Of a product with a condition that is made a number right there XLA makes a choice: what the condition leaves out does not count,
//! infinite or NaN. It does not look through a reshape for the condition. Such a reshape is written (`one_hot[None]`), or XLA puts it
//! in where a contraction has dimensions of one element, which it drops (an einsum `bnv,bnv->bn` of a batch of one). If the other
//! factor is rearranged in the same way, the product moves in front of both, and is a choice again; but logits as a matrix
//! product gives them have no such reshape, since the dimensions of one element are dropped from their product too.
//!
//! Nor does it make a choice of a product of matrices, in any type: rows of several heads that meet one row's one-hot are one, of
//! which `heads.rs` makes products of rows afterwards.

use super::mask::MULTIPLIES;
use super::partition;
use super::splat_number;
use super::tile::{contracts_nothing, free_dims};
use crate::ir::{Elem, Op, TensorType, Val, attr_ints, dot_dims};

/// Marks a product with a condition as a number that stays one, as XLA looks at it: before anything moves.
pub fn mark(op: Op) {
    let stays = match op.name() {
        "stablehlo.multiply" => multiplies(op),
        "stablehlo.dot_general" => contraction(op) == Some(true),
        _ => false,
    };
    if stays {
        op.set_attr_text(MULTIPLIES, "unit");
    }
}

/// The number that is made of a condition among two factors, the other one, and the number of the first.
fn factors<'c>(op: Op<'c>) -> Option<(Val<'c>, Val<'c>, usize)> {
    (op.num_operands() == 2).then_some(())?;
    let sides = [(op.operand(0), op.operand(1)), (op.operand(1), op.operand(0))];
    let condition = |(side, (v, other))| Some((condition_behind(v)?, other, side));
    sides.into_iter().enumerate().find_map(condition)
}

fn elem(op: Op) -> Option<Elem> {
    op.results().first().copied().and_then(TensorType::of).map(|ty| ty.elem)
}

/// Whether XLA leaves an elementwise product a product.
fn multiplies(op: Op) -> bool {
    if !elem(op).is_some_and(|elem| elem.is_float() && elem != Elem::BF16) {
        return false;
    }
    let Some((number, other, _)) = factors(op) else { return false };
    let (Some(number), Some(ty)) = (TensorType::of(number), TensorType::of(other)) else { return false };
    number.shape != ty.shape && !is_moved(other)
}

/// Whether XLA leaves a product what is the sum over products of two rows, or, of an infinity that comes back, of a number of
/// each row and a row. None where that is not known.
fn contraction(op: Op) -> Option<bool> {
    let (number, other, side) = factors(op)?;
    // In bf16 the condition is a number by way of another one, and no choice.
    if elem(op)? == Elem::BF16 || is_of_several(op, side) {
        return Some(true);
    }
    (elem(op)? == Elem::F32).then_some(())?;
    // What becomes of a one-hot that several read in several shapes, nobody knows.
    let is_einsum = Row::of(op, side).is_some_and(|row| !row.is_matrix);
    (is_einsum || is_alone(number)).then_some(())?;
    let number = TensorType::of(number)?.shape;
    if contracts_nothing(op) {
        return Some(number != spread(op, side)?);
    }
    let (mine, theirs) = (Row::of(op, side)?, Row::of(op, 1 - side)?);
    (mine.order == theirs.order).then_some(())?;
    // Both are rearranged alike.
    let drops = theirs.shape != TensorType::of(other)?.shape;
    let is_moved = if drops { !is_logits(other) } else { is_moved(other) };
    Some(number != mine.shape && !(is_moved && TensorType::of(unshaped(other))?.shape == number))
}

/// Whether several of the other factor's rows meet one row of the condition: a product of matrices, or of a matrix and a row, as a
/// `vmap` over heads makes of an einsum with labels that the heads share. (Of several rows of the condition and of the other factor
/// none is a product by row.)
fn is_of_several(op: Op, side: usize) -> bool {
    let several = |side: usize| {
        let (Some(d), Some(ty)) = (dot_dims(op), TensorType::of(op.operand(side))) else { return false };
        let (batch, contract) = d.of(side);
        free_dims(ty.rank(), batch, contract).into_iter().any(|dim| ty.shape[dim] != 1)
    };
    several(1 - side) && (contracts_nothing(op) || !several(side))
}

/// Whether one contraction reads a number, and perhaps one product of its gradient, reshaped or not, and nothing else.
fn is_alone(number: Val) -> bool {
    let mut readers: Vec<Op> = Vec::new();
    let mut values = vec![number];
    while let Some(v) = values.pop() {
        for op in v.uses().into_iter().map(|u| u.owner) {
            match op.results().first().is_some_and(|v| reshaped(*v).is_some()) {
                true => values.push(op.result(0)),
                false => readers.push(op),
            }
        }
    }
    let gradients = readers.iter().filter(|op| contracts_nothing(**op)).count();
    let are_products = readers.iter().all(|op| op.is("stablehlo.dot_general"));
    are_products && gradients <= 1 && readers.len() - gradients <= 1
}

/// What a value is a reshape of, and that of, and so on.
fn unshaped(v: Val) -> Val {
    reshaped(v).map_or(v, unshaped)
}

/// The extents of a factor of a product that contracts nothing but dimensions of one element, without these, where they come as in the
/// result.
fn spread(op: Op, side: usize) -> Option<Vec<i64>> {
    let d = dot_dims(op)?;
    let (batch, contract) = d.of(side);
    let all = TensorType::of(op.operand(side))?.shape;
    let free = free_dims(all.len(), batch, contract).into_iter().map(|dim| dim as i64);
    let many = |dim: &i64| all[*dim as usize] != 1;
    let kept: Vec<i64> = batch.iter().copied().chain(free).filter(many).collect();
    kept.is_sorted().then(|| kept.iter().map(|dim| all[*dim as usize]).collect())
}

/// A factor of a contraction without the dimensions of one element, of which one is summed over, the last.
struct Row {
    shape: Vec<i64>,
    /// Whether its dimensions come as in the result.
    order: bool,
    /// Whether it has a dimension, of one element, that is the result's alone.
    is_matrix: bool,
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
        Some(Row { shape, order: kept.is_sorted(), is_matrix: !free.is_empty() })
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
