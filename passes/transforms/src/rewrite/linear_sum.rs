//! `reduce_add(broadcast_in_dim(x)) -> x·V`, `reduce_add(dot_general(h, w)) -> reduce_add(h · reduce_add(w))` and
//! `reduce_add(scatter(0, ids, u)) -> select(0 <= ids < V, u, 0)` along the vocabulary, also for sums, differences, masks and
//! multiples by row values of such operands.
//!
//! The first is the row sum in the derivative of `log_softmax`, of the gradient of a mean of log-probabilities
//! (`-log_softmax(x).mean()`); XLA's simplifier does the same. The second is a mean of the logits of some rows, such as TRL's metric
//! `logits/chosen` of DPO, whose product has no other user. The third is the row sum of the gradient of a
//! picked column, where the gradient itself is computed for other rows.
//!
//! Only the order of summation changes, and conversions of logits before the sum are left out. NaN and infinities stay in their
//! row, and a sum overflows in both forms up to one rounding of the largest number. No columns give 0; −0 gives −0 in place of 0.

use crate::rewrite::replace_dim::replace_dim;
use crate::rewrite::row_gather::in_bounds;
use grpo_dataflow::column_pick::one_hot_scatter;
use grpo_dataflow::index_map::{Factor, dims_without, free_dims, to_operand};
use grpo_dataflow::{is_sum, splat_number};
use grpo_ir::{Builder, Elem, Elementwise, Kind, Op, TensorType, Val, dot_dims};
use grpo_recognize::tile::is_elementwise;
use rustc_hash::FxHashSet as HashSet;

/// Maximum number of operations between the sum and a broadcast or product.
const MOST_DEPTH: usize = 8;

/// The value of a sum `op` along a dimension whose extent is in `sizes`, and perhaps others, from values without this dimension and
/// the weights. None for other operations, for sums in bf16 or f16, and for operands that are not linear in such values.
pub(crate) fn linear_sum<'c>(op: Op<'c>, sizes: &HashSet<i64>) -> Option<Val<'c>> {
    is_sum(op).then_some(())?;
    let dims = op.dims("dimensions")?;
    let (ty, out) = (TensorType::of(op.operand(0))?, TensorType::of(op.result(0))?);
    (ty.elem.is_float() && ty.elem == out.elem && ty.elem.bytes() >= 4).then_some(())?;
    let b = Builder::before(op);
    let columns = |axis: &&usize| sizes.contains(&ty.shape[**axis]);
    let (axis, sum) = dims.iter().filter(columns).find_map(|axis| {
        let sum = LinearSum { b, axis: *axis, columns: ty.shape[*axis], elem: ty.elem };
        Some((*axis, sum.of(op.operand(0), 0)?))
    })?;
    let others = dims_without(&dims, axis);
    let zero = b.zero(&TensorType::new([], ty.elem));
    Some(if others.is_empty() { sum } else { b.reduce(Elementwise::Add, sum, zero, &others) })
}

/// Sums along dimension `axis` of values that are linear in constants and products along it.
struct LinearSum<'c> {
    b: Builder<'c>,
    axis: usize,
    /// The extent of `axis`.
    columns: i64,
    /// The type of the sums.
    elem: Elem,
}

impl<'c> LinearSum<'c> {
    /// The sum of a value, without `axis`.
    fn of(&self, v: Val<'c>, depth: usize) -> Option<Val<'c>> {
        if let Some(each) = self.row(v, depth) {
            let times = self.b.splat(&each.tensor_type(), &format!("{}.0", self.columns));
            return Some(self.b.elementwise(Elementwise::Multiply, &[each, times]));
        }
        let op = v.def().filter(|_| depth < MOST_DEPTH && v.uses().len() == 1)?;
        let sum = |operand: usize| self.of(op.operand(operand), depth + 1);
        let row = |operand: usize| self.row(op.operand(operand), depth + 1);
        match op.kind() {
            Kind::DotGeneral => return self.of_product(op),
            Kind::Scatter => return self.of_scatter(op),
            Kind::Convert if op.operand(0).tensor_type().elem.is_float() => return sum(0),
            _ => {}
        }
        let kind = op.kind().elementwise()?;
        let operands = match kind {
            Elementwise::Negate => vec![sum(0)?],
            Elementwise::Add | Elementwise::Subtract => vec![sum(0)?, sum(1)?],
            Elementwise::Divide => vec![sum(0)?, row(1)?],
            Elementwise::Multiply => match row(1) {
                Some(factor) => vec![sum(0)?, factor],
                None => vec![sum(1)?, row(0)?],
            },
            Elementwise::Select => {
                vec![without(&self.b, op.operand(0), self.axis, depth + 1)?, sum(1)?, sum(2)?]
            }
            _ => return None,
        };
        Some(self.b.elementwise(kind, &operands))
    }

    /// The sum of a scatter of one update per row into zeros: the update, or 0 for an id that is not a column.
    fn of_scatter(&self, op: Op<'c>) -> Option<Val<'c>> {
        let (b, mut rows) = (&self.b, TensorType::of(op.result(0))?.shape);
        rows.remove(self.axis);
        let (picked, sets) = one_hot_scatter(op, self.axis).ok()?;
        (!sets && splat_number(op.operand(0)) == Some(0.0)).then_some(())?;
        picked.is_one().then_some(())?;
        let ids = picked.columns(b, [rows.iter().product(), self.columns], false);
        let update = in_bounds(b, ids, self.columns, picked.updates(b));
        Some(b.reshape(b.convert(update, self.elem), &rows))
    }

    /// A value that is constant along `axis`, without it.
    fn row(&self, v: Val<'c>, depth: usize) -> Option<Val<'c>> {
        TensorType::of(v).filter(|ty| ty.elem.is_float())?;
        Some(self.b.convert(without(&self.b, v, self.axis, depth)?, self.elem))
    }

    /// The sum of hidden states times weights: of hidden states times the sum of the weights. `axis` is the only free dimension of
    /// the weights.
    fn of_product(&self, op: Op<'c>) -> Option<Val<'c>> {
        let b = self.b;
        let (side, columns) = (0..2).find_map(|side| Some((side, to_operand(op, side, self.axis)?)))?;
        let (d, weights) = (dot_dims(op)?, b.convert(op.operand(side), self.elem));
        let (batch, contract) = d.of(side);
        let rank = weights.tensor_type().rank();
        (batch.is_empty() && free_dims(rank, batch, contract) == [columns]).then_some(())?;
        let zero = b.zero(&TensorType::new([], self.elem));
        let sums = b.reduce(Elementwise::Add, weights, zero, &[columns]);
        let (hidden, contracted) = (b.convert(op.operand(1 - side), self.elem), d.of(1 - side).1);
        let pair = |dim: usize| Some(contracted[contract.iter().position(|of| *of == dim)?]);
        let dims: Vec<usize> = (0..rank).filter_map(pair).collect();
        let sums = b.broadcast(sums, &hidden.tensor_type().shape, &dims);
        let products = b.elementwise(Elementwise::Multiply, &[hidden, sums]);
        Some(b.reduce(Elementwise::Add, products, zero, contracted))
    }
}

/// A value without a dimension along which it is constant.
fn without<'c>(b: &Builder<'c>, v: Val<'c>, axis: usize, depth: usize) -> Option<Val<'c>> {
    // A scalar predicate may select between arrays.
    if TensorType::of(v)?.rank() == 0 {
        return Some(v);
    }
    let op = v.def().filter(|_| depth < MOST_DEPTH)?;
    (op.is(Kind::BroadcastInDim) || is_elementwise(op)).then_some(())?;
    replace_dim(b, op, &Factor::of_result(op, axis), &[], |v, dim| without(b, v, dim, depth + 1))
}
