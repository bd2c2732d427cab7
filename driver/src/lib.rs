//! What the front doors share, the command line, the compile hook and the Python package: their
//! configuration, the targets, what a program is compiled for, and the page that shows what was done.

#![warn(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]

pub mod config;
pub mod explain;
pub mod guard;
pub mod platform;
pub mod refusal;
mod small;
pub mod summary;
pub mod target;
