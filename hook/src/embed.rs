//! C functions for other languages: the Python package `grpo_opt` loads this library and calls them.
//!
//! A string argument is a pointer and a length. An [`Answer`] is read and freed by the caller.

use crate::identity::Identity;
use crate::journal;
use crate::outcome::{Failure, caught};
use crate::policy::{self, Verdict};
use crate::refusal;
use crate::rewrite;
use grpo_driver::config::{self, Config, Layers};
use grpo_driver::platform::Platform;
use grpo_pjrt_api::brief;
use grpo_recognize::prefilter::may_have_loss;
use std::ffi::{c_char, c_int};
use std::time::Duration;

/// Nothing is fused.
pub const UNCHANGED: c_int = 0;
/// Done; the text is the result.
pub const DONE: c_int = 1;
/// An error that the same input causes in every process; the text is the message.
pub const FAILED: c_int = 2;
/// An error of this process, after which another process may succeed; the text is the message.
pub const FAULT: c_int = 3;
/// Nothing is fused; the text is a warning.
pub const WARNED: c_int = 4;

/// The result of a call.
#[repr(C)]
pub struct Answer {
    /// [`UNCHANGED`], [`DONE`], [`FAILED`], [`FAULT`] or [`WARNED`].
    pub status: c_int,
    /// The text, which is not terminated.
    pub text: *const c_char,
    /// Bytes of the text.
    pub size: usize,
    owner: Vec<u8>,
}

fn answer(status: c_int, owner: Vec<u8>) -> *mut Answer {
    let (text, size) = (owner.as_ptr().cast(), owner.len());
    Box::into_raw(Box::new(Answer { status, text, size, owner }))
}

/// An answer with a text or an error.
fn text(result: Result<String, Failure>) -> *mut Answer {
    match result {
        Ok(text) => answer(DONE, text.into_bytes()),
        Err(Failure::Program(message)) => answer(FAILED, message.into_bytes()),
        Err(Failure::Fault(message)) => answer(FAULT, message.into_bytes()),
    }
}

/// An answer with a verdict on a program that is not fused.
fn advice(verdict: Verdict) -> *mut Answer {
    match verdict {
        Verdict::AsItWas(warning) => answer(WARNED, warning.into_bytes()),
        Verdict::Error { message, fault: false, .. } => answer(FAILED, message.into_bytes()),
        Verdict::Error { message, fault: true, .. } => answer(FAULT, message.into_bytes()),
    }
}

/// # Safety
/// `data` must be null or point to `size` readable bytes.
unsafe fn bytes<'a>(data: *const c_char, size: usize) -> &'a [u8] {
    if data.is_null() {
        return &[];
    }
    // SAFETY: the caller's promise.
    unsafe { std::slice::from_raw_parts(data.cast(), size) }
}

/// The configuration of the environment, overridden by YAML documents, which zero bytes separate; a later one overrides
/// an earlier one.
fn configuration(yaml: &[u8]) -> Result<Config, Failure> {
    let yaml = std::str::from_utf8(yaml).map_err(|e| Failure::Program(e.to_string()))?;
    let mut layers = Layers::environment(None, config::environment())?;
    for document in yaml.split('\0') {
        layers.yaml(document, "config")?;
    }
    Ok(layers.config())
}

/// Fuses a program, in any encoding.
///
/// - `platform` is its name in PJRT (`tpu`, `cpu`, …), `kind` the kind of device (`TPU v6 lite`), `compiler` the client's
///   platform version; the last two may be empty.
/// - `config` is YAML.
/// - `refusals` are the compiler's messages about the answers of earlier calls for this program, oldest first, each ended by a
///   zero byte; the program is then rewritten in another way.
/// - `several_hosts` is 1 if other hosts compile the program too.
///
/// After [`FAILED`] and [`FAULT`] the program must not be compiled (see [`policy`]); after [`UNCHANGED`] and [`WARNED`]
/// it is compiled as it was.
///
/// # Safety
/// Each pointer must be null or point to as many readable bytes as its size says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grpo_opt_fuse(
    program: *const c_char,
    program_size: usize,
    platform: *const c_char,
    platform_size: usize,
    kind: *const c_char,
    kind_size: usize,
    compiler: *const c_char,
    compiler_size: usize,
    config: *const c_char,
    config_size: usize,
    refusals: *const c_char,
    refusals_size: usize,
    several_hosts: c_int,
) -> *mut Answer {
    // SAFETY: the caller's promise.
    let (program, platform, kind, compiler, config, refusals) = unsafe {
        (
            bytes(program, program_size),
            String::from_utf8_lossy(bytes(platform, platform_size)),
            String::from_utf8_lossy(bytes(kind, kind_size)),
            String::from_utf8_lossy(bytes(compiler, compiler_size)),
            bytes(config, config_size),
            String::from_utf8_lossy(bytes(refusals, refusals_size)),
        )
    };
    let mut config = match caught(|| configuration(config)) {
        Ok(config) => config,
        Err(why) => return text(Err(why)),
    };
    let (strict, mut message) = (config.strict, None);
    if refusals.is_empty() {
        config = refusal::config(&config);
    }
    let mut last = None;
    for said in refusals.split_terminator('\0').map(brief) {
        let Some(answer) = refusal::answer(&config, said) else {
            return advice(policy::refused(said, strict));
        };
        (config, message) = answer;
        last = Some(said);
    }
    let platform = Platform::of(&platform, &kind).with_compiler(&compiler);
    match (caught(|| rewrite::rewrite(program, &config, platform, last.is_some())), last) {
        (Ok(Some(rewritten)), _) => {
            message.iter().for_each(|message| journal::warn(message));
            answer(DONE, rewritten)
        }
        (Ok(None), None) => answer(UNCHANGED, Vec::new()),
        (Ok(None) | Err(Failure::Program(_)), Some(said)) => advice(policy::refused(said, strict)),
        (Err(why), _) => advice(policy::failed(why, strict, || several_hosts != 0)),
    }
}

/// 1 if a program, in any encoding, may contain something to fuse, by a search of its bytes.
///
/// # Safety
/// As [`grpo_opt_fuse`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grpo_opt_may_fuse(program: *const c_char, program_size: usize) -> c_int {
    // SAFETY: the caller's promise.
    may_have_loss(unsafe { bytes(program, program_size) }).into()
}

/// Checks a configuration. The text is the names of those of `strict` and `timing` that are set, separated by commas,
/// a blank, and the [`Identity`] for caches of compiled programs, empty if `enabled` is off.
///
/// # Safety
/// As [`grpo_opt_fuse`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grpo_opt_identity(config: *const c_char, config_size: usize) -> *mut Answer {
    // SAFETY: the caller's promise.
    let config = unsafe { bytes(config, config_size) };
    text(caught(|| {
        let config = configuration(config)?;
        let flags = [(config.strict, "strict"), (config.timing, "timing")];
        let on: Vec<&str> = flags.iter().filter(|(on, _)| *on).map(|(_, name)| *name).collect();
        Ok(format!("{} {}", on.join(","), Identity::of(&config).text()))
    }))
}

/// The line about the time of a compilation: `total` seconds, of which `ours` in this library. `fused` is 1 if it was
/// fused.
#[unsafe(no_mangle)]
pub extern "C" fn grpo_opt_timing(ours: f64, total: f64, fused: c_int) -> *mut Answer {
    let seconds = |seconds: f64| Duration::try_from_secs_f64(seconds).unwrap_or_default();
    text(caught(|| Ok(journal::timing(seconds(ours), seconds(total), fused != 0))))
}

/// Frees an answer.
///
/// # Safety
/// `answer` must come from a function of this module, and not have been freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn grpo_opt_free(answer: *mut Answer) {
    if !answer.is_null() {
        // SAFETY: the caller's promise.
        drop(unsafe { Box::from_raw(answer) });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn ask(f: impl FnOnce() -> *mut Answer) -> (c_int, String) {
        // SAFETY: the answer is read before it is freed, once.
        unsafe {
            let answer = f();
            let text = bytes((*answer).text, (*answer).size).to_vec();
            let result = ((*answer).status, String::from_utf8(text).unwrap());
            grpo_opt_free(answer);
            result
        }
    }

    fn identity(config: &str) -> (c_int, String) {
        // SAFETY: pointer and length are those of one text.
        ask(|| unsafe { grpo_opt_identity(config.as_ptr().cast(), config.len()) })
    }

    #[test]
    fn configurations_are_checked() {
        let (status, text) = identity("{\"strict\": true}");
        assert_eq!((status, text.starts_with("strict grpo-opt-")), (DONE, true));
        assert!(
            identity("{\"strict\": true, \"timing\": true}").1.starts_with("strict,timing grpo-opt-")
        );
        assert!(identity("").1.starts_with(" grpo-opt-"));
        assert!(
            identity("strict: true\ntiming: true\0{\"strict\": false}")
                .1
                .starts_with("timing grpo-opt-")
        );
        let (status, text) = identity("stritc: true");
        assert_eq!(status, FAILED);
        assert!(text.contains("nearest is `strict`"), "{text}");
    }

    #[test]
    fn programs_without_a_candidate_are_unchanged() {
        let program = "module {}";
        let none = std::ptr::null();
        // SAFETY: as above; no text has no length.
        let fuse = || unsafe {
            let program = (program.as_ptr().cast(), program.len());
            grpo_opt_fuse(program.0, program.1, none, 0, none, 0, none, 0, none, 0, none, 0, 0)
        };
        assert_eq!(ask(fuse), (UNCHANGED, String::new()));
    }
}
