//! Panics stay on this side of the C interface.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;

thread_local! {
    static PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Runs `f`; a panic becomes its message and place. Panics must not cross into C.
///
/// # Errors
/// The panic.
pub fn guarded<R>(f: impl FnOnce() -> R) -> std::result::Result<R, String> {
    static QUIET: Once = Once::new();
    // This library has a standard library of its own: the hook concerns no other code's panics.
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
    }
}
