//! Element types, arrays, and the rounding of each type.

use super::Error;

/// The element types of arrays, vectors and scalars.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DType {
    /// 32-bit float.
    F32,
    /// bfloat16, held as the f32 of the same value.
    BF16,
    /// A truth value, held as 0 or 1.
    I1,
    /// 8-bit integer, held sign-extended.
    I8,
    /// 16-bit integer, held sign-extended.
    I16,
    /// 32-bit integer.
    I32,
    /// 64-bit integer; scalars only.
    I64,
    /// An index; scalars only.
    Index,
}

impl DType {
    /// Whether values are held as floats.
    pub fn is_float(self) -> bool {
        matches!(self, DType::F32 | DType::BF16)
    }

    /// Bits of one element.
    pub fn bits(self) -> u32 {
        match self {
            DType::F32 | DType::I32 => 32,
            DType::BF16 | DType::I16 => 16,
            DType::I1 => 1,
            DType::I8 => 8,
            DType::I64 | DType::Index => 64,
        }
    }

    /// Bytes of one element in memory.
    pub fn bytes(self) -> usize {
        self.bits().div_ceil(8) as usize
    }

    /// Wraps an integer to the type's range, in two's complement; a boolean becomes 0 or 1.
    #[inline]
    pub(crate) fn wrap(self, value: i64) -> i64 {
        match self {
            DType::I1 => value & 1,
            DType::I8 => i64::from(value as i8),
            DType::I16 => i64::from(value as i16),
            DType::I32 => i64::from(value as i32),
            _ => value,
        }
    }

    /// The value's bits as an unsigned number.
    #[inline]
    pub(crate) fn unsigned(self, value: i64) -> u64 {
        match self {
            DType::I1 => (value & 1) as u64,
            DType::I8 => u64::from(value as u8),
            DType::I16 => u64::from(value as u16),
            DType::I32 => u64::from(value as u32),
            _ => value as u64,
        }
    }

    /// Rounds a float to the type.
    #[inline]
    pub(crate) fn round(self, value: f32) -> f32 {
        if self == DType::BF16 { round_bf16(value) } else { value }
    }
}

/// Rounds to bfloat16, to nearest with ties to even; a NaN stays a NaN.
#[inline]
pub(crate) fn round_bf16(value: f32) -> f32 {
    if value.is_nan() {
        return f32::NAN;
    }
    half::bf16::from_f32(value).to_f32()
}

/// Elements in row-major order.
#[derive(Debug, Clone, PartialEq)]
pub enum Data {
    /// F32 and BF16.
    Floats(Vec<f32>),
    /// The integer types up to 32 bits.
    Ints(Vec<i32>),
}

impl Data {
    /// The number of elements.
    pub fn len(&self) -> usize {
        match self {
            Data::Floats(v) => v.len(),
            Data::Ints(v) => v.len(),
        }
    }

    /// Whether there is no element.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// `count` elements of poison: NaN, or a garbage pattern.
    pub(crate) fn poison(dtype: DType, count: usize) -> Self {
        if dtype.is_float() {
            Data::Floats(vec![f32::NAN; count])
        } else {
            Data::Ints(vec![poison_int(dtype); count])
        }
    }
}

/// The garbage pattern of an integer type.
pub(crate) fn poison_int(dtype: DType) -> i32 {
    dtype.wrap(0xdead_beef_u32 as i32 as i64) as i32
}

/// A dense array: an operand or a result of a kernel.
#[derive(Debug, Clone, PartialEq)]
pub struct Array {
    dtype: DType,
    shape: Vec<usize>,
    data: Data,
}

impl Array {
    /// An array of elements, which are converted to the type (bf16 rounds, integers wrap).
    ///
    /// # Errors
    /// If the number of elements is not the shape's, for floats with an integer type and the reverse,
    /// and for 64-bit types.
    pub fn new(dtype: DType, shape: Vec<usize>, data: Data) -> Result<Self, Error> {
        let count = element_count(&shape)
            .ok_or_else(|| Error::Operands(format!("shape {shape:?} is too large")))?;
        if data.len() != count {
            return Err(Error::Operands(format!(
                "shape {shape:?} needs {count} elements, {} were given",
                data.len()
            )));
        }
        if dtype.bits() == 64 {
            return Err(Error::Operands(format!("arrays of {dtype:?} cannot be operands")));
        }
        let data = match (data, dtype.is_float()) {
            (Data::Floats(mut v), true) => {
                v.iter_mut().for_each(|x| *x = dtype.round(*x));
                Data::Floats(v)
            }
            (Data::Ints(mut v), false) => {
                v.iter_mut().for_each(|x| *x = dtype.wrap(i64::from(*x)) as i32);
                Data::Ints(v)
            }
            _ => {
                return Err(Error::Operands(format!("the data's kind is not that of {dtype:?}")));
            }
        };
        Ok(Self { dtype, shape, data })
    }

    /// An array of f32.
    ///
    /// # Errors
    /// As [`Array::new`].
    pub fn f32(shape: &[usize], data: Vec<f32>) -> Result<Self, Error> {
        Self::new(DType::F32, shape.to_vec(), Data::Floats(data))
    }

    /// An array of bf16; the values are rounded.
    ///
    /// # Errors
    /// As [`Array::new`].
    pub fn bf16(shape: &[usize], data: Vec<f32>) -> Result<Self, Error> {
        Self::new(DType::BF16, shape.to_vec(), Data::Floats(data))
    }

    /// An array of i32.
    ///
    /// # Errors
    /// As [`Array::new`].
    pub fn i32(shape: &[usize], data: Vec<i32>) -> Result<Self, Error> {
        Self::new(DType::I32, shape.to_vec(), Data::Ints(data))
    }

    /// The element type.
    pub fn dtype(&self) -> DType {
        self.dtype
    }

    /// The shape.
    pub fn shape(&self) -> &[usize] {
        &self.shape
    }

    /// The elements in row-major order.
    pub fn data(&self) -> &Data {
        &self.data
    }

    /// The elements, when the type is a float.
    pub fn floats(&self) -> Option<&[f32]> {
        match &self.data {
            Data::Floats(v) => Some(v),
            Data::Ints(_) => None,
        }
    }

    /// The elements, when the type is an integer.
    pub fn ints(&self) -> Option<&[i32]> {
        match &self.data {
            Data::Ints(v) => Some(v),
            Data::Floats(_) => None,
        }
    }
}

/// The product of the dimensions, unless it overflows or no machine could hold it.
pub(crate) fn element_count(shape: &[usize]) -> Option<usize> {
    // Zero counts as one for the limit: strides of an empty shape must not overflow either.
    let bound = shape.iter().try_fold(1usize, |count, dim| count.checked_mul((*dim).max(1)))?;
    (bound <= 1 << 31).then(|| shape.iter().product())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bf16_rounds_to_nearest_even() {
        assert_eq!(round_bf16(1.0), 1.0);
        assert_eq!(round_bf16(1.0 + 1.0 / 256.0), 1.0); // a tie, down to even
        assert_eq!(round_bf16(1.0 + 3.0 / 256.0), 1.0 + 4.0 / 256.0); // a tie, up to even
        assert_eq!(round_bf16(f32::MAX), f32::INFINITY);
        assert!(round_bf16(f32::NAN).is_nan());
    }

    #[test]
    fn integers_wrap() {
        assert_eq!(DType::I8.wrap(200), -56);
        assert_eq!(DType::I1.wrap(-1), 1);
        assert_eq!(DType::I8.unsigned(-1), 255);
    }
}
