//! A label's logit in a loop: read by its index from the tile, rather than summed over all columns of which one is it.

use crate::emit::emit;
use crate::tile::from_first;
use crate::{Body, NodeId, NodeOp, Sink, Sweep};
use grpo_ir::{Builder, Direction, Elem, Elementwise, Kind, Start, TensorType, Val, int_array};

/// A sum over columns of which the one that a row names counts, and 0 (of either sign) elsewhere.
#[derive(Clone, Copy, Debug)]
pub struct Pick {
    /// What is summed in that column: a source's logit, perhaps in another type.
    pub value: NodeId,
    /// The column's index, the same in all columns.
    pub column: NodeId,
}

impl Pick {
    /// Of a sink. Only logits as they are: what else is computed of them keeps to the operations on tiles that the other sinks
    /// read, bit for bit.
    pub fn of(body: &Body, sink: &Sink) -> Option<Pick> {
        let Sink::Sum { value } = sink else { return None };
        let node = body.node(*value);
        let [condition, value, other] = node.args[..] else { return None };
        let is_choice = node.op == NodeOp::Map(Elementwise::Select) && node.elem.is_float();
        if !is_choice || body.literal(other) != Some(0.0) {
            return None;
        }
        let (direction, column) = body.column_compared(condition)?;
        let is_logit = |id: &NodeId| matches!(body.node(*id).op, NodeOp::Source(_) | NodeOp::Convert);
        let is_known = direction == Direction::Eq && body.elem(column) == Elem::I32;
        (is_known && body.reachable(&[value]).iter().all(is_logit)).then_some(Pick { value, column })
    }

    /// The sum over the columns of a tile from `first` on, `[rows]` in the accumulator of the tile's type: the logit of the column
    /// if it is among them, infinite or NaN as it is, else `start`.
    pub fn read<'c>(
        &self,
        b: &Builder<'c>,
        part: &Sweep<'c>,
        tile: Val<'c>,
        first: Start<'c>,
        start: &str,
    ) -> Val<'c> {
        let (rows, cols) = (part.rows, part.cols);
        let column = emit(b, &part.body, &[self.column], &[rows], |_, node| match node.op {
            NodeOp::Row(i) => part.row_operands[i],
            _ => unreachable!("a column that a row names is made of what rows have"),
        });
        let at = from_first(b, column[0], first);
        let ty = TensorType::new([rows], Elem::I32);
        let reaches = b.compare(Direction::Ge, at, b.int(&ty, 0));
        let here =
            b.elementwise(Elementwise::And, &[reaches, b.compare(Direction::Lt, at, b.int(&ty, cols))]);

        let place = |v| b.reshape(v, &[rows, 1]);
        let index = b.concatenate(&[place(b.iota(&ty, 0)), place(at)], 1);
        let numbers = "#stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>";
        let attrs = [("dimension_numbers", numbers.to_string()), ("slice_sizes", int_array(&[1, 1]))];
        let elem = TensorType::of(tile).expect("a tensor").elem;
        // An index outside of the tile is moved into it, and what is read there is not taken.
        let taken = b.one(Kind::Gather, &[tile, index], &attrs, &ty.with_elem(elem));
        let taken = b.convert(taken, elem.accumulator());
        let nothing = b.splat(&ty.with_elem(elem.accumulator()), start);
        b.elementwise(Elementwise::Select, &[here, taken, nothing])
    }
}
