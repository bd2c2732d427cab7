//! `PJRT_Client_Compile` and `PJRT_Compile` with a rewritten program.

use crate::error;
use crate::hosts;
use crate::journal;
use crate::outcome::{Failure, caught};
use crate::plugin::{ask, first, take_message, text};
use crate::policy::{self, Verdict};
use crate::refusal;
use crate::rewrite;
use crate::state::{self, State};
use grpo_driver::config::Config;
use grpo_driver::platform::Platform;
use grpo_pjrt_api as pjrt;
use grpo_pjrt_api::api::{
    Call, ClientCompile, ClientDevices, ClientPlatformName, ClientPlatformVersion, Compile,
    DeviceDescription, DeviceDescriptionKind, DeviceGetDescription, Error, Program, TopologyDevices,
    TopologyPlatformName, TopologyPlatformVersion,
};
use grpo_recognize::prefilter::may_have_loss;
use std::ffi::c_char;
use std::mem::offset_of;
use std::time::Instant;

/// What the arguments of the two compile functions have in common.
trait CompileCall: Call {
    /// The least size of the structure with which `program` may be read.
    const NEEDED: usize;
    fn size(&self) -> usize;
    fn program(&mut self) -> &mut *const Program;
    /// The name of the platform that the program is compiled for.
    fn platform(&self, state: &State) -> Option<String>;
    /// One of the devices that the program is compiled for.
    fn device(&self, state: &State) -> Option<*mut DeviceDescription>;
    /// How the compiler describes itself.
    fn compiler(&self, state: &State) -> Option<String>;
    /// True if other hosts compile the program too.
    fn several_hosts(&self, state: &State) -> bool;
}

impl CompileCall for ClientCompile {
    const NEEDED: usize = offset_of!(ClientCompile, program) + size_of::<*const Program>();

    fn size(&self) -> usize {
        self.struct_size
    }

    fn program(&mut self) -> &mut *const Program {
        &mut self.program
    }

    fn platform(&self, state: &State) -> Option<String> {
        let mut name = ClientPlatformName { client: self.client, ..Default::default() };
        ask(state, &mut name)?;
        Some(text(name.platform_name, name.platform_name_size))
    }

    fn device(&self, state: &State) -> Option<*mut DeviceDescription> {
        let mut list = ClientDevices { client: self.client, ..Default::default() };
        ask(state, &mut list)?;
        let mut one = DeviceGetDescription {
            device: first(list.devices, list.num_devices)?,
            ..Default::default()
        };
        ask(state, &mut one)?;
        Some(one.device_description)
    }

    fn compiler(&self, state: &State) -> Option<String> {
        let mut version = ClientPlatformVersion { client: self.client, ..Default::default() };
        ask(state, &mut version)?;
        Some(text(version.platform_version, version.platform_version_size))
    }

    fn several_hosts(&self, state: &State) -> bool {
        hosts::several(self, state)
    }
}

impl CompileCall for Compile {
    const NEEDED: usize = offset_of!(Compile, program) + size_of::<*const Program>();

    fn size(&self) -> usize {
        self.struct_size
    }

    fn program(&mut self) -> &mut *const Program {
        &mut self.program
    }

    fn platform(&self, state: &State) -> Option<String> {
        let topology = self.topology.cast_mut();
        let mut name = TopologyPlatformName { topology, ..Default::default() };
        ask(state, &mut name)?;
        Some(text(name.platform_name, name.platform_name_size))
    }

    fn device(&self, state: &State) -> Option<*mut DeviceDescription> {
        let topology = self.topology.cast_mut();
        let mut list = TopologyDevices { topology, ..Default::default() };
        ask(state, &mut list)?;
        first(list.descriptions, list.num_descriptions)
    }

    fn compiler(&self, state: &State) -> Option<String> {
        let topology = self.topology.cast_mut();
        let mut version = TopologyPlatformVersion { topology, ..Default::default() };
        ask(state, &mut version)?;
        Some(text(version.platform_version, version.platform_version_size))
    }

    /// False: a program for a topology is compiled ahead of time, by one host.
    fn several_hosts(&self, _: &State) -> bool {
        false
    }
}

/// `PJRT_Client_Compile`.
pub unsafe extern "C" fn client_compile(args: *mut ClientCompile) -> *mut Error {
    // SAFETY: the caller's arguments.
    unsafe { rewriting(args) }
}

/// `PJRT_Compile`.
pub unsafe extern "C" fn compile(args: *mut Compile) -> *mut Error {
    // SAFETY: the caller's arguments.
    unsafe { rewriting(args) }
}

/// Rewrites the program that `args` point to and calls the real function.
unsafe fn rewriting<A: CompileCall>(args: *mut A) -> *mut Error {
    let Some(state) = state::get() else {
        return error::make(error::INTERNAL, "grpo-opt: the table was not made by GetPjrtApi".into());
    };
    let started = Instant::now();
    // SAFETY: the caller's arguments.
    let rewritten = unsafe { rewritten(args, state, &refusal::config(&state.config), false) };
    let (ours, fused) = (started.elapsed(), matches!(rewritten, Ok(Some(_))));
    // SAFETY: the caller's arguments.
    let error = unsafe { compile_rewritten(args, rewritten, state) };
    if state.config.timing {
        journal::log(&journal::timing(ours, started.elapsed(), fused));
    }
    error
}

/// Calls the real function with the rewritten program, or does what [`policy`] says about a failure.
///
/// # Safety
/// `args` must be the caller's.
unsafe fn compile_rewritten<A: CompileCall>(
    args: *mut A,
    rewritten: Result<Option<Vec<u8>>, Failure>,
    state: &State,
) -> *mut Error {
    match rewritten {
        // SAFETY: the caller's arguments.
        Ok(None) => unsafe { state.forward(args) },
        // SAFETY: the caller's arguments, which `rewritten` has looked at.
        Ok(Some(program)) => unsafe { with_program(args, &program, state) },
        Err(why) => {
            // SAFETY: the caller's arguments.
            let several_hosts = || unsafe { (*args).several_hosts(state) };
            let verdict = policy::failed(why, state.config.strict, several_hosts);
            // SAFETY: the caller's arguments.
            unsafe { follow(args, verdict, state) }
        }
    }
}

/// Compiles a program as it was, with a warning, or returns an error.
///
/// # Safety
/// `args` must be the caller's.
unsafe fn follow<A: CompileCall>(args: *mut A, verdict: Verdict, state: &State) -> *mut Error {
    match verdict {
        Verdict::Error { code, message, .. } => error::make(code, format!("grpo-opt: {message}")),
        Verdict::AsItWas(warning) => {
            journal::warn(&warning);
            // SAFETY: the caller's arguments.
            unsafe { state.forward(args) }
        }
    }
}

/// The rewritten program; none if nothing is fused. `again`: after a refusal of the compiler. A panic is an error.
///
/// # Safety
/// `args` must be the caller's.
unsafe fn rewritten<A: CompileCall>(
    args: *mut A,
    state: &State,
    config: &Config,
    again: bool,
) -> Result<Option<Vec<u8>>, Failure> {
    let all = || {
        // SAFETY: the caller's promise.
        let args = unsafe { &mut *args };
        if !config.enabled || args.size() < A::NEEDED || args.program().is_null() {
            return Ok(None);
        }
        // SAFETY: the pointer is the caller's.
        let program = unsafe { &**args.program() };
        let format = text(program.format, program.format_size);
        if format != "mlir" || program.code.is_null() {
            return Ok(None);
        }
        // SAFETY: the caller's program.
        let code = unsafe { std::slice::from_raw_parts(program.code.cast::<u8>(), program.code_size) };
        if !may_have_loss(code) {
            return Ok(None);
        }
        rewrite::rewrite(code, config, platform(args, state), again)
    };
    caught(all)
}

/// The platform that the program is compiled for, as far as the plugin says.
fn platform<A: CompileCall>(args: &A, state: &State) -> Platform {
    let kind = || {
        let device_description = args.device(state).filter(|d| !d.is_null())?;
        let mut kind = DeviceDescriptionKind { device_description, ..Default::default() };
        ask(state, &mut kind)?;
        Some(text(kind.device_kind, kind.device_kind_size))
    };
    let name = args.platform(state).unwrap_or_default();
    let platform = Platform::of(&name, &kind().unwrap_or_default());
    platform.with_compiler(&args.compiler(state).unwrap_or_default())
}

/// Compiles `code` in place of the caller's program. If the plugin refuses it, the program is rewritten under another
/// configuration ([`refusal::answer`]), and at last compiled as it was.
///
/// # Safety
/// `args` must be the caller's, with a readable program.
unsafe fn with_program<A: CompileCall>(args: *mut A, code: &[u8], state: &State) -> *mut Error {
    // SAFETY: the caller's promise.
    let Err(mut why) = (unsafe { attempt(args, code, state) }) else { return std::ptr::null_mut() };
    let mut config = refusal::config(&state.config);
    while let Some((again, message)) = refusal::answer(&config, &why) {
        // SAFETY: the caller's promise.
        let code = match unsafe { rewritten(args, state, &again, true) } {
            Ok(Some(code)) => code,
            Err(fault @ Failure::Fault(_)) => {
                // SAFETY: the caller's promise.
                return unsafe { compile_rewritten(args, Err(fault), state) };
            }
            _ => break,
        };
        // SAFETY: the caller's promise.
        match unsafe { attempt(args, &code, state) } {
            Ok(()) => {
                message.iter().for_each(|message| journal::warn(message));
                return std::ptr::null_mut();
            }
            Err(next) => (config, why) = (again, next),
        }
    }
    // SAFETY: the caller's arguments.
    unsafe { follow(args, policy::refused(&why, state.config.strict), state) }
}

/// Calls the real function with `code` in place of the caller's program. All other fields are those of the caller's
/// structure, whose version may be newer than ours; the pointer in it is restored. The error is the plugin's message.
///
/// # Safety
/// As [`with_program`].
unsafe fn attempt<A: CompileCall>(args: *mut A, code: &[u8], state: &State) -> Result<(), String> {
    // SAFETY: the caller's promise.
    let original = unsafe { *(*args).program() };
    // SAFETY: the structure's first word is its size, which may be larger than ours.
    let size = unsafe { (*original).struct_size }.max(size_of::<Program>());
    let mut copy = vec![0u64; size.div_ceil(8)];
    let replaced = copy.as_mut_ptr().cast::<Program>();
    // SAFETY: `copy` is large enough for the original and for the fields that are set.
    let error = unsafe {
        let bytes = (*original).struct_size;
        std::ptr::copy_nonoverlapping(original.cast::<u8>(), replaced.cast::<u8>(), bytes);
        (*replaced).code = code.as_ptr().cast_mut().cast::<c_char>();
        (*replaced).code_size = code.len();
        *(*args).program() = replaced;
        let error = state.forward(args);
        *(*args).program() = original;
        error
    };
    if error.is_null() {
        Ok(())
    } else {
        Err(pjrt::brief(&take_message(state, error)).replace('\n', " "))
    }
}
