//! What users get to see: lines on standard error, the remarks file, dumped programs.

use grpo_passes::config::Config;
use grpo_passes::pipeline::Outcome;
use grpo_passes::remarks::{Remark, RemarkKind, render, yaml};
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// The environment's variables that are text.
pub fn variables() -> impl Iterator<Item = (String, String)> {
    std::env::vars_os().filter_map(|(n, v)| Some((n.into_string().ok()?, v.into_string().ok()?)))
}

/// A warning about one program, on one line's worth of attention.
pub fn warn(message: &str) {
    eprintln!("grpo-opt: warning: {message}");
}

/// The share of a compile that was spent here: reading the program, deciding, rewriting, writing.
pub fn timing(ours: Duration, total: Duration, fused: bool) {
    let (ours, total) = (ours.as_secs_f64(), total.as_secs_f64());
    let share = 100.0 * ours / total;
    let what = if fused { "fused" } else { "forwarded untouched" };
    eprintln!("grpo-opt: timing: {ours:.6} s of {total:.3} s ({share:.3}%), {what}");
}

/// What was decided about a program, for standard error; empty when there is nothing to say.
pub fn describe(config: &Config, program: &str, outcome: &Outcome) -> String {
    let shown = config.remarks.unwrap_or_default();
    let mut out = String::new();
    if shown != grpo_passes::config::Shown::None && !outcome.report.fusions.is_empty() {
        let fusions = &outcome.report.fusions;
        let sizes: Vec<String> = fusions.iter().map(|f| format!("{} x {}", f.rows, f.cols)).collect();
        let bytes: u64 = fusions.iter().map(|f| f.removed_bytes).sum();
        let _ = writeln!(
            out,
            "grpo-opt: {program}: fused {} ({}), {:.1} MB of logits-sized values removed",
            plural(fusions.len(), "chain"),
            sizes.join(", "),
            bytes as f64 / 1e6
        );
    }
    let candidates = outcome.remarks.list.iter().filter(|r| r.candidate && shown.includes(r.kind));
    for remark in candidates {
        let _ = write!(out, "grpo-opt: {program}: {}", render(remark));
    }
    out
}

/// `1 chain`, `2 chains`.
pub fn plural(n: usize, what: &str) -> String {
    if n == 1 { format!("1 {what}") } else { format!("{n} {what}s") }
}

/// Adds a program's remarks to the configuration's file. Processes and threads may share one.
pub fn keep_remarks(config: &Config, program: &str, remarks: &[Remark]) {
    static WRITING: Mutex<()> = Mutex::new(());
    let Some(path) = &config.remarks_file else { return };
    let text = format!("# {program}\n{}", yaml(remarks));
    let _turn = WRITING.lock();
    let file = fs::OpenOptions::new().create(true).append(true).open(path);
    if let Err(e) = file.and_then(|mut f| f.write_all(text.as_bytes())) {
        warn(&format!("{program}: no remarks were written to `{}`: {e}", path.display()));
    }
}

/// A remark about a whole program, without a place in it.
pub fn program_remark(message: String) -> Remark {
    Remark {
        kind: RemarkKind::Missed,
        pass: "hook",
        location: "unknown".into(),
        op: "builtin.module".into(),
        function: String::new(),
        message,
        candidate: true,
    }
}

/// Numbers the programs of this process and writes them to the configuration's dump folder.
pub struct Dump<'a> {
    folder: Option<&'a std::path::Path>,
    number: (u32, usize),
}

impl<'a> Dump<'a> {
    /// This process, and the number of the next program in it.
    pub fn number() -> (u32, usize) {
        static NUMBER: AtomicUsize = AtomicUsize::new(0);
        (std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed))
    }

    pub fn new(config: &'a Config, number: (u32, usize)) -> Dump<'a> {
        Dump { folder: config.dump_folder.as_deref(), number }
    }

    pub fn wanted(&self) -> bool {
        self.folder.is_some()
    }

    /// Writes `PROCESS-NUMBER-PROGRAM.STAGE.mlir`.
    pub fn write(&self, program: &str, stage: &str, bytes: &[u8]) {
        let Some(folder) = self.folder else { return };
        let plain = |c: char| if c.is_ascii_alphanumeric() || "_-.".contains(c) { c } else { '_' };
        let name: String = program.chars().map(plain).take(100).collect();
        let (process, number) = self.number;
        let file = format!("{process}-{number:04}-{name}.{stage}.mlir");
        let written = fs::create_dir_all(folder).and_then(|()| fs::write(folder.join(file), bytes));
        if let Err(e) = written {
            warn(&format!("{program}: not dumped to `{}`: {e}", folder.display()));
        }
    }
}
