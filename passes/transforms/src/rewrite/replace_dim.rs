//! `f(x) -> reshape(f(reshape(x)))`: an operation with other dimensions in place of one, or without it.

use grpo_dataflow::index_map::{Factor, renumbered};
use grpo_dataflow::splat;
use grpo_ir::{Builder, Kind, Op, TensorType, Val, dot_dims, int_array};
use grpo_recognize::tile::has_elementwise_name;

/// The first result of a copy of `op` with dimensions of the extents `to` in place of the one that is `factor`. `operand` computes an
/// operand that has this dimension, with `to` in its place. None for operations that are not copied dimension by dimension.
pub(crate) fn replace_dim<'c>(
    b: &Builder<'c>,
    op: Op<'c>,
    factor: &Factor,
    to: &[i64],
    mut operand: impl FnMut(Val<'c>, usize) -> Option<Val<'c>>,
) -> Option<Val<'c>> {
    let result = |v: Val| {
        let mut ty = TensorType::of(v)?;
        factor.result.inspect(|dim| drop(ty.shape.splice(dim..=dim, to.iter().copied())));
        Some(ty)
    };
    let types: Vec<TensorType> = op.results().map(result).collect::<Option<_>>()?;
    let operand = |(v, dim): (Val<'c>, &Option<usize>)| match dim {
        Some(dim) => operand(v, *dim),
        None => Some(v),
    };
    let operands: Vec<Val> = op.operands().zip(&factor.operands).map(operand).collect::<Option<_>>()?;
    let (v, shape) = (*operands.first()?, &types.first()?.shape);
    let dims = |name: &str| Some(renumbered(&op.dims(name)?, factor.operands[0]?, to.len()));
    match op.kind() {
        Kind::BroadcastInDim => return broadcast(b, op, factor, to, v),
        Kind::Reshape => return factor.operands[0].map(|_| b.reshape(v, shape)),
        Kind::Transpose => return Some(b.transpose(v, &dims("permutation")?)),
        Kind::DotGeneral | Kind::Reduce => {}
        _ => has_elementwise_name(op).then_some(())?,
    }
    let numbers = match dot_dims(op) {
        Some(mut d) => {
            let lists =
                [[&mut d.lhs_batch, &mut d.lhs_contract], [&mut d.rhs_batch, &mut d.rhs_contract]];
            for (dim, lists) in factor.operands.iter().zip(lists) {
                if let Some(dim) = dim {
                    lists.into_iter().for_each(|list| *list = renumbered(list, *dim, to.len()));
                }
            }
            Some(("dot_dimension_numbers", d.text()))
        }
        None if op.is(Kind::Reduce) => Some(("dimensions", int_array(&dims("dimensions")?))),
        None => None,
    };
    let copy = b.copy(op, &operands, &types);
    numbers.inspect(|(name, text)| copy.set_attr_text(name, text));
    Some(copy.result(0))
}

/// A broadcast of `v`, the operand of `op`, which may have a unit dimension that becomes the one that is replaced.
fn broadcast<'c>(
    b: &Builder<'c>,
    op: Op<'c>,
    factor: &Factor,
    to: &[i64],
    v: Val<'c>,
) -> Option<Val<'c>> {
    let dim = factor.result?;
    let mut dims = op.dims("broadcast_dimensions")?;
    let (mut from, mut shape) = (TensorType::of(v)?.shape, TensorType::of(op.result(0))?.shape);
    shape.splice(dim..=dim, to.iter().copied());
    if let Some(unit) = dims.iter().position(|d| *d == dim)
        && factor.operands[0].is_none()
    {
        from.remove(unit);
        dims.remove(unit);
    }
    Some(b.broadcast(reshaped(b, v, &from), &shape, &renumbered(&dims, dim, to.len())))
}

/// `v` reshaped; the operand of its reshape, if that has the shape.
pub(crate) fn reshaped<'c>(b: &Builder<'c>, v: Val<'c>, shape: &[i64]) -> Val<'c> {
    let ty = v.tensor_type();
    if let Some(text) = splat(v).filter(|_| ty.shape != shape) {
        return b.splat(&TensorType::new(shape, ty.elem), &text);
    }
    let from = v.def().filter(|op| op.is(Kind::Reshape)).map(|op| op.operand(0));
    match from.filter(|from| TensorType::of(*from).is_some_and(|ty| ty.shape == shape)) {
        Some(from) => from,
        None => b.reshape(v, shape),
    }
}
