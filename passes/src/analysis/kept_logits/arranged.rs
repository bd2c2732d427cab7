//! Logits of which an index takes rows, or all columns in another order, and their gradient, which is put back.

use crate::analysis::origin::is_written;
use crate::analysis::splat;
use crate::analysis::tile::Tile;
use crate::ir::{Op, TensorType, attr_ints, gather_dims, scatter_dims};

/// The tile that a gather makes of another one: of rows, with all their columns, or of as many columns by numbers that are written into the
/// program; none of other gathers. What an index takes more than once is not told.
pub(super) fn gathered<'c>(gather: Op<'c>, tile: Tile<'c>) -> Option<Tile<'c>> {
    let d = gather_dims(gather)?;
    let (from, val) = (TensorType::of(tile.val)?, gather.result(0));
    let to = TensorType::of(val)?;
    let (axis, columns) = (tile.axis as i64, *from.shape.get(tile.axis)?);
    let taken = *gather.attr("slice_sizes").and_then(attr_ints)?.get(tile.axis)?;
    (d.operand_batching_dims.is_empty() && to.elements() <= from.elements()).then_some(())?;
    let next = if taken == columns && !d.start_index_map.contains(&axis) {
        window_axis(&d.offset_dims, &d.collapsed_slice_dims, axis)?
    } else {
        (d.start_index_map == [axis] && d.collapsed_slice_dims == [axis]).then_some(())?;
        (to.rank() == from.rank() && is_written(gather.operand(1))).then_some(())?;
        (0..to.rank()).find(|dim| !d.offset_dims.contains(&(*dim as i64)))?
    };
    (to.shape.get(next) == Some(&columns)).then_some(Tile { val, axis: next })
}

/// The tile that a scatter makes of updates which it puts into zeros as such a gather took them; none of other scatters.
pub(super) fn scattered<'c>(scatter: Op<'c>, tile: Tile<'c>) -> Option<Tile<'c>> {
    let d = scatter_dims(scatter)?;
    let val = scatter.result(0);
    let (from, to) = (TensorType::of(tile.val)?, TensorType::of(val)?);
    let columns = *from.shape.get(tile.axis)?;
    let is_zero = splat(scatter.operand(0)).is_some();
    (scatter.num_operands() == 3 && is_zero && d.input_batching_dims.is_empty()).then_some(())?;
    let window = d.update_window_dims.contains(&(tile.axis as i64));
    let axis = if window {
        (0..to.rank()).find(|axis| {
            let at = window_axis(&d.update_window_dims, &d.inserted_window_dims, *axis as i64);
            at == Some(tile.axis) && !d.scatter_dims_to_operand_dims.contains(&(*axis as i64))
        })?
    } else {
        let [axis] = d.inserted_window_dims[..] else { return None };
        (d.scatter_dims_to_operand_dims == [axis] && to.rank() == from.rank()).then_some(())?;
        is_written(scatter.operand(1)).then_some(axis as usize)?
    };
    (to.shape.get(axis) == Some(&columns)).then_some(Tile { val, axis })
}

/// Which dimension of windows a dimension of the array is that they are taken from.
fn window_axis(windows: &[i64], dropped: &[i64], axis: i64) -> Option<usize> {
    (!dropped.contains(&axis)).then_some(())?;
    let before = dropped.iter().filter(|dim| **dim < axis).count();
    windows.get(axis as usize - before).map(|dim| *dim as usize)
}
