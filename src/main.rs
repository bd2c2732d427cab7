//! `grpo-opt`: fuses language-model heads and their losses in StableHLO modules.

#![warn(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]

mod cli;
mod compile;
mod crash;
mod destinations;
mod input;
mod limits;
mod listing;
mod opt;
mod output;
mod propagate;
mod run;
mod serve;
mod session;
mod split;
mod stdio;
mod store;
mod verify;

use clap::{CommandFactory, Parser};
use cli::Request;
use grpo_driver::guard;
use grpo_io::error::Error;
use grpo_pjrt_api::store::Store;
use grpo_pjrt_api::{WORKER_ARGUMENT, worker_main};
use std::io::{IsTerminal, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    if std::env::args_os().nth(1).is_some_and(|a| a == WORKER_ARGUMENT) {
        worker_main();
    }
    if std::env::args_os().nth(1).is_some_and(|a| a == store::ARGUMENT) {
        let (input, output) = (std::io::stdin().lock(), std::io::stdout());
        exit(served(store::serve(Store::of_environment().as_ref(), input, output)));
    }
    if std::env::args_os().nth(1).is_some_and(|a| a == serve::ARGUMENT) {
        // On one thread: a worker process ends with the thread that started it.
        exit(on_a_stack(|| served(serve::serve())).unwrap_or(1));
    }
    // Without arguments a module is read from standard input; a terminal gets the help.
    if std::env::args_os().len() == 1 && std::io::stdin().is_terminal() {
        let _ = cli::Arguments::command().print_help();
        exit(0);
    }
    let arguments = match cli::Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(usage) => exit(print_usage(&usage)),
    };
    let cli = match arguments.request() {
        Request::Rewrite(cli) => cli,
        Request::Run(arguments) => not_started(run::run(&arguments)),
        Request::Doctor(arguments) => not_started(run::doctor(&arguments)),
    };
    let Some((code, said)) = on_a_stack(|| main_run(&cli)) else {
        stdio::say(&format!("{}: error: {NO_THREAD}\n", cli.input_name()));
        exit(1);
    };
    compile::end();
    stdio::say(&said);
    exit(code)
}

const NO_THREAD: &str = "no thread could be started";

/// Runs `f`, which catches its own panics, on a thread with a large stack; none if no thread can be started.
fn on_a_stack<R: Send>(f: impl Fn() -> R + Sync) -> Option<R> {
    match guard::on_big_stack(guard::STACKS, f)? {
        Ok(result) => Some(result),
        Err(panic) => {
            stdio::say(&format!("error: internal error: {panic}\n"));
            exit(1)
        }
    }
}

/// Runs `opt` or `explain`: the exit code, and the message for standard error.
fn main_run(cli: &cli::Cli) -> (u8, String) {
    let input = cli.input_name();
    crash::install(input);
    match guard::guarded(|| opt::run(cli)) {
        Ok(Ok(())) => (0, String::new()),
        Ok(Err(error)) => {
            (error.downcast_ref::<Error>().map_or(1, Error::exit_code), format!("{}\n", message(&error)))
        }
        Err(panic) => {
            (1, format!("{input}: error: internal error: {panic}; please report this with the input\n"))
        }
    }
}

/// The exit code of a server of lines; prints its error.
fn served(result: anyhow::Result<()>) -> u8 {
    let Err(error) = result else { return 0 };
    stdio::say(&format!("{}\n", message(&error)));
    1
}

/// Ends the process with the error for which it was not replaced by another program.
fn not_started(Err(error): anyhow::Result<std::convert::Infallible>) -> ! {
    stdio::say(&format!("{}\n", message(&error)));
    exit(error.downcast_ref::<Error>().map_or(1, Error::exit_code))
}

/// Ends the process without destructors: the operating system reclaims a module's memory faster than MLIR frees it.
/// Output is flushed when it is written.
fn exit(code: u8) -> ! {
    // SAFETY: may be called at any time.
    unsafe { libc::_exit(code.into()) }
}

/// Prints a usage error or the help; the exit code.
fn print_usage(usage: &clap::Error) -> u8 {
    let printed = usage.print().and_then(|()| std::io::stdout().flush());
    if usage.use_stderr() {
        return 2;
    }
    match stdio::check_stdout()
        .and(printed.map_err(|e| Error::Io { path: "<stdout>".into(), source: e }))
    {
        Ok(()) => 0,
        Err(error) => {
            stdio::say(&format!("{error}\n"));
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
