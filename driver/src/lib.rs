//! What the front doors share, the command line, the compile hook and the Python package: their
//! configuration, the targets, and what a program is compiled for.

pub mod config;
pub mod platform;
pub mod target;
