//! What numbers of rows and indices are made of.

use crate::anchor::product_behind;
use crate::tile::has_elementwise_name;
use grpo_dataflow::forwarded_from;
use grpo_dataflow::reshape::through_barriers;
use grpo_dataflow::splat_number;
use grpo_ir::{Kind, Op, TensorType, Val, dense_ints};
use rustc_hash::FxHashSet as HashSet;

/// How many values are looked at behind one number a row.
pub(crate) const MAX_ROW_VALUES: usize = 64;

/// Whether a value is one with fewer numbers, repeated.
fn repeats(v: Val) -> bool {
    let elements = |v: Val| TensorType::of(v).map(|ty| ty.elements());
    v.def().is_some_and(|op| op.is(Kind::BroadcastInDim) && elements(op.operand(0)) < elements(v))
}

/// Whether an index is made of what the program, or the loop or branch around it, is given, and of nothing of these tiles.
pub(crate) fn is_from_outside<'c>(index: Val<'c>, kin: &HashSet<Val<'c>>) -> bool {
    let (mut seen, mut pending) = (HashSet::from_iter([index]), vec![index]);
    let mut is_given = false;
    while let Some(v) = pending.pop().map(through_barriers) {
        if kin.contains(&v) && !repeats(v) {
            return false;
        }
        match v.def() {
            None => is_given = true,
            Some(op) if seen.len() <= MAX_ROW_VALUES => {
                pending.extend(op.operands().into_iter().filter(|v| seen.insert(*v)));
            }
            // Who knows.
            Some(_) => is_given = true,
        }
    }
    is_given
}

/// Whether an index is made of numbers that are written into the program, such as labels that a closure holds, and that do not count up.
pub fn is_written(index: Val) -> bool {
    /// More numbers than these are no positions.
    const MOST: i64 = 1 << 20;
    let counts = |op: Op| {
        let numbers = op.attr("value").and_then(|value| dense_ints(value, MOST)).unwrap_or_default();
        !numbers.is_empty() && numbers.into_iter().zip(0..).all(|(number, at)| number == at)
    };
    let (mut seen, mut pending) = (HashSet::from_iter([index]), vec![index]);
    let mut is_written = false;
    while let Some(v) = pending.pop().map(through_barriers) {
        match v.def().filter(|_| seen.len() <= MAX_ROW_VALUES) {
            Some(op) if op.is(Kind::Constant) => {
                is_written |= splat_number(v).is_none() && !counts(op);
            }
            Some(op) if op.operands().is_empty() || !keeps_apart(op) => return false,
            Some(op) => pending.extend(op.operands().into_iter().filter(|v| seen.insert(*v))),
            None => return false,
        }
    }
    is_written
}

/// Whether an operation computes number by number, or repeats and arranges numbers.
pub fn keeps_apart(op: Op) -> bool {
    let moves = [Kind::Reshape, Kind::BroadcastInDim, Kind::Transpose];
    has_elementwise_name(op) || moves.contains(&op.kind())
}

/// Whether numbers of rows are made of nothing but the factors of the product that makes a tile: no softmax's normaliser, but
/// half a row's square, as in random features and distances.
pub(crate) fn is_of_factors(v: Val, tile: Val) -> bool {
    let Some(product) = product_behind(tile) else { return false };
    let factors: Vec<Val> = product.operands().into_iter().map(forwarded_from).collect();
    let (mut seen, mut pending) = (HashSet::from_iter([v]), vec![v]);
    let mut is_made = false;
    while let Some(v) = pending.pop().map(through_barriers) {
        let next = match v.def() {
            _ if factors.contains(&forwarded_from(v)) => {
                is_made = true;
                continue;
            }
            Some(op) if op.operands().is_empty() => continue,
            Some(op) if op.is(Kind::Reduce) || keeps_apart(op) => op.operands(),
            _ => return false,
        };
        pending.extend(next.into_iter().filter(|v| seen.insert(*v)));
        if seen.len() > MAX_ROW_VALUES {
            return false;
        }
    }
    is_made
}

/// Whether an operation squares numbers, or may.
pub(crate) fn squares(op: Op) -> bool {
    match op.kind() {
        Kind::Multiply => forwarded_from(op.operand(0)) == forwarded_from(op.operand(1)),
        Kind::Power | Kind::DotGeneral | Kind::ChloSquare => true,
        _ => false,
    }
}

/// Whether a square is in what numbers of rows are made of.
pub(crate) fn is_squared(v: Val) -> bool {
    let (mut seen, mut pending) = (HashSet::from_iter([v]), vec![v]);
    while let Some(v) = pending.pop().filter(|_| seen.len() <= MAX_ROW_VALUES) {
        let Some(op) = v.def() else { continue };
        if squares(op) {
            return true;
        }
        if op.is(Kind::Reduce) || keeps_apart(op) {
            pending.extend(op.operands().into_iter().filter(|v| seen.insert(*v)));
        }
    }
    false
}
