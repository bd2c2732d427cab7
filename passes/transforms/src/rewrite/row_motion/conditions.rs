//! The conditions under which a loss is computed for rows and columns that the program cuts off.

use crate::rewrite::window::Window;
use grpo_dataflow::walk::Walk;
use grpo_ir::{Block, Kind, Op, TensorType, Val, dot_dims};
use grpo_recognize::tile::is_elementwise;
use rustc_hash::FxHashMap as HashMap;

/// Operations that compute each row from the same row, or rows from constants.
const SOURCES: [Kind; 7] = [
    Kind::BroadcastInDim,
    Kind::Constant,
    Kind::Iota,
    Kind::Reshape,
    Kind::Scatter,
    Kind::ShardingConstraint,
    Kind::Transpose,
];

/// Operations that read logits row by row.
const READERS: [Kind; 9] = [
    Kind::BroadcastInDim,
    Kind::DotGeneral,
    Kind::Gather,
    Kind::Pad,
    Kind::Reduce,
    Kind::Reshape,
    Kind::Scatter,
    Kind::ShardingConstraint,
    Kind::Transpose,
];

/// True if an operation needs the product that `v` is computed from, or an elementwise function of it, in memory: a loss may then
/// read a slice of that.
pub(super) fn is_needed_whole(v: Val) -> bool {
    let shape = |v: Val| TensorType::of(v).map(|ty| ty.shape);
    let (mut is_product, mut is_needed) = (false, false);
    let mut walk = Walk::nearby([v]);
    while let Some(v) = walk.next() {
        is_product |= v.def().is_some_and(|op| op.is(Kind::DotGeneral));
        let sources = v.def().filter(|op| is_elementwise(*op)).into_iter().flat_map(Op::operands);
        walk.push(sources.filter(|o| shape(*o) == shape(v)));
        for op in v.uses().into_iter().map(|u| u.owner) {
            if is_elementwise(op) || op.is(Kind::ShardingConstraint) {
                walk.push([op.result(0)]);
            } else {
                is_needed |=
                    !op.is_any(&READERS) && !op.is_any(&[Kind::OptimizationBarrier, Kind::Slice]);
            }
        }
    }
    is_product && is_needed
}

/// True if all values of a block with the shape of one of these slices may be computed for all rows: they are computed from such
/// slices, and used only row by row. Rows of different slices do not mix.
pub(crate) fn may_sink(block: Block, slices: &[Window]) -> bool {
    let parts: Vec<Vec<i64>> = slices.iter().map(Window::shape).collect();
    let shape = |v: &Val| TensorType::of(*v).map(|ty| ty.shape);
    let is_part = |v: &Val| shape(v).is_some_and(|shape| parts.contains(&shape));
    let slice = |op: Op| Window::of_slice(op).and_then(|s| slices.iter().position(|like| *like == s));
    let is_read_by_rows = |v: Val| {
        let part = shape(&v).unwrap_or_default();
        let is_cut = |dim: &usize| slices.iter().any(|s| s.shape() == part && s.cuts(*dim));
        v.uses().iter().all(|u| {
            let contracts = || dot_dims(u.owner).is_some_and(|d| d.of(u.index).1.iter().any(is_cut));
            let reads = is_elementwise(u.owner) || u.owner.is_any(&READERS);
            u.owner.block() == Some(block) && reads && !contracts()
        })
    };
    let mut of_slice: HashMap<Val, usize> = HashMap::default();
    for op in block.ops() {
        let sliced = slice(op);
        let operands = op.operands().filter_map(|v| of_slice.get(&v).copied());
        let mut from: Vec<usize> = operands.chain(sliced).collect();
        from.dedup();
        let is_computed = sliced.is_some() || is_elementwise(op) || op.is_any(&SOURCES);
        for v in op.results().filter(is_part) {
            if from.len() > 1 || !is_computed || !is_read_by_rows(v) {
                return false;
            }
            of_slice.extend(from.first().map(|slice| (v, *slice)));
        }
    }
    !block.args().iter().any(is_part)
}
