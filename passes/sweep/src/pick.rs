//! Lowering of picked columns of each row to gathers from a tile:
//!
//! ```text
//! sum(select(column == id, x, 0))  ->  select(id in tile, gather(x, id), 0)        a label's logit
//! gather(x, ids)                   ->  select(ids in tile, gather(x, ids), 0)      a sink of K columns
//! ```
//!
//! A picked element is that of the tile, infinite or NaN included, or 0 if the column is in another tile.

use crate::emit::emit;
use crate::tile::{from_first, index_vectors};
use crate::{Body, NodeId, NodeOp, Sink, Sweep};
use grpo_ir::{Builder, Direction, Elem, Elementwise, Kind, Start, TensorType, Val, int_array};

/// A sum over columns of `select(column == id, value, 0)`.
#[derive(Clone, Copy, Debug)]
pub struct Pick {
    /// The value of which one column per row is picked.
    pub value: NodeId,
    /// The column's index, a row value.
    pub column: NodeId,
}

impl Pick {
    /// The sum of a sink over `select(column == id, x, 0)` for logits x: another value must have the bits of the tile's value that other
    /// sinks read.
    pub fn of(body: &Body, sink: &Sink) -> Option<Pick> {
        let Sink::Sum { value: sum } = sink else { return None };
        let node = body.node(*sum);
        let [condition, value, other] = node.args[..] else { return None };
        let (direction, column) = body.column_compared(condition)?;
        let is_pick = node.op == NodeOp::Map(Elementwise::Select)
            && node.elem.is_float()
            && direction == Direction::Eq
            && body.elem(column) == Elem::I32
            && body.literal(other) == Some(0.0);
        (is_pick && body.is_logit(value)).then_some(Pick { value, column })
    }

    /// The sum over the columns of a tile whose first column is `first`, `[rows]` in the accumulator of the tile's type: the picked
    /// logit if it is in the tile, else 0.
    pub fn read<'c>(
        &self,
        b: &Builder<'c>,
        part: &Sweep<'c>,
        tile: Val<'c>,
        first: Start<'c>,
    ) -> Val<'c> {
        let column = emit(b, &part.body, &[self.column], &[part.rows], |_, node| match node.op {
            NodeOp::Row(i) => part.row_operands[i],
            _ => unreachable!("a row value is computed from row operands"),
        });
        picked_elements(b, tile, from_first(b, column[0], first))
    }
}

/// `0 <= at && at < columns`, elementwise.
pub fn are_within<'c>(b: &Builder<'c>, at: Val<'c>, columns: i64) -> Val<'c> {
    let ty = at.tensor_type();
    let reaches = b.compare(Direction::Ge, at, b.int(&ty, 0));
    b.elementwise(Elementwise::And, &[reaches, b.compare(Direction::Lt, at, b.int(&ty, columns))])
}

/// The elements of a tile `[rows, cols]`, whose first column is `first`, at `columns`, `[rows, K]`: see [`Sink::Gather`].
pub fn gathered<'c>(b: &Builder<'c>, tile: Val<'c>, columns: Val<'c>, first: Start<'c>) -> Val<'c> {
    picked_elements(b, tile, from_first(b, columns, first))
}

/// The elements of a tile `[rows, cols]` at the columns `at`, `[rows]` or `[rows, K]`, in the accumulator of the tile's type; 0 for a
/// column outside of the tile. A gather clamps an index outside of the tile; the element that it reads there is not selected.
fn picked_elements<'c>(b: &Builder<'c>, tile: Val<'c>, at: Val<'c>) -> Val<'c> {
    let TensorType { shape: tile_shape, elem } = tile.tensor_type();
    let ty = at.tensor_type().with_elem(elem);
    let here = are_within(b, at, tile_shape[1]);
    let index = index_vectors(b, at);
    let numbers = "#stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>";
    let attrs = [("dimension_numbers", numbers.to_string()), ("slice_sizes", int_array(&[1, 1]))];
    let flat = TensorType::new([ty.elements()], elem);
    let taken = b.one(Kind::Gather, &[tile, index], &attrs, &flat);
    let taken = b.convert(b.reshape(taken, &ty.shape), elem.accumulator());
    let nothing = b.zero(&ty.with_elem(elem.accumulator()));
    b.elementwise(Elementwise::Select, &[here, taken, nothing])
}
