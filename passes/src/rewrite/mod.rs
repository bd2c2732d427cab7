//! Rewriting steps that several passes take.

pub mod branches;
pub mod carries;
pub mod clamped_index;
pub mod cleanup;
pub mod cut_off;
pub mod flat_batches;
pub mod flat_rows;
pub mod heads;
pub mod held;
pub mod hot;
pub mod identities;
pub mod inline;
pub mod moves;
pub mod one_hot_sum;
mod padding_times;
pub mod readers;
pub mod rounded;
pub mod row_motion;
pub mod schedule;
pub mod shift_gradient;
pub mod slice_motion;
pub mod slices;
pub mod sweeps;
pub mod unroll;
pub mod unrounded;
pub mod unstack;
pub mod witness;
