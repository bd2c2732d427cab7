//! The results of a run, which are written together at its end.

use crate::cli::Cli;
use crate::compile::Answer;
use crate::destinations::Destinations;
use crate::stdio;
use anyhow::Result;
use grpo_driver::config::{Config, Shown};
use grpo_driver::explain;
use grpo_io::error::Error;
use grpo_io::remarks;
use grpo_io::remarks::{Remark, RemarkKind};
use grpo_pipeline::{Outcome, timing_table};
use serde_json::Value;
use std::collections::BTreeSet;

/// What a run has to write.
pub struct Output<'a> {
    pub cli: &'a Cli,
    pub config: Config,
    pub destinations: Destinations,
    pub rewritten: Rewritten,
    /// The compiler's answer; none without `--compile`.
    pub compiled: Option<Result<Answer>>,
}

/// The modules of an input after the passes.
#[derive(Default)]
pub struct Rewritten {
    pub outcome: Outcome,
    /// The encoded modules.
    pub encoded: Vec<u8>,
    /// A line about the fused losses of each module that has some, for standard error.
    pub summary: String,
    /// The error of the last module that has one.
    pub error: Option<Error>,
}

impl Output<'_> {
    /// Writes remarks, times, report, page and module. A file is written whole or not at all.
    ///
    /// # Errors
    /// That of a module or of the compiler, and those of writing. With an error no module is written, and a report or
    /// page only if the error is [`Error::Strict`].
    pub fn write(self) -> Result<()> {
        let Output { cli, config, destinations, rewritten, compiled } = self;
        let Rewritten { outcome, encoded, summary, error } = rewritten;
        print_remarks(&outcome.remarks.list, config.remarks);
        if config.timing {
            stdio::say(&timing_table(&outcome.timings));
        }
        if let Some(path) = &destinations.remarks {
            stdio::write(path, remarks::yaml(&outcome.remarks.list).as_bytes())?;
        }
        let mut report = outcome.report.to_json(&outcome.remarks);
        if let Some(error) = error {
            if matches!(error, Error::Strict(_)) {
                write_report(&report, &destinations, cli)?;
            }
            return Err(error.into());
        }
        if let Some(answer) = compiled.transpose()? {
            report["compiled"] = answer.json;
            if destinations.module.as_deref() == Some("-") {
                stdio::say(&answer.table);
            } else {
                stdio::write("-", answer.table.as_bytes())?;
            }
        }
        write_report(&report, &destinations, cli)?;
        if let Some(path) = &destinations.module {
            stdio::write(path, &encoded)?;
        }
        // A pipeline of the user's own is for development, where `--remarks` says what passes do.
        if config.remarks != Shown::None && cli.pass_pipeline.is_none() {
            stdio::say(&summary);
        }
        Ok(())
    }
}

/// Prints the remarks that are to be shown. One about a loss that is not fused is printed once, wherever its copies
/// are.
fn print_remarks(list: &[Remark], shown: Shown) {
    let mut printed = BTreeSet::new();
    for remark in list.iter().filter(|remark| shown.tells(remark)) {
        let line = remarks::diagnostic(remark).render(None);
        if remark.kind == RemarkKind::Applied || printed.insert(line) {
            stdio::say(&remarks::render(remark));
        }
    }
}

/// Writes the report, as JSON and as a page.
fn write_report(report: &Value, destinations: &Destinations, cli: &Cli) -> Result<()> {
    if let Some(path) = &destinations.report {
        stdio::write(path, format!("{report:#}\n").as_bytes())?;
    }
    if let Some(path) = &destinations.page {
        stdio::write(path, explain::page(cli.input_name(), report).as_bytes())?;
        if cli.explains_only {
            stdio::say(&format!("grpo-opt: wrote {path}\n"));
        }
    }
    Ok(())
}
