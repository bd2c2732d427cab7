//! Gathers, scatters, slices and pads that access one or a few columns of each row of a tile, proved from their dimension numbers.

use crate::iota::{self, Component};
use crate::{defining_op, reducer, splat};
use grpo_ir::numbers::extent;
use grpo_ir::{Builder, Elem, Elementwise, Kind, Op, Start, TensorType, Val, gather_dims, scatter_dims};

/// Most columns per row that are picked by ids.
pub const MAX_COUNT: i64 = 256;

/// Most columns per row that are picked by comparing ids with every column of the vocabulary.
pub const MOST_COMPARED: i64 = 16;

/// Most columns per row that a sweep compares with every column of the vocabulary, one by one: six row vectors each way are more operands
/// than a kernel has. More are gathered and scattered.
const FEW: i64 = 5;

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
    /// Operand `i` of the operation.
    pub fn operand(&self, i: usize) -> Val<'c> {
        self.op.operand(i)
    }

    /// The columns of each of `rows` rows, by row, in i32. `clamp` clamps out-of-range ids into `[0, cols)` (a gather's
    /// semantics); without it they stay out of range.
    pub fn columns(&self, b: &Builder<'c>, [rows, cols]: [i64; 2], clamp: bool) -> Val<'c> {
        let all = TensorType::new(self.shape(rows), Elem::I32);
        let (vector_dim, component, shared) = match self.by {
            By::Indices { vector_dim, component, shared } => (vector_dim, component, shared),
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

    /// The columns of each row one by one, `[rows]` each, if they are few.
    pub fn few_columns(&self, b: &Builder<'c>, extent: [i64; 2], clamp: bool) -> Option<Vec<Val<'c>>> {
        (self.count <= FEW).then_some(())?;
        let rows = TensorType::new([extent[0]], Elem::I32);
        Some(match self.by {
            By::Counted { start, stride } => {
                (0..self.count).map(|k| b.int(&rows, start + k * stride)).collect()
            }
            By::Indices { .. } => each_column(b, self.columns(b, extent, clamp)),
        })
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

    /// True for a slice or a pad, whose columns are attributes.
    pub fn is_counted(&self) -> bool {
        matches!(self.by, By::Counted { .. })
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
        let from = if self.is_counted() { 0 } else { 2 };
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

/// The columns of `[N, K]`, `[N]` each; `[N]` itself.
pub fn each_column<'c>(b: &Builder<'c>, v: Val<'c>) -> Vec<Val<'c>> {
    let [rows, count] = v.tensor_type().shape[..] else { return vec![v] };
    (0..count).map(|k| b.reshape(b.slice(v, 1, Start::At(k), 1), &[rows])).collect()
}

/// The reason for more than [`MAX_COUNT`] columns.
pub(crate) fn too_many(count: i64) -> String {
    format!("picks {count} columns per row, of which a sweep has at most {MAX_COUNT}")
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

/// How the index tensor's batch coordinates and components address an operand's dimensions.
struct Addressing<'a, 'c> {
    operand: &'a TensorType,
    axis: usize,
    op: Op<'c>,
    vector_dim: usize,
    /// Operand dimension of each component.
    map: Vec<usize>,
    operand_batch: Vec<usize>,
    indices_batch: Vec<usize>,
    /// Out-of-range indices are clamped (gather); otherwise the update is dropped (scatter).
    clamps: bool,
}

impl<'c> Addressing<'_, 'c> {
    /// Proves that the batch coordinates, except for one dimension of several columns, address the rows in order.
    fn own_rows(&self) -> Result<Picked<'c>, String> {
        let indices = self.op.operand(1);
        let ity = TensorType::of(indices).ok_or("with indices of an unknown type")?;
        let batch: Vec<usize> = (0..ity.rank()).filter(|d| *d != self.vector_dim).collect();
        let component = self
            .map
            .iter()
            .position(|d| *d == self.axis)
            .ok_or("does not index the vocabulary dimension")?;
        // Each non-unit row dimension corresponds to the next non-unit batch dimension, except for that of several columns.
        let mut remaining = batch.iter().copied().filter(|d| ity.shape[*d] != 1);
        let (mut outer, mut several) = (1, None);
        for dim in 0..self.operand.rank() {
            if dim == self.axis {
                continue;
            }
            if self.operand.shape[dim] == 1 {
                let component = self.map.iter().position(|d| *d == dim);
                if !self.clamps && component.is_some_and(|c| !self.counts(c, None)) {
                    return Err("indexes a unit dimension by something that is not proved zero".into());
                }
                continue;
            }
            let mut b = remaining.next().ok_or("picks the same row for every index")?;
            if several.is_none()
                && let Err(why) = self.is_row(dim, b)
            {
                several = Some(b);
                b = remaining.next().ok_or(why)?;
            }
            self.is_row(dim, b)?;
            if several.is_none() {
                outer *= ity.shape[b];
            }
        }
        let several = several.or_else(|| remaining.next());
        if remaining.next().is_some() {
            return Err("picks columns per row along two dimensions".into());
        }
        let count = several.map_or(1, |d| ity.shape[d]);
        if count > MAX_COUNT {
            return Err(too_many(count));
        }
        let by = By::Indices { vector_dim: self.vector_dim, component, shared: false };
        Ok(Picked { op: self.op, by, count, outer })
    }

    /// True if component `c` of the index vectors is the coordinate along batch dimension `row`, or 0 without one.
    fn counts(&self, c: usize, row: Option<usize>) -> bool {
        let indices = self.op.operand(1);
        let of = (self.map.len() > 1).then_some((self.vector_dim, c));
        iota::is_known(Component { indices, of, row }, self.op)
    }

    /// Proves that batch dimension `b` of the indices is dimension `dim` of the operand.
    fn is_row(&self, dim: usize, b: usize) -> Result<(), String> {
        let indices = self.op.operand(1);
        if TensorType::of(indices).is_none_or(|t| t.shape[b] != self.operand.shape[dim]) {
            return Err("does not pick one column per row".into());
        }
        let by_batching = self
            .operand_batch
            .iter()
            .position(|d| *d == dim)
            .is_some_and(|i| self.indices_batch[i] == b);
        let by_iota =
            || self.map.iter().position(|d| *d == dim).is_some_and(|c| self.counts(c, Some(b)));
        if by_batching || by_iota() {
            return Ok(());
        }
        Err("indexes rows by something that is not proved to be the row's number".into())
    }

    /// Columns that all rows share, where windows of `sizes` contain all rows. `windows` are the window dimensions in the array of
    /// elements read or written, whose shape is `shape`.
    fn shared(
        &self,
        sizes: &[i64],
        windows: &[usize],
        shape: &[i64],
    ) -> Option<Result<Picked<'c>, String>> {
        let whole = (0..self.operand.rank())
            .all(|d| sizes[d] == if d == self.axis { 1 } else { self.operand.shape[d] });
        let is_typed = TensorType::of(self.op.operand(1)).is_some();
        if !whole || !is_typed || self.map != [self.axis] || !self.operand_batch.is_empty() {
            return None;
        }
        let several: Vec<usize> =
            (0..shape.len()).filter(|d| shape[*d] != 1 && !windows.contains(d)).collect();
        let (count, outer) = match several[..] {
            [] => (1, 1),
            [d] => (shape[d], shape[..d].iter().product()),
            _ => return Some(Err("picks columns per row along two dimensions".into())),
        };
        if count > MAX_COUNT {
            return Some(Err(too_many(count)));
        }
        let by = By::Indices { vector_dim: self.vector_dim, component: 0, shared: true };
        Some(Ok(Picked { op: self.op, by, count, outer }))
    }
}

/// A gather of one or a few columns per row from a tile with vocabulary dimension `axis`.
///
/// # Errors
/// The reason, as a continuation of "stablehlo.gather …".
pub fn pick(op: Op, axis: usize) -> Result<Picked, String> {
    let operand = TensorType::of(op.operand(0)).ok_or("on an unknown type")?;
    let out = TensorType::of(op.result(0)).ok_or("to an unknown type")?;
    let sizes = op.ints("slice_sizes").unwrap_or_default();
    let numbers = gather_dims(op).ok_or("without dimension numbers")?;
    let addressing = Addressing {
        operand: &operand,
        axis,
        op,
        vector_dim: numbers.index_vector_dim,
        map: numbers.start_index_map,
        operand_batch: numbers.operand_batching_dims,
        indices_batch: numbers.start_indices_batching_dims,
        clamps: true,
    };
    if sizes.len() == operand.rank() && sizes.iter().all(|s| *s == 1) {
        return addressing.own_rows();
    }
    let shared = addressing.shared(&sizes, &numbers.offset_dims, &out.shape);
    shared.unwrap_or_else(|| Err("takes slices of more than one element".into()))
}

/// A scatter of one or a few updates per row into a tile: the columns, and true if it sets, false if it adds.
///
/// # Errors
/// The reason, as a continuation of "stablehlo.scatter …".
pub fn one_hot_scatter(op: Op, axis: usize) -> Result<(Picked, bool), String> {
    if op.num_operands() != 3 {
        return Err("has several inputs".into());
    }
    let operand = TensorType::of(op.operand(0)).ok_or("on an unknown type")?;
    let updates = TensorType::of(op.operand(2)).ok_or("of an unknown type")?;
    let numbers = scatter_dims(op).ok_or("without dimension numbers")?;
    let windows = numbers.update_window_dims;
    // Window sizes: 1 for inserted and batching dimensions, the others from the updates in order.
    let mut sizes = vec![1; operand.rank()];
    let unit =
        |d: &usize| numbers.inserted_window_dims.contains(d) || numbers.input_batching_dims.contains(d);
    for (dim, window) in (0..operand.rank()).filter(|d| !unit(d)).zip(&windows) {
        sizes[dim] = updates.shape[*window];
    }
    let addressing = Addressing {
        operand: &operand,
        axis,
        op,
        vector_dim: numbers.index_vector_dim,
        map: numbers.scatter_dims_to_operand_dims,
        operand_batch: numbers.input_batching_dims.clone(),
        indices_batch: numbers.scatter_indices_batching_dims,
        clamps: false,
    };
    let picked = if sizes.iter().all(|s| *s == 1) {
        addressing.own_rows()?
    } else {
        let shared = addressing.shared(&sizes, &windows, &updates.shape);
        shared.unwrap_or_else(|| Err("writes windows of more than one element".into()))?
    };
    if updates.elements() != picked.count * operand.elements() / operand.shape[axis].max(1) {
        return Err("does not write as many elements into each row".into());
    }
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
    let start = op.ints("start_indices")?;
    let strides = op.ints("strides")?;
    let count = to.shape[axis];
    let whole = (0..from.rank()).all(|d| d == axis || from.shape[d] == to.shape[d]);
    let by = By::Counted { start: start[axis], stride: strides[axis] };
    (whole && (1..=MOST_COMPARED).contains(&count)).then(|| Picked {
        op,
        by,
        count,
        outer: to.shape[..axis].iter().product(),
    })
}

/// A pad of a few columns to a tile with vocabulary dimension `axis`: the transpose of a slice.
pub fn padded(op: Op, axis: usize) -> Option<Picked> {
    let from = TensorType::of(op.operand(0))?;
    let numbers = |name| op.ints(name);
    let (low, high) = (numbers("edge_padding_low")?, numbers("edge_padding_high")?);
    let interior = numbers("interior_padding")?;
    let none = |d: usize| low[d] == 0 && high[d] == 0 && interior[d] == 0;
    let whole = (0..from.rank()).all(|d| d == axis || none(d)) && low[axis] >= 0 && high[axis] >= 0;
    let count = from.shape[axis];
    let by = By::Counted { start: low[axis], stride: interior[axis] + 1 };
    (whole && (1..=MOST_COMPARED).contains(&count)).then(|| Picked {
        op,
        by,
        count,
        outer: from.shape[..axis].iter().product(),
    })
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
pub fn component(indices: Val, vector_dim: usize, c: usize) -> Option<Val> {
    let ty = TensorType::of(indices)?;
    if vector_dim >= ty.rank() || ty.shape[vector_dim] == 1 {
        return Some(indices);
    }
    let op = defining_op(indices)?;
    if !op.is(Kind::Concatenate) || op.dim("dimension") != Some(vector_dim) {
        return None;
    }
    let (mut offset, c) = (0, extent(c));
    for operand in op.operands() {
        let len = TensorType::of(operand)?.shape[vector_dim];
        if c < offset + len {
            return (len == 1).then_some(operand);
        }
        offset += len;
    }
    None
}
