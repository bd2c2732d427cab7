//! Safe access to MLIR's types and attributes, for operations of unregistered dialects. All calls of MLIR's C API
//! are here.

use melior::ir::attribute::AttributeLike;
use melior::ir::r#type::TypeLike;
use melior::ir::{Attribute, Type};
use mlir_sys as sys;

/// What a type is, as far as kernels have types.
pub enum Kind<'c> {
    F32,
    BF16,
    Index,
    /// An integer of this width.
    Integer(u32),
    /// A vector: its elements, and its dimensions, none for those that are not static.
    Vector(Type<'c>, Vec<Option<usize>>),
    /// A memref: its elements, dimensions, and memory space.
    MemRef(Type<'c>, Vec<Option<usize>>, Option<Attribute<'c>>),
    Other,
}

/// Reads a type.
pub fn kind<'c>(t: Type<'c>) -> Kind<'c> {
    let raw = t.to_raw();
    // SAFETY: `raw` is a valid type and each getter follows the check that it needs.
    unsafe {
        if sys::mlirTypeIsAF32(raw) {
            return Kind::F32;
        }
        if sys::mlirTypeIsABF16(raw) {
            return Kind::BF16;
        }
        if sys::mlirTypeIsAIndex(raw) {
            return Kind::Index;
        }
        if sys::mlirTypeIsAInteger(raw) {
            return Kind::Integer(sys::mlirIntegerTypeGetWidth(raw));
        }
        if sys::mlirTypeIsAVector(raw) {
            return Kind::Vector(Type::from_raw(sys::mlirShapedTypeGetElementType(raw)), dims(raw));
        }
        if sys::mlirTypeIsAMemRef(raw) {
            let element = Type::from_raw(sys::mlirShapedTypeGetElementType(raw));
            let space = Attribute::from_option_raw(sys::mlirMemRefTypeGetMemorySpace(raw));
            return Kind::MemRef(element, dims(raw), space);
        }
    }
    Kind::Other
}

/// The dimensions of a ranked shaped type.
fn dims(raw: sys::MlirType) -> Vec<Option<usize>> {
    // SAFETY: the callers pass vector and memref types, which are ranked.
    unsafe {
        (0..sys::mlirShapedTypeGetRank(raw))
            .map(|i| {
                if sys::mlirShapedTypeIsDynamicDim(raw, i as isize) {
                    None
                } else {
                    usize::try_from(sys::mlirShapedTypeGetDimSize(raw, i as isize)).ok()
                }
            })
            .collect()
    }
}

/// The value of an integer attribute of at most 64 bits.
pub fn int(a: Attribute<'_>) -> Option<i64> {
    let raw = a.to_raw();
    // SAFETY: the value is read from integer attributes alone, by the getter for their signedness.
    unsafe {
        if !sys::mlirAttributeIsAInteger(raw) {
            return None;
        }
        let t = sys::mlirAttributeGetType(raw);
        if sys::mlirTypeIsAIndex(t) {
            return Some(sys::mlirIntegerAttrGetValueInt(raw));
        }
        if sys::mlirIntegerTypeGetWidth(t) > 64 {
            return None;
        }
        if sys::mlirIntegerTypeIsSigned(t) {
            Some(sys::mlirIntegerAttrGetValueSInt(raw))
        } else if sys::mlirIntegerTypeIsUnsigned(t) {
            i64::try_from(sys::mlirIntegerAttrGetValueUInt(raw)).ok()
        } else {
            Some(sys::mlirIntegerAttrGetValueInt(raw))
        }
    }
}

/// The value of a float attribute.
pub fn float(a: Attribute<'_>) -> Option<f64> {
    // SAFETY: the value is read from float attributes alone.
    unsafe {
        sys::mlirAttributeIsAFloat(a.to_raw()).then(|| sys::mlirFloatAttrGetValueDouble(a.to_raw()))
    }
}

/// The text of a string attribute.
pub fn string(a: Attribute<'_>) -> Option<String> {
    // SAFETY: the string is read from string attributes alone and copied.
    unsafe {
        sys::mlirAttributeIsAString(a.to_raw()).then(|| owned(sys::mlirStringAttrGetValue(a.to_raw())))
    }
}

/// The name of a flat symbol reference.
pub fn symbol(a: Attribute<'_>) -> Option<String> {
    // SAFETY: the name is read from flat symbol references alone and copied.
    unsafe {
        sys::mlirAttributeIsAFlatSymbolRef(a.to_raw())
            .then(|| owned(sys::mlirFlatSymbolRefAttrGetValue(a.to_raw())))
    }
}

/// # Safety
/// `text` must be a string that MLIR owns and that is alive.
unsafe fn owned(text: sys::MlirStringRef) -> String {
    if text.data.is_null() {
        return String::new();
    }
    // SAFETY: the caller's promise.
    let bytes = unsafe { std::slice::from_raw_parts(text.data.cast::<u8>(), text.length) };
    String::from_utf8_lossy(bytes).into_owned()
}

/// The numbers of a dense array (i32, i64 or bool) or of an array of integer attributes.
pub fn ints(a: Attribute<'_>) -> Option<Vec<i64>> {
    let raw = a.to_raw();
    // SAFETY: each getter follows its check, positions are below the count.
    unsafe {
        if let Some(items) = array(a) {
            return items.into_iter().map(int).collect();
        }
        let get: fn(sys::MlirAttribute, isize) -> i64 = if sys::mlirAttributeIsADenseI32Array(raw) {
            |a, i| i64::from(sys::mlirDenseI32ArrayGetElement(a, i))
        } else if sys::mlirAttributeIsADenseI64Array(raw) {
            |a, i| sys::mlirDenseI64ArrayGetElement(a, i)
        } else if sys::mlirAttributeIsADenseBoolArray(raw) {
            |a, i| i64::from(sys::mlirDenseBoolArrayGetElement(a, i))
        } else {
            return None;
        };
        let count = sys::mlirDenseArrayGetNumElements(raw);
        Some((0..count).map(|i| get(raw, i)).collect())
    }
}

/// The members of an array attribute.
pub fn array(a: Attribute<'_>) -> Option<Vec<Attribute<'_>>> {
    let raw = a.to_raw();
    // SAFETY: elements are read from array attributes alone, at positions below the count.
    unsafe {
        sys::mlirAttributeIsAArray(raw).then(|| {
            (0..sys::mlirArrayAttrGetNumElements(raw))
                .map(|i| Attribute::from_raw(sys::mlirArrayAttrGetElement(raw, i)))
                .collect()
        })
    }
}

/// The member `name` of a dictionary attribute; `None` as well when `a` is no dictionary.
pub fn member<'c>(a: Attribute<'c>, name: &str) -> Option<Attribute<'c>> {
    let raw = a.to_raw();
    let key = sys::MlirStringRef { data: name.as_ptr().cast(), length: name.len() };
    // SAFETY: the lookup is made in dictionaries alone; the key outlives it.
    unsafe {
        if !sys::mlirAttributeIsADictionary(raw) {
            return None;
        }
        Attribute::from_option_raw(sys::mlirDictionaryAttrGetElementByName(raw, key))
    }
}

/// The elements of a dense elements attribute with `count` elements: one if it is a splat.
pub fn elements<'c>(a: Attribute<'c>, shape: &[usize]) -> Option<Vec<Attribute<'c>>> {
    let raw = a.to_raw();
    let count: usize = shape.iter().product();
    // SAFETY: elements are read from dense attributes alone, after their shape was compared.
    unsafe {
        if !sys::mlirAttributeIsADenseElements(raw) {
            return None;
        }
        let t = sys::mlirAttributeGetType(raw);
        let same = dims(t).into_iter().eq(shape.iter().map(|d| Some(*d)));
        if !same {
            return None;
        }
        if sys::mlirDenseElementsAttrIsSplat(raw) {
            let value = sys::mlirDenseElementsAttrGetSplatValue(raw);
            return Some(vec![Attribute::from_raw(value)]);
        }
        let mut index = vec![0u64; shape.len()];
        let mut out = Vec::with_capacity(count);
        for flat in 0..count {
            let mut rest = flat;
            for (at, dim) in shape.iter().enumerate().rev() {
                index[at] = (rest % dim) as u64;
                rest /= dim;
            }
            let value = sys::mlirElementsAttrGetValue(raw, shape.len() as isize, index.as_mut_ptr());
            out.push(Attribute::from_option_raw(value)?);
        }
        Some(out)
    }
}
