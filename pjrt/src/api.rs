//! The part of the PJRT C API that an ahead-of-time compile needs.
//!
//! A PJRT plugin exports one symbol, `GetPjrtApi`, that returns a table: a
//! header ([`TableHeader`]) followed by function pointers. The table and every
//! argument structure only ever grow at the end, and each starts with its own
//! size; so a slot number is stable, and a slot may be read only after the
//! table's size has been checked. Every function takes a pointer to one
//! argument structure. [`Call`] ties a structure to its slot, so that the two
//! cannot be mixed up.
//!
//! Only what is used here is declared; fields have the header's names and
//! meaning. A test compares slot numbers, offsets and sizes with `layout.txt`,
//! which `tools/dev/pjrt-layout` makes from the C header.

#![expect(missing_docs, reason = "fields of structures are documented in the C header")]

use std::ffi::{c_char, c_int, c_void};
use std::ptr;

/// The major version of the C API that these declarations describe.
pub const MAJOR_VERSION: c_int = 0;

/// The table's beginning; function pointers follow it directly.
#[repr(C)]
pub struct TableHeader {
    /// Size of the whole table in bytes, function pointers included.
    pub struct_size: usize,
    /// Chain of optional extensions; unused here.
    pub extension_start: *mut c_void,
    /// Version that the plugin was built with.
    pub version: Version,
}

/// Version of the C API that a plugin was built with.
#[repr(C)]
pub struct Version {
    pub struct_size: usize,
    pub extension_start: *mut c_void,
    pub major: c_int,
    pub minor: c_int,
}

/// Declares an opaque object that the plugin owns and we only point to.
macro_rules! opaque {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        #[repr(C)]
        pub struct $name {
            _opaque: [u8; 0],
        }
    )*};
}

opaque! {
    /// A plugin's error; null means success.
    Error
    /// The chips that a program is compiled for.
    Topology
    /// One device of a topology.
    DeviceDescription
    /// One device of a client.
    Device
    /// The devices that programs run on.
    Client
    /// A compiled program.
    Executable
}

/// An argument structure and the table slot of the function that takes it.
///
/// # Safety
/// The type must be `repr(C)`, start with its `struct_size`, and have the
/// layout that the function at `SLOT` expects.
pub unsafe trait Call {
    /// Index of the function pointer after the table's header.
    const SLOT: usize;
    /// The function's name in the C API, for error messages.
    const NAME: &'static str;
}

/// Declares an argument structure: its C fields, a constructor that fills in
/// the size and zeroes the rest, and its [`Call`].
macro_rules! arguments {
    ($($(#[$doc:meta])* $name:ident = $slot:literal $function:literal { $($field:ident: $ty:ty = $init:expr),* $(,)? })*) => {$(
        $(#[$doc])*
        #[repr(C)]
        pub struct $name {
            pub struct_size: usize,
            pub extension_start: *mut c_void,
            $(pub $field: $ty,)*
        }

        impl Default for $name {
            fn default() -> Self {
                Self {
                    struct_size: size_of::<Self>(),
                    extension_start: ptr::null_mut(),
                    $($field: $init,)*
                }
            }
        }

        // SAFETY: the layout is the C API's, and `struct_size` comes first.
        unsafe impl Call for $name {
            const SLOT: usize = $slot;
            const NAME: &'static str = $function;
        }
    )*

    /// The layout of every argument structure: for a test against the C header.
    #[cfg(test)]
    fn layouts() -> Vec<layout::Layout> {
        vec![$(layout::Layout {
            function: $function,
            slot: $slot,
            size: size_of::<$name>(),
            fields: vec![
                (std::mem::offset_of!($name, struct_size), size_of::<usize>()),
                (std::mem::offset_of!($name, extension_start), size_of::<*mut c_void>()),
                $((std::mem::offset_of!($name, $field), size_of::<$ty>()),)*
            ],
        }),*]
    }
    };
}

arguments! {
    /// Frees an error. This function returns nothing.
    ErrorDestroy = 0 "PJRT_Error_Destroy" {
        error: *mut Error = ptr::null_mut(),
    }
    /// Reads an error's text, which lives as long as the error. Returns nothing.
    ErrorMessage = 1 "PJRT_Error_Message" {
        error: *const Error = ptr::null(),
        message: *const c_char = ptr::null(),
        message_size: usize = 0,
    }
    /// Reads an error's code (absl status codes).
    ErrorGetCode = 2 "PJRT_Error_GetCode" {
        error: *const Error = ptr::null(),
        code: c_int = 0,
    }
    /// Sets the plugin up; once a process, before anything else.
    PluginInitialize = 3 "PJRT_Plugin_Initialize" {}
    /// Reads the platform's name, which lives as long as the client.
    ClientPlatformName = 12 "PJRT_Client_PlatformName" {
        client: *mut Client = ptr::null_mut(),
        platform_name: *const c_char = ptr::null(),
        platform_name_size: usize = 0,
    }
    /// Reads the plugin's version text, which lives as long as the client.
    ClientPlatformVersion = 14 "PJRT_Client_PlatformVersion" {
        client: *mut Client = ptr::null_mut(),
        platform_version: *const c_char = ptr::null(),
        platform_version_size: usize = 0,
    }
    /// Lists all devices of a client, which live as long as the client.
    ClientDevices = 15 "PJRT_Client_Devices" {
        client: *mut Client = ptr::null_mut(),
        devices: *const *mut Device = ptr::null(),
        num_devices: usize = 0,
    }
    /// Lists the devices of a client that belong to this process.
    ClientAddressableDevices = 16 "PJRT_Client_AddressableDevices" {
        client: *mut Client = ptr::null_mut(),
        addressable_devices: *const *mut Device = ptr::null(),
        num_addressable_devices: usize = 0,
    }
    /// Compiles a program and loads it onto the client's devices.
    ClientCompile = 20 "PJRT_Client_Compile" {
        client: *mut Client = ptr::null_mut(),
        program: *const Program = ptr::null(),
        compile_options: *const c_char = ptr::null(),
        compile_options_size: usize = 0,
        executable: *mut c_void = ptr::null_mut(),
    }
    /// A device's identifier within its topology.
    DeviceDescriptionId = 23 "PJRT_DeviceDescription_Id" {
        device_description: *mut DeviceDescription = ptr::null_mut(),
        id: c_int = 0,
    }
    /// Reads what kind of device it is (`TPU v6 lite`); the text lives as long as the description.
    DeviceDescriptionKind = 26 "PJRT_DeviceDescription_Kind" {
        device_description: *mut DeviceDescription = ptr::null_mut(),
        device_kind: *const c_char = ptr::null(),
        device_kind_size: usize = 0,
    }
    /// Gives a device's description, which lives as long as the device.
    DeviceGetDescription = 29 "PJRT_Device_GetDescription" {
        device: *mut Device = ptr::null_mut(),
        device_description: *mut DeviceDescription = ptr::null_mut(),
    }
    /// Frees an executable.
    ExecutableDestroy = 40 "PJRT_Executable_Destroy" {
        executable: *mut Executable = ptr::null_mut(),
    }
    /// Reads the optimized program: first its size, then its bytes.
    ExecutableOptimizedProgram = 48 "PJRT_Executable_OptimizedProgram" {
        executable: *mut Executable = ptr::null_mut(),
        program: *mut Program = ptr::null_mut(),
    }
    /// Creates a topology from its name.
    TopologyCreate = 82 "PJRT_TopologyDescription_Create" {
        topology_name: *const c_char = ptr::null(),
        topology_name_size: usize = 0,
        create_options: *const NamedValue = ptr::null(),
        num_options: usize = 0,
        topology: *mut Topology = ptr::null_mut(),
    }
    /// Frees a topology.
    TopologyDestroy = 83 "PJRT_TopologyDescription_Destroy" {
        topology: *mut Topology = ptr::null_mut(),
    }
    /// Reads the platform's name, which lives as long as the topology.
    TopologyPlatformName = 84 "PJRT_TopologyDescription_PlatformName" {
        topology: *mut Topology = ptr::null_mut(),
        platform_name: *const c_char = ptr::null(),
        platform_name_size: usize = 0,
    }
    /// Reads the plugin's version text, which lives as long as the topology.
    TopologyPlatformVersion = 85 "PJRT_TopologyDescription_PlatformVersion" {
        topology: *mut Topology = ptr::null_mut(),
        platform_version: *const c_char = ptr::null(),
        platform_version_size: usize = 0,
    }
    /// Lists a topology's devices, which live as long as the topology.
    TopologyDevices = 86 "PJRT_TopologyDescription_GetDeviceDescriptions" {
        topology: *mut Topology = ptr::null_mut(),
        descriptions: *const *mut DeviceDescription = ptr::null(),
        num_descriptions: usize = 0,
    }
    /// Compiles a program for a topology, with no client.
    Compile = 89 "PJRT_Compile" {
        topology: *const Topology = ptr::null(),
        program: *const Program = ptr::null(),
        compile_options: *const c_char = ptr::null(),
        compile_options_size: usize = 0,
        client: *mut Client = ptr::null_mut(),
        executable: *mut Executable = ptr::null_mut(),
    }
    /// Reads what the compiled program needs of memory, all in bytes.
    ExecutableMemoryStats = 96 "PJRT_Executable_GetCompiledMemoryStats" {
        executable: *mut Executable = ptr::null_mut(),
        generated_code: i64 = 0,
        arguments: i64 = 0,
        outputs: i64 = 0,
        aliased: i64 = 0,
        temporaries: i64 = 0,
        host_generated_code: i64 = 0,
        host_arguments: i64 = 0,
        host_outputs: i64 = 0,
        host_aliased: i64 = 0,
        host_temporaries: i64 = 0,
        peak: i64 = 0,
        // Plugins refuse a structure that is smaller than theirs. All fields
        // from here on are outputs, so room for later ones is harmless.
        later_fields: [i64; 8] = [0; 8],
    }
    /// Shows an error's payloads, one by one, to a visitor.
    ErrorForEachPayload = 132 "PJRT_Error_ForEachPayload" {
        error: *const Error = ptr::null(),
        visitor: *const c_void = ptr::null(),
        user_arg: *mut c_void = ptr::null_mut(),
    }
    /// Reads a number that is equal for equal topologies and compilers.
    TopologyFingerprint = 133 "PJRT_TopologyDescription_Fingerprint" {
        topology: *mut Topology = ptr::null_mut(),
        fingerprint: u64 = 0,
    }
}

/// A program's bytes and the name of their format (`mlir`, `hlo`,
/// `hlo_with_config`).
#[repr(C)]
pub struct Program {
    pub struct_size: usize,
    pub extension_start: *mut c_void,
    pub code: *mut c_char,
    pub code_size: usize,
    pub format: *const c_char,
    pub format_size: usize,
}

impl Default for Program {
    fn default() -> Self {
        Self {
            struct_size: size_of::<Self>(),
            extension_start: ptr::null_mut(),
            code: ptr::null_mut(),
            code_size: 0,
            format: ptr::null(),
            format_size: 0,
        }
    }
}

/// An option with a name and a value that is a string; the C API's union of values is a pointer to its bytes then.
#[repr(C)]
pub struct NamedValue {
    pub struct_size: usize,
    pub extension_start: *mut c_void,
    pub name: *const c_char,
    pub name_size: usize,
    /// The type of the value: 0 is a string.
    pub kind: c_int,
    pub value: *const c_char,
    pub value_size: usize,
}

impl NamedValue {
    /// An option that borrows both texts.
    pub fn string(name: &str, value: &str) -> Self {
        Self {
            struct_size: size_of::<Self>(),
            extension_start: ptr::null_mut(),
            name: name.as_ptr().cast(),
            name_size: name.len(),
            kind: 0,
            value: value.as_ptr().cast(),
            value_size: value.len(),
        }
    }
}

/// A function of the table. `PJRT_Error_Destroy` and `PJRT_Error_Message`
/// really return nothing: call those through [`VoidFunction`].
pub type Function<A> = unsafe extern "C" fn(*mut A) -> *mut Error;

/// The two functions that cannot fail.
pub type VoidFunction<A> = unsafe extern "C" fn(*mut A);

/// The entry of `slot` in the table at `table`; none when the table is too short or the entry empty.
///
/// # Safety
/// `table` must point to a readable table that is as long as its `struct_size` says.
pub unsafe fn entry(table: *const TableHeader, slot: usize) -> Option<ptr::NonNull<c_void>> {
    let offset = slot_offset(slot);
    // SAFETY: the first word is the table's size, and the slot is read only when it lies within.
    unsafe {
        if offset + size_of::<*mut c_void>() > (*table).struct_size {
            return None;
        }
        ptr::NonNull::new(table.cast::<u8>().add(offset).cast::<*mut c_void>().read())
    }
}

/// Byte offset of a slot in the table.
pub const fn slot_offset(slot: usize) -> usize {
    size_of::<TableHeader>() + slot * size_of::<*const c_void>()
}

#[cfg(test)]
mod layout;
