//! Lowers sweeps to StableHLO loops over tiles, and plans the tiles.
//!
//! - [`target`]: what sweeps are lowered to; [`portable`]: loops for any device.
//! - Passes: [`lower_loops`], [`keep`] (on a CPU), [`chunk_rows`], [`plan_loops`] (on a GPU).
//! - Loops: [`tile_loop`] over tiles of columns and rows, [`chunks`] of rows, both [`parts`] of an extent.
//! - Cost models: [`cpu_cost_model`], [`gpu_cost_model`] of a [`gpu`]. Choice of tiles: [`loop_plan`] by a cost model, [`tiles`] for any device.
//! - Around a loop: [`sweep_pair`], [`keep_logits`], [`in_place`], [`stashed_tiles`], [`round_operands`].

#![warn(missing_docs)]
#![warn(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]

pub(crate) mod chunk_rows;
pub(crate) mod chunks;
pub mod cpu_cost_model;
pub mod gpu;
pub mod gpu_cost_model;
pub(crate) mod in_place;
pub mod keep;
pub(crate) mod keep_logits;
pub(crate) mod loop_plan;
pub mod lower_loops;
pub(crate) mod parts;
pub(crate) mod plan_loops;
pub mod portable;
pub(crate) mod round_operands;
pub mod stashed_tiles;
pub mod sweep_pair;
pub mod target;
pub(crate) mod tile_loop;
pub(crate) mod tiles;
