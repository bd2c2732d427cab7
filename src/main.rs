//! `grpo-opt`: fuses language-model heads and their losses in StableHLO modules.

mod cli;
mod compile;
mod crash;
mod driver;
mod limits;
mod output;
mod propagate;
mod run;
mod split;
mod store;
mod verify;

use clap::Parser;
use grpo_driver::guard;
use grpo_passes::error::Error;
use grpo_pjrt_api::store::Store;
use grpo_pjrt_api::{WORKER_ARGUMENT, worker_main};
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    if std::env::args_os().nth(1).is_some_and(|a| a == WORKER_ARGUMENT) {
        worker_main();
    }
    if std::env::args_os().nth(1).is_some_and(|a| a == store::ARGUMENT) {
        let served =
            store::serve(Store::of_environment().as_ref(), std::io::stdin().lock(), std::io::stdout());
        exit(served.map_or_else(
            |error| {
                output::say(&format!("{}\n", message(&error)));
                1
            },
            |()| 0,
        ));
    }
    let cli = match cli::Cli::try_parse() {
        Ok(cli) => cli,
        Err(usage) => exit(explain(&usage)),
    };
    if let Some(cli::Command::Run(arguments)) = &cli.command {
        let Err(error) = run::run(arguments);
        output::say(&format!("{}\n", message(&error)));
        exit(error.downcast_ref::<Error>().map_or(1, Error::exit_code));
    }
    let input = cli.input_name().to_string();
    crash::install(&input);
    let code = match guard::on_big_stack(guard::STACKS, || driver::run(&cli)) {
        Some(Ok(Ok(()))) => 0,
        Some(Ok(Err(error))) => {
            output::say(&format!("{}\n", message(&error)));
            error.downcast_ref::<Error>().map_or(1, Error::exit_code)
        }
        Some(Err(panic)) => {
            let what = "please report this with the input";
            output::say(&format!("{input}: error: internal error: {panic}; {what}\n"));
            1
        }
        None => {
            output::say(&format!("{input}: error: no thread could be started\n"));
            1
        }
    };
    exit(code)
}

/// Ends the process without destructors: the operating system takes a module's memory back faster than MLIR
/// frees it. What is written is flushed where it is written.
fn exit(code: u8) -> ! {
    // SAFETY: may be called at any time.
    unsafe { libc::_exit(code.into()) }
}

/// Prints a usage error, or the help that was asked for; gives the exit code.
fn explain(usage: &clap::Error) -> u8 {
    let printed = usage.print().and_then(|()| std::io::stdout().flush());
    if usage.use_stderr() {
        return 2;
    }
    match output::check_stdout()
        .and(printed.map_err(|e| Error::Io { path: "<stdout>".into(), source: e }))
    {
        Ok(()) => 0,
        Err(error) => {
            output::say(&format!("{error}\n"));
            error.exit_code()
        }
    }
}

fn message(error: &anyhow::Error) -> String {
    match error.downcast_ref::<Error>() {
        Some(error) => error.to_string(),
        None => format!("error: {error:#}"),
    }
}
