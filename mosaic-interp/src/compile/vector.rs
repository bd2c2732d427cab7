//! Operations on whole vectors: `vector` and the vector operations of `tpu`.

use super::op::OpView;
use super::scalar::{convert, parts, unary_float};
use super::shape::{around, broadcast, dense_strides, is_identity, permute, repeat, slice};
use super::{Compiler, Lowered, matmul, memory};
use crate::array::DType;
use crate::error::Error;
use crate::program::{Amount, Cast, Dim, Float1, Float2, Gather, Int2, Op, Reduce, Slot, Ty, Value};
use melior::ir::operation::OperationLike;
use std::sync::Arc;

type Result<T> = std::result::Result<T, Error>;

/// Lowers a `vector` operation.
pub(super) fn vector(c: &mut Compiler<'_>, view: &OpView<'_, '_>, name: &str) -> Result<Lowered> {
    let count = view.op.operand_count();
    match name {
        "load" => memory::load(c, view, 1..count, 0..0),
        "store" => memory::store(c, view, 2..count, 0..0),
        "broadcast" | "splat" => broadcasted(c, view),
        "shape_cast" => same_elements(c, view),
        "transpose" => transposed(c, view),
        "extract_strided_slice" => strided_slice(c, view),
        "insert_strided_slice" => insert_slice(c, view),
        "extract" => extract(c, view),
        "multi_reduction" => {
            let dims = view.sizes("reduction_dims")?;
            reduce(c, view, &dims)
        }
        "reduction" => reduce(c, view, &[0]),
        _ => Ok(Lowered::Unknown),
    }
}

/// Lowers a `tpu` operation on vectors.
pub(super) fn tpu(c: &mut Compiler<'_>, view: &OpView<'_, '_>, name: &str) -> Result<Lowered> {
    match name {
        "matmul" => matmul::matmul(c, view),
        "iota" => iota(c, view),
        "assume_multiple" => {
            let ((arg, from), (dst, to)) = (c.arg(view, 0)?, c.result(view)?);
            if from != to {
                return Err(view.malformed("operand and result types differ"));
            }
            Ok(Lowered::Op(Op::Copy(arg, dst)))
        }
        "reshape" | "relayout" | "assume_layout" => same_elements(c, view),
        "transpose" => transposed(c, view),
        "repeat" => {
            let (arg, from, _) = c.vector_arg(view, 0)?;
            let (at, times) = (view.size("dimension")?, view.size("times")?);
            let gather = repeat(&from, at, times);
            let expected = from.iter().enumerate().map(|(i, n)| if i == at { n * times } else { *n });
            let expected: Vec<usize> = expected.collect();
            gathered(c, view, arg, gather, &expected)
        }
        "concatenate" => concatenate(c, view),
        "rotate" => rotate(c, view, None),
        "dynamic_rotate" => {
            let amount = c.arg(view, 1)?;
            if amount.1 != Ty::Scalar(DType::I32) {
                return Err(view.malformed("the amount is no i32"));
            }
            rotate(c, view, Some(amount.0))
        }
        "dynamic_gather" => dynamic_gather(c, view),
        "reduce_index" => reduce_index(c, view),
        "bitcast" => bitcast(c, view),
        "reciprocal" => unary_float(c, view, Float1::Reciprocal),
        "extf" | "truncf" => convert(c, view, Cast::Float),
        "sitofp" => convert(c, view, Cast::SignedToFloat),
        "uitofp" => convert(c, view, Cast::UnsignedToFloat),
        "fptosi" => {
            let nearest = view.case("rounding_mode")? == "to_nearest_even";
            convert(c, view, Cast::FloatToSigned { nearest })
        }
        "fptoui" => convert(c, view, Cast::FloatToUnsigned),
        "weird" => convert(c, view, Cast::Weird),
        _ => Ok(Lowered::Unknown),
    }
}

/// A strided reading of `arg` whose elements make up a result of shape `expected`.
fn gathered(
    c: &Compiler<'_>,
    view: &OpView<'_, '_>,
    arg: Slot,
    gather: Option<Gather>,
    expected: &[usize],
) -> Result<Lowered> {
    let (dst, shape, _) = c.vector_result(view)?;
    let gather = gather.ok_or_else(|| view.malformed("the operand's shape does not allow this"))?;
    if shape != expected {
        return Err(view.malformed(format!("the result should have shape {expected:?}")));
    }
    Ok(Lowered::Op(Op::Gather(gather, arg, dst)))
}

fn broadcasted(c: &Compiler<'_>, view: &OpView<'_, '_>) -> Result<Lowered> {
    let (arg, from) = c.arg(view, 0)?;
    let (dst, shape, dtype) = c.vector_result(view)?;
    match from {
        Ty::Scalar(d) if d == dtype => Ok(Lowered::Op(Op::Splat(arg, shape.iter().product(), dst))),
        Ty::Vector(d, from) if d == dtype => {
            let count = from.iter().product();
            let gather = broadcast(&from, &shape);
            match gather {
                Some(g) if is_identity(&g, count) => Ok(Lowered::Op(Op::Copy(arg, dst))),
                gather => gathered(c, view, arg, gather, &shape),
            }
        }
        _ => Err(view.malformed("operand and result types differ")),
    }
}

fn same_elements(c: &Compiler<'_>, view: &OpView<'_, '_>) -> Result<Lowered> {
    let ((arg, from), (dst, to)) = (c.arg(view, 0)?, c.result(view)?);
    let (a, b) = (parts(view, &from)?.0, parts(view, &to)?.0);
    if a != b || from.kind() != to.kind() {
        return Err(view.malformed("operand and result differ in type or element count"));
    }
    Ok(Lowered::Op(Op::Copy(arg, dst)))
}

fn transposed(c: &Compiler<'_>, view: &OpView<'_, '_>) -> Result<Lowered> {
    let (arg, from, _) = c.vector_arg(view, 0)?;
    let gather = permute(&from, &view.sizes("permutation")?);
    let expected: Vec<usize> = gather.iter().flat_map(|g| &g.dims).map(|d| d.size).collect();
    gathered(c, view, arg, gather, &expected)
}

fn strided_slice(c: &Compiler<'_>, view: &OpView<'_, '_>) -> Result<Lowered> {
    let (arg, from, _) = c.vector_arg(view, 0)?;
    let mut offsets = view.sizes("offsets")?;
    let mut sizes = view.sizes("sizes")?;
    let mut steps = view.sizes("strides")?;
    // Dimensions that are not named are taken whole.
    for size in from.iter().skip(sizes.len()) {
        offsets.push(0);
        sizes.push(*size);
        steps.push(1);
    }
    let gather = slice(&from, &offsets, &sizes, &steps);
    gathered(c, view, arg, gather, &sizes)
}

fn insert_slice(c: &Compiler<'_>, view: &OpView<'_, '_>) -> Result<Lowered> {
    let (source, shape, dtype) = c.vector_arg(view, 0)?;
    let (target, into, target_dtype) = c.vector_arg(view, 1)?;
    let (dst, to, _) = c.vector_result(view)?;
    let offsets = view.sizes("offsets")?;
    let lead = into.len().saturating_sub(shape.len());
    let (mut sizes, mut steps) = (vec![1; lead], vec![1; lead]);
    sizes.extend(shape);
    steps.extend(view.sizes("strides")?);
    match slice(&into, &offsets, &sizes, &steps) {
        Some(place) if to == into && dtype == target_dtype => {
            Ok(Lowered::Op(Op::Insert { place, source, target, dst }))
        }
        _ => Err(view.malformed("the slice does not fit its target")),
    }
}

fn extract(c: &Compiler<'_>, view: &OpView<'_, '_>) -> Result<Lowered> {
    let (arg, from, dtype) = c.vector_arg(view, 0)?;
    let position = view.sizes("static_position")?;
    if view.op.operand_count() != 1 {
        return Err(view.malformed("dynamic positions are not supported"));
    }
    let inside = position.iter().zip(&from).all(|(p, n)| p < n);
    if position.len() > from.len() || !inside {
        return Err(view.malformed("the position is outside of the vector"));
    }
    let strides = dense_strides(&from);
    let offset = position.iter().zip(&strides).map(|(p, s)| p * s).sum();
    match c.result(view)? {
        (dst, Ty::Scalar(d)) if d == dtype && position.len() == from.len() => {
            Ok(Lowered::Op(Op::Extract(offset, arg, dst)))
        }
        (dst, Ty::Vector(d, shape)) if d == dtype && shape == from[position.len()..] => {
            let count = shape.iter().product();
            let dims = vec![Dim { size: count, stride: 1 }];
            Ok(Lowered::Op(Op::Gather(Gather { offset, dims }, arg, dst)))
        }
        _ => Err(view.malformed("operand and result types differ")),
    }
}

#[rustfmt::skip]
fn reduce_kind(kind: &str, float: bool) -> Option<Reduce> {
    Some(match (kind, float) {
        ("add", true) => Reduce::Float(Float2::Add),
        ("mul", true) => Reduce::Float(Float2::Mul),
        ("maximumf", true) => Reduce::Float(Float2::Maximum),
        ("minimumf", true) => Reduce::Float(Float2::Minimum),
        ("maxnumf", true) => Reduce::Float(Float2::MaxNum),
        ("minnumf", true) => Reduce::Float(Float2::MinNum),
        ("add", false) => Reduce::Int(Int2::Add),
        ("mul", false) => Reduce::Int(Int2::Mul),
        ("maxsi", false) => Reduce::Int(Int2::MaxS),
        ("minsi", false) => Reduce::Int(Int2::MinS),
        ("maxui", false) => Reduce::Int(Int2::MaxU),
        ("minui", false) => Reduce::Int(Int2::MinU),
        ("and", false) => Reduce::Int(Int2::And),
        ("or", false) => Reduce::Int(Int2::Or),
        ("xor", false) => Reduce::Int(Int2::Xor),
        _ => return None,
    })
}

fn reduce(c: &Compiler<'_>, view: &OpView<'_, '_>, reduced: &[usize]) -> Result<Lowered> {
    let (vector, from, dtype) = c.vector_arg(view, 0)?;
    let (dst, to) = c.result(view)?;
    let case = view.case("kind")?;
    let kind = reduce_kind(&case, dtype.is_float())
        .ok_or_else(|| view.malformed(format!("no `{case}` of {dtype:?}")))?;
    if reduced.iter().any(|d| *d >= from.len()) {
        return Err(view.malformed("a reduced dimension is outside of the vector"));
    }
    let keeps = |at: &usize| !reduced.contains(at);
    let kept: Vec<usize> = (0..from.len()).filter(keeps).map(|at| from[at]).collect();
    let (to_dtype, shape) = parts(view, &to)?;
    if to_dtype != dtype || shape.unwrap_or(&[]) != kept {
        return Err(view.malformed("the result does not fit"));
    }
    let acc = match view.op.operand_count() {
        1 => None,
        _ => match c.arg(view, 1)? {
            (slot, ty) if ty == to => Some(slot),
            _ => return Err(view.malformed("the accumulator's type is not the result's")),
        },
    };
    let mut strides = dense_strides(&kept).into_iter();
    let dims = (0..from.len())
        .map(|at| Dim {
            size: from[at],
            stride: if keeps(&at) { strides.next().unwrap_or(0) } else { 0 },
        })
        .collect();
    Ok(Lowered::Op(Op::Reduce { kind, dtype, dims, vector, acc, dst }))
}

fn reduce_index(c: &Compiler<'_>, view: &OpView<'_, '_>) -> Result<Lowered> {
    let (vector, from, dtype) = c.vector_arg(view, 0)?;
    let (dst, to, to_dtype) = c.vector_result(view)?;
    let max = match view.case("kind")?.as_str() {
        "arg_max" => true,
        "arg_min" => false,
        other => return Err(view.malformed(format!("unknown kind `{other}`"))),
    };
    let axis = view.size("axis")?;
    match around(&from, axis) {
        Some((outer, size, inner))
            if size > 0
                && to_dtype == DType::I32
                && dtype.is_float()
                && to.iter().product::<usize>() == outer * inner =>
        {
            Ok(Lowered::Op(Op::ReduceIndex { max, outer, size, inner, vector, dst }))
        }
        _ => Err(view.malformed("operand and result do not fit")),
    }
}

fn iota(c: &Compiler<'_>, view: &OpView<'_, '_>) -> Result<Lowered> {
    let (dst, shape, dtype) = c.vector_result(view)?;
    // One dimension before version 6 of the form.
    let dims = match view.attr("dimension").and_then(crate::ir::int) {
        Some(d) => vec![usize::try_from(d).map_err(|_| view.malformed("the result does not fit"))?],
        None => view.sizes("dimensions")?,
    };
    if dtype.is_float() || dims.iter().any(|d| *d >= shape.len()) {
        return Err(view.malformed("the result does not fit"));
    }
    let strides = dense_strides(&shape);
    let values = (0..shape.iter().product::<usize>())
        .map(|flat| {
            let value =
                dims.iter().fold(0, |value, d| value * shape[*d] + flat / strides[*d] % shape[*d]);
            dtype.wrap(value as i64) as i32
        })
        .collect();
    Ok(Lowered::Op(Op::Const(Value::Ints(Arc::new(values)), dst)))
}

fn concatenate(c: &Compiler<'_>, view: &OpView<'_, '_>) -> Result<Lowered> {
    let (dst, shape, dtype) = c.vector_result(view)?;
    let at = view.size("dimension")?;
    let (outer, size, inner) =
        around(&shape, at).ok_or_else(|| view.malformed("the dimension does not exist"))?;
    let mut parts = Vec::new();
    let mut total = 0;
    for index in 0..view.op.operand_count() {
        let (slot, part, part_dtype) = c.vector_arg(view, index)?;
        let fits = part.len() == shape.len()
            && (0..shape.len()).all(|i| i == at || part[i] == shape[i])
            && part_dtype == dtype;
        if !fits {
            return Err(view.malformed(format!("operand {index} does not fit the result")));
        }
        total += part[at];
        parts.push((slot, part[at] * inner));
    }
    if total != size {
        return Err(view.malformed("the operands do not add up to the result"));
    }
    Ok(Lowered::Op(Op::Concat { outer, parts, dst }))
}

fn rotate(c: &Compiler<'_>, view: &OpView<'_, '_>, amount: Option<Slot>) -> Result<Lowered> {
    let (vector, shape, dtype) = c.vector_arg(view, 0)?;
    let (dst, to, to_dtype) = c.vector_result(view)?;
    let bad = || view.malformed("operand, result and dimensions do not fit");
    let (outer, size, inner) = around(&shape, view.size("dimension")?).ok_or_else(bad)?;
    if shape != to || dtype != to_dtype {
        return Err(bad());
    }
    let amount = match amount {
        Some(slot) => Amount::Slot(slot),
        None => Amount::Fixed(view.int("amount")?),
    };
    let (stride, along) = match view.attr("stride") {
        None => (0, (1, 1)),
        Some(_) => {
            let dim = view.size("stride_dimension")?;
            let (_, size, inner) = around(&shape, dim).ok_or_else(bad)?;
            (view.int("stride")?, (inner, size))
        }
    };
    Ok(Lowered::Op(Op::Rotate { outer, size, inner, amount, stride, along, vector, dst }))
}

fn dynamic_gather(c: &Compiler<'_>, view: &OpView<'_, '_>) -> Result<Lowered> {
    let (vector, from, dtype) = c.vector_arg(view, 0)?;
    let (indices, index_shape, index_dtype) = c.vector_arg(view, 1)?;
    let (dst, to, to_dtype) = c.vector_result(view)?;
    let [at] = view.sizes("dimensions")?[..] else {
        return Err(view.malformed("one dimension is supported"));
    };
    let fits = from.len() == to.len()
        && (0..to.len()).all(|i| i == at || from[i] == to[i])
        && index_shape == to
        && dtype == to_dtype
        && !index_dtype.is_float();
    match (around(&from, at), around(&to, at)) {
        (Some((outer, from, inner)), Some((_, to, _))) if fits && from > 0 => {
            Ok(Lowered::Op(Op::DynamicGather { outer, from, to, inner, vector, indices, dst }))
        }
        _ => Err(view.malformed("operands and result do not fit")),
    }
}

fn bitcast(c: &Compiler<'_>, view: &OpView<'_, '_>) -> Result<Lowered> {
    let (vector, shape, from) = c.vector_arg(view, 0)?;
    let (dst, to_shape, to) = c.vector_result(view)?;
    if from.bits() == to.bits() {
        return convert(c, view, Cast::FloatBits);
    }
    let rank = shape.len();
    let fits = rank >= 2
        && to_shape.len() == rank
        && shape[..rank - 2] == to_shape[..rank - 2]
        && shape[rank - 1] == to_shape[rank - 1]
        && shape[rank - 2] * from.bits() as usize == to_shape[rank - 2] * to.bits() as usize
        && from.bits() >= 8
        && to.bits() >= 8;
    if !fits {
        return Err(view.malformed("a bitcast packs or unpacks the second-last dimension"));
    }
    let narrow = from.bits().max(to.bits()) as usize / from.bits() as usize;
    let row = shape[rank - 1];
    let groups = shape[..rank - 1].iter().product::<usize>() / narrow;
    Ok(Lowered::Op(Op::BitcastRows { groups, row, from, to, vector, dst }))
}
