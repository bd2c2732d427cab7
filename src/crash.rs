//! A last resort: a fault inside MLIR ends the process with a message and exit code 1.

use grpo_driver::config::CORE_DUMP_VARIABLE;
use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering};

/// What the crash handler prints, allocated before anything can crash.
static CRASH_MESSAGE: AtomicPtr<u8> = AtomicPtr::new(std::ptr::null_mut());
static CRASH_LENGTH: AtomicUsize = AtomicUsize::new(0);

/// Turns crashes (a damaged bytecode file can bring MLIR's reader down), and the end of the time for reading, into a message about `input` and exit code 1.
pub fn install(input: &str) {
    let message = format!(
        "{input}: error: internal error: the MLIR library crashed or came to no end on this input; if the file is not \
         damaged, please report this\n"
    );
    let message: &'static mut [u8] = Box::leak(message.into_bytes().into_boxed_slice());
    CRASH_LENGTH.store(message.len(), Ordering::SeqCst);
    CRASH_MESSAGE.store(message.as_mut_ptr(), Ordering::SeqCst);
    // Whoever debugs a crash wants the core dump, or the debugger's view of it.
    if std::env::var_os(CORE_DUMP_VARIABLE).is_some() {
        return;
    }
    for signal in
        [libc::SIGSEGV, libc::SIGBUS, libc::SIGILL, libc::SIGFPE, libc::SIGABRT, libc::SIGVTALRM]
    {
        // SAFETY: an action of zeros is a valid one; the handler keeps to what is safe in a signal handler.
        unsafe {
            let mut action: libc::sigaction = std::mem::zeroed();
            action.sa_sigaction = on_crash as *const () as usize;
            // Rust gives every thread an alternate stack, so that this also sees stack overflows.
            action.sa_flags = libc::SA_ONSTACK | libc::SA_RESETHAND;
            libc::sigaction(signal, &action, std::ptr::null_mut());
        }
    }
}

extern "C" fn on_crash(_signal: libc::c_int) {
    // Only functions that are safe in a signal handler.
    // SAFETY: the message is never freed or changed.
    unsafe {
        let message = CRASH_MESSAGE.load(Ordering::SeqCst);
        libc::write(2, message.cast(), CRASH_LENGTH.load(Ordering::SeqCst));
        libc::_exit(1);
    }
}
