//! Whether a program runs on several hosts. Each host then compiles it, and all must compile the same program:
//! different ones would wait for each other forever.

use crate::plugin::ask;
use crate::state::State;
use grpo_pjrt_api::api::{
    ClientAddressableDevices, ClientCompile, ClientDevices, Device, DeviceDescriptionId,
    DeviceGetDescription,
};
use grpo_pjrt_api::assigned_devices;

/// True if a program of a client runs on devices of other processes: the client has such devices, and the compile
/// options assign the program to one or assign no devices.
pub fn several(args: &ClientCompile, state: &State) -> bool {
    let client = args.client;
    let mut all = ClientDevices { client, ..Default::default() };
    let mut own = ClientAddressableDevices { client, ..Default::default() };
    // A plugin without these functions has one host: PJRT has had both functions from its beginning.
    if ask(state, &mut all).is_none() || ask(state, &mut own).is_none() {
        return false;
    }
    if all.num_devices <= own.num_addressable_devices || own.addressable_devices.is_null() {
        return false;
    }
    // SAFETY: pointer and size come from the same structure.
    let own =
        unsafe { std::slice::from_raw_parts(own.addressable_devices, own.num_addressable_devices) };
    let own: Option<Vec<i64>> = own.iter().map(|device| id(*device, state)).collect();
    if args.compile_options.is_null() {
        return true;
    }
    // SAFETY: pointer and size come from the same structure.
    let options = unsafe {
        std::slice::from_raw_parts(args.compile_options.cast::<u8>(), args.compile_options_size)
    };
    match (own, assigned_devices(options)) {
        (Some(own), Some(assigned)) => assigned.iter().any(|id| !own.contains(id)),
        _ => true,
    }
}

/// A device's number among all devices.
fn id(device: *mut Device, state: &State) -> Option<i64> {
    let mut description = DeviceGetDescription { device, ..Default::default() };
    ask(state, &mut description)?;
    let device_description = description.device_description;
    let mut id = DeviceDescriptionId { device_description, ..Default::default() };
    ask(state, &mut id)?;
    Some(id.id.into())
}
