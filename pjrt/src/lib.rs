//! Compiles a StableHLO program ahead of time with the real compiler of a TPU
//! or a GPU, with none attached and no Python: libtpu or JAX's CUDA plugin
//! through the PJRT C API.
//!
//! The result has the compiler's own figures: bytes of arguments, outputs and
//! temporaries, and the optimized HLO, which shows whether a value as large as
//! the logits is left.
//!
//! A plugin may end its process on a failed check, so the command line never
//! loads it into itself. A [`Compiler`] starts the same executable as a worker
//! (see [`worker_main`]), hands it the program, and turns a crash into an
//! [`Error`]:
//!
//! ```no_run
//! use grpo_pjrt_api::{self as pjrt, CompileOptions, Compiler, Topology, Worker};
//!
//! # fn main() -> Result<(), pjrt::Error> {
//! # let program = b"";
//! let libtpu = pjrt::find_libtpu(None)?;
//! let topology: Topology = "v6e:2x2".parse()?;
//! let worker = Worker::this_executable()?;
//! let compiler = Compiler::new(worker, libtpu, None);
//! let compiled = compiler.compile(&topology, program, &CompileOptions::default())?;
//! print!("{}", pjrt::format_table(&[("fused", &compiled)]));
//! # Ok(())
//! # }
//! ```

#![warn(missing_docs)]
#![warn(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]

pub mod api;
mod compile;
mod compiler;
mod error;
mod find;
mod gpu;
mod hlo;
mod plugin;
pub mod store;
mod stored;
mod table;
mod topology;
mod wire;
mod worker;

pub use compile::{CompileOptions, Compiled, assigned_devices};
pub use compiler::{Compiler, compile_in_child};
pub use error::{Error, blames_kernel, brief};
pub use find::{find_libtpu, find_plugin};
pub use hlo::{
    Collective, CollectiveKind, Estimate, Held, HloModule, HloValue, Moment, Moved, OpEstimate, Role,
    Timeline,
};
pub use plugin::load_table;
pub use stored::plugin_build;
pub use table::format_table;
pub use topology::Topology;
pub use worker::{WORKER_ARGUMENT, Worker, take_stdout, worker_main};
