//! Conversion of strings to and from MLIR's C API, and functions that `mlir-sys` does not declare: StableHLO's C API and
//! torch-mlir's pass registration.

#![allow(
    clippy::undocumented_unsafe_blocks,
    reason = "each block is one call of the C API, with arguments that live during the call"
)]

use melior::ContextRef;
use melior::ir::{Type, TypeLike};
use mlir_sys::*;
use std::ffi::c_void;

unsafe extern "C" {
    // stablehlo/integrations/c/StablehloDialectApi.h
    fn stablehloGetCurrentVersion(callback: MlirStringCallback, data: *mut c_void);
    fn stablehloGetMinimumVersion(callback: MlirStringCallback, data: *mut c_void);
    fn stablehloGetSmallerVersion(
        a: MlirStringRef,
        b: MlirStringRef,
        callback: MlirStringCallback,
        data: *mut c_void,
    ) -> MlirLogicalResult;
    /// Writes the module as a portable artifact of `version`, through `callback`.
    pub fn stablehloSerializePortableArtifactFromModule(
        module: MlirModule,
        version: MlirStringRef,
        callback: MlirStringCallback,
        data: *mut c_void,
        allow_other_dialects: bool,
    ) -> MlirLogicalResult;
    /// Reads a portable artifact; a null module on failure, which is a diagnostic of the context.
    pub fn stablehloDeserializePortableArtifactNoError(
        artifact: MlirStringRef,
        context: MlirContext,
    ) -> MlirModule;
    /// The StableHLO dialect, for loading into a context.
    pub fn mlirGetDialectHandle__stablehlo__() -> MlirDialectHandle;
    /// Registers StableHLO's passes with MLIR's global pass registry.
    pub fn mlirRegisterAllStablehloPasses();
    /// Registers torch-mlir's passes, and StableHLO's optimization passes (aggressive simplification and folding), which nothing else
    /// registers. Declared in `torch-mlir-c/Registration.h`.
    pub fn torchMlirRegisterAllPasses();
}

/// A string reference for the duration of a call.
pub fn sref(bytes: &(impl AsRef<[u8]> + ?Sized)) -> MlirStringRef {
    let bytes = bytes.as_ref();
    MlirStringRef { data: bytes.as_ptr().cast(), length: bytes.len() }
}

/// Borrows a string that MLIR owns.
///
/// # Safety
/// The string must live for `'a`. Names and attributes live as long as their context.
pub unsafe fn from_sref<'a>(s: MlirStringRef) -> &'a str {
    if s.length == 0 {
        return "";
    }
    let bytes = unsafe { std::slice::from_raw_parts(s.data.cast::<u8>(), s.length) };
    if bytes.is_ascii() {
        // SAFETY: ASCII is UTF-8.
        return unsafe { std::str::from_utf8_unchecked(bytes) };
    }
    std::str::from_utf8(bytes).unwrap_or("<invalid UTF-8>")
}

/// The text that MLIR prints for a type.
pub fn type_text(t: Type<'_>) -> String {
    text(|cb, d| unsafe { mlirTypePrint(t.to_raw(), cb, d) })
}

/// The C API's handle of a context.
pub fn raw_context(context: ContextRef<'_>) -> MlirContext {
    // The reference that `to_ref` returns lives as long as this statement.
    unsafe { context.to_ref() }.to_raw()
}

unsafe extern "C" fn append(s: MlirStringRef, data: *mut c_void) {
    let out = unsafe { &mut *data.cast::<Vec<u8>>() };
    if s.length > 0 {
        out.extend_from_slice(unsafe { std::slice::from_raw_parts(s.data.cast::<u8>(), s.length) });
    }
}

/// Calls an MLIR function that writes through a callback. Returns the bytes written and the function's result.
pub fn collect<R>(f: impl FnOnce(MlirStringCallback, *mut c_void) -> R) -> (Vec<u8>, R) {
    let mut out = Vec::new();
    let result = f(Some(append), (&raw mut out).cast());
    (out, result)
}

/// [`collect`] for functions that write text and return nothing.
pub fn text(f: impl FnOnce(MlirStringCallback, *mut c_void)) -> String {
    String::from_utf8_lossy(&collect(f).0).into_owned()
}

/// True for success.
pub fn succeeded(result: MlirLogicalResult) -> bool {
    result.value != 0
}

/// An address in the MLIR library, by which `dladdr` finds its file.
pub fn address_in_library() -> *const c_void {
    mlirContextCreate as *const c_void
}

/// The library's StableHLO version, such as `1.13.7`.
pub fn current_stablehlo_version() -> String {
    text(|cb, d| unsafe { stablehloGetCurrentVersion(cb, d) })
}

/// The oldest StableHLO version that portable artifacts can target.
pub fn minimum_stablehlo_version() -> String {
    text(|cb, d| unsafe { stablehloGetMinimumVersion(cb, d) })
}

/// The smaller of two StableHLO versions; none if one does not parse.
pub fn smaller_stablehlo_version(a: &str, b: &str) -> Option<String> {
    let (out, result) = collect(|cb, d| unsafe { stablehloGetSmallerVersion(sref(a), sref(b), cb, d) });
    succeeded(result).then(|| String::from_utf8_lossy(&out).into_owned())
}
