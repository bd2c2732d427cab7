//! `grpo-opt`, `grpo-opt opt` and `grpo-opt explain`: a module is read, rewritten and written.

use crate::cli::Cli;
use crate::input::Input;
use crate::session::Session;
use crate::{listing, stdio, verify};
use anyhow::Result;

/// Does what the command line asks for. Everything is written at the end, or nothing is.
///
/// # Errors
/// The error that stops the run; for a [`grpo_io::error::Error`] it has an exit code.
pub fn run(cli: &Cli) -> Result<()> {
    if let Some(listing) = listing::requested(cli) {
        return Ok(stdio::write("-", listing.as_bytes())?);
    }
    let session = Session::new(cli)?;
    let input = Input::read(cli)?;
    if cli.verify_diagnostics {
        return verify::run(&session, &input);
    }
    session.rewrite(&input)?.write()
}
