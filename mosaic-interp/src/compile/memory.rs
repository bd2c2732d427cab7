//! Loads, stores, memref views, copies and semaphores.

use super::op::OpView;
use super::{Compiler, Lowered};
use crate::array::DType;
use crate::error::Error;
use crate::ir;
use crate::program::{Access, Element, MemRefTy, Op, SliceSize, Slot, Space, Ty};
use melior::ir::operation::OperationLike;
use std::ops::Range;

type Result<T> = std::result::Result<T, Error>;

/// Lowers `memref` operations and `cf.assert`.
pub(super) fn memref(c: &mut Compiler<'_>, view: &OpView<'_, '_>) -> Result<Lowered> {
    let count = view.op.operand_count();
    match view.name.as_str() {
        "memref.load" => {
            let (base, ty) = memref_arg(c, view, 0)?;
            let (dst, result) = c.result(view)?;
            if Element::Data(scalar(view, &result)?) != ty.element {
                return Err(view.malformed("memref and result types differ"));
            }
            let indices = indices(c, view, 1..count, ty.shape.len())?;
            Ok(Lowered::Op(Op::ScalarLoad { base, indices, dst }))
        }
        "memref.store" => {
            let (value, value_ty) = c.arg(view, 0)?;
            let (base, ty) = memref_arg(c, view, 1)?;
            if Element::Data(scalar(view, &value_ty)?) != ty.element {
                return Err(view.malformed("memref and value types differ"));
            }
            let indices = indices(c, view, 2..count, ty.shape.len())?;
            Ok(Lowered::Op(Op::ScalarStore { base, indices, value }))
        }
        "memref.cast" => view_of_same_shape(c, view),
        "cf.assert" => {
            let (condition, _) = int_arg(c, view, 0)?;
            let message = view.attr("msg").and_then(ir::string).unwrap_or_default();
            Ok(Lowered::Op(Op::Assert(condition, message)))
        }
        _ => Ok(Lowered::Unknown),
    }
}

/// Lowers the `tpu` operations on memory.
pub(super) fn tpu(c: &mut Compiler<'_>, view: &OpView<'_, '_>, name: &str) -> Result<Lowered> {
    match name {
        "vector_load" => {
            let groups = view.segments(&[1, view.op.operand_count().saturating_sub(1), 0])?;
            load(c, view, groups[1].clone(), groups[2].clone())
        }
        "strided_load" => load(c, view, 1..view.op.operand_count(), 0..0),
        "vector_store" => {
            let groups = view.segments(&[1, 1, view.op.operand_count().saturating_sub(2), 0])?;
            store(c, view, groups[2].clone(), groups[3].clone())
        }
        "strided_store" => store(c, view, 2..view.op.operand_count(), 0..0),
        "memref_slice" => slice(c, view),
        "memref_squeeze" => {
            let (base, from) = memref_arg(c, view, 0)?;
            let (dst, to) = memref_result(c, view)?;
            if from.element != to.element {
                return Err(view.malformed("element types differ"));
            }
            let shape = to.shape;
            Ok(Lowered::Op(Op::Squeeze { base, shape, dst }))
        }
        "memref_reshape" => {
            let (base, from) = memref_arg(c, view, 0)?;
            let (dst, to) = memref_result(c, view)?;
            let shape: Option<Vec<usize>> = to.shape.into_iter().collect();
            let shape = shape.ok_or_else(|| view.malformed("a reshape to a dynamic shape"))?;
            if from.element != to.element {
                return Err(view.malformed("element types differ"));
            }
            Ok(Lowered::Op(Op::Reshape { base, shape, dst }))
        }
        "memref_bitcast" | "reinterpret_cast" | "erase_memref_layout" | "assume_layout" => {
            match c.arg(view, 0)?.1 {
                Ty::MemRef(_) => view_of_same_shape(c, view),
                _ => Ok(Lowered::Unknown),
            }
        }
        "enqueue_dma" => enqueue(c, view),
        "wait_dma2" => {
            let groups = view.segments(&[1, 1, 1, 0, 0])?;
            if groups[3..].iter().any(|g| !g.is_empty()) {
                return Err(view.malformed("remote copies are not supported"));
            }
            let (semaphore, _) = semaphore(c, view, 0)?;
            let (target, ty) = memref_arg(c, view, 2)?;
            require_data(view, &ty)?;
            Ok(Lowered::Op(Op::WaitDma { semaphore, target }))
        }
        "sem_signal" => {
            let groups = view.segments(&[1, 1, 0, 0])?;
            if groups[2..].iter().any(|g| !g.is_empty()) {
                return Err(view.malformed("remote signals are not supported"));
            }
            let (semaphore, element) = semaphore(c, view, 0)?;
            require_regular(view, element)?;
            let (amount, _) = int_arg(c, view, 1)?;
            Ok(Lowered::Op(Op::Signal { semaphore, amount }))
        }
        "sem_wait" => {
            let (semaphore, element) = semaphore(c, view, 0)?;
            require_regular(view, element)?;
            let (amount, _) = int_arg(c, view, 1)?;
            Ok(Lowered::Op(Op::Wait { semaphore, amount }))
        }
        "sem_read" => {
            let (semaphore, _) = semaphore(c, view, 0)?;
            let (dst, _) = c.result(view)?;
            Ok(Lowered::Op(Op::ReadSemaphore { semaphore, dst }))
        }
        "iteration_bound" => {
            let (dst, _) = c.result(view)?;
            Ok(Lowered::Op(Op::IterationBound(view.size("dim")?, dst)))
        }
        _ => Ok(Lowered::Unknown),
    }
}

fn memref_arg(c: &Compiler<'_>, view: &OpView<'_, '_>, at: usize) -> Result<(Slot, MemRefTy)> {
    match c.arg(view, at)? {
        (slot, Ty::MemRef(ty)) => Ok((slot, ty)),
        _ => Err(view.malformed(format!("operand {at} is no memref"))),
    }
}

fn memref_result(c: &Compiler<'_>, view: &OpView<'_, '_>) -> Result<(Slot, MemRefTy)> {
    match c.result(view)? {
        (slot, Ty::MemRef(ty)) => Ok((slot, ty)),
        _ => Err(view.malformed("the result is no memref")),
    }
}

fn scalar(view: &OpView<'_, '_>, ty: &Ty) -> Result<DType> {
    match ty {
        Ty::Scalar(d) => Ok(*d),
        _ => Err(view.malformed("a scalar is expected")),
    }
}

fn require_data(view: &OpView<'_, '_>, ty: &MemRefTy) -> Result<DType> {
    match ty.element {
        Element::Data(d) => Ok(d),
        _ => Err(view.malformed("semaphores where data are expected")),
    }
}

/// A scalar integer operand.
fn int_arg(c: &Compiler<'_>, view: &OpView<'_, '_>, at: usize) -> Result<(Slot, DType)> {
    match c.arg(view, at)? {
        (slot, Ty::Scalar(d)) if !d.is_float() => Ok((slot, d)),
        _ => Err(view.malformed(format!("operand {at} is no scalar integer"))),
    }
}

/// A semaphore operand.
fn semaphore(c: &Compiler<'_>, view: &OpView<'_, '_>, at: usize) -> Result<(Slot, Element)> {
    let (slot, ty) = memref_arg(c, view, at)?;
    match ty.element {
        Element::Data(_) => Err(view.malformed(format!("operand {at} is no semaphore"))),
        element => Ok((slot, element)),
    }
}

fn require_regular(view: &OpView<'_, '_>, element: Element) -> Result<()> {
    match element {
        Element::Semaphore => Ok(()),
        _ => Err(view.malformed("a copy's semaphore where a regular one is expected")),
    }
}

fn indices(
    c: &Compiler<'_>,
    view: &OpView<'_, '_>,
    range: Range<usize>,
    rank: usize,
) -> Result<Vec<Slot>> {
    if range.len() != rank {
        return Err(view.malformed(format!("{} indices for rank {rank}", range.len())));
    }
    range.map(|at| Ok(int_arg(c, view, at)?.0)).collect()
}

/// Lowers `vector.load` and the loads of `tpu`; the first operand is the memref.
pub(super) fn load(
    c: &Compiler<'_>,
    view: &OpView<'_, '_>,
    index: Range<usize>,
    mask: Range<usize>,
) -> Result<Lowered> {
    let (dst, vector) = c.result(view)?;
    let access = access(c, view, 0, &vector, index, mask)?;
    Ok(Lowered::Op(Op::VectorLoad { access: Box::new(access), dst }))
}

/// Lowers `vector.store` and the stores of `tpu`; value and memref come first.
pub(super) fn store(
    c: &Compiler<'_>,
    view: &OpView<'_, '_>,
    index: Range<usize>,
    mask: Range<usize>,
) -> Result<Lowered> {
    let (value, vector) = c.arg(view, 0)?;
    let access = access(c, view, 1, &vector, index, mask)?;
    let add = match (&vector, view.flag("add")?) {
        (Ty::Vector(d, _), true) => Some(*d),
        _ => None,
    };
    Ok(Lowered::Op(Op::VectorStore { access: Box::new(access), value, add }))
}

fn access(
    c: &Compiler<'_>,
    view: &OpView<'_, '_>,
    base_at: usize,
    vector: &Ty,
    index: Range<usize>,
    mask: Range<usize>,
) -> Result<Access> {
    let (base, ty) = memref_arg(c, view, base_at)?;
    let Ty::Vector(dtype, shape) = vector else {
        return Err(view.malformed("a vector is expected"));
    };
    if ty.element != Element::Data(*dtype) {
        return Err(view.malformed("memref and vector types differ"));
    }
    if ty.space != Space::Vmem {
        return Err(view.malformed(format!("a vector access to {:?} memory", ty.space)));
    }
    let rank = ty.shape.len();
    let lead = rank
        .checked_sub(shape.len())
        .ok_or_else(|| view.malformed("the vector's rank is greater than the memref's"))?;
    let mut full = vec![1; lead];
    full.extend(shape);
    let strides = match view.attr("strides") {
        None => Vec::new(),
        Some(_) => view.sizes("strides")?,
    };
    if !strides.is_empty() && strides.len() != rank {
        return Err(view.malformed("`strides` and memref differ in rank"));
    }
    let mask = match mask.len() {
        0 => None,
        _ => match c.arg(view, mask.start)? {
            (slot, Ty::Vector(DType::I1, s)) if s == *shape => Some(slot),
            _ => return Err(view.malformed("mask and vector differ in shape")),
        },
    };
    Ok(Access { base, indices: indices(c, view, index, rank)?, shape: full, strides, mask })
}

fn slice(c: &Compiler<'_>, view: &OpView<'_, '_>) -> Result<Lowered> {
    let (base, from) = memref_arg(c, view, 0)?;
    let (dst, to) = memref_result(c, view)?;
    let groups = view.segments(&[1, view.op.operand_count().saturating_sub(1), 0])?;
    let starts = indices(c, view, groups[1].clone(), from.shape.len())?;
    if to.shape.len() != from.shape.len() || to.element != from.element {
        return Err(view.malformed("a slice that changes rank or element type"));
    }
    let mut dynamic = groups[2].clone();
    let mut sizes = Vec::new();
    for size in to.shape {
        sizes.push(match size {
            Some(n) => SliceSize::Static(n),
            None => {
                let at = dynamic.next().ok_or_else(|| view.malformed("a dynamic size is missing"))?;
                SliceSize::Dynamic(int_arg(c, view, at)?.0)
            }
        });
    }
    if !dynamic.is_empty() {
        return Err(view.malformed("a dynamic size too many"));
    }
    Ok(Lowered::Op(Op::Slice { base, starts, sizes, dst }))
}

/// A change of layout or memory space alone.
fn view_of_same_shape(c: &Compiler<'_>, view: &OpView<'_, '_>) -> Result<Lowered> {
    let (base, from) = memref_arg(c, view, 0)?;
    let (dst, to) = memref_result(c, view)?;
    if from.element != to.element || from.shape != to.shape {
        return Err(view.malformed("only layouts and memory spaces may change here"));
    }
    Ok(Lowered::Op(Op::Copy(base, dst)))
}

fn enqueue(c: &Compiler<'_>, view: &OpView<'_, '_>) -> Result<Lowered> {
    let groups = view.segments(&[1, 0, 1, 1, 0, 0])?;
    if groups[0].len() != 1 || groups[2].len() != 1 || groups[3].len() != 1 {
        return Err(view.malformed("source, target and semaphore are expected"));
    }
    if !groups[1].is_empty() || !groups[4].is_empty() || !groups[5].is_empty() {
        return Err(view.malformed("remote copies are not supported"));
    }
    let (source, source_ty) = memref_arg(c, view, groups[0].start)?;
    let (target, target_ty) = memref_arg(c, view, groups[2].start)?;
    let (semaphore, _) = semaphore(c, view, groups[3].start)?;
    if require_data(view, &source_ty)? != require_data(view, &target_ty)? {
        return Err(view.malformed("source and target element types differ"));
    }
    Ok(Lowered::Op(Op::EnqueueDma { source, target, semaphore }))
}
