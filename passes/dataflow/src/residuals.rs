//! Tests whether a module can have residuals between regions, or an unrolled loop over blocks: if not, passes for these are skipped.

use grpo_ir::{Kind, Op, TensorType, Val};
use rustc_hash::FxHashSet as HashSet;

/// True if a module has two slices of one array with a dimension of at least `least`: blocks of an unrolled loop.
pub fn may_be_written_out(module: Op, least: i64) -> bool {
    let mut seen: HashSet<Val> = HashSet::default();
    let slices = module.walk().into_iter().filter(|op| op.is(Kind::Slice));
    slices.map(|op| op.operand(0)).any(|v| {
        let wide = TensorType::of(v)
            .is_some_and(|ty| ty.elem.is_float() && ty.shape.iter().any(|d| *d >= least));
        wide && !seen.insert(v)
    })
}

/// True if a module has a loop, two manual computations or two conditionals, one of which may read residuals of the other.
pub fn may_have_residuals(module: Op) -> bool {
    let all = module.walk();
    let several = |kind: Kind| all.iter().filter(|op| op.is(kind)).count() > 1;
    all.iter().any(|op| op.is(Kind::While))
        || [Kind::ManualComputation, Kind::Case, Kind::If].into_iter().any(several)
}
