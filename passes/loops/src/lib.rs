//! Lowers sweeps to StableHLO loops over tiles, and plans the tiles.
//!
//! - [`target`]: what sweeps are lowered to; [`portable`]: loops for any device.
//! - Passes: [`lower_loops`], [`materialize`], [`keep`] (on a CPU), [`single_pass`], [`chunk_sequences`], [`plan_loops`] (on a GPU).
//! - Loops: [`expand`] chooses between [`tile_loop`] (tiles of columns and rows) and [`one_pass`] (chunks of rows); [`dense`] has no loop.
//! - Cost models: [`cpu_cost_model`], [`gpu_cost_model`], [`loop_plan`], [`default_tiles`].
//! - Around a loop: [`sink_into_loop`], [`round_operands`], [`picked_at_once`].

pub mod chunk_sequences;
pub mod cpu_cost_model;
pub mod default_tiles;
pub mod dense;
pub mod expand;
pub mod gpu_cost_model;
pub mod keep;
pub mod loop_plan;
pub mod lower_loops;
pub mod materialize;
pub mod one_pass;
pub mod picked_at_once;
pub mod plan_loops;
pub mod portable;
pub mod round_operands;
pub mod single_pass;
pub mod sink_into_loop;
pub mod target;
pub mod tile_loop;
