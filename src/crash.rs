//! Last resorts: whatever happens inside MLIR or a pass, the process ends with a message and exit code 1.

use grpo_driver::config::CORE_DUMP_VARIABLE;
use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering};

/// Stack for the thread that reads and rewrites modules: MLIR's parser, verifier and printer recurse
/// once per level of nesting. The memory is only reserved, not used.
const STACKS: [usize; 3] = [1 << 30, 256 << 20, 64 << 20];

/// Runs `f` on a thread with a big stack. A panic becomes an error message.
pub fn on_big_stack<R: Send + 'static>(f: impl Fn() -> R + Send + Sync + 'static) -> Result<R, String> {
    let f = std::sync::Arc::new(f);
    for size in STACKS {
        let run = f.clone();
        // A limit on address space (ulimit -v) may refuse the bigger ones.
        let thread = std::thread::Builder::new()
            .stack_size(size)
            .spawn(move || std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| run())));
        if let Ok(thread) = thread {
            return match thread.join() {
                Ok(Ok(result)) => Ok(result),
                Ok(Err(panic)) | Err(panic) => Err(panic_text(&*panic)),
            };
        }
    }
    Err("no thread could be started".into())
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|s| s.to_string());
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
    let place = PANIC_PLACE.lock().ok().and_then(|mut place| place.take());
    let place = place.map_or_else(String::new, |p| format!(" ({p})"));
    format!("{}{place}", text.unwrap_or_else(|| "a panic without a message".into()))
}

static PANIC_PLACE: std::sync::Mutex<Option<String>> = std::sync::Mutex::new(None);

/// What the crash handler prints, allocated before anything can crash.
static CRASH_MESSAGE: AtomicPtr<u8> = AtomicPtr::new(std::ptr::null_mut());
static CRASH_LENGTH: AtomicUsize = AtomicUsize::new(0);

/// Remembers a panic's place instead of printing a backtrace, and turns crashes (a damaged bytecode file
/// can bring MLIR's reader down) into a message about `input` and exit code 1.
pub fn install(input: &str) {
    std::panic::set_hook(Box::new(|info| {
        if let Ok(mut place) = PANIC_PLACE.lock() {
            *place = info.location().map(|l| format!("{}:{}", l.file(), l.line()));
        }
    }));
    let message = format!(
        "{input}: error: internal error: the MLIR library crashed on this input; if the file is not \
         damaged, please report this\n"
    );
    let message: &'static mut [u8] = Box::leak(message.into_bytes().into_boxed_slice());
    CRASH_LENGTH.store(message.len(), Ordering::SeqCst);
    CRASH_MESSAGE.store(message.as_mut_ptr(), Ordering::SeqCst);
    // Whoever debugs a crash wants the core dump, or the debugger's view of it.
    if std::env::var_os(CORE_DUMP_VARIABLE).is_some() {
        return;
    }
    for signal in [libc::SIGSEGV, libc::SIGBUS, libc::SIGILL, libc::SIGFPE, libc::SIGABRT] {
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
