//! Observers of a pipeline run.

use grpo_ir::Op;
use std::fmt::Write as _;
use std::io::Write;
use std::time::Duration;

/// When a run verifies the module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verify {
    /// At no time.
    Never,
    /// Once, after the last pass. A second run then finds the pass that failed.
    AtEnd,
    /// After every pass.
    EachPass,
}

/// The observers of a run.
pub struct Instruments<'a> {
    /// When the module is verified.
    pub verify: Verify,
    /// Where to print the module after every pass.
    pub print_after_all: Option<&'a mut dyn Write>,
}

impl Default for Instruments<'_> {
    fn default() -> Self {
        Instruments { verify: Verify::EachPass, print_after_all: None }
    }
}

impl Instruments<'_> {
    pub(crate) fn after_pass(&mut self, pass: &str, module: Op) {
        if let Some(out) = &mut self.print_after_all {
            // A closed output is not an error.
            let _ = writeln!(out, "// -----// IR Dump After {pass} //----- //\n{module}\n");
        }
    }
}

/// The time of one pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Timing {
    /// The name of the pass.
    pub pass: String,
    /// Wall-clock time.
    pub ran: Duration,
}

/// A table of passes and their times.
pub fn timing_table(timings: &[Timing]) -> String {
    let total: Duration = timings.iter().map(|t| t.ran).sum();
    let share = |d: Duration| 100.0 * d.as_secs_f64() / total.as_secs_f64().max(f64::MIN_POSITIVE);
    let mut out = String::from("  seconds  share  pass\n");
    let rows = timings.iter().map(|t| (t.ran, t.pass.as_str()));
    for (ran, pass) in rows.chain([(total, "total")]) {
        let _ = writeln!(out, "{:>9.4} {:>5.1}%  {pass}", ran.as_secs_f64(), share(ran));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn the_timing_table_adds_up() {
        let t = |pass: &str, ms| Timing { pass: pass.into(), ran: Duration::from_millis(ms) };
        let table = timing_table(&[t("outline", 30), t("merge", 10)]);
        assert_eq!(
            table,
            "  seconds  share  pass\n   0.0300  75.0%  outline\n   0.0100  25.0%  merge\n   0.0400 100.0%  total\n"
        );
        assert!(timing_table(&[]).contains("total"));
    }
}
