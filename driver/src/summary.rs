//! What was fused in a program, in one line for standard error: the compile hook's and the command line's.

use grpo_passes::remarks::{plural, users_line};
use grpo_passes::report::Report;

/// The line about the losses that were fused in the program of this name; empty if none was fused.
pub fn fused(program: &str, report: &Report) -> String {
    let fusions = &report.fusions;
    if fusions.is_empty() {
        return String::new();
    }
    let sizes: Vec<String> = fusions.iter().map(|f| format!("{} x {}", f.rows, f.cols)).collect();
    let values: usize = fusions.iter().map(|f| f.removed_values).sum();
    let bytes = fusions.iter().map(|f| f.removed_bytes).fold(0, u64::saturating_add);
    format!(
        "grpo-opt: {program}: fused {} ({}), {} of the logits' shape gone ({:.1} MB){}\n",
        plural(fusions.len(), "chain"),
        sizes.join(", "),
        plural(values, "value"),
        bytes as f64 / 1e6,
        left(report)
    )
}

/// The types, sizes and source lines of the largest values of heads' logits that the fused program still holds.
fn left(report: &Report) -> String {
    let left = &report.remaining;
    if left.is_empty() {
        return String::new();
    }
    let sizes: Vec<String> = left
        .iter()
        .map(|v| format!("{} ({:.1} MB){}", v.ty, v.bytes as f64 / 1e6, users_line(&v.location)))
        .collect();
    format!(", left: {}", sizes.join(", "))
}
