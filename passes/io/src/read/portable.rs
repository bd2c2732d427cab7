//! Reads portable artifacts: StableHLO's versioned bytecode, which `jax.export` writes.

use crate::Context;
use crate::error::Result;
use crate::read::binary_error;
use grpo_ir::capi::{self, sref};
use melior::ir::Module;

/// Deserializes an artifact of StableHLO `version`.
pub(super) fn read<'c>(
    context: &'c Context,
    bytes: &[u8],
    name: &str,
    version: &str,
) -> Result<Module<'c>> {
    // SAFETY: bytes and context are alive during the call.
    let raw = unsafe { capi::stablehloDeserializePortableArtifactNoError(sref(bytes), context.raw()) };
    let list = context.diagnostics.take();
    if raw.ptr.is_null() {
        let what = format!("a StableHLO {version} portable artifact");
        let current = capi::current_stablehlo_version();
        let is_newer = capi::smaller_stablehlo_version(version, &current).is_some_and(|s| s != version);
        let help = is_newer.then(|| {
            format!(
                "this build reads versions up to {current}; write an older one with \
                 `stablehlo.serialize_portable_artifact`, or export text (`lowered.as_text()`)"
            )
        });
        return Err(binary_error(list, bytes, name, &what, help));
    }
    // SAFETY: the module is not null, and nobody else owns it.
    Ok(unsafe { Module::from_raw(raw) })
}
