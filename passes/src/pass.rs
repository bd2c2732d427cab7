//! What a pass is.

use crate::error::{Error, Result};
use crate::ir::Op;
use crate::options::Options;
use crate::passes::check::Signature;
use crate::remarks::Remarks;
use crate::report::Report;

/// What a pass sees besides the module.
pub struct PassContext<'a> {
    pub options: &'a Options,
    pub remarks: &'a mut Remarks,
    pub report: &'a mut Report,
    /// The original module's interface, for the `check` pass to compare with; none to compare nothing.
    pub signature: Option<Signature>,
    /// Why a program that is partitioned automatically cannot be rewritten, once a pass has found out: the
    /// pipeline then starts again without such chains.
    pub refused: Option<String>,
    /// Bytes of arguments and results that one device holds, where the module's types do not tell.
    pub device_bytes: Option<u64>,
}

/// One pass over a module. Passes hold no state between runs.
pub trait Pass: Sync {
    /// The name in pipelines, such as `outline`; also the file's and the lit test's name.
    fn name(&self) -> &'static str;
    /// Documentation: a summary line, a blank line, then prose with IR before and after.
    fn doc(&self) -> &'static str;
    /// Rewrites the module (a `builtin.module`) in place.
    fn run(&self, module: Op, cx: &mut PassContext<'_>) -> Result<()>;
}

/// An error of pass `pass` about `op`.
pub fn failure(pass: &'static str, op: Op, message: impl Into<String>) -> Error {
    Error::Pass { pass: pass.into(), location: op.location_text(), message: message.into() }
}
