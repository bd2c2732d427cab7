//! The numbers of a value, up to moves and widening conversions.

use grpo_dataflow::reshape;
use grpo_dataflow::splat_number;
use grpo_dataflow::walk::Walk;
use grpo_ir::{Direction, Kind, Op, TensorType, Val, direction};
use grpo_transforms::rewrite::cleanup;

/// The operand of a conversion to a wider float, or to the same type.
pub fn widened(v: Val) -> Val {
    match v.def() {
        Some(op) if op.is(Kind::Convert) => {
            let elem = |v| TensorType::of(v).map(|ty| ty.elem);
            let (from, to) = (elem(op.operand(0)), elem(v));
            let wider = from.zip(to).is_some_and(|(from, to)| {
                from == to || from.is_float() && to.is_float() && from.bytes() < to.bytes()
            });
            if wider { widened(op.operand(0)) } else { v }
        }
        _ => v,
    }
}

/// The number of a literal of any type, or of a sum or difference of literals without rounding: of infinities and small integers.
pub fn literal(v: Val) -> Option<f64> {
    splat_number(v).or_else(|| {
        let op = v.def()?;
        let through = matches!(op.kind(), Kind::BroadcastInDim | Kind::Reshape | Kind::Convert);
        let float = |v: Val| TensorType::of(v).is_some_and(|ty| ty.elem.is_float());
        // Small integers are representable in every type.
        let exact = |x: &f64| float(op.operand(0)) == float(v) || x.abs() <= 256.0;
        let sign = match op.kind() {
            Kind::Add => 1.0,
            Kind::Subtract => -1.0,
            _ if through => return literal(op.operand(0)).filter(exact),
            _ => return None,
        };
        let sum = literal(op.operand(0))? + sign * literal(op.operand(1))?;
        let is_exact = sum.is_infinite() || sum.abs() <= 256.0 && sum.fract() == 0.0;
        (float(v) && is_exact).then_some(sum)
    })
}

/// The source of a value, looking through moves and widening conversions.
pub fn bare(mut v: Val) -> Val {
    loop {
        let inner = reshape::peel(widened(v));
        if inner == v {
            return v;
        }
        v = inner;
    }
}

/// True if two values have the same numbers in the same order, computed by equal operations.
pub fn equal<'c>(a: Val<'c>, b: Val<'c>) -> bool {
    let mut walk = Walk::of([(a, b)]);
    while let Some((a, b)) = walk.next().map(|(a, b)| (bare(a), bare(b))) {
        if a == b {
            continue;
        }
        let (Some(x), Some(y)) = (a.def(), b.def()) else { return false };
        let alone = x.regions().is_empty() && x.num_results() == 1 && cleanup::is_pure(x);
        let same =
            x.name() == y.name() && a.mlir_type() == b.mlir_type() && x.attributes() == y.attributes();
        let types = |op: Op<'c>| op.operands().into_iter().map(Val::mlir_type).collect::<Vec<_>>();
        if !alone || !same || types(x) != types(y) {
            return false;
        }
        walk.push(x.operands().into_iter().zip(y.operands()));
    }
    !walk.gave_up()
}

/// The row value that is broadcast along dimension `dim`.
pub(crate) fn row_of(v: Val, dim: i64) -> Option<Val> {
    let op = v.def().filter(|op| op.is(Kind::BroadcastInDim))?;
    let (from, to) = (TensorType::of(op.operand(0))?, TensorType::of(v)?);
    let dims = op.ints("broadcast_dimensions")?;
    let along = dims.iter().position(|d| *d == dim);
    let repeats = along.is_none_or(|at| from.shape[at] == 1);
    let rows = to.elements() / to.shape[dim as usize].max(1);
    let whole = from.elements() == rows && dims.windows(2).all(|w| w[0] < w[1]);
    (repeats && whole).then(|| bare(op.operand(0)))
}

/// The operands of `max(a, b) + log1p(exp(−|a − b|))`.
pub(crate) fn log_add<'c>(op: Op<'c>) -> Option<(Val<'c>, Val<'c>)> {
    let made = |v: Val<'c>, kind: Kind| v.def().filter(|op| op.is(kind));
    let both = |at: usize| {
        let larger = made(op.operand(at), Kind::Maximum)?;
        let log = made(op.operand(1 - at), Kind::LogPlusOne)?;
        let exp = made(log.operand(0), Kind::Exponential)?;
        let less = made(exp.operand(0), Kind::Negate)?;
        let distance = made(less.operand(0), Kind::Abs)?;
        let difference = made(distance.operand(0), Kind::Subtract)?;
        let (a, b) = (larger.operand(0), larger.operand(1));
        let (c, d) = (difference.operand(0), difference.operand(1));
        ((a, b) == (c, d) || (a, b) == (d, c)).then_some((a, b))
    };
    if op.is(Kind::Add) { (0..2).find_map(both) } else { None }
}

/// The value of a condition on infinities or NaN for finite numbers; none for other conditions.
pub fn usual(v: Val) -> Option<bool> {
    let op = bare(v).def()?;
    match op.kind() {
        Kind::BroadcastInDim => usual(op.operand(0)),
        Kind::IsFinite => Some(true),
        Kind::Not => usual(op.operand(0)).map(|b| !b),
        Kind::And => Some(usual(op.operand(0))? && usual(op.operand(1))?),
        Kind::Or => Some(usual(op.operand(0))? || usual(op.operand(1))?),
        Kind::Compare => {
            let (a, b) = (bare(op.operand(0)), bare(op.operand(1)));
            let direction = direction(op)?;
            let infinite = |v: Val| splat_number(v).filter(|x| x.is_infinite());
            let float = TensorType::of(a)?.elem.is_float();
            match (infinite(a), infinite(b)) {
                _ if !float => None,
                (Some(a), None) => Some(direction.holds(&a, &0.0)),
                (None, Some(b)) => Some(direction.holds(&0.0, &b)),
                _ if a == b => Some(matches!(direction, Direction::Eq | Direction::Le | Direction::Ge)),
                _ => None,
            }
        }
        _ => None,
    }
}
