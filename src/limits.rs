//! Limits on memory and time while a module is read.
//!
//! A damaged length in bytecode makes MLIR's reader allocate as much memory as the length says. With a limit the
//! allocation fails, and [`crate::crash`] turns that into a message. A damaged list of attributes may contain itself,
//! and MLIR's reader then recurses for minutes or days; a timer's signal ends it with the same message.

/// Bytes of memory allowed for each byte of input; an operation takes about ten bytes of bytecode and a hundred of
/// memory.
const PER_BYTE: u64 = 64;
/// Bytes of memory allowed for any input.
const BASE: u64 = 2 << 30;
/// Processor time allowed for any input, in seconds, and the bytes of input for one more second: a tenth of what MLIR
/// reads in a second.
const SECONDS: u64 = 20;
const BYTES_A_SECOND: u64 = 500_000;

/// Runs `read` under a limit that fits an input of `len` bytes.
pub fn while_reading<R>(len: usize, read: impl FnOnce() -> R) -> R {
    stop_after(SECONDS + len as u64 / BYTES_A_SECOND);
    let result = in_memory(len, read);
    stop_after(0);
    result
}

/// Sends SIGVTALRM after `seconds` of processor time; with 0 it cancels that.
fn stop_after(seconds: u64) {
    let never = libc::timeval { tv_sec: 0, tv_usec: 0 };
    let value = libc::timeval { tv_sec: seconds.try_into().unwrap_or(libc::time_t::MAX), ..never };
    let timer = libc::itimerval { it_interval: never, it_value: value };
    // Without the limit, a damaged file costs time; nothing else depends on it.
    // SAFETY: the structure is a valid timer.
    unsafe { libc::setitimer(libc::ITIMER_VIRTUAL, &raw const timer, std::ptr::null_mut()) };
}

fn in_memory<R>(len: usize, read: impl FnOnce() -> R) -> R {
    let Some(before) = address_space_limit() else { return read() };
    let wanted = in_use().map(|used| used + BASE + PER_BYTE.saturating_mul(len as u64));
    if let Some(wanted) = wanted.filter(|w| *w < before.rlim_cur) {
        set(&libc::rlimit { rlim_cur: wanted, ..before });
    }
    let result = read();
    set(&before);
    result
}

fn address_space_limit() -> Option<libc::rlimit> {
    let mut limit = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    // SAFETY: the structure is the one that is asked for.
    let ok = unsafe { libc::getrlimit(libc::RLIMIT_AS, &raw mut limit) } == 0;
    ok.then_some(limit)
}

fn set(limit: &libc::rlimit) {
    // Without the limit, a damaged file costs memory; nothing else depends on it.
    // SAFETY: the structure is a valid limit.
    unsafe { libc::setrlimit(libc::RLIMIT_AS, limit) };
}

/// Address space that is in use now, in bytes.
fn in_use() -> Option<u64> {
    let statm = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = statm.split(' ').next()?.parse().ok()?;
    // SAFETY: may be called at any time.
    Some(pages * u64::try_from(unsafe { libc::sysconf(libc::_SC_PAGESIZE) }).ok()?)
}
