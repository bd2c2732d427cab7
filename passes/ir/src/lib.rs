//! MLIR through its C API: copyable handles, operations by kind, and a builder of StableHLO.
//!
//! Only this crate and `grpo-io` call the C API.  melior owns contexts, modules and pass managers. Passes here rewrite IR in place, where melior's
//! borrowed references get in the way, so they use these handles. A handle is valid as long as the
//! module that holds the object is alive and the object was not erased; passes collect first and
//! rewrite afterwards, and never keep a handle to something that they erased.
//!
//! Handles, names and attributes carry the lifetime of the module and the context that they are of:
//!
//! ```no_run
//! use grpo_io::Context;
//! use grpo_ir::Op;
//! use melior::ir::{Location, Module};
//!
//! let context = Context::new();
//! let module = Module::new(Location::unknown(context.melior()));
//! let op = Op::of_module(&module);
//! assert_eq!(op.name(), "builtin.module");
//! ```
//!
//! None outlives them, neither a name
//!
//! ```compile_fail,E0597
//! use grpo_io::Context;
//! use grpo_ir::Op;
//! use melior::ir::{Location, Module};
//!
//! let name: &str;
//! {
//!     let context = Context::new();
//!     let module = Module::new(Location::unknown(context.melior()));
//!     name = Op::of_module(&module).name();
//! }
//! println!("{name}");
//! ```
//!
//! nor a handle, not even of a module that has gone to somebody else:
//!
//! ```compile_fail,E0505
//! use grpo_io::Context;
//! use grpo_ir::Op;
//! use melior::ir::{Location, Module};
//!
//! let context = Context::new();
//! let module = Module::new(Location::unknown(context.melior()));
//! let op = Op::of_module(&module);
//! drop(module);
//! println!("{}", op.name());
//! ```

#![allow(
    clippy::undocumented_unsafe_blocks,
    reason = "each block asks MLIR about a handle, which is valid by the contract above"
)]

mod attr;
mod build;
pub mod capi;
mod control;
mod handle;
mod kind;
mod literal;
mod pass_manager;
mod stablehlo;
mod types;

pub use attr::{
    Dictionary, NamedAttr, attr_bool, attr_elements, attr_ints, attr_str, attr_strings, attr_text,
    dense_ints, dense_splat_bits, is_empty_array,
};
pub use build::{Builder, Insertion, int_array, nothing_text, zero_text};
pub use capi::{address_in_library, type_text};
pub use control::{Carried, Start};
pub use handle::{Block, Op, Region, Use, Val};
pub use kind::{Class, Elementwise, Kind};
pub use literal::number;
pub use pass_manager::PassManager;
pub use stablehlo::{
    CompareType, Direction, DotDims, GatherDims, ScatterDims, compare_type, direction, dot_dims,
    gather_dims, output_operand_aliases, precision, precision_config, scatter_dims,
};
pub use types::{Elem, TensorType, is_countable, static_dimensions};
