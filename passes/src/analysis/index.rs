//! What gathers and scatters on a tile pick: one column per row, proved from their dimension numbers.

use super::{maker, reducer, splat_number};
use crate::ir::{
    Builder, Direction, Elem, Op, TensorType, Val, attr_ints, direction, gather_dims, scatter_dims,
};

/// One column index per row, inside an index tensor.
#[derive(Clone, Copy, Debug)]
pub struct Picked<'c> {
    /// The gather or scatter; its operand 1 is the index tensor.
    op: Op<'c>,
    /// Dimension of the index vectors; the tensor's rank if they are scalars.
    vector_dim: usize,
    /// Which entry of the index vector is the vocabulary column.
    component: usize,
}

impl<'c> Picked<'c> {
    /// The column per row as an `[N]` i32 tensor. Out-of-range ids are clamped into `[0, cols)` if
    /// `clamp` (a gather's semantics); otherwise they stay outside of it.
    pub fn vector(&self, b: &Builder<'c>, cols: i64, clamp: bool) -> Option<Val<'c>> {
        let mut v = self.op.operand(1);
        let ty = TensorType::of(v)?;
        let mut elements = ty.elements();
        if self.vector_dim < ty.rank() && ty.shape[self.vector_dim] > 1 {
            let mut start = vec![0; ty.rank()];
            let mut limit = ty.shape.clone();
            start[self.vector_dim] = self.component as i64;
            limit[self.vector_dim] = self.component as i64 + 1;
            elements /= ty.shape[self.vector_dim];
            let mut shape = ty.shape.clone();
            shape[self.vector_dim] = 1;
            let attrs = [
                ("start_indices", crate::ir::int_array(&start)),
                ("limit_indices", crate::ir::int_array(&limit)),
                ("strides", crate::ir::int_array(&vec![1; ty.rank()])),
            ];
            v = b.one("stablehlo.slice", &[v], &attrs, &TensorType::new(shape, ty.elem));
        }
        let v = b.reshape(super::reshape::peel(v), &[elements]);
        Some(column_ids(b, v, cols, clamp))
    }
}

/// Brings `[N]` ids of any integer type to i32, clamped into `[0, cols)` or, without `clamp`, so
/// that ids outside of that range stay outside.
pub fn column_ids<'c>(b: &Builder<'c>, ids: Val<'c>, cols: i64, clamp: bool) -> Val<'c> {
    let ty = TensorType::of(ids).expect("an index tensor");
    let narrow = matches!(ty.elem, Elem::I8 | Elem::I16 | Elem::U8 | Elem::U16);
    let ids = if narrow { b.convert(ids, Elem::I32) } else { ids };
    let ty = TensorType::of(ids).expect("an index tensor");
    let wide = ty.elem != Elem::I32;
    if !clamp && !wide {
        return ids;
    }
    let (low, high) = if clamp { (0, cols - 1) } else { (-1, cols) };
    let low = if ty.elem.is_unsigned() { 0 } else { low };
    let ids = b.one("stablehlo.maximum", &[ids, b.int(&ty, low)], &[], &ty);
    let ids = b.one("stablehlo.minimum", &[ids, b.int(&ty, high)], &[], &ty);
    b.convert(ids, Elem::I32)
}

/// How the index tensor's batch coordinates and components address an operand's dimensions.
struct Addressing<'a, 'c> {
    operand: &'a TensorType,
    axis: usize,
    op: Op<'c>,
    vector_dim: usize,
    /// Operand dimension of each component.
    map: Vec<i64>,
    operand_batch: Vec<i64>,
    indices_batch: Vec<i64>,
    /// Whether an index outside of a dimension moves into it (gather), or drops the whole (scatter).
    clamps: bool,
}

impl<'c> Addressing<'_, 'c> {
    /// Proves that batch coordinate `n` (flattened) addresses row `n` and one column of it.
    fn one_per_row(&self) -> Result<Picked<'c>, String> {
        let indices = self.op.operand(1);
        let ity = TensorType::of(indices).ok_or("with indices of an unknown type")?;
        let batch: Vec<usize> = (0..ity.rank()).filter(|d| *d != self.vector_dim).collect();
        let component = self
            .map
            .iter()
            .position(|d| *d as usize == self.axis)
            .ok_or("does not index the vocabulary dimension")?;
        // Walk the row dimensions in order; each non-unit one takes the next non-unit batch dimension.
        let mut want = batch.iter().copied().filter(|d| ity.shape[*d] != 1);
        for dim in 0..self.operand.rank() {
            if dim == self.axis {
                continue;
            }
            if self.operand.shape[dim] == 1 {
                let component = self.map.iter().position(|d| *d as usize == dim);
                if !self.clamps
                    && component.is_some_and(|c| !component_is_zero(indices, self.vector_dim, c))
                {
                    return Err("indexes a unit dimension by something that is not proved zero".into());
                }
                continue;
            }
            let b = want.next().ok_or("picks the same row for every index")?;
            if ity.shape[b] != self.operand.shape[dim] {
                return Err("does not pick one column per row".into());
            }
            let by_batching = self
                .operand_batch
                .iter()
                .position(|d| *d as usize == dim)
                .is_some_and(|i| self.indices_batch[i] as usize == b);
            let by_iota = || {
                self.map
                    .iter()
                    .position(|d| *d as usize == dim)
                    .is_some_and(|c| component_is_iota(indices, self.vector_dim, c, b))
            };
            if !by_batching && !by_iota() {
                return Err("indexes rows by something that is not proved to be the row's number".into());
            }
        }
        if want.next().is_some() {
            return Err("picks several columns per row".into());
        }
        Ok(Picked { op: self.op, vector_dim: self.vector_dim, component })
    }
}

/// A gather that picks one column per row of a tile with vocabulary dimension `axis`.
///
/// # Errors
/// Says why the gather is no such pick; the text continues "stablehlo.gather …".
pub fn pick(op: Op, axis: usize) -> Result<Picked, String> {
    let operand = TensorType::of(op.operand(0)).ok_or("on an unknown type")?;
    let sizes = op.attr("slice_sizes").and_then(attr_ints).unwrap_or_default();
    if sizes.len() != operand.rank() || sizes.iter().any(|s| *s != 1) {
        return Err("takes slices of more than one element".into());
    }
    let numbers = gather_dims(op).ok_or("without dimension numbers")?;
    Addressing {
        operand: &operand,
        axis,
        op,
        vector_dim: numbers.index_vector_dim as usize,
        map: numbers.start_index_map,
        operand_batch: numbers.operand_batching_dims,
        indices_batch: numbers.start_indices_batching_dims,
        clamps: true,
    }
    .one_per_row()
}

/// A scatter of one update per row into a tile: the picked columns, and whether it sets (rather than
/// adds).
///
/// # Errors
/// Says why it is no such scatter; the text continues "stablehlo.scatter …".
pub fn one_hot_scatter(op: Op, axis: usize) -> Result<(Picked, bool), String> {
    if op.num_operands() != 3 {
        return Err("has several inputs".into());
    }
    let operand = TensorType::of(op.operand(0)).ok_or("on an unknown type")?;
    let updates = TensorType::of(op.operand(2)).ok_or("of an unknown type")?;
    let numbers = scatter_dims(op).ok_or("without dimension numbers")?;
    if numbers.update_window_dims.iter().any(|d| updates.shape[*d as usize] != 1) {
        return Err("writes windows of more than one element".into());
    }
    let picked = Addressing {
        operand: &operand,
        axis,
        op,
        vector_dim: numbers.index_vector_dim as usize,
        map: numbers.scatter_dims_to_operand_dims,
        operand_batch: numbers.input_batching_dims,
        indices_batch: numbers.scatter_indices_batching_dims,
        clamps: false,
    }
    .one_per_row()?;
    if updates.elements() != operand.elements() / operand.shape[axis].max(1) {
        return Err("writes more than one element per row".into());
    }
    match reducer(op) {
        Some("stablehlo.add") => Ok((picked, false)),
        _ if returns_update(op) => Ok((picked, true)),
        _ => Err("combines by something other than an addition".into()),
    }
}

fn returns_update(op: Op) -> bool {
    let regions = op.regions();
    let Some([block]) =
        regions.first().map(|r| r.blocks()).as_deref().and_then(|b| <[_; 1]>::try_from(b).ok())
    else {
        return false;
    };
    let (ops, args) = (block.ops(), block.args());
    ops.len() == 1 && args.len() == 2 && ops[0].operands() == vec![args[1]]
}

/// Whether component `c` of the index vectors equals the coordinate along batch dimension `dim`.
fn component_is_iota(indices: Val, vector_dim: usize, c: usize, dim: usize) -> bool {
    component(indices, vector_dim, c).is_some_and(|piece| is_iota_along(piece, dim))
}

/// Whether component `c` of the index vectors is zero everywhere.
fn component_is_zero(indices: Val, vector_dim: usize, c: usize) -> bool {
    component(indices, vector_dim, c).is_some_and(is_zero)
}

/// The piece of a concatenation that makes component `c` of the index vectors.
fn component(indices: Val, vector_dim: usize, c: usize) -> Option<Val> {
    let ty = TensorType::of(indices)?;
    if vector_dim >= ty.rank() || ty.shape[vector_dim] == 1 {
        return Some(indices);
    }
    let op = maker(indices)?;
    if !op.is("stablehlo.concatenate")
        || op.attr("dimension").and_then(attr_ints) != Some(vec![vector_dim as i64])
    {
        return None;
    }
    let mut at = 0;
    for piece in op.operands() {
        let len = TensorType::of(piece)?.shape[vector_dim] as usize;
        if c < at + len {
            return (len == 1).then_some(piece);
        }
        at += len;
    }
    None
}

/// Whether `v` is proved to be zero everywhere: a constant, or the coordinate along a unit dimension.
fn is_zero(v: Val) -> bool {
    if splat_number(v) == Some(0.0) {
        return true;
    }
    let (Some(op), Some(ty)) = (maker(v), TensorType::of(v)) else { return false };
    match op.name() {
        "stablehlo.iota" => {
            let dim = op.attr("iota_dimension").and_then(attr_ints);
            dim.is_some_and(|d| ty.shape[d[0] as usize] == 1)
        }
        "stablehlo.convert" | "stablehlo.broadcast_in_dim" | "stablehlo.reshape" => {
            is_zero(op.operand(0))
        }
        "stablehlo.select" => wraps(op, is_zero) && is_zero(op.operand(2)),
        _ => false,
    }
}

/// Whether a select's condition asks if something that `never_negative` accepts is negative.
fn wraps(select: Op, never_negative: impl Fn(Val) -> bool) -> bool {
    maker(select.operand(0)).is_some_and(|c| {
        c.is("stablehlo.compare")
            && direction(c) == Some(Direction::Lt)
            && splat_number(c.operand(1)) == Some(0.0)
            && never_negative(c.operand(0))
    })
}

/// Numbers from 0 on that a type holds without gaps.
fn counts_to(elem: Elem) -> i64 {
    match elem {
        Elem::I1 => 2,
        Elem::I8 => 1 << 7,
        Elem::U8 | Elem::BF16 => 1 << 8,
        Elem::F16 => 1 << 11,
        Elem::I16 => 1 << 15,
        Elem::U16 => 1 << 16,
        Elem::F32 => 1 << 24,
        Elem::I32 => 1 << 31,
        Elem::U32 => 1 << 32,
        Elem::F64 => 1 << 53,
        Elem::I64 | Elem::U64 => i64::MAX,
    }
}

/// Whether `v` is proved to hold at each place its coordinate along dimension `dim`: an iota, seen
/// through broadcasts, unit reshapes, conversions, and the wrap of negative indices (which an iota
/// never is).
pub fn is_iota_along(v: Val, dim: usize) -> bool {
    let (Some(op), Some(ty)) = (maker(v), TensorType::of(v)) else { return false };
    if ty.shape[dim] > counts_to(ty.elem) {
        return false;
    }
    match op.name() {
        "stablehlo.iota" => op.attr("iota_dimension").and_then(attr_ints) == Some(vec![dim as i64]),
        "stablehlo.convert" => is_iota_along(op.operand(0), dim),
        "stablehlo.broadcast_in_dim" => {
            let dims = op.attr("broadcast_dimensions").and_then(attr_ints).unwrap_or_default();
            let Some(f) = TensorType::of(op.operand(0)) else { return false };
            dims.iter()
                .position(|d| *d as usize == dim)
                .is_some_and(|i| f.shape[i] == ty.shape[dim] && is_iota_along(op.operand(0), i))
        }
        "stablehlo.reshape" => super::reshape::reshape_axis(op.operand(0), &ty, dim)
            .is_some_and(|i| is_iota_along(op.operand(0), i)),
        "stablehlo.select" => wraps(op, |v| is_iota_along(v, dim)) && is_iota_along(op.operand(2), dim),
        _ => false,
    }
}
