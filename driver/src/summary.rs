//! The line of a program's fused losses, for standard error.

use grpo_io::remarks::{plural, users_line};
use grpo_io::report::{Fusion, Report};
use grpo_ir::Elem;

/// The line for the program named `program`; empty if nothing was fused.
pub fn fused(program: &str, report: &Report) -> String {
    let fusions = &report.fusions;
    if fusions.is_empty() {
        return String::new();
    }
    let size = |f: &Fusion| match f.devices {
        1 => format!("{} x {}", f.rows, f.cols),
        devices => format!("{} x {} over {devices} devices", f.rows, f.cols),
    };
    let sizes: Vec<String> = fusions.iter().map(size).collect();
    // Tensors have at most 2^48 elements.
    let logits =
        fusions.iter().map(|f| (f.rows * f.cols).unsigned_abs() * Elem::F32.bytes() / f.devices.max(1));
    let on_each = if fusions.iter().any(|f| f.devices > 1) { " on each" } else { "" };
    format!(
        "grpo-opt: {program}: fused {} ({}), {:.1} MB of f32 logits{on_each}{}\n",
        plural(fusions.len(), "loss"),
        sizes.join(", "),
        logits.fold(0, u64::saturating_add) as f64 / 1e6,
        left(report)
    )
}

/// Types, sizes and source lines of the largest logits that the program still holds; empty if there are none.
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
