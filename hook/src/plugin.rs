//! Calls to the wrapped plugin, with results as Rust values.

use crate::state::State;
use grpo_pjrt_api::api::{Call, Error, ErrorDestroy, ErrorMessage};
use std::ffi::c_char;

/// The message of an error of the plugin; frees the error.
pub fn take_message(state: &State, error: *mut Error) -> String {
    let mut args = ErrorMessage { error, ..Default::default() };
    let mut message = String::from("it gives no reason");
    if let Some(function) = state.void_function::<ErrorMessage>() {
        // SAFETY: the error is the plugin's, and its text lives as long as the error.
        unsafe { function(&mut args) };
        message = text(args.message, args.message_size);
    }
    if let Some(function) = state.void_function::<ErrorDestroy>() {
        // SAFETY: nobody else has the error.
        unsafe { function(&mut ErrorDestroy { error, ..Default::default() }) };
    }
    message
}

/// Calls the plugin's function for `A`; none if there is none or it fails.
pub fn ask<A: Call>(state: &State, args: &mut A) -> Option<()> {
    let function = state.function::<A>()?;
    // SAFETY: `Call` ties the structure to the function.
    let error = unsafe { function(args) };
    if error.is_null() {
        return Some(());
    }
    take_message(state, error);
    None
}

/// The first element of a list.
pub fn first<T>(list: *const *mut T, size: usize) -> Option<*mut T> {
    if list.is_null() || size == 0 {
        return None;
    }
    // SAFETY: pointer and size come from the same structure.
    Some(unsafe { *list })
}

/// Copies a string.
pub fn text(data: *const c_char, size: usize) -> String {
    if data.is_null() || size == 0 {
        return String::new();
    }
    // SAFETY: pointer and size come from the same structure.
    let bytes = unsafe { std::slice::from_raw_parts(data.cast::<u8>(), size) };
    String::from_utf8_lossy(bytes).into_owned()
}
