//! Many runs in one process, for tools that compile hundreds of programs: `grpo-opt __serve`.
//!
//! A line of standard input is a command line without the program's name: a JSON array of strings. The answer is a line
//! of standard output: `{"code": NUMBER, "error": TEXT}`, the exit code and the message. Runs share the worker
//! processes of the TPU compiler, which take longer to start than most kernels to compile. Output of a run goes to
//! standard error. A run that crashes ends the process without an answer.

use crate::cli::{self, Request};
use crate::{compile, main_run};
use anyhow::{Context, Result};
use clap::Parser;
use grpo_pjrt_api::take_stdout;
use serde_json::json;
use std::io::{self, BufRead, Write};

/// The hidden first argument.
pub const ARGUMENT: &str = "__serve";

/// Answers the lines of standard input until there are no more.
///
/// # Errors
/// For a line that is no array of strings, and if standard output cannot be written.
pub fn serve() -> Result<()> {
    let answers = take_stdout()?;
    let answered = answer(io::stdin().lock(), answers);
    compile::end();
    answered
}

fn answer(input: impl BufRead, mut output: impl Write) -> Result<()> {
    for line in input.lines() {
        let words: Vec<String> =
            serde_json::from_str(&line?).context("reading the words of a command line")?;
        let (code, error) =
            match cli::Arguments::try_parse_from(["grpo-opt".to_owned()].into_iter().chain(words)) {
                Ok(arguments) => match arguments.request() {
                    Request::Rewrite(cli) => main_run(&cli),
                    Request::Run(_) | Request::Doctor(_) => {
                        (2, "only modules are rewritten here".into())
                    }
                },
                Err(usage) => (2, usage.to_string()),
            };
        writeln!(output, "{}", json!({ "code": code, "error": error }))?;
        output.flush()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn command_lines_are_answered_one_by_one() {
        let input = "[\"/no/such/file.mlir\"]\n[\"--no-such-flag\"]\n[\"--target=neither\"]\n";
        let mut output = Vec::new();
        answer(input.as_bytes(), &mut output).unwrap();
        let lines: Vec<serde_json::Value> = String::from_utf8(output)
            .unwrap()
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        assert_eq!(lines.iter().map(|l| l["code"].as_u64().unwrap()).collect::<Vec<_>>(), [1, 2, 2]);
        for (line, part) in lines.iter().zip(["/no/such/file.mlir", "--no-such-flag", "neither"]) {
            assert!(line["error"].as_str().unwrap().contains(part), "{line}");
        }
        for junk in ["", "{}", "[1]"] {
            assert!(answer(format!("{junk}\n").as_bytes(), Vec::new()).is_err(), "{junk}");
        }
    }
}
