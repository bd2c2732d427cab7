//! Which logits are worth a sweep.

use super::lift::Lift;
use crate::analysis::counted;
use crate::ir::Block;
use crate::pass::PassContext;

/// Whether the whole is worth a sweep.
pub(super) fn is_worth(lift: &Lift, context: &PassContext<'_>) -> bool {
    lift.logits.zip(lift.of.op.block()).is_some_and(|(logits, block)| is_large(block, logits, context))
}

/// Whether so many logits, of so many columns, are.
pub(super) fn is_large(
    block: Block,
    (elements, columns): (i64, i64),
    context: &PassContext<'_>,
) -> bool {
    context.options.may_pay(columns, counted::logits_bytes(block, elements))
}
