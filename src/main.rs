//! `grpo-opt`: fuses language-model heads and their losses in StableHLO modules.

mod cli;
mod compile;
mod crash;
mod driver;
mod limits;
mod propagate;
mod split;
mod verify;

use clap::Parser;
use grpo_passes::error::Error;
use grpo_passes::pjrt::{WORKER_ARGUMENT, worker_main};
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    if std::env::args_os().nth(1).is_some_and(|a| a == WORKER_ARGUMENT) {
        worker_main();
    }
    let cli = cli::Cli::parse();
    let input = cli.input_name().to_string();
    crash::install(&input);
    let code = match crash::on_big_stack(move || driver::run(&cli)) {
        Ok(Ok(())) => 0,
        Ok(Err(error)) => {
            eprintln!("{}", message(&error));
            error.downcast_ref::<Error>().map_or(1, Error::exit_code)
        }
        Err(panic) => {
            eprintln!("{input}: error: internal error: {panic}; please report this with the input");
            1
        }
    };
    let _ = std::io::stdout().flush();
    // No destructors: the operating system takes a module's memory back faster than MLIR frees it.
    unsafe { libc::_exit(code.into()) }
}

fn message(error: &anyhow::Error) -> String {
    match error.downcast_ref::<Error>() {
        Some(error) => error.to_string(),
        None => format!("error: {error:#}"),
    }
}
