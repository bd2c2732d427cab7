//! StableHLO's elementwise operations on Mosaic vectors.
//!
//! Vectors have one of three element types. A float is represented by an f32, which for a narrow type is one of its
//! values: a result is rounded (`truncf`, `extf`) after each operation that may need it, so results are those of the
//! narrow type on every TPU generation. An integer is represented by an i32, wrapped to its width. Booleans are masks.

use super::convert::{bits, convert, reduce_precision, round, wrap};
use super::text::{Text, Ty, Value};
use super::types::held;
use grpo_ir::Elementwise as Op;
use grpo_ir::{Class, CompareType, Direction, Elem};
use grpo_sweep::{Body, Node, NodeId, NodeOp};

/// Why the emitter does not support a body node; none if it does.
pub fn refuse(body: &Body, id: NodeId) -> Option<String> {
    let n = body.node(id);
    let known = |e: Elem| !matches!(e, Elem::F16 | Elem::F64 | Elem::I64 | Elem::U64);
    if !known(n.elem) {
        return Some(format!("elementwise operations on {}", n.elem));
    }
    let from = n.args.first().map(|a| body.elem(*a));
    match (&n.op, from) {
        (NodeOp::Const(literal), _) if constant(literal, n.elem).is_none() => {
            Some(format!("the constant {literal} : {}", n.elem))
        }
        (NodeOp::Map(op @ (Op::Power | Op::ShiftLeft | Op::Atan2 | Op::Tan)), _)
            if n.elem == Elem::I1 || (*op == Op::Power && !n.elem.is_float()) =>
        {
            Some(format!("{op} on {}", n.elem))
        }
        (NodeOp::Scatter { sets }, _) if !(n.elem.is_float() || *sets && n.elem == Elem::I1) => {
            Some(format!("a scatter of {}", n.elem))
        }
        (NodeOp::Convert, Some(from)) if from.is_float() && n.elem == Elem::U32 => {
            Some(format!("a conversion from {from} to {}", n.elem))
        }
        _ => None,
    }
}

/// A constant in the representation of vectors.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Const {
    Float(f32),
    Int(i32),
    Mask(bool),
}

/// Parses an element in MLIR's syntax.
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
            i32::try_from(value).or(u32::try_from(value).map(u32::cast_signed)).ok().map(Const::Int)
        }
    }
}

/// A constant in every lane of `shape`.
pub fn splat(text: &mut Text, c: Const, shape: Ty) -> Value {
    match c {
        Const::Float(x) => text.float(x, shape),
        Const::Int(x) => text.ints(x, shape),
        Const::Mask(x) => text.splat(if x { "true" } else { "false" }, shape.with_elem(Elem::I1)),
    }
}

/// Writes node `id` on vectors; `args` are its operands, `shape` has rows and columns. Leaves
/// (sources, operands, the column index) are written by the caller.
pub fn apply(text: &mut Text, body: &Body, id: NodeId, args: &[Value], shape: Ty) -> Value {
    let n = body.node(id);
    let from = n.args.first().map_or(n.elem, |a| body.elem(*a));
    match &n.op {
        NodeOp::Const(literal) => {
            let c = constant(literal, n.elem).expect("constants were checked");
            splat(text, c, shape)
        }
        NodeOp::Map(Op::IsFinite) => {
            let a = text.unary("math.absf", args[0]);
            let inf = text.float(f32::INFINITY, shape);
            text.compare_float(Direction::Lt, a, inf)
        }
        NodeOp::Map(Op::Select) => select(text, args),
        NodeOp::Map(op) => match held(n.elem) {
            Elem::F32 => {
                let v = float_map(text, *op, args, shape);
                if op.class() == Class::Exact { v } else { round(text, v, n.elem) }
            }
            Elem::I1 => mask_map(text, *op, args),
            _ => {
                let v = int_map(text, *op, args, n.elem, shape);
                wrap(text, v, n.elem)
            }
        },
        NodeOp::Compare(direction, kind) => compare(text, *direction, *kind, from, args, shape),
        NodeOp::Convert => convert(text, args[0], from, n.elem),
        // To bf16's precision: a value converted from bf16 has it already.
        NodeOp::ReducePrecision(8, 7) => match body.node(n.args[0]) {
            Node { op: NodeOp::Convert, args: of, .. } if body.elem(of[0]) == Elem::BF16 => args[0],
            _ => round(text, args[0], Elem::BF16),
        },
        NodeOp::ReducePrecision(e, m) => {
            let v = reduce_precision(text, args[0], *e, *m);
            round(text, v, n.elem)
        }
        NodeOp::Source(_) | NodeOp::Row(_) | NodeOp::Col(_) | NodeOp::Column | NodeOp::Result(_) => {
            unreachable!("leaves are the caller's")
        }
        NodeOp::Scatter { .. } => unreachable!("tables are the caller's"),
    }
}

/// `pred ? a : b`; masks are combined bitwise (Mosaic cannot select them).
pub fn select(text: &mut Text, args: &[Value]) -> Value {
    let [p, a, b] = *args else { unreachable!("select has three operands") };
    if a.ty.elem() != Elem::I1 {
        return text.select(p, a, b);
    }
    let other = text.not(p);
    let (a, b) = (text.integer("andi", p, a), text.integer("andi", other, b));
    text.integer("ori", a, b)
}

fn float_map(text: &mut Text, op: Op, args: &[Value], shape: Ty) -> Value {
    let a = args[0];
    let one = |text: &mut Text| text.float(1.0, shape);
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
        Op::Cbrt => return cbrt(text, a, shape),
        Op::ExponentialMinusOne => return expm1(text, a, shape),
        Op::Logistic => {
            let minus = text.unary("arith.negf", a);
            let e = text.unary("math.exp", minus);
            let one = one(text);
            let d = text.binary("arith.addf", e, one);
            return text.binary("arith.divf", one, d);
        }
        Op::Sign => {
            let (zero, one) = (text.float(0.0, shape), one(text));
            let minus = text.float(-1.0, shape);
            let pos = text.compare_float(Direction::Gt, a, zero);
            let neg = text.compare_float(Direction::Lt, a, zero);
            let rest = text.select(neg, minus, a);
            return text.select(pos, one, rest);
        }
        Op::Clamp => {
            let v = text.binary("arith.maximumf", args[0], args[1]);
            return text.binary("arith.minimumf", v, args[2]);
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
    if args.len() == 1 { text.unary(simple, a) } else { text.binary(simple, a, args[1]) }
}

/// `exp(x) − 1`, near zero as `tanh(x/2)·(exp(x) + 1)`, without cancellation.
fn expm1(text: &mut Text, x: Value, shape: Ty) -> Value {
    let (one, half) = (text.float(1.0, shape), text.float(0.5, shape));
    let e = text.unary("math.exp", x);
    let far = text.binary("arith.subf", e, one);
    let h = text.binary("arith.mulf", x, half);
    let th = text.unary("math.tanh", h);
    let sum = text.binary("arith.addf", e, one);
    let near = text.binary("arith.mulf", th, sum);
    let a = text.unary("math.absf", x);
    let is_far = text.compare_float(Direction::Gt, a, half);
    text.select(is_far, far, near)
}

/// A cube root by logarithm and one Newton step.
fn cbrt(text: &mut Text, x: Value, shape: Ty) -> Value {
    let a = text.unary("math.absf", x);
    let third = text.float(1.0 / 3.0, shape);
    let l = text.unary("math.log", a);
    let l = text.binary("arith.mulf", l, third);
    let y = text.unary("math.exp", l);
    let y2 = text.binary("arith.mulf", y, y);
    let y3 = text.binary("arith.mulf", y2, y);
    let off = text.binary("arith.subf", y3, a);
    let step = text.binary("arith.divf", off, y2);
    let step = text.binary("arith.mulf", step, third);
    let y = text.binary("arith.subf", y, step);
    let zero = text.float(0.0, shape);
    let minus = text.unary("arith.negf", y);
    let negative = text.compare_float(Direction::Lt, x, zero);
    let y = text.select(negative, minus, y);
    let inf = text.float(f32::INFINITY, shape);
    let (is_zero, is_inf) =
        (text.compare_float(Direction::Eq, a, zero), text.compare_float(Direction::Eq, a, inf));
    let itself = text.integer("ori", is_zero, is_inf);
    text.select(itself, x, y)
}

fn mask_map(text: &mut Text, op: Op, args: &[Value]) -> Value {
    match op {
        Op::Not => text.not(args[0]),
        Op::And | Op::Multiply | Op::Minimum => text.integer("andi", args[0], args[1]),
        Op::Or | Op::Add | Op::Maximum => text.integer("ori", args[0], args[1]),
        Op::Xor | Op::Subtract => text.integer("xori", args[0], args[1]),
        Op::Clamp => {
            let v = text.integer("ori", args[0], args[1]);
            text.integer("andi", v, args[2])
        }
        // On one bit, these are all that is defined.
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

fn int_map(text: &mut Text, op: Op, args: &[Value], e: Elem, shape: Ty) -> Value {
    let a = args[0];
    let unsigned = e.is_unsigned();
    let (min, max) = if unsigned { ("minui", "maxui") } else { ("minsi", "maxsi") };
    let zero = text.ints(0, shape);
    let simple = match op {
        Op::Abs if unsigned => return a,
        Op::Abs => return text.pure("math.absi", "", &[a], a.ty),
        Op::Negate => return text.integer("subi", zero, a),
        Op::Not => {
            let ones = text.ints(-1, shape);
            return text.integer("xori", a, ones);
        }
        Op::Sign => {
            let (one, minus) = (text.ints(1, shape), text.ints(-1, shape));
            let pos = text.compare_int(Direction::Gt, unsigned, a, zero);
            let neg = text.compare_int(Direction::Lt, unsigned, a, zero);
            let rest = text.select(neg, minus, zero);
            return text.select(pos, one, rest);
        }
        Op::Clamp => {
            let v = text.integer(max, args[0], args[1]);
            return text.integer(min, v, args[2]);
        }
        Op::Divide | Op::Remainder => return int_division(text, op, args, e, shape),
        Op::ShiftLeft | Op::ShiftRightArithmetic | Op::ShiftRightLogical => {
            return shift(text, op, args, e, shape);
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
    text.integer(simple, a, args[1])
}

/// Division as XLA defines it: `x/0 = −1`, `x%0 = x`, `INT_MIN/−1 = INT_MIN`, `INT_MIN%−1 = 0`.
fn int_division(text: &mut Text, op: Op, args: &[Value], e: Elem, shape: Ty) -> Value {
    let (a, b) = (args[0], args[1]);
    let (divide, unsigned) = (op == Op::Divide, e.is_unsigned());
    let (zero, one, minus) = (text.ints(0, shape), text.ints(1, shape), text.ints(-1, shape));
    let by_zero = text.compare_int(Direction::Eq, unsigned, b, zero);
    let mut divisor = text.select(by_zero, one, b);
    let op = match (divide, unsigned) {
        (true, true) => "divui",
        (true, false) => "divsi",
        (false, true) => "remui",
        (false, false) => "remsi",
    };
    let by_minus = text.compare_int(Direction::Eq, unsigned, b, minus);
    if !unsigned {
        divisor = text.select(by_minus, one, divisor);
    }
    let mut v = text.integer(op, a, divisor);
    if !unsigned && divide {
        let negated = text.integer("subi", zero, a);
        v = text.select(by_minus, negated, v);
    }
    let at_zero = if divide { minus } else { a };
    text.select(by_zero, at_zero, v)
}

/// Shifts; an amount of the width or more shifts everything out.
fn shift(text: &mut Text, op: Op, args: &[Value], e: Elem, shape: Ty) -> Value {
    let (mut a, by) = (args[0], args[1]);
    let (width, zero) = (text.ints(bits(e), shape), text.ints(0, shape));
    let inside = text.compare_int(Direction::Lt, true, by, width);
    let last = text.ints(bits(e) - 1, shape);
    let amount = text.select(inside, by, last);
    match op {
        Op::ShiftLeft => {
            let v = text.integer("shli", a, amount);
            text.select(inside, v, zero)
        }
        Op::ShiftRightArithmetic => {
            if e.is_unsigned() && e.bytes() < 4 {
                let up = text.ints(32 - bits(e), shape);
                a = text.integer("shli", a, up);
                a = text.integer("shrsi", a, up);
            }
            text.integer("shrsi", a, amount)
        }
        _ => {
            if e.bytes() < 4 {
                let mask = text.ints((1 << bits(e)) - 1, shape);
                a = text.integer("andi", a, mask);
            }
            let v = text.integer("shrui", a, amount);
            text.select(inside, v, zero)
        }
    }
}

fn compare(
    text: &mut Text,
    direction: Direction,
    kind: CompareType,
    from: Elem,
    args: &[Value],
    shape: Ty,
) -> Value {
    let (mut a, mut b) = (args[0], args[1]);
    match held(from) {
        Elem::F32 if kind == CompareType::TotalOrder => {
            let (a, b) = (total_order(text, a, shape), total_order(text, b, shape));
            text.compare_int(direction, false, a, b)
        }
        // Mosaic has ordered comparisons only.
        Elem::F32 if direction == Direction::Ne => {
            let eq = text.compare_float(Direction::Eq, a, b);
            text.not(eq)
        }
        Elem::F32 => text.compare_float(direction, a, b),
        Elem::I1 => {
            (a, b) = (text.cast("extui", a, Elem::I32), text.cast("extui", b, Elem::I32));
            text.compare_int(direction, false, a, b)
        }
        _ => text.compare_int(direction, from.is_unsigned() || kind == CompareType::Unsigned, a, b),
    }
}

/// An i32 that orders as the float does in IEEE total order.
fn total_order(text: &mut Text, x: Value, shape: Ty) -> Value {
    let bits = text.pure("tpu.bitcast", "", &[x], shape.with_elem(Elem::I32));
    let (by, low) = (text.ints(31, shape), text.ints(i32::MAX, shape));
    let sign = text.integer("shrsi", bits, by);
    let flip = text.integer("andi", sign, low);
    text.integer("xori", bits, flip)
}
