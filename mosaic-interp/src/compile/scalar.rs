//! `arith` and `math`: operations on scalars and, element by element, on vectors.

use super::op::OpView;
use super::{Compiler, Lowered};
use crate::array::DType;
use crate::error::Error;
use crate::ir;
use crate::program::{Cast, Float1, Float2, FloatOrder, Int1, Int2, IntOrder, Op, Slot, Ty, Value};
use std::sync::Arc;

type Result<T> = std::result::Result<T, Error>;

/// Lowers an `arith` operation.
pub(super) fn arith(c: &mut Compiler<'_>, view: &OpView<'_, '_>, name: &str) -> Result<Lowered> {
    if let Some(f) = float2(name) {
        return binary_float(c, view, f);
    }
    if let Some(f) = int2(name) {
        return binary_int(c, view, f);
    }
    if let Some(kind) = cast(name) {
        return convert(c, view, kind);
    }
    match name {
        "constant" => constant(c, view),
        "negf" => unary_float(c, view, Float1::Neg),
        "cmpf" => compare_float(c, view),
        "cmpi" => compare_int(c, view),
        "select" => select(c, view),
        _ => Ok(Lowered::Unknown),
    }
}

/// Lowers a `math` operation.
pub(super) fn math(c: &mut Compiler<'_>, view: &OpView<'_, '_>, name: &str) -> Result<Lowered> {
    if let Some(f) = float1(name) {
        return unary_float(c, view, f);
    }
    match name {
        "powf" => binary_float(c, view, Float2::Pow),
        "atan2" => binary_float(c, view, Float2::Atan2),
        "copysign" => binary_float(c, view, Float2::CopySign),
        "absi" => unary_int(c, view, Int1::Abs),
        "ctpop" => unary_int(c, view, Int1::PopCount),
        "ctlz" => unary_int(c, view, Int1::LeadingZeros),
        "fma" => {
            let ([x, y, z], dst, dtype) = same_types::<3>(c, view)?;
            require_float(view, dtype)?;
            Ok(Lowered::Op(Op::Fma(dtype, [x, y, z], dst)))
        }
        _ => Ok(Lowered::Unknown),
    }
}

#[rustfmt::skip]
fn float1(name: &str) -> Option<Float1> {
    Some(match name {
        "absf" => Float1::Abs, "exp" => Float1::Exp, "exp2" => Float1::Exp2,
        "expm1" => Float1::Expm1, "log" => Float1::Log, "log2" => Float1::Log2,
        "log10" => Float1::Log10, "log1p" => Float1::Log1p, "tanh" => Float1::Tanh,
        "sqrt" => Float1::Sqrt, "rsqrt" => Float1::Rsqrt, "cbrt" => Float1::Cbrt,
        "sin" => Float1::Sin, "cos" => Float1::Cos, "tan" => Float1::Tan, "sinh" => Float1::Sinh,
        "cosh" => Float1::Cosh, "asin" => Float1::Asin, "acos" => Float1::Acos,
        "atan" => Float1::Atan, "floor" => Float1::Floor, "ceil" => Float1::Ceil,
        "round" => Float1::Round, "roundeven" => Float1::RoundEven, "trunc" => Float1::Trunc,
        "erf" => Float1::Erf,
        _ => return None,
    })
}

#[rustfmt::skip]
fn float2(name: &str) -> Option<Float2> {
    Some(match name {
        "addf" => Float2::Add, "subf" => Float2::Sub, "mulf" => Float2::Mul, "divf" => Float2::Div,
        "remf" => Float2::Rem, "maximumf" => Float2::Maximum, "minimumf" => Float2::Minimum,
        "maxnumf" => Float2::MaxNum, "minnumf" => Float2::MinNum,
        _ => return None,
    })
}

#[rustfmt::skip]
fn int2(name: &str) -> Option<Int2> {
    Some(match name {
        "addi" => Int2::Add, "subi" => Int2::Sub, "muli" => Int2::Mul, "divsi" => Int2::DivS,
        "divui" => Int2::DivU, "remsi" => Int2::RemS, "remui" => Int2::RemU,
        "floordivsi" => Int2::FloorDiv, "ceildivsi" => Int2::CeilDiv, "andi" => Int2::And,
        "ori" => Int2::Or, "xori" => Int2::Xor, "shli" => Int2::Shl, "shrsi" => Int2::ShrS,
        "shrui" => Int2::ShrU, "maxsi" => Int2::MaxS, "minsi" => Int2::MinS,
        "maxui" => Int2::MaxU, "minui" => Int2::MinU,
        _ => return None,
    })
}

/// The conversion of an operation; `bitcast` is that of all bitcasts.
#[rustfmt::skip]
fn cast(name: &str) -> Option<Cast> {
    Some(match name {
        "extf" | "truncf" => Cast::Float,
        "extsi" | "trunci" | "index_cast" => Cast::Signed,
        "extui" | "index_castui" => Cast::Unsigned,
        "sitofp" => Cast::SignedToFloat,
        "uitofp" => Cast::UnsignedToFloat,
        "fptosi" => Cast::FloatToSigned { nearest: false },
        "fptoui" => Cast::FloatToUnsigned,
        "bitcast" => Cast::FloatBits,
        _ => return None,
    })
}

/// The element type and the shape (none for a scalar).
pub(super) fn parts<'t>(view: &OpView<'_, '_>, ty: &'t Ty) -> Result<(DType, Option<&'t [usize]>)> {
    match ty {
        Ty::Scalar(d) => Ok((*d, None)),
        Ty::Vector(d, shape) => Ok((*d, Some(shape))),
        Ty::MemRef(_) => Err(view.malformed("a memref where a value is expected")),
    }
}

fn require_float(view: &OpView<'_, '_>, dtype: DType) -> Result<()> {
    if dtype.is_float() {
        return Ok(());
    }
    Err(view.malformed(format!("{dtype:?} where floats are expected")))
}

fn require_int(view: &OpView<'_, '_>, dtype: DType) -> Result<()> {
    if !dtype.is_float() {
        return Ok(());
    }
    Err(view.malformed(format!("{dtype:?} where integers are expected")))
}

fn operand_count(view: &OpView<'_, '_>, count: usize) -> Result<()> {
    use melior::ir::operation::OperationLike;
    match view.op.operand_count() {
        n if n == count => Ok(()),
        n => Err(view.malformed(format!("{n} operands where {count} are expected"))),
    }
}

/// `N` operands and a result, all of one type.
fn same_types<const N: usize>(
    c: &Compiler<'_>,
    view: &OpView<'_, '_>,
) -> Result<([Slot; N], Slot, DType)> {
    operand_count(view, N)?;
    let (dst, ty) = c.result(view)?;
    let mut slots = [0; N];
    for (at, slot) in slots.iter_mut().enumerate() {
        let (s, t) = c.arg(view, at)?;
        if t != ty {
            return Err(view.malformed("operand and result types differ"));
        }
        *slot = s;
    }
    Ok((slots, dst, parts(view, &ty)?.0))
}

/// A float operation of one operand.
pub(super) fn unary_float(c: &Compiler<'_>, view: &OpView<'_, '_>, f: Float1) -> Result<Lowered> {
    let ([x], dst, dtype) = same_types::<1>(c, view)?;
    require_float(view, dtype)?;
    Ok(Lowered::Op(Op::Float1(f, dtype, x, dst)))
}

fn binary_float(c: &Compiler<'_>, view: &OpView<'_, '_>, f: Float2) -> Result<Lowered> {
    let (args, dst, dtype) = same_types::<2>(c, view)?;
    require_float(view, dtype)?;
    Ok(Lowered::Op(Op::Float2(f, dtype, args, dst)))
}

fn unary_int(c: &Compiler<'_>, view: &OpView<'_, '_>, f: Int1) -> Result<Lowered> {
    let ([x], dst, dtype) = same_types::<1>(c, view)?;
    require_int(view, dtype)?;
    Ok(Lowered::Op(Op::Int1(f, dtype, x, dst)))
}

fn binary_int(c: &Compiler<'_>, view: &OpView<'_, '_>, f: Int2) -> Result<Lowered> {
    let (args, dst, dtype) = same_types::<2>(c, view)?;
    require_int(view, dtype)?;
    Ok(Lowered::Op(Op::Int2(f, dtype, args, dst)))
}

/// A conversion from the operand's to the result's element type.
pub(super) fn convert(c: &Compiler<'_>, view: &OpView<'_, '_>, kind: Cast) -> Result<Lowered> {
    operand_count(view, 1)?;
    let (arg, from) = c.arg(view, 0)?;
    let (dst, to) = c.result(view)?;
    let ((from, a), (to, b)) = (parts(view, &from)?, parts(view, &to)?);
    if a != b {
        return Err(view.malformed("operand and result shapes differ"));
    }
    if let Some(mode) = view.attr("roundingmode").or(view.attr("rounding_mode")) {
        // 0 is to nearest even for `arith.truncf` and towards zero for the `tpu` conversions.
        let mode = mode.to_string();
        let fits = match kind {
            Cast::FloatToSigned { nearest } => mode.contains("even") == nearest,
            _ => mode.contains("even") || mode.starts_with("0 "),
        };
        if !fits {
            return Err(view.malformed(format!("unsupported rounding mode {mode}")));
        }
    }
    let kind = match (kind, from.is_float(), to.is_float()) {
        (Cast::FloatBits, x, y) => {
            if from.bits() != to.bits() {
                return Err(view.malformed("a bitcast between different widths"));
            }
            match (x, y) {
                (true, false) => Cast::FloatBits,
                (false, true) => Cast::IntBits,
                (true, true) => Cast::Float,
                (false, false) => Cast::Signed,
            }
        }
        (Cast::Float, true, true)
        | (Cast::Signed | Cast::Unsigned, false, false)
        | (Cast::SignedToFloat | Cast::UnsignedToFloat, false, true)
        | (Cast::FloatToSigned { .. } | Cast::FloatToUnsigned | Cast::Weird, true, false) => kind,
        _ => return Err(view.malformed(format!("no conversion from {from:?} to {to:?}"))),
    };
    Ok(Lowered::Op(Op::Cast { cast: kind, from, to, arg, dst }))
}

fn select(c: &Compiler<'_>, view: &OpView<'_, '_>) -> Result<Lowered> {
    operand_count(view, 3)?;
    let (condition, condition_ty) = c.arg(view, 0)?;
    let (yes, yes_ty) = c.arg(view, 1)?;
    let (no, no_ty) = c.arg(view, 2)?;
    let (dst, ty) = c.result(view)?;
    let (bit, shape) = parts(view, &condition_ty)?;
    let (_, result_shape) = parts(view, &ty)?;
    if bit != DType::I1 || yes_ty != ty || no_ty != ty {
        return Err(view.malformed("operand and result types differ"));
    }
    if shape.is_some() && shape != result_shape {
        return Err(view.malformed("condition and result shapes differ"));
    }
    Ok(Lowered::Op(Op::Select([condition, yes, no], dst)))
}

/// Both operands of a comparison and their element type, after all types were checked.
fn comparison(c: &Compiler<'_>, view: &OpView<'_, '_>) -> Result<([Slot; 2], Slot, DType)> {
    operand_count(view, 2)?;
    let ((x, x_ty), (y, y_ty)) = (c.arg(view, 0)?, c.arg(view, 1)?);
    let (dst, ty) = c.result(view)?;
    let ((dtype, shape), (bit, result_shape)) = (parts(view, &x_ty)?, parts(view, &ty)?);
    if x_ty != y_ty || bit != DType::I1 || shape != result_shape {
        return Err(view.malformed("operand and result types do not fit a comparison"));
    }
    Ok(([x, y], dst, dtype))
}

fn compare_float(c: &Compiler<'_>, view: &OpView<'_, '_>) -> Result<Lowered> {
    let (args, dst, dtype) = comparison(c, view)?;
    require_float(view, dtype)?;
    // The outcomes that each predicate accepts: less, equal, greater, unordered.
    let (less, equal, greater, unordered) = match view.int("predicate")? {
        0 => (false, false, false, false),
        1 => (false, true, false, false),
        2 => (false, false, true, false),
        3 => (false, true, true, false),
        4 => (true, false, false, false),
        5 => (true, true, false, false),
        6 => (true, false, true, false),
        7 => (true, true, true, false),
        8 => (false, true, false, true),
        9 => (false, false, true, true),
        10 => (false, true, true, true),
        11 => (true, false, false, true),
        12 => (true, true, false, true),
        13 => (true, false, true, true),
        14 => (false, false, false, true),
        15 => (true, true, true, true),
        other => return Err(view.malformed(format!("unknown predicate {other}"))),
    };
    let order = FloatOrder { less, equal, greater, unordered };
    Ok(Lowered::Op(Op::CompareFloat(order, args, dst)))
}

fn compare_int(c: &Compiler<'_>, view: &OpView<'_, '_>) -> Result<Lowered> {
    let (args, dst, dtype) = comparison(c, view)?;
    require_int(view, dtype)?;
    let predicate = view.int("predicate")?;
    let (less, equal, greater) = match predicate {
        0 => (false, true, false),
        1 => (true, false, true),
        2 | 6 => (true, false, false),
        3 | 7 => (true, true, false),
        4 | 8 => (false, false, true),
        5 | 9 => (false, true, true),
        other => return Err(view.malformed(format!("unknown predicate {other}"))),
    };
    let unsigned = predicate >= 6;
    let order = IntOrder { less, equal, greater, unsigned };
    Ok(Lowered::Op(Op::CompareInt(order, dtype, args, dst)))
}

fn constant(c: &Compiler<'_>, view: &OpView<'_, '_>) -> Result<Lowered> {
    let (dst, ty) = c.result(view)?;
    let missing = || view.malformed("a constant whose `value` does not fit its type");
    let attr = view.attr("value").ok_or_else(missing)?;
    let value = match &ty {
        Ty::Scalar(d) if d.is_float() => {
            Value::Float(d.round(ir::float(attr).ok_or_else(missing)? as f32))
        }
        Ty::Scalar(d) => Value::Int(d.wrap(ir::int(attr).ok_or_else(missing)?)),
        Ty::MemRef(_) => return Err(missing()),
        Ty::Vector(d, shape) => {
            let count = shape.iter().product();
            let elements = ir::elements(attr, shape).ok_or_else(missing)?;
            if d.is_float() {
                let all: Option<Vec<f32>> =
                    elements.into_iter().map(|e| ir::float(e).map(|v| d.round(v as f32))).collect();
                Value::Floats(Arc::new(spread(all.ok_or_else(missing)?, count)))
            } else {
                let all: Option<Vec<i32>> =
                    elements.into_iter().map(|e| ir::int(e).map(|v| d.wrap(v) as i32)).collect();
                Value::Ints(Arc::new(spread(all.ok_or_else(missing)?, count)))
            }
        }
    };
    Ok(Lowered::Op(Op::Const(value, dst)))
}

/// A splat's one element in every place.
fn spread<T: Copy>(elements: Vec<T>, count: usize) -> Vec<T> {
    match elements[..] {
        [one] => vec![one; count],
        _ => elements,
    }
}
