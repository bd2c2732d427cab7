//! Tests whether passes may do in a module what later passes undo: if not, the pipeline keeps no copy of the original.

use grpo_dataflow::partitioning;
use grpo_dataflow::propagation::Propagation;
use grpo_ir::{Kind, Op, TensorType, Val};
use grpo_transforms::findings::{Findings, Speculation};
use grpo_transforms::options::Options;
use grpo_transforms::rewrite::heads;
use rustc_hash::FxHashSet as HashSet;

/// True if a pass may do a rewrite that a later pass finds to be useless or impossible.
pub(crate) fn may_speculate(module: Op, options: &Options, findings: &Findings) -> bool {
    let Findings { residuals, blocks, heads, .. } = findings;
    let is_on = |speculation: &Speculation| !speculation.is_off;
    partitioning::of_module(module).is_split() && matches!(options.propagation, Propagation::By(_))
        || [residuals, blocks, heads].into_iter().any(is_on) && may_have_residuals(module)
        || is_on(blocks) && may_be_written_out(module, options.least_columns())
        || is_on(heads) && heads::may_have_several(module)
}

/// True if a module may pick more columns per row than are compared with every column: most modules have no gather by an array of
/// indices that could be one.
pub(crate) fn may_pick_many(module: Op) -> bool {
    let picks = |op: &Op| op.is(Kind::Gather) || op.is(Kind::Scatter);
    module.walk().iter().any(picks)
}

/// True if a module has two slices of one array with a dimension of at least `least`: blocks of an unrolled loop.
fn may_be_written_out(module: Op, least: i64) -> bool {
    let mut seen: HashSet<Val> = HashSet::default();
    let slices = module.walk().into_iter().filter(|op| op.is(Kind::Slice));
    slices.map(|op| op.operand(0)).any(|v| {
        let wide = TensorType::of(v)
            .is_some_and(|ty| ty.elem.is_float() && ty.shape.iter().any(|d| *d >= least));
        wide && !seen.insert(v)
    })
}

/// True if a module has a loop, two manual computations or two conditionals, one of which may read residuals of the other.
fn may_have_residuals(module: Op) -> bool {
    let all = module.walk();
    let several = |kind: Kind| all.iter().filter(|op| op.is(kind)).count() > 1;
    all.iter().any(|op| op.is(Kind::While))
        || [Kind::ManualComputation, Kind::Case, Kind::If].into_iter().any(several)
}
