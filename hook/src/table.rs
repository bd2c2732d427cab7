//! The table of functions that [`crate::GetPjrtApi`] returns.

use crate::compile;
use crate::error;
use crate::find;
use crate::identity::Identity;
use crate::journal;
use crate::state::{self, State};
use grpo_driver::config::{self, Config};
use grpo_pjrt_api::api::{
    Call, ClientCompile, ClientPlatformVersion, Compile, Error, ErrorDestroy, ErrorForEachPayload,
    ErrorGetCode, ErrorMessage, MAJOR_VERSION, PluginInitialize, TableHeader, TopologyFingerprint,
    TopologyPlatformVersion, Version, slot_offset,
};
use std::collections::HashMap;
use std::ffi::{c_char, c_void};
use std::sync::{LazyLock, Mutex};

/// Slots and functions of the replaced entries.
fn overrides() -> [(usize, *const c_void); 10] {
    [
        (ErrorDestroy::SLOT, error::destroy as *const c_void),
        (ErrorMessage::SLOT, error::message as *const c_void),
        (ErrorGetCode::SLOT, error::get_code as *const c_void),
        (ErrorForEachPayload::SLOT, error::for_each_payload as *const c_void),
        (PluginInitialize::SLOT, initialize as *const c_void),
        (ClientPlatformVersion::SLOT, client_platform_version as *const c_void),
        (TopologyPlatformVersion::SLOT, topology_platform_version as *const c_void),
        (TopologyFingerprint::SLOT, topology_fingerprint as *const c_void),
        (ClientCompile::SLOT, compile::client_compile as *const c_void),
        (Compile::SLOT, compile::compile as *const c_void),
    ]
}

/// Makes the table: a copy of the real plugin's with replaced entries, or a [`broken`] one.
pub fn build() -> *const TableHeader {
    let config = match Config::from_environment(config::environment()) {
        Ok(config) => config,
        Err(e) => return broken(e.to_string()),
    };
    let real = find::find(std::env::var(find::VARIABLE).ok(), &config).and_then(|p| find::load(&p));
    match real {
        Ok(real) => {
            let identity = Identity::of(&config);
            state::set(State::new(Some(real), config, identity, None));
            // SAFETY: `find::load` checked the table.
            unsafe { wrap(real) }
        }
        Err(why) => broken(why),
    }
}

/// A copy of `real` with replaced entries. An entry that `real` lacks stays null, by which a caller knows that there is
/// no such function.
///
/// # Safety
/// `real` must be as long as its `struct_size` says, and hold a header.
unsafe fn wrap(real: *const TableHeader) -> *const TableHeader {
    // SAFETY: the caller's promise.
    let size = unsafe { (*real).struct_size };
    let table = blank(size);
    // SAFETY: both are `size` bytes long.
    unsafe { std::ptr::copy_nonoverlapping(real.cast::<u8>(), table.cast::<u8>(), size) };
    for (slot, function) in overrides() {
        // SAFETY: the slot lies within the copy if it lies within the original.
        unsafe {
            if grpo_pjrt_api::api::entry(real, slot).is_some() {
                *table.cast::<u8>().add(slot_offset(slot)).cast::<*const c_void>() = function;
            }
        }
    }
    table
}

/// Zeroed memory for a table of `size` bytes that is never freed.
fn blank(size: usize) -> *mut TableHeader {
    let words = vec![0u64; size.div_ceil(8)].into_boxed_slice();
    Box::leak(words).as_mut_ptr().cast()
}

/// A table all of whose functions return the error `why`.
pub fn broken(why: String) -> *const TableHeader {
    // The newest functions that this library knows.
    const SLOTS: usize = TopologyFingerprint::SLOT + 1;
    const MINOR: i32 = 116;
    journal::log(&format!("grpo-opt: {why}\n"));
    let config = Config { enabled: false, ..Config::default() };
    let identity = Identity::of(&config);
    state::set(State::new(None, config, identity, Some(why)));
    let table = blank(slot_offset(SLOTS));
    // SAFETY: the memory is as long as `SLOTS` slots need.
    unsafe {
        *table = TableHeader {
            struct_size: slot_offset(SLOTS),
            extension_start: std::ptr::null_mut(),
            version: Version {
                struct_size: size_of::<Version>(),
                extension_start: std::ptr::null_mut(),
                major: MAJOR_VERSION,
                minor: MINOR,
            },
        };
        let slot = |i: usize| table.cast::<u8>().add(slot_offset(i)).cast::<*const c_void>();
        for i in 0..SLOTS {
            *slot(i) = refuse as *const c_void;
        }
        for (i, function) in overrides().into_iter().take(4) {
            *slot(i) = function;
        }
    }
    table
}

/// A function of a [`broken`] table.
unsafe extern "C" fn refuse(_args: *mut c_void) -> *mut Error {
    let why = state::get().and_then(|s| s.failure.clone()).unwrap_or_else(|| "no plugin".into());
    error::make(error::FAILED_PRECONDITION, format!("grpo-opt: {why}"))
}

/// `PJRT_Plugin_Initialize`.
unsafe extern "C" fn initialize(args: *mut PluginInitialize) -> *mut Error {
    match state::get() {
        // SAFETY: the caller's arguments.
        Some(state) => unsafe { state.forward(args) },
        None => error::make(error::INTERNAL, "grpo-opt: the table was not made by GetPjrtApi".into()),
    }
}

/// Version texts that were returned; they live as long as the process.
static TEXTS: LazyLock<Mutex<HashMap<String, &'static str>>> = LazyLock::new(Mutex::default);

/// Replaces a plugin's version text by one with our mark.
///
/// # Safety
/// `text` and `size` must describe a readable text.
unsafe fn mark(text: &mut *const c_char, size: &mut usize) {
    let Some(state) = state::get() else { return };
    if text.is_null() || state.identity.text().is_empty() {
        return;
    }
    // SAFETY: the caller's promise.
    let bytes = unsafe { std::slice::from_raw_parts((*text).cast::<u8>(), *size) };
    let marked = state.identity.mark(&String::from_utf8_lossy(bytes));
    let mut texts = TEXTS.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    let kept = *texts.entry(marked).or_insert_with_key(|key| Box::leak(key.clone().into_boxed_str()));
    (*text, *size) = (kept.as_ptr().cast(), kept.len());
}

/// `PJRT_Client_PlatformVersion`.
unsafe extern "C" fn client_platform_version(args: *mut ClientPlatformVersion) -> *mut Error {
    // SAFETY: the caller's arguments, which the plugin has filled in when it gives no error.
    unsafe {
        let error = state::get().map_or(std::ptr::null_mut(), |s| s.forward(args));
        if error.is_null() {
            mark(&mut (*args).platform_version, &mut (*args).platform_version_size);
        }
        error
    }
}

/// `PJRT_TopologyDescription_PlatformVersion`.
unsafe extern "C" fn topology_platform_version(args: *mut TopologyPlatformVersion) -> *mut Error {
    // SAFETY: as above.
    unsafe {
        let error = state::get().map_or(std::ptr::null_mut(), |s| s.forward(args));
        if error.is_null() {
            mark(&mut (*args).platform_version, &mut (*args).platform_version_size);
        }
        error
    }
}

/// `PJRT_TopologyDescription_Fingerprint`.
unsafe extern "C" fn topology_fingerprint(args: *mut TopologyFingerprint) -> *mut Error {
    let Some(state) = state::get() else { return std::ptr::null_mut() };
    // SAFETY: as above.
    unsafe {
        let error = state.forward(args);
        if error.is_null() {
            (*args).fingerprint = state.identity.mix((*args).fingerprint);
        }
        error
    }
}
