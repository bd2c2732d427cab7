//! Writes modules in every encoding that can be read.

mod file;

pub use file::{is_same_file, write_file};

use crate::Context;
use crate::diagnostics::{Diagnostic, Severity};
use crate::error::{Error, Result};
use crate::shield::unshield;
use grpo_ir::capi::{self, collect, raw_context, sref, succeeded};
use grpo_ir::{Kind, Op, PassManager};
use melior::ir::AttributeLike;
use mlir_sys::*;

/// The encoding to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Emit {
    /// Pretty text; generic text if the module has operations of an unregistered dialect.
    Text,
    /// Generic text.
    Generic,
    /// MLIR bytecode.
    Bytecode,
    /// A portable artifact of this StableHLO version, by default the library's.
    Portable(Option<String>),
}

impl Emit {
    /// Parses `text`, `generic`, `bytecode`, `portable-artifact` or `portable-artifact=VERSION`.
    ///
    /// # Errors
    /// [`Error::Usage`] for other text, and for versions that the library cannot write.
    pub fn parse(text: &str) -> Result<Emit> {
        match text {
            "text" => Ok(Emit::Text),
            "generic" => Ok(Emit::Generic),
            "bytecode" => Ok(Emit::Bytecode),
            "portable-artifact" => Ok(Emit::Portable(None)),
            other => match other.strip_prefix("portable-artifact=") {
                Some(version) => portable_version(version),
                None => Err(Error::Usage(format!(
                    "unknown encoding `{other}`: text, generic, bytecode, portable-artifact or \
                     portable-artifact=VERSION"
                ))),
            },
        }
    }

    /// The inverse of [`Emit::parse`].
    pub fn name(&self) -> String {
        match self {
            Emit::Text => "text".into(),
            Emit::Generic => "generic".into(),
            Emit::Bytecode => "bytecode".into(),
            Emit::Portable(None) => "portable-artifact".into(),
            Emit::Portable(Some(version)) => format!("portable-artifact={version}"),
        }
    }

    /// True for a binary encoding.
    pub fn is_binary(&self) -> bool {
        matches!(self, Emit::Bytecode | Emit::Portable(_))
    }
}

/// The encoding as a portable artifact of a StableHLO version.
///
/// # Errors
/// [`Error::Usage`] for a version that the library cannot write.
pub fn portable_version(version: &str) -> Result<Emit> {
    let version = version.strip_prefix('v').unwrap_or(version);
    let (oldest, newest) = (capi::minimum_stablehlo_version(), capi::current_stablehlo_version());
    let in_range = capi::smaller_stablehlo_version(version, &oldest).is_some_and(|s| s == oldest)
        && capi::smaller_stablehlo_version(version, &newest).is_some_and(|s| s == version);
    if !in_range {
        return Err(Error::Usage(format!(
            "cannot write portable artifacts of StableHLO `{version}`: versions are {oldest} to {newest}"
        )));
    }
    Ok(Emit::Portable(Some(version.to_string())))
}

/// Encodes a module.
///
/// # Errors
/// [`Error::Input`] or [`Error::Diagnosed`] for a module that cannot be written in the encoding.
pub fn encode(context: &Context, module: Op, emit: &Emit, locations: bool) -> Result<Vec<u8>> {
    context.diagnostics.take();
    match emit {
        Emit::Text => Ok(unshield(print(module, foreign_dialect(module).is_some(), locations))),
        Emit::Generic => Ok(unshield(print(module, true, locations))),
        Emit::Bytecode => {
            refuse_foreign(module, "bytecode")?;
            bytecode(context, module)
        }
        Emit::Portable(version) => {
            refuse_foreign(module, "a portable artifact")?;
            portable(context, module, version.as_deref())
        }
    }
}

/// The generic text of an operation, valid or not.
pub fn generic(op: Op) -> Vec<u8> {
    unshield(print(op, true, false))
}

fn print(module: Op, generic: bool, locations: bool) -> Vec<u8> {
    // SAFETY: the module is live; the flags are destroyed once.
    let (mut out, ()) = collect(|cb, d| unsafe {
        let flags = mlirOpPrintingFlagsCreate();
        if generic {
            mlirOpPrintingFlagsPrintGenericOpForm(flags);
        } else {
            // Without this flag, printing verifies the module.
            mlirOpPrintingFlagsAssumeVerified(flags);
        }
        if locations {
            mlirOpPrintingFlagsEnableDebugInfo(flags, true, false);
        }
        mlirOperationPrintWithFlags(module.raw(), flags, cb, d);
        mlirOpPrintingFlagsDestroy(flags);
    });
    if out.last() != Some(&b'\n') {
        out.push(b'\n');
    }
    out
}

fn bytecode(context: &Context, module: Op) -> Result<Vec<u8>> {
    // SAFETY: the module is live; the configuration is destroyed once.
    let (out, result) = collect(|cb, d| unsafe {
        let config = mlirBytecodeWriterConfigCreate();
        let result = mlirOperationWriteBytecodeWithConfig(module.raw(), config, cb, d);
        mlirBytecodeWriterConfigDestroy(config);
        result
    });
    if !succeeded(result) {
        return Err(refused(context, "bytecode"));
    }
    Ok(out)
}

fn portable(context: &Context, module: Op, version: Option<&str>) -> Result<Vec<u8>> {
    let version = version.map_or_else(capi::current_stablehlo_version, str::to_string);
    // Serialization rewrites the module.
    let mut copy = module.copy_module();
    // An artifact has StableHLO operations only.
    if module.walk().iter().any(|op| dialect_of(op.name()) == "chlo") {
        let passes = PassManager::parse(context.to_ref(), "func.func(chlo-legalize-to-stablehlo)");
        // CHLO operations that remain are reported by the serialization below.
        passes.expect("StableHLO's passes are registered").run(&mut copy);
    }
    // SAFETY: the copy is live.
    let (out, result) = collect(|cb, d| unsafe {
        capi::stablehloSerializePortableArtifactFromModule(copy.to_raw(), sref(&version), cb, d, false)
    });
    if !succeeded(result) {
        return Err(refused(context, &format!("a portable artifact of StableHLO {version}")));
    }
    Ok(out)
}

/// The error for a module that MLIR cannot write as `what`, with MLIR's messages as notes.
fn refused(context: &Context, what: &str) -> Error {
    let mut notes = context.diagnostics.take();
    notes.iter_mut().for_each(|d| d.severity = Severity::Note);
    let message = format!("the module cannot be written as {what}");
    Error::diagnosed(
        vec![Diagnostic { notes, ..Diagnostic::new(Severity::Error, "unknown", message) }],
        None,
    )
}

fn refuse_foreign(module: Op, what: &str) -> Result<()> {
    match foreign_dialect(module) {
        Some(dialect) => Err(Error::Input(format!(
            "error: the module holds operations or attributes of the dialect `{dialect}`, which can be \
             written as text only, not as {what}: use --emit text"
        ))),
        None => Ok(()),
    }
}

/// An unregistered dialect other than `vocab` that the module uses.
fn foreign_dialect(module: Op) -> Option<String> {
    let context = module.context();
    let mut known = vec![dialect_of(Kind::Sweep.name())];
    for op in std::iter::once(module).chain(module.walk()) {
        let dialect = dialect_of(op.name());
        if !known.contains(&dialect) {
            // SAFETY: the context is the module's.
            if unsafe { mlirContextGetOrLoadDialect(raw_context(context), sref(dialect)).ptr.is_null() }
            {
                return Some(dialect.to_string());
            }
            known.push(dialect);
        }
        // Shardings are attributes: a module may have them without an operation of their dialect.
        let dialects = op.attributes().into_iter().find_map(|(_, a)| opaque_dialect(a.to_raw()));
        if dialects.is_some() {
            return dialects;
        }
    }
    None
}

fn dialect_of(op_name: &str) -> &str {
    op_name.split('.').next().unwrap_or_default()
}

/// The dialect of an opaque attribute within `a`.
fn opaque_dialect(a: MlirAttribute) -> Option<String> {
    // SAFETY: attributes live as long as their context; each getter is called for its kind only.
    unsafe {
        if mlirAttributeIsAOpaque(a) {
            return Some(capi::from_sref(mlirOpaqueAttrGetDialectNamespace(a)).to_string());
        }
        if mlirAttributeIsAArray(a) {
            let n = mlirArrayAttrGetNumElements(a);
            return (0..n).find_map(|i| opaque_dialect(mlirArrayAttrGetElement(a, i)));
        }
        if mlirAttributeIsADictionary(a) {
            let n = mlirDictionaryAttrGetNumElements(a);
            return (0..n).find_map(|i| opaque_dialect(mlirDictionaryAttrGetElement(a, i).attribute));
        }
        None
    }
}
