//! Finds losses over a vocabulary in a StableHLO module. Nothing here rewrites one.
//!
//! A search starts at an [`anchor`], such as a softmax's sum, grows a [`region`] of `[rows…, V]` values around it, and ends at the operations
//! that consume them.
//!
//! - Anchors: [`anchor`], [`attention`] (which is no loss), [`prefilter`] (of a program's bytes), [`vocabulary`] sizes.
//! - Regions: a [`tile`] is a value with its vocabulary axis; [`order`] is the order of rows; a
//!   [`consumer`] uses a tile outside the region; [`mod@slice`] builds the body for a consumer; [`operations`] lists a region's operations.
//! - Between regions: [`rows`] (row values between two sweeps).
//! - Numbers: [`rounding`] of logits, and comparisons that depend on the last bit ([`bit_equality`]).
//! - [`remaining`]: the largest values of a head's size that a program keeps.

#![warn(missing_docs)]
#![warn(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]

pub mod anchor;
pub mod attention;
pub(crate) mod bit_equality;
pub mod consumer;
pub mod operations;
pub mod order;
pub mod prefilter;
pub mod region;
pub mod remaining;
pub mod rounding;
pub mod rows;
pub mod slice;
pub mod tile;
pub mod vocabulary;
