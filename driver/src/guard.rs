//! Running code with a large stack, and with panics as errors.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;

/// Stack sizes in bytes for a thread that rewrites programs in a process of our own; the first that can be allocated is
/// used, since a limit on address space (`ulimit -v`) may forbid larger ones. MLIR's parser, verifier and printer
/// recurse once per level of nesting. The memory is only reserved.
pub const STACKS: &[usize] = &[1 << 30, 256 << 20, 64 << 20];
/// Stack sizes for a thread in the process of a host, or in one with limited address space.
pub const SMALL_STACKS: &[usize] = &[256 << 20, 32 << 20];

/// Runs `f` on a thread with the first of `stacks` that can be allocated; none if none can. A panic is an error.
pub fn on_big_stack<R: Send>(stacks: &[usize], f: impl Fn() -> R + Sync) -> Option<Result<R, String>> {
    stacks.iter().find_map(|size| {
        std::thread::scope(|scope| {
            let thread = std::thread::Builder::new().stack_size(*size);
            let thread = thread.spawn_scoped(scope, || guarded(&f)).ok()?;
            Some(thread.join().unwrap_or_else(|_| Err("a panic that could not be caught".into())))
        })
    })
}

thread_local! {
    static PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Runs `f`. Panics must not unwind into C.
///
/// # Errors
/// The message and source location of a panic.
pub fn guarded<R>(f: impl FnOnce() -> R) -> Result<R, String> {
    static QUIET: Once = Once::new();
    // Executable and libraries have a standard library each: the hook concerns no other code's panics.
    QUIET.call_once(|| std::panic::set_hook(Box::new(|info| PANIC.set(info.to_string()))));
    catch_unwind(AssertUnwindSafe(f)).map_err(|_| PANIC.take().replace('\n', " "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn panics_become_messages() {
        let result = guarded(|| panic!("on purpose"));
        assert!(result.unwrap_err().contains("on purpose"));
        assert_eq!(guarded(|| 3), Ok(3));
        let place = format!("{}:", file!());
        let result: Option<Result<(), String>> = on_big_stack(STACKS, || panic!("on a thread"));
        let said = result.expect("a thread").unwrap_err();
        assert!(said.contains("on a thread") && said.contains(&place), "{said}");
        assert!(on_big_stack(&[1 << 30, 1 << 20], || ()).expect("a thread").is_ok());
        assert!(on_big_stack(&[], || ()).is_none());
    }
}
