//! The marker of operations that a lowering emits: a fused program that is compiled again is not fused a second time.

use grpo_ir::{Kind, Op};

/// An attribute that StableHLO's serialization and XLA preserve.
const ATTRIBUTES: &str = "mhlo.frontend_attributes";
/// The key in it.
const KEY: &str = "grpo_opt.sweep";

/// Marks an exponential, a reduction or a loop of a lowered sweep. No anchor in a lowered sweep is without one of these.
pub fn mark_lowered(op: Op) {
    if op.is_any(&[Kind::Exponential, Kind::Reduce, Kind::While]) {
        op.set_attr_text(ATTRIBUTES, &format!("{{{KEY} = \"lowered\"}}"));
    }
}

/// True if a lowering emitted the operation, in this run or an earlier one.
pub fn is_lowered(op: Op) -> bool {
    op.attr_entry(ATTRIBUTES, KEY).is_some()
}
