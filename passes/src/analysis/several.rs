//! Softmaxes over several dimensions of a head's logits at once that are not put together ([`crate::rewrite::fold_columns`]): of weights
//! `[H, A, B]`, or `[H, A·B]`, where the program has the logits' dimensions in another order than the weights'. They are told; softmaxes over
//! positions, of which no logarithm is taken, are no losses, unless they are differentiated: of a gradient alone no logarithm is left.

use super::anchor::{exponential_behind, is_product};
use super::attention::has_given_weights;
use super::probabilities::arranged_from;
use super::reshape::reshape_axes;
use super::tile::{Tile, contracts_nothing, free_dims, is_elementwise};
use super::{is_sum, unconstrained};
use crate::ir::{Op, TensorType, Val, attr_ints, dot_dims};
use crate::options::Options;
use crate::sweep::is_own;

/// How many values are looked at.
const MOST: usize = 64;

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
    let is_worth = options.may_pay(columns, bytes);
    let is_candidate =
        long.len() > 1 && is_worth && ty.elements() > columns && exponential_behind(v, |_| false);
    let head = || head_behind(v, long.clone()).filter(|tile| has_given_weights(*tile));
    is_candidate
        && head().is_some_and(|head| {
            head.val.def().is_some_and(|product| {
                let reads = |op: Op| multiplies(op, product);
                goes_to(op.result(0), is_logarithm) || goes_to(v, reads)
            })
        })
}

/// The product that makes a value of as many numbers, if the dimensions `axes` are all that it has of one of its operands; and one of these.
fn head_behind(v: Val, axes: Vec<usize>) -> Option<Tile> {
    let (mut pending, mut at) = (vec![(v, axes)], 0);
    while let Some((v, axes)) = pending.get(at).cloned().filter(|_| at < MOST) {
        at += 1;
        let (Some(op), Some(ty)) = (unconstrained(v).def(), TensorType::of(v)) else { continue };
        if op.is("stablehlo.dot_general") && !contracts_nothing(op) {
            return is_of_one_side(op, &axes).then(|| Tile { val: op.result(0), axis: axes[0] });
        }
        let from = |v: Val| TensorType::of(v).filter(|from| from.elements() == ty.elements());
        let moved = match op.name() {
            "stablehlo.transpose" => op
                .attr("permutation")
                .and_then(attr_ints)
                .map(|p| axes.iter().map(|axis| p[*axis] as usize).collect()),
            "stablehlo.reshape" => from(op.operand(0)).and_then(|from| reshape_axes(&from, &ty, &axes)),
            _ if is_elementwise(op) => Some(axes),
            _ => None,
        };
        let Some(axes) = moved else { continue };
        let all = op.operands().into_iter().filter(|v| from(*v).is_some());
        pending.extend(all.map(|v| (v, axes.clone())));
    }
    None
}

/// Whether the dimensions `axes` of a product's result are all that it has of one of its operands, but for dimensions of size 1.
fn is_of_one_side(product: Op, axes: &[usize]) -> bool {
    let (Some(d), true) = (dot_dims(product), is_product(product)) else { return false };
    let free = |side: usize| {
        let (batch, contract) = d.of(side);
        TensorType::of(product.operand(side)).map(|ty| free_dims(ty.rank(), batch, contract).len())
    };
    let (Some(left), Some(right)) = (free(0), free(1)) else { return false };
    let Some(ty) = TensorType::of(product.result(0)) else { return false };
    let mut axes = axes.to_vec();
    axes.sort_unstable();
    let own = [0..left, left..left + right];
    own.into_iter().any(|own| own.filter(|dim| ty.shape[*dim] != 1).collect::<Vec<_>>() == axes)
}

fn is_logarithm(op: Op) -> bool {
    matches!(op.name(), "stablehlo.log" | "stablehlo.log_plus_one")
}

/// Whether a contraction is with an operand of this product, as gradients' are.
fn multiplies(op: Op, product: Op) -> bool {
    let is_own =
        |v: Val| product.operands().into_iter().any(|own| arranged_from(own) == arranged_from(v));
    op.is("stablehlo.dot_general") && op != product && op.operands().into_iter().any(is_own)
}

/// Whether such an operation reads what elementwise operations and moves make of a value.
fn goes_to<'c>(v: Val<'c>, is: impl Fn(Op<'c>) -> bool) -> bool {
    let (mut seen, mut at) = (vec![v], 0);
    while at < seen.len() && at < MOST {
        let v = seen[at];
        at += 1;
        for op in v.uses().into_iter().map(|used| used.owner) {
            if is(op) {
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
