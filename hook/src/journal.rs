//! Output for users: messages, the remarks file, dumped programs and pages.

use crate::python;
use grpo_driver::config::{Config, Shown};
use grpo_driver::{explain, summary};
use grpo_io::remarks::{Remark, RemarkKind, Significance, users_line, yaml};
use grpo_io::write::write_file;
use grpo_pipeline::Outcome;
use std::collections::BTreeSet;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Logs lines, without the prefix `grpo-opt: `, to the logger `grpo_opt` of this process's Python, or writes them to
/// standard error if there is no Python; errors of writing are ignored (`eprint!` panics).
pub fn log(text: &str) {
    for line in text.lines() {
        let message = line.strip_prefix(PREFIX).unwrap_or(line);
        if !python::log(is_warning(message), message) {
            let _ = std::io::stderr().write_all(format!("{line}\n").as_bytes());
        }
    }
}

/// True for warnings and losses that are not fused; false for fused losses and times.
fn is_warning(message: &str) -> bool {
    message.starts_with("warning: ") || message.contains(&format!(": {NOT_FUSED}: "))
}

/// The prefix of lines.
const PREFIX: &str = "grpo-opt: ";

/// Logs a line of a process that rewrote a program. A line about a loss that is not fused is logged once in this
/// process.
pub fn relay(line: &str) {
    let repeated = line.starts_with(PREFIX)
        && [NOT_FUSED, LEFT_ALONE].iter().any(|what| line.contains(&format!(": {what}: ")));
    if first_time(line) || !repeated {
        log(&format!("{line}\n"));
    }
}

/// As [`relay`], for another attempt at the same program: no line is logged twice.
pub fn relay_again(line: &str) {
    if first_time(line) {
        log(&format!("{line}\n"));
    }
}

/// The prefix of lines about losses that are not fused.
const NOT_FUSED: &str = "not fused";
const LEFT_ALONE: &str = "left alone";

/// A warning about one program, on one line.
pub fn warn(message: &str) {
    log(&format!("grpo-opt: warning: {}\n", message.replace('\n', " ")));
}

/// As [`warn`], once in this process.
fn warn_once(message: &str) {
    relay_again(&format!("grpo-opt: warning: {message}"));
}

/// A line with the share of a compilation's time that this library took.
pub fn timing(ours: Duration, total: Duration, fused: bool) -> String {
    let (ours, total) = (ours.as_secs_f64(), total.as_secs_f64());
    let share = 100.0 * ours / total;
    let what = if fused { "fused" } else { "forwarded untouched" };
    format!("grpo-opt: timing: {ours:.6} s of {total:.3} s ({share:.3}%), {what}\n")
}

/// Lines about the fused losses of a program and its remarks; empty if there are none.
pub fn describe(config: &Config, program: &str, outcome: &Outcome) -> String {
    let shown = config.remarks;
    let mut out = String::new();
    if shown != Shown::None {
        out += &summary::fused(program, &outcome.report);
        for fusion in &outcome.report.fusions {
            if let Some(message) = fusion.half_fused() {
                out += &format!("grpo-opt: {program}: {message}{}\n", users_line(&fusion.location));
            }
        }
    }
    for remark in outcome.remarks.list.iter().filter(|remark| shown.tells(remark)) {
        let line = match (remark.kind, remark.significance) {
            (RemarkKind::Applied, _) => format!("{}: {}", remark.pass, remark.message),
            (RemarkKind::Missed, Significance::Loss) => format!("{NOT_FUSED}: {}", remark.message),
            (RemarkKind::Missed, _) => format!("{LEFT_ALONE}: {}", remark.message),
        };
        let line = format!("grpo-opt: {program}: {line}{}\n", users_line(&remark.location));
        // Programs are compiled again for other shapes and in other threads.
        if remark.kind == RemarkKind::Applied || first_time(&line) {
            out += &line;
        }
    }
    out
}

/// True if this process has not printed a line before.
fn first_time(line: &str) -> bool {
    const MOST: usize = 10_000;
    static PRINTED: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
    let mut printed = PRINTED.lock().unwrap_or_else(PoisonError::into_inner);
    printed.len() >= MOST || printed.insert(line.to_string())
}

/// Appends a program's remarks to the remarks file, which processes and threads may share.
pub fn keep_remarks(config: &Config, program: &str, remarks: &[Remark]) {
    static WRITING: Mutex<()> = Mutex::new(());
    let Some(path) = &config.remarks_file else { return };
    let text = format!("# {program}\n{}", yaml(remarks));
    let turn = WRITING.lock();
    let file = fs::OpenOptions::new().create(true).append(true).open(path);
    let written = file.and_then(|mut f| f.write_all(text.as_bytes()));
    // Released before a message, which waits for Python's lock.
    drop(turn);
    if let Err(e) = written {
        warn_once(&format!("{program}: no remarks were written to `{}`: {e}", path.display()));
    }
}

/// Writes dumps of a program and the page about it, if the configuration has folders for them.
pub struct Dump<'a> {
    folder: Option<&'a Path>,
    explain: Option<&'a Path>,
    number: (u32, usize),
}

impl<'a> Dump<'a> {
    /// The process id, and the number of the next program of this process.
    pub fn number() -> (u32, usize) {
        static NUMBER: AtomicUsize = AtomicUsize::new(0);
        (std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed))
    }

    pub fn new(config: &'a Config, number: (u32, usize)) -> Dump<'a> {
        Dump { folder: config.dump_folder.as_deref(), explain: config.explain.as_deref(), number }
    }

    pub fn wanted(&self) -> bool {
        self.folder.is_some()
    }

    /// Writes `PROCESS-NUMBER-PROGRAM.STAGE.mlir`.
    pub fn write(&self, program: &str, stage: &str, bytes: &[u8]) {
        let Some(folder) = self.folder else { return };
        let file = folder.join(format!("{}.{stage}.mlir", self.name(program)));
        if let Err(e) = fs::create_dir_all(folder).and_then(|()| fs::write(file, bytes)) {
            warn_once(&format!("{program}: not dumped to `{}`: {e}", folder.display()));
        }
    }

    /// Writes the page about a program, `PROCESS-NUMBER-PROGRAM.html`, where something was decided about it.
    pub fn explain(&self, program: &str, outcome: &Outcome) {
        let Some(folder) = self.explain.filter(|_| !outcome.remarks.list.is_empty()) else { return };
        let file = folder.join(format!("{}.html", self.name(program)));
        let page = explain::page(program, &outcome.report.to_json(&outcome.remarks));
        let made = fs::create_dir_all(folder).map_err(|e| e.to_string());
        let written = made.and_then(|()| {
            write_file(&file.to_string_lossy(), page.as_bytes()).map_err(|e| e.to_string())
        });
        if let Err(why) = written {
            warn_once(&format!("{program}: no page in `{}`: {why}", folder.display()));
        }
    }

    fn name(&self, program: &str) -> String {
        let plain = |c: char| if c.is_ascii_alphanumeric() || "_-.".contains(c) { c } else { '_' };
        let name: String = program.chars().map(plain).take(100).collect();
        let (process, number) = self.number;
        format!("{process}-{number:04}-{name}")
    }
}
