//! Branches that are always taken.

use crate::splat_number;
use grpo_ir::{Kind, Op, Region, Val};

/// The branch that is taken whenever the operation is executed.
pub fn taken(op: Op) -> Option<Region> {
    let branches = op.regions();
    match op.kind() {
        Kind::Case => match branches.len() {
            0 => None,
            1 => branches.first().copied(),
            count => {
                let index = literal(op.operand(0))?;
                let last = count - 1;
                let at = if (0.0..count as f64).contains(&index) { index as usize } else { last };
                branches.get(at).copied()
            }
        },
        Kind::If => branches.get(usize::from(literal(op.operand(0))? == 0.0)).copied(),
        _ => None,
    }
}

/// An index that is a literal, or that a branch which is always taken gives as one.
fn literal(v: Val) -> Option<f64> {
    if let Some(number) = splat_number(v) {
        return Some(number);
    }
    let op = v.def()?;
    let [block] = taken(op)?.blocks()[..] else { return None };
    literal(block.terminator()?.operand(v.result_index()))
}
