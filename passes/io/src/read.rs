//! Reads modules: text, bytecode and portable artifacts, which are recognised by their content.

mod advice;
mod scan;

use crate::Context;
use crate::diagnostics::{Diagnostic, Position, Severity, Source, is_plain_file, plain_file};
use crate::error::{Error, Result};
use crate::shield::shield;
use grpo_ir::Op;
use grpo_ir::capi::{self, sref};
use grpo_sweep::{Sweep, is_sweep};
use melior::ir::{Location, Module};
use mlir_sys::*;

/// The encoding of a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// Pretty or generic text.
    Text,
    /// MLIR bytecode, with the producer's name.
    Bytecode(String),
    /// A StableHLO portable artifact, with the version, such as `1.13.7`.
    Portable(String),
}

/// A module that was read.
pub struct Input<'c> {
    /// The verified module.
    pub module: Module<'c>,
    /// The format of the input.
    pub encoding: Encoding,
    /// True if the input has source locations; then output text has them too.
    pub has_locations: bool,
}

/// The deepest nesting of brackets that is parsed: MLIR's parser recurses once per level. Programs from compilers have far less.
const MAX_DEPTH: usize = 2000;

const MAGIC: &[u8] = b"ML\xefR";
const PORTABLE_PRODUCER: &str = "StableHLO_v";

/// Recognises an encoding by content.
///
/// # Errors
/// Content that is neither MLIR text nor bytecode; the message names the format if it is known.
pub fn recognise(bytes: &[u8], name: &str) -> Result<Encoding> {
    if let Some(rest) = bytes.strip_prefix(MAGIC) {
        let producer = producer(rest);
        return Ok(match producer.strip_prefix(PORTABLE_PRODUCER) {
            Some(version) => Encoding::Portable(version.to_string()),
            None => Encoding::Bytecode(producer),
        });
    }
    let text_until = match std::str::from_utf8(bytes) {
        Ok(_) => bytes.len(),
        Err(e) => e.valid_up_to(),
    };
    let Some(bad) = bytes[..text_until]
        .iter()
        .position(|b| *b == 0)
        .or((text_until < bytes.len()).then_some(text_until))
    else {
        return Ok(Encoding::Text);
    };
    let exported = bytes.windows(MAGIC.len()).position(|w| w == MAGIC).map(|at| {
        format!(
            "MLIR bytecode starts at offset {at}; if this file comes from `jax.export`'s \
             `Exported.serialize()`, write `exported.mlir_module_serialized` to a file instead"
        )
    });
    let note = exported.or_else(|| advice::on_format(bytes));
    let message =
        format!("neither MLIR text nor MLIR bytecode: byte 0x{:02x} at offset {bad}", bytes[bad]);
    Err(Error::at(&position(bytes, bad, name), message, note))
}

fn position(bytes: &[u8], offset: usize, name: &str) -> Position {
    let (line, column) = scan::line_and_column(bytes, offset);
    Position { file: name.into(), line, column }
}

/// The producer string that follows bytecode's magic number and version.
fn producer(after_magic: &[u8]) -> String {
    // The version is a variable-length integer: as many trailing zero bits in the first byte as there
    // are further bytes.
    let Some(first) = after_magic.first() else { return String::new() };
    let skip = 1 + first.trailing_zeros().min(8) as usize;
    let rest = after_magic.get(skip..).unwrap_or_default();
    let end = rest.iter().take(256).position(|b| *b == 0).unwrap_or(0);
    String::from_utf8_lossy(&rest[..end]).into_owned()
}

/// Reads and verifies a module, including its sweeps. `name` is the file name in locations and messages.
///
/// # Errors
/// [`Error::Diagnosed`] with MLIR's diagnostics and, where there is one, advice.
pub fn read<'c>(context: &'c Context, bytes: &[u8], name: &str) -> Result<Input<'c>> {
    let input = read_module(context, bytes, name)?;
    let invalid = Op::of_module(&input.module).walk().into_iter().filter(|op| is_sweep(*op));
    let invalid: Vec<Diagnostic> = invalid
        .filter_map(|op| {
            let message = format!("invalid {}: {}", op.name(), Sweep::from_op(op).err()?);
            Some(Diagnostic::new(Severity::Error, &op.location_text(), message))
        })
        .collect();
    if invalid.is_empty() {
        return Ok(input);
    }
    let text = std::str::from_utf8(bytes).ok().filter(|_| input.encoding == Encoding::Text);
    Err(Error::diagnosed(invalid, text.map(|text| Source { name, text }).as_ref()))
}

fn read_module<'c>(context: &'c Context, bytes: &[u8], name: &str) -> Result<Input<'c>> {
    let encoding = recognise(bytes, name)?;
    context.diagnostics.take();
    let module = match &encoding {
        Encoding::Text => return read_text(context, bytes, name),
        Encoding::Bytecode(_) => parse(context, &Aligned::copy(bytes), name),
        Encoding::Portable(_) => parse_portable(context, &Aligned::copy(bytes)),
    };
    let module = module.map_err(|list| binary_error(list, bytes, name, &encoding))?;
    let has_locations = has_named_locations(context, &module);
    Ok(Input { module, encoding, has_locations })
}

fn read_text<'c>(context: &'c Context, bytes: &[u8], name: &str) -> Result<Input<'c>> {
    let text = std::str::from_utf8(bytes).expect("recognise() found text");
    if text.trim().is_empty() {
        return Err(Error::at(&position(bytes, 0, name), "the input is empty", None));
    }
    let scan = scan::scan(text);
    if scan.depth > MAX_DEPTH {
        let message =
            format!("brackets are nested {} deep; at most {MAX_DEPTH} levels are read", scan.depth);
        return Err(Error::at(&position(bytes, scan.deepest_at, name), message, None));
    }
    let shielded = shield(text);
    match parse(context, &Aligned::copy(shielded.as_bytes()), name) {
        Ok(module) => Ok(Input { module, encoding: Encoding::Text, has_locations: scan.has_locations }),
        Err(list) if list.is_empty() => {
            let message = "MLIR could not read this and gave no reason";
            Err(Error::at(&position(bytes, 0, name), message, None))
        }
        Err(mut list) => {
            let advice = advice::on_format(bytes);
            let help = advice.or_else(|| advice::on_messages(&list).map(str::to_string));
            list.last_mut().expect("it is not empty").notes.extend(help.map(Diagnostic::note));
            Err(Error::diagnosed(list, Some(&Source { name, text })))
        }
    }
}

/// Parses text or bytecode into a module with `name` in its locations.
fn parse<'c>(
    context: &'c Context,
    bytes: &Aligned,
    name: &str,
) -> std::result::Result<Module<'c>, Vec<Diagnostic>> {
    // This entry point of MLIR's parser wraps functions without a module, and has no file name.
    // SAFETY: text and context are alive during the call.
    let module = unsafe { mlirModuleCreateParse(context.raw(), sref(&**bytes)) };
    if module.ptr.is_null() {
        let mut list = context.diagnostics.take();
        list.iter_mut().for_each(|d| name_diagnostic(d, name));
        return Err(list);
    }
    // SAFETY: it is not null, and nobody else owns it.
    let module = unsafe { Module::from_raw(module) };
    name_locations(context, Op::of_module(&module), name);
    Ok(module)
}

/// Adds the file name to a diagnostic of text that was parsed without one.
fn name_diagnostic(d: &mut Diagnostic, name: &str) {
    for unnamed in ["\"-\":", "\"\":"] {
        if let Some(rest) = d.location.strip_prefix(unnamed) {
            d.location = format!("\"{name}\":{rest}");
            break;
        }
    }
    d.notes.iter_mut().for_each(|n| name_diagnostic(n, name));
}

/// Adds the file name to the locations of a module that was parsed without one.
fn name_locations(context: &Context, module: Op, name: &str) {
    for op in std::iter::once(module).chain(module.walk()) {
        let location = op.location();
        if plain_file(location).is_some_and(|file| file.is_empty() || file == "-") {
            // SAFETY: the location is one of a file.
            let [line, column] = unsafe {
                [
                    mlirLocationFileLineColRangeGetStartLine(location.to_raw()),
                    mlirLocationFileLineColRangeGetStartColumn(location.to_raw()),
                ]
            };
            op.set_location(Location::new(
                context.melior(),
                name,
                line.cast_unsigned() as usize,
                column.cast_unsigned() as usize,
            ));
        }
    }
}

/// True if an operation has a named or call-site location. MLIR assigns plain positions to text without locations.
fn has_named_locations(context: &Context, module: &Module<'_>) -> bool {
    let module = Op::of_module(module);
    let unknown = Location::unknown(context.melior());
    module.walk().into_iter().map(Op::location).any(|l| !is_plain_file(l) && l != unknown)
}

/// Deserializes a portable artifact: StableHLO's versioned bytecode, which `jax.export` writes.
fn parse_portable<'c>(
    context: &'c Context,
    bytes: &[u8],
) -> std::result::Result<Module<'c>, Vec<Diagnostic>> {
    // SAFETY: bytes and context are alive during the call.
    let raw = unsafe { capi::stablehloDeserializePortableArtifactNoError(sref(bytes), context.raw()) };
    let list = context.diagnostics.take();
    // SAFETY: a module that is not null is owned by nobody else.
    unsafe { Module::from_option_raw(raw) }.ok_or(list)
}

/// The error for a binary format, which has no lines to show, with MLIR's messages as notes.
fn binary_error(list: Vec<Diagnostic>, bytes: &[u8], name: &str, encoding: &Encoding) -> Error {
    let (format, newer) = match encoding {
        Encoding::Portable(version) => {
            let current = capi::current_stablehlo_version();
            let smaller = capi::smaller_stablehlo_version(version, &current);
            let is_newer = smaller.is_some_and(|smaller| smaller != *version);
            let advice = format!(
                "this build reads versions up to {current}; write an older one with \
                 `stablehlo.serialize_portable_artifact`, or export text (`lowered.as_text()`)"
            );
            (format!("a StableHLO {version} portable artifact"), is_newer.then_some(advice))
        }
        _ => ("MLIR bytecode".to_string(), None),
    };
    let said = list.into_iter().flat_map(|mut d| {
        let notes = std::mem::take(&mut d.notes);
        std::iter::once(d).chain(notes)
    });
    let mut notes: Vec<Diagnostic> = said.map(|d| Diagnostic::note(d.message)).collect();
    let advice = advice::on_bytecode(bytes).map(str::to_string);
    notes.extend(advice.into_iter().chain(newer).map(Diagnostic::note));
    let message = format!("this is {format} that cannot be read");
    Error::diagnosed(vec![Diagnostic { notes, ..Diagnostic::new(Severity::Error, name, message) }], None)
}

/// A copy of the input at the alignment of bytecode sections, with a NUL after the end, which MLIR's lexer reads in spite of the
/// length.
struct Aligned {
    storage: Vec<u64>,
    start: usize,
    len: usize,
}

const ALIGNMENT: usize = 64;

impl Aligned {
    fn copy(bytes: &[u8]) -> Aligned {
        let mut storage = vec![0u64; (bytes.len() + 1 + ALIGNMENT).div_ceil(8)];
        let start = storage.as_ptr().align_offset(ALIGNMENT) * 8;
        // SAFETY: `storage` has room for as many bytes behind the aligned one.
        let copy = unsafe {
            std::slice::from_raw_parts_mut(storage.as_mut_ptr().cast::<u8>().add(start), bytes.len())
        };
        copy.copy_from_slice(bytes);
        Aligned { storage, start, len: bytes.len() }
    }
}

impl std::ops::Deref for Aligned {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        // SAFETY: `copy` has filled these bytes.
        unsafe {
            std::slice::from_raw_parts(self.storage.as_ptr().cast::<u8>().add(self.start), self.len)
        }
    }
}
