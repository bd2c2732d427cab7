//! The integration tests, one executable: a module per file of this folder.

mod encodings;
mod gpu;
mod kept;
mod loops;
mod peak_memory;
mod pipelines;
mod special_values;
