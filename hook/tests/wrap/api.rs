//! The wrapped table as a caller sees it.

use grpo_pjrt_api::api::{
    Call, ClientCompile, Error, ErrorDestroy, ErrorForEachPayload, ErrorGetCode, ErrorMessage, Function,
    Program, TableHeader, VoidFunction, entry,
};
use pretty_assertions::assert_eq;
use std::path::{Path, PathBuf};

/// What the fake plugin gives as an executable; see there.
#[repr(C)]
#[derive(Debug)]
pub struct Record {
    code: *const u8,
    size: usize,
    pub arguments: usize,
    pub program_size: usize,
    pub beyond: u64,
    pub live_errors: usize,
}

impl Record {
    /// What the fake plugin gave as an executable.
    pub fn of<T>(executable: *mut T) -> &'static Record {
        // SAFETY: it gives records, and frees none.
        unsafe { &*executable.cast::<Record>() }
    }

    pub fn code(&self) -> &'static [u8] {
        // SAFETY: the fake plugin frees no code.
        unsafe { std::slice::from_raw_parts(self.code, self.size) }
    }
}

/// The folder that holds this build's libraries.
pub fn build_folder() -> PathBuf {
    std::env::current_exe().unwrap().ancestors().nth(2).unwrap().to_path_buf()
}

pub fn fake_plugin() -> PathBuf {
    build_folder().join("examples/libfake_plugin.so")
}

/// The wrapped table.
pub struct Api(pub *const TableHeader);

// SAFETY: the table's functions may be called from any thread.
unsafe impl Sync for Api {}

impl Api {
    pub fn load() -> Api {
        let folder = build_folder();
        let names = ["libgrpo_pjrt.so", "deps/libgrpo_pjrt.so"].map(|n| folder.join(n));
        let path = names.iter().find(|p| p.is_file()).expect("the library is built");
        // SAFETY: the library is the one under test, and stays loaded.
        unsafe {
            let library = libloading::Library::new(path).unwrap();
            let get =
                library.get::<unsafe extern "C" fn() -> *const TableHeader>(b"GetPjrtApi\0").unwrap();
            let table = get();
            assert_eq!(table, get());
            std::mem::forget(library);
            Api(table)
        }
    }

    pub fn has<A: Call>(&self) -> bool {
        // SAFETY: the table is a plugin's.
        unsafe { entry(self.0, A::SLOT).is_some() }
    }

    /// Calls a function; an error is its code and message.
    pub fn call<A: Call>(&self, args: &mut A) -> Result<(), (i32, String)> {
        // SAFETY: the table is a plugin's, and `Call` ties the slot to the signature.
        let error = unsafe {
            let function = entry(self.0, A::SLOT).unwrap_or_else(|| panic!("there is no {}", A::NAME));
            std::mem::transmute::<*mut std::ffi::c_void, Function<A>>(function.as_ptr())(args)
        };
        if error.is_null() { Ok(()) } else { Err(self.take(error)) }
    }

    pub fn void<A: Call>(&self, args: &mut A) {
        // SAFETY: as in `call`.
        unsafe {
            let function = entry(self.0, A::SLOT).unwrap();
            std::mem::transmute::<*mut std::ffi::c_void, VoidFunction<A>>(function.as_ptr())(args);
        }
    }

    pub fn take(&self, error: *mut Error) -> (i32, String) {
        let mut text = ErrorMessage { error, ..Default::default() };
        self.void(&mut text);
        // SAFETY: pointer and size come from the same structure.
        let message =
            unsafe { std::slice::from_raw_parts(text.message.cast::<u8>(), text.message_size) };
        let message = String::from_utf8(message.to_vec()).unwrap();
        let mut code = ErrorGetCode { error, ..Default::default() };
        self.call(&mut code).unwrap();
        if self.has::<ErrorForEachPayload>() {
            self.call(&mut ErrorForEachPayload { error, ..Default::default() }).unwrap();
        }
        self.void(&mut ErrorDestroy { error, ..Default::default() });
        (code.code, message)
    }

    pub fn compile(&self, program: &[u8]) -> Result<&'static Record, (i32, String)> {
        let program = mlir(program);
        let mut args = ClientCompile { program: &program, ..Default::default() };
        self.call(&mut args)?;
        assert_eq!(args.program, &raw const program);
        let record = Record::of(args.executable);
        assert_eq!(record.arguments, &raw const args as usize);
        Ok(record)
    }
}

pub fn mlir(code: &[u8]) -> Program {
    Program {
        code: code.as_ptr().cast_mut().cast(),
        code_size: code.len(),
        format: c"mlir".as_ptr(),
        format_size: 4,
        ..Default::default()
    }
}

pub fn export(name: &str) -> Vec<u8> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    std::fs::read(root.join("testdata/jax-0.10").join(name)).unwrap()
}

pub fn is_fused(code: &[u8]) -> bool {
    let text = String::from_utf8_lossy(code);
    text.contains("stablehlo.while") || text.contains("tpu_custom_call")
}
