//! Mosaic kernels: the language that the TPU compiler takes inside a `tpu_custom_call`.

pub mod chip;
pub mod emit;
pub mod interp;
pub mod layout;
pub mod version;
