//! The types of a kernel's values.

use crate::array::{DType, element_count};
use crate::ir::{self, Kind};
use crate::program::{Element, MemRefTy, Space, Ty};
use crate::text::{DMA_SEMAPHORE_BITS, SEMAPHORE_BITS, SPACE_PREFIX};
use melior::ir::{Attribute, Type};

/// Vectors beyond this many elements are refused: no TPU register file or VMEM holds them.
const MAX_VECTOR: usize = 1 << 26;

/// Reads a type, or says which type it cannot read.
pub(super) fn ty(t: Type<'_>) -> Result<Ty, String> {
    match ir::kind(t) {
        Kind::Vector(element, dims) => {
            let dtype = scalar(element).ok_or_else(|| format!("unsupported type {t}"))?;
            let shape: Option<Vec<usize>> = dims.into_iter().collect();
            let shape = shape.ok_or_else(|| format!("vector type {t} is not static"))?;
            if dtype.bits() == 64 {
                return Err(format!("vectors of 64-bit elements are not supported: {t}"));
            }
            match element_count(&shape) {
                Some(count) if count <= MAX_VECTOR => Ok(Ty::Vector(dtype, shape)),
                _ => Err(format!("vector type {t} is too large")),
            }
        }
        Kind::MemRef(element, shape, space) => memref(t, element, shape, space).map(Ty::MemRef),
        _ => scalar(t).map(Ty::Scalar).ok_or_else(|| format!("unsupported type {t}")),
    }
}

fn memref(
    t: Type<'_>,
    element: Type<'_>,
    shape: Vec<Option<usize>>,
    space: Option<Attribute<'_>>,
) -> Result<MemRefTy, String> {
    let element = match ir::kind(element) {
        Kind::Integer(DMA_SEMAPHORE_BITS) => Element::DmaSemaphore,
        Kind::Integer(SEMAPHORE_BITS) => Element::Semaphore,
        _ => Element::Data(scalar(element).ok_or_else(|| format!("unsupported type {t}"))?),
    };
    let name = space.and_then(ir::string);
    let space = match name.as_deref().map(|n| n.trim_start_matches(SPACE_PREFIX)) {
        Some("vmem") => Space::Vmem,
        Some("smem") => Space::Smem,
        Some("any" | "hbm") | None => Space::Any,
        Some("semaphore_mem") => Space::Semaphores,
        Some(other) => return Err(format!("unsupported memory space `{other}`")),
    };
    if (space == Space::Semaphores) == matches!(element, Element::Data(_)) {
        return Err(format!("semaphores and data do not mix: {t}"));
    }
    Ok(MemRefTy { element, shape, space })
}

/// A scalar element type.
pub(super) fn scalar(t: Type<'_>) -> Option<DType> {
    match ir::kind(t) {
        Kind::F32 => Some(DType::F32),
        Kind::BF16 => Some(DType::BF16),
        Kind::Index => Some(DType::Index),
        Kind::Integer(1) => Some(DType::I1),
        Kind::Integer(8) => Some(DType::I8),
        Kind::Integer(16) => Some(DType::I16),
        Kind::Integer(32) => Some(DType::I32),
        Kind::Integer(64) => Some(DType::I64),
        _ => None,
    }
}
