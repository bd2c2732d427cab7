//! Gathers, scatters, slices and pads that access one or a few columns of each row of a tile, proved from their dimension numbers.

use crate::indexing::Indexing;
use crate::iota::{self, Component};
use crate::{defining_op, reducer, splat};
use grpo_ir::numbers::extent;
use grpo_ir::{Builder, Elem, Elementwise, Kind, Op, Start, TensorType, Val};

/// Most columns per row that are picked by ids.
pub const MAX_COUNT: i64 = 256;

/// Most columns per row that are picked by comparing ids with every column of the vocabulary.
pub const MOST_COMPARED: i64 = 16;

/// The columns that an operation reads or writes in each row.
///
/// The array of elements read (or written) has a dimension of `count` columns among the rows' dimensions. By row, it is `[N]` for one column
/// per row and `[N, count]` for several.
#[derive(Clone, Copy, Debug)]
pub struct Picked<'c> {
    /// A gather, a scatter, a slice or a pad.
    op: Op<'c>,
    by: By,
    count: i64,
    /// The number of rows along the dimensions before that of `count`.
    outer: i64,
}

/// The source of the column ids.
#[derive(Clone, Copy, Debug)]
enum By {
    /// Operand 1, an index tensor with index vectors along `vector_dim` (its rank if they are scalars); the column is their
    /// `component`. `shared`: all rows have the same columns.
    Indices { vector_dim: usize, component: usize, shared: bool },
    /// Attributes of the operation: `start + k · stride`.
    Counted { start: i64, stride: i64 },
}

impl<'c> Picked<'c> {
    /// The columns of each of `rows` rows, by row, in i32. `clamp` clamps out-of-range ids into `[0, cols)` (a gather's
    /// semantics); without it they stay out of range.
    pub fn columns(&self, b: &Builder<'c>, [rows, cols]: [i64; 2], clamp: bool) -> Val<'c> {
        let all = TensorType::new(self.shape(rows), Elem::I32);
        let (vector_dim, component, shared) = match self.by {
            By::Indices { vector_dim, component, shared } => (vector_dim, component, shared),
            By::Counted { start, .. } if self.count == 1 => return b.int(&all, start),
            By::Counted { start, stride } => {
                let each = b.elementwise(Elementwise::Multiply, &[b.iota(&all, 1), b.int(&all, stride)]);
                return b.elementwise(Elementwise::Add, &[each, b.int(&all, start)]);
            }
        };
        let mut v = self.op.operand(1);
        let ty = v.tensor_type();
        let mut elements = ty.elements();
        if vector_dim < ty.rank() && ty.shape[vector_dim] > 1 {
            elements /= ty.shape[vector_dim];
            v = b.slice(v, vector_dim, Start::At(extent(component)), 1);
        }
        let v = b.reshape(crate::reshape::peel(v), &[elements]);
        let ids = column_ids(b, v, cols, clamp);
        match (shared, self.count) {
            (false, _) => self.by_row(b, ids),
            (true, 1) => b.broadcast(b.reshape(ids, &[]), &all.shape, &[]),
            (true, _) => b.broadcast(ids, &all.shape, &[1]),
        }
    }

    /// The program's column ids, one element per row, where each row has one column of its own.
    pub fn column(&self) -> Option<Val<'c>> {
        match self.by {
            By::Indices { vector_dim, component: c, shared: false } if self.count == 1 => {
                component(self.op.operand(1), vector_dim, c)
            }
            _ => None,
        }
    }

    /// True if each row has one column.
    pub fn is_one(&self) -> bool {
        self.count == 1
    }

    /// The number of columns per row.
    pub fn count(&self) -> i64 {
        self.count
    }

    /// The shape by row of an array of `rows` rows.
    fn shape(&self, rows: i64) -> Vec<i64> {
        if self.count == 1 { vec![rows] } else { vec![rows, self.count] }
    }

    /// An array of elements read or written, by row.
    fn by_row(&self, b: &Builder<'c>, v: Val<'c>) -> Val<'c> {
        let (rows, outer) = (v.tensor_type().elements() / self.count, self.outer);
        let v = match self.count {
            1 => crate::reshape::peel(v),
            _ if outer == rows => v,
            count => b.transpose(b.reshape(v, &[outer, count, rows / outer]), &[0, 2, 1]),
        };
        b.reshape(v, &self.shape(rows))
    }

    /// The elements that a scatter or a pad writes, by row.
    pub fn updates(&self, b: &Builder<'c>) -> Val<'c> {
        let from = if matches!(self.by, By::Counted { .. }) { 0 } else { 2 };
        self.by_row(b, self.op.operand(from))
    }

    /// The result of a gather or a slice, from its elements by row, whose dimensions of rows may be split.
    pub fn result(&self, b: &Builder<'c>, picked: Val<'c>) -> Val<'c> {
        let out = self.op.result(0).tensor_type();
        let rest = out.elements() / (self.count * self.outer);
        let v = match self.count {
            _ if self.count == 1 || rest == 1 => picked,
            count => b.transpose(b.reshape(picked, &[self.outer, rest, count]), &[0, 2, 1]),
        };
        b.reshape(b.convert(v, out.elem), &out.shape)
    }
}

/// Converts `[N]` ids of any integer type to i32, clamped into `[0, cols)`. Without `clamp`, out-of-range ids stay out of range.
pub fn column_ids<'c>(b: &Builder<'c>, ids: Val<'c>, cols: i64, clamp: bool) -> Val<'c> {
    let ty = ids.tensor_type();
    let narrow = matches!(ty.elem, Elem::I8 | Elem::I16 | Elem::U8 | Elem::U16);
    let ids = if narrow { b.convert(ids, Elem::I32) } else { ids };
    let ty = ids.tensor_type();
    let wide = ty.elem != Elem::I32;
    if !clamp && !wide {
        return ids;
    }
    let (low, high) = if clamp { (0, cols - 1) } else { (-1, cols) };
    let low = if ty.elem.is_unsigned() { 0 } else { low };
    let ids = b.elementwise(Elementwise::Maximum, &[ids, b.int(&ty, low)]);
    let ids = b.elementwise(Elementwise::Minimum, &[ids, b.int(&ty, high)]);
    b.convert(ids, Elem::I32)
}

impl<'c> Indexing<'c> {
    /// Proves that the items are one element of each row along the dimensions but `axis`, in order, or several along one dimension.
    fn columns(&self, axis: usize) -> Result<Picked<'c>, String> {
        let is_wide = |(_, item): &(usize, usize)| self.items.shape[*item] != 1;
        let windows = self.windows.iter().filter(|of| is_wide(of)).count();
        let whole = self.whole().filter(is_wide).count();
        let others = (0..self.array.rank()).filter(|dim| *dim != axis);
        let (unit, rows): (Vec<usize>, Vec<usize>) = others.partition(|dim| self.array.shape[*dim] == 1);
        // Windows are of one element, or of all rows, which then have the same columns.
        if whole != windows || whole != 0 && whole != rows.len() {
            return Err("has windows of more than one element".into());
        }
        let component = self.component(axis).ok_or("does not index the vocabulary dimension")?;
        // A gather clamps the index along a unit dimension to 0, a scatter drops the update.
        let is_offset = |dim: usize| self.component(dim).is_some_and(|c| !self.is_known(c, None));
        if self.op.is(Kind::Scatter) && unit.into_iter().any(is_offset) {
            return Err("indexes a unit dimension by something that is not proved zero".into());
        }
        let mut rows = rows.into_iter().peekable();
        let (mut outer, mut several) = (1, None);
        for (item, size) in self.items.shape.iter().enumerate().filter(|(_, size)| **size != 1) {
            let is_row = rows.peek().map(|dim| self.is_row(*dim, item));
            match is_row.unwrap_or(Err("picks columns per row along two dimensions")) {
                Ok(()) => {
                    rows.next();
                    outer *= if several.is_none() { *size } else { 1 };
                }
                Err(why) if several.is_none() => several = Some((*size, why)),
                Err(why) => return Err(why.into()),
            }
        }
        if rows.next().is_some() {
            return Err(several.map_or("picks the same row for every index", |(_, why)| why).into());
        }
        let count = several.map_or(1, |(size, _)| size);
        if count > MAX_COUNT {
            return Err(format!(
                "picks {count} columns per row, of which a sweep has at most {MAX_COUNT}"
            ));
        }
        let vector_dim = self.dims.index_vector_dim;
        let by = By::Indices { vector_dim, component, shared: whole > 0 };
        Ok(Picked { op: self.op, by, count, outer })
    }

    /// True if component `c` of the index vectors is the coordinate along dimension `row` of the indices, or 0 without one.
    fn is_known(&self, c: usize, row: Option<usize>) -> bool {
        let of = (self.dims.index_map.len() > 1).then_some((self.dims.index_vector_dim, c));
        Component::read_by(self.op, of, row).is_known()
    }

    /// Proves that dimension `item` of the items is dimension `dim` of the array.
    fn is_row(&self, dim: usize, item: usize) -> Result<(), &'static str> {
        if self.items.shape[item] != self.array.shape[dim] {
            return Err("does not pick one column per row");
        }
        let is_row = match self.batch.iter().find(|(_, at)| *at == item) {
            Some((index, _)) => {
                self.is_batching(dim, *index)
                    || self.component(dim).is_some_and(|c| self.is_known(c, Some(*index)))
            }
            None => self.whole().any(|of| of == (dim, item)),
        };
        if is_row {
            return Ok(());
        }
        Err("indexes rows by something that is not proved to be the row's number")
    }
}

/// A gather of one or a few columns per row from a tile with vocabulary dimension `axis`.
///
/// # Errors
/// The reason, as a continuation of "stablehlo.gather …".
pub fn pick(op: Op, axis: usize) -> Result<Picked, String> {
    Indexing::of(op).ok_or("without dimension numbers or on an unknown type")?.columns(axis)
}

/// A scatter of one or a few updates per row into a tile: the columns, and true if it sets, false if it adds.
///
/// # Errors
/// The reason, as a continuation of "stablehlo.scatter …".
pub fn one_hot_scatter(op: Op, axis: usize) -> Result<(Picked, bool), String> {
    let of = Indexing::of(op).ok_or("has several inputs, or is of an unknown type")?;
    let picked = of.columns(axis)?;
    match reducer(op) {
        Some(Elementwise::Add) => Ok((picked, false)),
        _ if returns_update(op) && picked.count > 1 && !is_one_number(op.operand(2)) => {
            Err("sets several columns per row: of two that are the same, either may stay".into())
        }
        _ if returns_update(op) => Ok((picked, true)),
        _ => Err("combines by something other than an addition".into()),
    }
}

/// A slice of a few columns of a tile with vocabulary dimension `axis`.
pub fn sliced(op: Op, axis: usize) -> Option<Picked> {
    let (from, to) = (TensorType::of(op.operand(0))?, TensorType::of(op.result(0))?);
    let (start, strides) = (op.ints("start_indices")?, op.ints("strides")?);
    let whole = (0..from.rank()).all(|d| d == axis || from.shape[d] == to.shape[d]);
    counted(op, &to, axis, [start[axis], strides[axis]]).filter(|_| whole)
}

/// A pad of a few columns to a tile with vocabulary dimension `axis`: the transpose of a slice.
pub fn padded(op: Op, axis: usize) -> Option<Picked> {
    let from = TensorType::of(op.operand(0))?;
    let (low, high) = (op.ints("edge_padding_low")?, op.ints("edge_padding_high")?);
    let interior = op.ints("interior_padding")?;
    let none = |d: usize| low[d] == 0 && high[d] == 0 && interior[d] == 0;
    let whole = (0..from.rank()).all(|d| d == axis || none(d)) && low[axis] >= 0 && high[axis] >= 0;
    counted(op, &from, axis, [low[axis], interior[axis] + 1]).filter(|_| whole)
}

/// The columns `start + k · stride` of each row, if they are few; `columns` is the type of the array of their elements.
fn counted<'c>(
    op: Op<'c>,
    columns: &TensorType,
    axis: usize,
    [start, stride]: [i64; 2],
) -> Option<Picked<'c>> {
    let (count, outer) = (columns.shape[axis], columns.shape[..axis].iter().product());
    let by = By::Counted { start, stride };
    (1..=MOST_COMPARED).contains(&count).then_some(Picked { op, by, count, outer })
}

/// True if all elements of a value are known to be equal.
fn is_one_number(v: Val) -> bool {
    let keeps = [Kind::BroadcastInDim, Kind::Reshape, Kind::Convert];
    TensorType::of(v).is_some_and(|ty| ty.elements() == 1)
        || splat(v).is_some()
        || v.def().is_some_and(|op| op.is_any(&keeps) && is_one_number(op.operand(0)))
}

fn returns_update(op: Op) -> bool {
    let Some(block) = op.only_block() else { return false };
    let (ops, args) = (block.ops(), block.args());
    ops.len() == 1 && args.len() == 2 && ops[0].operands().eq([args[1]])
}

/// Component `c` of the index vectors: `indices` itself for vectors of one component, else an operand of their concatenation.
fn component(indices: Val, vector_dim: usize, c: usize) -> Option<Val> {
    let ty = TensorType::of(indices)?;
    if vector_dim >= ty.rank() || ty.shape[vector_dim] == 1 {
        return Some(indices);
    }
    let op = defining_op(indices).filter(|op| op.is(Kind::Concatenate))?;
    let (of, _) = iota::concatenated(op, c).filter(|_| op.dim("dimension") == Some(vector_dim))?;
    (TensorType::of(of)?.shape[vector_dim] == 1).then_some(of)
}
