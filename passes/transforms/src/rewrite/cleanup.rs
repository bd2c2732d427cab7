//! Removes operations that a rewrite leaves dead, and reshapes that cancel. Not a pass: passes call it on what they change.

use grpo_dataflow::reshape::peel;
use grpo_ir::{Block, Builder, Kind, Op, TensorType, Val, is_empty_array};
use grpo_sweep::is_sweep;

/// StableHLO operations with side effects.
const EFFECTS: [Kind; 7] =
    [Kind::Infeed, Kind::Outfeed, Kind::Send, Kind::Recv, Kind::Rng, Kind::AfterAll, Kind::Return];

/// True if an operation has no side effects.
pub fn is_pure(op: Op) -> bool {
    let ends = |op: Op| op.is(Kind::Return) || op.is(Kind::ShardyReturn);
    is_sweep(op) || is_pure_alone(op) && op.walk().into_iter().all(|i| ends(i) || is_pure_alone(i))
}

/// [`is_pure`] without the operation's regions.
pub(crate) fn is_pure_alone(op: Op) -> bool {
    match op.kind() {
        Kind::Sweep | Kind::ShardingConstraint | Kind::ManualComputation => true,
        Kind::CustomCall => {
            let alias = op.attr("output_operand_aliases");
            op.attr_bool("has_side_effect") != Some(true) && alias.is_none_or(is_empty_array)
        }
        kind => matches!(op.dialect(), "stablehlo" | "chlo") && !EFFECTS.contains(&kind),
    }
}

/// Erases unused operations of a block, and unused operands of optimization barriers.
pub fn erase_dead(block: Block) {
    let mut ops = block.ops();
    while let Some(op) = ops.pop() {
        let count = op.num_results();
        let unused = (0..count).filter(|i| op.result(*i).is_unused()).count();
        if unused == 0 {
            continue;
        }
        if unused == count {
            if is_pure(op) {
                op.erase();
            }
        } else if op.is(Kind::OptimizationBarrier) {
            let used: Vec<bool> = op.results().map(|r| !r.is_unused()).collect();
            shrink_barrier(op, &used);
        }
    }
}

/// Replaces an operation's result by a value with the same elements, reshaped to the shape that users read. The operation stays,
/// without uses.
pub(crate) fn replace_reshaped<'c>(op: Op<'c>, new: Val<'c>) {
    let old = op.result(0);
    for read in old.uses().into_iter().map(|used| used.owner) {
        if read.is(Kind::Reshape) && read.result(0).mlir_type() == new.mlir_type() {
            read.result(0).replace_all_uses(new);
        }
    }
    if let Some(ty) = TensorType::of(old).filter(|_| !old.is_unused()) {
        old.replace_all_uses(Builder::before(op).reshape(new, &ty.shape));
    }
}

/// Replaces operands that are several reshapes of a value of their own shape by this value: `scan(unroll=2)` computes
/// `[steps, 2, …]` from `[2·steps, …]`, and vice versa.
pub(crate) fn skip_reshapes(of: Op) {
    for (at, v) in of.operands().enumerate() {
        let source = peel(v);
        if source == v || source.mlir_type() != v.mlir_type() || !is_reshaped(v) {
            continue;
        }
        of.set_operand(at, source);
        let mut dead = v;
        while let Some(op) = dead.def().filter(|_| dead != source && dead.is_unused()) {
            dead = op.operand(0);
            op.erase();
        }
    }
}

/// True if all operations that `peel` looks through are reshapes.
fn is_reshaped(v: Val) -> bool {
    let changes = |op: &Op| matches!(op.kind(), Kind::Reshape | Kind::BroadcastInDim);
    peel(v) == v || v.def().filter(changes).is_some_and(|op| is_reshaped(op.operand(0)))
}

fn shrink_barrier(op: Op, used: &[bool]) {
    let keep: Vec<usize> = (0..used.len()).filter(|i| used[*i]).collect();
    let operands: Vec<_> = keep.iter().map(|i| op.operand(*i)).collect();
    for (from, new) in keep.into_iter().zip(Builder::before(op).barrier(&operands)) {
        op.result(from).replace_all_uses(new);
    }
    op.erase();
}
