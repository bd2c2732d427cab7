//! Element and tensor types.

use crate::capi::{raw_context, sref};
use crate::handle::Val;
use crate::spelled::spelled;
use melior::ContextRef;
use melior::ir::{Type, TypeLike};
use mlir_sys::*;
use rustc_hash::FxHashSet as HashSet;

spelled! {
    /// The supported element types.
    Elem {
        I1 = "i1",
        I8 = "i8",
        I16 = "i16",
        I32 = "i32",
        I64 = "i64",
        U8 = "ui8",
        U16 = "ui16",
        U32 = "ui32",
        U64 = "ui64",
        F16 = "f16",
        BF16 = "bf16",
        F32 = "f32",
        F64 = "f64",
    }
}

impl Elem {
    /// Converts an MLIR type; none for an unsupported one.
    pub fn of(t: Type<'_>) -> Option<Elem> {
        let t = t.to_raw();
        unsafe {
            if mlirTypeIsAF32(t) {
                return Some(Elem::F32);
            }
            if mlirTypeIsABF16(t) {
                return Some(Elem::BF16);
            }
            if mlirTypeIsAF16(t) {
                return Some(Elem::F16);
            }
            if mlirTypeIsAF64(t) {
                return Some(Elem::F64);
            }
            if !mlirTypeIsAInteger(t) || mlirIntegerTypeIsSigned(t) {
                return None;
            }
            Some(match (mlirIntegerTypeGetWidth(t), mlirIntegerTypeIsUnsigned(t)) {
                (1, false) => Elem::I1,
                (8, false) => Elem::I8,
                (16, false) => Elem::I16,
                (32, false) => Elem::I32,
                (64, false) => Elem::I64,
                (8, true) => Elem::U8,
                (16, true) => Elem::U16,
                (32, true) => Elem::U32,
                (64, true) => Elem::U64,
                _ => return None,
            })
        }
    }

    /// True for floating-point types.
    pub fn is_float(self) -> bool {
        matches!(self, Elem::F16 | Elem::BF16 | Elem::F32 | Elem::F64)
    }

    /// True for unsigned integers, without i1.
    pub fn is_unsigned(self) -> bool {
        matches!(self, Elem::U8 | Elem::U16 | Elem::U32 | Elem::U64)
    }

    /// u16 for the floats of 16 bits; the type itself otherwise.
    pub fn bits_of_half(self) -> Elem {
        if self.is_float() && self.bytes() == 2 { Elem::U16 } else { self }
    }

    /// Storage size in bytes.
    pub fn bytes(self) -> u64 {
        match self {
            Elem::I1 | Elem::I8 | Elem::U8 => 1,
            Elem::I16 | Elem::U16 | Elem::F16 | Elem::BF16 => 2,
            Elem::I32 | Elem::U32 | Elem::F32 => 4,
            Elem::I64 | Elem::U64 | Elem::F64 => 8,
        }
    }

    /// The type in which sums of this type accumulate: f32 for the narrow floats, itself otherwise.
    pub fn accumulator(self) -> Elem {
        match self {
            Elem::F16 | Elem::BF16 => Elem::F32,
            other => other,
        }
    }
}

/// The largest number of elements of a supported tensor: no memory holds more, and sums of sizes in bytes fit into 64 bits.
const MAX_ELEMENTS: i64 = 1 << 48;

/// A ranked tensor of static shape, without encoding.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TensorType {
    /// The extents, major first; empty for a scalar.
    pub shape: Vec<i64>,
    /// The element type.
    pub elem: Elem,
}

impl TensorType {
    /// The type with this shape and element type.
    pub fn new(shape: impl Into<Vec<i64>>, elem: Elem) -> TensorType {
        TensorType { shape: shape.into(), elem }
    }

    /// A value's type; none if it is not a ranked tensor of static shape and supported element type, or has more than 2^48
    /// elements.
    pub fn of(v: Val) -> Option<TensorType> {
        let t = v.mlir_type().to_raw();
        unsafe {
            if !mlirTypeIsARankedTensor(t) || !mlirShapedTypeHasStaticShape(t) {
                return None;
            }
            if !mlirRankedTensorTypeGetEncoding(t).ptr.is_null() {
                return None;
            }
            let rank = isize::try_from(mlirShapedTypeGetRank(t)).ok()?;
            let shape: Vec<i64> = (0..rank).map(|i| mlirShapedTypeGetDimSize(t, i)).collect();
            if !is_countable(&shape) {
                return None;
            }
            let elem = Elem::of(Type::from_raw(mlirShapedTypeGetElementType(t)))?;
            Some(TensorType { shape, elem })
        }
    }

    /// Number of dimensions.
    pub fn rank(&self) -> usize {
        self.shape.len()
    }

    /// True if a dimension has one of these extents.
    pub fn has_any(&self, extents: &HashSet<i64>) -> bool {
        self.shape.iter().any(|extent| extents.contains(extent))
    }

    /// Number of elements.
    pub fn elements(&self) -> i64 {
        self.shape.iter().product()
    }

    /// Size in bytes.
    pub fn bytes(&self) -> u64 {
        self.elements().max(0).unsigned_abs() * self.elem.bytes()
    }

    /// The same shape with another element type.
    pub fn with_elem(&self, elem: Elem) -> TensorType {
        TensorType { shape: self.shape.clone(), elem }
    }

    /// The MLIR type.
    pub fn mlir<'c>(&self, context: ContextRef<'c>) -> Type<'c> {
        unsafe { Type::from_raw(mlirTypeParseGet(raw_context(context), sref(&self.to_string()))) }
    }
}

impl Val<'_> {
    /// The type of a value that is known to be a tensor.
    ///
    /// # Panics
    /// Where [`TensorType::of`] is none.
    pub fn tensor_type(self) -> TensorType {
        TensorType::of(self).unwrap_or_else(|| panic!("{} is no static tensor", self.type_text()))
    }
}

/// The sizes of a ranked tensor's static dimensions; empty for a value of another type.
pub fn static_dimensions(v: Val) -> Vec<i64> {
    let t = v.mlir_type().to_raw();
    unsafe {
        let rank = if mlirTypeIsARankedTensor(t) { mlirShapedTypeGetRank(t) } else { 0 };
        let rank = isize::try_from(rank).unwrap_or(0);
        let is_static = |d: &isize| !mlirShapedTypeIsDynamicDim(t, *d);
        (0..rank).filter(is_static).map(|d| mlirShapedTypeGetDimSize(t, d)).collect()
    }
}

/// True if a shape has at most 2^48 elements. Dimensions of size 0 count as 1, so that a product without them does not overflow.
pub fn is_countable(shape: &[i64]) -> bool {
    let elements = shape.iter().try_fold(1i64, |n, d| n.checked_mul((*d).max(1)));
    elements.is_some_and(|n| n <= MAX_ELEMENTS)
}

impl std::fmt::Display for TensorType {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("tensor<")?;
        for d in &self.shape {
            write!(f, "{d}x")?;
        }
        write!(f, "{}>", self.elem)
    }
}

#[cfg(test)]
mod tests {
    use super::is_countable;

    #[test]
    fn shapes_that_no_memory_holds_are_not_counted() {
        assert!(is_countable(&[]) && is_countable(&[0, 1 << 48]) && is_countable(&[1 << 24, 1 << 24]));
        assert!(!is_countable(&[(1 << 48) + 1]));
        assert!(!is_countable(&[1 << 32, 1 << 32]) && !is_countable(&[0, 1 << 32, 1 << 32]));
    }
}
