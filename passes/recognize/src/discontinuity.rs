//! Discontinuities at the logit that was selected from a row.
//!
//! The gap `x − m` between a logit and a selected logit of its row (the maximum, a picked one) is 0 at the selected one, and `exp(x − m)` is 1.
//! A sweep computes the logit again, so the gap may be ±1e-7 there. For a continuous function that is a rounding error, but
//! `floor(exp(x − m))` is 0 instead of 1, and `log(1 − exp(x − m))` is −16 instead of −∞. [`Gaps`] evaluates the region's elementwise
//! operations at gap 0; [`jumps`] is true for an operation that is discontinuous or infinitely steep there. Values that an unknown row value
//! shifts or scales, such as `softmax(x)`, are unknown at gap 0.

use crate::region::Region;
use crate::tile::{Def, Factor};
use grpo_ir::{Elem, Elementwise, Kind, Op, TensorType, Val};
use grpo_sweep::{NodeOp, node_of};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// The abstract value of a tile.
#[derive(Clone, Debug, PartialEq)]
pub enum Known {
    /// No information.
    Unknown,
    /// A constant.
    Number(f64),
    /// A function of a gap, with one of these values at gap 0. (The results of a `select` are those of both sides.)
    AtTie(Vec<f64>),
}

/// Most values at gap 0.
const MAX_VALUES: usize = 8;

/// Evaluates a region's values lazily.
pub(crate) struct Gaps<'r, 'c> {
    region: &'r Region<'c>,
    consumers: HashSet<Op<'c>>,
    known: HashMap<Val<'c>, Known>,
}

impl<'r, 'c> Gaps<'r, 'c> {
    /// An evaluation of `region`, whose `consumers` select elements of rows.
    pub fn new(region: &'r Region<'c>, consumers: HashSet<Op<'c>>) -> Gaps<'r, 'c> {
        Gaps { region, consumers, known: HashMap::default() }
    }

    /// The abstract value of an operand.
    pub fn of(&mut self, factor: &Factor<'c>) -> Known {
        let tile = match factor {
            Factor::Row(leaf) => {
                return grpo_dataflow::splat_number(leaf.val()).map_or(Known::Unknown, Known::Number);
            }
            Factor::Tile(tile) => tile,
        };
        if let Some(known) = self.known.get(&tile.val) {
            return known.clone();
        }
        let region = self.region;
        let known = match region.defs.get(&tile.val).map(|(_, def)| def) {
            Some(Def::Alias(of)) => self.of(&Factor::Tile(*of)),
            Some(Def::Const(text)) => {
                let elem = TensorType::of(tile.val).map(|t| t.elem);
                elem.and_then(|e| grpo_ir::number(text, e)).map_or(Known::Unknown, Known::Number)
            }
            Some(Def::Elementwise { .. }) if region.is_gap(factor, &self.consumers) => {
                Known::AtTie(vec![0.0])
            }
            Some(Def::Elementwise { op, operands }) => {
                let operands: Vec<Known> = operands.iter().map(|f| self.of(f)).collect();
                result(*op, &operands)
            }
            Some(Def::Product { factors, .. }) => {
                let operands: Vec<Known> = factors.iter().map(|f| self.of(f)).collect();
                binary(Elementwise::Multiply, &operands)
            }
            _ => Known::Unknown,
        };
        self.known.insert(tile.val, known.clone());
        known
    }
}

/// The abstract value of an elementwise operation's result.
fn result(op: Op, operands: &[Known]) -> Known {
    let float = |v: Val| TensorType::of(v).is_some_and(|t| t.elem.is_float());
    if !float(op.result(0)) {
        return Known::Unknown;
    }
    let each = |values: &[f64], of: &dyn Fn(f64) -> Option<f64>| {
        let results: Option<Vec<f64>> = values.iter().map(|v| of(*v)).collect();
        results.map_or(Known::Unknown, Known::AtTie)
    };
    let node = node_of(op).ok().map(|(node, _)| node);
    match (node, operands) {
        (_, [Known::AtTie(values)]) if op.is(Kind::ChloSquare) => each(values, &|x| finite(x * x)),
        (Some(node), [Known::AtTie(values)]) if float(op.operand(0)) => {
            each(values, &|x| unary(&node, x))
        }
        (Some(NodeOp::Convert), [Known::Number(x)]) => Known::Number(*x),
        (Some(NodeOp::Map(op)), [_, _]) => binary(op, operands),
        // Either side may be selected.
        (Some(NodeOp::Map(Elementwise::Select)), [_, a, b]) => {
            let sides = [a, b].map(|k| if let Known::AtTie(v) = k { v.clone() } else { vec![] });
            at(sides.concat())
        }
        (
            Some(NodeOp::Map(Elementwise::Clamp)),
            [Known::Number(low), Known::AtTie(v), Known::Number(high)],
        ) => at(v.iter().map(|v| v.max(*low).min(*high)).collect()),
        _ => Known::Unknown,
    }
}

fn finite(x: f64) -> Option<f64> {
    x.is_finite().then_some(x)
}

fn at(mut values: Vec<f64>) -> Known {
    values.dedup();
    if values.is_empty() || values.len() > MAX_VALUES || values.iter().any(|v| !v.is_finite()) {
        return Known::Unknown;
    }
    Known::AtTie(values)
}

/// The value of an operation on one float; none if it is not finite or the operation is not continuous.
fn unary(node: &NodeOp, x: f64) -> Option<f64> {
    match node {
        NodeOp::Convert | NodeOp::ReducePrecision(..) => finite(x),
        NodeOp::Map(op) => op.on_floats(&[x]).and_then(finite),
        _ => None,
    }
}

/// The abstract value of the result of an operation on two floats.
fn binary(op: Elementwise, operands: &[Known]) -> Known {
    let [a, b] = operands else { return Known::Unknown };
    let vanishes = |k: &Known| matches!(k, Known::AtTie(v) if v.contains(&0.0));
    match (a, b) {
        (Known::Number(_), Known::Number(_)) => Known::Unknown,
        (Known::AtTie(_) | Known::Number(_), Known::AtTie(_) | Known::Number(_)) => {
            let list = |k: &Known| match k {
                Known::AtTie(v) => v.clone(),
                Known::Number(x) => vec![*x],
                Known::Unknown => vec![],
            };
            let (left, right) = (list(a), list(b));
            let all: Option<Vec<f64>> =
                left.iter().flat_map(|x| right.iter().map(|y| op.on_floats(&[*x, *y]))).collect();
            all.map_or(Known::Unknown, at)
        }
        // For any other factor, the product is 0 at gap 0.
        _ if op == Elementwise::Multiply && (vanishes(a) || vanishes(b)) => Known::AtTie(vec![0.0]),
        _ if op == Elementwise::Divide && vanishes(a) => Known::AtTie(vec![0.0]),
        _ => Known::Unknown,
    }
}

/// True if an operation is discontinuous or infinitely steep at gap 0, where its operands are `known`.
pub fn jumps(op: Op, known: &[Known]) -> bool {
    use Elementwise as E;
    // The only other operation, `chlo.square`, is continuous.
    let Ok((node, elem)) = node_of(op) else { return false };
    let some = |i: usize, pred: &dyn Fn(f64) -> bool| matches!(known.get(i), Some(Known::AtTie(v)) if v.iter().any(|v| pred(*v)));
    let near = |x: f64, y: f64| (x - y).abs() <= 1e-6 * y.abs().max(1.0);
    let zero = |x: f64| near(x, 0.0);
    let whole = |x: f64| near(x, x.round());
    let number = |i: usize| match known.get(i) {
        Some(Known::Number(x)) => Some(*x),
        _ => None,
    };
    let operation = match node {
        NodeOp::Convert if elem == Elem::I1 => return some(0, &zero),
        // Truncation is continuous at 0.
        NodeOp::Convert if !elem.is_float() => return some(0, &|x| whole(x) && !zero(x)),
        NodeOp::Compare(..) => {
            let ties = |i, j| number(j).is_some_and(|with| some(i, &|x| near(x, with)));
            return ties(0, 1) || ties(1, 0);
        }
        NodeOp::Map(operation) => operation,
        _ => return false,
    };
    match operation {
        E::Sign | E::Sqrt | E::Rsqrt | E::Cbrt | E::Log => some(0, &zero),
        E::LogPlusOne => some(0, &|x| near(x, -1.0)),
        E::Floor | E::Ceil => some(0, &whole),
        E::RoundNearestEven | E::RoundNearestAfz => some(0, &|x| whole(x - 0.5)),
        E::Remainder => {
            let multiple = |x: f64| number(1).is_none_or(|by| whole(x / by));
            some(0, &multiple) || some(1, &|_| true)
        }
        E::Divide => some(1, &zero),
        E::Atan2 => some(0, &zero) || some(1, &zero),
        E::Power => some(0, &zero) && number(1).is_none_or(|by| by < 1.0),
        // Continuous where they are finite, or no functions of floats.
        E::Abs | E::Cosine | E::Exponential | E::ExponentialMinusOne | E::IsFinite | E::Logistic => {
            false
        }
        E::Negate | E::Sine | E::Tan | E::Tanh | E::Add | E::Subtract | E::Multiply => false,
        E::Maximum | E::Minimum | E::Clamp | E::Select => false,
        E::Not | E::And | E::Or | E::Xor => false,
        E::ShiftLeft | E::ShiftRightArithmetic | E::ShiftRightLogical => false,
    }
}

#[cfg(test)]
mod tests {
    use super::{Known, NodeOp, binary, unary};
    use grpo_ir::Elementwise;
    use pretty_assertions::assert_eq;

    #[test]
    fn values_at_gap_zero_are_evaluated() {
        let gap = Known::AtTie(vec![0.0]);
        let exp =
            Known::AtTie(vec![unary(&NodeOp::Map(Elementwise::Exponential), 0.0).expect("a number")]);
        assert_eq!(exp, Known::AtTie(vec![1.0]));
        assert_eq!(binary(Elementwise::Subtract, &[Known::Number(1.0), exp.clone()]), gap);
        // A softmax's numerator over an unknown normaliser is unknown; 0 times anything is 0.
        assert_eq!(binary(Elementwise::Divide, &[exp.clone(), Known::Unknown]), Known::Unknown);
        assert_eq!(binary(Elementwise::Divide, &[gap.clone(), Known::Unknown]), gap);
        assert_eq!(binary(Elementwise::Multiply, &[Known::Unknown, gap.clone()]), gap);
        assert_eq!(binary(Elementwise::Subtract, &[gap.clone(), Known::Unknown]), Known::Unknown);
        // Constants are no functions of a gap; an infinite value is unknown.
        assert_eq!(binary(Elementwise::Add, &[Known::Number(1.0), Known::Number(2.0)]), Known::Unknown);
        assert_eq!(unary(&NodeOp::Map(Elementwise::Log), 0.0), None);
    }
}
