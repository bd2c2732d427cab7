//! An interpreter of Mosaic kernels: it runs the text that was really emitted.
//!
//! Input is the *versioned* form that goes into a `tpu_custom_call`'s body (a module with the
//! attribute `stable_mosaic.version`, every operation named `stable_mosaic.<dialect>.<op>`). MLIR
//! parses it, [`compile`] turns each function once into flat instructions over numbered slots, and
//! [`eval`] executes them over the grid.
//!
//! What is modelled:
//!
//! - **Grid and windows** as Pallas on TPU has them: the last grid dimension runs fastest; an input
//!   window is copied in when its block index changes, an output window is copied out when its block
//!   index changes and at the end. What a kernel writes into an input window stays until then.
//! - **Poison**: whatever nobody has written is NaN (floats) or a garbage pattern (integers): the
//!   part of an input window that sticks out over its array, fresh output windows, scratch, fresh
//!   outputs in HBM. So a missing mask is seen in the result. A result element that is never
//!   written is an error, also when unwritten memory is copied onto it.
//! - **Asynchronous copies** happen at the last legal moment, when a wait guarantees them. Until then
//!   nobody may write the source nor touch the destination. A wait that counts only a part of what is
//!   in flight on its semaphore guarantees nothing: copies may finish in any order.
//! - **Semaphores** count bytes for copies and signals otherwise; a wait for more than can ever arrive
//!   is an error, and so is a count other than zero when the kernel ends.
//! - **Cores** that share a kernel, if asked for ([`Options::cores`]): each has memory and semaphores
//!   of its own, and both must be left in order. They run one after the other.
//! - **Bounds** of every load, store and copy.
//!
//! Numbers: bf16 results are rounded (to nearest, ties to even) after every operation; matmuls
//! accumulate in f32, operands keep their type unless the operation asks for bf16 passes; sums of a
//! reduction are taken in f64 and rounded once. The hardware's own approximations are not modelled.
//!
//! What is not: layouts and tiling (the TPU compiler judges them), remote copies, races
//! between cores, pseudo-random numbers. An operation that is not is an [`Error`] that names it and its place.

mod array;
mod compile;
mod error;
mod eval;
mod ir;
mod program;
mod text;

pub use array::{Array, DType, Data};
pub use error::{Error, Fault};
pub use eval::Options;

use program::KernelProgram;

/// A kernel, parsed and ready to run any number of times.
#[derive(Debug)]
pub struct Kernel {
    program: KernelProgram,
}

impl Kernel {
    /// Reads a kernel in Mosaic's versioned form.
    ///
    /// # Errors
    /// Fails when MLIR refuses the text, when it is no versioned Mosaic module, and when it has an
    /// operation that the interpreter does not know; the message names the operation and its place.
    pub fn parse(text: &str) -> Result<Self, Error> {
        Ok(Self { program: compile::compile(text)? })
    }

    /// The kernel function's name.
    pub fn name(&self) -> &str {
        &self.program.name
    }

    /// The number of steps in each grid dimension; empty for a kernel without a grid.
    pub fn grid(&self) -> &[i64] {
        &self.program.grid
    }

    /// Runs the kernel on `inputs` (scalar-prefetch operands first) and returns its outputs, whose
    /// types and shapes the caller tells in `outputs`.
    ///
    /// # Errors
    /// Fails when the operands do not fit the kernel and on every [`Fault`].
    pub fn run(&self, inputs: &[Array], outputs: &[(DType, Vec<usize>)]) -> Result<Vec<Array>, Error> {
        self.run_with(inputs, outputs, &Options::default())
    }

    /// [`Kernel::run`] with input-output aliases, outputs that are not filled, and a limit on the work.
    ///
    /// # Errors
    /// As [`Kernel::run`].
    pub fn run_with(
        &self,
        inputs: &[Array],
        outputs: &[(DType, Vec<usize>)],
        options: &Options,
    ) -> Result<Vec<Array>, Error> {
        eval::run(&self.program, inputs, outputs, options)
    }
}
