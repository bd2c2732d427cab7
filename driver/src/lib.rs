//! Shared by the command line and the compile hook: the configuration, targets and platforms, messages, and the page of
//! `explain`.

#![warn(missing_docs)]
#![warn(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]

pub mod config;
pub mod explain;
pub mod guard;
pub mod platform;
pub mod refusal;
mod small;
pub mod summary;
pub mod target;
