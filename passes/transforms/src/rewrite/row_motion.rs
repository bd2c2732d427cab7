//! `f(slice(x)) -> slice(f(x))` for rows cut off after the softmax, `log_softmax(x)[:, :-1]`, or of logits that are also needed
//! whole, `logits[:, :-1]`; and `pad(f(x)) -> select(rows, f(x), 0)` for the gradient.
//!
//! Users of such a slice are computed for all rows, and sliced at one number per row: rows are independent. The operand of the
//! gradient's pad is computed for all rows as well, with the pad's zeros in the rows that were cut off. No number of the program
//! changes.

mod picks;
mod users;

use crate::rewrite::slice_motion::{Pad, Slice, rebuilt};
use crate::rewrite::slice_users::is_kept;
use crate::rewrite::slices::pad;
use grpo_dataflow::reshape::peel;
use grpo_dataflow::{splat, splat_number};
use grpo_ir::{Block, Builder, Direction, Elem, Kind, Op, TensorType, Val, dot_dims, zero_text};
use grpo_recognize::tile::is_elementwise;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Maximum number of operations between a value and the slice that it is computed from.
const NEAR: usize = 8;

/// A slice of the rows of a shape: `[start, limit)` in each dimension.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Rows<'a> {
    all: Vec<i64>,
    start: Vec<i64>,
    limit: Vec<i64>,
    sizes: &'a HashSet<i64>,
    /// Element count of the logits of these rows.
    logits: i64,
    /// True if the vocabulary may be sliced as well: its columns are then masked.
    columns: bool,
}

/// The whole vocabulary is computed and masked if at most 1/8 of it is cut off.
const MOST_CUT: i64 = 8;

/// Maximum number of single-row slices of a value that are computed for all rows.
const MOST_SINGLE: usize = 4;

/// Computes users of a slice of rows (with `columns`, of the vocabulary as well) for all of them, and slices the results. Returns
/// whether anything changed.
pub(crate) fn sink_slice(op: Op, slice_of: &Slice, sizes: &HashSet<i64>, columns: bool) -> bool {
    let sizes = &vocabulary(slice_of, sizes);
    let (start, limit) = (slice_of.start.clone(), slice_of.limit.clone());
    let rows = Rows { columns, ..Rows::new(slice_of.from.shape.clone(), start, limit, sizes) };
    // Logits that are arguments with sliced uses only are as good as sliced arguments.
    let v = op.operand(0);
    let computed = as_made(v).def().is_some_and(|op| op.is(Kind::DotGeneral) || is_elementwise(op));
    let whole = |op: Op| op.is(Kind::Reduce) || is_elementwise(op);
    // Token by token, each user would be computed for all tokens.
    let others = v.uses().into_iter().filter(|u| u.owner.is(Kind::Slice)).count();
    if rows.is_single() && others > MOST_SINGLE {
        return false;
    }
    if !rows.is_cut() || !(computed || v.uses().into_iter().any(|u| whole(u.owner))) || is_kept(v) {
        return false;
    }
    let mut changed = false;
    for u in op.result(0).uses() {
        // Users that were replaced before wait for cleanup.
        if u.owner.block() != op.block() || u.owner.results().all(Val::is_unused) {
            continue;
        }
        let b = Builder::before(u.owner);
        changed |= rows.behind(&b, u.owner, u.index).is_some();
    }
    changed
}

/// The source of `v`, looking through reshapes and transposes.
fn as_made(v: Val) -> Val {
    match peel(v) {
        v if v.def().is_some_and(|op| op.is(Kind::Transpose)) => {
            as_made(v.def().map_or(v, |op| op.operand(0)))
        }
        v => v,
    }
}

/// True if all values of a block with the shape of one of these slices may be computed for all rows: they are computed from such
/// slices, and used only row by row. Rows of different slices do not mix.
pub(crate) fn may_sink(block: Block, slices: &[Slice]) -> bool {
    const MAKERS: [Kind; 6] = [
        Kind::BroadcastInDim,
        Kind::Constant,
        Kind::Iota,
        Kind::Reshape,
        Kind::Scatter,
        Kind::Transpose,
    ];
    const READERS: [Kind; 8] = [
        Kind::BroadcastInDim,
        Kind::DotGeneral,
        Kind::Gather,
        Kind::Pad,
        Kind::Reduce,
        Kind::Reshape,
        Kind::Scatter,
        Kind::Transpose,
    ];
    let parts: Vec<Vec<i64>> = slices.iter().map(Slice::shape).collect();
    let shape = |v: &Val| TensorType::of(*v).map(|ty| ty.shape);
    let is_part = |v: &Val| shape(v).is_some_and(|shape| parts.contains(&shape));
    let named = |op: Op, kinds: &[Kind]| {
        is_elementwise(op) || op.is(Kind::ShardingConstraint) || op.is_any(kinds)
    };
    let same = |op: Op| Slice::of(op).and_then(|s| slices.iter().position(|like| like.is_like(&s)));
    let made = |op: Op| same(op).is_some() || named(op, &MAKERS);
    let is_cut = |part: &[i64], dim: usize| {
        let mut like = slices.iter().filter(|slice| slice.shape() == part);
        like.any(|slice| slice.start[dim] != 0 || part[dim] != slice.from.shape[dim])
    };
    let read = |v: Val| {
        let part = shape(&v).unwrap_or_default();
        v.uses().iter().all(|u| {
            let cuts = |dim: &usize| is_cut(&part, *dim);
            let contracts = || dot_dims(u.owner).is_none_or(|d| d.of(u.index).1.iter().any(cuts));
            let is_product = u.owner.is(Kind::DotGeneral);
            u.owner.block() == Some(block) && named(u.owner, &READERS) && !(is_product && contracts())
        })
    };
    let mut of_slice: HashMap<Val, usize> = HashMap::default();
    for op in block.ops() {
        let mut from: Vec<usize> =
            op.operands().filter_map(|v| of_slice.get(&v).copied()).chain(same(op)).collect();
        from.dedup();
        for v in op.results().filter(is_part) {
            if from.len() > 1 || !made(op) || !read(v) {
                return false;
            }
            of_slice.extend(from.first().map(|slice| (v, *slice)));
        }
    }
    !block.args().iter().any(is_part)
}

/// Computes the operand of a pad of rows (with `columns`, of the vocabulary as well) for all of them. Returns whether it did.
pub(crate) fn raise_pad(op: Op, pad_of: &Pad, sizes: &HashSet<i64>, columns: bool) -> bool {
    let sizes = &vocabulary(&pad_of.part(), sizes);
    let (start, limit) = (pad_of.low.clone(), pad_of.limits());
    let rows = Rows { columns, ..Rows::new(pad_of.to.shape.clone(), start, limit, sizes) };
    let b = Builder::before(op);
    // A loss that reads a slice of logits that are arguments stays one.
    let read = |v: Val| v.uses().into_iter().any(|u| !u.owner.is(Kind::Pad));
    let stays = |op: &Op| rows.is_slice(*op) && read(op.result(0));
    if !rows.is_cut() || op.block().is_some_and(|block| block.ops().iter().any(stays)) {
        return false;
    }
    let all = rows.zero_outside(&b, op.operand(0));
    if let Some(all) = all.filter(|all| all.mlir_type() == op.result(0).mlir_type()) {
        op.result(0).replace_all_uses(all);
        return true;
    }
    false
}

/// The sizes of the largest vocabulary among `sizes` of a sliced value, before and after slicing: a loss that ends in a mean of a
/// softplus has a small one as wide as a batch is long.
fn vocabulary(slice_of: &Slice, sizes: &HashSet<i64>) -> HashSet<i64> {
    let (all, part) = (&slice_of.from.shape, slice_of.shape());
    let of_dim = |dim: usize| [all[dim], part[dim]].into_iter().filter(|size| sizes.contains(size));
    let columns = (0..all.len()).filter(|dim| of_dim(*dim).next().is_some()).max_by_key(|dim| all[*dim]);
    columns.into_iter().flat_map(of_dim).collect()
}

impl<'a> Rows<'a> {
    fn new(all: Vec<i64>, start: Vec<i64>, limit: Vec<i64>, sizes: &'a HashSet<i64>) -> Rows<'a> {
        let mut rows = Rows { all, start, limit, sizes, logits: 0, columns: false };
        rows.logits = rows.part().iter().product();
        rows
    }

    fn part(&self) -> Vec<i64> {
        self.start.iter().zip(&self.limit).map(|(s, l)| l - s).collect()
    }

    fn is_cut_along(&self, dim: usize) -> bool {
        self.start[dim] != 0 || self.limit[dim] != self.all[dim]
    }

    fn is_vocabulary(&self, dim: usize) -> bool {
        let part = self.limit[dim] - self.start[dim];
        self.sizes.contains(&self.all[dim]) || self.sizes.contains(&part)
    }

    /// True if rows are cut off, some are left, and no vocabulary is sliced that must not be.
    fn is_cut(&self) -> bool {
        let cut: Vec<usize> = (0..self.all.len()).filter(|d| self.is_cut_along(*d)).collect();
        let part = self.part();
        let few = |d: usize| self.start[d] == 0 && self.all[d] - part[d] <= part[d] / MOST_CUT;
        !cut.is_empty()
            && cut.iter().all(|d| part[*d] > 0 && (!self.is_vocabulary(*d) || self.columns && few(*d)))
            && (0..part.len()).any(|d| self.is_vocabulary(d))
    }

    /// True if one row is left along a sliced dimension.
    fn is_single(&self) -> bool {
        (0..self.all.len()).any(|d| self.is_cut_along(d) && self.limit[d] - self.start[d] == 1)
    }

    /// The same rows of a value whose dimension `i` is dimension `dims[i]`, or no sliced one.
    fn moved(&self, dims: impl IntoIterator<Item = (Option<usize>, i64)>) -> Rows<'a> {
        let mut moved = Rows { all: vec![], start: vec![], limit: vec![], ..*self };
        for (dim, extent) in dims {
            let [all, start, limit] = match dim {
                Some(d) => [self.all[d], self.start[d], self.limit[d]],
                None => [extent, 0, extent],
            };
            moved.all.push(all);
            moved.start.push(start);
            moved.limit.push(limit);
        }
        moved
    }

    /// The same rows of a value of this shape, equal up to unsliced unit dimensions.
    fn reshaped(&self, shape: &[i64]) -> Option<Rows<'a>> {
        if self.is_single() {
            return None;
        }
        let part = self.part();
        let mut dims = (0..part.len()).filter(|d| part[*d] != 1);
        let mut places = Vec::new();
        for extent in shape {
            let dim = if *extent == 1 { None } else { Some(dims.next()?) };
            dim.is_none_or(|d| part[d] == *extent).then_some(())?;
            places.push((dim, *extent));
        }
        dims.next().is_none().then(|| self.moved(places))
    }

    /// The same rows of the operand of a broadcast.
    fn before_broadcast(&self, broadcast: Op) -> Option<Rows<'a>> {
        let dims = broadcast.dims("broadcast_dimensions")?;
        let from = TensorType::of(broadcast.operand(0))?;
        let part = self.part();
        let place = |(i, d): (usize, &usize)| {
            let d = *d;
            ((from.shape[i] == part[d]).then_some(d), from.shape[i])
        };
        Some(self.moved(dims.iter().enumerate().map(place)))
    }

    /// A value for all rows of which `v` is this slice; the other rows are arbitrary.
    fn widen<'c>(&self, b: &Builder<'c>, v: Val<'c>) -> Option<Val<'c>> {
        let ty = TensorType::of(v)?;
        if ty.rank() == 0 || self.part() == self.all {
            return Some(v);
        }
        (ty.shape == self.part()).then_some(())?;
        if let Some(text) = splat(v) {
            return Some(b.splat(&TensorType::new(self.all.clone(), ty.elem), &text));
        }
        // A broadcast over the rows becomes one over all of them.
        let spreads = |op: Op| op.is(Kind::BroadcastInDim);
        let small = ty.elements() * 2 <= self.logits && !v.def().is_some_and(spreads);
        if small && !self.is_near_slice(v, NEAR) {
            return self.padded(b, v);
        }
        let op = v.def()?;
        if self.is_slice(op) {
            return Some(op.operand(0));
        }
        match op.kind() {
            Kind::Iota => {
                let dim = op.dim("iota_dimension")?;
                (self.start[dim] == 0).then(|| rebuilt(b, op, &[], &self.all)).flatten()
            }
            Kind::BroadcastInDim => {
                let dims = op.dims("broadcast_dimensions")?;
                let single = |d: usize| self.is_cut_along(d) && self.limit[d] - self.start[d] == 1;
                if (0..self.all.len()).any(|d| single(d) && !dims.contains(&d)) {
                    return self.widen_scatter(b, peel(v).def()?);
                }
                let from = self.before_broadcast(op)?.widen(b, op.operand(0))?;
                rebuilt(b, op, &[from], &self.all)
            }
            Kind::Reshape => {
                let Some(from) = self.reshaped(&TensorType::of(op.operand(0))?.shape) else {
                    return self.widen_scatter(b, op.operand(0).def()?);
                };
                let from = from.widen(b, op.operand(0))?;
                rebuilt(b, op, &[from], &self.all)
            }
            Kind::Transpose => {
                let order = op.dims("permutation")?;
                let place = |d: usize| order.iter().position(|from| *from == d);
                let from = self.moved((0..order.len()).map(|d| (place(d), 0)));
                let from = from.widen(b, op.operand(0))?;
                rebuilt(b, op, &[from], &self.all)
            }
            Kind::Scatter => self.widen_scatter(b, op),
            // Over unsliced dimensions, as in a broadcast's gradient.
            Kind::Reduce if op.num_operands() == 2 => {
                let over = op.dims("dimensions")?;
                let shape = TensorType::of(op.operand(0))?.shape;
                let mut kept = 0..self.all.len();
                let place = |(d, extent): (usize, &i64)| {
                    (if over.contains(&d) { None } else { kept.next() }, *extent)
                };
                let from = self.moved(shape.iter().enumerate().map(place));
                let from = from.widen(b, op.operand(0))?;
                rebuilt(b, op, &[from, op.operand(1)], &self.all)
            }
            _ if is_elementwise(op) || op.is(Kind::ShardingConstraint) => {
                let operands: Option<Vec<Val>> = op.operands().map(|v| self.widen(b, v)).collect();
                rebuilt(b, op, &operands?, &self.all)
            }
            _ => None,
        }
    }

    /// `v` padded with zeros.
    fn padded<'c>(&self, b: &Builder<'c>, v: Val<'c>) -> Option<Val<'c>> {
        let high: Vec<i64> = self.all.iter().zip(&self.limit).map(|(all, limit)| all - limit).collect();
        pad(b, v, &self.start, &high)
    }

    /// True if `op` is a slice of these rows.
    fn is_slice(&self, op: Op) -> bool {
        let same = |s: Slice| s.from.shape == self.all && s.start == self.start && s.limit == self.limit;
        Slice::of(op).is_some_and(same)
    }

    /// True if `v` is computed from a slice of these rows by a few operations.
    fn is_near_slice(&self, v: Val, depth: usize) -> bool {
        let Some(op) = v.def().filter(|_| depth > 0) else { return false };
        if self.is_slice(op) {
            return true;
        }
        let operand_rows = match op.kind() {
            Kind::BroadcastInDim => self.before_broadcast(op),
            Kind::Reshape => TensorType::of(op.operand(0)).and_then(|from| self.reshaped(&from.shape)),
            _ if is_elementwise(op) => Some(self.clone()),
            _ => None,
        };
        operand_rows.is_some_and(|rows| {
            op.operands().any(|v| {
                TensorType::of(v).is_some_and(|ty| ty.shape == rows.part())
                    && rows.is_near_slice(v, depth - 1)
            })
        })
    }

    /// The rows without dimension `axis`.
    fn without(&self, axis: usize) -> Rows<'a> {
        self.moved((0..self.all.len()).filter(|d| *d != axis).map(|d| (Some(d), 0)))
    }

    /// A value for all rows of which `v` is this slice, with 0 in the others.
    fn zero_outside<'c>(&self, b: &Builder<'c>, v: Val<'c>) -> Option<Val<'c>> {
        let all = self.widen(b, v)?;
        let cuts_columns = (0..self.all.len()).any(|d| self.is_cut_along(d) && self.is_vocabulary(d));
        let adds_to_nothing = |op: Op<'c>| {
            // An id may be that of a column that is cut off.
            !cuts_columns
                && splat_number(op.operand(0)) == Some(0.0)
                && self.one_hot(op).is_some_and(|(_, (_, set))| !set)
        };
        if peel(v).def().is_some_and(adds_to_nothing) {
            return Some(all);
        }
        self.chosen(b, all, zero_text(TensorType::of(all)?.elem))
    }

    /// `all` with a literal in the rows that were cut off.
    fn chosen<'c>(&self, b: &Builder<'c>, all: Val<'c>, outside: &str) -> Option<Val<'c>> {
        let ty = TensorType::of(all)?;
        let outside = b.splat(&ty, outside);
        let is_column = |d: &usize| self.is_vocabulary(*d);
        let (columns, cut): (Vec<usize>, Vec<usize>) =
            (0..self.all.len()).filter(|d| self.is_cut_along(*d)).partition(is_column);
        let mut chosen = all;
        for d in columns {
            let column = b.iota(&TensorType::new([self.all[d]], Elem::I32), 0);
            let limit = b.int(&TensorType::new([self.all[d]], Elem::I32), self.limit[d]);
            let inside = b.compare(Direction::Lt, column, limit);
            let inside = b.broadcast(inside, &self.all, &[d]);
            chosen = b.one(Kind::Select, &[inside, chosen, outside], &[], &ty);
        }
        if cut.is_empty() {
            return Some(chosen);
        }
        let rows = self.moved(cut.iter().map(|d| (Some(*d), 0)));
        let inside = b.splat(&TensorType::new(rows.part(), Elem::I1), "true");
        let inside = b.broadcast(rows.padded(b, inside)?, &self.all, &cut);
        Some(b.one(Kind::Select, &[inside, chosen, outside], &[], &ty))
    }
}
