//! MLIR through its C API: copyable handles, operations by kind, and a builder of StableHLO.
//!
//! Only this crate and `grpo-io` call the C API. melior owns contexts and modules. Passes rewrite IR in place, which melior's
//! borrowed references do not allow, so they use the handles of this crate. An erased operation is freed after the [`rewrite()`] that
//! erases it, so that a handle is valid as long as its lifetime.
//!
//! - IR: the handles ([`Op`], [`Val`], [`Block`], [`Region`]), the table of [`Kind`]s, attributes in general (`attr`) and of StableHLO.
//! - Changes: [`Builder`], with loops and slices; operations with another `signature`; [`rewrite()`] and erasure.
//! - Numbers: [`Elem`] and [`TensorType`], literals, conversions ([`numbers`]), elementwise arithmetic.
//! - MLIR's own passes: [`PassManager`].
//!
//! Handles, names and attributes carry the lifetime of their module and context:
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
//! A name cannot outlive them:
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
//! Neither can a handle outlive its module:
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

#![warn(missing_docs)]
#![warn(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]
#![allow(
    clippy::undocumented_unsafe_blocks,
    reason = "each block calls MLIR with a handle, which is valid by the contract above"
)]

mod arithmetic;
mod attr;
mod build;
pub mod capi;
mod control;
mod handle;
mod kind;
mod literal;
pub mod numbers;
mod pass_manager;
mod rewrite;
mod signature;
mod spelled;
mod stablehlo;
mod types;

pub use attr::{
    Dictionary, NamedAttr, attr_bool, attr_elements, attr_int, attr_ints, attr_str, attr_text,
    dense_ints, dense_splat_bits, is_empty_array,
};
pub use build::{Builder, Insertion, int_array, zero_text};
pub use capi::{address_in_library, type_text};
pub use control::{Carried, Start};
pub use handle::{Block, Op, Region, Use, Val, location_text};
pub use kind::{Class, Elementwise, Kind};
pub use literal::{number, number_text};
pub use pass_manager::PassManager;
pub use rewrite::rewrite;
pub use stablehlo::{
    CompareType, Direction, DotDims, IndexingDims, compare_type, direction, dot_dims, gather_dims,
    keeps_format, output_operand_aliases, precision, precision_config, scatter_dims,
};
pub use types::{Elem, TensorType, is_countable, static_dimensions};
