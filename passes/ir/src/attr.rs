//! Reading and writing attributes.

use crate::capi::{from_sref, raw_context, sref, text};
use melior::ContextRef;
use melior::ir::{Attribute, AttributeLike};
use mlir_sys::*;

/// An attribute's name and its text in MLIR's syntax.
pub type NamedAttr<'a> = (&'a str, String);

/// Parses an attribute in MLIR's syntax.
///
/// # Panics
/// If the text is not an attribute, which is a defect of the caller.
pub fn parse<'c>(context: ContextRef<'c>, text: &str) -> Attribute<'c> {
    let parsed =
        unsafe { Attribute::from_option_raw(mlirAttributeParseGet(raw_context(context), sref(text))) };
    parsed.unwrap_or_else(|| panic!("grpo-opt wrote an attribute that MLIR cannot read: {text}"))
}

/// The text that MLIR prints for an attribute.
pub fn attr_text(a: Attribute<'_>) -> String {
    text(|cb, d| unsafe { mlirAttributePrint(a.to_raw(), cb, d) })
}

/// A string attribute's value.
pub fn attr_str<'c>(a: Attribute<'c>) -> Option<&'c str> {
    let a = a.to_raw();
    unsafe { mlirAttributeIsAString(a).then(|| from_sref(mlirStringAttrGetValue(a))) }
}

/// A Boolean attribute's value.
pub fn attr_bool(a: Attribute<'_>) -> Option<bool> {
    let a = a.to_raw();
    unsafe { mlirAttributeIsABool(a).then(|| mlirBoolAttrGetValue(a)) }
}

/// The elements of an array attribute.
pub fn attr_elements<'c>(a: Attribute<'c>) -> Option<Vec<Attribute<'c>>> {
    let a = a.to_raw();
    unsafe {
        let count = mlirAttributeIsAArray(a).then(|| mlirArrayAttrGetNumElements(a))?;
        Some((0..count).map(|i| Attribute::from_raw(mlirArrayAttrGetElement(a, i))).collect())
    }
}

/// A dictionary attribute.
#[derive(Clone, Copy, Debug)]
pub struct Dictionary<'c>(Attribute<'c>);

impl<'c> Dictionary<'c> {
    /// The attribute as a dictionary, if it is one.
    pub fn of(a: Attribute<'c>) -> Option<Dictionary<'c>> {
        unsafe { mlirAttributeIsADictionary(a.to_raw()).then_some(Dictionary(a)) }
    }

    /// The entry of this name.
    pub fn get(self, key: &str) -> Option<Attribute<'c>> {
        let entry = unsafe { mlirDictionaryAttrGetElementByName(self.0.to_raw(), sref(key)) };
        unsafe { Attribute::from_option_raw(entry) }
    }

    /// The entries, in order of their names.
    pub fn entries(self) -> impl Iterator<Item = (&'c str, Attribute<'c>)> {
        let entries = 0..unsafe { mlirDictionaryAttrGetNumElements(self.0.to_raw()) };
        entries.map(move |i| unsafe {
            let entry = mlirDictionaryAttrGetElement(self.0.to_raw(), i);
            (from_sref(mlirIdentifierStr(entry.name)), Attribute::from_raw(entry.attribute))
        })
    }
}

/// An integer attribute's value.
pub fn attr_int(a: Attribute<'_>) -> Option<i64> {
    let a = a.to_raw();
    unsafe { mlirAttributeIsAInteger(a).then(|| mlirIntegerAttrGetValueInt(a)) }
}

/// The integers of an `array<i64: …>`, `array<i32: …>` or integer array attribute.
pub fn attr_ints(attribute: Attribute<'_>) -> Option<Vec<i64>> {
    let a = attribute.to_raw();
    unsafe {
        if mlirAttributeIsADenseI64Array(a) {
            let n = mlirDenseArrayGetNumElements(a);
            return Some((0..n).map(|i| mlirDenseI64ArrayGetElement(a, i)).collect());
        }
        if mlirAttributeIsADenseI32Array(a) {
            let n = mlirDenseArrayGetNumElements(a);
            return Some((0..n).map(|i| mlirDenseI32ArrayGetElement(a, i) as i64).collect());
        }
    }
    match attr_int(attribute) {
        Some(integer) => Some(vec![integer]),
        None => attr_elements(attribute)?.into_iter().map(attr_int).collect(),
    }
}

/// True for an empty array attribute.
pub fn is_empty_array(a: Attribute<'_>) -> bool {
    attr_elements(a).is_some_and(|elements| elements.is_empty())
}

/// The element text of a splat `dense<…>` constant, such as `0xFF800000`, `-1.0` or `true`.
pub fn dense_splat_bits(a: Attribute<'_>) -> Option<String> {
    let a = a.to_raw();
    let element = unsafe {
        if !mlirAttributeIsADenseElements(a) || !mlirDenseElementsAttrIsSplat(a) {
            return None;
        }
        Attribute::from_raw(mlirDenseElementsAttrGetSplatValue(a))
    };
    let text = attr_text(element);
    Some(text.split(" : ").next().unwrap_or(&text).to_string())
}

/// The elements of a dense attribute of i32 or i64; none if there are more than `most`.
pub fn dense_ints(a: Attribute<'_>, most: i64) -> Option<Vec<i64>> {
    let a = a.to_raw();
    unsafe {
        if !mlirAttributeIsADenseIntElements(a) {
            return None;
        }
        let element = mlirShapedTypeGetElementType(mlirAttributeGetType(a));
        let width = mlirTypeIsAInteger(element).then(|| mlirIntegerTypeGetWidth(element))?;
        let count = mlirElementsAttrGetNumElements(a);
        let each = 0..isize::try_from(count).ok()?;
        match width {
            _ if mlirIntegerTypeIsUnsigned(element) || count > most => None,
            32 => Some(each.map(|i| mlirDenseElementsAttrGetInt32Value(a, i).into()).collect()),
            64 => Some(each.map(|i| mlirDenseElementsAttrGetInt64Value(a, i)).collect()),
            _ => None,
        }
    }
}
