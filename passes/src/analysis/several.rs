//! Softmaxes over several dimensions of a head's logits at once that are not put together ([`crate::rewrite::fold_columns`]): of weights
//! `[H, A, B]`, where the program has the logits' dimensions in another order than the weights'. They are told; softmaxes over positions, of
//! which no logarithm is taken, are no losses.

use super::anchor::exponential_behind;
use super::attention::{has_given_weights, is_attention, products_behind};
use super::is_sum;
use super::tile::{Tile, is_elementwise};
use crate::ir::{Op, TensorType, Val, attr_ints};
use crate::options::Options;
use crate::sweep::is_own;

/// Whether a sum of exponentials runs over several dimensions that are all columns of given weights, and leaves rows; as many logits as
/// are worth fusing.
pub fn is_unfolded(op: Op, options: &Options) -> bool {
    let dims = op.attr("dimensions").and_then(attr_ints).unwrap_or_default();
    if !is_sum(op) || is_own(op) || dims.len() < 2 {
        return false;
    }
    let v: Val = op.operand(0);
    let Some(ty) = TensorType::of(v) else { return false };
    let long: Vec<usize> = dims.iter().map(|d| *d as usize).filter(|d| ty.shape[*d] > 1).collect();
    let columns: i64 = long.iter().map(|d| ty.shape[*d]).product();
    let bytes = (ty.elements() as u64).saturating_mul(crate::ir::Elem::F32.bytes());
    let tiles = long.iter().map(|axis| Tile { val: v, axis: *axis });
    let made: Vec<(Tile, (Op, usize))> =
        tiles.filter_map(|t| Some((t, *products_behind(t).first()?))).collect();
    let is_head =
        |(t, by): &(Tile, (Op, usize))| *by == made[0].1 && has_given_weights(*t) && !is_attention(*t);
    long.len() > 1
        && options.may_pay(columns, bytes)
        && ty.elements() > columns
        && exponential_behind(v, |_| false)
        && !made.is_empty()
        && made.iter().all(is_head)
        && meets_logarithm(op.result(0))
}

/// Whether a logarithm is taken of a sum, or of what is divided by it, as losses do, and a softmax over positions does not.
fn meets_logarithm(sum: Val) -> bool {
    const MOST: usize = 64;
    let (mut seen, mut at) = (vec![sum], 0);
    while at < seen.len() && at < MOST {
        let v = seen[at];
        at += 1;
        for op in v.uses().into_iter().map(|used| used.owner) {
            if matches!(op.name(), "stablehlo.log" | "stablehlo.log_plus_one") {
                return true;
            }
            let moves = matches!(
                op.name(),
                "stablehlo.broadcast_in_dim" | "stablehlo.reshape" | "stablehlo.transpose"
            );
            if moves || is_elementwise(op) {
                for v in op.results() {
                    if !seen.contains(&v) {
                        seen.push(v);
                    }
                }
            }
        }
    }
    false
}
