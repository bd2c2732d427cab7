//! A thin layer over MLIR's C API: copyable handles, and a builder for StableHLO.
//!
//! melior owns contexts, modules and pass managers. Passes here rewrite IR in place, where melior's
//! borrowed references get in the way, so they use these handles. A handle is valid as long as the
//! module that holds the object is alive and the object was not erased; passes collect first and
//! rewrite afterwards, and never keep a handle to something that they erased.

#![allow(
    clippy::undocumented_unsafe_blocks,
    reason = "each block asks MLIR about a handle, which is valid by the contract above"
)]

mod attr;
mod build;
pub(crate) mod capi;
mod control;
mod handle;
mod literal;
mod stablehlo;
mod types;

pub use attr::{NamedAttr, attr_ints, attr_strings, dense_splat_bits, is_empty_array};
pub use build::{Builder, Insertion, int_array};
pub use control::{Carried, Start};
pub use handle::{Block, Op, Region, Use, Val};
pub use literal::number;
pub use stablehlo::{
    CompareType, Direction, DotDims, GatherDims, ScatterDims, compare_type, direction, dot_dims,
    gather_dims, precision_config, scatter_dims,
};
pub use types::{Elem, TensorType, is_countable};
