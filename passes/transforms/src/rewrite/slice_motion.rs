//! `slice(f(x)) -> f(slice(x))` for an elementwise `f`, a product, a broadcast or a transpose, and `f(pad(x)) -> pad(f(x))` for an
//! `f` that is linear in its operand.
//!
//! The product of a pad's zero and any number counts as zero: where the program's own `0 * x` is NaN, for a non-finite `x` in a row
//! or column that it cuts off, the result has no NaN.

use crate::rewrite::cleanup::is_pure;
use crate::rewrite::slices::{pad, slice};
use grpo_dataflow::index_map::to_result;
use grpo_dataflow::{is_sum, splat_number};
use grpo_ir::{Builder, Kind, Op, TensorType, Val, dot_dims};
use grpo_recognize::tile::is_elementwise;
use rustc_hash::FxHashSet as HashSet;

/// A slice with unit strides.
#[derive(Clone, Debug)]
pub struct Slice {
    pub from: TensorType,
    pub start: Vec<i64>,
    pub limit: Vec<i64>,
}

/// A pad with zeros at the edges.
#[derive(Clone, Debug)]
pub struct Pad {
    pub to: TensorType,
    pub from: TensorType,
    pub low: Vec<i64>,
    high: Vec<i64>,
}

/// A copy of `op` with other operands and another result shape (same element type).
pub(crate) fn rebuilt<'c>(
    b: &Builder<'c>,
    op: Op<'c>,
    operands: &[Val],
    shape: &[i64],
) -> Option<Val<'c>> {
    let elem = TensorType::of(op.result(0))?.elem;
    let copy = op.clone_op();
    b.insert_op(copy);
    for (i, v) in operands.iter().enumerate() {
        copy.set_operand(i, *v);
    }
    copy.result(0).set_type(TensorType::new(shape, elem).mlir(b.context));
    Some(copy.result(0))
}

impl Slice {
    /// Matches a `stablehlo.slice` with unit strides.
    pub fn of(op: Op) -> Option<Slice> {
        if !op.is(Kind::Slice) || op.ints("strides")?.iter().any(|s| *s != 1) {
            return None;
        }
        Some(Slice {
            from: TensorType::of(op.operand(0))?,
            start: op.ints("start_indices")?,
            limit: op.ints("limit_indices")?,
        })
    }

    pub fn shape(&self) -> Vec<i64> {
        self.start.iter().zip(&self.limit).map(|(s, l)| l - s).collect()
    }

    /// True if another slice takes the same part of the same shape.
    pub(crate) fn is_like(&self, other: &Slice) -> bool {
        (&self.from.shape, &self.start, &self.limit) == (&other.from.shape, &other.start, &other.limit)
    }

    /// True if the result has a dimension in `sizes`, and others.
    pub fn touches(&self, sizes: &HashSet<i64>) -> bool {
        let shape = self.shape();
        shape.iter().filter(|d| **d > 1).count() > 1 && shape.iter().any(|d| sizes.contains(d))
    }

    /// The unsliced sizes of dimensions that have one of `sizes` after slicing.
    pub(crate) fn cut_sizes(&self, sizes: &HashSet<i64>) -> Vec<i64> {
        let shape = self.shape();
        (0..shape.len()).filter(|d| sizes.contains(&shape[*d])).map(|d| self.from.shape[d]).collect()
    }

    /// Moves the slice before the operation that defines its operand. Returns false if that is not possible.
    pub fn rewrite(&self, op: Op) -> bool {
        let v = op.operand(0);
        let Some(def) = v.def().filter(|d| d.block() == op.block() && is_pure(*d)) else {
            return false;
        };
        // Other users of the whole value would make it be computed twice.
        let only_slices = v.uses().iter().all(|u| u.owner.is(Kind::Slice));
        let cheap = matches!(def.kind(), Kind::BroadcastInDim | Kind::Convert);
        if !only_slices && !cheap {
            return false;
        }
        let b = Builder::before(op);
        let new = match def.kind() {
            Kind::DotGeneral | Kind::BroadcastInDim | Kind::Transpose => self.through_dims(&b, def),
            _ if is_elementwise(def) || def.is(Kind::ShardingConstraint) => {
                self.through_elementwise(&b, def)
            }
            _ => None,
        };
        match new {
            Some(new) => {
                op.result(0).replace_all_uses(new);
                true
            }
            None => false,
        }
    }

    fn through_elementwise<'c>(&self, b: &Builder<'c>, def: Op<'c>) -> Option<Val<'c>> {
        let mut operands = Vec::new();
        for v in def.operands() {
            let ty = TensorType::of(v)?;
            operands.push(if ty.rank() == 0 && self.from.rank() > 0 {
                v
            } else {
                slice(b, v, &self.start, &self.limit)?
            });
        }
        rebuilt(b, def, &operands, &self.shape())
    }

    /// The operands of a broadcast, a transpose or a matmul are sliced along the dimensions that become those of the result.
    fn through_dims<'c>(&self, b: &Builder<'c>, def: Op<'c>) -> Option<Val<'c>> {
        let sliced = |(operand, v): (usize, Val<'c>)| {
            let mut limit = TensorType::of(v)?.shape;
            let mut start = vec![0; limit.len()];
            for dim in 0..start.len() {
                if let Some(at) = to_result(def, operand, dim) {
                    (start[dim], limit[dim]) = (self.start[at], self.limit[at]);
                }
            }
            slice(b, v, &start, &limit)
        };
        let operands: Vec<Val> = def.operands().enumerate().map(sliced).collect::<Option<_>>()?;
        rebuilt(b, def, &operands, &self.shape())
    }
}

impl Pad {
    /// Matches a `stablehlo.pad` with zeros and without interior or negative padding.
    pub fn of(op: Op) -> Option<Pad> {
        if !op.is(Kind::Pad) || splat_number(op.operand(1)) != Some(0.0) {
            return None;
        }
        let low = op.ints("edge_padding_low")?;
        let high = op.ints("edge_padding_high")?;
        let interior = op.ints("interior_padding")?;
        if interior.iter().any(|i| *i != 0) || low.iter().chain(&high).any(|p| *p < 0) {
            return None;
        }
        let (from, to) = (TensorType::of(op.operand(0))?, TensorType::of(op.result(0))?);
        Some(Pad { from, to, low, high })
    }

    /// True if another pad adds zeros at the same places of the same shape.
    pub(crate) fn is_like(&self, other: &Pad) -> bool {
        self.low == other.low && self.high == other.high && self.from.shape == other.from.shape
    }

    /// True if the operand has a dimension in `sizes`, and others.
    pub fn touches(&self, sizes: &HashSet<i64>) -> bool {
        self.from.shape.iter().filter(|d| **d > 1).count() > 1
            && self.from.shape.iter().chain(&self.to.shape).any(|d| sizes.contains(d))
    }

    /// The slice that inverts the pad.
    pub fn part(&self) -> Slice {
        Slice { from: self.to.clone(), start: self.low.clone(), limit: self.limits() }
    }

    pub fn limits(&self) -> Vec<i64> {
        (0..self.low.len()).map(|d| self.low[d] + self.from.shape[d]).collect()
    }

    /// The slice of another value of the padded shape at the place of the operand.
    fn inside<'c>(&self, b: &Builder<'c>, v: Val<'c>) -> Option<Val<'c>> {
        let ty = TensorType::of(v)?;
        if ty.rank() == 0 && self.to.rank() > 0 {
            return Some(v);
        }
        slice(b, v, &self.low, &self.limits())
    }

    fn is_padded(&self, dim: usize) -> bool {
        self.low[dim] != 0 || self.high[dim] != 0
    }
}

/// Moves a pad after each of its users where that preserves the meaning. Returns whether anything changed.
pub(crate) fn sink_pad(op: Op, pad_of: &Pad, sizes: &mut HashSet<i64>) -> bool {
    let mut changed = false;
    for u in op.result(0).uses() {
        // Users that were replaced before wait for cleanup.
        if u.owner.block() != op.block() || u.owner.num_results() != 1 || u.owner.result(0).is_unused() {
            continue;
        }
        let b = Builder::before(u.owner);
        if let Some(new) = through_user(&b, op, pad_of, u.owner, u.index) {
            if new.mlir_type() != u.owner.result(0).mlir_type() {
                continue;
            }
            u.owner.result(0).replace_all_uses(new);
            let cut = |d: &usize| sizes.contains(&pad_of.from.shape[*d]);
            let uncut: Vec<i64> =
                (0..pad_of.to.rank()).filter(cut).map(|d| pad_of.to.shape[d]).collect();
            sizes.extend(uncut);
            changed = true;
        }
    }
    changed
}

fn through_user<'c>(
    b: &Builder<'c>,
    op: Op<'c>,
    p: &Pad,
    user: Op<'c>,
    index: usize,
) -> Option<Val<'c>> {
    let inner = op.operand(0);
    match user.kind() {
        Kind::Convert | Kind::Negate | Kind::ShardingConstraint => {
            let v = rebuilt(b, user, &[inner], &p.from.shape)?;
            pad(b, v, &p.low, &p.high)
        }
        Kind::Multiply | Kind::And => {
            let other = p.inside(b, user.operand(1 - index))?;
            let operands = if index == 0 { [inner, other] } else { [other, inner] };
            let v = rebuilt(b, user, &operands, &p.from.shape)?;
            pad(b, v, &p.low, &p.high)
        }
        Kind::Divide if index == 0 => {
            let other = p.inside(b, user.operand(1))?;
            let v = rebuilt(b, user, &[inner, other], &p.from.shape)?;
            pad(b, v, &p.low, &p.high)
        }
        Kind::Select if index > 0 => {
            let other = user.operand(3 - index);
            (splat_number(other) == Some(0.0)).then_some(())?;
            let pred = p.inside(b, user.operand(0))?;
            let other = p.inside(b, other)?;
            let operands = if index == 1 { [pred, inner, other] } else { [pred, other, inner] };
            let v = rebuilt(b, user, &operands, &p.from.shape)?;
            pad(b, v, &p.low, &p.high)
        }
        Kind::Add | Kind::Subtract => {
            let other = user.operand(1 - index).def()?;
            let q = Pad::of(other)?;
            q.is_like(p).then_some(())?;
            let theirs = other.operand(0);
            let operands = if index == 0 { [inner, theirs] } else { [theirs, inner] };
            let v = rebuilt(b, user, &operands, &p.from.shape)?;
            pad(b, v, &p.low, &p.high)
        }
        Kind::Transpose => through_dims(b, p, user, index, &[inner]),
        Kind::Reduce if index == 0 && is_sum(user) => {
            through_dims(b, p, user, index, &[inner, user.operand(1)])
        }
        Kind::DotGeneral => through_contraction(b, p, user, index, inner),
        _ => None,
    }
}

/// A user of padded operand `index`, computed from `operands` without the pad, and padded along the dimensions that the operand's become.
fn through_dims<'c>(
    b: &Builder<'c>,
    p: &Pad,
    user: Op<'c>,
    index: usize,
    operands: &[Val<'c>],
) -> Option<Val<'c>> {
    let mut shape = TensorType::of(user.result(0))?.shape;
    let (mut low, mut high) = (vec![0; shape.len()], vec![0; shape.len()]);
    for dim in 0..p.from.rank() {
        if let Some(at) = to_result(user, index, dim) {
            (low[at], high[at], shape[at]) = (p.low[dim], p.high[dim], p.from.shape[dim]);
        }
    }
    let v = rebuilt(b, user, operands, &shape)?;
    pad(b, v, &low, &high)
}

fn through_contraction<'c>(
    b: &Builder<'c>,
    p: &Pad,
    user: Op<'c>,
    index: usize,
    inner: Val<'c>,
) -> Option<Val<'c>> {
    let d = dot_dims(user)?;
    let ((batch, contract), (_, other_contract)) = (d.of(index), d.of(1 - index));
    let other = user.operand(1 - index);
    if batch.iter().any(|dim| p.is_padded(*dim)) || other == user.operand(index) {
        return None;
    }
    let oty = TensorType::of(other)?;
    let (mut start, mut limit) = (vec![0; oty.rank()], oty.shape.clone());
    for (mine, theirs) in contract.iter().zip(other_contract) {
        let (mine, theirs) = (*mine, *theirs);
        start[theirs] = p.low[mine];
        limit[theirs] = p.limits()[mine];
    }
    let other = slice(b, other, &start, &limit)?;
    let operands = if index == 0 { [inner, other] } else { [other, inner] };
    through_dims(b, p, user, index, &operands)
}
