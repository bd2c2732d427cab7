//! A PJRT plugin for tests. It compiles nothing: an "executable" is a record of what the compile
//! function was given. Environment variables make it old, new, incomplete or contrary:
//!
//! - `FAKE_SLOTS`: number of functions in its table (default 140)
//! - `FAKE_MISSING`: slots that are empty, separated by commas
//! - `FAKE_MAJOR`: major version of its API
//! - `FAKE_PLATFORM`: its platform's name (default `fake`)
//! - `FAKE_KIND`: its devices' kind
//! - `FAKE_REFUSE`: it refuses programs that hold this text
//! - `FAKE_MOSAIC`: it refuses kernels in a newer version of Mosaic's form, in libtpu's words, and prints which
//! - `FAKE_HOSTS`: it has so many devices, one of each host
//! - `FAKE_BUILD`: what its version text says of its build

use grpo_pjrt_api::api::{
    Call, ClientAddressableDevices, ClientCompile, ClientDevices, ClientPlatformName,
    ClientPlatformVersion, Compile, Device, DeviceDescription, DeviceDescriptionId,
    DeviceDescriptionKind, DeviceGetDescription, Error, ErrorDestroy, ErrorForEachPayload, ErrorGetCode,
    ErrorMessage, PluginInitialize, Program, TableHeader, TopologyDevices, TopologyFingerprint,
    TopologyPlatformName, TopologyPlatformVersion, Version, slot_offset,
};
use std::env::var;
use std::ffi::{c_char, c_int, c_void};
use std::ptr;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

/// What a compile function was given. The test knows the same structure.
#[repr(C)]
pub struct Record {
    pub code: *const u8,
    pub size: usize,
    /// The arguments' address: the caller's own.
    pub arguments: usize,
    /// The program structure's size and its first word behind the fields of PJRT 0.116.
    pub program_size: usize,
    pub beyond: u64,
    /// Errors of this plugin that were not freed yet.
    pub live_errors: usize,
}

static LIVE_ERRORS: AtomicUsize = AtomicUsize::new(0);

fn fail(message: String) -> *mut Error {
    LIVE_ERRORS.fetch_add(1, Ordering::SeqCst);
    Box::into_raw(Box::new(message)).cast()
}

extern "C" fn error_destroy(args: &mut ErrorDestroy) {
    LIVE_ERRORS.fetch_sub(1, Ordering::SeqCst);
    // SAFETY: `fail` made it, and nobody frees it twice.
    drop(unsafe { Box::from_raw(args.error.cast::<String>()) });
}

extern "C" fn error_message(args: &mut ErrorMessage) {
    // SAFETY: `fail` made it.
    let text = unsafe { &*args.error.cast::<String>() };
    (args.message, args.message_size) = (text.as_ptr().cast(), text.len());
}

extern "C" fn error_code(args: &mut ErrorGetCode) -> *mut Error {
    args.code = 3;
    ptr::null_mut()
}

extern "C" fn error_payload(_: &mut ErrorForEachPayload) -> *mut Error {
    ptr::null_mut()
}

extern "C" fn initialize(_: &mut PluginInitialize) -> *mut Error {
    ptr::null_mut()
}

fn platform() -> (*const c_char, usize) {
    static NAME: OnceLock<String> = OnceLock::new();
    let name = NAME.get_or_init(|| var("FAKE_PLATFORM").unwrap_or_else(|_| "fake".into()));
    (name.as_ptr().cast(), name.len())
}

/// Any addresses do for devices and their descriptions: nobody looks inside.
static DEVICE: [u8; 2] = [0; 2];

struct Devices([*mut Device; 2]);
// SAFETY: addresses that nobody reads from.
unsafe impl Sync for Devices {}
static DEVICES: Devices =
    Devices([(&raw const DEVICE[0]).cast_mut().cast(), (&raw const DEVICE[1]).cast_mut().cast()]);

extern "C" fn client_devices(args: &mut ClientDevices) -> *mut Error {
    let hosts = number("FAKE_HOSTS", 1usize).min(DEVICE.len());
    (args.devices, args.num_devices) = (DEVICES.0.as_ptr(), hosts);
    ptr::null_mut()
}

extern "C" fn addressable_devices(args: &mut ClientAddressableDevices) -> *mut Error {
    (args.addressable_devices, args.num_addressable_devices) = (DEVICES.0.as_ptr(), 1);
    ptr::null_mut()
}

extern "C" fn device_id(args: &mut DeviceDescriptionId) -> *mut Error {
    let address = args.device_description.addr();
    args.id = c_int::try_from(address - (&raw const DEVICE).addr()).unwrap();
    ptr::null_mut()
}

extern "C" fn topology_devices(args: &mut TopologyDevices) -> *mut Error {
    (args.descriptions, args.num_descriptions) = (DEVICES.0.as_ptr().cast(), 1);
    ptr::null_mut()
}

extern "C" fn device_description(args: &mut DeviceGetDescription) -> *mut Error {
    args.device_description = args.device.cast::<DeviceDescription>();
    ptr::null_mut()
}

extern "C" fn device_kind(args: &mut DeviceDescriptionKind) -> *mut Error {
    static KIND: OnceLock<String> = OnceLock::new();
    let Ok(kind) = var("FAKE_KIND") else { return fail("no kind".into()) };
    let kind = KIND.get_or_init(|| kind);
    assert_eq!(args.device_description.cast::<u8>().cast_const(), &raw const DEVICE[0]);
    (args.device_kind, args.device_kind_size) = (kind.as_ptr().cast(), kind.len());
    ptr::null_mut()
}

fn version_text() -> &'static str {
    static TEXT: OnceLock<String> = OnceLock::new();
    TEXT.get_or_init(|| {
        let build = var("FAKE_BUILD").unwrap_or_else(|_| "Built on Oct 30 2023 (1698660263)".into());
        format!("fake 1.0\n{build}")
    })
}

extern "C" fn client_name(args: &mut ClientPlatformName) -> *mut Error {
    (args.platform_name, args.platform_name_size) = platform();
    ptr::null_mut()
}

extern "C" fn topology_name(args: &mut TopologyPlatformName) -> *mut Error {
    (args.platform_name, args.platform_name_size) = platform();
    ptr::null_mut()
}

extern "C" fn client_version(args: &mut ClientPlatformVersion) -> *mut Error {
    args.platform_version = version_text().as_ptr().cast();
    args.platform_version_size = version_text().len();
    ptr::null_mut()
}

extern "C" fn topology_version(args: &mut TopologyPlatformVersion) -> *mut Error {
    args.platform_version = version_text().as_ptr().cast();
    args.platform_version_size = version_text().len();
    ptr::null_mut()
}

extern "C" fn fingerprint(args: &mut TopologyFingerprint) -> *mut Error {
    args.fingerprint = 42;
    ptr::null_mut()
}

/// The version of Mosaic's form that a program's kernels are written in, if it has any: what stands behind
/// `module attributes {stable_mosaic.version = ` in their base64.
fn mosaic_version(code: &[u8]) -> Option<u32> {
    const HEAD: &[u8] = b"bW9kdWxlIGF0dHJpYnV0ZXMge3N0YWJsZV9tb3NhaWMudmVyc2lvbiA9";
    let at = code.windows(HEAD.len()).position(|part| part == HEAD)?;
    let sextet = |c: u8| match c {
        b'A'..=b'Z' => c - b'A',
        b'a'..=b'z' => c - b'a' + 26,
        b'0'..=b'9' => c - b'0' + 52,
        _ => 63,
    };
    let four = code.get(at + HEAD.len()..at + HEAD.len() + 4)?;
    let bits = four.iter().fold(0u32, |bits, c| bits << 6 | u32::from(sextet(*c)));
    let text = String::from_utf8(bits.to_be_bytes()[1..].to_vec()).ok()?;
    text.trim().parse().ok()
}

/// A record of the program, or an error.
///
/// # Safety
/// `program` must be readable as far as its first word says, and its code as well.
unsafe fn record(program: *const Program, arguments: usize) -> Result<*mut Record, *mut Error> {
    // SAFETY: the caller's promise.
    unsafe {
        let code =
            std::slice::from_raw_parts((*program).code.cast::<u8>(), (*program).code_size).to_vec();
        if let Ok(word) = var("FAKE_REFUSE")
            && code.windows(word.len()).any(|w| w == word.as_bytes())
        {
            return Err(fail(format!("this plugin takes no {word}")));
        }
        if let Some(read) = var("FAKE_MOSAIC").ok().and_then(|v| v.parse().ok())
            && let Some(written) = mosaic_version(&code)
            && written > read
        {
            eprintln!("refused {written}");
            return Err(fail(format!(
                "Failed to deserialize the Mosaic module: INTERNAL: Unsupported version: expected <= {read} \
                 but got {written}\n\nat location: loc(\"-\":1:1)\n\nThe MLIR operation involved:\n  \n\
                 \"builtin.module\"() ({{}}) : () -> ()"
            )));
        }
        let program_size = (*program).struct_size;
        let beyond = match program_size > size_of::<Program>() {
            true => program.add(1).cast::<u64>().read(),
            false => 0,
        };
        let live_errors = LIVE_ERRORS.load(Ordering::SeqCst);
        let code = code.leak();
        let (code, size) = (code.as_ptr(), code.len());
        Ok(Box::leak(Box::new(Record { code, size, arguments, program_size, beyond, live_errors })))
    }
}

extern "C" fn client_compile(args: &mut ClientCompile) -> *mut Error {
    // SAFETY: the caller's program.
    match unsafe { record(args.program, (&raw const *args).addr()) } {
        Ok(made) => args.executable = made.cast(),
        Err(error) => return error,
    }
    ptr::null_mut()
}

extern "C" fn compile(args: &mut Compile) -> *mut Error {
    // SAFETY: the caller's program.
    match unsafe { record(args.program, (&raw const *args).addr()) } {
        Ok(made) => args.executable = made.cast(),
        Err(error) => return error,
    }
    ptr::null_mut()
}

/// Every other function.
extern "C" fn other(_: *mut c_void) -> *mut Error {
    fail("a function that the fake plugin does not have".into())
}

fn number<T: std::str::FromStr>(name: &str, default: T) -> T {
    var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default)
}

#[allow(non_snake_case)]
#[unsafe(no_mangle)]
pub extern "C" fn GetPjrtApi() -> *const TableHeader {
    let slots: usize = number("FAKE_SLOTS", 140);
    let missing: Vec<usize> =
        var("FAKE_MISSING").unwrap_or_default().split(',').filter_map(|s| s.parse().ok()).collect();
    let ours: [(usize, *const c_void); 18] = [
        (ClientAddressableDevices::SLOT, addressable_devices as *const c_void),
        (DeviceDescriptionId::SLOT, device_id as *const c_void),
        (ClientDevices::SLOT, client_devices as *const c_void),
        (TopologyDevices::SLOT, topology_devices as *const c_void),
        (DeviceGetDescription::SLOT, device_description as *const c_void),
        (DeviceDescriptionKind::SLOT, device_kind as *const c_void),
        (ErrorDestroy::SLOT, error_destroy as *const c_void),
        (ErrorMessage::SLOT, error_message as *const c_void),
        (ErrorGetCode::SLOT, error_code as *const c_void),
        (ErrorForEachPayload::SLOT, error_payload as *const c_void),
        (PluginInitialize::SLOT, initialize as *const c_void),
        (ClientPlatformName::SLOT, client_name as *const c_void),
        (TopologyPlatformName::SLOT, topology_name as *const c_void),
        (ClientPlatformVersion::SLOT, client_version as *const c_void),
        (TopologyPlatformVersion::SLOT, topology_version as *const c_void),
        (TopologyFingerprint::SLOT, fingerprint as *const c_void),
        (ClientCompile::SLOT, client_compile as *const c_void),
        (Compile::SLOT, compile as *const c_void),
    ];
    let size = slot_offset(slots);
    let table = vec![0u64; size.div_ceil(8)].leak().as_mut_ptr().cast::<TableHeader>();
    // SAFETY: the memory is as long as a table of so many slots.
    unsafe {
        *table = TableHeader {
            struct_size: size,
            extension_start: ptr::null_mut(),
            version: Version {
                struct_size: size_of::<Version>(),
                extension_start: ptr::null_mut(),
                major: number::<c_int>("FAKE_MAJOR", 0),
                minor: 116,
            },
        };
        for slot in (0..slots).filter(|s| !missing.contains(s)) {
            let function = ours.iter().find(|(s, _)| *s == slot).map(|(_, f)| *f);
            *table.cast::<u8>().add(slot_offset(slot)).cast() =
                function.unwrap_or(other as *const c_void);
        }
    }
    table
}
