//! What a product with zeros is: the gradient of a slice is a pad, and its product with something NaN where that is not
//! finite.

use crate::analysis::partition::CONSTRAINT;
use crate::analysis::splat_number;
use crate::analysis::tile::is_elementwise;
use crate::ir::{TensorType, Val};
use rustc_hash::FxHashSet as HashSet;

/// Whether a product of `v` with a pad's zeros may be taken for 0: `v` is made from finite literals, conditions and
/// integers, from factors by row or column, or from logits of a head.
///
/// What is the same for a row or a column is mostly not finite for what was not cut off either. Logits of a head that are NaN where the vocabulary is cut off are so because of a hidden state or of a weight, and
/// whatever is contracted with these has the NaN (`cut_off`). Logits that are given have a gradient of their own,
/// which is the product.
pub(super) fn is_zero(v: Val) -> bool {
    let (mut of_head, mut of_unknown) = (false, false);
    let mut seen: HashSet<Val> = HashSet::default();
    let mut stack = vec![v];
    while let Some(v) = stack.pop() {
        let Some(ty) = TensorType::of(v) else { return false };
        if !ty.elem.is_float() || !seen.insert(v) || splat_number(v).is_some_and(f64::is_finite) {
            continue;
        }
        let spreads =
            |from: Val| TensorType::of(from).is_some_and(|from| from.elements() < ty.elements());
        match v.def() {
            Some(op) if op.is("stablehlo.dot_general") => of_head = true,
            Some(op) if op.is("stablehlo.broadcast_in_dim") && spreads(op.operand(0)) => {}
            Some(op) if is_elementwise(op) || ARRANGES.contains(&op.name()) => {
                stack.extend(op.operands())
            }
            _ => of_unknown = true,
        }
    }
    of_head || !of_unknown
}

/// Operations that arrange numbers and change none.
const ARRANGES: [&str; 5] = [
    "stablehlo.broadcast_in_dim",
    "stablehlo.reshape",
    "stablehlo.slice",
    "stablehlo.transpose",
    CONSTRAINT,
];
