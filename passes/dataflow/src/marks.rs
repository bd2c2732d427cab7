//! Attributes by which passes mark operations for later passes.

use grpo_ir::{Op, TensorType};

/// Marks the copy of a matmul in another region, and of a loop, conditional or manual computation that passes residuals:
/// `rematerialize`.
pub const MARK: &str = "grpo.rematerialized";

/// Marks a matmul that has such a copy. Residuals that the copy's region reads are computed from the original's logits, which must
/// have the same bits: both matmuls become sweeps, or neither.
pub const COPIED: &str = "grpo.copied";

/// Marks an operation on all columns that `coalesce-blocks` creates from a loop over blocks of columns.
pub const WHOLE: &str = "grpo.whole";

/// The reason why `coalesce-blocks` did not rewrite a loop over blocks of columns.
pub const STAYS: &str = "grpo.stays";

/// Marks the matmul of one head that was split from a matmul of several; the value is their number.
pub const HEAD: &str = "grpo.head";

/// True if an operation has this mark.
pub fn is_left(module: Op, mark: &str) -> bool {
    module.walk().into_iter().any(|op| op.attr(mark).is_some())
}

/// The distinct numbers of elements of the matmuls marked [`MARK`] or [`COPIED`] that did not become sweeps.
pub fn sizes_left(module: Op) -> Vec<i64> {
    let marked = |op: &Op| [MARK, COPIED].into_iter().any(|mark| op.attr(mark).is_some());
    let results = module.walk().into_iter().filter(marked).filter_map(|op| op.results().next());
    let mut sizes: Vec<i64> = results.filter_map(|v| Some(TensorType::of(v)?.elements())).collect();
    sizes.sort_unstable();
    sizes.dedup();
    sizes
}
