//! Residuals that one region hands to another, as far as several passes know of them.

use grpo_ir::{Kind, Op, TensorType, Val};
use rustc_hash::FxHashSet as HashSet;

/// Marks a matrix product that the pass `rematerialize` copied into another region.
pub const MARK: &str = "grpo.rematerialized";

/// Marks a matrix product of which there is such a copy. What the copy's region is handed over was taken of the original's logits,
/// and has to be of the same ones, bit for bit: both become sweeps, or none.
pub const COPIED: &str = "grpo.copied";

/// Marks an operation on all columns that the pass `coalesce-blocks` made of a loop over tiles of them.
pub const WHOLE: &str = "grpo.whole";

/// Marks the product of one head that was part of a product of several, with their number.
pub const HEAD: &str = "grpo.head";

/// Says of a product of several heads why it was not taken apart.
pub const TOGETHER: &str = "grpo.together";

/// Marks a matrix product of whose logits no chain may be taken, with the reason: `outline/recomputed_products.rs`.
pub const APART: &str = "grpo.apart";

/// Whether an operation with this mark is still there: no sweep was made of it.
pub fn is_left(module: Op, mark: &str) -> bool {
    module.walk().into_iter().any(|op| op.attr(mark).is_some())
}

/// The numbers of elements of products that a pass computed again, or of which it did, and of which no sweep was made.
pub fn sizes_left(module: Op) -> Vec<i64> {
    let marked = |op: &Op| [MARK, COPIED].into_iter().any(|mark| op.attr(mark).is_some());
    let results =
        module.walk().into_iter().filter(marked).filter_map(|op| op.results().first().copied());
    let mut sizes: Vec<i64> = results.filter_map(|v| Some(TensorType::of(v)?.elements())).collect();
    sizes.sort_unstable();
    sizes.dedup();
    sizes
}

/// Whether a module has two slices of one array of `least` columns or more: tiles of these that are written out.
pub fn may_be_written_out(module: Op, least: i64) -> bool {
    let mut seen: HashSet<Val> = HashSet::default();
    let slices = module.walk().into_iter().filter(|op| op.is(Kind::Slice));
    slices.map(|op| op.operand(0)).any(|v| {
        let wide = TensorType::of(v)
            .is_some_and(|ty| ty.elem.is_float() && ty.shape.iter().any(|d| *d >= least));
        wide && !seen.insert(v)
    })
}

/// Whether a module holds a loop, or two manual computations or two conditionals, of which one may read what the other one
/// makes.
pub fn may_be_handed_over(module: Op) -> bool {
    let all = module.walk();
    let several = |kind: Kind| all.iter().filter(|op| op.is(kind)).count() > 1;
    all.iter().any(|op| op.is(Kind::While))
        || [Kind::ManualComputation, Kind::Case, Kind::If].into_iter().any(several)
}
