//! Decides by evaluation whether a reducer of (value, index) pairs is an argmax.
//!
//! A reducer of comparisons, boolean operations and selects among its own arguments depends only on their order (and on which are
//! NaN). Evaluating it for every order is therefore a proof.

use crate::constants::Constants;
use grpo_ir::{Block, Kind, Op, Val};

/// True if the reducer of `op` (arguments: value a, index a, value b, index b) returns the pair with the larger value (the smaller
/// one if `least`), of equal values the one with the lower index. NaN wins over every number.
pub fn is_argmax_reducer(op: Op, least: bool) -> bool {
    let Some(block) = op.only_block() else { return false };
    let args = block.args();
    if args.len() != 4 || !block.ops().into_iter().all(compares) {
        return false;
    }
    let values = [f64::NEG_INFINITY, -1.0, 0.0, 2.0, f64::INFINITY, f64::NAN];
    for a in values {
        for b in values {
            for (i, j) in [(0.0, 1.0), (1.0, 0.0), (3.0, 3.0)] {
                let Some([value, index]) = run(block, &args, [a, i, b, j]) else { return false };
                let first = match (a.is_nan(), b.is_nan()) {
                    (true, _) => true,
                    (false, true) => false,
                    (false, false) if a == b => i <= j,
                    (false, false) => (a > b) != least,
                };
                let (want_value, want_index) = if first { (a, i) } else { (b, j) };
                let same = value == want_value || value.is_nan() && want_value.is_nan();
                // Either of two NaNs may win.
                let any_index = a.is_nan() && b.is_nan() && (index == i || index == j);
                if !same || index != want_index && !any_index {
                    return false;
                }
            }
        }
    }
    true
}

/// The results of the reducer for these inputs.
fn run(block: Block, args: &[Val], inputs: [f64; 4]) -> Option<[f64; 2]> {
    let mut constants = Constants::default();
    args.iter().zip(inputs).for_each(|(arg, input)| constants.assume(*arg, input));
    let end = block.terminator().filter(|end| end.num_operands() == 2)?;
    Some([constants.number(end.operand(0))?, constants.number(end.operand(1))?])
}

/// True for an operation on the order of numbers or on truth values.
fn compares(op: Op) -> bool {
    const KINDS: [Kind; 8] = [
        Kind::And,
        Kind::Compare,
        Kind::Not,
        Kind::Or,
        Kind::Return,
        Kind::Select,
        Kind::ShardingConstraint,
        Kind::Xor,
    ];
    op.is_any(&KINDS)
}
