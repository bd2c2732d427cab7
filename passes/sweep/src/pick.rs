//! Lowering of a label's logit to a gather from the tile:
//!
//! ```text
//! sum(select(column == id, x, 0))  ->  select(id in tile, gather(x, id), 0)
//! ```

use crate::emit::emit;
use crate::tile::from_first;
use crate::{Body, NodeId, NodeOp, Sink, Sweep};
use grpo_ir::{Builder, Direction, Elem, Elementwise, Kind, Start, TensorType, Val, int_array};

/// A sum over columns of `select(column == id, value, ±0)`.
#[derive(Clone, Copy, Debug)]
pub struct Pick {
    /// The value of which one column per row is picked.
    pub value: NodeId,
    /// The column's index, a row value.
    pub column: NodeId,
}

impl Pick {
    /// The sum of a sink over `select(column == id, value, 0)`.
    pub(crate) fn of_sum(body: &Body, sink: &Sink) -> Option<Pick> {
        let Sink::Sum { value: sum } = sink else { return None };
        let (column, [value, other]) = selected(body, *sum)?;
        let is_pick = body.elem(*sum).is_float() && body.literal(other) == Some(0.0);
        is_pick.then_some(Pick { value, column })
    }

    /// [`Pick::of_sum`] of logits: another value must have the bits of the tile's value that other sinks read.
    pub fn of(body: &Body, sink: &Sink) -> Option<Pick> {
        Pick::of_sum(body, sink).filter(|pick| body.is_logit(pick.value))
    }

    /// The sum over the columns of a tile whose first column is `first`, `[rows]` in the accumulator of the tile's type: the picked
    /// logit if it is in the tile, else `start`.
    pub fn read<'c>(
        &self,
        b: &Builder<'c>,
        part: &Sweep<'c>,
        tile: Val<'c>,
        first: Start<'c>,
        start: &str,
    ) -> Val<'c> {
        let column = emit(b, &part.body, &[self.column], &[part.rows], |_, node| match node.op {
            NodeOp::Row(i) => part.row_operands[i],
            _ => unreachable!("a row value is computed from row operands"),
        });
        picked_elements(b, tile, from_first(b, column[0], first), start)
    }
}

/// The operands of `select(column == id, a, b)`, of floats or i1: `id`, and `[a, b]`.
pub(crate) fn selected(body: &Body, id: NodeId) -> Option<(NodeId, [NodeId; 2])> {
    let node = body.node(id);
    let [condition, value, other] = node.args[..] else { return None };
    let (direction, column) = body
        .column_compared(condition)
        .filter(|_| node.op == NodeOp::Map(Elementwise::Select))
        .filter(|_| node.elem.is_float() || node.elem == Elem::I1)?;
    let is_known = direction == Direction::Eq && body.elem(column) == Elem::I32;
    is_known.then_some((column, [value, other]))
}

/// `0 <= at && at < columns`, elementwise.
pub fn are_within<'c>(b: &Builder<'c>, at: Val<'c>, columns: i64) -> Val<'c> {
    let ty = at.tensor_type();
    let reaches = b.compare(Direction::Ge, at, b.int(&ty, 0));
    b.elementwise(Elementwise::And, &[reaches, b.compare(Direction::Lt, at, b.int(&ty, columns))])
}

/// The index vectors (row, column), `[rows·K, 2]`, of columns `[rows]` or `[rows, K]`.
pub(crate) fn index_vectors<'c>(b: &Builder<'c>, columns: Val<'c>) -> Val<'c> {
    let ty = columns.tensor_type();
    let part = |v| b.reshape(v, &[ty.elements(), 1]);
    b.concatenate(&[part(b.iota(&ty, 0)), part(columns)], 1)
}

/// The elements of a tile `[rows, cols]` at the columns `at`, `[rows]` or `[rows, K]`, in the accumulator of the tile's type; `start` for
/// a column outside of the tile. A gather clamps an index outside of the tile; the element that it reads there is not selected.
pub(crate) fn picked_elements<'c>(b: &Builder<'c>, tile: Val<'c>, at: Val<'c>, start: &str) -> Val<'c> {
    let TensorType { shape: tile_shape, elem } = tile.tensor_type();
    let ty = at.tensor_type().with_elem(elem);
    let here = are_within(b, at, tile_shape[1]);
    let index = index_vectors(b, at);
    let numbers = "#stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>";
    let attrs = [("dimension_numbers", numbers.to_string()), ("slice_sizes", int_array(&[1, 1]))];
    let flat = TensorType::new([ty.elements()], elem);
    let taken = b.one(Kind::Gather, &[tile, index], &attrs, &flat);
    let taken = b.convert(b.reshape(taken, &ty.shape), elem.accumulator());
    let nothing = b.splat(&ty.with_elem(elem.accumulator()), start);
    b.elementwise(Elementwise::Select, &[here, taken, nothing])
}
