//! Decides by evaluation whether a reducer of (value, index) pairs is an argmax.
//!
//! A reducer of comparisons, boolean operations and selects among its own arguments depends only on their order (and on which are
//! NaN). Evaluating it for every order is therefore a proof.
use grpo_ir::{Block, CompareType, Kind, Op, Val, compare_type, direction};
use std::collections::HashMap;

/// A value in the reducer.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Value {
    Number(f64),
    Truth(bool),
}

/// True if the reducer of `op` (arguments: value a, index a, value b, index b) returns the pair with the larger value (the smaller
/// one if `least`), of equal values the one with the lower index. NaN wins over every number.
pub fn is_argmax_reducer(op: Op, least: bool) -> bool {
    let regions = op.regions();
    let Some(blocks) = regions.first().map(|r| r.blocks()) else { return false };
    let [block] = blocks[..] else { return false };
    let args = block.args();
    if args.len() != 4 {
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

fn run(block: Block, args: &[Val], inputs: [f64; 4]) -> Option<[f64; 2]> {
    let mut env: HashMap<Val, Value> = args.iter().copied().zip(inputs.map(Value::Number)).collect();
    for op in block.ops() {
        let operands: Option<Vec<Value>> = op.operands().map(|v| env.get(&v).copied()).collect();
        let operands = operands?;
        if op.is(Kind::Return) {
            return match operands[..] {
                [Value::Number(v), Value::Number(i)] => Some([v, i]),
                _ => None,
            };
        }
        let result = step(op, &operands)?;
        env.insert(op.result(0), result);
    }
    None
}

fn step(op: Op, operands: &[Value]) -> Option<Value> {
    use Value::{Number, Truth};
    Some(match (op.kind(), operands) {
        (Kind::Compare, [Number(a), Number(b)]) => {
            if compare_type(op) == Some(CompareType::TotalOrder) {
                return None;
            }
            Truth(direction(op)?.holds(a, b))
        }
        (Kind::ShardingConstraint, [value]) => *value,
        (Kind::And, [Truth(a), Truth(b)]) => Truth(*a && *b),
        (Kind::Or, [Truth(a), Truth(b)]) => Truth(*a || *b),
        (Kind::Xor, [Truth(a), Truth(b)]) => Truth(a != b),
        (Kind::Not, [Truth(a)]) => Truth(!a),
        (Kind::Select, [Truth(c), a, b]) => {
            if *c {
                *a
            } else {
                *b
            }
        }
        _ => return None,
    })
}
