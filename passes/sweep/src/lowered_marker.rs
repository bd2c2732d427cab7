//! The mark on what a lowered sweep consists of: a program that was fused may be compiled again, and is not
//! fused a second time.

use grpo_ir::{Kind, Op};

/// Attributes of operations that StableHLO's serialization keeps, and that compilers pass on.
const ATTRIBUTES: &str = "mhlo.frontend_attributes";
/// Our key among them.
const KEY: &str = "grpo_opt.sweep";

/// Marks an operation of a lowered sweep if a region could start from it: every anchor needs an exponential or a reduction, or is in
/// no lowered sweep. A loop is marked too: it holds nothing but the sweep's tiles.
pub fn mark_own(op: Op) {
    if [Kind::Exponential, Kind::Reduce, Kind::While].contains(&op.kind()) {
        op.set_attr_text(ATTRIBUTES, &format!("{{{KEY} = \"lowered\"}}"));
    }
}

/// Whether an operation was made by a lowering, in this run or an earlier one.
pub fn is_own(op: Op) -> bool {
    op.attr_entry(ATTRIBUTES, KEY).is_some()
}
