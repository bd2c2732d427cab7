//! A signal handler that turns a crash inside MLIR into a message and exit code 1.

use grpo_driver::config::CORE_DUMP_VARIABLE;
use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering};

/// The handler's message, allocated before a crash.
static CRASH_MESSAGE: AtomicPtr<u8> = AtomicPtr::new(std::ptr::null_mut());
static CRASH_LENGTH: AtomicUsize = AtomicUsize::new(0);

/// Installs the handler with a message about `input`, for crashes (a damaged bytecode file can crash MLIR's reader) and
/// for the end of the time limit of [`crate::limits`].
pub fn install(input: &str) {
    let message = format!(
        "{input}: error: internal error: the MLIR library crashed or came to no end on this input; if the file is not \
         damaged, please report this\n"
    );
    let message: &'static mut [u8] = Box::leak(message.into_bytes().into_boxed_slice());
    CRASH_LENGTH.store(message.len(), Ordering::SeqCst);
    CRASH_MESSAGE.store(message.as_mut_ptr(), Ordering::SeqCst);
    // For a core dump or a debugger.
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
