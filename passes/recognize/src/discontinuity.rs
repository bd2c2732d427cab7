//! Functions of the gap between a computed logit and a logit of its own row.
//!
//! At the logit that was taken (the maximum, the picked one) the gap is 0, and `exp(x − max)` is 1. A sweep
//! computes the logit again, so that the gap may be ±1e-7 there. A function that is continuous there does not
//! mind; `floor(exp(x − max))` gives 0 instead of 1, and `log(1 − exp(x − max))` −16 instead of −∞. [`Gaps`]
//! follows the value at that place through the region's elementwise operations; [`jumps`] says of each
//! operation where it is discontinuous, or so steep that rounding shows. What a row value shifts or scales to
//! something unknown (`softmax(x)`, whose value there is the row's own) has no such place.

use crate::region::Region;
use crate::tile::{Def, Factor};
use grpo_ir::{Elem, Elementwise, Kind, Op, TensorType, Val};
use grpo_sweep::{NodeOp, node_of};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// What is known of a value.
#[derive(Clone, Debug, PartialEq)]
pub enum Known {
    /// Nothing.
    Unknown,
    /// It is this number everywhere.
    Number(f64),
    /// It is a function of a gap, and one of these numbers where the gap is 0 (a `select` has two sides).
    AtTie(Vec<f64>),
}

/// More values at one place are not followed.
const MAX_VALUES: usize = 8;

/// What is known of a region's values, found when asked for.
pub(crate) struct Gaps<'r, 'c> {
    region: &'r Region<'c>,
    consumers: HashSet<Op<'c>>,
    known: HashMap<Val<'c>, Known>,
}

impl<'r, 'c> Gaps<'r, 'c> {
    pub fn new(region: &'r Region<'c>, consumers: HashSet<Op<'c>>) -> Gaps<'r, 'c> {
        Gaps { region, consumers, known: HashMap::default() }
    }

    /// What is known of an operand.
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

/// What is known of an elementwise operation's result.
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
        // Each side of a select is there for some columns.
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

/// The value of an operation on one float; none where it is not continuous, or not finite.
fn unary(node: &NodeOp, x: f64) -> Option<f64> {
    use Elementwise as E;
    let op = match node {
        NodeOp::Convert | NodeOp::ReducePrecision(..) => return finite(x),
        NodeOp::Map(op) => op,
        _ => return None,
    };
    finite(match op {
        E::Negate => -x,
        E::Abs => x.abs(),
        E::Exponential => x.exp(),
        E::ExponentialMinusOne => x.exp_m1(),
        E::Log => x.ln(),
        E::LogPlusOne => x.ln_1p(),
        E::Logistic => 1.0 / (1.0 + (-x).exp()),
        E::Tanh => x.tanh(),
        E::Sqrt => x.sqrt(),
        E::Rsqrt => 1.0 / x.sqrt(),
        E::Cbrt => x.cbrt(),
        E::Cosine => x.cos(),
        E::Sine => x.sin(),
        E::Tan => x.tan(),
        _ => return None,
    })
}

/// What is known of the result of an operation on two floats.
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
            let of = |x: f64, y: f64| match op {
                Elementwise::Add => Some(x + y),
                Elementwise::Subtract => Some(x - y),
                Elementwise::Multiply => Some(x * y),
                Elementwise::Divide => Some(x / y),
                Elementwise::Maximum => Some(x.max(y)),
                Elementwise::Minimum => Some(x.min(y)),
                Elementwise::Power => Some(x.powf(y)),
                _ => None,
            };
            let all: Option<Vec<f64>> =
                left.iter().flat_map(|x| right.iter().map(|y| of(*x, *y))).collect();
            all.map_or(Known::Unknown, at)
        }
        // Whatever the other factor is, the product is 0 where the gap is.
        _ if op == Elementwise::Multiply && (vanishes(a) || vanishes(b)) => Known::AtTie(vec![0.0]),
        _ if op == Elementwise::Divide && vanishes(a) => Known::AtTie(vec![0.0]),
        _ => Known::Unknown,
    }
}

/// Whether an operation is discontinuous or infinitely steep where its operands are `known`: at the logit
/// that was taken.
pub fn jumps(op: Op, known: &[Known]) -> bool {
    use Elementwise as E;
    // Anything else than a body's operations is continuous: `chlo.square`.
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
        // Integers are rounded towards zero, which is continuous there.
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
        // Continuous wherever they are finite, or no functions of floats.
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
    fn values_at_the_taken_logit_are_followed() {
        let gap = Known::AtTie(vec![0.0]);
        let exp =
            Known::AtTie(vec![unary(&NodeOp::Map(Elementwise::Exponential), 0.0).expect("a number")]);
        assert_eq!(exp, Known::AtTie(vec![1.0]));
        assert_eq!(binary(Elementwise::Subtract, &[Known::Number(1.0), exp.clone()]), gap);
        // A softmax's numerator over an unknown normaliser is unknown; nothing times anything is nothing.
        assert_eq!(binary(Elementwise::Divide, &[exp.clone(), Known::Unknown]), Known::Unknown);
        assert_eq!(binary(Elementwise::Divide, &[gap.clone(), Known::Unknown]), gap);
        assert_eq!(binary(Elementwise::Multiply, &[Known::Unknown, gap.clone()]), gap);
        assert_eq!(binary(Elementwise::Subtract, &[gap.clone(), Known::Unknown]), Known::Unknown);
        // What is no function of a gap stays so, and what has no value there has no place to jump.
        assert_eq!(binary(Elementwise::Add, &[Known::Number(1.0), Known::Number(2.0)]), Known::Unknown);
        assert_eq!(unary(&NodeOp::Map(Elementwise::Log), 0.0), None);
    }
}
