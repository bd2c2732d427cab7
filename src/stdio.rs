//! Writing to standard output and standard error, which may be full or closed.

use grpo_io::error::{Error, Result};
use grpo_io::write;
use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};

/// True if the process was started with standard output closed.
static STDOUT_IS_CLOSED: AtomicBool = AtomicBool::new(false);

/// Before `main`, Rust's runtime opens `/dev/null` in place of a closed standard output, and output is lost without an
/// error. Initializers of the executable run before that.
// SAFETY: the section holds pointers to functions with this signature, and the function needs nothing that is
// set up later.
#[used]
#[unsafe(link_section = ".init_array")]
static LOOK_AT_STDOUT: extern "C" fn() = look_at_stdout;

extern "C" fn look_at_stdout() {
    // SAFETY: F_GETFD only asks for flags.
    let closed = unsafe { libc::fcntl(libc::STDOUT_FILENO, libc::F_GETFD) } == -1;
    STDOUT_IS_CLOSED.store(closed, Ordering::Relaxed);
}

/// Writes to standard error, and ignores errors (`eprint!` panics).
pub fn say(text: &str) {
    let _ = std::io::stderr().write_all(text.as_bytes());
}

/// Writes a file as a whole, or standard output for `-`.
///
/// # Errors
/// As [`write::write_file`], and when standard output is closed.
pub fn write(path: &str, bytes: &[u8]) -> Result<()> {
    if path == "-" {
        check_stdout()?;
    }
    write::write_file(path, bytes)
}

/// Checks that standard output is open.
///
/// # Errors
/// [`Error::Io`] if it was closed.
pub fn check_stdout() -> Result<()> {
    if !STDOUT_IS_CLOSED.load(Ordering::Relaxed) {
        return Ok(());
    }
    Err(Error::Io { path: "<stdout>".into(), source: std::io::Error::from_raw_os_error(libc::EBADF) })
}
