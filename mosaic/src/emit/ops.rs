//! StableHLO's elementwise operations on Mosaic vectors.
//!
//! Vectors hold one of three element types. Every float is held as f32, a narrow one as an f32 that
//! the narrow type can represent: after each operation that could leave that set the value is
//! rounded (`truncf`, `extf`), so results are those of the narrow type on every TPU generation.
//! Every integer is held as i32, a narrow one wrapped to its width. Booleans are masks.

use super::convert::{bits, convert, reduce_precision, round, wrap};
use super::text::{Text, Ty, Value};
use grpo_passes::ir::{CompareType, Direction, Elem};
use grpo_passes::sweep::{Body, Class, Elementwise as Op, Node, NodeId, NodeOp};

/// The element type of the vectors that hold values of type `e`.
pub fn held(e: Elem) -> Elem {
    match e {
        Elem::I1 => Elem::I1,
        e if e.is_float() => Elem::F32,
        _ => Elem::I32,
    }
}

/// What of a body node the emitter cannot do; none if it can do all.
pub fn refuse(body: &Body, id: NodeId) -> Option<String> {
    let n = body.node(id);
    let known = |e: Elem| !matches!(e, Elem::F16 | Elem::F64 | Elem::I64 | Elem::U64);
    if !known(n.elem) {
        return Some(format!("elementwise operations on {}", n.elem));
    }
    let from = n.args.first().map(|a| body.elem(*a));
    match (&n.op, from) {
        (NodeOp::Const(text), _) if constant(text, n.elem).is_none() => {
            Some(format!("the constant {text} : {}", n.elem))
        }
        (NodeOp::Map(op @ (Op::Power | Op::ShiftLeft | Op::Atan2 | Op::Tan)), _)
            if n.elem == Elem::I1 || (*op == Op::Power && !n.elem.is_float()) =>
        {
            Some(format!("{op} on {}", n.elem))
        }
        (NodeOp::Convert, Some(from)) if from.is_float() && n.elem == Elem::U32 => {
            Some(format!("a conversion from {from} to {}", n.elem))
        }
        _ => None,
    }
}

/// A constant as its holder sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Const {
    Float(f32),
    Int(i32),
    Mask(bool),
}

/// Reads an element in MLIR's syntax.
pub fn constant(text: &str, e: Elem) -> Option<Const> {
    match e {
        Elem::I1 => match text {
            "true" | "1" | "-1" => Some(Const::Mask(true)),
            "false" | "0" => Some(Const::Mask(false)),
            _ => None,
        },
        e if e.is_float() => {
            let Some(hex) = text.strip_prefix("0x") else {
                return text.parse().ok().map(Const::Float);
            };
            let bits = u32::from_str_radix(hex, 16).ok()?;
            match e {
                Elem::F32 => Some(Const::Float(f32::from_bits(bits))),
                Elem::BF16 if bits <= 0xFFFF => Some(Const::Float(f32::from_bits(bits << 16))),
                _ => None,
            }
        }
        _ => {
            let value: i64 = text.parse().ok()?;
            i32::try_from(value).or(u32::try_from(value).map(|u| u as i32)).ok().map(Const::Int)
        }
    }
}

/// A constant in every lane of `shape`.
pub fn splat(t: &mut Text, c: Const, shape: Ty) -> Value {
    match c {
        Const::Float(x) => t.float(x, shape),
        Const::Int(x) => t.ints(x, shape),
        Const::Mask(x) => t.splat(if x { "true" } else { "false" }, shape.with_elem(Elem::I1)),
    }
}

/// Writes node `id` on vectors; `args` hold its operands, `shape` gives rows and columns.
/// Leaves (sources, operands, the column index) are the caller's.
pub fn apply(t: &mut Text, body: &Body, id: NodeId, args: &[Value], shape: Ty) -> Value {
    let n = body.node(id);
    let from = n.args.first().map_or(n.elem, |a| body.elem(*a));
    match &n.op {
        NodeOp::Const(text) => {
            let c = constant(text, n.elem).expect("constants were checked");
            splat(t, c, shape)
        }
        NodeOp::Map(Op::IsFinite) => {
            let a = t.unary("math.absf", args[0]);
            let inf = t.float(f32::INFINITY, shape);
            t.compare_float(Direction::Lt, a, inf)
        }
        NodeOp::Map(Op::Select) => select(t, args),
        NodeOp::Map(op) => match held(n.elem) {
            Elem::F32 => {
                let v = float_map(t, *op, args, shape);
                if op.class() == Class::Exact { v } else { round(t, v, n.elem) }
            }
            Elem::I1 => mask_map(t, *op, args),
            _ => {
                let v = int_map(t, *op, args, n.elem, shape);
                wrap(t, v, n.elem)
            }
        },
        NodeOp::Compare(direction, kind) => compare(t, *direction, *kind, from, args, shape),
        NodeOp::Convert => convert(t, args[0], from, n.elem),
        // The values of bf16: what was converted from it has them already.
        NodeOp::ReducePrecision(8, 7) => match body.node(n.args[0]) {
            Node { op: NodeOp::Convert, args: of, .. } if body.elem(of[0]) == Elem::BF16 => args[0],
            _ => round(t, args[0], Elem::BF16),
        },
        NodeOp::ReducePrecision(e, m) => {
            let v = reduce_precision(t, args[0], *e, *m);
            round(t, v, n.elem)
        }
        NodeOp::Source(_) | NodeOp::Row(_) | NodeOp::Col(_) | NodeOp::Column | NodeOp::Result(_) => {
            unreachable!("leaves are the caller's")
        }
    }
}

/// The other truth value in every lane.
pub fn not(t: &mut Text, mask: Value) -> Value {
    let yes = t.splat("true", mask.ty);
    t.integer("xori", mask, yes)
}

/// `pred ? a : b`; masks are combined bitwise (Mosaic cannot select them).
fn select(t: &mut Text, args: &[Value]) -> Value {
    let [p, a, b] = *args else { unreachable!("select has three operands") };
    if a.ty.elem() != Elem::I1 {
        return t.select(p, a, b);
    }
    let other = not(t, p);
    let (a, b) = (t.integer("andi", p, a), t.integer("andi", other, b));
    t.integer("ori", a, b)
}

fn float_map(t: &mut Text, op: Op, args: &[Value], shape: Ty) -> Value {
    let a = args[0];
    let one = |t: &mut Text| t.float(1.0, shape);
    let simple = match op {
        Op::Abs => "math.absf",
        Op::Ceil => "math.ceil",
        Op::Cosine => "math.cos",
        Op::Exponential => "math.exp",
        Op::Floor => "math.floor",
        Op::Log => "math.log",
        Op::LogPlusOne => "math.log1p",
        Op::Negate => "arith.negf",
        Op::RoundNearestAfz => "math.round",
        Op::RoundNearestEven => "math.roundeven",
        Op::Rsqrt => "math.rsqrt",
        Op::Sine => "math.sin",
        Op::Sqrt => "math.sqrt",
        Op::Tan => "math.tan",
        Op::Tanh => "math.tanh",
        Op::Add => "arith.addf",
        Op::Atan2 => "math.atan2",
        Op::Divide => "arith.divf",
        Op::Maximum => "arith.maximumf",
        Op::Minimum => "arith.minimumf",
        Op::Multiply => "arith.mulf",
        Op::Power => "math.powf",
        Op::Remainder => "arith.remf",
        Op::Subtract => "arith.subf",
        Op::Cbrt => return cbrt(t, a, shape),
        Op::ExponentialMinusOne => return expm1(t, a, shape),
        Op::Logistic => {
            let minus = t.unary("arith.negf", a);
            let e = t.unary("math.exp", minus);
            let one = one(t);
            let d = t.binary("arith.addf", e, one);
            return t.binary("arith.divf", one, d);
        }
        Op::Sign => {
            let (zero, one) = (t.float(0.0, shape), one(t));
            let minus = t.float(-1.0, shape);
            let pos = t.compare_float(Direction::Gt, a, zero);
            let neg = t.compare_float(Direction::Lt, a, zero);
            let rest = t.select(neg, minus, a);
            return t.select(pos, one, rest);
        }
        Op::Clamp => {
            let v = t.binary("arith.maximumf", args[0], args[1]);
            return t.binary("arith.minimumf", v, args[2]);
        }
        Op::And
        | Op::Or
        | Op::Xor
        | Op::Not
        | Op::ShiftLeft
        | Op::ShiftRightArithmetic
        | Op::ShiftRightLogical => unreachable!("{op} on floats, which StableHLO does not have"),
        Op::IsFinite | Op::Select => unreachable!("{op} is written above"),
    };
    if args.len() == 1 { t.unary(simple, a) } else { t.binary(simple, a, args[1]) }
}

/// `exp(x) − 1`, near zero as `tanh(x/2)·(exp(x) + 1)`, which loses no digits there.
fn expm1(t: &mut Text, x: Value, shape: Ty) -> Value {
    let (one, half) = (t.float(1.0, shape), t.float(0.5, shape));
    let e = t.unary("math.exp", x);
    let far = t.binary("arith.subf", e, one);
    let h = t.binary("arith.mulf", x, half);
    let th = t.unary("math.tanh", h);
    let sum = t.binary("arith.addf", e, one);
    let near = t.binary("arith.mulf", th, sum);
    let a = t.unary("math.absf", x);
    let is_far = t.compare_float(Direction::Gt, a, half);
    t.select(is_far, far, near)
}

/// A cube root by logarithm and one Newton step.
fn cbrt(t: &mut Text, x: Value, shape: Ty) -> Value {
    let a = t.unary("math.absf", x);
    let third = t.float(1.0 / 3.0, shape);
    let l = t.unary("math.log", a);
    let l = t.binary("arith.mulf", l, third);
    let y = t.unary("math.exp", l);
    let y2 = t.binary("arith.mulf", y, y);
    let y3 = t.binary("arith.mulf", y2, y);
    let off = t.binary("arith.subf", y3, a);
    let step = t.binary("arith.divf", off, y2);
    let step = t.binary("arith.mulf", step, third);
    let y = t.binary("arith.subf", y, step);
    let zero = t.float(0.0, shape);
    let minus = t.unary("arith.negf", y);
    let negative = t.compare_float(Direction::Lt, x, zero);
    let y = t.select(negative, minus, y);
    let inf = t.float(f32::INFINITY, shape);
    let (is_zero, is_inf) =
        (t.compare_float(Direction::Eq, a, zero), t.compare_float(Direction::Eq, a, inf));
    let itself = t.integer("ori", is_zero, is_inf);
    t.select(itself, x, y)
}

fn mask_map(t: &mut Text, op: Op, args: &[Value]) -> Value {
    match op {
        Op::Not => not(t, args[0]),
        Op::And | Op::Multiply | Op::Minimum => t.integer("andi", args[0], args[1]),
        Op::Or | Op::Add | Op::Maximum => t.integer("ori", args[0], args[1]),
        Op::Xor | Op::Subtract => t.integer("xori", args[0], args[1]),
        Op::Clamp => {
            let v = t.integer("ori", args[0], args[1]);
            t.integer("andi", v, args[2])
        }
        // A number of one bit is what these make of it, as far as they are defined on it.
        Op::Abs
        | Op::Negate
        | Op::Sign
        | Op::Divide
        | Op::Remainder
        | Op::ShiftRightArithmetic
        | Op::ShiftRightLogical => args[0],
        Op::Cbrt
        | Op::Ceil
        | Op::Cosine
        | Op::Exponential
        | Op::ExponentialMinusOne
        | Op::Floor
        | Op::Log
        | Op::LogPlusOne
        | Op::Logistic
        | Op::RoundNearestAfz
        | Op::RoundNearestEven
        | Op::Rsqrt
        | Op::Sine
        | Op::Sqrt
        | Op::Tanh => unreachable!("{op} on truth values, which StableHLO does not have"),
        Op::Atan2 | Op::Power | Op::ShiftLeft | Op::Tan => unreachable!("{op} was refused"),
        Op::IsFinite | Op::Select => unreachable!("{op} is written above"),
    }
}

fn int_map(t: &mut Text, op: Op, args: &[Value], e: Elem, shape: Ty) -> Value {
    let a = args[0];
    let unsigned = e.is_unsigned();
    let (min, max) = if unsigned { ("minui", "maxui") } else { ("minsi", "maxsi") };
    let zero = t.ints(0, shape);
    let simple = match op {
        Op::Abs if unsigned => return a,
        Op::Abs => return t.pure("math.absi", "", &[a], a.ty),
        Op::Negate => return t.integer("subi", zero, a),
        Op::Not => {
            let ones = t.ints(-1, shape);
            return t.integer("xori", a, ones);
        }
        Op::Sign => {
            let (one, minus) = (t.ints(1, shape), t.ints(-1, shape));
            let pos = t.compare_int(Direction::Gt, unsigned, a, zero);
            let neg = t.compare_int(Direction::Lt, unsigned, a, zero);
            let rest = t.select(neg, minus, zero);
            return t.select(pos, one, rest);
        }
        Op::Clamp => {
            let v = t.integer(max, args[0], args[1]);
            return t.integer(min, v, args[2]);
        }
        Op::Divide => return int_division(t, true, args, unsigned, shape),
        Op::Remainder => return int_division(t, false, args, unsigned, shape),
        Op::ShiftLeft | Op::ShiftRightArithmetic | Op::ShiftRightLogical => {
            return shift(t, op, args, e, shape);
        }
        Op::Add => "addi",
        Op::Subtract => "subi",
        Op::Multiply => "muli",
        Op::And => "andi",
        Op::Or => "ori",
        Op::Xor => "xori",
        Op::Maximum => max,
        Op::Minimum => min,
        Op::Atan2
        | Op::Cbrt
        | Op::Ceil
        | Op::Cosine
        | Op::Exponential
        | Op::ExponentialMinusOne
        | Op::Floor
        | Op::Log
        | Op::LogPlusOne
        | Op::Logistic
        | Op::RoundNearestAfz
        | Op::RoundNearestEven
        | Op::Rsqrt
        | Op::Sine
        | Op::Sqrt
        | Op::Tan
        | Op::Tanh => unreachable!("{op} on integers, which StableHLO does not have"),
        Op::Power => unreachable!("{op} was refused"),
        Op::IsFinite | Op::Select => unreachable!("{op} is written above"),
    };
    t.integer(simple, a, args[1])
}

/// Division as XLA defines it: `x/0 = −1`, `x%0 = x`, `INT_MIN/−1 = INT_MIN`, `INT_MIN%−1 = 0`.
fn int_division(t: &mut Text, divide: bool, args: &[Value], unsigned: bool, shape: Ty) -> Value {
    let (a, b) = (args[0], args[1]);
    let (zero, one, minus) = (t.ints(0, shape), t.ints(1, shape), t.ints(-1, shape));
    let by_zero = t.compare_int(Direction::Eq, unsigned, b, zero);
    let mut divisor = t.select(by_zero, one, b);
    let op = match (divide, unsigned) {
        (true, true) => "divui",
        (true, false) => "divsi",
        (false, true) => "remui",
        (false, false) => "remsi",
    };
    let by_minus = t.compare_int(Direction::Eq, unsigned, b, minus);
    if !unsigned {
        divisor = t.select(by_minus, one, divisor);
    }
    let mut v = t.integer(op, a, divisor);
    if !unsigned && divide {
        let negated = t.integer("subi", zero, a);
        v = t.select(by_minus, negated, v);
    }
    let at_zero = if divide { minus } else { a };
    t.select(by_zero, at_zero, v)
}

/// Shifts; an amount of the width or more shifts everything out.
fn shift(t: &mut Text, op: Op, args: &[Value], e: Elem, shape: Ty) -> Value {
    let (mut a, by) = (args[0], args[1]);
    let (width, zero) = (t.ints(bits(e), shape), t.ints(0, shape));
    let inside = t.compare_int(Direction::Lt, true, by, width);
    let last = t.ints(bits(e) - 1, shape);
    let amount = t.select(inside, by, last);
    match op {
        Op::ShiftLeft => {
            let v = t.integer("shli", a, amount);
            t.select(inside, v, zero)
        }
        Op::ShiftRightArithmetic => {
            if e.is_unsigned() && e.bytes() < 4 {
                let up = t.ints(32 - bits(e), shape);
                a = t.integer("shli", a, up);
                a = t.integer("shrsi", a, up);
            }
            t.integer("shrsi", a, amount)
        }
        _ => {
            if e.bytes() < 4 {
                let mask = t.ints((1 << bits(e)) - 1, shape);
                a = t.integer("andi", a, mask);
            }
            let v = t.integer("shrui", a, amount);
            t.select(inside, v, zero)
        }
    }
}

fn compare(
    t: &mut Text,
    direction: Direction,
    kind: CompareType,
    from: Elem,
    args: &[Value],
    shape: Ty,
) -> Value {
    let (mut a, mut b) = (args[0], args[1]);
    match held(from) {
        Elem::F32 if kind == CompareType::TotalOrder => {
            let (a, b) = (total_order(t, a, shape), total_order(t, b, shape));
            t.compare_int(direction, false, a, b)
        }
        // Mosaic has ordered comparisons only.
        Elem::F32 if direction == Direction::Ne => {
            let eq = t.compare_float(Direction::Eq, a, b);
            not(t, eq)
        }
        Elem::F32 => t.compare_float(direction, a, b),
        Elem::I1 => {
            (a, b) = (t.cast("extui", a, Elem::I32), t.cast("extui", b, Elem::I32));
            t.compare_int(direction, false, a, b)
        }
        _ => t.compare_int(direction, from.is_unsigned() || kind == CompareType::Unsigned, a, b),
    }
}

/// An i32 that orders as the float does in IEEE total order.
fn total_order(t: &mut Text, x: Value, shape: Ty) -> Value {
    let bits = t.pure("tpu.bitcast", "", &[x], shape.with_elem(Elem::I32));
    let (by, low) = (t.ints(31, shape), t.ints(i32::MAX, shape));
    let sign = t.integer("shrsi", bits, by);
    let flip = t.integer("andi", sign, low);
    t.integer("xori", bits, flip)
}
