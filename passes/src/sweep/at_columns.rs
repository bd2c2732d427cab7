//! One column of each row: what a sweep computes there, of the weights of that column alone.

use super::{Layout, NodeId, NodeOp, Sink, Source, Sweep};
use crate::ir::{Builder, DotDims, GatherDims, TensorType, Val, int_array};
use rustc_hash::FxHashMap as HashMap;

impl<'c> Sweep<'c> {
    /// The value of a body node in one column of each row, `[N]`. `column` is an `[N]` i32 tensor of indices in `[0, V)`.
    ///
    /// A head's logit is the sum of the products of the row's hidden states and the column's weights, by a product of the same types and precision
    /// as the head's, in one of the orders in which it may add them up. What is infinite or NaN there is
    /// so here; other columns are in neither.
    pub fn at_columns(&self, b: &Builder<'c>, value: NodeId, column: Val<'c>) -> Val<'c> {
        let mut s = self.clone();
        let mut by: HashMap<NodeId, NodeId> = HashMap::default();
        for id in self.body.reachable(&[value]) {
            let new = match self.body.node(id).op {
                NodeOp::Source(i) => {
                    let source = &self.sources[i];
                    let value = b.reshape(self.logit_at(b, source, column), &[self.rows, 1]);
                    s.source(Source::Logits { value, elem: source.elem() })
                }
                NodeOp::Col(i) => s.row(take_along(b, self.col_operands[i], 0, column)),
                NodeOp::Column => s.row(column),
                _ => continue,
            };
            by.insert(id, new);
        }
        let value = s.body.replaced(value, &by);
        (s.cols, s.sinks) = (1, vec![Sink::Store { value }]);
        s.prune();
        b.reshape(s.dense(b)[0], &[self.rows])
    }

    /// A source's logit in one column of each row, `[N]`.
    fn logit_at(&self, b: &Builder<'c>, source: &Source<'c>, column: Val<'c>) -> Val<'c> {
        let Source::Head { hidden, weights, layout, precision, elem } = source else {
            unreachable!("logits that are given are picked from as they are")
        };
        let of_column = take_along(b, *weights, usize::from(*layout == Layout::Kv), column);
        let of_rows = DotDims {
            lhs_batch: vec![0],
            rhs_batch: vec![0],
            lhs_contract: vec![1],
            rhs_contract: vec![1],
        };
        b.dot_by(*hidden, of_column, &of_rows, precision, &TensorType::new([self.rows], *elem))
    }
}

/// The slices of `v` at these places along dimension `dim`, one after the other: `[N, …]`. `places` is an `[N]` tensor of indices; those
/// outside are moved into the dimension.
pub fn take_along<'c>(b: &Builder<'c>, v: Val<'c>, dim: usize, places: Val<'c>) -> Val<'c> {
    let ty = TensorType::of(v).expect("a tensor operand");
    let count = TensorType::of(places).expect("indices are a tensor").elements();
    let (mut sizes, mut shape) = (ty.shape.clone(), ty.shape.clone());
    sizes[dim] = 1;
    shape.remove(dim);
    shape.insert(0, count);
    let numbers = GatherDims {
        offset_dims: (1..ty.rank() as i64).collect(),
        collapsed_slice_dims: vec![dim as i64],
        operand_batching_dims: vec![],
        start_indices_batching_dims: vec![],
        start_index_map: vec![dim as i64],
        index_vector_dim: 1,
    };
    let attrs = [("dimension_numbers", numbers.text()), ("slice_sizes", int_array(&sizes))];
    let places = b.reshape(places, &[count, 1]);
    b.one("stablehlo.gather", &[v, places], &attrs, &TensorType::new(shape, ty.elem))
}
