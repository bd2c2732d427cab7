//! An interpreter of Mosaic kernels, which runs the emitted text.
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
//! - **Poison**: unwritten memory is NaN (floats) or a garbage pattern (integers): the part of an
//!   input window beyond its array, new output windows, scratch, new outputs in HBM. So a missing mask
//!   shows in the result. A result element that is never written, or only by a copy of unwritten
//!   memory, is an error.
//! - **Asynchronous copies** happen as late as possible, at the wait that guarantees them. Until then the
//!   source must not be written and the destination not be accessed. A wait for a part of what is in
//!   flight on its semaphore guarantees nothing: copies may finish in any order.
//! - **Semaphores** count bytes for copies and signals otherwise; a wait for more than can ever arrive
//!   is an error, and so is a count other than zero when the kernel ends.
//! - **Cores** that share a kernel ([`Options::cores`]): each has its own memory and semaphores, which
//!   are checked at its end. They run sequentially.
//! - **Bounds** of every load, store and copy.
//!
//! Numbers: bf16 results are rounded (to nearest, ties to even) after every operation; matmuls
//! accumulate in f32, with operands in their type unless the operation has bf16 passes; sums of a
//! reduction are computed in f64 and rounded once. The hardware's approximations are not modelled.
//!
//! Not modelled: layouts and tiling (the TPU compiler checks them), remote copies, races between cores,
//! pseudo-random numbers. An unknown operation is an [`Error`] with its name and position.

#![warn(missing_docs)]

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
    /// Parses a kernel in Mosaic's versioned form.
    ///
    /// # Errors
    /// If MLIR refuses the text, if it is no versioned Mosaic module, and for an unknown operation, whose
    /// name and position the message has.
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

    /// Runs the kernel on `inputs` (scalar-prefetch operands first) and returns its outputs, which have
    /// the types and shapes of `outputs`.
    ///
    /// # Errors
    /// If the operands do not fit the kernel, and every [`Fault`].
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
