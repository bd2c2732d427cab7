//! Finds and loads a PJRT plugin, and calls into its table.

use std::env;
use std::ffi::{OsString, c_void};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::ptr::NonNull;
use std::slice;

use super::api::{
    Call, Error as RawError, ErrorDestroy, ErrorGetCode, ErrorMessage, Function, MAJOR_VERSION,
    PluginInitialize, TableHeader, Version, VoidFunction,
};
use super::{Error, Topology, brief};

/// A loaded PJRT plugin. It stays loaded until the process ends: libtpu cannot
/// be unloaded.
pub struct Plugin {
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
    /// what [`environment`] names before. It may print to stdout and stderr,
    /// and it ends the process on a failed check; [`super::compile_in_child`]
    /// takes care of all of these.
    ///
    /// # Errors
    /// [`Error::Load`] when the library cannot be opened, exports no
    /// `GetPjrtApi` or has another major version; [`Error::Plugin`] when its
    /// initialization fails.
    pub fn load(path: &Path) -> Result<Self, Error> {
        let failed = |message: String| Error::Load { path: path.display().to_string(), message };
        let plugin = Self { table: load_table(path).map_err(failed)?, path: path.to_owned() };
        plugin.call(&mut PluginInitialize::default())?;
        Ok(plugin)
    }

    /// Version of the PJRT C API that the plugin speaks, as (major, minor).
    pub fn version(&self) -> (i32, i32) {
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

/// The environment that libtpu needs to compile for `topology` on a machine
/// without a TPU, quietly, and next to other processes that do the same.
/// Variables that are already set are left out.
pub fn environment(topology: &Topology) -> Vec<(&'static str, String)> {
    [
        // Without this it asks Google's metadata server, in vain and slowly.
        ("TPU_SKIP_MDS_QUERY", "1".to_owned()),
        ("TPU_ACCELERATOR_TYPE", topology.accelerator_type()),
        ("TPU_WORKER_HOSTNAMES", "localhost".to_owned()),
        // The lock guards the chips, and none are touched.
        ("ALLOW_MULTIPLE_LIBTPU_LOAD", "1".to_owned()),
        // Fatal messages only; errors come back through the API.
        ("TPU_MIN_LOG_LEVEL", "3".to_owned()),
        ("TPU_STDERR_LOG_LEVEL", "3".to_owned()),
        ("TPU_LOG_DIR", "disabled".to_owned()),
        ("TF_CPP_MIN_LOG_LEVEL", "3".to_owned()),
        // It allocates small things by the million: the C library keeps more of them at hand, which is 5 % of the time.
        ("GLIBC_TUNABLES", "glibc.malloc.tcache_count=127:glibc.malloc.tcache_max=1032".to_owned()),
    ]
    .into_iter()
    .filter(|(name, _)| env::var_os(name).is_none())
    .collect()
}

/// Finds libtpu: the `explicit` path (`--libtpu`), else the variable
/// `GRPO_LIBTPU`, else `.deps/jax` next to or above this executable, else the
/// `libtpu` package of the `python3` on the path.
///
/// # Errors
/// [`Error::NotFound`] with all places that were searched. A path that is
/// given but does not exist is an error: no other place is tried then.
pub fn find_libtpu(explicit: Option<&Path>) -> Result<PathBuf, Error> {
    let variable = env::var_os("GRPO_LIBTPU").filter(|value| !value.is_empty());
    find_in(explicit, variable, env::current_exe().ok().as_deref(), libtpu_of_python)
}

fn find_in(
    explicit: Option<&Path>,
    variable: Option<OsString>,
    executable: Option<&Path>,
    python: impl FnOnce() -> Result<PathBuf, String>,
) -> Result<PathBuf, Error> {
    let given = explicit
        .map(|path| ("--libtpu", path.to_owned()))
        .or_else(|| variable.map(|value| ("GRPO_LIBTPU", value.into())));
    if let Some((origin, path)) = given {
        if path.is_file() {
            return Ok(path);
        }
        return Err(Error::NotFound {
            searched: vec![format!("{origin}={}: no such file", path.display())],
        });
    }
    if let Some(path) = executable.and_then(libtpu_above) {
        return Ok(path);
    }
    python().map_err(|reason| Error::NotFound {
        searched: vec![
            "GRPO_LIBTPU: not set".to_owned(),
            ".deps/jax above this executable: not there".to_owned(),
            format!("the libtpu package of python3: {reason}"),
        ],
    })
}

/// The libtpu of the set-up (`.deps/jax`, a virtual environment) in a folder
/// above `executable`.
fn libtpu_above(executable: &Path) -> Option<PathBuf> {
    executable.ancestors().skip(1).find_map(|folder| {
        let mut versions: Vec<_> = fs::read_dir(folder.join(".deps/jax/lib"))
            .ok()?
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|path| {
                path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("python"))
            })
            .map(|path| path.join("site-packages/libtpu/libtpu.so"))
            .filter(|path| path.is_file())
            .collect();
        versions.sort();
        versions.pop()
    })
}

/// Asks `python3` where its `libtpu` package lies, without importing it.
fn libtpu_of_python() -> Result<PathBuf, String> {
    const SCRIPT: &str = "import importlib.util as u\n\
                          s = u.find_spec('libtpu')\n\
                          print(s.submodule_search_locations[0] if s else '')";
    let output = Command::new("python3")
        .args(["-c", SCRIPT])
        .output()
        .map_err(|error| format!("python3 does not run ({error})"))?;
    if !output.status.success() {
        return Err("python3 cannot tell".to_owned());
    }
    let folder = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    if folder.is_empty() {
        return Err("not installed".to_owned());
    }
    let path = Path::new(&folder).join("libtpu.so");
    if path.is_file() { Ok(path) } else { Err(format!("{} is no file", path.display())) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn no_python() -> Result<PathBuf, String> {
        Err("not installed".to_owned())
    }

    #[test]
    fn a_given_path_is_not_replaced_by_another() {
        let missing = Path::new("/nonexistent/libtpu.so");
        let error = find_in(Some(missing), None, None, || Ok("other".into())).unwrap_err();
        assert!(error.to_string().contains("--libtpu=/nonexistent/libtpu.so"));
        let error = find_in(None, Some(missing.into()), None, no_python).unwrap_err();
        assert!(error.to_string().contains("GRPO_LIBTPU=/nonexistent"));
    }

    #[test]
    fn a_missing_libtpu_says_how_to_get_it() {
        let executable = Some(Path::new("/nonexistent/target/release/grpo-opt"));
        let message = find_in(None, None, executable, no_python).unwrap_err().to_string();
        for part in ["pip install libtpu", "--libtpu=PATH", "not installed"] {
            assert!(message.contains(part), "{message}");
        }
    }

    #[test]
    fn the_set_up_is_found_above_the_executable() {
        let root = env::temp_dir().join(format!("grpo-find-libtpu-{}", std::process::id()));
        let package = root.join(".deps/jax/lib/python3.11/site-packages/libtpu");
        fs::create_dir_all(&package).unwrap();
        fs::write(package.join("libtpu.so"), b"").unwrap();
        let executable = root.join("target/release/grpo-opt");
        let found = find_in(None, None, Some(&executable), no_python);
        fs::remove_dir_all(&root).unwrap();
        assert_eq!(found, Ok(package.join("libtpu.so")));
    }

    #[test]
    fn a_file_that_is_no_library_is_an_error() {
        let error = Plugin::load(Path::new("/nonexistent/libtpu.so"));
        assert!(matches!(error, Err(Error::Load { .. })));
    }
}
