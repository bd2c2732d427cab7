//! Logits of a loss without a softmax that a loop stacks, or that leave a branch, for a gradient that is taken from outside: of a binary
//! cross-entropy or a margin over the vocabulary, in a scan over microbatches.
//!
//! Such residuals are computed again where a softmax is made of them (`rematerialize`). Where none is, no product is beside the
//! label any more: the contraction with the head's weights reads what another region made. Here it is followed there, so that it is told.

use super::anchor::{contracted_columns, product_behind};
use super::attention::has_given_weights;
use super::conditional::Branches;
use super::counted::{Counted, While};
use super::labels::is_label_beside;
use super::probabilities::arranged_from;
use super::reshape::peel;
use super::stacks::Stack;
use super::tile::{Tile, has_elementwise_name};
use crate::ir::{Elem, Op, TensorType, Val};
use crate::options::Options;

/// How many values are looked at.
const MOST: usize = 128;

/// Whether an operation contracts the columns of what is made of such logits, beside a label, with the head's weights; as many
/// logits as are worth fusing.
pub fn are_contracted(op: Op, options: &Options) -> bool {
    if !op.is("stablehlo.dot_general") || op.parent().is_none_or(|around| around.is("func.func")) {
        return false;
    }
    contracted_columns(op).into_iter().any(|tile| {
        let Some((rows, columns)) = tile.extent() else { return false };
        let times = super::counted::repetitions(tile.val.block(), &[]);
        let logits = rows.saturating_mul(columns).saturating_mul(times) as u64;
        let weights = op.operand(usize::from(tile.val == op.operand(0)));
        options.may_pay(columns, logits.saturating_mul(Elem::F32.bytes())) && is_of_handed(tile, weights)
    })
}

/// Whether a tile is made of a label and, by another region, of a product with these weights.
fn is_of_handed(tile: Tile, weights: Val) -> bool {
    let own = origins(weights);
    let (mut seen, mut at, mut is_labelled, mut is_of_head) = (vec![tile.val], 0, false, false);
    while at < seen.len() && at < MOST {
        let v = seen[at];
        at += 1;
        for made in origins(v) {
            let is_own =
                |op: Op| op.operands().into_iter().any(|v| origins(v).iter().any(|v| own.contains(v)));
            is_of_head |= made != v
                && product_behind(made).is_some_and(|op| {
                    has_given_weights(Tile { val: op.result(0), ..tile }) && is_own(op)
                });
            let Some(op) = made.def() else { continue };
            is_labelled |= is_label_beside(op, tile.axis);
            let moves = ["stablehlo.reshape", "stablehlo.broadcast_in_dim", "stablehlo.scatter"];
            if has_elementwise_name(op) || moves.contains(&op.name()) {
                for v in op.operands() {
                    let same = TensorType::of(v).map(|ty| ty.elements())
                        == TensorType::of(tile.val).map(|ty| ty.elements());
                    if same && !seen.contains(&v) {
                        seen.push(v);
                    }
                }
            }
        }
    }
    is_labelled && is_of_head
}

/// What a value is, or may be: what other loops stack for it and other branches give for it, and where it comes from outside of loops.
fn origins(v: Val) -> Vec<Val> {
    let mut found = vec![arranged_from(v)];
    let mut at = 0;
    while at < found.len() && found.len() < MOST {
        let v = peel(found[at]);
        at += 1;
        let next: Vec<Val> = match (v.def().and_then(Branches::of), v.def()) {
            (Some(of), _) => {
                (0..of.blocks.len()).map(|branch| of.given(branch)[v.result_index()]).collect()
            }
            (None, Some(op)) if op.is("stablehlo.dynamic_slice") => {
                stacked(op.operand(0)).into_iter().collect()
            }
            _ => Vec::new(),
        };
        for v in next.into_iter().map(arranged_from) {
            if !found.contains(&v) {
                found.push(v);
            }
        }
    }
    found
}

/// The entry of an array that a loop reads and another one stacks.
fn stacked(array: Val) -> Option<Val> {
    let reader = While::of(array.block().parent()?)?;
    let made = peel(reader.outer(array)?);
    let maker = Counted::of(made.def().filter(|op| op.is("stablehlo.while"))?)?;
    Some(peel(Stack::of(&maker, made.result_index())?.entry))
}
