//! Softmaxes over positions, such as a picture's.

use super::anchor::{behind, free_lhs, product_behind};
use super::attention::is_given;
use super::tile::Tile;
use crate::ir::{Op, TensorType, attr_ints};

/// Whether the columns are rows of several sequences that are multiplied with given weights, which a reshape put side by side: a softmax over
/// positions.
pub(super) fn is_over_positions(start: Tile) -> bool {
    fn source(reshape: Op) -> Option<(Op, Vec<i64>)> {
        let v = reshape.operand(0);
        let turned = v.def().filter(|op| op.is("stablehlo.transpose"));
        let order = turned.and_then(|op| op.attr("permutation").and_then(attr_ints));
        let of = turned.map_or(v, |op| op.operand(0));
        let rank = TensorType::of(of)?.rank() as i64;
        let product = product_behind(of)?;
        let same = TensorType::of(product.result(0))?.shape == TensorType::of(of)?.shape;
        same.then_some((product, order.unwrap_or_else(|| (0..rank).collect())))
    }
    let along = || {
        let is_merged = |op: Op| op.is("stablehlo.reshape") && source(op).is_some();
        let reshape = behind(start.val, is_merged)?;
        let (product, order) = source(reshape)?;
        let (from, to) = (TensorType::of(reshape.operand(0))?, TensorType::of(reshape.result(0))?);
        let before: i64 = to.shape[..start.axis].iter().product();
        let until = before * to.shape[start.axis];
        // The first dimensions whose sizes multiply to so much.
        let dim =
            |all: i64| (0..=from.rank()).find(|at| from.shape[..*at].iter().product::<i64>() == all);
        let merged = &order[dim(before)?..dim(until)?];
        let shape = TensorType::of(product.result(0))?.shape;
        let first = free_lhs(product)? as i64;
        let side = usize::from(*merged.first()? >= first);
        let own = if side == 0 { 0..first } else { first..shape.len() as i64 };
        let is_other = |dim: &i64| !merged.contains(dim) && shape[*dim as usize] > 1;
        let is_part = merged.len() > 1
            && merged.iter().all(|dim| own.contains(dim))
            && own.clone().any(|dim| is_other(&dim));
        Some(is_part && is_given(product.operand(1 - side)))
    };
    along().unwrap_or(false)
}
