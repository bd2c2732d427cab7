//! Reading and writing attributes.

use super::handle::{from_sref, print_with, sref};
use mlir_sys::*;

/// An attribute's name and its text in MLIR's syntax.
pub type NamedAttr<'a> = (&'a str, String);

pub(super) fn parse(cx: MlirContext, text: &str) -> MlirAttribute {
    let a = unsafe { mlirAttributeParseGet(cx, sref(text)) };
    assert!(!a.ptr.is_null(), "grpo-opt wrote an attribute that MLIR cannot read: {text}");
    a
}

/// The integers of an `array<i64: …>`, `array<i32: …>` or integer array attribute.
pub fn attr_ints(a: MlirAttribute) -> Option<Vec<i64>> {
    unsafe {
        if mlirAttributeIsADenseI64Array(a) {
            let n = mlirDenseArrayGetNumElements(a);
            return Some((0..n).map(|i| mlirDenseI64ArrayGetElement(a, i)).collect());
        }
        if mlirAttributeIsADenseI32Array(a) {
            let n = mlirDenseArrayGetNumElements(a);
            return Some((0..n).map(|i| mlirDenseI32ArrayGetElement(a, i) as i64).collect());
        }
        if mlirAttributeIsAInteger(a) {
            return Some(vec![mlirIntegerAttrGetValueInt(a)]);
        }
        if mlirAttributeIsAArray(a) {
            let n = mlirArrayAttrGetNumElements(a);
            let mut out = Vec::new();
            for i in 0..n {
                let e = mlirArrayAttrGetElement(a, i);
                if !mlirAttributeIsAInteger(e) {
                    return None;
                }
                out.push(mlirIntegerAttrGetValueInt(e));
            }
            return Some(out);
        }
        None
    }
}

/// Whether an attribute is an array without elements.
pub fn is_empty_array(a: MlirAttribute) -> bool {
    unsafe { mlirAttributeIsAArray(a) && mlirArrayAttrGetNumElements(a) == 0 }
}

/// The strings of an array of string attributes.
pub fn attr_strings(a: MlirAttribute) -> Option<Vec<String>> {
    unsafe {
        if !mlirAttributeIsAArray(a) {
            return None;
        }
        let n = mlirArrayAttrGetNumElements(a);
        let mut out = Vec::new();
        for i in 0..n {
            let e = mlirArrayAttrGetElement(a, i);
            if !mlirAttributeIsAString(e) {
                return None;
            }
            out.push(from_sref(mlirStringAttrGetValue(e)).to_string());
        }
        Some(out)
    }
}

/// The element text of a splat `dense<…>` constant, such as `0xFF800000`, `-1.0` or `true`.
pub fn dense_splat_bits(a: MlirAttribute) -> Option<String> {
    unsafe {
        if !mlirAttributeIsADenseElements(a) || !mlirDenseElementsAttrIsSplat(a) {
            return None;
        }
        let e = mlirDenseElementsAttrGetSplatValue(a);
        let text = print_with(|cb, d| mlirAttributePrint(e, cb, d));
        Some(text.split(" : ").next().unwrap_or(&text).to_string())
    }
}
