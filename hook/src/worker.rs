//! The process that rewrites: this library, executed as a program. [`crate::isolate`] is the other side.
//!
//! The dynamic loader runs its entry point ([`entry`]; `build.rs` passes it to the linker), so that no other file is
//! needed. It answers requests on its standard input, a socket, until that is closed: first limits, configuration and
//! platform, then a program to rewrite, then the encoded result, to check its interface. Its output goes to its
//! standard error.

use crate::isolate::{CHANGED, CHECKED, FAILED, HELLO, PROPAGATE, PROPAGATED, UNCHANGED};
use crate::job::Local;
use crate::wire;
use grpo_dataflow::propagation::{Propagate, Propagation};
use grpo_driver::config::Config;
use grpo_driver::platform::Platform;
use grpo_driver::target::TargetKind;
use grpo_io::write::Emit;
use grpo_loops::gpu::Gpu;
use grpo_mosaic::chip;
use std::fs::File;
use std::io::ErrorKind;
use std::mem::ManuallyDrop;
use std::os::fd::FromRawFd;
use std::sync::Arc;

/// The program's entry point, as the dynamic loader calls it: without a caller and with the stack as the
/// kernel left it.
#[unsafe(naked)]
#[unsafe(no_mangle)]
unsafe extern "C" fn grpo_opt_worker() -> ! {
    core::arch::naked_asm!("xor ebp, ebp", "and rsp, -16", "call {main}", "ud2", main = sym entry)
}

extern "C" fn entry() -> ! {
    let done = grpo_driver::guard::guarded(serve).map_err(|panic| eprintln!("{panic}")).is_ok();
    // No destructors: the operating system takes a module's memory back faster than MLIR frees it.
    // SAFETY: ends the process.
    unsafe { libc::_exit(if done { 0 } else { 1 }) }
}

/// Answers requests until there are no more.
fn serve() {
    // SAFETY: nothing but the three standard files is of use here: what the host has left open is not ours.
    // Output goes with the errors; the process ends with its parent and leaves no core file.
    unsafe {
        libc::syscall(libc::SYS_close_range, 3, libc::c_uint::MAX, 0);
        libc::dup2(2, 1);
        libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
        limit(libc::RLIMIT_CORE, 0);
    }
    // SAFETY: standard input is open, and stays so.
    let mut requests = ManuallyDrop::new(unsafe { File::from_raw_fd(0) });
    if wire::send(0, &[HELLO]).is_err() {
        return;
    }
    let Ok(Some(settings)) = wire::receive(&mut *requests) else { return };
    let settings: Vec<String> =
        settings.iter().map(|s| String::from_utf8_lossy(s).into_owned()).collect();
    let [memory, yaml, target, chip, version, pid, number] = &settings[..] else { return };
    if let Ok(bytes) = memory.parse() {
        // SAFETY: a limit for this process.
        unsafe { limit(libc::RLIMIT_AS, bytes) };
    }
    let config = match Config::from_yaml(yaml, "config") {
        Ok(config) => config,
        Err(e) => {
            let _ = wire::send(0, &[FAILED, e.to_string().as_bytes()]);
            return;
        }
    };
    let platform = Platform {
        target: if target == "tpu" { TargetKind::Tpu } else { TargetKind::Portable },
        chip: chip::chip(chip),
        mosaic_version: version.parse().ok(),
        cpu: target == "cpu",
        gpu: (target == "gpu").then(|| Gpu::of(chip)),
        jaxlib: None,
    };
    let platform = if target == "tpu" { platform } else { platform.with_compiler(version) };
    let number = (pid.parse().unwrap_or_default(), number.parse().unwrap_or_default());
    let mut job = Local::new(config, platform, number, Propagation::By(Arc::new(Parent)));
    loop {
        let request = match wire::receive(&mut *requests) {
            Ok(Some(request)) => request,
            Err(e) if e.kind() == ErrorKind::OutOfMemory => {
                panic!("no memory to read the program into (`memory_limit`)")
            }
            Ok(None) | Err(_) => return,
        };
        let answer = match &request[..] {
            [program, emit] => rewritten(&mut job, program, &String::from_utf8_lossy(emit)),
            [program] => checked(&job, program),
            _ => return,
        };
        let parts: Vec<&[u8]> = answer.iter().map(Vec::as_slice).collect();
        if wire::send(0, &parts).is_err() {
            return;
        }
    }
}

/// Propagation by the host's process, which has Python and waits for the rewritten program.
#[derive(Debug)]
struct Parent;

impl Propagate for Parent {
    fn propagate(&self, module: &str) -> Result<String, String> {
        // SAFETY: standard input is open, and stays so; the thread that answers requests waits for this one.
        let mut answers = ManuallyDrop::new(unsafe { File::from_raw_fd(0) });
        let asked = wire::send(0, &[PROPAGATE, module.as_bytes()]);
        let answer = asked.and_then(|()| wire::receive(&mut *answers)).map_err(|e| e.to_string())?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        match &answer.unwrap_or_default().iter().map(Vec::as_slice).collect::<Vec<_>>()[..] {
            [PROPAGATED, module] => Ok(text(module)),
            [FAILED, why] => Err(text(why)),
            _ => Err("the host's process is gone".into()),
        }
    }
}

fn rewritten(job: &mut Local, program: &[u8], emit: &str) -> Vec<Vec<u8>> {
    match Emit::parse(emit).and_then(|emit| job.rewrite(program, &emit)) {
        Ok(None) => vec![UNCHANGED.to_vec()],
        Ok(Some(fused)) => {
            vec![CHANGED.to_vec(), fused.program, fused.name.into(), fused.decisions.into()]
        }
        Err(e) => vec![FAILED.to_vec(), e.to_string().into()],
    }
}

fn checked(job: &Local, program: &[u8]) -> Vec<Vec<u8>> {
    match job.check(program) {
        Ok(()) => vec![CHECKED.to_vec()],
        Err(e) => vec![FAILED.to_vec(), e.to_string().into()],
    }
}

/// Sets a limit of this process.
///
/// # Safety
/// Whatever fails beyond the limit fails.
unsafe fn limit(resource: libc::__rlimit_resource_t, bytes: u64) {
    let mut now = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    // SAFETY: the structure is ours.
    unsafe {
        if libc::getrlimit(resource, &raw mut now) == 0 && bytes < now.rlim_cur {
            libc::setrlimit(resource, &libc::rlimit { rlim_cur: bytes, ..now });
        }
    }
}
