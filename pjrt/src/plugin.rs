//! Loads a PJRT plugin, and calls into its table.

use std::ffi::c_void;
use std::path::{Path, PathBuf};
use std::ptr::NonNull;
use std::slice;

use super::api::{
    Call, Error as RawError, ErrorDestroy, ErrorGetCode, ErrorMessage, Function, MAJOR_VERSION,
    PluginInitialize, TableHeader, Version, VoidFunction,
};
use super::{Error, brief};

/// A loaded PJRT plugin. It stays loaded until the process ends: libtpu cannot
/// be unloaded.
pub(crate) struct Plugin {
    table: NonNull<TableHeader>,
    path: PathBuf,
}

/// Loads the library at `path`, for as long as this process lives, and takes its table: one that has a header, of
/// [`MAJOR_VERSION`].
///
/// # Errors
/// Says what is wrong with the library.
pub fn load_table(path: &Path) -> Result<NonNull<TableHeader>, String> {
    // SAFETY: running the library's initializers is what the caller asks for.
    let library = unsafe { libloading::Library::new(path) }.map_err(|error| error.to_string())?;
    let table = {
        // SAFETY: every PJRT plugin exports this symbol with this signature.
        let get_api =
            unsafe { library.get::<unsafe extern "C" fn() -> *mut TableHeader>(b"GetPjrtApi\0") }
                .map_err(|error| error.to_string())?;
        // SAFETY: the function takes nothing and returns a static table.
        unsafe { get_api() }
    };
    // Threads of the plugin may run until the process ends.
    std::mem::forget(library);
    let table = NonNull::new(table).ok_or("GetPjrtApi returned no table")?;
    // SAFETY: a table's first word is its size in every version.
    let size = unsafe { (*table.as_ptr()).struct_size };
    if size < size_of::<TableHeader>() {
        return Err(format!("its table of {size} bytes has no header"));
    }
    // SAFETY: the header is there.
    let Version { major, minor, .. } = unsafe { &(*table.as_ptr()).version };
    if *major != MAJOR_VERSION {
        return Err(format!("it speaks PJRT {major}.{minor}, and {MAJOR_VERSION}.x is needed"));
    }
    Ok(table)
}

impl Plugin {
    /// Loads the plugin at `path` and initializes it.
    ///
    /// libtpu reads its settings from the environment while it is loaded: set
    /// what [`environment`](super::find::environment) names before. It may print to stdout and stderr,
    /// and it ends the process on a failed check; [`super::compile_in_child`]
    /// takes care of all of these.
    ///
    /// # Errors
    /// [`Error::Load`] when the library cannot be opened, exports no
    /// `GetPjrtApi` or has another major version; [`Error::Plugin`] when its
    /// initialization fails.
    pub(crate) fn load(path: &Path) -> Result<Self, Error> {
        let failed = |message: String| Error::Load { path: path.display().to_string(), message };
        let plugin = Self { table: load_table(path).map_err(failed)?, path: path.to_owned() };
        plugin.call(&mut PluginInitialize::default())?;
        Ok(plugin)
    }

    /// Version of the PJRT C API that the plugin speaks, as (major, minor).
    pub(crate) fn version(&self) -> (i32, i32) {
        // SAFETY: `load` checked that the table has a header.
        let version = unsafe { &(*self.table.as_ptr()).version };
        (version.major, version.minor)
    }

    /// Calls the function that takes `arguments`.
    ///
    /// # Errors
    /// [`Error::Load`] when the plugin is too old to have the function,
    /// [`Error::Plugin`] when the function fails.
    pub(super) fn call<A: Call>(&self, arguments: &mut A) -> Result<(), Error> {
        let function = self.entry::<A>()?;
        // SAFETY: `Call` promises that the slot holds a function for `A`, and
        // all functions but the two that are called below have this signature.
        let error = unsafe {
            let function: Function<A> = std::mem::transmute(function.as_ptr());
            function(arguments)
        };
        match NonNull::new(error) {
            None => Ok(()),
            Some(error) => Err(self.take_error(A::NAME, error)),
        }
    }

    /// Calls a function that returns nothing.
    fn call_void<A: Call>(&self, arguments: &mut A) -> Result<(), Error> {
        let function = self.entry::<A>()?;
        // SAFETY: as above; only used for the two functions without a result.
        unsafe {
            let function: VoidFunction<A> = std::mem::transmute(function.as_ptr());
            function(arguments);
        }
        Ok(())
    }

    fn entry<A: Call>(&self) -> Result<NonNull<c_void>, Error> {
        // SAFETY: the plugin's table lives as long as the process.
        unsafe { super::api::entry(self.table.as_ptr(), A::SLOT) }.ok_or_else(|| {
            let (major, minor) = self.version();
            Error::Load {
                path: self.path.display().to_string(),
                message: format!("its PJRT {major}.{minor} has no {}", A::NAME),
            }
        })
    }

    /// Reads a plugin's error and frees it.
    fn take_error(&self, call: &str, error: NonNull<RawError>) -> Error {
        let mut text = ErrorMessage { error: error.as_ptr(), ..Default::default() };
        let long = match self.call_void(&mut text) {
            // SAFETY: the text lives as long as the error.
            Ok(()) => unsafe { borrow_text(text.message.cast(), text.message_size) },
            Err(_) => "the plugin gives no message".to_owned(),
        };
        let message = brief(&long).to_owned();
        // A failure of this call would bring us back here: 2 means unknown.
        let mut code = ErrorGetCode { error: error.as_ptr(), code: 2, ..Default::default() };
        if let Ok(function) = self.entry::<ErrorGetCode>() {
            // SAFETY: as in `call`.
            let nested = unsafe {
                let function: Function<ErrorGetCode> = std::mem::transmute(function.as_ptr());
                function(&mut code)
            };
            self.free_error(nested);
        }
        self.free_error(error.as_ptr());
        Error::Plugin { call: call.to_owned(), code: code.code, message }
    }

    fn free_error(&self, error: *mut RawError) {
        if error.is_null() {
            return;
        }
        // A table that has no way to free an error leaves us nothing to do.
        let _ = self.call_void(&mut ErrorDestroy { error, ..Default::default() });
    }
}

/// Copies a text that the plugin owns.
///
/// # Safety
/// `data` must be null or point to `size` readable bytes.
pub(super) unsafe fn borrow_text(data: *const u8, size: usize) -> String {
    if data.is_null() || size == 0 {
        return String::new();
    }
    // SAFETY: the caller's promise.
    String::from_utf8_lossy(unsafe { slice::from_raw_parts(data, size) }).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_no_library_is_an_error() {
        let error = Plugin::load(Path::new("/nonexistent/libtpu.so"));
        assert!(matches!(error, Err(Error::Load { .. })));
    }
}
