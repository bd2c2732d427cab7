//! Stacks and panics: programs are read and rewritten on a thread with enough stack, and a panic in there becomes a
//! message.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;

/// Stacks for a thread that reads and rewrites programs, in a process that does nothing else; the first that can be had
/// is taken, since a limit on address space (`ulimit -v`) may refuse the larger ones. MLIR's parser, verifier and printer
/// recurse once per level of nesting. The memory is only reserved.
pub const STACKS: &[usize] = &[1 << 30, 256 << 20, 64 << 20];
/// The same in somebody else's process, or one whose address space is limited.
pub const SMALL_STACKS: &[usize] = &[256 << 20, 32 << 20];

/// Runs `f` on a thread with the first of these stacks that can be had; a panic in it is an error. None: there is none.
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

/// Runs `f`; a panic becomes its message and place. Panics must not cross into C.
///
/// # Errors
/// The panic.
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
