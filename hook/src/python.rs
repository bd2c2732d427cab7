//! Shardy operations through the host's own jaxlib.
//!
//! JAX passes programs as portable artifacts with native Shardy operations, which only jaxlib's MLIR can decode. If the
//! process is a Python interpreter, `python.py` converts an artifact to generic text, which the MLIR library reads, and
//! text back to an artifact; messages go to Python's logging. The interpreter is called through symbols of the process,
//! without linking it.
//!
//! Locking: JAX releases the interpreter lock while it compiles. `PyGILState_Ensure` takes it, whether
//! or not this thread holds it already, and only for these calls; the passes run without it.

use grpo_dataflow::propagation::Propagate;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::sync::OnceLock;

/// An opaque Python object.
type Object = *mut c_void;

/// Declares the functions of Python's C API that are used.
macro_rules! functions {
    ($($name:ident: $ty:ty;)*) => {
        #[allow(non_snake_case, reason = "Python's own names")]
        struct Functions { $($name: $ty,)* }

        impl Functions {
            /// Looks all functions up in the process; none if one is missing.
            fn find() -> Option<Functions> {
                // SAFETY: the types are those of Python's stable C API.
                unsafe {
                    Some(Functions { $($name: std::mem::transmute::<*mut c_void, $ty>(
                        symbol(concat!(stringify!($name), "\0"))?
                    ),)* })
                }
            }
        }
    };
}

functions! {
    Py_IsInitialized: unsafe extern "C" fn() -> c_int;
    PyGILState_Ensure: unsafe extern "C" fn() -> c_int;
    PyGILState_Release: unsafe extern "C" fn(c_int);
    PyDict_New: unsafe extern "C" fn() -> Object;
    PyDict_GetItemString: unsafe extern "C" fn(Object, *const c_char) -> Object;
    PyRun_String: unsafe extern "C" fn(*const c_char, c_int, Object, Object) -> Object;
    PyTuple_New: unsafe extern "C" fn(isize) -> Object;
    PyTuple_SetItem: unsafe extern "C" fn(Object, isize, Object) -> c_int;
    PyObject_CallObject: unsafe extern "C" fn(Object, Object) -> Object;
    PyBytes_FromStringAndSize: unsafe extern "C" fn(*const c_char, isize) -> Object;
    PyBytes_AsStringAndSize: unsafe extern "C" fn(Object, *mut *mut c_char, *mut isize) -> c_int;
    PyErr_Clear: unsafe extern "C" fn();
    Py_DecRef: unsafe extern "C" fn(Object);
}

/// `Py_file_input`: a sequence of statements.
const FILE_INPUT: c_int = 257;

/// The package's logger and the functions that are called from here.
const SOURCE: &CStr = match CStr::from_bytes_with_nul(
    concat!(include_str!("../../python/grpo_opt/_log.py"), include_str!("python.py"), "\0").as_bytes(),
) {
    Ok(source) => source,
    Err(_) => panic!("the source holds a NUL"),
};

fn symbol(name: &'static str) -> Option<*mut c_void> {
    // SAFETY: the name ends with a NUL.
    let address = unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr().cast()) };
    (!address.is_null()).then_some(address)
}

/// The interpreter of this process.
fn interpreter() -> Result<&'static Functions, String> {
    static FUNCTIONS: OnceLock<Option<Functions>> = OnceLock::new();
    let none = || "there is no Python with jaxlib in this process to decode them".to_string();
    let functions = FUNCTIONS.get_or_init(Functions::find).as_ref().ok_or_else(none)?;
    // SAFETY: may be called at any time.
    if unsafe { (functions.Py_IsInitialized)() } == 0 {
        return Err(none());
    }
    for name in ["Py_IsFinalizing\0", "_Py_IsFinalizing\0"] {
        if let Some(address) = symbol(name) {
            // SAFETY: both functions have this signature and may be called at any time.
            let finalizing = unsafe {
                std::mem::transmute::<*mut c_void, unsafe extern "C" fn() -> c_int>(address)()
            };
            if finalizing != 0 {
                return Err("the Python interpreter is shutting down".into());
            }
        }
    }
    Ok(functions)
}

/// The interpreter lock, as long as this lives.
struct Locked {
    functions: &'static Functions,
    state: c_int,
}

impl Locked {
    fn new(functions: &'static Functions) -> Locked {
        // SAFETY: the interpreter is initialized.
        Locked { functions, state: unsafe { (functions.PyGILState_Ensure)() } }
    }
}

impl Drop for Locked {
    fn drop(&mut self) {
        // SAFETY: pairs with `new`, on the same thread.
        unsafe { (self.functions.PyGILState_Release)(self.state) }
    }
}

/// The functions of `python.py`, kept as long as the process.
struct Namespace(Object);

// SAFETY: only used with the interpreter lock.
unsafe impl Send for Namespace {}
// SAFETY: as above.
unsafe impl Sync for Namespace {}

/// Calls a function of `python.py` with byte strings. It returns a byte string: `+` and the result, or
/// `-` and what went wrong.
fn call(function: &CStr, arguments: &[&[u8]]) -> Result<Vec<u8>, String> {
    static NAMESPACE: OnceLock<Namespace> = OnceLock::new();
    let functions = interpreter()?;
    let _locked = Locked::new(functions);
    let f = functions;
    // SAFETY: this thread holds the interpreter lock; every object is checked and freed once.
    unsafe {
        let namespace = match NAMESPACE.get() {
            Some(namespace) => namespace.0,
            None => {
                let globals = (f.PyDict_New)();
                let ran = (f.PyRun_String)(SOURCE.as_ptr(), FILE_INPUT, globals, globals);
                if ran.is_null() {
                    (f.PyErr_Clear)();
                    return Err("Python could not run the conversion's code".into());
                }
                (f.Py_DecRef)(ran);
                // Another thread may have been faster while this one waited; its copy is as good.
                NAMESPACE.get_or_init(|| Namespace(globals)).0
            }
        };
        let callee = (f.PyDict_GetItemString)(namespace, function.as_ptr());
        let tuple = (f.PyTuple_New)(arguments.len().cast_signed());
        if callee.is_null() || tuple.is_null() {
            (f.PyErr_Clear)();
            return Err("Python has no memory for the conversion".into());
        }
        for (i, bytes) in (0..).zip(arguments) {
            let object = (f.PyBytes_FromStringAndSize)(bytes.as_ptr().cast(), bytes.len().cast_signed());
            // Takes the object over, even a missing one, which makes the call fail.
            (f.PyTuple_SetItem)(tuple, i, object);
        }
        let answer = (f.PyObject_CallObject)(callee, tuple);
        (f.Py_DecRef)(tuple);
        let copied = copy(f, answer);
        (f.PyErr_Clear)();
        if !answer.is_null() {
            (f.Py_DecRef)(answer);
        }
        let mut bytes = copied.ok_or("Python gave no answer")?;
        match bytes.first() {
            Some(b'+') => Ok(bytes.split_off(1)),
            _ => Err(String::from_utf8_lossy(bytes.get(1..).unwrap_or_default()).into_owned()),
        }
    }
}

/// Copies a byte string; none if the object is not one.
///
/// # Safety
/// Needs the interpreter lock.
unsafe fn copy(f: &Functions, object: Object) -> Option<Vec<u8>> {
    if object.is_null() {
        return None;
    }
    let (mut data, mut size) = (std::ptr::null_mut(), 0isize);
    // SAFETY: the caller's promise; the bytes live as long as the object.
    unsafe {
        if (f.PyBytes_AsStringAndSize)(object, &raw mut data, &raw mut size) != 0 {
            return None;
        }
        Some(std::slice::from_raw_parts(data.cast::<u8>(), usize::try_from(size).ok()?).to_vec())
    }
}

/// A binary program as generic text with locations.
pub fn to_generic_text(program: &[u8]) -> Result<Vec<u8>, String> {
    call(c"to_generic_text", &[program])
}

/// Generic text as a portable artifact of a StableHLO version.
pub fn to_portable_artifact(text: &[u8], version: &str) -> Result<Vec<u8>, String> {
    call(c"to_portable_artifact", &[text, version.as_bytes()])
}

/// Shardy's propagation by the jaxlib of this process.
#[derive(Debug)]
pub struct Jaxlib;

impl Propagate for Jaxlib {
    fn propagate(&self, module: &str) -> Result<String, String> {
        let answer = call(c"propagate", &[module.as_bytes()]).map_err(|why| {
            format!("its shardings could not be propagated ({})", why.lines().next().unwrap_or_default())
        })?;
        String::from_utf8(answer).map_err(|e| e.to_string())
    }
}

/// Logs a message to Python's logger `grpo_opt`, as a warning or as information; false if there is none.
pub fn log(is_warning: bool, message: &str) -> bool {
    let level: &[u8] = if is_warning { b"WARNING" } else { b"INFO" };
    call(c"log", &[level, message.as_bytes()]).is_ok()
}

/// The path of the libtpu package's library.
pub fn libtpu() -> Result<String, String> {
    call(c"libtpu", &[]).and_then(|path| String::from_utf8(path).map_err(|e| e.to_string()))
}
