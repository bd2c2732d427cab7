//! Reductions of pairs of a value and its vocabulary index to the pair with the largest value.

use crate::tile::{column_indices, lowest};
use grpo_ir::{Builder, Direction, Elem, Elementwise, Kind, Start, TensorType, Val, int_array};

/// Values and their vocabulary indices.
pub type Found<'c> = (Val<'c>, Val<'c>);

/// The initial values of an argmax: the lowest value, and the largest i32 as index. `shape` is that of both tensors.
pub fn nothing_found<'c>(b: &Builder<'c>, shape: &[i64], elem: Elem) -> Found<'c> {
    let value = b.splat(&TensorType::new(shape, elem), lowest(elem));
    (value, b.int(&TensorType::new(shape, Elem::I32), i32::MAX.into()))
}

/// The larger of two, elementwise: NaN is largest, and of equal values that with the lower index wins. Unlike JAX's comparator this
/// includes two NaNs, so that the result does not depend on the tiles.
pub fn larger<'c>(b: &Builder<'c>, left: Found<'c>, right: Found<'c>) -> Found<'c> {
    let elem = left.0.tensor_type().elem;
    let mut wins = b.compare(Direction::Gt, left.0, right.0);
    let mut ties = b.compare(Direction::Eq, left.0, right.0);
    if elem.is_float() {
        let nan = b.compare(Direction::Ne, left.0, left.0);
        let other = b.compare(Direction::Ne, right.0, right.0);
        let both = b.elementwise(Elementwise::And, &[nan, other]);
        let alone = b.elementwise(Elementwise::And, &[nan, b.elementwise(Elementwise::Not, &[other])]);
        wins = b.elementwise(Elementwise::Or, &[wins, alone]);
        ties = b.elementwise(Elementwise::Or, &[ties, both]);
    }
    let earlier = b.compare(Direction::Lt, left.1, right.1);
    wins = b.elementwise(Elementwise::Or, &[wins, b.elementwise(Elementwise::And, &[ties, earlier])]);
    (
        b.elementwise(Elementwise::Select, &[wins, left.0, right.0]),
        b.elementwise(Elementwise::Select, &[wins, left.1, right.1]),
    )
}

/// Each row's largest element, by [`larger`], and its vocabulary index.
pub fn row_argmax<'c>(b: &Builder<'c>, value: Val<'c>, first: Start<'c>) -> Found<'c> {
    let ty = value.tensor_type();
    let columns = column_indices(b, &[ty.shape[0], ty.shape[1]], first);
    let none = nothing_found(b, &[], ty.elem);
    largest_along(b, (value, columns), 1, none)
}

/// Reduces `found` by [`larger`] along a dimension; `none` holds the 0-d initial values.
pub fn largest_along<'c>(b: &Builder<'c>, found: Found<'c>, axis: usize, none: Found<'c>) -> Found<'c> {
    let ty = found.0.tensor_type();
    let raw = |shape: &[i64], elem| TensorType::new(shape, elem).mlir(b.context);
    let (scalar, index) = (raw(&[], ty.elem), raw(&[], Elem::I32));
    let (region, block) = b.region(&[scalar, index, scalar, index]);
    let inner = Builder::at_end(block, *b);
    let args = block.args();
    let (v, i) = larger(&inner, (args[0], args[1]), (args[2], args[3]));
    inner.op(Kind::Return, &[v, i], &[], &[], &[]);
    let mut rows = ty.shape.clone();
    rows.remove(axis);
    let results = [raw(&rows, ty.elem), raw(&rows, Elem::I32)];
    let operands = [found.0, found.1, none.0, none.1];
    let attrs = [("dimensions", int_array(&[axis]))];
    let op = b.op(Kind::Reduce, &operands, &attrs, &results, &[region]);
    (op.result(0), op.result(1))
}
