//! This library's own `PJRT_Error`s.
//!
//! To the caller an error is an opaque pointer that the table's functions take, so these look here first. An error of
//! the real plugin is forwarded to it.

use crate::state::{self, State};
use grpo_pjrt_api::api::{Call, Error, ErrorDestroy, ErrorForEachPayload, ErrorGetCode, ErrorMessage};
use std::collections::HashMap;
use std::ffi::c_int;
use std::sync::{LazyLock, Mutex, MutexGuard};

/// absl's status codes.
pub const FAILED_PRECONDITION: c_int = 9;
pub const UNIMPLEMENTED: c_int = 12;
pub const INTERNAL: c_int = 13;

impl State {
    /// Calls the real plugin's function for `A`; an error if it has none.
    ///
    /// # Safety
    /// `args` must be what the C API asks for.
    pub unsafe fn forward<A: Call>(&self, args: *mut A) -> *mut Error {
        match self.function::<A>() {
            // SAFETY: the caller's promise.
            Some(function) => unsafe { function(args) },
            None => make(UNIMPLEMENTED, format!("grpo-opt: the wrapped plugin has no {}", A::NAME)),
        }
    }
}

struct Ours {
    code: c_int,
    message: String,
}

/// Live errors by their address.
static LIVE: LazyLock<Mutex<HashMap<usize, Box<Ours>>>> = LazyLock::new(Mutex::default);

fn live() -> MutexGuard<'static, HashMap<usize, Box<Ours>>> {
    LIVE.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// An error that the caller frees with `PJRT_Error_Destroy`.
pub fn make(code: c_int, message: String) -> *mut Error {
    let ours = Box::new(Ours { code, message });
    let address = (&raw const *ours).cast_mut().cast::<Error>();
    live().insert(address as usize, ours);
    address
}

/// `PJRT_Error_Destroy`.
pub unsafe extern "C" fn destroy(args: *mut ErrorDestroy) {
    // SAFETY: the caller's arguments.
    let error = unsafe { (*args).error };
    if live().remove(&(error as usize)).is_none()
        && let Some(function) = state::get().and_then(|s| s.void_function::<ErrorDestroy>())
    {
        // SAFETY: the caller's arguments, for the plugin that made the error.
        unsafe { function(args) }
    }
}

/// `PJRT_Error_Message`.
pub unsafe extern "C" fn message(args: *mut ErrorMessage) {
    // SAFETY: the caller's arguments.
    let args_ref = unsafe { &mut *args };
    if let Some(ours) = live().get(&(args_ref.error as usize)) {
        args_ref.message = ours.message.as_ptr().cast();
        args_ref.message_size = ours.message.len();
    } else if let Some(function) = state::get().and_then(|s| s.void_function::<ErrorMessage>()) {
        // SAFETY: the caller's arguments, for the plugin that made the error.
        unsafe { function(args) }
    }
}

/// `PJRT_Error_GetCode`.
pub unsafe extern "C" fn get_code(args: *mut ErrorGetCode) -> *mut Error {
    // SAFETY: the caller's arguments.
    let args_ref = unsafe { &mut *args };
    if let Some(ours) = live().get(&(args_ref.error as usize)) {
        args_ref.code = ours.code;
        return std::ptr::null_mut();
    }
    // SAFETY: the caller's arguments, for the plugin that made the error.
    state::get().map_or(std::ptr::null_mut(), |s| unsafe { s.forward(args) })
}

/// `PJRT_Error_ForEachPayload`: ours have none.
pub unsafe extern "C" fn for_each_payload(args: *mut ErrorForEachPayload) -> *mut Error {
    // SAFETY: the caller's arguments.
    let error = unsafe { (*args).error };
    if live().contains_key(&(error as usize)) {
        return std::ptr::null_mut();
    }
    // SAFETY: the caller's arguments, for the plugin that made the error.
    state::get().map_or(std::ptr::null_mut(), |s| unsafe { s.forward(args) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn an_error_can_be_asked_and_freed_once() {
        let error = make(INTERNAL, "what happened".into());
        let mut text = ErrorMessage { error, ..Default::default() };
        let mut code = ErrorGetCode { error, ..Default::default() };
        let mut payload = ErrorForEachPayload { error, ..Default::default() };
        // SAFETY: the structures are whole, and the error is freed at the end.
        unsafe {
            message(&mut text);
            assert!(get_code(&mut code).is_null());
            assert!(for_each_payload(&mut payload).is_null());
            let bytes = std::slice::from_raw_parts(text.message.cast::<u8>(), text.message_size);
            assert_eq!((bytes, code.code), (&b"what happened"[..], INTERNAL));
            destroy(&mut ErrorDestroy { error, ..Default::default() });
            destroy(&mut ErrorDestroy { error, ..Default::default() });
        }
        assert!(!live().contains_key(&(error as usize)));
    }
}
